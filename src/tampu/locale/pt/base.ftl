## What went wrong

error-action-fields = Uma ação do tipo { $kind } tem os campos: { $known }.
error-action-number = { $action } não é número de ação; eles vão de 0 a { $most }.
error-action-values = Não existe a ação { $kind } com { $given }.
error-unknown-kind = Não existe tipo de ação chamado { $kind }.
error-choice-number = Não há a opção { $number }; escolha de 1 a { $most } ou digite a notação.
error-no-token = “{ $token }” não é uma jogada deste jogo. Digite um número ou a notação ao lado de uma opção; “help” explica mais.
error-file = { $file }: { $why }
error-file-exists = { $file } já existe; indique outro arquivo ou continue esse jogo com --resume.
error-needs-extra = Isto precisa de mais pacotes ({ $missing }): pip install "tampu[{ $extra }]".
error-no-folder = Não existe a pasta { $folder } para guardar { $file }; crie-a antes ou indique outra.
error-resume-alone = Um jogo guardado continua como começou: --resume não aceita --seats, --options, --seed nem --record.
error-resume-game = { $file } guarda um jogo de { $game }; omita o nome do jogo ou escreva esse.
error-no-secret = Este jogo não pode ser retomado aqui: o arquivo da semente { $file } falta ou não pode ser lido.
error-option-form = “{ $option }” não é uma opção; escreva nome=valor, separando várias com vírgulas.
error-option-value = { $option } não pode ser { $value } com { $seats } lugares; pode ser: { $known }.
error-unknown-option = { $game } não tem a opção { $option }; tem: { $known }.
error-seats = { $game } não pode ser jogado com { $seats } lugares, só com { $known }.
error-unknown-game = Não existe o jogo { $game }; existem: { $known }.
error-no-numpy = Este comando precisa do numpy; instale o tampu com o extra “tune”.
error-tune-workers = Um processo de trabalho foi encerrado, talvez por falta de memória.
error-unknown-bot = Não existe o robô “{ $spec }”; existem: { $known }.
error-bot-setting = “{ $setting }” não é um ajuste de “{ $spec }”; há: { $known }.
error-record-first-line = Isto não é um registro: um khipu começa com a linha “khipu” e seu formato.
error-record-binary = Isto não é um registro: um khipu é um arquivo de texto.
error-record-future = Este registro tem o formato { $format }; este Tampu lê formatos até { $known }.
error-record-past = Este registro tem o formato { $format }, que não é mais lido.
error-record-cut = O registro está cortado no meio da linha { $line }.
error-record-header = A linha { $line } do cabeçalho é desconhecida, repetida ou não é “nome: valor”.
error-record-missing = Falta “{ $field }” no cabeçalho.
error-record-values = O cabeçalho contém um valor que não pode ser lido.
error-record-line = A linha { $line } não é uma jogada: deve ser “número lugar notação”.
error-record-after-end = A linha { $line } está depois do fim do jogo.
error-record-rules = Este registro segue a versão { $version } das regras de { $game }; este Tampu tem a versão { $known }.
error-record-no-seed = A semente não foi revelada; não é possível verificar o sorteio.
error-record-commitment = Semente e sal não correspondem ao compromisso do cabeçalho.
error-record-over = Linha { $line }: o jogo já terminou aqui.
error-record-actor = Linha { $line }: é a vez de { $expected }.
error-record-token = Linha { $line }: “{ $token }” não é possível aqui{ $rule ->
    [none] .
   *[other] {" "}(regra { $rule }).
    }
error-record-fingerprint = Linha { $line }: a posição depois dela difere da registrada.
error-record-unfair = Linha { $line }: “{ $token }” não decorre da semente.
error-record-end = Linha { $line }: o fim do jogo difere, esperado “{ $expected }”.
error-record-truncated = A linha { $line } é a última, mas o cabeçalho diz que o jogo terminou: o registro está cortado.

## The command line

seat-name = Lugar { $seat }
cli-seat = Lugar
cli-bot = Robô
cli-chance = Sorte
cli-kind = Tipo
cli-choices = Opções
cli-total = Total
cli-rank = Posição
cli-language = Linguagem
cli-mean-score = Pontuação média
cli-win-share = Fração de vitórias
cli-interval = Intervalo de 95 %
cli-ms-per-decision = ms por decisão
cli-arena-progress = Jogando { $game }
cli-arena-total = { $games } partidas, { $decisions } decisões.
cli-dataset-total = { $file }: { $games } partidas, { $decisions } decisões, { $megabytes } MB.
cli-bench-name = Jogo, lugares (modo)
cli-bench-decisions = Decisões/s
cli-bench-games = Partidas/s
cli-bench-clones = Clones/s
cli-bench-branching = Opções
cli-game-facts = {"  "}{ $seats } jogadores, cerca de { $minutes } minutos, { $actions } ações; opções (padrão primeiro):
cli-feature = Traço
cli-weight = Peso
cli-perft = { $nodes } sequências de { $depth } decisões; opções da primeira decisão:
cli-replay-over = { $file }: em ordem, { $entries } jogadas, o jogo terminou.
cli-replay-running = { $file }: em ordem, { $entries } jogadas, o jogo ainda está em andamento.
cli-play-kept = Este jogo é guardado em { $file }
cli-play-resume = O jogo está guardado. Continue com: tampu play --resume { $file }
cli-play-curtain = O lugar { $seat } vem ao teclado; os outros não olham. Pressione Enter.
cli-play-prompt = {"número, notação ou help> "}
cli-play-no-undo = Nada a desfazer: algo novo foi revelado desde então, ou a jogada não foi sua.
cli-play-undone = O lugar { $seat } desfaz a última decisão.
cli-play-help = Digite o número de uma opção ou sua notação. Uma letra abre um grupo de opções. Comandos: undo (desfazer), log (registro), sheet (pontuação), help, quit (sair). O jogo é salvo após cada decisão.
cli-play-confirm = {"Enter continua, “undo” desfaz> "}
cli-play-more = … e mais { $more }: palavras da notação depois da letra escolhem entre elas, como “{ $example }”.
cli-play-none = Nenhuma opção deste grupo tem “{ $words }” na notação.
cli-play-hidden-draw = Um sorteio que você não pode ver ({ $token })
cli-play-hidden-choice = Uma escolha que você não pode ver ({ $token })

## Os níveis dos robôs

level-1 = Visitante
level-2 = Construtor
level-3 = Arquiteto
level-4 = Sapa Inca
