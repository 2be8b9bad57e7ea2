### The words on the board of Cuzco.

web-cuzco-valley = The valley of Cuzco
web-cuzco-keys = Arrow keys move over the cells, Enter plays there, R turns the tile, L shows levels, plus, minus and 0 zoom, Shift with arrows pans.
web-cuzco-levels = Levels
web-cuzco-triples-left = Triples left
web-cuzco-last-turns = Last turns
web-cuzco-triples-end = The last triple brings about the end
web-cuzco-closer = Closer
web-cuzco-farther = Farther
web-cuzco-whole = The whole valley
web-cuzco-turn = Turn
web-cuzco-lay = Lay it here
web-cuzco-leave = Leave Cuzco
web-cuzco-no-way = No way leads on from here
web-cuzco-price = { $ap } AP
web-cuzco-ap = AP
web-cuzco-ap-left = { $ap } action points left
web-cuzco-action-points = Action points
web-cuzco-token = +1 action point, once a turn: { $count } tokens
web-cuzco-end = End actions
web-cuzco-lay-or-bring = Lay or bring in
web-cuzco-tool-triple = triple
web-cuzco-tool-double = double
web-cuzco-tool-single_crop = crop
web-cuzco-tool-single_village = village
web-cuzco-tool-pond = pond
web-cuzco-tool-enter = Inca
web-cuzco-tool-temple = temple
web-cuzco-floors = Floors left
web-cuzco-cards = Festival cards
web-cuzco-face-up = face up
web-cuzco-draw = draw { $count }
web-cuzco-pile = Draw pile
web-cuzco-not-here = Not here
web-cuzco-on-water = Nothing may cover water
web-cuzco-off-board = Part of the tile would lie outside the board
web-cuzco-closes = water closes
web-cuzco-closes-nobody = water closes, for nobody
web-cuzco-city = City of { $cell }
web-cuzco-village-of = Village of { $cell }
web-cuzco-size = Size
web-cuzco-temple = Temple
web-cuzco-limit = up to
web-cuzco-heights = heights
web-cuzco-final = at the end
web-cuzco-leads = leads
web-cuzco-nobody-leads = A tie: nobody leads.
web-cuzco-nobody = Nobody stands here.
web-cuzco-open-shore = Bare shore
web-cuzco-worth = worth
web-cuzco-closed = Closed: it brings nothing more.
web-cuzco-crop = crop
web-cuzco-village = village
web-cuzco-land = bare land
web-cuzco-pond = pond
web-cuzco-mountain = mountain
web-cuzco-forest = forest
web-cuzco-level = level { $level }
web-cuzco-temple-of = temple of { $value }
web-cuzco-value-of = Value of the temple on { $cell }
web-cuzco-inca-of = Inca of { $name }
web-cuzco-here = possible here: { $ap } AP
web-cuzco-has-inca = Incas in supply
web-cuzco-has-token = Extra action tokens
web-cuzco-has-card = Cards in hand
web-cuzco-has-double = Doubles
web-cuzco-has-crop = Single crops
web-cuzco-has-village = Single villages
web-cuzco-festival = Festival at { $cell }
web-cuzco-festival-ask = Hold a festival?
web-cuzco-festival-line = Temple of { $value }. The highest total of matching relics organises it.
web-cuzco-festival-none = None of your cards shows a relic of the face-up card.
web-cuzco-alone = +{ $points } alone
web-cuzco-shared = +{ $points } each when level
web-cuzco-matches = Matches
web-cuzco-which-city = Which city
web-cuzco-proposed = proposed it
web-cuzco-dropped = Out
web-cuzco-highest = Highest
web-cuzco-level-passed = Level, passed
web-cuzco-hand = Your hand
web-cuzco-empty-hand = No card left
web-cuzco-no-match = no match
web-cuzco-total = Total { $total }, needed { $need }
web-cuzco-lay-card = Lay { $card }
web-cuzco-choose-card = Choose a card
web-cuzco-fold = Look at the board
web-cuzco-unfold = Back to the festival
web-cuzco-kind-triple = Triple
web-cuzco-kind-double = Double
web-cuzco-kind-single_crop = Crop
web-cuzco-kind-single_village = Village
web-cuzco-kind-pond = Pond
web-cuzco-kind-enter = Inca in
web-cuzco-kind-leave = Inca out
web-cuzco-kind-move = Inca walks
web-cuzco-kind-build = Build
web-cuzco-kind-expand = Expand
web-cuzco-kind-propose = Propose a festival
web-cuzco-kind-lay_card = Lay a card
web-cuzco-kind-no_festival = No festival
web-cuzco-kind-pass_bid = Pass
web-cuzco-kind-end_bid = The bid is complete
web-cuzco-water =
    { $count ->
        [one] Water of { $count } pond
       *[other] Water of { $count } ponds
    }
web-cuzco-short =
    { $count ->
        [one] { $count } short
       *[other] { $count } short
    }
web-cuzco-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
web-cuzco-worth-fp =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
