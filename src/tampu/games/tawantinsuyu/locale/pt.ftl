tawantinsuyu-title = Tawantinsuyu
tawantinsuyu-about = Trabalhadores na colina sagrada; deuses, tecidos e conquista.
older-rules-tawantinsuyu-1 = Construir um edifício exige uma peça do mercado que você possa pagar, e depois de substituir você precisa construir uma, se puder pagar. Axomamma ociosa move o sacerdote antes de comprar a carta de Exército.
tawantinsuyu-solo = A força de Axomamma
tawantinsuyu-preset-first = Primeira partida
tawantinsuyu-preset-first-line = O Coricancha fica como o manual aconselha.
tawantinsuyu-preset-standard = Padrão
tawantinsuyu-preset-standard-line = O acaso gira o Coricancha.
tawantinsuyu-preset-gentle = Suave
tawantinsuyu-preset-gentle-line = Axomamma constrói, venera e conquista mais devagar.
tawantinsuyu-preset-normal = Normal
tawantinsuyu-preset-normal-line = Como no manual, com uma personalidade sorteada.
tawantinsuyu-preset-hard = Difícil
tawantinsuyu-preset-hard-line = Ela sobe antes, e seu sacerdote e seus tecidos valem mais.

## Opções

tawantinsuyu-option-coricancha = A posição do Coricancha: como impresso, indicada para a primeira partida, ou girado ao acaso.
tawantinsuyu-option-start_player = O lugar que joga primeiro, ou ao acaso; sozinho você sempre começa.
tawantinsuyu-option-solo_personality = Sozinho: a personalidade de Axomamma, uma de quatro, ao acaso ou nenhuma (mais fácil).
tawantinsuyu-option-solo_personality_moment = Sozinho: se a personalidade de Axomamma age quando se usa uma ficha em seu espaço, ou quando uma ficha chega a ele.
tawantinsuyu-option-solo_easy_building_cost = Sozinho, mais fácil: Axomamma paga 2 pedras por edifício.
tawantinsuyu-option-solo_easy_worship_two = Sozinho, mais fácil: Axomamma precisa de 2 estátuas para iniciar Adorar.
tawantinsuyu-option-solo_easy_one_conquest = Sozinho, mais fácil: Axomamma não coloca o segundo marcador de Conquista.
tawantinsuyu-option-solo_easy_no_idle_army = Sozinho, mais fácil: Axomamma não compra carta de Exército quando não tem o que fazer.
tawantinsuyu-option-solo_hard_temple_step = Sozinho, mais difícil: Axomamma avança 1 espaço no templo antes de Adorar ou da Oferenda.
tawantinsuyu-option-solo_hard_conquest_equal = Sozinho, mais difícil: Soldados em número igual às baixas bastam para a Conquista dela.
tawantinsuyu-option-solo_hard_conquest_discount = Sozinho, mais difícil: as Conquistas dela pedem 1 virada e 1 descarte a menos.
tawantinsuyu-option-solo_hard_priest_vp = Sozinho, mais difícil: 2 PV sempre que ela inicia uma ação do Sumo Sacerdote.
tawantinsuyu-option-solo_hard_weaving_vp = Sozinho, mais difícil: 2 PV em vez de 1 por tecido dela em cada Festival.
tawantinsuyu-option-solo_hard_idle_vp = Sozinho, mais difícil: 2 PV a mais quando ela não tem o que fazer.
tawantinsuyu-option-solo_hard_resource_vp = Sozinho, mais difícil: 1 PV no fim por recurso que sobrar a ela.
tawantinsuyu-option-solo_passives = Sozinho, mais difícil: cinco edifícios passivos de Axomamma funcionam para ela, os que não pedem decisão.
tawantinsuyu-option-mini = O jogo termina com o primeiro Festival em vez do terceiro, com as mesmas regras; com dois jogadores ou mais, para testes rápidos e pesquisa.
tawantinsuyu-coricancha-printed = impressa
tawantinsuyu-coricancha-random = ao acaso
tawantinsuyu-start_player-random = ao acaso
tawantinsuyu-solo_personality-random = ao acaso
tawantinsuyu-solo_personality-none = nenhuma
tawantinsuyu-solo_personality_moment-use = quando se usa a ficha
tawantinsuyu-solo_personality_moment-arrival = quando uma ficha chega

## Ações

tawantinsuyu-do-starting_weaving = Começar com { $tile }
tawantinsuyu-do-keep = Ficar com { $card }
tawantinsuyu-do-play =
    { $card ->
        [none] Não jogar mais cartas
       *[other] Jogar { $card }
    }
tawantinsuyu-do-priest_start = Sumo Sacerdote na seção de { $action }
tawantinsuyu-do-place = Colocar { $worker }{ $role ->
        [none] { "" }
        [courier] { " " }como mensageiro
       *[priest] { " " }como sacerdote
    }
tawantinsuyu-do-move_priest = { $sides ->
        [one] Mover o Sumo Sacerdote 1 lado, para { $action }
       *[other] Mover o Sumo Sacerdote { $sides } lados, para { $action }
    }
tawantinsuyu-do-pray = Orar: pegar 2 cartas de deus
tawantinsuyu-do-train = Treinar: comprar 2 cartas de Exército e ficar com 1
tawantinsuyu-do-recruit = Recrutar um nômade
tawantinsuyu-do-space = No { $space }
tawantinsuyu-do-price = Pagar com { $card }
tawantinsuyu-do-payment = Pagar { $cost }
tawantinsuyu-do-take =
    { $space ->
        [none] Não retomar trabalhador
       *[other] Retomar o trabalhador do { $space }
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
tawantinsuyu-do-steps = Construir os { $slot } na seção de { $action }
tawantinsuyu-do-swap =
    { $answer ->
        [yes] Dar uma carta de deus para trocar o mercado
       *[none] Deixar o mercado como está
    }
tawantinsuyu-do-swap_card = Pôr { $card } sob o baralho
tawantinsuyu-do-swap_tile = { $slot ->
        [none] Não trocar uma segunda peça
       *[other] Trocar { $building }
    }
tawantinsuyu-do-building = { $slot ->
        [none] Não construir nada
       *[other] Construir { $building }
    }
tawantinsuyu-do-statue = Construir uma { $statue }
tawantinsuyu-do-put_away = Pôr { $tile } sob a pilha
tawantinsuyu-do-weaving =
    { $tile ->
        [none] Não comprar mais tecidos
       *[other] Comprar { $tile }
    }
tawantinsuyu-do-put =
    { $tapestry ->
        [0] Pôr { $tile }: { $edge }
       *[other] Pôr { $tile }: Tapeçaria { $tapestry }, { $edge }
    }
tawantinsuyu-do-free_weaving = Pegar { $which }
tawantinsuyu-do-keep_army = Ficar com { $card }
tawantinsuyu-do-god_card = Pegar { $card }
tawantinsuyu-do-choice = Pegar { $gives }
tawantinsuyu-do-produce_one = Produzir com { $building }
tawantinsuyu-do-nomad = { $worker ->
        [none] Não pegar nômade
       *[other] Pegar { $worker } dos nômades
    }
tawantinsuyu-do-effect =
    { $effect ->
        [none] Recusar
       *[other] Sim: { $effect }
    }
tawantinsuyu-do-gold_for_temple =
    { $answer ->
        [yes] Pagar 1 ouro por 1 espaço do templo
       *[none] Guardar o ouro
    }
tawantinsuyu-do-casualty = Baixa de guerra: { $worker }
tawantinsuyu-do-act = Realizar a ação
tawantinsuyu-do-gold = Pegar 1 ouro em vez disso
tawantinsuyu-do-worship = { $god ->
        [none] Não entregar estátua
       *[other] Entregar uma { $statue }
    }
tawantinsuyu-do-offering = { $spaces ->
        [none] Não oferecer nada
        [one] Oferecer por { $spaces } espaço do templo
       *[other] Oferecer por { $spaces } espaços do templo
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
tawantinsuyu-do-army = { $card ->
        [none] Não jogar mais cartas de Exército
       *[other] Jogar { $card }
    }
tawantinsuyu-do-conquer =
    { $target ->
        [none] Não conquistar
       *[other] Conquistar { $target }
    }
tawantinsuyu-do-conquest_payment = Virar soldados: { $flip ->
        [none] nenhum
       *[other] { $flip }
    }; descartar soldados: { $discard ->
        [none] nenhum
       *[other] { $discard }
    }
tawantinsuyu-do-recruit_village = { $edge ->
        [none] Não recrutar
       *[other] Recrutar na { $edge }
    }
tawantinsuyu-do-limit = Retirar do jogo: { $worker }
tawantinsuyu-do-potatoes = Pagar { $gold } de ouro por batatas em falta
tawantinsuyu-do-army_for_resource = Ação livre: descartar { $card } pelo recurso
tawantinsuyu-do-potato_for_card = Ação livre: 1 batata por uma carta de deus
tawantinsuyu-do-exchange = Ação livre: trocar { $give } por { $receive }
tawantinsuyu-did-priest_start = { $who } pôs o Sumo Sacerdote na seção de { $action }
tawantinsuyu-did-place = { $who } colocou { $worker }{ $role ->
        [none] { "" }
        [courier] { " " }como mensageiro
       *[priest] { " " }como sacerdote
    }
tawantinsuyu-did-move_priest = { $sides ->
        [one] { $who } moveu o Sumo Sacerdote 1 lado, para { $action }
       *[other] { $who } moveu o Sumo Sacerdote { $sides } lados, para { $action }
    }
tawantinsuyu-did-starting_weaving = { $who } começou com { $tile }
tawantinsuyu-did-keep = { $who } ficou com { $card }
tawantinsuyu-did-play = { $card ->
        [none] { $who } não jogou mais cartas
       *[other] { $who } jogou { $card }
    }
tawantinsuyu-did-pray = { $who } orou por 2 cartas de deus
tawantinsuyu-did-train = { $who } treinou
tawantinsuyu-did-recruit = { $who } recrutou um nômade
tawantinsuyu-did-space = { $who } escolheu o { $space }
tawantinsuyu-did-price = { $who } pagou com { $card }
tawantinsuyu-did-payment = { $who } pagou { $cost }
tawantinsuyu-did-take = { $space ->
        [none] { $who } não retomou trabalhador
       *[other] { $who } retomou o trabalhador do { $space }
    }
tawantinsuyu-did-rejuvenate = { $item ->
        [none] { $who } não virou nada
       *[other] { $who } virou para cima { $item }
    }
tawantinsuyu-did-pay_potato = { $answer ->
        [yes] { $who } pagou 1 batata por mais 1 tarefa
       *[none] { $who } não pagou batata
    }
tawantinsuyu-did-task = { $icon ->
        [none] { $who } parou com as tarefas
       *[other] { $who } fez uma tarefa: { $icon }
    }
tawantinsuyu-did-steps = { $who } construiu os { $slot } na seção de { $action }
tawantinsuyu-did-swap = { $answer ->
        [yes] { $who } deu uma carta de deus para trocar o mercado
       *[none] { $who } deixou o mercado como estava
    }
tawantinsuyu-did-swap_card = { $who } pôs { $card } sob o baralho
tawantinsuyu-did-swap_tile = { $slot ->
        [none] { $who } não trocou uma segunda peça
       *[other] { $who } trocou { $building }
    }
tawantinsuyu-did-building = { $slot ->
        [none] { $who } não construiu nada
       *[other] { $who } construiu { $building }
    }
tawantinsuyu-did-statue = { $who } construiu uma { $statue }
tawantinsuyu-did-put_away = { $who } pôs { $tile } sob a pilha
tawantinsuyu-did-weaving = { $tile ->
        [none] { $who } não comprou mais tecidos
       *[other] { $who } comprou { $tile }
    }
tawantinsuyu-did-put = { $tapestry ->
        [0] { $who } pôs { $tile }: { $edge }
       *[other] { $who } pôs { $tile }: Tapeçaria { $tapestry }, { $edge }
    }
tawantinsuyu-did-free_weaving = { $who } pegou { $which }
tawantinsuyu-did-keep_army = { $who } ficou com { $card }
tawantinsuyu-did-god_card = { $who } pegou { $card }
tawantinsuyu-did-choice = { $who } escolheu { $gives }
tawantinsuyu-did-produce_one = { $who } produziu com { $building }
tawantinsuyu-did-nomad = { $worker ->
        [none] { $who } não pegou nômade
       *[other] { $who } pegou { $worker } dos nômades
    }
tawantinsuyu-did-effect = { $effect ->
        [none] { $who } recusou
       *[other] { $who } usou o efeito: { $effect }
    }
tawantinsuyu-did-gold_for_temple = { $answer ->
        [yes] { $who } pagou 1 ouro por 1 espaço do templo
       *[none] { $who } guardou o ouro
    }
tawantinsuyu-did-casualty = { $who } escolheu uma baixa de guerra: { $worker }
tawantinsuyu-did-act = { $who } realizou a ação
tawantinsuyu-did-gold = { $who } pegou 1 ouro em vez disso
tawantinsuyu-did-worship = { $god ->
        [none] { $who } não entregou estátua
       *[other] { $who } entregou uma { $statue }
    }
tawantinsuyu-did-offering = { $spaces ->
        [none] { $who } não ofereceu nada
        [one] { $who } ofereceu por { $spaces } espaço do templo
       *[other] { $who } ofereceu por { $spaces } espaços do templo
    }
tawantinsuyu-did-extra_flip = { $item ->
        [none] { $who } não virou nada
       *[other] { $who } virou para cima { $item }
    }
tawantinsuyu-did-produce = { $building ->
        [none] { $who } parou de produzir
       *[other] { $who } produziu com { $building }
    }
tawantinsuyu-did-army = { $card ->
        [none] { $who } não jogou mais cartas de Exército
       *[other] { $who } jogou { $card }
    }
tawantinsuyu-did-conquer = { $target ->
        [none] { $who } não conquistou nada
       *[other] { $who } atacou { $target }
    }
tawantinsuyu-did-conquest_payment = { $who } virou soldados: { $flip ->
        [none] nenhum
       *[other] { $flip }
    }; descartou: { $discard ->
        [none] nenhum
       *[other] { $discard }
    }
tawantinsuyu-did-recruit_village = { $edge ->
        [none] { $who } não recrutou ninguém
       *[other] { $who } recrutou na { $edge }
    }
tawantinsuyu-did-limit = { $who } retirou { $worker } do jogo
tawantinsuyu-did-potatoes = { $who } pagou { $gold } de ouro por batatas em falta
tawantinsuyu-did-army_for_resource = { $who } descartou { $card } pelo recurso
tawantinsuyu-did-potato_for_card = { $who } deu 1 batata por uma carta de deus
tawantinsuyu-did-exchange = { $who } trocou { $give } por { $receive }

## Acaso

tawantinsuyu-chance-rot = O Coricancha foi girado ao acaso
tawantinsuyu-chance-bag = { $goal ->
        [supply] { $who } tirou { $worker } do saco
        [village] Do saco para a Vila: { $worker }
        [nomads] Do saco para os nômades: { $worker }
       *[space] Do saco para a colina: { $worker }
    }
tawantinsuyu-chance-prod = Novo no mercado: { $building }
tawantinsuyu-chance-passive = Novo no mercado: { $building }
tawantinsuyu-chance-weave = { $goal ->
        [look] { $who } olhou { $tile }
       *[sale] Um tecido foi revelado: { $tile }
    }
tawantinsuyu-chance-first = { $who } ficou com o primeiro turno
tawantinsuyu-chance-start = Axomamma começou com { $tile }
tawantinsuyu-chance-god = { $who } comprou { $card }
tawantinsuyu-chance-army = { $who } comprou { $card }
tawantinsuyu-chance-pers = Personalidade de Axomamma: { $side }
tawantinsuyu-chance-die = Axomamma rolou { $number }
tawantinsuyu-chance-axspace = Por sorteio Axomamma ocupou o { $space }
tawantinsuyu-chance-axworker = Por sorteio Axomamma colocou seu trabalhador número { $age }
tawantinsuyu-chance-axdrop = Por sorteio Axomamma abriu mão do trabalhador número { $age }
tawantinsuyu-chance-axtile = Por sorteio Axomamma pegou { $building }
tawantinsuyu-chance-axstatue = Por sorteio Axomamma escolheu uma { $statue }
tawantinsuyu-chance-axnomad = Por sorteio Axomamma escolheu { $worker } dos nômades
tawantinsuyu-chance-axconquest = Por sorteio Axomamma conquistou { $target }
tawantinsuyu-hidden-keep = { $count ->
        [one] { $who } ficou com uma carta de deus
       *[other] { $who } ficou com { $count } cartas de deus
    }
tawantinsuyu-hidden-swap_card = { $count ->
        [one] { $who } pôs uma carta de deus sob o baralho
       *[other] { $who } pôs { $count } cartas de deus sob o baralho
    }
tawantinsuyu-hidden-keep_army = { $count ->
        [one] { $who } ficou com uma carta de Exército
       *[other] { $who } ficou com { $count } cartas de Exército
    }
tawantinsuyu-hidden-god = { $count ->
        [one] { $who } comprou uma carta de deus
       *[other] { $who } comprou { $count } cartas de deus
    }
tawantinsuyu-hidden-army = { $count ->
        [one] { $who } comprou uma carta de Exército
       *[other] { $who } comprou { $count } cartas de Exército
    }
tawantinsuyu-hidden-weave = { $count ->
        [one] { $who } olhou um tecido
       *[other] { $who } olhou { $count } tecidos
    }

## Perguntas

tawantinsuyu-ask-starting-weaving = Com que tecido você começa?
tawantinsuyu-ask-keep = Com que carta de deus você fica?
tawantinsuyu-ask-setup-play = Que carta da preparação você joga agora?
tawantinsuyu-ask-priest-start = Em que seção começa o seu Sumo Sacerdote?
tawantinsuyu-ask-main = Sua vez: coloque um trabalhador ou faça duas ações secundárias.
tawantinsuyu-ask-second = Qual é a segunda ação secundária?
tawantinsuyu-ask-space = Onde você coloca { $worker }?
tawantinsuyu-ask-price = Que carta, ou 1 ouro, você paga?
tawantinsuyu-ask-payment = Como você paga?
tawantinsuyu-ask-take = Que trabalhador adjacente você retoma?
tawantinsuyu-ask-rejuvenate-effect = O que você vira para cima de graça?
tawantinsuyu-ask-pay-potato = 1 batata por mais 1 tarefa?
tawantinsuyu-ask-task = { $left ->
        [one] Qual tarefa? É a última.
       *[other] Qual tarefa agora? Restam { $left }.
    }
tawantinsuyu-ask-steps = Onde você constrói Degraus?
tawantinsuyu-ask-swap = Você troca o mercado antes?
tawantinsuyu-ask-swap-card = Que carta de deus vai para baixo do baralho?
tawantinsuyu-ask-swap-tile = Que peça do mercado vai para baixo da pilha?
tawantinsuyu-ask-building = Que edifício?
tawantinsuyu-ask-statue = Que estátua?
tawantinsuyu-ask-put-away = Que tecido vai para baixo da pilha?
tawantinsuyu-ask-buy = Que tecido você compra?
tawantinsuyu-ask-buy-later = Você compra um tecido restante por 3 milhos?
tawantinsuyu-ask-put = Onde fica o tecido?
tawantinsuyu-ask-free-weaving = Que tecido você pega?
tawantinsuyu-ask-keep-army = Com que carta de Exército você fica?
tawantinsuyu-ask-god-card = De onde você pega a carta de deus?
tawantinsuyu-ask-choice = Que opção você escolhe?
tawantinsuyu-ask-produce-one = Que edifício produz?
tawantinsuyu-ask-nomad = Que nômade você pega?
tawantinsuyu-ask-effect = Você usa este efeito?
tawantinsuyu-ask-gold-for-temple = 1 ouro por 1 espaço do templo?
tawantinsuyu-ask-casualty = Quem se torna baixa de guerra?
tawantinsuyu-ask-act-or-gold = Realizar a ação ou pegar 1 ouro?
tawantinsuyu-ask-worship = Que estátua você entrega?
tawantinsuyu-ask-offering = Por quantos espaços do templo você oferece?
tawantinsuyu-ask-rejuvenate = O que você vira para cima?
tawantinsuyu-ask-extra-flip = O que mais você vira para cima?
tawantinsuyu-ask-produce = Que edifício produz agora?
tawantinsuyu-ask-army = Que carta de Exército você joga?
tawantinsuyu-ask-conquer = Que espaço você conquista?
tawantinsuyu-ask-conquest-payment = Que cartas de Exército pagam?
tawantinsuyu-ask-recruit-village = Você recruta na Vila?
tawantinsuyu-ask-limit = Que trabalhador sai do jogo?
tawantinsuyu-ask-potatoes = Quanto ouro você paga por batatas em falta?
tawantinsuyu-ask-festival-play = Que carta de deus você joga?

## Acontecimentos

tawantinsuyu-event-turn = { $who } começou um turno
tawantinsuyu-event-points = { $who } marcou { $points } PV: { $category }
tawantinsuyu-event-setup-cards = { $who } jogou na preparação: { $cards }
tawantinsuyu-event-played = { $who } jogou { $card }
tawantinsuyu-event-steps = { $who } construiu os { $slot } na seção de { $action }
tawantinsuyu-event-built = { $who } construiu { $building }
tawantinsuyu-event-statue = { $who } construiu uma { $statue }
tawantinsuyu-event-discarded = { $who } descartou { $card }
tawantinsuyu-event-benefit = { $who } recebeu de uma estátua os efeitos de { $card }
tawantinsuyu-event-temple = { $who } chegou ao espaço { $space } do templo
tawantinsuyu-event-join = { $who } recebeu na hora a recompensa de uma nova conexão
tawantinsuyu-event-merchant = { $joins ->
        [one] { $who } usou o mercador: { $joins } conexão que combina
       *[other] { $who } usou o mercador: { $joins } conexões que combinam
    }
tawantinsuyu-event-activation = { $who } ativou { $action }
tawantinsuyu-event-conquest = { $who } conquistou { $target } com { $cards }
tawantinsuyu-event-trigger = A Vila ficou vazia: { $who } ativou o Festival { $festival }
tawantinsuyu-event-festival = Festival { $festival }
tawantinsuyu-event-majority = { $who } liderou em { $region ->
        [A] Antisuyu
        [C] Chinchaysuyu
        [K] Kuntisuyu
       *[Q] Qullasuyu
    }
tawantinsuyu-event-potatoes = { $paid ->
        [one] { $who } pagou { $paid } batata
       *[other] { $who } pagou { $paid } batatas
    }{ $missing ->
        [0] { "" }
        [one] , faltou { $missing }
       *[other] , faltaram { $missing }
    }
tawantinsuyu-event-market = Novo no mercado: { $building }
tawantinsuyu-event-offer = Para a oferta: { $card }
tawantinsuyu-event-offer-shuffled = A oferta cheia foi embaralhada no baralho de deuses
tawantinsuyu-event-offer-dropped = Da oferta para baixo do baralho: { $card }
tawantinsuyu-event-army-shuffled = O descarte de Exército virou o novo baralho
tawantinsuyu-event-tile-shown = Um tecido agora é visto por todos: { $tile }
tawantinsuyu-event-slot = A carta { $slot } de Axomamma agora é de { $god }
tawantinsuyu-event-slot-empty = A carta { $slot } de Axomamma ficou vazia
tawantinsuyu-event-slot-from-bottom = A carta { $slot } de Axomamma veio de baixo do baralho
tawantinsuyu-event-card-from-bottom = { $who } pegou uma carta de deus de baixo do baralho
tawantinsuyu-event-ax-priest = Axomamma avançou o Sumo Sacerdote { $sides }: a condição de { $action } foi cumprida
tawantinsuyu-event-ax-no-priest = A condição de Axomamma para { $action }, { $sides } à frente, não foi cumprida
tawantinsuyu-event-ax-soldiers = Soldados de Axomamma: { $soldiers }; baixas: { $casualties }
tawantinsuyu-event-ax-idle = Axomamma não tinha trabalhador nem ação do Sumo Sacerdote
tawantinsuyu-event-ax-arrival = A ficha de Axomamma chegou à personalidade, que agiu
tawantinsuyu-event-ax-rest = Nada aconteceu ali: a personalidade de Axomamma já tinha agido quando a ficha chegou
tawantinsuyu-event-ax-army = Axomamma jogou suas cartas de Exército: { $cards }
tawantinsuyu-event-ax-conquest = Axomamma conquistou onde há mais PV impressos: { $target }, { $points } PV
tawantinsuyu-event-ax-second-conquest = O segundo marcador de Axomamma foi aonde ela descarta menos: { $target }
tawantinsuyu-event-ax-worker = Axomamma ganhou { $worker } e a recompensa
tawantinsuyu-event-ax-look = Axomamma procurou { $god }: primeiro { $terrace }, o espaço mais barato custa { $food } de comida
tawantinsuyu-event-ax-no-space = Nenhuma carta tinha espaço vazio: Axomamma não colocou ninguém
tawantinsuyu-event-ax-replaced = Sem espaço vazio de { $god }: a carta { $slot } de Axomamma foi trocada
tawantinsuyu-event-ax-card = A carta { $slot } de Axomamma era { $card }
tawantinsuyu-event-ax-placed = Axomamma colocou { $worker } no { $space }
tawantinsuyu-event-ax-token = A ficha de Axomamma agiu: { $loop ->
        [top] circuito de cima
        [middle] circuito do meio
       *[bottom] circuito de baixo
    }, espaço { $index }
tawantinsuyu-event-ax-gold = Axomamma não conseguiu fazer tudo e pegou 1 ouro
tawantinsuyu-event-ax-weaving = Axomamma acrescentou { $tile } a uma tapeçaria

## Recusas e fim

tawantinsuyu-refuse-cost = Custa { $cost }; você tem { $held }.
tawantinsuyu-refuse-worker = Você não tem esse trabalhador na reserva: { $worker }.
tawantinsuyu-end-third_festival = O terceiro Festival terminou.
tawantinsuyu-end-mini = Terminou o primeiro Festival, o último do jogo mini.

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
tawantinsuyu-board-legend = A Arquiteto · K Artesão · W Guerreiro · C Mensageiro · P Sacerdote · ♜ Sumo Sacerdote · ▲▼ Degraus entre os terraços · In Inti · Qu Mama Quilla · Il Illapa · Co Mama Cocha · Pa Pachamama · Vi Viracocha · * espaço azul ou verde · p batata · m milho · s pedra · g ouro · St Degraus · Bu edifício · Su estátua · We tecidos · Me mercador · Tr treinar · P1 produzir um
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
tawantinsuyu-price-nomad = { $value } { $value ->
        [one] nômade
       *[other] nômades
    }

## Valores em palavras

tawantinsuyu-worker-architect = um arquiteto
tawantinsuyu-worker-craftsman = um artesão
tawantinsuyu-worker-warrior = um guerreiro
tawantinsuyu-worker-courier = um mensageiro
tawantinsuyu-worker-priest = um sacerdote
tawantinsuyu-ability-own = habilidade própria
tawantinsuyu-ability-courier = como mensageiro
tawantinsuyu-ability-priest = como sacerdote
tawantinsuyu-worker-potato_end = o trabalhador da ponta da batata
tawantinsuyu-worker-maize_end = o trabalhador da ponta do milho
tawantinsuyu-edge-potato_end = ponta da batata
tawantinsuyu-edge-maize_end = ponta do milho
tawantinsuyu-god-inti = Inti
tawantinsuyu-god-quilla = Mama Quilla
tawantinsuyu-god-illapa = Illapa
tawantinsuyu-god-cocha = Mama Cocha
tawantinsuyu-god-pacha = Pachamama
tawantinsuyu-god-vira = Viracocha
tawantinsuyu-size-small = pequena
tawantinsuyu-size-large = grande
tawantinsuyu-statue-inti_small = estátua pequena de Inti
tawantinsuyu-statue-inti_large = estátua grande de Inti
tawantinsuyu-statue-quilla_small = estátua pequena de Mama Quilla
tawantinsuyu-statue-quilla_large = estátua grande de Mama Quilla
tawantinsuyu-statue-illapa_small = estátua pequena de Illapa
tawantinsuyu-statue-illapa_large = estátua grande de Illapa
tawantinsuyu-statue-cocha_small = estátua pequena de Mama Cocha
tawantinsuyu-statue-cocha_large = estátua grande de Mama Cocha
tawantinsuyu-statue-pacha_small = estátua pequena de Pachamama
tawantinsuyu-statue-pacha_large = estátua grande de Pachamama
tawantinsuyu-statue-vira_small = estátua pequena de Viracocha
tawantinsuyu-statue-vira_large = estátua grande de Viracocha
tawantinsuyu-which-top = o tecido virado para cima
tawantinsuyu-which-under = o tecido de baixo
tawantinsuyu-give-s2 = 2 pedras
tawantinsuyu-give-m2 = 2 milhos
tawantinsuyu-give-g1 = 1 ouro
tawantinsuyu-edge-left = ponta esquerda
tawantinsuyu-edge-right = ponta direita
tawantinsuyu-edge-new = nova tapeçaria
tawantinsuyu-effect-build_building = construir um edifício
tawantinsuyu-effect-build_statue = construir uma estátua
tawantinsuyu-effect-build_steps = construir Degraus
tawantinsuyu-effect-buy_weavings = comprar tecidos
tawantinsuyu-effect-merchant = usar o mercador
tawantinsuyu-effect-train = treinar
tawantinsuyu-effect-produce_one = produzir um
tawantinsuyu-effect-free_building = construir um edifício grátis
tawantinsuyu-effect-free_steps = construir Degraus grátis
tawantinsuyu-effect-free_small_statue = pegar uma estátua pequena grátis
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
tawantinsuyu-category-passive = Edifícios passivos
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
tawantinsuyu-category-ax_statue_match = Axomamma: estátua do deus
tawantinsuyu-category-ax_offer = Axomamma: cartas da oferta
tawantinsuyu-category-ax_weavings = Axomamma: tecidos
tawantinsuyu-category-ax_behind = Axomamma: atrás na pontuação
tawantinsuyu-category-ax_difficulty = Axomamma: dificuldade

## Cartas e edifícios

tawantinsuyu-card-G01 = Inti (3 batatas, 1 pedra)
tawantinsuyu-card-G02 = Inti (3 PV)
tawantinsuyu-card-G03 = Inti (1 milho, 2 PV)
tawantinsuyu-card-G04 = Inti (2 batatas, 1 carta de Exército)
tawantinsuyu-card-G05 = Inti (construir um edifício)
tawantinsuyu-card-G06 = Inti (2 batatas, 1 ouro)
tawantinsuyu-card-G07 = Inti (1 batata, 1 PV, 1 ouro por 1 espaço do templo)
tawantinsuyu-card-G08 = Mama Quilla (3 batatas, 1 pedra)
tawantinsuyu-card-G09 = Mama Quilla (3 PV)
tawantinsuyu-card-G10 = Mama Quilla (1 milho, 2 PV)
tawantinsuyu-card-G11 = Mama Quilla (2 batatas, 1 carta de Exército)
tawantinsuyu-card-G12 = Mama Quilla (construir um edifício)
tawantinsuyu-card-G13 = Mama Quilla (um tecido)
tawantinsuyu-card-G14 = Mama Quilla (2 batatas, mercador)
tawantinsuyu-card-G15 = Illapa (3 batatas, 1 pedra)
tawantinsuyu-card-G16 = Illapa (3 PV)
tawantinsuyu-card-G17 = Illapa (1 milho, 2 PV)
tawantinsuyu-card-G18 = Illapa (2 batatas, 1 carta de Exército)
tawantinsuyu-card-G19 = Illapa (construir um edifício)
tawantinsuyu-card-G20 = Illapa (1 milho, treinar)
tawantinsuyu-card-G21 = Illapa (1 batata, virar 2 para cima)
tawantinsuyu-card-G22 = Mama Cocha (3 batatas, 1 pedra)
tawantinsuyu-card-G23 = Mama Cocha (3 PV)
tawantinsuyu-card-G24 = Mama Cocha (1 milho, 2 PV)
tawantinsuyu-card-G25 = Mama Cocha (2 batatas, 1 carta de Exército)
tawantinsuyu-card-G26 = Mama Cocha (construir um edifício)
tawantinsuyu-card-G27 = Mama Cocha (1 batata, um nômade)
tawantinsuyu-card-G28 = Mama Cocha (1 milho, 2 cartas de deus)
tawantinsuyu-card-G29 = Pachamama (3 batatas, 1 pedra)
tawantinsuyu-card-G30 = Pachamama (3 PV)
tawantinsuyu-card-G31 = Pachamama (1 milho, 2 PV)
tawantinsuyu-card-G32 = Pachamama (2 batatas, 1 carta de Exército)
tawantinsuyu-card-G33 = Pachamama (construir um edifício)
tawantinsuyu-card-G34 = Pachamama (5 batatas)
tawantinsuyu-card-G35 = Pachamama (3 milhos)
tawantinsuyu-card-G36 = Viracocha (3 batatas, 1 pedra)
tawantinsuyu-card-G37 = Viracocha (3 PV)
tawantinsuyu-card-G38 = Viracocha (1 milho, 2 PV)
tawantinsuyu-card-G39 = Viracocha (2 batatas, 1 carta de Exército)
tawantinsuyu-card-G40 = Viracocha (construir um edifício)
tawantinsuyu-card-G41 = Viracocha (1 pedra, construir uma estátua)
tawantinsuyu-card-G42 = Viracocha (1 pedra, construir Degraus)
tawantinsuyu-card-g1 = 1 ouro
tawantinsuyu-card-deck = a carta de cima do baralho
tawantinsuyu-card-R01 = uma carta de Exército (1 soldado, ouro)
tawantinsuyu-card-R02 = uma carta de Exército (1 soldado, ouro)
tawantinsuyu-card-R03 = uma carta de Exército (1 soldado, ouro)
tawantinsuyu-card-R04 = uma carta de Exército (1 soldado, ouro)
tawantinsuyu-card-R05 = uma carta de Exército (1 soldado, ouro)
tawantinsuyu-card-R06 = uma carta de Exército (1 soldado, ouro)
tawantinsuyu-card-R07 = uma carta de Exército (1 soldado, pedra)
tawantinsuyu-card-R08 = uma carta de Exército (1 soldado, pedra)
tawantinsuyu-card-R09 = uma carta de Exército (1 soldado, pedra)
tawantinsuyu-card-R10 = uma carta de Exército (1 soldado, pedra)
tawantinsuyu-card-R11 = uma carta de Exército (1 soldado, pedra)
tawantinsuyu-card-R12 = uma carta de Exército (1 soldado, pedra)
tawantinsuyu-card-R13 = uma carta de Exército (1 soldado, milho)
tawantinsuyu-card-R14 = uma carta de Exército (1 soldado, milho)
tawantinsuyu-card-R15 = uma carta de Exército (1 soldado, milho)
tawantinsuyu-card-R16 = uma carta de Exército (1 soldado, milho)
tawantinsuyu-card-R17 = uma carta de Exército (1 soldado, milho)
tawantinsuyu-card-R18 = uma carta de Exército (1 soldado, milho)
tawantinsuyu-card-R19 = uma carta de Exército (2 soldados, batata)
tawantinsuyu-card-R20 = uma carta de Exército (2 soldados, batata)
tawantinsuyu-card-R21 = uma carta de Exército (2 soldados, batata)
tawantinsuyu-card-R22 = uma carta de Exército (2 soldados, batata)
tawantinsuyu-card-R23 = uma carta de Exército (2 soldados, batata)
tawantinsuyu-card-R24 = uma carta de Exército (2 soldados, batata)
tawantinsuyu-card-R25 = uma carta de Exército (2 soldados, milho)
tawantinsuyu-card-R26 = uma carta de Exército (2 soldados, milho)
tawantinsuyu-card-R27 = uma carta de Exército (2 soldados, milho)
tawantinsuyu-card-R28 = uma carta de Exército (2 soldados, pedra)
tawantinsuyu-card-R29 = uma carta de Exército (2 soldados, pedra)
tawantinsuyu-card-R30 = uma carta de Exército (2 soldados, pedra)
tawantinsuyu-item-R01 = uma carta de Exército (1 soldado)
tawantinsuyu-item-R02 = uma carta de Exército (1 soldado)
tawantinsuyu-item-R03 = uma carta de Exército (1 soldado)
tawantinsuyu-item-R04 = uma carta de Exército (1 soldado)
tawantinsuyu-item-R05 = uma carta de Exército (1 soldado)
tawantinsuyu-item-R06 = uma carta de Exército (1 soldado)
tawantinsuyu-item-R07 = uma carta de Exército (1 soldado)
tawantinsuyu-item-R08 = uma carta de Exército (1 soldado)
tawantinsuyu-item-R09 = uma carta de Exército (1 soldado)
tawantinsuyu-item-R10 = uma carta de Exército (1 soldado)
tawantinsuyu-item-R11 = uma carta de Exército (1 soldado)
tawantinsuyu-item-R12 = uma carta de Exército (1 soldado)
tawantinsuyu-item-R13 = uma carta de Exército (1 soldado)
tawantinsuyu-item-R14 = uma carta de Exército (1 soldado)
tawantinsuyu-item-R15 = uma carta de Exército (1 soldado)
tawantinsuyu-item-R16 = uma carta de Exército (1 soldado)
tawantinsuyu-item-R17 = uma carta de Exército (1 soldado)
tawantinsuyu-item-R18 = uma carta de Exército (1 soldado)
tawantinsuyu-item-R19 = uma carta de Exército (2 soldados)
tawantinsuyu-item-R20 = uma carta de Exército (2 soldados)
tawantinsuyu-item-R21 = uma carta de Exército (2 soldados)
tawantinsuyu-item-R22 = uma carta de Exército (2 soldados)
tawantinsuyu-item-R23 = uma carta de Exército (2 soldados)
tawantinsuyu-item-R24 = uma carta de Exército (2 soldados)
tawantinsuyu-item-R25 = uma carta de Exército (2 soldados)
tawantinsuyu-item-R26 = uma carta de Exército (2 soldados)
tawantinsuyu-item-R27 = uma carta de Exército (2 soldados)
tawantinsuyu-item-R28 = uma carta de Exército (2 soldados)
tawantinsuyu-item-R29 = uma carta de Exército (2 soldados)
tawantinsuyu-item-R30 = uma carta de Exército (2 soldados)
tawantinsuyu-item-Y01 = o edifício (4 batatas)
tawantinsuyu-item-Y02 = o edifício (1 batata, 2 milhos)
tawantinsuyu-item-Y03 = o edifício (2 pedras ou 2 milhos)
tawantinsuyu-item-Y04 = o edifício (1 batata, 1 ouro)
tawantinsuyu-item-Y05 = o edifício (2 pedras)
tawantinsuyu-item-Y06 = o edifício (3 PV)
tawantinsuyu-item-Y07 = o edifício (5 PV)
tawantinsuyu-item-Y08 = o edifício (1 batata, 1 carta de Exército)
tawantinsuyu-item-Y09 = o edifício (1 PV, treinar)
tawantinsuyu-item-Y10 = o edifício (2 batatas, 1 carta de deus)
tawantinsuyu-item-Y11 = o edifício (1 batata, 2 cartas de deus)
tawantinsuyu-item-Y12 = o edifício (2 batatas, 1 milho, 1 pedra)
tawantinsuyu-item-Y13 = o edifício (2 ouros)
tawantinsuyu-item-Y14 = o edifício (1 PV, um nômade)
tawantinsuyu-item-Y15 = o edifício (um tecido)
tawantinsuyu-item-Y16 = o edifício (1 espaço do templo)
tawantinsuyu-item-Y17 = o edifício (1 batata, 1 ouro por 1 espaço do templo)
tawantinsuyu-item-Y18 = o edifício (4 batatas, 1 PV)
tawantinsuyu-item-Y19 = o edifício (2 PV, 1 ouro ou 3 batatas)
tawantinsuyu-building-Y01 = o edifício (4 batatas; custa 1 pedra, 1 milho)
tawantinsuyu-building-Y02 = o edifício (1 batata, 2 milhos; custa 2 pedras)
tawantinsuyu-building-Y03 = o edifício (2 pedras ou 2 milhos; custa 2 pedras)
tawantinsuyu-building-Y04 = o edifício (1 batata, 1 ouro; custa 2 pedras)
tawantinsuyu-building-Y05 = o edifício (2 pedras; custa 2 milhos)
tawantinsuyu-building-Y06 = o edifício (3 PV; custa 2 pedras, 1 milho)
tawantinsuyu-building-Y07 = o edifício (5 PV; custa 2 pedras, 1 ouro)
tawantinsuyu-building-Y08 = o edifício (1 batata, 1 carta de Exército; custa 1 pedra, 1 milho)
tawantinsuyu-building-Y09 = o edifício (1 PV, treinar; custa 2 pedras)
tawantinsuyu-building-Y10 = o edifício (2 batatas, 1 carta de deus; custa 1 pedra, 1 milho)
tawantinsuyu-building-Y11 = o edifício (1 batata, 2 cartas de deus; custa 2 pedras)
tawantinsuyu-building-Y12 = o edifício (2 batatas, 1 milho, 1 pedra; custa 2 pedras, 1 milho)
tawantinsuyu-building-Y13 = o edifício (2 ouros; custa 2 pedras, 1 ouro)
tawantinsuyu-building-Y14 = o edifício (1 PV, um nômade; custa 2 pedras, 1 ouro)
tawantinsuyu-building-Y15 = o edifício (um tecido; custa 2 pedras, 1 milho)
tawantinsuyu-building-Y16 = o edifício (1 espaço do templo; custa 2 pedras, 1 ouro)
tawantinsuyu-building-Y17 = o edifício (1 batata, 1 ouro por 1 espaço do templo; custa 1 pedra, 1 milho)
tawantinsuyu-building-Y18 = o edifício (4 batatas, 1 PV; custa 1 pedra, 2 milhos)
tawantinsuyu-building-Y19 = o edifício (2 PV, 1 ouro ou 3 batatas; custa 3 pedras)
tawantinsuyu-building-Z01 = o edifício (trabalhadores como mensageiros; custa 2 pedras, 1 milho)
tawantinsuyu-building-Z02 = o edifício (trabalhadores como sacerdotes; custa 2 pedras, 1 ouro)
tawantinsuyu-building-Z03 = o edifício (guerreiros viram 2 edifícios para cima; custa 2 pedras)
tawantinsuyu-building-Z04 = o edifício (conexões novas pagam na hora; custa 2 pedras, 1 milho)
tawantinsuyu-building-Z05 = o edifício (azul e verde para arquitetos e artesãos; custa 2 pedras)
tawantinsuyu-building-Z06 = o edifício (4 batatas por Festival, cartas de deus 2 PV; custa 1 pedra, 1 milho)
tawantinsuyu-building-Z07 = o edifício (PV por Degraus próprios; custa 1 pedra, 1 milho)
tawantinsuyu-building-Z08 = o edifício (escolher entre 5 tecidos; custa 2 pedras)
tawantinsuyu-building-Z09 = o edifício (PV pela maior tapeçaria em cada Festival; custa 2 pedras, 1 milho)
tawantinsuyu-building-Z10 = o edifício (recursos em cada Festival; custa 2 pedras, 1 milho)
tawantinsuyu-building-Z11 = o edifício (tecido a cada Oferenda; custa 3 pedras)
tawantinsuyu-building-Z12 = o edifício (ouro pelo templo em Adorar e Festivais; custa 2 pedras, 1 ouro)
tawantinsuyu-building-Z13 = o edifício (Conquistas mais baratas; custa 2 pedras, 1 milho)
tawantinsuyu-building-Z14 = o edifício (2 tarefas a mais para guerreiros; custa 2 pedras, 1 ouro)
tawantinsuyu-building-Z15 = o edifício (trocar pedra, ouro e milho; custa 2 pedras, 1 milho)
tawantinsuyu-building-Z16 = o edifício (virar para cima a cada Produzir; custa 2 pedras)
tawantinsuyu-building-Z17 = o edifício (ouro e PV a cada Conquista; custa 2 pedras, 1 milho)
tawantinsuyu-building-Z18 = o edifício (carta de Exército e ouro a cada Rejuvenescer; custa 2 pedras, 1 milho)
tawantinsuyu-building-Z19 = o edifício (batata por carta de deus; custa 2 pedras)
tawantinsuyu-building-Z20 = o edifício (coleta melhor; custa 2 pedras, 1 ouro)

## A colina, regiões e tecidos

tawantinsuyu-space-U01 = espaço superior de Illapa (3 batatas, treinar, 2 milhos; verde)
tawantinsuyu-space-U02 = espaço superior de Mama Cocha (2 milhos, edifício, treinar; azul)
tawantinsuyu-space-U03 = espaço superior de Pachamama (treinar, 2 pedras, edifício)
tawantinsuyu-space-U04 = espaço superior de Viracocha (edifício, tecidos, 2 pedras; verde)
tawantinsuyu-space-U05 = espaço superior de Mama Quilla (2 pedras, 3 batatas, tecidos; azul)
tawantinsuyu-space-U06 = espaço superior de Inti (tecidos, 2 pedras, 3 batatas)
tawantinsuyu-space-U07 = espaço superior de Illapa (3 batatas, Degraus, 2 pedras; verde)
tawantinsuyu-space-U08 = espaço superior de Pachamama (2 pedras, edifício, Degraus; azul)
tawantinsuyu-space-U09 = espaço superior de Mama Cocha (Degraus, 3 batatas, edifício)
tawantinsuyu-space-U10 = espaço superior de Inti (edifício, 2 milhos, 3 batatas)
tawantinsuyu-space-M01 = espaço médio de Mama Quilla (2 pedras, 3 batatas, mercador)
tawantinsuyu-space-M02 = espaço médio de Pachamama (mercador, tecidos, 3 batatas; verde)
tawantinsuyu-space-M03 = espaço médio de Viracocha (3 batatas, estátua, tecidos; azul)
tawantinsuyu-space-M04 = espaço médio de Inti (tecidos, 2 pedras, estátua)
tawantinsuyu-space-M05 = espaço médio de Illapa (estátua, produzir um, 2 pedras; azul)
tawantinsuyu-space-M06 = espaço médio de Mama Quilla (2 pedras, 2 milhos, produzir um; verde)
tawantinsuyu-space-M07 = espaço médio de Mama Cocha (produzir um, estátua, 2 milhos)
tawantinsuyu-space-M08 = espaço médio de Inti (2 milhos, 2 pedras, estátua; azul)
tawantinsuyu-space-M09 = espaço médio de Illapa (estátua, edifício, 2 pedras; verde)
tawantinsuyu-space-M10 = espaço médio de Pachamama (2 pedras, 2 milhos, edifício)
tawantinsuyu-space-M11 = espaço médio de Viracocha (edifício, Degraus, 2 milhos; azul)
tawantinsuyu-space-M12 = espaço médio de Mama Cocha (2 milhos, treinar, Degraus; verde)
tawantinsuyu-space-M13 = espaço médio de Mama Quilla (Degraus, 2 milhos, treinar)
tawantinsuyu-space-M14 = espaço médio de Inti (treinar, edifício, 2 milhos; azul)
tawantinsuyu-space-M15 = espaço médio de Mama Cocha (2 milhos, 3 batatas, edifício; verde)
tawantinsuyu-space-M16 = espaço médio de Viracocha (edifício, 1 ouro, 3 batatas)
tawantinsuyu-space-M17 = espaço médio de Illapa (3 batatas, tecidos, 1 ouro; azul)
tawantinsuyu-space-M18 = espaço médio de Mama Quilla (1 ouro, Degraus, tecidos; verde)
tawantinsuyu-space-M19 = espaço médio de Pachamama (tecidos, 2 pedras, Degraus; verde)
tawantinsuyu-space-M20 = espaço médio de Viracocha (Degraus, mercador, 2 pedras; azul)
tawantinsuyu-space-L01 = espaço inferior de Illapa (3 batatas, Degraus, 2 pedras; verde)
tawantinsuyu-space-L02 = espaço inferior de Pachamama (2 pedras, 1 ouro, Degraus; azul)
tawantinsuyu-space-L03 = espaço inferior de Viracocha (Degraus, estátua, 1 ouro)
tawantinsuyu-space-L04 = espaço inferior de Inti (1 ouro, edifício, estátua; verde)
tawantinsuyu-space-L05 = espaço inferior de Mama Cocha (estátua, 2 milhos, edifício; azul)
tawantinsuyu-space-L06 = espaço inferior de Mama Quilla (edifício, tecidos, 2 milhos)
tawantinsuyu-space-L07 = espaço inferior de Inti (2 milhos, Degraus, tecidos; verde)
tawantinsuyu-space-L08 = espaço inferior de Mama Cocha (tecidos, 1 ouro, Degraus; azul)
tawantinsuyu-space-L09 = espaço inferior de Illapa (Degraus, treinar, 1 ouro)
tawantinsuyu-space-L10 = espaço inferior de Viracocha (1 ouro, tecidos, treinar)
tawantinsuyu-space-L11 = espaço inferior de Pachamama (treinar, 3 batatas, tecidos; verde)
tawantinsuyu-space-L12 = espaço inferior de Mama Quilla (tecidos, edifício, 3 batatas; azul)
tawantinsuyu-space-L13 = espaço inferior de Mama Cocha (3 batatas, produzir um, edifício)
tawantinsuyu-space-L14 = espaço inferior de Viracocha (edifício, 2 pedras, produzir um; verde)
tawantinsuyu-space-L15 = espaço inferior de Pachamama (produzir um, mercador, 2 pedras; azul)
tawantinsuyu-space-L16 = espaço inferior de Inti (2 pedras, estátua, mercador; verde)
tawantinsuyu-space-L17 = espaço inferior de Mama Quilla (mercador, 1 ouro, estátua)
tawantinsuyu-space-L18 = espaço inferior de Illapa (estátua, tecidos, 1 ouro; azul)
tawantinsuyu-space-L19 = espaço inferior de Viracocha (1 ouro, 2 pedras, tecidos; verde)
tawantinsuyu-space-L20 = espaço inferior de Pachamama (tecidos, produzir um, 2 pedras)
tawantinsuyu-space-L21 = espaço inferior de Inti (2 pedras, estátua, produzir um; azul)
tawantinsuyu-space-L22 = espaço inferior de Mama Quilla (produzir um, 1 ouro, estátua; verde)
tawantinsuyu-space-L23 = espaço inferior de Mama Cocha (estátua, 2 milhos, 1 ouro; azul)
tawantinsuyu-space-L24 = espaço inferior de Illapa (1 ouro, mercador, 2 milhos)
tawantinsuyu-space-L25 = espaço inferior de Viracocha (2 milhos, treinar, mercador; verde)
tawantinsuyu-space-L26 = espaço inferior de Mama Quilla (mercador, 2 milhos, treinar; azul)
tawantinsuyu-space-L27 = espaço inferior de Illapa (treinar, estátua, 2 milhos)
tawantinsuyu-space-L28 = espaço inferior de Mama Cocha (2 milhos, edifício, estátua; verde)
tawantinsuyu-space-L29 = espaço inferior de Pachamama (estátua, 3 batatas, edifício; azul)
tawantinsuyu-space-L30 = espaço inferior de Inti (edifício, 2 pedras, 3 batatas)
tawantinsuyu-icon-Ut01 = 2 milhos
tawantinsuyu-icon-Ut02 = treinar
tawantinsuyu-icon-Ut03 = edifício
tawantinsuyu-icon-Ut04 = 2 pedras
tawantinsuyu-icon-Ut05 = tecidos
tawantinsuyu-icon-Ut06 = 3 batatas
tawantinsuyu-icon-Ut07 = 2 pedras
tawantinsuyu-icon-Ut08 = Degraus
tawantinsuyu-icon-Ut09 = edifício
tawantinsuyu-icon-Ut10 = 3 batatas
tawantinsuyu-icon-Mt01 = mercador
tawantinsuyu-icon-Mt02 = 3 batatas
tawantinsuyu-icon-Mt03 = tecidos
tawantinsuyu-icon-Mt04 = estátua
tawantinsuyu-icon-Mt05 = 2 pedras
tawantinsuyu-icon-Mt06 = produzir um
tawantinsuyu-icon-Mt07 = 2 milhos
tawantinsuyu-icon-Mt08 = estátua
tawantinsuyu-icon-Mt09 = 2 pedras
tawantinsuyu-icon-Mt10 = edifício
tawantinsuyu-icon-Mt11 = 2 milhos
tawantinsuyu-icon-Mt12 = Degraus
tawantinsuyu-icon-Mt13 = treinar
tawantinsuyu-icon-Mt14 = 2 milhos
tawantinsuyu-icon-Mt15 = edifício
tawantinsuyu-icon-Mt16 = 3 batatas
tawantinsuyu-icon-Mt17 = 1 ouro
tawantinsuyu-icon-Mt18 = tecidos
tawantinsuyu-icon-Mt19 = Degraus
tawantinsuyu-icon-Mt20 = 2 pedras
tawantinsuyu-icon-Lt01 = 2 pedras
tawantinsuyu-icon-Lt02 = Degraus
tawantinsuyu-icon-Lt03 = 1 ouro
tawantinsuyu-icon-Lt04 = estátua
tawantinsuyu-icon-Lt05 = edifício
tawantinsuyu-icon-Lt06 = 2 milhos
tawantinsuyu-icon-Lt07 = tecidos
tawantinsuyu-icon-Lt08 = Degraus
tawantinsuyu-icon-Lt09 = 1 ouro
tawantinsuyu-icon-Lt10 = treinar
tawantinsuyu-icon-Lt11 = tecidos
tawantinsuyu-icon-Lt12 = 3 batatas
tawantinsuyu-icon-Lt13 = edifício
tawantinsuyu-icon-Lt14 = produzir um
tawantinsuyu-icon-Lt15 = 2 pedras
tawantinsuyu-icon-Lt16 = mercador
tawantinsuyu-icon-Lt17 = estátua
tawantinsuyu-icon-Lt18 = 1 ouro
tawantinsuyu-icon-Lt19 = tecidos
tawantinsuyu-icon-Lt20 = 2 pedras
tawantinsuyu-icon-Lt21 = produzir um
tawantinsuyu-icon-Lt22 = estátua
tawantinsuyu-icon-Lt23 = 1 ouro
tawantinsuyu-icon-Lt24 = 2 milhos
tawantinsuyu-icon-Lt25 = mercador
tawantinsuyu-icon-Lt26 = treinar
tawantinsuyu-icon-Lt27 = 2 milhos
tawantinsuyu-icon-Lt28 = estátua
tawantinsuyu-icon-Lt29 = edifício
tawantinsuyu-icon-Lt30 = 3 batatas
tawantinsuyu-slot-ST0u = Degraus superiores
tawantinsuyu-slot-ST0l = Degraus inferiores
tawantinsuyu-slot-ST1u = Degraus superiores
tawantinsuyu-slot-ST1l = Degraus inferiores
tawantinsuyu-slot-ST2u = Degraus superiores
tawantinsuyu-slot-ST2l = Degraus inferiores
tawantinsuyu-slot-ST3u = Degraus superiores
tawantinsuyu-slot-ST3l = Degraus inferiores
tawantinsuyu-slot-ST4u = Degraus superiores
tawantinsuyu-slot-ST4l = Degraus inferiores
tawantinsuyu-target-C1 = Chinchaysuyu (2 pedras; virar 0, descartar 1)
tawantinsuyu-target-C2 = Chinchaysuyu (1 ouro; virar 2, descartar 0)
tawantinsuyu-target-C3 = Chinchaysuyu (2 batatas, 1 milho; virar 1, descartar 1)
tawantinsuyu-target-C4 = Chinchaysuyu (4 PV; virar 2, descartar 1)
tawantinsuyu-target-C5 = Chinchaysuyu (um edifício grátis; virar 1, descartar 2)
tawantinsuyu-target-C6 = Chinchaysuyu (Degraus grátis; virar 3, descartar 2)
tawantinsuyu-target-A1 = Antisuyu (1 carta de deus, um tecido; virar 0, descartar 1)
tawantinsuyu-target-A2 = Antisuyu (2 cartas de deus; virar 2, descartar 0)
tawantinsuyu-target-A3 = Antisuyu (um tecido; virar 1, descartar 1)
tawantinsuyu-target-A4 = Antisuyu (4 PV; virar 2, descartar 1)
tawantinsuyu-target-A5 = Antisuyu (2 PV, um tecido; virar 1, descartar 2)
tawantinsuyu-target-A6 = Antisuyu (7 PV; virar 2, descartar 2)
tawantinsuyu-target-Q1 = Qullasuyu (1 batata, 1 ouro; virar 0, descartar 1)
tawantinsuyu-target-Q2 = Qullasuyu (3 batatas; virar 2, descartar 0)
tawantinsuyu-target-Q3 = Qullasuyu (4 PV; virar 2, descartar 1)
tawantinsuyu-target-Q4 = Qullasuyu (1 carta de deus, 1 espaço do templo; virar 1, descartar 2)
tawantinsuyu-target-Q5 = Qullasuyu (7 PV; virar 2, descartar 2)
tawantinsuyu-target-Q6 = Qullasuyu (uma estátua pequena grátis; virar 3, descartar 2)
tawantinsuyu-target-K1 = Kuntisuyu (1 batata, um nômade; virar 0, descartar 1)
tawantinsuyu-target-K2 = Kuntisuyu (2 milhos; virar 2, descartar 0)
tawantinsuyu-target-K3 = Kuntisuyu (1 batata, 2 pedras; virar 1, descartar 1)
tawantinsuyu-target-K4 = Kuntisuyu (3 PV, 1 carta de deus; virar 2, descartar 1)
tawantinsuyu-target-K5 = Kuntisuyu (2 batatas, 1 espaço do templo; virar 1, descartar 2)
tawantinsuyu-target-K6 = Kuntisuyu (9 PV; virar 4, descartar 2)
tawantinsuyu-tile-SW01 = o tecido onda (1 ouro | 2 pedras)
tawantinsuyu-tile-SW02 = o tecido escada (virar 1 para cima | 3 batatas)
tawantinsuyu-tile-SW03 = o tecido losango (3 PV | carta de deus e batata)
tawantinsuyu-tile-SW04 = o tecido pássaro (virar 1 para cima | 3 batatas)
tawantinsuyu-tile-W01 = o tecido lhama (carta de Exército | 3 PV)
tawantinsuyu-tile-W02 = o tecido onda (3 PV | carta de deus e batata)
tawantinsuyu-tile-W03 = o tecido pássaro (carta de Exército | carta de deus e batata)
tawantinsuyu-tile-W04 = o tecido losango (carta de Exército | 3 batatas)
tawantinsuyu-tile-W05 = o tecido pássaro (3 batatas | virar 1 para cima)
tawantinsuyu-tile-W06 = o tecido losango (2 pedras | 3 PV)
tawantinsuyu-tile-W07 = o tecido losango (3 batatas | 1 ouro)
tawantinsuyu-tile-W08 = o tecido losango (carta de deus e batata | 2 pedras)
tawantinsuyu-tile-W09 = o tecido losango (1 ouro | carta de Exército)
tawantinsuyu-tile-W10 = o tecido escada (carta de Exército | ouro pelo templo)
tawantinsuyu-tile-W11 = o tecido escada (1 ouro | 2 pedras)
tawantinsuyu-tile-W12 = o tecido estrela (3 batatas | virar 1 para cima)
tawantinsuyu-tile-W13 = o tecido onda (carta de Exército | 1 ouro)
tawantinsuyu-tile-W14 = o tecido estrela (2 pedras | carta de Exército)
tawantinsuyu-tile-W15 = o tecido lhama (1 ouro | carta de deus e batata)
tawantinsuyu-tile-W16 = o tecido sol (virar 1 para cima | 3 batatas)
tawantinsuyu-tile-W17 = o tecido escada (carta de deus e batata | virar 1 para cima)
tawantinsuyu-tile-W18 = o tecido onda (carta de deus e batata | virar 1 para cima)
tawantinsuyu-tile-W19 = o tecido pássaro (3 PV | ouro pelo templo)
tawantinsuyu-tile-W20 = o tecido lhama (2 pedras | 1 ouro)
tawantinsuyu-tile-W21 = o tecido onda (3 batatas | 3 PV)
tawantinsuyu-tile-W22 = o tecido onda (ouro pelo templo | carta de Exército)
tawantinsuyu-tile-W23 = o tecido escada (ouro pelo templo | 1 ouro)
tawantinsuyu-tile-W24 = o tecido sol (3 batatas | 2 pedras)
tawantinsuyu-tile-W25 = o tecido estrela (carta de deus e batata | 3 batatas)
tawantinsuyu-tile-W26 = o tecido onda (virar 1 para cima | 3 batatas)
tawantinsuyu-tile-W27 = o tecido pássaro (ouro pelo templo | carta de Exército)
tawantinsuyu-tile-W28 = o tecido onda (2 pedras | ouro pelo templo)
tawantinsuyu-tile-W29 = o tecido escada (3 batatas | carta de Exército)
tawantinsuyu-tile-W30 = o tecido escada (2 pedras | carta de deus e batata)
tawantinsuyu-tile-W31 = o tecido lhama (carta de deus e batata | 2 pedras)
tawantinsuyu-side-A1 = 1 ouro, uma estátua pequena grátis
tawantinsuyu-side-A2 = 1 ouro, um tecido
tawantinsuyu-side-B1 = 1 ouro, 1 espaço do templo
tawantinsuyu-side-B2 = 1 ouro, um edifício grátis

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
tawantinsuyu-sheet-passive = Edifícios passivos
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
tawantinsuyu-sheet-ax_statue_match = Axomamma: estátua do deus
tawantinsuyu-sheet-ax_offer = Axomamma: cartas da oferta
tawantinsuyu-sheet-ax_weavings = Axomamma: tecidos
tawantinsuyu-sheet-ax_behind = Axomamma: atrás na pontuação
tawantinsuyu-sheet-ax_difficulty = Axomamma: dificuldade

## Por que uma jogada

tawantinsuyu-reason-points = Pontos marcados
tawantinsuyu-reason-goods = Batatas, milho e pedra
tawantinsuyu-reason-gold = Ouro
tawantinsuyu-reason-workers = Trabalhadores à mão
tawantinsuyu-reason-gods = Cartas de deus
tawantinsuyu-reason-hunger = Batatas para o próximo Festival
tawantinsuyu-reason-armies = Cartas de Exército
tawantinsuyu-reason-buildings = Edifícios
tawantinsuyu-reason-statues = Estátuas
tawantinsuyu-reason-steps = Degraus
tawantinsuyu-reason-weavings = Tapeçarias
tawantinsuyu-reason-temple = Altura no templo
tawantinsuyu-reason-regions = Aldeias e regiões conquistadas
tawantinsuyu-reason-plans = O que o turno ainda permite
tawantinsuyu-reason-rivals = { $change ->
        [loses] Mais para os outros
       *[other] Menos para os outros
    }
tawantinsuyu-reason-regions-at = { $change ->
        [takes] Assume a liderança em { $region ->
            [A] Antisuyu
            [C] Chinchaysuyu
            [K] Kuntisuyu
           *[Q] Qullasuyu
        }
        [keeps] Mantém a liderança em { $region ->
            [A] Antisuyu
            [C] Chinchaysuyu
            [K] Kuntisuyu
           *[Q] Qullasuyu
        }
        [loses] Perde a liderança em { $region ->
            [A] Antisuyu
            [C] Chinchaysuyu
            [K] Kuntisuyu
           *[Q] Qullasuyu
        }
       *[misses] Deixa a liderança em { $region ->
            [A] Antisuyu
            [C] Chinchaysuyu
            [K] Kuntisuyu
           *[Q] Qullasuyu
        } para os outros
    }
tawantinsuyu-reason-statues-at = { $change ->
        [takes] Ganha uma { $statue }
        [keeps] Mantém uma { $statue }
        [loses] Abre mão de uma { $statue }
       *[misses] Fica sem uma { $statue }
    }
tawantinsuyu-reason-buildings-at = { $change ->
        [takes] Ganha { $building }
        [keeps] Mantém { $building }
        [loses] Perde { $building }
       *[misses] Fica sem { $building }
    }
tawantinsuyu-reason-temple-at = { $change ->
        [takes] Sobe ao espaço { $standing } do templo
        [keeps] Fica no espaço { $standing } do templo
        [loses] Perde o espaço { $standing } do templo
       *[misses] Fica no espaço { $standing } do templo
    }
tawantinsuyu-reason-weavings-at = { $change ->
        [takes] { $standing ->
            [1] Um primeiro tecido
           *[other] Uma tapeçaria de { $standing } tecidos
        }
        [keeps] { $standing ->
            [1] Mantém um só tecido
           *[other] Mantém uma tapeçaria de { $standing } tecidos
        }
        [loses] Uma tapeçaria mais curta
       *[misses] Nenhuma tapeçaria cresce
    }

learn-tawantinsuyu-welcome =
    Boas-vindas à colina do sol! Você vai mandar trabalhadores aos terraços. Cada um faz as tarefas em volta do seu espaço, e mais tarefas ao lado de trabalhadores do mesmo tipo.
    Primeiro, algumas escolhas iniciais.
learn-tawantinsuyu-weaving =
    Escolha um tecido inicial: a primeira peça da sua primeira tapeçaria. Onde as bordas de dois tecidos combinam, elas pagam em cada Festival.
learn-tawantinsuyu-gods =
    De oito cartas de deus você guarda três, em segredo. Com uma carta você pode depois colocar um trabalhador num espaço do deus dela. Guarde as três oferecidas; as outras cinco são jogadas por seus efeitos.
learn-tawantinsuyu-effects =
    Os ganhos simples já foram pagos. Agora jogue as outras: uma delas traz um tecido grátis. Junte-o à ponta esquerda da sua tapeçaria.
learn-tawantinsuyu-priest =
    Ponha seu Sumo Sacerdote num lado do Coricancha, no meio. Nessa seção da colina seus trabalhadores andam de graça; mais longe o caminho custa comida.
learn-tawantinsuyu-worker =
    O seu primeiro turno. Você coloca um trabalhador, ou faz duas ações secundárias. Coloque o seu guerreiro.
learn-tawantinsuyu-space =
    Escolha o espaço no terraço superior, na seção do seu sacerdote: nenhuma comida para perambular nem para descer. Mais para baixo o caminho custa mais.
learn-tawantinsuyu-price =
    Pague com a carta do mesmo deus. No lugar de uma carta, 1 ouro serve para qualquer espaço.
learn-tawantinsuyu-ability =
    Cada tipo de trabalhador tem uma habilidade. Um guerreiro compra uma carta de Exército e pode pegar um vizinho da colina: leve o trabalhador ao lado para a sua reserva.
learn-tawantinsuyu-tasks =
    Agora as tarefas: uma, e mais uma por vizinho do mesmo tipo. Você tem duas. Primeiro colete 2 pedras, depois construa Degraus.
learn-tawantinsuyu-steps =
    Degraus custam 3 pedras e dão 4 pontos, 1 milho e 2 batatas. Ponha o marcador nesta seção: ele barateia a descida, e os rivais que o usam lhe dão pontos.
learn-tawantinsuyu-recruit =
    No fim de um turno você pode comprar um trabalhador da Vila. Você fica com no máximo dois, e já tem dois: recuse desta vez.
learn-tawantinsuyu-rival =
    O rival moveu o Sumo Sacerdote, pegou ouro e orou por cartas de deus. Quando um lado do Coricancha é ativado, os outros podem seguir a ação por um preço maior.
learn-tawantinsuyu-secondary =
    Agora duas ações secundárias em vez de um trabalhador. Primeiro mova o Sumo Sacerdote dois lados, até Oferenda. Você pode fazer a ação do lado, e os outros podem seguir, ou pegar ouro: pegue 1 ouro.
learn-tawantinsuyu-train =
    A segunda ação: treinar. Compre duas cartas de Exército e fique com uma. Você já tem dois trabalhadores, então também desta vez não recrute ninguém.
learn-tawantinsuyu-courier =
    O seu rival construiu um edifício. Você também pode: coloque o mensageiro no espaço superior de Viracocha, pague com a carta dele e comece com a tarefa de 2 pedras, pois um edifício custa pedra.
learn-tawantinsuyu-build =
    Agora a tarefa de construir. Deixe o mercado como está, escolha a peça azul e pague 2 pedras. Ela age sozinha daqui em diante. Resta um trabalhador: compre um na ponta da batata da Vila.
learn-tawantinsuyu-produce =
    Construa mais uma vez: coloque o arquiteto no espaço superior de Mama Cocha por 1 ouro, pegue 2 milhos e construa a peça vermelha. Ela rende 4 batatas sempre que você produz. Recrute na ponta do milho.
learn-tawantinsuyu-follow =
    O seu rival moveu o Sumo Sacerdote até Conquista e faz a ação do lado. Você pode seguir: por 1 batata você também joga uma carta de Exército. Jogue a que tem 2 soldados.
learn-tawantinsuyu-conquer =
    Conquiste a vila de Antisuyu que rende duas cartas de deus. Pegue uma carta do baralho e uma da oferta. Quem lidera em uma região recebe pontos em cada Festival.
learn-tawantinsuyu-empty =
    A Vila está vazia: o seu rival ativou o Festival, que vem depois do seu turno. Então cada carta de deus custará uma batata. Por isso coloque o arquiteto num espaço de Inti e colete milho e 3 batatas.
learn-tawantinsuyu-festival =
    O primeiro Festival: os tecidos unidos, o templo e as regiões pagaram, e todos alimentaram os deuses. Ao seu rival faltaram batatas, e ele perdeu pontos. Seis novos trabalhadores estão na Vila.
learn-tawantinsuyu-cards =
    No fim de um Festival você pode jogar cartas de deus pelos efeitos. Jogue as três que são oferecidas: 7 pontos e 2 milhos.
learn-tawantinsuyu-aims =
    Depois do terceiro Festival o jogo termina. Os pontos vêm do templo, de conquistas, estátuas, Degraus, edifícios e longas tapeçarias. Guarde uma batata para cada carta de deus em um Festival.
learn-tawantinsuyu-go =
    Daqui em diante a partida é sua: coloque outro trabalhador, ou faça duas ações secundárias. A lâmpada dá dicas, e o livro de regras explica cada tarefa. Que o sol esteja com você!

## The drawn board of Tawantinsuyu

web-tawantinsuyu-potato = Batatas
web-tawantinsuyu-maize = Milho
web-tawantinsuyu-stone = Pedra
web-tawantinsuyu-gold = Ouro
web-tawantinsuyu-sign-food = Comida
web-tawantinsuyu-sign-vp = Pontos de vitória
web-tawantinsuyu-sign-steps = Degraus
web-tawantinsuyu-sign-building = Edifício
web-tawantinsuyu-sign-statue = Estátua
web-tawantinsuyu-sign-weaving = Tecido
web-tawantinsuyu-sign-train = Treinar
web-tawantinsuyu-sign-produce1 = Produzir um
web-tawantinsuyu-sign-pray = Orar
web-tawantinsuyu-sign-recruit = Recrutar um nômade
web-tawantinsuyu-sign-high_priest = Sumo Sacerdote
web-tawantinsuyu-sign-army_card = Carta de Exército
web-tawantinsuyu-sign-festival = Festival
web-tawantinsuyu-sign-flip = Virar cartas de Exército para baixo
web-tawantinsuyu-sign-discard = Descartar cartas de Exército
web-tawantinsuyu-sign-tapestry = Tapeçaria
web-tawantinsuyu-setting-up = Preparação
web-tawantinsuyu-before =
    { $number ->
        [1] Antes do primeiro Festival
        [2] Antes do segundo Festival
       *[other] Antes do último Festival
    } · { $left } na Vila
web-tawantinsuyu-offer = Cartas de deus
web-tawantinsuyu-god-cards = Cartas de deus
web-tawantinsuyu-deck = { $count ->
        [one] Baralho de deuses: { $count } carta
       *[other] Baralho de deuses: { $count } cartas
    }
web-tawantinsuyu-none = nenhum
web-tawantinsuyu-no-workers = Sem trabalhadores
web-tawantinsuyu-side = Sumo Sacerdote para { $action }
web-tawantinsuyu-where = Onde consigo …
web-tawantinsuyu-legend-tasks = tarefas
web-tawantinsuyu-wander-here = Perambular até esta seção custa { $food } de comida
web-tawantinsuyu-wander = Perambular até a seção
web-tawantinsuyu-descend = Descer ao terraço
web-tawantinsuyu-own-steps = Seus Degraus
web-tawantinsuyu-steps-of = Degraus de { $name }, que ganha 1
web-tawantinsuyu-card-or-gold = Carta de { $god } ou 1 ouro
web-tawantinsuyu-tasks =
    { $tasks ->
        [one] 1 tarefa
       *[other] { $tasks } tarefas
    }
web-tawantinsuyu-alike =
    { $count ->
        [one] 1 igual ao lado
       *[other] { $count } iguais ao lado
    }
web-tawantinsuyu-swift = mensageiro −1
web-tawantinsuyu-calls-worship = Entregue uma estátua grande por 3 espaços do templo e uma pequena por 1.
web-tawantinsuyu-follows-worship = Quem segue: uma estátua por 1 espaço.
web-tawantinsuyu-calls-offering = 2 milhos por espaço do templo, até 3 espaços.
web-tawantinsuyu-follows-offering = Quem segue: 3 milhos por 1 espaço.
web-tawantinsuyu-calls-rejuvenate = Vire para cima um edifício ou uma carta de Exército de graça, outros por 1 de comida cada um.
web-tawantinsuyu-follows-rejuvenate = Quem segue: cada um por 1 milho.
web-tawantinsuyu-calls-conquest = Um trabalhador cai. Jogue cartas de Exército (a primeira é grátis) e pegue até dois espaços.
web-tawantinsuyu-follows-conquest = Quem segue: cartas de Exército por 1 batata cada, um espaço.
web-tawantinsuyu-calls-produce = Seus edifícios produzem e são virados; um pode ser virado para cima.
web-tawantinsuyu-follows-produce = Quem segue: os edifícios também produzem.
web-tawantinsuyu-may-follow = Podem seguir:
web-tawantinsuyu-nobody-follows = Ninguém pode pagar para seguir.
web-tawantinsuyu-calls = Ativado por { $name }
web-tawantinsuyu-festival = Festival { $number }
web-tawantinsuyu-call = Ativá-lo: +{ $points }
web-tawantinsuyu-call-told = Quem leva o último trabalhador da Vila ativa o Festival e ganha { $points }
web-tawantinsuyu-called = Ativado por { $name }
web-tawantinsuyu-forecast = O que traria agora: templo, regiões, batatas a pagar
web-tawantinsuyu-missing =
    { $count ->
        [one] falta 1
       *[other] faltam { $count }
    }: −{ $points }
web-tawantinsuyu-step-before = Ouro para o templo
web-tawantinsuyu-step-start = Dons dos edifícios
web-tawantinsuyu-step-merchant = Mercador
web-tawantinsuyu-step-temple = Templo
web-tawantinsuyu-step-regions = Regiões
web-tawantinsuyu-step-potatoes = Batatas
web-tawantinsuyu-step-village = Nova Vila
web-tawantinsuyu-step-cards = Cartas de deus
web-tawantinsuyu-majority = líder +{ $points }
web-tawantinsuyu-leads = { $name } lidera em { $region }
web-tawantinsuyu-stacks = restam { $producing } + { $passive }
web-tawantinsuyu-statues-left = Estátuas
web-tawantinsuyu-weavings-left = Tecidos, { $count }
web-tawantinsuyu-temple-space = Espaço { $space } do templo: { $points } no Festival, { $final } no fim
web-tawantinsuyu-put = Tapeçaria { $number }, { $edge }
web-tawantinsuyu-worth = { $points } no fim
web-tawantinsuyu-steps-in-store = Marcadores de Degraus restantes
web-tawantinsuyu-markers-in-store = Marcadores de Conquista restantes
web-tawantinsuyu-end-worth = O que tudo isso valeria no fim agora
web-tawantinsuyu-army-told = { $up } { $up ->
        [one] pronta
       *[other] prontas
    }, { $down } { $down ->
        [one] gasta
       *[other] gastas
    }, { $hand } na mão
web-tawantinsuyu-army-in-hand = Cartas de Exército na mão
web-tawantinsuyu-small = Duas destas, ou mover o Sumo Sacerdote
web-tawantinsuyu-your-tableau = Sua área
web-tawantinsuyu-ax-board = Tabuleiro de Axomamma
web-tawantinsuyu-ax-next = Próximas ações do sacerdote
web-tawantinsuyu-ax-turn = O último turno dela
web-tawantinsuyu-ax-not-yet = Ela ainda não teve um turno.
web-tawantinsuyu-goal = Meta { $points }, à frente dela
web-tawantinsuyu-alone-told = Sozinho você vence com 120 pontos ou mais, e mais do que Axomamma.
web-tawantinsuyu-win = Você vence com { $points } pontos ou mais, e mais do que ela.
web-tawantinsuyu-loops = Os três circuitos de Axomamma com as fichas
web-tawantinsuyu-pace = Ritmo dos passos dela
web-tawantinsuyu-pace-by-hand = passo a passo
web-tawantinsuyu-pace-slow = devagar
web-tawantinsuyu-pace-quick = rápido
web-tawantinsuyu-pace-at-once = de uma vez
web-tawantinsuyu-zoom-in = Maior
web-tawantinsuyu-zoom-out = Colina toda
web-tawantinsuyu-step-on = Próximo passo
web-tawantinsuyu-show-all = Mostrar tudo
web-tawantinsuyu-again = De novo
web-tawantinsuyu-part-hill = Colina
web-tawantinsuyu-part-people = Templo
web-tawantinsuyu-part-city = Mercado
web-tawantinsuyu-part-war = Conquista
web-tawantinsuyu-part-mine = Áreas
web-tawantinsuyu-does-Z01 = Trabalhadores como mensageiros
web-tawantinsuyu-does-Z02 = Trabalhadores como sacerdotes
web-tawantinsuyu-does-Z03 = Guerreiros viram 2 edifícios
web-tawantinsuyu-does-Z04 = Conexões novas pagam já
web-tawantinsuyu-does-Z05 = As duas cores dão tarefa
web-tawantinsuyu-does-Z06 = Festival: 4 batatas; cartas de deus 2 PV
web-tawantinsuyu-does-Z07 = Seus Degraus dão 1 PV
web-tawantinsuyu-does-Z08 = Escolha entre 5 tecidos
web-tawantinsuyu-does-Z09 = Festival: PV pela maior tapeçaria
web-tawantinsuyu-does-Z10 = Bens em cada Festival
web-tawantinsuyu-does-Z11 = Oferenda: um tecido
web-tawantinsuyu-does-Z12 = Adorar: ouro por templo
web-tawantinsuyu-does-Z13 = Conquistas custam 1 + 1 a menos
web-tawantinsuyu-does-Z14 = Guerreiros: mais 2 tarefas
web-tawantinsuyu-does-Z15 = Troque pedra, ouro, milho
web-tawantinsuyu-does-Z16 = Produzir: vire 1
web-tawantinsuyu-does-Z17 = Conquista: 1 ouro, 1 PV
web-tawantinsuyu-does-Z18 = Rejuvenescer: Exército, ouro
web-tawantinsuyu-does-Z19 = 1 batata por carta de deus
web-tawantinsuyu-does-Z20 = Colete mais 1 e 1 PV
web-tawantinsuyu-kind-place = Colocar um trabalhador
web-tawantinsuyu-kind-move_priest = Mover o Sumo Sacerdote
web-tawantinsuyu-kind-space = Escolher um espaço
web-tawantinsuyu-kind-price = Pagar com carta ou ouro
web-tawantinsuyu-kind-payment = Pagar
web-tawantinsuyu-kind-task = Fazer uma tarefa
web-tawantinsuyu-kind-keep = Ficar com uma carta
web-tawantinsuyu-kind-play = Jogar uma carta
web-tawantinsuyu-kind-put = Pôr o tecido
web-tawantinsuyu-kind-army_for_resource = Grátis: carta de Exército por seu recurso
web-tawantinsuyu-kind-exchange = Grátis: trocar recursos
web-tawantinsuyu-kind-conquer = Conquistar um espaço
web-tawantinsuyu-asks-place = Que trabalhador você coloca?
web-tawantinsuyu-asks-move_priest = Para onde vai o Sumo Sacerdote?
web-tawantinsuyu-asks-space = Em que espaço?
web-tawantinsuyu-asks-price = Com que você paga?
web-tawantinsuyu-asks-payment = Como você paga?
web-tawantinsuyu-asks-task = Que tarefa?
web-tawantinsuyu-asks-put = Onde você põe o tecido?
web-tawantinsuyu-asks-army_for_resource = Que carta de Exército você descarta pelo recurso?
web-tawantinsuyu-asks-exchange = O que você troca, e pelo quê?
web-tawantinsuyu-asks-exchange-give = O que você pega em troca de { $give }?
web-tawantinsuyu-asks-conquer = O que você conquista?
web-tawantinsuyu-kind-rejuvenate = Virar algo para cima
web-tawantinsuyu-kind-statue = Construir uma estátua
web-tawantinsuyu-kind-conquest_payment = Pagar com cartas de Exército
web-tawantinsuyu-kind-army = Jogar carta de Exército
web-tawantinsuyu-kind-worship = Entregar uma estátua

tawantinsuyu-option-coricancha-name = Coricancha
tawantinsuyu-option-solo_personality-name = Personalidade de Axomamma
tawantinsuyu-option-solo_personality_moment-name = Quando a personalidade age
tawantinsuyu-option-solo_easy_building_cost-name = Mais fácil: edifícios mais caros para ela
tawantinsuyu-option-solo_easy_worship_two-name = Mais fácil: Adorar com duas estátuas
tawantinsuyu-option-solo_easy_one_conquest-name = Mais fácil: uma conquista por vez
tawantinsuyu-option-solo_easy_no_idle_army-name = Mais fácil: sem Exército quando parada
tawantinsuyu-option-solo_hard_temple_step-name = Mais difícil: um espaço antes do templo
tawantinsuyu-option-solo_hard_conquest_equal-name = Mais difícil: ela conquista mais cedo
tawantinsuyu-option-solo_hard_conquest_discount-name = Mais difícil: conquistas mais baratas
tawantinsuyu-option-solo_hard_priest_vp-name = Mais difícil: pontos pelo sacerdote
tawantinsuyu-option-solo_hard_weaving_vp-name = Mais difícil: tecidos valem o dobro
tawantinsuyu-option-solo_hard_idle_vp-name = Mais difícil: pontos quando parada
tawantinsuyu-option-solo_hard_resource_vp-name = Mais difícil: pontos pelo que guarda
tawantinsuyu-option-solo_passives-name = Mais difícil: os edifícios passivos dela funcionam
tawantinsuyu-option-mini-name = Jogo mini: até o primeiro Festival

# As regras de Tawantinsuyu em nossas palavras; ids e capítulos como em rules.json.

tawantinsuyu-chapter-general = Regras gerais
rule-TW-G01 = Há quatro recursos: batata, milho, pedra e ouro. Comida é batata ou milho.
rule-TW-G02 = Recursos nunca acabam. Trabalhadores, marcadores, estátuas, peças e cartas são limitados ao que há na caixa.
rule-TW-G03 = Um ouro pode valer por uma batata, um milho ou uma pedra em qualquer custo.
rule-TW-G04 = Um custo em ouro só se paga com ouro.
rule-TW-G05 = Comida se paga com qualquer mistura de batata, milho e ouro; um recurso específico, com esse recurso e ouro em qualquer mistura. Você pode usar ouro mesmo tendo o recurso.
rule-TW-G06 = Se você pode pagar depende do que tem naquele momento, com o ouro valendo como curinga. Trocas que ajudem precisam vir antes.
rule-TW-G07 = No seu turno, em qualquer decisão, você pode descartar cartas de Exército da mão; cada uma dá o recurso nela impresso.
rule-TW-G08 = Quem segue uma ação e quem está num Festival não pode descartar cartas de Exército por recursos.
rule-TW-G09 = Seu turno começa depois de um Festival devido no início e termina quando o limite de trabalhadores é aplicado. Ações livres valem da primeira decisão até você responder à pergunta de recrutamento.
rule-TW-G10 = Os turnos seguem em sentido horário. Em ordem de turno significa em sentido horário a partir do jogador ativo; os outros começam pelo jogador à esquerda dele.
rule-TW-G11 = A pontuação nunca cai abaixo de 0; uma perda maior para ali.
rule-TW-G12 = Retirada: TW-G15 diz quando se faz uma pergunta.
rule-TW-G13 = Não há limite de cartas de deus nem de Exército na mão.
rule-TW-G14 = Onde a resposta é obrigatória, não se oferece ação livre ou troca que a deixaria sem resposta legal. Um edifício pode ficar caro demais enquanto ainda se pode substituir peças.
rule-TW-G15 = Uma decisão com uma única resposta é tomada sem perguntar, exceto onde a lista depende da mão ou onde uma ação livre ou troca ainda poderia mudar algo. Só fatos públicos decidem se a pergunta é feita.
rule-TW-G16 = Os passos seguintes de uma resposta (espaço e preço, pagamento, carta e peças de uma substituição, mais tecidos, pagamento de uma conquista) vêm logo em seguida; sem ação livre ou troca entre eles.
rule-TW-G17 = Não há ação livre dentro de outra. Comprar carta de deus com “1 batata por carta de deus” exige uma carta no baralho ou na oferta, e mais uma enquanto outra está sendo pega. As cartas de Exército entregues vão para o descarte.
rule-TW-V01 = Os efeitos de uma carta ou peça são feitos da esquerda para a direita, os ganhos simples primeiro.
rule-TW-V02 = Um ganho pega da reserva os recursos indicados e marca na hora os pontos indicados.
rule-TW-V03 = Comprar cartas de deus: uma de cada vez, do baralho ou da oferta.
rule-TW-V04 = Comprar cartas de Exército: pegue essa quantidade do topo do baralho e fique com todas.
rule-TW-V05 = Pegar um nômade: pegue um trabalhador à sua escolha entre os nômades; o lugar é reposto do saco.
rule-TW-V06 = Pegar um tecido: você recebe um tecido grátis.
rule-TW-V07 = Efeitos de templo avançam seu marcador essa quantidade de espaços.
rule-TW-V08 = Um efeito de rejuvenescer vira para cima, de graça, até essa quantidade de seus edifícios de produção e cartas de Exército em jogo.
rule-TW-V09 = Uma construção grátis não custa nada e ainda dá todos os ganhos e pontos da construção.
rule-TW-V10 = Uma tarefa dada por um efeito pode ser feita pelo custo normal.
rule-TW-V11 = Você pode pagar 1 ouro para avançar 1 espaço do templo, exceto no topo.
rule-TW-V12 = Entre os efeitos à escolha você pega exatamente um. Só pode pegar um que não dá nada se nenhum deles der algo.
rule-TW-V13 = Ganhos, compras, nômades, tecidos e avanços no templo são obrigatórios; rejuvenescer, construções grátis e tarefas podem ser recusados.
rule-TW-V14 = O que não pode ser feito se perde; os outros efeitos da mesma lista acontecem.
rule-TW-V15 = Uma tarefa ou construção grátis dada por um efeito é uma pergunta de sim ou não antes das decisões dela. Sim só está aberto se algo pode acontecer.

tawantinsuyu-chapter-setup = Preparação
rule-TW-S01 = Cada um começa com um Sumo Sacerdote, 5 marcadores de Degraus, 10 de Conquista, 10 pontos e o marcador do templo no espaço 0.
rule-TW-S02 = O Coricancha é girado ao acaso ou fica como impresso; cada seção mostra então uma das cinco ações.
rule-TW-S03 = Com 2 jogadores ou solo sai 1 trabalhador de cada tipo, com 3 saem 2 de cada, com 4 nenhum.
rule-TW-S04 = Cada um tira 2 trabalhadores iniciais de um saco com dois de cada tipo; depois de um par igual tira-se mais um e um do par volta.
rule-TW-S05 = Todos os outros trabalhadores vão então para o saco.
rule-TW-S06 = A Vila recebe 6, 8 ou 10 trabalhadores com 2, 3 ou 4 jogadores, o primeiro na ponta da batata.
rule-TW-S07 = Os nômades recebem 2, 3 ou 4 trabalhadores com 2, 3 ou 4 jogadores, sem ordem definida.
rule-TW-S08 = Com 2 jogadores ou solo cada espaço marcado do terraço superior recebe um trabalhador do saco. Eles não são de ninguém.
rule-TW-S09 = Edifícios de produção e passivos formam duas pilhas viradas para baixo; dois de cada são mostrados no mercado.
rule-TW-S10 = As cartas de Exército formam um baralho virado para baixo; o descarte está vazio.
rule-TW-S11 = As estátuas ficam à vista: duas pequenas e uma grande de cada deus.
rule-TW-S12 = Tecidos para mais jogadores saem da partida e os quatro iniciais ficam à parte; o resto forma a pilha, com a peça do topo à vista.
rule-TW-S13 = O primeiro jogador é dado pela opção ou sorteado.
rule-TW-S14 = Em ordem de turno cada um escolhe um tecido inicial para a primeira tapeçaria; os que sobram saem da partida.
rule-TW-S15 = Cada um pega 2 pedras.
rule-TW-S16 = Cada um recebe 8 cartas de deus e guarda 3 em segredo, uma de cada vez; nada é mostrado antes de todos escolherem. As outras 5 são jogadas.
rule-TW-S17 = Em ordem inversa cada um ganha os efeitos das 5 cartas jogadas, uma a uma. As de ganho simples vêm primeiro, sem pergunta; a ordem das outras é sua.
rule-TW-S18 = Na preparação cartas de deus vêm só do baralho, e não se substituem edifícios.
rule-TW-S19 = Trabalhadores ganhos na preparação podem passar de 2 até o fim do seu primeiro turno.
rule-TW-S20 = Quando todos terminam, o mercado é reposto e as cartas de deus jogadas são embaralhadas no baralho. A oferta começa vazia.
rule-TW-S21 = A oferta tem 3, 4 ou 5 cartas com 2, 3 ou 4 jogadores.
rule-TW-S22 = Logo antes do seu primeiro turno você põe seu Sumo Sacerdote em qualquer lado do Coricancha; nada é ativado.
rule-TW-S23 = Trabalhadores iniciais são tirados na ordem dos lugares; cartas de deus são distribuídas e guardadas em ordem de turno.

tawantinsuyu-chapter-turn = O turno
rule-TW-T01 = Um turno é: um Festival se você tem a ficha, a escolha principal, o fim do turno. Depois o próximo em sentido horário.
rule-TW-T02 = Coloque um trabalhador ou faça duas ações secundárias diferentes: Mover o Sumo Sacerdote, Orar, Treinar, Recrutar.
rule-TW-T03 = A segunda ação secundária é escolhida depois de terminada a primeira.
rule-TW-T04 = Fazem-se exatamente duas ações secundárias; pode-se escolher uma que não dê nada.
rule-TW-T05 = Sem uma colocação que possa pagar, você faz duas ações secundárias. Nenhum turno é pulado.
rule-TW-T06 = Um Festival é resolvido uma vez no início de um turno; se a ficha fica com você, o próximo espera seu turno seguinte.

tawantinsuyu-chapter-placing = Colocar um trabalhador
rule-TW-P01 = O trabalhador vem da sua reserva e vai para um espaço vazio da colina.
rule-TW-P02 = Uma colocação custa uma carta de deus da mão com o deus do espaço, ou 1 ouro para qualquer deus.
rule-TW-P03 = Além disso paga-se a comida para perambular e descer, antes de qualquer tarefa. Colocação que não se paga por inteiro é ilegal.
rule-TW-P04 = O ouro pago no lugar da carta não conta como comida.
rule-TW-P05 = Perambular custa 0 na seção do seu Sumo Sacerdote, 1 numa seção vizinha, 3 nas demais.
rule-TW-P06 = Descer custa 0 no terraço superior, 2 no médio e 5 no inferior.
rule-TW-P07 = Cada marcador de Degraus da seção acima do espaço reduz em 2 o custo da descida, até 0.
rule-TW-P08 = Degraus no caminho são sempre usados.
rule-TW-P09 = O adversário cujo marcador de Degraus você usa marca 1 ponto por marcador, mesmo que a descida já não custasse nada.
rule-TW-P10 = Um mensageiro paga 1 comida a menos na soma de perambular e descer, até 0.
rule-TW-P11 = Ordem de uma colocação: carta ou ouro, comida e pontos de degraus, trabalhador, benefício da estátua, habilidade, tarefas, carta do sacerdote.
rule-TW-P12 = A habilidade é declarada junto com o trabalhador, pois muda o custo.
rule-TW-P13 = A carta de deus usada na colocação fica à parte até o fim do turno.
rule-TW-P14 = Trabalhadores ficam na colina a partida toda, a menos que um guerreiro os retome.
rule-TW-P15 = Espaços são adjacentes se estão no mesmo terraço e ligados por exatamente um ícone de tarefa; limites de seção não importam.
rule-TW-P16 = Cada espaço toca exatamente três ícones de tarefa.
rule-TW-P17 = Tarefas: 1, mais 1 por trabalhador adjacente do mesmo tipo, mais bônus de habilidade e edifícios.
rule-TW-P18 = O número de tarefas é fixado ao pôr o trabalhador, antes de um guerreiro retomar outro; só a tarefa paga do sacerdote vem depois.
rule-TW-P19 = A adjacência olha o tipo real do trabalhador, mesmo usando outra habilidade.

tawantinsuyu-chapter-workers = Habilidades dos trabalhadores
rule-TW-W01 = Um arquiteto tem 1 tarefa a mais num espaço azul.
rule-TW-W02 = Um artesão tem 1 tarefa a mais num espaço verde.
rule-TW-W03 = Um guerreiro primeiro compra 1 carta de Exército.
rule-TW-W04 = Depois o guerreiro pode pegar da colina para sua reserva, de graça, um trabalhador adjacente que não seja guerreiro.
rule-TW-W05 = Um mensageiro paga 1 comida a menos.
rule-TW-W06 = Um mensageiro tem 1 tarefa a mais se o segmento estava sem trabalhador logo antes.
rule-TW-W07 = Um sacerdote pode pagar 1 batata por 1 tarefa a mais, uma vez, antes da primeira tarefa.
rule-TW-W08 = Depois das tarefas o sacerdote compra uma carta de deus do baralho ou da oferta, tendo pago ou não.
rule-TW-W09 = O benefício da estátua vem antes da habilidade, e o que ela dá vem antes das tarefas.

tawantinsuyu-chapter-tasks = Tarefas
rule-TW-K01 = As tarefas são feitas uma a uma nos três ícones do espaço, em séries; um ícone só serve de novo quando os três foram usados.
rule-TW-K02 = Uma tarefa: qualquer ícone; duas: dois ícones diferentes; três: os três; mais: de novo pela mesma regra.
rule-TW-K03 = Dentro de uma série a ordem é sua.
rule-TW-K04 = Um ícone só pode ser escolhido se a tarefa pode ser feita agora: um alvo pagável para degraus e estátua, uma peça pagável ou uma substituição possível para edifício, um edifício de produção virado para cima para Produzir Um.
rule-TW-K05 = Se nenhum ícone não usado da série pode ser escolhido, as tarefas restantes se perdem.
rule-TW-K06 = Você pode parar a qualquer momento e abrir mão das outras tarefas.
rule-TW-K07 = Uma tarefa é terminada por completo, com a parte dos outros, antes de escolher a próxima.
rule-TW-K08 = Coletar dá 3 batatas, 2 milhos, 2 pedras ou 1 ouro, como indicado.
rule-TW-K09 = Construir Degraus: pague 3 pedras, ponha um marcador num lugar vazio de qualquer seção e ganhe 4 pontos, 1 milho e 2 batatas.
rule-TW-K10 = Um lugar inferior exige um marcador no lugar superior da seção, e você precisa de um marcador na reserva.
rule-TW-K11 = Quando se constrói um lugar inferior, o dono do marcador superior marca 2, mesmo sendo o construtor. Degraus grátis também dão tudo isso.
rule-TW-K12 = Construir um edifício: pague uma peça do mercado e ponha-a virada para cima à sua frente. Ao menos uma peça à vista precisa ser pagável, ou uma substituição possível.
rule-TW-K13 = Uma vez por ação de edifício você pode antes pôr uma carta de deus da mão sob o baralho para substituir 1 ou 2 peças do mercado; elas vão para baixo das pilhas e são repostas na hora. Não na preparação. Quem escolhe a tarefa sem poder pagar peça alguma precisa substituir.
rule-TW-K14 = Depois de substituir você constrói uma peça que pode pagar ou encerra a ação. Sem substituir você precisa construir.
rule-TW-K15 = Outros lugares vazios do mercado só são repostos no fim do turno.
rule-TW-K16 = Você pode ter quantos edifícios quiser. Os de produção só agem ao produzir; os passivos valem na hora e nunca ficam virados para baixo.
rule-TW-K17 = Construir uma estátua: uma pequena custa 3 pedras e dá 3 pontos, uma grande 3 pedras e 2 ouros e dá 9.
rule-TW-K18 = A estátua precisa estar disponível e ser pagável. Você pode ter várias, também de um mesmo deus.
rule-TW-K19 = Uma estátua dá seus pontos de qualquer modo que você a obtenha.
rule-TW-K20 = Treinar: compre 2 cartas de Exército, fique com 1 e descarte a outra à vista. Havendo só uma, fique com ela.
rule-TW-K21 = Quando falta uma carta e o baralho de Exército está vazio, o descarte vira o baralho; se também está vazio, compra-se menos.
rule-TW-K22 = Produzir Um: ganhe os efeitos de um de seus edifícios de produção virados para cima; ele fica para cima.
rule-TW-K23 = As tarefas restantes só se perdem quando você para, ou quando nenhuma ação livre ou troca abriria um ícone.
rule-TW-K24 = Tarefas de efeitos exigem os mesmos alvos que os ícones, as grátis sem o pagamento; um edifício exige uma peça pagável ou uma substituição possível. Sem alvo o efeito se perde.
rule-TW-K25 = Você só pode recusar a substituição enquanto alguma peça pode ser paga. Depois de substituir você sempre pode encerrar a ação sem edifício, e as ações livres continuam abertas.

tawantinsuyu-chapter-weavings = Tecidos e tapeçarias
rule-TW-L01 = Comprar tecidos: as 3 peças do topo da pilha são tiradas e mostradas a todos.
rule-TW-L02 = O jogador ativo compra até 3 delas: 1, 2 ou 3 peças por 1, 3 ou 6 milhos, nomeadas uma a uma enquanto o total é pagável.
rule-TW-L03 = Nomeadas todas, paga-se o total e as peças são juntadas uma a uma na ordem do comprador.
rule-TW-L04 = Depois os outros, em ordem de turno, podem comprar cada um uma peça restante por 3 milhos.
rule-TW-L05 = As peças que sobram vão para baixo da pilha em ordem crescente de número.
rule-TW-L06 = Depois vira-se a nova peça do topo. Uma pilha curta dá o que tem; nada é reembaralhado.
rule-TW-L07 = Um tecido grátis é a peça à vista ou a de baixo dela, que só quem recebe vê antes. Ninguém mais pode comprar.
rule-TW-L08 = Uma peça vista e deixada fica no lugar, conhecida por quem a viu.
rule-TW-L09 = Uma peça recebida é logo posta numa ponta de uma de suas tapeçarias ou começa uma nova.
rule-TW-L10 = Todas as peças de uma tapeçaria têm padrões diferentes. As bordas não precisam combinar.
rule-TW-L11 = Você sempre pode começar uma nova tapeçaria. Peças nunca são giradas, movidas ou separadas.
rule-TW-L12 = Uma conexão combina se as bordas que se tocam mostram o mesmo.
rule-TW-L13 = Mercador: cada conexão que combina em suas tapeçarias paga sua recompensa uma vez.
rule-TW-L14 = Os ganhos simples são pagos primeiro, depois cartas de deus, de Exército, rejuvenescer e ouro pelo templo, da esquerda.
rule-TW-L15 = Pagar ouro pelo templo e rejuvenescer são opcionais; as outras recompensas de conexão são obrigatórias.
rule-TW-L16 = As tapeçarias são numeradas na ordem em que começaram; com várias peças, cada resposta nomeia peça e lugar.

tawantinsuyu-chapter-god_cards = Cartas de deus
rule-TW-C01 = Uma carta de deus serve para colocar um trabalhador, substituir edifícios, na preparação e nos Festivais por seus efeitos, e vale 1 ponto no fim.
rule-TW-C02 = Se você tem uma estátua do deus da carta usada na colocação, ganha uma vez os efeitos da carta.
rule-TW-C03 = O benefício da estátua vem depois de paga a comida e posto o trabalhador; duas estátuas não o dobram.
rule-TW-C04 = No fim do turno a carta usada para colocar vira a mais nova da oferta. Colocar com ouro não acrescenta nada nem dá benefício.
rule-TW-C05 = Se a oferta está cheia, suas cartas são antes embaralhadas no baralho; a carta jogada fica então sozinha nela.
rule-TW-C06 = A oferta fica à vista, ordenada por idade, e não é reposta de outro modo.
rule-TW-C07 = Cartas de deus são tomadas uma a uma da oferta ou do baralho, vendo cada uma antes da próxima; na preparação e na fase de cartas, só do baralho.
rule-TW-C08 = Com o baralho vazio pega-se da oferta; com ambos vazios, ou se só vale o baralho vazio, não se ganha carta.
rule-TW-C09 = Orar: pegue 2 cartas de deus.
rule-TW-C10 = O Treinar secundário é igual à tarefa. O Recrutar secundário pega um nômade à sua escolha, ou nenhum.

tawantinsuyu-chapter-high_priest = Mover o Sumo Sacerdote
rule-TW-H01 = Mova seu Sumo Sacerdote 1 ou 2 lados em sentido horário; sacerdotes podem dividir um lado. O lado alcançado é ativado.
rule-TW-H02 = Uma ativação segue: mover, baixa (Conquista), reações de edifícios passivos, agir ou ouro, ação do jogador ativo, os que seguem em ordem de turno.
rule-TW-H03 = Seguir é sempre opcional e custa o que a ação diz.
rule-TW-H04 = Quem segue não pode pegar ouro no lugar.
rule-TW-H05 = O jogador ativo pode pegar 1 ouro no lugar da ação, decidindo antes que alguém aja. Os outros e as reações prosseguem.
rule-TW-H06 = Você pode fazer a ação mesmo que ela não dê nada.
rule-TW-H07 = Adorar, ativo: entregue no máximo uma estátua grande por 3 espaços e no máximo uma pequena por 1 espaço.
rule-TW-H08 = Adorar, seguindo: entregue uma estátua de qualquer tamanho por 1 espaço.
rule-TW-H09 = Estátuas entregues saem da partida; os pontos ficam, mas elas não ativam mais cartas.
rule-TW-H10 = Oferenda, ativo: pague 2, 4 ou 6 milhos por 1, 2 ou 3 espaços, uma vez.
rule-TW-H11 = Oferenda, seguindo: pague 3 milhos por 1 espaço, uma vez.
rule-TW-H12 = Rejuvenescer, ativo: vire para cima de graça um edifício de produção ou carta de Exército em jogo, depois quantos quiser por 1 comida cada um.
rule-TW-H13 = Rejuvenescer, seguindo: quantos quiser por 1 milho cada; batata não vale.
rule-TW-H14 = Produzir, ativo: quantos quiser dos seus edifícios de produção virados para cima dão seus efeitos, na ordem que você escolher; depois todos os que produziram são virados juntos.
rule-TW-H15 = Produzir, ativo: antes ou depois você pode virar um edifício de produção para cima. Cada edifício produz no máximo uma vez por ação.
rule-TW-H16 = Produzir, seguindo: como o ativo, sem virar o edifício extra.

tawantinsuyu-chapter-conquest = Conquista
rule-TW-Q01 = Ao ativar Conquista, um trabalhador de uma das pontas da Vila vira baixa; dos nômades se a Vila está vazia. Também quando se pega o ouro.
rule-TW-Q02 = Em ordem de turno cada um pode jogar cartas de Exército da mão por 1 batata cada; a primeira do jogador ativo é grátis.
rule-TW-Q03 = Quem pegou ouro não joga cartas de Exército nem põe marcador; os outros seguem normalmente.
rule-TW-Q04 = Depois cada um, em ordem de turno, pode pôr um marcador de Conquista; por fim o jogador ativo pode pôr mais um.
rule-TW-Q05 = Um marcador vai num espaço de conquista vazio de qualquer região; um por espaço.
rule-TW-Q06 = Você precisa poder pagar o espaço ao pôr o marcador; ganha os efeitos e depois paga.
rule-TW-Q07 = Descartar pede cartas de Exército para cima em jogo com pelo menos esse número de soldados; virar põe outras cartas para baixo.
rule-TW-Q08 = Uma carta é descartada ou virada, não ambos. Cartas contam inteiras; soldados a mais se perdem.
rule-TW-Q09 = Nenhuma carta pode sobrar, nem entre as descartadas nem entre as viradas.
rule-TW-Q10 = Cartas na mão nunca contam, e cartas ganhas pelo espaço não podem pagá-lo.
rule-TW-Q11 = Cartas de Exército descartadas vão para o descarte.
rule-TW-Q12 = Sem marcador de Conquista você não pode conquistar.
rule-TW-Q13 = Um espaço cujo benefício não dá nada ainda pode ser conquistado.
rule-TW-Q14 = Cartas de Exército ficam em jogo entre turnos até serem descartadas.
rule-TW-Q15 = O marcador extra não depende do primeiro: você pode pô-lo mesmo tendo passado.
rule-TW-Q16 = Com “Conquistas custam 1 + 1 a menos”, julga-se pelos números reduzidos se uma carta sobra; onde ambos cairiam a 0, você escolhe qual fica em 1.
rule-TW-Q17 = O desconto de “Conquistas custam 1 + 1 a menos” é sempre tomado por inteiro; só onde ambos os números viram 0 um deles fica em 1, se impresso.
rule-TW-Q18 = Com um só trabalhador na Vila as duas pontas são a mesma resposta.

tawantinsuyu-chapter-recruiting = Fim do turno e recrutamento
rule-TW-R01 = Depois da escolha principal você pode comprar um trabalhador da Vila: 1 batata na ponta da batata, 1 milho na do milho; o último, por um ou por outro.
rule-TW-R02 = Ouro pode substituir a batata ou o milho do recrutamento.
rule-TW-R03 = Você pode comprar um trabalhador mesmo com 2 ou mais.
rule-TW-R04 = Depois você escolhe quais trabalhadores acima de 2 saem da partida.
rule-TW-R05 = O limite de 2 só vale no fim do seu próprio turno.
rule-TW-R06 = Depois a carta jogada vai para a oferta, o mercado é reposto e o turno passa.
rule-TW-R07 = Um nômade tomado é reposto na hora do saco. Trabalhadores grátis sempre vêm dos nômades.
rule-TW-R08 = Os nômades ficam à vista de todos; quem pega escolhe.
rule-TW-R09 = Para o último trabalhador batata e milho são respostas separadas.

tawantinsuyu-chapter-temple = Templo
rule-TW-M01 = Avançar dá a recompensa à esquerda de cada espaço alcançado, em ordem.
rule-TW-M02 = Qualquer número de marcadores pode dividir um espaço do templo.
rule-TW-M03 = O espaço 4 dá 1 pedra ou um nômade, à sua escolha; sem nômades, a pedra.
rule-TW-M04 = O espaço 12 é o topo. Só se pode pagar se ganha ao menos um espaço; o que passa se perde.
rule-TW-M05 = Numa Oferenda você não pode pagar por mais espaços do que restam.

tawantinsuyu-chapter-festival = Festival
rule-TW-F01 = Quem está no seu turno quando a Vila fica vazia pega a ficha de Festival e marca 1, 2 ou 4 pontos no primeiro, segundo ou terceiro Festival.
rule-TW-F02 = O Festival é resolvido no início do próximo turno do dono da ficha; depois ele joga esse turno.
rule-TW-F03 = Até lá ninguém recruta da Vila, baixas vêm dos nômades e nenhum outro Festival é ativado.
rule-TW-F04 = O número de um Festival é um a mais que os já resolvidos.
rule-TW-F05 = Primeiro donos de “Adorar: ouro por templo” podem usá-lo, depois “Festival: 4 batatas; cartas de deus 2 PV”, “Festival: PV pela maior tapeçaria” e “Bens em cada Festival” pagam.
rule-TW-F06 = Passo 1: cada um faz uma tarefa de mercador grátis.
rule-TW-F07 = Passo 2: cada um marca os pontos de festival do seu espaço do templo e ganha a recompensa à esquerda.
rule-TW-F08 = Passo 3: em cada região quem tem mais marcadores marca tantos pontos quantas são as baixas.
rule-TW-F09 = Um empate fica com o empatado cujo marcador está mais abaixo. Região vazia não pontua.
rule-TW-F10 = As baixas ficam.
rule-TW-F11 = Passo 4: cada um paga 1 batata por carta de deus na mão, até onde as batatas chegam.
rule-TW-F12 = Pelas batatas que faltam você pode pagar ouro, quanto quiser.
rule-TW-F13 = Cada batata ainda em falta custa 2 pontos. As cartas ficam na mão.
rule-TW-F14 = Depois do passo 4 do terceiro Festival vem a pontuação final.
rule-TW-F15 = Passo 5: a ficha volta e a Vila é reposta do saco, até onde ele chega.
rule-TW-F16 = Se o saco está vazio antes dessa reposição, o próximo Festival é ativado na hora: o dono fica com a ficha e pontua, e cada um joga um turno antes dele.
rule-TW-F17 = Passo 6, primeiro Festival com 2 jogadores ou solo: cada espaço marcado vazio do terraço médio recebe um trabalhador do saco.
rule-TW-F18 = Depois de cada um dos dois primeiros Festivais os jogadores compram cartas de deus do baralho. Quem tem menos pontos compra antes e compra mais; entre iguais, o mais perto do dono da ficha conta como à frente.
rule-TW-F19 = Depois cada um pode jogar até 3 cartas de deus da mão por seus efeitos. Cartas de deus ganhas agora vêm só do baralho.
rule-TW-F20 = Quando todos jogaram, essas cartas são embaralhadas no baralho; a oferta não é tocada.
rule-TW-F21 = Depois as peças do mercado vão para baixo das pilhas e novas são mostradas.

tawantinsuyu-chapter-scoring = Fim da partida e pontuação final
rule-TW-E01 = A partida acaba na hora após o passo 4 do terceiro Festival.
rule-TW-E02 = Uma tapeçaria de 1 a 7 tecidos vale 0, 1, 3, 6, 10, 15 ou 21.
rule-TW-E03 = Os quatro espaços do topo do templo valem 4, 7, 11 e 16.
rule-TW-E04 = Cada edifício virado para cima vale 2, passivos incluídos.
rule-TW-E05 = Cada carta de deus na mão vale 1 (2 com “Festival: 4 batatas; cartas de deus 2 PV”).
rule-TW-E06 = Cada carta de Exército para cima em jogo vale 1.
rule-TW-E07 = Cada trabalhador na sua reserva vale 1.
rule-TW-E08 = Cada ouro vale 1.
rule-TW-E09 = Ganha quem tem mais pontos; no empate, mais recursos; se também forem iguais, a vitória é dividida.
rule-TW-E10 = Estátuas, marcadores de Degraus e de Conquista não valem nada no fim.
rule-TW-E11 = A pontuação não pergunta nada; com “Troque pedra, ouro, milho” todos os pares de pedra e de milho viram ouro antes.
rule-TW-E12 = O desempate conta os recursos depois dessa troca. Cartas de Exército na mão já não viram recursos.
rule-TW-E13 = Os pontos são anotados sob aquilo que os paga.
rule-TW-A16 = A partida acaba pelo terceiro Festival; simulações interrompidas ficam inacabadas e não contam como resultado.

tawantinsuyu-chapter-passive_buildings = Edifícios passivos
rule-TW-Z01 = Qualquer trabalhador que você coloca pode usar a habilidade do mensageiro no lugar da sua.
rule-TW-Z02 = Qualquer trabalhador que você coloca pode usar a habilidade do sacerdote no lugar da sua.
rule-TW-Z03 = Com a habilidade de um guerreiro você pode virar até 2 edifícios de produção para cima antes das tarefas.
rule-TW-Z04 = Uma conexão que combina paga sua recompensa na hora em que você a faz, e de novo a cada mercador.
rule-TW-Z05 = Seus arquitetos e artesãos têm a tarefa extra em espaços azuis e verdes.
rule-TW-Z06 = A cada Festival você ganha 4 batatas; no fim cada carta de deus na mão vale 2 pontos.
rule-TW-Z07 = Ao colocar um trabalhador você marca 1 por marcador de Degraus seu que usa.
rule-TW-Z08 = Na sua tarefa Comprar tecidos você tira 5 peças, põe 2 sob a pilha e segue com 3.
rule-TW-Z09 = A cada Festival você marca 1 ponto por tecido da sua maior tapeçaria.
rule-TW-Z10 = A cada Festival você ganha 2 batatas, 1 milho e 1 pedra.
rule-TW-Z11 = Sempre que alguém ativa Oferenda você pega um tecido grátis.
rule-TW-Z12 = Sempre que alguém ativa Adorar, e antes de cada Festival, você pode pagar 1 ouro por 1 espaço do templo.
rule-TW-Z13 = Suas conquistas viram 1 soldado e descartam 1 soldado a menos; ao menos um ainda é virado ou descartado.
rule-TW-Z14 = Com a habilidade de um guerreiro você tem 2 tarefas a mais.
rule-TW-Z15 = Em qualquer decisão sua você pode trocar entre si 2 pedras, 1 ouro e 2 milhos.
rule-TW-Z16 = Sempre que alguém ativa Produzir você pode virar para cima 1 edifício de produção ou carta de Exército, na hora ou depois de produzir.
rule-TW-Z17 = Sempre que alguém ativa Conquista você ganha 1 ouro e 1 ponto.
rule-TW-Z18 = Sempre que alguém ativa Rejuvenescer você compra 1 carta de Exército e ganha 1 ouro.
rule-TW-Z19 = No seu turno, em qualquer decisão, você pode pagar 1 batata por uma carta de deus, quantas vezes quiser.
rule-TW-Z20 = Uma tarefa de Coletar batata, milho ou pedra dá 1 a mais disso e 1 ponto.
rule-TW-Z21 = “Alguém” inclui o dono e Axomamma, e ativações em que se pega ouro.
rule-TW-Z22 = Das habilidades abertas a um trabalhador usa-se exatamente uma. “Guerreiros viram 2 edifícios”, “As duas cores dão tarefa” e “Guerreiros: mais 2 tarefas” exigem a habilidade própria.
rule-TW-Z23 = Um edifício passivo vale desde que é posto, mas não para um gatilho já passado.
rule-TW-Z24 = “Colete mais 1 e 1 PV” só conta para ícones de tarefa, não para cartas, edifícios, conexões ou o templo.
rule-TW-Z25 = Um edifício passivo da preparação vale na hora onde pode; ações livres começam no primeiro turno do dono.
rule-TW-Z26 = Cada ação do Sumo Sacerdote aciona exatamente um edifício passivo; por isso as reações nunca competem.

tawantinsuyu-chapter-edge_cases = Casos especiais
rule-TW-N01 = Com uma pilha de edifícios vazia o mercado mostra o que há; uma peça substituída volta.
rule-TW-N02 = Com a pilha de tecidos vazia Comprar tecidos não dá nada e tecidos grátis se perdem. A última peça não tem outra embaixo.
rule-TW-N03 = Com baralho e oferta vazios não há carta de deus a pegar, nem para o sacerdote.
rule-TW-N04 = Uma carta posta sob um baralho vazio é o baralho.
rule-TW-N05 = Com o saco vazio os nômades não são repostos; sem nômades não há trabalhadores grátis.
rule-TW-N06 = A baixa pode ser o último trabalhador da Vila: a ficha é pega antes de a Conquista seguir.
rule-TW-N07 = Sem lugar livre, marcador ou estátua pagável, ou sem peça pagável nem substituição possível, o ícone não pode ser escolhido.
rule-TW-N08 = Se nenhum espaço vazio é pagável, fazem-se ações secundárias.
rule-TW-N09 = Uma colocação pode acabar sem tarefa alguma; o trabalhador fica.
rule-TW-N10 = Gatilhos simultâneos de um jogador são ordenados por ele, os de vários em ordem de turno.
rule-TW-N11 = Os pontos de degraus vão aos donos antes de tudo o mais da colocação.
rule-TW-N12 = Uma estátua construída durante uma colocação não ativa a carta já jogada.
rule-TW-N13 = Um trabalhador retomado libera seu espaço, mas há só uma colocação por turno.
rule-TW-N14 = Um trabalhador retomado pode ser colocado num turno seguinte.
rule-TW-N15 = Pontos além da trilha impressa simplesmente continuam a contar.
rule-TW-N16 = Ouro ganho numa ação pode ser gasto na hora em custos ainda abertos.
rule-TW-N17 = Sem cartas de deus na mão um Festival não custa batata.
rule-TW-N18 = Sem edifício de produção para cima você ainda pode usar “Produzir: vire 1” quando se ativa Produzir.
rule-TW-N19 = Uma peça comprada é posta antes que o próximo decida.
rule-TW-N20 = Se quem segue esvazia a Vila, o jogador da vez pega a ficha.
rule-TW-N21 = Quem já jogou 3 cartas no Festival, ou não tem nenhuma, não é mais perguntado.
rule-TW-N22 = As seções formam um anel: a última é vizinha da primeira, para trabalhadores e para sacerdotes.
rule-TW-N23 = O que acabou não pode ser ganho e nada o substitui.
rule-TW-N24 = Ouro tomado no lugar de uma ação pode ser gasto no mesmo turno.

tawantinsuyu-chapter-hidden = Acaso e informação oculta
rule-TW-A10 = Cada resultado do acaso é uma entrada, uma peça de cada vez, com as chances de um sorteio justo.
rule-TW-A11 = Cada baralho, o saco e o dado são fontes próprias; só a semente decide seus sorteios.
rule-TW-A12 = Tirar do saco ou de uma pilha desconhecida é sempre uma entrada; peças conhecidas vêm sem ela. A escolha ao acaso de Axomamma só é entrada com dois ou mais resultados.
rule-TW-A13 = Uma pilha virada para baixo é um conjunto de peças desconhecidas mais o que se sabe do topo ou do fundo; não há ordem oculta.
rule-TW-A14 = Embaralhar numa pilha mistura as peças a ela e apaga tudo o que se sabia dela.
rule-TW-A15 = As cartas guardadas, a carta posta sob o baralho numa substituição e a carta de Exército guardada no treino ficam secretas; as outras respostas são abertas.

tawantinsuyu-chapter-solo = Solo contra Axomamma
rule-TW-X01 = O solo se prepara como para 2 jogadores com as mudanças abaixo; você é o primeiro.
rule-TW-X02 = Axomamma recebe um tecido inicial ao acaso, depois você escolhe o seu.
rule-TW-X03 = Ela não tem cartas de deus na mão; começa com 4 pedras, 2 milhos, 1 ouro e 1 carta de Exército virada para baixo.
rule-TW-X04 = Ela tira 2 trabalhadores como você, sem as recompensas deles.
rule-TW-X05 = Você põe seu Sumo Sacerdote na preparação; o dado diz então a quantos lados dele, em sentido horário, fica o dela.
rule-TW-X06 = As oito fichas numeradas vão para seus espaços iniciais.
rule-TW-X07 = Quatro cartas de deus ficam nos espaços dela; só os deuses importam.
rule-TW-X08 = Um marcador de Degraus dela vai, sem ganho, no lugar superior da seção do sacerdote dela, ou no próximo livre em sentido horário.
rule-TW-X09 = Uma personalidade é dada pela opção ou sorteada; cobre o espaço de ouro do circuito superior.
rule-TW-X10 = Seus turnos e direitos de seguir são os normais. Ela nunca recruta no fim do turno nem usa ações livres.
rule-TW-X11 = O turno dela: um Festival se tem a ficha; uma ação do Sumo Sacerdote se uma condição vale; senão uma ação de tabuleiro se tem trabalhador; senão o turno ocioso. Depois o mercado é reposto.
rule-TW-X12 = Um trabalhador que ela ganha dá a recompensa do seu tipo.
rule-TW-X13 = Com mais de 2 trabalhadores ela remove alguns ao acaso até 2, depois da recompensa.
rule-TW-X14 = Em vez de comprar uma carta de deus ela põe a mais antiga da oferta sob o baralho e marca 1; com a oferta vazia nada acontece.
rule-TW-X15 = As cartas de Exército dela vão viradas para baixo para a mão; em vez de comprar 2 e guardar 1 ela compra 1.
rule-TW-X16 = Assim que tem 5 batatas ela as troca por 5 pontos.
rule-TW-X17 = No resto o ouro também é curinga para ela, só para o que falta.
rule-TW-X18 = Ao escolher um recurso ela pega aquele de que tem menos; em empate ouro, milho, pedra, batata.
rule-TW-X19 = Os edifícios passivos dela não têm habilidade, a não ser que a opção faça alguns funcionarem; valem 2 pontos cada no fim.
rule-TW-X20 = Ela olha o próximo e o segundo lado em sentido horário; no primeiro cuja condição vale ela vai e age. É o turno inteiro dela.
rule-TW-X21 = Condições dela: para Oferenda, 4 milhos; para Produzir, 2 edifícios de produção para cima; para Adorar, uma estátua; para Conquista, mais soldados que baixas; para Rejuvenescer, 3 edifícios e cartas de Exército para baixo.
rule-TW-X22 = As baixas são contadas antes da nova, que ela pega da ponta da batata da Vila, senão dos nômades ao acaso.
rule-TW-X23 = Ela nunca pega ouro. Depois da ação dela, e da sua se você segue, ela compra uma carta de Exército e põe até 2 das cartas mais antigas da oferta sob o baralho.
rule-TW-X24 = Quando você ativa, ela segue sempre que pode.
rule-TW-X25 = Produzir: todos os edifícios de produção para cima dela produzem em ordem numérica e são virados; agindo, o de maior número fica para cima.
rule-TW-X26 = Oferenda: agindo, até 3 espaços, quantos puder pagar a 2 milhos cada um; seguindo, 1 espaço por 3. Milho primeiro, depois ouro.
rule-TW-X27 = Adorar: agindo, uma estátua grande e depois uma pequena; seguindo, uma estátua, de preferência pequena. Não entrega nenhuma que não faça o marcador avançar.
rule-TW-X28 = Rejuvenescer: agindo, tudo é virado para cima; seguindo, metade de cada tipo, arredondada para cima, sem custo.
rule-TW-X29 = Conquista: ela joga a mão inteira de graça.
rule-TW-X30 = O primeiro marcador dela vai no espaço pagável com mais pontos impressos.
rule-TW-X31 = Empates: região com menos marcadores, depois com menos seus, depois Antisuyu, Chinchaysuyu, Kuntisuyu, Qullasuyu, depois o mais abaixo.
rule-TW-X32 = O segundo marcador, só quando age, vai onde ela descarta menos cartas; empates ao acaso.
rule-TW-X33 = Ela paga com menos cartas de 2 soldados descartadas, depois menos cartas descartadas, mais cartas de 2 viradas, menos viradas, menores números.
rule-TW-X34 = Edifício grátis: de produção se ela tem menos de 2 para cima, senão passivo, uma peça ao acaso. Degraus, estátua, tecido e nômade grátis seguem as regras dela.
rule-TW-X35 = Ela paga ouro pelo templo sempre que pode; treinar é 1 carta de Exército; vira para cima primeiro os edifícios de número mais alto; efeitos de mercador são ignorados.
rule-TW-X36 = No espaço 4 do templo ela pega aquilo de que tem menos, pedra ou trabalhadores; igual: um trabalhador se tem no máximo 1. Ele vem da ponta da batata da Vila, senão dos nômades.
rule-TW-X37 = Uma condição também falha se a ação não poderia fazer nada.
rule-TW-X38 = Ela vira para cima primeiro as cartas de Exército de 2 soldados, depois a de menor número.
rule-TW-X39 = Os pontos extras e o avanço grátis dela por uma ação vêm depois das reações e antes da ação.
rule-TW-X40 = Ação de tabuleiro: o dado escolhe um dos espaços dela e as fichas desse valor.
rule-TW-X41 = Ela coloca seu trabalhador mais antigo num espaço vazio do deus indicado; na primeira colocação, um ao acaso.
rule-TW-X42 = Terraços por Festivais resolvidos: superior, médio, inferior; depois médio, superior, inferior; depois inferior, médio, superior.
rule-TW-X43 = No terraço ela pega o espaço com o menor custo de perambular e descer, empates ao acaso, e não paga nada.
rule-TW-X44 = Cada marcador de Degraus seu pelo qual ela passa dá 1 ponto a você.
rule-TW-X45 = Sem espaço vazio desse deus a carta vai para a oferta, o lugar recebe outra e ela tenta de novo; lugar vazio significa o próximo ocupado. Se nenhuma carta do baralho e da oferta serviria, nada é substituído e vale o próximo lugar cujo deus tem um espaço.
rule-TW-X46 = Com uma estátua do deus da carta usada ela marca 5, uma vez; os efeitos da carta são ignorados.
rule-TW-X47 = A carta vai para a oferta e o lugar é reposto; com o baralho vazio a oferta é antes embaralhada nele, sem a carta recém-jogada.
rule-TW-X48 = Depois agem as fichas do valor do dado: circuito superior, médio, inferior; depois, na mesma ordem, cada uma anda esse número de espaços.
rule-TW-X49 = As ações dela nada têm a ver com o espaço que pegou.
rule-TW-X50 = Circuito superior: ela ganha o indicado; entre pedra e milho, aquilo de que tem menos, milho em empate. No espaço de ouro ela ganha 1 ouro e a personalidade age, no uso ou na chegada.
rule-TW-X51 = Circuito médio: uma ação que não pode ser feita por inteiro dá 1 ouro no lugar.
rule-TW-X52 = Comprar tecidos: com 3 milhos ela tira 3 peças e compra 2; com o bastante para uma compra 1 e ganha 1 ouro; com menos só o ouro. Depois você pode comprar uma por 3 milhos.
rule-TW-X53 = Ela prefere uma peça que estenda sua maior tapeçaria, depois a seguinte, senão uma nova; a de maior número. Põe na ponta direita e as conexões não lhe dão nada.
rule-TW-X54 = Quando você compra tecidos, ela compra um que estenda uma tapeçaria dela, se tem 2 milhos; paga 3, ou só 2 se não tem mais.
rule-TW-X55 = Estátua: o dado indica um lugar; dali em diante ela pega uma estátua grande do deus se pode pagar, senão uma pequena; senão uma ao acaso. Sem poder pagar: 1 ouro.
rule-TW-X56 = Degraus: 3 pedras, o primeiro lugar superior livre em sentido horário do sacerdote dela, senão um inferior sob marcador dela, senão qualquer inferior.
rule-TW-X57 = Edifício: 1 pedra, senão 1 ouro, por uma peça ao acaso do mercado do tipo indicado; sem peça, 1 ouro.
rule-TW-X58 = Circuito inferior: ela pega de graça o trabalhador indicado, com a recompensa; o impossível é pulado. Esvaziar a Vila lhe dá a ficha no turno dela.
rule-TW-X59 = A personalidade age quando se usa uma ficha em seu espaço ou, com a opção, quando uma ficha chega a ele, e então não quando essa ficha é sorteada. O que não pode fazer se perde; o ouro é sempre ganho.
rule-TW-X60 = Se nenhuma carta em lugar algum tem espaço vazio do seu deus, ela não coloca nada e as fichas agem.
rule-TW-X61 = Sem estátua pagável não se lança o dado. Ordem do acaso: dado, cartas, espaço, trabalhador, reposição, fichas e, por último, a personalidade que age na chegada.
rule-TW-X70 = Sem trabalhador e sem ação do sacerdote ela recruta um nômade ao acaso, põe até 2 das cartas mais antigas da oferta sob o baralho por 1 ponto cada, compra uma carta de Exército e depois move o sacerdote 1 lado sem ativar.
rule-TW-X71 = Num Festival ela marca 1 por tecido em vez do mercador e não paga batatas.
rule-TW-X72 = Fase de cartas: você compra 2 cartas se está atrás, senão 1; ela não compra e marca 2 se está estritamente atrás de você.
rule-TW-X73 = Antes da pontuação final ela vira tudo para cima e adora uma vez se tem estátua; ninguém segue nem reage.
rule-TW-X74 = Depois ela pontua como um jogador; as cartas de deus guardadas e as de Exército na mão não valem nada.
rule-TW-X75 = Você ganha com ao menos 120 pontos e estritamente mais que ela.
rule-TW-X76 = Todas as escolhas ao acaso dela são entradas justas; o que decorre delas é mostrado.
rule-TW-X77 = Reposição, marcas, embaralhar e mercado do Festival são como com 2 jogadores.
rule-TW-X78 = As opções sobre iniciar uma ação não valem para a última adoração dela.
rule-TW-X80 = Mais fácil: sem personalidade o espaço de ouro dá só 1 ouro.
rule-TW-X81 = Mais fácil: os edifícios dela custam 2 pedras.
rule-TW-X82 = Mais fácil: ela precisa de 2 estátuas para iniciar Adorar.
rule-TW-X83 = Mais fácil: ela não põe segundo marcador de Conquista.
rule-TW-X84 = Mais fácil: sem carta de Exército no turno ocioso.
rule-TW-X85 = Mais difícil: ao iniciar Adorar ou Oferenda ela antes avança 1 espaço de graça.
rule-TW-X86 = Mais difícil: tantos soldados quantas baixas bastam para a Conquista.
rule-TW-X87 = Mais difícil: as conquistas dela pedem 1 virada e 1 descarte a menos, mas sempre ao menos um dos dois.
rule-TW-X88 = Mais difícil: 2 pontos sempre que inicia uma ação do Sumo Sacerdote.
rule-TW-X89 = Mais difícil: 2 pontos por tecido nos Festivais.
rule-TW-X90 = Mais difícil: 2 pontos a mais no turno ocioso, depois das cartas da oferta e antes da carta de Exército.
rule-TW-X91 = Mais difícil: no fim 1 ponto por recurso restante, de modo que um ouro conta 2 ao todo.
rule-TW-X92 = Mais difícil, regra nossa: os edifícios passivos “Festival: 4 batatas; cartas de deus 2 PV”, “Festival: PV pela maior tapeçaria”, “Bens em cada Festival”, “Conquista: 1 ouro, 1 PV” e “Rejuvenescer: Exército, ouro” dela funcionam nos mesmos momentos que para um jogador; todos os outros não fazem nada.

tawantinsuyu-chapter-invariants = O que sempre vale
rule-TW-I01 = De cada tipo de trabalhador há sempre 9 em todos os lugares juntos.
rule-TW-I02 = Cada carta de deus existe uma vez, e a oferta nunca passa do tamanho.
rule-TW-I03 = Há sempre 30 cartas de Exército em todos os lugares juntos.
rule-TW-I04 = Há sempre 35 tecidos; os padrões de uma tapeçaria diferem; só a peça do topo da pilha fica à vista.
rule-TW-I05 = Há sempre 19 edifícios de produção e 20 passivos; entre turnos o mercado está cheio, salvo pilha vazia.
rule-TW-I06 = Há sempre 2 estátuas pequenas e 1 grande de cada deus.
rule-TW-I07 = Cada um tem 5 marcadores de Degraus ao todo; nenhum lugar inferior sobre um superior vazio; marcadores não se movem.
rule-TW-I08 = Cada um tem 10 marcadores de Conquista ao todo, no máximo um por espaço.
rule-TW-I09 = No máximo um trabalhador por espaço; recursos e pontos nunca são negativos; o marcador do templo nunca desce.
rule-TW-I10 = Quem acaba de terminar um turno tem no máximo 2 trabalhadores.
rule-TW-I11 = Entre turnos a Vila está vazia exatamente enquanto alguém tem a ficha.
rule-TW-I12 = Há no máximo 3 Festivais, e cada um ativado paga seus pontos.
rule-TW-I13 = Edifícios passivos ficam para cima, e a pontuação é a soma da folha.

tawantinsuyu-chapter-decisions = Decisões e seus códigos
rule-TW-A01 = Uma resposta é um código: palavras com um espaço entre elas; um traço significa nada, passar ou pronto.
rule-TW-A02 = Uma pergunta é feita quando se chega a ela, a menos que fatos públicos deixem uma só resposta.
rule-TW-A03 = Várias coisas são escolhidas uma a uma; o já escolhido não é listado de novo.
rule-TW-A04 = As respostas legais são as da pergunta mais as ações livres abertas nela.
rule-TW-A05 = Letras: p batata, m milho, s pedra, g ouro; A arquiteto, C mensageiro, K artesão, P sacerdote, W guerreiro; S pequena, L grande.
rule-TW-A06 = Uma mistura se escreve na ordem p s m g, sem zeros.

tawantinsuyu-chapter-engine = Notas do motor
rule-TW-B01 = Uma colocação se responde em passos: trabalhador, espaço, carta ou ouro, comida.
rule-TW-B02 = Um pagamento só é perguntado se há mais de um.
rule-TW-B03 = As trocas de “Troque pedra, ouro, milho” vão um lote por vez; numa decisão o recebido não é dado de novo nem o dado recebido, até se usar carta de Exército ou “1 batata por carta de deus”.
rule-TW-B04 = Retirada: ver TW-G15.
rule-TW-B05 = A peça de baixo é mostrada só a quem recebe, a quem se pergunta uma vez.
rule-TW-B06 = O Mercador tem ordem fixa; pergunta-se a origem da carta, o que rejuvenescer, pagar ou não.
rule-TW-B07 = Cartas de preparação de ganho simples são jogadas primeiro sem perguntar.
rule-TW-B08 = Tecidos que sobram vão sob a pilha por número; peças de “Escolha entre 5 tecidos” e de uma substituição na ordem nomeada.
rule-TW-B09 = Rejuvenescer, produzir, adorar e jogar cartas de Exército vão um item por vez, até o fim.
rule-TW-B10 = O pagamento de uma conquista é dito em soldados; cartas em jogo só diferem neles.
rule-TW-B11 = Uma substituição se responde em passos: sim ou não, carta de deus, primeira peça, segunda ou nenhuma, depois a peça a construir ou nenhuma. Não só é possível enquanto alguma peça pode ser paga.
rule-TW-B16 = Trabalhadores a colocar e ações secundárias formam uma só lista.
rule-TW-B17 = Um pagamento segue a resposta que paga antes de tudo o mais.
rule-TW-B18 = Letras de uma mistura na ordem p s m g; escolhas e tapeçarias contam de 1.
rule-TW-B19 = Entre soldados iguais descartam-se os menores números e viram-se os seguintes.
rule-TW-B20 = Trabalhadores são listados por tipo; cartas, peças e estátuas uma a uma.
rule-TW-B21 = Peças são compradas ou postas de lado uma a uma, em qualquer ordem.
rule-TW-B22 = Batatas do Festival só são perguntadas se faltam.
rule-TW-B12 = Nota: uma simulação sem fim é parada e conta como inacabada.
rule-TW-B13 = Nota: números de simulações antigas com jogadores aleatórios.
rule-TW-B14 = Nota: números de simulações antigas com outros jogadores.
rule-TW-B15 = Nota: simulações com mais e com menos componentes.
rule-TW-B23 = Nota: números de simulações posteriores.
rule-TW-B24 = Nota: números do jogador aleatório.
