tawantinsuyu-title = Tawantinsuyu

## Opções

tawantinsuyu-option-coricancha = Que lado do Coricancha fica na seção 0: a ordem impressa, indicada para a primeira partida, ou ao acaso.
tawantinsuyu-option-start_player = O lugar que joga primeiro, ou ao acaso; sozinho você sempre começa.
tawantinsuyu-option-solo_personality = Sozinho: a Personalidade de Axomamma, uma de quatro, ao acaso ou nenhuma (mais fácil).
tawantinsuyu-option-solo_easy_building_cost = Sozinho, mais fácil: Axomamma paga 2 pedras por Edifício.
tawantinsuyu-option-solo_easy_worship_two = Sozinho, mais fácil: Axomamma precisa de 2 Estátuas para iniciar Adorar.
tawantinsuyu-option-solo_easy_one_conquest = Sozinho, mais fácil: Axomamma não coloca o segundo marcador de Conquista.
tawantinsuyu-option-solo_easy_no_idle_army = Sozinho, mais fácil: Axomamma não compra carta de Exército quando não tem o que fazer.
tawantinsuyu-option-solo_hard_temple_step = Sozinho, mais difícil: Axomamma avança 1 espaço no Templo antes de Adorar ou da Oferenda.
tawantinsuyu-option-solo_hard_conquest_equal = Sozinho, mais difícil: Soldados em número igual às baixas bastam para a Conquista dela.
tawantinsuyu-option-solo_hard_conquest_discount = Sozinho, mais difícil: as Conquistas dela pedem 1 virada e 1 descarte a menos.
tawantinsuyu-option-solo_hard_priest_vp = Sozinho, mais difícil: 2 PV sempre que ela inicia uma ação do Sumo Sacerdote.
tawantinsuyu-option-solo_hard_weaving_vp = Sozinho, mais difícil: 2 PV em vez de 1 por Tecido dela em cada Festival.
tawantinsuyu-option-solo_hard_idle_vp = Sozinho, mais difícil: 2 PV a mais quando ela não tem o que fazer.
tawantinsuyu-option-solo_hard_resource_vp = Sozinho, mais difícil: 1 PV no fim por recurso que sobrar a ela.
tawantinsuyu-coricancha-printed = impressa
tawantinsuyu-coricancha-random = ao acaso
tawantinsuyu-start_player-random = ao acaso
tawantinsuyu-solo_personality-random = ao acaso
tawantinsuyu-solo_personality-none = nenhuma

## Ações

tawantinsuyu-do-starting_weaving = Começar com { $tile }
tawantinsuyu-do-keep = Ficar com { $card }
tawantinsuyu-do-play =
    { $card ->
        [none] Não jogar mais cartas
       *[other] Jogar { $card }
    }
tawantinsuyu-do-priest_start = Sumo Sacerdote na seção { $section }
tawantinsuyu-do-place = Colocar: { $worker }, { $ability }
tawantinsuyu-do-move_priest = Mover o Sumo Sacerdote { $sides ->
        [one] 1 lado
       *[other] { $sides } lados
    }
tawantinsuyu-do-pray = Orar: pegar 2 cartas de deus
tawantinsuyu-do-train = Treinar: comprar 2 cartas de Exército e ficar com 1
tawantinsuyu-do-recruit = Recrutar um Nômade
tawantinsuyu-do-space = Em { $space }
tawantinsuyu-do-price = Pagar com { $card }
tawantinsuyu-do-payment = Pagar: { $potato ->
        [0] { "" }
       *[other] { $potato } batata
    } { $stone ->
        [0] { "" }
       *[other] { $stone } pedra
    } { $maize ->
        [0] { "" }
       *[other] { $maize } milho
    } { $gold ->
        [0] { "" }
       *[other] { $gold } ouro
    }
tawantinsuyu-do-take =
    { $space ->
        [none] Não retomar trabalhador
       *[other] Retomar o trabalhador de { $space }
    }
tawantinsuyu-do-rejuvenate =
    { $item ->
        [none] Não virar nada
       *[other] Virar para cima { $item }
    }
tawantinsuyu-do-pay_potato =
    { $answer ->
        [yes] Pagar 1 batata por mais 1 tarefa
       *[none] Não pagar batata
    }
tawantinsuyu-do-task =
    { $icon ->
        [none] Parar com as tarefas
       *[other] Tarefa: { $icon }
    }
tawantinsuyu-do-steps = Construir { $slot }
tawantinsuyu-do-swap =
    { $answer ->
        [yes] Dar uma carta de deus para trocar o Mercado
       *[none] Deixar o Mercado como está
    }
tawantinsuyu-do-swap_card = Pôr { $card } sob o baralho
tawantinsuyu-do-swap_tile =
    { $slot ->
        [none] Não trocar segunda peça
       *[other] Trocar o espaço { $slot } do Mercado
    }
tawantinsuyu-do-building =
    { $slot ->
        [none] Não construir nada
       *[other] Construir a peça do espaço { $slot }
    }
tawantinsuyu-do-statue = Construir uma Estátua { $size } de { $god }
tawantinsuyu-do-put_away = Pôr { $tile } sob a pilha
tawantinsuyu-do-weaving =
    { $tile ->
        [none] Não comprar mais Tecidos
       *[other] Comprar { $tile }
    }
tawantinsuyu-do-put =
    { $tapestry ->
        [0] Pôr { $tile }: { $edge }
       *[other] Pôr { $tile }: Tapeçaria { $tapestry }, { $edge }
    }
tawantinsuyu-do-free_weaving = Pegar { $which }
tawantinsuyu-do-keep_army = Ficar com { $card }
tawantinsuyu-do-god_card = Carta de deus de: { $card }
tawantinsuyu-do-choice = Escolher a opção { $number }
tawantinsuyu-do-produce_one = Produzir com { $building }
tawantinsuyu-do-nomad =
    { $worker ->
        [none] Não pegar Nômade
       *[other] Pegar o Nômade: { $worker }
    }
tawantinsuyu-do-effect =
    { $effect ->
        [none] Recusar
       *[other] Sim: { $effect }
    }
tawantinsuyu-do-gold_for_temple =
    { $answer ->
        [yes] Pagar 1 ouro por 1 espaço do Templo
       *[none] Guardar o ouro
    }
tawantinsuyu-do-casualty = Baixa de guerra: { $worker }
tawantinsuyu-do-act = Realizar a ação
tawantinsuyu-do-gold = Pegar 1 ouro em vez disso
tawantinsuyu-do-worship =
    { $god ->
        [none] Não entregar Estátua
       *[other] Entregar a Estátua { $size } de { $god }
    }
tawantinsuyu-do-offering =
    { $spaces ->
        [none] Não oferecer nada
       *[other] Oferenda: espaços do Templo { $spaces }
    }
tawantinsuyu-do-extra_flip =
    { $item ->
        [none] Não virar nada
       *[other] Virar para cima { $item }
    }
tawantinsuyu-do-produce =
    { $building ->
        [none] Parar de produzir
       *[other] Produzir com { $building }
    }
tawantinsuyu-do-army =
    { $card ->
        [none] Não jogar mais cartas de Exército
       *[other] Jogar a carta de Exército { $card }
    }
tawantinsuyu-do-conquer =
    { $target ->
        [none] Não conquistar
       *[other] Conquistar { $target }
    }
tawantinsuyu-do-conquest_payment = Virar Soldados { $flip }, descartar Soldados { $discard }
tawantinsuyu-do-recruit_village =
    { $edge ->
        [none] Não recrutar
       *[other] Recrutar: { $edge }
    }
tawantinsuyu-do-limit = Retirar do jogo: { $worker }
tawantinsuyu-do-potatoes = Pagar { $gold } de ouro por batatas em falta
tawantinsuyu-do-army_for_resource = Ação livre: descartar { $card } pelo recurso
tawantinsuyu-do-potato_for_card = Ação livre: 1 batata por uma carta de deus
tawantinsuyu-do-exchange = Ação livre: trocar { $give } por { $receive }

## Acaso

tawantinsuyu-chance-rot = O Coricancha é girado em { $rotation }
tawantinsuyu-chance-bag = Do saco: { $worker }
tawantinsuyu-chance-prod = Mercado: { $building }
tawantinsuyu-chance-passive = Mercado: { $building }
tawantinsuyu-chance-weave = Tecido: { $tile }
tawantinsuyu-chance-first = O lugar { $place } começa
tawantinsuyu-chance-start = Tecido inicial de Axomamma: { $tile }
tawantinsuyu-chance-god = Carta de deus: { $card }
tawantinsuyu-chance-army = Carta de Exército: { $card }
tawantinsuyu-chance-pers = Personalidade de Axomamma: { $side }
tawantinsuyu-chance-die = Dado de Axomamma: { $number }
tawantinsuyu-chance-axspace = Por sorteio Axomamma ocupa { $space }
tawantinsuyu-chance-axworker = Por sorteio Axomamma coloca seu trabalhador número { $age }
tawantinsuyu-chance-axdrop = Por sorteio Axomamma abre mão do trabalhador número { $age }
tawantinsuyu-chance-axtile = Por sorteio Axomamma pega o espaço { $slot } do Mercado
tawantinsuyu-chance-axstatue = Por sorteio: { $statue }
tawantinsuyu-chance-axnomad = Por sorteio o Nômade: { $worker }
tawantinsuyu-chance-axconquest = Por sorteio Axomamma conquista { $target }

## Perguntas

tawantinsuyu-ask-starting-weaving = Com que Tecido você começa?
tawantinsuyu-ask-keep = Com que carta de deus você fica?
tawantinsuyu-ask-setup-play = Que carta da preparação você joga agora?
tawantinsuyu-ask-priest-start = Em que seção começa o seu Sumo Sacerdote?
tawantinsuyu-ask-main = Sua vez: coloque um trabalhador ou faça duas ações secundárias.
tawantinsuyu-ask-second = Qual é a segunda ação secundária?
tawantinsuyu-ask-space = Em que espaço?
tawantinsuyu-ask-price = Que carta, ou 1 ouro, você paga?
tawantinsuyu-ask-payment = Como você paga?
tawantinsuyu-ask-take = Que trabalhador adjacente você retoma?
tawantinsuyu-ask-rejuvenate-effect = O que você vira para cima de graça?
tawantinsuyu-ask-pay-potato = 1 batata por mais 1 tarefa?
tawantinsuyu-ask-task = Qual é a próxima tarefa?
tawantinsuyu-ask-steps = Onde você constrói Degraus?
tawantinsuyu-ask-swap = Você troca o Mercado antes?
tawantinsuyu-ask-swap-card = Que carta de deus vai para baixo do baralho?
tawantinsuyu-ask-swap-tile = Que peça do Mercado vai para baixo da pilha?
tawantinsuyu-ask-building = Que Edifício?
tawantinsuyu-ask-statue = Que Estátua?
tawantinsuyu-ask-put-away = Que Tecido vai para baixo da pilha?
tawantinsuyu-ask-buy = Que Tecido você compra?
tawantinsuyu-ask-buy-later = Você compra um Tecido restante por 3 milhos?
tawantinsuyu-ask-put = Onde fica o Tecido?
tawantinsuyu-ask-free-weaving = Que Tecido você pega?
tawantinsuyu-ask-keep-army = Com que carta de Exército você fica?
tawantinsuyu-ask-god-card = De onde você pega a carta de deus?
tawantinsuyu-ask-choice = Que opção você escolhe?
tawantinsuyu-ask-produce-one = Que Edifício produz?
tawantinsuyu-ask-nomad = Que Nômade você pega?
tawantinsuyu-ask-effect = Você usa este efeito?
tawantinsuyu-ask-gold-for-temple = 1 ouro por 1 espaço do Templo?
tawantinsuyu-ask-casualty = Quem se torna baixa de guerra?
tawantinsuyu-ask-act-or-gold = Realizar a ação ou pegar 1 ouro?
tawantinsuyu-ask-worship = Que Estátua você entrega?
tawantinsuyu-ask-offering = Por quantos espaços do Templo você oferece?
tawantinsuyu-ask-rejuvenate = O que você vira para cima?
tawantinsuyu-ask-extra-flip = O que mais você vira para cima?
tawantinsuyu-ask-produce = Que Edifício produz agora?
tawantinsuyu-ask-army = Que carta de Exército você joga?
tawantinsuyu-ask-conquer = Que espaço você conquista?
tawantinsuyu-ask-conquest-payment = Que cartas de Exército pagam?
tawantinsuyu-ask-recruit-village = Você recruta na Vila?
tawantinsuyu-ask-limit = Que trabalhador sai do jogo?
tawantinsuyu-ask-potatoes = Quanto ouro você paga por batatas em falta?
tawantinsuyu-ask-festival-play = Que carta de deus você joga?

## Acontecimentos

tawantinsuyu-event-turn = Vez de { $seat }
tawantinsuyu-event-points = { $seat }: { $points } PV ({ $category })
tawantinsuyu-event-setup-cards = { $seat } joga na preparação: { $cards }
tawantinsuyu-event-played = { $seat } joga { $card }
tawantinsuyu-event-steps = { $seat } constrói { $slot }
tawantinsuyu-event-built = { $seat } constrói { $building }
tawantinsuyu-event-statue = { $seat } constrói: { $statue }
tawantinsuyu-event-discarded = { $seat } descarta { $card }
tawantinsuyu-event-benefit = Uma Estátua dá a { $seat } os efeitos de { $card }
tawantinsuyu-event-temple = { $seat } chega ao espaço { $space } do Templo
tawantinsuyu-event-join = A nova conexão de { $seat } paga na hora
tawantinsuyu-event-merchant = Mercador de { $seat }: { $joins } conexões iguais
tawantinsuyu-event-activation = { $seat } ativa { $action }
tawantinsuyu-event-conquest = { $seat } conquista { $target } com { $cards }
tawantinsuyu-event-trigger = A Vila está vazia: { $seat } ativa o Festival { $festival }
tawantinsuyu-event-festival = Festival { $festival }
tawantinsuyu-event-majority = { $seat } lidera em { $region ->
        [A] Antisuyu
        [C] Chinchaysuyu
        [K] Kuntisuyu
       *[Q] Qullasuyu
    }
tawantinsuyu-event-potatoes = { $seat } paga { $paid } batatas, faltam { $missing }
tawantinsuyu-event-market = Mercado { $slot }: { $building }
tawantinsuyu-event-offer = Para a oferta: { $card }
tawantinsuyu-event-offer-shuffled = A oferta cheia é embaralhada no baralho de deuses
tawantinsuyu-event-offer-dropped = Da oferta para baixo do baralho: { $card }
tawantinsuyu-event-army-shuffled = O descarte de Exército vira o novo baralho
tawantinsuyu-event-tile-shown = Tecido agora visto por todos: { $tile }
tawantinsuyu-event-slot = Espaço { $slot } de Axomamma: { $god }
tawantinsuyu-event-slot-empty = O espaço { $slot } de Axomamma fica vazio
tawantinsuyu-event-slot-from-bottom = O espaço { $slot } de Axomamma recebe a carta de baixo do baralho
tawantinsuyu-event-ax-priest = Axomamma avança o Sumo Sacerdote { $sides }: a condição de { $action } vale
tawantinsuyu-event-ax-no-priest = A condição de Axomamma para { $action }, { $sides } à frente, não vale
tawantinsuyu-event-ax-soldiers = Axomamma tem { $soldiers } Soldados contra { $casualties } baixas
tawantinsuyu-event-ax-idle = Axomamma não tem trabalhador nem ação do Sumo Sacerdote
tawantinsuyu-event-ax-army = Axomamma joga suas cartas de Exército: { $cards }
tawantinsuyu-event-ax-conquest = Axomamma conquista onde há mais PV impressos: { $target }, { $points } PV
tawantinsuyu-event-ax-second-conquest = O segundo marcador de Axomamma vai aonde ela descarta menos: { $target }
tawantinsuyu-event-ax-worker = Axomamma ganha um trabalhador e a recompensa dele: { $worker }
tawantinsuyu-event-ax-look = Axomamma procura { $god }: primeiro { $terrace }, o espaço mais barato custa { $food } de comida
tawantinsuyu-event-ax-no-space = Nenhuma carta tem espaço vazio: Axomamma não coloca ninguém
tawantinsuyu-event-ax-replaced = Sem espaço vazio de { $god }: o espaço { $slot } recebe carta nova
tawantinsuyu-event-ax-card = A carta do espaço { $slot } de Axomamma era { $card }
tawantinsuyu-event-ax-placed = Axomamma coloca em { $space }: { $worker }
tawantinsuyu-event-ax-token = A ficha de Axomamma age: { $loop ->
        [top] circuito de cima
        [middle] circuito do meio
       *[bottom] circuito de baixo
    }, espaço { $index }
tawantinsuyu-event-ax-gold = Axomamma não consegue fazer tudo e pega 1 ouro
tawantinsuyu-event-ax-weaving = Axomamma acrescenta { $tile } a uma Tapeçaria

## Recusas e fim

tawantinsuyu-refuse-cost = Custa { $cost }, você tem { $held } (p batata, m milho, s pedra, g ouro, f comida de qualquer tipo)
tawantinsuyu-refuse-worker = Você não tem na reserva: { $worker }
tawantinsuyu-end-third_festival = O terceiro Festival terminou.

## O tabuleiro

tawantinsuyu-board-village = Vila
tawantinsuyu-board-ends = (da ponta da batata à do milho)
tawantinsuyu-board-nomads = Nômades
tawantinsuyu-board-casualties = Baixas
tawantinsuyu-board-bag = Saco
tawantinsuyu-board-market = Mercado
tawantinsuyu-board-offer = Oferta
tawantinsuyu-board-deck = Baralho
tawantinsuyu-board-top = Tecido de cima
tawantinsuyu-board-drawn = Tecidos à venda
tawantinsuyu-board-conquest = Conquista
tawantinsuyu-board-seat = Lugar { $seat }
tawantinsuyu-board-axomamma = Axomamma
tawantinsuyu-board-festival = Festivais realizados: { $number } de 3
tawantinsuyu-board-token = O lugar { $seat } tem a ficha de Festival
tawantinsuyu-board-temple = Templo
tawantinsuyu-board-workers = Trabalhadores
tawantinsuyu-board-hand = Mão
tawantinsuyu-board-army = Exército
tawantinsuyu-board-buildings = Edifícios
tawantinsuyu-board-statues = Estátuas
tawantinsuyu-board-tapestries = Tapeçarias
tawantinsuyu-board-slots = Cartas dela
tawantinsuyu-board-tokens = Fichas dela
tawantinsuyu-board-personality = Personalidade
tawantinsuyu-board-hidden = { $number } { $number ->
        [one] oculta
       *[other] ocultas
    }
tawantinsuyu-board-label = { $name }:
tawantinsuyu-board-legend = A Arquiteto · K Artesão · W Guerreiro · C Mensageiro · P Sacerdote · ♜ Sumo Sacerdote · ▲▼ Degraus entre os terraços · In Inti · Qu Mama Quilla · Il Illapa · Co Mama Cocha · Pa Pachamama · Vi Viracocha · * espaço azul ou verde · p batata · m milho · s pedra · g ouro · St Degraus · Bu Edifício · Su Estátua · We Tecidos · Me Mercador · Tr treinar · P1 produzir um
tawantinsuyu-opponent = Axomamma
tawantinsuyu-price-potato = { $value } { $value ->
        [one] batata
       *[other] batatas
    }
tawantinsuyu-price-maize = { $value } { $value ->
        [one] milho
       *[other] milhos
    }
tawantinsuyu-price-stone = { $value } { $value ->
        [one] pedra
       *[other] pedras
    }
tawantinsuyu-price-gold = { $value } ouro
tawantinsuyu-price-food = { $value } de comida
tawantinsuyu-price-card = a carta
tawantinsuyu-price-statue = { $value }

## Valores em palavras

tawantinsuyu-worker-architect = Arquiteto
tawantinsuyu-worker-craftsman = Artesão
tawantinsuyu-worker-warrior = Guerreiro
tawantinsuyu-worker-courier = Mensageiro
tawantinsuyu-worker-priest = Sacerdote
tawantinsuyu-ability-own = habilidade própria
tawantinsuyu-ability-courier = como Mensageiro
tawantinsuyu-ability-priest = como Sacerdote
tawantinsuyu-worker-potato_end = a ponta da batata
tawantinsuyu-worker-maize_end = a ponta do milho
tawantinsuyu-edge-potato_end = a ponta da batata
tawantinsuyu-edge-maize_end = a ponta do milho
tawantinsuyu-god-inti = Inti
tawantinsuyu-god-quilla = Mama Quilla
tawantinsuyu-god-illapa = Illapa
tawantinsuyu-god-cocha = Mama Cocha
tawantinsuyu-god-pacha = Pachamama
tawantinsuyu-god-vira = Viracocha
tawantinsuyu-size-small = Pequena
tawantinsuyu-size-large = Grande
tawantinsuyu-statue-inti_small = Estátua Pequena de Inti
tawantinsuyu-statue-inti_large = Estátua Grande de Inti
tawantinsuyu-statue-quilla_small = Estátua Pequena de Mama Quilla
tawantinsuyu-statue-quilla_large = Estátua Grande de Mama Quilla
tawantinsuyu-statue-illapa_small = Estátua Pequena de Illapa
tawantinsuyu-statue-illapa_large = Estátua Grande de Illapa
tawantinsuyu-statue-cocha_small = Estátua Pequena de Mama Cocha
tawantinsuyu-statue-cocha_large = Estátua Grande de Mama Cocha
tawantinsuyu-statue-pacha_small = Estátua Pequena de Pachamama
tawantinsuyu-statue-pacha_large = Estátua Grande de Pachamama
tawantinsuyu-statue-vira_small = Estátua Pequena de Viracocha
tawantinsuyu-statue-vira_large = Estátua Grande de Viracocha
tawantinsuyu-which-top = o Tecido virado para cima
tawantinsuyu-which-under = o Tecido de baixo
tawantinsuyu-edge-left = ponta esquerda
tawantinsuyu-edge-right = ponta direita
tawantinsuyu-edge-new = nova Tapeçaria
tawantinsuyu-effect-build_building = construir um Edifício
tawantinsuyu-effect-build_statue = construir uma Estátua
tawantinsuyu-effect-build_steps = construir Degraus
tawantinsuyu-effect-buy_weavings = comprar Tecidos
tawantinsuyu-effect-merchant = usar o Mercador
tawantinsuyu-effect-train = treinar
tawantinsuyu-effect-produce_one = produzir um
tawantinsuyu-effect-free_building = construir um Edifício grátis
tawantinsuyu-effect-free_steps = construir Degraus grátis
tawantinsuyu-effect-free_small_statue = pegar uma Estátua Pequena grátis
tawantinsuyu-terrace-upper = terraço superior
tawantinsuyu-terrace-middle = terraço médio
tawantinsuyu-terrace-lower = terraço inferior
tawantinsuyu-action-worship = Adorar
tawantinsuyu-action-offering = Oferenda
tawantinsuyu-action-rejuvenate = Rejuvenescer
tawantinsuyu-action-conquest = Conquista
tawantinsuyu-action-produce = Produzir
tawantinsuyu-category-start = Início
tawantinsuyu-category-god_cards = Cartas de deus
tawantinsuyu-category-steps = Degraus construídos
tawantinsuyu-category-steps_used = Degraus usados por outros
tawantinsuyu-category-statues = Estátuas
tawantinsuyu-category-temple = Templo
tawantinsuyu-category-majorities = Regiões
tawantinsuyu-category-conquest = Conquistas
tawantinsuyu-category-joins = Conexões
tawantinsuyu-category-production = Produção
tawantinsuyu-category-passive = Edifícios Passivos
tawantinsuyu-category-trigger = Festival ativado
tawantinsuyu-category-potatoes = Batatas em falta
tawantinsuyu-category-final_tapestries = Tapeçarias no fim
tawantinsuyu-category-final_temple = Templo no fim
tawantinsuyu-category-final_buildings = Edifícios no fim
tawantinsuyu-category-final_god_cards = Cartas de deus no fim
tawantinsuyu-category-final_army = Exército no fim
tawantinsuyu-category-final_workers = Trabalhadores no fim
tawantinsuyu-category-final_gold = Ouro no fim
tawantinsuyu-category-ax_potato = Axomamma: batatas
tawantinsuyu-category-ax_statue_match = Axomamma: Estátua do deus
tawantinsuyu-category-ax_offer = Axomamma: cartas da oferta
tawantinsuyu-category-ax_weavings = Axomamma: Tecidos
tawantinsuyu-category-ax_behind = Axomamma: atrás na pontuação
tawantinsuyu-category-ax_difficulty = Axomamma: dificuldade

## Cartas e edifícios

tawantinsuyu-card-G01 = G01 (Inti: 3 batatas, 1 pedra)
tawantinsuyu-card-G02 = G02 (Inti: 3 PV)
tawantinsuyu-card-G03 = G03 (Inti: 1 milho, 2 PV)
tawantinsuyu-card-G04 = G04 (Inti: 2 batatas, 1 carta de Exército)
tawantinsuyu-card-G05 = G05 (Inti: construir um Edifício)
tawantinsuyu-card-G06 = G06 (Inti: 2 batatas, 1 ouro)
tawantinsuyu-card-G07 = G07 (Inti: 1 batata, 1 PV, 1 ouro por 1 espaço do Templo)
tawantinsuyu-card-G08 = G08 (Mama Quilla: 3 batatas, 1 pedra)
tawantinsuyu-card-G09 = G09 (Mama Quilla: 3 PV)
tawantinsuyu-card-G10 = G10 (Mama Quilla: 1 milho, 2 PV)
tawantinsuyu-card-G11 = G11 (Mama Quilla: 2 batatas, 1 carta de Exército)
tawantinsuyu-card-G12 = G12 (Mama Quilla: construir um Edifício)
tawantinsuyu-card-G13 = G13 (Mama Quilla: um Tecido)
tawantinsuyu-card-G14 = G14 (Mama Quilla: 2 batatas, Mercador)
tawantinsuyu-card-G15 = G15 (Illapa: 3 batatas, 1 pedra)
tawantinsuyu-card-G16 = G16 (Illapa: 3 PV)
tawantinsuyu-card-G17 = G17 (Illapa: 1 milho, 2 PV)
tawantinsuyu-card-G18 = G18 (Illapa: 2 batatas, 1 carta de Exército)
tawantinsuyu-card-G19 = G19 (Illapa: construir um Edifício)
tawantinsuyu-card-G20 = G20 (Illapa: 1 milho, treinar)
tawantinsuyu-card-G21 = G21 (Illapa: 1 batata, virar 2 para cima)
tawantinsuyu-card-G22 = G22 (Mama Cocha: 3 batatas, 1 pedra)
tawantinsuyu-card-G23 = G23 (Mama Cocha: 3 PV)
tawantinsuyu-card-G24 = G24 (Mama Cocha: 1 milho, 2 PV)
tawantinsuyu-card-G25 = G25 (Mama Cocha: 2 batatas, 1 carta de Exército)
tawantinsuyu-card-G26 = G26 (Mama Cocha: construir um Edifício)
tawantinsuyu-card-G27 = G27 (Mama Cocha: 1 batata, um Nômade)
tawantinsuyu-card-G28 = G28 (Mama Cocha: 1 milho, 2 cartas de deus)
tawantinsuyu-card-G29 = G29 (Pachamama: 3 batatas, 1 pedra)
tawantinsuyu-card-G30 = G30 (Pachamama: 3 PV)
tawantinsuyu-card-G31 = G31 (Pachamama: 1 milho, 2 PV)
tawantinsuyu-card-G32 = G32 (Pachamama: 2 batatas, 1 carta de Exército)
tawantinsuyu-card-G33 = G33 (Pachamama: construir um Edifício)
tawantinsuyu-card-G34 = G34 (Pachamama: 5 batatas)
tawantinsuyu-card-G35 = G35 (Pachamama: 3 milhos)
tawantinsuyu-card-G36 = G36 (Viracocha: 3 batatas, 1 pedra)
tawantinsuyu-card-G37 = G37 (Viracocha: 3 PV)
tawantinsuyu-card-G38 = G38 (Viracocha: 1 milho, 2 PV)
tawantinsuyu-card-G39 = G39 (Viracocha: 2 batatas, 1 carta de Exército)
tawantinsuyu-card-G40 = G40 (Viracocha: construir um Edifício)
tawantinsuyu-card-G41 = G41 (Viracocha: 1 pedra, construir uma Estátua)
tawantinsuyu-card-G42 = G42 (Viracocha: 1 pedra, construir Degraus)
tawantinsuyu-card-g1 = 1 ouro
tawantinsuyu-card-deck = o baralho
tawantinsuyu-card-R01 = R01 (1 Soldado, ouro)
tawantinsuyu-card-R02 = R02 (1 Soldado, ouro)
tawantinsuyu-card-R03 = R03 (1 Soldado, ouro)
tawantinsuyu-card-R04 = R04 (1 Soldado, ouro)
tawantinsuyu-card-R05 = R05 (1 Soldado, ouro)
tawantinsuyu-card-R06 = R06 (1 Soldado, ouro)
tawantinsuyu-card-R07 = R07 (1 Soldado, pedra)
tawantinsuyu-card-R08 = R08 (1 Soldado, pedra)
tawantinsuyu-card-R09 = R09 (1 Soldado, pedra)
tawantinsuyu-card-R10 = R10 (1 Soldado, pedra)
tawantinsuyu-card-R11 = R11 (1 Soldado, pedra)
tawantinsuyu-card-R12 = R12 (1 Soldado, pedra)
tawantinsuyu-card-R13 = R13 (1 Soldado, milho)
tawantinsuyu-card-R14 = R14 (1 Soldado, milho)
tawantinsuyu-card-R15 = R15 (1 Soldado, milho)
tawantinsuyu-card-R16 = R16 (1 Soldado, milho)
tawantinsuyu-card-R17 = R17 (1 Soldado, milho)
tawantinsuyu-card-R18 = R18 (1 Soldado, milho)
tawantinsuyu-card-R19 = R19 (2 Soldados, batata)
tawantinsuyu-card-R20 = R20 (2 Soldados, batata)
tawantinsuyu-card-R21 = R21 (2 Soldados, batata)
tawantinsuyu-card-R22 = R22 (2 Soldados, batata)
tawantinsuyu-card-R23 = R23 (2 Soldados, batata)
tawantinsuyu-card-R24 = R24 (2 Soldados, batata)
tawantinsuyu-card-R25 = R25 (2 Soldados, milho)
tawantinsuyu-card-R26 = R26 (2 Soldados, milho)
tawantinsuyu-card-R27 = R27 (2 Soldados, milho)
tawantinsuyu-card-R28 = R28 (2 Soldados, pedra)
tawantinsuyu-card-R29 = R29 (2 Soldados, pedra)
tawantinsuyu-card-R30 = R30 (2 Soldados, pedra)
tawantinsuyu-item-R01 = R01 (1 Soldado)
tawantinsuyu-item-R02 = R02 (1 Soldado)
tawantinsuyu-item-R03 = R03 (1 Soldado)
tawantinsuyu-item-R04 = R04 (1 Soldado)
tawantinsuyu-item-R05 = R05 (1 Soldado)
tawantinsuyu-item-R06 = R06 (1 Soldado)
tawantinsuyu-item-R07 = R07 (1 Soldado)
tawantinsuyu-item-R08 = R08 (1 Soldado)
tawantinsuyu-item-R09 = R09 (1 Soldado)
tawantinsuyu-item-R10 = R10 (1 Soldado)
tawantinsuyu-item-R11 = R11 (1 Soldado)
tawantinsuyu-item-R12 = R12 (1 Soldado)
tawantinsuyu-item-R13 = R13 (1 Soldado)
tawantinsuyu-item-R14 = R14 (1 Soldado)
tawantinsuyu-item-R15 = R15 (1 Soldado)
tawantinsuyu-item-R16 = R16 (1 Soldado)
tawantinsuyu-item-R17 = R17 (1 Soldado)
tawantinsuyu-item-R18 = R18 (1 Soldado)
tawantinsuyu-item-R19 = R19 (2 Soldados)
tawantinsuyu-item-R20 = R20 (2 Soldados)
tawantinsuyu-item-R21 = R21 (2 Soldados)
tawantinsuyu-item-R22 = R22 (2 Soldados)
tawantinsuyu-item-R23 = R23 (2 Soldados)
tawantinsuyu-item-R24 = R24 (2 Soldados)
tawantinsuyu-item-R25 = R25 (2 Soldados)
tawantinsuyu-item-R26 = R26 (2 Soldados)
tawantinsuyu-item-R27 = R27 (2 Soldados)
tawantinsuyu-item-R28 = R28 (2 Soldados)
tawantinsuyu-item-R29 = R29 (2 Soldados)
tawantinsuyu-item-R30 = R30 (2 Soldados)
tawantinsuyu-item-Y01 = Y01 (4 batatas)
tawantinsuyu-item-Y02 = Y02 (1 batata, 2 milhos)
tawantinsuyu-item-Y03 = Y03 (2 pedras ou 2 milhos)
tawantinsuyu-item-Y04 = Y04 (1 batata, 1 ouro)
tawantinsuyu-item-Y05 = Y05 (2 pedras)
tawantinsuyu-item-Y06 = Y06 (3 PV)
tawantinsuyu-item-Y07 = Y07 (5 PV)
tawantinsuyu-item-Y08 = Y08 (1 batata, 1 carta de Exército)
tawantinsuyu-item-Y09 = Y09 (1 PV, treinar)
tawantinsuyu-item-Y10 = Y10 (2 batatas, 1 carta de deus)
tawantinsuyu-item-Y11 = Y11 (1 batata, 2 cartas de deus)
tawantinsuyu-item-Y12 = Y12 (2 batatas, 1 milho, 1 pedra)
tawantinsuyu-item-Y13 = Y13 (2 ouros)
tawantinsuyu-item-Y14 = Y14 (1 PV, um Nômade)
tawantinsuyu-item-Y15 = Y15 (um Tecido)
tawantinsuyu-item-Y16 = Y16 (1 espaço do Templo)
tawantinsuyu-item-Y17 = Y17 (1 batata, 1 ouro por 1 espaço do Templo)
tawantinsuyu-item-Y18 = Y18 (4 batatas, 1 PV)
tawantinsuyu-item-Y19 = Y19 (2 PV, 1 ouro ou 3 batatas)
tawantinsuyu-building-Y01 = Y01 (4 batatas; custa 1 pedra, 1 milho)
tawantinsuyu-building-Y02 = Y02 (1 batata, 2 milhos; custa 2 pedras)
tawantinsuyu-building-Y03 = Y03 (2 pedras ou 2 milhos; custa 2 pedras)
tawantinsuyu-building-Y04 = Y04 (1 batata, 1 ouro; custa 2 pedras)
tawantinsuyu-building-Y05 = Y05 (2 pedras; custa 2 milhos)
tawantinsuyu-building-Y06 = Y06 (3 PV; custa 2 pedras, 1 milho)
tawantinsuyu-building-Y07 = Y07 (5 PV; custa 2 pedras, 1 ouro)
tawantinsuyu-building-Y08 = Y08 (1 batata, 1 carta de Exército; custa 1 pedra, 1 milho)
tawantinsuyu-building-Y09 = Y09 (1 PV, treinar; custa 2 pedras)
tawantinsuyu-building-Y10 = Y10 (2 batatas, 1 carta de deus; custa 1 pedra, 1 milho)
tawantinsuyu-building-Y11 = Y11 (1 batata, 2 cartas de deus; custa 2 pedras)
tawantinsuyu-building-Y12 = Y12 (2 batatas, 1 milho, 1 pedra; custa 2 pedras, 1 milho)
tawantinsuyu-building-Y13 = Y13 (2 ouros; custa 2 pedras, 1 ouro)
tawantinsuyu-building-Y14 = Y14 (1 PV, um Nômade; custa 2 pedras, 1 ouro)
tawantinsuyu-building-Y15 = Y15 (um Tecido; custa 2 pedras, 1 milho)
tawantinsuyu-building-Y16 = Y16 (1 espaço do Templo; custa 2 pedras, 1 ouro)
tawantinsuyu-building-Y17 = Y17 (1 batata, 1 ouro por 1 espaço do Templo; custa 1 pedra, 1 milho)
tawantinsuyu-building-Y18 = Y18 (4 batatas, 1 PV; custa 1 pedra, 2 milhos)
tawantinsuyu-building-Y19 = Y19 (2 PV, 1 ouro ou 3 batatas; custa 3 pedras)
tawantinsuyu-building-Z01 = Z01 (trabalhadores como Mensageiros; custa 2 pedras, 1 milho)
tawantinsuyu-building-Z02 = Z02 (trabalhadores como Sacerdotes; custa 2 pedras, 1 ouro)
tawantinsuyu-building-Z03 = Z03 (Guerreiros viram 2 Edifícios para cima; custa 2 pedras)
tawantinsuyu-building-Z04 = Z04 (conexões novas pagam na hora; custa 2 pedras, 1 milho)
tawantinsuyu-building-Z05 = Z05 (azul e verde para Arquitetos e Artesãos; custa 2 pedras)
tawantinsuyu-building-Z06 = Z06 (4 batatas por Festival, cartas de deus 2 PV; custa 1 pedra, 1 milho)
tawantinsuyu-building-Z07 = Z07 (PV por Degraus próprios; custa 1 pedra, 1 milho)
tawantinsuyu-building-Z08 = Z08 (escolher entre 5 Tecidos; custa 2 pedras)
tawantinsuyu-building-Z09 = Z09 (PV pela maior Tapeçaria em cada Festival; custa 2 pedras, 1 milho)
tawantinsuyu-building-Z10 = Z10 (recursos em cada Festival; custa 2 pedras, 1 milho)
tawantinsuyu-building-Z11 = Z11 (Tecido a cada Oferenda; custa 3 pedras)
tawantinsuyu-building-Z12 = Z12 (ouro pelo Templo em Adorar e Festivais; custa 2 pedras, 1 ouro)
tawantinsuyu-building-Z13 = Z13 (Conquistas mais baratas; custa 2 pedras, 1 milho)
tawantinsuyu-building-Z14 = Z14 (2 tarefas a mais para Guerreiros; custa 2 pedras, 1 ouro)
tawantinsuyu-building-Z15 = Z15 (trocar pedra, ouro e milho; custa 2 pedras, 1 milho)
tawantinsuyu-building-Z16 = Z16 (virar para cima a cada Produzir; custa 2 pedras)
tawantinsuyu-building-Z17 = Z17 (ouro e PV a cada Conquista; custa 2 pedras, 1 milho)
tawantinsuyu-building-Z18 = Z18 (carta de Exército e ouro a cada Rejuvenescer; custa 2 pedras, 1 milho)
tawantinsuyu-building-Z19 = Z19 (batata por carta de deus; custa 2 pedras)
tawantinsuyu-building-Z20 = Z20 (coleta melhor; custa 2 pedras, 1 ouro)

## A colina, regiões e tecidos

tawantinsuyu-space-U01 = U01 (Illapa, verde: 3 batatas, treinar, 2 milhos)
tawantinsuyu-space-U02 = U02 (Mama Cocha, azul: 2 milhos, Edifício, treinar)
tawantinsuyu-space-U03 = U03 (Pachamama: treinar, 2 pedras, Edifício)
tawantinsuyu-space-U04 = U04 (Viracocha, verde: Edifício, Tecidos, 2 pedras)
tawantinsuyu-space-U05 = U05 (Mama Quilla, azul: 2 pedras, 3 batatas, Tecidos)
tawantinsuyu-space-U06 = U06 (Inti: Tecidos, 2 pedras, 3 batatas)
tawantinsuyu-space-U07 = U07 (Illapa, verde: 3 batatas, Degraus, 2 pedras)
tawantinsuyu-space-U08 = U08 (Pachamama, azul: 2 pedras, Edifício, Degraus)
tawantinsuyu-space-U09 = U09 (Mama Cocha: Degraus, 3 batatas, Edifício)
tawantinsuyu-space-U10 = U10 (Inti: Edifício, 2 milhos, 3 batatas)
tawantinsuyu-space-M01 = M01 (Mama Quilla: 2 pedras, 3 batatas, Mercador)
tawantinsuyu-space-M02 = M02 (Pachamama, verde: Mercador, Tecidos, 3 batatas)
tawantinsuyu-space-M03 = M03 (Viracocha, azul: 3 batatas, Estátua, Tecidos)
tawantinsuyu-space-M04 = M04 (Inti: Tecidos, 2 pedras, Estátua)
tawantinsuyu-space-M05 = M05 (Illapa, azul: Estátua, produzir um, 2 pedras)
tawantinsuyu-space-M06 = M06 (Mama Quilla, verde: 2 pedras, 2 milhos, produzir um)
tawantinsuyu-space-M07 = M07 (Mama Cocha: produzir um, Estátua, 2 milhos)
tawantinsuyu-space-M08 = M08 (Inti, azul: 2 milhos, 2 pedras, Estátua)
tawantinsuyu-space-M09 = M09 (Illapa, verde: Estátua, Edifício, 2 pedras)
tawantinsuyu-space-M10 = M10 (Pachamama: 2 pedras, 2 milhos, Edifício)
tawantinsuyu-space-M11 = M11 (Viracocha, azul: Edifício, Degraus, 2 milhos)
tawantinsuyu-space-M12 = M12 (Mama Cocha, verde: 2 milhos, treinar, Degraus)
tawantinsuyu-space-M13 = M13 (Mama Quilla: Degraus, 2 milhos, treinar)
tawantinsuyu-space-M14 = M14 (Inti, azul: treinar, Edifício, 2 milhos)
tawantinsuyu-space-M15 = M15 (Mama Cocha, verde: 2 milhos, 3 batatas, Edifício)
tawantinsuyu-space-M16 = M16 (Viracocha: Edifício, 1 ouro, 3 batatas)
tawantinsuyu-space-M17 = M17 (Illapa, azul: 3 batatas, Tecidos, 1 ouro)
tawantinsuyu-space-M18 = M18 (Mama Quilla, verde: 1 ouro, Degraus, Tecidos)
tawantinsuyu-space-M19 = M19 (Pachamama, verde: Tecidos, 2 pedras, Degraus)
tawantinsuyu-space-M20 = M20 (Viracocha, azul: Degraus, Mercador, 2 pedras)
tawantinsuyu-space-L01 = L01 (Illapa, verde: 3 batatas, Degraus, 2 pedras)
tawantinsuyu-space-L02 = L02 (Pachamama, azul: 2 pedras, 1 ouro, Degraus)
tawantinsuyu-space-L03 = L03 (Viracocha: Degraus, Estátua, 1 ouro)
tawantinsuyu-space-L04 = L04 (Inti, verde: 1 ouro, Edifício, Estátua)
tawantinsuyu-space-L05 = L05 (Mama Cocha, azul: Estátua, 2 milhos, Edifício)
tawantinsuyu-space-L06 = L06 (Mama Quilla: Edifício, Tecidos, 2 milhos)
tawantinsuyu-space-L07 = L07 (Inti, verde: 2 milhos, Degraus, Tecidos)
tawantinsuyu-space-L08 = L08 (Mama Cocha, azul: Tecidos, 1 ouro, Degraus)
tawantinsuyu-space-L09 = L09 (Illapa: Degraus, treinar, 1 ouro)
tawantinsuyu-space-L10 = L10 (Viracocha: 1 ouro, Tecidos, treinar)
tawantinsuyu-space-L11 = L11 (Pachamama, verde: treinar, 3 batatas, Tecidos)
tawantinsuyu-space-L12 = L12 (Mama Quilla, azul: Tecidos, Edifício, 3 batatas)
tawantinsuyu-space-L13 = L13 (Mama Cocha: 3 batatas, produzir um, Edifício)
tawantinsuyu-space-L14 = L14 (Viracocha, verde: Edifício, 2 pedras, produzir um)
tawantinsuyu-space-L15 = L15 (Pachamama, azul: produzir um, Mercador, 2 pedras)
tawantinsuyu-space-L16 = L16 (Inti, verde: 2 pedras, Estátua, Mercador)
tawantinsuyu-space-L17 = L17 (Mama Quilla: Mercador, 1 ouro, Estátua)
tawantinsuyu-space-L18 = L18 (Illapa, azul: Estátua, Tecidos, 1 ouro)
tawantinsuyu-space-L19 = L19 (Viracocha, verde: 1 ouro, 2 pedras, Tecidos)
tawantinsuyu-space-L20 = L20 (Pachamama: Tecidos, produzir um, 2 pedras)
tawantinsuyu-space-L21 = L21 (Inti, azul: 2 pedras, Estátua, produzir um)
tawantinsuyu-space-L22 = L22 (Mama Quilla, verde: produzir um, 1 ouro, Estátua)
tawantinsuyu-space-L23 = L23 (Mama Cocha, azul: Estátua, 2 milhos, 1 ouro)
tawantinsuyu-space-L24 = L24 (Illapa: 1 ouro, Mercador, 2 milhos)
tawantinsuyu-space-L25 = L25 (Viracocha, verde: 2 milhos, treinar, Mercador)
tawantinsuyu-space-L26 = L26 (Mama Quilla, azul: Mercador, 2 milhos, treinar)
tawantinsuyu-space-L27 = L27 (Illapa: treinar, Estátua, 2 milhos)
tawantinsuyu-space-L28 = L28 (Mama Cocha, verde: 2 milhos, Edifício, Estátua)
tawantinsuyu-space-L29 = L29 (Pachamama, azul: Estátua, 3 batatas, Edifício)
tawantinsuyu-space-L30 = L30 (Inti: Edifício, 2 pedras, 3 batatas)
tawantinsuyu-icon-Ut01 = 2 milhos (Ut01)
tawantinsuyu-icon-Ut02 = treinar (Ut02)
tawantinsuyu-icon-Ut03 = Edifício (Ut03)
tawantinsuyu-icon-Ut04 = 2 pedras (Ut04)
tawantinsuyu-icon-Ut05 = Tecidos (Ut05)
tawantinsuyu-icon-Ut06 = 3 batatas (Ut06)
tawantinsuyu-icon-Ut07 = 2 pedras (Ut07)
tawantinsuyu-icon-Ut08 = Degraus (Ut08)
tawantinsuyu-icon-Ut09 = Edifício (Ut09)
tawantinsuyu-icon-Ut10 = 3 batatas (Ut10)
tawantinsuyu-icon-Mt01 = Mercador (Mt01)
tawantinsuyu-icon-Mt02 = 3 batatas (Mt02)
tawantinsuyu-icon-Mt03 = Tecidos (Mt03)
tawantinsuyu-icon-Mt04 = Estátua (Mt04)
tawantinsuyu-icon-Mt05 = 2 pedras (Mt05)
tawantinsuyu-icon-Mt06 = produzir um (Mt06)
tawantinsuyu-icon-Mt07 = 2 milhos (Mt07)
tawantinsuyu-icon-Mt08 = Estátua (Mt08)
tawantinsuyu-icon-Mt09 = 2 pedras (Mt09)
tawantinsuyu-icon-Mt10 = Edifício (Mt10)
tawantinsuyu-icon-Mt11 = 2 milhos (Mt11)
tawantinsuyu-icon-Mt12 = Degraus (Mt12)
tawantinsuyu-icon-Mt13 = treinar (Mt13)
tawantinsuyu-icon-Mt14 = 2 milhos (Mt14)
tawantinsuyu-icon-Mt15 = Edifício (Mt15)
tawantinsuyu-icon-Mt16 = 3 batatas (Mt16)
tawantinsuyu-icon-Mt17 = 1 ouro (Mt17)
tawantinsuyu-icon-Mt18 = Tecidos (Mt18)
tawantinsuyu-icon-Mt19 = Degraus (Mt19)
tawantinsuyu-icon-Mt20 = 2 pedras (Mt20)
tawantinsuyu-icon-Lt01 = 2 pedras (Lt01)
tawantinsuyu-icon-Lt02 = Degraus (Lt02)
tawantinsuyu-icon-Lt03 = 1 ouro (Lt03)
tawantinsuyu-icon-Lt04 = Estátua (Lt04)
tawantinsuyu-icon-Lt05 = Edifício (Lt05)
tawantinsuyu-icon-Lt06 = 2 milhos (Lt06)
tawantinsuyu-icon-Lt07 = Tecidos (Lt07)
tawantinsuyu-icon-Lt08 = Degraus (Lt08)
tawantinsuyu-icon-Lt09 = 1 ouro (Lt09)
tawantinsuyu-icon-Lt10 = treinar (Lt10)
tawantinsuyu-icon-Lt11 = Tecidos (Lt11)
tawantinsuyu-icon-Lt12 = 3 batatas (Lt12)
tawantinsuyu-icon-Lt13 = Edifício (Lt13)
tawantinsuyu-icon-Lt14 = produzir um (Lt14)
tawantinsuyu-icon-Lt15 = 2 pedras (Lt15)
tawantinsuyu-icon-Lt16 = Mercador (Lt16)
tawantinsuyu-icon-Lt17 = Estátua (Lt17)
tawantinsuyu-icon-Lt18 = 1 ouro (Lt18)
tawantinsuyu-icon-Lt19 = Tecidos (Lt19)
tawantinsuyu-icon-Lt20 = 2 pedras (Lt20)
tawantinsuyu-icon-Lt21 = produzir um (Lt21)
tawantinsuyu-icon-Lt22 = Estátua (Lt22)
tawantinsuyu-icon-Lt23 = 1 ouro (Lt23)
tawantinsuyu-icon-Lt24 = 2 milhos (Lt24)
tawantinsuyu-icon-Lt25 = Mercador (Lt25)
tawantinsuyu-icon-Lt26 = treinar (Lt26)
tawantinsuyu-icon-Lt27 = 2 milhos (Lt27)
tawantinsuyu-icon-Lt28 = Estátua (Lt28)
tawantinsuyu-icon-Lt29 = Edifício (Lt29)
tawantinsuyu-icon-Lt30 = 3 batatas (Lt30)
tawantinsuyu-slot-ST0u = Degraus superiores da seção 0
tawantinsuyu-slot-ST0l = Degraus inferiores da seção 0
tawantinsuyu-slot-ST1u = Degraus superiores da seção 1
tawantinsuyu-slot-ST1l = Degraus inferiores da seção 1
tawantinsuyu-slot-ST2u = Degraus superiores da seção 2
tawantinsuyu-slot-ST2l = Degraus inferiores da seção 2
tawantinsuyu-slot-ST3u = Degraus superiores da seção 3
tawantinsuyu-slot-ST3l = Degraus inferiores da seção 3
tawantinsuyu-slot-ST4u = Degraus superiores da seção 4
tawantinsuyu-slot-ST4l = Degraus inferiores da seção 4
tawantinsuyu-target-C1 = C1 (Chinchaysuyu: 2 pedras; virar 0, descartar 1)
tawantinsuyu-target-C2 = C2 (Chinchaysuyu: 1 ouro; virar 2, descartar 0)
tawantinsuyu-target-C3 = C3 (Chinchaysuyu: 2 batatas, 1 milho; virar 1, descartar 1)
tawantinsuyu-target-C4 = C4 (Chinchaysuyu: 4 PV; virar 2, descartar 1)
tawantinsuyu-target-C5 = C5 (Chinchaysuyu: um Edifício grátis; virar 1, descartar 2)
tawantinsuyu-target-C6 = C6 (Chinchaysuyu: Degraus grátis; virar 3, descartar 2)
tawantinsuyu-target-A1 = A1 (Antisuyu: 1 carta de deus, um Tecido; virar 0, descartar 1)
tawantinsuyu-target-A2 = A2 (Antisuyu: 2 cartas de deus; virar 2, descartar 0)
tawantinsuyu-target-A3 = A3 (Antisuyu: um Tecido; virar 1, descartar 1)
tawantinsuyu-target-A4 = A4 (Antisuyu: 4 PV; virar 2, descartar 1)
tawantinsuyu-target-A5 = A5 (Antisuyu: 2 PV, um Tecido; virar 1, descartar 2)
tawantinsuyu-target-A6 = A6 (Antisuyu: 7 PV; virar 2, descartar 2)
tawantinsuyu-target-Q1 = Q1 (Qullasuyu: 1 batata, 1 ouro; virar 0, descartar 1)
tawantinsuyu-target-Q2 = Q2 (Qullasuyu: 3 batatas; virar 2, descartar 0)
tawantinsuyu-target-Q3 = Q3 (Qullasuyu: 4 PV; virar 2, descartar 1)
tawantinsuyu-target-Q4 = Q4 (Qullasuyu: 1 carta de deus, 1 espaço do Templo; virar 1, descartar 2)
tawantinsuyu-target-Q5 = Q5 (Qullasuyu: 7 PV; virar 2, descartar 2)
tawantinsuyu-target-Q6 = Q6 (Qullasuyu: uma Estátua Pequena grátis; virar 3, descartar 2)
tawantinsuyu-target-K1 = K1 (Kuntisuyu: 1 batata, um Nômade; virar 0, descartar 1)
tawantinsuyu-target-K2 = K2 (Kuntisuyu: 2 milhos; virar 2, descartar 0)
tawantinsuyu-target-K3 = K3 (Kuntisuyu: 1 batata, 2 pedras; virar 1, descartar 1)
tawantinsuyu-target-K4 = K4 (Kuntisuyu: 3 PV, 1 carta de deus; virar 2, descartar 1)
tawantinsuyu-target-K5 = K5 (Kuntisuyu: 2 batatas, 1 espaço do Templo; virar 1, descartar 2)
tawantinsuyu-target-K6 = K6 (Kuntisuyu: 9 PV; virar 4, descartar 2)
tawantinsuyu-tile-SW01 = SW01 (onda; 1 ouro | 2 pedras)
tawantinsuyu-tile-SW02 = SW02 (escada; virar 1 para cima | 3 batatas)
tawantinsuyu-tile-SW03 = SW03 (losango; 3 PV | carta de deus e batata)
tawantinsuyu-tile-SW04 = SW04 (pássaro; virar 1 para cima | 3 batatas)
tawantinsuyu-tile-W01 = W01 (lhama; carta de Exército | 3 PV)
tawantinsuyu-tile-W02 = W02 (onda; 3 PV | carta de deus e batata)
tawantinsuyu-tile-W03 = W03 (pássaro; carta de Exército | carta de deus e batata)
tawantinsuyu-tile-W04 = W04 (losango; carta de Exército | 3 batatas)
tawantinsuyu-tile-W05 = W05 (pássaro; 3 batatas | virar 1 para cima)
tawantinsuyu-tile-W06 = W06 (losango; 2 pedras | 3 PV)
tawantinsuyu-tile-W07 = W07 (losango; 3 batatas | 1 ouro)
tawantinsuyu-tile-W08 = W08 (losango; carta de deus e batata | 2 pedras)
tawantinsuyu-tile-W09 = W09 (losango; 1 ouro | carta de Exército)
tawantinsuyu-tile-W10 = W10 (escada; carta de Exército | ouro pelo Templo)
tawantinsuyu-tile-W11 = W11 (escada; 1 ouro | 2 pedras)
tawantinsuyu-tile-W12 = W12 (estrela; 3 batatas | virar 1 para cima)
tawantinsuyu-tile-W13 = W13 (onda; carta de Exército | 1 ouro)
tawantinsuyu-tile-W14 = W14 (estrela; 2 pedras | carta de Exército)
tawantinsuyu-tile-W15 = W15 (lhama; 1 ouro | carta de deus e batata)
tawantinsuyu-tile-W16 = W16 (sol; virar 1 para cima | 3 batatas)
tawantinsuyu-tile-W17 = W17 (escada; carta de deus e batata | virar 1 para cima)
tawantinsuyu-tile-W18 = W18 (onda; carta de deus e batata | virar 1 para cima)
tawantinsuyu-tile-W19 = W19 (pássaro; 3 PV | ouro pelo Templo)
tawantinsuyu-tile-W20 = W20 (lhama; 2 pedras | 1 ouro)
tawantinsuyu-tile-W21 = W21 (onda; 3 batatas | 3 PV)
tawantinsuyu-tile-W22 = W22 (onda; ouro pelo Templo | carta de Exército)
tawantinsuyu-tile-W23 = W23 (escada; ouro pelo Templo | 1 ouro)
tawantinsuyu-tile-W24 = W24 (sol; 3 batatas | 2 pedras)
tawantinsuyu-tile-W25 = W25 (estrela; carta de deus e batata | 3 batatas)
tawantinsuyu-tile-W26 = W26 (onda; virar 1 para cima | 3 batatas)
tawantinsuyu-tile-W27 = W27 (pássaro; ouro pelo Templo | carta de Exército)
tawantinsuyu-tile-W28 = W28 (onda; 2 pedras | ouro pelo Templo)
tawantinsuyu-tile-W29 = W29 (escada; 3 batatas | carta de Exército)
tawantinsuyu-tile-W30 = W30 (escada; 2 pedras | carta de deus e batata)
tawantinsuyu-tile-W31 = W31 (lhama; carta de deus e batata | 2 pedras)
tawantinsuyu-side-A1 = A1 (1 ouro, uma Estátua Pequena grátis)
tawantinsuyu-side-A2 = A2 (1 ouro, um Tecido)
tawantinsuyu-side-B1 = B1 (1 ouro, 1 espaço do Templo)
tawantinsuyu-side-B2 = B2 (1 ouro, um Edifício grátis)

## Folha de pontos

tawantinsuyu-sheet-start = Início
tawantinsuyu-sheet-god_cards = Cartas de deus
tawantinsuyu-sheet-steps = Degraus construídos
tawantinsuyu-sheet-steps_used = Degraus usados por outros
tawantinsuyu-sheet-statues = Estátuas
tawantinsuyu-sheet-temple = Templo
tawantinsuyu-sheet-majorities = Regiões
tawantinsuyu-sheet-conquest = Conquistas
tawantinsuyu-sheet-joins = Conexões
tawantinsuyu-sheet-production = Produção
tawantinsuyu-sheet-passive = Edifícios Passivos
tawantinsuyu-sheet-trigger = Festival ativado
tawantinsuyu-sheet-potatoes = Batatas em falta
tawantinsuyu-sheet-final_tapestries = Tapeçarias no fim
tawantinsuyu-sheet-final_temple = Templo no fim
tawantinsuyu-sheet-final_buildings = Edifícios no fim
tawantinsuyu-sheet-final_god_cards = Cartas de deus no fim
tawantinsuyu-sheet-final_army = Exército no fim
tawantinsuyu-sheet-final_workers = Trabalhadores no fim
tawantinsuyu-sheet-final_gold = Ouro no fim
tawantinsuyu-sheet-ax_potato = Axomamma: batatas
tawantinsuyu-sheet-ax_statue_match = Axomamma: Estátua do deus
tawantinsuyu-sheet-ax_offer = Axomamma: cartas da oferta
tawantinsuyu-sheet-ax_weavings = Axomamma: Tecidos
tawantinsuyu-sheet-ax_behind = Axomamma: atrás na pontuação
tawantinsuyu-sheet-ax_difficulty = Axomamma: dificuldade

## Por que uma jogada

tawantinsuyu-reason-points = Pontos marcados
tawantinsuyu-reason-goods = Batatas, milho e pedra
tawantinsuyu-reason-gold = Ouro
tawantinsuyu-reason-workers = Trabalhadores à mão
tawantinsuyu-reason-gods = Cartas de deuses
tawantinsuyu-reason-hunger = Batatas para o próximo festival
tawantinsuyu-reason-armies = Cartas de exército
tawantinsuyu-reason-buildings = Construções
tawantinsuyu-reason-statues = Estátuas
tawantinsuyu-reason-steps = Escadas
tawantinsuyu-reason-weavings = Tapeçarias
tawantinsuyu-reason-temple = Altura no templo
tawantinsuyu-reason-regions = Aldeias e regiões conquistadas
tawantinsuyu-reason-plans = O que o turno ainda permite
tawantinsuyu-reason-rivals = Menos para os outros
