imhotep-title = Imhotep: Builder of Egypt

## Options

imhotep-option-sides = The printed side of each site, five letters A or B in the order market, pyramids, temple, burial chamber, obelisks; or random.
imhotep-option-wrath = Wrath of the Pharaoh: whoever lacks a stone on one of the four monuments at the end loses 5 points.
imhotep-option-gains = Whether a market pick and the bonuses of pyramids B may be declined, or are always taken.
imhotep-option-start_player = The seat that takes the first turn, or random.
imhotep-sides-AAAAA = all A
imhotep-sides-BBBBB = all B
imhotep-sides-random = random
imhotep-gains-may = may be declined
imhotep-gains-forced = always taken
imhotep-start_player-random = random

## Chapters of the rules

imhotep-chapter-components = Components
imhotep-chapter-options = Options
imhotep-chapter-setup = Set-up
imhotep-chapter-rounds = Round structure
imhotep-chapter-turn = Turn and actions
imhotep-chapter-unloading = Unloading
imhotep-chapter-market = Market
imhotep-chapter-pyramids = Pyramids
imhotep-chapter-temple = Temple
imhotep-chapter-burial = Burial chamber
imhotep-chapter-obelisks = Obelisks
imhotep-chapter-cards = Cards
imhotep-chapter-wrath = Wrath of the Pharaoh
imhotep-chapter-scoring = Game end and scoring
imhotep-chapter-decisions = Decisions and chance
imhotep-chapter-edge_cases = Edge cases
imhotep-chapter-corrections = Corrections to the printed text
imhotep-chapter-invariants = What always holds
imhotep-chapter-notation = Notation

## Actions

imhotep-do-get = Get stones
imhotep-do-load = Load a stone on ship { $ship }, space { $space }
imhotep-do-sail = Sail ship { $ship } to { $site }
imhotep-do-lever = Lever: sail ship { $ship } to { $site } and unload { $sequence }
imhotep-do-hammer = Hammer: get stones, then load ship { $ship }, space { $space }
imhotep-do-sail_card = Sail card: load ship { $ship }, space { $space }, and sail it to { $site }
imhotep-do-chisel = Chisel: load ship { $ship }, space { $space }, and ship { $ship2 }, space { $space2 }
imhotep-do-pick =
    { $slot ->
        [none] Decline the market card
       *[other] Take market slot { $slot }
    }
imhotep-do-keep = Keep card { $card } of the pair
imhotep-do-pyramid = Build on { $pyramid }
imhotep-do-bonus_card =
    { $accept ->
        [true] Draw the bonus card
       *[false] Decline the bonus card
    }
imhotep-do-bonus_stones =
    { $accept ->
        [true] Take the bonus stones
       *[false] Decline the bonus stones
    }
imhotep-do-bonus_load =
    { $ship ->
        [none] Decline the bonus load
       *[other] Bonus load: ship { $ship }, space { $space }
    }
imhotep-do-temple = Temple reward: { $reward }

## Chance

imhotep-chance-start = { $seat } starts
imhotep-chance-side = Side of { $site }: { $side }
imhotep-chance-round = Round card { $ships }
imhotep-chance-deal = Market slot { $slot }: { $card }
imhotep-chance-look = Card { $place } of the pair, looked at: { $card }
imhotep-chance-draw = Card drawn: { $card }
imhotep-chance-reveal = Card { $place } of the pair, turned up: { $card }

## Questions

imhotep-ask-turn = Your turn: get stones, load, sail or play a blue card.
imhotep-ask-pick = Your stone reaches the market: which card do you take?
imhotep-ask-keep = Which of the two cards do you keep?
imhotep-ask-pyramid = On which pyramid do you build?
imhotep-ask-bonus_card = Bonus: do you draw a market card?
imhotep-ask-bonus_stones = Bonus: do you take stones from your quarry?
imhotep-ask-bonus_load = Bonus: do you load a stone from your sled?
imhotep-ask-temple = Temple: a point, or stones from your quarry?

## Events

imhotep-event-points =
    { $points ->
        [one] { $seat } scores { $points } point: { $category }.
       *[other] { $seat } scores { $points } points: { $category }.
    }
imhotep-event-round = Round { $round } begins with the ships { $ships }.
imhotep-event-pass = { $seat } has no action and passes.
imhotep-event-stall = Everybody has passed: the round ends, and stones on waiting ships go back to their quarries.
imhotep-event-reshuffle =
    { $cards ->
        [one] The discard pile, { $cards } card, becomes the new draw pile.
       *[other] The discard pile, { $cards } cards, becomes the new draw pile.
    }
imhotep-event-discard = To the discard pile: { $card }.
imhotep-event-gain = { $seat } gains a card: { $card }.
imhotep-event-effect_void = { $card } has no effect: the quarry of { $seat } is empty.
imhotep-event-stones =
    { $stones ->
        [one] { $seat } moves { $stones } stone from quarry to sled.
       *[other] { $seat } moves { $stones } stones from quarry to sled.
    }
imhotep-event-placed = A stone of { $seat } is placed: { $site }.
imhotep-event-auto_pyramid = { $seat } builds on { $pyramid }, the only one left.
imhotep-event-auto_pick = { $seat } takes market slot { $slot }, the only one left.
imhotep-event-bonus_lost = { $seat } cannot use a bonus: { $bonus }.
imhotep-event-tower = { $seat } builds a tower worth { $points }.
imhotep-event-kept = { $seat } keeps a card, { $card }, and discards the other, { $discarded }.
imhotep-event-final = The last round is over: final scoring.
imhotep-event-removed = The round card that never came up: { $ships }.

## Score sheet and end

imhotep-sheet-pyramids = Pyramids
imhotep-sheet-temple = Temple
imhotep-sheet-obelisk_towers = Obelisk towers
imhotep-sheet-burial = Burial chamber
imhotep-sheet-obelisks = Obelisks
imhotep-sheet-decorations = Decorations
imhotep-sheet-statues = Statues
imhotep-sheet-unused_blue = Unused blue cards
imhotep-sheet-wrath = Wrath of the Pharaoh
imhotep-end-rounds = Six rounds are over.
imhotep-end-stall = The sixth round ended because nobody could act.

## Words for values

imhotep-site-M = the market
imhotep-site-P = the pyramids
imhotep-site-T = the temple
imhotep-site-B = the burial chamber
imhotep-site-O = the obelisks
imhotep-side-A = side A
imhotep-side-B = side B
imhotep-pyramid-L = the left pyramid
imhotep-pyramid-M = the middle pyramid
imhotep-pyramid-R = the right pyramid
imhotep-reward-points = a point
imhotep-reward-stones = stones
imhotep-bonus-card = draw a card
imhotep-bonus-stones = take stones
imhotep-bonus-load = load a stone
imhotep-category-pyramids = pyramids
imhotep-category-temple = temple
imhotep-category-obelisk_towers = obelisk towers
imhotep-category-burial = burial chamber
imhotep-category-obelisks = obelisks
imhotep-category-decorations = decorations
imhotep-category-statues = statues
imhotep-category-unused_blue = unused blue cards
imhotep-category-wrath = Wrath of the Pharaoh
imhotep-card-ENT = Entrance
imhotep-card-SAR = Sarcophagus
imhotep-card-PAV = Paved Path
imhotep-card-DEP = Pyramid Decoration
imhotep-card-DET = Temple Decoration
imhotep-card-DEB = Burial Chamber Decoration
imhotep-card-DEO = Obelisk Decoration
imhotep-card-STA = Statue
imhotep-card-LEV = Lever
imhotep-card-HAM = Hammer
imhotep-card-SAI = Sail card
imhotep-card-CHI = Chisel
imhotep-discarded-ENT = Entrance
imhotep-discarded-SAR = Sarcophagus
imhotep-discarded-PAV = Paved Path
imhotep-discarded-DEP = Pyramid Decoration
imhotep-discarded-DET = Temple Decoration
imhotep-discarded-DEB = Burial Chamber Decoration
imhotep-discarded-DEO = Obelisk Decoration
imhotep-discarded-STA = Statue
imhotep-discarded-LEV = Lever
imhotep-discarded-HAM = Hammer
imhotep-discarded-SAI = Sail card
imhotep-discarded-CHI = Chisel

## What an action costs

imhotep-price-stones = { $value } { $value ->
    [one] stone
   *[other] stones
    }
imhotep-price-card = plays { $value }

## The board in the terminal

imhotep-board-round = Round { $round } of { $rounds }
imhotep-board-ship = Ship { $ship }
imhotep-board-sailed = has sailed
imhotep-board-ready = { $load } loaded, may sail
imhotep-board-minimum = { $load } of { $minimum } needed
imhotep-board-open = dock open
imhotep-board-closed = dock closed
imhotep-board-site-M = Market
imhotep-board-site-P = Pyramids
imhotep-board-site-T = Temple
imhotep-board-site-B = Burial chamber
imhotep-board-site-O = Obelisks
imhotep-board-pair = two cards face down
imhotep-board-pile = pile { $draw }, discards { $discard }
imhotep-board-next = next: { $points }
imhotep-board-card = card
imhotep-board-stones = { $stones } stones
imhotep-board-player = Player
imhotep-board-points = Points
imhotep-board-sled = Sled
imhotep-board-quarry = Quarry
imhotep-board-cards = Cards

## Why a move

imhotep-reason-points = Points scored
imhotep-reason-burial = Connected stones in the burial chamber
imhotep-reason-obelisks = Height of the obelisk
imhotep-reason-temple = Stones seen on the temple
imhotep-reason-statues = Statues
imhotep-reason-tools = Tool cards for later
imhotep-reason-decorations = Cards that count the stones of a site
imhotep-reason-wrath = Presence at every site
imhotep-reason-sled = Stones on the sled
imhotep-reason-ships = Stones on ships
imhotep-reason-gains = What is being unloaded or taken
imhotep-reason-rivals = Less for the others
