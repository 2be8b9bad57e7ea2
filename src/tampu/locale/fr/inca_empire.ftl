inca_empire-title = Inca Empire

## Options

inca_empire-option-start_player = La place qui reçoit la tuile d’ordre 1, ou au hasard.
inca_empire-option-pizarros_arrival = L’arrivée de Pizarro : après chaque phase du Peuple de la Fin de l’Empire on révèle un marqueur d’invasion ; l’arrivée met fin à la partie plus tôt.
inca_empire-option-early_downfall = Chute précoce, à quatre joueurs seulement : les colonnes 2c et 3b sont sautées et les cartes de pèlerinage retirées.
inca_empire-option-the_gods_agree = Les dieux sont d’accord : quatre marqueurs de main-d’œuvre 3 sont visibles dès le début dans les régions de la Main de Dieu.
inca_empire-option-color_assignment = Si les couleurs et régions de départ sont tirées au sort ou choisies dans l’ordre des places.
inca_empire-option-rural_unrest_scope = Si la Révolte rurale touche seulement les deux voisins de sa case ou tout le monde.
inca_empire-option-temple_bars_pilgrimage = Si un temple et un pèlerinage s’excluent dans un même tour seulement sous Éclipse solaire ou toujours.
inca_empire-option-first_era_people_phases = Combien de phases du Peuple compte la première ère.
inca_empire-start_player-random = au hasard
inca_empire-color_assignment-random = tirées au sort
inca_empire-color_assignment-chosen = choisies
inca_empire-rural_unrest_scope-neighbours = les deux voisins
inca_empire-rural_unrest_scope-everyone = tout le monde
inca_empire-temple_bars_pilgrimage-eclipse_only = seulement sous Éclipse solaire
inca_empire-temple_bars_pilgrimage-always = toujours

## Actions

inca_empire-do-choose_color = Prendre { $color }
inca_empire-do-place_card = Poser { $card } sur la case { $field }
inca_empire-do-road = Construire la route { $road }
inca_empire-do-end_roads = Terminer la Construction de routes
inca_empire-do-city = Fonder une cité : { $site }
inca_empire-do-garrison = Construire une garnison : { $site }
inca_empire-do-temple = Construire un temple : { $site }
inca_empire-do-key_outpost = Avant-poste clé, la garnison devient une cité : { $site }
inca_empire-do-terrace = Construire une terrasse : { $region }
inca_empire-do-conquest = Conquérir { $region }
inca_empire-do-extra_conquest = Conquérir { $region } en conquête supplémentaire
inca_empire-do-additional_road = Route supplémentaire { $road }
inca_empire-do-end_construction = Terminer le Chantier
inca_empire-do-pilgrimage =
    { $action ->
        [R] { $card } au lieu de la Construction de routes
       *[C] { $card } au lieu du Chantier
    }

## Chance

inca_empire-chance-seat = { $seat } joue { $color }
inca_empire-chance-up = { $region } est révélée : { $marker }
inca_empire-chance-deal = Le joueur { $color } reçoit { $card }
inca_empire-chance-tile = Le joueur { $color } reçoit la tuile d’ordre { $tile }
inca_empire-chance-draw = Le joueur { $color } pioche { $card }
inca_empire-chance-invasion = Marqueur d’invasion { $number } : { $marker }

## Questions

inca_empire-ask-color = { $seat } : quelle couleur et région de départ prenez-vous ?
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

inca_empire-event-phase = { $place } { $phase } commence.
inca_empire-event-last_color = { $seat } reçoit la couleur restante : { $color }.
inca_empire-event-income =
    { $labor ->
        [one] { $seat } gagne { $labor } jeton main-d’œuvre.
       *[other] { $seat } gagne { $labor } jetons main-d’œuvre.
    }
inca_empire-event-support =
    { $labor ->
        [one] Aide : { $seat } donne { $labor } jeton main-d’œuvre à { $other }.
       *[other] Aide : { $seat } donne { $labor } jetons main-d’œuvre à { $other }.
    }
inca_empire-event-order = Nouvel ordre du tour : { $order }.
inca_empire-event-reveal = Case { $field } : { $seat } a posé { $card }.
inca_empire-event-refill =
    { $cards ->
        [one] La défausse, { $cards } carte, devient la pioche.
       *[other] La défausse, { $cards } cartes, devient la pioche.
    }
inca_empire-event-popular_support =
    { $labor ->
        [one] Soutien populaire : { $seat } gagne { $labor } jeton main-d’œuvre.
       *[other] Soutien populaire : { $seat } gagne { $labor } jetons main-d’œuvre.
    }
inca_empire-event-unrest =
    { $roads ->
        [one] Révolte rurale : { $seat } perd { $roads } route.
       *[other] Révolte rurale : { $seat } perd { $roads } routes.
    }
inca_empire-event-points =
    { $points ->
        [one] { $seat } marque { $points } point : { $category }.
       *[other] { $seat } marque { $points } points : { $category }.
    }
inca_empire-event-sapa =
    { $points ->
        [one] Décompte : { $seat } marque { $points } point (terrasses { $terraces }, garnisons { $garrisons }, cités { $cities }, temples { $temples }).
       *[other] Décompte : { $seat } marque { $points } points (terrasses { $terraces }, garnisons { $garrisons }, cités { $cities }, temples { $temples }).
    }
inca_empire-event-keep =
    { $labor ->
        [one] { $seat } rend { $labor } jeton main-d’œuvre.
       *[other] { $seat } rend { $labor } jetons main-d’œuvre.
    }
inca_empire-event-close =
    { $action ->
        [R] { $seat } : la Construction de routes se termine, plus de route possible.
       *[C] { $seat } : le Chantier se termine, plus d’étape possible.
    }
inca_empire-event-forfeit = Éclipse solaire : { $seat } renonce à la Construction de routes.
inca_empire-event-arrival = Pizarro est arrivé : le dernier décompte suit aussitôt.

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
inca_empire-reason-risk = Des routes à l’abri des troubles
inca_empire-reason-cards = Les cartes Soleil en vigueur
inca_empire-reason-rivals = Moins pour les autres
