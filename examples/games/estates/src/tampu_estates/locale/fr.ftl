estates-title = Estates
estates-about = Misez sur des maisons, puis vendez-les en secret.
estates-preset-plain = Le jeu simple
estates-preset-plain-line = Des enchères, puis des ventes.
estates-preset-insider = Avec l’initié
estates-preset-insider-line = Qui gagne une enchère peut regarder une maison mise de côté.

## Options

estates-option-refund = De quel côté s’arrondit la moitié de la mise de qui passe : ce qui revient est arrondi vers le bas ou vers le haut.
estates-option-refund-name = Remboursement
estates-option-insider = Qui gagne une enchère peut payer une pièce pour regarder une maison mise de côté, et échanger.
estates-option-insider-name = L’initié
estates-option-start_player = La place qui commence, ou au hasard.
estates-refund-down = vers le bas
estates-refund-up = vers le haut
estates-start_player-random = au hasard

## Rules

estates-chapter-setup = Mise en place
estates-chapter-auction = L’enchère
estates-chapter-insider = L’initié
estates-chapter-sale = La vente
estates-chapter-end = La fin
estates-chapter-asking = Décisions et hasard
rule-ES-S01 = Le premier joueur est tiré au sort, sauf s’il est nommé.
rule-ES-S02 = Chacun a 18 pièces à trois ou quatre joueurs, et 14 à plus.
rule-ES-S03 = Six maisons sont mises de côté sans être vues à trois joueurs, et deux à quatre.
rule-ES-A01 = À chaque enchère, on retourne autant de maisons qu’il y a de joueurs.
rule-ES-A02 = Une mise dépasse toutes les précédentes.
rule-ES-A03 = Personne ne mise plus de pièces qu’il n’en a.
rule-ES-A04 = Qui passe prend la maison la plus basse et paie la moitié de sa mise.
rule-ES-A05 = Qui reste paie toute sa mise, prend la dernière maison et commence la manche suivante.
rule-ES-I01 = L’initié : qui gagne une enchère peut payer une pièce pour regarder une maison mise de côté.
rule-ES-I02 = L’initié peut échanger la maison qu’il vient d’acheter contre celle qu’il a regardée, sans que les autres la voient.
rule-ES-C01 = À chaque vente, on retourne autant de chèques qu’il y a de joueurs.
rule-ES-C02 = Chacun choisit en secret une de ses maisons.
rule-ES-C03 = Les maisons choisies sont montrées ensemble ; la plus haute reçoit le plus gros chèque, et ainsi de suite.
rule-ES-E01 = La partie s’achève quand toutes les maisons sont vendues.
rule-ES-E02 = Chèques et pièces sont des points ; les pièces départagent.
rule-ES-N01 = On ne répond qu’à la question posée.
rule-ES-N02 = On ne pioche que les cartes qui restent.

## The position

estates-view-auctions = Enchères à venir
estates-view-sales = Ventes à venir
estates-view-offer = Maisons aux enchères
estates-view-reward = Chèques de cette vente
estates-view-coins = Pièces
estates-view-bids = Mise
estates-view-hands = Maisons
estates-view-secret = Échangées en secret
estates-view-sealed = Choisie
estates-view-gains = Chèques

## Decisions

estates-ask-bid = Misez-vous plus que { $coins }, ou passez-vous ?
estates-ask-look = Payez-vous une pièce pour regarder une maison mise de côté ?
estates-ask-swap = Échangez-vous la maison achetée contre celle que vous avez regardée ?
estates-ask-seal = Quelle maison vendez-vous ?
estates-do-bid = Miser { $coins }
estates-do-pass = Passer
estates-do-look = { $accept ->
    [true] Regarder une maison mise de côté
   *[false] Ne pas regarder
}
estates-do-swap = { $accept ->
    [true] Échanger les maisons
   *[false] Garder la maison achetée
}
estates-do-seal = Vendre la maison { $house }
estates-did-bid = { $who } misé { $coins }
estates-did-pass = { $who } passé
estates-did-look = { $accept ->
    [true] { $who } regardé une maison mise de côté
   *[false] { $who } renoncé à regarder
}
estates-did-swap = { $accept ->
    [true] { $who } échangé des maisons
   *[false] { $who } gardé la maison achetée
}
estates-did-seal = { $who } choisi la maison { $house }
estates-hidden-seal = { $who } choisi { $count ->
    [one] une maison
   *[other] { $count } maisons
}
estates-hidden-aside = { $who } vu { $count ->
    [one] une maison
   *[other] { $count } maisons
}
estates-price-coins = { $value ->
    [one] 1 pièce
   *[other] { $value } pièces
}

## What happens

estates-chance-start = { $seat } commence
estates-chance-house = La maison { $house } est retournée
estates-chance-aside = La maison { $house } était mise de côté
estates-chance-cheque = Un chèque de { $cheque } est retourné
estates-event-took = { $who } pris la maison { $house } pour { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
}
estates-event-paid = { $who } payé { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
} pour regarder
estates-event-looked = Vous voyez la maison { $house }
estates-event-sold = { $who } vendu la maison { $house } pour { $cheque }
estates-sheet-cheques = Chèques
estates-sheet-coins = Pièces
estates-end-sold = Toutes les maisons sont vendues.
estates-reason-points = points
estates-reason-houses = maisons à vendre
estates-reason-auction = l’enchère ou la vente

## La première partie guidée

learn-estates-welcome = Des maisons sont en vente, chacune avec sa valeur. À chaque enchère, chacun en reçoit exactement une.
learn-estates-bid = Offrez 2 pièces pour la maison 30. Une mise doit dépasser toutes les autres.
learn-estates-raise = L'un a misé 3, l'autre a passé et pris la maison la plus basse. Misez 4 pour rester.
learn-estates-bought = Tous les autres ont passé : la maison 30 est à vous pour 4 pièces. Passer après une mise en coûte la moitié.
learn-estates-sale = Après huit enchères, les maisons sont vendues : chacun en choisit une en secret, et la plus haute reçoit le plus gros chèque.
learn-estates-go = Vous ouvrez l'enchère suivante. Passer ne coûte rien maintenant, mais vous recevez la maison la plus basse. Bonne chance !
