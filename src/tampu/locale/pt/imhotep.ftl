imhotep-title = Imhotep: o construtor do Egito

## Options

imhotep-option-sides = O lado impresso de cada local, cinco letras A ou B na ordem mercado, pirâmides, templo, câmara mortuária, obeliscos; ou aleatório (random).
imhotep-option-wrath = A fúria do faraó: quem não tiver pedra em algum dos quatro monumentos no fim perde 5 pontos.
imhotep-option-gains = Se a escolha no mercado e os bônus das pirâmides B podem ser recusados ou são sempre recebidos.
imhotep-option-start_player = O lugar que joga primeiro, ou aleatório (random).
imhotep-sides-AAAAA = tudo A
imhotep-sides-BBBBB = tudo B
imhotep-sides-random = aleatório
imhotep-gains-may = podem ser recusados
imhotep-gains-forced = sempre recebidos
imhotep-start_player-random = aleatório

## Chapters of the rules

imhotep-chapter-components = Componentes
imhotep-chapter-options = Opções
imhotep-chapter-setup = Preparação
imhotep-chapter-rounds = Estrutura da rodada
imhotep-chapter-turn = Turno e ações
imhotep-chapter-unloading = Descarregar
imhotep-chapter-market = Mercado
imhotep-chapter-pyramids = Pirâmides
imhotep-chapter-temple = Templo
imhotep-chapter-burial = Câmara mortuária
imhotep-chapter-obelisks = Obeliscos
imhotep-chapter-cards = Cartas
imhotep-chapter-wrath = A fúria do faraó
imhotep-chapter-scoring = Fim de jogo e pontuação
imhotep-chapter-decisions = Decisões e sorteios
imhotep-chapter-edge_cases = Casos especiais
imhotep-chapter-corrections = Correções ao texto impresso
imhotep-chapter-invariants = O que sempre vale
imhotep-chapter-notation = Notação

## Actions

imhotep-do-get = Receber novas pedras
imhotep-do-load = Colocar uma pedra no navio { $ship }, espaço { $space }
imhotep-do-sail = Navegar com o navio { $ship } para { $site }
imhotep-do-lever = Alavanca: navegar com o navio { $ship } para { $site } e descarregar { $sequence }
imhotep-do-hammer = Marreta: receber pedras e colocar uma no navio { $ship }, espaço { $space }
imhotep-do-sail_card = Carta Navegar: colocar uma pedra no navio { $ship }, espaço { $space }, e navegar com ele para { $site }
imhotep-do-chisel = Cinzel: colocar pedras no navio { $ship }, espaço { $space }, e no navio { $ship2 }, espaço { $space2 }
imhotep-do-pick =
    { $slot ->
        [none] Recusar a carta do mercado
       *[other] Pegar a posição { $slot } do mercado
    }
imhotep-do-keep = Ficar com a carta { $card } do par
imhotep-do-pyramid = Construir: { $pyramid }
imhotep-do-bonus_card =
    { $accept ->
        [true] Comprar a carta do bônus
       *[false] Recusar a carta do bônus
    }
imhotep-do-bonus_stones =
    { $accept ->
        [true] Receber as pedras do bônus
       *[false] Recusar as pedras do bônus
    }
imhotep-do-bonus_load =
    { $ship ->
        [none] Recusar o bônus de colocar uma pedra
       *[other] Bônus: colocar uma pedra no navio { $ship }, espaço { $space }
    }
imhotep-do-temple = Recompensa do templo: { $reward }

## Chance

imhotep-chance-start = { $seat } começa
imhotep-chance-side = { $site }: { $side }
imhotep-chance-round = Carta de rodada { $ships }
imhotep-chance-deal = Mercado, posição { $slot }: { $card }
imhotep-chance-look = Carta { $place } do par, olhada: { $card }
imhotep-chance-draw = Carta comprada: { $card }
imhotep-chance-reveal = Carta { $place } do par, revelada: { $card }

## Questions

imhotep-ask-turn = Seu turno: receba pedras, coloque uma pedra, navegue ou baixe uma carta azul.
imhotep-ask-pick = Sua pedra chegou ao mercado: qual carta você pega?
imhotep-ask-keep = Com qual das duas cartas você fica?
imhotep-ask-pyramid = Em qual pirâmide você constrói?
imhotep-ask-bonus_card = Bônus: você compra uma carta de mercado?
imhotep-ask-bonus_stones = Bônus: você recebe pedras da sua pedreira?
imhotep-ask-bonus_load = Bônus: você coloca uma pedra do seu trenó em um navio?
imhotep-ask-temple = Templo: um ponto, ou pedras da sua pedreira?

## Events

imhotep-event-points =
    { $points ->
        [one] { $seat } marca { $points } ponto: { $category }.
       *[other] { $seat } marca { $points } pontos: { $category }.
    }
imhotep-event-round = A rodada { $round } começa com os navios { $ships }.
imhotep-event-pass = { $seat } não tem ação e passa.
imhotep-event-stall = Todos passaram: a rodada termina, e as pedras nos navios parados voltam às suas pedreiras.
imhotep-event-reshuffle =
    { $cards ->
        [one] A pilha de descarte, { $cards } carta, vira a nova pilha de compra.
       *[other] A pilha de descarte, { $cards } cartas, vira a nova pilha de compra.
    }
imhotep-event-discard = Para a pilha de descarte: { $card }.
imhotep-event-gain = { $seat } recebe uma carta: { $card }.
imhotep-event-effect_void = { $card } não tem efeito: a pedreira de { $seat } está vazia.
imhotep-event-stones =
    { $stones ->
        [one] { $seat } passa { $stones } pedra da pedreira ao trenó.
       *[other] { $seat } passa { $stones } pedras da pedreira ao trenó.
    }
imhotep-event-placed = Uma pedra de { $seat } vai para { $site }.
imhotep-event-auto_pyramid = { $seat } constrói na única que resta: { $pyramid }.
imhotep-event-auto_pick = { $seat } pega a única posição que resta no mercado: { $slot }.
imhotep-event-bonus_lost = { $seat } não pode usar um bônus: { $bonus }.
imhotep-event-tower = { $seat } ergue uma torre que vale { $points }.
imhotep-event-kept = { $seat } fica com uma carta, { $card }, e descarta a outra, { $discarded }.
imhotep-event-final = A última rodada acabou: pontuação final.
imhotep-event-removed = A carta de rodada que não apareceu: { $ships }.

## Score sheet and end

imhotep-sheet-pyramids = Pirâmides
imhotep-sheet-temple = Templo
imhotep-sheet-obelisk_towers = Torres dos obeliscos
imhotep-sheet-burial = Câmara mortuária
imhotep-sheet-obelisks = Obeliscos
imhotep-sheet-decorations = Decorações
imhotep-sheet-statues = Estátuas
imhotep-sheet-unused_blue = Cartas azuis não usadas
imhotep-sheet-wrath = A fúria do faraó
imhotep-end-rounds = As seis rodadas terminaram.
imhotep-end-stall = A sexta rodada terminou porque ninguém podia agir.

## Words for values

imhotep-site-M = o mercado
imhotep-site-P = as pirâmides
imhotep-site-T = o templo
imhotep-site-B = a câmara mortuária
imhotep-site-O = os obeliscos
imhotep-side-A = lado A
imhotep-side-B = lado B
imhotep-pyramid-L = a pirâmide da esquerda
imhotep-pyramid-M = a pirâmide do meio
imhotep-pyramid-R = a pirâmide da direita
imhotep-reward-points = um ponto
imhotep-reward-stones = pedras
imhotep-bonus-card = comprar uma carta
imhotep-bonus-stones = receber pedras
imhotep-bonus-load = colocar uma pedra
imhotep-category-pyramids = pirâmides
imhotep-category-temple = templo
imhotep-category-obelisk_towers = torres dos obeliscos
imhotep-category-burial = câmara mortuária
imhotep-category-obelisks = obeliscos
imhotep-category-decorations = decorações
imhotep-category-statues = estátuas
imhotep-category-unused_blue = cartas azuis não usadas
imhotep-category-wrath = a fúria do faraó
imhotep-card-ENT = Entrada
imhotep-card-SAR = Sarcófago
imhotep-card-PAV = Caminho pavimentado
imhotep-card-DEP = Decoração da pirâmide
imhotep-card-DET = Decoração do templo
imhotep-card-DEB = Decoração da câmara mortuária
imhotep-card-DEO = Decoração do obelisco
imhotep-card-STA = Estátua
imhotep-card-LEV = Alavanca
imhotep-card-HAM = Marreta
imhotep-card-SAI = Carta Navegar
imhotep-card-CHI = Cinzel
imhotep-discarded-ENT = Entrada
imhotep-discarded-SAR = Sarcófago
imhotep-discarded-PAV = Caminho pavimentado
imhotep-discarded-DEP = Decoração da pirâmide
imhotep-discarded-DET = Decoração do templo
imhotep-discarded-DEB = Decoração da câmara mortuária
imhotep-discarded-DEO = Decoração do obelisco
imhotep-discarded-STA = Estátua
imhotep-discarded-LEV = Alavanca
imhotep-discarded-HAM = Marreta
imhotep-discarded-SAI = Carta Navegar
imhotep-discarded-CHI = Cinzel

## What an action costs

imhotep-price-stones = { $value } { $value ->
    [one] pedra
   *[other] pedras
    }
imhotep-price-card = baixa { $value }

## The board in the terminal

imhotep-board-round = Rodada { $round } de { $rounds }
imhotep-board-ship = Navio { $ship }
imhotep-board-sailed = já navegou
imhotep-board-ready = { $load } a bordo, pode navegar
imhotep-board-minimum = { $load } de { $minimum } necessárias
imhotep-board-open = porto aberto
imhotep-board-closed = porto fechado
imhotep-board-site-M = Mercado
imhotep-board-site-P = Pirâmides
imhotep-board-site-T = Templo
imhotep-board-site-B = Câmara mortuária
imhotep-board-site-O = Obeliscos
imhotep-board-pair = duas cartas fechadas
imhotep-board-pile = pilha { $draw }, descarte { $discard }
imhotep-board-next = próximos: { $points }
imhotep-board-card = carta
imhotep-board-stones = { $stones } pedras
imhotep-board-player = Jogador
imhotep-board-points = Pontos
imhotep-board-sled = Trenó
imhotep-board-quarry = Pedreira
imhotep-board-cards = Cartas

## Por que uma jogada

imhotep-reason-points = Pontos marcados
imhotep-reason-burial = Pedras ligadas na câmara funerária
imhotep-reason-obelisks = Altura do obelisco
imhotep-reason-temple = Pedras visíveis no templo
imhotep-reason-statues = Estátuas
imhotep-reason-tools = Cartas de ferramenta para depois
imhotep-reason-decorations = Cartas que contam as pedras de um local
imhotep-reason-wrath = Presença em todos os locais
imhotep-reason-sled = Pedras no trenó
imhotep-reason-ships = Pedras nos navios
imhotep-reason-gains = O que se descarrega ou recebe agora
imhotep-reason-rivals = Menos para os outros
