### As palavras do cliente web.

web-language = Idioma
web-theme = Tema
web-theme-light = Claro
web-theme-dark = Escuro
web-theme-system = Como no sistema
web-skip = Ir ao conteúdo
web-nav = Páginas
web-nav-play = Jogar
web-nav-lobby = Salão
web-nav-rules = Regras
web-nav-replays = Partidas
web-sign-in = Entrar
web-home = Página inicial
web-menu = Menu
web-close = Fechar
web-retry = Tentar de novo
web-loading = Um momento…
web-offline = Não foi possível falar com o Tampu. Verifique a conexão e tente de novo.
web-reconnecting = A conexão caiu; reconectando…
web-error = Algo deu errado.
web-lost = Não há nada neste endereço.
web-independent = Tampu é uma implementação independente; cada tabuleiro foi desenhado para ele.
web-keyboard = Teclado
web-developers = Desenvolvedores
web-yes = Sim
web-no = Não
web-save = Salvar
web-saved = Salvo.
web-send = Enviar
web-copy = Copiar
web-copied = Copiado
web-you = Você
web-players = Jogadores
web-panel = Tudo de { $name }
web-points = Pontos
web-pair = { $label }: { $value }
web-parts = Partes da mesa

## Página inicial

web-hero = { $games ->
    [4] Quatro jogos de pedra e tecido
    [5] Cinco jogos de pedra e tecido
    [6] Seis jogos de pedra e tecido
    [one] Um jogo de pedra e tecido
   *[other] { $games } jogos de pedra e tecido
}
web-hero-line = Contra robôs ou com amigos, no navegador, sem conta.
web-games = Jogos
web-your-tables = Suas mesas
web-minutes = { $minutes } min
web-hours = { $hours } h
web-weight = Peso
web-weight-1 = bem leve
web-weight-2 = leve
web-weight-3 = médio
web-weight-4 = denso
web-weight-5 = pesado
web-play-now = Jogar já
web-set-up = Preparar
web-your-turn = Sua vez
web-your-turn-in = { $game }, sua vez
web-thinking = { $name } está pensando
web-waiting-players = Esperando jogadores
web-resume = Continuar
web-open = Abrir
web-watch = Assistir
web-join = Sentar

## Nova mesa e salão

web-new-table = Nova mesa
web-seats = Lugares
web-count-players =
    { $count ->
        [one] sozinho
       *[other] { $count } jogadores
    }
web-seat-me = Eu
web-seat-bot = Robô, { $level }
web-seat-hotseat = Alguém nesta tela
web-seat-open = Lugar livre
web-seat-invited = Alguém, por link
web-name = Nome
web-options = Opções
web-option-start_player = Quem começa
web-time = Tempo e companhia
web-pace = Ritmo
web-kind-live = Ao vivo
web-kind-by_turns = Por turnos, ao longo de dias
web-clock = Relógio
web-clock-none = Sem relógio
web-clock-calm = 2 minutos por turno, só para orientar
web-clock-bank = 20 minutos cada, mais 15 segundos por decisão
web-clock-days = 3 dias cada, mais 12 horas por decisão
web-visibility = Quem pode assistir
web-visibility-public = Todos
web-visibility-link = Quem tem o link
web-visibility-private = Só os jogadores
web-seed = Semente
web-seed-none = ao acaso
web-allow-hints = Dicas permitidas
web-start = Começar
web-open-table = Abrir a mesa
web-start-bots = Começar já, com robôs nos lugares livres
web-leave = Sair
web-invite-link = Link para o amigo
web-invited = Você foi convidado para esta mesa.
web-lobby-open = Mesas com lugares livres
web-lobby-empty = Ninguém está esperando no momento.
web-lobby-running = Partidas para assistir
web-level-random = aleatório
web-level-greedy = firme
web-level-ismcts = pensativo
web-bot = robô, { $level }
web-bot-for = um robô joga, { $level }
web-connected = presente
web-disconnected = ausente
web-resigned = desistiu

## Mesa

web-board = Tabuleiro
web-prompt = O que se pergunta
web-choices = Escolhas
web-other = Outra coisa
web-notation = Digite uma jogada
web-notation-help = Como digitar jogadas
web-notation-line = Digite uma jogada com as palavras de uma escolha, ou em notação, como o registro a copia, em maiúsculas ou minúsculas. Agora você pode digitar, por exemplo:
web-undo = Desfazer
web-redo = Refazer
web-restart-turn = Recomeçar o turno
web-ends-undo-this = Depois desta jogada algo oculto é comprado e você não pode mais desfazer.
web-ends-undo-some = Algumas jogadas compram algo oculto. Depois delas você não pode mais desfazer.
web-confirm = Confirmar
web-confirm-turn = Pronto? Sua vez vai passar.
web-undo-asked = { $name } pede para desfazer uma jogada.
web-hint = Dica
web-over = A partida acabou
web-over-line = A partida acabou.
web-round = Rodada { $now } de { $of }
web-final-scoring = Pontuação final
web-resign = Desistir
web-resign-sure = Quer desistir desta partida?
web-card-hidden = Carta virada para baixo
web-tab-board = Tabuleiro
web-tab-players = Jogadores
web-tab-log = Registro
web-tab-chat = Conversa
web-tab-notes = Notas
web-chat-empty = Ninguém disse nada ainda.
web-chat-off = Não há conversa nesta mesa.
web-chat-say = Diga algo
web-notes-private = Notas para você; ninguém mais as lê
web-log-undo = { $who } desfez uma jogada
web-log-resign = { $who } desistiu
web-log-seat = Um lugar mudou de mãos
web-log-ask_undo = { $who } pediu para desfazer uma jogada
web-log-answer_undo = { $who } respondeu
web-curtain = { $name }, é a sua vez
web-curtain-line = A tela vai para { $name }.
web-curtain-look-away = Os outros olham para o lado.
web-curtain-show = Mostrar a mesa

## Fim

web-you-won = Você venceu
web-won =
    { $count ->
        [one] { $names } venceu
       *[other] { $names } dividem a vitória
    }
web-end-resigned =
    { $count ->
        [one] { $names } desistiu da partida.
       *[other] { $names } desistiram da partida.
    }
web-category = Categoria
web-total = Total
web-rank = Posição
web-tied = Pontos iguais: a ordem segue o desempate das regras.
web-graph = Pontos ao longo do tempo
web-rematch = Revanche
web-replay = Rever
web-record = Gravação

## Rever

web-import = Importar uma gravação
web-replays-empty = Nenhuma partida terminada ainda
web-replays-line = Todas as partidas que você terminou, jogada a jogada: reveja, analise, continue a partir de qualquer ponto.
web-replays-what = As partidas que você termina ficam guardadas aqui. Até lá, veja o que outros jogaram ou importe a gravação de uma partida.
web-move = Jogada
web-first = Ao início
web-last = Ao fim
web-back = Uma jogada atrás
web-forward = Uma jogada adiante
web-play = Reproduzir
web-pause = Pausar
web-speed = Velocidade
web-point-of-view = Ponto de vista
web-spectator = Espectador
web-spoilers = Mostrar o resultado
web-play-on = Jogar a partir daqui
web-copy-link = Copiar link

## Regras, teclado, ajustes

web-rules-of = Regras de { $game }
web-rules-search = Procurar nas regras
web-key-choose = fazer a escolha com este número
web-key-drop = largar uma escolha pela metade, ou pular a animação
web-key-undo = desfazer
web-key-redo = refazer
web-key-confirm = confirmar o turno
web-key-hint = pedir uma dica
web-key-type = digitar uma jogada
web-key-rules = abrir e fechar as regras
web-key-replay = uma jogada atrás ou adiante, ao rever uma partida
web-key-play = reproduzir e pausar, ao rever uma partida
web-key-all = listar todas as escolhas, ou só as que não estão no tabuleiro
web-settings = Ajustes
web-prefer-confirm_turns = Confirmar turnos
web-prefer-confirm_turns-help = Com outras pessoas e em partidas que valem classificação, a vez só passa quando você confirma. Contra robôs, você pode desfazer mesmo depois dos turnos deles.
web-prefer-sound = Som
web-prefer-sound-help = Duas notas suaves quando é a sua vez.
web-prefer-box_colours = Cores da caixa
web-prefer-box_colours-help = As cores do jogo impresso, quando ele tem as suas; as formas ficam.
web-prefer-reduced_motion = Menos movimento
web-prefer-reduced_motion-help = As peças aparecem no lugar sem viajar.
web-guest = Você joga como visitante. Uma conta guarda suas partidas em qualquer aparelho.
web-account-in = Entrar
web-account-up = Criar conta
web-account-recover = Recuperar
web-password = Senha
web-code = Código de recuperação
web-codes = Guarde estes códigos em lugar seguro. Só são mostrados agora; cada um define uma nova senha uma vez.
web-codes-renew = Substituir os códigos de recuperação
web-log-out = Sair da conta

## More of table and settings

web-ask-undo = Pedir para desfazer minha última decisão
web-mute = Silenciar { $name }
web-unmute = Ouvir todos de novo
web-password-old = Senha atual
web-password-new = Senha nova
web-password-change = Mudar a senha
web-log-out-everywhere = Sair em todos os aparelhos
web-log-set-up = Preparação
web-log-copy = Copiar como notação
web-not-here = Isso não é possível aqui.
web-symbols = Símbolos deste jogo
web-explain = O que é isto?
web-explain-mode = Clique em qualquer coisa, ou use Tab, para saber o que é.
web-explain-done = Pronto
web-tip-keep = Clique com o botão direito ou segure para manter aberto e ver a regra.
web-place-here = Colocar aqui
web-key-symbols = abrir os símbolos do jogo
web-key-explain = explicar o que for clicado
web-see-rule = Ver a regra
web-fewer-choices = Menos escolhas
web-all-choices = Todas as escolhas
web-on-board = Escolha no tabuleiro.
web-on-board-or-here = Escolha no tabuleiro, ou aqui:
web-delete-me = Apagar minha conta e meus dados
web-delete-sure = Seu nome, suas notas, suas mensagens e suas preferências serão apagados, e robôs assumirão seus lugares. Isso não pode ser desfeito.
web-turns-elsewhere = Quando é a sua vez
web-notify = Permitir notificações
web-notify-on = O sistema avisa quando uma mesa espera por você e o Tampu está aberto.
web-webhook = Webhook
web-webhook-help = Um endereço que é chamado quando uma partida por turnos espera por você; vazio para nenhum.
web-watching = Assistindo: { $names }
web-allow-chat = Conversa permitida
web-filter = Quais mesas
web-filter-game = Jogo
web-filter-all = todos
web-speed-none = Sem relógio
web-speed-fast = Até 10 minutos
web-speed-slow = Mais longo

## Hints and analysis

web-reasons = Razões, em pontos
web-chance = Chance de vitória
web-chance-short = vitória
web-hint-then = Depois, no mesmo turno:
web-hint-gain = Marca { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    } neste turno
web-hint-compared = Em relação às outras escolhas, em pontos:
web-hint-even = Vale quase o mesmo que a segunda melhor escolha.
web-hint-others = Outras escolhas
web-hint-play = Jogar isto
web-analysis = Análise
web-analysed = Decisões examinadas
web-analysed-of = { $done } de { $total }
web-analysis-line = Um robô examina cada decisão, sabendo só o que o jogador sabia.
web-analyse = Analisar
web-analysis-choose = Vá a uma decisão para ver o que um robô pensa dela.
web-played = Jogado
web-preferred = Um robô preferiria
web-preferred-same = Um robô teria jogado o mesmo.
web-accuracy = Precisão
web-accuracy-line = Quanto da chance de vitória das melhores jogadas foi mantido
web-inaccuracy = Imprecisão
web-mistake = Erro
web-blunder = Erro grave
web-inaccuracy-short = Imprecisas
web-mistake-short = Erros
web-blunder-short = Graves
web-moves-all = Todas as jogadas
web-moves-costly = Jogadas que custaram algo
web-moves-show-costly = Só as que custaram
web-moves-show-all = Mostrar todas
web-moves-none = Nenhuma jogada custou algo digno de nota.
web-preferred-lit = A jogada do robô está iluminada no tabuleiro.
web-no-choice = Não havia escolha.
web-loss = { $points ->
        [one] { $points } ponto de chance de vitória
       *[other] { $points } pontos de chance de vitória
    }
web-turning = { $points ->
        [one] Virada: { $name }, { $points } ponto de chance de vitória perdido
       *[other] Virada: { $name }, { $points } pontos de chance de vitória perdidos
    }
