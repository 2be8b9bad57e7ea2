estates-title = Estates
estates-about = Bid for houses, then sell them by sealed choice.
estates-preset-plain = The plain game
estates-preset-plain-line = Auctions, then sales.
estates-preset-insider = With the insider
estates-preset-insider-line = Whoever wins an auction may look at a house set aside.

## Options

estates-option-refund = Which way half a bid is rounded for whoever passes: what comes back is rounded down or up.
estates-option-refund-name = Refund
estates-option-insider = Whoever wins an auction may pay a coin to look at a house set aside, and swap.
estates-option-insider-name = The insider
estates-option-start_player = The seat that begins, or random.
estates-refund-down = rounded down
estates-refund-up = rounded up
estates-start_player-random = random

## Rules

estates-chapter-setup = Set-up
estates-chapter-auction = The auction
estates-chapter-insider = The insider
estates-chapter-sale = The sale
estates-chapter-end = The end
estates-chapter-asking = Decisions and chance
rule-ES-S01 = The start player is drawn unless one is named.
rule-ES-S02 = Everybody has 18 coins with three or four players, and 14 with more.
rule-ES-S03 = Six houses are set aside unseen with three players, and two with four.
rule-ES-A01 = For each auction as many houses are turned up as there are players.
rule-ES-A02 = A bid is higher than every bid before it.
rule-ES-A03 = Nobody bids more coins than they have.
rule-ES-A04 = Whoever passes takes the lowest house and pays half of their bid.
rule-ES-A05 = Whoever is left pays the whole bid, takes the last house and begins the next round.
rule-ES-I01 = The insider: whoever wins an auction may pay a coin to look at a house set aside.
rule-ES-I02 = The insider may swap the house just bought for the one looked at, unseen by the others.
rule-ES-C01 = For each sale as many cheques are turned up as there are players.
rule-ES-C02 = Everybody seals one of their own houses.
rule-ES-C03 = The sealed houses are shown together; the highest gets the highest cheque, and so on.
rule-ES-E01 = The game ends when all houses are sold.
rule-ES-E02 = Cheques and coins are points; coins break ties.
rule-ES-N01 = Only the question that is asked can be answered.
rule-ES-N02 = Only cards that are left can be drawn.

## The position

estates-view-auctions = Auctions to come
estates-view-sales = Sales to come
estates-view-offer = Houses on offer
estates-view-reward = Cheques of this sale
estates-view-coins = Coins
estates-view-bids = Bid
estates-view-hands = Houses
estates-view-secret = Swapped in secret
estates-view-sealed = Sealed
estates-view-gains = Cheques

## Decisions

estates-ask-bid = Do you bid more than { $coins }, or pass?
estates-ask-look = Do you pay a coin to look at a house set aside?
estates-ask-swap = Do you swap the house you bought for the one you looked at?
estates-ask-seal = Which house do you sell?
estates-do-bid = Bid { $coins }
estates-do-pass = Pass
estates-do-look = { $accept ->
    [true] Look at a house set aside
   *[false] Do not look
}
estates-do-swap = { $accept ->
    [true] Swap the houses
   *[false] Keep the house you bought
}
estates-do-seal = Sell house { $house }
estates-did-bid = { $who } bid { $coins }
estates-did-pass = { $who } passed
estates-did-look = { $accept ->
    [true] { $who } looked at a house set aside
   *[false] { $who } did not look
}
estates-did-swap = { $accept ->
    [true] { $who } swapped houses
   *[false] { $who } did not swap
}
estates-did-seal = { $who } sealed house { $house }
estates-hidden-seal = { $who } sealed { $count ->
    [one] a house
   *[other] { $count } houses
}
estates-hidden-aside = { $who } saw { $count ->
    [one] a house
   *[other] { $count } houses
}
estates-price-coins = { $value ->
    [one] 1 coin
   *[other] { $value } coins
}

## What happens

estates-chance-start = { $seat } begins
estates-chance-house = House { $house } is turned up
estates-chance-aside = House { $house } was set aside
estates-chance-cheque = A cheque of { $cheque } is turned up
estates-event-took = { $who } took house { $house } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
estates-event-paid = { $who } paid { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to look
estates-event-looked = You see house { $house }
estates-event-sold = { $who } sold house { $house } for { $cheque }
estates-sheet-cheques = Cheques
estates-sheet-coins = Coins
estates-end-sold = All houses are sold.
estates-reason-points = points
estates-reason-houses = houses to sell
estates-reason-auction = the auction or sale

## The guided first game

learn-estates-welcome = Houses lie on offer, each with its value. In an auction everybody gets exactly one of them.
learn-estates-bid = Bid 2 coins for the 30. Whoever bids must bid more than all others.
learn-estates-raise = One player bid 3, the other passed and took the lowest house. Bid 4 to stay in.
learn-estates-bought = All others have passed, so the 30 is yours for 4 coins. Who passed after a bid paid half of it.
learn-estates-sale = After eight auctions the houses are sold: everybody seals one, and the highest house gets the highest cheque.
learn-estates-go = You begin the next auction. A pass costs nothing now, but then you get the lowest house. Good luck!
