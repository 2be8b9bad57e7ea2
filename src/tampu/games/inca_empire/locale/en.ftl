inca_empire-title = Inca Empire
inca_empire-about = Four quarters, one network of roads, a sun that turns.
older-rules-inca_empire-1 = No wilderness road can join Pataz and Achupallas.
inca_empire-preset-standard = The rulebook’s game
inca_empire-preset-standard-line = All the eras, colours dealt at random.
inca_empire-preset-gods = The Gods Agree
inca_empire-preset-gods-line = Four regions show their labor from the start.
inca_empire-preset-pizarro = Pizarro’s Arrival
inca_empire-preset-pizarro-line = The invasion can end the late empire at any moment.
inca_empire-preset-downfall = Early Downfall
inca_empire-preset-downfall-line = A shorter game for four, without pilgrimages.

## Options

inca_empire-option-start_player = The seat that gets turn order tile 1, or random.
inca_empire-option-pizarros_arrival = Pizarro’s Arrival: after each Late Empire People phase an invasion marker is turned up; the arrival ends the game early.
inca_empire-option-early_downfall = Early Downfall, four players only: columns 2c and 3b are skipped and the pilgrimage cards removed.
inca_empire-option-the_gods_agree = The Gods Agree: four markers with labor 3 lie face up in the Hand of God regions from the start.
inca_empire-option-color_assignment = Whether colours and start regions are dealt at random or chosen in seat order.
inca_empire-option-rural_unrest_scope = Whether Rural Unrest hits only the two neighbours of its field or everyone.
inca_empire-option-temple_bars_pilgrimage = Whether a temple and a pilgrimage exclude each other in one turn only under Solar Eclipse or always.
inca_empire-option-first_era_people_phases = How many People phases the first era has.
inca_empire-option-mini = The game ends with the first Sapa Inca phase, after columns 1a and 2a of the era track, by the same rules; for quick trials and research.
inca_empire-start_player-random = random
inca_empire-color_assignment-random = dealt at random
inca_empire-color_assignment-chosen = chosen
inca_empire-rural_unrest_scope-neighbours = the two neighbours
inca_empire-rural_unrest_scope-everyone = everyone
inca_empire-temple_bars_pilgrimage-eclipse_only = only under Solar Eclipse
inca_empire-temple_bars_pilgrimage-always = always

## Actions

inca_empire-do-choose_color = Take { $color }
inca_empire-do-place_card = Place { $card } between { $field }
inca_empire-do-road = { $way ->
        [wilderness] Build a road through the wilderness: { $road }
        [parallel] Build a second road: { $road }
       *[printed] Build the road { $road }
    }
inca_empire-do-end_roads = End Road Building
inca_empire-do-city = Found a city: { $site }
inca_empire-do-garrison = Build a garrison: { $site }
inca_empire-do-temple = Build a temple: { $site }
inca_empire-do-key_outpost = Key Outpost, the garrison becomes a city: { $site }
inca_empire-do-terrace = Build a terrace: { $region }
inca_empire-do-conquest = Conquer { $region }
inca_empire-do-extra_conquest = Conquer { $region } as an extra conquest
inca_empire-do-additional_road = { $way ->
        [wilderness] Additional road through the wilderness: { $road }
        [parallel] Additional second road: { $road }
       *[printed] Additional road: { $road }
    }
inca_empire-do-end_construction = End Construction
inca_empire-do-pilgrimage =
    { $action ->
        [R] { $card } instead of Road Building
       *[C] { $card } instead of Construction
    }
inca_empire-did-choose_color = { $who } took { $color }
inca_empire-did-place_card = { $who } placed { $card } between { $field }
inca_empire-did-road = { $way ->
        [wilderness] { $who } built a road through the wilderness: { $road }
        [parallel] { $who } built a second road: { $road }
       *[printed] { $who } built the road { $road }
    }
inca_empire-did-end_roads = { $who } ended Road Building
inca_empire-did-city = { $who } founded a city: { $site }
inca_empire-did-garrison = { $who } built a garrison: { $site }
inca_empire-did-temple = { $who } built a temple: { $site }
inca_empire-did-key_outpost = { $who } made the garrison of { $site } a city (Key Outpost)
inca_empire-did-terrace = { $who } built a terrace: { $region }
inca_empire-did-conquest = { $who } conquered { $region }
inca_empire-did-extra_conquest = { $who } conquered { $region } as an extra conquest
inca_empire-did-additional_road = { $way ->
        [wilderness] { $who } built an additional road through the wilderness: { $road }
        [parallel] { $who } built an additional second road: { $road }
       *[printed] { $who } built an additional road: { $road }
    }
inca_empire-did-end_construction = { $who } ended Construction
inca_empire-did-pilgrimage = { $action ->
        [R] { $who } held the { $card } instead of Road Building
       *[C] { $who } held the { $card } instead of Construction
    }

## Chance

inca_empire-chance-seat = { $who } got { $color }
inca_empire-chance-up = { $region } was turned up: { $marker }
inca_empire-chance-deal = { $who } received { $card }
inca_empire-chance-tile = { $who } got place { $tile } in the turn order
inca_empire-chance-draw = { $who } drew { $card }
inca_empire-chance-invasion = Invasion marker { $number } was turned up: { $marker }
inca_empire-hidden-deal = { $count ->
        [one] { $who } received a Sun card
       *[other] { $who } received { $count } Sun cards
    }
inca_empire-hidden-draw = { $count ->
        [one] { $who } drew a Sun card
       *[other] { $who } drew { $count } Sun cards
    }
inca_empire-hidden-place_card = { $count ->
        [one] { $who } placed a Sun card face down
       *[other] { $who } placed { $count } Sun cards face down
    }

## Questions

inca_empire-ask-color = Which colour and start region do you take?
inca_empire-ask-card = Which Sun card do you place, and on which field?
inca_empire-ask-turn = Your turn: Road Building and Construction in either order; you have { $labor } labor.
inca_empire-ask-roads =
    { $left ->
        [one] Road Building: { $left } more road may be built.
       *[other] Road Building: { $left } more roads may be built.
    }
inca_empire-ask-construction = Construction: what next? You have { $labor } labor.

## Events

inca_empire-event-phase = { $era }: { $phase }.
inca_empire-event-last_color = { $who } got the colour that was left: { $color }.
inca_empire-event-income = { $who } gained { $labor } labor.
inca_empire-event-support = { $who } gave { $labor } labor to { $other } (support).
inca_empire-event-order = New turn order: { $order }.
inca_empire-event-reveal = { $who } had placed { $card } between { $field }.
inca_empire-event-refill = { $cards ->
        [one] The discard pile, { $cards } card, became the draw pile.
       *[other] The discard pile, { $cards } cards, became the draw pile.
    }
inca_empire-event-popular_support = { $labor ->
        [0] { $who } gained no labor (Popular Support).
       *[other] { $who } gained { $labor } labor (Popular Support).
    }
inca_empire-event-unrest = { $roads ->
        [0] { $who } lost no road (Rural Unrest).
        [one] { $who } lost { $roads } road (Rural Unrest).
       *[other] { $who } lost { $roads } roads (Rural Unrest).
    }
inca_empire-event-points = { $points ->
        [one] { $who } scored { $points } point: { $category }.
       *[other] { $who } scored { $points } points: { $category }.
    }
inca_empire-event-sapa = { $points ->
        [one] { $who } scored { $points } point for the network (terraces { $terraces }, garrisons { $garrisons }, cities { $cities }, temples { $temples }).
       *[other] { $who } scored { $points } points for the network (terraces { $terraces }, garrisons { $garrisons }, cities { $cities }, temples { $temples }).
    }
inca_empire-event-keep = { $who } returned { $labor } labor.
inca_empire-event-close = { $action ->
        [R] { $who } had no road left to build.
       *[C] { $who } had nothing left to construct.
    }
inca_empire-event-forfeit = { $who } forfeited Road Building (Solar Eclipse).
inca_empire-event-arrival = Pizarro arrived: the last scoring followed at once.

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
inca_empire-end-mini = The first Sapa Inca phase is over, as the mini game has it.

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
inca_empire-way-printed = a road on the map
inca_empire-way-wilderness = through the wilderness
inca_empire-way-parallel = a second road
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
inca_empire-reason-rivals = { $change ->
        [loses] More for the others
       *[other] Less for the others
    }
inca_empire-reason-network-at = { $change ->
        [takes] Joins { $site } to the network
        [keeps] Keeps { $site } on the network
        [loses] Cuts { $site } off from the network
       *[misses] Does not reach { $site } yet
    }
inca_empire-reason-buildings-at = { $change ->
        [takes] Brings { $region } within reach
        [keeps] Keeps { $region } within reach
        [loses] { $region } is no longer there to be conquered
       *[misses] Does not come near { $region } yet
    }

learn-inca_empire-welcome =
    Welcome to the Andes! From Cuzco in the middle everybody lays roads through the land, conquers regions and builds. In a scoring you profit from all that your own roads reach, whoever built it.
learn-inca_empire-network =
    One road leads from Cuzco into your start region: that is your network. The markers of the regions around are face up. They show resistance, labor and points.
learn-inca_empire-conquest =
    A turn has two actions: Construction and Road Building, in either order. You have 6 labor. Begin with Construction: conquer Cana for 3 labor. You get 2 points, and 2 labor in every Inca phase.
learn-inca_empire-road =
    Now Road Building: two roads are free. Each starts at your network, and one of its ends must touch conquered land. Build the first one.
learn-inca_empire-further =
    The second road may go on where the first one ended. With it your turn is over.
learn-inca_empire-rivals =
    The others have conquered regions too. A conquered region is open to everybody, and its neighbours have been turned up. Here you see points and labor of all.
learn-inca_empire-terrace =
    Second People phase. You have 3 labor left. Lay a terrace beside your marker of Cana: 2 labor for 1 point, then 1 labor in every Inca phase and 1 point in every scoring.
learn-inca_empire-reach =
    Again two roads. Roads score nothing by themselves, but every city and garrison they reach will. Build both.
learn-inca_empire-era =
    The first era is over. In the Inca phase everybody got labor: 3 for the era, and what their own markers and terraces give. Then the leader had to support the last.
learn-inca_empire-sun =
    Now the Sun phase. Lay Military Superiority face down on a field beside you: your conquests become cheaper. The field touches one other player too, who shares the effect.
learn-inca_empire-shown =
    All cards have been turned up. They stay until the scoring and act on the two players beside their field.
learn-inca_empire-city =
    You have enough labor for a city. Found Raqchi: 6 labor, 4 points, and 3 more in every scoring for all who reach it by road. At first that is only you.
learn-inca_empire-roads =
    Now two roads in this turn: from Paruro to Ampato and from Paruro to Cotahuasi. Roads in unconquered land may be lost by Rural Unrest, so it is worth building through conquered regions.
learn-inca_empire-second =
    The second Sun phase, in the order of points. Place Workers Press On between Chinchaysuyu and Collasuyu: after a paid road, one more will be free.
learn-inca_empire-before =
    The last turn before the scoring. Build two roads to Coporaque and on to Moquegua, then conquer Colesuyo, which they have opened to you.
learn-inca_empire-scoring =
    The Sapa Inca phase has come: the first scoring. Everybody got points for terraces of their own, and for every city, garrison and temple that their roads reach.
learn-inca_empire-counts =
    The Sun cards are gone, and the era goes on with labor for all. There are six scorings, and what roads reach counts in each of them again: so reach much, and early.
learn-inca_empire-go =
    From here the game is yours. The lamp gives hints, and the rulebook explains every card. Good journey!

## Colours as the board draws them

web-inca_empire-drawn-color-N = magenta

## Names of kinds in the prompt

web-inca_empire-kind-road = Build a road
web-inca_empire-kind-additional_road = Additional road for labor
web-inca_empire-kind-city = Found a city
web-inca_empire-kind-garrison = Build a garrison
web-inca_empire-kind-temple = Build a temple
web-inca_empire-kind-key_outpost = Key Outpost
web-inca_empire-kind-terrace = Build a terrace
web-inca_empire-kind-conquest = Conquer a region
web-inca_empire-kind-extra_conquest = Extra conquest
web-inca_empire-kind-place_card = Place a Sun card
web-inca_empire-kind-pilgrimage = Go on a pilgrimage
web-inca_empire-kind-choose_color = Choose your suyu
web-inca_empire-asks-road = Which road do you build?
web-inca_empire-asks-additional_road = Which additional road do you build?
web-inca_empire-asks-city = Where do you found a city?
web-inca_empire-asks-garrison = Where do you build a garrison?
web-inca_empire-asks-temple = Where do you build a temple?
web-inca_empire-asks-key_outpost = Which garrison becomes a city?
web-inca_empire-asks-terrace = Where do you build a terrace?
web-inca_empire-asks-conquest = Which region do you conquer?
web-inca_empire-asks-extra_conquest = Which region do you conquer as an extra conquest?
web-inca_empire-asks-place_card = Which Sun card do you place, and on which field?
web-inca_empire-asks-place_card-card = On which field do you place { $card }?
web-inca_empire-asks-pilgrimage = Which pilgrimage do you make, and instead of which action?

## The map

web-inca_empire-map = Map of the realm; arrows move it, plus and minus zoom
web-inca_empire-overview = Overview of the whole map
web-inca_empire-north = North
web-inca_empire-views = Views of the map
web-inca_empire-closer = Zoom in
web-inca_empire-farther = Zoom out
web-inca_empire-my-network = My network
web-inca_empire-whole = Whole map
web-inca_empire-show-network = Network of { $name } and what the next scoring gives
web-inca_empire-part-map = Map
web-inca_empire-part-list = List
web-inca_empire-part-sun = Sun board
web-inca_empire-build-road = Build the road { $road }
web-inca_empire-build-here = Build at { $site }
web-inca_empire-build-terrace = Build a terrace in { $region }
web-inca_empire-conquer = Conquer { $region }

## What a place is

web-inca_empire-is-connection = free connection
web-inca_empire-is-road = road
web-inca_empire-is-wild = wilderness road
web-inca_empire-is-parallel = parallel road
web-inca_empire-is-conquered = conquered
web-inca_empire-is-open = to be conquered
web-inca_empire-is-hidden = marker face down
web-inca_empire-is-start = start region
web-inca_empire-is-city = city
web-inca_empire-is-city-temple = city with temple
web-inca_empire-is-garrison = garrison
web-inca_empire-is-garrison-temple = garrison with temple
web-inca_empire-is-site-capital = capital of the realm
web-inca_empire-is-site-city = site for a city
web-inca_empire-is-site-garrison = site for a garrison
web-inca_empire-is-site-huaca = huaca, only roads

## The tag beside the pointer

web-inca_empire-free = free
web-inca_empire-tag-road = Free road { $now } of { $of }
web-inca_empire-tag-free-road = Free road
web-inca_empire-tag-additional_road = Additional road
web-inca_empire-tag-city = City
web-inca_empire-tag-garrison = Garrison
web-inca_empire-tag-temple = Temple
web-inca_empire-tag-key_outpost = Key Outpost
web-inca_empire-tag-terrace = Terrace
web-inca_empire-tag-conquest = Conquest
web-inca_empire-tag-extra_conquest = Extra conquest
web-inca_empire-tag-plain = { $what }: { $price }
web-inca_empire-tag-gain = { $what }: { $price }, { $gain ->
        [one] +{ $gain } point
       *[other] +{ $gain } points
    }
web-inca_empire-tag-marker = Resistance { $resistance }, labor { $labor }, points { $vp }
web-inca_empire-tag-income = { $labor } labor in every Inca phase
web-inca_empire-tag-bonus = Temple bonus +{ $bonus }
web-inca_empire-tag-joined = In the network of
web-inca_empire-tag-joins = Connects { $sites }
web-inca_empire-tag-next = +{ $points } at the next scoring
web-inca_empire-tag-turns = Turns up { $regions }
web-inca_empire-tag-reaches = Conquest opens: { $regions }

## The era track

web-inca_empire-setup = Set-up
web-inca_empire-track = Era track
web-inca_empire-scorings =
    { $count ->
        [one] { $count } scoring left
       *[other] { $count } scorings left
    }

## The Sun board

web-inca_empire-sun-board = Sun board
web-inca_empire-more = Texts
web-inca_empire-less = Names only
web-inca_empire-fold = Hide the Sun board
web-inca_empire-unfold = Show the Sun board
web-inca_empire-face-down = face down
web-inca_empire-no-card = no card
web-inca_empire-lay = place here
web-inca_empire-lay-on = Place the card where it touches { $names }
web-inca_empire-hand = Your hand
web-inca_empire-hand-choose = choose a card, then a field
web-inca_empire-hand-field = choose the field between two players
web-inca_empire-hand-later = one is placed in the next Sun phase
web-inca_empire-sapa-terraces = Terraces
web-inca_empire-sapa-garrisons = Garrisons
web-inca_empire-sapa-cities = Cities
web-inca_empire-sapa-temples = Temples
web-inca_empire-effect-RU = Roads in unconquered regions are removed at the end of every Sun phase.
web-inca_empire-effect-ES = One more terrace in a Construction.
web-inca_empire-effect-WP = After a paid additional road one more is free.
web-inca_empire-effect-WR = One road may be new, or parallel to another player’s.
web-inca_empire-effect-XC = One more road in Road Building.
web-inca_empire-effect-EN = One road fewer in Road Building, at least one stays.
web-inca_empire-effect-EP = Cities cost 2 labor more.
web-inca_empire-effect-KO = A garrison may become a city for 4 labor.
web-inca_empire-effect-UR = Cities score 2 points more when founded.
web-inca_empire-effect-BP = One more garrison in a Construction.
web-inca_empire-effect-HW = Garrisons cost 1 labor more.
web-inca_empire-effect-SF = Garrisons score 1 point more when built.
web-inca_empire-effect-MS = Conquests cost 1 labor less.
web-inca_empire-effect-PS = 1 labor for each of your markers with resistance 1, in every Sun phase.
web-inca_empire-effect-RX = An extra conquest for 2 labor more.
web-inca_empire-effect-RS = Conquests cost 1 labor more.
web-inca_empire-effect-RF = A temple may stand on a garrison.
web-inca_empire-effect-SE = A temple only without roads in this turn.
web-inca_empire-effect-PG = 7 points instead of an action, with a temple at Pucara de Andagala or Ranchillo.
web-inca_empire-effect-PA = 5 points instead of an action, with a temple at Chiquitoy Viejo or Pachacamac.
web-inca_empire-effect-PL = 4 points instead of an action, with a temple at Machu Picchu or Huanuco Pampa.

## The list view

web-inca_empire-seek = Find a place
web-inca_empire-now = What you may do
web-inca_empire-regions = Regions and sites

## Player panels

web-inca_empire-sign-temple = Temple
web-inca_empire-sign-terrace = Terrace
web-inca_empire-sign-military = Conquest
web-inca_empire-labor = Labor
web-inca_empire-has-labor = Labor; { $income } more in the next Inca phase
web-inca_empire-has-regions = Conquered regions
web-inca_empire-has-next = Points at the next scoring
web-inca_empire-has-order = Turn order
web-inca_empire-order = No. { $place }
web-inca_empire-has-terraces = Terraces
web-inca_empire-has-roads = Roads

inca_empire-chapter-map = Components and map
rule-IE-M01 = The map has two sides: one for four players with 45 regions to conquer and 4 start regions, one for three players with 39 and 3.
rule-IE-M02 = The side for four players has 123 sites (Cuzco, 25 city sites of which 9 significant, 27 garrison sites, 70 huacas) and 239 printed connections.
rule-IE-M03 = The side for three players has 111 sites (Cuzco, 23 city sites of which 8 significant, 21 garrison sites, 66 huacas) and 218 printed connections.
rule-IE-M04 = There are five kinds of site: the capital, city sites, significant city sites (with a temple bonus), garrison sites and huacas.
rule-IE-M05 = A huaca is only a junction of roads; nothing can be built there.
rule-IE-M06 = Cuzco is in every network but touches only start regions; nothing is built there and it scores nothing.
rule-IE-M07 = A site touches the region it lies in, or every region whose border it lies on.
rule-IE-M08 = Each city site touches exactly one region; some garrison sites touch two or more.
rule-IE-M09 = Each printed connection joins two sites and lies in exactly one region, also when it follows a border.
rule-IE-M10 = Two regions are neighbours only if the map data lists them as such; a contact in a corner does not count.
rule-IE-M11 = From Cuzco leads exactly one printed connection for each player: the start roads.
rule-IE-M12 = Start regions count as conquered from the beginning, have no culture marker and give no labor.
rule-IE-M13 = A region conquered by anybody is conquered for everybody: for roads, cities and garrisons it does not matter who did it.
rule-IE-M14 = A conquered region stays conquered for the rest of the game.
rule-IE-M15 = There are six types of culture marker, from Ayllu to Great Kingdom, each with its resistance, labor and victory points.
rule-IE-M16 = Labor, road sticks, cities, garrisons, terraces and temples never run out.
rule-IE-M17 = The Sun deck has 32 cards of 21 types.
rule-IE-M18 = With four players the Sun board is a ring of four fields; each field touches two players and each player touches two fields.
rule-IE-M19 = With three players the Sun board has three fields; each pair of players shares one.
rule-IE-M20 = The colours are orange (Chinchaysuyu), blue (Antisuyu), brown (Collasuyu) and green (Contisuyu); blue is left out with three players.
rule-IE-M21 = The names of roads and of new links are valid only on their own side of the map.
rule-IE-M22 = Nine significant cities carry a temple bonus of 1 to 4 points (eight with three players).

inca_empire-chapter-setup = Set-up
rule-IE-S01 = Every random step of the set-up is drawn and recorded, in a fixed order.
rule-IE-S02 = Three or four play, on the side of the map and the Sun board made for their number.
rule-IE-S03 = With three players five Sun cards are left out: the three pilgrimages, one Rural Unrest and one Wilderness Road; 27 remain.
rule-IE-S04 = With three players one culture marker of each type is left out; 39 remain.
rule-IE-S05 = Colours and start regions are dealt at random, or chosen if the option says so.
rule-IE-S06 = Everybody starts with 0 points and one road on their own start road.
rule-IE-S07 = One culture marker lies face down in each region that is no start region; its type is drawn when it is turned up.
rule-IE-S08 = Before the game begins the markers in all regions next to a start region are turned up.
rule-IE-S09 = Each player is dealt 3 Sun cards in secret; the rest is the draw pile.
rule-IE-S10 = The game begins with the first phase of the first column.
rule-IE-S11 = The turn order tiles are dealt at random and hold for the whole first era.
rule-IE-S12 = While points are equal at the start, the lower tile stands ahead.
rule-IE-S13 = Everybody starts without labor; the first Inca phase brings the first tokens.
rule-IE-S14 = With chosen colours the players pick in seat order before everything else; the last one gets the colour that is left.
rule-IE-S15 = With three players only orange, brown and green are dealt; after the set-up only the tiles decide any order.
rule-IE-S16 = Options that do not exist, values outside their list and combinations that are not offered are refused before the set-up.
rule-IE-S17 = A named start player gets tile 1 without a draw; the other tiles are dealt to the others at random.

inca_empire-chapter-tracks = Era track and score track
rule-IE-T01 = The phases are played strictly in the order of the track; a phase ends when every player has finished it.
rule-IE-T02 = A whole game has 7 Inca, 16 Sun, 18 People and 6 Sapa Inca phases.
rule-IE-T03 = The first era has no Sun phase and no Sapa Inca phase, and all labor left over is kept.
rule-IE-T04 = The first era has two People phases, or three if the option says so.
rule-IE-T05 = Income, support and the labor that may be kept are printed for each era.
rule-IE-T06 = Victory points have no upper limit and never fall.
rule-IE-T07 = Whoever has more points is ahead; with equal points, whoever got there first.
rule-IE-T08 = Whenever a player’s points rise, that player arrives behind everybody who already stands on the same number.
rule-IE-T09 = Gaining 0 points does not move the figure: the place among equals stays.
rule-IE-T10 = All points of one step are moved together.

inca_empire-chapter-hidden = Hidden information and chance
rule-IE-H01 = Chance happens only at its own entries; nothing has an order beforehand.
rule-IE-H02 = Labor, markers taken, terraces, points and turn order are open to all.
rule-IE-H03 = Face-down markers, the draw pile and the invasion markers are drawn only at the moment somebody gets to know them.
rule-IE-H04 = Chance entries come in a fixed order, and regions in the order of the map data.
rule-IE-H05 = Everybody sees who placed a Sun card and where; which card it is stays hidden until all are turned up.

inca_empire-chapter-inca = Inca phase
rule-IE-I01 = Each player gains the labor of the era: 6, 3, 0 and 0.
rule-IE-I02 = Each player gains the labor shown on their own culture markers and 1 for each of their terraces.
rule-IE-I03 = Support comes after everybody’s income.
rule-IE-I04 = In the first era there is no support.
rule-IE-I05 = In the second era the leader gives 1 labor to the player in last place.
rule-IE-I06 = In the third and fourth eras the leader gives 2 labor to the last player, and with four players the second gives 1 to the third.
rule-IE-I07 = With three players nobody but the leader gives support.
rule-IE-I08 = Support follows the ranking at this moment, is forced and changes no rank.
rule-IE-I09 = A giver with too few tokens gives all there are and owes nothing.
rule-IE-I10 = Gifts are worked out after all income and do not influence each other.

inca_empire-chapter-sun = Sun phase
rule-IE-U01 = First comes a new turn order: the last in rank gets tile 1, the leader the highest tile.
rule-IE-U02 = That order holds for placing cards now and for the People phase that follows.
rule-IE-U03 = In turn order each player places exactly one Sun card from hand, face down; passing is not possible.
rule-IE-U04 = Only a field without a card of this same Sun phase may be chosen; it need not touch you.
rule-IE-U05 = In the end every field has exactly one new card.
rule-IE-U06 = After placing, the player draws one card, back to a hand of 3.
rule-IE-U07 = The card just drawn cannot be placed in the same Sun phase.
rule-IE-U08 = When all have placed, all new cards are turned up at once.
rule-IE-U09 = Cards stay until the next Sapa Inca phase and act on both players who border the field.
rule-IE-U10 = When a card must be drawn and the pile is empty, the discard pile becomes the draw pile; cards on the board stay out.
rule-IE-U11 = There is always a card to draw.
rule-IE-U12 = After turning up, first Popular Support and then Rural Unrest take effect, for every copy face up on the board.
rule-IE-U13 = All other cards act only in the People phases that follow.
rule-IE-U14 = Copies of a card add up, also when they lie in different fields of the player.
rule-IE-U15 = Where the option says everyone, one Rural Unrest in any field hits all players.

inca_empire-chapter-people = People phase
rule-IE-P01 = In turn order each player takes one turn with two actions, Road Building and Construction, in either order.
rule-IE-P02 = An action once begun is finished before the other may begin.
rule-IE-P03 = Road Building begins with its first road, Construction with its first step.
rule-IE-P04 = Both actions may be left out, in part or as a whole.
rule-IE-P05 = A pilgrimage may replace one action that has not begun, while no action is in progress.
rule-IE-P06 = Whether a step is allowed is decided at that moment, with everything built and turned up before.
rule-IE-P07 = Road Building closes by itself when all roads are used up or no road is possible.
rule-IE-P08 = Construction in progress closes by itself when no further step is possible.
rule-IE-P09 = If no action is in progress and nothing at all is possible, the open actions are closed by themselves; otherwise only the player closes an action not begun.
rule-IE-P10 = The turn ends when both actions are closed.
rule-IE-P11 = Steps that turned up a marker cannot be undone.
rule-IE-P12 = Actions that close by themselves are no decisions and stand in no record; a turn may pass without any decision.
rule-IE-P13 = A closed action can neither be opened again nor be replaced by a pilgrimage.
rule-IE-P14 = While an action is open, every possible step of it and its end are offered, and every possible pilgrimage once for each open action.
rule-IE-P15 = After each decision, once all markers are known, it is tested in turn whether the action in progress, the open actions and the turn are over.

inca_empire-chapter-roads = Roads
rule-IE-R01 = Your network is every site joined to Cuzco through your own roads, Cuzco included.
rule-IE-R02 = Road Building gives 2 free roads, one more for each Extra Road Crew and one fewer for each El Niño Flooding, but never fewer than 1.
rule-IE-R03 = You may build fewer roads than allowed, or none.
rule-IE-R04 = A normal road needs a printed connection that carries no normal road yet.
rule-IE-R05 = One end of the road must already be in your network.
rule-IE-R06 = At least one end of the road must touch a conquered region or a start region.
rule-IE-R07 = The road itself may lie in an unconquered region; either end may touch the conquered one.
rule-IE-R08 = Roads are built one at a time; the next may continue the last.
rule-IE-R09 = Branches and closed loops are allowed.
rule-IE-R10 = After each road the face-down markers in all regions touching its ends are turned up at once.
rule-IE-R11 = Sites are open to everybody; only connections are taken.
rule-IE-R12 = You never have two roads between the same two sites.
rule-IE-R13 = Roads score nothing when built.
rule-IE-R14 = Roads leave the map only through Rural Unrest.
rule-IE-R15 = When a road joins a cut-off piece to the network, the whole piece belongs to it again at once.

inca_empire-chapter-wilderness = Wilderness roads
rule-IE-W01 = In one People phase you may build at most as many wilderness roads as Wilderness Road cards act on you.
rule-IE-W02 = A wilderness road uses up one road of its action and costs what a normal one costs there.
rule-IE-W03 = A wilderness road also needs an end in your network and an end touching a conquered region, and turns up markers.
rule-IE-W04 = A connection with a normal road of another player may be doubled by a parallel; the first road stays as it is.
rule-IE-W05 = A printed connection without a normal road is built as a normal road, never as a wilderness road.
rule-IE-W06 = New links join two sites without a printed connection; the map lists every possible one, however long.
rule-IE-W07 = A new link crosses no printed connection and keeps clear of all other sites.
rule-IE-W08 = A new link stays on land and never runs between the sea and a coastal site.
rule-IE-W09 = A new link passes at most one border.
rule-IE-W10 = The map lists the regions a new link lies in.
rule-IE-W11 = A new link cannot be built while a link that it crosses is on the map, whoever built it.
rule-IE-W12 = A new link that one player has built may be built by others too, with a Wilderness Road.
rule-IE-W13 = A parallel lies in the region of its printed connection.
rule-IE-W14 = A wilderness road stays when its card is discarded.
rule-IE-W15 = If unrest removes the normal road beside a parallel, the connection is free for everybody but those who still have a parallel there.
rule-IE-W16 = A wilderness road is shown as such, with its owner.

inca_empire-chapter-construction = Construction
rule-IE-B01 = Construction has one main option: city, garrison, conquest, temple, terrace, additional road, Key Outpost with its card, or pass.
rule-IE-B02 = Cards may allow more steps of the same kind, and extra conquests besides the main option.
rule-IE-B03 = Steps are taken one by one; extra conquests may come before, between or after those of the main option.
rule-IE-B04 = Every step is paid at once and in full; without enough labor it is not possible.
rule-IE-B05 = The points of a step are scored at once by its builder.
rule-IE-B06 = A city needs an empty city site in your network in a conquered region; it costs 6 labor, 2 more for each Epidemic, and scores 4, 2 more for each Urban Renewal.
rule-IE-B07 = A garrison needs an empty garrison site in your network that touches a conquered region; it costs 4 labor, 1 more for each Harsh Weather, and scores 3, 1 more for each Stores Stop Famine.
rule-IE-B08 = One Construction builds one garrison, and one more for each Building Project.
rule-IE-B09 = A temple needs a city in your network that has no temple; it costs 5 labor and scores 4 plus the bonus of the site.
rule-IE-B10 = The bonus of a site is scored once, by the builder of the temple.
rule-IE-B11 = A temple needs no conquered region; it is enough that the city stands.
rule-IE-B12 = A terrace is laid beside one of your own culture markers that has none; it costs 2 labor and scores 1.
rule-IE-B13 = One Construction lays one terrace, and one more for each Expert Surveyors, each on a different marker.
rule-IE-B14 = Start regions have no marker and take no terrace.
rule-IE-B15 = A terrace belongs to its builder for ever, whatever happens to the network.
rule-IE-B16 = You can conquer only an unconquered region touched by a site of your network.
rule-IE-B17 = A conquest costs the resistance of the marker, 1 more for each Resistance, 1 less for each Military Superiority, 2 more as an extra conquest, never less than 0.
rule-IE-B18 = The conqueror takes the marker, scores its points, and the markers in all neighbouring regions are turned up.
rule-IE-B19 = The marker of a region that can be conquered is always face up.
rule-IE-B20 = One Construction allows one extra conquest for each Rapid Expansion, each for 2 labor more.
rule-IE-B21 = The main option may be a conquest too, without the extra 2 labor; you name each conquest as main or extra.
rule-IE-B22 = An extra conquest may stand alone with a passed main option, but not in a Construction given up for a pilgrimage.
rule-IE-B23 = An additional road costs 1 labor and follows the rules for roads.
rule-IE-B24 = After the paid additional road one more is free for each Workers Press On; without the paid one there is none.
rule-IE-B25 = El Niño Flooding and Extra Road Crew do not change the additional road.
rule-IE-B26 = Only one main option in a Construction.
rule-IE-B27 = Cities, garrisons and temples belong to nobody.
rule-IE-B28 = A site carries at most one city or garrison and at most one temple.
rule-IE-B29 = Improvements are never destroyed; a garrison may become a city.
rule-IE-B30 = Passing means no main option; nothing is gained.
rule-IE-B31 = After the main option only the further steps that your cards allow are open: the same garrisons or terraces, free roads, and extra conquests.
rule-IE-B32 = A region that can be taken both as main and as extra conquest is offered as both.
rule-IE-B33 = A city needs an empty city site; a garrison site that became a city takes no other city or garrison.

inca_empire-chapter-cards = Sun Event cards
rule-IE-K01 = A card acts fully on each of the two players who border its field, and on nobody else, until the next Sapa Inca phase.
rule-IE-K02 = Rural Unrest removes every road of an affected player that lies in an unconquered region, all at once.
rule-IE-K03 = Rural Unrest hits only the two neighbours of its field, unless the option says everyone.
rule-IE-K04 = A printed road or a parallel lies in its one region; running along an unconquered region is harmless.
rule-IE-K05 = A new link is removed if any region it lies in is unconquered.
rule-IE-K06 = The start road is never removed.
rule-IE-K07 = Cut-off pieces stay on the map, keep their connections taken and can be hit by later unrest.
rule-IE-K08 = Sites reached only by a cut-off piece are not in your network: no building, conquest, road, pilgrimage or scoring there until it is joined again.
rule-IE-K09 = Connections freed by unrest are open to anybody; markers stay face up.
rule-IE-K10 = A second Rural Unrest on the same player adds nothing in that Sun phase.
rule-IE-K11 = Rural Unrest takes effect again in each later Sun phase while it lies there.
rule-IE-K12 = Expert Surveyors: one more terrace in a Construction, each at its full price and points.
rule-IE-K13 = Workers Press On: one more road free of charge after the paid additional road.
rule-IE-K14 = Wilderness Road: one of your roads in each People phase may be a wilderness road.
rule-IE-K15 = Extra Road Crew: one road more in Road Building for each copy.
rule-IE-K16 = El Niño Flooding: one road fewer in Road Building for each copy, but at least one remains.
rule-IE-K17 = Epidemic: each city and each Key Outpost costs 2 labor more for each copy.
rule-IE-K18 = Key Outpost: as main option a garrison in your network becomes a city, for 4 labor and 4 points before Epidemic and Urban Renewal.
rule-IE-K19 = Any garrison in your network will do, whoever built it and whatever regions it touches.
rule-IE-K20 = A temple on the garrison stays; from now on the site counts as a city, without bonus.
rule-IE-K21 = At most one Key Outpost in a Construction, and only with its card.
rule-IE-K22 = Harsh Weather, Stores Stop Famine and Building Project do not touch Key Outpost.
rule-IE-K23 = Urban Renewal: 2 points more for each city and Key Outpost when built; later scoring is unchanged.
rule-IE-K24 = Building Project: one more garrison in a Construction, at its full price.
rule-IE-K25 = Harsh Weather: each garrison costs 1 labor more.
rule-IE-K26 = Stores Stop Famine: each garrison scores 1 point more when built.
rule-IE-K27 = With Building Project, Harsh Weather and Stores Stop Famine together each garrison costs 5 and scores 4.
rule-IE-K28 = Military Superiority: each conquest, main or extra, costs 1 labor less, not below 0.
rule-IE-K29 = Resistance: each conquest, main or extra, costs 1 labor more for each copy.
rule-IE-K30 = Military Superiority and Resistance cancel one for one.
rule-IE-K31 = Popular Support: for each copy an affected player gains 1 labor for each of their own markers with resistance 1 or less.
rule-IE-K32 = Popular Support looks only at the printed resistance.
rule-IE-K33 = Popular Support pays again in each Sun phase while it lies there.
rule-IE-K34 = Rapid Expansion: one extra conquest in a Construction for each copy, for 2 labor more.
rule-IE-K35 = Religious Fervor: a temple may also be built on a garrison of your network, for 5 labor and 4 points, without bonus.
rule-IE-K36 = One temple in a Construction, on a city or on a garrison.
rule-IE-K37 = A temple on a garrison scores 1 point like any other, also when the card is gone.
rule-IE-K38 = Under a Solar Eclipse you may build a temple only if you built no road in Road Building and made no pilgrimage in this turn.
rule-IE-K39 = Under a Solar Eclipse building the temple forfeits Road Building if it has not begun.
rule-IE-K40 = Road Building ended with no road counts as skipped: under a Solar Eclipse the temple is still allowed.
rule-IE-K41 = A Solar Eclipse concerns temples on garrisons too; additional roads, conquests and everything else go on as usual.
rule-IE-K42 = A forfeited Road Building cannot be replaced by a pilgrimage.
rule-IE-K43 = A pilgrimage gives up Road Building or Construction as a whole and scores at once: Great 7, Annual 5, Local 4.
rule-IE-K44 = A pilgrimage needs its card in a field that touches you and a temple in your network at one of its two cities.
rule-IE-K45 = For a pilgrimage it does not matter who built the city or the temple.
rule-IE-K46 = At most one pilgrimage in a turn, whatever the number of cards.
rule-IE-K47 = A pilgrimage may be repeated in each People phase while its card lies there.
rule-IE-K48 = A pilgrimage may come before or after the other action; a temple built earlier in the turn counts.
rule-IE-K49 = A temple and a pilgrimage may happen in the same turn, except under a Solar Eclipse or if the option forbids it.
rule-IE-K50 = No card asks for a discard, a choice or a payment just by lying there.
rule-IE-K51 = Under a Solar Eclipse an extra conquest before the temple leaves Road Building open; only the temple forfeits it.
rule-IE-K52 = All limits for one People phase count for your own turn only and start anew in the next.

inca_empire-chapter-sapa_inca = Sapa Inca phase
rule-IE-A01 = First all cards on the Sun board are discarded; none influences the scoring.
rule-IE-A02 = Players score in the order of rank at the start of the scoring, the leader first.
rule-IE-A03 = Each terrace of your own scores 1 point.
rule-IE-A04 = Each garrison in your network scores 2, each city 3 and each temple 1, whoever built them.
rule-IE-A05 = A city with a temple gives 4 points, a garrison with a temple 3.
rule-IE-A06 = Each player’s total is moved in one step; whoever scores earlier stays ahead on equal points.
rule-IE-A07 = Cut-off pieces score nothing.
rule-IE-A08 = Culture markers, regions and roads score nothing here.
rule-IE-A09 = Then labor above the number the era lets you keep goes back: 3 stay in the second era, 2 in the third, none in the fourth.

inca_empire-chapter-end = End of the game
rule-IE-E01 = The game is over when the last column has been scored.
rule-IE-E02 = The highest rank wins; there are no ties.
rule-IE-E03 = Labor, cards in hand and roads are worth nothing at the end.
rule-IE-E04 = The score sheet shows for each player where the points came from; its sum is the score.
rule-IE-E05 = The final ranking lists all players.
rule-IE-E06 = The sheet always has the same thirteen entries, each a whole number.
rule-IE-E07 = The game ends with the era track, or with the arrival if Pizarro’s Arrival is played.

inca_empire-chapter-variants = Variants
rule-IE-V01 = Pizarro’s Arrival: four invasion markers, one of them the arrival, wait at the People phases of the last era.
rule-IE-V02 = After each People phase of the last era its invasion marker is turned up before anything else.
rule-IE-V03 = After the arrival the remaining Sun and People phases are skipped: one last scoring, and the game ends. After a blank it goes on.
rule-IE-V04 = The four possible ends are equally likely.
rule-IE-V05 = Early Downfall, for four players only: the three pilgrimage cards are left out; 29 cards remain.
rule-IE-V06 = Early Downfall skips the columns 2c and 3b as a whole.
rule-IE-V07 = Early Downfall has 5 Inca, 11 Sun, 13 People and 4 Sapa Inca phases.
rule-IE-V08 = Early Downfall is not offered with three players.
rule-IE-V09 = The Gods Agree: markers with labor 3 lie face up in the four Hand of God regions from the start.
rule-IE-V10 = The four markers are drawn at random, region by region, from all with labor 3; the others follow as usual.
rule-IE-V11 = With three players the markers left out are removed before that.
rule-IE-V12 = The variants may be combined freely, as long as each fits the number of players.

inca_empire-chapter-edge = Special cases
rule-IE-X01 = If no road is possible, Road Building closes without effect or compensation.
rule-IE-X02 = El Niño Flooding never forces anybody to build a road.
rule-IE-X03 = Without labor Construction can only be passed, unless a step costs nothing.
rule-IE-X04 = The supply never runs out.
rule-IE-X05 = The draw pile is refilled only when a card has to be drawn.
rule-IE-X06 = Draw pile and discard pile are never both empty.
rule-IE-X07 = A region touched only by your cut-off roads cannot be conquered by you.
rule-IE-X08 = Markers turned up by one step are turned up together; no decision lies between.
rule-IE-X09 = Conquering a region with roads of others changes only what later unrest may remove.
rule-IE-X10 = A garrison on a border stays valid whatever happens to its other regions.
rule-IE-X11 = A Wilderness Road without a possible line gives nothing.
rule-IE-X12 = Two players never arrive on the track at the same time.
rule-IE-X13 = When all regions are conquered, Rural Unrest, conquests and Rapid Expansion have no effect.
rule-IE-X14 = With equal points support follows the order on the track.
rule-IE-X15 = Whoever has 0 points and scores 0 keeps the place from the set-up.
rule-IE-X16 = A card in a field that does not touch its owner acts on the two players who border it.
rule-IE-X17 = With three players there is no pilgrimage.
rule-IE-X18 = In the last Sun phase cards are still drawn, without use.
rule-IE-X19 = With Building Project and labor for one garrison only, one is built and that is all.
rule-IE-X20 = You may take the main conquest and leave the extra one, or the reverse.
rule-IE-X21 = After an extra conquest the main option may already use the new region.
rule-IE-X22 = After an early arrival the other invasion markers stay unknown.
rule-IE-X23 = A game that is broken off has no winner.
rule-IE-X24 = Placing a card is asked even with a single choice; equal cards in hand are one choice.
rule-IE-X25 = A parallel stays a wilderness road, also when the normal road beside it is gone.
rule-IE-X26 = A wilderness road removed by unrest gives nothing back; a Wilderness Road card is needed to build it again.
rule-IE-X27 = Actions closing by themselves and refills of the pile reveal nothing hidden.
rule-IE-X28 = Where several rules forbid a choice, any of them may be named.

inca_empire-chapter-invariants = What always holds
rule-IE-N01 = All culture markers are face down, face up or taken, and a region is conquered only if it is a start region or its marker is taken.
rule-IE-N02 = All Sun cards are in the pile, the discard, on the board or in hands, and every hand holds 3 except between placing and drawing.
rule-IE-N03 = Every field holds one card for each Sun phase since the last scoring.
rule-IE-N04 = Labor is never negative, points never fall, and points equal the sum of the score sheet.
rule-IE-N05 = Each printed connection has at most one normal road, and nobody has two roads between the same sites.
rule-IE-N06 = Every start road is there and belongs to its player.
rule-IE-N07 = No two built new links cross, and all are on the list.
rule-IE-N08 = Every improvement stands on a site of the right kind.
rule-IE-N09 = Nobody has more terraces than markers, and no marker has two.
rule-IE-N10 = Every region at the end of a road or next to a conquered one is face up or conquered.
rule-IE-N11 = Turn order and ranking always list every player exactly once.
rule-IE-N12 = Improvements and conquered regions never become fewer.
rule-IE-N13 = In one turn nobody exceeds the limits for roads, wilderness roads, extra conquests and pilgrimages.
rule-IE-N14 = Every network contains Cuzco and the player’s start site.

## Names of the options

inca_empire-option-pizarros_arrival-name = Pizarro’s Arrival
inca_empire-option-early_downfall-name = Early Downfall
inca_empire-option-the_gods_agree-name = The Gods Agree
inca_empire-option-color_assignment-name = Colours and start regions
inca_empire-option-rural_unrest_scope-name = Whom Rural Unrest hits
inca_empire-option-temple_bars_pilgrimage-name = Temple and pilgrimage in one turn
inca_empire-option-first_era_people_phases-name = People phases of the first era
inca_empire-option-mini-name = Mini game: to the first Sapa Inca phase

web-inca_empire-keyboard = Inca Empire, on the map
