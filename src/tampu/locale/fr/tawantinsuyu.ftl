tawantinsuyu-title = Tawantinsuyu

## Options

tawantinsuyu-option-coricancha = Le côté du Coricancha face au secteur 0 : l’ordre imprimé, conseillé pour une première partie, ou au hasard.
tawantinsuyu-option-start_player = La place qui joue en premier, ou au hasard ; en solo vous commencez toujours.
tawantinsuyu-option-solo_personality = Solo : la personnalité d’Axomamma, une de quatre, au hasard ou aucune (plus facile).
tawantinsuyu-option-solo_easy_building_cost = Solo, plus facile : Axomamma paie 2 pierres par bâtiment.
tawantinsuyu-option-solo_easy_worship_two = Solo, plus facile : Axomamma a besoin de 2 statues pour lancer Adorer.
tawantinsuyu-option-solo_easy_one_conquest = Solo, plus facile : Axomamma ne pose pas de second marqueur de conquête.
tawantinsuyu-option-solo_easy_no_idle_army = Solo, plus facile : Axomamma ne pioche pas de carte armée quand elle n’a rien à faire.
tawantinsuyu-option-solo_hard_temple_step = Solo, plus difficile : Axomamma avance de 1 case au temple avant Adorer ou Offrande.
tawantinsuyu-option-solo_hard_conquest_equal = Solo, plus difficile : autant de soldats que de pertes suffisent à sa Conquête.
tawantinsuyu-option-solo_hard_conquest_discount = Solo, plus difficile : ses conquêtes demandent 1 retournement et 1 défausse de moins.
tawantinsuyu-option-solo_hard_priest_vp = Solo, plus difficile : 2 PV chaque fois qu’elle lance une action du grand prêtre.
tawantinsuyu-option-solo_hard_weaving_vp = Solo, plus difficile : 2 PV au lieu de 1 par tissage à chaque festival.
tawantinsuyu-option-solo_hard_idle_vp = Solo, plus difficile : 2 PV de plus quand elle n’a rien à faire.
tawantinsuyu-option-solo_hard_resource_vp = Solo, plus difficile : 1 PV à la fin par ressource qui lui reste.
tawantinsuyu-coricancha-printed = imprimé
tawantinsuyu-coricancha-random = au hasard
tawantinsuyu-start_player-random = au hasard
tawantinsuyu-solo_personality-random = au hasard
tawantinsuyu-solo_personality-none = aucune

## Actions

tawantinsuyu-do-starting_weaving = Commencer avec { $tile }
tawantinsuyu-do-keep = Garder { $card }
tawantinsuyu-do-play =
    { $card ->
        [none] Ne plus jouer de carte
       *[other] Jouer { $card }
    }
tawantinsuyu-do-priest_start = Grand prêtre au secteur { $section }
tawantinsuyu-do-place = Placer : { $worker }, { $ability }
tawantinsuyu-do-move_priest = Déplacer le grand prêtre de { $sides ->
        [one] 1 côté
       *[other] { $sides } côtés
    }
tawantinsuyu-do-pray = Prier : prendre 2 cartes dieu
tawantinsuyu-do-train = Entraîner : piocher 2 cartes armée, en garder 1
tawantinsuyu-do-recruit = Recruter un nomade
tawantinsuyu-do-space = Sur { $space }
tawantinsuyu-do-price = Payer avec { $card }
tawantinsuyu-do-payment = Payer : { $potato ->
        [0] { "" }
       *[other] { $potato } pomme(s) de terre
    } { $stone ->
        [0] { "" }
       *[other] { $stone } pierre
    } { $maize ->
        [0] { "" }
       *[other] { $maize } maïs
    } { $gold ->
        [0] { "" }
       *[other] { $gold } or
    }
tawantinsuyu-do-take =
    { $space ->
        [none] Ne reprendre aucun ouvrier
       *[other] Reprendre l’ouvrier sur { $space }
    }
tawantinsuyu-do-rejuvenate =
    { $item ->
        [none] Ne rien relever
       *[other] Relever { $item }
    }
tawantinsuyu-do-pay_potato =
    { $answer ->
        [yes] Payer 1 pomme de terre pour 1 tâche de plus
       *[none] Ne pas payer
    }
tawantinsuyu-do-task =
    { $icon ->
        [none] Arrêter les tâches
       *[other] Tâche : { $icon }
    }
tawantinsuyu-do-steps = Bâtir { $slot }
tawantinsuyu-do-swap =
    { $answer ->
        [yes] Donner une carte dieu pour changer le marché
       *[none] Laisser le marché tel quel
    }
tawantinsuyu-do-swap_card = Glisser { $card } sous la pioche
tawantinsuyu-do-swap_tile =
    { $slot ->
        [none] Ne pas changer de seconde tuile
       *[other] Changer la case { $slot } du marché
    }
tawantinsuyu-do-building =
    { $slot ->
        [none] Ne rien construire
       *[other] Construire la tuile de la case { $slot }
    }
tawantinsuyu-do-statue = Ériger une { $size } statue de { $god }
tawantinsuyu-do-put_away = Glisser { $tile } sous la pile
tawantinsuyu-do-weaving =
    { $tile ->
        [none] Ne plus acheter de tissage
       *[other] Acheter { $tile }
    }
tawantinsuyu-do-put =
    { $tapestry ->
        [0] Poser { $tile } : { $edge }
       *[other] Poser { $tile } : tapisserie { $tapestry }, { $edge }
    }
tawantinsuyu-do-free_weaving = Prendre { $which }
tawantinsuyu-do-keep_army = Garder { $card }
tawantinsuyu-do-god_card = Carte dieu de : { $card }
tawantinsuyu-do-choice = Choisir l’effet { $number }
tawantinsuyu-do-produce_one = Produire avec { $building }
tawantinsuyu-do-nomad =
    { $worker ->
        [none] Ne prendre aucun nomade
       *[other] Prendre le nomade : { $worker }
    }
tawantinsuyu-do-effect =
    { $effect ->
        [none] Refuser
       *[other] Oui : { $effect }
    }
tawantinsuyu-do-gold_for_temple =
    { $answer ->
        [yes] Payer 1 or pour 1 case du temple
       *[none] Garder l’or
    }
tawantinsuyu-do-casualty = Perte de guerre : { $worker }
tawantinsuyu-do-act = Faire l’action
tawantinsuyu-do-gold = Prendre 1 or à la place
tawantinsuyu-do-worship =
    { $god ->
        [none] Ne donner aucune statue
       *[other] Donner la { $size } statue de { $god }
    }
tawantinsuyu-do-offering =
    { $spaces ->
        [none] Ne rien offrir
       *[other] Offrande : cases du temple { $spaces }
    }
tawantinsuyu-do-extra_flip =
    { $item ->
        [none] Ne rien relever
       *[other] Relever { $item }
    }
tawantinsuyu-do-produce =
    { $building ->
        [none] Arrêter de produire
       *[other] Produire avec { $building }
    }
tawantinsuyu-do-army =
    { $card ->
        [none] Ne plus jouer de carte armée
       *[other] Jouer la carte armée { $card }
    }
tawantinsuyu-do-conquer =
    { $target ->
        [none] Ne rien conquérir
       *[other] Conquérir { $target }
    }
tawantinsuyu-do-conquest_payment = Retourner les soldats { $flip }, défausser les soldats { $discard }
tawantinsuyu-do-recruit_village =
    { $edge ->
        [none] Ne recruter personne
       *[other] Recruter : { $edge }
    }
tawantinsuyu-do-limit = Retirer du jeu : { $worker }
tawantinsuyu-do-potatoes = Payer { $gold } or pour les pommes de terre manquantes
tawantinsuyu-do-army_for_resource = Action libre : défausser { $card } pour sa ressource
tawantinsuyu-do-potato_for_card = Action libre : 1 pomme de terre contre une carte dieu
tawantinsuyu-do-exchange = Action libre : échanger { $give } contre { $receive }

## Hasard

tawantinsuyu-chance-rot = Le Coricancha est tourné de { $rotation }
tawantinsuyu-chance-bag = Du sac : { $worker }
tawantinsuyu-chance-prod = Marché : { $building }
tawantinsuyu-chance-passive = Marché : { $building }
tawantinsuyu-chance-weave = Tissage : { $tile }
tawantinsuyu-chance-first = La place { $place } commence
tawantinsuyu-chance-start = Tissage de départ d’Axomamma : { $tile }
tawantinsuyu-chance-god = Carte dieu : { $card }
tawantinsuyu-chance-army = Carte armée : { $card }
tawantinsuyu-chance-pers = Personnalité d’Axomamma : { $side }
tawantinsuyu-chance-die = Dé d’Axomamma : { $number }
tawantinsuyu-chance-axspace = Au sort, Axomamma prend { $space }
tawantinsuyu-chance-axworker = Au sort, Axomamma place son ouvrier numéro { $age }
tawantinsuyu-chance-axdrop = Au sort, Axomamma se sépare de son ouvrier numéro { $age }
tawantinsuyu-chance-axtile = Au sort, Axomamma prend la case { $slot } du marché
tawantinsuyu-chance-axstatue = Au sort : { $statue }
tawantinsuyu-chance-axnomad = Au sort, le nomade : { $worker }
tawantinsuyu-chance-axconquest = Au sort, Axomamma conquiert { $target }

## Questions

tawantinsuyu-ask-starting-weaving = Avec quel tissage commencez-vous ?
tawantinsuyu-ask-keep = Quelle carte dieu gardez-vous ?
tawantinsuyu-ask-setup-play = Quelle carte de mise en place jouez-vous ?
tawantinsuyu-ask-priest-start = Dans quel secteur commence votre grand prêtre ?
tawantinsuyu-ask-main = À vous : placez un ouvrier ou faites deux actions secondaires.
tawantinsuyu-ask-second = Votre deuxième action secondaire ?
tawantinsuyu-ask-space = Sur quelle case ?
tawantinsuyu-ask-price = Quelle carte, ou 1 or, payez-vous ?
tawantinsuyu-ask-payment = Comment payez-vous ?
tawantinsuyu-ask-take = Quel ouvrier adjacent reprenez-vous ?
tawantinsuyu-ask-rejuvenate-effect = Que relevez-vous gratuitement ?
tawantinsuyu-ask-pay-potato = 1 pomme de terre pour 1 tâche de plus ?
tawantinsuyu-ask-task = Quelle est la prochaine tâche ?
tawantinsuyu-ask-steps = Où bâtissez-vous un escalier ?
tawantinsuyu-ask-swap = Changez-vous d’abord le marché ?
tawantinsuyu-ask-swap-card = Quelle carte dieu passe sous la pioche ?
tawantinsuyu-ask-swap-tile = Quelle tuile du marché passe sous sa pile ?
tawantinsuyu-ask-building = Quel bâtiment ?
tawantinsuyu-ask-statue = Quelle statue ?
tawantinsuyu-ask-put-away = Quel tissage passe sous la pile ?
tawantinsuyu-ask-buy = Quel tissage achetez-vous ?
tawantinsuyu-ask-buy-later = Achetez-vous un tissage restant pour 3 maïs ?
tawantinsuyu-ask-put = Où va le tissage ?
tawantinsuyu-ask-free-weaving = Quel tissage prenez-vous ?
tawantinsuyu-ask-keep-army = Quelle carte armée gardez-vous ?
tawantinsuyu-ask-god-card = D’où prenez-vous la carte dieu ?
tawantinsuyu-ask-choice = Quel effet choisissez-vous ?
tawantinsuyu-ask-produce-one = Quel bâtiment produit ?
tawantinsuyu-ask-nomad = Quel nomade prenez-vous ?
tawantinsuyu-ask-effect = Employez-vous cet effet ?
tawantinsuyu-ask-gold-for-temple = 1 or pour 1 case du temple ?
tawantinsuyu-ask-casualty = Qui devient une perte de guerre ?
tawantinsuyu-ask-act-or-gold = Faire l’action, ou prendre 1 or ?
tawantinsuyu-ask-worship = Quelle statue donnez-vous ?
tawantinsuyu-ask-offering = Pour combien de cases du temple offrez-vous ?
tawantinsuyu-ask-rejuvenate = Que relevez-vous ?
tawantinsuyu-ask-extra-flip = Que relevez-vous en plus ?
tawantinsuyu-ask-produce = Quel bâtiment produit maintenant ?
tawantinsuyu-ask-army = Quelle carte armée jouez-vous ?
tawantinsuyu-ask-conquer = Quelle case conquérez-vous ?
tawantinsuyu-ask-conquest-payment = Quelles cartes armée paient ?
tawantinsuyu-ask-recruit-village = Recrutez-vous au village ?
tawantinsuyu-ask-limit = Quel ouvrier quitte le jeu ?
tawantinsuyu-ask-potatoes = Combien d’or payez-vous pour les pommes de terre manquantes ?
tawantinsuyu-ask-festival-play = Quelle carte dieu jouez-vous ?

## Événements

tawantinsuyu-event-turn = { $seat } commence son tour
tawantinsuyu-event-points = { $seat } : { $points } PV ({ $category })
tawantinsuyu-event-setup-cards = { $seat } joue à la mise en place : { $cards }
tawantinsuyu-event-played = { $seat } joue { $card }
tawantinsuyu-event-steps = { $seat } bâtit { $slot }
tawantinsuyu-event-built = { $seat } construit { $building }
tawantinsuyu-event-statue = { $seat } érige une { $statue }
tawantinsuyu-event-discarded = { $seat } défausse { $card }
tawantinsuyu-event-benefit = Une statue donne à { $seat } les effets de { $card }
tawantinsuyu-event-temple = { $seat } atteint la case { $space } du temple
tawantinsuyu-event-join = { $seat } : la nouvelle jonction paie aussitôt
tawantinsuyu-event-merchant = { $seat } : le marchand compte { $joins } jonctions concordantes
tawantinsuyu-event-activation = { $seat } active { $action }
tawantinsuyu-event-conquest = { $seat } conquiert { $target } avec { $cards }
tawantinsuyu-event-trigger = Le village est vide : { $seat } déclenche le festival { $festival }
tawantinsuyu-event-festival = Festival { $festival }
tawantinsuyu-event-majority = { $seat } domine en { $region ->
        [A] Antisuyu
        [C] Chinchaysuyu
        [K] Kuntisuyu
       *[Q] Qullasuyu
    }
tawantinsuyu-event-potatoes = { $seat } paie { $paid } pommes de terre, il en manque { $missing }
tawantinsuyu-event-market = Marché { $slot } : { $building }
tawantinsuyu-event-offer = À l’étal : { $card }
tawantinsuyu-event-offer-shuffled = L’étal plein est mélangé à la pioche des dieux
tawantinsuyu-event-offer-dropped = De l’étal sous la pioche : { $card }
tawantinsuyu-event-army-shuffled = La défausse des armées devient la nouvelle pioche
tawantinsuyu-event-tile-shown = Tissage désormais vu de tous : { $tile }
tawantinsuyu-event-slot = Case { $slot } d’Axomamma : { $god }
tawantinsuyu-event-slot-empty = La case { $slot } d’Axomamma reste vide
tawantinsuyu-event-slot-from-bottom = La case { $slot } d’Axomamma reçoit la carte de dessous la pioche
tawantinsuyu-event-ax-priest = Axomamma avance son grand prêtre de { $sides } : la condition de { $action } est remplie
tawantinsuyu-event-ax-no-priest = La condition d’Axomamma pour { $action }, { $sides } plus loin, n’est pas remplie
tawantinsuyu-event-ax-soldiers = Axomamma a { $soldiers } soldats contre { $casualties } pertes
tawantinsuyu-event-ax-idle = Axomamma n’a ni ouvrier ni action du grand prêtre
tawantinsuyu-event-ax-army = Axomamma joue ses cartes armée : { $cards }
tawantinsuyu-event-ax-conquest = Axomamma conquiert là où le plus de PV sont imprimés : { $target }, { $points } PV
tawantinsuyu-event-ax-second-conquest = Le second marqueur d’Axomamma va là où elle défausse le moins : { $target }
tawantinsuyu-event-ax-worker = Axomamma gagne un ouvrier et sa récompense : { $worker }
tawantinsuyu-event-ax-look = Axomamma cherche { $god } : d’abord { $terrace }, la case la moins chère coûte { $food } de nourriture
tawantinsuyu-event-ax-no-space = Aucune carte n’a de case vide : Axomamma ne place personne
tawantinsuyu-event-ax-replaced = Pas de case vide de { $god } : la case { $slot } reçoit une nouvelle carte
tawantinsuyu-event-ax-card = La carte de la case { $slot } d’Axomamma était { $card }
tawantinsuyu-event-ax-placed = Axomamma place sur { $space } : { $worker }
tawantinsuyu-event-ax-token = Le jeton d’Axomamma agit : { $loop ->
        [top] boucle du haut
        [middle] boucle du milieu
       *[bottom] boucle du bas
    }, case { $index }
tawantinsuyu-event-ax-gold = Axomamma ne peut pas tout faire et prend 1 or
tawantinsuyu-event-ax-weaving = Axomamma ajoute { $tile } à une tapisserie

## Refus et fin

tawantinsuyu-refuse-cost = Cela coûte { $cost }, vous avez { $held } (p pomme de terre, m maïs, s pierre, g or, f nourriture au choix)
tawantinsuyu-refuse-worker = Vous n’en avez pas en réserve : { $worker }
tawantinsuyu-end-third_festival = Le troisième festival est terminé.

## Le plateau

tawantinsuyu-board-village = Village
tawantinsuyu-board-ends = (du bout pomme de terre au bout maïs)
tawantinsuyu-board-nomads = Nomades
tawantinsuyu-board-casualties = Pertes
tawantinsuyu-board-bag = Sac
tawantinsuyu-board-market = Marché
tawantinsuyu-board-offer = Étal
tawantinsuyu-board-deck = Pioche
tawantinsuyu-board-top = Tissage visible
tawantinsuyu-board-drawn = Tissages en vente
tawantinsuyu-board-conquest = Conquête
tawantinsuyu-board-seat = Place { $seat }
tawantinsuyu-board-axomamma = Axomamma
tawantinsuyu-board-festival = Festivals tenus : { $number } sur 3
tawantinsuyu-board-token = La place { $seat } a le jeton festival
tawantinsuyu-board-temple = Temple
tawantinsuyu-board-workers = Ouvriers
tawantinsuyu-board-hand = Main
tawantinsuyu-board-army = Armée
tawantinsuyu-board-buildings = Bâtiments
tawantinsuyu-board-statues = Statues
tawantinsuyu-board-tapestries = Tapisseries
tawantinsuyu-board-slots = Ses cartes
tawantinsuyu-board-tokens = Ses jetons
tawantinsuyu-board-personality = Personnalité
tawantinsuyu-board-hidden = { $number } { $number ->
        [one] cachée
       *[other] cachées
    }
tawantinsuyu-board-label = { $name } :
tawantinsuyu-board-legend = A architecte · K artisan · W guerrier · C messager · P prêtre · ♜ grand prêtre · ▲▼ escaliers entre les terrasses · In Inti · Qu Mama Quilla · Il Illapa · Co Mama Cocha · Pa Pachamama · Vi Viracocha · * case bleue ou verte · p pomme de terre · m maïs · s pierre · g or · St escalier · Bu bâtiment · Su statue · We tissages · Me marchand · Tr entraîner · P1 produire un
tawantinsuyu-opponent = Axomamma
tawantinsuyu-price-potato = { $value } { $value ->
        [one] pomme de terre
       *[other] pommes de terre
    }
tawantinsuyu-price-maize = { $value } maïs
tawantinsuyu-price-stone = { $value } { $value ->
        [one] pierre
       *[other] pierres
    }
tawantinsuyu-price-gold = { $value } or
tawantinsuyu-price-food = { $value } de nourriture
tawantinsuyu-price-card = la carte
tawantinsuyu-price-statue = { $value }

## Valeurs en mots

tawantinsuyu-worker-architect = architecte
tawantinsuyu-worker-craftsman = artisan
tawantinsuyu-worker-warrior = guerrier
tawantinsuyu-worker-courier = messager
tawantinsuyu-worker-priest = prêtre
tawantinsuyu-ability-own = sa propre capacité
tawantinsuyu-ability-courier = comme messager
tawantinsuyu-ability-priest = comme prêtre
tawantinsuyu-worker-potato_end = le bout pomme de terre
tawantinsuyu-worker-maize_end = le bout maïs
tawantinsuyu-edge-potato_end = le bout pomme de terre
tawantinsuyu-edge-maize_end = le bout maïs
tawantinsuyu-god-inti = Inti
tawantinsuyu-god-quilla = Mama Quilla
tawantinsuyu-god-illapa = Illapa
tawantinsuyu-god-cocha = Mama Cocha
tawantinsuyu-god-pacha = Pachamama
tawantinsuyu-god-vira = Viracocha
tawantinsuyu-size-small = petite
tawantinsuyu-size-large = grande
tawantinsuyu-statue-inti_small = petite statue de Inti
tawantinsuyu-statue-inti_large = grande statue de Inti
tawantinsuyu-statue-quilla_small = petite statue de Mama Quilla
tawantinsuyu-statue-quilla_large = grande statue de Mama Quilla
tawantinsuyu-statue-illapa_small = petite statue de Illapa
tawantinsuyu-statue-illapa_large = grande statue de Illapa
tawantinsuyu-statue-cocha_small = petite statue de Mama Cocha
tawantinsuyu-statue-cocha_large = grande statue de Mama Cocha
tawantinsuyu-statue-pacha_small = petite statue de Pachamama
tawantinsuyu-statue-pacha_large = grande statue de Pachamama
tawantinsuyu-statue-vira_small = petite statue de Viracocha
tawantinsuyu-statue-vira_large = grande statue de Viracocha
tawantinsuyu-which-top = le tissage visible
tawantinsuyu-which-under = le tissage en dessous
tawantinsuyu-edge-left = bout gauche
tawantinsuyu-edge-right = bout droit
tawantinsuyu-edge-new = nouvelle tapisserie
tawantinsuyu-effect-build_building = construire un bâtiment
tawantinsuyu-effect-build_statue = ériger une statue
tawantinsuyu-effect-build_steps = bâtir un escalier
tawantinsuyu-effect-buy_weavings = acheter des tissages
tawantinsuyu-effect-merchant = employer le marchand
tawantinsuyu-effect-train = entraîner
tawantinsuyu-effect-produce_one = produire un
tawantinsuyu-effect-free_building = construire un bâtiment gratuit
tawantinsuyu-effect-free_steps = bâtir un escalier gratuit
tawantinsuyu-effect-free_small_statue = prendre une petite statue gratuite
tawantinsuyu-terrace-upper = terrasse haute
tawantinsuyu-terrace-middle = terrasse moyenne
tawantinsuyu-terrace-lower = terrasse basse
tawantinsuyu-action-worship = Adorer
tawantinsuyu-action-offering = Offrande
tawantinsuyu-action-rejuvenate = Régénérer
tawantinsuyu-action-conquest = Conquête
tawantinsuyu-action-produce = Produire
tawantinsuyu-category-start = Départ
tawantinsuyu-category-god_cards = Cartes dieu
tawantinsuyu-category-steps = Escaliers bâtis
tawantinsuyu-category-steps_used = Escaliers empruntés par d’autres
tawantinsuyu-category-statues = Statues
tawantinsuyu-category-temple = Temple
tawantinsuyu-category-majorities = Régions
tawantinsuyu-category-conquest = Conquêtes
tawantinsuyu-category-joins = Jonctions
tawantinsuyu-category-production = Production
tawantinsuyu-category-passive = Bâtiments passifs
tawantinsuyu-category-trigger = Festival déclenché
tawantinsuyu-category-potatoes = Pommes de terre manquantes
tawantinsuyu-category-final_tapestries = Tapisseries à la fin
tawantinsuyu-category-final_temple = Temple à la fin
tawantinsuyu-category-final_buildings = Bâtiments à la fin
tawantinsuyu-category-final_god_cards = Cartes dieu à la fin
tawantinsuyu-category-final_army = Armée à la fin
tawantinsuyu-category-final_workers = Ouvriers à la fin
tawantinsuyu-category-final_gold = Or à la fin
tawantinsuyu-category-ax_potato = Axomamma : pommes de terre
tawantinsuyu-category-ax_statue_match = Axomamma : statue du dieu
tawantinsuyu-category-ax_offer = Axomamma : cartes de l’étal
tawantinsuyu-category-ax_weavings = Axomamma : tissages
tawantinsuyu-category-ax_behind = Axomamma : en retard
tawantinsuyu-category-ax_difficulty = Axomamma : difficulté

## Cartes et bâtiments

tawantinsuyu-card-G01 = G01 (Inti : 3 pommes de terre, 1 pierre)
tawantinsuyu-card-G02 = G02 (Inti : 3 PV)
tawantinsuyu-card-G03 = G03 (Inti : 1 maïs, 2 PV)
tawantinsuyu-card-G04 = G04 (Inti : 2 pommes de terre, 1 carte armée)
tawantinsuyu-card-G05 = G05 (Inti : construire un bâtiment)
tawantinsuyu-card-G06 = G06 (Inti : 2 pommes de terre, 1 or)
tawantinsuyu-card-G07 = G07 (Inti : 1 pomme de terre, 1 PV, 1 or pour 1 case du temple)
tawantinsuyu-card-G08 = G08 (Mama Quilla : 3 pommes de terre, 1 pierre)
tawantinsuyu-card-G09 = G09 (Mama Quilla : 3 PV)
tawantinsuyu-card-G10 = G10 (Mama Quilla : 1 maïs, 2 PV)
tawantinsuyu-card-G11 = G11 (Mama Quilla : 2 pommes de terre, 1 carte armée)
tawantinsuyu-card-G12 = G12 (Mama Quilla : construire un bâtiment)
tawantinsuyu-card-G13 = G13 (Mama Quilla : un tissage)
tawantinsuyu-card-G14 = G14 (Mama Quilla : 2 pommes de terre, marchand)
tawantinsuyu-card-G15 = G15 (Illapa : 3 pommes de terre, 1 pierre)
tawantinsuyu-card-G16 = G16 (Illapa : 3 PV)
tawantinsuyu-card-G17 = G17 (Illapa : 1 maïs, 2 PV)
tawantinsuyu-card-G18 = G18 (Illapa : 2 pommes de terre, 1 carte armée)
tawantinsuyu-card-G19 = G19 (Illapa : construire un bâtiment)
tawantinsuyu-card-G20 = G20 (Illapa : 1 maïs, entraîner)
tawantinsuyu-card-G21 = G21 (Illapa : 1 pomme de terre, relever 2)
tawantinsuyu-card-G22 = G22 (Mama Cocha : 3 pommes de terre, 1 pierre)
tawantinsuyu-card-G23 = G23 (Mama Cocha : 3 PV)
tawantinsuyu-card-G24 = G24 (Mama Cocha : 1 maïs, 2 PV)
tawantinsuyu-card-G25 = G25 (Mama Cocha : 2 pommes de terre, 1 carte armée)
tawantinsuyu-card-G26 = G26 (Mama Cocha : construire un bâtiment)
tawantinsuyu-card-G27 = G27 (Mama Cocha : 1 pomme de terre, un nomade)
tawantinsuyu-card-G28 = G28 (Mama Cocha : 1 maïs, 2 cartes dieu)
tawantinsuyu-card-G29 = G29 (Pachamama : 3 pommes de terre, 1 pierre)
tawantinsuyu-card-G30 = G30 (Pachamama : 3 PV)
tawantinsuyu-card-G31 = G31 (Pachamama : 1 maïs, 2 PV)
tawantinsuyu-card-G32 = G32 (Pachamama : 2 pommes de terre, 1 carte armée)
tawantinsuyu-card-G33 = G33 (Pachamama : construire un bâtiment)
tawantinsuyu-card-G34 = G34 (Pachamama : 5 pommes de terre)
tawantinsuyu-card-G35 = G35 (Pachamama : 3 maïs)
tawantinsuyu-card-G36 = G36 (Viracocha : 3 pommes de terre, 1 pierre)
tawantinsuyu-card-G37 = G37 (Viracocha : 3 PV)
tawantinsuyu-card-G38 = G38 (Viracocha : 1 maïs, 2 PV)
tawantinsuyu-card-G39 = G39 (Viracocha : 2 pommes de terre, 1 carte armée)
tawantinsuyu-card-G40 = G40 (Viracocha : construire un bâtiment)
tawantinsuyu-card-G41 = G41 (Viracocha : 1 pierre, ériger une statue)
tawantinsuyu-card-G42 = G42 (Viracocha : 1 pierre, bâtir un escalier)
tawantinsuyu-card-g1 = 1 or
tawantinsuyu-card-deck = la pioche
tawantinsuyu-card-R01 = R01 (1 soldat, or)
tawantinsuyu-card-R02 = R02 (1 soldat, or)
tawantinsuyu-card-R03 = R03 (1 soldat, or)
tawantinsuyu-card-R04 = R04 (1 soldat, or)
tawantinsuyu-card-R05 = R05 (1 soldat, or)
tawantinsuyu-card-R06 = R06 (1 soldat, or)
tawantinsuyu-card-R07 = R07 (1 soldat, pierre)
tawantinsuyu-card-R08 = R08 (1 soldat, pierre)
tawantinsuyu-card-R09 = R09 (1 soldat, pierre)
tawantinsuyu-card-R10 = R10 (1 soldat, pierre)
tawantinsuyu-card-R11 = R11 (1 soldat, pierre)
tawantinsuyu-card-R12 = R12 (1 soldat, pierre)
tawantinsuyu-card-R13 = R13 (1 soldat, maïs)
tawantinsuyu-card-R14 = R14 (1 soldat, maïs)
tawantinsuyu-card-R15 = R15 (1 soldat, maïs)
tawantinsuyu-card-R16 = R16 (1 soldat, maïs)
tawantinsuyu-card-R17 = R17 (1 soldat, maïs)
tawantinsuyu-card-R18 = R18 (1 soldat, maïs)
tawantinsuyu-card-R19 = R19 (2 soldats, pomme de terre)
tawantinsuyu-card-R20 = R20 (2 soldats, pomme de terre)
tawantinsuyu-card-R21 = R21 (2 soldats, pomme de terre)
tawantinsuyu-card-R22 = R22 (2 soldats, pomme de terre)
tawantinsuyu-card-R23 = R23 (2 soldats, pomme de terre)
tawantinsuyu-card-R24 = R24 (2 soldats, pomme de terre)
tawantinsuyu-card-R25 = R25 (2 soldats, maïs)
tawantinsuyu-card-R26 = R26 (2 soldats, maïs)
tawantinsuyu-card-R27 = R27 (2 soldats, maïs)
tawantinsuyu-card-R28 = R28 (2 soldats, pierre)
tawantinsuyu-card-R29 = R29 (2 soldats, pierre)
tawantinsuyu-card-R30 = R30 (2 soldats, pierre)
tawantinsuyu-item-R01 = R01 (1 soldat)
tawantinsuyu-item-R02 = R02 (1 soldat)
tawantinsuyu-item-R03 = R03 (1 soldat)
tawantinsuyu-item-R04 = R04 (1 soldat)
tawantinsuyu-item-R05 = R05 (1 soldat)
tawantinsuyu-item-R06 = R06 (1 soldat)
tawantinsuyu-item-R07 = R07 (1 soldat)
tawantinsuyu-item-R08 = R08 (1 soldat)
tawantinsuyu-item-R09 = R09 (1 soldat)
tawantinsuyu-item-R10 = R10 (1 soldat)
tawantinsuyu-item-R11 = R11 (1 soldat)
tawantinsuyu-item-R12 = R12 (1 soldat)
tawantinsuyu-item-R13 = R13 (1 soldat)
tawantinsuyu-item-R14 = R14 (1 soldat)
tawantinsuyu-item-R15 = R15 (1 soldat)
tawantinsuyu-item-R16 = R16 (1 soldat)
tawantinsuyu-item-R17 = R17 (1 soldat)
tawantinsuyu-item-R18 = R18 (1 soldat)
tawantinsuyu-item-R19 = R19 (2 soldats)
tawantinsuyu-item-R20 = R20 (2 soldats)
tawantinsuyu-item-R21 = R21 (2 soldats)
tawantinsuyu-item-R22 = R22 (2 soldats)
tawantinsuyu-item-R23 = R23 (2 soldats)
tawantinsuyu-item-R24 = R24 (2 soldats)
tawantinsuyu-item-R25 = R25 (2 soldats)
tawantinsuyu-item-R26 = R26 (2 soldats)
tawantinsuyu-item-R27 = R27 (2 soldats)
tawantinsuyu-item-R28 = R28 (2 soldats)
tawantinsuyu-item-R29 = R29 (2 soldats)
tawantinsuyu-item-R30 = R30 (2 soldats)
tawantinsuyu-item-Y01 = Y01 (4 pommes de terre)
tawantinsuyu-item-Y02 = Y02 (1 pomme de terre, 2 maïs)
tawantinsuyu-item-Y03 = Y03 (2 pierres ou 2 maïs)
tawantinsuyu-item-Y04 = Y04 (1 pomme de terre, 1 or)
tawantinsuyu-item-Y05 = Y05 (2 pierres)
tawantinsuyu-item-Y06 = Y06 (3 PV)
tawantinsuyu-item-Y07 = Y07 (5 PV)
tawantinsuyu-item-Y08 = Y08 (1 pomme de terre, 1 carte armée)
tawantinsuyu-item-Y09 = Y09 (1 PV, entraîner)
tawantinsuyu-item-Y10 = Y10 (2 pommes de terre, 1 carte dieu)
tawantinsuyu-item-Y11 = Y11 (1 pomme de terre, 2 cartes dieu)
tawantinsuyu-item-Y12 = Y12 (2 pommes de terre, 1 maïs, 1 pierre)
tawantinsuyu-item-Y13 = Y13 (2 or)
tawantinsuyu-item-Y14 = Y14 (1 PV, un nomade)
tawantinsuyu-item-Y15 = Y15 (un tissage)
tawantinsuyu-item-Y16 = Y16 (1 case du temple)
tawantinsuyu-item-Y17 = Y17 (1 pomme de terre, 1 or pour 1 case du temple)
tawantinsuyu-item-Y18 = Y18 (4 pommes de terre, 1 PV)
tawantinsuyu-item-Y19 = Y19 (2 PV, 1 or ou 3 pommes de terre)
tawantinsuyu-building-Y01 = Y01 (4 pommes de terre ; coûte 1 pierre, 1 maïs)
tawantinsuyu-building-Y02 = Y02 (1 pomme de terre, 2 maïs ; coûte 2 pierres)
tawantinsuyu-building-Y03 = Y03 (2 pierres ou 2 maïs ; coûte 2 pierres)
tawantinsuyu-building-Y04 = Y04 (1 pomme de terre, 1 or ; coûte 2 pierres)
tawantinsuyu-building-Y05 = Y05 (2 pierres ; coûte 2 maïs)
tawantinsuyu-building-Y06 = Y06 (3 PV ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Y07 = Y07 (5 PV ; coûte 2 pierres, 1 or)
tawantinsuyu-building-Y08 = Y08 (1 pomme de terre, 1 carte armée ; coûte 1 pierre, 1 maïs)
tawantinsuyu-building-Y09 = Y09 (1 PV, entraîner ; coûte 2 pierres)
tawantinsuyu-building-Y10 = Y10 (2 pommes de terre, 1 carte dieu ; coûte 1 pierre, 1 maïs)
tawantinsuyu-building-Y11 = Y11 (1 pomme de terre, 2 cartes dieu ; coûte 2 pierres)
tawantinsuyu-building-Y12 = Y12 (2 pommes de terre, 1 maïs, 1 pierre ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Y13 = Y13 (2 or ; coûte 2 pierres, 1 or)
tawantinsuyu-building-Y14 = Y14 (1 PV, un nomade ; coûte 2 pierres, 1 or)
tawantinsuyu-building-Y15 = Y15 (un tissage ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Y16 = Y16 (1 case du temple ; coûte 2 pierres, 1 or)
tawantinsuyu-building-Y17 = Y17 (1 pomme de terre, 1 or pour 1 case du temple ; coûte 1 pierre, 1 maïs)
tawantinsuyu-building-Y18 = Y18 (4 pommes de terre, 1 PV ; coûte 1 pierre, 2 maïs)
tawantinsuyu-building-Y19 = Y19 (2 PV, 1 or ou 3 pommes de terre ; coûte 3 pierres)
tawantinsuyu-building-Z01 = Z01 (ouvriers comme messagers ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Z02 = Z02 (ouvriers comme prêtres ; coûte 2 pierres, 1 or)
tawantinsuyu-building-Z03 = Z03 (les guerriers relèvent 2 bâtiments ; coûte 2 pierres)
tawantinsuyu-building-Z04 = Z04 (les nouvelles jonctions paient aussitôt ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Z05 = Z05 (bleu et vert pour architectes et artisans ; coûte 2 pierres)
tawantinsuyu-building-Z06 = Z06 (4 pommes de terre par festival, cartes dieu à 2 PV ; coûte 1 pierre, 1 maïs)
tawantinsuyu-building-Z07 = Z07 (PV pour ses propres escaliers ; coûte 1 pierre, 1 maïs)
tawantinsuyu-building-Z08 = Z08 (choisir parmi 5 tissages ; coûte 2 pierres)
tawantinsuyu-building-Z09 = Z09 (PV pour la plus grande tapisserie à chaque festival ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Z10 = Z10 (ressources à chaque festival ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Z11 = Z11 (tissage à chaque Offrande ; coûte 3 pierres)
tawantinsuyu-building-Z12 = Z12 (or pour le temple à Adorer et aux festivals ; coûte 2 pierres, 1 or)
tawantinsuyu-building-Z13 = Z13 (conquêtes moins chères ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Z14 = Z14 (2 tâches de plus pour les guerriers ; coûte 2 pierres, 1 or)
tawantinsuyu-building-Z15 = Z15 (échanger pierre, or et maïs ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Z16 = Z16 (relever à chaque Produire ; coûte 2 pierres)
tawantinsuyu-building-Z17 = Z17 (or et PV à chaque Conquête ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Z18 = Z18 (carte armée et or à chaque Régénérer ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Z19 = Z19 (pomme de terre contre carte dieu ; coûte 2 pierres)
tawantinsuyu-building-Z20 = Z20 (meilleure récolte ; coûte 2 pierres, 1 or)

## La colline, les régions et les tissages

tawantinsuyu-space-U01 = U01 (Illapa, vert : 3 pommes de terre, entraîner, 2 maïs)
tawantinsuyu-space-U02 = U02 (Mama Cocha, bleu : 2 maïs, bâtiment, entraîner)
tawantinsuyu-space-U03 = U03 (Pachamama : entraîner, 2 pierres, bâtiment)
tawantinsuyu-space-U04 = U04 (Viracocha, vert : bâtiment, tissages, 2 pierres)
tawantinsuyu-space-U05 = U05 (Mama Quilla, bleu : 2 pierres, 3 pommes de terre, tissages)
tawantinsuyu-space-U06 = U06 (Inti : tissages, 2 pierres, 3 pommes de terre)
tawantinsuyu-space-U07 = U07 (Illapa, vert : 3 pommes de terre, escalier, 2 pierres)
tawantinsuyu-space-U08 = U08 (Pachamama, bleu : 2 pierres, bâtiment, escalier)
tawantinsuyu-space-U09 = U09 (Mama Cocha : escalier, 3 pommes de terre, bâtiment)
tawantinsuyu-space-U10 = U10 (Inti : bâtiment, 2 maïs, 3 pommes de terre)
tawantinsuyu-space-M01 = M01 (Mama Quilla : 2 pierres, 3 pommes de terre, marchand)
tawantinsuyu-space-M02 = M02 (Pachamama, vert : marchand, tissages, 3 pommes de terre)
tawantinsuyu-space-M03 = M03 (Viracocha, bleu : 3 pommes de terre, statue, tissages)
tawantinsuyu-space-M04 = M04 (Inti : tissages, 2 pierres, statue)
tawantinsuyu-space-M05 = M05 (Illapa, bleu : statue, produire un, 2 pierres)
tawantinsuyu-space-M06 = M06 (Mama Quilla, vert : 2 pierres, 2 maïs, produire un)
tawantinsuyu-space-M07 = M07 (Mama Cocha : produire un, statue, 2 maïs)
tawantinsuyu-space-M08 = M08 (Inti, bleu : 2 maïs, 2 pierres, statue)
tawantinsuyu-space-M09 = M09 (Illapa, vert : statue, bâtiment, 2 pierres)
tawantinsuyu-space-M10 = M10 (Pachamama : 2 pierres, 2 maïs, bâtiment)
tawantinsuyu-space-M11 = M11 (Viracocha, bleu : bâtiment, escalier, 2 maïs)
tawantinsuyu-space-M12 = M12 (Mama Cocha, vert : 2 maïs, entraîner, escalier)
tawantinsuyu-space-M13 = M13 (Mama Quilla : escalier, 2 maïs, entraîner)
tawantinsuyu-space-M14 = M14 (Inti, bleu : entraîner, bâtiment, 2 maïs)
tawantinsuyu-space-M15 = M15 (Mama Cocha, vert : 2 maïs, 3 pommes de terre, bâtiment)
tawantinsuyu-space-M16 = M16 (Viracocha : bâtiment, 1 or, 3 pommes de terre)
tawantinsuyu-space-M17 = M17 (Illapa, bleu : 3 pommes de terre, tissages, 1 or)
tawantinsuyu-space-M18 = M18 (Mama Quilla, vert : 1 or, escalier, tissages)
tawantinsuyu-space-M19 = M19 (Pachamama, vert : tissages, 2 pierres, escalier)
tawantinsuyu-space-M20 = M20 (Viracocha, bleu : escalier, marchand, 2 pierres)
tawantinsuyu-space-L01 = L01 (Illapa, vert : 3 pommes de terre, escalier, 2 pierres)
tawantinsuyu-space-L02 = L02 (Pachamama, bleu : 2 pierres, 1 or, escalier)
tawantinsuyu-space-L03 = L03 (Viracocha : escalier, statue, 1 or)
tawantinsuyu-space-L04 = L04 (Inti, vert : 1 or, bâtiment, statue)
tawantinsuyu-space-L05 = L05 (Mama Cocha, bleu : statue, 2 maïs, bâtiment)
tawantinsuyu-space-L06 = L06 (Mama Quilla : bâtiment, tissages, 2 maïs)
tawantinsuyu-space-L07 = L07 (Inti, vert : 2 maïs, escalier, tissages)
tawantinsuyu-space-L08 = L08 (Mama Cocha, bleu : tissages, 1 or, escalier)
tawantinsuyu-space-L09 = L09 (Illapa : escalier, entraîner, 1 or)
tawantinsuyu-space-L10 = L10 (Viracocha : 1 or, tissages, entraîner)
tawantinsuyu-space-L11 = L11 (Pachamama, vert : entraîner, 3 pommes de terre, tissages)
tawantinsuyu-space-L12 = L12 (Mama Quilla, bleu : tissages, bâtiment, 3 pommes de terre)
tawantinsuyu-space-L13 = L13 (Mama Cocha : 3 pommes de terre, produire un, bâtiment)
tawantinsuyu-space-L14 = L14 (Viracocha, vert : bâtiment, 2 pierres, produire un)
tawantinsuyu-space-L15 = L15 (Pachamama, bleu : produire un, marchand, 2 pierres)
tawantinsuyu-space-L16 = L16 (Inti, vert : 2 pierres, statue, marchand)
tawantinsuyu-space-L17 = L17 (Mama Quilla : marchand, 1 or, statue)
tawantinsuyu-space-L18 = L18 (Illapa, bleu : statue, tissages, 1 or)
tawantinsuyu-space-L19 = L19 (Viracocha, vert : 1 or, 2 pierres, tissages)
tawantinsuyu-space-L20 = L20 (Pachamama : tissages, produire un, 2 pierres)
tawantinsuyu-space-L21 = L21 (Inti, bleu : 2 pierres, statue, produire un)
tawantinsuyu-space-L22 = L22 (Mama Quilla, vert : produire un, 1 or, statue)
tawantinsuyu-space-L23 = L23 (Mama Cocha, bleu : statue, 2 maïs, 1 or)
tawantinsuyu-space-L24 = L24 (Illapa : 1 or, marchand, 2 maïs)
tawantinsuyu-space-L25 = L25 (Viracocha, vert : 2 maïs, entraîner, marchand)
tawantinsuyu-space-L26 = L26 (Mama Quilla, bleu : marchand, 2 maïs, entraîner)
tawantinsuyu-space-L27 = L27 (Illapa : entraîner, statue, 2 maïs)
tawantinsuyu-space-L28 = L28 (Mama Cocha, vert : 2 maïs, bâtiment, statue)
tawantinsuyu-space-L29 = L29 (Pachamama, bleu : statue, 3 pommes de terre, bâtiment)
tawantinsuyu-space-L30 = L30 (Inti : bâtiment, 2 pierres, 3 pommes de terre)
tawantinsuyu-icon-Ut01 = 2 maïs (Ut01)
tawantinsuyu-icon-Ut02 = entraîner (Ut02)
tawantinsuyu-icon-Ut03 = bâtiment (Ut03)
tawantinsuyu-icon-Ut04 = 2 pierres (Ut04)
tawantinsuyu-icon-Ut05 = tissages (Ut05)
tawantinsuyu-icon-Ut06 = 3 pommes de terre (Ut06)
tawantinsuyu-icon-Ut07 = 2 pierres (Ut07)
tawantinsuyu-icon-Ut08 = escalier (Ut08)
tawantinsuyu-icon-Ut09 = bâtiment (Ut09)
tawantinsuyu-icon-Ut10 = 3 pommes de terre (Ut10)
tawantinsuyu-icon-Mt01 = marchand (Mt01)
tawantinsuyu-icon-Mt02 = 3 pommes de terre (Mt02)
tawantinsuyu-icon-Mt03 = tissages (Mt03)
tawantinsuyu-icon-Mt04 = statue (Mt04)
tawantinsuyu-icon-Mt05 = 2 pierres (Mt05)
tawantinsuyu-icon-Mt06 = produire un (Mt06)
tawantinsuyu-icon-Mt07 = 2 maïs (Mt07)
tawantinsuyu-icon-Mt08 = statue (Mt08)
tawantinsuyu-icon-Mt09 = 2 pierres (Mt09)
tawantinsuyu-icon-Mt10 = bâtiment (Mt10)
tawantinsuyu-icon-Mt11 = 2 maïs (Mt11)
tawantinsuyu-icon-Mt12 = escalier (Mt12)
tawantinsuyu-icon-Mt13 = entraîner (Mt13)
tawantinsuyu-icon-Mt14 = 2 maïs (Mt14)
tawantinsuyu-icon-Mt15 = bâtiment (Mt15)
tawantinsuyu-icon-Mt16 = 3 pommes de terre (Mt16)
tawantinsuyu-icon-Mt17 = 1 or (Mt17)
tawantinsuyu-icon-Mt18 = tissages (Mt18)
tawantinsuyu-icon-Mt19 = escalier (Mt19)
tawantinsuyu-icon-Mt20 = 2 pierres (Mt20)
tawantinsuyu-icon-Lt01 = 2 pierres (Lt01)
tawantinsuyu-icon-Lt02 = escalier (Lt02)
tawantinsuyu-icon-Lt03 = 1 or (Lt03)
tawantinsuyu-icon-Lt04 = statue (Lt04)
tawantinsuyu-icon-Lt05 = bâtiment (Lt05)
tawantinsuyu-icon-Lt06 = 2 maïs (Lt06)
tawantinsuyu-icon-Lt07 = tissages (Lt07)
tawantinsuyu-icon-Lt08 = escalier (Lt08)
tawantinsuyu-icon-Lt09 = 1 or (Lt09)
tawantinsuyu-icon-Lt10 = entraîner (Lt10)
tawantinsuyu-icon-Lt11 = tissages (Lt11)
tawantinsuyu-icon-Lt12 = 3 pommes de terre (Lt12)
tawantinsuyu-icon-Lt13 = bâtiment (Lt13)
tawantinsuyu-icon-Lt14 = produire un (Lt14)
tawantinsuyu-icon-Lt15 = 2 pierres (Lt15)
tawantinsuyu-icon-Lt16 = marchand (Lt16)
tawantinsuyu-icon-Lt17 = statue (Lt17)
tawantinsuyu-icon-Lt18 = 1 or (Lt18)
tawantinsuyu-icon-Lt19 = tissages (Lt19)
tawantinsuyu-icon-Lt20 = 2 pierres (Lt20)
tawantinsuyu-icon-Lt21 = produire un (Lt21)
tawantinsuyu-icon-Lt22 = statue (Lt22)
tawantinsuyu-icon-Lt23 = 1 or (Lt23)
tawantinsuyu-icon-Lt24 = 2 maïs (Lt24)
tawantinsuyu-icon-Lt25 = marchand (Lt25)
tawantinsuyu-icon-Lt26 = entraîner (Lt26)
tawantinsuyu-icon-Lt27 = 2 maïs (Lt27)
tawantinsuyu-icon-Lt28 = statue (Lt28)
tawantinsuyu-icon-Lt29 = bâtiment (Lt29)
tawantinsuyu-icon-Lt30 = 3 pommes de terre (Lt30)
tawantinsuyu-slot-ST0u = l’escalier haut du secteur 0
tawantinsuyu-slot-ST0l = l’escalier bas du secteur 0
tawantinsuyu-slot-ST1u = l’escalier haut du secteur 1
tawantinsuyu-slot-ST1l = l’escalier bas du secteur 1
tawantinsuyu-slot-ST2u = l’escalier haut du secteur 2
tawantinsuyu-slot-ST2l = l’escalier bas du secteur 2
tawantinsuyu-slot-ST3u = l’escalier haut du secteur 3
tawantinsuyu-slot-ST3l = l’escalier bas du secteur 3
tawantinsuyu-slot-ST4u = l’escalier haut du secteur 4
tawantinsuyu-slot-ST4l = l’escalier bas du secteur 4
tawantinsuyu-target-C1 = C1 (Chinchaysuyu : 2 pierres ; retourner 0, défausser 1)
tawantinsuyu-target-C2 = C2 (Chinchaysuyu : 1 or ; retourner 2, défausser 0)
tawantinsuyu-target-C3 = C3 (Chinchaysuyu : 2 pommes de terre, 1 maïs ; retourner 1, défausser 1)
tawantinsuyu-target-C4 = C4 (Chinchaysuyu : 4 PV ; retourner 2, défausser 1)
tawantinsuyu-target-C5 = C5 (Chinchaysuyu : un bâtiment gratuit ; retourner 1, défausser 2)
tawantinsuyu-target-C6 = C6 (Chinchaysuyu : un escalier gratuit ; retourner 3, défausser 2)
tawantinsuyu-target-A1 = A1 (Antisuyu : 1 carte dieu, un tissage ; retourner 0, défausser 1)
tawantinsuyu-target-A2 = A2 (Antisuyu : 2 cartes dieu ; retourner 2, défausser 0)
tawantinsuyu-target-A3 = A3 (Antisuyu : un tissage ; retourner 1, défausser 1)
tawantinsuyu-target-A4 = A4 (Antisuyu : 4 PV ; retourner 2, défausser 1)
tawantinsuyu-target-A5 = A5 (Antisuyu : 2 PV, un tissage ; retourner 1, défausser 2)
tawantinsuyu-target-A6 = A6 (Antisuyu : 7 PV ; retourner 2, défausser 2)
tawantinsuyu-target-Q1 = Q1 (Qullasuyu : 1 pomme de terre, 1 or ; retourner 0, défausser 1)
tawantinsuyu-target-Q2 = Q2 (Qullasuyu : 3 pommes de terre ; retourner 2, défausser 0)
tawantinsuyu-target-Q3 = Q3 (Qullasuyu : 4 PV ; retourner 2, défausser 1)
tawantinsuyu-target-Q4 = Q4 (Qullasuyu : 1 carte dieu, 1 case du temple ; retourner 1, défausser 2)
tawantinsuyu-target-Q5 = Q5 (Qullasuyu : 7 PV ; retourner 2, défausser 2)
tawantinsuyu-target-Q6 = Q6 (Qullasuyu : une petite statue gratuite ; retourner 3, défausser 2)
tawantinsuyu-target-K1 = K1 (Kuntisuyu : 1 pomme de terre, un nomade ; retourner 0, défausser 1)
tawantinsuyu-target-K2 = K2 (Kuntisuyu : 2 maïs ; retourner 2, défausser 0)
tawantinsuyu-target-K3 = K3 (Kuntisuyu : 1 pomme de terre, 2 pierres ; retourner 1, défausser 1)
tawantinsuyu-target-K4 = K4 (Kuntisuyu : 3 PV, 1 carte dieu ; retourner 2, défausser 1)
tawantinsuyu-target-K5 = K5 (Kuntisuyu : 2 pommes de terre, 1 case du temple ; retourner 1, défausser 2)
tawantinsuyu-target-K6 = K6 (Kuntisuyu : 9 PV ; retourner 4, défausser 2)
tawantinsuyu-tile-SW01 = SW01 (vague ; 1 or | 2 pierres)
tawantinsuyu-tile-SW02 = SW02 (gradins ; relever 1 | 3 pommes de terre)
tawantinsuyu-tile-SW03 = SW03 (losange ; 3 PV | carte dieu et pomme de terre)
tawantinsuyu-tile-SW04 = SW04 (oiseau ; relever 1 | 3 pommes de terre)
tawantinsuyu-tile-W01 = W01 (lama ; carte armée | 3 PV)
tawantinsuyu-tile-W02 = W02 (vague ; 3 PV | carte dieu et pomme de terre)
tawantinsuyu-tile-W03 = W03 (oiseau ; carte armée | carte dieu et pomme de terre)
tawantinsuyu-tile-W04 = W04 (losange ; carte armée | 3 pommes de terre)
tawantinsuyu-tile-W05 = W05 (oiseau ; 3 pommes de terre | relever 1)
tawantinsuyu-tile-W06 = W06 (losange ; 2 pierres | 3 PV)
tawantinsuyu-tile-W07 = W07 (losange ; 3 pommes de terre | 1 or)
tawantinsuyu-tile-W08 = W08 (losange ; carte dieu et pomme de terre | 2 pierres)
tawantinsuyu-tile-W09 = W09 (losange ; 1 or | carte armée)
tawantinsuyu-tile-W10 = W10 (gradins ; carte armée | or pour le temple)
tawantinsuyu-tile-W11 = W11 (gradins ; 1 or | 2 pierres)
tawantinsuyu-tile-W12 = W12 (étoile ; 3 pommes de terre | relever 1)
tawantinsuyu-tile-W13 = W13 (vague ; carte armée | 1 or)
tawantinsuyu-tile-W14 = W14 (étoile ; 2 pierres | carte armée)
tawantinsuyu-tile-W15 = W15 (lama ; 1 or | carte dieu et pomme de terre)
tawantinsuyu-tile-W16 = W16 (soleil ; relever 1 | 3 pommes de terre)
tawantinsuyu-tile-W17 = W17 (gradins ; carte dieu et pomme de terre | relever 1)
tawantinsuyu-tile-W18 = W18 (vague ; carte dieu et pomme de terre | relever 1)
tawantinsuyu-tile-W19 = W19 (oiseau ; 3 PV | or pour le temple)
tawantinsuyu-tile-W20 = W20 (lama ; 2 pierres | 1 or)
tawantinsuyu-tile-W21 = W21 (vague ; 3 pommes de terre | 3 PV)
tawantinsuyu-tile-W22 = W22 (vague ; or pour le temple | carte armée)
tawantinsuyu-tile-W23 = W23 (gradins ; or pour le temple | 1 or)
tawantinsuyu-tile-W24 = W24 (soleil ; 3 pommes de terre | 2 pierres)
tawantinsuyu-tile-W25 = W25 (étoile ; carte dieu et pomme de terre | 3 pommes de terre)
tawantinsuyu-tile-W26 = W26 (vague ; relever 1 | 3 pommes de terre)
tawantinsuyu-tile-W27 = W27 (oiseau ; or pour le temple | carte armée)
tawantinsuyu-tile-W28 = W28 (vague ; 2 pierres | or pour le temple)
tawantinsuyu-tile-W29 = W29 (gradins ; 3 pommes de terre | carte armée)
tawantinsuyu-tile-W30 = W30 (gradins ; 2 pierres | carte dieu et pomme de terre)
tawantinsuyu-tile-W31 = W31 (lama ; carte dieu et pomme de terre | 2 pierres)
tawantinsuyu-side-A1 = A1 (1 or, une petite statue gratuite)
tawantinsuyu-side-A2 = A2 (1 or, un tissage)
tawantinsuyu-side-B1 = B1 (1 or, 1 case du temple)
tawantinsuyu-side-B2 = B2 (1 or, un bâtiment gratuit)

## Feuille de score

tawantinsuyu-sheet-start = Départ
tawantinsuyu-sheet-god_cards = Cartes dieu
tawantinsuyu-sheet-steps = Escaliers bâtis
tawantinsuyu-sheet-steps_used = Escaliers empruntés par d’autres
tawantinsuyu-sheet-statues = Statues
tawantinsuyu-sheet-temple = Temple
tawantinsuyu-sheet-majorities = Régions
tawantinsuyu-sheet-conquest = Conquêtes
tawantinsuyu-sheet-joins = Jonctions
tawantinsuyu-sheet-production = Production
tawantinsuyu-sheet-passive = Bâtiments passifs
tawantinsuyu-sheet-trigger = Festival déclenché
tawantinsuyu-sheet-potatoes = Pommes de terre manquantes
tawantinsuyu-sheet-final_tapestries = Tapisseries à la fin
tawantinsuyu-sheet-final_temple = Temple à la fin
tawantinsuyu-sheet-final_buildings = Bâtiments à la fin
tawantinsuyu-sheet-final_god_cards = Cartes dieu à la fin
tawantinsuyu-sheet-final_army = Armée à la fin
tawantinsuyu-sheet-final_workers = Ouvriers à la fin
tawantinsuyu-sheet-final_gold = Or à la fin
tawantinsuyu-sheet-ax_potato = Axomamma : pommes de terre
tawantinsuyu-sheet-ax_statue_match = Axomamma : statue du dieu
tawantinsuyu-sheet-ax_offer = Axomamma : cartes de l’étal
tawantinsuyu-sheet-ax_weavings = Axomamma : tissages
tawantinsuyu-sheet-ax_behind = Axomamma : en retard
tawantinsuyu-sheet-ax_difficulty = Axomamma : difficulté

## Pourquoi un coup

tawantinsuyu-reason-points = Points marqués
tawantinsuyu-reason-goods = Pommes de terre, maïs et pierre
tawantinsuyu-reason-gold = De l’or
tawantinsuyu-reason-workers = Des ouvriers disponibles
tawantinsuyu-reason-gods = Des cartes de dieux
tawantinsuyu-reason-hunger = Des pommes de terre pour la prochaine fête
tawantinsuyu-reason-armies = Des cartes d’armée
tawantinsuyu-reason-buildings = Des bâtiments
tawantinsuyu-reason-statues = Des statues
tawantinsuyu-reason-steps = Des marches
tawantinsuyu-reason-weavings = Des tapisseries
tawantinsuyu-reason-temple = La hauteur sur le temple
tawantinsuyu-reason-regions = Des villages et régions conquis
tawantinsuyu-reason-plans = Ce que le tour permet encore
tawantinsuyu-reason-rivals = Moins pour les autres
