imhotep-title = Imhotep: Builder of Egypt
imhotep-about = Load the ships, choose the site, build with everyone’s stones.
imhotep-preset-first = First game
imhotep-preset-first-line = Side A of every site: the simplest rules.
imhotep-preset-other = The other sides
imhotep-preset-other-line = Side B of every site: more to weigh.
imhotep-preset-mixed = Mixed sides
imhotep-preset-mixed-line = Chance picks a side for each site.
imhotep-preset-wrath = Wrath of the Pharaoh
imhotep-preset-wrath-line = Whoever leaves a monument out loses 5 points.

## Options

imhotep-option-sides = The printed side of each site, five letters A or B in the order market, pyramids, temple, burial chamber, obelisks; or random.
imhotep-option-wrath = Whoever lacks a stone on one of the four monuments at the end loses 5 points.
imhotep-option-gains = Whether a market pick and the bonuses of pyramids B may be declined, or are always taken.
imhotep-option-start_player = The seat that takes the first turn, or random.
imhotep-option-mini = The game ends after two rounds instead of six, by the same rules; for quick trials and research.
imhotep-option-sides-name = Sides of the sites
imhotep-option-wrath-name = Wrath of the Pharaoh
imhotep-option-gains-name = Declining gains
imhotep-option-mini-name = Mini game: two rounds
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
imhotep-do-lever = Lever: sail ship { $ship } to { $site } and unload in this order: { $order }
imhotep-do-hammer = Hammer: get stones, then load ship { $ship }, space { $space }
imhotep-do-sail_card = Sail card: load ship { $ship }, space { $space }, and sail it to { $site }
imhotep-do-chisel = Chisel: load ship { $ship }, space { $space }, and ship { $ship2 }, space { $space2 }
imhotep-do-pick = { $slot ->
        [none] Decline the market card
       *[other] Take { $card }
    }
imhotep-do-keep = Keep { $kept }
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
imhotep-did-get = { $stones ->
        [one] { $who } took { $stones } stone from the quarry
       *[other] { $who } took { $stones } stones from the quarry
    }
imhotep-did-load = { $who } loaded ship { $ship }, space { $space }
imhotep-did-sail = { $who } sailed ship { $ship } to { $site }
imhotep-did-lever = { $who } played the Lever, sailed ship { $ship } to { $site } and chose the order { $order }
imhotep-did-hammer = { $who } played the Hammer: stones, and one on ship { $ship }, space { $space }
imhotep-did-sail_card = { $who } played the Sail card: loaded ship { $ship }, space { $space }, and sailed it to { $site }
imhotep-did-chisel = { $who } played the Chisel: loaded ship { $ship }, space { $space }, and ship { $ship2 }, space { $space2 }
imhotep-did-pick = { $slot ->
        [none] { $who } declined the market card
       *[other] { $who } took { $card }
    }
imhotep-did-keep = { $who } kept { $kept }
imhotep-did-pyramid = { $who } built on { $pyramid }
imhotep-did-bonus_card = { $accept ->
        [true] { $who } drew the bonus card
       *[false] { $who } declined the bonus card
    }
imhotep-did-bonus_stones = { $accept ->
        [true] { $who } took the bonus stones
       *[false] { $who } declined the bonus stones
    }
imhotep-did-bonus_load = { $ship ->
        [none] { $who } declined the bonus load
       *[other] { $who } loaded ship { $ship }, space { $space }, as a bonus
    }
imhotep-did-temple = { $who } chose at the temple: { $reward }

## Chance

imhotep-chance-start = { $who } got the first turn
imhotep-chance-side = Drawn: { $site }, { $side }
imhotep-chance-round = Round { $round } began; the ships hold { $ships }
imhotep-chance-deal = A card came to the market: { $card }
imhotep-chance-look = { $who } looked at a card of the pair: { $card }
imhotep-chance-draw = { $who } drew a card: { $card }
imhotep-chance-reveal = A card of the pair was turned up: { $card }
imhotep-hidden-look = { $count ->
        [one] { $who } looked at a card of the pair
       *[other] { $who } looked at both cards of the pair
    }

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

imhotep-event-points = { $points ->
        [one] { $who } scored { $points } point: { $category }.
       *[other] { $who } scored { $points } points: { $category }.
    }
imhotep-event-round = Round { $round } began; the ships hold { $ships }
imhotep-event-pass = { $who } had no action and passed.
imhotep-event-stall = Everybody passed: the round ended, and stones on waiting ships went back to their quarries.
imhotep-event-reshuffle = { $cards ->
        [one] The discard pile, { $cards } card, became the draw pile.
       *[other] The discard pile, { $cards } cards, became the draw pile.
    }
imhotep-event-discard = { $card } went to the discard pile.
imhotep-event-gain = { $who } took { $card }
imhotep-event-effect_void = { $card } had no effect: no stone in the quarry for { $whom }.
imhotep-event-stones = { $stones ->
        [one] { $who } took { $stones } stone from the quarry
       *[other] { $who } took { $stones } stones from the quarry
    }
imhotep-event-placed = { $who } got a stone into { $site }.
imhotep-event-auto_pyramid = { $who } built on { $pyramid }, the only one left.
imhotep-event-auto_pick = { $who } took { $card }, the only card left.
imhotep-event-bonus_lost = { $who } could not use a bonus: { $bonus }.
imhotep-event-tower = { $who } built a tower of three stones.
imhotep-event-kept = { $who } kept { $card } and discarded { $discarded }.
imhotep-event-final = The last round was over: final scoring.
imhotep-event-removed = The round card that never came up: ships that hold { $ships }.

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
imhotep-end-mini = Two rounds are over, as the mini game has it.

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
imhotep-card-pair = the two face-down cards

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
imhotep-board-stones = { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }
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
imhotep-reason-rivals = { $change ->
        [loses] More for the others
       *[other] Less for the others
    }
imhotep-reason-burial-at = { $change ->
        [takes] { $standing ->
            [1] A first stone in the burial chamber
           *[other] A group of { $standing } stones in the burial chamber
        }
        [keeps] { $standing ->
            [1] Keeps a single stone in the burial chamber
           *[other] Keeps a group of { $standing } stones in the burial chamber
        }
        [loses] A smaller group in the burial chamber
       *[misses] No larger group in the burial chamber
    }
imhotep-reason-obelisks-at = { $change ->
        [takes] { $standing ->
            [4] Takes first place at the obelisks
            [3] Takes second place at the obelisks
           *[other] A higher obelisk
        }
        [keeps] { $standing ->
            [4] Stays first at the obelisks
            [3] Stays second at the obelisks
           *[other] Keeps the height of the obelisk
        }
        [loses] Falls back at the obelisks
       *[misses] No higher obelisk
    }
imhotep-reason-temple-at = { $change ->
        [takes] { $standing ->
            [1] A stone on top of the temple
           *[other] { $standing } stones on top of the temple
        }
        [keeps] { $standing ->
            [1] Keeps a stone on top of the temple
           *[other] Keeps { $standing } stones on top of the temple
        }
        [loses] Fewer stones on top of the temple
       *[misses] No further stone on top of the temple
    }
imhotep-reason-ships-at = { $change ->
        [takes] { $standing ->
            [1] A stone on ship { $ship }
           *[other] { $standing } stones on ship { $ship }
        }
        [keeps] { $standing ->
            [1] Leaves a stone waiting on ship { $ship }
           *[other] Leaves { $standing } stones waiting on ship { $ship }
        }
        [loses] Unloads stones from ship { $ship }
       *[misses] No further stone on ship { $ship }
    }

learn-imhotep-welcome =
    Welcome to Egypt! Around the river lie five sites: pyramids, temple, market, burial chamber and obelisks. Stones that land there bring points.
    The orange stones are yours. Let us play the first round together.
learn-imhotep-ships =
    These four ships belong to everybody. Each needs a minimum of stones to sail, shown on its flag, and whoever likes may then send it to any free dock: with all stones aboard.
learn-imhotep-load =
    A turn is one action. Load a stone from your sled on the first space of ship 1: what lies in front is unloaded first.
learn-imhotep-answered =
    Your rival has put a stone behind yours. Now ship 1 carries two stones, enough to sail. If you wait, somebody else may decide where it goes.
learn-imhotep-sail =
    Sail ship 1 to the pyramids. The next free space there scores 2, the one after it 1, and your stone comes ashore first.
learn-imhotep-scored =
    2 points for you, 1 for your rival. It does not matter who sails: every stone scores for its owner. The dock of the pyramids is closed until the next round.
learn-imhotep-get =
    Your sled is almost empty. Get stones: three from your quarry. A sled holds five at most, so do not wait too long and do not hurry too much.
learn-imhotep-share =
    Your rival has begun to load ship 2. Go along: put a stone on its second space. Sharing a ship makes it likely that it sails where both gain.
learn-imhotep-temple =
    The ship went to the temple. Seen from above, each visible stone pays its owner 1 point at the end of every round, until another stone covers it.
learn-imhotep-small =
    The smallest ship has room for one stone only. Load it, and it is yours alone.
learn-imhotep-market =
    Nobody has sailed it yet. Send it to the market: there a stone fetches a card and then returns to your quarry.
learn-imhotep-card =
    Take the Hammer, a blue card: you keep it and play it in a later turn in place of an action. The Statue counts at the end: one is worth 1 point, five are worth 15.
learn-imhotep-round =
    The fourth ship has sailed, so the round is over, and the temple has paid: 1 point for each visible stone. Four new ships are there. A game has six rounds.
learn-imhotep-blue =
    Your Hammer is a blue card: played in place of an action, it does more. Get three stones and load one of them at once, on the first space of ship 3. Then the card is used up.
learn-imhotep-both =
    Load the second space of ship 3 as well. Two stones of yours on one ship: whoever sails it, both are yours to use.
learn-imhotep-again =
    Ship 3 has the two stones it needs. Sail it to the market: each of your stones fetches a card, the one in front first.
learn-imhotep-red =
    Take the Entrance, a red card: it acts at once. A stone from your quarry goes straight to the pyramids, without a ship, and the next free space there scores 3.
learn-imhotep-green =
    For your second stone take the burial chamber’s decoration, a green card: at the end it brings 1 point for every three stones lying there, whoever owns them.
learn-imhotep-later =
    Two sites count only at the end of the game: in the burial chamber large groups of your colour, at the obelisks the height. Keep an eye on them from early on.
learn-imhotep-go =
    Now it is your game. What you may do stands here, with what it brings at once; the lamp gives you a hint, and the rulebook explains every action. Good building!

## Components

rule-IM-C01 = There are 120 stones, 30 each of black, white, brown and gray.
rule-IM-C02 = The five sites are market, pyramids, temple, burial chamber and obelisks; each board has a side A and a side B.
rule-IM-C03 = Of the eight ships two have 4 spaces, three have 3, two have 2 and one has 1.
rule-IM-C04 = The minimum load is 3 stones for 4 spaces, 2 for 3 spaces, and 1 for 2 spaces or 1.
rule-IM-C05 = Each player has one sled, with room for 5 stones.
rule-IM-C06 = There are 21 round cards, 7 for each number of players; each card shows four ships.
rule-IM-C07 = Which ships a round card shows is listed in the content of the game.
rule-IM-C08 = There are 34 market cards: 6 red, 8 green, 10 purple and 10 blue.
rule-IM-C09 = The red cards are Entrance, Sarcophagus and Paved Path, two of each; temple and market have none.
rule-IM-C10 = The green cards are the Decorations of pyramids, temple, burial chamber and obelisks, two of each; the market has none.
rule-IM-C11 = The purple cards are ten Statues.
rule-IM-C12 = The blue cards are 2 Levers, 2 Hammers, 3 Sail cards and 3 Chisels.
rule-IM-C13 = The score track has 40 steps and can be lapped: a score has no upper limit.

## Options

rule-IM-O01 = Each site’s side is chosen on its own before the game and never changes.
rule-IM-O02 = For a first game, play side A everywhere.
rule-IM-O03 = Random sides: every site is A or B with equal chance, known to all before the first turn.
rule-IM-O04 = Wrath of the Pharaoh is an extra for any mixture of sides.
rule-IM-O05 = Where gains may be declined: a market pick and the bonuses of pyramids B can be declined.
rule-IM-O06 = Where gains are always taken: a market pick and the card and stones bonuses cannot be declined; the load bonus still can.
rule-IM-O07 = The game is for 2, 3 or 4 seats.
rule-IM-O08 = Only the listed options with the listed values are accepted, and the start player must sit at the table.
rule-IM-O09 = Colours are a matter of display; in notation K, W, N and G are always seats 1, 2, 3 and 4.

## Set-up

rule-IM-S01 = Seats are numbered clockwise and fixed; turn positions count clockwise from the start player, whom an option or chance names.
rule-IM-S02 = Every player has a colour, which makes no difference to the rules; seats 1 to 4 are black, white, brown and gray.
rule-IM-S03 = Colours nobody plays stay in the box.
rule-IM-S04 = One stone per player marks the score, so 29 are left to play with.
rule-IM-S05 = Everybody starts with 0 points.
rule-IM-S06 = By turn position, the sleds start with 2, 3, 4 and 5 stones.
rule-IM-S07 = By turn position, the quarries start with 27, 26, 25 and 24 stones.
rule-IM-S08 = Six of the seven round cards for the number of players are used; each round shows one not yet shown, all equally likely, and the one left over is never seen.
rule-IM-S09 = The round cards of other numbers of players are not used.
rule-IM-S10 = All market cards form the draw pile, where every unseen card is equally likely to come next; the discard pile starts empty.
rule-IM-S11 = The sites start empty and nobody owns a card.
rule-IM-S12 = The temple is 4 spaces wide for two players, otherwise 5.
rule-IM-S13 = Players only ever take stones of their own colour from the quarry.
rule-IM-S14 = How the boards are laid out has no effect on play.

## Round structure

rule-IM-R01 = The game lasts six rounds.
rule-IM-R02 = A round starts by showing a round card and setting out its four ships, empty.
rule-IM-R03 = At the start of a round all five docks are open.
rule-IM-R04 = Then the market is dealt: one open card in each slot, but on side B two face-down cards in slot 4.
rule-IM-R05 = An emptied market slot stays empty until the next round.
rule-IM-R06 = The player in turn position 1 opens the first round.
rule-IM-R07 = Players act in clockwise order, one action each, until all four ships have sailed.
rule-IM-R08 = A round is over as soon as its fourth ship is fully unloaded.
rule-IM-R09 = Every round ends with the temple, whether or not a ship went there.
rule-IM-R10 = Then the cards left in the market, also an untouched pair, are discarded face up.
rule-IM-R11 = Then the four ships go back to the supply.
rule-IM-R12 = Stones on sites and sleds stay there from round to round.
rule-IM-R13 = The next round is opened by the left neighbour of the player who sailed the fourth ship.
rule-IM-R14 = In a normal round exactly one site gets no ship.
rule-IM-R15 = Final scoring follows the end of round six, temple included.
rule-IM-R16 = Round cards that have been shown are public and do not come back.

## Turn and actions

rule-IM-T01 = On your turn you do one thing: get stones, load, sail or play a blue card.
rule-IM-T02 = Whoever can act must act.
rule-IM-T03 = Get stones: take 3 from your quarry to your sled, or as many as there are and fit.
rule-IM-T04 = You cannot get stones with a full sled or an empty quarry.
rule-IM-T05 = You may not take fewer stones than you could.
rule-IM-T06 = Load: put one stone from your sled on an empty space of a ship that has not sailed.
rule-IM-T07 = You may load any empty space, also leaving gaps.
rule-IM-T08 = A loaded stone stays in its space until the ship is unloaded.
rule-IM-T09 = Sail: bring one ship that has not sailed to one site.
rule-IM-T10 = A ship sails only with its minimum load aboard; stones of all colours count.
rule-IM-T11 = A ship sails only to an open dock, where no ship has gone this round.
rule-IM-T12 = You may sail a ship that carries none of your stones.
rule-IM-T13 = With its minimum load aboard, a ship may sail with empty spaces.
rule-IM-T14 = A ship that has sailed stays at its dock for the round: the dock is closed and the ship takes no more stones.
rule-IM-T15 = As your action you may play a blue card that you already had before this turn.
rule-IM-T16 = You play at most one blue card in a turn.
rule-IM-T17 = Finished actions are not undone, and nothing changes hands between players.

## Unloading

rule-IM-U01 = A ship is unloaded stone by stone from the bow; empty spaces are skipped.
rule-IM-U02 = Each stone is settled with everything it causes before the next one.
rule-IM-U03 = The owner of a stone decides for it and gets what it brings, whoever sailed.
rule-IM-U04 = The dock is closed and the ship has sailed before its first stone is unloaded.
rule-IM-U05 = What a stone causes is settled in depth: its points, its bonus, the card that brings, and so on.
rule-IM-U06 = After unloading, the turn goes to the left neighbour of the player who sailed.

## Market

rule-IM-M01 = For each stone at the market its owner picks a slot that still holds cards.
rule-IM-M02 = The stone returns to its owner’s quarry once the card is taken, before the card takes effect.
rule-IM-M03 = The stone returns to the quarry also if the pick is declined.
rule-IM-M04 = Green, purple and blue cards lie open before their owner.
rule-IM-M05 = A red card takes effect at once and is then discarded.
rule-IM-M06 = There are four picks in a round, enough for the stones of any ship.
rule-IM-M07 = On side B slot 4 holds two face-down cards: who picks it looks at both and keeps one.
rule-IM-M08 = The other card of the pair is discarded face up before the kept one takes effect.
rule-IM-M09 = After looking at the pair, the pick can be neither changed nor declined.
rule-IM-M10 = Market cards come from market picks, the card bonus of pyramids B and space 4 of temple B, from nowhere else.
rule-IM-M11 = Order at the market: pick, keep one of a pair, stone to the quarry, the card and its effect, then the next stone.
rule-IM-M12 = A stone back in the quarry can be used again at once.

## Pyramids

rule-IM-P01 = Side A: each stone goes to the next space in order and scores that space at once.
rule-IM-P02 = Side A is filled level by level, 3 by 3, 2 by 2 and the top; within a level column by column from the left, from top to bottom.
rule-IM-P03 = Side A scores 2, 1, 3, 2, 4, 3, 2, 1, 3, then 2, 3, 1, 3, then 4.
rule-IM-P04 = Side A: each stone after the fourteenth is overflow and scores 1.
rule-IM-P05 = Side B has a left, a middle and a right pyramid, each of four base spaces and a capstone.
rule-IM-P06 = Side B: the owner of the stone chooses a pyramid that is not complete.
rule-IM-P07 = Side B: a pyramid is filled column by column, from top to bottom, capstone last.
rule-IM-P08 = The left pyramid scores 2, 1 with the card bonus, 3, 2, and 4 for the capstone.
rule-IM-P09 = The middle pyramid scores 2, 3, 1 with the stones bonus, 1, and 4 for the capstone.
rule-IM-P10 = The right pyramid scores 2, 3, 3, 1 with the load bonus, and 4 for the capstone.
rule-IM-P11 = Each of the three bonuses comes up at most once in a game.
rule-IM-P12 = Side B: only when all three pyramids are complete are further stones overflow, for 1 point each; a complete pyramid cannot be chosen.
rule-IM-P13 = Card bonus: you may draw a market card, deciding before you see it.
rule-IM-P14 = A red card drawn as a bonus takes effect at once and cannot be refused; others you keep.
rule-IM-P15 = Stones bonus: you may take 3 stones from quarry to sled, or as many as there are and fit.
rule-IM-P16 = Load bonus: you may put one stone from your sled on any empty space of a ship that has not sailed.
rule-IM-P17 = The point of a bonus space comes first and in any case.
rule-IM-P18 = A bonus that can do nothing is lost.

## Temple

rule-IM-E01 = Temple stones fill the spaces from left to right, then the next level on top, without limit.
rule-IM-E02 = A level has as many stones as the temple is wide; the stone after it lies on space 1 again.
rule-IM-E03 = Only the top stone of each space is visible from above.
rule-IM-E04 = Side A: at the end of a round each visible stone gives its owner 1 point.
rule-IM-E05 = Side B: at the end of a round each visible stone gives the reward of its space: choice, two points, choice, card, choice.
rule-IM-E06 = The choice is 1 point, or 2 stones from quarry to sled, or as many as there are and fit.
rule-IM-E07 = With no stone to take, the choice is not asked: you get the point.
rule-IM-E08 = With only one stone to take, you may still choose stones.
rule-IM-E09 = The card of the temple must be drawn; a red one takes effect at once, others you keep.
rule-IM-E10 = Side B spaces are settled from left to right, one after the other.
rule-IM-E11 = With two players there is no space 5.
rule-IM-E12 = Covered stones give no reward, but count for the Temple Decoration.
rule-IM-E13 = Nothing is placed in the temple while it is assessed.

## Burial chamber

rule-IM-H01 = The burial chamber has three rows; columns are filled from top to bottom, from the left, without limit.
rule-IM-H02 = Every third stone begins a new column.
rule-IM-H03 = Side A, at the end: a group of one colour scores 1, 3, 6, 10, 15 for one to five stones, and 2 for each further stone.
rule-IM-H04 = Side A: all groups score; stones connect along edges, not diagonally.
rule-IM-H05 = Side B, at the end: in each row the most stones score 8, then 4, 2 and 0.
rule-IM-H06 = Side B: without a stone in a row you take no place there.
rule-IM-H07 = Side B: each row is ranked by itself, and neighbours do not matter.
rule-IM-H08 = Side B ties: the points of the tied places are added, divided among the tied players and rounded down.
rule-IM-H09 = Side B gives the same points for any number of players.

## Obelisks

rule-IM-L01 = Side A: stones are stacked on their owner’s obelisk.
rule-IM-L02 = Side A, at the end, by height: 10 and 1 for two players; 12, 6, 1 for three; 15, 10, 5, 1 for four.
rule-IM-L03 = Side A: without a stone you take no place and score nothing.
rule-IM-L04 = Side A ties: the points of the tied places are added, divided among the tied players and rounded down.
rule-IM-L05 = Side B: a stone goes to a waiting space of its colour.
rule-IM-L06 = Side B: three waiting stones of a colour at once become a tower on the free space of highest value, which scores at once.
rule-IM-L07 = The towers are worth 10, 9, 8, 7, 6, 5, 5, 5, in the order they are built, whoever builds them.
rule-IM-L08 = Side B: stones still waiting at the end score 1 each.
rule-IM-L09 = Side B has no ranking by height.

## Cards

rule-IM-K01 = Owned cards are public.
rule-IM-K02 = Entrance, Sarcophagus and Paved Path place a stone from your quarry on pyramids, burial chamber or obelisks by the rules of that site.
rule-IM-K03 = A red card needs no dock and no ship.
rule-IM-K04 = With an empty quarry a red card does nothing and is discarded.
rule-IM-K05 = A red card is discarded when all its effects are settled.
rule-IM-K06 = A Decoration scores, at the end, 1 point for every three stones of any colour on its site.
rule-IM-K07 = A Decoration counts all stones of its site: every level, overflow, covered, waiting and in towers.
rule-IM-K08 = Statues score 1, 3, 6, 10, 15 for one to five, and 2 for each further one.
rule-IM-K09 = A blue card can be played from its owner’s next turn on.
rule-IM-K10 = Lever: sail a ship as usual, but fix beforehand the order in which its stones are unloaded.
rule-IM-K11 = Lever: the order is one of colours; each owner still decides for their own stones.
rule-IM-K12 = A Lever may be played even if it changes nothing.
rule-IM-K13 = Hammer: get stones, then load one.
rule-IM-K14 = A Hammer needs at least one stone to take and an empty space on a ship that has not sailed.
rule-IM-K15 = Sail card: load one stone, then sail that ship; it must then have its minimum load, and the dock must be open.
rule-IM-K16 = A Sail card needs a stone on the sled and an empty space on the ship.
rule-IM-K17 = Chisel: load two stones on two empty spaces, of one ship or two.
rule-IM-K18 = A Chisel needs two stones on the sled and two empty spaces.
rule-IM-K19 = A played blue card is discarded when its whole effect is finished.
rule-IM-K20 = A blue card not used by the end is worth 1 point.
rule-IM-K21 = Owned cards cannot be discarded, and you may own any number.

## Wrath of the Pharaoh

rule-IM-W01 = At the end, a player who lacks a stone on pyramids, temple, burial chamber or obelisks loses 5 points.
rule-IM-W02 = The loss is 5 points, however many sites are missing.
rule-IM-W03 = Every stone on a site counts: placed by a red card, covered, overflow or waiting.
rule-IM-W04 = The market does not count.
rule-IM-W05 = A total may fall below zero.

## Game end and scoring

rule-IM-F01 = Final scoring: burial chamber, obelisks, decorations, statues, unused blue cards, then Wrath.
rule-IM-F02 = The order of final scoring does not change any total.
rule-IM-F03 = The highest total wins.
rule-IM-F04 = In a tie, more stones on the sled wins.
rule-IM-F05 = If that is equal too, the victory is shared.
rule-IM-F06 = The lower ranks are decided in the same way.
rule-IM-F07 = Stones on sleds and in quarries score nothing.
rule-IM-F08 = The score sheet has nine categories for every seat, and their sum is the score.
rule-IM-F09 = Shared ranks skip the places they fill: 1, 1, 3.
rule-IM-F10 = The game ends with the fourth sailing of round six, or because nobody can act in it.

## Decisions and chance

rule-IM-D01 = One player is asked at a time.
rule-IM-D02 = While a player is asked about a stone or a reward, nobody else may act.
rule-IM-D03 = Equal stones and copies of a card make no different choices; ships, spaces and slots do.
rule-IM-D04 = The two spaces of a Chisel have no order.
rule-IM-D05 = An action is chosen whole; only what its stones bring is asked afterwards.
rule-IM-D06 = What leaves no choice happens by itself and is no entry of the record.
rule-IM-D07 = Questions that arise in the temple or from a red card go to the owner of the stone being placed.
rule-IM-D08 = An answer must be one of the legal ones at this point; any other changes nothing.
rule-IM-D09 = The unseen round card, the face-down deal of the pair and a reshuffle decide nothing: they are no draws.
rule-IM-D10 = The unknown cards of one pile, a face-down pair included, are one multiset; a reshuffle opens a new one, which never mixes with pair cards of the old.

## Edge cases

rule-IM-X01 = You pass, by itself, only with sled and quarry empty and no waiting ship at its minimum load.
rule-IM-X02 = When all players pass in a row the round ends: stones on waiting ships go back to the quarries, and the player after the last to pass opens the next round.
rule-IM-X03 = A ship that has not sailed always finds two open docks or more.
rule-IM-X04 = Every round comes to an end.
rule-IM-X05 = When a card is needed and the draw pile is empty, the discard pile becomes the draw pile, even in the middle of a deal.
rule-IM-X06 = A card still taking effect is not in the discard pile and is not reshuffled.
rule-IM-X07 = If both piles were empty nothing would be drawn; that cannot happen.
rule-IM-X08 = A reshuffle is needed only with market B and temple B together.
rule-IM-X09 = From a quarry of 1 or 2 stones, get stones takes what is there.
rule-IM-X10 = The load bonus is lost when no ship is left to load: from the fourth ship, or in the temple.
rule-IM-X11 = The load bonus may bring a ship to its minimum load, but does not sail it.
rule-IM-X12 = An Entrance drawn as a bonus may bring another bonus.
rule-IM-X13 = An Entrance gained while a ship unloads at the pyramids is placed before that ship’s next stone.
rule-IM-X14 = Once all eight towers stand, further stones wait without limit, for 1 point each at the end.
rule-IM-X15 = Several towers in one unloading score in the order of unloading.
rule-IM-X16 = Places beyond the list are worth 0 in a tie.
rule-IM-X17 = In a ranking of k players only the first k places are given.
rule-IM-X18 = Blue cards drawn in the last temple are worth 1 point; red ones still take effect.
rule-IM-X19 = Stones taken in the last temple count for the tie-break.
rule-IM-X20 = Two equal Decorations both score.
rule-IM-X21 = Columns of the burial chamber beyond the eighth are like the others.
rule-IM-X22 = Actions may follow each other in any order and as often as you like.
rule-IM-X23 = Scores of 40 and more just go on.
rule-IM-X24 = In any mixture of sides, each site follows its own side.
rule-IM-X25 = A player who leaves is replaced by a bot.
rule-IM-X26 = A reshuffle takes the discard pile only; market, pair and owned cards stay.
rule-IM-X27 = If the pile runs out between the two cards of the pair, the second comes from the new pile.
rule-IM-X28 = The pile is renewed when a card is needed, not when its last card goes; a declined bonus renews nothing.
rule-IM-X29 = On full pyramids an Entrance is overflow for 1 point.
rule-IM-X30 = A Lever may sail a ship with one stone or one colour; there is just one order then.
rule-IM-X31 = A Sail card loads and sails the same ship, on any of its empty spaces.
rule-IM-X32 = The tie-break looks at totals after Wrath.
rule-IM-X33 = With two players who load much, round six may end because nobody can act; that is a normal end.
rule-IM-X34 = Passes are counted anew in every round.

## Corrections to the printed text

rule-IM-Q01 = There are three Sail cards and three Chisels, not two.
rule-IM-Q02 = Only three single base spaces of pyramids B give a bonus.
rule-IM-Q03 = One may use one blue card in a turn; one may own several.
rule-IM-Q04 = Getting stones needs room on the sled; loading needs a stone on the sled and a free space.
rule-IM-Q05 = A blue card may be played in any later turn, not only in the next.
rule-IM-Q06 = Four ships are laid out, with some distance between them.
rule-IM-Q07 = The tables that missing page references point to are in the content of the game.
rule-IM-Q08 = Round cards, minimum loads and board values come from public sources.
rule-IM-Q09 = The site is called pyramids on both sides.
rule-IM-Q10 = In obelisk ties the tied places are added before dividing.
rule-IM-Q11 = Both cards of the pair are looked at, and the other one is discarded face up.
rule-IM-Q12 = Nobody sees the round card that is taken out.

## What always holds

rule-IM-I01 = Each colour always has 29 stones in quarry, sled, ships and sites together.
rule-IM-I02 = A sled holds 0 to 5 stones, a quarry 0 to 29.
rule-IM-I03 = There are always 34 market cards in all, with the right number of copies.
rule-IM-I04 = Nobody owns a red card.
rule-IM-I05 = A ship holds one stone per space at most, and nothing after unloading.
rule-IM-I06 = As many docks are closed as ships have sailed, one ship for each site at most.
rule-IM-I07 = Obelisks B: a colour has at most 2 waiting stones while a tower space is free, and there are at most 8 towers.
rule-IM-I08 = Pyramids B: 5 stones at most in a pyramid, and overflow only when all are full.
rule-IM-I09 = During play scores never fall, and every rise is told.
rule-IM-I10 = Four ships sail in each round, 24 in a game; fewer only when nobody can act.
rule-IM-I11 = Before clean-up the market has 4 filled slots minus the picks of the round.
rule-IM-I12 = What a player sees tells nothing of coming cards, and no future order exists.
rule-IM-I13 = The categories of the score sheet add up to the total.
rule-IM-I14 = Face down are only the draw pile and the untouched pair; the picker alone sees the pair being chosen from.
rule-IM-I15 = Stones never leave pyramids, temple, burial chamber or obelisks.

## Notation

rule-IM-N01 = Lapsed: records follow the shared protocol.
rule-IM-N02 = A Chisel is written lower place first; a Lever names every stone of the ship.
rule-IM-N03 = Lapsed: records follow the shared protocol.
rule-IM-N04 = Lapsed: records follow the shared protocol.
rule-IM-N05 = Lapsed: records follow the shared protocol.
rule-IM-N06 = The three bonuses share the letter b; which one is meant follows from the question.

web-imhotep-kind-get = Get stones
web-imhotep-kind-load = Load a stone
web-imhotep-kind-sail = Sail a ship
web-imhotep-kind-lever = Lever: sail and choose the order
web-imhotep-kind-hammer = Hammer: get stones and load
web-imhotep-kind-sail_card = Sail card: load and sail
web-imhotep-kind-chisel = Chisel: load two stones
web-imhotep-kind-pick = Take a card
web-imhotep-kind-bonus_load = Bonus: load a stone
web-imhotep-asks-load = Where do you load the stone?
web-imhotep-asks-load-ship = On which space of ship { $ship }?
web-imhotep-asks-sail = Which ship sails, and where to?
web-imhotep-asks-sail-ship = Where does ship { $ship } sail?
web-imhotep-asks-sail-site = Which ship sails to { $site }?
web-imhotep-asks-lever = Lever: which ship sails, where to, and in which order does it unload?
web-imhotep-asks-hammer = Hammer: where do you load a stone?
web-imhotep-asks-sail_card = Sail card: where do you load, and where does the ship sail?
web-imhotep-asks-chisel = Chisel: where do you load the two stones?
web-imhotep-asks-bonus_load = Bonus: where do you load a stone?
web-imhotep-field-ship = Ship { $value }
web-imhotep-field-space = Space { $value }
web-imhotep-field-ship2 = Ship { $value }
web-imhotep-field-space2 = Space { $value }
web-imhotep-field-sequence = { $value }
web-imhotep-field-slot = Slot { $value }
web-imhotep-field-card = Card { $value }
web-imhotep-next = Next
web-imhotep-stones-of = { $count } of { $of } stones
web-imhotep-bonus-space = space { $place }
web-imhotep-temple-note = Covered stones stay but earn nothing
web-imhotep-temple-below = { $count ->
        [one] { $count } more stone below
       *[other] { $count } more stones below
    }
web-imhotep-temple-choice = { $points } / { $stones }▪
web-imhotep-temple-card = card
web-imhotep-obelisks-note = Places { $places }; ties share
web-imhotep-pile = { $draw ->
        [one] { $draw } card to draw, { $discard } discarded
       *[other] { $draw } cards to draw, { $discard } discarded
    }
web-imhotep-burial-note = Each group of one colour scores by its size
web-imhotep-burial-rows = Most stones in each row
web-imhotep-when-M-A = stones choose in order
web-imhotep-when-M-B = stones choose in order
web-imhotep-when-P-A = scores at once
web-imhotep-when-P-B = scores at once
web-imhotep-when-T-A = each round, top stones
web-imhotep-when-T-B = each round, top stones
web-imhotep-round = Round { $round }
web-imhotep-when-B-A = at the end, by groups
web-imhotep-when-B-B = at the end, by rows
web-imhotep-when-O-A = at the end
web-imhotep-when-O-B = towers of three
web-imhotep-dock = Sail to { $site }
web-imhotep-dock-M = Market
web-imhotep-dock-P = Pyramids
web-imhotep-dock-T = Temple
web-imhotep-dock-B = Burial
web-imhotep-dock-O = Obelisks
web-imhotep-chooses =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-imhotep-space = Ship { $ship }, space { $space }
web-imhotep-sled = Load a stone from your sled
web-imhotep-sled-short = sled
web-imhotep-quarry = quarry
web-imhotep-name-ENT = Entrance
web-imhotep-name-SAR = Sarcophagus
web-imhotep-name-PAV = Paved path
web-imhotep-name-DEP = Pyramids
web-imhotep-name-DET = Temple
web-imhotep-name-DEB = Burial
web-imhotep-name-DEO = Obelisks
web-imhotep-name-STA = Statue
web-imhotep-name-LEV = Lever
web-imhotep-name-HAM = Hammer
web-imhotep-name-SAI = Sail
web-imhotep-name-CHI = Chisel
web-imhotep-card-ENT = build now
web-imhotep-card-SAR = build now
web-imhotep-card-PAV = build now
web-imhotep-card-DEP = 1 per 3
web-imhotep-card-DET = 1 per 3
web-imhotep-card-DEB = 1 per 3
web-imhotep-card-DEO = 1 per 3
web-imhotep-card-LEV = choose order
web-imhotep-card-HAM = get and load
web-imhotep-card-SAI = load and sail
web-imhotep-card-CHI = load two
