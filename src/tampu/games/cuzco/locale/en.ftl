cuzco-title = Cuzco
cuzco-about = Raise terraces, crown them with temples, hold the feast.
older-rules-cuzco-1 = Terrain along the border is an entrance only while a border cell beside it is bare, and only bare border cells set its price.
cuzco-preset-full = Full game
cuzco-preset-full-line = All 56 triples, about 90 minutes.
cuzco-preset-medium = Shorter
cuzco-preset-medium-line = 40 triples: the same game in an hour.
cuzco-preset-short = Short
cuzco-preset-short-line = 28 triples: half the valley, half the time.

## Options

cuzco-option-start_player = The seat that takes the first turn, or random.
cuzco-option-temple_value_rule = Which value a temple may get: any even value up to the size of its area, or only the largest one.
cuzco-option-festival_tied_value_2 = What each organiser gets when a festival at a temple of value 2 is shared.
cuzco-option-left_pond = The cell of the left printed pond.
cuzco-option-gates = Whether covering the border changes the entrances beside it: never, or only border cells without terrain count.
cuzco-option-pond_on_perimeter = Whether ponds may also be laid on perimeter cells.
cuzco-option-tile_wholly_outside_on_overhang = Whether a double or triple may lie wholly on overhanging terrain.
cuzco-option-final_second_place = Who is second in the grand final scoring after a tie for first: the next list, or nobody.
cuzco-option-card_memory = Whether the table shows which cards of other hands everybody saw being taken.
cuzco-option-triples_in_play = How many triples the supply holds; fewer make a shorter game.
cuzco-option-auto_end_turn = Whether the actions end by themselves when nothing else is possible.
cuzco-option-mini = The supply holds only 12 triples, whatever their number is set to, and the rules are the same; for quick trials and research.
cuzco-start_player-random = random
cuzco-temple_value_rule-up_to_size = any even value up to the size
cuzco-temple_value_rule-exact_even_size = only the largest even value
cuzco-gates-along = every terrain cell along the border
cuzco-gates-bare = only beside bare border
cuzco-final_second_place-dense = the next list is second
cuzco-final_second_place-competition = nobody is second after a tie

## Actions

cuzco-do-triple = Lay a triple: village on { $village }, crops on { $crop } and { $crop2 }
cuzco-do-double = Lay a double: village on { $village }, crop on { $crop }
cuzco-do-single_crop = Lay a crop on { $cell }
cuzco-do-single_village = Lay a village on { $cell }
cuzco-do-pond = Lay a pond on { $cell }
cuzco-do-enter = Bring an Inca in on { $cell }
cuzco-do-leave = Take the Inca on { $cell } out of Cuzco
cuzco-do-move = Move the Inca from { $cell } to { $to }
cuzco-do-build = Build a temple of value { $value } on { $cell }
cuzco-do-expand = Expand the temple on { $cell } to { $value }
cuzco-do-draw_blind = Draw a card from the draw pile
cuzco-do-draw_face_up = Take the face-up card: { $card }
cuzco-do-token = Use an extra action token
cuzco-do-end_actions = End the actions
cuzco-do-propose = Propose a festival in the city of { $cell } with the card { $card }
cuzco-do-no_festival = No festival
cuzco-do-lay_card = Lay the card { $card }
cuzco-do-pass_bid = Pass
cuzco-do-end_bid = The bid is complete
cuzco-did-triple = { $who } laid a triple: village on { $village }, crops on { $crop } and { $crop2 }
cuzco-did-double = { $who } laid a double: village on { $village }, crop on { $crop }
cuzco-did-single_crop = { $who } laid a crop on { $cell }
cuzco-did-single_village = { $who } laid a village on { $cell }
cuzco-did-pond = { $who } laid a pond on { $cell }
cuzco-did-enter = { $who } brought an Inca in on { $cell }
cuzco-did-leave = { $who } took the Inca on { $cell } out of Cuzco
cuzco-did-move = { $who } moved an Inca from { $cell } to { $to }
cuzco-did-build = { $who } built a temple of value { $value } on { $cell }
cuzco-did-expand = { $who } expanded the temple on { $cell } to { $value }
cuzco-did-draw_blind = { $who } drew a card from the pile
cuzco-did-draw_face_up = { $who } took the face-up card: { $card }
cuzco-did-token = { $who } used an extra action token
cuzco-did-end_actions = { $who } ended the actions
cuzco-did-propose = { $who } proposed a festival in the city of { $cell } with { $card }
cuzco-did-no_festival = { $who } proposed no festival
cuzco-did-lay_card = { $who } laid { $card }
cuzco-did-pass_bid = { $who } passed
cuzco-did-end_bid = { $who } completed the bid

## Chance

cuzco-chance-start_player = { $who } got the first turn
cuzco-chance-face_up = The face-up card is now { $card }
cuzco-chance-deal = { $who } received { $card }
cuzco-chance-draw_blind = { $who } drew { $card }
cuzco-hidden-deal = { $count ->
        [one] { $who } received a card
       *[other] { $who } received { $count } cards
    }
cuzco-hidden-draw_blind = { $count ->
        [one] { $who } drew a card from the pile
       *[other] { $who } drew { $count } cards from the pile
    }

## Questions

cuzco-ask-mandatory_tile = Your turn, { $ap } AP: place a terrain tile first.
cuzco-ask-action = { $ap } AP left: which action, or end your actions?
cuzco-ask-proposal = Do you propose a festival? The face-up card shows { $card }.
cuzco-ask-bid = Festival in the city of { $cell }, { $card }: you have { $total } FP and need { $need }. Do you bid?
cuzco-ask-further_card = Festival in the city of { $cell }, { $card }: you have { $total } FP and need { $need }. A further card?

## Events

cuzco-event-turn = { $who } began a turn.
cuzco-event-no_placement = { $who } had no place for terrain: the duty lapsed for this turn.
cuzco-event-auto_end = { $who } had nothing more to do: the actions ended.
cuzco-event-last_triple = { $who } placed the last triple: the end is near.
cuzco-event-standstill = A whole round without terrain: { $who } brought about the end.
cuzco-event-reshuffle = { $count ->
        [one] The discard pile, { $count } card, became the draw pile.
       *[other] The discard pile, { $count } cards, became the draw pile.
    }
cuzco-event-empty_hand = { $who } had no card left and passed.
cuzco-event-pond_nobody = The water of { $cell } was closed, but nobody led its shore.
cuzco-event-temples_built = { $who } scored { $points } PP for the temple of { $cell }.
cuzco-event-temples_expanded = { $who } scored { $points } PP for the larger temple of { $cell }.
cuzco-event-ponds = The water of { $cell } was closed: { $who } scored { $points } PP.
cuzco-event-festivals_alone = { $who } organised the festival of { $cell } alone: { $points } PP.
cuzco-event-festivals_shared = { $who } shared the festival of { $cell }: { $points } PP.
cuzco-event-final = Grand final scoring for { $whom }.
cuzco-event-final_first = { $who } took first place in the city of { $cell }: { $points } PP.
cuzco-event-final_second = { $who } took second place in the city of { $cell }: { $points } PP.

## Score sheet and end

cuzco-sheet-temples_built = Temples built
cuzco-sheet-temples_expanded = Temples expanded
cuzco-sheet-ponds = Ponds
cuzco-sheet-festivals_alone = Festivals alone
cuzco-sheet-festivals_shared = Festivals shared
cuzco-sheet-final_first = First in cities
cuzco-sheet-final_second = Second in cities
cuzco-sheet-total = Total
cuzco-end-last_triple = The last triple was placed and everybody has made the grand final scoring.
cuzco-end-standstill = Nobody could place terrain any more; everybody has made the grand final scoring.

## Words for values

cuzco-card-M = Sun Mask
cuzco-card-L = Golden Llama
cuzco-card-K = Kero Cup
cuzco-card-ML = Sun Mask + Golden Llama
cuzco-card-LK = Golden Llama + Kero Cup
cuzco-card-MK = Sun Mask + Kero Cup

## What an action costs

cuzco-price-ap = { $value } AP
cuzco-price-tokens =
    { $value ->
        [one] { $value } token
       *[other] { $value } tokens
    }

## The board in the terminal

cuzco-board-turn = Turn of seat { $seat }, { $ap } AP left
cuzco-board-last = last turns
cuzco-board-over = The game is over
cuzco-board-legend = c crop · v village · number = level · i1 Inca of seat 1 · ▲4 temple of value 4 · ☼ sun disc · ≈ pond · ^ mountain · ♣ forest
cuzco-board-supply = Supply: { $triples ->
        [one] { $triples } triple
       *[other] { $triples } triples
    } · { $ponds ->
        [one] { $ponds } pond
       *[other] { $ponds } ponds
    } · floors { $floors }
cuzco-board-cards = Cards: face-up { $card } · draw pile { $draw } · discard pile { $discard }
cuzco-board-festival = Festival in the city of { $cell }: { $totals }
cuzco-board-seat = Seat
cuzco-board-points = PP
cuzco-board-incas = Incas
cuzco-board-tokens = Tokens
cuzco-board-doubles = Doubles
cuzco-board-crops = Crops
cuzco-board-villages = Villages
cuzco-board-hand = Cards

## Why a move

cuzco-reason-points = Points scored
cuzco-reason-cities = Places in cities with a temple
cuzco-reason-temples = A temple that can be built or raised
cuzco-reason-room = Villages and cities with room to grow
cuzco-reason-ponds = Water that can be enclosed
cuzco-reason-people = Incas on the board
cuzco-reason-heights = Incas on high ground
cuzco-reason-tokens = Action tokens kept
cuzco-reason-tiles = Small tiles kept
cuzco-reason-cards = Festival cards in hand
cuzco-reason-actions = Action points left
cuzco-reason-festival = A festival that can be won
cuzco-reason-rivals = { $change ->
        [loses] More for the others
       *[other] Less for the others
    }
cuzco-reason-cities-at = { $change ->
        [takes] { $standing ->
            [3] Takes the lead in the city of { $cell }
            [2] Draws level with the leader in the city of { $cell }
           *[other] Takes second place in the city of { $cell }
        }
        [keeps] { $standing ->
            [3] Keeps the lead in the city of { $cell }
            [2] Stays level with the leader in the city of { $cell }
           *[other] Keeps second place in the city of { $cell }
        }
        [loses] { $standing ->
            [3] Gives up the lead in the city of { $cell }
            [2] Falls behind the leader in the city of { $cell }
           *[other] Gives up second place in the city of { $cell }
        }
       *[misses] Does nothing for the city of { $cell }
    }
cuzco-reason-temples-at = { $change ->
        [takes] The temple on { $cell } can then be expanded to { $standing }
        [keeps] The temple on { $cell } can still be expanded to { $standing }
        [loses] The temple on { $cell } can no longer be expanded to { $standing }
       *[misses] Makes no room around the temple on { $cell }
    }
cuzco-reason-ponds-at = { $change ->
        [takes] Leads around the water of { $cell }
        [keeps] Keeps the lead around the water of { $cell }
        [loses] Gives up the lead around the water of { $cell }
       *[misses] Leaves the water of { $cell } to others
    }

learn-cuzco-welcome =
    Welcome to Cuzco! On this empty ground a city of terraces will grow. You want your Incas to stand high in it, build temples and score closed ponds.
    You are orange.
learn-cuzco-points =
    Every turn you have 6 action points. Almost everything costs 1: a tile, an Inca entering over the forest, a temple, a pond, a card. The turn must begin with a tile.
learn-cuzco-tile =
    Lay a triple with its village on I3, in the west beside the forest. A tile may lie anywhere; near the border your Incas can step onto it.
learn-cuzco-enter =
    Now bring an Inca in on I3. The cell lies along the forest: that is a gate, and it costs 1 action point.
learn-cuzco-village =
    Lay a second triple so that its village on J3 touches I3. Village cells that touch form one area, now two cells large.
learn-cuzco-temple =
    You are the only one there, so you lead this area. Build a temple of value 2 on J3: half of its value, 1 prestige, is yours at once, and the village becomes a city.
learn-cuzco-card =
    Draw a festival card from the pile. Cards are for festivals: they must show a relic of the face-up card.
learn-cuzco-second =
    One action point is left. Bring a second Inca in on K3, a crop: it can help later, wherever it is needed.
learn-cuzco-end =
    All points are used. Say that your actions are over.
learn-cuzco-festival =
    Now you may propose a festival in a city where you have an Inca. Propose one at J3 with the Kero Cup, which is on the face-up card too.
learn-cuzco-bid =
    Nobody else stands in that city, so one card is enough. Close your bid: at a temple of value 2 the festival brings 1 prestige. The temple gets a sun disc and sees no festival until it grows.
learn-cuzco-rival =
    Your rival has built a city in the south-east. Incas of others in your city would fight for the lead: compare the highest Inca first, then the second.
learn-cuzco-higher =
    Go up: lay one of your doubles with its village on I4, upon your first triple. All cells under a tile must be level, and never on exactly one tile of the same size.
learn-cuzco-climb =
    Your city has three cells now, one of them on level 2. Walk your Inca from I3 to I4: inside a village moving and climbing are free.
learn-cuzco-go =
    Five action points are left in this turn, and the game is yours. With a fourth cell the temple can grow to 4. At the end each city pays its temple’s value to the highest player and half to the second. Have fun!

### The words on the board of Cuzco.

cuzco-option-gates-name = Entrances
web-cuzco-valley = The valley of Cuzco
web-cuzco-keys = Arrow keys move over the cells, Enter plays there, R rotates the tile, L shows levels, plus, minus and 0 zoom, Shift with arrows pans.
web-cuzco-levels = Levels
web-cuzco-triples-left = Triples left
web-cuzco-last-turns = Last turns
web-cuzco-triples-end = The last triple brings about the end
web-cuzco-closer = Closer
web-cuzco-farther = Farther
web-cuzco-whole = The whole valley
web-cuzco-turn = Rotate
web-cuzco-lay = Lay it here
web-cuzco-leave = Leave Cuzco
web-cuzco-no-way = No way leads on from here
web-cuzco-price = { $ap } AP
web-cuzco-ap = AP
web-cuzco-ap-left =
    { $ap ->
        [one] { $ap } action point left
       *[other] { $ap } action points left
    }
web-cuzco-action-points = Action points
web-cuzco-token =
    { $count ->
        [one] +1 action point, once a turn: { $count } token
       *[other] +1 action point, once a turn: { $count } tokens
    }
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
web-cuzco-asks-triple = Where do you lay the triple?
web-cuzco-asks-double = Where do you lay the double?
web-cuzco-asks-single_crop = Where do you lay the crop?
web-cuzco-asks-single_village = Where do you lay the village?
web-cuzco-asks-pond = Where do you lay the pond?
web-cuzco-asks-enter = Where do you bring an Inca in?
web-cuzco-asks-leave = Which Inca leaves Cuzco?
web-cuzco-asks-move = Which Inca moves, and where to?
web-cuzco-asks-move-cell = Where does the Inca go from { $cell }?
web-cuzco-asks-build = Where do you build a temple?
web-cuzco-asks-build-cell = How high is the new temple on { $cell }?
web-cuzco-asks-expand = Which temple do you expand?
web-cuzco-asks-expand-cell = How far do you expand the temple on { $cell }?
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

# The rules of Cuzco, one message for each id of the ledger.

cuzco-chapter-components = Components and board
cuzco-chapter-setup = Set-up
cuzco-chapter-turn = The turn
cuzco-chapter-terrain = Terrain
cuzco-chapter-overhang = Overhang
cuzco-chapter-areas = Areas and position
cuzco-chapter-incas = Incas
cuzco-chapter-temples = Temples
cuzco-chapter-ponds = Ponds
cuzco-chapter-cards = Festival cards
cuzco-chapter-festival = Festival
cuzco-chapter-end = End of the game
cuzco-chapter-edge = Special cases
cuzco-chapter-invariants = What always holds
cuzco-chapter-engine = Notes on the engine

rule-CZ-G01 = Cuzco has 153 inside cells, 150 of land and 3 ponds, with 63 border cells around them.
rule-CZ-G02 = A cell is named by its row, A to O, and its column in that row.
rule-CZ-G03 = The border is mountain beside rows A to H and forest beside rows I to O.
rule-CZ-G04 = Three ponds are printed on the board: F4, F13 and I9.
rule-CZ-G05 = Only the border cells that touch Cuzco can ever be covered.
rule-CZ-G06 = There are 56 triples in common; each is a triangle of one village and two crop hexes.
rule-CZ-G07 = Each player has 5 doubles of one village and one crop hex.
rule-CZ-G08 = Each player has 3 single crops and 2 single villages.
rule-CZ-G09 = A triple lies in 2 orientations with 3 places for its village, a double in 3 directions with 2.
rule-CZ-G10 = There are 19 ponds and 15 sun discs in common; each player has 12 Incas and 3 extra action tokens.
rule-CZ-G11 = There are 47 temple floors: twelve of 2, eleven of 4, ten of 6, eight of 8 and six of 10.
rule-CZ-G12 = There are 30 festival cards: five each of three single relics and of three pairs of relics.
rule-CZ-G13 = Prestige starts at 0 and has no upper limit.
rule-CZ-G14 = The reference cards repeat the prices and the festival table and have no effect.

rule-CZ-S01 = Everything that belongs to nobody lies in common supplies, the floors sorted by value.
rule-CZ-S02 = A pond piece lies on each printed pond and counts like any other pond.
rule-CZ-S03 = Each player takes 12 Incas, 3 extra action tokens, 5 doubles, 3 single crops and 2 single villages.
rule-CZ-S04 = One festival card is turned face up, then each player, from the start player on, is dealt 3 secret cards.
rule-CZ-S05 = Chance or the option names the start player; play goes clockwise.
rule-CZ-S06 = With 2 or 3 players the personal pieces of the absent stay out; all common pieces are used.
rule-CZ-S07 = The board starts without tiles, Incas and temples.
rule-CZ-S08 = Seats are fixed places in clockwise order; the first follows the last.

rule-CZ-R01 = A turn is: the mandatory tile, any actions, the end of actions, perhaps a festival, and in the last turn your own final scoring.
rule-CZ-R02 = A turn starts with 6 action points; what is not used is lost.
rule-CZ-R03 = The turn must open with a terrain tile; before it only the extra action token may be used.
rule-CZ-R04 = After the mandatory tile actions may be repeated and mixed freely while they can be paid.
rule-CZ-R05 = An action needs its whole price in action points.
rule-CZ-R06 = One extra action token may be used in each turn, before the end of actions; it gives 1 action point and is gone.
rule-CZ-R07 = The player declares the end of actions, even with no action points left.
rule-CZ-R08 = After the end of actions no action is possible in that turn.
rule-CZ-R09 = Turns go clockwise until everybody has made the grand final scoring.
rule-CZ-R10 = Cards drawn, token used and temples changed are counted anew in every turn.
rule-CZ-R11 = Who is asked about a festival follows from what everybody sees, never from the cards in a hand.
rule-CZ-R12 = A last turn, or a turn in which no tile fits, opens with free actions and may end at once.
rule-CZ-R13 = With the option for it, the action phase ends by itself when ending it is the only thing left.
rule-CZ-R14 = Cards move in a fixed order: price, card to the hand, refill of an empty pile, new card; after a festival points, disc, discards and the new card come before a final scoring.
rule-CZ-R15 = Each different action counts once: tiles by cells and village, moves by start and goal, builds by cell and value, bids by kind of card.

rule-CZ-T01 = Triples come from the common supply, doubles and singles from your own.
rule-CZ-T02 = A placement names the tile, its cells and the cell of the village hex.
rule-CZ-T03 = A tile may lie anywhere; it needs to touch nothing.
rule-CZ-T04 = A tile may not cover a pond, an Inca or a temple.
rule-CZ-T05 = All cells under a tile must have the same level.
rule-CZ-T06 = A tile may not lie wholly on one single tile of its own size.
rule-CZ-T07 = Only the topmost tile of each cell matters for the ban on equal tiles.
rule-CZ-T08 = A smaller tile may lie on a larger one, and any tile across several tiles.
rule-CZ-T09 = A tile of the same size is refused on the same cells however it is turned and whatever it shows.
rule-CZ-T10 = No tile may join two temples in one area.
rule-CZ-T11 = Whether temples are joined is judged on the finished position: crops of the same tile may keep them apart.
rule-CZ-T12 = A city may be joined with any number of villages.
rule-CZ-T13 = Villages and cities may be cut or made smaller; temples keep their value.
rule-CZ-T14 = A tile may bring an occupied hex from one city into another.
rule-CZ-T15 = Each covered cell rises by one level and shows the new hex.
rule-CZ-T16 = Terraces may grow to any height, and tiles never move again.
rule-CZ-T17 = Laying a tile gives no prestige by itself; ponds it closes are scored at once.
rule-CZ-T18 = The last triple of the supply triggers the end of the game.

rule-CZ-O01 = Doubles and triples may reach over the border, but at least one hex must lie inside.
rule-CZ-O02 = Singles must lie inside.
rule-CZ-O03 = A tile may not lie wholly on overhanging terrain, at any level.
rule-CZ-O04 = Each bare border cell that a tile covers costs 1 action point more; overhanging terrain costs nothing more.
rule-CZ-O05 = A tile on the ground therefore costs 1, 2 or 3 action points.
rule-CZ-O06 = Overhang is measured from the inside cells of Cuzco, not from the edge of the board.
rule-CZ-O07 = An overhanging hex is full terrain for levels, moves, areas, positions and temples.
rule-CZ-O08 = The mandatory tile may reach over the border.
rule-CZ-O09 = Only tiles, and what stands on them, may lie on the border; never a pond.

rule-CZ-V01 = An area is all connected cells that show a village, whatever their levels.
rule-CZ-V02 = The temple cell belongs to its area, counts for its size and connects it.
rule-CZ-V03 = An area without a temple is a village, with a temple it is a city.
rule-CZ-V04 = An Inca stands at the level of its cell.
rule-CZ-V05 = Positions compare the levels of each player’s Incas from the highest down; the first higher level wins.
rule-CZ-V06 = When all levels are equal as far as they go, more Incas win.
rule-CZ-V07 = Equal levels are a tie; without an Inca there is no position.
rule-CZ-V08 = The leader is the only player in the highest position; a tie at the top means there is none.
rule-CZ-V09 = Only Incas that stand in the area count, not those beside it.

rule-CZ-M01 = Players use only their own Incas, in their own turn and after the mandatory tile.
rule-CZ-M02 = A cell holds one Inca; Incas stand on terrain without a temple.
rule-CZ-M03 = A gate is a terrain cell along the border, covered border or not, or any overhanging terrain cell; with bare gates, terrain along the border needs a bare border cell beside it.
rule-CZ-M04 = A gate costs 1 action point by forest and 2 by mountain, as printed beside it; the cheaper side counts, with bare gates only the bare sides. Overhanging terrain counts by what is under it.
rule-CZ-M05 = An Inca from your own supply enters on a free gate for its price.
rule-CZ-M06 = Nobody enters over an occupied gate, not even over an Inca of their own.
rule-CZ-M07 = An Inca of yours on a gate may leave for the price of that gate; it returns to the supply.
rule-CZ-M08 = An Inca of yours moves to any free terrain cell it can reach over adjacent terrain.
rule-CZ-M09 = A move costs 1 action point for each change between crop and village on the cheapest way.
rule-CZ-M10 = Climbing and descending are free.
rule-CZ-M11 = The way may cross your own Incas, but no other Inca, temple, pond or empty cell.
rule-CZ-M12 = The way may use overhanging terrain, never the bare border.
rule-CZ-M13 = Incas may move any number of times, but never to where they stand.
rule-CZ-M14 = Nobody moves or removes the Inca of another player.

rule-CZ-B01 = Only the sole leader of an area may build or expand a temple there, in the leader’s own turn.
rule-CZ-B02 = Whoever leads a city may expand its temple, whoever built it.
rule-CZ-B03 = A temple is built in a village of at least 2 cells, on a cell without an Inca.
rule-CZ-B04 = A city has only one temple.
rule-CZ-B05 = The value of a temple is even, from 2 to 10, and at most the size of its area.
rule-CZ-B06 = A temple may be built at any allowed value at once, for 1 action point.
rule-CZ-B07 = A temple is expanded to any higher allowed value at once, for 1 action point.
rule-CZ-B08 = Every floor that is needed must still be in the supply.
rule-CZ-B09 = Building and expanding give half the new value in prestige.
rule-CZ-B10 = A temple may be built or expanded only once in a turn.
rule-CZ-B11 = Floors are never taken away; a temple may become larger than its city.
rule-CZ-B12 = A temple cell cannot be entered, crossed or covered.
rule-CZ-B13 = Expanding a temple takes its sun disc away.
rule-CZ-B14 = A part cut off from its temple is a village and may get a temple, even in the same turn.
rule-CZ-B15 = Any cell of the village without an Inca can be the site, however far from the leader’s Inca.

rule-CZ-P01 = A pond costs 1 action point and lies on an empty inside cell.
rule-CZ-P02 = A pond may not lie on terrain, on another pond or on the border.
rule-CZ-P03 = A pond may not lie on a perimeter cell.
rule-CZ-P04 = Adjacent ponds form one water body.
rule-CZ-P05 = A water body is closed when terrain covers every cell beside it.
rule-CZ-P06 = Each water body that a tile or a pond closes is scored at once.
rule-CZ-P07 = The leader among the Incas beside a closed water body gets 3 prestige for each pond in it.
rule-CZ-P08 = The points of a pond go to the leader of its shore, whoever closed it.
rule-CZ-P09 = With no Inca on the shore, or a tie at the top, nobody ever scores that water body.
rule-CZ-P10 = Several water bodies closed at once are scored one by one.
rule-CZ-P11 = A closed water body never changes and scores only once.
rule-CZ-P12 = A gap of empty cells away from the perimeter may be filled with ponds; it scores when the whole body is closed.
rule-CZ-P13 = A pond is never covered or removed.
rule-CZ-P14 = A shore cell counts once for each water body it touches.
rule-CZ-P15 = With ponds on the perimeter, a body stays open for good when a bare border cell beside it can no longer be covered.

rule-CZ-C01 = At most 2 cards may be drawn in a turn, for 1 action point each, face up or from the pile.
rule-CZ-C02 = A face-up card that is taken is replaced from the draw pile at once.
rule-CZ-C03 = The first card is seen before the second is chosen.
rule-CZ-C04 = Hands are secret and have no limit.
rule-CZ-C05 = There is a draw pile, a discard pile and one face-up card.
rule-CZ-C06 = When a card is needed and the draw pile is empty, the discards become the new draw pile.
rule-CZ-C07 = With no card in the draw and discard piles nothing can be drawn, not even the face-up card.
rule-CZ-C08 = A draw needs 1 action point, fewer than 2 draws in this turn, and a card in the draw or discard pile.

rule-CZ-F01 = Only the active player proposes a festival, once, after the end of actions, for no action points.
rule-CZ-F02 = The festival city needs a temple without a sun disc.
rule-CZ-F03 = The proposer needs an Inca in the city.
rule-CZ-F04 = The proposal names the city and lays a first matching card.
rule-CZ-F05 = A card matches by each relic it shares with the face-up card and is worth 1 festival point for each.
rule-CZ-F06 = A card without a relic of the face-up card may not be played.
rule-CZ-F07 = The proposer takes part, then clockwise everybody else with an Inca in the city.
rule-CZ-F08 = Bids go clockwise among those still in; a bid lays one or more matching cards, one at a time.
rule-CZ-F09 = Whoever is below the highest total must reach it with this bid or is out.
rule-CZ-F10 = Whoever is level with the highest total may raise it, or pass for good and still share if nobody overtakes.
rule-CZ-F11 = The points of all bids of a festival add up.
rule-CZ-F12 = An empty hand passes by itself; a player with cards who cannot bid is asked and can only pass.
rule-CZ-F13 = The bidding ends when nobody is still in, or when the only one still in has the highest total alone.
rule-CZ-F14 = All who have the highest total hold the festival, alone or together.
rule-CZ-F15 = By temple value 2, 4, 6, 8, 10 a festival gives 1, 2, 3, 4, 5 prestige alone, or 0, 1, 2, 2, 3 to each when shared.
rule-CZ-F16 = All played cards and the old face-up card are discarded, then a new card is turned face up.
rule-CZ-F17 = The temple gets a sun disc, whatever the festival paid.
rule-CZ-F18 = Only an expansion takes a sun disc away.
rule-CZ-F19 = Players who have made their final scoring may still take part and score.
rule-CZ-F20 = A bid may go on with more cards than it needs until it is declared complete.
rule-CZ-F21 = Value, city and participants are fixed when the festival is proposed.
rule-CZ-F22 = Whoever has to decide is below the highest total or level with another player.
rule-CZ-F23 = Cards are discarded and a new one turned after every festival, also after the last.
rule-CZ-F24 = There is no way back after the first card of a bid; decline or pass before it.

rule-CZ-E01 = The last triple triggers the end; the player who laid it finishes the turn as usual.
rule-CZ-E02 = At the end of that turn this player makes the grand final scoring and has no further turn.
rule-CZ-E03 = Each other player then has one last turn without the mandatory tile, and the final scoring at its end.
rule-CZ-E04 = A final scoring concerns only the player who makes it, on the board as it is then.
rule-CZ-E05 = The highest position in a city, alone or tied, gives the value of its temple.
rule-CZ-E06 = The second position in a city, alone or tied, gives half the value of its temple.
rule-CZ-E07 = Alone in a city means first; third and lower get nothing.
rule-CZ-E08 = The next position below a shared first place is the second.
rule-CZ-E09 = Incas that have been scored stay, block and count for others.
rule-CZ-E10 = Later changes do not alter a final scoring already made.
rule-CZ-E11 = After a player’s final scoring, ponds and festivals still give that player prestige.
rule-CZ-E12 = The game is over after the last final scoring; the most prestige wins.
rule-CZ-E13 = Players with equal prestige share the place.
rule-CZ-E14 = A last turn is a full turn; only the mandatory tile is missing.
rule-CZ-E15 = The end is triggered only once.

rule-CZ-Z01 = When no tile fits at the start of a turn there is no mandatory tile in it.
rule-CZ-Z02 = When as many turns in a row as there are players pass without a tile, the player who finishes the last of them triggers the end.
rule-CZ-Z03 = When the triples are gone, singles and doubles may still be laid.
rule-CZ-Z04 = A tile that is no longer in your own supply cannot be laid.
rule-CZ-Z05 = With all 12 Incas on the board none can enter until one leaves.
rule-CZ-Z06 = Without ponds in the supply none can be laid.
rule-CZ-Z07 = Without floors of value 2 no temple can be built; expansions go on.
rule-CZ-Z08 = Sun discs never run out.
rule-CZ-Z09 = In a village full of Incas no temple can be built until a cell is free.
rule-CZ-Z10 = A city smaller than its temple can expand only when its size reaches a higher value again.
rule-CZ-Z11 = A city of the temple cell alone has no position and scores for nobody.
rule-CZ-Z12 = A single gap on the perimeter takes no pond; it takes a single, or a tile that reaches over bare border.
rule-CZ-Z13 = A tile is paid, laid, closed water is scored, and then the end is triggered if it was the last triple.
rule-CZ-Z14 = Prestige is never lost.
rule-CZ-Z15 = When the face-up card is taken and the draw pile is empty, the discards become the draw pile and a card is turned.
rule-CZ-Z16 = After a festival with an empty draw pile the played cards join the discards before they become the draw pile.
rule-CZ-Z17 = Without an eligible city or without cards there is no question about a festival; with cards that do not match the only answer is no.
rule-CZ-Z18 = Free moves may be repeated without end; the rules set no limit.
rule-CZ-Z19 = The token may also be used in the turn that triggers the end and in the last turn.
rule-CZ-Z20 = A gate stays a gate at the same price; only with bare gates it is lost, or dearer, when the border beside it is covered.
rule-CZ-Z21 = After declining or losing a festival no other may be proposed in that turn.
rule-CZ-Z22 = Whether a tile fits is judged once, when the turn starts; a tile that fits later is allowed but not required.
rule-CZ-Z23 = Turns without a tile are counted at the end of actions; any tile sets the count back to 0.
rule-CZ-Z24 = One tile may do many things at once, with bare gates also close a gate; only closed water scores.
rule-CZ-Z25 = A temple of 10 with a sun disc has no further festival.
rule-CZ-Z26 = A pond beside a water body joins it; a closed body can never be joined.

rule-CZ-I01 = The levels of all cells add up to the hexes of all tiles on the board.
rule-CZ-I02 = Supply and board together always hold all tiles, ponds and Incas of the box.
rule-CZ-I03 = Ponds lie on bare inside cells away from the perimeter, with nothing on them.
rule-CZ-I04 = Each Inca stands alone on terrain without a temple.
rule-CZ-I05 = No area holds two temples, and each temple stands on a village cell.
rule-CZ-I06 = Floors in the supply and in temples add up to those of the box.
rule-CZ-I07 = Draw pile, discards, face-up card, hands and played cards make 30 cards.
rule-CZ-I08 = There are 0 to 7 action points, at most 2 draws, 1 token and 1 change of each temple in a turn.
rule-CZ-I09 = Every closed water body has been scored.
rule-CZ-I10 = Covered border cells touch the inside, and no single lies on the border.
rule-CZ-I11 = Scores never fall and are the sum of the score sheet.
rule-CZ-I12 = What lies under an Inca, a temple or a pond does not change.
rule-CZ-I13 = The mirror image of a position has the mirrored actions and the same scores.

rule-EN01 = Bots leave out second moves of the same Inca between two other actions; nothing is lost by it.
rule-EN02 = One numbering of actions serves all options.
rule-EN03 = A large choice may be entered in steps; the action is the whole of it.
rule-EN04 = Cards of one kind are equal and offered once.
rule-EN05 = The two crop hexes of a triple are equal.
rule-EN06 = Of each cell only the level, the top hex and the top tile matter.
rule-EN07 = Order of scoring, path, side of a gate and choice between equal pieces are never asked.
rule-EN08 = The price of each gate is fixed by the board, and only with bare gates it changes with the border around; areas and leaders change only around changed cells.
rule-EN09 = You may undo your own actions down to the last card revealed, never past the end of actions or in a festival.
rule-EN10 = A forced answer in a festival is given like a free one, after the same delay.
rule-EN11 = The token only adds 1 action point and may be offered at any time.
rule-EN12 = Every game ends: each turn lays a tile or counts towards a standstill.
rule-EN13 = What is in a hand never shows in the number, order or time of questions.

## Names of the options

cuzco-option-temple_value_rule-name = Value of a temple
cuzco-option-festival_tied_value_2-name = A shared festival at a temple of 2
cuzco-option-left_pond-name = Place of the left pond
cuzco-option-pond_on_perimeter-name = Ponds on the edge
cuzco-option-tile_wholly_outside_on_overhang-name = Tiles wholly on overhanging ground
cuzco-option-final_second_place-name = Second place after a tie
cuzco-option-card_memory-name = Remember cards that everybody saw
cuzco-option-triples_in_play-name = Number of triples
cuzco-option-auto_end_turn-name = End the actions by themselves
cuzco-option-mini-name = Mini game: twelve triples

web-cuzco-keyboard = Cuzco, in the valley
web-cuzco-key-cursor = move the cursor from cell to cell
web-cuzco-key-play = play on the cell of the cursor
web-cuzco-key-rotate = rotate the tile
web-cuzco-key-rotate-back = rotate it the other way
web-cuzco-key-levels = show the levels of the ground
