## Puzzles

cli-puzzles-theme = Tema
cli-puzzles-count = Problemas
cli-puzzles-rating = Dificuldade
cli-puzzles-made = { $file }: { $count } problemas de { $searched } decisões analisadas.
cli-puzzles-fell = { $id }: a busca agora prefere { $best } ({ $margin }).
cli-puzzles-checked = A resposta de { $standing } de { $count } problemas se mantém com { $times } vezes o orçamento.
error-puzzles-file = Este arquivo não contém problemas de { $game }.
error-puzzles-none = Não há problemas de { $game } com regras que se possam jogar; tampu puzzles { $game } cria alguns.
error-puzzles-players = --players não indica nenhum robô; tente --players level:3,level:2.
error-puzzles-solver = { $spec } não consegue avaliar todas as jogadas de uma decisão; use um robô que planeja ou busca, como level:5, plan:width=8:replies=4 ou ismcts:nodes=1000.
error-puzzles-solo = Os problemas de { $game } precisam de pelo menos dois lugares.
error-puzzles-look = --look aceita uma porcentagem de 1 a 100.
error-puzzles-record = Uma gravação de { $other }, regras versão { $others }, não pode dar problemas de { $game }, regras versão { $version }.

## On the site

puzzles-title = Problemas
puzzles-lead = Uma jogada é claramente a melhor: encontre-a no tabuleiro. Cada problema vem de uma partida e foi verificado por buscas longas que concordam. Sua primeira resposta conta para sua classificação em problemas.
puzzles-one = Problema
puzzles-task = A tarefa
puzzles-find = Encontre a melhor jogada
puzzles-find-line = É a sua vez. Uma jogada é claramente melhor que todas as outras.
puzzles-clue = Uma pista: o que a melhor jogada busca
puzzles-daily = Problemas do dia
puzzles-daily-solve = Resolver o de hoje
puzzles-daily-solved = O problema de hoje está resolvido
puzzles-train = Treinar
puzzles-all = Todos os problemas
puzzles-none = Ainda não há problemas para resolver neste site.
puzzles-count = { $solved } de { $count } resolvidos
puzzles-shown = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}
puzzles-streak = { $days ->
    [one] Resolvido por { $days } dia seguido
   *[other] Resolvido por { $days } dias seguidos
}
puzzles-list = Todos os problemas deste tema
puzzles-theme = Tema
puzzles-difficulty = Dificuldade
puzzles-status = Situação
puzzles-any = Todos
puzzles-easy = Fácil
puzzles-medium = Médio
puzzles-hard = Difícil
puzzles-solved = Resolvidos
puzzles-unsolved = Não resolvidos
puzzles-status-new = Ainda não tentado
puzzles-status-solved = Resolvido
puzzles-status-missed = Ainda não resolvido
puzzles-seats = { $seats } jogadores
puzzles-right = Certo!
puzzles-wrong = Não é a melhor jogada
puzzles-you-played = Você jogou: { $move }
puzzles-best = A melhor jogada:
puzzles-rating = Classificação em problemas
puzzles-not-counted = Só a primeira resposta conta.
puzzles-next = Próximo problema
puzzles-next-mistake = Próximo erro
puzzles-again = Tentar de novo
puzzles-mistakes = Seus erros
puzzles-mistakes-line = Decisões das suas partidas analisadas que mais custaram. O que você jogaria agora?
puzzles-mistakes-none = Analise uma das suas partidas terminadas, e as decisões mais caras viram exercícios aqui.
puzzles-mistake = Seu erro
puzzles-mistake-line = Na sua partida você escolheu “{ $played }” e perdeu { $loss } da sua chance de vencer. Encontre uma jogada melhor.
error-no-puzzle = Esse problema não existe.
people-pace-puzzles = Problemas
people-leaderboard-empty-puzzles = Ninguém respondeu ainda a cinco problemas.
people-unrated-puzzles = Você ainda não tem classificação aqui. Resolva um problema.
people-rated-puzzles =
    { $games ->
        [one] { $games } problema
       *[other] { $games } problemas
    }
