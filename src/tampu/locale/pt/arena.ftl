## The arena

cli-rating = Classificação
cli-games = Partidas
cli-arena-until-above = { $bot } ganha mais que { $threshold }: claro após { $games } partidas (intervalo { $low } – { $high }).
cli-arena-until-below = { $bot } ganha menos que { $threshold }: claro após { $games } partidas (intervalo { $low } – { $high }).
cli-arena-until-open = Se { $bot } ganha mais que { $threshold } não está claro após { $games } partidas (intervalo { $low } – { $high }).
cli-arena-fallbacks = { $number } jogadas de { $bot } foram substituídas por jogadas aleatórias; o registro diz por quê.
cli-bench-simulations = Simulações/s
cli-bench-ratio-decisions = Jogo aleatório: vezes mais rápido que
cli-bench-ratio-simulations = Busca: vezes mais simulações que
cli-bench-skipped = { $peer } foi omitido: { $why }

error-arena-bots = Um torneio precisa de pelo menos { $least } robôs diferentes.
error-arena-gauntlet = Um desafio precisa de ambos: --gauntlet SPEC e --against SPEC,SPEC.
error-arena-players = --players é para torneios; --seats indica um robô para cada lugar.
error-arena-folder-used = { $folder } não está vazia e não contém resultados; indique uma pasta nova.
error-arena-other-run = { $folder } contém os resultados de outra execução (diferem: { $differing }); indique outra pasta, ou os mesmos argumentos para continuar essa execução.
error-arena-busy = Outra execução está escrevendo em { $folder }; espere por ela, ou indique outra pasta.
error-arena-line = { $file }: a linha { $line } não é o resultado de uma partida.
error-arena-workers = Um processo de trabalho foi encerrado, talvez por falta de memória; uma execução com --out continua de onde parou.
error-arena-no-ray = O Ray não está instalado: pip install 'tampu[arena]', ou omita --engine ray.
error-external-command = “{ $spec }” não indica um comando que possa ser executado; escreva external:COMANDO, ou external:ms=500:COMANDO.
error-plugin-bot = “{ $spec }” não indica nenhum robô; escreva python:MÓDULO:NOME, onde NOME é chamado com o jogo e devolve um robô.

## O banco de ensaio para a investigação

cli-benchmark-task = Prova
cli-benchmark-pool = Adversários
cli-benchmark-opponent = Adversário
cli-benchmark-written = { $file }: { $score } na prova { $task }.
cli-benchmark-verified = { $file }: { $games } partidas são exatas; os adversários jogaram de novo { $asked } delas.
cli-benchmark-page = { $file } mostra { $results } resultados.
cli-benchmark-exploit = Uma política treinada contra { $bot } ganha { $share } das suas partidas (intervalo { $low } – { $high }).

error-no-rival = { $task } tem um só lugar: lá não se pode treinar uma política contra um bot.
error-unknown-task = Não há nenhuma prova “{ $task }”; as provas são { $known }.
error-benchmark-file = { $file } não contém resultados do benchmark.
error-benchmark-version = os resultados são da versão { $version } ou de outras regras; esta é a versão { $known }.
error-benchmark-games = as partidas não são as da prova { $task }.
error-benchmark-game = a partida { $number } (contra { $opponent }) não foi jogada assim.
error-benchmark-metrics = as medidas não decorrem das partidas da prova { $task }.

## A página da arena

arena-form-series = Série
arena-form-round-robin = Todos contra todos
arena-form-gauntlet = Desafio
arena-fact-games = Partidas
arena-fact-decisions = Decisões
arena-fact-seats = Lugares
arena-fact-seed = Semente
arena-fact-options = Opções
arena-ratings = Classificações
arena-ratings-note = Modelo de Bradley e Terry, 400 pontos para chances de dez contra um; a média é 0. As linhas são intervalos de 95%.
arena-matrix = Quem vence quem
arena-matrix-note = A fração de vitórias do robô à esquerda contra o de cima; uma vitória compartilhada é dividida.
arena-scores = Pontuações
arena-scores-note = A distribuição das pontuações finais de cada robô; a linha é a média.
arena-advantage = Lugares
arena-advantage-note = A fração de vitórias de cada lugar em todas as partidas, com seu intervalo de 95%; os pontos pequenos são robôs individuais. A linha tracejada é a fração justa.
arena-advantage-fixed = Os robôs não trocaram de lugar; por isso não é possível separar o efeito dos lugares do dos robôs.
arena-length = Duração de uma partida
arena-length-note = Decisões de todos os lugares juntos.
arena-pairings = Resultados
arena-pairing = Mesa
arena-command = Para repetir
