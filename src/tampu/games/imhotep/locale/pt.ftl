imhotep-title = Imhotep: o construtor do Egito
imhotep-about = Carregue os navios, escolha o destino, construa com as pedras de todos.
imhotep-preset-first = Primeira partida
imhotep-preset-first-line = O lado A de cada local: as regras mais simples.
imhotep-preset-other = Os outros lados
imhotep-preset-other-line = O lado B de cada local: mais coisas a pesar.
imhotep-preset-mixed = Lados sorteados
imhotep-preset-mixed-line = O acaso escolhe um lado para cada local.
imhotep-preset-wrath = A ira do faraó
imhotep-preset-wrath-line = Quem deixa um monumento de fora perde 5 pontos.

## Options

imhotep-option-sides = O lado impresso de cada local, cinco letras A ou B na ordem mercado, pirâmides, templo, câmara mortuária, obeliscos; ou aleatório.
imhotep-option-wrath = Quem não tiver uma pedra em algum dos quatro monumentos no fim perde 5 pontos.
imhotep-option-gains = Se a escolha no mercado e os bônus das pirâmides B podem ser recusados ou são sempre recebidos.
imhotep-option-start_player = O lugar que joga primeiro, ou aleatório.
imhotep-option-mini = O jogo termina depois de duas rodadas em vez de seis, com as mesmas regras; para testes rápidos e pesquisa.
imhotep-option-sides-name = Lados dos locais
imhotep-option-wrath-name = A ira do faraó
imhotep-option-gains-name = Recusar ganhos
imhotep-option-mini-name = Jogo mini: duas rodadas
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
imhotep-chapter-wrath = A ira do faraó
imhotep-chapter-scoring = Fim de jogo e pontuação
imhotep-chapter-decisions = Decisões e sorteios
imhotep-chapter-edge_cases = Casos especiais
imhotep-chapter-corrections = Correções ao texto impresso
imhotep-chapter-invariants = O que sempre vale
imhotep-chapter-notation = Notação

## Actions

imhotep-do-get = Receber pedras
imhotep-do-load = Colocar uma pedra no navio { $ship }, espaço { $space }
imhotep-do-sail = Navegar com o navio { $ship } para { $site }
imhotep-do-lever = Alavanca: navegar com o navio { $ship } para { $site } e descarregar nesta ordem: { $order }
imhotep-do-hammer = Marreta: receber pedras e colocar uma no navio { $ship }, espaço { $space }
imhotep-do-sail_card = Carta Navegar: colocar uma pedra no navio { $ship }, espaço { $space }, e navegar com ele para { $site }
imhotep-do-chisel = Cinzel: colocar pedras no navio { $ship }, espaço { $space }, e no navio { $ship2 }, espaço { $space2 }
imhotep-do-pick = { $slot ->
        [none] Recusar a carta do mercado
       *[other] Pegar { $card }
    }
imhotep-do-keep = Ficar com { $kept }
imhotep-do-pyramid = Construir na { $pyramid }
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
imhotep-did-get = { $stones ->
        [one] { $who } recebeu { $stones } pedra da pedreira
       *[other] { $who } recebeu { $stones } pedras da pedreira
    }
imhotep-did-load = { $who } colocou uma pedra no navio { $ship }, espaço { $space }
imhotep-did-sail = { $who } navegou com o navio { $ship } para { $site }
imhotep-did-lever = { $who } jogou a Alavanca, navegou com o navio { $ship } para { $site } e escolheu a ordem { $order }
imhotep-did-hammer = { $who } jogou a Marreta: pedras, e uma no navio { $ship }, espaço { $space }
imhotep-did-sail_card = { $who } jogou a Carta Navegar: colocou uma pedra no navio { $ship }, espaço { $space }, e navegou para { $site }
imhotep-did-chisel = { $who } jogou o Cinzel: pedras no navio { $ship }, espaço { $space }, e no navio { $ship2 }, espaço { $space2 }
imhotep-did-pick = { $slot ->
        [none] { $who } recusou a carta do mercado
       *[other] { $who } pegou { $card }
    }
imhotep-did-keep = { $who } ficou com { $kept }
imhotep-did-pyramid = { $who } construiu na { $pyramid }
imhotep-did-bonus_card = { $accept ->
        [true] { $who } comprou a carta do bônus
       *[false] { $who } recusou a carta do bônus
    }
imhotep-did-bonus_stones = { $accept ->
        [true] { $who } recebeu as pedras do bônus
       *[false] { $who } recusou as pedras do bônus
    }
imhotep-did-bonus_load = { $ship ->
        [none] { $who } recusou o bônus de colocar uma pedra
       *[other] { $who } colocou uma pedra no navio { $ship }, espaço { $space }, como bônus
    }
imhotep-did-temple = { $who } escolheu no templo: { $reward }

## Chance

imhotep-chance-start = { $who } ficou com o primeiro turno
imhotep-chance-side = Sorteio: { $site }, { $side }
imhotep-chance-round = A rodada { $round } começou; nos navios cabem { $ships }
imhotep-chance-deal = Uma carta chegou ao mercado: { $card }
imhotep-chance-look = { $who } olhou uma carta do par: { $card }
imhotep-chance-draw = { $who } comprou uma carta: { $card }
imhotep-chance-reveal = Uma carta do par foi revelada: { $card }
imhotep-hidden-look = { $count ->
        [one] { $who } olhou uma carta do par
       *[other] { $who } olhou as duas cartas do par
    }

## Questions

imhotep-ask-turn = Sua vez: receba pedras, coloque uma pedra, navegue ou jogue uma carta azul.
imhotep-ask-pick = Sua pedra chegou ao mercado: qual carta você pega?
imhotep-ask-keep = Com qual das duas cartas você fica?
imhotep-ask-pyramid = Em qual pirâmide você constrói?
imhotep-ask-bonus_card = Bônus: você compra uma carta de mercado?
imhotep-ask-bonus_stones = Bônus: você recebe pedras da sua pedreira?
imhotep-ask-bonus_load = Bônus: você coloca uma pedra do seu trenó em um navio?
imhotep-ask-temple = Templo: um ponto, ou pedras da sua pedreira?

## Events

imhotep-event-points = { $points ->
        [one] { $who } marcou { $points } ponto: { $category }.
       *[other] { $who } marcou { $points } pontos: { $category }.
    }
imhotep-event-round = A rodada { $round } começou; nos navios cabem { $ships }
imhotep-event-pass = { $who } não tinha ação e passou.
imhotep-event-stall = Todos passaram: a rodada terminou, e as pedras nos navios parados voltaram às suas pedreiras.
imhotep-event-reshuffle = { $cards ->
        [one] A pilha de descarte, { $cards } carta, virou a pilha de compra.
       *[other] A pilha de descarte, { $cards } cartas, virou a pilha de compra.
    }
imhotep-event-discard = { $card }: para a pilha de descarte.
imhotep-event-gain = { $who } pegou { $card }
imhotep-event-effect_void = { $card } não teve efeito: nenhuma pedra na pedreira para { $whom }.
imhotep-event-stones = { $stones ->
        [one] { $who } recebeu { $stones } pedra da pedreira
       *[other] { $who } recebeu { $stones } pedras da pedreira
    }
imhotep-event-placed = { $who } levou uma pedra para { $site }.
imhotep-event-auto_pyramid = { $who } construiu na { $pyramid }, a única que restava.
imhotep-event-auto_pick = { $who } pegou { $card }, a única carta que restava.
imhotep-event-bonus_lost = { $who } não pôde usar um bônus: { $bonus }.
imhotep-event-tower = { $who } ergueu uma torre de três pedras.
imhotep-event-kept = { $who } ficou com { $card } e descartou { $discarded }.
imhotep-event-final = A última rodada acabou: pontuação final.
imhotep-event-removed = A carta de rodada que não apareceu: navios em que cabem { $ships }.

## Score sheet and end

imhotep-sheet-pyramids = Pirâmides
imhotep-sheet-temple = Templo
imhotep-sheet-obelisk_towers = Torres dos obeliscos
imhotep-sheet-burial = Câmara mortuária
imhotep-sheet-obelisks = Obeliscos
imhotep-sheet-decorations = Decorações
imhotep-sheet-statues = Estátuas
imhotep-sheet-unused_blue = Cartas azuis não usadas
imhotep-sheet-wrath = A ira do faraó
imhotep-end-rounds = As seis rodadas terminaram.
imhotep-end-stall = A sexta rodada terminou porque ninguém podia agir.
imhotep-end-mini = Terminaram as duas rodadas do jogo mini.

## Words for values

imhotep-site-M = o mercado
imhotep-site-P = as pirâmides
imhotep-site-T = o templo
imhotep-site-B = a câmara mortuária
imhotep-site-O = os obeliscos
imhotep-side-A = lado A
imhotep-side-B = lado B
imhotep-pyramid-L = pirâmide da esquerda
imhotep-pyramid-M = pirâmide do meio
imhotep-pyramid-R = pirâmide da direita
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
imhotep-category-wrath = a ira do faraó
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
imhotep-card-pair = as duas cartas viradas para baixo

## What an action costs

imhotep-price-stones = { $value } { $value ->
    [one] pedra
   *[other] pedras
    }
imhotep-price-card = joga { $value }

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
imhotep-board-pair = duas cartas viradas para baixo
imhotep-board-pile = pilha { $draw }, descarte { $discard }
imhotep-board-next = próximos: { $points }
imhotep-board-card = carta
imhotep-board-stones = { $stones ->
        [one] { $stones } pedra
       *[other] { $stones } pedras
    }
imhotep-board-player = Jogador
imhotep-board-points = Pontos
imhotep-board-sled = Trenó
imhotep-board-quarry = Pedreira
imhotep-board-cards = Cartas

## Por que uma jogada

imhotep-reason-points = Pontos marcados
imhotep-reason-burial = Pedras ligadas na câmara mortuária
imhotep-reason-obelisks = Altura do obelisco
imhotep-reason-temple = Pedras visíveis no templo
imhotep-reason-statues = Estátuas
imhotep-reason-tools = Cartas de ferramenta para depois
imhotep-reason-decorations = Cartas que contam as pedras de um local
imhotep-reason-wrath = Presença em todos os locais
imhotep-reason-sled = Pedras no trenó
imhotep-reason-ships = Pedras nos navios
imhotep-reason-gains = O que se descarrega ou recebe agora
imhotep-reason-rivals = { $change ->
        [loses] Mais para os outros
       *[other] Menos para os outros
    }
imhotep-reason-burial-at = { $change ->
        [takes] { $standing ->
            [1] Uma primeira pedra na câmara mortuária
           *[other] Um grupo de { $standing } pedras na câmara mortuária
        }
        [keeps] { $standing ->
            [1] Mantém uma só pedra na câmara mortuária
           *[other] Mantém um grupo de { $standing } pedras na câmara mortuária
        }
        [loses] Um grupo menor na câmara mortuária
       *[misses] Nenhum grupo maior na câmara mortuária
    }
imhotep-reason-obelisks-at = { $change ->
        [takes] { $standing ->
            [4] Chega ao primeiro lugar nos obeliscos
            [3] Chega ao segundo lugar nos obeliscos
           *[other] Um obelisco mais alto
        }
        [keeps] { $standing ->
            [4] Continua em primeiro lugar nos obeliscos
            [3] Continua em segundo lugar nos obeliscos
           *[other] Mantém a altura do obelisco
        }
        [loses] Fica para trás nos obeliscos
       *[misses] Nenhum obelisco mais alto
    }
imhotep-reason-temple-at = { $change ->
        [takes] { $standing ->
            [1] Uma pedra no topo do templo
           *[other] { $standing } pedras no topo do templo
        }
        [keeps] { $standing ->
            [1] Mantém uma pedra no topo do templo
           *[other] Mantém { $standing } pedras no topo do templo
        }
        [loses] Menos pedras no topo do templo
       *[misses] Nenhuma pedra a mais no topo do templo
    }
imhotep-reason-ships-at = { $change ->
        [takes] { $standing ->
            [1] Uma pedra no navio { $ship }
           *[other] { $standing } pedras no navio { $ship }
        }
        [keeps] { $standing ->
            [1] Deixa uma pedra à espera no navio { $ship }
           *[other] Deixa { $standing } pedras à espera no navio { $ship }
        }
        [loses] Descarrega pedras do navio { $ship }
       *[misses] Nenhuma pedra a mais no navio { $ship }
    }

learn-imhotep-welcome =
    Boas-vindas ao Egito! Em volta do rio há cinco locais: pirâmides, templo, mercado, câmara mortuária e obeliscos. Pedras que chegam lá rendem pontos.
    As pedras laranja são suas. Vamos jogar juntos a primeira rodada.
learn-imhotep-ships =
    Estes quatro navios são de todos. Cada um precisa de um mínimo de pedras para navegar, escrito na bandeira, e então qualquer um pode mandá-lo a um porto livre: com todas as pedras a bordo.
learn-imhotep-load =
    Um turno é uma ação. Coloque uma pedra do seu trenó no primeiro espaço do navio 1: o que está na frente é descarregado primeiro.
learn-imhotep-answered =
    O seu rival pôs uma pedra atrás da sua. Agora o navio 1 leva duas pedras, o bastante para navegar. Se você esperar, outro pode decidir para onde ele vai.
learn-imhotep-sail =
    Navegue com o navio 1 para as pirâmides. O próximo espaço livre ali vale 2, o seguinte 1, e a sua pedra desce primeiro.
learn-imhotep-scored =
    2 pontos para você, 1 para o rival. Não importa quem navega: cada pedra pontua para o dono. O porto das pirâmides fica fechado até a próxima rodada.
learn-imhotep-get =
    O seu trenó está quase vazio. Receba pedras: três da sua pedreira. Cabem no máximo cinco no trenó, então não espere demais nem se apresse demais.
learn-imhotep-share =
    O rival começou a carregar o navio 2. Vá junto: ponha uma pedra no segundo espaço. Dividir um navio torna provável que ele vá para onde os dois ganham.
learn-imhotep-temple =
    O navio foi ao templo. Visto de cima, cada pedra visível paga 1 ponto ao dono no fim de cada rodada, até que outra pedra a cubra.
learn-imhotep-small =
    O menor navio só tem lugar para uma pedra. Carregue-o, e ele é só seu.
learn-imhotep-market =
    Ninguém navegou com ele ainda. Mande-o ao mercado: ali uma pedra busca uma carta e depois volta à sua pedreira.
learn-imhotep-card =
    Pegue a Marreta, uma carta azul: você a guarda e a joga em um turno mais tarde no lugar de uma ação. A Estátua conta no fim: uma vale 1 ponto, cinco valem 15.
learn-imhotep-round =
    O quarto navio navegou, então a rodada acabou, e o templo pagou: 1 ponto por pedra visível. Há quatro navios novos. Uma partida tem seis rodadas.
learn-imhotep-blue =
    A sua Marreta é uma carta azul: jogada no lugar de uma ação, ela faz mais. Pegue três pedras e carregue uma delas na hora, no primeiro espaço do navio 3. Depois a carta está gasta.
learn-imhotep-both =
    Carregue também o segundo espaço do navio 3. Duas pedras suas em um navio: não importa quem navegue, as duas são suas.
learn-imhotep-again =
    O navio 3 tem as duas pedras de que precisa. Leve-o ao mercado: cada pedra sua rende uma carta, a da frente primeiro.
learn-imhotep-red =
    Pegue a Entrada, uma carta vermelha: ela age na hora. Uma pedra da sua pedreira vai direto para as pirâmides, sem navio, e o próximo espaço livre ali vale 3.
learn-imhotep-green =
    Com a segunda pedra, pegue a decoração da câmara mortuária, uma carta verde: no fim ela rende 1 ponto para cada três pedras que estão lá, não importa de quem.
learn-imhotep-later =
    Dois locais só contam no fim da partida: na câmara mortuária os grandes grupos da sua cor, nos obeliscos a altura. Fique de olho neles desde cedo.
learn-imhotep-go =
    Agora a partida é sua. O que você pode fazer está aqui, com o que rende na hora; a lâmpada dá uma dica, e o livro de regras explica cada ação. Boas construções!

## Components

rule-IM-C01 = Há 120 pedras, 30 de cada cor: preto, branco, marrom e cinza.
rule-IM-C02 = Os cinco locais são mercado, pirâmides, templo, câmara mortuária e obeliscos; cada tabuleiro tem um lado A e um lado B.
rule-IM-C03 = Dos oito navios, dois têm 4 espaços, três têm 3, dois têm 2 e um tem 1.
rule-IM-C04 = O mínimo de pedras é 3 para 4 espaços, 2 para 3 espaços e 1 para 2 espaços ou 1.
rule-IM-C05 = Cada jogador tem um trenó, em que cabem 5 pedras.
rule-IM-C06 = Há 21 cartas de rodada, 7 para cada número de jogadores; cada uma mostra quatro navios.
rule-IM-C07 = Os navios de cada carta de rodada estão listados no conteúdo do jogo.
rule-IM-C08 = Há 34 cartas de mercado: 6 vermelhas, 8 verdes, 10 roxas e 10 azuis.
rule-IM-C09 = As cartas vermelhas são Entrada, Sarcófago e Caminho pavimentado, duas de cada; não há para templo e mercado.
rule-IM-C10 = As cartas verdes são as Decorações de pirâmides, templo, câmara mortuária e obeliscos, duas de cada; não há para o mercado.
rule-IM-C11 = As cartas roxas são dez Estátuas.
rule-IM-C12 = As cartas azuis são 2 Alavancas, 2 Marretas, 3 cartas Navegar e 3 Cinzéis.
rule-IM-C13 = O tabuleiro de pontuação tem 40 casas e pode dar voltas: a pontuação não tem limite.

## Options

rule-IM-O01 = O lado de cada local é escolhido separadamente antes do jogo e não muda mais.
rule-IM-O02 = Na primeira partida, usem o lado A em tudo.
rule-IM-O03 = Lados aleatórios: cada local é A ou B com a mesma chance, e todos sabem antes do primeiro turno.
rule-IM-O04 = A ira do faraó é um acréscimo a qualquer mistura de lados.
rule-IM-O05 = Se os ganhos podem ser recusados: a escolha no mercado e os bônus das pirâmides B podem ser recusados.
rule-IM-O06 = Se os ganhos são sempre recebidos: a escolha no mercado e os bônus de carta e de pedras não podem ser recusados; o de colocar uma pedra ainda pode.
rule-IM-O07 = O jogo é para 2, 3 ou 4 lugares.
rule-IM-O08 = Só valem as opções listadas, com os valores listados, e o jogador inicial precisa estar à mesa.
rule-IM-O09 = As cores são só aparência; na notação K, W, N e G são sempre os lugares 1, 2, 3 e 4.

## Set-up

rule-IM-S01 = Os lugares são numerados em sentido horário e fixos; as posições contam em sentido horário a partir do jogador inicial, dado por uma opção ou pelo sorteio.
rule-IM-S02 = Cada jogador tem uma cor, sem efeito nas regras; os lugares de 1 a 4 são preto, branco, marrom e cinza.
rule-IM-S03 = As cores que ninguém usa ficam na caixa.
rule-IM-S04 = Uma pedra de cada jogador marca os pontos; restam 29 para jogar.
rule-IM-S05 = Todos começam com 0 pontos.
rule-IM-S06 = Pela posição, os trenós começam com 2, 3, 4 e 5 pedras.
rule-IM-S07 = Pela posição, as pedreiras começam com 27, 26, 25 e 24 pedras.
rule-IM-S08 = Usam-se seis das sete cartas de rodada do número de jogadores; cada rodada mostra uma ainda não mostrada, todas com a mesma chance, e a que sobra ninguém vê.
rule-IM-S09 = As cartas de rodada de outros números de jogadores não são usadas.
rule-IM-S10 = Todas as cartas de mercado formam a pilha de compra, em que cada carta não vista tem a mesma chance de vir; a pilha de descarte começa vazia.
rule-IM-S11 = Os locais começam vazios e ninguém tem cartas.
rule-IM-S12 = O templo tem 4 espaços de largura com dois jogadores, senão 5.
rule-IM-S13 = Da pedreira cada jogador só tira pedras da própria cor.
rule-IM-S14 = A disposição dos tabuleiros na mesa não tem efeito no jogo.

## Round structure

rule-IM-R01 = O jogo dura seis rodadas.
rule-IM-R02 = A rodada começa mostrando uma carta de rodada e dispondo seus quatro navios, vazios.
rule-IM-R03 = No começo da rodada os cinco portos estão abertos.
rule-IM-R04 = Depois o mercado é preparado: uma carta aberta em cada posição; no lado B, duas cartas viradas para baixo na posição 4.
rule-IM-R05 = Uma posição esvaziada do mercado fica vazia até a próxima rodada.
rule-IM-R06 = Quem está na posição 1 abre a primeira rodada.
rule-IM-R07 = Joga-se em sentido horário, uma ação por vez, até que os quatro navios tenham navegado.
rule-IM-R08 = A rodada acaba assim que o quarto navio estiver todo descarregado.
rule-IM-R09 = Toda rodada termina com o templo, tenha ou não chegado um navio lá.
rule-IM-R10 = Depois, as cartas que sobraram no mercado, inclusive um par intocado, são descartadas abertas.
rule-IM-R11 = Depois, os quatro navios voltam à reserva.
rule-IM-R12 = As pedras nos locais e nos trenós ficam onde estão de uma rodada a outra.
rule-IM-R13 = Abre a próxima rodada o vizinho à esquerda de quem navegou o quarto navio.
rule-IM-R14 = Numa rodada normal exatamente um local fica sem navio.
rule-IM-R15 = A pontuação final vem depois do fim da rodada seis, templo incluído.
rule-IM-R16 = As cartas de rodada já mostradas são públicas e não voltam.

## Turn and actions

rule-IM-T01 = No seu turno você faz uma só coisa: receber pedras, colocar uma pedra, navegar ou jogar uma carta azul.
rule-IM-T02 = Quem pode agir tem de agir.
rule-IM-T03 = Receber pedras: passe 3 da pedreira ao trenó, ou quantas houver e couberem.
rule-IM-T04 = Não se recebem pedras com o trenó cheio ou a pedreira vazia.
rule-IM-T05 = Não se podem receber menos pedras do que o possível.
rule-IM-T06 = Colocar: ponha uma pedra do seu trenó em um espaço vazio de um navio que não navegou.
rule-IM-T07 = Qualquer espaço vazio serve, mesmo deixando lacunas.
rule-IM-T08 = Uma pedra colocada fica no seu espaço até o navio ser descarregado.
rule-IM-T09 = Navegar: leve um navio que ainda não navegou a um local.
rule-IM-T10 = Um navio só navega com o mínimo de pedras a bordo; contam as de todas as cores.
rule-IM-T11 = Um navio só navega para um porto aberto, aonde nenhum foi nesta rodada.
rule-IM-T12 = Você pode navegar com um navio que não leva nenhuma pedra sua.
rule-IM-T13 = Com o mínimo de pedras a bordo, um navio pode navegar com espaços vazios.
rule-IM-T14 = O navio que navegou fica no porto até o fim da rodada: o porto está fechado e o navio não recebe mais pedras.
rule-IM-T15 = Como ação você pode jogar uma carta azul que já tinha antes deste turno.
rule-IM-T16 = Joga-se no máximo uma carta azul por turno.
rule-IM-T17 = Ações feitas não se desfazem, e nada passa de um jogador a outro.

## Unloading

rule-IM-U01 = O navio é descarregado pedra por pedra a partir da frente; espaços vazios são pulados.
rule-IM-U02 = Cada pedra é resolvida com tudo o que causa antes da seguinte.
rule-IM-U03 = O dono da pedra decide por ela e recebe o que ela traz, seja quem for que navegou.
rule-IM-U04 = O porto já está fechado e o navio já conta como navegado antes da primeira pedra.
rule-IM-U05 = Os efeitos de uma pedra vão em profundidade: seus pontos, seu bônus, a carta que vier, e assim por diante.
rule-IM-U06 = Depois de descarregar, o turno passa ao vizinho à esquerda de quem navegou.

## Market

rule-IM-M01 = Para cada pedra no mercado, seu dono escolhe uma posição que ainda tenha cartas.
rule-IM-M02 = A pedra volta à pedreira do dono depois de pegar a carta e antes que ela faça efeito.
rule-IM-M03 = A pedra volta à pedreira também quando a carta é recusada.
rule-IM-M04 = Cartas verdes, roxas e azuis ficam abertas diante do dono.
rule-IM-M05 = Uma carta vermelha faz efeito na hora e depois é descartada.
rule-IM-M06 = Há quatro escolhas por rodada, o bastante para as pedras de qualquer navio.
rule-IM-M07 = No lado B a posição 4 tem duas cartas viradas para baixo: quem a escolhe olha as duas e fica com uma.
rule-IM-M08 = A outra carta do par é descartada aberta antes que a escolhida faça efeito.
rule-IM-M09 = Depois de olhar o par, a escolha não pode mais ser mudada nem recusada.
rule-IM-M10 = Cartas de mercado vêm só das escolhas no mercado, do bônus de carta das pirâmides B e do espaço 4 do templo B.
rule-IM-M11 = Ordem no mercado: escolher, ficar com uma do par, pedra à pedreira, a carta e seu efeito, e então a próxima pedra.
rule-IM-M12 = Uma pedra de volta à pedreira pode ser usada de novo na hora.

## Pyramids

rule-IM-P01 = Lado A: cada pedra vai ao próximo espaço da ordem e marca os pontos dele na hora.
rule-IM-P02 = O lado A é preenchido nível por nível, 3 por 3, 2 por 2 e o topo; em cada nível, coluna por coluna da esquerda, de cima para baixo.
rule-IM-P03 = O lado A vale 2, 1, 3, 2, 4, 3, 2, 1, 3, depois 2, 3, 1, 3, depois 4.
rule-IM-P04 = Lado A: cada pedra depois da décima quarta é pedra adicional e vale 1.
rule-IM-P05 = O lado B tem uma pirâmide à esquerda, uma no meio e uma à direita, cada uma com quatro espaços de base e um topo.
rule-IM-P06 = Lado B: o dono da pedra escolhe uma pirâmide incompleta.
rule-IM-P07 = Lado B: a pirâmide é preenchida coluna por coluna, de cima para baixo, o topo por último.
rule-IM-P08 = A pirâmide da esquerda vale 2, 1 com o bônus de carta, 3, 2, e 4 no topo.
rule-IM-P09 = A pirâmide do meio vale 2, 3, 1 com o bônus de pedras, 1, e 4 no topo.
rule-IM-P10 = A pirâmide da direita vale 2, 3, 3, 1 com o bônus de colocar uma pedra, e 4 no topo.
rule-IM-P11 = Cada um dos três bônus acontece no máximo uma vez por partida.
rule-IM-P12 = Lado B: só com as três pirâmides completas as pedras seguintes são adicionais, 1 ponto cada; uma pirâmide completa não pode ser escolhida.
rule-IM-P13 = Bônus de carta: você pode comprar uma carta de mercado, decidindo antes de vê-la.
rule-IM-P14 = Uma carta vermelha comprada no bônus faz efeito na hora e não pode ser recusada; as outras ficam com você.
rule-IM-P15 = Bônus de pedras: você pode passar 3 pedras da pedreira ao trenó, ou quantas houver e couberem.
rule-IM-P16 = Bônus de colocar: você pode pôr uma pedra do seu trenó em qualquer espaço vazio de um navio que não navegou.
rule-IM-P17 = O ponto de um espaço com bônus vem primeiro e em todo caso.
rule-IM-P18 = Um bônus que nada pode fazer se perde.

## Temple

rule-IM-E01 = As pedras do templo enchem os espaços da esquerda para a direita, depois o nível de cima, sem limite.
rule-IM-E02 = Um nível tem tantas pedras quanto a largura do templo; a seguinte volta ao espaço 1.
rule-IM-E03 = Só a pedra do alto de cada espaço é visível de cima.
rule-IM-E04 = Lado A: no fim da rodada cada pedra visível dá 1 ponto ao dono.
rule-IM-E05 = Lado B: no fim da rodada cada pedra visível dá a recompensa do seu espaço: escolha, dois pontos, escolha, carta, escolha.
rule-IM-E06 = A escolha é 1 ponto, ou 2 pedras da pedreira ao trenó, ou quantas houver e couberem.
rule-IM-E07 = Sem pedra para receber, nada se pergunta: você ganha o ponto.
rule-IM-E08 = Com só uma pedra para receber, você ainda pode escolher pedras.
rule-IM-E09 = A carta do templo tem de ser comprada; a vermelha faz efeito na hora, as outras ficam com você.
rule-IM-E10 = Os espaços do lado B são resolvidos da esquerda para a direita, um após o outro.
rule-IM-E11 = Com dois jogadores não há espaço 5.
rule-IM-E12 = Pedras cobertas não dão recompensa, mas contam para a Decoração do templo.
rule-IM-E13 = Nada entra no templo enquanto ele é avaliado.

## Burial chamber

rule-IM-H01 = A câmara mortuária tem três linhas; as colunas são enchidas de cima para baixo, a partir da esquerda, sem limite.
rule-IM-H02 = A cada três pedras começa uma nova coluna.
rule-IM-H03 = Lado A, no fim: um grupo ligado de uma cor vale 1, 3, 6, 10, 15 com uma a cinco pedras, e mais 2 por pedra além disso.
rule-IM-H04 = Lado A: todos os grupos pontuam; as pedras se ligam pelos lados, não na diagonal.
rule-IM-H05 = Lado B, no fim: em cada linha quem tem mais pedras marca 8, depois 4, 2 e 0.
rule-IM-H06 = Lado B: sem pedra numa linha não se ocupa lugar nela.
rule-IM-H07 = Lado B: cada linha é comparada separadamente, e a vizinhança não importa.
rule-IM-H08 = Empates no lado B: somam-se os pontos dos lugares empatados, divididos entre os empatados e arredondados para baixo.
rule-IM-H09 = O lado B dá os mesmos pontos com qualquer número de jogadores.

## Obelisks

rule-IM-L01 = Lado A: as pedras se empilham no obelisco do seu dono.
rule-IM-L02 = Lado A, no fim, pela altura: 10 e 1 com dois jogadores; 12, 6, 1 com três; 15, 10, 5, 1 com quatro.
rule-IM-L03 = Lado A: sem pedra não se ocupa lugar nem se pontua.
rule-IM-L04 = Empates no lado A: somam-se os pontos dos lugares empatados, divididos entre os empatados e arredondados para baixo.
rule-IM-L05 = Lado B: a pedra vai a um espaço de espera da sua cor.
rule-IM-L06 = Lado B: três pedras em espera de uma cor viram na hora uma torre no espaço livre de maior valor, que pontua na hora.
rule-IM-L07 = As torres valem 10, 9, 8, 7, 6, 5, 5, 5, na ordem em que surgem, seja de quem forem.
rule-IM-L08 = Lado B: as pedras ainda em espera no fim valem 1 cada.
rule-IM-L09 = O lado B não compara alturas.

## Cards

rule-IM-K01 = As cartas de cada um são públicas.
rule-IM-K02 = Entrada, Sarcófago e Caminho pavimentado põem uma pedra da sua pedreira nas pirâmides, na câmara mortuária ou nos obeliscos, pelas regras do local.
rule-IM-K03 = Uma carta vermelha não precisa de porto nem de navio.
rule-IM-K04 = Com a pedreira vazia, uma carta vermelha nada faz e é descartada.
rule-IM-K05 = Uma carta vermelha é descartada quando todos os seus efeitos acabaram.
rule-IM-K06 = Uma Decoração vale, no fim, 1 ponto a cada três pedras de qualquer cor no seu local.
rule-IM-K07 = A Decoração conta todas as pedras do local: todos os níveis, adicionais, cobertas, em espera e em torres.
rule-IM-K08 = Estátuas valem 1, 3, 6, 10, 15 de uma a cinco, e mais 2 por estátua além disso.
rule-IM-K09 = Uma carta azul pode ser jogada a partir do próximo turno do seu dono.
rule-IM-K10 = Alavanca: navegue como de costume, mas fixe antes a ordem em que as pedras são descarregadas.
rule-IM-K11 = Alavanca: a ordem é de cores; cada dono ainda decide pelas próprias pedras.
rule-IM-K12 = A Alavanca pode ser jogada mesmo sem mudar nada.
rule-IM-K13 = Marreta: receba pedras e depois coloque uma.
rule-IM-K14 = A Marreta exige ao menos uma pedra para receber e um espaço vazio num navio que não navegou.
rule-IM-K15 = Carta Navegar: coloque uma pedra e navegue com esse navio; ele precisa então ter o mínimo de pedras, e o porto, estar aberto.
rule-IM-K16 = A carta Navegar exige uma pedra no trenó e um espaço vazio no navio.
rule-IM-K17 = Cinzel: coloque duas pedras em dois espaços vazios, de um navio ou de dois.
rule-IM-K18 = O Cinzel exige duas pedras no trenó e dois espaços vazios.
rule-IM-K19 = Uma carta azul jogada é descartada quando todo o seu efeito acabou.
rule-IM-K20 = Uma carta azul não usada até o fim vale 1 ponto.
rule-IM-K21 = As cartas que você tem não podem ser descartadas, e não há limite de cartas.

## Wrath of the Pharaoh

rule-IM-W01 = No fim, quem não tem pedra nas pirâmides, no templo, na câmara mortuária ou nos obeliscos perde 5 pontos.
rule-IM-W02 = Perdem-se 5 pontos, faltem quantos locais faltarem.
rule-IM-W03 = Conta toda pedra no local: posta por carta vermelha, coberta, adicional ou em espera.
rule-IM-W04 = O mercado não conta.
rule-IM-W05 = O total pode ficar abaixo de zero.

## Game end and scoring

rule-IM-F01 = Pontuação final: câmara mortuária, obeliscos, decorações, estátuas, cartas azuis não usadas, depois a ira.
rule-IM-F02 = A ordem da pontuação final não muda nenhum total.
rule-IM-F03 = Vence o maior total.
rule-IM-F04 = No empate vence quem tem mais pedras no trenó.
rule-IM-F05 = Se isso também empatar, a vitória é dividida.
rule-IM-F06 = As colocações seguintes se decidem do mesmo modo.
rule-IM-F07 = Pedras em trenós e pedreiras não valem pontos.
rule-IM-F08 = A folha de pontos tem nove categorias para cada lugar, e a soma é o total.
rule-IM-F09 = Colocações divididas pulam as que preenchem: 1, 1, 3.
rule-IM-F10 = O jogo acaba com a quarta navegação da rodada seis, ou porque ninguém pode agir nela.

## Decisions and chance

rule-IM-D01 = Pergunta-se a um jogador por vez.
rule-IM-D02 = Enquanto um jogador decide sobre uma pedra ou recompensa, ninguém mais pode agir.
rule-IM-D03 = Pedras iguais e cópias de uma carta não fazem escolhas diferentes; navios, espaços e posições fazem.
rule-IM-D04 = Os dois espaços de um Cinzel não têm ordem.
rule-IM-D05 = Uma ação é escolhida inteira; depois só se pergunta o que suas pedras trazem.
rule-IM-D06 = O que não deixa escolha acontece sozinho e não entra na gravação.
rule-IM-D07 = Perguntas que surgem no templo ou de uma carta vermelha vão ao dono da pedra colocada.
rule-IM-D08 = A resposta tem de ser uma das permitidas nesse ponto; outra qualquer nada muda.
rule-IM-D09 = A carta de rodada não vista, o par posto fechado e o reembaralhar nada decidem: não são sorteios.
rule-IM-D10 = As cartas desconhecidas de uma pilha, com o par fechado, são um só multiconjunto; reembaralhar abre um novo, que nunca se mistura com as cartas do par antigo.

## Edge cases

rule-IM-X01 = Só se passa, automaticamente, com trenó e pedreira vazios e nenhum navio parado com o mínimo de pedras.
rule-IM-X02 = Quando todos passam em seguida a rodada termina: as pedras nos navios parados voltam às pedreiras, e abre a próxima quem vem depois do último a passar.
rule-IM-X03 = Um navio que não navegou sempre acha ao menos dois portos abertos.
rule-IM-X04 = Toda rodada chega ao fim.
rule-IM-X05 = Se uma carta é necessária e a pilha de compra está vazia, a de descarte vira a de compra, mesmo no meio da preparação do mercado.
rule-IM-X06 = Uma carta ainda em efeito não está no descarte e não é reembaralhada.
rule-IM-X07 = Se as duas pilhas estivessem vazias, nada se compraria; isso não pode acontecer.
rule-IM-X08 = Só com mercado B e templo B juntos é preciso reembaralhar.
rule-IM-X09 = De uma pedreira com 1 ou 2 pedras recebe-se o que há.
rule-IM-X10 = O bônus de colocar se perde quando não resta navio: no quarto navio, ou no templo.
rule-IM-X11 = O bônus de colocar pode levar um navio ao mínimo de pedras, mas ele não navega sozinho.
rule-IM-X12 = Uma Entrada comprada no bônus pode trazer outro bônus.
rule-IM-X13 = Uma Entrada recebida enquanto um navio descarrega nas pirâmides é posta antes da próxima pedra desse navio.
rule-IM-X14 = Com as oito torres erguidas, as pedras seguintes esperam sem limite, 1 ponto cada no fim.
rule-IM-X15 = Várias torres num mesmo descarregar pontuam na ordem em que surgem.
rule-IM-X16 = Num empate, lugares além da lista valem 0.
rule-IM-X17 = Numa comparação entre k jogadores só se dão os k primeiros lugares.
rule-IM-X18 = Cartas azuis compradas no último templo valem 1 ponto; as vermelhas ainda fazem efeito.
rule-IM-X19 = Pedras recebidas no último templo contam no desempate.
rule-IM-X20 = Duas Decorações iguais pontuam ambas.
rule-IM-X21 = As colunas da câmara mortuária além da oitava são como as outras.
rule-IM-X22 = As ações podem vir em qualquer ordem e quantas vezes se quiser.
rule-IM-X23 = A pontuação de 40 ou mais simplesmente continua.
rule-IM-X24 = Em qualquer mistura, cada local segue o seu próprio lado.
rule-IM-X25 = Um jogador que sai é substituído por um robô.
rule-IM-X26 = Reembaralhar usa só o descarte; mercado, par e cartas de cada um ficam.
rule-IM-X27 = Se a pilha acaba entre as duas cartas do par, a segunda vem da pilha nova.
rule-IM-X28 = A pilha se renova quando uma carta é necessária, não quando sai a última; um bônus recusado nada renova.
rule-IM-X29 = Com as pirâmides cheias, uma Entrada é pedra adicional e vale 1 ponto.
rule-IM-X30 = A Alavanca pode navegar um navio com uma só pedra ou cor; há então uma só ordem.
rule-IM-X31 = A carta Navegar carrega e navega o mesmo navio, em qualquer espaço vazio dele.
rule-IM-X32 = O desempate olha os totais depois da ira.
rule-IM-X33 = Com dois jogadores que carregam muito, a rodada seis pode acabar porque ninguém pode agir; é um fim normal.
rule-IM-X34 = Os passes são contados de novo em cada rodada.

## Corrections to the printed text

rule-IM-Q01 = Há três cartas Navegar e três Cinzéis, e não dois de cada.
rule-IM-Q02 = Só três espaços de base das pirâmides B dão bônus.
rule-IM-Q03 = Pode-se usar uma carta azul por turno; pode-se ter várias.
rule-IM-Q04 = Receber pedras exige lugar no trenó; colocar exige uma pedra no trenó e um espaço livre.
rule-IM-Q05 = Uma carta azul pode ser jogada em qualquer turno posterior, não só no seguinte.
rule-IM-Q06 = Dispõem-se quatro navios, com alguma distância entre eles.
rule-IM-Q07 = As tabelas a que as referências perdidas apontam estão no conteúdo do jogo.
rule-IM-Q08 = Cartas de rodada, mínimos de pedras e valores dos tabuleiros vêm de fontes públicas.
rule-IM-Q09 = O local se chama pirâmides nos dois lados.
rule-IM-Q10 = Nos empates dos obeliscos, somam-se os lugares empatados antes de dividir.
rule-IM-Q11 = Olham-se as duas cartas do par, e a outra é descartada aberta.
rule-IM-Q12 = Ninguém vê a carta de rodada retirada.

## What always holds

rule-IM-I01 = Cada cor tem sempre 29 pedras ao todo em pedreira, trenó, navios e locais.
rule-IM-I02 = Um trenó tem de 0 a 5 pedras, uma pedreira de 0 a 29.
rule-IM-I03 = Há sempre 34 cartas de mercado ao todo, com o número certo de cópias.
rule-IM-I04 = Ninguém tem uma carta vermelha.
rule-IM-I05 = Um navio tem no máximo uma pedra por espaço, e nenhuma depois de descarregado.
rule-IM-I06 = Há tantos portos fechados quanto navios que navegaram, no máximo um navio por local.
rule-IM-I07 = Obeliscos B: no máximo 2 pedras em espera por cor enquanto há espaço de torre, e no máximo 8 torres.
rule-IM-I08 = Pirâmides B: no máximo 5 pedras por pirâmide, e adicionais só com todas cheias.
rule-IM-I09 = Durante o jogo os pontos nunca caem, e todo aumento é anunciado.
rule-IM-I10 = Quatro navios navegam por rodada, 24 na partida; menos só quando ninguém pode agir.
rule-IM-I11 = Antes da limpeza o mercado tem 4 posições com cartas menos as escolhas da rodada.
rule-IM-I12 = O que um jogador vê nada diz das cartas que virão, e não existe ordem futura.
rule-IM-I13 = As categorias da folha de pontos somam o total.
rule-IM-I14 = Fechados estão só a pilha de compra e o par intocado; só quem escolhe vê o par.
rule-IM-I15 = Pedras nunca saem de pirâmides, templo, câmara mortuária ou obeliscos.

## Notation

rule-IM-N01 = Caducou: as gravações seguem o protocolo comum.
rule-IM-N02 = O Cinzel se escreve com o espaço menor primeiro; a Alavanca nomeia todas as pedras do navio.
rule-IM-N03 = Caducou: as gravações seguem o protocolo comum.
rule-IM-N04 = Caducou: as gravações seguem o protocolo comum.
rule-IM-N05 = Caducou: as gravações seguem o protocolo comum.
rule-IM-N06 = Os três bônus dividem a letra b; a pergunta diz qual é.

web-imhotep-kind-get = Receber pedras
web-imhotep-kind-load = Colocar uma pedra
web-imhotep-kind-sail = Navegar com um navio
web-imhotep-kind-lever = Alavanca: navegar e escolher a ordem
web-imhotep-kind-hammer = Marreta: receber e colocar
web-imhotep-kind-sail_card = Carta Navegar: colocar e navegar
web-imhotep-kind-chisel = Cinzel: colocar duas pedras
web-imhotep-kind-pick = Pegar uma carta
web-imhotep-kind-bonus_load = Bônus: colocar uma pedra
web-imhotep-asks-load = Onde você coloca a pedra?
web-imhotep-asks-load-ship = Em que espaço do navio { $ship }?
web-imhotep-asks-sail = Que navio navega, e para onde?
web-imhotep-asks-sail-ship = Para onde vai o navio { $ship }?
web-imhotep-asks-sail-site = Que navio vai para { $site }?
web-imhotep-asks-lever = Alavanca: que navio navega, para onde, e em que ordem descarrega?
web-imhotep-asks-hammer = Marreta: onde você coloca uma pedra?
web-imhotep-asks-sail_card = Carta Navegar: onde você coloca a pedra, e para onde vai o navio?
web-imhotep-asks-chisel = Cinzel: onde você coloca as duas pedras?
web-imhotep-asks-bonus_load = Bônus: onde você coloca uma pedra?
web-imhotep-field-ship = Navio { $value }
web-imhotep-field-space = Espaço { $value }
web-imhotep-field-ship2 = Navio { $value }
web-imhotep-field-space2 = Espaço { $value }
web-imhotep-field-sequence = { $value }
web-imhotep-field-slot = Posição { $value }
web-imhotep-field-card = Carta { $value }
web-imhotep-next = A seguir
web-imhotep-stones-of = { $count } de { $of } pedras
web-imhotep-bonus-space = espaço { $place }
web-imhotep-temple-note = Pedras cobertas ficam, mas não rendem
web-imhotep-temple-below = { $count ->
        [one] mais { $count } pedra embaixo
       *[other] mais { $count } pedras embaixo
    }
web-imhotep-temple-choice = { $points } / { $stones }▪
web-imhotep-temple-card = carta
web-imhotep-obelisks-note = Lugares { $places }; empates dividem
web-imhotep-pile = { $draw ->
        [one] { $draw } carta a comprar
       *[other] { $draw } cartas a comprar
    }, { $discard ->
        [one] { $discard } descartada
       *[other] { $discard } descartadas
    }
web-imhotep-burial-note = Cada grupo de uma cor vale por seu tamanho
web-imhotep-burial-rows = Mais pedras em cada linha
web-imhotep-when-M-A = pedras escolhem em ordem
web-imhotep-when-M-B = pedras escolhem em ordem
web-imhotep-when-P-A = pontua na hora
web-imhotep-when-P-B = pontua na hora
web-imhotep-when-T-A = cada rodada, pedras do topo
web-imhotep-when-T-B = cada rodada, pedras do topo
web-imhotep-round = Rodada { $round }
web-imhotep-when-B-A = no fim, por grupos
web-imhotep-when-B-B = no fim, por linhas
web-imhotep-when-O-A = no fim
web-imhotep-when-O-B = torres de três
web-imhotep-dock = Navegar até { $site }
web-imhotep-dock-M = Mercado
web-imhotep-dock-P = Pirâmides
web-imhotep-dock-T = Templo
web-imhotep-dock-B = Câmara
web-imhotep-dock-O = Obeliscos
web-imhotep-chooses = { $place }º
web-imhotep-space = Navio { $ship }, espaço { $space }
web-imhotep-sled = Colocar uma pedra do seu trenó
web-imhotep-sled-short = trenó
web-imhotep-quarry = pedreira
web-imhotep-name-ENT = Entrada
web-imhotep-name-SAR = Sarcófago
web-imhotep-name-PAV = Caminho
web-imhotep-name-DEP = Pirâmides
web-imhotep-name-DET = Templo
web-imhotep-name-DEB = Câmara
web-imhotep-name-DEO = Obeliscos
web-imhotep-name-STA = Estátua
web-imhotep-name-LEV = Alavanca
web-imhotep-name-HAM = Marreta
web-imhotep-name-SAI = Navegar
web-imhotep-name-CHI = Cinzel
web-imhotep-card-ENT = construa já
web-imhotep-card-SAR = construa já
web-imhotep-card-PAV = construa já
web-imhotep-card-DEP = 1 a cada 3
web-imhotep-card-DET = 1 a cada 3
web-imhotep-card-DEB = 1 a cada 3
web-imhotep-card-DEO = 1 a cada 3
web-imhotep-card-LEV = escolha a ordem
web-imhotep-card-HAM = receba, coloque
web-imhotep-card-SAI = coloque, navegue
web-imhotep-card-CHI = coloque duas
