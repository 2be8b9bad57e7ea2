tawantinsuyu-title = Tawantinsuyu
tawantinsuyu-about = Ouvriers sur la colline sacrée ; dieux, tissages et conquête.
older-rules-tawantinsuyu-1 = Construire un bâtiment demande une tuile du marché que vous pouvez payer, et après un échange vous devez en construire une si vous le pouvez. Axomamma inactive avance son prêtre avant de piocher sa carte armée.
tawantinsuyu-solo = La force d’Axomamma
tawantinsuyu-preset-first = Première partie
tawantinsuyu-preset-first-line = Le Coricancha est placé comme le conseille le livret.
tawantinsuyu-preset-standard = Standard
tawantinsuyu-preset-standard-line = Le hasard oriente le Coricancha.
tawantinsuyu-preset-gentle = Douce
tawantinsuyu-preset-gentle-line = Axomamma construit, vénère et conquiert plus lentement.
tawantinsuyu-preset-normal = Normale
tawantinsuyu-preset-normal-line = Comme dans le livret, avec une personnalité tirée au hasard.
tawantinsuyu-preset-hard = Difficile
tawantinsuyu-preset-hard-line = Elle monte plus tôt ; son prêtre et ses tissages rapportent plus.

## Options

tawantinsuyu-option-coricancha = La position du Coricancha : comme imprimé, ce qui est conseillé pour une première partie, ou tourné au hasard.
tawantinsuyu-option-start_player = La place qui joue en premier, ou au hasard ; en solo vous commencez toujours.
tawantinsuyu-option-solo_personality = Solo : la personnalité d’Axomamma, une de quatre, au hasard ou aucune (plus facile).
tawantinsuyu-option-solo_personality_moment = Solo : si la personnalité d’Axomamma agit quand un jeton sur sa case est utilisé, ou quand un jeton y arrive.
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
tawantinsuyu-option-solo_passives = Solo, plus difficile : cinq bâtiments passifs d’Axomamma agissent pour elle, ceux qui ne demandent pas de décision.
tawantinsuyu-option-mini = La partie se termine avec le premier festival au lieu du troisième, avec les mêmes règles ; à deux joueurs ou plus, pour des essais rapides et la recherche.
tawantinsuyu-coricancha-printed = imprimé
tawantinsuyu-coricancha-random = au hasard
tawantinsuyu-start_player-random = au hasard
tawantinsuyu-solo_personality-random = au hasard
tawantinsuyu-solo_personality-none = aucune
tawantinsuyu-solo_personality_moment-use = quand son jeton est utilisé
tawantinsuyu-solo_personality_moment-arrival = quand un jeton arrive

## Actions

tawantinsuyu-do-starting_weaving = Commencer avec { $tile }
tawantinsuyu-do-keep = Garder { $card }
tawantinsuyu-do-play =
    { $card ->
        [none] Ne plus jouer de carte
       *[other] Jouer { $card }
    }
tawantinsuyu-do-priest_start = Grand prêtre au secteur { $action }
tawantinsuyu-do-place = Placer { $worker }{ $role ->
        [none] { "" }
        [courier] { " " }comme messager
       *[priest] { " " }comme prêtre
    }
tawantinsuyu-do-move_priest = { $sides ->
        [one] Déplacer le grand prêtre de 1 côté, vers { $action }
       *[other] Déplacer le grand prêtre de { $sides } côtés, vers { $action }
    }
tawantinsuyu-do-pray = Prier : prendre 2 cartes dieu
tawantinsuyu-do-train = Entraîner : piocher 2 cartes armée, en garder 1
tawantinsuyu-do-recruit = Recruter un nomade
tawantinsuyu-do-space = Sur { $space }
tawantinsuyu-do-price = Payer avec { $card }
tawantinsuyu-do-payment = Payer { $cost }
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
tawantinsuyu-do-steps = Bâtir { $slot } au secteur { $action }
tawantinsuyu-do-swap =
    { $answer ->
        [yes] Donner une carte dieu pour changer le marché
       *[none] Laisser le marché tel quel
    }
tawantinsuyu-do-swap_card = Glisser { $card } sous la pioche
tawantinsuyu-do-swap_tile = { $slot ->
        [none] Ne pas changer de deuxième tuile
       *[other] Changer { $building }
    }
tawantinsuyu-do-building = { $slot ->
        [none] Ne rien construire
       *[other] Construire { $building }
    }
tawantinsuyu-do-statue = Ériger une { $statue }
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
tawantinsuyu-do-god_card = Prendre { $card }
tawantinsuyu-do-choice = Prendre { $gives }
tawantinsuyu-do-produce_one = Produire avec { $building }
tawantinsuyu-do-nomad = { $worker ->
        [none] Ne prendre aucun nomade
       *[other] Prendre { $worker } chez les nomades
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
tawantinsuyu-do-worship = { $god ->
        [none] Ne donner aucune statue
       *[other] Donner une { $statue }
    }
tawantinsuyu-do-offering = { $spaces ->
        [none] Ne rien offrir
        [one] Offrir pour { $spaces } case du temple
       *[other] Offrir pour { $spaces } cases du temple
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
tawantinsuyu-do-army = { $card ->
        [none] Ne plus jouer de carte armée
       *[other] Jouer { $card }
    }
tawantinsuyu-do-conquer =
    { $target ->
        [none] Ne rien conquérir
       *[other] Conquérir { $target }
    }
tawantinsuyu-do-conquest_payment = Retourner des soldats : { $flip ->
        [none] aucun
       *[other] { $flip }
    } ; défausser des soldats : { $discard ->
        [none] aucun
       *[other] { $discard }
    }
tawantinsuyu-do-recruit_village = { $edge ->
        [none] Ne recruter personne
       *[other] Recruter au { $edge }
    }
tawantinsuyu-do-limit = Retirer du jeu : { $worker }
tawantinsuyu-do-potatoes = Payer { $gold } or pour les pommes de terre manquantes
tawantinsuyu-do-army_for_resource = Action libre : défausser { $card } pour sa ressource
tawantinsuyu-do-potato_for_card = Action libre : 1 pomme de terre contre une carte dieu
tawantinsuyu-do-exchange = Action libre : échanger { $give } contre { $receive }
tawantinsuyu-did-priest_start = { $who } placé le grand prêtre au secteur { $action }
tawantinsuyu-did-place = { $who } placé { $worker }{ $role ->
        [none] { "" }
        [courier] { " " }comme messager
       *[priest] { " " }comme prêtre
    }
tawantinsuyu-did-move_priest = { $sides ->
        [one] { $who } déplacé le grand prêtre de 1 côté, vers { $action }
       *[other] { $who } déplacé le grand prêtre de { $sides } côtés, vers { $action }
    }
tawantinsuyu-did-starting_weaving = { $who } commencé avec { $tile }
tawantinsuyu-did-keep = { $who } gardé { $card }
tawantinsuyu-did-play = { $card ->
        [none] { $who } cessé de jouer des cartes
       *[other] { $who } joué { $card }
    }
tawantinsuyu-did-pray = { $who } prié pour 2 cartes dieu
tawantinsuyu-did-train = { $who } entraîné l’armée
tawantinsuyu-did-recruit = { $who } recruté un nomade
tawantinsuyu-did-space = { $who } choisi { $space }
tawantinsuyu-did-price = { $who } payé avec { $card }
tawantinsuyu-did-payment = { $who } payé { $cost }
tawantinsuyu-did-take = { $space ->
        [none] { $who } renoncé à reprendre un ouvrier
       *[other] { $who } repris l’ouvrier sur { $space }
    }
tawantinsuyu-did-rejuvenate = { $item ->
        [none] { $who } cessé de relever
       *[other] { $who } relevé { $item }
    }
tawantinsuyu-did-pay_potato = { $answer ->
        [yes] { $who } payé 1 pomme de terre pour 1 tâche de plus
       *[none] { $who } renoncé à payer 1 pomme de terre
    }
tawantinsuyu-did-task = { $icon ->
        [none] { $who } arrêté les tâches
       *[other] { $who } fait une tâche : { $icon }
    }
tawantinsuyu-did-steps = { $who } bâti { $slot } au secteur { $action }
tawantinsuyu-did-swap = { $answer ->
        [yes] { $who } donné une carte dieu pour changer le marché
       *[none] { $who } laissé le marché tel quel
    }
tawantinsuyu-did-swap_card = { $who } glissé { $card } sous la pioche
tawantinsuyu-did-swap_tile = { $slot ->
        [none] { $who } gardé la deuxième tuile
       *[other] { $who } changé { $building }
    }
tawantinsuyu-did-building = { $slot ->
        [none] { $who } renoncé à construire
       *[other] { $who } construit { $building }
    }
tawantinsuyu-did-statue = { $who } érigé une { $statue }
tawantinsuyu-did-put_away = { $who } glissé { $tile } sous la pile
tawantinsuyu-did-weaving = { $tile ->
        [none] { $who } cessé d’acheter des tissages
       *[other] { $who } acheté { $tile }
    }
tawantinsuyu-did-put = { $tapestry ->
        [0] { $who } posé { $tile } : { $edge }
       *[other] { $who } posé { $tile } : tapisserie { $tapestry }, { $edge }
    }
tawantinsuyu-did-free_weaving = { $who } pris { $which }
tawantinsuyu-did-keep_army = { $who } gardé { $card }
tawantinsuyu-did-god_card = { $who } pris { $card }
tawantinsuyu-did-choice = { $who } choisi { $gives }
tawantinsuyu-did-produce_one = { $who } produit avec { $building }
tawantinsuyu-did-nomad = { $worker ->
        [none] { $who } renoncé au nomade
       *[other] { $who } pris { $worker } chez les nomades
    }
tawantinsuyu-did-effect = { $effect ->
        [none] { $who } refusé
       *[other] { $who } utilisé l’effet : { $effect }
    }
tawantinsuyu-did-gold_for_temple = { $answer ->
        [yes] { $who } payé 1 or pour 1 case du temple
       *[none] { $who } gardé l’or
    }
tawantinsuyu-did-casualty = { $who } choisi une perte de guerre : { $worker }
tawantinsuyu-did-act = { $who } fait l’action
tawantinsuyu-did-gold = { $who } pris 1 or à la place
tawantinsuyu-did-worship = { $god ->
        [none] { $who } renoncé à donner une statue
       *[other] { $who } donné une { $statue }
    }
tawantinsuyu-did-offering = { $spaces ->
        [none] { $who } renoncé à offrir
        [one] { $who } offert pour { $spaces } case du temple
       *[other] { $who } offert pour { $spaces } cases du temple
    }
tawantinsuyu-did-extra_flip = { $item ->
        [none] { $who } renoncé à relever
       *[other] { $who } relevé { $item }
    }
tawantinsuyu-did-produce = { $building ->
        [none] { $who } arrêté de produire
       *[other] { $who } produit avec { $building }
    }
tawantinsuyu-did-army = { $card ->
        [none] { $who } cessé de jouer des cartes armée
       *[other] { $who } joué { $card }
    }
tawantinsuyu-did-conquer = { $target ->
        [none] { $who } renoncé à conquérir
       *[other] { $who } attaqué { $target }
    }
tawantinsuyu-did-conquest_payment = { $who } retourné des soldats : { $flip ->
        [none] aucun
       *[other] { $flip }
    } ; défaussé : { $discard ->
        [none] aucun
       *[other] { $discard }
    }
tawantinsuyu-did-recruit_village = { $edge ->
        [none] { $who } renoncé à recruter
       *[other] { $who } recruté au { $edge }
    }
tawantinsuyu-did-limit = { $who } retiré { $worker } du jeu
tawantinsuyu-did-potatoes = { $who } payé { $gold } or pour les pommes de terre manquantes
tawantinsuyu-did-army_for_resource = { $who } défaussé { $card } pour sa ressource
tawantinsuyu-did-potato_for_card = { $who } donné 1 pomme de terre contre une carte dieu
tawantinsuyu-did-exchange = { $who } échangé { $give } contre { $receive }

## Hasard

tawantinsuyu-chance-rot = Le Coricancha a été tourné au hasard
tawantinsuyu-chance-bag = { $goal ->
        [supply] { $who } tiré { $worker } du sac
        [village] Du sac au village : { $worker }
        [nomads] Du sac aux nomades : { $worker }
       *[space] Du sac à la colline : { $worker }
    }
tawantinsuyu-chance-prod = Nouveau au marché : { $building }
tawantinsuyu-chance-passive = Nouveau au marché : { $building }
tawantinsuyu-chance-weave = { $goal ->
        [look] { $who } regardé { $tile }
       *[sale] Un tissage a été révélé : { $tile }
    }
tawantinsuyu-chance-first = { $who } reçu le premier tour
tawantinsuyu-chance-start = Axomamma a commencé avec { $tile }
tawantinsuyu-chance-god = { $who } pioché { $card }
tawantinsuyu-chance-army = { $who } pioché { $card }
tawantinsuyu-chance-pers = Personnalité d’Axomamma : { $side }
tawantinsuyu-chance-die = Axomamma a obtenu { $number } au dé
tawantinsuyu-chance-axspace = Au hasard, Axomamma a pris { $space }
tawantinsuyu-chance-axworker = Au hasard, Axomamma a placé son ouvrier numéro { $age }
tawantinsuyu-chance-axdrop = Au hasard, Axomamma s’est séparée de son ouvrier numéro { $age }
tawantinsuyu-chance-axtile = Au hasard, Axomamma a pris { $building }
tawantinsuyu-chance-axstatue = Au hasard, Axomamma a choisi une { $statue }
tawantinsuyu-chance-axnomad = Au hasard, Axomamma a choisi { $worker } chez les nomades
tawantinsuyu-chance-axconquest = Au hasard, Axomamma a conquis { $target }
tawantinsuyu-hidden-keep = { $count ->
        [one] { $who } gardé une carte dieu
       *[other] { $who } gardé { $count } cartes dieu
    }
tawantinsuyu-hidden-swap_card = { $count ->
        [one] { $who } glissé une carte dieu sous la pioche
       *[other] { $who } glissé { $count } cartes dieu sous la pioche
    }
tawantinsuyu-hidden-keep_army = { $count ->
        [one] { $who } gardé une carte armée
       *[other] { $who } gardé { $count } cartes armée
    }
tawantinsuyu-hidden-god = { $count ->
        [one] { $who } pioché une carte dieu
       *[other] { $who } pioché { $count } cartes dieu
    }
tawantinsuyu-hidden-army = { $count ->
        [one] { $who } pioché une carte armée
       *[other] { $who } pioché { $count } cartes armée
    }
tawantinsuyu-hidden-weave = { $count ->
        [one] { $who } regardé un tissage
       *[other] { $who } regardé { $count } tissages
    }

## Questions

tawantinsuyu-ask-starting-weaving = Avec quel tissage commencez-vous ?
tawantinsuyu-ask-keep = Quelle carte dieu gardez-vous ?
tawantinsuyu-ask-setup-play = Quelle carte de mise en place jouez-vous ?
tawantinsuyu-ask-priest-start = Dans quel secteur commence votre grand prêtre ?
tawantinsuyu-ask-main = À vous : placez un ouvrier ou faites deux actions secondaires.
tawantinsuyu-ask-second = Votre deuxième action secondaire ?
tawantinsuyu-ask-space = Où placez-vous { $worker } ?
tawantinsuyu-ask-price = Quelle carte, ou 1 or, payez-vous ?
tawantinsuyu-ask-payment = Comment payez-vous ?
tawantinsuyu-ask-take = Quel ouvrier adjacent reprenez-vous ?
tawantinsuyu-ask-rejuvenate-effect = Que relevez-vous gratuitement ?
tawantinsuyu-ask-pay-potato = 1 pomme de terre pour 1 tâche de plus ?
tawantinsuyu-ask-task = { $left ->
        [one] Quelle tâche ? C’est la dernière.
       *[other] Quelle tâche maintenant ? Il en reste { $left }.
    }
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
tawantinsuyu-ask-effect = Utilisez-vous cet effet ?
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

tawantinsuyu-event-turn = { $who } commencé un tour
tawantinsuyu-event-points = { $who } marqué { $points } PV : { $category }
tawantinsuyu-event-setup-cards = { $who } joué à la mise en place : { $cards }
tawantinsuyu-event-played = { $who } joué { $card }
tawantinsuyu-event-steps = { $who } bâti { $slot } au secteur { $action }
tawantinsuyu-event-built = { $who } construit { $building }
tawantinsuyu-event-statue = { $who } érigé une { $statue }
tawantinsuyu-event-discarded = { $who } défaussé { $card }
tawantinsuyu-event-benefit = { $who } reçu d’une statue les effets de { $card }
tawantinsuyu-event-temple = { $who } atteint la case { $space } du temple
tawantinsuyu-event-join = { $who } reçu aussitôt la récompense d’une nouvelle jonction
tawantinsuyu-event-merchant = { $joins ->
        [one] { $who } utilisé le marchand : { $joins } jonction concordante
       *[other] { $who } utilisé le marchand : { $joins } jonctions concordantes
    }
tawantinsuyu-event-activation = { $who } activé { $action }
tawantinsuyu-event-conquest = { $who } conquis { $target } avec { $cards }
tawantinsuyu-event-trigger = { $who } déclenché le festival { $festival } : le village est vide
tawantinsuyu-event-festival = Festival { $festival }
tawantinsuyu-event-majority = { $who } eu la majorité en { $region ->
        [A] Antisuyu
        [C] Chinchaysuyu
        [K] Kuntisuyu
       *[Q] Qullasuyu
    }
tawantinsuyu-event-potatoes = { $paid ->
        [one] { $who } payé { $paid } pomme de terre
       *[other] { $who } payé { $paid } pommes de terre
    }{ $missing ->
        [0] { "" }
        [one] , il en manquait { $missing }
       *[other] , il en manquait { $missing }
    }
tawantinsuyu-event-market = Nouveau au marché : { $building }
tawantinsuyu-event-offer = À l’étal : { $card }
tawantinsuyu-event-offer-shuffled = L’étal plein a été mélangé à la pioche des dieux
tawantinsuyu-event-offer-dropped = De l’étal sous la pioche : { $card }
tawantinsuyu-event-army-shuffled = La défausse des armées est devenue la nouvelle pioche
tawantinsuyu-event-tile-shown = Un tissage est désormais vu de tous : { $tile }
tawantinsuyu-event-slot = La carte { $slot } d’Axomamma est maintenant de { $god }
tawantinsuyu-event-slot-empty = La carte { $slot } d’Axomamma est restée vide
tawantinsuyu-event-slot-from-bottom = La carte { $slot } d’Axomamma est venue de dessous la pioche
tawantinsuyu-event-card-from-bottom = { $who } pioché une carte dieu du dessous de la pioche
tawantinsuyu-event-ax-priest = Axomamma a avancé son grand prêtre de { $sides } : la condition de { $action } était remplie
tawantinsuyu-event-ax-no-priest = La condition d’Axomamma pour { $action }, { $sides } plus loin, n’était pas remplie
tawantinsuyu-event-ax-soldiers = Soldats d’Axomamma : { $soldiers } ; pertes : { $casualties }
tawantinsuyu-event-ax-idle = Axomamma n’avait ni ouvrier ni action du grand prêtre
tawantinsuyu-event-ax-arrival = Le jeton d’Axomamma est arrivé à sa personnalité, qui a agi
tawantinsuyu-event-ax-rest = Rien ne s’y est passé : la personnalité d’Axomamma avait agi à l’arrivée du jeton
tawantinsuyu-event-ax-army = Axomamma a joué ses cartes armée : { $cards }
tawantinsuyu-event-ax-conquest = Axomamma a conquis là où le plus de PV sont imprimés : { $target }, { $points } PV
tawantinsuyu-event-ax-second-conquest = Le second marqueur d’Axomamma est allé là où elle défausse le moins : { $target }
tawantinsuyu-event-ax-worker = Axomamma a gagné { $worker } et sa récompense
tawantinsuyu-event-ax-look = Axomamma a cherché { $god } : d’abord { $terrace }, la case la moins chère coûte { $food } de nourriture
tawantinsuyu-event-ax-no-space = Aucune carte n’avait de case vide : Axomamma n’a placé personne
tawantinsuyu-event-ax-replaced = Pas de case vide de { $god } : la carte { $slot } d’Axomamma a été remplacée
tawantinsuyu-event-ax-card = La carte { $slot } d’Axomamma était { $card }
tawantinsuyu-event-ax-placed = Axomamma a placé { $worker } sur { $space }
tawantinsuyu-event-ax-token = Le jeton d’Axomamma a agi : { $loop ->
        [top] boucle du haut
        [middle] boucle du milieu
       *[bottom] boucle du bas
    }, case { $index }
tawantinsuyu-event-ax-gold = Axomamma n’a pas pu tout faire et a pris 1 or
tawantinsuyu-event-ax-weaving = Axomamma a ajouté { $tile } à une tapisserie

## Refus et fin

tawantinsuyu-refuse-cost = Cela coûte { $cost } ; vous avez { $held }.
tawantinsuyu-refuse-worker = Vous n’avez pas cet ouvrier en réserve : { $worker }.
tawantinsuyu-end-third_festival = Le troisième festival est terminé.
tawantinsuyu-end-mini = Le premier festival, dernier de la mini-partie, est terminé.

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
tawantinsuyu-price-nomad = { $value } { $value ->
        [one] nomade
       *[other] nomades
    }

## Valeurs en mots

tawantinsuyu-worker-architect = un architecte
tawantinsuyu-worker-craftsman = un artisan
tawantinsuyu-worker-warrior = un guerrier
tawantinsuyu-worker-courier = un messager
tawantinsuyu-worker-priest = un prêtre
tawantinsuyu-ability-own = sa propre capacité
tawantinsuyu-ability-courier = comme messager
tawantinsuyu-ability-priest = comme prêtre
tawantinsuyu-worker-potato_end = l’ouvrier du bout pomme de terre
tawantinsuyu-worker-maize_end = l’ouvrier du bout maïs
tawantinsuyu-edge-potato_end = bout pomme de terre
tawantinsuyu-edge-maize_end = bout maïs
tawantinsuyu-god-inti = Inti
tawantinsuyu-god-quilla = Mama Quilla
tawantinsuyu-god-illapa = Illapa
tawantinsuyu-god-cocha = Mama Cocha
tawantinsuyu-god-pacha = Pachamama
tawantinsuyu-god-vira = Viracocha
tawantinsuyu-size-small = petite
tawantinsuyu-size-large = grande
tawantinsuyu-statue-inti_small = petite statue d’Inti
tawantinsuyu-statue-inti_large = grande statue d’Inti
tawantinsuyu-statue-quilla_small = petite statue de Mama Quilla
tawantinsuyu-statue-quilla_large = grande statue de Mama Quilla
tawantinsuyu-statue-illapa_small = petite statue d’Illapa
tawantinsuyu-statue-illapa_large = grande statue d’Illapa
tawantinsuyu-statue-cocha_small = petite statue de Mama Cocha
tawantinsuyu-statue-cocha_large = grande statue de Mama Cocha
tawantinsuyu-statue-pacha_small = petite statue de Pachamama
tawantinsuyu-statue-pacha_large = grande statue de Pachamama
tawantinsuyu-statue-vira_small = petite statue de Viracocha
tawantinsuyu-statue-vira_large = grande statue de Viracocha
tawantinsuyu-which-top = le tissage visible
tawantinsuyu-which-under = le tissage en dessous
tawantinsuyu-give-s2 = 2 pierres
tawantinsuyu-give-m2 = 2 maïs
tawantinsuyu-give-g1 = 1 or
tawantinsuyu-edge-left = bout gauche
tawantinsuyu-edge-right = bout droit
tawantinsuyu-edge-new = nouvelle tapisserie
tawantinsuyu-effect-build_building = construire un bâtiment
tawantinsuyu-effect-build_statue = ériger une statue
tawantinsuyu-effect-build_steps = bâtir un escalier
tawantinsuyu-effect-buy_weavings = acheter des tissages
tawantinsuyu-effect-merchant = utiliser le marchand
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

tawantinsuyu-card-G01 = Inti (3 pommes de terre, 1 pierre)
tawantinsuyu-card-G02 = Inti (3 PV)
tawantinsuyu-card-G03 = Inti (1 maïs, 2 PV)
tawantinsuyu-card-G04 = Inti (2 pommes de terre, 1 carte armée)
tawantinsuyu-card-G05 = Inti (construire un bâtiment)
tawantinsuyu-card-G06 = Inti (2 pommes de terre, 1 or)
tawantinsuyu-card-G07 = Inti (1 pomme de terre, 1 PV, 1 or pour 1 case du temple)
tawantinsuyu-card-G08 = Mama Quilla (3 pommes de terre, 1 pierre)
tawantinsuyu-card-G09 = Mama Quilla (3 PV)
tawantinsuyu-card-G10 = Mama Quilla (1 maïs, 2 PV)
tawantinsuyu-card-G11 = Mama Quilla (2 pommes de terre, 1 carte armée)
tawantinsuyu-card-G12 = Mama Quilla (construire un bâtiment)
tawantinsuyu-card-G13 = Mama Quilla (un tissage)
tawantinsuyu-card-G14 = Mama Quilla (2 pommes de terre, marchand)
tawantinsuyu-card-G15 = Illapa (3 pommes de terre, 1 pierre)
tawantinsuyu-card-G16 = Illapa (3 PV)
tawantinsuyu-card-G17 = Illapa (1 maïs, 2 PV)
tawantinsuyu-card-G18 = Illapa (2 pommes de terre, 1 carte armée)
tawantinsuyu-card-G19 = Illapa (construire un bâtiment)
tawantinsuyu-card-G20 = Illapa (1 maïs, entraîner)
tawantinsuyu-card-G21 = Illapa (1 pomme de terre, relever 2)
tawantinsuyu-card-G22 = Mama Cocha (3 pommes de terre, 1 pierre)
tawantinsuyu-card-G23 = Mama Cocha (3 PV)
tawantinsuyu-card-G24 = Mama Cocha (1 maïs, 2 PV)
tawantinsuyu-card-G25 = Mama Cocha (2 pommes de terre, 1 carte armée)
tawantinsuyu-card-G26 = Mama Cocha (construire un bâtiment)
tawantinsuyu-card-G27 = Mama Cocha (1 pomme de terre, un nomade)
tawantinsuyu-card-G28 = Mama Cocha (1 maïs, 2 cartes dieu)
tawantinsuyu-card-G29 = Pachamama (3 pommes de terre, 1 pierre)
tawantinsuyu-card-G30 = Pachamama (3 PV)
tawantinsuyu-card-G31 = Pachamama (1 maïs, 2 PV)
tawantinsuyu-card-G32 = Pachamama (2 pommes de terre, 1 carte armée)
tawantinsuyu-card-G33 = Pachamama (construire un bâtiment)
tawantinsuyu-card-G34 = Pachamama (5 pommes de terre)
tawantinsuyu-card-G35 = Pachamama (3 maïs)
tawantinsuyu-card-G36 = Viracocha (3 pommes de terre, 1 pierre)
tawantinsuyu-card-G37 = Viracocha (3 PV)
tawantinsuyu-card-G38 = Viracocha (1 maïs, 2 PV)
tawantinsuyu-card-G39 = Viracocha (2 pommes de terre, 1 carte armée)
tawantinsuyu-card-G40 = Viracocha (construire un bâtiment)
tawantinsuyu-card-G41 = Viracocha (1 pierre, ériger une statue)
tawantinsuyu-card-G42 = Viracocha (1 pierre, bâtir un escalier)
tawantinsuyu-card-g1 = 1 or
tawantinsuyu-card-deck = la carte du dessus de la pioche
tawantinsuyu-card-R01 = une carte armée (1 soldat, or)
tawantinsuyu-card-R02 = une carte armée (1 soldat, or)
tawantinsuyu-card-R03 = une carte armée (1 soldat, or)
tawantinsuyu-card-R04 = une carte armée (1 soldat, or)
tawantinsuyu-card-R05 = une carte armée (1 soldat, or)
tawantinsuyu-card-R06 = une carte armée (1 soldat, or)
tawantinsuyu-card-R07 = une carte armée (1 soldat, pierre)
tawantinsuyu-card-R08 = une carte armée (1 soldat, pierre)
tawantinsuyu-card-R09 = une carte armée (1 soldat, pierre)
tawantinsuyu-card-R10 = une carte armée (1 soldat, pierre)
tawantinsuyu-card-R11 = une carte armée (1 soldat, pierre)
tawantinsuyu-card-R12 = une carte armée (1 soldat, pierre)
tawantinsuyu-card-R13 = une carte armée (1 soldat, maïs)
tawantinsuyu-card-R14 = une carte armée (1 soldat, maïs)
tawantinsuyu-card-R15 = une carte armée (1 soldat, maïs)
tawantinsuyu-card-R16 = une carte armée (1 soldat, maïs)
tawantinsuyu-card-R17 = une carte armée (1 soldat, maïs)
tawantinsuyu-card-R18 = une carte armée (1 soldat, maïs)
tawantinsuyu-card-R19 = une carte armée (2 soldats, pomme de terre)
tawantinsuyu-card-R20 = une carte armée (2 soldats, pomme de terre)
tawantinsuyu-card-R21 = une carte armée (2 soldats, pomme de terre)
tawantinsuyu-card-R22 = une carte armée (2 soldats, pomme de terre)
tawantinsuyu-card-R23 = une carte armée (2 soldats, pomme de terre)
tawantinsuyu-card-R24 = une carte armée (2 soldats, pomme de terre)
tawantinsuyu-card-R25 = une carte armée (2 soldats, maïs)
tawantinsuyu-card-R26 = une carte armée (2 soldats, maïs)
tawantinsuyu-card-R27 = une carte armée (2 soldats, maïs)
tawantinsuyu-card-R28 = une carte armée (2 soldats, pierre)
tawantinsuyu-card-R29 = une carte armée (2 soldats, pierre)
tawantinsuyu-card-R30 = une carte armée (2 soldats, pierre)
tawantinsuyu-item-R01 = une carte armée (1 soldat)
tawantinsuyu-item-R02 = une carte armée (1 soldat)
tawantinsuyu-item-R03 = une carte armée (1 soldat)
tawantinsuyu-item-R04 = une carte armée (1 soldat)
tawantinsuyu-item-R05 = une carte armée (1 soldat)
tawantinsuyu-item-R06 = une carte armée (1 soldat)
tawantinsuyu-item-R07 = une carte armée (1 soldat)
tawantinsuyu-item-R08 = une carte armée (1 soldat)
tawantinsuyu-item-R09 = une carte armée (1 soldat)
tawantinsuyu-item-R10 = une carte armée (1 soldat)
tawantinsuyu-item-R11 = une carte armée (1 soldat)
tawantinsuyu-item-R12 = une carte armée (1 soldat)
tawantinsuyu-item-R13 = une carte armée (1 soldat)
tawantinsuyu-item-R14 = une carte armée (1 soldat)
tawantinsuyu-item-R15 = une carte armée (1 soldat)
tawantinsuyu-item-R16 = une carte armée (1 soldat)
tawantinsuyu-item-R17 = une carte armée (1 soldat)
tawantinsuyu-item-R18 = une carte armée (1 soldat)
tawantinsuyu-item-R19 = une carte armée (2 soldats)
tawantinsuyu-item-R20 = une carte armée (2 soldats)
tawantinsuyu-item-R21 = une carte armée (2 soldats)
tawantinsuyu-item-R22 = une carte armée (2 soldats)
tawantinsuyu-item-R23 = une carte armée (2 soldats)
tawantinsuyu-item-R24 = une carte armée (2 soldats)
tawantinsuyu-item-R25 = une carte armée (2 soldats)
tawantinsuyu-item-R26 = une carte armée (2 soldats)
tawantinsuyu-item-R27 = une carte armée (2 soldats)
tawantinsuyu-item-R28 = une carte armée (2 soldats)
tawantinsuyu-item-R29 = une carte armée (2 soldats)
tawantinsuyu-item-R30 = une carte armée (2 soldats)
tawantinsuyu-item-Y01 = le bâtiment (4 pommes de terre)
tawantinsuyu-item-Y02 = le bâtiment (1 pomme de terre, 2 maïs)
tawantinsuyu-item-Y03 = le bâtiment (2 pierres ou 2 maïs)
tawantinsuyu-item-Y04 = le bâtiment (1 pomme de terre, 1 or)
tawantinsuyu-item-Y05 = le bâtiment (2 pierres)
tawantinsuyu-item-Y06 = le bâtiment (3 PV)
tawantinsuyu-item-Y07 = le bâtiment (5 PV)
tawantinsuyu-item-Y08 = le bâtiment (1 pomme de terre, 1 carte armée)
tawantinsuyu-item-Y09 = le bâtiment (1 PV, entraîner)
tawantinsuyu-item-Y10 = le bâtiment (2 pommes de terre, 1 carte dieu)
tawantinsuyu-item-Y11 = le bâtiment (1 pomme de terre, 2 cartes dieu)
tawantinsuyu-item-Y12 = le bâtiment (2 pommes de terre, 1 maïs, 1 pierre)
tawantinsuyu-item-Y13 = le bâtiment (2 or)
tawantinsuyu-item-Y14 = le bâtiment (1 PV, un nomade)
tawantinsuyu-item-Y15 = le bâtiment (un tissage)
tawantinsuyu-item-Y16 = le bâtiment (1 case du temple)
tawantinsuyu-item-Y17 = le bâtiment (1 pomme de terre, 1 or pour 1 case du temple)
tawantinsuyu-item-Y18 = le bâtiment (4 pommes de terre, 1 PV)
tawantinsuyu-item-Y19 = le bâtiment (2 PV, 1 or ou 3 pommes de terre)
tawantinsuyu-building-Y01 = le bâtiment (4 pommes de terre ; coûte 1 pierre, 1 maïs)
tawantinsuyu-building-Y02 = le bâtiment (1 pomme de terre, 2 maïs ; coûte 2 pierres)
tawantinsuyu-building-Y03 = le bâtiment (2 pierres ou 2 maïs ; coûte 2 pierres)
tawantinsuyu-building-Y04 = le bâtiment (1 pomme de terre, 1 or ; coûte 2 pierres)
tawantinsuyu-building-Y05 = le bâtiment (2 pierres ; coûte 2 maïs)
tawantinsuyu-building-Y06 = le bâtiment (3 PV ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Y07 = le bâtiment (5 PV ; coûte 2 pierres, 1 or)
tawantinsuyu-building-Y08 = le bâtiment (1 pomme de terre, 1 carte armée ; coûte 1 pierre, 1 maïs)
tawantinsuyu-building-Y09 = le bâtiment (1 PV, entraîner ; coûte 2 pierres)
tawantinsuyu-building-Y10 = le bâtiment (2 pommes de terre, 1 carte dieu ; coûte 1 pierre, 1 maïs)
tawantinsuyu-building-Y11 = le bâtiment (1 pomme de terre, 2 cartes dieu ; coûte 2 pierres)
tawantinsuyu-building-Y12 = le bâtiment (2 pommes de terre, 1 maïs, 1 pierre ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Y13 = le bâtiment (2 or ; coûte 2 pierres, 1 or)
tawantinsuyu-building-Y14 = le bâtiment (1 PV, un nomade ; coûte 2 pierres, 1 or)
tawantinsuyu-building-Y15 = le bâtiment (un tissage ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Y16 = le bâtiment (1 case du temple ; coûte 2 pierres, 1 or)
tawantinsuyu-building-Y17 = le bâtiment (1 pomme de terre, 1 or pour 1 case du temple ; coûte 1 pierre, 1 maïs)
tawantinsuyu-building-Y18 = le bâtiment (4 pommes de terre, 1 PV ; coûte 1 pierre, 2 maïs)
tawantinsuyu-building-Y19 = le bâtiment (2 PV, 1 or ou 3 pommes de terre ; coûte 3 pierres)
tawantinsuyu-building-Z01 = le bâtiment (ouvriers comme messagers ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Z02 = le bâtiment (ouvriers comme prêtres ; coûte 2 pierres, 1 or)
tawantinsuyu-building-Z03 = le bâtiment (les guerriers relèvent 2 bâtiments ; coûte 2 pierres)
tawantinsuyu-building-Z04 = le bâtiment (les nouvelles jonctions paient aussitôt ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Z05 = le bâtiment (bleu et vert pour architectes et artisans ; coûte 2 pierres)
tawantinsuyu-building-Z06 = le bâtiment (4 pommes de terre par festival, cartes dieu à 2 PV ; coûte 1 pierre, 1 maïs)
tawantinsuyu-building-Z07 = le bâtiment (PV pour ses propres escaliers ; coûte 1 pierre, 1 maïs)
tawantinsuyu-building-Z08 = le bâtiment (choisir parmi 5 tissages ; coûte 2 pierres)
tawantinsuyu-building-Z09 = le bâtiment (PV pour la plus grande tapisserie à chaque festival ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Z10 = le bâtiment (ressources à chaque festival ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Z11 = le bâtiment (tissage à chaque Offrande ; coûte 3 pierres)
tawantinsuyu-building-Z12 = le bâtiment (or pour le temple à Adorer et aux festivals ; coûte 2 pierres, 1 or)
tawantinsuyu-building-Z13 = le bâtiment (conquêtes moins chères ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Z14 = le bâtiment (2 tâches de plus pour les guerriers ; coûte 2 pierres, 1 or)
tawantinsuyu-building-Z15 = le bâtiment (échanger pierre, or et maïs ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Z16 = le bâtiment (relever à chaque Produire ; coûte 2 pierres)
tawantinsuyu-building-Z17 = le bâtiment (or et PV à chaque Conquête ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Z18 = le bâtiment (carte armée et or à chaque Régénérer ; coûte 2 pierres, 1 maïs)
tawantinsuyu-building-Z19 = le bâtiment (pomme de terre contre carte dieu ; coûte 2 pierres)
tawantinsuyu-building-Z20 = le bâtiment (meilleure récolte ; coûte 2 pierres, 1 or)

## La colline, les régions et les tissages

tawantinsuyu-space-U01 = la case haute d’Illapa (3 pommes de terre, entraîner, 2 maïs ; vert)
tawantinsuyu-space-U02 = la case haute de Mama Cocha (2 maïs, bâtiment, entraîner ; bleu)
tawantinsuyu-space-U03 = la case haute de Pachamama (entraîner, 2 pierres, bâtiment)
tawantinsuyu-space-U04 = la case haute de Viracocha (bâtiment, tissages, 2 pierres ; vert)
tawantinsuyu-space-U05 = la case haute de Mama Quilla (2 pierres, 3 pommes de terre, tissages ; bleu)
tawantinsuyu-space-U06 = la case haute d’Inti (tissages, 2 pierres, 3 pommes de terre)
tawantinsuyu-space-U07 = la case haute d’Illapa (3 pommes de terre, escalier, 2 pierres ; vert)
tawantinsuyu-space-U08 = la case haute de Pachamama (2 pierres, bâtiment, escalier ; bleu)
tawantinsuyu-space-U09 = la case haute de Mama Cocha (escalier, 3 pommes de terre, bâtiment)
tawantinsuyu-space-U10 = la case haute d’Inti (bâtiment, 2 maïs, 3 pommes de terre)
tawantinsuyu-space-M01 = la case médiane de Mama Quilla (2 pierres, 3 pommes de terre, marchand)
tawantinsuyu-space-M02 = la case médiane de Pachamama (marchand, tissages, 3 pommes de terre ; vert)
tawantinsuyu-space-M03 = la case médiane de Viracocha (3 pommes de terre, statue, tissages ; bleu)
tawantinsuyu-space-M04 = la case médiane d’Inti (tissages, 2 pierres, statue)
tawantinsuyu-space-M05 = la case médiane d’Illapa (statue, produire un, 2 pierres ; bleu)
tawantinsuyu-space-M06 = la case médiane de Mama Quilla (2 pierres, 2 maïs, produire un ; vert)
tawantinsuyu-space-M07 = la case médiane de Mama Cocha (produire un, statue, 2 maïs)
tawantinsuyu-space-M08 = la case médiane d’Inti (2 maïs, 2 pierres, statue ; bleu)
tawantinsuyu-space-M09 = la case médiane d’Illapa (statue, bâtiment, 2 pierres ; vert)
tawantinsuyu-space-M10 = la case médiane de Pachamama (2 pierres, 2 maïs, bâtiment)
tawantinsuyu-space-M11 = la case médiane de Viracocha (bâtiment, escalier, 2 maïs ; bleu)
tawantinsuyu-space-M12 = la case médiane de Mama Cocha (2 maïs, entraîner, escalier ; vert)
tawantinsuyu-space-M13 = la case médiane de Mama Quilla (escalier, 2 maïs, entraîner)
tawantinsuyu-space-M14 = la case médiane d’Inti (entraîner, bâtiment, 2 maïs ; bleu)
tawantinsuyu-space-M15 = la case médiane de Mama Cocha (2 maïs, 3 pommes de terre, bâtiment ; vert)
tawantinsuyu-space-M16 = la case médiane de Viracocha (bâtiment, 1 or, 3 pommes de terre)
tawantinsuyu-space-M17 = la case médiane d’Illapa (3 pommes de terre, tissages, 1 or ; bleu)
tawantinsuyu-space-M18 = la case médiane de Mama Quilla (1 or, escalier, tissages ; vert)
tawantinsuyu-space-M19 = la case médiane de Pachamama (tissages, 2 pierres, escalier ; vert)
tawantinsuyu-space-M20 = la case médiane de Viracocha (escalier, marchand, 2 pierres ; bleu)
tawantinsuyu-space-L01 = la case basse d’Illapa (3 pommes de terre, escalier, 2 pierres ; vert)
tawantinsuyu-space-L02 = la case basse de Pachamama (2 pierres, 1 or, escalier ; bleu)
tawantinsuyu-space-L03 = la case basse de Viracocha (escalier, statue, 1 or)
tawantinsuyu-space-L04 = la case basse d’Inti (1 or, bâtiment, statue ; vert)
tawantinsuyu-space-L05 = la case basse de Mama Cocha (statue, 2 maïs, bâtiment ; bleu)
tawantinsuyu-space-L06 = la case basse de Mama Quilla (bâtiment, tissages, 2 maïs)
tawantinsuyu-space-L07 = la case basse d’Inti (2 maïs, escalier, tissages ; vert)
tawantinsuyu-space-L08 = la case basse de Mama Cocha (tissages, 1 or, escalier ; bleu)
tawantinsuyu-space-L09 = la case basse d’Illapa (escalier, entraîner, 1 or)
tawantinsuyu-space-L10 = la case basse de Viracocha (1 or, tissages, entraîner)
tawantinsuyu-space-L11 = la case basse de Pachamama (entraîner, 3 pommes de terre, tissages ; vert)
tawantinsuyu-space-L12 = la case basse de Mama Quilla (tissages, bâtiment, 3 pommes de terre ; bleu)
tawantinsuyu-space-L13 = la case basse de Mama Cocha (3 pommes de terre, produire un, bâtiment)
tawantinsuyu-space-L14 = la case basse de Viracocha (bâtiment, 2 pierres, produire un ; vert)
tawantinsuyu-space-L15 = la case basse de Pachamama (produire un, marchand, 2 pierres ; bleu)
tawantinsuyu-space-L16 = la case basse d’Inti (2 pierres, statue, marchand ; vert)
tawantinsuyu-space-L17 = la case basse de Mama Quilla (marchand, 1 or, statue)
tawantinsuyu-space-L18 = la case basse d’Illapa (statue, tissages, 1 or ; bleu)
tawantinsuyu-space-L19 = la case basse de Viracocha (1 or, 2 pierres, tissages ; vert)
tawantinsuyu-space-L20 = la case basse de Pachamama (tissages, produire un, 2 pierres)
tawantinsuyu-space-L21 = la case basse d’Inti (2 pierres, statue, produire un ; bleu)
tawantinsuyu-space-L22 = la case basse de Mama Quilla (produire un, 1 or, statue ; vert)
tawantinsuyu-space-L23 = la case basse de Mama Cocha (statue, 2 maïs, 1 or ; bleu)
tawantinsuyu-space-L24 = la case basse d’Illapa (1 or, marchand, 2 maïs)
tawantinsuyu-space-L25 = la case basse de Viracocha (2 maïs, entraîner, marchand ; vert)
tawantinsuyu-space-L26 = la case basse de Mama Quilla (marchand, 2 maïs, entraîner ; bleu)
tawantinsuyu-space-L27 = la case basse d’Illapa (entraîner, statue, 2 maïs)
tawantinsuyu-space-L28 = la case basse de Mama Cocha (2 maïs, bâtiment, statue ; vert)
tawantinsuyu-space-L29 = la case basse de Pachamama (statue, 3 pommes de terre, bâtiment ; bleu)
tawantinsuyu-space-L30 = la case basse d’Inti (bâtiment, 2 pierres, 3 pommes de terre)
tawantinsuyu-icon-Ut01 = 2 maïs
tawantinsuyu-icon-Ut02 = entraîner
tawantinsuyu-icon-Ut03 = bâtiment
tawantinsuyu-icon-Ut04 = 2 pierres
tawantinsuyu-icon-Ut05 = tissages
tawantinsuyu-icon-Ut06 = 3 pommes de terre
tawantinsuyu-icon-Ut07 = 2 pierres
tawantinsuyu-icon-Ut08 = escalier
tawantinsuyu-icon-Ut09 = bâtiment
tawantinsuyu-icon-Ut10 = 3 pommes de terre
tawantinsuyu-icon-Mt01 = marchand
tawantinsuyu-icon-Mt02 = 3 pommes de terre
tawantinsuyu-icon-Mt03 = tissages
tawantinsuyu-icon-Mt04 = statue
tawantinsuyu-icon-Mt05 = 2 pierres
tawantinsuyu-icon-Mt06 = produire un
tawantinsuyu-icon-Mt07 = 2 maïs
tawantinsuyu-icon-Mt08 = statue
tawantinsuyu-icon-Mt09 = 2 pierres
tawantinsuyu-icon-Mt10 = bâtiment
tawantinsuyu-icon-Mt11 = 2 maïs
tawantinsuyu-icon-Mt12 = escalier
tawantinsuyu-icon-Mt13 = entraîner
tawantinsuyu-icon-Mt14 = 2 maïs
tawantinsuyu-icon-Mt15 = bâtiment
tawantinsuyu-icon-Mt16 = 3 pommes de terre
tawantinsuyu-icon-Mt17 = 1 or
tawantinsuyu-icon-Mt18 = tissages
tawantinsuyu-icon-Mt19 = escalier
tawantinsuyu-icon-Mt20 = 2 pierres
tawantinsuyu-icon-Lt01 = 2 pierres
tawantinsuyu-icon-Lt02 = escalier
tawantinsuyu-icon-Lt03 = 1 or
tawantinsuyu-icon-Lt04 = statue
tawantinsuyu-icon-Lt05 = bâtiment
tawantinsuyu-icon-Lt06 = 2 maïs
tawantinsuyu-icon-Lt07 = tissages
tawantinsuyu-icon-Lt08 = escalier
tawantinsuyu-icon-Lt09 = 1 or
tawantinsuyu-icon-Lt10 = entraîner
tawantinsuyu-icon-Lt11 = tissages
tawantinsuyu-icon-Lt12 = 3 pommes de terre
tawantinsuyu-icon-Lt13 = bâtiment
tawantinsuyu-icon-Lt14 = produire un
tawantinsuyu-icon-Lt15 = 2 pierres
tawantinsuyu-icon-Lt16 = marchand
tawantinsuyu-icon-Lt17 = statue
tawantinsuyu-icon-Lt18 = 1 or
tawantinsuyu-icon-Lt19 = tissages
tawantinsuyu-icon-Lt20 = 2 pierres
tawantinsuyu-icon-Lt21 = produire un
tawantinsuyu-icon-Lt22 = statue
tawantinsuyu-icon-Lt23 = 1 or
tawantinsuyu-icon-Lt24 = 2 maïs
tawantinsuyu-icon-Lt25 = marchand
tawantinsuyu-icon-Lt26 = entraîner
tawantinsuyu-icon-Lt27 = 2 maïs
tawantinsuyu-icon-Lt28 = statue
tawantinsuyu-icon-Lt29 = bâtiment
tawantinsuyu-icon-Lt30 = 3 pommes de terre
tawantinsuyu-slot-ST0u = l’escalier haut
tawantinsuyu-slot-ST0l = l’escalier bas
tawantinsuyu-slot-ST1u = l’escalier haut
tawantinsuyu-slot-ST1l = l’escalier bas
tawantinsuyu-slot-ST2u = l’escalier haut
tawantinsuyu-slot-ST2l = l’escalier bas
tawantinsuyu-slot-ST3u = l’escalier haut
tawantinsuyu-slot-ST3l = l’escalier bas
tawantinsuyu-slot-ST4u = l’escalier haut
tawantinsuyu-slot-ST4l = l’escalier bas
tawantinsuyu-target-C1 = Chinchaysuyu (2 pierres ; retourner 0, défausser 1)
tawantinsuyu-target-C2 = Chinchaysuyu (1 or ; retourner 2, défausser 0)
tawantinsuyu-target-C3 = Chinchaysuyu (2 pommes de terre, 1 maïs ; retourner 1, défausser 1)
tawantinsuyu-target-C4 = Chinchaysuyu (4 PV ; retourner 2, défausser 1)
tawantinsuyu-target-C5 = Chinchaysuyu (un bâtiment gratuit ; retourner 1, défausser 2)
tawantinsuyu-target-C6 = Chinchaysuyu (un escalier gratuit ; retourner 3, défausser 2)
tawantinsuyu-target-A1 = Antisuyu (1 carte dieu, un tissage ; retourner 0, défausser 1)
tawantinsuyu-target-A2 = Antisuyu (2 cartes dieu ; retourner 2, défausser 0)
tawantinsuyu-target-A3 = Antisuyu (un tissage ; retourner 1, défausser 1)
tawantinsuyu-target-A4 = Antisuyu (4 PV ; retourner 2, défausser 1)
tawantinsuyu-target-A5 = Antisuyu (2 PV, un tissage ; retourner 1, défausser 2)
tawantinsuyu-target-A6 = Antisuyu (7 PV ; retourner 2, défausser 2)
tawantinsuyu-target-Q1 = Qullasuyu (1 pomme de terre, 1 or ; retourner 0, défausser 1)
tawantinsuyu-target-Q2 = Qullasuyu (3 pommes de terre ; retourner 2, défausser 0)
tawantinsuyu-target-Q3 = Qullasuyu (4 PV ; retourner 2, défausser 1)
tawantinsuyu-target-Q4 = Qullasuyu (1 carte dieu, 1 case du temple ; retourner 1, défausser 2)
tawantinsuyu-target-Q5 = Qullasuyu (7 PV ; retourner 2, défausser 2)
tawantinsuyu-target-Q6 = Qullasuyu (une petite statue gratuite ; retourner 3, défausser 2)
tawantinsuyu-target-K1 = Kuntisuyu (1 pomme de terre, un nomade ; retourner 0, défausser 1)
tawantinsuyu-target-K2 = Kuntisuyu (2 maïs ; retourner 2, défausser 0)
tawantinsuyu-target-K3 = Kuntisuyu (1 pomme de terre, 2 pierres ; retourner 1, défausser 1)
tawantinsuyu-target-K4 = Kuntisuyu (3 PV, 1 carte dieu ; retourner 2, défausser 1)
tawantinsuyu-target-K5 = Kuntisuyu (2 pommes de terre, 1 case du temple ; retourner 1, défausser 2)
tawantinsuyu-target-K6 = Kuntisuyu (9 PV ; retourner 4, défausser 2)
tawantinsuyu-tile-SW01 = le tissage vague (1 or | 2 pierres)
tawantinsuyu-tile-SW02 = le tissage gradins (relever 1 | 3 pommes de terre)
tawantinsuyu-tile-SW03 = le tissage losange (3 PV | carte dieu et pomme de terre)
tawantinsuyu-tile-SW04 = le tissage oiseau (relever 1 | 3 pommes de terre)
tawantinsuyu-tile-W01 = le tissage lama (carte armée | 3 PV)
tawantinsuyu-tile-W02 = le tissage vague (3 PV | carte dieu et pomme de terre)
tawantinsuyu-tile-W03 = le tissage oiseau (carte armée | carte dieu et pomme de terre)
tawantinsuyu-tile-W04 = le tissage losange (carte armée | 3 pommes de terre)
tawantinsuyu-tile-W05 = le tissage oiseau (3 pommes de terre | relever 1)
tawantinsuyu-tile-W06 = le tissage losange (2 pierres | 3 PV)
tawantinsuyu-tile-W07 = le tissage losange (3 pommes de terre | 1 or)
tawantinsuyu-tile-W08 = le tissage losange (carte dieu et pomme de terre | 2 pierres)
tawantinsuyu-tile-W09 = le tissage losange (1 or | carte armée)
tawantinsuyu-tile-W10 = le tissage gradins (carte armée | or pour le temple)
tawantinsuyu-tile-W11 = le tissage gradins (1 or | 2 pierres)
tawantinsuyu-tile-W12 = le tissage étoile (3 pommes de terre | relever 1)
tawantinsuyu-tile-W13 = le tissage vague (carte armée | 1 or)
tawantinsuyu-tile-W14 = le tissage étoile (2 pierres | carte armée)
tawantinsuyu-tile-W15 = le tissage lama (1 or | carte dieu et pomme de terre)
tawantinsuyu-tile-W16 = le tissage soleil (relever 1 | 3 pommes de terre)
tawantinsuyu-tile-W17 = le tissage gradins (carte dieu et pomme de terre | relever 1)
tawantinsuyu-tile-W18 = le tissage vague (carte dieu et pomme de terre | relever 1)
tawantinsuyu-tile-W19 = le tissage oiseau (3 PV | or pour le temple)
tawantinsuyu-tile-W20 = le tissage lama (2 pierres | 1 or)
tawantinsuyu-tile-W21 = le tissage vague (3 pommes de terre | 3 PV)
tawantinsuyu-tile-W22 = le tissage vague (or pour le temple | carte armée)
tawantinsuyu-tile-W23 = le tissage gradins (or pour le temple | 1 or)
tawantinsuyu-tile-W24 = le tissage soleil (3 pommes de terre | 2 pierres)
tawantinsuyu-tile-W25 = le tissage étoile (carte dieu et pomme de terre | 3 pommes de terre)
tawantinsuyu-tile-W26 = le tissage vague (relever 1 | 3 pommes de terre)
tawantinsuyu-tile-W27 = le tissage oiseau (or pour le temple | carte armée)
tawantinsuyu-tile-W28 = le tissage vague (2 pierres | or pour le temple)
tawantinsuyu-tile-W29 = le tissage gradins (3 pommes de terre | carte armée)
tawantinsuyu-tile-W30 = le tissage gradins (2 pierres | carte dieu et pomme de terre)
tawantinsuyu-tile-W31 = le tissage lama (carte dieu et pomme de terre | 2 pierres)
tawantinsuyu-side-A1 = 1 or, une petite statue gratuite
tawantinsuyu-side-A2 = 1 or, un tissage
tawantinsuyu-side-B1 = 1 or, 1 case du temple
tawantinsuyu-side-B2 = 1 or, un bâtiment gratuit

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
tawantinsuyu-reason-gods = Des cartes dieu
tawantinsuyu-reason-hunger = Des pommes de terre pour le prochain festival
tawantinsuyu-reason-armies = Des cartes armée
tawantinsuyu-reason-buildings = Des bâtiments
tawantinsuyu-reason-statues = Des statues
tawantinsuyu-reason-steps = Des escaliers
tawantinsuyu-reason-weavings = Des tapisseries
tawantinsuyu-reason-temple = La hauteur sur le temple
tawantinsuyu-reason-regions = Des villages et régions conquis
tawantinsuyu-reason-plans = Ce que le tour permet encore
tawantinsuyu-reason-rivals = { $change ->
        [loses] Plus pour les autres
       *[other] Moins pour les autres
    }
tawantinsuyu-reason-regions-at = { $change ->
        [takes] Prend la tête en { $region ->
            [A] Antisuyu
            [C] Chinchaysuyu
            [K] Kuntisuyu
           *[Q] Qullasuyu
        }
        [keeps] Garde la tête en { $region ->
            [A] Antisuyu
            [C] Chinchaysuyu
            [K] Kuntisuyu
           *[Q] Qullasuyu
        }
        [loses] Perd la tête en { $region ->
            [A] Antisuyu
            [C] Chinchaysuyu
            [K] Kuntisuyu
           *[Q] Qullasuyu
        }
       *[misses] Laisse la tête en { $region ->
            [A] Antisuyu
            [C] Chinchaysuyu
            [K] Kuntisuyu
           *[Q] Qullasuyu
        } aux autres
    }
tawantinsuyu-reason-statues-at = { $change ->
        [takes] Gagne une { $statue }
        [keeps] Garde une { $statue }
        [loses] Abandonne une { $statue }
       *[misses] Se passe d’une { $statue }
    }
tawantinsuyu-reason-buildings-at = { $change ->
        [takes] Gagne { $building }
        [keeps] Garde { $building }
        [loses] Abandonne { $building }
       *[misses] N’obtient pas { $building }
    }
tawantinsuyu-reason-temple-at = { $change ->
        [takes] Monte à la case { $standing } du temple
        [keeps] Reste sur la case { $standing } du temple
        [loses] Quitte la case { $standing } du temple
       *[misses] Reste sur la case { $standing } du temple
    }
tawantinsuyu-reason-weavings-at = { $change ->
        [takes] { $standing ->
            [1] Un premier tissage
           *[other] Une tapisserie de { $standing } tissages
        }
        [keeps] { $standing ->
            [1] Garde un seul tissage
           *[other] Garde une tapisserie de { $standing } tissages
        }
        [loses] Une tapisserie plus courte
       *[misses] Aucune tapisserie ne grandit
    }

learn-tawantinsuyu-welcome =
    Bienvenue sur la colline du soleil ! Vous allez envoyer des ouvriers sur ses terrasses. Chacun fait les tâches autour de sa case, et davantage à côté d’ouvriers de même sorte.
    D’abord quelques choix de départ.
learn-tawantinsuyu-weaving =
    Choisissez un tissage de départ : la première pièce de votre première tapisserie. Là où les bords de deux tissages correspondent, ils paient à chaque festival.
learn-tawantinsuyu-gods =
    De huit cartes dieu vous en gardez trois, en secret. Avec une carte vous pourrez placer un ouvrier sur une case de son dieu. Gardez les trois proposées ; les cinq autres sont jouées pour leurs effets.
learn-tawantinsuyu-effects =
    Les gains simples sont déjà payés. Jouez maintenant les autres : l’une apporte un tissage gratuit. Ajoutez-le au bout gauche de votre tapisserie.
learn-tawantinsuyu-priest =
    Mettez votre grand prêtre sur un côté du Coricancha, au milieu. Dans ce secteur de la colline vos ouvriers marchent gratuitement ; plus loin le chemin coûte de la nourriture.
learn-tawantinsuyu-worker =
    Votre premier tour. Vous placez un ouvrier, ou faites deux actions secondaires. Placez votre guerrier.
learn-tawantinsuyu-space =
    Choisissez la case de la terrasse haute, dans le secteur de votre prêtre : aucune nourriture pour cheminer ni pour descendre. Plus bas le chemin coûte davantage.
learn-tawantinsuyu-price =
    Payez avec la carte du même dieu. Au lieu d’une carte, 1 or convient pour toute case.
learn-tawantinsuyu-ability =
    Chaque sorte d’ouvrier a une capacité. Un guerrier pioche une carte armée et peut prendre un voisin sur la colline : prenez l’ouvrier d’à côté dans votre réserve.
learn-tawantinsuyu-tasks =
    Maintenant les tâches : une, et une de plus par voisin de même sorte. Vous en avez deux. D’abord récoltez 2 pierres, puis bâtissez un escalier.
learn-tawantinsuyu-steps =
    Un escalier coûte 3 pierres et donne 4 points, 1 maïs et 2 pommes de terre. Mettez le marqueur dans ce secteur : la descente coûte moins, et les rivaux qui l’empruntent vous donnent des points.
learn-tawantinsuyu-recruit =
    À la fin d’un tour vous pouvez acheter un ouvrier du village. Vous en gardez deux au plus, et vous en avez deux : renoncez cette fois.
learn-tawantinsuyu-rival =
    Votre rival a déplacé son grand prêtre, pris de l’or et prié pour des cartes dieu. Quand un côté du Coricancha est activé, les autres peuvent suivre son action à un prix plus élevé.
learn-tawantinsuyu-secondary =
    Maintenant deux actions secondaires au lieu d’un ouvrier. Déplacez d’abord votre grand prêtre de deux côtés, jusqu’à Offrande. Vous pouvez faire l’action du côté, et les autres suivre, ou prendre de l’or : prenez 1 or.
learn-tawantinsuyu-train =
    La seconde action : entraîner. Piochez deux cartes armée et gardez-en une. Vous avez déjà deux ouvriers, alors ne recrutez encore personne.
learn-tawantinsuyu-courier =
    Votre rival a construit un bâtiment. Vous le pouvez aussi : placez votre messager sur la case haute de Viracocha, payez avec sa carte et commencez par la tâche de 2 pierres, car un bâtiment coûte de la pierre.
learn-tawantinsuyu-build =
    Maintenant la tâche de construire. Laissez le marché tel quel, choisissez la tuile bleue et payez 2 pierres. Elle agit seule désormais. Il vous reste un ouvrier : achetez-en un au bout pomme de terre du village.
learn-tawantinsuyu-produce =
    Construisez encore : placez l’architecte sur la case haute de Mama Cocha pour 1 or, prenez 2 maïs, puis construisez la tuile rouge. Elle donne 4 pommes de terre à chaque production. Recrutez au bout maïs.
learn-tawantinsuyu-follow =
    Votre rival a mené son grand prêtre à Conquête et en fait l’action. Vous pouvez suivre : pour 1 pomme de terre vous jouez aussi une carte armée. Jouez celle qui a 2 soldats.
learn-tawantinsuyu-conquer =
    Conquérez le village d’Antisuyu qui rapporte deux cartes dieu. Prenez une carte de la pioche et une de l’étal. Qui mène dans une région marque à chaque festival.
learn-tawantinsuyu-empty =
    Le village est vide : votre rival a appelé le festival, qui vient après votre tour. Chaque carte dieu coûtera alors une pomme de terre. Placez donc l’architecte chez Inti, et récoltez du maïs et 3 pommes de terre.
learn-tawantinsuyu-festival =
    Le premier festival : les tissages joints, le temple et les régions ont payé, et chacun a nourri les dieux. Il manquait des pommes de terre à votre rival, qui a perdu des points. Six nouveaux ouvriers sont au village.
learn-tawantinsuyu-cards =
    À la fin d’un festival vous pouvez jouer des cartes dieu pour leurs effets. Jouez les trois qui sont proposées : 7 points et 2 maïs.
learn-tawantinsuyu-aims =
    Après le troisième festival la partie se termine. Les points viennent du temple, des conquêtes, des statues, des escaliers, des bâtiments et de longues tapisseries. Gardez une pomme de terre par carte dieu pour un festival.
learn-tawantinsuyu-go =
    Désormais la partie est à vous : placez un autre ouvrier, ou faites deux actions secondaires. La lampe donne des indices, et le livre de règles explique chaque tâche. Que le soleil soit avec vous !

## The drawn board of Tawantinsuyu

web-tawantinsuyu-potato = Pommes de terre
web-tawantinsuyu-maize = Maïs
web-tawantinsuyu-stone = Pierre
web-tawantinsuyu-gold = Or
web-tawantinsuyu-sign-food = Nourriture
web-tawantinsuyu-sign-vp = Points de victoire
web-tawantinsuyu-sign-steps = Escalier
web-tawantinsuyu-sign-building = Bâtiment
web-tawantinsuyu-sign-statue = Statue
web-tawantinsuyu-sign-weaving = Tissage
web-tawantinsuyu-sign-train = Entraîner
web-tawantinsuyu-sign-produce1 = Produire un
web-tawantinsuyu-sign-pray = Prier
web-tawantinsuyu-sign-recruit = Recruter un nomade
web-tawantinsuyu-sign-high_priest = Grand prêtre
web-tawantinsuyu-sign-army_card = Carte armée
web-tawantinsuyu-sign-festival = Festival
web-tawantinsuyu-sign-flip = Retourner des cartes armée
web-tawantinsuyu-sign-discard = Défausser des cartes armée
web-tawantinsuyu-sign-tapestry = Tapisserie
web-tawantinsuyu-setting-up = Mise en place
web-tawantinsuyu-before =
    { $number ->
        [1] Avant le premier festival
        [2] Avant le deuxième festival
       *[other] Avant le dernier festival
    } · { $left } au village
web-tawantinsuyu-offer = Cartes dieu
web-tawantinsuyu-god-cards = Cartes dieu
web-tawantinsuyu-deck = { $count ->
        [one] Pioche des dieux : { $count } carte
       *[other] Pioche des dieux : { $count } cartes
    }
web-tawantinsuyu-none = aucun
web-tawantinsuyu-no-workers = Aucun ouvrier
web-tawantinsuyu-side = Grand prêtre vers { $action }
web-tawantinsuyu-where = Où trouver …
web-tawantinsuyu-legend-tasks = tâches
web-tawantinsuyu-wander-here = Cheminer jusqu’à ce secteur coûte { $food } de nourriture
web-tawantinsuyu-wander = Cheminer jusqu’au secteur
web-tawantinsuyu-descend = Descendre à la terrasse
web-tawantinsuyu-own-steps = Vos escaliers
web-tawantinsuyu-steps-of = Escalier de { $name }, qui gagne 1
web-tawantinsuyu-card-or-gold = Carte de { $god } ou 1 or
web-tawantinsuyu-tasks =
    { $tasks ->
        [one] 1 tâche
       *[other] { $tasks } tâches
    }
web-tawantinsuyu-alike =
    { $count ->
        [one] 1 voisin de même sorte
       *[other] { $count } voisins de même sorte
    }
web-tawantinsuyu-swift = messager −1
web-tawantinsuyu-calls-worship = Cédez une grande statue pour 3 cases du temple et une petite pour 1.
web-tawantinsuyu-follows-worship = Qui suit : une statue pour 1 case.
web-tawantinsuyu-calls-offering = 2 maïs par case du temple, jusqu’à 3.
web-tawantinsuyu-follows-offering = Qui suit : 3 maïs pour 1 case.
web-tawantinsuyu-calls-rejuvenate = Relevez gratuitement un bâtiment ou une carte armée, d’autres pour 1 nourriture chacun.
web-tawantinsuyu-follows-rejuvenate = Qui suit : chacun pour 1 maïs.
web-tawantinsuyu-calls-conquest = Un ouvrier tombe. Jouez des cartes armée (la première est gratuite), puis prenez jusqu’à deux cases.
web-tawantinsuyu-follows-conquest = Qui suit : cartes armée pour 1 pomme de terre chacune, une case.
web-tawantinsuyu-calls-produce = Vos bâtiments produisent et sont retournés ; un peut être relevé.
web-tawantinsuyu-follows-produce = Qui suit : les bâtiments produisent aussi.
web-tawantinsuyu-may-follow = Peuvent suivre :
web-tawantinsuyu-nobody-follows = Personne ne peut payer pour suivre.
web-tawantinsuyu-calls = Activé par { $name }
web-tawantinsuyu-festival = Festival { $number }
web-tawantinsuyu-call = Déclencher : +{ $points }
web-tawantinsuyu-call-told = Qui prend le dernier ouvrier du village déclenche le festival et gagne { $points }
web-tawantinsuyu-called = Déclenché par { $name }
web-tawantinsuyu-forecast = Ce qu’il apporterait maintenant : temple, régions, pommes de terre à payer
web-tawantinsuyu-missing =
    { $count ->
        [one] il en manque 1
       *[other] il en manque { $count }
    } : −{ $points }
web-tawantinsuyu-step-before = Or pour le temple
web-tawantinsuyu-step-start = Dons des bâtiments
web-tawantinsuyu-step-merchant = Marchand
web-tawantinsuyu-step-temple = Temple
web-tawantinsuyu-step-regions = Régions
web-tawantinsuyu-step-potatoes = Pommes de terre
web-tawantinsuyu-step-village = Nouveau village
web-tawantinsuyu-step-cards = Cartes dieu
web-tawantinsuyu-majority = tête +{ $points }
web-tawantinsuyu-leads = { $name } mène en { $region }
web-tawantinsuyu-stacks = reste { $producing } + { $passive }
web-tawantinsuyu-statues-left = Statues
web-tawantinsuyu-weavings-left = Tissages, { $count }
web-tawantinsuyu-temple-space = Case { $space } du temple : { $points } au festival, { $final } à la fin
web-tawantinsuyu-put = Tapisserie { $number }, { $edge }
web-tawantinsuyu-worth = { $points } à la fin
web-tawantinsuyu-steps-in-store = Marqueurs d’escalier restants
web-tawantinsuyu-markers-in-store = Marqueurs de conquête restants
web-tawantinsuyu-end-worth = Ce que tout cela vaudrait à la fin maintenant
web-tawantinsuyu-army-told = { $up } { $up ->
        [one] prête
       *[other] prêtes
    }, { $down } { $down ->
        [one] usée
       *[other] usées
    }, { $hand } en main
web-tawantinsuyu-army-in-hand = Cartes armée en main
web-tawantinsuyu-small = Deux de celles-ci, ou déplacer le grand prêtre
web-tawantinsuyu-your-tableau = Votre plateau
web-tawantinsuyu-ax-board = Plateau d’Axomamma
web-tawantinsuyu-ax-next = Prochaines actions du prêtre
web-tawantinsuyu-ax-turn = Son dernier tour
web-tawantinsuyu-ax-not-yet = Elle n’a pas encore joué.
web-tawantinsuyu-goal = Objectif { $points }, devant elle
web-tawantinsuyu-alone-told = Seul, vous gagnez avec 120 points ou plus, et plus qu’Axomamma.
web-tawantinsuyu-win = Vous gagnez avec { $points } points ou plus, et plus qu’elle.
web-tawantinsuyu-loops = Les trois boucles d’Axomamma et leurs jetons
web-tawantinsuyu-pace = Rythme de ses étapes
web-tawantinsuyu-pace-by-hand = pas à pas
web-tawantinsuyu-pace-slow = lentement
web-tawantinsuyu-pace-quick = vite
web-tawantinsuyu-pace-at-once = d’un coup
web-tawantinsuyu-zoom-in = Plus grand
web-tawantinsuyu-zoom-out = Toute la colline
web-tawantinsuyu-step-on = Étape suivante
web-tawantinsuyu-show-all = Tout montrer
web-tawantinsuyu-again = Encore
web-tawantinsuyu-part-hill = Colline
web-tawantinsuyu-part-people = Temple
web-tawantinsuyu-part-city = Marché
web-tawantinsuyu-part-war = Conquête
web-tawantinsuyu-part-mine = Plateaux
web-tawantinsuyu-does-Z01 = Ouvriers comme messagers
web-tawantinsuyu-does-Z02 = Ouvriers comme prêtres
web-tawantinsuyu-does-Z03 = Guerriers : 2 bâtiments relevés
web-tawantinsuyu-does-Z04 = Jonctions payées aussitôt
web-tawantinsuyu-does-Z05 = Les deux couleurs donnent une tâche
web-tawantinsuyu-does-Z06 = Festival : 4 pommes de terre ; cartes dieu 2 PV
web-tawantinsuyu-does-Z07 = Vos escaliers donnent 1 PV
web-tawantinsuyu-does-Z08 = Choix parmi 5 tissages
web-tawantinsuyu-does-Z09 = Festival : PV pour la plus grande tapisserie
web-tawantinsuyu-does-Z10 = Biens à chaque festival
web-tawantinsuyu-does-Z11 = Offrande : un tissage
web-tawantinsuyu-does-Z12 = Adorer : or pour temple
web-tawantinsuyu-does-Z13 = Conquêtes : 1 + 1 de moins
web-tawantinsuyu-does-Z14 = Guerriers : 2 tâches de plus
web-tawantinsuyu-does-Z15 = Échange pierre, or, maïs
web-tawantinsuyu-does-Z16 = Produire : relever 1
web-tawantinsuyu-does-Z17 = Conquête : 1 or, 1 PV
web-tawantinsuyu-does-Z18 = Régénérer : armée, or
web-tawantinsuyu-does-Z19 = 1 pomme de terre pour une carte dieu
web-tawantinsuyu-does-Z20 = Récolte : 1 de plus, 1 PV
web-tawantinsuyu-kind-place = Placer un ouvrier
web-tawantinsuyu-kind-move_priest = Déplacer le grand prêtre
web-tawantinsuyu-kind-space = Choisir une case
web-tawantinsuyu-kind-price = Payer avec une carte ou de l’or
web-tawantinsuyu-kind-payment = Payer
web-tawantinsuyu-kind-task = Faire une tâche
web-tawantinsuyu-kind-keep = Garder une carte
web-tawantinsuyu-kind-play = Jouer une carte
web-tawantinsuyu-kind-put = Poser le tissage
web-tawantinsuyu-kind-army_for_resource = Gratuit : carte armée contre sa ressource
web-tawantinsuyu-kind-exchange = Gratuit : échanger des ressources
web-tawantinsuyu-kind-conquer = Conquérir une case
web-tawantinsuyu-asks-place = Quel ouvrier placez-vous ?
web-tawantinsuyu-asks-move_priest = Où va le grand prêtre ?
web-tawantinsuyu-asks-space = Sur quelle case ?
web-tawantinsuyu-asks-price = Avec quoi payez-vous ?
web-tawantinsuyu-asks-payment = Comment payez-vous ?
web-tawantinsuyu-asks-task = Quelle tâche ?
web-tawantinsuyu-asks-put = Où posez-vous le tissage ?
web-tawantinsuyu-asks-army_for_resource = Quelle carte armée défaussez-vous pour sa ressource ?
web-tawantinsuyu-asks-exchange = Qu’échangez-vous, et contre quoi ?
web-tawantinsuyu-asks-exchange-give = Que prenez-vous contre { $give } ?
web-tawantinsuyu-asks-conquer = Que conquérez-vous ?
web-tawantinsuyu-kind-rejuvenate = Relever quelque chose
web-tawantinsuyu-kind-statue = Ériger une statue
web-tawantinsuyu-kind-conquest_payment = Payer avec des cartes armée
web-tawantinsuyu-kind-army = Jouer une carte armée
web-tawantinsuyu-kind-worship = Céder une statue

tawantinsuyu-option-coricancha-name = Coricancha
tawantinsuyu-option-solo_personality-name = Personnalité d’Axomamma
tawantinsuyu-option-solo_personality_moment-name = Quand sa personnalité agit
tawantinsuyu-option-solo_easy_building_cost-name = Plus facile : ses bâtiments coûtent plus
tawantinsuyu-option-solo_easy_worship_two-name = Plus facile : adorer avec deux statues
tawantinsuyu-option-solo_easy_one_conquest-name = Plus facile : une conquête à la fois
tawantinsuyu-option-solo_easy_no_idle_army-name = Plus facile : pas d’armée au repos
tawantinsuyu-option-solo_hard_temple_step-name = Plus difficile : une case avant le temple
tawantinsuyu-option-solo_hard_conquest_equal-name = Plus difficile : elle conquiert plus tôt
tawantinsuyu-option-solo_hard_conquest_discount-name = Plus difficile : conquêtes moins chères
tawantinsuyu-option-solo_hard_priest_vp-name = Plus difficile : points pour son prêtre
tawantinsuyu-option-solo_hard_weaving_vp-name = Plus difficile : tissages comptés double
tawantinsuyu-option-solo_hard_idle_vp-name = Plus difficile : points au repos
tawantinsuyu-option-solo_hard_resource_vp-name = Plus difficile : points pour ses réserves
tawantinsuyu-option-solo_passives-name = Plus difficile : ses bâtiments passifs agissent
tawantinsuyu-option-mini-name = Mini-partie : jusqu’au premier festival

# Les règles de Tawantinsuyu dans nos mots ; ids et chapitres comme dans rules.json.

tawantinsuyu-chapter-general = Règles générales
rule-TW-G01 = Il y a quatre ressources : pomme de terre, maïs, pierre et or. La nourriture est la pomme de terre ou le maïs.
rule-TW-G02 = Les ressources ne manquent jamais. Ouvriers, marqueurs, statues, tuiles et cartes sont limités au contenu de la boîte.
rule-TW-G03 = Un or peut remplacer une pomme de terre, un maïs ou une pierre dans tout coût.
rule-TW-G04 = Un coût en or ne se paie qu’en or.
rule-TW-G05 = La nourriture se paie avec tout mélange de pommes de terre, de maïs et d’or ; une ressource précise se paie avec cette ressource et de l’or, dans les proportions de votre choix. Vous pouvez utiliser l’or même si vous avez la ressource.
rule-TW-G06 = On juge si vous pouvez payer d’après ce que vous avez à ce moment, l’or servant de joker. Les échanges utiles doivent se faire avant.
rule-TW-G07 = À toute décision de votre tour, vous pouvez défausser des cartes armée de votre main, chacune contre la ressource imprimée.
rule-TW-G08 = Les suiveurs et les joueurs pendant un festival ne peuvent pas défausser de cartes armée contre des ressources.
rule-TW-G09 = Votre tour commence après un festival dû à son début et finit quand la limite d’ouvriers est appliquée. Les actions libres sont ouvertes de la première décision jusqu’à votre réponse au recrutement.
rule-TW-G10 = On joue dans le sens horaire. Dans l’ordre du tour signifie dans le sens horaire à partir du joueur actif ; les autres commencent à sa gauche.
rule-TW-G11 = Un score ne descend jamais sous 0 ; une perte plus grande s’arrête là.
rule-TW-G12 = Retiré : TW-G15 dit quand une question est posée.
rule-TW-G13 = Aucune limite de cartes dieu ou armée en main.
rule-TW-G14 = Là où il faut répondre, une action libre ou un échange qui ne laisserait aucune réponse légale n’est pas proposé. Un bâtiment peut devenir trop cher tant qu’un échange de tuiles reste possible.
rule-TW-G15 = Une décision à réponse unique se prend sans question, sauf si la liste dépend de la main ou si une action libre ou un échange pourrait encore y changer quelque chose. Seuls des faits publics décident si la question vous est posée.
rule-TW-G16 = Les étapes suivantes d’une réponse (case et prix, paiement, carte et tuiles d’un échange, tissages suivants, paiement d’une conquête) viennent aussitôt ; ni action libre ni échange entre elles.
rule-TW-G17 = Pas d’action libre dans une autre. Acheter une carte dieu avec « 1 pomme de terre pour une carte dieu » demande une carte dans la pioche ou l’étal, et une de plus si une autre est en train d’être prise. Les cartes armée cédées vont à la défausse.
rule-TW-V01 = Les effets d’une carte ou d’une tuile se font de gauche à droite, les gains simples d’abord.
rule-TW-V02 = Un gain prend les ressources indiquées dans la réserve et marque aussitôt les points indiqués.
rule-TW-V03 = Piocher des cartes dieu : une à la fois, de la pioche ou de l’étal.
rule-TW-V04 = Piocher des cartes armée : prenez-en autant du dessus de la pioche et gardez-les toutes.
rule-TW-V05 = Prendre un nomade : prenez un ouvrier de votre choix chez les nomades ; sa place est regarnie depuis le sac.
rule-TW-V06 = Prendre un tissage : vous recevez un tissage gratuit.
rule-TW-V07 = Les effets de temple avancent votre marqueur d’autant de cases.
rule-TW-V08 = Un effet de régénération relève gratuitement jusqu’à ce nombre de vos bâtiments de production et cartes armée en jeu.
rule-TW-V09 = Une construction gratuite ne coûte rien et donne tous les gains et points de la construction.
rule-TW-V10 = Une tâche donnée par un effet peut être faite à son coût normal.
rule-TW-V11 = Vous pouvez payer 1 or pour avancer d’une case au temple, sauf au sommet.
rule-TW-V12 = Parmi les effets au choix vous en prenez exactement un. Vous ne pouvez en prendre un qui ne donne rien que si aucun ne donne quelque chose.
rule-TW-V13 = Gains, pioches, nomades, tissages et avancées au temple sont obligatoires ; régénérer, constructions gratuites et tâches peuvent se refuser.
rule-TW-V14 = Ce qui ne peut se faire est perdu ; les autres effets de la liste ont lieu.
rule-TW-V15 = Une tâche ou construction gratuite donnée par un effet est une question oui ou non avant ses décisions. Oui n’est ouvert que si quelque chose peut se passer.

tawantinsuyu-chapter-setup = Mise en place
rule-TW-S01 = Chacun commence avec un grand prêtre, 5 marqueurs d’escalier, 10 de conquête, 10 points et le marqueur du temple sur la case 0.
rule-TW-S02 = Le Coricancha est tourné au hasard ou laissé comme imprimé ; chaque secteur montre alors une de ses cinq actions.
rule-TW-S03 = À 2 joueurs ou en solo 1 ouvrier de chaque sorte quitte la partie, à 3 joueurs 2 de chaque, à 4 aucun.
rule-TW-S04 = Chacun tire 2 ouvriers de départ d’un sac avec deux de chaque sorte ; après une paire on en tire un de plus et un de la paire retourne au sac.
rule-TW-S05 = Tous les autres ouvriers vont alors dans le sac.
rule-TW-S06 = Le village reçoit 6, 8 ou 10 ouvriers à 2, 3 ou 4 joueurs, le premier tiré au bout pomme de terre.
rule-TW-S07 = Les nomades reçoivent 2, 3 ou 4 ouvriers à 2, 3 ou 4 joueurs, sans ordre particulier.
rule-TW-S08 = À 2 joueurs ou en solo chaque case marquée de la terrasse haute reçoit un ouvrier du sac. Ils ne sont à personne.
rule-TW-S09 = Bâtiments de production et passifs forment deux piles cachées ; deux de chaque sont au marché.
rule-TW-S10 = Les cartes armée forment une pioche cachée ; la défausse est vide.
rule-TW-S11 = Les statues sont à la vue de tous : deux petites et une grande par dieu.
rule-TW-S12 = Les tissages pour plus de joueurs quittent la partie et les quatre de départ sont mis à part ; le reste forme la pile, tuile du dessus visible.
rule-TW-S13 = Le premier joueur est donné par l’option ou tiré au sort.
rule-TW-S14 = Dans l’ordre du tour chacun choisit un tissage de départ pour sa première tapisserie ; les autres quittent la partie.
rule-TW-S15 = Chacun prend 2 pierres.
rule-TW-S16 = Chacun reçoit 8 cartes dieu et en garde 3 en secret, une à la fois ; rien n’est montré avant que tous aient choisi. Les 5 autres sont jouées.
rule-TW-S17 = Dans l’ordre inverse chacun gagne les effets de ses 5 cartes jouées, une par une. Celles de gains simples viennent d’abord d’elles-mêmes ; vous ordonnez les autres.
rule-TW-S18 = À la mise en place les cartes dieu viennent de la pioche seule et on n’échange pas de bâtiments.
rule-TW-S19 = Des ouvriers gagnés à la mise en place peuvent vous porter au-delà de 2 jusqu’à la fin de votre premier tour.
rule-TW-S20 = Quand tous ont fini, le marché est regarni et les cartes dieu jouées sont mélangées à la pioche. L’étal commence vide.
rule-TW-S21 = L’étal contient 3, 4 ou 5 cartes à 2, 3 ou 4 joueurs.
rule-TW-S22 = Juste avant votre premier tour vous mettez votre grand prêtre sur un côté quelconque du Coricancha ; rien n’est activé.
rule-TW-S23 = Les ouvriers de départ se tirent par place ; les cartes dieu se distribuent et se gardent dans l’ordre du tour.

tawantinsuyu-chapter-turn = Le tour
rule-TW-T01 = Un tour : un festival si vous tenez le jeton, le choix principal, la fin du tour. Puis le joueur suivant dans le sens horaire.
rule-TW-T02 = Placez un ouvrier, ou faites deux actions secondaires différentes : déplacer le grand prêtre, prier, entraîner, recruter.
rule-TW-T03 = La seconde action secondaire se choisit quand la première est finie.
rule-TW-T04 = On fait exactement deux actions secondaires ; on peut en choisir une qui ne donne rien.
rule-TW-T05 = Sans placement payable vous faites deux actions secondaires. Aucun tour n’est sauté.
rule-TW-T06 = Un festival se résout une fois au début d’un tour ; si le jeton vous reste, le suivant attend votre tour d’après.

tawantinsuyu-chapter-placing = Placer un ouvrier
rule-TW-P01 = L’ouvrier vient de votre réserve et va sur une case vide de la colline.
rule-TW-P02 = Un placement coûte une carte dieu de votre main, du dieu de la case, ou 1 or pour n’importe quel dieu.
rule-TW-P03 = On paie en plus la nourriture pour cheminer et descendre, avant toute tâche. Un placement qu’on ne peut payer en entier est illégal.
rule-TW-P04 = L’or payé au lieu de la carte ne compte pas comme nourriture.
rule-TW-P05 = Cheminer coûte 0 dans le secteur de votre grand prêtre, 1 dans un secteur voisin, 3 ailleurs.
rule-TW-P06 = Descendre coûte 0 pour la terrasse haute, 2 pour la moyenne, 5 pour la basse.
rule-TW-P07 = Chaque marqueur d’escalier du secteur au-dessus de la case réduit de 2 le coût de la descente, jusqu’à 0.
rule-TW-P08 = Les escaliers du chemin sont toujours utilisés.
rule-TW-P09 = L’adversaire dont vous utilisez un marqueur d’escalier marque 1 point par marqueur, même si la descente ne coûtait déjà rien.
rule-TW-P10 = Un messager paie 1 nourriture de moins pour cheminer et descendre en tout, jusqu’à 0.
rule-TW-P11 = Ordre d’un placement : carte ou or, nourriture et points d’escalier, ouvrier, bienfait de statue, capacité, tâches, carte du prêtre.
rule-TW-P12 = La capacité se déclare avec l’ouvrier, car elle change le coût.
rule-TW-P13 = La carte dieu du placement reste à part jusqu’à la fin du tour.
rule-TW-P14 = Les ouvriers restent sur la colline toute la partie, sauf si un guerrier les reprend.
rule-TW-P15 = Deux cases sont adjacentes si elles sont sur la même terrasse et jointes par exactement une icône de tâche ; les limites de secteur ne comptent pas.
rule-TW-P16 = Chaque case touche exactement trois icônes de tâche.
rule-TW-P17 = Tâches : 1, plus 1 par ouvrier adjacent de même sorte, plus les bonus de capacité et de bâtiments.
rule-TW-P18 = Le nombre de tâches est fixé quand l’ouvrier est posé, avant qu’un guerrier en reprenne un ; seule la tâche payée du prêtre vient après.
rule-TW-P19 = L’adjacence regarde la vraie sorte de l’ouvrier, même s’il utilise une autre capacité.

tawantinsuyu-chapter-workers = Capacités des ouvriers
rule-TW-W01 = Un architecte a 1 tâche de plus sur une case bleue.
rule-TW-W02 = Un artisan a 1 tâche de plus sur une case verte.
rule-TW-W03 = Un guerrier pioche d’abord 1 carte armée.
rule-TW-W04 = Le guerrier peut ensuite prendre gratuitement dans votre réserve un ouvrier adjacent de la colline qui n’est pas guerrier.
rule-TW-W05 = Un messager paie 1 nourriture de moins.
rule-TW-W06 = Un messager a 1 tâche de plus si son segment n’avait aucun ouvrier juste avant.
rule-TW-W07 = Un prêtre peut payer 1 pomme de terre pour 1 tâche de plus, une fois, avant la première tâche.
rule-TW-W08 = Après les tâches un prêtre pioche une carte dieu de la pioche ou de l’étal, qu’il ait payé ou non.
rule-TW-W09 = Le bienfait de statue vient avant la capacité, et ce qu’elle donne avant les tâches.

tawantinsuyu-chapter-tasks = Tâches
rule-TW-K01 = Les tâches se font une à une sur les trois icônes de la case, par séries ; une icône ne ressert que lorsque les trois ont servi.
rule-TW-K02 = Une tâche : n’importe quelle icône ; deux : deux icônes différentes ; trois : les trois ; au-delà, la même règle recommence.
rule-TW-K03 = Dans une série l’ordre est libre.
rule-TW-K04 = Une icône ne se choisit que si sa tâche est faisable maintenant : une cible payable pour escalier et statue, une tuile payable ou un échange de tuiles possible pour un bâtiment, un bâtiment de production visible pour produire un.
rule-TW-K05 = Si aucune icône inutilisée de la série ne peut être choisie, les tâches restantes sont perdues.
rule-TW-K06 = Vous pouvez arrêter à tout moment et renoncer aux autres tâches.
rule-TW-K07 = Une tâche se finit entièrement, part des autres comprise, avant de choisir la suivante.
rule-TW-K08 = Récolter donne 3 pommes de terre, 2 maïs, 2 pierres ou 1 or, comme indiqué.
rule-TW-K09 = Bâtir un escalier : payez 3 pierres, mettez un marqueur sur un emplacement vide de n’importe quel secteur et gagnez 4 points, 1 maïs et 2 pommes de terre.
rule-TW-K10 = Un emplacement bas demande un marqueur sur l’emplacement haut du secteur, et il vous faut un marqueur en réserve.
rule-TW-K11 = Quand un emplacement bas est bâti, le propriétaire du marqueur haut marque 2, même s’il est le bâtisseur. L’escalier gratuit donne aussi tout cela.
rule-TW-K12 = Construire un bâtiment : payez une tuile du marché et posez-la face visible devant vous. Au moins une tuile visible doit être payable, ou un échange de tuiles possible.
rule-TW-K13 = Une fois par action de bâtiment vous pouvez d’abord mettre une carte dieu de votre main sous la pioche pour échanger 1 ou 2 tuiles du marché ; elles vont sous leurs piles et sont remplacées aussitôt. Pas à la mise en place. Qui choisit la tâche sans tuile payable doit échanger.
rule-TW-K14 = Après l’échange vous construisez une tuile que vous pouvez payer ou finissez l’action. Sans échange vous devez construire.
rule-TW-K15 = Les autres emplacements vides du marché ne se regarnissent qu’à la fin du tour.
rule-TW-K16 = Vous pouvez avoir autant de bâtiments que vous voulez. Ceux de production n’agissent qu’en produisant ; les passifs agissent aussitôt et ne sont jamais face cachée.
rule-TW-K17 = Ériger une statue : une petite coûte 3 pierres et donne 3 points, une grande 3 pierres et 2 or et donne 9.
rule-TW-K18 = La statue doit être en stock et payable. Vous pouvez en avoir plusieurs, même du même dieu.
rule-TW-K19 = Une statue marque ses points de quelque façon qu’on l’obtienne.
rule-TW-K20 = Entraîner : piochez 2 cartes armée, gardez-en 1 et défaussez l’autre face visible. S’il n’y en a qu’une, gardez-la.
rule-TW-K21 = Quand il faut une carte et que la pioche armée est vide, la défausse devient la pioche ; si elle aussi est vide on pioche moins.
rule-TW-K22 = Produire un : gagnez les effets d’un de vos bâtiments de production visibles ; il reste visible.
rule-TW-K23 = Les tâches restantes ne sont perdues que si vous arrêtez, ou si aucune action libre ni échange ne pourrait ouvrir une icône.
rule-TW-K24 = Les tâches venant d’effets demandent les mêmes cibles que les icônes, les gratuites sans le paiement ; un bâtiment demande une tuile payable ou un échange de tuiles possible. Sans cible l’effet est perdu.
rule-TW-K25 = On ne refuse l’échange que tant qu’une tuile est payable. Après l’échange vous pouvez toujours finir l’action sans bâtiment, et les actions libres restent ouvertes.

tawantinsuyu-chapter-weavings = Tissages et tapisseries
rule-TW-L01 = Acheter des tissages : les 3 tuiles du dessus de la pile sont tirées et montrées à tous.
rule-TW-L02 = Le joueur actif en achète jusqu’à 3 : 1, 2 ou 3 tuiles pour 1, 3 ou 6 maïs, nommées une à une tant que le total est payable.
rule-TW-L03 = Quand toutes sont nommées, on paie le total et on ajoute les tuiles une à une dans l’ordre de l’acheteur.
rule-TW-L04 = Puis les autres, dans l’ordre du tour, peuvent chacun acheter une tuile restante pour 3 maïs.
rule-TW-L05 = Les tuiles restantes vont sous la pile par numéro croissant.
rule-TW-L06 = Puis la nouvelle tuile du dessus est révélée. Une pile trop courte donne ce qu’elle a ; on ne remélange rien.
rule-TW-L07 = Un tissage gratuit est la tuile visible ou celle d’en dessous, que seul le receveur voit d’abord. Personne d’autre n’achète.
rule-TW-L08 = Une tuile vue et laissée reste en place, connue de qui l’a vue.
rule-TW-L09 = Une tuile reçue s’ajoute aussitôt à un bout d’une de vos tapisseries ou en commence une.
rule-TW-L10 = Toutes les tuiles d’une tapisserie ont des motifs différents. Les bords n’ont pas à correspondre.
rule-TW-L11 = Vous pouvez toujours commencer une tapisserie. Les tuiles ne se tournent, ne se déplacent ni ne se séparent jamais.
rule-TW-L12 = Une jonction correspond si les bords qui se touchent montrent la même chose.
rule-TW-L13 = Marchand : chaque jonction qui correspond dans vos tapisseries paie une fois sa récompense.
rule-TW-L14 = Les gains simples se paient d’abord, puis cartes dieu, cartes armée, régénérer et or pour le temple, depuis la gauche.
rule-TW-L15 = Payer l’or pour le temple et régénérer sont facultatifs, les autres récompenses de jonction obligatoires.
rule-TW-L16 = Les tapisseries sont numérotées dans l’ordre où elles ont commencé ; avec plusieurs tuiles chaque réponse nomme tuile et place.

tawantinsuyu-chapter-god_cards = Cartes dieu
rule-TW-C01 = Une carte dieu sert à placer un ouvrier, à échanger des bâtiments, pour ses effets à la mise en place et aux festivals, et vaut 1 point à la fin.
rule-TW-C02 = Si vous avez une statue du dieu de la carte du placement, vous gagnez une fois les effets de la carte.
rule-TW-C03 = Le bienfait de statue vient quand la nourriture est payée et l’ouvrier posé ; deux statues ne le doublent pas.
rule-TW-C04 = À la fin du tour la carte du placement devient la plus récente de l’étal. Placer avec de l’or n’ajoute rien et ne donne aucun bienfait.
rule-TW-C05 = Si l’étal est plein, ses cartes sont d’abord mélangées à la pioche ; la carte jouée s’y retrouve seule.
rule-TW-C06 = L’étal est visible, rangé par âge, et ne se regarnit pas autrement.
rule-TW-C07 = Les cartes dieu se prennent une à une de l’étal ou de la pioche, chacune vue avant la suivante ; à la mise en place et en phase de cartes de la pioche seule.
rule-TW-C08 = Si la pioche est vide, on prend à l’étal ; si les deux sont vides, ou si seule la pioche vide est permise, on n’a rien.
rule-TW-C09 = Prier : prenez 2 cartes dieu.
rule-TW-C10 = L’action secondaire Entraîner suit la règle de la tâche. L’action secondaire Recruter prend un nomade de votre choix, ou aucun.

tawantinsuyu-chapter-high_priest = Déplacer le grand prêtre
rule-TW-H01 = Déplacez votre grand prêtre d’1 ou 2 côtés dans le sens horaire ; les prêtres peuvent partager un côté. Le côté atteint est activé.
rule-TW-H02 = Une activation : déplacement, perte (conquête), réactions des bâtiments passifs, agir ou or, action du joueur actif, suiveurs dans l’ordre du tour.
rule-TW-H03 = Suivre est toujours facultatif et coûte ce que dit l’action.
rule-TW-H04 = Les suiveurs ne peuvent pas prendre l’or à la place.
rule-TW-H05 = Le joueur actif peut prendre 1 or au lieu de l’action, avant que quiconque agisse. Suiveurs et réactions continuent.
rule-TW-H06 = Vous pouvez faire l’action même si elle ne donne rien.
rule-TW-H07 = Adorer, actif : cédez au plus une grande statue pour 3 cases et au plus une petite pour 1 case.
rule-TW-H08 = Adorer, suiveur : cédez une statue de n’importe quelle taille pour 1 case.
rule-TW-H09 = Les statues cédées quittent la partie ; leurs points restent, mais elles n’activent plus de cartes.
rule-TW-H10 = Offrande, actif : payez 2, 4 ou 6 maïs pour 1, 2 ou 3 cases, une fois.
rule-TW-H11 = Offrande, suiveur : payez 3 maïs pour 1 case, une fois.
rule-TW-H12 = Régénérer, actif : relevez gratuitement un bâtiment de production ou une carte armée en jeu, puis autant que vous voulez pour 1 nourriture chacun.
rule-TW-H13 = Régénérer, suiveur : autant que vous voulez pour 1 maïs chacun ; la pomme de terre ne paie pas.
rule-TW-H14 = Produire, actif : autant de vos bâtiments de production visibles que vous voulez donnent leurs effets, dans l’ordre de votre choix ; puis tous ceux-là sont retournés ensemble.
rule-TW-H15 = Produire, actif : avant ou après vous pouvez relever un bâtiment de production. Chaque bâtiment produit au plus une fois par action.
rule-TW-H16 = Produire, suiveur : comme l’actif, sans relever de bâtiment en plus.

tawantinsuyu-chapter-conquest = Conquête
rule-TW-Q01 = Quand la conquête est activée, un ouvrier d’un bout du village devient une perte ; des nomades si le village est vide. Aussi quand on prend l’or.
rule-TW-Q02 = Dans l’ordre du tour chacun peut jouer des cartes armée de sa main pour 1 pomme de terre chacune ; la première du joueur actif est gratuite.
rule-TW-Q03 = Qui a pris l’or ne joue ni carte armée ni marqueur ; les autres continuent normalement.
rule-TW-Q04 = Puis chacun dans l’ordre du tour peut poser un marqueur de conquête ; enfin le joueur actif peut en poser un de plus.
rule-TW-Q05 = Un marqueur va sur une case de conquête vide de n’importe quelle région ; un par case.
rule-TW-Q06 = Il faut pouvoir payer la case en posant le marqueur ; vous gagnez ses effets, puis vous payez.
rule-TW-Q07 = Défausser demande des cartes armée visibles en jeu avec au moins autant de soldats ; retourner met d’autres cartes face cachée.
rule-TW-Q08 = Une carte est défaussée ou retournée, pas les deux. Les cartes comptent entières ; les soldats en trop sont perdus.
rule-TW-Q09 = Aucune carte ne peut être de trop, ni parmi les défaussées ni parmi les retournées.
rule-TW-Q10 = Les cartes en main ne comptent jamais, et les cartes gagnées par la case ne peuvent la payer.
rule-TW-Q11 = Les cartes armée défaussées vont à la défausse.
rule-TW-Q12 = Sans marqueur de conquête vous ne pouvez pas conquérir.
rule-TW-Q13 = Une case dont le bienfait ne donne rien peut quand même être conquise.
rule-TW-Q14 = Les cartes armée restent en jeu d’un tour à l’autre jusqu’à leur défausse.
rule-TW-Q15 = Le marqueur en plus ne dépend pas du premier : vous pouvez le poser même après avoir passé.
rule-TW-Q16 = Avec « Conquêtes : 1 + 1 de moins » on juge d’après les nombres réduits si une carte est de trop ; là où les deux tomberaient à 0, vous choisissez lequel reste 1.
rule-TW-Q17 = La remise de « Conquêtes : 1 + 1 de moins » s’applique toujours en entier ; c’est seulement là où les deux nombres deviennent 0 que l’un d’eux reste 1, s’il est imprimé.
rule-TW-Q18 = Avec un seul ouvrier au village les deux bouts sont une seule réponse.

tawantinsuyu-chapter-recruiting = Fin du tour et recrutement
rule-TW-R01 = Après le choix principal vous pouvez acheter un ouvrier du village : 1 pomme de terre au bout pomme de terre, 1 maïs au bout maïs ; le tout dernier pour l’un ou l’autre.
rule-TW-R02 = L’or peut remplacer la pomme de terre ou le maïs du recrutement.
rule-TW-R03 = Vous pouvez acheter un ouvrier même avec 2 ou plus.
rule-TW-R04 = Puis vous choisissez quels ouvriers au-delà de 2 quittent la partie.
rule-TW-R05 = La limite de 2 ne vaut qu’à la fin de votre propre tour.
rule-TW-R06 = Puis la carte jouée va à l’étal, le marché est regarni et le tour passe.
rule-TW-R07 = Un nomade pris est remplacé aussitôt depuis le sac. Les ouvriers gratuits viennent toujours des nomades.
rule-TW-R08 = Les nomades sont à la vue de tous ; qui prend choisit.
rule-TW-R09 = Pour le tout dernier ouvrier pomme de terre et maïs sont deux réponses.

tawantinsuyu-chapter-temple = Temple
rule-TW-M01 = Avancer donne la récompense de gauche de chaque case atteinte, dans l’ordre.
rule-TW-M02 = Une case du temple accueille autant de marqueurs que l’on veut.
rule-TW-M03 = La case 4 donne 1 pierre ou un nomade au choix ; sans nomades la pierre.
rule-TW-M04 = La case 12 est le sommet. On ne paie que si l’on gagne au moins une case ; le surplus est perdu.
rule-TW-M05 = Dans une offrande vous ne pouvez payer pour plus de cases qu’il n’en reste.

tawantinsuyu-chapter-festival = Festival
rule-TW-F01 = Celui dont c’est le tour quand le village devient vide prend le jeton festival et marque 1, 2 ou 4 points pour le premier, deuxième ou troisième festival.
rule-TW-F02 = Le festival se résout au début du prochain tour du détenteur ; puis il joue ce tour.
rule-TW-F03 = D’ici là personne ne recrute au village, les pertes viennent des nomades et aucun autre festival n’est déclenché.
rule-TW-F04 = Le numéro d’un festival est un de plus que ceux déjà résolus.
rule-TW-F05 = D’abord les propriétaires de « Adorer : or pour temple » peuvent s’en servir, puis « Festival : 4 pommes de terre ; cartes dieu 2 PV », « Festival : PV pour la plus grande tapisserie » et « Biens à chaque festival » paient.
rule-TW-F06 = Étape 1 : chacun fait une tâche de marchand gratuite.
rule-TW-F07 = Étape 2 : chacun marque les points de festival de sa case du temple et en gagne la récompense de gauche.
rule-TW-F08 = Étape 3 : dans chaque région celui qui a le plus de marqueurs marque autant de points qu’il y a de pertes.
rule-TW-F09 = Une égalité va à celui des ex æquo dont un marqueur est le plus bas. Une région vide ne rapporte à personne.
rule-TW-F10 = Les pertes restent.
rule-TW-F11 = Étape 4 : chacun paie 1 pomme de terre par carte dieu en main, tant qu’il en a.
rule-TW-F12 = Pour les pommes de terre qui manquent vous pouvez payer de l’or, autant que vous voulez.
rule-TW-F13 = Chaque pomme de terre encore manquante coûte 2 points. Les cartes restent en main.
rule-TW-F14 = Après l’étape 4 du troisième festival vient le décompte final.
rule-TW-F15 = Étape 5 : le jeton est rendu et le village regarni depuis le sac, tant qu’il suffit.
rule-TW-F16 = Si le sac est vide avant de regarnir, le festival suivant est déclenché aussitôt : le détenteur garde le jeton et marque, et chacun joue un tour avant lui.
rule-TW-F17 = Étape 6, premier festival à 2 joueurs ou en solo : chaque case marquée vide de la terrasse moyenne reçoit un ouvrier du sac.
rule-TW-F18 = Après chacun des deux premiers festivals les joueurs piochent des cartes dieu : qui a le moins de points pioche avant les autres et en pioche plus ; à égalité, le plus proche du détenteur compte comme devant.
rule-TW-F19 = Puis chacun peut jouer jusqu’à 3 cartes dieu de sa main pour leurs effets. Les cartes dieu gagnées alors viennent de la pioche seule.
rule-TW-F20 = Quand tous ont joué, ces cartes sont mélangées à la pioche ; l’étal n’est pas touché.
rule-TW-F21 = Puis les tuiles du marché vont sous leurs piles et de nouvelles sont montrées.

tawantinsuyu-chapter-scoring = Fin de la partie et décompte final
rule-TW-E01 = La partie finit aussitôt après l’étape 4 du troisième festival.
rule-TW-E02 = Une tapisserie de 1 à 7 tissages vaut 0, 1, 3, 6, 10, 15 ou 21.
rule-TW-E03 = Les quatre cases du sommet du temple valent 4, 7, 11 et 16.
rule-TW-E04 = Chaque bâtiment visible vaut 2, passifs compris.
rule-TW-E05 = Chaque carte dieu en main vaut 1 (2 avec « Festival : 4 pommes de terre ; cartes dieu 2 PV »).
rule-TW-E06 = Chaque carte armée visible en jeu vaut 1.
rule-TW-E07 = Chaque ouvrier de votre réserve vaut 1.
rule-TW-E08 = Chaque or vaut 1.
rule-TW-E09 = Le plus grand total gagne ; à égalité, le plus de ressources ; si elles sont égales aussi, la victoire est partagée.
rule-TW-E10 = Statues, marqueurs d’escalier et de conquête ne valent rien à la fin.
rule-TW-E11 = Le décompte ne demande rien ; avec « Échange pierre, or, maïs » toutes les paires de pierre et de maïs deviennent d’abord de l’or.
rule-TW-E12 = Le départage compte les ressources après cet échange. Les cartes armée en main ne deviennent plus des ressources.
rule-TW-E13 = Les points sont notés sous ce qui les paie.
rule-TW-A16 = La partie finit par le troisième festival ; les essais arrêtés sont inachevés et ne comptent pas.

tawantinsuyu-chapter-passive_buildings = Bâtiments passifs
rule-TW-Z01 = Tout ouvrier que vous placez peut utiliser la capacité du messager au lieu de la sienne.
rule-TW-Z02 = Tout ouvrier que vous placez peut utiliser la capacité du prêtre au lieu de la sienne.
rule-TW-Z03 = Avec la capacité d’un guerrier vous pouvez relever jusqu’à 2 bâtiments de production avant les tâches.
rule-TW-Z04 = Une jonction qui correspond paie sa récompense dès que vous la faites, et encore à chaque marchand.
rule-TW-Z05 = Vos architectes et artisans ont la tâche en plus sur les cases bleues et vertes.
rule-TW-Z06 = À chaque festival vous gagnez 4 pommes de terre ; à la fin chaque carte dieu en main vaut 2 points.
rule-TW-Z07 = En plaçant un ouvrier vous marquez 1 par marqueur d’escalier à vous utilisé.
rule-TW-Z08 = Dans votre tâche acheter des tissages vous tirez 5 tuiles, en mettez 2 sous la pile et continuez avec 3.
rule-TW-Z09 = À chaque festival vous marquez 1 point par tissage de votre plus grande tapisserie.
rule-TW-Z10 = À chaque festival vous gagnez 2 pommes de terre, 1 maïs et 1 pierre.
rule-TW-Z11 = Chaque fois que quelqu’un active l’offrande vous prenez un tissage gratuit.
rule-TW-Z12 = Chaque fois que quelqu’un active Adorer, et avant chaque festival, vous pouvez payer 1 or pour 1 case du temple.
rule-TW-Z13 = Vos conquêtes retournent 1 et défaussent 1 soldat de moins ; au moins un reste retourné ou défaussé.
rule-TW-Z14 = Avec la capacité d’un guerrier vous avez 2 tâches de plus.
rule-TW-Z15 = À chacune de vos décisions vous pouvez échanger entre eux 2 pierres, 1 or et 2 maïs.
rule-TW-Z16 = Chaque fois que quelqu’un active Produire vous pouvez relever 1 bâtiment de production ou carte armée, aussitôt ou après votre production.
rule-TW-Z17 = Chaque fois que quelqu’un active la conquête vous gagnez 1 or et 1 point.
rule-TW-Z18 = Chaque fois que quelqu’un active Régénérer vous piochez 1 carte armée et gagnez 1 or.
rule-TW-Z19 = À toute décision de votre tour vous pouvez payer 1 pomme de terre pour une carte dieu, autant de fois que vous voulez.
rule-TW-Z20 = Une tâche de récolte de pomme de terre, de maïs ou de pierre vous en donne 1 de plus et 1 point.
rule-TW-Z21 = « Quelqu’un » comprend le propriétaire et Axomamma, et les activations où l’on prend l’or.
rule-TW-Z22 = Parmi les capacités ouvertes à un ouvrier, une seule est utilisée. « Guerriers : 2 bâtiments relevés », « Les deux couleurs donnent une tâche » et « Guerriers : 2 tâches de plus » demandent la capacité propre.
rule-TW-Z23 = Un bâtiment passif agit dès qu’il est posé, mais pas pour un déclencheur déjà passé.
rule-TW-Z24 = « Récolte : 1 de plus, 1 PV » ne compte que pour les icônes de tâche, pas pour cartes, bâtiments, jonctions ou temple.
rule-TW-Z25 = Un bâtiment passif de la mise en place agit aussitôt là où il peut ; les actions libres commencent au premier tour du propriétaire.
rule-TW-Z26 = Chaque action du grand prêtre déclenche exactement un bâtiment passif : les réactions ne se gênent donc jamais.

tawantinsuyu-chapter-edge_cases = Cas particuliers
rule-TW-N01 = Avec une pile de bâtiments vide le marché montre ce qu’il y a ; une tuile échangée revient.
rule-TW-N02 = Si la pile de tissages est vide, Acheter des tissages ne donne rien et les tissages gratuits sont perdus. La dernière tuile n’en a pas dessous.
rule-TW-N03 = Si la pioche des dieux et l’étal sont vides, on ne pioche aucune carte, même pour le prêtre.
rule-TW-N04 = Une carte mise sous une pioche vide forme la pioche.
rule-TW-N05 = Si le sac est vide, les nomades ne sont pas regarnis ; sans nomades, pas d’ouvriers gratuits.
rule-TW-N06 = La perte peut être le dernier ouvrier du village : le jeton est pris avant que la conquête continue.
rule-TW-N07 = Sans emplacement libre, marqueur ou statue payable, ou sans tuile payable ni échange de tuiles possible, l’icône ne peut être choisie.
rule-TW-N08 = Si aucune case vide n’est payable, on fait des actions secondaires.
rule-TW-N09 = Un placement peut finir sans aucune tâche ; l’ouvrier reste.
rule-TW-N10 = Les déclencheurs simultanés d’un joueur sont ordonnés par lui, ceux de plusieurs dans l’ordre du tour.
rule-TW-N11 = Les points d’escalier vont à leurs propriétaires avant tout le reste du placement.
rule-TW-N12 = Une statue érigée pendant un placement n’active pas la carte déjà jouée.
rule-TW-N13 = Un ouvrier repris libère sa case, mais il n’y a qu’un placement par tour.
rule-TW-N14 = Un ouvrier repris peut être placé à un tour suivant.
rule-TW-N15 = Un score au-delà de la piste imprimée continue simplement.
rule-TW-N16 = L’or gagné dans une action peut se dépenser aussitôt pour des coûts encore ouverts.
rule-TW-N17 = Sans carte dieu en main un festival ne coûte aucune pomme de terre.
rule-TW-N18 = Sans bâtiment de production visible vous pouvez quand même utiliser « Produire : relever 1 » quand Produire est activé.
rule-TW-N19 = Une tuile achetée s’ajoute avant que le joueur suivant décide.
rule-TW-N20 = Si un suiveur vide le village, le joueur dont c’est le tour prend le jeton.
rule-TW-N21 = Le tour de qui a joué 3 cartes de festival, ou n’en a aucune, est sauté.
rule-TW-N22 = Les secteurs forment un anneau : le dernier touche le premier, pour les ouvriers comme pour les prêtres.
rule-TW-N23 = Ce qui est épuisé ne peut être gagné et rien ne le remplace.
rule-TW-N24 = L’or pris au lieu d’une action peut se dépenser dans le même tour.

tawantinsuyu-chapter-hidden = Hasard et informations cachées
rule-TW-A10 = Chaque résultat du hasard est une entrée, une pièce à la fois, aux chances d’un tirage équitable.
rule-TW-A11 = Chaque pioche, le sac et le dé sont des sources propres ; la graine seule décide de leurs tirages.
rule-TW-A12 = Tirer du sac ou d’une pile inconnue est toujours une entrée ; les pièces connues viennent sans. Un choix au hasard d’Axomamma n’est une entrée qu’avec deux résultats ou plus.
rule-TW-A13 = Une pile cachée est un ensemble de pièces inconnues plus ce qu’on sait du dessus ou du dessous ; aucun ordre caché n’existe.
rule-TW-A14 = Mélanger à une pile y mêle les pièces et oublie tout ce qu’on en savait.
rule-TW-A15 = Les cartes gardées, la carte mise sous la pioche pour un échange et la carte armée gardée à l’entraînement restent secrètes ; les autres réponses sont publiques.

tawantinsuyu-chapter-solo = Solo contre Axomamma
rule-TW-X01 = Le solo se prépare comme à 2 joueurs avec les changements ci-dessous ; vous êtes premier joueur.
rule-TW-X02 = Axomamma reçoit un tissage de départ au hasard, puis vous choisissez le vôtre.
rule-TW-X03 = Elle n’a pas de cartes dieu en main ; elle commence avec 4 pierres, 2 maïs, 1 or et 1 carte armée cachée.
rule-TW-X04 = Elle tire 2 ouvriers comme vous, sans leurs récompenses.
rule-TW-X05 = Vous placez votre grand prêtre à la mise en place ; le dé dit de combien de côtés dans le sens horaire le sien s’en écarte.
rule-TW-X06 = Les huit jetons numérotés vont sur leurs cases de départ.
rule-TW-X07 = Quatre cartes dieu sont dans ses emplacements ; seuls les dieux comptent.
rule-TW-X08 = Un de ses marqueurs d’escalier va sans gain sur l’emplacement haut du secteur de son prêtre, ou le prochain libre dans le sens horaire.
rule-TW-X09 = Une personnalité est donnée par l’option ou tirée au sort ; elle couvre la case or de sa boucle haute.
rule-TW-X10 = Vos tours et vos droits de suivre sont les normaux. Elle ne recrute jamais en fin de tour et n’a pas d’actions libres.
rule-TW-X11 = Son tour : un festival si elle tient le jeton ; une action du grand prêtre si une condition est remplie ; sinon une action de plateau si elle a un ouvrier ; sinon son tour à vide. Puis le marché est regarni.
rule-TW-X12 = Un ouvrier qu’elle gagne lui donne la récompense de sa sorte.
rule-TW-X13 = Avec plus de 2 ouvriers elle en retire au hasard jusqu’à 2, après la récompense.
rule-TW-X14 = Au lieu de piocher une carte dieu elle met la plus ancienne de l’étal sous la pioche et marque 1 ; étal vide : rien.
rule-TW-X15 = Ses cartes armée vont cachées dans sa main ; au lieu d’en piocher 2 et garder 1 elle en pioche 1.
rule-TW-X16 = Dès qu’elle a 5 pommes de terre elle les échange contre 5 points.
rule-TW-X17 = Ailleurs l’or est aussi joker pour elle, seulement pour ce qui manque.
rule-TW-X18 = Pour choisir une ressource elle prend celle dont elle a le moins ; à égalité or, maïs, pierre, pomme de terre.
rule-TW-X19 = Ses bâtiments passifs n’ont pas de capacité, sauf si l’option en fait agir certains ; ils valent 2 points chacun à la fin.
rule-TW-X20 = Elle regarde le prochain et le deuxième côté dans le sens horaire ; au premier dont la condition est remplie elle va et agit. C’est tout son tour.
rule-TW-X21 = Ses conditions : pour Offrande 4 maïs ; pour Produire 2 bâtiments de production visibles ; pour Adorer une statue ; pour Conquête plus de soldats que de pertes ; pour Régénérer 3 bâtiments et cartes armée cachés.
rule-TW-X22 = Les pertes se comptent avant la nouvelle, qu’elle prend au bout pomme de terre du village, sinon au hasard chez les nomades.
rule-TW-X23 = Elle ne prend jamais l’or. Après son action, et la vôtre si vous suivez, elle pioche une carte armée et met sous la pioche jusqu’à 2 cartes de l’étal, les plus anciennes.
rule-TW-X24 = Quand vous activez, elle suit dès qu’elle peut.
rule-TW-X25 = Produire : tous ses bâtiments de production visibles produisent par numéro et sont retournés ; si elle agit, le plus haut numéro reste visible.
rule-TW-X26 = Offrande : en agissant, jusqu’à 3 cases, autant qu’elle peut en payer à 2 maïs chacune ; en suivant, 1 case pour 3. Le maïs d’abord, puis l’or.
rule-TW-X27 = Adorer : en agissant, une grande puis une petite statue ; en suivant, une statue, petite de préférence. Elle n’en cède aucune qui ne ferait pas avancer son marqueur.
rule-TW-X28 = Régénérer : en agissant, elle relève tout ; en suivant, la moitié de chaque sorte, arrondie au supérieur, sans coût.
rule-TW-X29 = Conquête : elle joue toute sa main gratuitement.
rule-TW-X30 = Son premier marqueur va sur la case payable au plus de points imprimés.
rule-TW-X31 = Égalités : la région avec le moins de marqueurs, puis avec le moins des vôtres, puis Antisuyu, Chinchaysuyu, Kuntisuyu, Qullasuyu, puis le plus bas.
rule-TW-X32 = Son second marqueur, seulement en agissant, va là où elle défausse le moins de cartes ; égalités au hasard.
rule-TW-X33 = Elle paie avec le moins de cartes à 2 soldats défaussées, puis le moins de cartes défaussées, le plus de cartes à 2 retournées, le moins retournées, les plus petits numéros.
rule-TW-X34 = Bâtiment gratuit : de production si elle en a moins de 2 visibles, sinon passif, une tuile au hasard. Escalier, statue, tissage et nomade gratuits suivent ses règles.
rule-TW-X35 = Elle paie l’or pour le temple dès qu’elle peut ; entraîner vaut 1 carte armée ; elle relève d’abord ses bâtiments de plus haut numéro ; les effets de marchand sont ignorés.
rule-TW-X36 = À la case 4 du temple elle prend ce dont elle a le moins, pierre ou ouvriers ; à égalité un ouvrier si elle en a 1 au plus. Il vient du bout pomme de terre du village, sinon des nomades.
rule-TW-X37 = Une condition échoue aussi si l’action ne pouvait rien faire.
rule-TW-X38 = Elle relève ses cartes armée à 2 soldats d’abord, puis le plus petit numéro.
rule-TW-X39 = Ses points en plus et son avancée gratuite pour une action viennent après les réactions et avant l’action.
rule-TW-X40 = Action de plateau : le dé choisit un de ses emplacements et les jetons de cette valeur.
rule-TW-X41 = Elle place son plus ancien ouvrier sur une case vide du dieu de l’emplacement ; au premier placement un au hasard.
rule-TW-X42 = Ses terrasses selon les festivals résolus : haute, moyenne, basse ; puis moyenne, haute, basse ; puis basse, moyenne, haute.
rule-TW-X43 = Dans la terrasse elle prend la case au moindre cheminement et descente, égalités au hasard, et ne paie rien.
rule-TW-X44 = Chacun de vos marqueurs d’escalier qu’elle passe vous donne 1 point.
rule-TW-X45 = Sans case vide de ce dieu la carte va à l’étal, l’emplacement en reçoit une autre et elle recommence ; un emplacement vide renvoie au prochain garni. Si aucune carte de la pioche et de l’étal ne conviendrait, rien n’est remplacé et le prochain emplacement dont le dieu a une case sert.
rule-TW-X46 = Avec une statue du dieu de la carte utilisée elle marque 5, une fois ; les effets de la carte sont ignorés.
rule-TW-X47 = La carte va à l’étal et l’emplacement est regarni ; pioche vide : l’étal y est d’abord mélangé, sans la carte à peine jouée.
rule-TW-X48 = Puis agissent les jetons de la valeur du dé : boucle haute, moyenne, basse ; puis, dans le même ordre, chacun avance d’autant de cases.
rule-TW-X49 = Ses actions n’ont rien à voir avec la case prise.
rule-TW-X50 = Boucle haute : elle gagne ce qui est montré ; de pierre ou maïs ce dont elle a le moins, maïs à égalité. Sur la case or elle gagne 1 or et sa personnalité agit, à l’usage ou à l’arrivée.
rule-TW-X51 = Boucle moyenne : une action infaisable en entier donne 1 or à la place.
rule-TW-X52 = Acheter des tissages : avec 3 maïs elle tire 3 tuiles et en achète 2 ; avec assez pour une elle en achète 1 et gagne 1 or ; avec moins l’or seul. Puis vous pouvez en acheter une pour 3 maïs.
rule-TW-X53 = Elle préfère une tuile qui étend sa plus grande tapisserie, puis la suivante, sinon une nouvelle ; le plus haut numéro. Elle ajoute à droite et les jonctions ne lui donnent rien.
rule-TW-X54 = Quand vous achetez des tissages elle en achète un qui étend une tapisserie à elle si elle a 2 maïs ; elle paie 3, ou 2 seulement si elle n’a pas plus.
rule-TW-X55 = Statue : le dé nomme un emplacement ; à partir de là elle prend une grande statue du dieu si elle peut la payer, sinon une petite ; sinon une au hasard. Si elle ne peut pas payer : 1 or.
rule-TW-X56 = Escalier : 3 pierres, le premier emplacement haut libre dans le sens horaire depuis son prêtre, sinon un bas sous son marqueur, sinon n’importe quel emplacement bas.
rule-TW-X57 = Bâtiment : 1 pierre, sinon 1 or, pour une tuile au hasard du marché du type montré ; sans tuile 1 or.
rule-TW-X58 = Boucle basse : elle prend gratuitement l’ouvrier montré, avec sa récompense ; l’impossible est sauté. Vider le village lui donne le jeton à son tour.
rule-TW-X59 = Sa personnalité agit quand un jeton sur sa case est utilisé ou, avec l’option, quand un jeton y arrive, et alors pas quand ce jeton est tiré. Ce qu’elle ne peut faire est perdu ; l’or est toujours gagné.
rule-TW-X60 = Si aucune carte nulle part n’a de case vide de son dieu, elle ne place rien et les jetons agissent.
rule-TW-X61 = Sans statue payable, on ne lance pas le dé. Ordre du hasard : dé, cartes, case, ouvrier, recharge, jetons et en dernier la personnalité qui agit à l’arrivée.
rule-TW-X70 = Sans ouvrier ni action du prêtre elle recrute un nomade au hasard, met sous la pioche jusqu’à 2 cartes de l’étal, les plus anciennes, pour 1 point chacune, pioche une carte armée, puis avance son prêtre d’1 côté sans activer.
rule-TW-X71 = Au festival elle marque 1 par tissage au lieu du marchand et ne paie pas de pommes de terre.
rule-TW-X72 = Phase de cartes : vous piochez 2 cartes si vous êtes derrière, sinon 1 ; elle n’en pioche pas et marque 2 si elle est strictement derrière vous.
rule-TW-X73 = Avant le décompte final elle relève tout et adore une fois si elle a une statue ; personne ne suit ni ne réagit.
rule-TW-X74 = Elle compte ensuite comme un joueur ; ses cartes dieu gardées et ses cartes armée en main ne valent rien.
rule-TW-X75 = Vous gagnez avec au moins 120 points et strictement plus qu’elle.
rule-TW-X76 = Tous ses choix au hasard sont des entrées équitables ; ce qui en découle est montré.
rule-TW-X77 = Recharge, marques, mélange et marché du festival sont comme à 2 joueurs.
rule-TW-X78 = Les options sur le début d’une action ne valent pas pour sa dernière adoration.
rule-TW-X80 = Plus facile : sans personnalité la case or ne donne qu’1 or.
rule-TW-X81 = Plus facile : ses bâtiments coûtent 2 pierres.
rule-TW-X82 = Plus facile : il lui faut 2 statues pour commencer Adorer.
rule-TW-X83 = Plus facile : pas de second marqueur de conquête.
rule-TW-X84 = Plus facile : pas de carte armée à son tour à vide.
rule-TW-X85 = Plus difficile : en commençant Adorer ou Offrande elle avance d’abord d’une case gratuite.
rule-TW-X86 = Plus difficile : autant de soldats que de pertes suffisent pour la conquête.
rule-TW-X87 = Plus difficile : ses conquêtes demandent 1 retourné et 1 défaussé de moins, mais toujours au moins l’un des deux.
rule-TW-X88 = Plus difficile : 2 points chaque fois qu’elle commence une action du grand prêtre.
rule-TW-X89 = Plus difficile : 2 points par tissage aux festivals.
rule-TW-X90 = Plus difficile : 2 points de plus à son tour à vide, après les cartes de l’étal et avant la carte armée.
rule-TW-X91 = Plus difficile : à la fin 1 point par ressource restante, si bien qu’un or compte 2 en tout.
rule-TW-X92 = Plus difficile, règle de notre cru : ses bâtiments passifs « Festival : 4 pommes de terre ; cartes dieu 2 PV », « Festival : PV pour la plus grande tapisserie », « Biens à chaque festival », « Conquête : 1 or, 1 PV » et « Régénérer : armée, or » agissent aux mêmes moments que pour un joueur ; tous les autres ne font rien.

tawantinsuyu-chapter-invariants = Ce qui est toujours vrai
rule-TW-I01 = De chaque sorte d’ouvrier il y en a toujours 9 tous lieux réunis.
rule-TW-I02 = Chaque carte dieu existe une fois, et l’étal ne dépasse jamais sa taille.
rule-TW-I03 = Il y a toujours 30 cartes armée tous lieux réunis.
rule-TW-I04 = Il y a toujours 35 tissages ; les motifs d’une tapisserie diffèrent ; seule la tuile du dessus de la pile est visible.
rule-TW-I05 = Il y a toujours 19 bâtiments de production et 20 passifs ; entre les tours le marché est plein sauf pile vide.
rule-TW-I06 = Il y a toujours 2 petites statues et 1 grande de chaque dieu.
rule-TW-I07 = Chacun a 5 marqueurs d’escalier en tout ; aucun bas rempli sous un haut vide ; les marqueurs ne bougent pas.
rule-TW-I08 = Chacun a 10 marqueurs de conquête en tout, un au plus par case.
rule-TW-I09 = Un ouvrier au plus par case ; ressources et scores jamais négatifs ; le marqueur du temple ne descend jamais.
rule-TW-I10 = Qui vient de finir son tour tient au plus 2 ouvriers.
rule-TW-I11 = Entre les tours le village est vide exactement tant que le jeton est détenu.
rule-TW-I12 = Il y a 3 festivals au plus, et chacun déclenché paie ses points.
rule-TW-I13 = Les bâtiments passifs sont visibles, et le score est la somme de la feuille.

tawantinsuyu-chapter-decisions = Décisions et leurs codes
rule-TW-A01 = Une réponse est un code : des mots séparés d’une espace ; un tiret veut dire rien, passer ou fini.
rule-TW-A02 = Une question se pose quand on y arrive, sauf si des faits publics ne laissent qu’une réponse.
rule-TW-A03 = Plusieurs choses se choisissent une à une ; ce qui est choisi n’est plus listé.
rule-TW-A04 = Les réponses légales sont celles de la question plus les actions libres qui y sont ouvertes.
rule-TW-A05 = Lettres : p pomme de terre, m maïs, s pierre, g or ; A architecte, C messager, K artisan, P prêtre, W guerrier ; S petite, L grande.
rule-TW-A06 = Un mélange s’écrit dans l’ordre p s m g sans zéros.

tawantinsuyu-chapter-engine = Notes du moteur
rule-TW-B01 = Un placement se répond par étapes : ouvrier, case, carte ou or, nourriture.
rule-TW-B02 = Un paiement n’est demandé que s’il y en a plusieurs.
rule-TW-B03 = Les échanges de « Échange pierre, or, maïs » vont un lot à la fois ; à une décision ce qui est reçu n’est pas redonné, ni ce qui est donné reçu, jusqu’à l’usage d’une carte armée ou de « 1 pomme de terre pour une carte dieu ».
rule-TW-B04 = Retiré : voir TW-G15.
rule-TW-B05 = La tuile d’en dessous n’est montrée qu’à son receveur, à qui l’on demande une fois.
rule-TW-B06 = Le marchand a un ordre fixe ; on demande la source de la carte, quoi régénérer, payer ou non.
rule-TW-B07 = Les cartes de mise en place aux gains simples se jouent d’abord sans question.
rule-TW-B08 = Les tissages restants vont sous la pile par numéro ; les tuiles de « Choix parmi 5 tissages » et d’un échange dans l’ordre nommé.
rule-TW-B09 = Régénérer, produire, adorer et jouer des cartes armée vont un par un jusqu’à fini.
rule-TW-B10 = Le paiement d’une conquête se dit en soldats ; les cartes en jeu ne diffèrent que par là.
rule-TW-B11 = Un échange se répond par étapes : oui ou non, carte dieu, première tuile, seconde ou aucune, puis la tuile à construire ou aucune. Non n’est possible que tant qu’une tuile est payable.
rule-TW-B16 = Ouvriers à placer et actions secondaires forment une seule liste.
rule-TW-B17 = Un paiement suit la réponse qu’il paie avant toute autre chose.
rule-TW-B18 = Les lettres d’un mélange sont dans l’ordre p s m g ; choix et tapisseries comptent de 1.
rule-TW-B19 = Parmi des soldats égaux on défausse les plus petits numéros et on retourne les suivants.
rule-TW-B20 = Les ouvriers sont listés par sorte, cartes, tuiles et statues une à une.
rule-TW-B21 = Les tuiles s’achètent ou s’écartent une à une, dans n’importe quel ordre.
rule-TW-B22 = Les pommes de terre du festival ne sont demandées que s’il en manque.
rule-TW-B12 = Note : un essai sans fin est arrêté et compte comme inachevé.
rule-TW-B13 = Note : chiffres d’anciens essais avec des joueurs au hasard.
rule-TW-B14 = Note : chiffres d’anciens essais avec d’autres joueurs.
rule-TW-B15 = Note : essais avec plus et avec moins de matériel.
rule-TW-B23 = Note : chiffres d’essais ultérieurs.
rule-TW-B24 = Note : chiffres du joueur au hasard.
