## A arena

cli-rating = Classificação
cli-games = Partidas
cli-arena-until-above = { $bot } ganha mais que { $threshold }: claro após { $games } partidas (intervalo { $low } – { $high }).
cli-arena-until-below = { $bot } ganha menos que { $threshold }: claro após { $games } partidas (intervalo { $low } – { $high }).
cli-arena-until-open = Se { $bot } ganha mais que { $threshold } não está claro após { $games } partidas (intervalo { $low } – { $high }).
cli-arena-fallbacks = Uma jogada sorteada substituiu { $bot } { $number } vezes; o registro diz por quê.

error-arena-bots = Um torneio precisa de pelo menos { $least } robôs, cada um indicado uma só vez.
error-arena-gauntlet = Um desafio precisa de ambos: --gauntlet SPEC e --against SPEC,SPEC.
error-arena-players = --players é para torneios; --seats indica um robô para cada lugar.
error-arena-folder-used = { $folder } contém outra coisa; indique uma pasta nova para os resultados.
error-arena-other-run = { $folder } contém os resultados de outra execução (diferem: { $differing }); indique outra pasta, ou os mesmos argumentos para continuar.
error-arena-busy = Outra execução está escrevendo em { $folder }; espere por ela, ou indique outra pasta.
error-arena-line = { $file }: a linha { $line } não é o resultado de uma partida.
error-arena-workers = Um processo de trabalho foi encerrado, talvez por falta de memória; com --out a execução continua de onde parou.
error-arena-no-ray = O Ray não está instalado: pip install 'tampu[arena]', ou omita --engine ray.
error-external-command = “{ $spec }” não indica um comando que possa ser executado; escreva external:COMANDO, ou external:ms=500:COMANDO.
