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
web-inca_empire-kind-place_card = Placer une carte du Soleil
web-inca_empire-kind-pilgrimage = Partir en pèlerinage
web-inca_empire-kind-choose_color = Choisir votre suyu

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
web-inca_empire-tag-gain = { $what } : { $price }, +{ $gain } points
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
web-inca_empire-lay = placer ici
web-inca_empire-lay-on = Placer la carte là où elle touche { $names }
web-inca_empire-hand = Votre main
web-inca_empire-hand-choose = choisissez une carte, puis une case
web-inca_empire-hand-field = choisissez la case entre deux joueurs
web-inca_empire-hand-later = une sera placée à la prochaine phase du Soleil
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

web-inca_empire-labor = Main-d’œuvre
web-inca_empire-has-labor = Main-d’œuvre ; { $income } de plus à la prochaine phase Inca
web-inca_empire-has-regions = Régions conquises
web-inca_empire-has-next = Points au prochain décompte
web-inca_empire-has-order = Ordre du tour
web-inca_empire-order = n° { $place }
web-inca_empire-has-terraces = Terrasses
web-inca_empire-has-roads = Routes
