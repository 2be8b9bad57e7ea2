# Puzzles

cli-puzzles-theme = Tema
cli-puzzles-count = Desafios
cli-puzzles-rating = Dificuldade
cli-puzzles-made = { $file }: { $count } desafios de { $searched } decisões analisadas.
cli-puzzles-fell = { $id }: a busca agora prefere { $best } ({ $margin }).
cli-puzzles-checked = A resposta de { $standing } de { $count } desafios se mantém com { $times } vezes o orçamento.
error-puzzles-file = Este arquivo não contém desafios de { $game }.
error-puzzles-none = { $game } não tem desafios de regras que se possam jogar; tampu puzzles { $game } cria alguns.
error-puzzles-players = --players não indica nenhum robô; tente --players level:3,level:2.
error-puzzles-solver = { $spec } não consegue avaliar todas as jogadas de uma decisão; use um robô que planeja ou busca, como level:5, plan:width=8:replies=4 ou ismcts:nodes=1000.
error-puzzles-solo = Os desafios de { $game } precisam de pelo menos dois lugares.
error-puzzles-look = --look aceita uma porcentagem de 1 a 100.
error-puzzles-record = Um registro de { $other }, regras versão { $others }, não pode dar desafios de { $game }, regras versão { $version }.
