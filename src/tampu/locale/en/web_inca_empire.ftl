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
web-inca_empire-tag-gain = { $what }: { $price }, +{ $gain } points
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
web-inca_empire-effect-PS = 1 labor for each own marker of resistance 1, in every Sun phase.
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

web-inca_empire-labor = Labor
web-inca_empire-has-labor = Labor; { $income } more in the next Inca phase
web-inca_empire-has-regions = Conquered regions
web-inca_empire-has-next = Points at the next scoring
web-inca_empire-has-order = Turn order
web-inca_empire-order = No. { $place }
web-inca_empire-has-terraces = Terraces
web-inca_empire-has-roads = Roads
