inca_empire-title = Inca Empire
inca_empire-about = Quatro regiões, uma rede de estradas, um sol que gira.
older-rules-inca_empire-1 = Nenhuma estrada selvagem pode ligar Pataz e Achupallas.
inca_empire-preset-standard = O jogo do manual
inca_empire-preset-standard-line = Todas as eras, cores sorteadas.
inca_empire-preset-gods = Os deuses concordam
inca_empire-preset-gods-line = Quatro regiões mostram seu trabalho desde o início.
inca_empire-preset-pizarro = A chegada de Pizarro
inca_empire-preset-pizarro-line = A invasão pode encerrar o fim do império a qualquer momento.
inca_empire-preset-downfall = Queda precoce
inca_empire-preset-downfall-line = Uma partida mais curta para quatro, sem peregrinações.

## Options

inca_empire-option-start_player = O lugar que recebe a ficha de ordem 1, ou sorteio.
inca_empire-option-pizarros_arrival = A chegada de Pizarro: depois de cada fase do Povo do Fim do Império revela-se um marcador de invasão; a chegada encerra a partida mais cedo.
inca_empire-option-early_downfall = Queda precoce, só com quatro jogadores: as colunas 2c e 3b são puladas e as cartas de peregrinação retiradas.
inca_empire-option-the_gods_agree = Os deuses concordam: quatro marcadores com trabalho 3 ficam abertos desde o início nas regiões da Mão de Deus.
inca_empire-option-color_assignment = Se as cores e regiões iniciais são sorteadas ou escolhidas na ordem dos lugares.
inca_empire-option-rural_unrest_scope = Se a Revolta Rural atinge só os dois vizinhos do seu campo ou todos.
inca_empire-option-temple_bars_pilgrimage = Se um templo e uma peregrinação se excluem no mesmo turno só com Eclipse Solar ou sempre.
inca_empire-option-first_era_people_phases = Quantas fases do Povo tem a primeira era.
inca_empire-option-mini = O jogo termina com a primeira fase do Sapa Inca, depois das colunas 1a e 2a da trilha das eras, com as mesmas regras; para testes rápidos e pesquisa.
inca_empire-start_player-random = sorteio
inca_empire-color_assignment-random = sorteadas
inca_empire-color_assignment-chosen = escolhidas
inca_empire-rural_unrest_scope-neighbours = os dois vizinhos
inca_empire-rural_unrest_scope-everyone = todos
inca_empire-temple_bars_pilgrimage-eclipse_only = só com Eclipse Solar
inca_empire-temple_bars_pilgrimage-always = sempre

## Actions

inca_empire-do-choose_color = Escolher { $color }
inca_empire-do-place_card = Colocar { $card } entre { $field }
inca_empire-do-road = { $way ->
        [wilderness] Construir uma estrada pela região selvagem: { $road }
        [parallel] Construir uma segunda estrada: { $road }
       *[printed] Construir a estrada { $road }
    }
inca_empire-do-end_roads = Encerrar a Construção de Estradas
inca_empire-do-city = Fundar uma cidade: { $site }
inca_empire-do-garrison = Construir uma guarnição: { $site }
inca_empire-do-temple = Construir um templo: { $site }
inca_empire-do-key_outpost = Posto-Chave, a guarnição vira cidade: { $site }
inca_empire-do-terrace = Construir um terraço: { $region }
inca_empire-do-conquest = Conquistar { $region }
inca_empire-do-extra_conquest = Conquistar { $region } como conquista extra
inca_empire-do-additional_road = { $way ->
        [wilderness] Estrada adicional pela região selvagem: { $road }
        [parallel] Segunda estrada adicional: { $road }
       *[printed] Estrada adicional: { $road }
    }
inca_empire-do-end_construction = Encerrar a Obra
inca_empire-do-pilgrimage =
    { $action ->
        [R] { $card } no lugar da Construção de Estradas
       *[C] { $card } no lugar da Obra
    }
inca_empire-did-choose_color = { $who } escolheu { $color }
inca_empire-did-place_card = { $who } colocou { $card } entre { $field }
inca_empire-did-road = { $way ->
        [wilderness] { $who } construiu uma estrada pela região selvagem: { $road }
        [parallel] { $who } construiu uma segunda estrada: { $road }
       *[printed] { $who } construiu a estrada { $road }
    }
inca_empire-did-end_roads = { $who } encerrou a Construção de Estradas
inca_empire-did-city = { $who } fundou uma cidade: { $site }
inca_empire-did-garrison = { $who } construiu uma guarnição: { $site }
inca_empire-did-temple = { $who } construiu um templo: { $site }
inca_empire-did-key_outpost = { $who } fez da guarnição de { $site } uma cidade (Posto-Chave)
inca_empire-did-terrace = { $who } construiu um terraço: { $region }
inca_empire-did-conquest = { $who } conquistou { $region }
inca_empire-did-extra_conquest = { $who } conquistou { $region } como conquista extra
inca_empire-did-additional_road = { $way ->
        [wilderness] { $who } construiu uma estrada adicional pela região selvagem: { $road }
        [parallel] { $who } construiu uma segunda estrada adicional: { $road }
       *[printed] { $who } construiu uma estrada adicional: { $road }
    }
inca_empire-did-end_construction = { $who } encerrou a Obra
inca_empire-did-pilgrimage = { $action ->
        [R] { $who } fez a { $card } no lugar da Construção de Estradas
       *[C] { $who } fez a { $card } no lugar da Obra
    }

## Chance

inca_empire-chance-seat = { $who } ficou com { $color }
inca_empire-chance-up = { $region } foi revelada: { $marker }
inca_empire-chance-deal = { $who } recebeu { $card }
inca_empire-chance-tile = { $who } ficou com o lugar { $tile } na ordem de jogo
inca_empire-chance-draw = { $who } comprou { $card }
inca_empire-chance-invasion = O marcador de invasão { $number } foi revelado: { $marker }
inca_empire-hidden-deal = { $count ->
        [one] { $who } recebeu uma carta do Sol
       *[other] { $who } recebeu { $count } cartas do Sol
    }
inca_empire-hidden-draw = { $count ->
        [one] { $who } comprou uma carta do Sol
       *[other] { $who } comprou { $count } cartas do Sol
    }
inca_empire-hidden-place_card = { $count ->
        [one] { $who } colocou uma carta do Sol virada para baixo
       *[other] { $who } colocou { $count } cartas do Sol viradas para baixo
    }

## Questions

inca_empire-ask-color = Qual cor e região inicial você escolhe?
inca_empire-ask-card = Qual carta do Sol você coloca, e em que campo?
inca_empire-ask-turn =
    { $labor ->
        [one] Sua vez: Construção de Estradas e Obra, em qualquer ordem; você tem { $labor } ficha de trabalho.
       *[other] Sua vez: Construção de Estradas e Obra, em qualquer ordem; você tem { $labor } fichas de trabalho.
    }
inca_empire-ask-roads =
    { $left ->
        [one] Construção de Estradas: você pode construir mais { $left } estrada.
       *[other] Construção de Estradas: você pode construir mais { $left } estradas.
    }
inca_empire-ask-construction =
    { $labor ->
        [one] Obra: e agora? Você tem { $labor } ficha de trabalho.
       *[other] Obra: e agora? Você tem { $labor } fichas de trabalho.
    }

## Events

inca_empire-event-phase = { $era }: { $phase }.
inca_empire-event-last_color = { $who } ficou com a cor que sobrou: { $color }.
inca_empire-event-income = { $labor ->
        [one] { $who } ganhou { $labor } ficha de trabalho.
       *[other] { $who } ganhou { $labor } fichas de trabalho.
    }
inca_empire-event-support = { $labor ->
        [one] { $who } deu { $labor } ficha de trabalho a { $other } (auxílio).
       *[other] { $who } deu { $labor } fichas de trabalho a { $other } (auxílio).
    }
inca_empire-event-order = Nova ordem de jogo: { $order }.
inca_empire-event-reveal = { $who } tinha colocado { $card } entre { $field }.
inca_empire-event-refill = { $cards ->
        [one] A pilha de descarte, { $cards } carta, virou a pilha de compra.
       *[other] A pilha de descarte, { $cards } cartas, virou a pilha de compra.
    }
inca_empire-event-popular_support = { $labor ->
        [0] { $who } não ganhou trabalho (Apoio Popular).
        [one] { $who } ganhou { $labor } ficha de trabalho (Apoio Popular).
       *[other] { $who } ganhou { $labor } fichas de trabalho (Apoio Popular).
    }
inca_empire-event-unrest = { $roads ->
        [0] { $who } não perdeu estradas (Revolta Rural).
        [one] { $who } perdeu { $roads } estrada (Revolta Rural).
       *[other] { $who } perdeu { $roads } estradas (Revolta Rural).
    }
inca_empire-event-points = { $points ->
        [one] { $who } marcou { $points } ponto: { $category }.
       *[other] { $who } marcou { $points } pontos: { $category }.
    }
inca_empire-event-sapa = { $points ->
        [one] { $who } marcou { $points } ponto pela rede (terraços { $terraces }, guarnições { $garrisons }, cidades { $cities }, templos { $temples }).
       *[other] { $who } marcou { $points } pontos pela rede (terraços { $terraces }, guarnições { $garrisons }, cidades { $cities }, templos { $temples }).
    }
inca_empire-event-keep = { $labor ->
        [one] { $who } devolveu { $labor } ficha de trabalho.
       *[other] { $who } devolveu { $labor } fichas de trabalho.
    }
inca_empire-event-close = { $action ->
        [R] { $who } não tinha mais estrada a construir.
       *[C] { $who } não tinha mais nada na Obra.
    }
inca_empire-event-forfeit = { $who } perdeu a Construção de Estradas (Eclipse Solar).
inca_empire-event-arrival = Pizarro chegou: a última pontuação veio em seguida.

## Refusals

inca_empire-why-labor =
    { $price ->
        [one] Isto custa { $price } ficha de trabalho; você tem { $labor }.
       *[other] Isto custa { $price } fichas de trabalho; você tem { $labor }.
    }

## Score sheet and end

inca_empire-sheet-conquest = Conquistas
inca_empire-sheet-city = Cidades fundadas
inca_empire-sheet-garrison = Guarnições construídas
inca_empire-sheet-temple = Templos construídos
inca_empire-sheet-temple_bonus = Bônus de templos
inca_empire-sheet-terrace = Terraços construídos
inca_empire-sheet-key_outpost = Postos-Chave
inca_empire-sheet-event_extra = Extras de eventos
inca_empire-sheet-pilgrimage = Peregrinações
inca_empire-sheet-sapa_terrace = Pontuação: terraços
inca_empire-sheet-sapa_garrison = Pontuação: guarnições
inca_empire-sheet-sapa_city = Pontuação: cidades
inca_empire-sheet-sapa_temple = Pontuação: templos
inca_empire-end-era_track = A última coluna da trilha das eras foi pontuada.
inca_empire-end-arrival = Pizarro chegou.
inca_empire-end-mini = Terminou a primeira fase do Sapa Inca, a última do jogo mini.

## Words for values

inca_empire-category-conquest = conquistas
inca_empire-category-city = cidades fundadas
inca_empire-category-garrison = guarnições construídas
inca_empire-category-temple = templos construídos
inca_empire-category-temple_bonus = bônus de templos
inca_empire-category-terrace = terraços construídos
inca_empire-category-key_outpost = Postos-Chave
inca_empire-category-event_extra = extras de eventos
inca_empire-category-pilgrimage = peregrinações
inca_empire-color-O = laranja
inca_empire-color-B = azul
inca_empire-color-N = marrom
inca_empire-color-G = verde
inca_empire-way-printed = uma estrada do mapa
inca_empire-way-wilderness = pela região selvagem
inca_empire-way-parallel = uma segunda estrada
inca_empire-field-OB = Chinchaysuyu e Antisuyu
inca_empire-field-BN = Antisuyu e Collasuyu
inca_empire-field-NG = Collasuyu e Contisuyu
inca_empire-field-GO = Contisuyu e Chinchaysuyu
inca_empire-field-ON = Chinchaysuyu e Collasuyu
inca_empire-marker-m1 = Ayllu (1/1/1)
inca_empire-marker-m2 = Guerreiros (2/1/2)
inca_empire-marker-m3 = Agricultores (2/2/1)
inca_empire-marker-m4 = Cacicado (3/2/2)
inca_empire-marker-m5 = Reino (4/3/2)
inca_empire-marker-m6 = Grande Reino (5/3/3)
inca_empire-marker-arrival = a chegada
inca_empire-marker-blank = em branco
inca_empire-phase-inca = fase Inca
inca_empire-phase-sun = fase do Sol
inca_empire-phase-people = fase do Povo
inca_empire-phase-sapa_inca = fase Sapa Inca
inca_empire-era-1 = Pré-Império
inca_empire-era-2 = Início do Império
inca_empire-era-3 = Meio do Império
inca_empire-era-4 = Fim do Império
inca_empire-card-RU = Revolta Rural
inca_empire-card-ES = Agrimensores Experientes
inca_empire-card-WP = Trabalhadores Incansáveis
inca_empire-card-WR = Estrada Selvagem
inca_empire-card-XC = Equipe Extra de Estradas
inca_empire-card-EN = Inundações do El Niño
inca_empire-card-EP = Epidemia
inca_empire-card-KO = Posto-Chave
inca_empire-card-UR = Renovação Urbana
inca_empire-card-BP = Projeto de Construção
inca_empire-card-HW = Clima Severo
inca_empire-card-SF = Celeiros Contra a Fome
inca_empire-card-MS = Superioridade Militar
inca_empire-card-PS = Apoio Popular
inca_empire-card-RX = Expansão Rápida
inca_empire-card-RS = Resistência
inca_empire-card-RF = Fervor Religioso
inca_empire-card-SE = Eclipse Solar
inca_empire-card-PG = Grande Peregrinação
inca_empire-card-PA = Peregrinação Anual
inca_empire-card-PL = Peregrinação Local
inca_empire-region-pasto = Pasto
inca_empire-region-caranqui = Caranqui
inca_empire-region-quitu = Quitu
inca_empire-region-puruha = Puruhá
inca_empire-region-huancavilca = Huancavilca
inca_empire-region-canari = Cañari
inca_empire-region-bracamoro = Bracamoro
inca_empire-region-palta = Palta
inca_empire-region-tallan = Tallan
inca_empire-region-chachapoya = Chachapoya
inca_empire-region-lambayeque = Lambayeque
inca_empire-region-caxamarca = Caxamarca
inca_empire-region-chimu = Chimú
inca_empire-region-huamachuco = Huamachuco
inca_empire-region-huaylas = Huaylas
inca_empire-region-huanuco = Huanuco
inca_empire-region-chancay = Chancay
inca_empire-region-yschma = Yschma
inca_empire-region-huanca = Huanca
inca_empire-region-chincha = Chincha
inca_empire-region-nazca = Nazca
inca_empire-region-rucana = Rucana
inca_empire-region-chanka = Chanka
inca_empire-region-vilcabamba = Vilcabamba
inca_empire-region-condes = Condes
inca_empire-region-collagua = Collagua
inca_empire-region-cana = Cana
inca_empire-region-anti = Anti
inca_empire-region-colla = Colla
inca_empire-region-lupaca = Lupaca
inca_empire-region-colesuyo = Colesuyo
inca_empire-region-pacaje = Pacaje
inca_empire-region-charca = Charca
inca_empire-region-yampara = Yampara
inca_empire-region-tarapaca = Tarapacá
inca_empire-region-lipez = Lípez
inca_empire-region-chicha = Chicha
inca_empire-region-atacama = Atacama
inca_empire-region-calchaqui = Calchaquí
inca_empire-region-copiapo = Copiapó
inca_empire-region-tucuman = Tucumán
inca_empire-region-coquimbo = Coquimbo
inca_empire-region-huarpe = Huarpe
inca_empire-region-mapocho = Mapocho
inca_empire-region-promaucae = Promaucae
inca_empire-region-chinchaysuyu = Chinchaysuyu
inca_empire-region-antisuyu = Antisuyu
inca_empire-region-collasuyu = Collasuyu
inca_empire-region-contisuyu = Contisuyu
inca_empire-site-cuzco = Cuzco
inca_empire-site-limatambo = Limatambo
inca_empire-site-pisac = Pisac
inca_empire-site-urcos = Urcos
inca_empire-site-paruro = Paruro
inca_empire-site-choquequirao = Choquequirao
inca_empire-site-huari = Huari
inca_empire-site-ollantaytambo = Ollantaytambo
inca_empire-site-cotahuasi = Cotahuasi
inca_empire-site-tambo_colorado = Tambo Colorado
inca_empire-site-ausangate = Ausangate
inca_empire-site-moquegua = Moquegua
inca_empire-site-huaytara = Huaytará
inca_empire-site-desaguadero = Desaguadero
inca_empire-site-pumpu = Pumpu
inca_empire-site-ayaviri = Ayaviri
inca_empire-site-cantamarca = Cantamarca
inca_empire-site-yarowilca = Yarowilca
inca_empire-site-chavin = Chavín
inca_empire-site-arica = Arica
inca_empire-site-cochabamba = Cochabamba
inca_empire-site-tunupa = Tunupa
inca_empire-site-pataz = Pataz
inca_empire-site-catequil = Catequil
inca_empire-site-leymebamba = Leymebamba
inca_empire-site-porco = Porco
inca_empire-site-turi = Turi
inca_empire-site-celendin = Celendín
inca_empire-site-licancabur = Licancabur
inca_empire-site-cumbemayo = Cumbemayo
inca_empire-site-jaen = Jaén
inca_empire-site-huancabamba = Huancabamba
inca_empire-site-llullaillaco = Llullaillaco
inca_empire-site-aypate = Aypate
inca_empire-site-loja = Loja
inca_empire-site-quilmes = Quilmes
inca_empire-site-puna = Puná
inca_empire-site-ingapirca = Ingapirca
inca_empire-site-el_toro = El Toro
inca_empire-site-quijos = Quijos
inca_empire-site-chimborazo = Chimborazo
inca_empire-site-quitaloma = Quitaloma
inca_empire-site-uspallata = Uspallata
inca_empire-site-maipo = Maipo
inca_empire-site-huarmey = Huarmey
inca_empire-site-caxas = Caxas
inca_empire-site-tilcara = Tilcara
inca_empire-site-huasco = Huasco
inca_empire-site-cachapoal = Cachapoal
inca_empire-site-tolombon = Tolombón
inca_empire-site-tres_cruces = Tres Cruces
inca_empire-site-huarochiri = Huarochirí
inca_empire-site-vilcanota = Vilcanota
inca_empire-site-coipasa = Coipasa
inca_empire-site-serran = Serrán
inca_empire-site-famatina = Famatina
inca_empire-site-samanco = Samanco
inca_empire-site-acari = Acarí
inca_empire-site-limari = Limarí
inca_empire-site-zamora = Zamora
inca_empire-site-guayas = Guayas
inca_empire-site-tapacari = Tapacari
inca_empire-site-incallajta = Incallajta
inca_empire-site-achupallas = Achupallas
inca_empire-site-pacatnamu = Pacatnamu
inca_empire-site-incahuasi = Incahuasi
inca_empire-site-iskanwaya = Iskanwaya
inca_empire-site-pichincha = Pichincha
inca_empire-site-cahuachi = Cahuachi
inca_empire-site-ocona = Ocoña
inca_empire-site-tarmatambo = Tarmatambo
inca_empire-site-sama = Sama
inca_empire-site-quillagua = Quillagua
inca_empire-site-vitcos = Vitcos
inca_empire-site-rumichaca = Rumichaca
inca_empire-site-caranqui = Caranqui
inca_empire-site-quito = Quito
inca_empire-site-liribamba = Liribamba
inca_empire-site-yaguachi = Yaguachi
inca_empire-site-tomebamba = Tomebamba
inca_empire-site-chuquimayo = Chuquimayo
inca_empire-site-saraguro = Saraguro
inca_empire-site-poechos = Poechos
inca_empire-site-cuelap = Cuelap
inca_empire-site-tucume = Túcume
inca_empire-site-caxamarca = Caxamarca
inca_empire-site-chiquitoy_viejo = Chiquitoy Viejo
inca_empire-site-marcahuamachuco = Marcahuamachuco
inca_empire-site-choquerecuay = Choquerecuay
inca_empire-site-huanuco_pampa = Huanuco Pampa
inca_empire-site-paramonga = Paramonga
inca_empire-site-pachacamac = Pachacamac
inca_empire-site-hatun_xauxa = Hatun Xauxa
inca_empire-site-la_centinela = La Centinela
inca_empire-site-paredones = Paredones
inca_empire-site-vilcashuaman = Vilcashuaman
inca_empire-site-sondor = Sondor
inca_empire-site-machu_picchu = Machu Picchu
inca_empire-site-coropuna = Coropuna
inca_empire-site-coporaque = Coporaque
inca_empire-site-raqchi = Raqchi
inca_empire-site-paucartambo = Paucartambo
inca_empire-site-hatuncolla = Hatuncolla
inca_empire-site-chucuito = Chucuito
inca_empire-site-sabaya = Sabaya
inca_empire-site-tiahuanaco = Tiahuanaco
inca_empire-site-paria = Paria
inca_empire-site-samaipata = Samaipata
inca_empire-site-tarapaca_viejo = Tarapacá Viejo
inca_empire-site-laqaya = Laqaya
inca_empire-site-calahoyo = Calahoyo
inca_empire-site-catarpe = Catarpe
inca_empire-site-potrero_de_payogasta = Potrero de Payogasta
inca_empire-site-vina_del_cerro = Viña del Cerro
inca_empire-site-pucara_de_andagala = Pucara de Andagala
inca_empire-site-elqui = Elqui
inca_empire-site-ranchillo = Ranchillo
inca_empire-site-mapocho = Mapocho
inca_empire-site-la_compania = La Compañía
inca_empire-site-salango = Salango
inca_empire-site-chiu_chiu = Chiu Chiu
inca_empire-site-barreal = Barreal
inca_empire-site-diamante = Diamante
inca_empire-site-ampato = Ampato
inca_empire-site-sillustani = Sillustani
inca_empire-site-cotopaxi = Cotopaxi
inca_empire-site-chinchaycocha = Chinchaycocha
inca_empire-site-espiritu_pampa = Espíritu Pampa

## What an action costs

inca_empire-price-labor =
    { $value ->
        [one] { $value } ficha de trabalho
       *[other] { $value } fichas de trabalho
    }

## The board in the terminal

inca_empire-board-legend = O norte fica à esquerda. @ Cuzco · c, g, o locais de cidade, de guarnição, sem construção · C cidade, G guarnição, T, t com templo · ≡ terraço · ? virado para baixo · formas em estradas e regiões: jogadores
inca_empire-board-regions = A conquistar (resistência/trabalho/pontos):
inca_empire-board-face_down = Virados para baixo:
inca_empire-board-open = Locais vazios na sua rede:
inca_empire-board-lines = Estradas ao alcance:
inca_empire-board-new = nova, do lugar { $seat }
inca_empire-board-piles = Cartas do Sol: pilha { $pile }, descarte { $discard }.
inca_empire-board-hand = Sua mão:
inca_empire-board-player = Jogador
inca_empire-board-vp = PV
inca_empire-board-labor = Trabalho
inca_empire-board-regions_owned = Regiões
inca_empire-board-roads = Estradas
inca_empire-board-network = Na rede
inca_empire-board-next = Pontuação
inca_empire-board-cards = Cartas
inca_empire-board-connected = { $cities } C, { $garrisons } G, { $temples } T

## Por que uma jogada

inca_empire-reason-points = Pontos marcados
inca_empire-reason-network = Pontos da rede nas próximas pontuações
inca_empire-reason-labor = Trabalho que se pode usar
inca_empire-reason-idle = Trabalho que sobra
inca_empire-reason-sites = Construções de outros ao alcance
inca_empire-reason-buildings = O que se pode construir ou conquistar depois
inca_empire-reason-risk = Estradas a salvo de revoltas
inca_empire-reason-cards = Cartas do Sol em vigor
inca_empire-reason-rivals = { $change ->
        [loses] Mais para os outros
       *[other] Menos para os outros
    }
inca_empire-reason-network-at = { $change ->
        [takes] Liga { $site } à rede
        [keeps] Mantém { $site } na rede
        [loses] Separa { $site } da rede
       *[misses] Ainda não chega a { $site }
    }
inca_empire-reason-buildings-at = { $change ->
        [takes] Põe a região { $region } ao alcance
        [keeps] Mantém a região { $region } ao alcance
        [loses] A região { $region } já não está por conquistar
       *[misses] Ainda não se aproxima da região { $region }
    }

learn-inca_empire-welcome =
    Boas-vindas aos Andes! De Cuzco, no meio, todos abrem estradas, conquistam regiões e constroem. Numa pontuação você aproveita tudo o que as suas estradas alcançam, seja quem for que construiu.
learn-inca_empire-network =
    Uma estrada leva de Cuzco à sua região inicial: é a sua rede. Os marcadores das regiões em volta estão abertos. Mostram resistência, trabalho e pontos.
learn-inca_empire-conquest =
    Um turno tem duas ações: Obra e Construção de Estradas, em qualquer ordem. Você tem 6 fichas de trabalho. Comece pela Obra: conquiste Cana por 3. Você ganha 2 pontos, e 2 fichas de trabalho em cada fase Inca.
learn-inca_empire-road =
    Agora a Construção de Estradas: duas são de graça. Cada uma parte da sua rede, e uma das pontas precisa tocar terra conquistada. Construa a primeira.
learn-inca_empire-further =
    A segunda estrada pode continuar onde a primeira terminou. Com ela o seu turno acaba.
learn-inca_empire-rivals =
    Os outros também conquistaram regiões. Uma região conquistada está aberta a todos, e as vizinhas foram reveladas. Aqui você vê os pontos e o trabalho de todos.
learn-inca_empire-terrace =
    Segunda fase do Povo. Restam 3 fichas de trabalho. Construa um terraço ao lado do seu marcador de Cana: 2 fichas de trabalho por 1 ponto, depois 1 ficha de trabalho em cada fase Inca e 1 ponto em cada pontuação.
learn-inca_empire-reach =
    De novo duas estradas. Elas não pontuam por si, mas cada cidade e guarnição que alcançam vai pontuar. Construa as duas.
learn-inca_empire-era =
    A primeira era acabou. Na fase Inca todos receberam trabalho: 3 da era, e o que dão os próprios marcadores e terraços. Depois o líder teve de auxiliar o último.
learn-inca_empire-sun =
    Agora a fase do Sol. Ponha Superioridade Militar virada para baixo num campo ao seu lado: as suas conquistas ficam mais baratas. O campo toca também outro jogador, que divide o efeito.
learn-inca_empire-shown =
    Todas as cartas foram reveladas. Ficam até a pontuação e agem sobre os dois jogadores ao lado do campo.
learn-inca_empire-city =
    Você tem trabalho para uma cidade. Funde Raqchi: 6 fichas de trabalho, 4 pontos, e mais 3 em cada pontuação para todos os que a alcançam. No começo, só você.
learn-inca_empire-roads =
    Agora duas estradas neste turno: de Paruro a Ampato, e de Paruro a Cotahuasi. Estradas em terra não conquistada podem ser perdidas com Revolta Rural; vale a pena passar por regiões conquistadas.
learn-inca_empire-second =
    A segunda fase do Sol, na ordem dos pontos. Coloque a carta Trabalhadores Incansáveis entre Chinchaysuyu e Collasuyu: depois de uma estrada paga, mais uma será grátis.
learn-inca_empire-before =
    O último turno antes da pontuação. Construa duas estradas, até Coporaque e adiante até Moquegua, e então conquiste Colesuyo, que elas abriram para você.
learn-inca_empire-scoring =
    Chegou a fase Sapa Inca: a primeira pontuação. Todos receberam pontos pelos próprios terraços e por cada cidade, guarnição e templo que as suas estradas alcançam.
learn-inca_empire-counts =
    As cartas do Sol se foram, e a era continua com trabalho para todos. Há seis pontuações, e o que as estradas alcançam conta em cada uma: alcance muito, e cedo.
learn-inca_empire-go =
    Daqui em diante o jogo é seu. A lâmpada dá dicas, e o livro de regras explica cada carta. Boa viagem!

## Colours as the board draws them

web-inca_empire-drawn-color-N = magenta

## Names of kinds in the prompt

web-inca_empire-kind-road = Construir uma estrada
web-inca_empire-kind-additional_road = Estrada adicional por trabalho
web-inca_empire-kind-city = Fundar uma cidade
web-inca_empire-kind-garrison = Construir uma guarnição
web-inca_empire-kind-temple = Construir um templo
web-inca_empire-kind-key_outpost = Posto-Chave
web-inca_empire-kind-terrace = Construir um terraço
web-inca_empire-kind-conquest = Conquistar uma região
web-inca_empire-kind-extra_conquest = Conquista extra
web-inca_empire-kind-place_card = Colocar uma carta do Sol
web-inca_empire-kind-pilgrimage = Fazer uma peregrinação
web-inca_empire-kind-choose_color = Escolher o seu suyu
web-inca_empire-asks-road = Que estrada você constrói?
web-inca_empire-asks-additional_road = Que estrada adicional você constrói?
web-inca_empire-asks-city = Onde você funda uma cidade?
web-inca_empire-asks-garrison = Onde você constrói uma guarnição?
web-inca_empire-asks-temple = Onde você constrói um templo?
web-inca_empire-asks-key_outpost = Que guarnição vira cidade?
web-inca_empire-asks-terrace = Onde você constrói um terraço?
web-inca_empire-asks-conquest = Que região você conquista?
web-inca_empire-asks-extra_conquest = Que região você conquista como conquista extra?
web-inca_empire-asks-place_card = Que carta do Sol você coloca, e em que campo?
web-inca_empire-asks-place_card-card = Em que campo você coloca { $card }?
web-inca_empire-asks-pilgrimage = Que peregrinação você faz, e no lugar de que ação?

## The map

web-inca_empire-map = Mapa do reino; as setas movem, mais e menos aproximam
web-inca_empire-overview = Visão geral do mapa inteiro
web-inca_empire-north = Norte
web-inca_empire-views = Vistas do mapa
web-inca_empire-closer = Aproximar
web-inca_empire-farther = Afastar
web-inca_empire-my-network = Minha rede
web-inca_empire-whole = Mapa inteiro
web-inca_empire-show-network = Rede de { $name } e o que a próxima pontuação dá
web-inca_empire-part-map = Mapa
web-inca_empire-part-list = Lista
web-inca_empire-part-sun = Tabuleiro do Sol
web-inca_empire-build-road = Construir a estrada { $road }
web-inca_empire-build-here = Construir em { $site }
web-inca_empire-build-terrace = Construir um terraço em { $region }
web-inca_empire-conquer = Conquistar { $region }

## What a place is

web-inca_empire-is-connection = conexão livre
web-inca_empire-is-road = estrada
web-inca_empire-is-wild = estrada selvagem
web-inca_empire-is-parallel = estrada paralela
web-inca_empire-is-conquered = conquistada
web-inca_empire-is-open = a conquistar
web-inca_empire-is-hidden = marcador virado para baixo
web-inca_empire-is-start = região inicial
web-inca_empire-is-city = cidade
web-inca_empire-is-city-temple = cidade com templo
web-inca_empire-is-garrison = guarnição
web-inca_empire-is-garrison-temple = guarnição com templo
web-inca_empire-is-site-capital = capital do reino
web-inca_empire-is-site-city = local de cidade
web-inca_empire-is-site-garrison = local de guarnição
web-inca_empire-is-site-huaca = huaca, só estradas

## The tag beside the pointer

web-inca_empire-free = grátis
web-inca_empire-tag-road = Estrada grátis { $now } de { $of }
web-inca_empire-tag-free-road = Estrada grátis
web-inca_empire-tag-additional_road = Estrada adicional
web-inca_empire-tag-city = Cidade
web-inca_empire-tag-garrison = Guarnição
web-inca_empire-tag-temple = Templo
web-inca_empire-tag-key_outpost = Posto-Chave
web-inca_empire-tag-terrace = Terraço
web-inca_empire-tag-conquest = Conquista
web-inca_empire-tag-extra_conquest = Conquista extra
web-inca_empire-tag-plain = { $what }: { $price }
web-inca_empire-tag-gain = { $what }: { $price }, { $gain ->
        [one] +{ $gain } ponto
       *[other] +{ $gain } pontos
    }
web-inca_empire-tag-marker = Resistência { $resistance }, trabalho { $labor }, pontos { $vp }
web-inca_empire-tag-income = { $labor } de trabalho em cada fase Inca
web-inca_empire-tag-bonus = Bônus de templo +{ $bonus }
web-inca_empire-tag-joined = Na rede de
web-inca_empire-tag-joins = Liga { $sites }
web-inca_empire-tag-next = +{ $points } na próxima pontuação
web-inca_empire-tag-turns = Revela { $regions }
web-inca_empire-tag-reaches = Abre a conquista: { $regions }

## The era track

web-inca_empire-setup = Preparação
web-inca_empire-track = Trilha das eras
web-inca_empire-scorings =
    { $count ->
        [one] resta { $count } pontuação
       *[other] restam { $count } pontuações
    }

## The Sun board

web-inca_empire-sun-board = Tabuleiro do Sol
web-inca_empire-more = Textos
web-inca_empire-less = Só nomes
web-inca_empire-fold = Esconder o tabuleiro do Sol
web-inca_empire-unfold = Mostrar o tabuleiro do Sol
web-inca_empire-face-down = virada para baixo
web-inca_empire-no-card = sem carta
web-inca_empire-lay = colocar aqui
web-inca_empire-lay-on = Colocar a carta onde ela toca { $names }
web-inca_empire-hand = Sua mão
web-inca_empire-hand-choose = escolha uma carta, depois um campo
web-inca_empire-hand-field = escolha o campo entre dois jogadores
web-inca_empire-hand-later = uma é colocada na próxima fase do Sol
web-inca_empire-sapa-terraces = Terraços
web-inca_empire-sapa-garrisons = Guarnições
web-inca_empire-sapa-cities = Cidades
web-inca_empire-sapa-temples = Templos
web-inca_empire-effect-RU = No fim de cada fase do Sol saem as estradas em regiões não conquistadas.
web-inca_empire-effect-ES = Mais um terraço na mesma Obra.
web-inca_empire-effect-WP = Depois de uma estrada adicional paga, mais uma é grátis.
web-inca_empire-effect-WR = Uma estrada pode ser nova ou paralela à de outro jogador.
web-inca_empire-effect-XC = Mais uma estrada na Construção de Estradas.
web-inca_empire-effect-EN = Uma estrada a menos, mas ao menos uma.
web-inca_empire-effect-EP = Cidades custam 2 de trabalho a mais.
web-inca_empire-effect-KO = Uma guarnição pode virar cidade por 4 de trabalho.
web-inca_empire-effect-UR = Cidades dão 2 pontos a mais ao serem fundadas.
web-inca_empire-effect-BP = Mais uma guarnição na mesma Obra.
web-inca_empire-effect-HW = Guarnições custam 1 de trabalho a mais.
web-inca_empire-effect-SF = Guarnições dão 1 ponto a mais ao serem construídas.
web-inca_empire-effect-MS = Conquistas custam 1 de trabalho a menos.
web-inca_empire-effect-PS = 1 de trabalho por marcador próprio de resistência 1, em cada fase do Sol.
web-inca_empire-effect-RX = Uma conquista extra por 2 de trabalho a mais.
web-inca_empire-effect-RS = Conquistas custam 1 de trabalho a mais.
web-inca_empire-effect-RF = Um templo pode ficar em uma guarnição.
web-inca_empire-effect-SE = Templo só sem estradas neste turno.
web-inca_empire-effect-PG = 7 pontos em vez de uma ação, com templo em Pucara de Andagala ou Ranchillo.
web-inca_empire-effect-PA = 5 pontos em vez de uma ação, com templo em Chiquitoy Viejo ou Pachacamac.
web-inca_empire-effect-PL = 4 pontos em vez de uma ação, com templo em Machu Picchu ou Huanuco Pampa.

## The list view

web-inca_empire-seek = Procurar um lugar
web-inca_empire-now = O que você pode fazer
web-inca_empire-regions = Regiões e locais

## Player panels

web-inca_empire-sign-temple = Templo
web-inca_empire-sign-terrace = Terraço
web-inca_empire-sign-military = Conquista
web-inca_empire-labor = Trabalho
web-inca_empire-has-labor = Trabalho; mais { $income } na próxima fase Inca
web-inca_empire-has-regions = Regiões conquistadas
web-inca_empire-has-next = Pontos na próxima pontuação
web-inca_empire-has-order = Ordem de jogo
web-inca_empire-order = { $place }º
web-inca_empire-has-terraces = Terraços
web-inca_empire-has-roads = Estradas

inca_empire-chapter-map = Componentes e mapa
rule-IE-M01 = O mapa tem dois lados: um para quatro jogadores, com 45 regiões a conquistar e 4 regiões iniciais, outro para três, com 39 e 3.
rule-IE-M02 = O lado para quatro jogadores tem 123 locais (Cuzco, 25 locais de cidade, dos quais 9 importantes, 27 de guarnição, 70 huacas) e 239 conexões impressas.
rule-IE-M03 = O lado para três jogadores tem 111 locais (Cuzco, 23 locais de cidade, dos quais 8 importantes, 21 de guarnição, 66 huacas) e 218 conexões impressas.
rule-IE-M04 = Há cinco tipos de local: a capital, locais de cidade, cidades importantes (com bônus de templo), locais de guarnição e huacas.
rule-IE-M05 = Uma huaca é apenas um cruzamento de estradas; nada se constrói ali.
rule-IE-M06 = Cuzco está em todas as redes, mas toca apenas regiões iniciais; nada se constrói ali e ela não pontua.
rule-IE-M07 = Um local toca a região em que está, ou todas as regiões em cuja fronteira está.
rule-IE-M08 = Cada local de cidade toca exatamente uma região; alguns locais de guarnição tocam duas ou mais.
rule-IE-M09 = Cada conexão impressa liga dois locais e fica em exatamente uma região, mesmo quando segue uma fronteira.
rule-IE-M10 = Duas regiões são vizinhas somente se os dados do mapa disserem; um contato de canto não conta.
rule-IE-M11 = De Cuzco sai exatamente uma conexão impressa por jogador: as estradas iniciais.
rule-IE-M12 = As regiões iniciais contam como conquistadas desde o começo, não têm marcador de cultura e não dão trabalho.
rule-IE-M13 = Uma região conquistada por alguém está conquistada para todos: para estradas, cidades e guarnições não importa por quem.
rule-IE-M14 = Uma região conquistada continua conquistada até o fim da partida.
rule-IE-M15 = Há seis tipos de marcador de cultura, de Ayllu a Grande Reino, cada um com resistência, trabalho e pontos de vitória.
rule-IE-M16 = Fichas de trabalho, estradas, cidades, guarnições, terraços e templos nunca acabam.
rule-IE-M17 = O baralho do Sol tem 32 cartas de 21 tipos.
rule-IE-M18 = Com quatro jogadores o tabuleiro do Sol é um anel de quatro campos; cada campo toca dois jogadores e cada jogador toca dois campos.
rule-IE-M19 = Com três jogadores o tabuleiro do Sol tem três campos; cada par de jogadores divide um.
rule-IE-M20 = As cores são laranja (Chinchaysuyu), azul (Antisuyu), marrom (Collasuyu) e verde (Contisuyu); com três jogadores não há azul.
rule-IE-M21 = Os nomes de estradas e de novas ligações valem só no próprio lado do mapa.
rule-IE-M22 = Nove cidades importantes têm bônus de templo de 1 a 4 pontos (oito com três jogadores).

inca_empire-chapter-setup = Preparação
rule-IE-S01 = Cada passo aleatório da preparação é sorteado e registrado, em ordem fixa.
rule-IE-S02 = Jogam três ou quatro, no lado do mapa e do tabuleiro do Sol feito para esse número.
rule-IE-S03 = Com três jogadores saem cinco cartas do Sol: as três peregrinações, uma Revolta Rural e uma Estrada Selvagem; restam 27.
rule-IE-S04 = Com três jogadores sai um marcador de cultura de cada tipo; restam 39.
rule-IE-S05 = Cores e regiões iniciais são sorteadas, ou escolhidas se a opção mandar.
rule-IE-S06 = Todos começam com 0 pontos e uma estrada na própria estrada inicial.
rule-IE-S07 = Em cada região que não é inicial há um marcador de cultura virado para baixo; o tipo é sorteado quando ele é revelado.
rule-IE-S08 = Antes do início são revelados os marcadores de todas as regiões vizinhas de uma região inicial.
rule-IE-S09 = Cada jogador recebe 3 cartas do Sol em segredo; o resto é a pilha de compra.
rule-IE-S10 = A partida começa pela primeira fase da primeira coluna.
rule-IE-S11 = As fichas de ordem são sorteadas e valem por toda a primeira era.
rule-IE-S12 = Enquanto os pontos iniciais estão empatados, a ficha menor está à frente.
rule-IE-S13 = Todos começam sem trabalho; a primeira fase Inca traz as primeiras fichas.
rule-IE-S14 = Com cores escolhidas, os jogadores escolhem na ordem dos lugares antes de tudo; o último fica com a cor que sobra.
rule-IE-S15 = Com três jogadores só há laranja, marrom e verde; depois da preparação só as fichas de ordem decidem a ordem.
rule-IE-S16 = Opções que não existem, valores fora da lista e combinações não oferecidas são recusados antes da preparação.
rule-IE-S17 = Um jogador inicial indicado recebe a ficha 1 sem sorteio; as outras fichas são sorteadas entre os demais.

inca_empire-chapter-tracks = Trilha das eras e trilha de pontos
rule-IE-T01 = As fases são jogadas exatamente na ordem da trilha; uma fase acaba quando todos a terminaram.
rule-IE-T02 = Uma partida inteira tem 7 fases Inca, 16 do Sol, 18 do Povo e 6 Sapa Inca.
rule-IE-T03 = A primeira era não tem fase do Sol nem fase Sapa Inca, e todo o trabalho que sobra é guardado.
rule-IE-T04 = A primeira era tem duas fases do Povo, ou três se a opção mandar.
rule-IE-T05 = Renda, auxílio e o trabalho que se pode guardar estão impressos para cada era.
rule-IE-T06 = Os pontos de vitória não têm limite e nunca diminuem.
rule-IE-T07 = Quem tem mais pontos está à frente; com pontos iguais, quem chegou primeiro.
rule-IE-T08 = Sempre que os pontos de um jogador sobem, ele chega atrás de todos os que já estão no mesmo número.
rule-IE-T09 = Ganhar 0 ponto não move a figura: o lugar entre os empatados fica.
rule-IE-T10 = Todos os pontos de um passo são marcados juntos.

inca_empire-chapter-hidden = Informação oculta e acaso
rule-IE-H01 = O acaso só atua nas suas próprias entradas; nada tem ordem antes disso.
rule-IE-H02 = Trabalho, marcadores tomados, terraços, pontos e ordem de jogo são abertos a todos.
rule-IE-H03 = Marcadores virados, pilha de compra e marcadores de invasão só são sorteados no momento em que alguém os conhece.
rule-IE-H04 = Os sorteios vêm em ordem fixa, e as regiões na ordem dos dados do mapa.
rule-IE-H05 = Todos veem quem pôs uma carta do Sol e onde; qual é a carta fica oculto até todas serem reveladas.

inca_empire-chapter-inca = Fase Inca
rule-IE-I01 = Cada jogador ganha o trabalho da era: 6, 3, 0 e 0.
rule-IE-I02 = Cada jogador ganha o trabalho dos próprios marcadores de cultura e 1 por terraço próprio.
rule-IE-I03 = O auxílio vem depois da renda de todos.
rule-IE-I04 = Na primeira era não há auxílio.
rule-IE-I05 = Na segunda era o líder dá 1 ficha de trabalho ao último.
rule-IE-I06 = Na terceira e na quarta era o líder dá 2 fichas de trabalho ao último e, com quatro jogadores, o segundo dá 1 ao terceiro.
rule-IE-I07 = Com três jogadores só o líder dá auxílio.
rule-IE-I08 = O auxílio segue a classificação deste momento, é obrigatório e não muda nenhuma posição.
rule-IE-I09 = Quem tem fichas de menos dá todas as que tem e não fica devendo.
rule-IE-I10 = Os auxílios são calculados depois de toda a renda e não influem um no outro.

inca_empire-chapter-sun = Fase do Sol
rule-IE-U01 = Primeiro vem a nova ordem: o último na classificação recebe a ficha 1, o líder a ficha mais alta.
rule-IE-U02 = Essa ordem vale para colocar as cartas agora e para a fase do Povo seguinte.
rule-IE-U03 = Na ordem de jogo cada um coloca exatamente uma carta do Sol da mão, virada para baixo; não se pode passar.
rule-IE-U04 = Só se pode escolher um campo sem carta desta mesma fase do Sol; ele não precisa tocar você.
rule-IE-U05 = No fim cada campo tem exatamente uma carta nova.
rule-IE-U06 = Depois de colocar, o jogador compra uma carta e volta a ter 3 na mão.
rule-IE-U07 = A carta recém-comprada não pode ser colocada na mesma fase do Sol.
rule-IE-U08 = Quando todos colocaram, todas as cartas novas são reveladas juntas.
rule-IE-U09 = As cartas ficam até a próxima fase Sapa Inca e agem sobre os dois jogadores que cercam o campo.
rule-IE-U10 = Se é preciso comprar e a pilha está vazia, o descarte vira a pilha de compra; as cartas do tabuleiro ficam fora.
rule-IE-U11 = Sempre há uma carta para comprar.
rule-IE-U12 = Depois de revelar agem primeiro o Apoio Popular e depois a Revolta Rural, por cada cópia aberta no tabuleiro.
rule-IE-U13 = Todas as outras cartas agem só nas fases do Povo seguintes.
rule-IE-U14 = Cópias de uma carta se somam, mesmo em campos diferentes do jogador.
rule-IE-U15 = Quando a opção diz todos, uma Revolta Rural em qualquer campo atinge todos os jogadores.

inca_empire-chapter-people = Fase do Povo
rule-IE-P01 = Na ordem de jogo cada um faz um turno com duas ações, Construção de Estradas e Obra, em qualquer ordem.
rule-IE-P02 = Uma ação começada é terminada antes que a outra comece.
rule-IE-P03 = A Construção de Estradas começa com a primeira estrada, a Obra com o primeiro passo.
rule-IE-P04 = As duas ações podem ser deixadas de lado, em parte ou por inteiro.
rule-IE-P05 = Uma peregrinação pode substituir uma ação que não começou, enquanto nenhuma está em andamento.
rule-IE-P06 = Se um passo é permitido decide-se naquele momento, com tudo o que já foi construído e revelado.
rule-IE-P07 = A Construção de Estradas se encerra sozinha quando as estradas acabam ou nenhuma é possível.
rule-IE-P08 = Uma Obra em andamento se encerra sozinha quando nenhum passo é mais possível.
rule-IE-P09 = Se nenhuma ação está em andamento e nada é possível, as ações abertas se encerram sozinhas; senão, só o jogador encerra uma ação não começada.
rule-IE-P10 = O turno acaba quando as duas ações estão encerradas.
rule-IE-P11 = Passos que revelaram um marcador não podem ser desfeitos.
rule-IE-P12 = Ações que se encerram sozinhas não são decisões e não entram na gravação; um turno pode passar sem nenhuma decisão.
rule-IE-P13 = Uma ação encerrada não pode ser reaberta nem substituída por uma peregrinação.
rule-IE-P14 = Enquanto uma ação está aberta são oferecidos todos os seus passos possíveis e o seu fim, e cada peregrinação possível uma vez por ação aberta.
rule-IE-P15 = Depois de cada decisão, conhecidos todos os marcadores, verifica-se em sequência se a ação em andamento, as ações abertas e o turno acabaram.

inca_empire-chapter-roads = Estradas
rule-IE-R01 = Sua rede são todos os locais ligados a Cuzco por estradas suas, Cuzco incluída.
rule-IE-R02 = A Construção de Estradas dá 2 estradas grátis, uma a mais por Equipe Extra de Estradas e uma a menos por Inundações do El Niño, nunca menos de 1.
rule-IE-R03 = Você pode construir menos estradas do que o permitido, ou nenhuma.
rule-IE-R04 = Uma estrada normal precisa de uma conexão impressa que ainda não tenha estrada normal.
rule-IE-R05 = Uma ponta da estrada já deve estar na sua rede.
rule-IE-R06 = Ao menos uma ponta da estrada deve tocar uma região conquistada ou inicial.
rule-IE-R07 = A própria estrada pode ficar em região não conquistada; qualquer das pontas pode tocar a conquistada.
rule-IE-R08 = As estradas são construídas uma a uma; a seguinte pode continuar a anterior.
rule-IE-R09 = Ramificações e circuitos fechados são permitidos.
rule-IE-R10 = Depois de cada estrada são revelados na hora os marcadores de todas as regiões que tocam suas pontas.
rule-IE-R11 = Os locais são abertos a todos; só as conexões são ocupadas.
rule-IE-R12 = Você nunca tem duas estradas entre os mesmos dois locais.
rule-IE-R13 = Estradas não pontuam ao serem construídas.
rule-IE-R14 = Estradas só saem do mapa pela Revolta Rural.
rule-IE-R15 = Quando uma estrada une um trecho isolado à rede, o trecho inteiro volta logo a pertencer a ela.

inca_empire-chapter-wilderness = Estradas selvagens
rule-IE-W01 = Numa fase do Povo você pode construir no máximo tantas estradas selvagens quantas cartas Estrada Selvagem agem sobre você.
rule-IE-W02 = Uma estrada selvagem gasta uma estrada da sua ação e custa o mesmo que uma normal ali.
rule-IE-W03 = Uma estrada selvagem também precisa de uma ponta na sua rede e de uma ponta que toque região conquistada, e revela marcadores.
rule-IE-W04 = Uma conexão com estrada normal de outro jogador pode ser duplicada por uma paralela; a primeira estrada fica como está.
rule-IE-W05 = Uma conexão impressa sem estrada normal se constrói como estrada normal, nunca como selvagem.
rule-IE-W06 = Novas ligações unem dois locais sem conexão impressa; o mapa lista todas as possíveis, de qualquer comprimento.
rule-IE-W07 = Uma nova ligação não cruza conexão impressa e passa longe de todos os outros locais.
rule-IE-W08 = Uma nova ligação fica em terra e nunca passa entre o mar e um local costeiro.
rule-IE-W09 = Uma nova ligação atravessa no máximo uma fronteira.
rule-IE-W10 = O mapa lista as regiões em que uma nova ligação fica.
rule-IE-W11 = Uma nova ligação não pode ser construída enquanto uma ligação que ela cruza está no mapa, seja de quem for.
rule-IE-W12 = Uma nova ligação que um jogador construiu também pode ser construída por outros, com uma Estrada Selvagem.
rule-IE-W13 = Uma paralela fica na região da sua conexão impressa.
rule-IE-W14 = Uma estrada selvagem fica quando sua carta é descartada.
rule-IE-W15 = Se a revolta tira a estrada normal ao lado de uma paralela, a conexão fica livre para todos menos para quem ainda tem paralela ali.
rule-IE-W16 = Uma estrada selvagem é mostrada como tal, com o seu dono.

inca_empire-chapter-construction = Obra
rule-IE-B01 = A Obra tem uma opção principal: cidade, guarnição, conquista, templo, terraço, estrada adicional, Posto-Chave com a sua carta, ou passar.
rule-IE-B02 = Cartas podem permitir mais passos do mesmo tipo e conquistas extras além da opção principal.
rule-IE-B03 = Os passos são dados um a um; conquistas extras podem vir antes, entre ou depois dos passos da opção principal.
rule-IE-B04 = Cada passo é pago na hora e por inteiro; sem trabalho suficiente ele não é possível.
rule-IE-B05 = Os pontos de um passo são marcados na hora por quem constrói.
rule-IE-B06 = Uma cidade precisa de um local de cidade vazio na sua rede em região conquistada; custa 6 fichas de trabalho, mais 2 por Epidemia, e vale 4 pontos, mais 2 por Renovação Urbana.
rule-IE-B07 = Uma guarnição precisa de um local de guarnição vazio na sua rede que toque região conquistada; custa 4 fichas de trabalho, mais 1 por Clima Severo, e vale 3 pontos, mais 1 por Celeiros Contra a Fome.
rule-IE-B08 = Uma Obra constrói uma guarnição, e mais uma por Projeto de Construção.
rule-IE-B09 = Um templo precisa de uma cidade na sua rede que não tenha templo; custa 5 fichas de trabalho e vale 4 pontos mais o bônus do local.
rule-IE-B10 = O bônus de um local é marcado uma vez, por quem constrói o templo.
rule-IE-B11 = Um templo não precisa de região conquistada; basta que a cidade exista.
rule-IE-B12 = Um terraço é feito ao lado de um marcador de cultura próprio sem terraço; custa 2 fichas de trabalho e vale 1 ponto.
rule-IE-B13 = Uma Obra faz um terraço, e mais um por Agrimensores Experientes, cada um em outro marcador.
rule-IE-B14 = Regiões iniciais não têm marcador e não recebem terraço.
rule-IE-B15 = Um terraço é de quem o fez para sempre, aconteça o que acontecer com a rede.
rule-IE-B16 = Você só pode conquistar uma região não conquistada tocada por um local da sua rede.
rule-IE-B17 = Uma conquista custa a resistência do marcador, mais 1 por Resistência, menos 1 por Superioridade Militar, mais 2 como conquista extra, nunca menos de 0.
rule-IE-B18 = Quem conquista pega o marcador, marca seus pontos, e os marcadores de todas as regiões vizinhas são revelados.
rule-IE-B19 = O marcador de uma região que pode ser conquistada está sempre revelado.
rule-IE-B20 = Uma Obra permite uma conquista extra por Expansão Rápida, cada uma por 2 fichas de trabalho a mais.
rule-IE-B21 = A opção principal também pode ser uma conquista, sem as 2 fichas de trabalho a mais; você declara cada conquista como principal ou extra.
rule-IE-B22 = Uma conquista extra pode ficar só, com a opção principal passada, mas não numa Obra trocada por peregrinação.
rule-IE-B23 = Uma estrada adicional custa 1 ficha de trabalho e segue as regras das estradas.
rule-IE-B24 = Depois da estrada adicional paga, mais uma é grátis por Trabalhadores Incansáveis; sem a paga não há nenhuma.
rule-IE-B25 = Inundações do El Niño e Equipe Extra de Estradas não mudam a estrada adicional.
rule-IE-B26 = Só uma opção principal por Obra.
rule-IE-B27 = Cidades, guarnições e templos não são de ninguém.
rule-IE-B28 = Um local tem no máximo uma cidade ou guarnição e no máximo um templo.
rule-IE-B29 = Melhorias nunca são destruídas; uma guarnição pode virar cidade.
rule-IE-B30 = Passar é não ter opção principal; nada se ganha.
rule-IE-B31 = Depois da opção principal só ficam abertos os passos que suas cartas permitem: as mesmas guarnições ou terraços, estradas grátis e conquistas extras.
rule-IE-B32 = Uma região que pode ser pega como conquista principal e como extra é oferecida das duas formas.
rule-IE-B33 = Uma cidade precisa de um local de cidade vazio; um local de guarnição que virou cidade não recebe outra cidade nem guarnição.

inca_empire-chapter-cards = Cartas de Evento do Sol
rule-IE-K01 = Uma carta age por inteiro sobre cada um dos dois jogadores que cercam o seu campo, e sobre mais ninguém, até a próxima fase Sapa Inca.
rule-IE-K02 = A Revolta Rural tira todas as estradas de um jogador atingido que ficam em região não conquistada, todas de uma vez.
rule-IE-K03 = A Revolta Rural atinge só os dois vizinhos do seu campo, a não ser que a opção diga todos.
rule-IE-K04 = Uma estrada impressa ou paralela fica na sua única região; seguir a fronteira de uma região não conquistada não faz mal.
rule-IE-K05 = Uma nova ligação é retirada se alguma região em que fica não está conquistada.
rule-IE-K06 = A estrada inicial nunca é retirada.
rule-IE-K07 = Trechos isolados ficam no mapa, ocupam suas conexões e podem ser atingidos por revoltas posteriores.
rule-IE-K08 = Locais alcançados só por um trecho isolado não estão na sua rede: ali não há obra, conquista, estrada, peregrinação nem pontuação até ele ser religado.
rule-IE-K09 = Conexões liberadas pela revolta são de quem quiser; os marcadores continuam revelados.
rule-IE-K10 = Uma segunda Revolta Rural sobre o mesmo jogador não acrescenta nada nessa fase do Sol.
rule-IE-K11 = A Revolta Rural age de novo em cada fase do Sol seguinte enquanto está no tabuleiro.
rule-IE-K12 = Agrimensores Experientes: mais um terraço numa Obra, cada um com preço e pontos inteiros.
rule-IE-K13 = Trabalhadores Incansáveis: mais uma estrada grátis depois da estrada adicional paga.
rule-IE-K14 = Estrada Selvagem: uma das suas estradas em cada fase do Povo pode ser selvagem.
rule-IE-K15 = Equipe Extra de Estradas: uma estrada a mais na Construção de Estradas por cópia.
rule-IE-K16 = Inundações do El Niño: uma estrada a menos na Construção de Estradas por cópia, mas sempre resta uma.
rule-IE-K17 = Epidemia: cada cidade e cada Posto-Chave custa mais 2 fichas de trabalho por cópia.
rule-IE-K18 = Posto-Chave: como opção principal, uma guarnição da sua rede vira cidade por 4 fichas de trabalho e 4 pontos, antes de Epidemia e Renovação Urbana.
rule-IE-K19 = Serve qualquer guarnição da sua rede, seja quem for que a construiu e sejam quais forem as suas regiões.
rule-IE-K20 = Um templo na guarnição fica; desde então o local conta como cidade, sem bônus.
rule-IE-K21 = No máximo um Posto-Chave por Obra, e só com a sua carta.
rule-IE-K22 = Clima Severo, Celeiros Contra a Fome e Projeto de Construção não tocam o Posto-Chave.
rule-IE-K23 = Renovação Urbana: mais 2 pontos por cidade e Posto-Chave ao construir; as pontuações seguintes não mudam.
rule-IE-K24 = Projeto de Construção: mais uma guarnição numa Obra, pelo preço inteiro.
rule-IE-K25 = Clima Severo: cada guarnição custa mais 1 ficha de trabalho.
rule-IE-K26 = Celeiros Contra a Fome: cada guarnição vale mais 1 ponto ao ser construída.
rule-IE-K27 = Com Projeto de Construção, Clima Severo e Celeiros Contra a Fome juntos, cada guarnição custa 5 e vale 4.
rule-IE-K28 = Superioridade Militar: cada conquista, principal ou extra, custa 1 ficha de trabalho a menos, não abaixo de 0.
rule-IE-K29 = Resistência: cada conquista, principal ou extra, custa mais 1 ficha de trabalho por cópia.
rule-IE-K30 = Superioridade Militar e Resistência se anulam uma a uma.
rule-IE-K31 = Apoio Popular: por cópia, um jogador atingido ganha 1 ficha de trabalho por marcador próprio de resistência 1 ou menos.
rule-IE-K32 = O Apoio Popular olha só a resistência impressa.
rule-IE-K33 = O Apoio Popular paga de novo em cada fase do Sol enquanto está no tabuleiro.
rule-IE-K34 = Expansão Rápida: uma conquista extra numa Obra por cópia, por 2 fichas de trabalho a mais.
rule-IE-K35 = Fervor Religioso: um templo também pode ser feito numa guarnição da sua rede, por 5 fichas de trabalho e 4 pontos, sem bônus.
rule-IE-K36 = Um templo por Obra, numa cidade ou numa guarnição.
rule-IE-K37 = Um templo numa guarnição vale 1 ponto como qualquer outro, mesmo depois que a carta saiu.
rule-IE-K38 = Sob um Eclipse Solar você só pode fazer um templo se não construiu estrada na Construção de Estradas nem fez peregrinação neste turno.
rule-IE-K39 = Sob um Eclipse Solar fazer o templo leva à perda da Construção de Estradas se ela não começou.
rule-IE-K40 = Construção de Estradas encerrada sem estrada conta como pulada: sob um Eclipse Solar o templo continua permitido.
rule-IE-K41 = O Eclipse Solar vale também para templos em guarnições; estradas adicionais, conquistas e todo o resto seguem como sempre.
rule-IE-K42 = Uma Construção de Estradas perdida não pode ser substituída por uma peregrinação.
rule-IE-K43 = Uma peregrinação troca a Construção de Estradas ou a Obra inteira por pontos na hora: Grande 7, Anual 5, Local 4.
rule-IE-K44 = Uma peregrinação precisa da sua carta num campo que toque você e de um templo na sua rede numa das suas duas cidades.
rule-IE-K45 = Para uma peregrinação não importa quem construiu a cidade ou o templo.
rule-IE-K46 = No máximo uma peregrinação por turno, seja qual for o número de cartas.
rule-IE-K47 = Uma peregrinação pode ser repetida em cada fase do Povo enquanto a carta está no tabuleiro.
rule-IE-K48 = Uma peregrinação pode vir antes ou depois da outra ação; um templo feito antes no mesmo turno conta.
rule-IE-K49 = Templo e peregrinação podem ocorrer no mesmo turno, menos sob um Eclipse Solar ou se a opção proibir.
rule-IE-K50 = Nenhuma carta exige descarte, escolha ou pagamento só por estar no tabuleiro.
rule-IE-K51 = Sob um Eclipse Solar uma conquista extra antes do templo deixa a Construção de Estradas aberta; só o templo a faz perder.
rule-IE-K52 = Todos os limites de uma fase do Povo contam só para o seu turno e recomeçam na seguinte.

inca_empire-chapter-sapa_inca = Fase Sapa Inca
rule-IE-A01 = Primeiro todas as cartas do tabuleiro do Sol são descartadas; nenhuma influi na pontuação.
rule-IE-A02 = Os jogadores pontuam na ordem da classificação no início da pontuação, o líder primeiro.
rule-IE-A03 = Cada terraço próprio vale 1 ponto.
rule-IE-A04 = Cada guarnição na sua rede vale 2, cada cidade 3 e cada templo 1, seja quem for que construiu.
rule-IE-A05 = Uma cidade com templo dá 4 pontos, uma guarnição com templo 3.
rule-IE-A06 = O total de cada jogador é marcado de uma vez; com pontos iguais, quem pontua antes fica à frente.
rule-IE-A07 = Trechos isolados não pontuam.
rule-IE-A08 = Marcadores de cultura, regiões e estradas não pontuam aqui.
rule-IE-A09 = Depois volta o trabalho acima do que a era deixa guardar: ficam 3 na segunda era, 2 na terceira, nenhum na quarta.

inca_empire-chapter-end = Fim da partida
rule-IE-E01 = A partida acaba quando a última coluna foi pontuada.
rule-IE-E02 = Vence o primeiro da classificação; não há empates.
rule-IE-E03 = Trabalho, cartas na mão e estradas não valem nada no fim.
rule-IE-E04 = A folha de pontos mostra de onde vieram os pontos de cada jogador; a soma é o total.
rule-IE-E05 = A classificação final lista todos os jogadores.
rule-IE-E06 = A folha tem sempre as mesmas treze linhas, cada uma um número inteiro.
rule-IE-E07 = A partida acaba com a trilha das eras, ou com a chegada se a Chegada de Pizarro é jogada.

inca_empire-chapter-variants = Variantes
rule-IE-V01 = Chegada de Pizarro: quatro marcadores de invasão, um deles a chegada, esperam nas fases do Povo da última era.
rule-IE-V02 = Depois de cada fase do Povo da última era seu marcador de invasão é revelado antes de tudo.
rule-IE-V03 = Depois da chegada as fases do Sol e do Povo restantes são puladas: uma última pontuação, e a partida acaba. Depois de um marcador em branco ela segue.
rule-IE-V04 = Os quatro fins possíveis são igualmente prováveis.
rule-IE-V05 = Queda Precoce, só para quatro jogadores: saem as três cartas de peregrinação; restam 29 cartas.
rule-IE-V06 = A Queda Precoce pula as colunas 2c e 3b por inteiro.
rule-IE-V07 = A Queda Precoce tem 5 fases Inca, 11 do Sol, 13 do Povo e 4 Sapa Inca.
rule-IE-V08 = A Queda Precoce não é oferecida com três jogadores.
rule-IE-V09 = Os Deuses Concordam: nas quatro regiões da Mão de Deus há desde o começo marcadores de trabalho 3 revelados.
rule-IE-V10 = Os quatro marcadores são sorteados, região por região, entre todos os de trabalho 3; os outros seguem como sempre.
rule-IE-V11 = Com três jogadores os marcadores que saem são retirados antes disso.
rule-IE-V12 = As variantes podem ser combinadas à vontade, se cada uma servir ao número de jogadores.

inca_empire-chapter-edge = Casos especiais
rule-IE-X01 = Se nenhuma estrada é possível, a Construção de Estradas se encerra sem efeito nem compensação.
rule-IE-X02 = Inundações do El Niño nunca obrigam ninguém a construir uma estrada.
rule-IE-X03 = Sem trabalho a Obra só pode ser passada, a não ser que um passo não custe nada.
rule-IE-X04 = A reserva nunca acaba.
rule-IE-X05 = A pilha de compra só é refeita quando uma carta precisa ser comprada.
rule-IE-X06 = Pilha de compra e descarte nunca estão vazios ao mesmo tempo.
rule-IE-X07 = Uma região tocada só por suas estradas isoladas não pode ser conquistada por você.
rule-IE-X08 = Marcadores revelados por um passo são revelados juntos; nenhuma decisão fica no meio.
rule-IE-X09 = Conquistar uma região com estradas de outros muda apenas o que revoltas posteriores podem tirar.
rule-IE-X10 = Uma guarnição na fronteira continua válida, aconteça o que acontecer com as outras regiões.
rule-IE-X11 = Uma Estrada Selvagem sem linha possível não dá nada.
rule-IE-X12 = Dois jogadores nunca chegam ao mesmo tempo na trilha.
rule-IE-X13 = Quando todas as regiões estão conquistadas, Revolta Rural, conquistas e Expansão Rápida não têm efeito.
rule-IE-X14 = Com pontos iguais o auxílio segue a ordem na trilha.
rule-IE-X15 = Quem tem 0 pontos e ganha 0 mantém o lugar da preparação.
rule-IE-X16 = Uma carta num campo que não toca o dono age sobre os dois jogadores que o cercam.
rule-IE-X17 = Com três jogadores não há peregrinação.
rule-IE-X18 = Na última fase do Sol ainda se compram cartas, sem uso.
rule-IE-X19 = Com Projeto de Construção e trabalho só para uma guarnição, constrói-se uma e é tudo.
rule-IE-X20 = Você pode fazer a conquista principal e deixar a extra, ou o contrário.
rule-IE-X21 = Depois de uma conquista extra a opção principal já pode usar a nova região.
rule-IE-X22 = Depois de uma chegada antecipada os outros marcadores de invasão ficam desconhecidos.
rule-IE-X23 = Uma partida interrompida não tem vencedor.
rule-IE-X24 = Pergunta-se pela carta a colocar mesmo com uma só escolha; cartas iguais na mão são uma escolha só.
rule-IE-X25 = Uma paralela continua estrada selvagem, mesmo quando a estrada normal ao lado se foi.
rule-IE-X26 = Uma estrada selvagem tirada pela revolta não devolve nada; é preciso uma carta Estrada Selvagem para refazê-la.
rule-IE-X27 = Ações que se encerram sozinhas e pilhas refeitas não revelam nada oculto.
rule-IE-X28 = Onde várias regras proíbem uma escolha, qualquer uma delas pode ser citada.

inca_empire-chapter-invariants = O que sempre vale
rule-IE-N01 = Todo marcador de cultura está virado, revelado ou tomado, e uma região só está conquistada se é inicial ou seu marcador foi tomado.
rule-IE-N02 = Toda carta do Sol está na pilha, no descarte, no tabuleiro ou numa mão, e cada mão tem 3 menos entre colocar e comprar.
rule-IE-N03 = Cada campo tem uma carta por fase do Sol desde a última pontuação.
rule-IE-N04 = Trabalho nunca é negativo, pontos nunca diminuem e são iguais à soma da folha.
rule-IE-N05 = Cada conexão impressa tem no máximo uma estrada normal, e ninguém tem duas estradas entre os mesmos locais.
rule-IE-N06 = Toda estrada inicial existe e é do seu jogador.
rule-IE-N07 = Duas novas ligações construídas nunca se cruzam, e todas estão na lista.
rule-IE-N08 = Toda melhoria está num local do tipo certo.
rule-IE-N09 = Ninguém tem mais terraços que marcadores, e nenhum marcador tem dois.
rule-IE-N10 = Toda região na ponta de uma estrada ou vizinha de uma conquistada está revelada ou conquistada.
rule-IE-N11 = Ordem de jogo e classificação listam sempre cada jogador exatamente uma vez.
rule-IE-N12 = Melhorias e regiões conquistadas nunca diminuem.
rule-IE-N13 = Num turno ninguém passa dos limites de estradas, estradas selvagens, conquistas extras e peregrinações.
rule-IE-N14 = Toda rede contém Cuzco e o local inicial do jogador.

## Names of the options

inca_empire-option-pizarros_arrival-name = A chegada de Pizarro
inca_empire-option-early_downfall-name = Queda precoce
inca_empire-option-the_gods_agree-name = Os deuses concordam
inca_empire-option-color_assignment-name = Cores e regiões iniciais
inca_empire-option-rural_unrest_scope-name = Quem a Revolta Rural atinge
inca_empire-option-temple_bars_pilgrimage-name = Templo e peregrinação no mesmo turno
inca_empire-option-first_era_people_phases-name = Fases do Povo da primeira era
inca_empire-option-mini-name = Jogo mini: até a primeira fase do Sapa Inca

web-inca_empire-keyboard = Inca Empire, no mapa
