## Errors

error-action-fields = Uma ação do tipo { $kind } tem os campos: { $known }.
error-action-number = { $action } não é o número de uma ação; os números vão de 0 a { $most }.
error-action-values = Não existe a ação { $kind } com { $given }.
error-unknown-kind = Não existe tipo de ação chamado { $kind }.
error-choice-number = Não há a opção { $number }; escolha de 1 a { $most } ou digite a notação.
error-no-token = “{ $token }” não é uma jogada deste jogo. Digite “help” para ver como se escrevem as jogadas.
error-file = { $file }: { $why }
error-no-records = { $folder } não tem arquivos que terminem em .khipu.
error-same-name = { $file } e { $other } seriam exportados para o mesmo arquivo.
error-file-exists = { $file } já existe; indique outro arquivo ou continue esse jogo com --resume.
error-needs-extra = Isto precisa de mais pacotes ({ $missing }): pip install "tampu[{ $extra }]".
error-no-folder = A pasta { $folder } para { $file } não existe; crie-a antes ou indique outra.
error-resume-alone = Um jogo salvo mantém suas opções: --resume não pode ser combinado com --seats, --options, --seed nem --record.
error-resume-game = { $file } é um jogo de { $game }; omita o nome do jogo ou indique { $game }.
error-no-secret = Este jogo não pode ser retomado aqui: o arquivo da semente { $file } falta ou não pode ser lido.
error-option-form = “{ $option }” não é uma opção; escreva nome=valor, separando várias com vírgulas.
error-option-value = { $option } não pode ser { $value } com { $seats } lugares; pode ser: { $known }.
error-position = Isto não é uma posição de { $game }.
error-unknown-option = { $game } não tem a opção { $option }; tem: { $known }.
error-seats = { $game } não pode ser jogado com { $seats } lugares, só com { $known }.
error-unknown-game = Não existe o jogo { $game }; existem: { $known }.
error-broken-game = O jogo { $game } do pacote { $package } não pode ser carregado: { $problem }
error-game-name = O pacote { $package } chama o seu jogo de { $game } e o seu ponto de entrada de { $point }; os dois precisam do mesmo nome.
error-no-numpy = Este comando precisa do numpy; instale o tampu com o extra “tune”.
error-weights = { $file } não é um arquivo de pesos escrito por tampu tune.
error-tune-workers = Um processo de trabalho foi encerrado, talvez por falta de memória.
error-unknown-bot = Não existe o robô “{ $spec }”; existem: { $known }.
error-bot-setting = “{ $setting }” não é um ajuste de “{ $spec }”; os ajustes são: { $known }.
error-record-first-line = Isto não é uma gravação: a primeira linha de um khipu é “khipu” e seu formato.
error-record-binary = Isto não é uma gravação: um khipu é um arquivo de texto.
error-record-future = Esta gravação tem o formato { $format }; este Tampu lê formatos até { $known }.
error-record-past = Esta gravação tem o formato { $format }, que não é mais aceito.
error-record-cut = A gravação está cortada no meio da linha { $line }.
error-record-header = A linha { $line } do cabeçalho é desconhecida, repetida ou não é “nome: valor”.
error-record-missing = Falta “{ $field }” no cabeçalho.
error-record-values = O cabeçalho contém um valor que não pode ser lido.
error-record-line = A linha { $line } não é uma entrada: uma entrada é “número lugar notação”.
error-record-after-end = A linha { $line } está depois do fim do jogo.
error-record-rules = Esta gravação segue a versão { $version } das regras de { $game }; este Tampu joga: { $known }.
error-record-no-seed = A gravação não contém a semente; não é possível verificar o sorteio.
error-record-commitment = Semente e sal não correspondem ao compromisso do cabeçalho.
error-record-over = Linha { $line }: o jogo já terminou aqui.
error-record-actor = Linha { $line }: é a vez de { $expected }.
error-record-token = Linha { $line }: “{ $token }” não é possível aqui{ $rule ->
    [none] .
   *[other] {" "}(regra { $rule }).
    }
error-record-fingerprint = Linha { $line }: a posição depois dela difere da gravada.
error-record-unfair = Linha { $line }: “{ $token }” não decorre da semente.
error-record-end = Linha { $line }: o fim do jogo difere, esperado “{ $expected }”.
error-record-truncated = A linha { $line } é a última, mas o cabeçalho diz que o jogo terminou: a gravação está cortada.

## The command line

seat-name = Lugar { $seat }
seat-did = { $you ->
        [yes] Você
       *[no] { $name }
    }
seat-you = você
amount-none = nada
cli-seat = Lugar
cli-bot = Robô
cli-kind = Tipo
cli-choices = Opções
cli-total = Total
cli-rank = Posição
cli-language = Linguagem
cli-mean-score = Pontuação média
cli-win-share = Fração de vitórias
cli-interval = Intervalo de 95%
cli-ms-per-decision = ms por decisão
cli-arena-progress = Jogando { $game }
cli-arena-total = { $games } partidas, { $decisions } decisões.
cli-dataset-total = { $file }: { $games } partidas, { $decisions } decisões, { $megabytes } MB.
cli-bench-name = Jogo, lugares (método)
cli-bench-decisions = Decisões/s
cli-bench-games = Partidas/s
cli-bench-clones = Clones/s
cli-bench-branching = Opções
cli-game-facts = {"  "}{ $seats } jogadores, cerca de { $minutes } minutos, { $actions } ações; opções (padrão primeiro):
cli-feature = Traço
cli-weight-early = Peso no início
cli-weight-late = Peso no fim
cli-tune-written = Os pesos estão em { $file }. Para usá-los, copie o arquivo para weights.json no pacote { $package }.
cli-perft = { $nodes } sequências de { $depth } decisões; opções da primeira decisão:
cli-export-progress = Exportando gravações
cli-replay-over = { $file }: verificado, { $entries } entradas, o jogo terminou.
cli-replay-running = { $file }: verificado, { $entries } entradas, o jogo ainda está em andamento.
cli-play-saved = Este jogo é salvo em { $file }
older-rules = Este jogo começou com a versão { $version } das regras e fica com ela; jogos novos têm a versão { $newest }.
cli-play-resume = O jogo está salvo. Continue com: tampu play --resume { $file }
cli-play-change-person = O lugar { $seat } vem ao teclado; os outros não olham. Pressione Enter.
cli-play-prompt = {"número, notação ou help> "}
cli-play-no-undo = Nada a desfazer: surgiu informação nova desde então, ou a decisão não foi sua.
cli-play-undone = O lugar { $seat } desfez a última decisão.
cli-play-help = Digite o número de uma opção ou sua notação. Uma letra lista um grupo de opções. Comandos: undo (desfazer), log (registro), sheet (pontuação), help, quit (sair). O jogo é salvo após cada decisão.
cli-play-confirm = {"Pressione Enter para continuar ou digite “undo” para desfazer> "}
cli-play-more = … e mais { $more }: digite palavras da notação depois da letra para filtrar, como “{ $example }”.
cli-play-none = Nenhuma opção deste grupo tem “{ $words }” na notação.

## The levels

level-1 = Visitante
level-2 = Construtor
level-3 = Arquiteto
level-4 = Sapa Inca
level-5 = Pachacuti

## The named opponents, a sentence about each, and their temperaments

opponent-cuy = Cuy
opponent-cuy-line = Junta provisões para o inverno e muitas vezes se esquece de usá-las.
opponent-vizcacha = Viscacha
opponent-vizcacha-line = Constrói onde bate o sol e quase nunca olha para os seus planos.
opponent-llama = Lhama
opponent-llama-line = Carrega pedra após pedra e constrói uma posição sólida.
opponent-fox = Raposa
opponent-fox-line = Espera pelo que você deixa aberto e toma para si.
opponent-ibis = Íbis
opponent-ibis-line = Lê o tabuleiro inteiro antes de cada turno.
opponent-puma = Puma
opponent-puma-line = Ataca onde você está na frente e só depois pensa na própria casa.
opponent-condor = Condor
opponent-condor-line = Vê o vale inteiro e o seu próximo turno.
opponent-amaru = Amaru
opponent-amaru-line = A velha serpente dos lagos: paciente e difícil de surpreender.
temperament-builder = construtor
temperament-hoarder = acumulador
temperament-raider = saqueador
temperament-steady = equilibrado
cli-new-game = O jogo { $game } está na pasta { $folder }. Depois: pip install -e { $folder } && tampu check { $game } && tampu play { $game }
cli-check-passed = { $game } passou em todas as { $checks } verificações.
cli-check-failed = { $game } falhou em { $problems } de { $checks } verificações.
error-game-id = “{ $game }” não pode ser o id de um jogo: use de 2 a 31 letras minúsculas, algarismos e _, começando por uma letra.
error-folder-exists = A pasta { $folder } já existe.
error-unknown-check = Não existe a verificação “{ $check }”. As verificações são: { $known }.
