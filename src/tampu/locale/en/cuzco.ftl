cuzco-title = Cuzco

## Options

cuzco-option-start_player = The seat that takes the first turn, or random.
cuzco-option-temple_value_rule = Which value a temple may get: any even value up to the size of its area, or only the largest one.
cuzco-option-festival_tied_value_2 = What each organiser gets when a festival at a temple of value 2 is shared.
cuzco-option-left_pond = The cell of the left printed pond.
cuzco-option-pond_on_perimeter = Whether ponds may also be laid on perimeter cells.
cuzco-option-tile_wholly_outside_on_overhang = Whether a double or triple may lie wholly on overhanging terrain.
cuzco-option-final_second_place = Who is second in the grand final scoring after a tie for first: the next list, or nobody.
cuzco-option-card_memory = Whether the table shows which cards of other hands everybody saw being taken.
cuzco-option-triples_in_play = How many triples the supply holds; fewer make a shorter game.
cuzco-option-auto_end_turn = Whether the actions end by themselves when nothing else is possible.
cuzco-start_player-random = random
cuzco-temple_value_rule-up_to_size = any even value up to the size
cuzco-temple_value_rule-exact_even_size = only the largest even value
cuzco-final_second_place-dense = the next list is second
cuzco-final_second_place-competition = nobody is second after a tie

## Actions

cuzco-do-triple = Triple with its village on { $village } and crops on { $crop } and { $crop2 }
cuzco-do-double = Double with its village on { $village } and a crop on { $crop }
cuzco-do-single_crop = Single crop on { $cell }
cuzco-do-single_village = Single village on { $cell }
cuzco-do-pond = Pond on { $cell }
cuzco-do-enter = Bring an Inca in on { $cell }
cuzco-do-leave = Take the Inca on { $cell } out of Cuzco
cuzco-do-move = Move the Inca from { $cell } to { $to }
cuzco-do-build = Build a temple of value { $value } on { $cell }
cuzco-do-expand = Expand the temple on { $cell } to { $value }
cuzco-do-draw_blind = Draw a card from the draw pile
cuzco-do-draw_face_up = Take the face-up card
cuzco-do-token = Use an extra action token
cuzco-do-end_actions = End the actions
cuzco-do-propose = Propose a festival in the city of { $cell } with the card { $card }
cuzco-do-no_festival = No festival
cuzco-do-lay_card = Lay the card { $card }
cuzco-do-pass_bid = Pass
cuzco-do-end_bid = The bid is complete

## Chance

cuzco-chance-start_player = { $seat } starts
cuzco-chance-face_up = Face-up card: { $card }
cuzco-chance-deal = { $seat } is dealt a card: { $card }
cuzco-chance-draw_blind = Card drawn: { $card }

## Questions

cuzco-ask-mandatory_tile = Your turn, { $ap } AP: place a terrain tile first.
cuzco-ask-action = { $ap } AP left: which action, or end your actions?
cuzco-ask-proposal = Do you propose a festival? The face-up card shows { $card }.
cuzco-ask-bid = Festival in the city of { $cell }, { $card }: you have { $total } FP and need { $need }. Do you bid?
cuzco-ask-further_card = Festival in the city of { $cell }, { $card }: you have { $total } FP and need { $need }. A further card?

## Events

cuzco-event-turn = { $seat } begins a turn.
cuzco-event-no_placement = { $seat } can place no terrain: the obligation lapses for this turn.
cuzco-event-auto_end = { $seat } can do nothing more: the actions end.
cuzco-event-last_triple = { $seat } has placed the last triple: the end is near.
cuzco-event-standstill = A whole round without terrain: { $seat } brings about the end.
cuzco-event-reshuffle =
    { $count ->
        [one] The discard pile, { $count } card, becomes the draw pile.
       *[other] The discard pile, { $count } cards, becomes the draw pile.
    }
cuzco-event-empty_hand = { $seat } has no card left and passes.
cuzco-event-pond_nobody = The water body of { $cell } is closed, but nobody leads its shore.
cuzco-event-temples_built = { $seat } builds a temple on { $cell }: { $points } PP.
cuzco-event-temples_expanded = { $seat } expands the temple on { $cell }: { $points } PP.
cuzco-event-ponds = The water body of { $cell } is closed: { $points } PP for { $seat }.
cuzco-event-festivals_alone = { $seat } organises the festival of { $cell } alone: { $points } PP.
cuzco-event-festivals_shared = { $seat } shares the festival of { $cell }: { $points } PP.
cuzco-event-final = Grand final scoring of { $seat }.
cuzco-event-final_first = { $seat } is first in the city of { $cell }: { $points } PP.
cuzco-event-final_second = { $seat } is second in the city of { $cell }: { $points } PP.

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
cuzco-board-supply = Supply: { $triples } triples · { $ponds } ponds · floors { $floors }
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
cuzco-reason-rivals = Less for the others
