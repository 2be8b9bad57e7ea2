inca_empire-title = Inca Empire

## Options

inca_empire-option-start_player = O lugar que recebe a ficha de ordem 1, ou sorteio.
inca_empire-option-pizarros_arrival = A chegada de Pizarro: depois de cada fase do Povo do Fim do Império revela-se um marcador de invasão; a chegada encerra a partida mais cedo.
inca_empire-option-early_downfall = Queda precoce, só com quatro jogadores: as colunas 2c e 3b são puladas e as cartas de peregrinação retiradas.
inca_empire-option-the_gods_agree = Os deuses concordam: quatro marcadores com trabalho 3 ficam abertos desde o início nas regiões da Mão de Deus.
inca_empire-option-color_assignment = Se as cores e regiões iniciais são sorteadas ou escolhidas na ordem dos lugares.
inca_empire-option-rural_unrest_scope = Se a Revolta Rural atinge só os dois vizinhos do seu campo ou todos.
inca_empire-option-temple_bars_pilgrimage = Se um templo e uma peregrinação se excluem no mesmo turno só com Eclipse Solar ou sempre.
inca_empire-option-first_era_people_phases = Quantas fases do Povo tem a primeira era.
inca_empire-start_player-random = sorteio
inca_empire-color_assignment-random = sorteadas
inca_empire-color_assignment-chosen = escolhidas
inca_empire-rural_unrest_scope-neighbours = os dois vizinhos
inca_empire-rural_unrest_scope-everyone = todos
inca_empire-temple_bars_pilgrimage-eclipse_only = só com Eclipse Solar
inca_empire-temple_bars_pilgrimage-always = sempre

## Actions

inca_empire-do-choose_color = Escolher { $color }
inca_empire-do-place_card = Colocar { $card } no campo { $field }
inca_empire-do-road = Construir a estrada { $road }
inca_empire-do-end_roads = Encerrar a Construção de Estradas
inca_empire-do-city = Fundar uma cidade: { $site }
inca_empire-do-garrison = Construir uma guarnição: { $site }
inca_empire-do-temple = Construir um templo: { $site }
inca_empire-do-key_outpost = Posto-Chave, a guarnição vira cidade: { $site }
inca_empire-do-terrace = Construir um terraço: { $region }
inca_empire-do-conquest = Conquistar { $region }
inca_empire-do-extra_conquest = Conquistar { $region } como conquista extra
inca_empire-do-additional_road = Estrada adicional { $road }
inca_empire-do-end_construction = Encerrar a Obra
inca_empire-do-pilgrimage =
    { $action ->
        [R] { $card } no lugar da Construção de Estradas
       *[C] { $card } no lugar da Obra
    }

## Chance

inca_empire-chance-seat = { $seat } joga com { $color }
inca_empire-chance-up = { $region } é revelada: { $marker }
inca_empire-chance-deal = Quem joga com { $color } recebe { $card }
inca_empire-chance-tile = Quem joga com { $color } recebe a ficha de ordem { $tile }
inca_empire-chance-draw = Quem joga com { $color } compra { $card }
inca_empire-chance-invasion = Marcador de invasão { $number }: { $marker }

## Questions

inca_empire-ask-color = { $seat }: qual cor e região inicial você escolhe?
inca_empire-ask-card = Qual carta do Sol você coloca, e em que campo?
inca_empire-ask-turn =
    { $labor ->
        [one] Seu turno: Construção de Estradas e Obra, em qualquer ordem; você tem { $labor } ficha de trabalho.
       *[other] Seu turno: Construção de Estradas e Obra, em qualquer ordem; você tem { $labor } fichas de trabalho.
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

inca_empire-event-phase = { $place } { $phase } começa.
inca_empire-event-last_color = { $seat } fica com a cor que sobra: { $color }.
inca_empire-event-income =
    { $labor ->
        [one] { $seat } ganha { $labor } ficha de trabalho.
       *[other] { $seat } ganha { $labor } fichas de trabalho.
    }
inca_empire-event-support =
    { $labor ->
        [one] Auxílio: { $seat } dá { $labor } ficha de trabalho a { $other }.
       *[other] Auxílio: { $seat } dá { $labor } fichas de trabalho a { $other }.
    }
inca_empire-event-order = Nova ordem de jogo: { $order }.
inca_empire-event-reveal = Campo { $field }: { $seat } colocou { $card }.
inca_empire-event-refill =
    { $cards ->
        [one] A pilha de descarte, { $cards } carta, vira a pilha de compra.
       *[other] A pilha de descarte, { $cards } cartas, vira a pilha de compra.
    }
inca_empire-event-popular_support =
    { $labor ->
        [one] Apoio Popular: { $seat } ganha { $labor } ficha de trabalho.
       *[other] Apoio Popular: { $seat } ganha { $labor } fichas de trabalho.
    }
inca_empire-event-unrest =
    { $roads ->
        [one] Revolta Rural: { $seat } perde { $roads } estrada.
       *[other] Revolta Rural: { $seat } perde { $roads } estradas.
    }
inca_empire-event-points =
    { $points ->
        [one] { $seat } marca { $points } ponto: { $category }.
       *[other] { $seat } marca { $points } pontos: { $category }.
    }
inca_empire-event-sapa =
    { $points ->
        [one] Pontuação: { $seat } marca { $points } ponto (terraços { $terraces }, guarnições { $garrisons }, cidades { $cities }, templos { $temples }).
       *[other] Pontuação: { $seat } marca { $points } pontos (terraços { $terraces }, guarnições { $garrisons }, cidades { $cities }, templos { $temples }).
    }
inca_empire-event-keep =
    { $labor ->
        [one] { $seat } devolve { $labor } ficha de trabalho.
       *[other] { $seat } devolve { $labor } fichas de trabalho.
    }
inca_empire-event-close =
    { $action ->
        [R] A Construção de Estradas de { $seat } se encerra: não há mais estrada possível.
       *[C] A Obra de { $seat } se encerra: não há mais passo possível.
    }
inca_empire-event-forfeit = Eclipse Solar: { $seat } perde a Construção de Estradas.
inca_empire-event-arrival = Pizarro chegou: a última pontuação vem em seguida.

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
inca_empire-reason-network = Pontos da rede nas próximas contagens
inca_empire-reason-labor = Trabalho que se pode usar
inca_empire-reason-idle = Trabalho que sobra
inca_empire-reason-sites = Construções de outros ao alcance
inca_empire-reason-buildings = O que se pode construir ou conquistar a seguir
inca_empire-reason-risk = Estradas a salvo de revoltas
inca_empire-reason-cards = Cartas do Sol em vigor
inca_empire-reason-rivals = Menos para os outros
