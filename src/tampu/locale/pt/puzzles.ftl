## Puzzles

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

## On the site

puzzle-title = Desafios
puzzle-lead = Uma jogada é claramente a melhor: encontre-a no tabuleiro. Cada desafio vem de uma partida e foi verificado por buscas longas que concordam. Sua primeira resposta conta para sua pontuação de desafios.
puzzle-one = Desafio
puzzle-task = A tarefa
puzzle-find = Encontre a melhor jogada
puzzle-find-line = É a sua vez. Uma jogada é claramente melhor que todas as outras.
puzzle-clue = Uma pista: o que a melhor jogada busca
puzzle-daily = Desafios do dia
puzzle-daily-solve = Resolver o desafio de hoje
puzzle-daily-solved = O desafio de hoje está resolvido
puzzle-train = Treinar
puzzle-all = Todos os desafios
puzzle-none = Nenhum jogo deste site tem desafios ainda.
puzzle-count = { $solved } de { $count } resolvidos
puzzle-shown = { $count ->
    [one] { $count } desafio
   *[other] { $count } desafios
}
puzzle-streak = { $days ->
    [one] Resolvido por { $days } dia seguido
   *[other] Resolvido por { $days } dias seguidos
}
puzzle-theme = Tema
puzzle-difficulty = Dificuldade
puzzle-status = Situação
puzzle-any = Todos
puzzle-easy = Fácil
puzzle-medium = Médio
puzzle-hard = Difícil
puzzle-solved = Resolvidos
puzzle-unsolved = Não resolvidos
puzzle-status-new = Ainda não tentado
puzzle-status-solved = Resolvido
puzzle-status-missed = Ainda não resolvido
puzzle-seats = { $seats } jogadores
puzzle-right = Certo!
puzzle-wrong = Não é a melhor jogada
puzzle-you-played = Você jogou: { $move }
puzzle-best = A melhor jogada:
puzzle-rating = Pontuação de desafios
puzzle-not-counted = Só a primeira resposta conta.
puzzle-next = Próximo desafio
puzzle-next-mistake = Próximo erro
puzzle-again = Tentar de novo
puzzle-mistakes = Seus erros
puzzle-mistakes-line = Decisões das suas partidas analisadas que mais custaram. O que você jogaria agora?
puzzle-mistakes-none = Analise uma das suas partidas terminadas, e as decisões mais caras viram exercícios aqui.
puzzle-mistake = Seu erro
puzzle-mistake-line = Na sua partida você escolheu “{ $played }” e perdeu { $loss } da sua chance de vencer. Encontre uma jogada melhor.
error-no-puzzle = Esse desafio não existe.
people-pace-puzzles = Desafios
