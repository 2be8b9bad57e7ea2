inca_empire-title = Inca Empire
inca_empire-about = Quatre régions, un réseau de routes, un soleil qui tourne.
older-rules-inca_empire-1 = Aucune route sauvage ne peut joindre Pataz et Achupallas.
inca_empire-preset-standard = La partie du livret
inca_empire-preset-standard-line = Toutes les ères, couleurs au hasard.
inca_empire-preset-gods = Les dieux sont d’accord
inca_empire-preset-gods-line = Quatre régions montrent leur main-d’œuvre dès le début.
inca_empire-preset-pizarro = L’arrivée de Pizarro
inca_empire-preset-pizarro-line = L’invasion peut clore la fin de l’empire à tout moment.
inca_empire-preset-downfall = Chute précoce
inca_empire-preset-downfall-line = Une partie plus courte à quatre, sans pèlerinages.

## Options

inca_empire-option-start_player = La place qui reçoit la tuile d’ordre 1, ou au hasard.
inca_empire-option-pizarros_arrival = L’arrivée de Pizarro : après chaque phase du Peuple de la Fin de l’Empire on révèle un marqueur d’invasion ; l’arrivée met fin à la partie plus tôt.
inca_empire-option-early_downfall = Chute précoce, à quatre joueurs seulement : les colonnes 2c et 3b sont sautées et les cartes de pèlerinage retirées.
inca_empire-option-the_gods_agree = Les dieux sont d’accord : quatre marqueurs de main-d’œuvre 3 sont visibles dès le début dans les régions de la Main de Dieu.
inca_empire-option-color_assignment = Si les couleurs et régions de départ sont tirées au sort ou choisies dans l’ordre des places.
inca_empire-option-rural_unrest_scope = Si la Révolte rurale touche seulement les deux voisins de sa case ou tout le monde.
inca_empire-option-temple_bars_pilgrimage = Si un temple et un pèlerinage s’excluent dans un même tour seulement sous Éclipse solaire ou toujours.
inca_empire-option-first_era_people_phases = Combien de phases du Peuple compte la première ère.
inca_empire-option-mini = La partie se termine avec la première phase du Sapa Inca, après les colonnes 1a et 2a de la piste des ères, avec les mêmes règles ; pour des essais rapides et la recherche.
inca_empire-start_player-random = au hasard
inca_empire-color_assignment-random = tirées au sort
inca_empire-color_assignment-chosen = choisies
inca_empire-rural_unrest_scope-neighbours = les deux voisins
inca_empire-rural_unrest_scope-everyone = tout le monde
inca_empire-temple_bars_pilgrimage-eclipse_only = seulement sous Éclipse solaire
inca_empire-temple_bars_pilgrimage-always = toujours

## Actions

inca_empire-do-choose_color = Prendre { $color }
inca_empire-do-place_card = Poser { $card } entre { $field }
inca_empire-do-road = { $way ->
        [wilderness] Construire une route à travers les terres sauvages : { $road }
        [parallel] Construire une seconde route : { $road }
       *[printed] Construire la route { $road }
    }
inca_empire-do-end_roads = Terminer la Construction de routes
inca_empire-do-city = Fonder une cité : { $site }
inca_empire-do-garrison = Construire une garnison : { $site }
inca_empire-do-temple = Construire un temple : { $site }
inca_empire-do-key_outpost = Avant-poste clé, la garnison devient une cité : { $site }
inca_empire-do-terrace = Construire une terrasse : { $region }
inca_empire-do-conquest = Conquérir { $region }
inca_empire-do-extra_conquest = Conquérir { $region } en conquête supplémentaire
inca_empire-do-additional_road = { $way ->
        [wilderness] Route supplémentaire à travers les terres sauvages : { $road }
        [parallel] Seconde route supplémentaire : { $road }
       *[printed] Route supplémentaire : { $road }
    }
inca_empire-do-end_construction = Terminer le Chantier
inca_empire-do-pilgrimage =
    { $action ->
        [R] { $card } au lieu de la Construction de routes
       *[C] { $card } au lieu du Chantier
    }
inca_empire-did-choose_color = { $who } pris { $color }
inca_empire-did-place_card = { $who } posé { $card } entre { $field }
inca_empire-did-road = { $way ->
        [wilderness] { $who } construit une route à travers les terres sauvages : { $road }
        [parallel] { $who } construit une seconde route : { $road }
       *[printed] { $who } construit la route { $road }
    }
inca_empire-did-end_roads = { $who } terminé la Construction de routes
inca_empire-did-city = { $who } fondé une cité : { $site }
inca_empire-did-garrison = { $who } construit une garnison : { $site }
inca_empire-did-temple = { $who } construit un temple : { $site }
inca_empire-did-key_outpost = { $who } fait une cité de la garnison : { $site } (Avant-poste clé)
inca_empire-did-terrace = { $who } construit une terrasse : { $region }
inca_empire-did-conquest = { $who } conquis { $region }
inca_empire-did-extra_conquest = { $who } conquis { $region } en conquête supplémentaire
inca_empire-did-additional_road = { $way ->
        [wilderness] { $who } construit une route supplémentaire à travers les terres sauvages : { $road }
        [parallel] { $who } construit une seconde route supplémentaire : { $road }
       *[printed] { $who } construit une route supplémentaire : { $road }
    }
inca_empire-did-end_construction = { $who } terminé le Chantier
inca_empire-did-pilgrimage = { $action ->
        [R] { $who } fait le { $card } au lieu de la Construction de routes
       *[C] { $who } fait le { $card } au lieu du Chantier
    }

## Chance

inca_empire-chance-seat = { $who } reçu { $color }
inca_empire-chance-up = { $region } a été révélée : { $marker }
inca_empire-chance-deal = { $who } reçu { $card }
inca_empire-chance-tile = { $who } reçu la place { $tile } dans l’ordre du tour
inca_empire-chance-draw = { $who } pioché { $card }
inca_empire-chance-invasion = Le marqueur d’invasion { $number } a été révélé : { $marker }
inca_empire-hidden-deal = { $count ->
        [one] { $who } reçu une carte du Soleil
       *[other] { $who } reçu { $count } cartes du Soleil
    }
inca_empire-hidden-draw = { $count ->
        [one] { $who } pioché une carte du Soleil
       *[other] { $who } pioché { $count } cartes du Soleil
    }
inca_empire-hidden-place_card = { $count ->
        [one] { $who } posé une carte du Soleil face cachée
       *[other] { $who } posé { $count } cartes du Soleil face cachée
    }

## Questions

inca_empire-ask-color = Quelle couleur et région de départ prenez-vous ?
inca_empire-ask-card = Quelle carte du Soleil posez-vous, et sur quelle case ?
inca_empire-ask-turn =
    { $labor ->
        [one] À vous : Construction de routes et Chantier, dans l’ordre voulu ; vous avez { $labor } jeton main-d’œuvre.
       *[other] À vous : Construction de routes et Chantier, dans l’ordre voulu ; vous avez { $labor } jetons main-d’œuvre.
    }
inca_empire-ask-roads =
    { $left ->
        [one] Construction de routes : vous pouvez construire encore { $left } route.
       *[other] Construction de routes : vous pouvez construire encore { $left } routes.
    }
inca_empire-ask-construction =
    { $labor ->
        [one] Chantier : et ensuite ? Vous avez { $labor } jeton main-d’œuvre.
       *[other] Chantier : et ensuite ? Vous avez { $labor } jetons main-d’œuvre.
    }

## Events

inca_empire-event-phase = { $era } : { $phase }.
inca_empire-event-last_color = { $who } reçu la couleur restante : { $color }.
inca_empire-event-income = { $labor ->
        [one] { $who } gagné { $labor } jeton main-d’œuvre.
       *[other] { $who } gagné { $labor } jetons main-d’œuvre.
    }
inca_empire-event-support = { $labor ->
        [one] { $who } donné { $labor } jeton main-d’œuvre à { $other } (aide).
       *[other] { $who } donné { $labor } jetons main-d’œuvre à { $other } (aide).
    }
inca_empire-event-order = Nouvel ordre du tour : { $order }.
inca_empire-event-reveal = { $who } posé { $card } entre { $field }.
inca_empire-event-refill = { $cards ->
        [one] La défausse, { $cards } carte, est devenue la pioche.
       *[other] La défausse, { $cards } cartes, est devenue la pioche.
    }
inca_empire-event-popular_support = { $labor ->
        [0] { $who } gagné zéro jeton main-d’œuvre (Soutien populaire).
        [one] { $who } gagné { $labor } jeton main-d’œuvre (Soutien populaire).
       *[other] { $who } gagné { $labor } jetons main-d’œuvre (Soutien populaire).
    }
inca_empire-event-unrest = { $roads ->
        [0] { $who } conservé toutes les routes (Révolte rurale).
        [one] { $who } perdu { $roads } route (Révolte rurale).
       *[other] { $who } perdu { $roads } routes (Révolte rurale).
    }
inca_empire-event-points = { $points ->
        [one] { $who } marqué { $points } point : { $category }.
       *[other] { $who } marqué { $points } points : { $category }.
    }
inca_empire-event-sapa = { $points ->
        [one] { $who } marqué { $points } point pour le réseau (terrasses { $terraces }, garnisons { $garrisons }, cités { $cities }, temples { $temples }).
       *[other] { $who } marqué { $points } points pour le réseau (terrasses { $terraces }, garnisons { $garrisons }, cités { $cities }, temples { $temples }).
    }
inca_empire-event-keep = { $labor ->
        [one] { $who } rendu { $labor } jeton main-d’œuvre.
       *[other] { $who } rendu { $labor } jetons main-d’œuvre.
    }
inca_empire-event-close = { $action ->
        [R] { $who } terminé la Construction de routes : plus de route possible.
       *[C] { $who } terminé le Chantier : plus d’étape possible.
    }
inca_empire-event-forfeit = { $who } perdu la Construction de routes (Éclipse solaire).
inca_empire-event-arrival = Pizarro est arrivé : le dernier décompte a suivi aussitôt.

## Refusals

inca_empire-why-labor =
    { $price ->
        [one] Cela coûte { $price } jeton main-d’œuvre ; vous en avez { $labor }.
       *[other] Cela coûte { $price } jetons main-d’œuvre ; vous en avez { $labor }.
    }

## Score sheet and end

inca_empire-sheet-conquest = Conquêtes
inca_empire-sheet-city = Cités fondées
inca_empire-sheet-garrison = Garnisons construites
inca_empire-sheet-temple = Temples construits
inca_empire-sheet-temple_bonus = Bonus des temples
inca_empire-sheet-terrace = Terrasses construites
inca_empire-sheet-key_outpost = Avant-postes clés
inca_empire-sheet-event_extra = Extras d’événements
inca_empire-sheet-pilgrimage = Pèlerinages
inca_empire-sheet-sapa_terrace = Décompte : terrasses
inca_empire-sheet-sapa_garrison = Décompte : garnisons
inca_empire-sheet-sapa_city = Décompte : cités
inca_empire-sheet-sapa_temple = Décompte : temples
inca_empire-end-era_track = La dernière colonne de la piste des ères a été décomptée.
inca_empire-end-arrival = Pizarro est arrivé.
inca_empire-end-mini = La première phase du Sapa Inca, dernière de la mini-partie, est terminée.

## Words for values

inca_empire-category-conquest = conquêtes
inca_empire-category-city = cités fondées
inca_empire-category-garrison = garnisons construites
inca_empire-category-temple = temples construits
inca_empire-category-temple_bonus = bonus des temples
inca_empire-category-terrace = terrasses construites
inca_empire-category-key_outpost = Avant-postes clés
inca_empire-category-event_extra = extras d’événements
inca_empire-category-pilgrimage = pèlerinages
inca_empire-color-O = orange
inca_empire-color-B = bleu
inca_empire-color-N = marron
inca_empire-color-G = vert
inca_empire-way-printed = une route de la carte
inca_empire-way-wilderness = à travers les terres sauvages
inca_empire-way-parallel = une seconde route
inca_empire-field-OB = Chinchaysuyu et Antisuyu
inca_empire-field-BN = Antisuyu et Collasuyu
inca_empire-field-NG = Collasuyu et Contisuyu
inca_empire-field-GO = Contisuyu et Chinchaysuyu
inca_empire-field-ON = Chinchaysuyu et Collasuyu
inca_empire-marker-m1 = Ayllu (1/1/1)
inca_empire-marker-m2 = Guerriers (2/1/2)
inca_empire-marker-m3 = Cultivateurs (2/2/1)
inca_empire-marker-m4 = Chefferie (3/2/2)
inca_empire-marker-m5 = Royaume (4/3/2)
inca_empire-marker-m6 = Grand royaume (5/3/3)
inca_empire-marker-arrival = l’arrivée
inca_empire-marker-blank = vierge
inca_empire-phase-inca = phase Inca
inca_empire-phase-sun = phase du Soleil
inca_empire-phase-people = phase du Peuple
inca_empire-phase-sapa_inca = phase Sapa Inca
inca_empire-era-1 = Avant l’Empire
inca_empire-era-2 = Début de l’Empire
inca_empire-era-3 = Milieu de l’Empire
inca_empire-era-4 = Fin de l’Empire
inca_empire-card-RU = Révolte rurale
inca_empire-card-ES = Arpenteurs experts
inca_empire-card-WP = Ouvriers infatigables
inca_empire-card-WR = Route sauvage
inca_empire-card-XC = Équipe de route supplémentaire
inca_empire-card-EN = Inondations d’El Niño
inca_empire-card-EP = Épidémie
inca_empire-card-KO = Avant-poste clé
inca_empire-card-UR = Renouveau urbain
inca_empire-card-BP = Projet de construction
inca_empire-card-HW = Intempéries
inca_empire-card-SF = Greniers contre la famine
inca_empire-card-MS = Supériorité militaire
inca_empire-card-PS = Soutien populaire
inca_empire-card-RX = Expansion rapide
inca_empire-card-RS = Résistance
inca_empire-card-RF = Ferveur religieuse
inca_empire-card-SE = Éclipse solaire
inca_empire-card-PG = Grand pèlerinage
inca_empire-card-PA = Pèlerinage annuel
inca_empire-card-PL = Pèlerinage local
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
        [one] { $value } jeton main-d’œuvre
       *[other] { $value } jetons main-d’œuvre
    }

## The board in the terminal

inca_empire-board-legend = Le nord est à gauche. @ Cuzco · c, g, o sites de cité, de garnison, sans construction · C cité, G garnison, T, t avec temple · ≡ terrasse · ? face cachée · formes sur routes et régions : joueurs
inca_empire-board-regions = À conquérir (résistance/main-d’œuvre/points) :
inca_empire-board-face_down = Faces cachées :
inca_empire-board-open = Sites vides de votre réseau :
inca_empire-board-lines = Routes possibles :
inca_empire-board-new = nouvelle, de la place { $seat }
inca_empire-board-piles = Cartes du Soleil : pioche { $pile }, défausse { $discard }.
inca_empire-board-hand = Votre main :
inca_empire-board-player = Joueur
inca_empire-board-vp = PV
inca_empire-board-labor = Main-d’œuvre
inca_empire-board-regions_owned = Régions
inca_empire-board-roads = Routes
inca_empire-board-network = Reliés
inca_empire-board-next = Décompte
inca_empire-board-cards = Cartes
inca_empire-board-connected = { $cities } C, { $garrisons } G, { $temples } T

## Pourquoi un coup

inca_empire-reason-points = Points marqués
inca_empire-reason-network = Les points du réseau aux prochains décomptes
inca_empire-reason-labor = De la main-d’œuvre utile
inca_empire-reason-idle = De la main-d’œuvre en trop
inca_empire-reason-sites = Des bâtiments des autres à portée
inca_empire-reason-buildings = Ce qui peut être bâti ou conquis ensuite
inca_empire-reason-risk = Des routes à l’abri des révoltes
inca_empire-reason-cards = Les cartes du Soleil en vigueur
inca_empire-reason-rivals = { $change ->
        [loses] Plus pour les autres
       *[other] Moins pour les autres
    }
inca_empire-reason-network-at = { $change ->
        [takes] Relie { $site } au réseau
        [keeps] Garde { $site } dans le réseau
        [loses] Coupe { $site } du réseau
       *[misses] N’atteint pas encore { $site }
    }
inca_empire-reason-buildings-at = { $change ->
        [takes] Met la région { $region } à portée
        [keeps] Garde la région { $region } à portée
        [loses] La région { $region } n’est plus à conquérir
       *[misses] N’approche pas encore de la région { $region }
    }

learn-inca_empire-welcome =
    Bienvenue dans les Andes ! De Cuzco, au milieu, chacun trace des routes, conquiert des régions et bâtit. Lors d’un décompte vous profitez de tout ce que vos routes atteignent, quel que soit le bâtisseur.
learn-inca_empire-network =
    Une route mène de Cuzco à votre région de départ : c’est votre réseau. Les marqueurs des régions voisines sont visibles. Ils montrent résistance, main-d’œuvre et points.
learn-inca_empire-conquest =
    Un tour a deux actions : Chantier et Construction de routes, dans l’ordre voulu. Vous avez 6 jetons main-d’œuvre. Commencez par le Chantier : conquérez Cana pour 3. Vous gagnez 2 points, et 2 jetons main-d’œuvre à chaque phase Inca.
learn-inca_empire-road =
    Maintenant la Construction de routes : deux sont gratuites. Chacune part de votre réseau, et l’un de ses bouts doit toucher une terre conquise. Construisez la première.
learn-inca_empire-further =
    La deuxième route peut continuer là où la première s’arrête. Avec elle votre tour finit.
learn-inca_empire-rivals =
    Les autres ont aussi conquis des régions. Une région conquise est ouverte à tous, et ses voisines sont retournées. Ici vous voyez les points et la main-d’œuvre de chacun.
learn-inca_empire-terrace =
    Deuxième phase du Peuple. Il vous reste 3 jetons main-d’œuvre. Posez une terrasse près de votre marqueur de Cana : 2 jetons main-d’œuvre pour 1 point, puis 1 jeton main-d’œuvre à chaque phase Inca et 1 point à chaque décompte.
learn-inca_empire-reach =
    De nouveau deux routes. Elles ne rapportent rien par elles-mêmes, mais chaque cité et garnison qu’elles atteignent comptera. Construisez les deux.
learn-inca_empire-era =
    La première ère est finie. À la phase Inca chacun a reçu de la main-d’œuvre : 3 pour l’ère, et ce que donnent ses marqueurs et terrasses. Puis le premier a dû aider le dernier.
learn-inca_empire-sun =
    Maintenant la phase du Soleil. Posez Supériorité militaire face cachée sur une case près de vous : vos conquêtes coûtent moins. La case touche aussi un autre joueur, qui partage l’effet.
learn-inca_empire-shown =
    Toutes les cartes sont retournées. Elles restent jusqu’au décompte et agissent sur les deux joueurs à côté de leur case.
learn-inca_empire-city =
    Vous avez assez de main-d’œuvre pour une cité. Fondez Raqchi : 6 jetons main-d’œuvre, 4 points, et 3 de plus à chaque décompte pour tous ceux qui l’atteignent. D’abord, vous seul.
learn-inca_empire-roads =
    Maintenant deux routes ce tour-ci : de Paruro à Ampato, et de Paruro à Cotahuasi. Les routes en terre non conquise peuvent être perdues par Révolte rurale : mieux vaut passer par des régions conquises.
learn-inca_empire-second =
    La deuxième phase du Soleil, dans l’ordre des points. Placez la carte Ouvriers infatigables entre Chinchaysuyu et Collasuyu : après une route payée, une autre sera gratuite.
learn-inca_empire-before =
    Le dernier tour avant le décompte. Construisez deux routes, jusqu’à Coporaque puis jusqu’à Moquegua, et conquérez Colesuyo, qu’elles vous ont ouverte.
learn-inca_empire-scoring =
    La phase Sapa Inca est venue : le premier décompte. Chacun a marqué pour ses propres terrasses, et pour chaque cité, garnison et temple que ses routes atteignent.
learn-inca_empire-counts =
    Les cartes du Soleil sont parties, et l’ère continue avec de la main-d’œuvre pour tous. Il y a six décomptes, et ce que les routes atteignent compte à chaque fois : atteignez beaucoup, et tôt.
learn-inca_empire-go =
    À partir d’ici, la partie est à vous. La lampe donne des indices, et le livre de règles explique chaque carte. Bon voyage !

## Colours as the board draws them

web-inca_empire-drawn-color-N = magenta

## Names of kinds in the prompt

web-inca_empire-kind-road = Construire une route
web-inca_empire-kind-additional_road = Route supplémentaire contre main-d’œuvre
web-inca_empire-kind-city = Fonder une cité
web-inca_empire-kind-garrison = Bâtir une garnison
web-inca_empire-kind-temple = Bâtir un temple
web-inca_empire-kind-key_outpost = Avant-poste clé
web-inca_empire-kind-terrace = Bâtir une terrasse
web-inca_empire-kind-conquest = Conquérir une région
web-inca_empire-kind-extra_conquest = Conquête supplémentaire
web-inca_empire-kind-place_card = Poser une carte du Soleil
web-inca_empire-kind-pilgrimage = Partir en pèlerinage
web-inca_empire-kind-choose_color = Choisir votre suyu
web-inca_empire-asks-road = Quelle route construisez-vous ?
web-inca_empire-asks-additional_road = Quelle route supplémentaire construisez-vous ?
web-inca_empire-asks-city = Où fondez-vous une cité ?
web-inca_empire-asks-garrison = Où construisez-vous une garnison ?
web-inca_empire-asks-temple = Où construisez-vous un temple ?
web-inca_empire-asks-key_outpost = Quelle garnison devient une cité ?
web-inca_empire-asks-terrace = Où construisez-vous une terrasse ?
web-inca_empire-asks-conquest = Quelle région conquérez-vous ?
web-inca_empire-asks-extra_conquest = Quelle région conquérez-vous en conquête supplémentaire ?
web-inca_empire-asks-place_card = Quelle carte du Soleil posez-vous, et sur quelle case ?
web-inca_empire-asks-place_card-card = Sur quelle case posez-vous { $card } ?
web-inca_empire-asks-pilgrimage = Quel pèlerinage faites-vous, et au lieu de quelle action ?

## The map

web-inca_empire-map = Carte du royaume ; les flèches la déplacent, plus et moins zooment
web-inca_empire-overview = Vue d’ensemble de la carte
web-inca_empire-north = Nord
web-inca_empire-views = Vues de la carte
web-inca_empire-closer = Agrandir
web-inca_empire-farther = Réduire
web-inca_empire-my-network = Mon réseau
web-inca_empire-whole = Toute la carte
web-inca_empire-show-network = Réseau de { $name } et ce que donne le prochain décompte
web-inca_empire-part-map = Carte
web-inca_empire-part-list = Liste
web-inca_empire-part-sun = Plateau du Soleil
web-inca_empire-build-road = Construire la route { $road }
web-inca_empire-build-here = Bâtir à { $site }
web-inca_empire-build-terrace = Bâtir une terrasse en { $region }
web-inca_empire-conquer = Conquérir { $region }

## What a place is

web-inca_empire-is-connection = liaison libre
web-inca_empire-is-road = route
web-inca_empire-is-wild = route sauvage
web-inca_empire-is-parallel = route parallèle
web-inca_empire-is-conquered = conquise
web-inca_empire-is-open = à conquérir
web-inca_empire-is-hidden = marqueur face cachée
web-inca_empire-is-start = région de départ
web-inca_empire-is-city = cité
web-inca_empire-is-city-temple = cité avec temple
web-inca_empire-is-garrison = garnison
web-inca_empire-is-garrison-temple = garnison avec temple
web-inca_empire-is-site-capital = capitale du royaume
web-inca_empire-is-site-city = site de cité
web-inca_empire-is-site-garrison = site de garnison
web-inca_empire-is-site-huaca = huaca, routes seulement

## The tag beside the pointer

web-inca_empire-free = gratuit
web-inca_empire-tag-road = Route gratuite { $now } sur { $of }
web-inca_empire-tag-free-road = Route gratuite
web-inca_empire-tag-additional_road = Route supplémentaire
web-inca_empire-tag-city = Cité
web-inca_empire-tag-garrison = Garnison
web-inca_empire-tag-temple = Temple
web-inca_empire-tag-key_outpost = Avant-poste clé
web-inca_empire-tag-terrace = Terrasse
web-inca_empire-tag-conquest = Conquête
web-inca_empire-tag-extra_conquest = Conquête supplémentaire
web-inca_empire-tag-plain = { $what } : { $price }
web-inca_empire-tag-gain = { $what } : { $price }, { $gain ->
        [one] +{ $gain } point
       *[other] +{ $gain } points
    }
web-inca_empire-tag-marker = Résistance { $resistance }, main-d’œuvre { $labor }, points { $vp }
web-inca_empire-tag-income = { $labor } de main-d’œuvre à chaque phase Inca
web-inca_empire-tag-bonus = Bonus de temple +{ $bonus }
web-inca_empire-tag-joined = Dans le réseau de
web-inca_empire-tag-joins = Relie { $sites }
web-inca_empire-tag-next = +{ $points } au prochain décompte
web-inca_empire-tag-turns = Révèle { $regions }
web-inca_empire-tag-reaches = Conquête possible : { $regions }

## The era track

web-inca_empire-setup = Mise en place
web-inca_empire-track = Piste des ères
web-inca_empire-scorings =
    { $count ->
        [one] { $count } décompte restant
       *[other] { $count } décomptes restants
    }

## The Sun board

web-inca_empire-sun-board = Plateau du Soleil
web-inca_empire-more = Textes
web-inca_empire-less = Noms seuls
web-inca_empire-fold = Masquer le plateau du Soleil
web-inca_empire-unfold = Montrer le plateau du Soleil
web-inca_empire-face-down = face cachée
web-inca_empire-no-card = aucune carte
web-inca_empire-lay = poser ici
web-inca_empire-lay-on = Poser la carte là où elle touche { $names }
web-inca_empire-hand = Votre main
web-inca_empire-hand-choose = choisissez une carte, puis une case
web-inca_empire-hand-field = choisissez la case entre deux joueurs
web-inca_empire-hand-later = une sera posée à la prochaine phase du Soleil
web-inca_empire-sapa-terraces = Terrasses
web-inca_empire-sapa-garrisons = Garnisons
web-inca_empire-sapa-cities = Cités
web-inca_empire-sapa-temples = Temples
web-inca_empire-effect-RU = À la fin de chaque phase du Soleil, les routes en régions non conquises sont retirées.
web-inca_empire-effect-ES = Une terrasse de plus par Chantier.
web-inca_empire-effect-WP = Après une route supplémentaire payée, une autre est gratuite.
web-inca_empire-effect-WR = Une route peut être nouvelle, ou parallèle à celle d’un autre.
web-inca_empire-effect-XC = Une route de plus en Construction de routes.
web-inca_empire-effect-EN = Une route de moins, mais au moins une.
web-inca_empire-effect-EP = Les cités coûtent 2 de main-d’œuvre de plus.
web-inca_empire-effect-KO = Une garnison peut devenir cité pour 4 de main-d’œuvre.
web-inca_empire-effect-UR = Les cités rapportent 2 points de plus à leur fondation.
web-inca_empire-effect-BP = Une garnison de plus par Chantier.
web-inca_empire-effect-HW = Les garnisons coûtent 1 de main-d’œuvre de plus.
web-inca_empire-effect-SF = Les garnisons rapportent 1 point de plus à leur construction.
web-inca_empire-effect-MS = Les conquêtes coûtent 1 de main-d’œuvre de moins.
web-inca_empire-effect-PS = 1 de main-d’œuvre par marqueur de résistance 1, à chaque phase du Soleil.
web-inca_empire-effect-RX = Une conquête supplémentaire pour 2 de main-d’œuvre de plus.
web-inca_empire-effect-RS = Les conquêtes coûtent 1 de main-d’œuvre de plus.
web-inca_empire-effect-RF = Un temple peut se dresser sur une garnison.
web-inca_empire-effect-SE = Un temple seulement sans routes ce tour-ci.
web-inca_empire-effect-PG = 7 points au lieu d’une action, avec un temple à Pucara de Andagala ou Ranchillo.
web-inca_empire-effect-PA = 5 points au lieu d’une action, avec un temple à Chiquitoy Viejo ou Pachacamac.
web-inca_empire-effect-PL = 4 points au lieu d’une action, avec un temple à Machu Picchu ou Huanuco Pampa.

## The list view

web-inca_empire-seek = Chercher un lieu
web-inca_empire-now = Ce que vous pouvez faire
web-inca_empire-regions = Régions et sites

## Player panels

web-inca_empire-sign-temple = Temple
web-inca_empire-sign-terrace = Terrasse
web-inca_empire-sign-military = Conquête
web-inca_empire-labor = Main-d’œuvre
web-inca_empire-has-labor = Main-d’œuvre ; { $income } de plus à la prochaine phase Inca
web-inca_empire-has-regions = Régions conquises
web-inca_empire-has-next = Points au prochain décompte
web-inca_empire-has-order = Ordre du tour
web-inca_empire-order = n° { $place }
web-inca_empire-has-terraces = Terrasses
web-inca_empire-has-roads = Routes

inca_empire-chapter-map = Matériel et carte
rule-IE-M01 = La carte a deux faces : l’une pour quatre joueurs avec 45 régions à conquérir et 4 régions de départ, l’autre pour trois avec 39 et 3.
rule-IE-M02 = La face à quatre joueurs compte 123 sites (Cuzco, 25 sites de cité dont 9 importants, 27 sites de garnison, 70 huacas) et 239 liaisons imprimées.
rule-IE-M03 = La face à trois joueurs compte 111 sites (Cuzco, 23 sites de cité dont 8 importants, 21 sites de garnison, 66 huacas) et 218 liaisons imprimées.
rule-IE-M04 = Il y a cinq sortes de sites : la capitale, les sites de cité, les cités importantes (avec un bonus de temple), les sites de garnison et les huacas.
rule-IE-M05 = Une huaca n’est qu’un carrefour de routes ; on n’y construit rien.
rule-IE-M06 = Cuzco fait partie de tous les réseaux mais ne touche que des régions de départ ; on n’y construit rien et elle ne rapporte rien.
rule-IE-M07 = Un site touche la région où il se trouve, ou toutes celles dont il borde la frontière.
rule-IE-M08 = Chaque site de cité touche exactement une région ; certains sites de garnison en touchent deux ou plus.
rule-IE-M09 = Chaque liaison imprimée relie deux sites et se trouve dans une seule région, même si elle longe une frontière.
rule-IE-M10 = Deux régions ne sont voisines que si les données de la carte le disent ; un contact par un coin ne compte pas.
rule-IE-M11 = De Cuzco part exactement une liaison imprimée par joueur : les routes de départ.
rule-IE-M12 = Les régions de départ comptent comme conquises dès le début, n’ont pas de marqueur de culture et ne donnent pas de main-d’œuvre.
rule-IE-M13 = Une région conquise par l’un est conquise pour tous : pour les routes, les cités et les garnisons, peu importe par qui.
rule-IE-M14 = Une région conquise le reste jusqu’à la fin de la partie.
rule-IE-M15 = Il y a six types de marqueurs de culture, d’Ayllu à Grand royaume, chacun avec sa résistance, sa main-d’œuvre et ses points de victoire.
rule-IE-M16 = Main-d’œuvre, routes, cités, garnisons, terrasses et temples ne s’épuisent jamais.
rule-IE-M17 = La pioche du Soleil a 32 cartes de 21 types.
rule-IE-M18 = À quatre joueurs le plateau du Soleil est un anneau de quatre cases ; chaque case touche deux joueurs et chaque joueur touche deux cases.
rule-IE-M19 = À trois joueurs le plateau du Soleil a trois cases ; chaque paire de joueurs en partage une.
rule-IE-M20 = Les couleurs sont orange (Chinchaysuyu), bleu (Antisuyu), marron (Collasuyu) et vert (Contisuyu) ; le bleu manque à trois joueurs.
rule-IE-M21 = Les noms des routes et des nouvelles liaisons ne valent que sur leur face de la carte.
rule-IE-M22 = Neuf cités importantes ont un bonus de temple de 1 à 4 points (huit à trois joueurs).

inca_empire-chapter-setup = Mise en place
rule-IE-S01 = Chaque étape aléatoire de la mise en place est tirée et notée, dans un ordre fixe.
rule-IE-S02 = On joue à trois ou à quatre, sur la face de la carte et du plateau du Soleil faite pour ce nombre.
rule-IE-S03 = À trois joueurs on retire cinq cartes du Soleil : les trois pèlerinages, une Révolte rurale et une Route sauvage ; il en reste 27.
rule-IE-S04 = À trois joueurs on retire un marqueur de culture de chaque type ; il en reste 39.
rule-IE-S05 = Couleurs et régions de départ sont tirées au sort, ou choisies si l’option le dit.
rule-IE-S06 = Chacun commence avec 0 point et une route sur sa route de départ.
rule-IE-S07 = Un marqueur de culture est posé face cachée dans chaque région qui n’est pas de départ ; son type est tiré quand on le retourne.
rule-IE-S08 = Avant le début on retourne les marqueurs de toutes les régions voisines d’une région de départ.
rule-IE-S09 = Chaque joueur reçoit 3 cartes du Soleil en secret ; le reste forme la pioche.
rule-IE-S10 = La partie commence par la première phase de la première colonne.
rule-IE-S11 = Les tuiles d’ordre sont tirées au sort et valent pour toute la première ère.
rule-IE-S12 = Tant que les points de départ sont égaux, la plus petite tuile est devant.
rule-IE-S13 = Chacun commence sans main-d’œuvre ; la première phase Inca apporte les premiers jetons.
rule-IE-S14 = Avec des couleurs choisies, les joueurs choisissent dans l’ordre des places avant tout le reste ; le dernier reçoit la couleur restante.
rule-IE-S15 = À trois joueurs il n’y a que l’orange, le marron et le vert ; après la mise en place, seules les tuiles décident de l’ordre.
rule-IE-S16 = Les options inconnues, les valeurs hors liste et les combinaisons non proposées sont refusées avant la mise en place.
rule-IE-S17 = Un premier joueur désigné reçoit la tuile 1 sans tirage ; les autres tuiles sont tirées pour les autres.

inca_empire-chapter-tracks = Piste des ères et piste de score
rule-IE-T01 = Les phases se jouent strictement dans l’ordre de la piste ; une phase finit quand tous l’ont terminée.
rule-IE-T02 = Une partie entière compte 7 phases Inca, 16 du Soleil, 18 du Peuple et 6 Sapa Inca.
rule-IE-T03 = La première ère n’a ni phase du Soleil ni phase Sapa Inca, et toute la main-d’œuvre restante est gardée.
rule-IE-T04 = La première ère a deux phases du Peuple, ou trois si l’option le dit.
rule-IE-T05 = Revenu, aide et main-d’œuvre qu’on peut garder sont imprimés pour chaque ère.
rule-IE-T06 = Les points de victoire sont sans limite et ne baissent jamais.
rule-IE-T07 = Qui a plus de points est devant ; à égalité, qui y est arrivé le premier.
rule-IE-T08 = Chaque fois que les points d’un joueur montent, il arrive derrière tous ceux qui sont déjà sur ce nombre.
rule-IE-T09 = Gagner 0 point ne déplace pas la figurine : la place parmi les ex æquo reste.
rule-IE-T10 = Tous les points d’une étape sont marqués ensemble.

inca_empire-chapter-hidden = Informations cachées et hasard
rule-IE-H01 = Le hasard n’intervient qu’à ses propres entrées ; rien n’a d’ordre à l’avance.
rule-IE-H02 = Main-d’œuvre, marqueurs pris, terrasses, points et ordre du tour sont visibles de tous.
rule-IE-H03 = Marqueurs face cachée, pioche et marqueurs d’invasion ne sont tirés qu’au moment où quelqu’un les apprend.
rule-IE-H04 = Les tirages viennent dans un ordre fixe, et les régions dans l’ordre des données de la carte.
rule-IE-H05 = Tous voient qui a posé une carte du Soleil et où ; laquelle reste caché jusqu’à ce que toutes soient retournées.

inca_empire-chapter-inca = Phase Inca
rule-IE-I01 = Chaque joueur gagne la main-d’œuvre de l’ère : 6, 3, 0 et 0.
rule-IE-I02 = Chaque joueur gagne la main-d’œuvre de ses marqueurs de culture et 1 par terrasse à lui.
rule-IE-I03 = L’aide vient après le revenu de tous.
rule-IE-I04 = Pendant la première ère il n’y a pas d’aide.
rule-IE-I05 = Pendant la deuxième ère le premier donne 1 jeton main-d’œuvre au dernier.
rule-IE-I06 = Pendant les troisième et quatrième ères le premier donne 2 jetons main-d’œuvre au dernier et, à quatre, le deuxième en donne 1 au troisième.
rule-IE-I07 = À trois joueurs seul le premier donne de l’aide.
rule-IE-I08 = L’aide suit le classement du moment, est obligatoire et ne change aucun rang.
rule-IE-I09 = Qui a trop peu de jetons donne tous ceux qu’il a et ne doit plus rien.
rule-IE-I10 = Les aides se calculent après tous les revenus et ne s’influencent pas.

inca_empire-chapter-sun = Phase du Soleil
rule-IE-U01 = D’abord vient le nouvel ordre : le dernier du classement reçoit la tuile 1, le premier la plus haute.
rule-IE-U02 = Cet ordre vaut pour poser les cartes maintenant et pour la phase du Peuple qui suit.
rule-IE-U03 = Dans l’ordre du tour chacun pose exactement une carte du Soleil de sa main, face cachée ; on ne peut pas passer.
rule-IE-U04 = On ne peut choisir qu’une case sans carte de cette même phase du Soleil ; elle n’a pas besoin de vous toucher.
rule-IE-U05 = À la fin chaque case a exactement une carte nouvelle.
rule-IE-U06 = Après avoir posé, le joueur pioche une carte et revient à 3 en main.
rule-IE-U07 = La carte qu’on vient de piocher ne peut pas être posée dans la même phase du Soleil.
rule-IE-U08 = Quand tous ont posé, toutes les cartes nouvelles sont retournées ensemble.
rule-IE-U09 = Les cartes restent jusqu’à la prochaine phase Sapa Inca et agissent sur les deux joueurs qui bordent la case.
rule-IE-U10 = S’il faut piocher et que la pioche est vide, la défausse devient la pioche ; les cartes du plateau restent dehors.
rule-IE-U11 = Il y a toujours une carte à piocher.
rule-IE-U12 = Après les avoir retournées, d’abord le Soutien populaire puis la Révolte rurale agissent, pour chaque exemplaire visible sur le plateau.
rule-IE-U13 = Toutes les autres cartes n’agissent que dans les phases du Peuple qui suivent.
rule-IE-U14 = Les exemplaires d’une carte s’ajoutent, même dans des cases différentes du joueur.
rule-IE-U15 = Quand l’option dit tout le monde, une Révolte rurale dans n’importe quelle case frappe tous les joueurs.

inca_empire-chapter-people = Phase du Peuple
rule-IE-P01 = Dans l’ordre du tour chacun joue un tour de deux actions, Construction de routes et Chantier, dans l’ordre de son choix.
rule-IE-P02 = Une action commencée se termine avant que l’autre commence.
rule-IE-P03 = La Construction de routes commence avec la première route, le Chantier avec la première étape.
rule-IE-P04 = Les deux actions peuvent être laissées de côté, en partie ou en entier.
rule-IE-P05 = Un pèlerinage peut remplacer une action non commencée, tant qu’aucune n’est en cours.
rule-IE-P06 = Qu’une étape soit permise se décide à ce moment, avec tout ce qui a été construit et retourné avant.
rule-IE-P07 = La Construction de routes se ferme d’elle-même quand les routes sont épuisées ou qu’aucune n’est possible.
rule-IE-P08 = Un Chantier en cours se ferme de lui-même quand aucune étape n’est plus possible.
rule-IE-P09 = Si aucune action n’est en cours et que rien n’est possible, les actions ouvertes se ferment d’elles-mêmes ; sinon seul le joueur ferme une action non commencée.
rule-IE-P10 = Le tour finit quand les deux actions sont fermées.
rule-IE-P11 = Les étapes qui ont retourné un marqueur ne peuvent pas être annulées.
rule-IE-P12 = Les actions qui se ferment d’elles-mêmes ne sont pas des décisions et ne sont pas notées ; un tour peut passer sans décision.
rule-IE-P13 = Une action fermée ne peut être ni rouverte ni remplacée par un pèlerinage.
rule-IE-P14 = Tant qu’une action est ouverte, toutes ses étapes possibles et sa fin sont proposées, et chaque pèlerinage possible une fois par action ouverte.
rule-IE-P15 = Après chaque décision, une fois tous les marqueurs connus, on vérifie dans l’ordre si l’action en cours, les actions ouvertes et le tour sont finis.

inca_empire-chapter-roads = Routes
rule-IE-R01 = Votre réseau, ce sont tous les sites reliés à Cuzco par vos routes, Cuzco compris.
rule-IE-R02 = La Construction de routes donne 2 routes gratuites, une de plus par Équipe de route supplémentaire, une de moins par Inondations d’El Niño, jamais moins de 1.
rule-IE-R03 = Vous pouvez construire moins de routes que permis, ou aucune.
rule-IE-R04 = Une route normale demande une liaison imprimée qui ne porte pas encore de route normale.
rule-IE-R05 = Un bout de la route doit déjà être dans votre réseau.
rule-IE-R06 = Au moins un bout de la route doit toucher une région conquise ou de départ.
rule-IE-R07 = La route elle-même peut se trouver dans une région non conquise ; l’un ou l’autre bout peut toucher la région conquise.
rule-IE-R08 = Les routes se construisent une à une ; la suivante peut prolonger la précédente.
rule-IE-R09 = Embranchements et boucles fermées sont permis.
rule-IE-R10 = Après chaque route on retourne aussitôt les marqueurs de toutes les régions qui touchent ses bouts.
rule-IE-R11 = Les sites sont ouverts à tous ; seules les liaisons sont prises.
rule-IE-R12 = Vous n’avez jamais deux routes entre les deux mêmes sites.
rule-IE-R13 = Les routes ne rapportent rien à la construction.
rule-IE-R14 = Les routes ne quittent la carte que par la Révolte rurale.
rule-IE-R15 = Quand une route rattache un tronçon isolé au réseau, tout le tronçon en fait aussitôt partie.

inca_empire-chapter-wilderness = Routes sauvages
rule-IE-W01 = Dans une phase du Peuple vous construisez au plus autant de routes sauvages qu’il y a de cartes Route sauvage qui agissent sur vous.
rule-IE-W02 = Une route sauvage prend une route de son action et coûte ce qu’y coûte une normale.
rule-IE-W03 = Une route sauvage demande aussi un bout dans votre réseau et un bout qui touche une région conquise, et retourne des marqueurs.
rule-IE-W04 = Une liaison qui porte une route normale d’un autre joueur peut être doublée par une parallèle ; la première route reste telle quelle.
rule-IE-W05 = Une liaison imprimée sans route normale se construit comme route normale, jamais comme route sauvage.
rule-IE-W06 = Les nouvelles liaisons joignent deux sites sans liaison imprimée ; la carte donne toutes celles qui sont possibles, quelle que soit leur longueur.
rule-IE-W07 = Une nouvelle liaison ne croise aucune liaison imprimée et passe loin de tous les autres sites.
rule-IE-W08 = Une nouvelle liaison reste sur terre et ne passe jamais entre la mer et un site côtier.
rule-IE-W09 = Une nouvelle liaison franchit au plus une frontière.
rule-IE-W10 = La carte donne les régions où se trouve une nouvelle liaison.
rule-IE-W11 = Une nouvelle liaison ne peut être construite tant qu’une liaison qu’elle croise est sur la carte, à qui que ce soit.
rule-IE-W12 = Une nouvelle liaison qu’un joueur a construite peut aussi l’être par d’autres, avec une Route sauvage.
rule-IE-W13 = Une parallèle se trouve dans la région de sa liaison imprimée.
rule-IE-W14 = Une route sauvage reste quand sa carte est défaussée.
rule-IE-W15 = Si la révolte enlève la route normale à côté d’une parallèle, la liaison est libre pour tous sauf ceux qui y ont encore une parallèle.
rule-IE-W16 = Une route sauvage est montrée comme telle, avec son propriétaire.

inca_empire-chapter-construction = Chantier
rule-IE-B01 = Le Chantier a une option principale : cité, garnison, conquête, temple, terrasse, route supplémentaire, Avant-poste clé avec sa carte, ou passer.
rule-IE-B02 = Des cartes peuvent permettre d’autres étapes de la même sorte et des conquêtes supplémentaires à côté de l’option principale.
rule-IE-B03 = Les étapes se font une à une ; les conquêtes supplémentaires peuvent venir avant, entre ou après celles de l’option principale.
rule-IE-B04 = Chaque étape se paie aussitôt et en entier ; sans assez de main-d’œuvre elle n’est pas possible.
rule-IE-B05 = Les points d’une étape sont marqués aussitôt par qui construit.
rule-IE-B06 = Une cité demande un site de cité vide de votre réseau en région conquise ; elle coûte 6 jetons main-d’œuvre, 2 de plus par Épidémie, et rapporte 4 points, 2 de plus par Renouveau urbain.
rule-IE-B07 = Une garnison demande un site de garnison vide de votre réseau qui touche une région conquise ; elle coûte 4 jetons main-d’œuvre, 1 de plus par Intempéries, et rapporte 3 points, 1 de plus par Greniers contre la famine.
rule-IE-B08 = Un Chantier construit une garnison, et une de plus par Projet de construction.
rule-IE-B09 = Un temple demande une cité de votre réseau sans temple ; il coûte 5 jetons main-d’œuvre et rapporte 4 points plus le bonus du site.
rule-IE-B10 = Le bonus d’un site est marqué une fois, par qui construit le temple.
rule-IE-B11 = Un temple ne demande pas de région conquise ; il suffit que la cité existe.
rule-IE-B12 = Une terrasse se pose à côté d’un marqueur de culture à soi sans terrasse ; elle coûte 2 jetons main-d’œuvre et rapporte 1 point.
rule-IE-B13 = Un Chantier pose une terrasse, et une de plus par Arpenteurs experts, chacune sur un autre marqueur.
rule-IE-B14 = Les régions de départ n’ont pas de marqueur et ne reçoivent pas de terrasse.
rule-IE-B15 = Une terrasse appartient pour toujours à qui l’a posée, quoi qu’il arrive au réseau.
rule-IE-B16 = Vous ne pouvez conquérir qu’une région non conquise que touche un site de votre réseau.
rule-IE-B17 = Une conquête coûte la résistance du marqueur, 1 de plus par Résistance, 1 de moins par Supériorité militaire, 2 de plus comme conquête supplémentaire, jamais moins de 0.
rule-IE-B18 = Le conquérant prend le marqueur, marque ses points, et les marqueurs de toutes les régions voisines sont retournés.
rule-IE-B19 = Le marqueur d’une région qu’on peut conquérir est toujours visible.
rule-IE-B20 = Un Chantier permet une conquête supplémentaire par Expansion rapide, chacune pour 2 de main-d’œuvre de plus.
rule-IE-B21 = L’option principale peut aussi être une conquête, sans les 2 de plus ; vous dites de chaque conquête si elle est principale ou supplémentaire.
rule-IE-B22 = Une conquête supplémentaire peut aller avec une option principale passée, mais pas avec un Chantier remplacé par un pèlerinage.
rule-IE-B23 = Une route supplémentaire coûte 1 jeton main-d’œuvre et suit les règles des routes.
rule-IE-B24 = Après la route supplémentaire payée, une de plus est gratuite par Ouvriers infatigables ; sans la payée il n’y en a aucune.
rule-IE-B25 = Inondations d’El Niño et Équipe de route supplémentaire ne changent pas la route supplémentaire.
rule-IE-B26 = Une seule option principale par Chantier.
rule-IE-B27 = Cités, garnisons et temples n’appartiennent à personne.
rule-IE-B28 = Un site porte au plus une cité ou une garnison et au plus un temple.
rule-IE-B29 = Les aménagements ne sont jamais détruits ; une garnison peut devenir une cité.
rule-IE-B30 = Passer, c’est n’avoir aucune option principale ; on ne gagne rien.
rule-IE-B31 = Après l’option principale, seules restent les étapes que vos cartes permettent : les mêmes garnisons ou terrasses, des routes gratuites, des conquêtes supplémentaires.
rule-IE-B32 = Une région qu’on peut prendre comme conquête principale et comme supplémentaire est proposée des deux façons.
rule-IE-B33 = Une cité demande un site de cité vide ; un site de garnison devenu cité ne reçoit ni autre cité ni garnison.

inca_empire-chapter-cards = Cartes Événement du Soleil
rule-IE-K01 = Une carte agit pleinement sur chacun des deux joueurs qui bordent sa case, et sur personne d’autre, jusqu’à la prochaine phase Sapa Inca.
rule-IE-K02 = La Révolte rurale enlève toutes les routes d’un joueur touché qui se trouvent en région non conquise, toutes à la fois.
rule-IE-K03 = La Révolte rurale ne frappe que les deux voisins de sa case, sauf si l’option dit tout le monde.
rule-IE-K04 = Une route imprimée ou une parallèle se trouve dans sa seule région ; longer une région non conquise est sans danger.
rule-IE-K05 = Une nouvelle liaison est enlevée si l’une des régions où elle se trouve n’est pas conquise.
rule-IE-K06 = La route de départ n’est jamais enlevée.
rule-IE-K07 = Les tronçons isolés restent sur la carte, gardent leurs liaisons et peuvent être frappés par une révolte ultérieure.
rule-IE-K08 = Les sites atteints seulement par un tronçon isolé ne sont pas dans votre réseau : ni chantier, ni conquête, ni route, ni pèlerinage, ni points tant qu’il n’est pas rattaché.
rule-IE-K09 = Les liaisons libérées par la révolte sont à qui veut ; les marqueurs restent visibles.
rule-IE-K10 = Une deuxième Révolte rurale sur le même joueur n’ajoute rien dans cette phase du Soleil.
rule-IE-K11 = La Révolte rurale agit à nouveau à chaque phase du Soleil suivante tant qu’elle est là.
rule-IE-K12 = Arpenteurs experts : une terrasse de plus par Chantier, chacune à plein prix et pleins points.
rule-IE-K13 = Ouvriers infatigables : une route gratuite de plus après la route supplémentaire payée.
rule-IE-K14 = Route sauvage : une de vos routes de chaque phase du Peuple peut être sauvage.
rule-IE-K15 = Équipe de route supplémentaire : une route de plus en Construction de routes par exemplaire.
rule-IE-K16 = Inondations d’El Niño : une route de moins en Construction de routes par exemplaire, mais il en reste toujours une.
rule-IE-K17 = Épidémie : chaque cité et chaque Avant-poste clé coûte 2 de main-d’œuvre de plus par exemplaire.
rule-IE-K18 = Avant-poste clé : comme option principale, une garnison de votre réseau devient une cité pour 4 jetons main-d’œuvre et 4 points, avant Épidémie et Renouveau urbain.
rule-IE-K19 = Toute garnison de votre réseau convient, peu importe qui l’a construite et quelles régions elle touche.
rule-IE-K20 = Un temple sur la garnison reste ; désormais le site compte comme cité, sans bonus.
rule-IE-K21 = Au plus un Avant-poste clé par Chantier, et seulement avec sa carte.
rule-IE-K22 = Intempéries, Greniers contre la famine et Projet de construction ne concernent pas l’Avant-poste clé.
rule-IE-K23 = Renouveau urbain : 2 points de plus par cité et Avant-poste clé à la construction ; les décomptes ne changent pas.
rule-IE-K24 = Projet de construction : une garnison de plus par Chantier, à plein prix.
rule-IE-K25 = Intempéries : chaque garnison coûte 1 de main-d’œuvre de plus.
rule-IE-K26 = Greniers contre la famine : chaque garnison rapporte 1 point de plus à la construction.
rule-IE-K27 = Avec Projet de construction, Intempéries et Greniers contre la famine ensemble, chaque garnison coûte 5 et rapporte 4.
rule-IE-K28 = Supériorité militaire : chaque conquête, principale ou supplémentaire, coûte 1 de main-d’œuvre de moins, pas moins de 0.
rule-IE-K29 = Résistance : chaque conquête, principale ou supplémentaire, coûte 1 de main-d’œuvre de plus par exemplaire.
rule-IE-K30 = Supériorité militaire et Résistance s’annulent une à une.
rule-IE-K31 = Soutien populaire : par exemplaire, un joueur touché gagne 1 jeton main-d’œuvre pour chaque marqueur à lui de résistance 1 ou moins.
rule-IE-K32 = Le Soutien populaire ne regarde que la résistance imprimée.
rule-IE-K33 = Le Soutien populaire paie à nouveau à chaque phase du Soleil tant qu’il est là.
rule-IE-K34 = Expansion rapide : une conquête supplémentaire par Chantier et par exemplaire, pour 2 de main-d’œuvre de plus.
rule-IE-K35 = Ferveur religieuse : un temple peut aussi être bâti sur une garnison de votre réseau, pour 5 jetons main-d’œuvre et 4 points, sans bonus.
rule-IE-K36 = Un seul temple par Chantier, sur une cité ou sur une garnison.
rule-IE-K37 = Un temple sur une garnison rapporte 1 point comme tout autre, même quand la carte est partie.
rule-IE-K38 = Sous une Éclipse solaire vous ne pouvez bâtir un temple que si vous n’avez ni construit de route en Construction de routes ni fait de pèlerinage ce tour-ci.
rule-IE-K39 = Sous une Éclipse solaire, bâtir le temple fait perdre la Construction de routes si elle n’a pas commencé.
rule-IE-K40 = Une Construction de routes finie sans route compte comme sautée : sous une Éclipse solaire le temple reste permis.
rule-IE-K41 = L’Éclipse solaire vaut aussi pour les temples sur garnison ; routes supplémentaires, conquêtes et tout le reste continuent comme d’habitude.
rule-IE-K42 = Une Construction de routes perdue ne peut pas être remplacée par un pèlerinage.
rule-IE-K43 = Un pèlerinage remplace la Construction de routes ou le Chantier en entier et rapporte aussitôt : Grand 7, Annuel 5, Local 4.
rule-IE-K44 = Un pèlerinage demande sa carte dans une case qui vous touche et un temple de votre réseau dans l’une de ses deux cités.
rule-IE-K45 = Pour un pèlerinage, peu importe qui a bâti la cité ou le temple.
rule-IE-K46 = Au plus un pèlerinage par tour, quel que soit le nombre de cartes.
rule-IE-K47 = Un pèlerinage peut être répété à chaque phase du Peuple tant que sa carte est là.
rule-IE-K48 = Un pèlerinage peut venir avant ou après l’autre action ; un temple bâti plus tôt dans le tour compte.
rule-IE-K49 = Temple et pèlerinage sont possibles dans le même tour, sauf sous une Éclipse solaire ou si l’option l’interdit.
rule-IE-K50 = Aucune carte ne demande de défausse, de choix ou de paiement par sa seule présence.
rule-IE-K51 = Sous une Éclipse solaire une conquête supplémentaire avant le temple laisse la Construction de routes ouverte ; seul le temple la fait perdre.
rule-IE-K52 = Toutes les limites d’une phase du Peuple ne comptent que pour votre tour et repartent à zéro à la suivante.

inca_empire-chapter-sapa_inca = Phase Sapa Inca
rule-IE-A01 = D’abord toutes les cartes du plateau du Soleil sont défaussées ; aucune n’influence le décompte.
rule-IE-A02 = Les joueurs marquent dans l’ordre du classement au début du décompte, le premier d’abord.
rule-IE-A03 = Chaque terrasse à soi rapporte 1 point.
rule-IE-A04 = Chaque garnison de votre réseau rapporte 2, chaque cité 3 et chaque temple 1, peu importe qui les a bâtis.
rule-IE-A05 = Une cité avec temple donne 4 points, une garnison avec temple 3.
rule-IE-A06 = Le total de chacun est marqué en une fois ; à égalité, qui marque plus tôt reste devant.
rule-IE-A07 = Les tronçons isolés ne rapportent rien.
rule-IE-A08 = Marqueurs de culture, régions et routes ne rapportent rien ici.
rule-IE-A09 = Puis la main-d’œuvre au-delà de ce que l’ère laisse garder est rendue : il en reste 3 à la deuxième ère, 2 à la troisième, aucune à la quatrième.

inca_empire-chapter-end = Fin de la partie
rule-IE-E01 = La partie est finie quand la dernière colonne a été décomptée.
rule-IE-E02 = Le premier du classement gagne ; il n’y a pas d’égalité.
rule-IE-E03 = Main-d’œuvre, cartes en main et routes ne valent rien à la fin.
rule-IE-E04 = La feuille de score montre d’où viennent les points de chacun ; leur somme est le score.
rule-IE-E05 = Le classement final donne tous les joueurs.
rule-IE-E06 = La feuille a toujours les mêmes treize lignes, chacune un nombre entier.
rule-IE-E07 = La partie finit avec la piste des ères, ou avec l’arrivée si l’on joue l’Arrivée de Pizarro.

inca_empire-chapter-variants = Variantes
rule-IE-V01 = Arrivée de Pizarro : quatre marqueurs d’invasion, dont un est l’arrivée, attendent aux phases du Peuple de la dernière ère.
rule-IE-V02 = Après chaque phase du Peuple de la dernière ère son marqueur d’invasion est retourné avant toute autre chose.
rule-IE-V03 = Après l’arrivée les phases du Soleil et du Peuple restantes sont sautées : un dernier décompte, et la partie finit. Après un marqueur vierge elle continue.
rule-IE-V04 = Les quatre fins possibles sont aussi probables l’une que l’autre.
rule-IE-V05 = Chute précoce, à quatre joueurs seulement : on retire les trois cartes de pèlerinage ; il reste 29 cartes.
rule-IE-V06 = La Chute précoce saute entièrement les colonnes 2c et 3b.
rule-IE-V07 = La Chute précoce compte 5 phases Inca, 11 du Soleil, 13 du Peuple et 4 Sapa Inca.
rule-IE-V08 = La Chute précoce n’est pas proposée à trois joueurs.
rule-IE-V09 = Les dieux sont d’accord : des marqueurs de main-d’œuvre 3 sont visibles dès le début dans les quatre régions de la Main de Dieu.
rule-IE-V10 = Les quatre marqueurs sont tirés au sort, région par région, parmi tous ceux de main-d’œuvre 3 ; les autres suivent comme d’habitude.
rule-IE-V11 = À trois joueurs les marqueurs en trop sont retirés avant cela.
rule-IE-V12 = Les variantes se combinent librement, si chacune convient au nombre de joueurs.

inca_empire-chapter-edge = Cas particuliers
rule-IE-X01 = Si aucune route n’est possible, la Construction de routes se ferme sans effet ni compensation.
rule-IE-X02 = Inondations d’El Niño n’obligent jamais à construire une route.
rule-IE-X03 = Sans main-d’œuvre on ne peut que passer le Chantier, sauf si une étape ne coûte rien.
rule-IE-X04 = La réserve ne s’épuise jamais.
rule-IE-X05 = La pioche n’est refaite que lorsqu’une carte doit être piochée.
rule-IE-X06 = Pioche et défausse ne sont jamais vides à la fois.
rule-IE-X07 = Une région touchée seulement par vos routes isolées ne peut être conquise par vous.
rule-IE-X08 = Les marqueurs retournés par une étape le sont ensemble ; aucune décision entre les deux.
rule-IE-X09 = Conquérir une région où d’autres ont des routes ne change que ce qu’une révolte ultérieure peut enlever.
rule-IE-X10 = Une garnison sur une frontière reste valable quoi qu’il arrive à ses autres régions.
rule-IE-X11 = Une Route sauvage sans tracé possible ne donne rien.
rule-IE-X12 = Deux joueurs n’arrivent jamais en même temps sur la piste.
rule-IE-X13 = Quand toutes les régions sont conquises, Révolte rurale, conquêtes et Expansion rapide sont sans effet.
rule-IE-X14 = À points égaux l’aide suit l’ordre sur la piste.
rule-IE-X15 = Qui a 0 point et marque 0 garde la place de la mise en place.
rule-IE-X16 = Une carte dans une case qui ne touche pas son propriétaire agit sur les deux joueurs qui la bordent.
rule-IE-X17 = À trois joueurs il n’y a pas de pèlerinage.
rule-IE-X18 = À la dernière phase du Soleil on pioche encore, sans utilité.
rule-IE-X19 = Avec Projet de construction et de quoi payer une seule garnison, on en construit une et c’est tout.
rule-IE-X20 = Vous pouvez faire la conquête principale et laisser la supplémentaire, ou l’inverse.
rule-IE-X21 = Après une conquête supplémentaire l’option principale peut déjà se servir de la nouvelle région.
rule-IE-X22 = Après une arrivée anticipée les autres marqueurs d’invasion restent inconnus.
rule-IE-X23 = Une partie interrompue n’a pas de vainqueur.
rule-IE-X24 = On demande quelle carte poser même s’il n’y a qu’un choix ; des cartes égales en main sont un seul choix.
rule-IE-X25 = Une parallèle reste une route sauvage, même quand la route normale à côté a disparu.
rule-IE-X26 = Une route sauvage enlevée par la révolte ne rend rien ; il faut une carte Route sauvage pour la refaire.
rule-IE-X27 = Les actions qui se ferment d’elles-mêmes et la pioche refaite ne révèlent rien de caché.
rule-IE-X28 = Là où plusieurs règles interdisent un choix, n’importe laquelle peut être citée.

inca_empire-chapter-invariants = Ce qui est toujours vrai
rule-IE-N01 = Tout marqueur de culture est caché, visible ou pris, et une région n’est conquise que si elle est de départ ou si son marqueur est pris.
rule-IE-N02 = Toute carte du Soleil est dans la pioche, la défausse, sur le plateau ou en main, et chaque main en a 3 sauf entre poser et piocher.
rule-IE-N03 = Chaque case a une carte par phase du Soleil depuis le dernier décompte.
rule-IE-N04 = La main-d’œuvre n’est jamais négative, les points ne baissent jamais et sont la somme de la feuille.
rule-IE-N05 = Chaque liaison imprimée porte au plus une route normale, et personne n’a deux routes entre les mêmes sites.
rule-IE-N06 = Chaque route de départ est là et appartient à son joueur.
rule-IE-N07 = Deux nouvelles liaisons construites ne se croisent jamais, et toutes sont sur la liste.
rule-IE-N08 = Chaque aménagement est sur un site de la bonne sorte.
rule-IE-N09 = Personne n’a plus de terrasses que de marqueurs, et aucun marqueur n’en a deux.
rule-IE-N10 = Toute région au bout d’une route ou voisine d’une région conquise est visible ou conquise.
rule-IE-N11 = L’ordre du tour et le classement donnent toujours chaque joueur exactement une fois.
rule-IE-N12 = Aménagements et régions conquises ne diminuent jamais.
rule-IE-N13 = Dans un tour personne ne dépasse les limites de routes, de routes sauvages, de conquêtes supplémentaires et de pèlerinages.
rule-IE-N14 = Chaque réseau contient Cuzco et le site de départ du joueur.

## Names of the options

inca_empire-option-pizarros_arrival-name = L’arrivée de Pizarro
inca_empire-option-early_downfall-name = Chute précoce
inca_empire-option-the_gods_agree-name = Les dieux sont d’accord
inca_empire-option-color_assignment-name = Couleurs et régions de départ
inca_empire-option-rural_unrest_scope-name = Qui la Révolte rurale touche
inca_empire-option-temple_bars_pilgrimage-name = Temple et pèlerinage dans un même tour
inca_empire-option-first_era_people_phases-name = Phases du Peuple de la première ère
inca_empire-option-mini-name = Mini-partie : jusqu’à la première phase du Sapa Inca

web-inca_empire-keyboard = Inca Empire, sur la carte
