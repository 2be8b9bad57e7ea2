inca_empire-title = Inca Empire

## Options

inca_empire-option-start_player = The seat that gets turn order tile 1, or random.
inca_empire-option-pizarros_arrival = Pizarro’s Arrival: after each Late Empire People phase an invasion marker is turned up; the arrival ends the game early.
inca_empire-option-early_downfall = Early Downfall, four players only: columns 2c and 3b are skipped and the pilgrimage cards removed.
inca_empire-option-the_gods_agree = The Gods Agree: four markers with labor 3 lie face up in the Hand of God regions from the start.
inca_empire-option-color_assignment = Whether colours and start regions are dealt at random or chosen in seat order.
inca_empire-option-rural_unrest_scope = Whether Rural Unrest hits only the two neighbours of its field or everyone.
inca_empire-option-temple_bars_pilgrimage = Whether a temple and a pilgrimage exclude each other in one turn only under Solar Eclipse or always.
inca_empire-option-first_era_people_phases = How many People phases the first era has.
inca_empire-start_player-random = random
inca_empire-color_assignment-random = dealt at random
inca_empire-color_assignment-chosen = chosen
inca_empire-rural_unrest_scope-neighbours = the two neighbours
inca_empire-rural_unrest_scope-everyone = everyone
inca_empire-temple_bars_pilgrimage-eclipse_only = only under Solar Eclipse
inca_empire-temple_bars_pilgrimage-always = always

## Actions

inca_empire-do-choose_color = Take { $color }
inca_empire-do-place_card = Place { $card } on field { $field }
inca_empire-do-road = Build the road { $road }
inca_empire-do-end_roads = End Road Building
inca_empire-do-city = Found a city: { $site }
inca_empire-do-garrison = Build a garrison: { $site }
inca_empire-do-temple = Build a temple: { $site }
inca_empire-do-key_outpost = Key Outpost, the garrison becomes a city: { $site }
inca_empire-do-terrace = Build a terrace: { $region }
inca_empire-do-conquest = Conquer { $region }
inca_empire-do-extra_conquest = Conquer { $region } as an extra conquest
inca_empire-do-additional_road = Additional road { $road }
inca_empire-do-end_construction = End Construction
inca_empire-do-pilgrimage =
    { $action ->
        [R] { $card } instead of Road Building
       *[C] { $card } instead of Construction
    }

## Chance

inca_empire-chance-seat = { $seat } plays { $color }
inca_empire-chance-up = { $region } is turned up: { $marker }
inca_empire-chance-deal = The player with { $color } is dealt { $card }
inca_empire-chance-tile = The player with { $color } gets turn order tile { $tile }
inca_empire-chance-draw = The player with { $color } draws { $card }
inca_empire-chance-invasion = Invasion marker { $number }: { $marker }

## Questions

inca_empire-ask-color = { $seat }: which colour and start region do you take?
inca_empire-ask-card = Which Sun card do you place, and on which field?
inca_empire-ask-turn = Your turn: Road Building and Construction in either order; you have { $labor } labor.
inca_empire-ask-roads =
    { $left ->
        [one] Road Building: { $left } more road may be built.
       *[other] Road Building: { $left } more roads may be built.
    }
inca_empire-ask-construction = Construction: what next? You have { $labor } labor.

## Events

inca_empire-event-phase = { $place } { $phase } begins.
inca_empire-event-last_color = { $seat } gets the colour that is left: { $color }.
inca_empire-event-income = { $seat } gains { $labor } labor.
inca_empire-event-support = Support: { $seat } gives { $labor } labor to { $other }.
inca_empire-event-order = New turn order: { $order }.
inca_empire-event-reveal = Field { $field }: { $seat } placed { $card }.
inca_empire-event-refill =
    { $cards ->
        [one] The discard pile, { $cards } card, becomes the draw pile.
       *[other] The discard pile, { $cards } cards, becomes the draw pile.
    }
inca_empire-event-popular_support = Popular Support: { $seat } gains { $labor } labor.
inca_empire-event-unrest =
    { $roads ->
        [one] Rural Unrest: { $seat } loses { $roads } road.
       *[other] Rural Unrest: { $seat } loses { $roads } roads.
    }
inca_empire-event-points =
    { $points ->
        [one] { $seat } scores { $points } point: { $category }.
       *[other] { $seat } scores { $points } points: { $category }.
    }
inca_empire-event-sapa =
    { $points ->
        [one] Scoring: { $seat } scores { $points } point (terraces { $terraces }, garrisons { $garrisons }, cities { $cities }, temples { $temples }).
       *[other] Scoring: { $seat } scores { $points } points (terraces { $terraces }, garrisons { $garrisons }, cities { $cities }, temples { $temples }).
    }
inca_empire-event-keep = { $seat } returns { $labor } labor.
inca_empire-event-close =
    { $action ->
        [R] Road Building of { $seat } closes: no road can be built any more.
       *[C] Construction of { $seat } closes: no step is possible any more.
    }
inca_empire-event-forfeit = Solar Eclipse: { $seat } forfeits Road Building.
inca_empire-event-arrival = Pizarro has arrived: the last scoring follows at once.

## Refusals

inca_empire-why-labor = This costs { $price } labor; you have { $labor }.

## Score sheet and end

inca_empire-sheet-conquest = Conquests
inca_empire-sheet-city = Cities founded
inca_empire-sheet-garrison = Garrisons built
inca_empire-sheet-temple = Temples built
inca_empire-sheet-temple_bonus = Temple bonuses
inca_empire-sheet-terrace = Terraces built
inca_empire-sheet-key_outpost = Key Outposts
inca_empire-sheet-event_extra = Event extras
inca_empire-sheet-pilgrimage = Pilgrimages
inca_empire-sheet-sapa_terrace = Scoring: terraces
inca_empire-sheet-sapa_garrison = Scoring: garrisons
inca_empire-sheet-sapa_city = Scoring: cities
inca_empire-sheet-sapa_temple = Scoring: temples
inca_empire-end-era_track = The last column of the era track has been scored.
inca_empire-end-arrival = Pizarro has arrived.

## Words for values

inca_empire-category-conquest = conquests
inca_empire-category-city = cities founded
inca_empire-category-garrison = garrisons built
inca_empire-category-temple = temples built
inca_empire-category-temple_bonus = temple bonuses
inca_empire-category-terrace = terraces built
inca_empire-category-key_outpost = Key Outposts
inca_empire-category-event_extra = event extras
inca_empire-category-pilgrimage = pilgrimages
inca_empire-color-O = orange
inca_empire-color-B = blue
inca_empire-color-N = brown
inca_empire-color-G = green
inca_empire-field-OB = Chinchaysuyu and Antisuyu
inca_empire-field-BN = Antisuyu and Collasuyu
inca_empire-field-NG = Collasuyu and Contisuyu
inca_empire-field-GO = Contisuyu and Chinchaysuyu
inca_empire-field-ON = Chinchaysuyu and Collasuyu
inca_empire-marker-m1 = Ayllu (1/1/1)
inca_empire-marker-m2 = Warriors (2/1/2)
inca_empire-marker-m3 = Farmers (2/2/1)
inca_empire-marker-m4 = Chiefdom (3/2/2)
inca_empire-marker-m5 = Kingdom (4/3/2)
inca_empire-marker-m6 = Great Kingdom (5/3/3)
inca_empire-marker-arrival = the arrival
inca_empire-marker-blank = blank
inca_empire-phase-inca = Inca phase
inca_empire-phase-sun = Sun phase
inca_empire-phase-people = People phase
inca_empire-phase-sapa_inca = Sapa Inca phase
inca_empire-era-1 = Pre-Empire
inca_empire-era-2 = Early Empire
inca_empire-era-3 = Middle Empire
inca_empire-era-4 = Late Empire
inca_empire-card-RU = Rural Unrest
inca_empire-card-ES = Expert Surveyors
inca_empire-card-WP = Workers Press On
inca_empire-card-WR = Wilderness Road
inca_empire-card-XC = Extra Road Crew
inca_empire-card-EN = El Niño Flooding
inca_empire-card-EP = Epidemic
inca_empire-card-KO = Key Outpost
inca_empire-card-UR = Urban Renewal
inca_empire-card-BP = Building Project
inca_empire-card-HW = Harsh Weather
inca_empire-card-SF = Stores Stop Famine
inca_empire-card-MS = Military Superiority
inca_empire-card-PS = Popular Support
inca_empire-card-RX = Rapid Expansion
inca_empire-card-RS = Resistance
inca_empire-card-RF = Religious Fervor
inca_empire-card-SE = Solar Eclipse
inca_empire-card-PG = Great Pilgrimage
inca_empire-card-PA = Annual Pilgrimage
inca_empire-card-PL = Local Pilgrimage
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

inca_empire-price-labor = { $value } labor

## The board in the terminal

inca_empire-board-legend = North is left. @ Cuzco · c, g, o sites for a city, a garrison, none · C city, G garrison, T, t with temple · ≡ terrace · ? face down · shapes on roads and regions: players
inca_empire-board-regions = To conquer (resistance/labor/points):
inca_empire-board-face_down = Face down:
inca_empire-board-open = Empty sites in your network:
inca_empire-board-lines = Roads in reach:
inca_empire-board-new = new from seat { $seat }
inca_empire-board-piles = Sun cards: pile { $pile }, discards { $discard }.
inca_empire-board-hand = Your hand:
inca_empire-board-player = Player
inca_empire-board-vp = VP
inca_empire-board-labor = Labor
inca_empire-board-regions_owned = Regions
inca_empire-board-roads = Roads
inca_empire-board-network = Connected
inca_empire-board-next = Scoring
inca_empire-board-cards = Cards
inca_empire-board-connected = { $cities } C, { $garrisons } G, { $temples } T

## Why a move

inca_empire-reason-points = Points scored
inca_empire-reason-network = Points of the network in later scorings
inca_empire-reason-labor = Labor that can be used
inca_empire-reason-idle = Labor left over
inca_empire-reason-sites = Buildings of others within reach
inca_empire-reason-buildings = What can be built or conquered next
inca_empire-reason-risk = Roads safe from unrest
inca_empire-reason-cards = Sun cards in force
inca_empire-reason-rivals = Less for the others
