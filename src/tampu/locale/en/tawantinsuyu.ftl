tawantinsuyu-title = Tawantinsuyu

## Options

tawantinsuyu-option-coricancha = Which side of the Coricancha faces section 0: the printed order, advised for a first game, or random.
tawantinsuyu-option-start_player = The seat that takes the first turn, or random; alone you always begin.
tawantinsuyu-option-solo_personality = Alone: Axomamma's personality, one of four, random or none (easier).
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
tawantinsuyu-coricancha-printed = printed
tawantinsuyu-coricancha-random = random
tawantinsuyu-start_player-random = random
tawantinsuyu-solo_personality-random = random
tawantinsuyu-solo_personality-none = none

## Actions

tawantinsuyu-do-starting_weaving = Start with { $tile }
tawantinsuyu-do-keep = Keep { $card }
tawantinsuyu-do-play =
    { $card ->
        [none] Play no more cards
       *[other] Play { $card }
    }
tawantinsuyu-do-priest_start = High Priest to section { $section }
tawantinsuyu-do-place = Place: { $worker }, { $ability }
tawantinsuyu-do-move_priest = Move the High Priest { $sides ->
        [one] 1 side
       *[other] { $sides } sides
    }
tawantinsuyu-do-pray = Pray: take 2 god cards
tawantinsuyu-do-train = Train: draw 2 army cards, keep 1
tawantinsuyu-do-recruit = Recruit a Nomad
tawantinsuyu-do-space = On { $space }
tawantinsuyu-do-price = Pay with { $card }
tawantinsuyu-do-payment = Pay: { $potato ->
        [0] { "" }
       *[other] { $potato } potato
    } { $stone ->
        [0] { "" }
       *[other] { $stone } stone
    } { $maize ->
        [0] { "" }
       *[other] { $maize } maize
    } { $gold ->
        [0] { "" }
       *[other] { $gold } gold
    }
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
tawantinsuyu-do-steps = Build { $slot }
tawantinsuyu-do-swap =
    { $answer ->
        [yes] Give a god card to change the market
       *[none] Leave the market as it is
    }
tawantinsuyu-do-swap_card = Put { $card } under the deck
tawantinsuyu-do-swap_tile =
    { $slot ->
        [none] Change no second tile
       *[other] Change market slot { $slot }
    }
tawantinsuyu-do-building =
    { $slot ->
        [none] Build nothing
       *[other] Build the tile of slot { $slot }
    }
tawantinsuyu-do-statue = Raise a { $size } statue of { $god }
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
tawantinsuyu-do-god_card = God card from: { $card }
tawantinsuyu-do-choice = Choose output { $number }
tawantinsuyu-do-produce_one = Produce with { $building }
tawantinsuyu-do-nomad =
    { $worker ->
        [none] Take no Nomad
       *[other] Take the Nomad: { $worker }
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
tawantinsuyu-do-worship =
    { $god ->
        [none] Give no statue
       *[other] Give the { $size } statue of { $god }
    }
tawantinsuyu-do-offering =
    { $spaces ->
        [none] Offer nothing
       *[other] Offering: temple spaces { $spaces }
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
tawantinsuyu-do-army =
    { $card ->
        [none] Play no more army cards
       *[other] Play army card { $card }
    }
tawantinsuyu-do-conquer =
    { $target ->
        [none] Conquer nothing
       *[other] Conquer { $target }
    }
tawantinsuyu-do-conquest_payment = Flip soldiers { $flip }, discard soldiers { $discard }
tawantinsuyu-do-recruit_village =
    { $edge ->
        [none] Recruit nobody
       *[other] Recruit from { $edge }
    }
tawantinsuyu-do-limit = Remove from the game: { $worker }
tawantinsuyu-do-potatoes = Pay { $gold } gold for missing potatoes
tawantinsuyu-do-army_for_resource = Free action: discard { $card } for its resource
tawantinsuyu-do-potato_for_card = Free action: 1 potato for a god card
tawantinsuyu-do-exchange = Free action: exchange { $give } for { $receive }

## Chance

tawantinsuyu-chance-rot = The Coricancha is turned by { $rotation }
tawantinsuyu-chance-bag = From the bag: { $worker }
tawantinsuyu-chance-prod = Market: { $building }
tawantinsuyu-chance-passive = Market: { $building }
tawantinsuyu-chance-weave = Weaving: { $tile }
tawantinsuyu-chance-first = Seat { $place } begins
tawantinsuyu-chance-start = Axomamma's starting weaving: { $tile }
tawantinsuyu-chance-god = God card: { $card }
tawantinsuyu-chance-army = Army card: { $card }
tawantinsuyu-chance-pers = Axomamma's personality: { $side }
tawantinsuyu-chance-die = Axomamma's die: { $number }
tawantinsuyu-chance-axspace = By lot Axomamma takes { $space }
tawantinsuyu-chance-axworker = By lot Axomamma places her worker number { $age }
tawantinsuyu-chance-axdrop = By lot Axomamma gives up her worker number { $age }
tawantinsuyu-chance-axtile = By lot Axomamma takes market slot { $slot }
tawantinsuyu-chance-axstatue = By lot: { $statue }
tawantinsuyu-chance-axnomad = By lot the Nomad: { $worker }
tawantinsuyu-chance-axconquest = By lot Axomamma conquers { $target }

## Questions

tawantinsuyu-ask-starting-weaving = With which weaving do you start?
tawantinsuyu-ask-keep = Which god card do you keep?
tawantinsuyu-ask-setup-play = Which set-up card do you play next?
tawantinsuyu-ask-priest-start = In which section does your High Priest begin?
tawantinsuyu-ask-main = Your turn: place a worker, or take two secondary actions.
tawantinsuyu-ask-second = Your second secondary action?
tawantinsuyu-ask-space = On which space?
tawantinsuyu-ask-price = Which card, or 1 gold, do you pay?
tawantinsuyu-ask-payment = How do you pay?
tawantinsuyu-ask-take = Which adjacent worker do you take back?
tawantinsuyu-ask-rejuvenate-effect = What do you turn up for free?
tawantinsuyu-ask-pay-potato = 1 potato for 1 more task?
tawantinsuyu-ask-task = Which task next?
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

tawantinsuyu-event-turn = Turn of { $seat }
tawantinsuyu-event-points = { $seat }: { $points } VP ({ $category })
tawantinsuyu-event-setup-cards = { $seat } plays in set-up: { $cards }
tawantinsuyu-event-played = { $seat } plays { $card }
tawantinsuyu-event-steps = { $seat } builds { $slot }
tawantinsuyu-event-built = { $seat } builds { $building }
tawantinsuyu-event-statue = { $seat } raises a { $statue }
tawantinsuyu-event-discarded = { $seat } discards { $card }
tawantinsuyu-event-benefit = A statue gives { $seat } the effects of { $card }
tawantinsuyu-event-temple = { $seat } reaches temple space { $space }
tawantinsuyu-event-join = The new join of { $seat } pays at once
tawantinsuyu-event-merchant = Merchant of { $seat }: { $joins } matching joins
tawantinsuyu-event-activation = { $seat } activates { $action }
tawantinsuyu-event-conquest = { $seat } conquers { $target } with { $cards }
tawantinsuyu-event-trigger = The Village is empty: { $seat } calls Festival { $festival }
tawantinsuyu-event-festival = Festival { $festival }
tawantinsuyu-event-majority = { $seat } leads in { $region ->
        [A] Antisuyu
        [C] Chinchaysuyu
        [K] Kuntisuyu
       *[Q] Qullasuyu
    }
tawantinsuyu-event-potatoes = { $seat } pays { $paid } potatoes, { $missing } are missing
tawantinsuyu-event-market = Market { $slot }: { $building }
tawantinsuyu-event-offer = To the offer: { $card }
tawantinsuyu-event-offer-shuffled = The full offer is shuffled into the god deck
tawantinsuyu-event-offer-dropped = From the offer under the deck: { $card }
tawantinsuyu-event-army-shuffled = The army discard pile becomes the new deck
tawantinsuyu-event-tile-shown = Weaving now seen by all: { $tile }
tawantinsuyu-event-slot = Axomamma's slot { $slot }: { $god }
tawantinsuyu-event-slot-empty = Axomamma's slot { $slot } stays empty
tawantinsuyu-event-slot-from-bottom = Axomamma's slot { $slot } is filled from under the deck
tawantinsuyu-event-ax-priest = Axomamma moves her High Priest { $sides } on: the condition of { $action } holds
tawantinsuyu-event-ax-no-priest = Axomamma's condition for { $action }, { $sides } ahead, does not hold
tawantinsuyu-event-ax-soldiers = Axomamma has { $soldiers } soldiers against { $casualties } casualties
tawantinsuyu-event-ax-idle = Axomamma has no worker and no High Priest action
tawantinsuyu-event-ax-army = Axomamma plays her army cards: { $cards }
tawantinsuyu-event-ax-conquest = Axomamma conquers where most VP are printed: { $target }, { $points } VP
tawantinsuyu-event-ax-second-conquest = Axomamma's second marker goes where she discards least: { $target }
tawantinsuyu-event-ax-worker = Axomamma gains a worker and its reward: { $worker }
tawantinsuyu-event-ax-look = Axomamma looks for { $god }: { $terrace } comes first, the cheapest space costs { $food } food
tawantinsuyu-event-ax-no-space = No card finds an empty space: Axomamma places nobody
tawantinsuyu-event-ax-replaced = No empty space of { $god }: slot { $slot } gets a new card
tawantinsuyu-event-ax-card = Axomamma's card of slot { $slot } was { $card }
tawantinsuyu-event-ax-placed = Axomamma places on { $space }: { $worker }
tawantinsuyu-event-ax-token = Axomamma's token acts: { $loop ->
        [top] top loop
        [middle] middle loop
       *[bottom] bottom loop
    }, space { $index }
tawantinsuyu-event-ax-gold = Axomamma cannot do it in full and takes 1 gold
tawantinsuyu-event-ax-weaving = Axomamma adds { $tile } to a tapestry

## Refusals and end

tawantinsuyu-refuse-cost = It costs { $cost }, you hold { $held } (p potato, m maize, s stone, g gold, f food of any kind)
tawantinsuyu-refuse-worker = You have none in your supply: { $worker }
tawantinsuyu-end-third_festival = The third Festival is over.

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

## Values in words

tawantinsuyu-worker-architect = architect
tawantinsuyu-worker-craftsman = craftsman
tawantinsuyu-worker-warrior = warrior
tawantinsuyu-worker-courier = courier
tawantinsuyu-worker-priest = priest
tawantinsuyu-ability-own = own ability
tawantinsuyu-ability-courier = as courier
tawantinsuyu-ability-priest = as priest
tawantinsuyu-worker-potato_end = the potato end
tawantinsuyu-worker-maize_end = the maize end
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

tawantinsuyu-card-G01 = G01 (Inti: 3 potatoes, 1 stone)
tawantinsuyu-card-G02 = G02 (Inti: 3 VP)
tawantinsuyu-card-G03 = G03 (Inti: 1 maize, 2 VP)
tawantinsuyu-card-G04 = G04 (Inti: 2 potatoes, 1 army card)
tawantinsuyu-card-G05 = G05 (Inti: build a building)
tawantinsuyu-card-G06 = G06 (Inti: 2 potatoes, 1 gold)
tawantinsuyu-card-G07 = G07 (Inti: 1 potato, 1 VP, 1 gold for 1 temple space)
tawantinsuyu-card-G08 = G08 (Mama Quilla: 3 potatoes, 1 stone)
tawantinsuyu-card-G09 = G09 (Mama Quilla: 3 VP)
tawantinsuyu-card-G10 = G10 (Mama Quilla: 1 maize, 2 VP)
tawantinsuyu-card-G11 = G11 (Mama Quilla: 2 potatoes, 1 army card)
tawantinsuyu-card-G12 = G12 (Mama Quilla: build a building)
tawantinsuyu-card-G13 = G13 (Mama Quilla: a weaving)
tawantinsuyu-card-G14 = G14 (Mama Quilla: 2 potatoes, Merchant)
tawantinsuyu-card-G15 = G15 (Illapa: 3 potatoes, 1 stone)
tawantinsuyu-card-G16 = G16 (Illapa: 3 VP)
tawantinsuyu-card-G17 = G17 (Illapa: 1 maize, 2 VP)
tawantinsuyu-card-G18 = G18 (Illapa: 2 potatoes, 1 army card)
tawantinsuyu-card-G19 = G19 (Illapa: build a building)
tawantinsuyu-card-G20 = G20 (Illapa: 1 maize, train)
tawantinsuyu-card-G21 = G21 (Illapa: 1 potato, turn up 2)
tawantinsuyu-card-G22 = G22 (Mama Cocha: 3 potatoes, 1 stone)
tawantinsuyu-card-G23 = G23 (Mama Cocha: 3 VP)
tawantinsuyu-card-G24 = G24 (Mama Cocha: 1 maize, 2 VP)
tawantinsuyu-card-G25 = G25 (Mama Cocha: 2 potatoes, 1 army card)
tawantinsuyu-card-G26 = G26 (Mama Cocha: build a building)
tawantinsuyu-card-G27 = G27 (Mama Cocha: 1 potato, a Nomad)
tawantinsuyu-card-G28 = G28 (Mama Cocha: 1 maize, 2 god cards)
tawantinsuyu-card-G29 = G29 (Pachamama: 3 potatoes, 1 stone)
tawantinsuyu-card-G30 = G30 (Pachamama: 3 VP)
tawantinsuyu-card-G31 = G31 (Pachamama: 1 maize, 2 VP)
tawantinsuyu-card-G32 = G32 (Pachamama: 2 potatoes, 1 army card)
tawantinsuyu-card-G33 = G33 (Pachamama: build a building)
tawantinsuyu-card-G34 = G34 (Pachamama: 5 potatoes)
tawantinsuyu-card-G35 = G35 (Pachamama: 3 maize)
tawantinsuyu-card-G36 = G36 (Viracocha: 3 potatoes, 1 stone)
tawantinsuyu-card-G37 = G37 (Viracocha: 3 VP)
tawantinsuyu-card-G38 = G38 (Viracocha: 1 maize, 2 VP)
tawantinsuyu-card-G39 = G39 (Viracocha: 2 potatoes, 1 army card)
tawantinsuyu-card-G40 = G40 (Viracocha: build a building)
tawantinsuyu-card-G41 = G41 (Viracocha: 1 stone, build a statue)
tawantinsuyu-card-G42 = G42 (Viracocha: 1 stone, build steps)
tawantinsuyu-card-g1 = 1 gold
tawantinsuyu-card-deck = the deck
tawantinsuyu-card-R01 = R01 (1 soldier, gold)
tawantinsuyu-card-R02 = R02 (1 soldier, gold)
tawantinsuyu-card-R03 = R03 (1 soldier, gold)
tawantinsuyu-card-R04 = R04 (1 soldier, gold)
tawantinsuyu-card-R05 = R05 (1 soldier, gold)
tawantinsuyu-card-R06 = R06 (1 soldier, gold)
tawantinsuyu-card-R07 = R07 (1 soldier, stone)
tawantinsuyu-card-R08 = R08 (1 soldier, stone)
tawantinsuyu-card-R09 = R09 (1 soldier, stone)
tawantinsuyu-card-R10 = R10 (1 soldier, stone)
tawantinsuyu-card-R11 = R11 (1 soldier, stone)
tawantinsuyu-card-R12 = R12 (1 soldier, stone)
tawantinsuyu-card-R13 = R13 (1 soldier, maize)
tawantinsuyu-card-R14 = R14 (1 soldier, maize)
tawantinsuyu-card-R15 = R15 (1 soldier, maize)
tawantinsuyu-card-R16 = R16 (1 soldier, maize)
tawantinsuyu-card-R17 = R17 (1 soldier, maize)
tawantinsuyu-card-R18 = R18 (1 soldier, maize)
tawantinsuyu-card-R19 = R19 (2 soldiers, potato)
tawantinsuyu-card-R20 = R20 (2 soldiers, potato)
tawantinsuyu-card-R21 = R21 (2 soldiers, potato)
tawantinsuyu-card-R22 = R22 (2 soldiers, potato)
tawantinsuyu-card-R23 = R23 (2 soldiers, potato)
tawantinsuyu-card-R24 = R24 (2 soldiers, potato)
tawantinsuyu-card-R25 = R25 (2 soldiers, maize)
tawantinsuyu-card-R26 = R26 (2 soldiers, maize)
tawantinsuyu-card-R27 = R27 (2 soldiers, maize)
tawantinsuyu-card-R28 = R28 (2 soldiers, stone)
tawantinsuyu-card-R29 = R29 (2 soldiers, stone)
tawantinsuyu-card-R30 = R30 (2 soldiers, stone)
tawantinsuyu-item-R01 = R01 (1 soldier)
tawantinsuyu-item-R02 = R02 (1 soldier)
tawantinsuyu-item-R03 = R03 (1 soldier)
tawantinsuyu-item-R04 = R04 (1 soldier)
tawantinsuyu-item-R05 = R05 (1 soldier)
tawantinsuyu-item-R06 = R06 (1 soldier)
tawantinsuyu-item-R07 = R07 (1 soldier)
tawantinsuyu-item-R08 = R08 (1 soldier)
tawantinsuyu-item-R09 = R09 (1 soldier)
tawantinsuyu-item-R10 = R10 (1 soldier)
tawantinsuyu-item-R11 = R11 (1 soldier)
tawantinsuyu-item-R12 = R12 (1 soldier)
tawantinsuyu-item-R13 = R13 (1 soldier)
tawantinsuyu-item-R14 = R14 (1 soldier)
tawantinsuyu-item-R15 = R15 (1 soldier)
tawantinsuyu-item-R16 = R16 (1 soldier)
tawantinsuyu-item-R17 = R17 (1 soldier)
tawantinsuyu-item-R18 = R18 (1 soldier)
tawantinsuyu-item-R19 = R19 (2 soldiers)
tawantinsuyu-item-R20 = R20 (2 soldiers)
tawantinsuyu-item-R21 = R21 (2 soldiers)
tawantinsuyu-item-R22 = R22 (2 soldiers)
tawantinsuyu-item-R23 = R23 (2 soldiers)
tawantinsuyu-item-R24 = R24 (2 soldiers)
tawantinsuyu-item-R25 = R25 (2 soldiers)
tawantinsuyu-item-R26 = R26 (2 soldiers)
tawantinsuyu-item-R27 = R27 (2 soldiers)
tawantinsuyu-item-R28 = R28 (2 soldiers)
tawantinsuyu-item-R29 = R29 (2 soldiers)
tawantinsuyu-item-R30 = R30 (2 soldiers)
tawantinsuyu-item-Y01 = Y01 (4 potatoes)
tawantinsuyu-item-Y02 = Y02 (1 potato, 2 maize)
tawantinsuyu-item-Y03 = Y03 (2 stone or 2 maize)
tawantinsuyu-item-Y04 = Y04 (1 potato, 1 gold)
tawantinsuyu-item-Y05 = Y05 (2 stone)
tawantinsuyu-item-Y06 = Y06 (3 VP)
tawantinsuyu-item-Y07 = Y07 (5 VP)
tawantinsuyu-item-Y08 = Y08 (1 potato, 1 army card)
tawantinsuyu-item-Y09 = Y09 (1 VP, train)
tawantinsuyu-item-Y10 = Y10 (2 potatoes, 1 god card)
tawantinsuyu-item-Y11 = Y11 (1 potato, 2 god cards)
tawantinsuyu-item-Y12 = Y12 (2 potatoes, 1 maize, 1 stone)
tawantinsuyu-item-Y13 = Y13 (2 gold)
tawantinsuyu-item-Y14 = Y14 (1 VP, a Nomad)
tawantinsuyu-item-Y15 = Y15 (a weaving)
tawantinsuyu-item-Y16 = Y16 (1 temple space)
tawantinsuyu-item-Y17 = Y17 (1 potato, 1 gold for 1 temple space)
tawantinsuyu-item-Y18 = Y18 (4 potatoes, 1 VP)
tawantinsuyu-item-Y19 = Y19 (2 VP, 1 gold or 3 potatoes)
tawantinsuyu-building-Y01 = Y01 (4 potatoes; cost 1 stone, 1 maize)
tawantinsuyu-building-Y02 = Y02 (1 potato, 2 maize; cost 2 stone)
tawantinsuyu-building-Y03 = Y03 (2 stone or 2 maize; cost 2 stone)
tawantinsuyu-building-Y04 = Y04 (1 potato, 1 gold; cost 2 stone)
tawantinsuyu-building-Y05 = Y05 (2 stone; cost 2 maize)
tawantinsuyu-building-Y06 = Y06 (3 VP; cost 2 stone, 1 maize)
tawantinsuyu-building-Y07 = Y07 (5 VP; cost 2 stone, 1 gold)
tawantinsuyu-building-Y08 = Y08 (1 potato, 1 army card; cost 1 stone, 1 maize)
tawantinsuyu-building-Y09 = Y09 (1 VP, train; cost 2 stone)
tawantinsuyu-building-Y10 = Y10 (2 potatoes, 1 god card; cost 1 stone, 1 maize)
tawantinsuyu-building-Y11 = Y11 (1 potato, 2 god cards; cost 2 stone)
tawantinsuyu-building-Y12 = Y12 (2 potatoes, 1 maize, 1 stone; cost 2 stone, 1 maize)
tawantinsuyu-building-Y13 = Y13 (2 gold; cost 2 stone, 1 gold)
tawantinsuyu-building-Y14 = Y14 (1 VP, a Nomad; cost 2 stone, 1 gold)
tawantinsuyu-building-Y15 = Y15 (a weaving; cost 2 stone, 1 maize)
tawantinsuyu-building-Y16 = Y16 (1 temple space; cost 2 stone, 1 gold)
tawantinsuyu-building-Y17 = Y17 (1 potato, 1 gold for 1 temple space; cost 1 stone, 1 maize)
tawantinsuyu-building-Y18 = Y18 (4 potatoes, 1 VP; cost 1 stone, 2 maize)
tawantinsuyu-building-Y19 = Y19 (2 VP, 1 gold or 3 potatoes; cost 3 stone)
tawantinsuyu-building-Z01 = Z01 (workers as couriers; cost 2 stone, 1 maize)
tawantinsuyu-building-Z02 = Z02 (workers as priests; cost 2 stone, 1 gold)
tawantinsuyu-building-Z03 = Z03 (warriors turn up 2 buildings; cost 2 stone)
tawantinsuyu-building-Z04 = Z04 (new joins pay at once; cost 2 stone, 1 maize)
tawantinsuyu-building-Z05 = Z05 (blue and green for architects and craftsmen; cost 2 stone)
tawantinsuyu-building-Z06 = Z06 (4 potatoes each Festival, god cards 2 VP; cost 1 stone, 1 maize)
tawantinsuyu-building-Z07 = Z07 (VP for own steps; cost 1 stone, 1 maize)
tawantinsuyu-building-Z08 = Z08 (choose among 5 weavings; cost 2 stone)
tawantinsuyu-building-Z09 = Z09 (VP for the largest tapestry each Festival; cost 2 stone, 1 maize)
tawantinsuyu-building-Z10 = Z10 (goods each Festival; cost 2 stone, 1 maize)
tawantinsuyu-building-Z11 = Z11 (weaving at every Offering; cost 3 stone)
tawantinsuyu-building-Z12 = Z12 (gold for temple at Worship and Festivals; cost 2 stone, 1 gold)
tawantinsuyu-building-Z13 = Z13 (cheaper conquests; cost 2 stone, 1 maize)
tawantinsuyu-building-Z14 = Z14 (2 more tasks for warriors; cost 2 stone, 1 gold)
tawantinsuyu-building-Z15 = Z15 (exchange stone, gold and maize; cost 2 stone, 1 maize)
tawantinsuyu-building-Z16 = Z16 (turn up at every Produce; cost 2 stone)
tawantinsuyu-building-Z17 = Z17 (gold and VP at every Conquest; cost 2 stone, 1 maize)
tawantinsuyu-building-Z18 = Z18 (army card and gold at every Rejuvenate; cost 2 stone, 1 maize)
tawantinsuyu-building-Z19 = Z19 (potato for god card; cost 2 stone)
tawantinsuyu-building-Z20 = Z20 (better collecting; cost 2 stone, 1 gold)

## The hill, regions and weavings

tawantinsuyu-space-U01 = U01 (Illapa, green: 3 potatoes, train, 2 maize)
tawantinsuyu-space-U02 = U02 (Mama Cocha, blue: 2 maize, building, train)
tawantinsuyu-space-U03 = U03 (Pachamama: train, 2 stone, building)
tawantinsuyu-space-U04 = U04 (Viracocha, green: building, weavings, 2 stone)
tawantinsuyu-space-U05 = U05 (Mama Quilla, blue: 2 stone, 3 potatoes, weavings)
tawantinsuyu-space-U06 = U06 (Inti: weavings, 2 stone, 3 potatoes)
tawantinsuyu-space-U07 = U07 (Illapa, green: 3 potatoes, steps, 2 stone)
tawantinsuyu-space-U08 = U08 (Pachamama, blue: 2 stone, building, steps)
tawantinsuyu-space-U09 = U09 (Mama Cocha: steps, 3 potatoes, building)
tawantinsuyu-space-U10 = U10 (Inti: building, 2 maize, 3 potatoes)
tawantinsuyu-space-M01 = M01 (Mama Quilla: 2 stone, 3 potatoes, Merchant)
tawantinsuyu-space-M02 = M02 (Pachamama, green: Merchant, weavings, 3 potatoes)
tawantinsuyu-space-M03 = M03 (Viracocha, blue: 3 potatoes, statue, weavings)
tawantinsuyu-space-M04 = M04 (Inti: weavings, 2 stone, statue)
tawantinsuyu-space-M05 = M05 (Illapa, blue: statue, produce one, 2 stone)
tawantinsuyu-space-M06 = M06 (Mama Quilla, green: 2 stone, 2 maize, produce one)
tawantinsuyu-space-M07 = M07 (Mama Cocha: produce one, statue, 2 maize)
tawantinsuyu-space-M08 = M08 (Inti, blue: 2 maize, 2 stone, statue)
tawantinsuyu-space-M09 = M09 (Illapa, green: statue, building, 2 stone)
tawantinsuyu-space-M10 = M10 (Pachamama: 2 stone, 2 maize, building)
tawantinsuyu-space-M11 = M11 (Viracocha, blue: building, steps, 2 maize)
tawantinsuyu-space-M12 = M12 (Mama Cocha, green: 2 maize, train, steps)
tawantinsuyu-space-M13 = M13 (Mama Quilla: steps, 2 maize, train)
tawantinsuyu-space-M14 = M14 (Inti, blue: train, building, 2 maize)
tawantinsuyu-space-M15 = M15 (Mama Cocha, green: 2 maize, 3 potatoes, building)
tawantinsuyu-space-M16 = M16 (Viracocha: building, 1 gold, 3 potatoes)
tawantinsuyu-space-M17 = M17 (Illapa, blue: 3 potatoes, weavings, 1 gold)
tawantinsuyu-space-M18 = M18 (Mama Quilla, green: 1 gold, steps, weavings)
tawantinsuyu-space-M19 = M19 (Pachamama, green: weavings, 2 stone, steps)
tawantinsuyu-space-M20 = M20 (Viracocha, blue: steps, Merchant, 2 stone)
tawantinsuyu-space-L01 = L01 (Illapa, green: 3 potatoes, steps, 2 stone)
tawantinsuyu-space-L02 = L02 (Pachamama, blue: 2 stone, 1 gold, steps)
tawantinsuyu-space-L03 = L03 (Viracocha: steps, statue, 1 gold)
tawantinsuyu-space-L04 = L04 (Inti, green: 1 gold, building, statue)
tawantinsuyu-space-L05 = L05 (Mama Cocha, blue: statue, 2 maize, building)
tawantinsuyu-space-L06 = L06 (Mama Quilla: building, weavings, 2 maize)
tawantinsuyu-space-L07 = L07 (Inti, green: 2 maize, steps, weavings)
tawantinsuyu-space-L08 = L08 (Mama Cocha, blue: weavings, 1 gold, steps)
tawantinsuyu-space-L09 = L09 (Illapa: steps, train, 1 gold)
tawantinsuyu-space-L10 = L10 (Viracocha: 1 gold, weavings, train)
tawantinsuyu-space-L11 = L11 (Pachamama, green: train, 3 potatoes, weavings)
tawantinsuyu-space-L12 = L12 (Mama Quilla, blue: weavings, building, 3 potatoes)
tawantinsuyu-space-L13 = L13 (Mama Cocha: 3 potatoes, produce one, building)
tawantinsuyu-space-L14 = L14 (Viracocha, green: building, 2 stone, produce one)
tawantinsuyu-space-L15 = L15 (Pachamama, blue: produce one, Merchant, 2 stone)
tawantinsuyu-space-L16 = L16 (Inti, green: 2 stone, statue, Merchant)
tawantinsuyu-space-L17 = L17 (Mama Quilla: Merchant, 1 gold, statue)
tawantinsuyu-space-L18 = L18 (Illapa, blue: statue, weavings, 1 gold)
tawantinsuyu-space-L19 = L19 (Viracocha, green: 1 gold, 2 stone, weavings)
tawantinsuyu-space-L20 = L20 (Pachamama: weavings, produce one, 2 stone)
tawantinsuyu-space-L21 = L21 (Inti, blue: 2 stone, statue, produce one)
tawantinsuyu-space-L22 = L22 (Mama Quilla, green: produce one, 1 gold, statue)
tawantinsuyu-space-L23 = L23 (Mama Cocha, blue: statue, 2 maize, 1 gold)
tawantinsuyu-space-L24 = L24 (Illapa: 1 gold, Merchant, 2 maize)
tawantinsuyu-space-L25 = L25 (Viracocha, green: 2 maize, train, Merchant)
tawantinsuyu-space-L26 = L26 (Mama Quilla, blue: Merchant, 2 maize, train)
tawantinsuyu-space-L27 = L27 (Illapa: train, statue, 2 maize)
tawantinsuyu-space-L28 = L28 (Mama Cocha, green: 2 maize, building, statue)
tawantinsuyu-space-L29 = L29 (Pachamama, blue: statue, 3 potatoes, building)
tawantinsuyu-space-L30 = L30 (Inti: building, 2 stone, 3 potatoes)
tawantinsuyu-icon-Ut01 = 2 maize (Ut01)
tawantinsuyu-icon-Ut02 = train (Ut02)
tawantinsuyu-icon-Ut03 = building (Ut03)
tawantinsuyu-icon-Ut04 = 2 stone (Ut04)
tawantinsuyu-icon-Ut05 = weavings (Ut05)
tawantinsuyu-icon-Ut06 = 3 potatoes (Ut06)
tawantinsuyu-icon-Ut07 = 2 stone (Ut07)
tawantinsuyu-icon-Ut08 = steps (Ut08)
tawantinsuyu-icon-Ut09 = building (Ut09)
tawantinsuyu-icon-Ut10 = 3 potatoes (Ut10)
tawantinsuyu-icon-Mt01 = Merchant (Mt01)
tawantinsuyu-icon-Mt02 = 3 potatoes (Mt02)
tawantinsuyu-icon-Mt03 = weavings (Mt03)
tawantinsuyu-icon-Mt04 = statue (Mt04)
tawantinsuyu-icon-Mt05 = 2 stone (Mt05)
tawantinsuyu-icon-Mt06 = produce one (Mt06)
tawantinsuyu-icon-Mt07 = 2 maize (Mt07)
tawantinsuyu-icon-Mt08 = statue (Mt08)
tawantinsuyu-icon-Mt09 = 2 stone (Mt09)
tawantinsuyu-icon-Mt10 = building (Mt10)
tawantinsuyu-icon-Mt11 = 2 maize (Mt11)
tawantinsuyu-icon-Mt12 = steps (Mt12)
tawantinsuyu-icon-Mt13 = train (Mt13)
tawantinsuyu-icon-Mt14 = 2 maize (Mt14)
tawantinsuyu-icon-Mt15 = building (Mt15)
tawantinsuyu-icon-Mt16 = 3 potatoes (Mt16)
tawantinsuyu-icon-Mt17 = 1 gold (Mt17)
tawantinsuyu-icon-Mt18 = weavings (Mt18)
tawantinsuyu-icon-Mt19 = steps (Mt19)
tawantinsuyu-icon-Mt20 = 2 stone (Mt20)
tawantinsuyu-icon-Lt01 = 2 stone (Lt01)
tawantinsuyu-icon-Lt02 = steps (Lt02)
tawantinsuyu-icon-Lt03 = 1 gold (Lt03)
tawantinsuyu-icon-Lt04 = statue (Lt04)
tawantinsuyu-icon-Lt05 = building (Lt05)
tawantinsuyu-icon-Lt06 = 2 maize (Lt06)
tawantinsuyu-icon-Lt07 = weavings (Lt07)
tawantinsuyu-icon-Lt08 = steps (Lt08)
tawantinsuyu-icon-Lt09 = 1 gold (Lt09)
tawantinsuyu-icon-Lt10 = train (Lt10)
tawantinsuyu-icon-Lt11 = weavings (Lt11)
tawantinsuyu-icon-Lt12 = 3 potatoes (Lt12)
tawantinsuyu-icon-Lt13 = building (Lt13)
tawantinsuyu-icon-Lt14 = produce one (Lt14)
tawantinsuyu-icon-Lt15 = 2 stone (Lt15)
tawantinsuyu-icon-Lt16 = Merchant (Lt16)
tawantinsuyu-icon-Lt17 = statue (Lt17)
tawantinsuyu-icon-Lt18 = 1 gold (Lt18)
tawantinsuyu-icon-Lt19 = weavings (Lt19)
tawantinsuyu-icon-Lt20 = 2 stone (Lt20)
tawantinsuyu-icon-Lt21 = produce one (Lt21)
tawantinsuyu-icon-Lt22 = statue (Lt22)
tawantinsuyu-icon-Lt23 = 1 gold (Lt23)
tawantinsuyu-icon-Lt24 = 2 maize (Lt24)
tawantinsuyu-icon-Lt25 = Merchant (Lt25)
tawantinsuyu-icon-Lt26 = train (Lt26)
tawantinsuyu-icon-Lt27 = 2 maize (Lt27)
tawantinsuyu-icon-Lt28 = statue (Lt28)
tawantinsuyu-icon-Lt29 = building (Lt29)
tawantinsuyu-icon-Lt30 = 3 potatoes (Lt30)
tawantinsuyu-slot-ST0u = upper steps of section 0
tawantinsuyu-slot-ST0l = lower steps of section 0
tawantinsuyu-slot-ST1u = upper steps of section 1
tawantinsuyu-slot-ST1l = lower steps of section 1
tawantinsuyu-slot-ST2u = upper steps of section 2
tawantinsuyu-slot-ST2l = lower steps of section 2
tawantinsuyu-slot-ST3u = upper steps of section 3
tawantinsuyu-slot-ST3l = lower steps of section 3
tawantinsuyu-slot-ST4u = upper steps of section 4
tawantinsuyu-slot-ST4l = lower steps of section 4
tawantinsuyu-target-C1 = C1 (Chinchaysuyu: 2 stone; flip 0, discard 1)
tawantinsuyu-target-C2 = C2 (Chinchaysuyu: 1 gold; flip 2, discard 0)
tawantinsuyu-target-C3 = C3 (Chinchaysuyu: 2 potatoes, 1 maize; flip 1, discard 1)
tawantinsuyu-target-C4 = C4 (Chinchaysuyu: 4 VP; flip 2, discard 1)
tawantinsuyu-target-C5 = C5 (Chinchaysuyu: a free building; flip 1, discard 2)
tawantinsuyu-target-C6 = C6 (Chinchaysuyu: free steps; flip 3, discard 2)
tawantinsuyu-target-A1 = A1 (Antisuyu: 1 god card, a weaving; flip 0, discard 1)
tawantinsuyu-target-A2 = A2 (Antisuyu: 2 god cards; flip 2, discard 0)
tawantinsuyu-target-A3 = A3 (Antisuyu: a weaving; flip 1, discard 1)
tawantinsuyu-target-A4 = A4 (Antisuyu: 4 VP; flip 2, discard 1)
tawantinsuyu-target-A5 = A5 (Antisuyu: 2 VP, a weaving; flip 1, discard 2)
tawantinsuyu-target-A6 = A6 (Antisuyu: 7 VP; flip 2, discard 2)
tawantinsuyu-target-Q1 = Q1 (Qullasuyu: 1 potato, 1 gold; flip 0, discard 1)
tawantinsuyu-target-Q2 = Q2 (Qullasuyu: 3 potatoes; flip 2, discard 0)
tawantinsuyu-target-Q3 = Q3 (Qullasuyu: 4 VP; flip 2, discard 1)
tawantinsuyu-target-Q4 = Q4 (Qullasuyu: 1 god card, 1 temple space; flip 1, discard 2)
tawantinsuyu-target-Q5 = Q5 (Qullasuyu: 7 VP; flip 2, discard 2)
tawantinsuyu-target-Q6 = Q6 (Qullasuyu: a free small statue; flip 3, discard 2)
tawantinsuyu-target-K1 = K1 (Kuntisuyu: 1 potato, a Nomad; flip 0, discard 1)
tawantinsuyu-target-K2 = K2 (Kuntisuyu: 2 maize; flip 2, discard 0)
tawantinsuyu-target-K3 = K3 (Kuntisuyu: 1 potato, 2 stone; flip 1, discard 1)
tawantinsuyu-target-K4 = K4 (Kuntisuyu: 3 VP, 1 god card; flip 2, discard 1)
tawantinsuyu-target-K5 = K5 (Kuntisuyu: 2 potatoes, 1 temple space; flip 1, discard 2)
tawantinsuyu-target-K6 = K6 (Kuntisuyu: 9 VP; flip 4, discard 2)
tawantinsuyu-tile-SW01 = SW01 (wave; 1 gold | 2 stone)
tawantinsuyu-tile-SW02 = SW02 (stairs; turn up 1 | 3 potatoes)
tawantinsuyu-tile-SW03 = SW03 (diamond; 3 VP | god card and potato)
tawantinsuyu-tile-SW04 = SW04 (bird; turn up 1 | 3 potatoes)
tawantinsuyu-tile-W01 = W01 (llama; army card | 3 VP)
tawantinsuyu-tile-W02 = W02 (wave; 3 VP | god card and potato)
tawantinsuyu-tile-W03 = W03 (bird; army card | god card and potato)
tawantinsuyu-tile-W04 = W04 (diamond; army card | 3 potatoes)
tawantinsuyu-tile-W05 = W05 (bird; 3 potatoes | turn up 1)
tawantinsuyu-tile-W06 = W06 (diamond; 2 stone | 3 VP)
tawantinsuyu-tile-W07 = W07 (diamond; 3 potatoes | 1 gold)
tawantinsuyu-tile-W08 = W08 (diamond; god card and potato | 2 stone)
tawantinsuyu-tile-W09 = W09 (diamond; 1 gold | army card)
tawantinsuyu-tile-W10 = W10 (stairs; army card | gold for temple)
tawantinsuyu-tile-W11 = W11 (stairs; 1 gold | 2 stone)
tawantinsuyu-tile-W12 = W12 (star; 3 potatoes | turn up 1)
tawantinsuyu-tile-W13 = W13 (wave; army card | 1 gold)
tawantinsuyu-tile-W14 = W14 (star; 2 stone | army card)
tawantinsuyu-tile-W15 = W15 (llama; 1 gold | god card and potato)
tawantinsuyu-tile-W16 = W16 (sun; turn up 1 | 3 potatoes)
tawantinsuyu-tile-W17 = W17 (stairs; god card and potato | turn up 1)
tawantinsuyu-tile-W18 = W18 (wave; god card and potato | turn up 1)
tawantinsuyu-tile-W19 = W19 (bird; 3 VP | gold for temple)
tawantinsuyu-tile-W20 = W20 (llama; 2 stone | 1 gold)
tawantinsuyu-tile-W21 = W21 (wave; 3 potatoes | 3 VP)
tawantinsuyu-tile-W22 = W22 (wave; gold for temple | army card)
tawantinsuyu-tile-W23 = W23 (stairs; gold for temple | 1 gold)
tawantinsuyu-tile-W24 = W24 (sun; 3 potatoes | 2 stone)
tawantinsuyu-tile-W25 = W25 (star; god card and potato | 3 potatoes)
tawantinsuyu-tile-W26 = W26 (wave; turn up 1 | 3 potatoes)
tawantinsuyu-tile-W27 = W27 (bird; gold for temple | army card)
tawantinsuyu-tile-W28 = W28 (wave; 2 stone | gold for temple)
tawantinsuyu-tile-W29 = W29 (stairs; 3 potatoes | army card)
tawantinsuyu-tile-W30 = W30 (stairs; 2 stone | god card and potato)
tawantinsuyu-tile-W31 = W31 (llama; god card and potato | 2 stone)
tawantinsuyu-side-A1 = A1 (1 gold, a free small statue)
tawantinsuyu-side-A2 = A2 (1 gold, a weaving)
tawantinsuyu-side-B1 = B1 (1 gold, 1 temple space)
tawantinsuyu-side-B2 = B2 (1 gold, a free building)

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
tawantinsuyu-reason-rivals = Less for the others
