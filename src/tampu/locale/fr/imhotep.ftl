imhotep-title = Imhotep : bâtisseur de l’Égypte

## Options

imhotep-option-sides = La face imprimée de chaque site, cinq lettres A ou B dans l’ordre marché, pyramides, temple, chambre funéraire, obélisques ; ou au hasard (random).
imhotep-option-wrath = La colère du pharaon : qui n’a aucune pierre sur l’un des quatre monuments à la fin perd 5 points.
imhotep-option-gains = Si l’on peut renoncer à une carte du marché et aux bonus des pyramides B, ou si on les prend toujours.
imhotep-option-start_player = La place qui joue en premier, ou au hasard (random).
imhotep-sides-AAAAA = tout A
imhotep-sides-BBBBB = tout B
imhotep-sides-random = au hasard
imhotep-gains-may = on peut y renoncer
imhotep-gains-forced = toujours pris
imhotep-start_player-random = au hasard

## Chapters of the rules

imhotep-chapter-components = Matériel
imhotep-chapter-options = Options
imhotep-chapter-setup = Mise en place
imhotep-chapter-rounds = Déroulement d’une manche
imhotep-chapter-turn = Tour et actions
imhotep-chapter-unloading = Décharger
imhotep-chapter-market = Marché
imhotep-chapter-pyramids = Pyramides
imhotep-chapter-temple = Temple
imhotep-chapter-burial = Chambre funéraire
imhotep-chapter-obelisks = Obélisques
imhotep-chapter-cards = Cartes
imhotep-chapter-wrath = La colère du pharaon
imhotep-chapter-scoring = Fin de partie et décompte
imhotep-chapter-decisions = Décisions et hasard
imhotep-chapter-edge_cases = Cas particuliers
imhotep-chapter-corrections = Corrections du texte imprimé
imhotep-chapter-invariants = Ce qui est toujours vrai
imhotep-chapter-notation = Notation

## Actions

imhotep-do-get = Prendre des pierres
imhotep-do-load = Charger une pierre sur le bateau { $ship }, emplacement { $space }
imhotep-do-sail = Faire naviguer le bateau { $ship } vers { $site }
imhotep-do-lever = Levier : faire naviguer le bateau { $ship } vers { $site } et décharger { $sequence }
imhotep-do-hammer = Marteau : prendre des pierres, puis charger le bateau { $ship }, emplacement { $space }
imhotep-do-sail_card = Carte Voile : charger le bateau { $ship }, emplacement { $space }, et le faire naviguer vers { $site }
imhotep-do-chisel = Ciseau : charger le bateau { $ship }, emplacement { $space }, et le bateau { $ship2 }, emplacement { $space2 }
imhotep-do-pick =
    { $slot ->
        [none] Renoncer à la carte du marché
       *[other] Prendre la case { $slot } du marché
    }
imhotep-do-keep = Garder la carte { $card } de la paire
imhotep-do-pyramid = Bâtir sur { $pyramid }
imhotep-do-bonus_card =
    { $accept ->
        [true] Piocher la carte bonus
       *[false] Renoncer à la carte bonus
    }
imhotep-do-bonus_stones =
    { $accept ->
        [true] Prendre les pierres bonus
       *[false] Renoncer aux pierres bonus
    }
imhotep-do-bonus_load =
    { $ship ->
        [none] Renoncer au chargement bonus
       *[other] Chargement bonus : bateau { $ship }, emplacement { $space }
    }
imhotep-do-temple = Récompense du temple : { $reward }

## Chance

imhotep-chance-start = { $seat } commence
imhotep-chance-side = { $site } : { $side }
imhotep-chance-round = Carte de manche { $ships }
imhotep-chance-deal = Marché, case { $slot } : { $card }
imhotep-chance-look = Carte { $place } de la paire, regardée : { $card }
imhotep-chance-draw = Carte piochée : { $card }
imhotep-chance-reveal = Carte { $place } de la paire, révélée : { $card }

## Questions

imhotep-ask-turn = À vous : prenez des pierres, chargez, faites naviguer ou jouez une carte bleue.
imhotep-ask-pick = Votre pierre arrive au marché : quelle carte prenez-vous ?
imhotep-ask-keep = Laquelle des deux cartes gardez-vous ?
imhotep-ask-pyramid = Sur quelle pyramide bâtissez-vous ?
imhotep-ask-bonus_card = Bonus : piochez-vous une carte de marché ?
imhotep-ask-bonus_stones = Bonus : prenez-vous des pierres de votre carrière ?
imhotep-ask-bonus_load = Bonus : chargez-vous une pierre de votre traîneau ?
imhotep-ask-temple = Temple : un point, ou des pierres de votre carrière ?

## Events

imhotep-event-points =
    { $points ->
        [one] { $seat } marque { $points } point : { $category }.
       *[other] { $seat } marque { $points } points : { $category }.
    }
imhotep-event-round = La manche { $round } commence avec les bateaux { $ships }.
imhotep-event-pass = { $seat } n’a aucune action et passe.
imhotep-event-stall = Tout le monde a passé : la manche s’arrête, et les pierres des bateaux restés à quai retournent aux carrières.
imhotep-event-reshuffle =
    { $cards ->
        [one] La défausse, { $cards } carte, devient la nouvelle pioche.
       *[other] La défausse, { $cards } cartes, devient la nouvelle pioche.
    }
imhotep-event-discard = À la défausse : { $card }.
imhotep-event-gain = { $seat } reçoit une carte : { $card }.
imhotep-event-effect_void = { $card } est sans effet : la carrière est vide ({ $seat }).
imhotep-event-stones =
    { $stones ->
        [one] { $seat } met { $stones } pierre de sa carrière sur son traîneau.
       *[other] { $seat } met { $stones } pierres de sa carrière sur son traîneau.
    }
imhotep-event-placed = { $seat } : une pierre rejoint { $site }.
imhotep-event-auto_pyramid = { $seat } bâtit sur { $pyramid }, la seule qui reste.
imhotep-event-auto_pick = { $seat } prend la case { $slot } du marché, la seule qui reste.
imhotep-event-bonus_lost = { $seat } ne peut pas utiliser un bonus : { $bonus }.
imhotep-event-tower = { $seat } dresse une tour qui vaut { $points }.
imhotep-event-kept = { $seat } garde une carte, { $card }, et défausse l’autre, { $discarded }.
imhotep-event-final = La dernière manche est finie : décompte final.
imhotep-event-removed = La carte de manche jamais apparue : { $ships }.

## Score sheet and end

imhotep-sheet-pyramids = Pyramides
imhotep-sheet-temple = Temple
imhotep-sheet-obelisk_towers = Tours des obélisques
imhotep-sheet-burial = Chambre funéraire
imhotep-sheet-obelisks = Obélisques
imhotep-sheet-decorations = Décorations
imhotep-sheet-statues = Statues
imhotep-sheet-unused_blue = Cartes bleues non jouées
imhotep-sheet-wrath = La colère du pharaon
imhotep-end-rounds = Les six manches sont finies.
imhotep-end-stall = La sixième manche s’est arrêtée car personne ne pouvait agir.

## Words for values

imhotep-site-M = le marché
imhotep-site-P = les pyramides
imhotep-site-T = le temple
imhotep-site-B = la chambre funéraire
imhotep-site-O = les obélisques
imhotep-side-A = face A
imhotep-side-B = face B
imhotep-pyramid-L = la pyramide de gauche
imhotep-pyramid-M = la pyramide du milieu
imhotep-pyramid-R = la pyramide de droite
imhotep-reward-points = un point
imhotep-reward-stones = des pierres
imhotep-bonus-card = piocher une carte
imhotep-bonus-stones = prendre des pierres
imhotep-bonus-load = charger une pierre
imhotep-category-pyramids = pyramides
imhotep-category-temple = temple
imhotep-category-obelisk_towers = tours des obélisques
imhotep-category-burial = chambre funéraire
imhotep-category-obelisks = obélisques
imhotep-category-decorations = décorations
imhotep-category-statues = statues
imhotep-category-unused_blue = cartes bleues non jouées
imhotep-category-wrath = la colère du pharaon
imhotep-card-ENT = Entrée
imhotep-card-SAR = Sarcophage
imhotep-card-PAV = Chemin pavé
imhotep-card-DEP = Décoration de la pyramide
imhotep-card-DET = Décoration du temple
imhotep-card-DEB = Décoration de la chambre funéraire
imhotep-card-DEO = Décoration de l’obélisque
imhotep-card-STA = Statue
imhotep-card-LEV = Levier
imhotep-card-HAM = Marteau
imhotep-card-SAI = Carte Voile
imhotep-card-CHI = Ciseau
imhotep-discarded-ENT = Entrée
imhotep-discarded-SAR = Sarcophage
imhotep-discarded-PAV = Chemin pavé
imhotep-discarded-DEP = Décoration de la pyramide
imhotep-discarded-DET = Décoration du temple
imhotep-discarded-DEB = Décoration de la chambre funéraire
imhotep-discarded-DEO = Décoration de l’obélisque
imhotep-discarded-STA = Statue
imhotep-discarded-LEV = Levier
imhotep-discarded-HAM = Marteau
imhotep-discarded-SAI = Carte Voile
imhotep-discarded-CHI = Ciseau

## What an action costs

imhotep-price-stones = { $value } { $value ->
    [one] pierre
   *[other] pierres
    }
imhotep-price-card = joue { $value }

## The board in the terminal

imhotep-board-round = Manche { $round } sur { $rounds }
imhotep-board-ship = Bateau { $ship }
imhotep-board-sailed = a navigué
imhotep-board-ready = { $load } à bord, peut naviguer
imhotep-board-minimum = { $load } sur { $minimum } nécessaires
imhotep-board-open = quai libre
imhotep-board-closed = quai occupé
imhotep-board-site-M = Marché
imhotep-board-site-P = Pyramides
imhotep-board-site-T = Temple
imhotep-board-site-B = Chambre funéraire
imhotep-board-site-O = Obélisques
imhotep-board-pair = deux cartes cachées
imhotep-board-pile = pioche { $draw }, défausse { $discard }
imhotep-board-next = suivants : { $points }
imhotep-board-card = carte
imhotep-board-stones = { $stones } pierres
imhotep-board-player = Joueur
imhotep-board-points = Points
imhotep-board-sled = Traîneau
imhotep-board-quarry = Carrière
imhotep-board-cards = Cartes

## Pourquoi un coup

imhotep-reason-points = Points marqués
imhotep-reason-burial = Des pierres reliées dans la chambre funéraire
imhotep-reason-obelisks = La hauteur de l’obélisque
imhotep-reason-temple = Des pierres visibles sur le temple
imhotep-reason-statues = Des statues
imhotep-reason-tools = Des cartes outil pour plus tard
imhotep-reason-decorations = Des cartes qui comptent les pierres d’un site
imhotep-reason-wrath = Une présence sur tous les sites
imhotep-reason-sled = Des pierres sur le traîneau
imhotep-reason-ships = Des pierres sur les bateaux
imhotep-reason-gains = Ce qui est déchargé ou pris
imhotep-reason-rivals = Moins pour les autres
