tawantinsuyu-title = Tawantinsuyu
tawantinsuyu-about = Workers on a sacred hill; gods, weavings and conquest.
older-rules-tawantinsuyu-1 = Build a Building needs a tile of the market that you can pay, and after a swap you must build one that you can pay. An idle Axomamma moves her priest before she draws her army card.
tawantinsuyu-solo = How strong Axomamma is
tawantinsuyu-preset-first = First game
tawantinsuyu-preset-first-line = The Coricancha stands as the rulebook advises.
tawantinsuyu-preset-standard = Standard
tawantinsuyu-preset-standard-line = Chance turns the Coricancha.
tawantinsuyu-preset-gentle = Gentle
tawantinsuyu-preset-gentle-line = Axomamma builds, worships and conquers more slowly.
tawantinsuyu-preset-normal = Normal
tawantinsuyu-preset-normal-line = As in the rulebook, with a personality drawn at random.
tawantinsuyu-preset-hard = Hard
tawantinsuyu-preset-hard-line = She climbs sooner, and her priest and weavings score more.

## Options

tawantinsuyu-option-coricancha = How the Coricancha lies: as printed, which is advised for a first game, or turned at random.
tawantinsuyu-option-start_player = The seat that takes the first turn, or random; alone you always begin.
tawantinsuyu-option-solo_personality = Alone: Axomamma’s personality, one of four, random or none (easier).
tawantinsuyu-option-solo_personality_moment = Alone: whether Axomamma’s personality acts when a token on its space is used, or when a token arrives there.
tawantinsuyu-option-solo_easy_building_cost = Alone, easier: Axomamma pays 2 stone for a building.
tawantinsuyu-option-solo_easy_worship_two = Alone, easier: Axomamma needs 2 statues to start Worship.
tawantinsuyu-option-solo_easy_one_conquest = Alone, easier: Axomamma places no second conquest marker.
tawantinsuyu-option-solo_easy_no_idle_army = Alone, easier: Axomamma draws no army card when she has nothing to do.
tawantinsuyu-option-solo_hard_temple_step = Alone, harder: Axomamma advances 1 temple space before her Worship or Offering.
tawantinsuyu-option-solo_hard_conquest_equal = Alone, harder: soldiers equal to the casualties are enough for her Conquest.
tawantinsuyu-option-solo_hard_conquest_discount = Alone, harder: her conquests need 1 flip and 1 discard less.
tawantinsuyu-option-solo_hard_priest_vp = Alone, harder: 2 VP whenever she starts a High Priest action.
tawantinsuyu-option-solo_hard_weaving_vp = Alone, harder: 2 VP instead of 1 for each of her weavings at a Festival.
tawantinsuyu-option-solo_hard_idle_vp = Alone, harder: 2 VP more when she has nothing to do.
tawantinsuyu-option-solo_hard_resource_vp = Alone, harder: 1 VP at the end for each resource she has left.
tawantinsuyu-option-solo_passives = Alone, harder: five of Axomamma’s passive buildings work for her, those that need no decision.
tawantinsuyu-option-mini = The game ends with the first Festival instead of the third, by the same rules; with two players or more, for quick trials and research.
tawantinsuyu-coricancha-printed = printed
tawantinsuyu-coricancha-random = random
tawantinsuyu-start_player-random = random
tawantinsuyu-solo_personality-random = random
tawantinsuyu-solo_personality-none = none
tawantinsuyu-solo_personality_moment-use = when its token is used
tawantinsuyu-solo_personality_moment-arrival = when a token arrives

## Actions

tawantinsuyu-do-starting_weaving = Start with { $tile }
tawantinsuyu-do-keep = Keep { $card }
tawantinsuyu-do-play =
    { $card ->
        [none] Play no more cards
       *[other] Play { $card }
    }
tawantinsuyu-do-priest_start = High Priest to the { $action } section
tawantinsuyu-do-place = Place { $worker }{ $role ->
        [none] { "" }
        [courier] { " " }as a courier
       *[priest] { " " }as a priest
    }
tawantinsuyu-do-move_priest = { $sides ->
        [one] Move the High Priest 1 side, to { $action }
       *[other] Move the High Priest { $sides } sides, to { $action }
    }
tawantinsuyu-do-pray = Pray: take 2 god cards
tawantinsuyu-do-train = Train: draw 2 army cards, keep 1
tawantinsuyu-do-recruit = Recruit a Nomad
tawantinsuyu-do-space = On { $space }
tawantinsuyu-do-price = Pay with { $card }
tawantinsuyu-do-payment = Pay { $cost }
tawantinsuyu-do-take =
    { $space ->
        [none] Take no worker back
       *[other] Take the worker on { $space }
    }
tawantinsuyu-do-rejuvenate =
    { $item ->
        [none] Turn nothing up
       *[other] Turn up { $item }
    }
tawantinsuyu-do-pay_potato =
    { $answer ->
        [yes] Pay 1 potato for 1 more task
       *[none] Pay no potato
    }
tawantinsuyu-do-task =
    { $icon ->
        [none] Stop doing tasks
       *[other] Task: { $icon }
    }
tawantinsuyu-do-steps = Build the { $slot } in the { $action } section
tawantinsuyu-do-swap =
    { $answer ->
        [yes] Give a god card to change the market
       *[none] Leave the market as it is
    }
tawantinsuyu-do-swap_card = Put { $card } under the deck
tawantinsuyu-do-swap_tile = { $slot ->
        [none] Change no second tile
       *[other] Change { $building }
    }
tawantinsuyu-do-building = { $slot ->
        [none] Build nothing
       *[other] Build { $building }
    }
tawantinsuyu-do-statue = Raise a { $statue }
tawantinsuyu-do-put_away = Put { $tile } under the pile
tawantinsuyu-do-weaving =
    { $tile ->
        [none] Buy no more weavings
       *[other] Buy { $tile }
    }
tawantinsuyu-do-put =
    { $tapestry ->
        [0] Put { $tile }: { $edge }
       *[other] Put { $tile }: tapestry { $tapestry }, { $edge }
    }
tawantinsuyu-do-free_weaving = Take { $which }
tawantinsuyu-do-keep_army = Keep { $card }
tawantinsuyu-do-god_card = Take { $card }
tawantinsuyu-do-choice = Take { $gives }
tawantinsuyu-do-produce_one = Produce with { $building }
tawantinsuyu-do-nomad = { $worker ->
        [none] Take no Nomad
       *[other] Take { $worker } from the Nomads
    }
tawantinsuyu-do-effect =
    { $effect ->
        [none] Decline
       *[other] Yes: { $effect }
    }
tawantinsuyu-do-gold_for_temple =
    { $answer ->
        [yes] Pay 1 gold for 1 temple space
       *[none] Keep the gold
    }
tawantinsuyu-do-casualty = Casualty: { $worker }
tawantinsuyu-do-act = Perform the action
tawantinsuyu-do-gold = Take 1 gold instead
tawantinsuyu-do-worship = { $god ->
        [none] Give no statue
       *[other] Give a { $statue }
    }
tawantinsuyu-do-offering = { $spaces ->
        [none] Offer nothing
        [one] Offer for { $spaces } temple space
       *[other] Offer for { $spaces } temple spaces
    }
tawantinsuyu-do-extra_flip =
    { $item ->
        [none] Turn nothing up
       *[other] Turn up { $item }
    }
tawantinsuyu-do-produce =
    { $building ->
        [none] Stop producing
       *[other] Produce with { $building }
    }
tawantinsuyu-do-army = { $card ->
        [none] Play no more army cards
       *[other] Play { $card }
    }
tawantinsuyu-do-conquer =
    { $target ->
        [none] Conquer nothing
       *[other] Conquer { $target }
    }
tawantinsuyu-do-conquest_payment = Turn down soldiers: { $flip ->
        [none] none
       *[other] { $flip }
    }; discard soldiers: { $discard ->
        [none] none
       *[other] { $discard }
    }
tawantinsuyu-do-recruit_village = { $edge ->
        [none] Recruit nobody
       *[other] Recruit from { $edge }
    }
tawantinsuyu-do-limit = Remove from the game: { $worker }
tawantinsuyu-do-potatoes = Pay { $gold } gold for missing potatoes
tawantinsuyu-do-army_for_resource = Free action: discard { $card } for its resource
tawantinsuyu-do-potato_for_card = Free action: 1 potato for a god card
tawantinsuyu-do-exchange = Free action: exchange { $give } for { $receive }
tawantinsuyu-did-priest_start = { $who } put the High Priest in the { $action } section
tawantinsuyu-did-place = { $who } placed { $worker }{ $role ->
        [none] { "" }
        [courier] { " " }as a courier
       *[priest] { " " }as a priest
    }
tawantinsuyu-did-move_priest = { $sides ->
        [one] { $who } moved the High Priest 1 side, to { $action }
       *[other] { $who } moved the High Priest { $sides } sides, to { $action }
    }
tawantinsuyu-did-starting_weaving = { $who } started with { $tile }
tawantinsuyu-did-keep = { $who } kept { $card }
tawantinsuyu-did-play = { $card ->
        [none] { $who } played no more cards
       *[other] { $who } played { $card }
    }
tawantinsuyu-did-pray = { $who } prayed for 2 god cards
tawantinsuyu-did-train = { $who } trained
tawantinsuyu-did-recruit = { $who } recruited a Nomad
tawantinsuyu-did-space = { $who } chose { $space }
tawantinsuyu-did-price = { $who } paid with { $card }
tawantinsuyu-did-payment = { $who } paid { $cost }
tawantinsuyu-did-take = { $space ->
        [none] { $who } took no worker back
       *[other] { $who } took back the worker on { $space }
    }
tawantinsuyu-did-rejuvenate = { $item ->
        [none] { $who } turned nothing up
       *[other] { $who } turned up { $item }
    }
tawantinsuyu-did-pay_potato = { $answer ->
        [yes] { $who } paid 1 potato for 1 more task
       *[none] { $who } paid no potato
    }
tawantinsuyu-did-task = { $icon ->
        [none] { $who } stopped doing tasks
       *[other] { $who } did a task: { $icon }
    }
tawantinsuyu-did-steps = { $who } built the { $slot } in the { $action } section
tawantinsuyu-did-swap = { $answer ->
        [yes] { $who } gave a god card to change the market
       *[none] { $who } left the market as it was
    }
tawantinsuyu-did-swap_card = { $who } put { $card } under the deck
tawantinsuyu-did-swap_tile = { $slot ->
        [none] { $who } changed no second tile
       *[other] { $who } changed { $building }
    }
tawantinsuyu-did-building = { $slot ->
        [none] { $who } built nothing
       *[other] { $who } built { $building }
    }
tawantinsuyu-did-statue = { $who } raised a { $statue }
tawantinsuyu-did-put_away = { $who } put { $tile } under the pile
tawantinsuyu-did-weaving = { $tile ->
        [none] { $who } bought no more weavings
       *[other] { $who } bought { $tile }
    }
tawantinsuyu-did-put = { $tapestry ->
        [0] { $who } put { $tile }: { $edge }
       *[other] { $who } put { $tile }: tapestry { $tapestry }, { $edge }
    }
tawantinsuyu-did-free_weaving = { $who } took { $which }
tawantinsuyu-did-keep_army = { $who } kept { $card }
tawantinsuyu-did-god_card = { $who } took { $card }
tawantinsuyu-did-choice = { $who } chose { $gives }
tawantinsuyu-did-produce_one = { $who } produced with { $building }
tawantinsuyu-did-nomad = { $worker ->
        [none] { $who } took no Nomad
       *[other] { $who } took { $worker } from the Nomads
    }
tawantinsuyu-did-effect = { $effect ->
        [none] { $who } declined
       *[other] { $who } used the effect: { $effect }
    }
tawantinsuyu-did-gold_for_temple = { $answer ->
        [yes] { $who } paid 1 gold for 1 temple space
       *[none] { $who } kept the gold
    }
tawantinsuyu-did-casualty = { $who } chose a casualty of war: { $worker }
tawantinsuyu-did-act = { $who } performed the action
tawantinsuyu-did-gold = { $who } took 1 gold instead
tawantinsuyu-did-worship = { $god ->
        [none] { $who } gave no statue
       *[other] { $who } gave a { $statue }
    }
tawantinsuyu-did-offering = { $spaces ->
        [none] { $who } offered nothing
        [one] { $who } offered for { $spaces } temple space
       *[other] { $who } offered for { $spaces } temple spaces
    }
tawantinsuyu-did-extra_flip = { $item ->
        [none] { $who } turned nothing up
       *[other] { $who } turned up { $item }
    }
tawantinsuyu-did-produce = { $building ->
        [none] { $who } stopped producing
       *[other] { $who } produced with { $building }
    }
tawantinsuyu-did-army = { $card ->
        [none] { $who } played no more army cards
       *[other] { $who } played { $card }
    }
tawantinsuyu-did-conquer = { $target ->
        [none] { $who } conquered nothing
       *[other] { $who } attacked { $target }
    }
tawantinsuyu-did-conquest_payment = { $who } turned down soldiers: { $flip ->
        [none] none
       *[other] { $flip }
    }; discarded: { $discard ->
        [none] none
       *[other] { $discard }
    }
tawantinsuyu-did-recruit_village = { $edge ->
        [none] { $who } recruited nobody
       *[other] { $who } recruited from { $edge }
    }
tawantinsuyu-did-limit = { $who } removed { $worker } from the game
tawantinsuyu-did-potatoes = { $who } paid { $gold } gold for missing potatoes
tawantinsuyu-did-army_for_resource = { $who } discarded { $card } for its resource
tawantinsuyu-did-potato_for_card = { $who } gave 1 potato for a god card
tawantinsuyu-did-exchange = { $who } exchanged { $give } for { $receive }

## Chance

tawantinsuyu-chance-rot = The Coricancha was turned at random
tawantinsuyu-chance-bag = { $goal ->
        [supply] { $who } drew { $worker } from the bag
        [village] From the bag to the Village: { $worker }
        [nomads] From the bag to the Nomads: { $worker }
       *[space] From the bag to the hill: { $worker }
    }
tawantinsuyu-chance-prod = New in the market: { $building }
tawantinsuyu-chance-passive = New in the market: { $building }
tawantinsuyu-chance-weave = { $goal ->
        [look] { $who } looked at { $tile }
       *[sale] A weaving was turned up: { $tile }
    }
tawantinsuyu-chance-first = { $who } got the first turn
tawantinsuyu-chance-start = Axomamma started with { $tile }
tawantinsuyu-chance-god = { $who } drew { $card }
tawantinsuyu-chance-army = { $who } drew { $card }
tawantinsuyu-chance-pers = Axomamma’s personality: { $side }
tawantinsuyu-chance-die = Axomamma rolled { $number }
tawantinsuyu-chance-axspace = At random Axomamma took { $space }
tawantinsuyu-chance-axworker = At random Axomamma placed her worker number { $age }
tawantinsuyu-chance-axdrop = At random Axomamma gave up her worker number { $age }
tawantinsuyu-chance-axtile = At random Axomamma took { $building }
tawantinsuyu-chance-axstatue = At random Axomamma chose a { $statue }
tawantinsuyu-chance-axnomad = At random Axomamma chose { $worker } of the Nomads
tawantinsuyu-chance-axconquest = At random Axomamma conquered { $target }
tawantinsuyu-hidden-keep = { $count ->
        [one] { $who } kept a god card
       *[other] { $who } kept { $count } god cards
    }
tawantinsuyu-hidden-swap_card = { $count ->
        [one] { $who } put a god card under the deck
       *[other] { $who } put { $count } god cards under the deck
    }
tawantinsuyu-hidden-keep_army = { $count ->
        [one] { $who } kept an army card
       *[other] { $who } kept { $count } army cards
    }
tawantinsuyu-hidden-god = { $count ->
        [one] { $who } drew a god card
       *[other] { $who } drew { $count } god cards
    }
tawantinsuyu-hidden-army = { $count ->
        [one] { $who } drew an army card
       *[other] { $who } drew { $count } army cards
    }
tawantinsuyu-hidden-weave = { $count ->
        [one] { $who } looked at a weaving
       *[other] { $who } looked at { $count } weavings
    }

## Questions

tawantinsuyu-ask-starting-weaving = With which weaving do you start?
tawantinsuyu-ask-keep = Which god card do you keep?
tawantinsuyu-ask-setup-play = Which set-up card do you play next?
tawantinsuyu-ask-priest-start = In which section does your High Priest begin?
tawantinsuyu-ask-main = Your turn: place a worker, or take two secondary actions.
tawantinsuyu-ask-second = Your second secondary action?
tawantinsuyu-ask-space = Where do you place { $worker }?
tawantinsuyu-ask-price = Which card, or 1 gold, do you pay?
tawantinsuyu-ask-payment = How do you pay?
tawantinsuyu-ask-take = Which adjacent worker do you take back?
tawantinsuyu-ask-rejuvenate-effect = What do you turn up for free?
tawantinsuyu-ask-pay-potato = 1 potato for 1 more task?
tawantinsuyu-ask-task = { $left ->
        [one] Which task? It is your last one.
       *[other] Which task next? { $left } left.
    }
tawantinsuyu-ask-steps = Where do you build steps?
tawantinsuyu-ask-swap = Do you change the market first?
tawantinsuyu-ask-swap-card = Which god card goes under the deck?
tawantinsuyu-ask-swap-tile = Which market tile goes under its stack?
tawantinsuyu-ask-building = Which building?
tawantinsuyu-ask-statue = Which statue?
tawantinsuyu-ask-put-away = Which weaving goes under the pile?
tawantinsuyu-ask-buy = Which weaving do you buy?
tawantinsuyu-ask-buy-later = Do you buy a remaining weaving for 3 maize?
tawantinsuyu-ask-put = Where does the weaving go?
tawantinsuyu-ask-free-weaving = Which weaving do you take?
tawantinsuyu-ask-keep-army = Which army card do you keep?
tawantinsuyu-ask-god-card = From where do you take the god card?
tawantinsuyu-ask-choice = Which output do you choose?
tawantinsuyu-ask-produce-one = Which building produces?
tawantinsuyu-ask-nomad = Which Nomad do you take?
tawantinsuyu-ask-effect = Do you use this effect?
tawantinsuyu-ask-gold-for-temple = 1 gold for 1 temple space?
tawantinsuyu-ask-casualty = Who becomes a casualty of war?
tawantinsuyu-ask-act-or-gold = Perform the action, or take 1 gold?
tawantinsuyu-ask-worship = Which statue do you give?
tawantinsuyu-ask-offering = How many temple spaces do you offer for?
tawantinsuyu-ask-rejuvenate = What do you turn up?
tawantinsuyu-ask-extra-flip = What do you turn up besides?
tawantinsuyu-ask-produce = Which building produces next?
tawantinsuyu-ask-army = Which army card do you play?
tawantinsuyu-ask-conquer = Which space do you conquer?
tawantinsuyu-ask-conquest-payment = Which army cards pay?
tawantinsuyu-ask-recruit-village = Do you recruit from the Village?
tawantinsuyu-ask-limit = Which worker leaves the game?
tawantinsuyu-ask-potatoes = How much gold do you pay for missing potatoes?
tawantinsuyu-ask-festival-play = Which god card do you play?

## Events

tawantinsuyu-event-turn = { $who } began a turn
tawantinsuyu-event-points = { $who } scored { $points } VP: { $category }
tawantinsuyu-event-setup-cards = { $who } played in set-up: { $cards }
tawantinsuyu-event-played = { $who } played { $card }
tawantinsuyu-event-steps = { $who } built the { $slot } in the { $action } section
tawantinsuyu-event-built = { $who } built { $building }
tawantinsuyu-event-statue = { $who } raised a { $statue }
tawantinsuyu-event-discarded = { $who } discarded { $card }
tawantinsuyu-event-benefit = { $who } got the effects of { $card } from a statue
tawantinsuyu-event-temple = { $who } reached temple space { $space }
tawantinsuyu-event-join = { $who } got the reward of a new join at once
tawantinsuyu-event-merchant = { $joins ->
        [one] { $who } used the Merchant: { $joins } matching join
       *[other] { $who } used the Merchant: { $joins } matching joins
    }
tawantinsuyu-event-activation = { $who } activated { $action }
tawantinsuyu-event-conquest = { $who } conquered { $target } with { $cards }
tawantinsuyu-event-trigger = The Village was empty: { $who } called Festival { $festival }
tawantinsuyu-event-festival = Festival { $festival }
tawantinsuyu-event-majority = { $who } led in { $region ->
        [A] Antisuyu
        [C] Chinchaysuyu
        [K] Kuntisuyu
       *[Q] Qullasuyu
    }
tawantinsuyu-event-potatoes = { $paid ->
        [one] { $who } paid { $paid } potato
       *[other] { $who } paid { $paid } potatoes
    }{ $missing ->
        [0] { "" }
       *[other] , { $missing } missing
    }
tawantinsuyu-event-market = New in the market: { $building }
tawantinsuyu-event-offer = To the offer: { $card }
tawantinsuyu-event-offer-shuffled = The full offer was shuffled into the god deck
tawantinsuyu-event-offer-dropped = From the offer under the deck: { $card }
tawantinsuyu-event-army-shuffled = The army discard pile became the new deck
tawantinsuyu-event-tile-shown = A weaving can now be seen by all: { $tile }
tawantinsuyu-event-slot = Axomamma’s card { $slot } is now of { $god }
tawantinsuyu-event-slot-empty = Axomamma’s card { $slot } stayed empty
tawantinsuyu-event-slot-from-bottom = Axomamma’s card { $slot } came from under the deck
tawantinsuyu-event-card-from-bottom = { $who } drew a god card from under the deck
tawantinsuyu-event-ax-priest = Axomamma moved her High Priest { $sides } on: the condition of { $action } was met
tawantinsuyu-event-ax-no-priest = Axomamma’s condition for { $action }, { $sides } ahead, was not met
tawantinsuyu-event-ax-soldiers = Axomamma’s soldiers: { $soldiers }; casualties: { $casualties }
tawantinsuyu-event-ax-idle = Axomamma had no worker and no High Priest action
tawantinsuyu-event-ax-arrival = Axomamma’s token arrived at her personality, which acted
tawantinsuyu-event-ax-rest = Nothing happened there: Axomamma’s personality had acted when the token arrived
tawantinsuyu-event-ax-army = Axomamma played her army cards: { $cards }
tawantinsuyu-event-ax-conquest = Axomamma conquered where most VP are printed: { $target }, { $points } VP
tawantinsuyu-event-ax-second-conquest = Axomamma’s second marker went where she discards least: { $target }
tawantinsuyu-event-ax-worker = Axomamma gained { $worker } and its reward
tawantinsuyu-event-ax-look = Axomamma looked for { $god }: { $terrace } came first, the cheapest space costs { $food } food
tawantinsuyu-event-ax-no-space = No card had an empty space: Axomamma placed nobody
tawantinsuyu-event-ax-replaced = No empty space of { $god }: Axomamma’s card { $slot } was replaced
tawantinsuyu-event-ax-card = Axomamma’s card { $slot } was { $card }
tawantinsuyu-event-ax-placed = Axomamma placed { $worker } on { $space }
tawantinsuyu-event-ax-token = Axomamma’s token acted: { $loop ->
        [top] top loop
        [middle] middle loop
       *[bottom] bottom loop
    }, space { $index }
tawantinsuyu-event-ax-gold = Axomamma could not do it in full and took 1 gold
tawantinsuyu-event-ax-weaving = Axomamma added { $tile } to a tapestry

## Refusals and end

tawantinsuyu-refuse-cost = It costs { $cost }; you have { $held }.
tawantinsuyu-refuse-worker = You have no such worker in your supply: { $worker }.
tawantinsuyu-end-third_festival = The third Festival is over.
tawantinsuyu-end-mini = The first Festival is over, as the mini game has it.

## The board

tawantinsuyu-board-village = Village
tawantinsuyu-board-ends = (from the potato end to the maize end)
tawantinsuyu-board-nomads = Nomads
tawantinsuyu-board-casualties = Casualties
tawantinsuyu-board-bag = Bag
tawantinsuyu-board-market = Market
tawantinsuyu-board-offer = Offer
tawantinsuyu-board-deck = Deck
tawantinsuyu-board-top = Weaving on top
tawantinsuyu-board-drawn = Weavings on sale
tawantinsuyu-board-conquest = Conquest
tawantinsuyu-board-seat = Seat { $seat }
tawantinsuyu-board-axomamma = Axomamma
tawantinsuyu-board-festival = Festivals held { $number } of 3
tawantinsuyu-board-token = Seat { $seat } holds the Festival token
tawantinsuyu-board-temple = Temple
tawantinsuyu-board-workers = Workers
tawantinsuyu-board-hand = Hand
tawantinsuyu-board-army = Army
tawantinsuyu-board-buildings = Buildings
tawantinsuyu-board-statues = Statues
tawantinsuyu-board-tapestries = Tapestries
tawantinsuyu-board-slots = Her cards
tawantinsuyu-board-tokens = Her tokens
tawantinsuyu-board-personality = Personality
tawantinsuyu-board-hidden = { $number } hidden
tawantinsuyu-board-label = { $name }:
tawantinsuyu-board-legend = A architect · K craftsman · W warrior · C courier · P priest · ♜ High Priest · ▲▼ steps up and down the terraces · In Inti · Qu Mama Quilla · Il Illapa · Co Mama Cocha · Pa Pachamama · Vi Viracocha · * blue or green space · p potato · m maize · s stone · g gold · St steps · Bu building · Su statue · We weavings · Me Merchant · Tr train · P1 produce one
tawantinsuyu-opponent = Axomamma
tawantinsuyu-price-potato = { $value } { $value ->
        [one] potato
       *[other] potatoes
    }
tawantinsuyu-price-maize = { $value } maize
tawantinsuyu-price-stone = { $value } stone
tawantinsuyu-price-gold = { $value } gold
tawantinsuyu-price-food = { $value } food
tawantinsuyu-price-card = the card
tawantinsuyu-price-statue = { $value }
tawantinsuyu-price-nomad = { $value } { $value ->
        [one] Nomad
       *[other] Nomads
    }

## Values in words

tawantinsuyu-worker-architect = an architect
tawantinsuyu-worker-craftsman = a craftsman
tawantinsuyu-worker-warrior = a warrior
tawantinsuyu-worker-courier = a courier
tawantinsuyu-worker-priest = a priest
tawantinsuyu-ability-own = own ability
tawantinsuyu-ability-courier = as courier
tawantinsuyu-ability-priest = as priest
tawantinsuyu-worker-potato_end = the worker at the potato end
tawantinsuyu-worker-maize_end = the worker at the maize end
tawantinsuyu-edge-potato_end = the potato end
tawantinsuyu-edge-maize_end = the maize end
tawantinsuyu-god-inti = Inti
tawantinsuyu-god-quilla = Mama Quilla
tawantinsuyu-god-illapa = Illapa
tawantinsuyu-god-cocha = Mama Cocha
tawantinsuyu-god-pacha = Pachamama
tawantinsuyu-god-vira = Viracocha
tawantinsuyu-size-small = small
tawantinsuyu-size-large = large
tawantinsuyu-statue-inti_small = small statue of Inti
tawantinsuyu-statue-inti_large = large statue of Inti
tawantinsuyu-statue-quilla_small = small statue of Mama Quilla
tawantinsuyu-statue-quilla_large = large statue of Mama Quilla
tawantinsuyu-statue-illapa_small = small statue of Illapa
tawantinsuyu-statue-illapa_large = large statue of Illapa
tawantinsuyu-statue-cocha_small = small statue of Mama Cocha
tawantinsuyu-statue-cocha_large = large statue of Mama Cocha
tawantinsuyu-statue-pacha_small = small statue of Pachamama
tawantinsuyu-statue-pacha_large = large statue of Pachamama
tawantinsuyu-statue-vira_small = small statue of Viracocha
tawantinsuyu-statue-vira_large = large statue of Viracocha
tawantinsuyu-which-top = the face-up weaving
tawantinsuyu-which-under = the weaving beneath
tawantinsuyu-give-s2 = 2 stone
tawantinsuyu-give-m2 = 2 maize
tawantinsuyu-give-g1 = 1 gold
tawantinsuyu-edge-left = left end
tawantinsuyu-edge-right = right end
tawantinsuyu-edge-new = new tapestry
tawantinsuyu-effect-build_building = build a building
tawantinsuyu-effect-build_statue = build a statue
tawantinsuyu-effect-build_steps = build steps
tawantinsuyu-effect-buy_weavings = buy weavings
tawantinsuyu-effect-merchant = use the Merchant
tawantinsuyu-effect-train = train
tawantinsuyu-effect-produce_one = produce one
tawantinsuyu-effect-free_building = build for free
tawantinsuyu-effect-free_steps = build free steps
tawantinsuyu-effect-free_small_statue = take a free small statue
tawantinsuyu-terrace-upper = upper terrace
tawantinsuyu-terrace-middle = middle terrace
tawantinsuyu-terrace-lower = lower terrace
tawantinsuyu-action-worship = Worship
tawantinsuyu-action-offering = Offering
tawantinsuyu-action-rejuvenate = Rejuvenate
tawantinsuyu-action-conquest = Conquest
tawantinsuyu-action-produce = Produce
tawantinsuyu-category-start = Start
tawantinsuyu-category-god_cards = God cards
tawantinsuyu-category-steps = Steps built
tawantinsuyu-category-steps_used = Steps used by others
tawantinsuyu-category-statues = Statues
tawantinsuyu-category-temple = Temple
tawantinsuyu-category-majorities = Regions
tawantinsuyu-category-conquest = Conquests
tawantinsuyu-category-joins = Joins
tawantinsuyu-category-production = Production
tawantinsuyu-category-passive = Passive buildings
tawantinsuyu-category-trigger = Festival called
tawantinsuyu-category-potatoes = Missing potatoes
tawantinsuyu-category-final_tapestries = Tapestries at the end
tawantinsuyu-category-final_temple = Temple at the end
tawantinsuyu-category-final_buildings = Buildings at the end
tawantinsuyu-category-final_god_cards = God cards at the end
tawantinsuyu-category-final_army = Army at the end
tawantinsuyu-category-final_workers = Workers at the end
tawantinsuyu-category-final_gold = Gold at the end
tawantinsuyu-category-ax_potato = Axomamma: potatoes
tawantinsuyu-category-ax_statue_match = Axomamma: statue of the god
tawantinsuyu-category-ax_offer = Axomamma: offer cards
tawantinsuyu-category-ax_weavings = Axomamma: weavings
tawantinsuyu-category-ax_behind = Axomamma: behind
tawantinsuyu-category-ax_difficulty = Axomamma: difficulty

## Cards and buildings

tawantinsuyu-card-G01 = Inti (3 potatoes, 1 stone)
tawantinsuyu-card-G02 = Inti (3 VP)
tawantinsuyu-card-G03 = Inti (1 maize, 2 VP)
tawantinsuyu-card-G04 = Inti (2 potatoes, 1 army card)
tawantinsuyu-card-G05 = Inti (build a building)
tawantinsuyu-card-G06 = Inti (2 potatoes, 1 gold)
tawantinsuyu-card-G07 = Inti (1 potato, 1 VP, 1 gold for 1 temple space)
tawantinsuyu-card-G08 = Mama Quilla (3 potatoes, 1 stone)
tawantinsuyu-card-G09 = Mama Quilla (3 VP)
tawantinsuyu-card-G10 = Mama Quilla (1 maize, 2 VP)
tawantinsuyu-card-G11 = Mama Quilla (2 potatoes, 1 army card)
tawantinsuyu-card-G12 = Mama Quilla (build a building)
tawantinsuyu-card-G13 = Mama Quilla (a weaving)
tawantinsuyu-card-G14 = Mama Quilla (2 potatoes, Merchant)
tawantinsuyu-card-G15 = Illapa (3 potatoes, 1 stone)
tawantinsuyu-card-G16 = Illapa (3 VP)
tawantinsuyu-card-G17 = Illapa (1 maize, 2 VP)
tawantinsuyu-card-G18 = Illapa (2 potatoes, 1 army card)
tawantinsuyu-card-G19 = Illapa (build a building)
tawantinsuyu-card-G20 = Illapa (1 maize, train)
tawantinsuyu-card-G21 = Illapa (1 potato, turn up 2)
tawantinsuyu-card-G22 = Mama Cocha (3 potatoes, 1 stone)
tawantinsuyu-card-G23 = Mama Cocha (3 VP)
tawantinsuyu-card-G24 = Mama Cocha (1 maize, 2 VP)
tawantinsuyu-card-G25 = Mama Cocha (2 potatoes, 1 army card)
tawantinsuyu-card-G26 = Mama Cocha (build a building)
tawantinsuyu-card-G27 = Mama Cocha (1 potato, a Nomad)
tawantinsuyu-card-G28 = Mama Cocha (1 maize, 2 god cards)
tawantinsuyu-card-G29 = Pachamama (3 potatoes, 1 stone)
tawantinsuyu-card-G30 = Pachamama (3 VP)
tawantinsuyu-card-G31 = Pachamama (1 maize, 2 VP)
tawantinsuyu-card-G32 = Pachamama (2 potatoes, 1 army card)
tawantinsuyu-card-G33 = Pachamama (build a building)
tawantinsuyu-card-G34 = Pachamama (5 potatoes)
tawantinsuyu-card-G35 = Pachamama (3 maize)
tawantinsuyu-card-G36 = Viracocha (3 potatoes, 1 stone)
tawantinsuyu-card-G37 = Viracocha (3 VP)
tawantinsuyu-card-G38 = Viracocha (1 maize, 2 VP)
tawantinsuyu-card-G39 = Viracocha (2 potatoes, 1 army card)
tawantinsuyu-card-G40 = Viracocha (build a building)
tawantinsuyu-card-G41 = Viracocha (1 stone, build a statue)
tawantinsuyu-card-G42 = Viracocha (1 stone, build steps)
tawantinsuyu-card-g1 = 1 gold
tawantinsuyu-card-deck = the top card of the deck
tawantinsuyu-card-R01 = an army card (1 soldier, gold)
tawantinsuyu-card-R02 = an army card (1 soldier, gold)
tawantinsuyu-card-R03 = an army card (1 soldier, gold)
tawantinsuyu-card-R04 = an army card (1 soldier, gold)
tawantinsuyu-card-R05 = an army card (1 soldier, gold)
tawantinsuyu-card-R06 = an army card (1 soldier, gold)
tawantinsuyu-card-R07 = an army card (1 soldier, stone)
tawantinsuyu-card-R08 = an army card (1 soldier, stone)
tawantinsuyu-card-R09 = an army card (1 soldier, stone)
tawantinsuyu-card-R10 = an army card (1 soldier, stone)
tawantinsuyu-card-R11 = an army card (1 soldier, stone)
tawantinsuyu-card-R12 = an army card (1 soldier, stone)
tawantinsuyu-card-R13 = an army card (1 soldier, maize)
tawantinsuyu-card-R14 = an army card (1 soldier, maize)
tawantinsuyu-card-R15 = an army card (1 soldier, maize)
tawantinsuyu-card-R16 = an army card (1 soldier, maize)
tawantinsuyu-card-R17 = an army card (1 soldier, maize)
tawantinsuyu-card-R18 = an army card (1 soldier, maize)
tawantinsuyu-card-R19 = an army card (2 soldiers, potato)
tawantinsuyu-card-R20 = an army card (2 soldiers, potato)
tawantinsuyu-card-R21 = an army card (2 soldiers, potato)
tawantinsuyu-card-R22 = an army card (2 soldiers, potato)
tawantinsuyu-card-R23 = an army card (2 soldiers, potato)
tawantinsuyu-card-R24 = an army card (2 soldiers, potato)
tawantinsuyu-card-R25 = an army card (2 soldiers, maize)
tawantinsuyu-card-R26 = an army card (2 soldiers, maize)
tawantinsuyu-card-R27 = an army card (2 soldiers, maize)
tawantinsuyu-card-R28 = an army card (2 soldiers, stone)
tawantinsuyu-card-R29 = an army card (2 soldiers, stone)
tawantinsuyu-card-R30 = an army card (2 soldiers, stone)
tawantinsuyu-item-R01 = an army card (1 soldier)
tawantinsuyu-item-R02 = an army card (1 soldier)
tawantinsuyu-item-R03 = an army card (1 soldier)
tawantinsuyu-item-R04 = an army card (1 soldier)
tawantinsuyu-item-R05 = an army card (1 soldier)
tawantinsuyu-item-R06 = an army card (1 soldier)
tawantinsuyu-item-R07 = an army card (1 soldier)
tawantinsuyu-item-R08 = an army card (1 soldier)
tawantinsuyu-item-R09 = an army card (1 soldier)
tawantinsuyu-item-R10 = an army card (1 soldier)
tawantinsuyu-item-R11 = an army card (1 soldier)
tawantinsuyu-item-R12 = an army card (1 soldier)
tawantinsuyu-item-R13 = an army card (1 soldier)
tawantinsuyu-item-R14 = an army card (1 soldier)
tawantinsuyu-item-R15 = an army card (1 soldier)
tawantinsuyu-item-R16 = an army card (1 soldier)
tawantinsuyu-item-R17 = an army card (1 soldier)
tawantinsuyu-item-R18 = an army card (1 soldier)
tawantinsuyu-item-R19 = an army card (2 soldiers)
tawantinsuyu-item-R20 = an army card (2 soldiers)
tawantinsuyu-item-R21 = an army card (2 soldiers)
tawantinsuyu-item-R22 = an army card (2 soldiers)
tawantinsuyu-item-R23 = an army card (2 soldiers)
tawantinsuyu-item-R24 = an army card (2 soldiers)
tawantinsuyu-item-R25 = an army card (2 soldiers)
tawantinsuyu-item-R26 = an army card (2 soldiers)
tawantinsuyu-item-R27 = an army card (2 soldiers)
tawantinsuyu-item-R28 = an army card (2 soldiers)
tawantinsuyu-item-R29 = an army card (2 soldiers)
tawantinsuyu-item-R30 = an army card (2 soldiers)
tawantinsuyu-item-Y01 = the building (4 potatoes)
tawantinsuyu-item-Y02 = the building (1 potato, 2 maize)
tawantinsuyu-item-Y03 = the building (2 stone or 2 maize)
tawantinsuyu-item-Y04 = the building (1 potato, 1 gold)
tawantinsuyu-item-Y05 = the building (2 stone)
tawantinsuyu-item-Y06 = the building (3 VP)
tawantinsuyu-item-Y07 = the building (5 VP)
tawantinsuyu-item-Y08 = the building (1 potato, 1 army card)
tawantinsuyu-item-Y09 = the building (1 VP, train)
tawantinsuyu-item-Y10 = the building (2 potatoes, 1 god card)
tawantinsuyu-item-Y11 = the building (1 potato, 2 god cards)
tawantinsuyu-item-Y12 = the building (2 potatoes, 1 maize, 1 stone)
tawantinsuyu-item-Y13 = the building (2 gold)
tawantinsuyu-item-Y14 = the building (1 VP, a Nomad)
tawantinsuyu-item-Y15 = the building (a weaving)
tawantinsuyu-item-Y16 = the building (1 temple space)
tawantinsuyu-item-Y17 = the building (1 potato, 1 gold for 1 temple space)
tawantinsuyu-item-Y18 = the building (4 potatoes, 1 VP)
tawantinsuyu-item-Y19 = the building (2 VP, 1 gold or 3 potatoes)
tawantinsuyu-building-Y01 = the building (4 potatoes; cost 1 stone, 1 maize)
tawantinsuyu-building-Y02 = the building (1 potato, 2 maize; cost 2 stone)
tawantinsuyu-building-Y03 = the building (2 stone or 2 maize; cost 2 stone)
tawantinsuyu-building-Y04 = the building (1 potato, 1 gold; cost 2 stone)
tawantinsuyu-building-Y05 = the building (2 stone; cost 2 maize)
tawantinsuyu-building-Y06 = the building (3 VP; cost 2 stone, 1 maize)
tawantinsuyu-building-Y07 = the building (5 VP; cost 2 stone, 1 gold)
tawantinsuyu-building-Y08 = the building (1 potato, 1 army card; cost 1 stone, 1 maize)
tawantinsuyu-building-Y09 = the building (1 VP, train; cost 2 stone)
tawantinsuyu-building-Y10 = the building (2 potatoes, 1 god card; cost 1 stone, 1 maize)
tawantinsuyu-building-Y11 = the building (1 potato, 2 god cards; cost 2 stone)
tawantinsuyu-building-Y12 = the building (2 potatoes, 1 maize, 1 stone; cost 2 stone, 1 maize)
tawantinsuyu-building-Y13 = the building (2 gold; cost 2 stone, 1 gold)
tawantinsuyu-building-Y14 = the building (1 VP, a Nomad; cost 2 stone, 1 gold)
tawantinsuyu-building-Y15 = the building (a weaving; cost 2 stone, 1 maize)
tawantinsuyu-building-Y16 = the building (1 temple space; cost 2 stone, 1 gold)
tawantinsuyu-building-Y17 = the building (1 potato, 1 gold for 1 temple space; cost 1 stone, 1 maize)
tawantinsuyu-building-Y18 = the building (4 potatoes, 1 VP; cost 1 stone, 2 maize)
tawantinsuyu-building-Y19 = the building (2 VP, 1 gold or 3 potatoes; cost 3 stone)
tawantinsuyu-building-Z01 = the building (workers as couriers; cost 2 stone, 1 maize)
tawantinsuyu-building-Z02 = the building (workers as priests; cost 2 stone, 1 gold)
tawantinsuyu-building-Z03 = the building (warriors turn up 2 buildings; cost 2 stone)
tawantinsuyu-building-Z04 = the building (new joins pay at once; cost 2 stone, 1 maize)
tawantinsuyu-building-Z05 = the building (blue and green for architects and craftsmen; cost 2 stone)
tawantinsuyu-building-Z06 = the building (4 potatoes each Festival, god cards 2 VP; cost 1 stone, 1 maize)
tawantinsuyu-building-Z07 = the building (VP for own steps; cost 1 stone, 1 maize)
tawantinsuyu-building-Z08 = the building (choose among 5 weavings; cost 2 stone)
tawantinsuyu-building-Z09 = the building (VP for the largest tapestry each Festival; cost 2 stone, 1 maize)
tawantinsuyu-building-Z10 = the building (goods each Festival; cost 2 stone, 1 maize)
tawantinsuyu-building-Z11 = the building (weaving at every Offering; cost 3 stone)
tawantinsuyu-building-Z12 = the building (gold for temple at Worship and Festivals; cost 2 stone, 1 gold)
tawantinsuyu-building-Z13 = the building (cheaper conquests; cost 2 stone, 1 maize)
tawantinsuyu-building-Z14 = the building (2 more tasks for warriors; cost 2 stone, 1 gold)
tawantinsuyu-building-Z15 = the building (exchange stone, gold and maize; cost 2 stone, 1 maize)
tawantinsuyu-building-Z16 = the building (turn up at every Produce; cost 2 stone)
tawantinsuyu-building-Z17 = the building (gold and VP at every Conquest; cost 2 stone, 1 maize)
tawantinsuyu-building-Z18 = the building (army card and gold at every Rejuvenate; cost 2 stone, 1 maize)
tawantinsuyu-building-Z19 = the building (potato for god card; cost 2 stone)
tawantinsuyu-building-Z20 = the building (better collecting; cost 2 stone, 1 gold)

## The hill, regions and weavings

tawantinsuyu-space-U01 = the upper space of Illapa (3 potatoes, train, 2 maize; green)
tawantinsuyu-space-U02 = the upper space of Mama Cocha (2 maize, building, train; blue)
tawantinsuyu-space-U03 = the upper space of Pachamama (train, 2 stone, building)
tawantinsuyu-space-U04 = the upper space of Viracocha (building, weavings, 2 stone; green)
tawantinsuyu-space-U05 = the upper space of Mama Quilla (2 stone, 3 potatoes, weavings; blue)
tawantinsuyu-space-U06 = the upper space of Inti (weavings, 2 stone, 3 potatoes)
tawantinsuyu-space-U07 = the upper space of Illapa (3 potatoes, steps, 2 stone; green)
tawantinsuyu-space-U08 = the upper space of Pachamama (2 stone, building, steps; blue)
tawantinsuyu-space-U09 = the upper space of Mama Cocha (steps, 3 potatoes, building)
tawantinsuyu-space-U10 = the upper space of Inti (building, 2 maize, 3 potatoes)
tawantinsuyu-space-M01 = the middle space of Mama Quilla (2 stone, 3 potatoes, Merchant)
tawantinsuyu-space-M02 = the middle space of Pachamama (Merchant, weavings, 3 potatoes; green)
tawantinsuyu-space-M03 = the middle space of Viracocha (3 potatoes, statue, weavings; blue)
tawantinsuyu-space-M04 = the middle space of Inti (weavings, 2 stone, statue)
tawantinsuyu-space-M05 = the middle space of Illapa (statue, produce one, 2 stone; blue)
tawantinsuyu-space-M06 = the middle space of Mama Quilla (2 stone, 2 maize, produce one; green)
tawantinsuyu-space-M07 = the middle space of Mama Cocha (produce one, statue, 2 maize)
tawantinsuyu-space-M08 = the middle space of Inti (2 maize, 2 stone, statue; blue)
tawantinsuyu-space-M09 = the middle space of Illapa (statue, building, 2 stone; green)
tawantinsuyu-space-M10 = the middle space of Pachamama (2 stone, 2 maize, building)
tawantinsuyu-space-M11 = the middle space of Viracocha (building, steps, 2 maize; blue)
tawantinsuyu-space-M12 = the middle space of Mama Cocha (2 maize, train, steps; green)
tawantinsuyu-space-M13 = the middle space of Mama Quilla (steps, 2 maize, train)
tawantinsuyu-space-M14 = the middle space of Inti (train, building, 2 maize; blue)
tawantinsuyu-space-M15 = the middle space of Mama Cocha (2 maize, 3 potatoes, building; green)
tawantinsuyu-space-M16 = the middle space of Viracocha (building, 1 gold, 3 potatoes)
tawantinsuyu-space-M17 = the middle space of Illapa (3 potatoes, weavings, 1 gold; blue)
tawantinsuyu-space-M18 = the middle space of Mama Quilla (1 gold, steps, weavings; green)
tawantinsuyu-space-M19 = the middle space of Pachamama (weavings, 2 stone, steps; green)
tawantinsuyu-space-M20 = the middle space of Viracocha (steps, Merchant, 2 stone; blue)
tawantinsuyu-space-L01 = the lower space of Illapa (3 potatoes, steps, 2 stone; green)
tawantinsuyu-space-L02 = the lower space of Pachamama (2 stone, 1 gold, steps; blue)
tawantinsuyu-space-L03 = the lower space of Viracocha (steps, statue, 1 gold)
tawantinsuyu-space-L04 = the lower space of Inti (1 gold, building, statue; green)
tawantinsuyu-space-L05 = the lower space of Mama Cocha (statue, 2 maize, building; blue)
tawantinsuyu-space-L06 = the lower space of Mama Quilla (building, weavings, 2 maize)
tawantinsuyu-space-L07 = the lower space of Inti (2 maize, steps, weavings; green)
tawantinsuyu-space-L08 = the lower space of Mama Cocha (weavings, 1 gold, steps; blue)
tawantinsuyu-space-L09 = the lower space of Illapa (steps, train, 1 gold)
tawantinsuyu-space-L10 = the lower space of Viracocha (1 gold, weavings, train)
tawantinsuyu-space-L11 = the lower space of Pachamama (train, 3 potatoes, weavings; green)
tawantinsuyu-space-L12 = the lower space of Mama Quilla (weavings, building, 3 potatoes; blue)
tawantinsuyu-space-L13 = the lower space of Mama Cocha (3 potatoes, produce one, building)
tawantinsuyu-space-L14 = the lower space of Viracocha (building, 2 stone, produce one; green)
tawantinsuyu-space-L15 = the lower space of Pachamama (produce one, Merchant, 2 stone; blue)
tawantinsuyu-space-L16 = the lower space of Inti (2 stone, statue, Merchant; green)
tawantinsuyu-space-L17 = the lower space of Mama Quilla (Merchant, 1 gold, statue)
tawantinsuyu-space-L18 = the lower space of Illapa (statue, weavings, 1 gold; blue)
tawantinsuyu-space-L19 = the lower space of Viracocha (1 gold, 2 stone, weavings; green)
tawantinsuyu-space-L20 = the lower space of Pachamama (weavings, produce one, 2 stone)
tawantinsuyu-space-L21 = the lower space of Inti (2 stone, statue, produce one; blue)
tawantinsuyu-space-L22 = the lower space of Mama Quilla (produce one, 1 gold, statue; green)
tawantinsuyu-space-L23 = the lower space of Mama Cocha (statue, 2 maize, 1 gold; blue)
tawantinsuyu-space-L24 = the lower space of Illapa (1 gold, Merchant, 2 maize)
tawantinsuyu-space-L25 = the lower space of Viracocha (2 maize, train, Merchant; green)
tawantinsuyu-space-L26 = the lower space of Mama Quilla (Merchant, 2 maize, train; blue)
tawantinsuyu-space-L27 = the lower space of Illapa (train, statue, 2 maize)
tawantinsuyu-space-L28 = the lower space of Mama Cocha (2 maize, building, statue; green)
tawantinsuyu-space-L29 = the lower space of Pachamama (statue, 3 potatoes, building; blue)
tawantinsuyu-space-L30 = the lower space of Inti (building, 2 stone, 3 potatoes)
tawantinsuyu-icon-Ut01 = 2 maize
tawantinsuyu-icon-Ut02 = train
tawantinsuyu-icon-Ut03 = building
tawantinsuyu-icon-Ut04 = 2 stone
tawantinsuyu-icon-Ut05 = weavings
tawantinsuyu-icon-Ut06 = 3 potatoes
tawantinsuyu-icon-Ut07 = 2 stone
tawantinsuyu-icon-Ut08 = steps
tawantinsuyu-icon-Ut09 = building
tawantinsuyu-icon-Ut10 = 3 potatoes
tawantinsuyu-icon-Mt01 = Merchant
tawantinsuyu-icon-Mt02 = 3 potatoes
tawantinsuyu-icon-Mt03 = weavings
tawantinsuyu-icon-Mt04 = statue
tawantinsuyu-icon-Mt05 = 2 stone
tawantinsuyu-icon-Mt06 = produce one
tawantinsuyu-icon-Mt07 = 2 maize
tawantinsuyu-icon-Mt08 = statue
tawantinsuyu-icon-Mt09 = 2 stone
tawantinsuyu-icon-Mt10 = building
tawantinsuyu-icon-Mt11 = 2 maize
tawantinsuyu-icon-Mt12 = steps
tawantinsuyu-icon-Mt13 = train
tawantinsuyu-icon-Mt14 = 2 maize
tawantinsuyu-icon-Mt15 = building
tawantinsuyu-icon-Mt16 = 3 potatoes
tawantinsuyu-icon-Mt17 = 1 gold
tawantinsuyu-icon-Mt18 = weavings
tawantinsuyu-icon-Mt19 = steps
tawantinsuyu-icon-Mt20 = 2 stone
tawantinsuyu-icon-Lt01 = 2 stone
tawantinsuyu-icon-Lt02 = steps
tawantinsuyu-icon-Lt03 = 1 gold
tawantinsuyu-icon-Lt04 = statue
tawantinsuyu-icon-Lt05 = building
tawantinsuyu-icon-Lt06 = 2 maize
tawantinsuyu-icon-Lt07 = weavings
tawantinsuyu-icon-Lt08 = steps
tawantinsuyu-icon-Lt09 = 1 gold
tawantinsuyu-icon-Lt10 = train
tawantinsuyu-icon-Lt11 = weavings
tawantinsuyu-icon-Lt12 = 3 potatoes
tawantinsuyu-icon-Lt13 = building
tawantinsuyu-icon-Lt14 = produce one
tawantinsuyu-icon-Lt15 = 2 stone
tawantinsuyu-icon-Lt16 = Merchant
tawantinsuyu-icon-Lt17 = statue
tawantinsuyu-icon-Lt18 = 1 gold
tawantinsuyu-icon-Lt19 = weavings
tawantinsuyu-icon-Lt20 = 2 stone
tawantinsuyu-icon-Lt21 = produce one
tawantinsuyu-icon-Lt22 = statue
tawantinsuyu-icon-Lt23 = 1 gold
tawantinsuyu-icon-Lt24 = 2 maize
tawantinsuyu-icon-Lt25 = Merchant
tawantinsuyu-icon-Lt26 = train
tawantinsuyu-icon-Lt27 = 2 maize
tawantinsuyu-icon-Lt28 = statue
tawantinsuyu-icon-Lt29 = building
tawantinsuyu-icon-Lt30 = 3 potatoes
tawantinsuyu-slot-ST0u = upper steps
tawantinsuyu-slot-ST0l = lower steps
tawantinsuyu-slot-ST1u = upper steps
tawantinsuyu-slot-ST1l = lower steps
tawantinsuyu-slot-ST2u = upper steps
tawantinsuyu-slot-ST2l = lower steps
tawantinsuyu-slot-ST3u = upper steps
tawantinsuyu-slot-ST3l = lower steps
tawantinsuyu-slot-ST4u = upper steps
tawantinsuyu-slot-ST4l = lower steps
tawantinsuyu-target-C1 = Chinchaysuyu (2 stone; flip 0, discard 1)
tawantinsuyu-target-C2 = Chinchaysuyu (1 gold; flip 2, discard 0)
tawantinsuyu-target-C3 = Chinchaysuyu (2 potatoes, 1 maize; flip 1, discard 1)
tawantinsuyu-target-C4 = Chinchaysuyu (4 VP; flip 2, discard 1)
tawantinsuyu-target-C5 = Chinchaysuyu (a free building; flip 1, discard 2)
tawantinsuyu-target-C6 = Chinchaysuyu (free steps; flip 3, discard 2)
tawantinsuyu-target-A1 = Antisuyu (1 god card, a weaving; flip 0, discard 1)
tawantinsuyu-target-A2 = Antisuyu (2 god cards; flip 2, discard 0)
tawantinsuyu-target-A3 = Antisuyu (a weaving; flip 1, discard 1)
tawantinsuyu-target-A4 = Antisuyu (4 VP; flip 2, discard 1)
tawantinsuyu-target-A5 = Antisuyu (2 VP, a weaving; flip 1, discard 2)
tawantinsuyu-target-A6 = Antisuyu (7 VP; flip 2, discard 2)
tawantinsuyu-target-Q1 = Qullasuyu (1 potato, 1 gold; flip 0, discard 1)
tawantinsuyu-target-Q2 = Qullasuyu (3 potatoes; flip 2, discard 0)
tawantinsuyu-target-Q3 = Qullasuyu (4 VP; flip 2, discard 1)
tawantinsuyu-target-Q4 = Qullasuyu (1 god card, 1 temple space; flip 1, discard 2)
tawantinsuyu-target-Q5 = Qullasuyu (7 VP; flip 2, discard 2)
tawantinsuyu-target-Q6 = Qullasuyu (a free small statue; flip 3, discard 2)
tawantinsuyu-target-K1 = Kuntisuyu (1 potato, a Nomad; flip 0, discard 1)
tawantinsuyu-target-K2 = Kuntisuyu (2 maize; flip 2, discard 0)
tawantinsuyu-target-K3 = Kuntisuyu (1 potato, 2 stone; flip 1, discard 1)
tawantinsuyu-target-K4 = Kuntisuyu (3 VP, 1 god card; flip 2, discard 1)
tawantinsuyu-target-K5 = Kuntisuyu (2 potatoes, 1 temple space; flip 1, discard 2)
tawantinsuyu-target-K6 = Kuntisuyu (9 VP; flip 4, discard 2)
tawantinsuyu-tile-SW01 = the wave weaving (1 gold | 2 stone)
tawantinsuyu-tile-SW02 = the stairs weaving (turn up 1 | 3 potatoes)
tawantinsuyu-tile-SW03 = the diamond weaving (3 VP | god card and potato)
tawantinsuyu-tile-SW04 = the bird weaving (turn up 1 | 3 potatoes)
tawantinsuyu-tile-W01 = the llama weaving (army card | 3 VP)
tawantinsuyu-tile-W02 = the wave weaving (3 VP | god card and potato)
tawantinsuyu-tile-W03 = the bird weaving (army card | god card and potato)
tawantinsuyu-tile-W04 = the diamond weaving (army card | 3 potatoes)
tawantinsuyu-tile-W05 = the bird weaving (3 potatoes | turn up 1)
tawantinsuyu-tile-W06 = the diamond weaving (2 stone | 3 VP)
tawantinsuyu-tile-W07 = the diamond weaving (3 potatoes | 1 gold)
tawantinsuyu-tile-W08 = the diamond weaving (god card and potato | 2 stone)
tawantinsuyu-tile-W09 = the diamond weaving (1 gold | army card)
tawantinsuyu-tile-W10 = the stairs weaving (army card | gold for temple)
tawantinsuyu-tile-W11 = the stairs weaving (1 gold | 2 stone)
tawantinsuyu-tile-W12 = the star weaving (3 potatoes | turn up 1)
tawantinsuyu-tile-W13 = the wave weaving (army card | 1 gold)
tawantinsuyu-tile-W14 = the star weaving (2 stone | army card)
tawantinsuyu-tile-W15 = the llama weaving (1 gold | god card and potato)
tawantinsuyu-tile-W16 = the sun weaving (turn up 1 | 3 potatoes)
tawantinsuyu-tile-W17 = the stairs weaving (god card and potato | turn up 1)
tawantinsuyu-tile-W18 = the wave weaving (god card and potato | turn up 1)
tawantinsuyu-tile-W19 = the bird weaving (3 VP | gold for temple)
tawantinsuyu-tile-W20 = the llama weaving (2 stone | 1 gold)
tawantinsuyu-tile-W21 = the wave weaving (3 potatoes | 3 VP)
tawantinsuyu-tile-W22 = the wave weaving (gold for temple | army card)
tawantinsuyu-tile-W23 = the stairs weaving (gold for temple | 1 gold)
tawantinsuyu-tile-W24 = the sun weaving (3 potatoes | 2 stone)
tawantinsuyu-tile-W25 = the star weaving (god card and potato | 3 potatoes)
tawantinsuyu-tile-W26 = the wave weaving (turn up 1 | 3 potatoes)
tawantinsuyu-tile-W27 = the bird weaving (gold for temple | army card)
tawantinsuyu-tile-W28 = the wave weaving (2 stone | gold for temple)
tawantinsuyu-tile-W29 = the stairs weaving (3 potatoes | army card)
tawantinsuyu-tile-W30 = the stairs weaving (2 stone | god card and potato)
tawantinsuyu-tile-W31 = the llama weaving (god card and potato | 2 stone)
tawantinsuyu-side-A1 = 1 gold, a free small statue
tawantinsuyu-side-A2 = 1 gold, a weaving
tawantinsuyu-side-B1 = 1 gold, 1 temple space
tawantinsuyu-side-B2 = 1 gold, a free building

## Score sheet

tawantinsuyu-sheet-start = Start
tawantinsuyu-sheet-god_cards = God cards
tawantinsuyu-sheet-steps = Steps built
tawantinsuyu-sheet-steps_used = Steps used by others
tawantinsuyu-sheet-statues = Statues
tawantinsuyu-sheet-temple = Temple
tawantinsuyu-sheet-majorities = Regions
tawantinsuyu-sheet-conquest = Conquests
tawantinsuyu-sheet-joins = Joins
tawantinsuyu-sheet-production = Production
tawantinsuyu-sheet-passive = Passive buildings
tawantinsuyu-sheet-trigger = Festival called
tawantinsuyu-sheet-potatoes = Missing potatoes
tawantinsuyu-sheet-final_tapestries = Tapestries at the end
tawantinsuyu-sheet-final_temple = Temple at the end
tawantinsuyu-sheet-final_buildings = Buildings at the end
tawantinsuyu-sheet-final_god_cards = God cards at the end
tawantinsuyu-sheet-final_army = Army at the end
tawantinsuyu-sheet-final_workers = Workers at the end
tawantinsuyu-sheet-final_gold = Gold at the end
tawantinsuyu-sheet-ax_potato = Axomamma: potatoes
tawantinsuyu-sheet-ax_statue_match = Axomamma: statue of the god
tawantinsuyu-sheet-ax_offer = Axomamma: offer cards
tawantinsuyu-sheet-ax_weavings = Axomamma: weavings
tawantinsuyu-sheet-ax_behind = Axomamma: behind
tawantinsuyu-sheet-ax_difficulty = Axomamma: difficulty

## Why a move

tawantinsuyu-reason-points = Points scored
tawantinsuyu-reason-goods = Potatoes, maize and stone
tawantinsuyu-reason-gold = Gold
tawantinsuyu-reason-workers = Workers at hand
tawantinsuyu-reason-gods = God cards
tawantinsuyu-reason-hunger = Potatoes for the next festival
tawantinsuyu-reason-armies = Army cards
tawantinsuyu-reason-buildings = Buildings
tawantinsuyu-reason-statues = Statues
tawantinsuyu-reason-steps = Steps
tawantinsuyu-reason-weavings = Tapestries
tawantinsuyu-reason-temple = Height on the temple
tawantinsuyu-reason-regions = Conquered villages and regions
tawantinsuyu-reason-plans = What the turn can still do
tawantinsuyu-reason-rivals = { $change ->
        [loses] More for the others
       *[other] Less for the others
    }
tawantinsuyu-reason-regions-at = { $change ->
        [takes] Takes the lead in { $region ->
            [A] Antisuyu
            [C] Chinchaysuyu
            [K] Kuntisuyu
           *[Q] Qullasuyu
        }
        [keeps] Keeps the lead in { $region ->
            [A] Antisuyu
            [C] Chinchaysuyu
            [K] Kuntisuyu
           *[Q] Qullasuyu
        }
        [loses] Gives up the lead in { $region ->
            [A] Antisuyu
            [C] Chinchaysuyu
            [K] Kuntisuyu
           *[Q] Qullasuyu
        }
       *[misses] Leaves the lead in { $region ->
            [A] Antisuyu
            [C] Chinchaysuyu
            [K] Kuntisuyu
           *[Q] Qullasuyu
        } to others
    }
tawantinsuyu-reason-statues-at = { $change ->
        [takes] A { $statue }
        [keeps] Keeps a { $statue }
        [loses] Gives up a { $statue }
       *[misses] No { $statue }
    }
tawantinsuyu-reason-buildings-at = { $change ->
        [takes] Gains { $building }
        [keeps] Keeps { $building }
        [loses] Gives up { $building }
       *[misses] Does without { $building }
    }
tawantinsuyu-reason-temple-at = { $change ->
        [takes] Climbs to space { $standing } of the temple
        [keeps] Stays on space { $standing } of the temple
        [loses] Gives up space { $standing } of the temple
       *[misses] Stays on space { $standing } of the temple
    }
tawantinsuyu-reason-weavings-at = { $change ->
        [takes] { $standing ->
            [1] A first weaving
           *[other] A tapestry of { $standing } weavings
        }
        [keeps] { $standing ->
            [1] Keeps a single weaving
           *[other] Keeps a tapestry of { $standing } weavings
        }
        [loses] A shorter tapestry
       *[misses] No tapestry grows
    }

learn-tawantinsuyu-welcome =
    Welcome to the hill of the sun! You will send workers onto its terraces. Each carries out the tasks around its space, and more of them beside workers of the same kind.
    First a few choices to begin with.
learn-tawantinsuyu-weaving =
    Choose a starting weaving: the first piece of your first tapestry. Where the edges of two weavings match, they pay at every Festival.
learn-tawantinsuyu-gods =
    Of eight god cards you keep three, in secret. With a card you may later place a worker on a space of its god. Keep the three that are offered; the other five are played for their effects.
learn-tawantinsuyu-effects =
    Plain gains have been paid already. Now play the others: one of them brings a free weaving. Add it at the left end of your tapestry.
learn-tawantinsuyu-priest =
    Put your High Priest on a side of the Coricancha in the middle. In that section of the hill your workers walk free of charge; further away the way costs food.
learn-tawantinsuyu-worker =
    Your first turn. You place one worker, or take two secondary actions. Place your warrior.
learn-tawantinsuyu-space =
    Choose the space on the upper terrace, in your priest’s section: no food for wandering, none for descending. Further down the hill the way costs more.
learn-tawantinsuyu-price =
    Pay with the card of the same god. Instead of a card, 1 gold would do for any space.
learn-tawantinsuyu-ability =
    Every kind of worker has an ability. A warrior draws an army card and may take a neighbour from the hill: take the worker beside it into your supply.
learn-tawantinsuyu-tasks =
    Now the tasks: one, and one more for each neighbour of the same kind. You have two. First collect 2 stone, then build steps.
learn-tawantinsuyu-steps =
    Steps cost 3 stone and bring 4 points, 1 maize and 2 potatoes. Put the marker in this section: it makes the way down cheaper, and rivals who use it pay you points.
learn-tawantinsuyu-recruit =
    At the end of a turn you may buy a worker from the Village. You keep at most two, and you have two: decline this time.
learn-tawantinsuyu-rival =
    Your rival moved the High Priest, took gold, and prayed for god cards. When a side of the Coricancha is activated, the others may follow its action at a higher price.
learn-tawantinsuyu-secondary =
    Now two secondary actions instead of a worker. First move your High Priest two sides, to Offering. You may perform the action of the side, and others may follow, or take gold: take 1 gold.
learn-tawantinsuyu-train =
    The second action: train. Draw two army cards and keep one. You have two workers already, so recruit nobody again.
learn-tawantinsuyu-courier =
    Your rival has built a building. You can as well: place your courier on the upper space of Viracocha, pay with his card, and begin with the task of 2 stone, for a building costs stone.
learn-tawantinsuyu-build =
    Now the task of building. Leave the market as it is, choose the blue tile and pay 2 stone. It works from now on by itself. You have one worker left: buy one from the potato end of the Village.
learn-tawantinsuyu-produce =
    Build once more: place the architect on the upper space of Mama Cocha for 1 gold, take 2 maize, then build the red tile. It brings 4 potatoes whenever you produce. Recruit from the maize end.
learn-tawantinsuyu-follow =
    Your rival moved the High Priest to Conquest and performs its action. You may follow: for 1 potato you play an army card as well. Play the one with 2 soldiers.
learn-tawantinsuyu-conquer =
    Conquer the village of Antisuyu that brings two god cards. Take one card from the deck and one from the offer. Whoever leads in a region gets points at every Festival.
learn-tawantinsuyu-empty =
    The Village is empty: your rival has called the Festival, and it comes after your turn. Each of your god cards will cost a potato then. So place the architect for Inti, and collect maize and 3 potatoes.
learn-tawantinsuyu-festival =
    The first Festival: joined weavings, the temple and the regions have paid, and everybody fed the gods. Your rival lacked potatoes and lost points. Six new workers stand in the Village.
learn-tawantinsuyu-cards =
    At the end of a Festival you may play god cards for their effects. Play the three that are offered: 7 points and 2 maize.
learn-tawantinsuyu-aims =
    After the third Festival the game ends. Points come from the temple, conquests, statues, steps, buildings and long tapestries. Keep a potato for each god card at a Festival.
learn-tawantinsuyu-go =
    From here the game is yours: place another worker, or take two secondary actions. The lamp gives hints, and the rulebook explains every task. May the sun be with you!

## The drawn board of Tawantinsuyu

web-tawantinsuyu-potato = Potatoes
web-tawantinsuyu-maize = Maize
web-tawantinsuyu-stone = Stone
web-tawantinsuyu-gold = Gold
web-tawantinsuyu-sign-food = Food
web-tawantinsuyu-sign-vp = Victory points
web-tawantinsuyu-sign-steps = Steps
web-tawantinsuyu-sign-building = Building
web-tawantinsuyu-sign-statue = Statue
web-tawantinsuyu-sign-weaving = Weaving
web-tawantinsuyu-sign-train = Train
web-tawantinsuyu-sign-produce1 = Produce One
web-tawantinsuyu-sign-pray = Pray
web-tawantinsuyu-sign-recruit = Recruit a Nomad
web-tawantinsuyu-sign-high_priest = High Priest
web-tawantinsuyu-sign-army_card = Army card
web-tawantinsuyu-sign-festival = Festival
web-tawantinsuyu-sign-flip = Turn army cards down
web-tawantinsuyu-sign-discard = Discard army cards
web-tawantinsuyu-sign-tapestry = Tapestry
web-tawantinsuyu-setting-up = Setting up
web-tawantinsuyu-before =
    { $number ->
        [1] Before the first Festival
        [2] Before the second Festival
       *[other] Before the last Festival
    } · { $left } in the Village
web-tawantinsuyu-offer = God cards
web-tawantinsuyu-god-cards = God cards
web-tawantinsuyu-deck = { $count ->
        [one] God deck: { $count } card
       *[other] God deck: { $count } cards
    }
web-tawantinsuyu-none = none
web-tawantinsuyu-no-workers = No workers
web-tawantinsuyu-side = High Priest to { $action }
web-tawantinsuyu-where = Where can I get …
web-tawantinsuyu-legend-tasks = tasks
web-tawantinsuyu-wander-here = To this section you wander for { $food } food
web-tawantinsuyu-wander = Wander to the section
web-tawantinsuyu-descend = Descend to the terrace
web-tawantinsuyu-own-steps = Your steps
web-tawantinsuyu-steps-of = Steps of { $name }, who scores 1
web-tawantinsuyu-card-or-gold = Card of { $god }, or 1 gold
web-tawantinsuyu-tasks =
    { $tasks ->
        [one] 1 task
       *[other] { $tasks } tasks
    }
web-tawantinsuyu-alike = { $count } of its kind beside
web-tawantinsuyu-swift = courier −1
web-tawantinsuyu-calls-worship = Give up a large statue for 3 temple spaces and a small one for 1.
web-tawantinsuyu-follows-worship = Followers: one statue for 1 space.
web-tawantinsuyu-calls-offering = 2 maize for each temple space, up to 3.
web-tawantinsuyu-follows-offering = Followers: 3 maize for 1 space.
web-tawantinsuyu-calls-rejuvenate = Turn up one building or army card free, others for 1 food each.
web-tawantinsuyu-follows-rejuvenate = Followers: each for 1 maize.
web-tawantinsuyu-calls-conquest = One worker falls. Play army cards (the first is free), then take up to two spaces.
web-tawantinsuyu-follows-conquest = Followers: army cards for 1 potato each, one space.
web-tawantinsuyu-calls-produce = Your buildings produce and are turned down; one may be turned up.
web-tawantinsuyu-follows-produce = Followers: their buildings produce as well.
web-tawantinsuyu-may-follow = May follow:
web-tawantinsuyu-nobody-follows = Nobody can pay to follow.
web-tawantinsuyu-calls = Called by { $name }
web-tawantinsuyu-festival = Festival { $number }
web-tawantinsuyu-call = To call it: +{ $points }
web-tawantinsuyu-call-told = Whoever takes the last worker of the Village calls the Festival and scores { $points }
web-tawantinsuyu-called = Called by { $name }
web-tawantinsuyu-forecast = What it would bring you now: temple, regions, potatoes to pay
web-tawantinsuyu-missing = { $count } missing: −{ $points }
web-tawantinsuyu-step-before = Gold for the temple
web-tawantinsuyu-step-start = Gifts of buildings
web-tawantinsuyu-step-merchant = Merchant
web-tawantinsuyu-step-temple = Temple
web-tawantinsuyu-step-regions = Regions
web-tawantinsuyu-step-potatoes = Potatoes
web-tawantinsuyu-step-village = New Village
web-tawantinsuyu-step-cards = God cards
web-tawantinsuyu-majority = leader +{ $points }
web-tawantinsuyu-leads = { $name } leads in { $region }
web-tawantinsuyu-stacks = { $producing } + { $passive } left
web-tawantinsuyu-statues-left = Statues
web-tawantinsuyu-weavings-left = Weavings, { $count }
web-tawantinsuyu-temple-space = Temple space { $space }: { $points } at a Festival, { $final } at the end
web-tawantinsuyu-put = Tapestry { $number }, { $edge }
web-tawantinsuyu-worth = { $points } at the end
web-tawantinsuyu-steps-in-store = Step markers left
web-tawantinsuyu-markers-in-store = Conquest markers left
web-tawantinsuyu-end-worth = What all this would score at the end now
web-tawantinsuyu-army-told = { $up } ready, { $down } spent, { $hand } in hand
web-tawantinsuyu-army-in-hand = Army cards in hand
web-tawantinsuyu-small = Two of these, or move the High Priest
web-tawantinsuyu-your-tableau = Your tableau
web-tawantinsuyu-ax-board = Axomamma’s board
web-tawantinsuyu-ax-next = Next priest actions
web-tawantinsuyu-ax-turn = Her last turn
web-tawantinsuyu-ax-not-yet = She has not had a turn yet.
web-tawantinsuyu-goal = Goal { $points }, ahead
web-tawantinsuyu-alone-told = Alone you win with 120 points or more, and more than Axomamma has.
web-tawantinsuyu-win = You win with { $points } points or more, and more than she has.
web-tawantinsuyu-loops = Axomamma’s three loops with their tokens
web-tawantinsuyu-pace = Pace of her steps
web-tawantinsuyu-pace-by-hand = by hand
web-tawantinsuyu-pace-slow = slowly
web-tawantinsuyu-pace-quick = quickly
web-tawantinsuyu-pace-at-once = at once
web-tawantinsuyu-zoom-in = Larger
web-tawantinsuyu-zoom-out = Whole hill
web-tawantinsuyu-step-on = Next step
web-tawantinsuyu-show-all = Show all
web-tawantinsuyu-again = Again
web-tawantinsuyu-part-hill = Hill
web-tawantinsuyu-part-people = Temple
web-tawantinsuyu-part-city = Market
web-tawantinsuyu-part-war = Conquest
web-tawantinsuyu-part-mine = Tableaux
web-tawantinsuyu-does-Z01 = Workers as couriers
web-tawantinsuyu-does-Z02 = Workers as priests
web-tawantinsuyu-does-Z03 = Warriors turn up 2 buildings
web-tawantinsuyu-does-Z04 = New joins pay at once
web-tawantinsuyu-does-Z05 = Both colours give a task
web-tawantinsuyu-does-Z06 = Festival: 4 potatoes; god cards 2 VP
web-tawantinsuyu-does-Z07 = Own steps give 1 VP
web-tawantinsuyu-does-Z08 = Choose among 5 weavings
web-tawantinsuyu-does-Z09 = Festival: VP for largest tapestry
web-tawantinsuyu-does-Z10 = Goods at each Festival
web-tawantinsuyu-does-Z11 = Offering: a weaving
web-tawantinsuyu-does-Z12 = Worship: gold for temple
web-tawantinsuyu-does-Z13 = Conquests cost 1 + 1 less
web-tawantinsuyu-does-Z14 = Warriors: 2 tasks more
web-tawantinsuyu-does-Z15 = Exchange stone, gold, maize
web-tawantinsuyu-does-Z16 = Produce: turn up 1
web-tawantinsuyu-does-Z17 = Conquest: 1 gold, 1 VP
web-tawantinsuyu-does-Z18 = Rejuvenate: army card, gold
web-tawantinsuyu-does-Z19 = 1 potato for a god card
web-tawantinsuyu-does-Z20 = Collect 1 more and 1 VP
web-tawantinsuyu-kind-place = Place a worker
web-tawantinsuyu-kind-move_priest = Move the High Priest
web-tawantinsuyu-kind-space = Choose a space
web-tawantinsuyu-kind-price = Pay with a card or gold
web-tawantinsuyu-kind-payment = Pay
web-tawantinsuyu-kind-task = Do a task
web-tawantinsuyu-kind-keep = Keep a card
web-tawantinsuyu-kind-play = Play a card
web-tawantinsuyu-kind-put = Lay the weaving
web-tawantinsuyu-kind-army_for_resource = Free: army card for its resource
web-tawantinsuyu-kind-exchange = Free: exchange resources
web-tawantinsuyu-kind-conquer = Conquer a space
web-tawantinsuyu-asks-place = Which worker do you place?
web-tawantinsuyu-asks-move_priest = Where does the High Priest move?
web-tawantinsuyu-asks-space = On which space?
web-tawantinsuyu-asks-price = What do you pay with?
web-tawantinsuyu-asks-payment = How do you pay?
web-tawantinsuyu-asks-task = Which task?
web-tawantinsuyu-asks-put = Where do you put the weaving?
web-tawantinsuyu-asks-army_for_resource = Which army card do you discard for its resource?
web-tawantinsuyu-asks-exchange = What do you exchange, and for what?
web-tawantinsuyu-asks-exchange-give = What do you take for { $give }?
web-tawantinsuyu-asks-conquer = What do you conquer?
web-tawantinsuyu-kind-rejuvenate = Turn something up
web-tawantinsuyu-kind-statue = Raise a statue
web-tawantinsuyu-kind-conquest_payment = Pay with army cards
web-tawantinsuyu-kind-army = Play an army card
web-tawantinsuyu-kind-worship = Give a statue

tawantinsuyu-option-coricancha-name = Coricancha
tawantinsuyu-option-solo_personality-name = Axomamma’s personality
tawantinsuyu-option-solo_personality_moment-name = When her personality acts
tawantinsuyu-option-solo_easy_building_cost-name = Easier: buildings cost her more
tawantinsuyu-option-solo_easy_worship_two-name = Easier: Worship with two statues
tawantinsuyu-option-solo_easy_one_conquest-name = Easier: one conquest at a time
tawantinsuyu-option-solo_easy_no_idle_army-name = Easier: no army when idle
tawantinsuyu-option-solo_hard_temple_step-name = Harder: a step up before the temple
tawantinsuyu-option-solo_hard_conquest_equal-name = Harder: she conquers sooner
tawantinsuyu-option-solo_hard_conquest_discount-name = Harder: cheaper conquests
tawantinsuyu-option-solo_hard_priest_vp-name = Harder: points for her priest
tawantinsuyu-option-solo_hard_weaving_vp-name = Harder: weavings count double
tawantinsuyu-option-solo_hard_idle_vp-name = Harder: points when idle
tawantinsuyu-option-solo_hard_resource_vp-name = Harder: points for what she keeps
tawantinsuyu-option-solo_passives-name = Harder: her passive buildings work
tawantinsuyu-option-mini-name = Mini game: to the first Festival

# The rules of Tawantinsuyu in our own words; ids and chapters as in rules.json.

tawantinsuyu-chapter-general = General rules
rule-TW-G01 = There are four resources: potato, maize, stone and gold. Food means potato or maize.
rule-TW-G02 = Resources never run out. Workers, markers, statues, tiles and cards are limited to what the box holds.
rule-TW-G03 = One gold may stand for one potato, maize or stone in any cost.
rule-TW-G04 = A cost in gold is paid with gold only.
rule-TW-G05 = Food is paid with any mix of potato, maize and gold; a named resource with that resource and gold in any mix. You may use gold even while you hold the named resource.
rule-TW-G06 = Whether you can pay is judged on what you hold at that moment, gold counting as wild. Exchanges that would help must come first.
rule-TW-G07 = In your own turn you may discard army cards from hand at any decision, each for the one resource printed on it.
rule-TW-G08 = Followers and players in a Festival may not discard army cards for resources.
rule-TW-G09 = Your turn begins after a Festival due at its start and ends once the worker limit is applied. Free actions are open from its first decision until you have answered the recruiting question.
rule-TW-G10 = Turns go clockwise by seat. In turn order means clockwise from the active player; the others begin at the seat to that player’s left.
rule-TW-G11 = A score never falls below 0; a larger loss stops there.
rule-TW-G12 = Withdrawn: TW-G15 says when a question is asked.
rule-TW-G13 = There is no limit on god cards or army cards in hand.
rule-TW-G14 = Where an answer is compulsory, a free action or exchange that would leave no legal answer is not offered. A building may become too dear while a swap is still possible.
rule-TW-G15 = A decision with exactly one answer is made without asking, except where the list depends on the hand, or where a free action or exchange could still change something. Only public facts decide whether you are asked.
rule-TW-G16 = The later steps of one answer (space and price, payment, card and tiles of a swap, further tiles, payment of a conquest) follow at once; no free action or exchange between them.
rule-TW-G17 = No free action inside another one. Buying a god card with “1 potato for a god card” needs a card in deck or offer, and one more while another card is being taken. Army cards given up go to the discard pile.
rule-TW-V01 = The effects of a card or tile are carried out from left to right, plain gains first.
rule-TW-V02 = A gain takes the resources shown from the supply and scores the points shown at once.
rule-TW-V03 = Drawing god cards: one at a time, each from the deck or from the offer.
rule-TW-V04 = Drawing army cards: take that many from the top of the army deck and keep them all.
rule-TW-V05 = Taking a Nomad: take a worker of your choice from the Nomads; its place is refilled from the bag.
rule-TW-V06 = Taking a weaving: you get a free weaving.
rule-TW-V07 = Temple effects advance your marker that many spaces.
rule-TW-V08 = A rejuvenate effect turns up to that many of your face-down production buildings and army cards in play face up, free.
rule-TW-V09 = A free build costs nothing and still gives every gain and point of the build.
rule-TW-V10 = A task given by an effect may be carried out at its normal cost.
rule-TW-V11 = You may pay 1 gold to advance 1 temple space, unless you are on the top space.
rule-TW-V12 = Of the effects to choose from you pick exactly one. You may pick one that gives nothing only if all of them give nothing.
rule-TW-V13 = Gains, draws, Nomads, weavings and temple steps are compulsory; rejuvenating, free builds and tasks may be declined.
rule-TW-V14 = What cannot be carried out is lost; the other effects of the same list still happen.
rule-TW-V15 = A task or free build given by an effect is one yes-or-no question before its decisions. Yes is open only if something can happen.

tawantinsuyu-chapter-setup = Set-up
rule-TW-S01 = Everyone starts with a High Priest, 5 step markers, 10 conquest markers, 10 points and the temple marker on space 0.
rule-TW-S02 = The Coricancha is turned at random or left as printed; each section then shows one of its five actions.
rule-TW-S03 = With 2 players or solo 1 worker of each kind leaves the game, with 3 players 2 of each kind, with 4 none.
rule-TW-S04 = Everyone draws 2 starting workers from a bag with two of each kind; after a pair of the same kind one more is drawn and one of the pair goes back.
rule-TW-S05 = All other workers then go into the bag.
rule-TW-S06 = The Village is filled with 6, 8 or 10 workers for 2, 3 or 4 players, the first drawn at the potato end.
rule-TW-S07 = The Nomads get 2, 3 or 4 workers for 2, 3 or 4 players, in no particular order.
rule-TW-S08 = With 2 players or solo every marked space of the upper terrace gets a worker from the bag. They belong to nobody.
rule-TW-S09 = Production and passive buildings form two face-down stacks; two of each are shown in the market.
rule-TW-S10 = The army cards form a face-down deck; its discard pile is empty.
rule-TW-S11 = The statues are laid out openly: two small ones and a large one for each god.
rule-TW-S12 = Weavings for more players leave the game and the four starting weavings are set apart; the rest form the pile, its top tile face up.
rule-TW-S13 = The first player is chosen by the option or at random.
rule-TW-S14 = In turn order everyone chooses a starting weaving for the first tapestry; those left over leave the game.
rule-TW-S15 = Everyone takes 2 stone.
rule-TW-S16 = Everyone is dealt 8 god cards and secretly keeps 3, one at a time; nothing is shown before all have chosen. The other 5 are played.
rule-TW-S17 = In reverse turn order everyone gains the effects of the 5 played cards one by one. Cards with plain gains come first by themselves; you order the others.
rule-TW-S18 = In set-up god cards come from the deck only, and buildings cannot be swapped.
rule-TW-S19 = Workers gained in set-up may bring you above 2 until the end of your first turn.
rule-TW-S20 = When all have finished, the market is refilled and the played god cards are shuffled into the god deck. The offer starts empty.
rule-TW-S21 = The offer holds 3, 4 or 5 cards for 2, 3 or 4 players.
rule-TW-S22 = Just before your first turn you put your High Priest on any side of the Coricancha; nothing is activated.
rule-TW-S23 = Starting workers are drawn by seat; god cards are dealt and kept in turn order.

tawantinsuyu-chapter-turn = The turn
rule-TW-T01 = A turn is: a Festival if you hold the token, the main choice, the end of the turn. Then the next player clockwise.
rule-TW-T02 = Either place one worker, or take two different secondary actions: Move the High Priest, Pray, Train, Recruit.
rule-TW-T03 = You choose the second secondary action after the first is finished.
rule-TW-T04 = Exactly two secondary actions are taken; one that gives nothing may be chosen.
rule-TW-T05 = Without a placement you can pay, you take two secondary actions. No turn is ever skipped.
rule-TW-T06 = A Festival is resolved once at the start of a turn; if the token stays with you, the next one waits for your following turn.

tawantinsuyu-chapter-placing = Placing a worker
rule-TW-P01 = The worker comes from your supply and goes to an empty space of the hill.
rule-TW-P02 = A placement costs a god card from hand with the god of the space, or 1 gold for a space of any god.
rule-TW-P03 = The food for wandering and descending is paid in addition, before any task. A placement you cannot pay in full is illegal.
rule-TW-P04 = The gold paid instead of the card does not count as food.
rule-TW-P05 = Wandering costs 0 in the section of your High Priest, 1 in a section next to it, 3 elsewhere.
rule-TW-P06 = Descending costs 0 for the upper, 2 for the middle and 5 for the lower terrace.
rule-TW-P07 = Every step marker of the section above the space lowers the cost of the descent by 2, down to 0.
rule-TW-P08 = Step markers on the way are always used.
rule-TW-P09 = An opponent whose step marker you use scores 1 point for each, even if the descent would have cost nothing.
rule-TW-P10 = A courier pays 1 food less on wander and descent together, not below 0.
rule-TW-P11 = Order of a placement: card or gold, food and step points, worker, statue benefit, ability, tasks, the priest’s card.
rule-TW-P12 = You declare the ability together with the worker, because it changes the cost.
rule-TW-P13 = The god card you placed with lies aside until the end of the turn.
rule-TW-P14 = Workers stay on the hill for the whole game, unless a warrior takes them back.
rule-TW-P15 = Spaces are adjacent if they are on the same terrace and joined through exactly one task icon; borders of sections do not matter.
rule-TW-P16 = Every space borders exactly three task icons.
rule-TW-P17 = Tasks: 1, plus 1 for each adjacent worker of the same kind, plus bonuses of ability and buildings.
rule-TW-P18 = The number of tasks is fixed when the worker is put down, before a warrior takes one back; only the priest’s paid task comes later.
rule-TW-P19 = Adjacency looks at the real kind of a worker, also when it uses another ability.

tawantinsuyu-chapter-workers = Abilities of the workers
rule-TW-W01 = An architect gets 1 task more on a blue space.
rule-TW-W02 = A craftsman gets 1 task more on a green space.
rule-TW-W03 = A warrior first draws 1 army card.
rule-TW-W04 = A warrior may then take one adjacent worker that is not a warrior from the hill into your supply, free.
rule-TW-W05 = A courier pays 1 food less.
rule-TW-W06 = A courier gets 1 task more if its segment held no worker just before.
rule-TW-W07 = A priest may pay 1 potato for 1 task more, once, before the first task.
rule-TW-W08 = After the tasks a priest draws one god card from deck or offer, paid or not.
rule-TW-W09 = The statue benefit comes before the ability, and what the ability gives comes before the tasks.

tawantinsuyu-chapter-tasks = Tasks
rule-TW-K01 = Tasks are done one by one on the three icons of the space, in rounds; an icon serves again only when all three have been used.
rule-TW-K02 = One task: any icon; two: two different icons; three: all three; more: again by the same rule.
rule-TW-K03 = Inside a round the order is yours.
rule-TW-K04 = An icon may be chosen only if its task can be done now: a payable target for steps and statue, a payable tile or a possible swap for a building, a face-up production building for Produce One.
rule-TW-K05 = If no unused icon of the round can be chosen, the tasks left are lost.
rule-TW-K06 = You may stop at any time and forgo the other tasks.
rule-TW-K07 = A task is finished completely, others’ shares included, before the next is chosen.
rule-TW-K08 = Collect gives 3 potatoes, 2 maize, 2 stone or 1 gold, as shown.
rule-TW-K09 = Build Steps: pay 3 stone, put a marker on an empty slot of any section and gain 4 points, 1 maize and 2 potatoes.
rule-TW-K10 = A lower slot needs a marker on the upper slot of its section, and you need a marker in your supply.
rule-TW-K11 = When a lower slot is built, the owner of the upper marker scores 2, the builder included. Free steps give all these gains too.
rule-TW-K12 = Build a Building: pay a tile of the market and lay it face up before you. At least one tile shown must be payable, or a swap must be possible.
rule-TW-K13 = Once per building action you may first put a god card from hand under the deck to swap 1 or 2 market tiles; they go under their stacks and are replaced at once. Not in set-up. Whoever chooses the task while no tile can be paid must swap.
rule-TW-K14 = After a swap you build a tile that you can pay or end the action. Without a swap you must build.
rule-TW-K15 = Other empty market slots are filled only at the end of the turn.
rule-TW-K16 = You may own any number of buildings. Production buildings work only when they produce; passive ones work at once and are never face down.
rule-TW-K17 = Build a Statue: a small one costs 3 stone and gives 3 points, a large one 3 stone and 2 gold and gives 9.
rule-TW-K18 = The statue must be in stock and payable. You may own several, also of one god.
rule-TW-K19 = A statue scores its points however you get it.
rule-TW-K20 = Train: draw 2 army cards, keep 1 and discard the other face up. If only one is there, you keep it.
rule-TW-K21 = When a card is needed and the army deck is empty, the discard pile becomes the deck; if that is empty too you draw fewer.
rule-TW-K22 = Produce One: gain the effects of one of your face-up production buildings; it stays face up.
rule-TW-K23 = Remaining tasks are lost only when you stop, or when no free action or exchange could open an icon.
rule-TW-K24 = Tasks from effects need the same targets as task icons, free ones without the payment; a building needs a payable tile or a possible swap. If there is none the effect is lost.
rule-TW-K25 = You may decline the swap only while some tile can be paid. After a swap you may always end the action without a building, and free actions stay open.

tawantinsuyu-chapter-weavings = Weavings and tapestries
rule-TW-L01 = Buy Weavings: the top 3 tiles of the pile are drawn and shown to all.
rule-TW-L02 = The active player buys up to 3 of them: 1, 2 or 3 tiles for 1, 3 or 6 maize, named one at a time while the total can be paid.
rule-TW-L03 = When all are named, the total is paid and the tiles are added one by one in the buyer’s order.
rule-TW-L04 = Then the others in turn order may each buy one remaining tile for 3 maize.
rule-TW-L05 = Tiles left over go under the pile in ascending order of number.
rule-TW-L06 = Then the new top tile is turned up. A short pile gives what it has; nothing is reshuffled.
rule-TW-L07 = A free weaving is the face-up tile or the one beneath it, which only its receiver sees first. Nobody else may buy.
rule-TW-L08 = A tile seen and left stays in place, known to whoever saw it.
rule-TW-L09 = A tile received is added at once to an end of one of your tapestries, or starts a new one.
rule-TW-L10 = All tiles of a tapestry have different patterns. Edges need not match.
rule-TW-L11 = You may always start a new tapestry. Tiles are never turned, moved or split off.
rule-TW-L12 = A join matches if the touching edges of both tiles show the same.
rule-TW-L13 = Merchant: every matching join of your tapestries pays its reward once.
rule-TW-L14 = Plain gains are paid first, then god cards, army cards, rejuvenating and gold for the temple, from the left.
rule-TW-L15 = Paying gold for the temple and rejuvenating are optional, all other join rewards compulsory.
rule-TW-L16 = Tapestries are numbered in the order they were started; with several tiles to add, each answer names tile and place.

tawantinsuyu-chapter-god_cards = God cards
rule-TW-C01 = A god card serves to place a worker, to swap buildings, in set-up and at Festivals for its effects, and for 1 point at the end.
rule-TW-C02 = If you own a statue of the god of the card you place with, you gain the effects of the card once.
rule-TW-C03 = The statue benefit comes after the food is paid and the worker stands; two statues do not double it.
rule-TW-C04 = At the end of the turn the card used to place becomes the newest of the offer. Placing with gold adds nothing and gives no benefit.
rule-TW-C05 = If the offer is full, its cards are first shuffled into the deck; the played card then lies there alone.
rule-TW-C06 = The offer is face up, ordered by age, and not refilled otherwise.
rule-TW-C07 = God cards are taken one at a time from offer or deck, each seen before the next; in set-up and in the card phase from the deck only.
rule-TW-C08 = If the deck is empty you take from the offer; if both are empty, or only the empty deck is allowed, you get none.
rule-TW-C09 = Pray: take 2 god cards.
rule-TW-C10 = The secondary Train works as the task. The secondary Recruit takes one Nomad of your choice, or none.

tawantinsuyu-chapter-high_priest = Moving the High Priest
rule-TW-H01 = Move your High Priest 1 or 2 sides clockwise; priests may share a side. The side reached is activated.
rule-TW-H02 = An activation goes: move, casualty (Conquest), reactions of passive buildings, act or gold, the active player’s action, the followers in turn order.
rule-TW-H03 = Following is always optional and costs what the action says.
rule-TW-H04 = Followers cannot take gold instead.
rule-TW-H05 = The active player may take 1 gold instead of the action, decided before anybody acts. Followers and reactions go on.
rule-TW-H06 = You may perform the action even if it does nothing.
rule-TW-H07 = Worship, active: give up at most one large statue for 3 spaces and at most one small statue for 1 space.
rule-TW-H08 = Worship, follower: give up one statue of either size for 1 space.
rule-TW-H09 = Statues given up leave the game; their points stay, but they no longer activate cards.
rule-TW-H10 = Offering, active: pay 2, 4 or 6 maize for 1, 2 or 3 spaces, once.
rule-TW-H11 = Offering, follower: pay 3 maize for 1 space, once.
rule-TW-H12 = Rejuvenate, active: turn one production building or army card in play face up free, then any number for 1 food each.
rule-TW-H13 = Rejuvenate, follower: any number for 1 maize each; potato does not pay.
rule-TW-H14 = Produce, active: any number of your face-up production buildings give their effects in your order; then all that produced are turned down together.
rule-TW-H15 = Produce, active: before or after it you may turn one production building face up. Each building produces at most once per action.
rule-TW-H16 = Produce, follower: as the active player, without the extra turn-up.

tawantinsuyu-chapter-conquest = Conquest
rule-TW-Q01 = When Conquest is activated, one worker from either end of the Village becomes a casualty; from the Nomads if the Village is empty. Also if gold is taken.
rule-TW-Q02 = In turn order everyone may play army cards from hand for 1 potato each; the active player’s first is free.
rule-TW-Q03 = Whoever took gold plays no army card and places no marker; the others go on normally.
rule-TW-Q04 = Then everyone in turn order may place one conquest marker; at last the active player may place one more.
rule-TW-Q05 = A marker goes on an empty conquest space of any region; one marker per space.
rule-TW-Q06 = You must be able to pay the space when you place the marker; you gain its effects and then pay.
rule-TW-Q07 = Discarding asks for face-up army cards in play with at least that many soldiers; flipping turns other face-up cards down.
rule-TW-Q08 = A card is discarded or flipped, not both. Cards count whole; surplus soldiers are lost.
rule-TW-Q09 = No card may be superfluous, neither among those discarded nor among those flipped.
rule-TW-Q10 = Cards in hand never count, and cards gained by the space cannot pay for it.
rule-TW-Q11 = Discarded army cards go to the discard pile.
rule-TW-Q12 = Without a conquest marker left you cannot conquer.
rule-TW-Q13 = A space whose benefit gives nothing may still be conquered.
rule-TW-Q14 = Army cards stay in play between turns until they are discarded.
rule-TW-Q15 = The extra marker does not depend on the first: you may place it even if you passed before.
rule-TW-Q16 = With “Conquests cost 1 + 1 less” a superfluous card is measured by the lowered numbers; where both would fall to 0, you choose which one stays 1.
rule-TW-Q17 = The discount of “Conquests cost 1 + 1 less” is always taken in full; only where both numbers become 0 one of them stays 1, as far as printed.
rule-TW-Q18 = With one worker left in the Village both ends are the same answer.

tawantinsuyu-chapter-recruiting = End of turn and recruiting
rule-TW-R01 = After the main choice you may buy one Village worker: 1 potato at the potato end, 1 maize at the maize end; the very last for either.
rule-TW-R02 = Gold may replace the potato or maize of recruiting.
rule-TW-R03 = You may buy a worker even with 2 or more.
rule-TW-R04 = Then you choose which workers above 2 leave the game.
rule-TW-R05 = The limit of 2 applies only at the end of your own turn.
rule-TW-R06 = Then the played card goes to the offer, the market is refilled and the turn passes.
rule-TW-R07 = A Nomad taken is replaced at once from the bag. Free workers always come from the Nomads.
rule-TW-R08 = The Nomads are open to all; the taker chooses.
rule-TW-R09 = For the very last worker potato and maize are separate answers.

tawantinsuyu-chapter-temple = Temple
rule-TW-M01 = Advancing gives the left reward of every space entered, in order.
rule-TW-M02 = Any number of markers may share a temple space.
rule-TW-M03 = Space 4 gives 1 stone or a Nomad as you choose; without Nomads the stone.
rule-TW-M04 = Space 12 is the top. You may pay only if you gain at least one space; what goes beyond is lost.
rule-TW-M05 = In an Offering you may not pay for more spaces than remain.

tawantinsuyu-chapter-festival = Festival
rule-TW-F01 = Whoever’s turn it is when the Village becomes empty takes the Festival token and scores 1, 2 or 4 points for the first, second or third Festival.
rule-TW-F02 = The Festival is resolved at the start of the holder’s next turn; then the holder takes that turn.
rule-TW-F03 = Until then nobody recruits from the Village, casualties come from the Nomads, and no new Festival is triggered.
rule-TW-F04 = A Festival’s number is one more than the Festivals resolved before.
rule-TW-F05 = First owners of “Worship: gold for temple” may use it, then “Festival: 4 potatoes; god cards 2 VP”, “Festival: VP for largest tapestry” and “Goods at each Festival” pay.
rule-TW-F06 = Step 1: everyone performs a free Merchant task.
rule-TW-F07 = Step 2: everyone scores the festival points of the temple space and gains its left reward.
rule-TW-F08 = Step 3: in each region the player with the most markers scores as many points as there are casualties.
rule-TW-F09 = A tie goes to the tied player with the marker furthest down. An empty region scores nobody.
rule-TW-F10 = The casualties stay.
rule-TW-F11 = Step 4: everyone pays 1 potato per god card in hand, as far as the potatoes reach.
rule-TW-F12 = For potatoes that are missing you may pay gold, as many as you like.
rule-TW-F13 = Every potato still missing costs 2 points. The cards stay in hand.
rule-TW-F14 = After step 4 of the third Festival comes the final scoring.
rule-TW-F15 = Step 5: the token goes back and the Village is refilled from the bag, as far as it reaches.
rule-TW-F16 = If the bag is empty before this refill, the next Festival is triggered at once: the holder keeps the token and scores, and everyone takes one turn before it.
rule-TW-F17 = Step 6, first Festival with 2 players or solo: each empty marked space of the middle terrace gets a worker from the bag.
rule-TW-F18 = After each of the first two Festivals the players draw god cards from the deck. Whoever has fewer points draws earlier and draws more; among equals the one nearer to the holder counts as ahead.
rule-TW-F19 = Then everyone may play up to 3 god cards from hand for their effects. God cards gained now come from the deck only.
rule-TW-F20 = When all have played, these cards are shuffled into the god deck; the offer is not touched.
rule-TW-F21 = Then the market tiles go under their stacks and new ones are shown.

tawantinsuyu-chapter-scoring = End of the game and final scoring
rule-TW-E01 = The game ends at once after step 4 of the third Festival.
rule-TW-E02 = A tapestry of 1 to 7 weavings scores 0, 1, 3, 6, 10, 15 or 21.
rule-TW-E03 = The top four temple spaces score 4, 7, 11 and 16.
rule-TW-E04 = Every face-up building scores 2, passive ones included.
rule-TW-E05 = Every god card in hand scores 1 (2 with “Festival: 4 potatoes; god cards 2 VP”).
rule-TW-E06 = Every face-up army card in play scores 1.
rule-TW-E07 = Every worker in your supply scores 1.
rule-TW-E08 = Every gold scores 1.
rule-TW-E09 = The most points win; on a tie the most resources; if these are equal too, the victory is shared.
rule-TW-E10 = Statues, step markers and conquest markers score nothing at the end.
rule-TW-E11 = Scoring asks nothing; with “Exchange stone, gold, maize” all pairs of stone and of maize become gold first.
rule-TW-E12 = The tie-break counts the resources after that exchange. Army cards in hand no longer turn into resources.
rule-TW-E13 = Points are booked under what pays them.
rule-TW-A16 = The game ends by the third Festival; automated runs that were stopped are unfinished and count as no result.

tawantinsuyu-chapter-passive_buildings = Passive buildings
rule-TW-Z01 = Any worker you place may use the courier’s ability instead of its own.
rule-TW-Z02 = Any worker you place may use the priest’s ability instead of its own.
rule-TW-Z03 = With a warrior’s ability you may turn up to 2 production buildings face up before the tasks.
rule-TW-Z04 = A matching join you make pays its reward at once, and again at every Merchant.
rule-TW-Z05 = Your architects and craftsmen get the extra task on blue and on green spaces.
rule-TW-Z06 = At each Festival you gain 4 potatoes; at the end every god card in hand is worth 2 points.
rule-TW-Z07 = When you place a worker you score 1 for each of your own step markers used.
rule-TW-Z08 = In your Buy Weavings task you draw 5 tiles, put 2 of them under the pile and go on with 3.
rule-TW-Z09 = At each Festival you score 1 point per weaving of your largest tapestry.
rule-TW-Z10 = At each Festival you gain 2 potatoes, 1 maize and 1 stone.
rule-TW-Z11 = Whenever anyone activates Offering you take a free weaving.
rule-TW-Z12 = Whenever anyone activates Worship, and before each Festival, you may pay 1 gold for 1 temple space.
rule-TW-Z13 = Your conquests flip 1 and discard 1 soldier less; at least one soldier is still flipped or discarded.
rule-TW-Z14 = With a warrior’s ability you get 2 tasks more.
rule-TW-Z15 = At any decision of yours you may exchange 2 stone, 1 gold and 2 maize for one another.
rule-TW-Z16 = Whenever anyone activates Produce you may turn 1 production building or army card face up, at once or after your own producing.
rule-TW-Z17 = Whenever anyone activates Conquest you gain 1 gold and 1 point.
rule-TW-Z18 = Whenever anyone activates Rejuvenate you draw 1 army card and gain 1 gold.
rule-TW-Z19 = In your own turn you may pay 1 potato for a god card at any decision, as often as you like.
rule-TW-Z20 = A Collect task of potato, maize or stone gives you 1 more of it and 1 point.
rule-TW-Z21 = “Anyone” includes the owner and Axomamma, and activations for which gold is taken.
rule-TW-Z22 = Of the abilities open to a worker exactly one is used. “Warriors turn up 2 buildings”, “Both colours give a task” and “Warriors: 2 tasks more” need the worker’s own ability.
rule-TW-Z23 = A passive building works as soon as it is laid down, but not for a trigger already past.
rule-TW-Z24 = “Collect 1 more and 1 VP” counts for task icons only, not for cards, buildings, joins or the temple.
rule-TW-Z25 = A passive building from set-up works at once where it can; free actions begin with the owner’s first turn.
rule-TW-Z26 = Each High Priest action triggers exactly one passive building, so reactions never compete.

tawantinsuyu-chapter-edge_cases = Edge cases
rule-TW-N01 = With an empty building stack the market shows what there is; a swapped tile comes back up.
rule-TW-N02 = With an empty weaving pile Buy Weavings gives nothing and free weavings are lost. The last tile has none beneath it.
rule-TW-N03 = With god deck and offer empty there is no card to draw, not even for the priest.
rule-TW-N04 = A card put under an empty god deck is the deck.
rule-TW-N05 = With an empty bag the Nomads are not refilled; without Nomads there are no free workers.
rule-TW-N06 = A casualty may be the last Village worker: the token is taken before the Conquest goes on.
rule-TW-N07 = Without a free slot, a marker or a payable statue, or with neither a payable tile nor a possible swap, the icon cannot be chosen.
rule-TW-N08 = If no empty space can be paid, secondary actions are taken.
rule-TW-N09 = A placement may end without any task; the worker stays.
rule-TW-N10 = Triggers of one player at the same time are ordered by that player, those of several in turn order.
rule-TW-N11 = Step points go to their owners before anything else of the placement.
rule-TW-N12 = A statue built during a placement does not activate the card already played.
rule-TW-N13 = A worker taken back frees its space, but there is only one placement per turn.
rule-TW-N14 = A worker taken back may be placed on a later turn.
rule-TW-N15 = A score beyond the printed track is simply counted on.
rule-TW-N16 = Gold gained in an action may be spent at once for costs still open.
rule-TW-N17 = Without god cards in hand a Festival costs no potato.
rule-TW-N18 = Without a face-up production building you may still use “Produce: turn up 1” when Produce is activated.
rule-TW-N19 = A bought tile is added before the next player decides.
rule-TW-N20 = If a follower empties the Village, the player whose turn it is takes the token.
rule-TW-N21 = Whoever has played 3 festival cards, or has none, is passed over.
rule-TW-N22 = The sections lie in a ring: the last is next to the first, for workers and for priests.
rule-TW-N23 = What is used up cannot be gained and nothing replaces it.
rule-TW-N24 = Gold taken instead of an action may be spent in the same turn.

tawantinsuyu-chapter-hidden = Chance and hidden information
rule-TW-A10 = Every random outcome is one entry, one piece at a time, with the odds of a fair draw.
rule-TW-A11 = Each deck, the bag and the die are sources of their own; the seed alone decides their draws.
rule-TW-A12 = Draws from the bag or an unknown pile are always entries; known pieces come without one. Axomamma’s random choice is an entry only with two or more outcomes.
rule-TW-A13 = A face-down pile is a set of unknown pieces plus what is known on top or at the bottom; no hidden order exists.
rule-TW-A14 = Shuffling into a pile mixes the pieces with it and forgets everything known about it.
rule-TW-A15 = Kept cards, the card put under the deck for a swap and the army card kept in training stay secret; all other answers are open.

tawantinsuyu-chapter-solo = Solo against Axomamma
rule-TW-X01 = Solo is set up as for 2 players with the changes below; you are first player.
rule-TW-X02 = Axomamma gets a random starting weaving, then you choose yours.
rule-TW-X03 = She has no god cards in hand; she starts with 4 stone, 2 maize, 1 gold and 1 army card face down.
rule-TW-X04 = She draws 2 workers like you, without their rewards.
rule-TW-X05 = You place your High Priest in set-up; the die then tells how many sides clockwise from it hers stands.
rule-TW-X06 = The eight number tokens go on their start spaces.
rule-TW-X07 = Four god cards lie in her slots; only their gods matter.
rule-TW-X08 = One of her step markers goes on the upper slot of her priest’s section without gain, or on the next free one clockwise.
rule-TW-X09 = A personality is chosen by the option or at random; it covers the gold space of her top loop.
rule-TW-X10 = Your turns and follow rights are the normal ones. She never recruits at the end of a turn and uses no free actions.
rule-TW-X11 = Her turn: a Festival if she holds the token; a High Priest action if a condition holds; else a board action if she has a worker; else her idle turn. Then the market is refilled.
rule-TW-X12 = A worker she gains gives her the reward of its kind.
rule-TW-X13 = With more than 2 workers she removes random ones down to 2, after the reward.
rule-TW-X14 = Instead of drawing a god card she puts the oldest offer card under the deck and scores 1; with an empty offer nothing happens.
rule-TW-X15 = Her army cards go face down to her hand; for drawing 2 and keeping 1 she draws 1.
rule-TW-X16 = As soon as she has 5 potatoes she exchanges them for 5 points.
rule-TW-X17 = Elsewhere gold is wild for her too, only for what is missing.
rule-TW-X18 = Choosing a resource she takes what she has least of; on ties gold, maize, stone, potato.
rule-TW-X19 = Her passive buildings have no ability, unless the option makes some of them work; they count 2 points each at the end.
rule-TW-X20 = She looks at the next and second next side clockwise; at the first whose condition holds she moves there and acts. That is her whole turn.
rule-TW-X21 = Her conditions: Offering 4 maize; Produce 2 face-up production buildings; Worship a statue; Conquest more soldiers than casualties; Rejuvenate 3 face-down buildings and army cards.
rule-TW-X22 = Casualties are counted before the new one, which she takes from the potato end of the Village, else from the Nomads at random.
rule-TW-X23 = She never takes gold. After the action and your follow she draws an army card and puts up to 2 oldest offer cards under the deck.
rule-TW-X24 = When you activate, she follows whenever she can.
rule-TW-X25 = Produce: all her face-up production buildings produce in number order and are turned down; acting, the highest number stays up.
rule-TW-X26 = Offering: acting, as many of 3 spaces as she can pay at 2 maize each; following, 1 space for 3. Maize first, then gold.
rule-TW-X27 = Worship: acting, one large and then one small statue; following, one statue, preferably small. She gives none that would not move her marker.
rule-TW-X28 = Rejuvenate: acting, everything is turned up; following, half of each sort, rounded up, at no cost.
rule-TW-X29 = Conquest: she plays her whole hand free.
rule-TW-X30 = Her first marker goes on the payable space with the most points printed.
rule-TW-X31 = Ties: region with fewest markers, then fewest of yours, then Antisuyu, Chinchaysuyu, Kuntisuyu, Qullasuyu, then furthest down.
rule-TW-X32 = Her second marker, only when acting, goes where she discards the fewest cards; ties at random.
rule-TW-X33 = She pays with the fewest 2-soldier cards discarded, then fewest cards discarded, most 2-soldier cards flipped, fewest flipped, lowest numbers.
rule-TW-X34 = Free building: production if she has fewer than 2 up, else passive, a random tile. Free steps, statue, weaving and Nomad follow her own rules.
rule-TW-X35 = She pays gold for the temple whenever she can; training is 1 army card; she rejuvenates her highest buildings first; Merchant effects are ignored.
rule-TW-X36 = On temple space 4 she takes what she has less of, stone or workers; equal: a worker if she has at most 1. The worker comes from the potato end of the Village, else from the Nomads.
rule-TW-X37 = A condition also fails if the action could do nothing.
rule-TW-X38 = Her army cards are turned up 2-soldier cards first, then lowest number.
rule-TW-X39 = Her extra points and free temple step for an action come after the reactions and before the action.
rule-TW-X40 = Board action: the die selects one of her slots and the tokens of that value.
rule-TW-X41 = She places her oldest worker on an empty space of the slot’s god; in her first placement a random one.
rule-TW-X42 = Her terraces by Festivals resolved: upper, middle, lower; then middle, upper, lower; then lower, middle, upper.
rule-TW-X43 = Within the terrace she takes the space with the least wander and descent, ties at random, and pays nothing.
rule-TW-X44 = Each of your step markers she passes gives you 1 point.
rule-TW-X45 = With no empty space of that god the card goes to the offer and the slot gets a new one, and she tries again; an empty slot means the next filled one. If no card of deck and offer would fit, nothing is replaced and the next slot whose god has a space is used.
rule-TW-X46 = With a statue of the god of the card used she scores 5, once; the card’s effects are ignored.
rule-TW-X47 = The card goes to the offer and the slot is refilled; with an empty deck the offer is shuffled into it first, without the card just played.
rule-TW-X48 = Then the tokens of the die’s value act: top, middle, bottom loop; then, in the same order, each moves that many spaces clockwise.
rule-TW-X49 = Her actions have nothing to do with the space she took.
rule-TW-X50 = Top loop: she gains what is shown; of stone or maize what she has less of, maize on ties. On the gold space she gains 1 gold and her personality acts, on use or on arrival.
rule-TW-X51 = Middle loop: an action that cannot be done in full gives 1 gold instead.
rule-TW-X52 = Buy Weavings: with 3 maize she draws 3 tiles and buys 2; with enough for one she buys 1 and gains 1 gold; with less only the gold. Then you may buy one for 3 maize.
rule-TW-X53 = She prefers a tile that extends her largest tapestry, then the next, else a new one; the highest number. She adds at the right end and joins give her nothing.
rule-TW-X54 = When you buy weavings she buys one that extends a tapestry of hers if she has 2 maize; she pays 3, or just 2 if she has no more.
rule-TW-X55 = Statue: the die names a slot; from there on she takes a large statue of that god if she can pay it, else a small one; else a random one. Unable to pay: 1 gold.
rule-TW-X56 = Steps: 3 stone, the first free upper slot clockwise from her priest, else a lower slot under her own marker, else any lower slot.
rule-TW-X57 = Building: 1 stone, else 1 gold, for a random market tile of the type shown; without a tile 1 gold.
rule-TW-X58 = Bottom loop: she takes the worker shown free, with its reward; impossible ones are skipped. Emptying the Village gives her the token in her turn.
rule-TW-X59 = Her personality acts when a token on its space is used, or with the option when a token arrives there, and then not when that token is rolled. What it cannot do is lost; the gold is always gained.
rule-TW-X60 = If no card anywhere has an empty space of its god, she places nothing and the tokens act.
rule-TW-X61 = Without a payable statue there is no roll. Order of chance: die, cards, space, worker, refill, tokens, and last a personality that acts on arrival.
rule-TW-X70 = Without worker and priest action she recruits a random Nomad, puts up to 2 oldest offer cards under the deck for 1 point each, draws an army card, and then moves her priest 1 side without activation.
rule-TW-X71 = At a Festival she scores 1 per weaving instead of the Merchant and pays no potatoes.
rule-TW-X72 = Card phase: you draw 2 if behind, else 1; she draws none and scores 2 if strictly behind you.
rule-TW-X73 = Before final scoring she turns everything up and worships once if she has a statue; nobody follows or reacts.
rule-TW-X74 = She then scores like a player; her stored god cards and army cards in hand count nothing.
rule-TW-X75 = You win with at least 120 points and strictly more than she has.
rule-TW-X76 = All her random choices are fair chance entries; what follows from them is shown.
rule-TW-X77 = Refill, marks, shuffling and market of the Festival are as with 2 players.
rule-TW-X78 = The options about starting an action do not apply to her last worship.
rule-TW-X80 = Easier: without a personality the gold space gives just 1 gold.
rule-TW-X81 = Easier: her buildings cost 2 stone.
rule-TW-X82 = Easier: she needs 2 statues to start Worship.
rule-TW-X83 = Easier: she places no second conquest marker.
rule-TW-X84 = Easier: no army card in her idle turn.
rule-TW-X85 = Harder: starting Worship or Offering she first advances 1 space free.
rule-TW-X86 = Harder: as many soldiers as casualties suffice for Conquest.
rule-TW-X87 = Harder: her conquests need 1 flip and 1 discard less, but always at least one of them.
rule-TW-X88 = Harder: 2 points whenever she starts a High Priest action.
rule-TW-X89 = Harder: 2 points per weaving at Festivals.
rule-TW-X90 = Harder: 2 points more in her idle turn, after the offer cards and before the army card.
rule-TW-X91 = Harder: at the end 1 point per resource left, so that a gold counts 2 in all.
rule-TW-X92 = Harder, ours: her passive buildings “Festival: 4 potatoes; god cards 2 VP”, “Festival: VP for largest tapestry”, “Goods at each Festival”, “Conquest: 1 gold, 1 VP” and “Rejuvenate: army card, gold” work at the same moments as for a player; all others do nothing.

tawantinsuyu-chapter-invariants = What always holds
rule-TW-I01 = Of every kind of worker there are always 9 in all places together.
rule-TW-I02 = Every god card exists once, and the offer never holds more than its size.
rule-TW-I03 = There are always 30 army cards in all places together.
rule-TW-I04 = There are always 35 weavings; the patterns of a tapestry differ; only the top tile of the pile is face up.
rule-TW-I05 = There are always 19 production and 20 passive buildings; between turns the market is full unless a stack is empty.
rule-TW-I06 = There are always 2 small and 1 large statue of every god.
rule-TW-I07 = Everyone has 5 step markers in all; no lower slot is filled over an empty upper one; markers never move.
rule-TW-I08 = Everyone has 10 conquest markers in all, at most one on each space.
rule-TW-I09 = At most one worker per space; resources and scores are never negative; the temple marker never falls.
rule-TW-I10 = Whoever has just finished a turn holds at most 2 workers.
rule-TW-I11 = Between turns the Village is empty exactly while the token is held.
rule-TW-I12 = There are at most 3 Festivals, and every one triggered pays its points.
rule-TW-I13 = Passive buildings are face up, and the score is the sum of the sheet.

tawantinsuyu-chapter-decisions = Decisions and their tokens
rule-TW-A01 = One answer is one token: words with one blank between them; a dash means none, pass or done.
rule-TW-A02 = A question is asked when it is reached, unless public facts leave a single answer.
rule-TW-A03 = Several things are chosen one at a time; what was chosen is not listed again.
rule-TW-A04 = The legal answers are those of the question plus the free actions open at it.
rule-TW-A05 = Letters: p potato, m maize, s stone, g gold; A architect, C courier, K craftsman, P priest, W warrior; S small, L large.
rule-TW-A06 = A mix is written in the order p s m g without zeros.

tawantinsuyu-chapter-engine = Notes of the engine
rule-TW-B01 = A placement is answered in steps: worker, space, card or gold, food.
rule-TW-B02 = A payment is asked only if more than one exists.
rule-TW-B03 = Exchanges of “Exchange stone, gold, maize” go one bundle at a time; at one decision what was received is not given again, and what was given is not received, until an army card or “1 potato for a god card” is used.
rule-TW-B04 = Withdrawn: see TW-G15.
rule-TW-B05 = The tile beneath is shown to its receiver alone, who is asked once.
rule-TW-B06 = The Merchant has a fixed order; asked are card source, what to rejuvenate, pay or not.
rule-TW-B07 = Set-up cards with plain gains are played first without asking.
rule-TW-B08 = Leftover weavings go under the pile by number; tiles of “Choose among 5 weavings” and of a swap in the order named.
rule-TW-B09 = Rejuvenating, producing, worshipping and playing army cards go one item at a time until done.
rule-TW-B10 = The payment of a conquest is stated in soldiers, because cards in play differ in nothing else.
rule-TW-B11 = A swap is answered in steps: yes or no, god card, first tile, second tile or none, then the tile to build or none. No is possible only while a tile can be paid.
rule-TW-B16 = Workers to place and secondary actions are one list.
rule-TW-B17 = A payment follows the answer it pays for before anything else happens.
rule-TW-B18 = Letters of a mix stand in the order p s m g; choices and tapestries count from 1.
rule-TW-B19 = Among equal soldiers the lowest card numbers are discarded, the next ones flipped.
rule-TW-B20 = Workers are listed by kind, cards, tiles and statues one by one.
rule-TW-B21 = Tiles are bought or put away one at a time, in any order.
rule-TW-B22 = Festival potatoes are asked only if some are missing.
rule-TW-B12 = Note: an automated run without end is stopped and counts as unfinished.
rule-TW-B13 = Note: figures of early trial runs with random players.
rule-TW-B14 = Note: figures of early trial runs with other players.
rule-TW-B15 = Note: trial runs with more and with fewer supplies.
rule-TW-B23 = Note: figures of later trial runs.
rule-TW-B24 = Note: figures of the random player.
