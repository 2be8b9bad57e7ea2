### The words of the pages around the tables.

## New table

web-cancel = Cancelar
web-new-who = Quem joga
web-new-way = Que tipo de partida
web-new-variants = Variantes
web-new-variants-line = Cada opção, uma a uma
web-new-variants-own =
    { $count ->
        [one] 1 opção sua
       *[other] { $count } opções suas
    }
web-new-own = sua própria variante
web-seat-change = Trocar
web-seat-change-of = Trocar quem joga no lugar { $seat }
web-seat-choose = Quem joga no lugar { $seat }?
web-seat-people = Pessoas
web-seat-opponents = Adversários
web-seat-me-line = Você, nesta tela.
web-seat-hotseat-line = Vocês se revezam na mesma tela e desviam o olhar entre os turnos.
web-seat-open-line = Qualquer pessoa pode se sentar pelo salão.
web-seat-invited-line = Você recebe um link para enviar a uma amiga ou amigo.
web-seat-bot-line = Um robô joga aqui.
web-seed-line = O mesmo número distribui o mesmo jogo de novo.
web-sides-line = O lado A é para a primeira partida; o lado B muda como um local pontua.
web-sides-random = Sortear os lados

## Presets of the games

## Levels, and playing on from a replay
web-new-against = Você joga contra { $name }, que segue regras próprias.
web-level = Nível dos robôs
web-play-on-line = Uma nova mesa começa com a posição que você vê. A partida terminada fica como está.
web-play-on-seat = Seu lugar
web-play-on-others = Os demais

## Waiting room, lobby, account, settings and keyboard

web-waiting-table = Esta mesa
web-waiting-title = { $game }: esperando jogadores
web-waiting-free =
    { $count ->
        [one] Há um lugar livre
       *[other] Há { $count } lugares livres
    }
web-waiting-full = Todos chegaram
web-since = aberta { $when }
web-playing-since = começou { $when }
web-invite-anybody = Convide qualquer pessoa
web-invite-seat = Convide alguém para o lugar { $seat }
web-invite-line = Quem abre este link pode se sentar, sem conta.
web-share = Compartilhar
web-qr = Código QR do link
web-your-name = Seu nome
web-fact-minutes = { $minutes } min no relógio
web-fact-days =
    { $days ->
        [one] um dia no relógio
       *[other] { $days } dias no relógio
    }
web-quick-match = Partida rápida
web-lobby-empty-line = Abra uma mesa e envie o link a alguém, ou se aqueça contra os robôs.
web-lobby-begin = Abrir uma mesa
web-lobby-bots = Jogar contra robôs
web-account = Conta
web-account-have = Sua conta guarda suas partidas em todos os aparelhos.
web-account-why = O que uma conta traz
web-account-why-games = Suas partidas e notas em todos os aparelhos
web-account-why-figures = Estatísticas, seu histórico e um perfil só seu
web-account-why-rated = Partidas que valem classificação, a escada e as tabelas
web-account-why-private = Só um nome e uma senha: sem e-mail, e nada é mostrado sem a sua permissão
web-account-in-line = Que bom ver você de novo.
web-account-up-line = Bastam um nome e uma senha; não pedimos e-mail.
web-account-recover-line = Um dos códigos de recuperação da sua conta define uma nova senha.
web-account-to-in = Já tenho uma conta
web-account-to-up = Criar uma conta
web-account-to-recover = Esqueci minha senha
web-codes-title = Seus códigos de recuperação
web-codes-download = Baixar os códigos
web-log-out-line = Encerra a sessão neste aparelho.
web-log-out-everywhere-line = Encerra as sessões em todos os aparelhos.
web-delete-title = Apagar tudo
web-delete-line = Seu nome, suas notas, suas mensagens e suas preferências são apagados; robôs assumem seus lugares.
web-play-settings = Durante o jogo
web-on = Ligado
web-keys-line = Tudo pode ser jogado sem mouse.
web-keys-table = Em todas as mesas
web-keys-replay = Ao rever uma partida
web-key-zoom = mais perto, mais longe, tudo
web-key-pan = mover o mapa
web-key-next-place = ir ao próximo lugar oferecido
web-key-play-place = jogar ali
web-key-ends = ao início e ao fim

## The end of a game, and messages

web-unread =
    { $count ->
        [one] { $count } mensagem nova
       *[other] { $count } mensagens novas
    }
web-sheet = Folha de pontos
web-end-you-resigned = Você desistiu da partida.

## Front page, replays and rules

web-play-level = { $game }: escolha um nível
web-level-line-1 = Para a primeira partida: fácil de vencer.
web-level-line-2 = Joga bem e perdoa erros.
web-level-line-3 = Planeja à frente; você também precisa de um plano.
web-level-line-4 = Forte: acha quase todas as boas jogadas.
web-level-line-5 = O mais forte; é o que pensa mais.
web-first-title = Primeira vez aqui?
web-first-line = Aprenda um jogo numa primeira partida guiada: dez minutos, passo a passo.
web-outcome = Resultado
web-outcome-won = Vitória
web-outcome-lost = Derrota
web-outcome-imported = Importada
web-replays-none = Nenhuma partida corresponde a estes filtros.
web-rules-line = Todas as regras em palavras e imagens, com busca e impressão.
web-rules-about = Ilustrado, com todas as regras numeradas
