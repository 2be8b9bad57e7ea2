imhotep-title = Imhotep : bâtisseur de l’Égypte
imhotep-about = Chargez les bateaux, choisissez le site, bâtissez avec les pierres de tous.
imhotep-preset-first = Première partie
imhotep-preset-first-line = La face A de chaque site : les règles les plus simples.
imhotep-preset-other = Les autres faces
imhotep-preset-other-line = La face B de chaque site : plus de choses à peser.
imhotep-preset-mixed = Faces mêlées
imhotep-preset-mixed-line = Le hasard choisit une face pour chaque site.
imhotep-preset-wrath = La colère du pharaon
imhotep-preset-wrath-line = Qui délaisse un monument perd 5 points.

## Options

imhotep-option-sides = La face imprimée de chaque site, cinq lettres A ou B dans l’ordre marché, pyramides, temple, chambre funéraire, obélisques ; ou au hasard.
imhotep-option-wrath = Qui n’a pas de pierre sur l’un des quatre monuments à la fin perd 5 points.
imhotep-option-gains = Si l’on peut renoncer à une carte du marché et aux bonus des pyramides B, ou si on les prend toujours.
imhotep-option-start_player = La place qui joue en premier, ou au hasard.
imhotep-option-mini = La partie se termine après deux manches au lieu de six, avec les mêmes règles ; pour des essais rapides et la recherche.
imhotep-option-sides-name = Faces des sites
imhotep-option-wrath-name = La colère du pharaon
imhotep-option-gains-name = Refuser des gains
imhotep-option-mini-name = Mini-partie : deux manches
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
imhotep-do-lever = Levier : mener le bateau { $ship } vers { $site } et décharger dans cet ordre : { $order }
imhotep-do-hammer = Marteau : prendre des pierres, puis charger le bateau { $ship }, emplacement { $space }
imhotep-do-sail_card = Carte Voile : charger le bateau { $ship }, emplacement { $space }, et le faire naviguer vers { $site }
imhotep-do-chisel = Ciseau : charger le bateau { $ship }, emplacement { $space }, et le bateau { $ship2 }, emplacement { $space2 }
imhotep-do-pick = { $slot ->
        [none] Refuser la carte du marché
       *[other] Prendre { $card }
    }
imhotep-do-keep = Garder { $kept }
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
imhotep-did-get = { $stones ->
        [one] { $who } pris { $stones } pierre à la carrière
       *[other] { $who } pris { $stones } pierres à la carrière
    }
imhotep-did-load = { $who } chargé le bateau { $ship }, emplacement { $space }
imhotep-did-sail = { $who } mené le bateau { $ship } vers { $site }
imhotep-did-lever = { $who } joué le Levier, mené le bateau { $ship } vers { $site } et choisi l’ordre { $order }
imhotep-did-hammer = { $who } joué le Marteau : des pierres, dont une sur le bateau { $ship }, emplacement { $space }
imhotep-did-sail_card = { $who } joué la carte Voile : chargé le bateau { $ship }, emplacement { $space }, et mené ce bateau vers { $site }
imhotep-did-chisel = { $who } joué le Ciseau : chargé le bateau { $ship }, emplacement { $space }, et le bateau { $ship2 }, emplacement { $space2 }
imhotep-did-pick = { $slot ->
        [none] { $who } refusé la carte du marché
       *[other] { $who } pris { $card }
    }
imhotep-did-keep = { $who } gardé { $kept }
imhotep-did-pyramid = { $who } bâti sur { $pyramid }
imhotep-did-bonus_card = { $accept ->
        [true] { $who } pioché la carte du bonus
       *[false] { $who } refusé la carte du bonus
    }
imhotep-did-bonus_stones = { $accept ->
        [true] { $who } pris les pierres du bonus
       *[false] { $who } refusé les pierres du bonus
    }
imhotep-did-bonus_load = { $ship ->
        [none] { $who } refusé le chargement du bonus
       *[other] { $who } chargé le bateau { $ship }, emplacement { $space }, en bonus
    }
imhotep-did-temple = { $who } choisi au temple : { $reward }

## Chance

imhotep-chance-start = { $who } reçu le premier tour
imhotep-chance-side = Tirage : { $site }, { $side }
imhotep-chance-round = La manche { $round } a commencé ; places sur les bateaux : { $ships }
imhotep-chance-deal = Une carte est arrivée au marché : { $card }
imhotep-chance-look = { $who } regardé une carte de la paire : { $card }
imhotep-chance-draw = { $who } pioché une carte : { $card }
imhotep-chance-reveal = Une carte de la paire a été révélée : { $card }
imhotep-hidden-look = { $count ->
        [one] { $who } regardé une carte de la paire
       *[other] { $who } regardé les deux cartes de la paire
    }

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

imhotep-event-points = { $points ->
        [one] { $who } marqué { $points } point : { $category }.
       *[other] { $who } marqué { $points } points : { $category }.
    }
imhotep-event-round = La manche { $round } a commencé ; places sur les bateaux : { $ships }
imhotep-event-pass = { $who } passé faute d’action.
imhotep-event-stall = Tout le monde a passé : la manche est finie, et les pierres des bateaux en attente sont retournées aux carrières.
imhotep-event-reshuffle = { $cards ->
        [one] La défausse, { $cards } carte, est devenue la pioche.
       *[other] La défausse, { $cards } cartes, est devenue la pioche.
    }
imhotep-event-discard = { $card } : à la défausse.
imhotep-event-gain = { $who } pris { $card }
imhotep-event-effect_void = { $card } n’a eu aucun effet : pas de pierre à la carrière pour { $whom }.
imhotep-event-stones = { $stones ->
        [one] { $who } pris { $stones } pierre à la carrière
       *[other] { $who } pris { $stones } pierres à la carrière
    }
imhotep-event-placed = { $who } posé une pierre sur { $site }.
imhotep-event-auto_pyramid = { $who } bâti sur { $pyramid }, la seule qui restait.
imhotep-event-auto_pick = { $who } pris { $card }, la seule carte qui restait.
imhotep-event-bonus_lost = { $who } perdu un bonus : { $bonus }.
imhotep-event-tower = { $who } érigé une tour de trois pierres.
imhotep-event-kept = { $who } gardé { $card } et défaussé { $discarded }.
imhotep-event-final = La dernière manche est finie : décompte final.
imhotep-event-removed = La carte de manche jamais sortie : bateaux de { $ships } places.

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
imhotep-end-mini = Les deux manches de la mini-partie sont terminées.

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
imhotep-card-pair = les deux cartes face cachée

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
imhotep-board-stones = { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }
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
imhotep-reason-rivals = { $change ->
        [loses] Plus pour les autres
       *[other] Moins pour les autres
    }
imhotep-reason-burial-at = { $change ->
        [takes] { $standing ->
            [1] Une première pierre dans la chambre funéraire
           *[other] Un groupe de { $standing } pierres dans la chambre funéraire
        }
        [keeps] { $standing ->
            [1] Garde une seule pierre dans la chambre funéraire
           *[other] Garde un groupe de { $standing } pierres dans la chambre funéraire
        }
        [loses] Un groupe plus petit dans la chambre funéraire
       *[misses] Pas de plus grand groupe dans la chambre funéraire
    }
imhotep-reason-obelisks-at = { $change ->
        [takes] { $standing ->
            [4] Prend la première place aux obélisques
            [3] Prend la deuxième place aux obélisques
           *[other] Un obélisque plus haut
        }
        [keeps] { $standing ->
            [4] Reste en tête aux obélisques
            [3] Reste deuxième aux obélisques
           *[other] Garde la hauteur de l’obélisque
        }
        [loses] Recule aux obélisques
       *[misses] Pas d’obélisque plus haut
    }
imhotep-reason-temple-at = { $change ->
        [takes] { $standing ->
            [1] Une pierre au sommet du temple
           *[other] { $standing } pierres au sommet du temple
        }
        [keeps] { $standing ->
            [1] Garde une pierre au sommet du temple
           *[other] Garde { $standing } pierres au sommet du temple
        }
        [loses] Moins de pierres au sommet du temple
       *[misses] Pas de pierre de plus au sommet du temple
    }
imhotep-reason-ships-at = { $change ->
        [takes] { $standing ->
            [1] Une pierre sur le bateau { $ship }
           *[other] { $standing } pierres sur le bateau { $ship }
        }
        [keeps] { $standing ->
            [1] Laisse une pierre en attente sur le bateau { $ship }
           *[other] Laisse { $standing } pierres en attente sur le bateau { $ship }
        }
        [loses] Décharge des pierres du bateau { $ship }
       *[misses] Pas de pierre de plus sur le bateau { $ship }
    }

learn-imhotep-welcome =
    Bienvenue en Égypte ! Autour du fleuve se trouvent cinq sites : pyramides, temple, marché, chambre funéraire et obélisques. Les pierres qui y arrivent rapportent des points.
    Les pierres orange sont à vous. Jouons ensemble la première manche.
learn-imhotep-ships =
    Ces quatre bateaux sont à tous. Chacun demande un minimum de pierres pour partir, écrit sur son drapeau, et n’importe qui peut alors l’envoyer vers un quai libre : avec toutes les pierres à bord.
learn-imhotep-load =
    Un tour, c’est une action. Chargez une pierre de votre traîneau sur le premier emplacement du bateau 1 : ce qui est devant est déchargé d’abord.
learn-imhotep-answered =
    Votre rival a mis une pierre derrière la vôtre. Le bateau 1 porte maintenant deux pierres, assez pour partir. Si vous attendez, un autre peut décider où il va.
learn-imhotep-sail =
    Faites naviguer le bateau 1 vers les pyramides. Le prochain emplacement libre y vaut 2, le suivant 1, et votre pierre débarque la première.
learn-imhotep-scored =
    2 points pour vous, 1 pour votre rival. Peu importe qui navigue : chaque pierre compte pour son propriétaire. Le quai des pyramides est occupé jusqu’à la prochaine manche.
learn-imhotep-get =
    Votre traîneau est presque vide. Prenez des pierres : trois de votre carrière. Il en tient cinq au plus, alors n’attendez pas trop et ne vous pressez pas trop.
learn-imhotep-share =
    Votre rival a commencé à charger le bateau 2. Suivez-le : mettez une pierre sur le deuxième emplacement. Partager un bateau rend probable qu’il aille là où les deux gagnent.
learn-imhotep-temple =
    Le bateau est allé au temple. Vue d’en haut, chaque pierre visible paie 1 point à son propriétaire à la fin de chaque manche, jusqu’à ce qu’une autre la couvre.
learn-imhotep-small =
    Le plus petit bateau n’a de place que pour une pierre. Chargez-le, et il n’est qu’à vous.
learn-imhotep-market =
    Personne ne l’a encore fait partir. Envoyez-le au marché : une pierre y prend une carte, puis retourne dans votre carrière.
learn-imhotep-card =
    Prenez le Marteau, une carte bleue : vous la gardez et la jouez lors d’un tour suivant à la place d’une action. La Statue compte à la fin : une vaut 1 point, cinq en valent 15.
learn-imhotep-round =
    Le quatrième bateau a navigué : la manche est finie, et le temple a payé 1 point par pierre visible. Quatre nouveaux bateaux sont là. Une partie compte six manches.
learn-imhotep-blue =
    Votre Marteau est une carte bleue : jouée à la place d’une action, elle fait davantage. Prenez trois pierres et chargez-en une aussitôt, au premier emplacement du bateau 3. Ensuite la carte est usée.
learn-imhotep-both =
    Chargez aussi le deuxième emplacement du bateau 3. Deux pierres à vous sur un bateau : peu importe qui le fait partir, les deux comptent pour vous.
learn-imhotep-again =
    Le bateau 3 porte les deux pierres qu’il lui faut. Menez-le au marché : chacune de vos pierres rapporte une carte, celle de devant d’abord.
learn-imhotep-red =
    Prenez l’Entrée, une carte rouge : elle agit aussitôt. Une pierre de votre carrière va droit aux pyramides, sans bateau, et le prochain emplacement libre y rapporte 3.
learn-imhotep-green =
    Pour votre deuxième pierre, prenez la décoration de la chambre funéraire, une carte verte : à la fin elle rapporte 1 point par lot de trois pierres qui s’y trouvent, à qui qu’elles soient.
learn-imhotep-later =
    Deux sites ne comptent qu’à la fin de la partie : dans la chambre funéraire les grands groupes de votre couleur, aux obélisques la hauteur. Gardez-les à l’œil dès le début.
learn-imhotep-go =
    La partie est à vous. Ce que vous pouvez faire est écrit ici, avec ce que cela rapporte aussitôt ; la lampe donne un indice, et le livre de règles explique chaque action. Bonne construction !

## Components

rule-IM-C01 = Il y a 120 pierres, 30 par couleur : noir, blanc, brun et gris.
rule-IM-C02 = Les cinq sites sont le marché, les pyramides, le temple, la chambre funéraire et les obélisques ; chaque plateau a une face A et une face B.
rule-IM-C03 = Des huit bateaux, deux ont 4 emplacements, trois en ont 3, deux en ont 2 et un en a 1.
rule-IM-C04 = Le chargement minimal est de 3 pierres pour 4 emplacements, 2 pour 3, et 1 pour 2 emplacements ou 1.
rule-IM-C05 = Chacun a un traîneau, où tiennent 5 pierres.
rule-IM-C06 = Il y a 21 cartes de manche, 7 par nombre de joueurs ; chacune montre quatre bateaux.
rule-IM-C07 = Les bateaux de chaque carte de manche figurent dans le contenu du jeu.
rule-IM-C08 = Il y a 34 cartes de marché : 6 rouges, 8 vertes, 10 violettes et 10 bleues.
rule-IM-C09 = Les cartes rouges sont Entrée, Sarcophage et Chemin pavé, deux de chaque ; il n’y en a pas pour le temple ni le marché.
rule-IM-C10 = Les cartes vertes sont les Décorations des pyramides, du temple, de la chambre funéraire et des obélisques, deux de chaque ; il n’y en a pas pour le marché.
rule-IM-C11 = Les cartes violettes sont dix Statues.
rule-IM-C12 = Les cartes bleues sont 2 Leviers, 2 Marteaux, 3 cartes Voile et 3 Ciseaux.
rule-IM-C13 = La piste de score a 40 cases et se parcourt en boucle : un score n’a pas de limite.

## Options

rule-IM-O01 = La face de chaque site est choisie à part avant la partie et ne change plus.
rule-IM-O02 = Pour une première partie, jouez partout la face A.
rule-IM-O03 = Faces au hasard : chaque site est A ou B avec la même chance, connu de tous avant le premier tour.
rule-IM-O04 = La colère du pharaon s’ajoute à tout mélange de faces.
rule-IM-O05 = Si l’on peut renoncer aux gains : on peut renoncer à une carte du marché et aux bonus des pyramides B.
rule-IM-O06 = Si les gains sont toujours pris : on ne peut renoncer ni à une carte du marché ni aux bonus de carte et de pierres ; au bonus de chargement, si.
rule-IM-O07 = Le jeu se joue à 2, 3 ou 4 places.
rule-IM-O08 = Seules valent les options listées avec leurs valeurs, et le premier joueur doit être à la table.
rule-IM-O09 = Les couleurs ne sont qu’affichage ; en notation K, W, N et G sont toujours les places 1, 2, 3 et 4.

## Set-up

rule-IM-S01 = Les places sont numérotées dans le sens horaire et fixes ; les positions se comptent dans ce sens depuis le premier joueur, donné par une option ou le hasard.
rule-IM-S02 = Chacun a une couleur, sans effet sur les règles ; les places 1 à 4 sont noir, blanc, brun et gris.
rule-IM-S03 = Les couleurs que personne ne joue restent dans la boîte.
rule-IM-S04 = Une pierre par joueur marque le score ; il en reste 29 à jouer.
rule-IM-S05 = Tout le monde commence à 0 point.
rule-IM-S06 = Selon la position, les traîneaux commencent avec 2, 3, 4 et 5 pierres.
rule-IM-S07 = Selon la position, les carrières commencent avec 27, 26, 25 et 24 pierres.
rule-IM-S08 = On joue six des sept cartes de manche du nombre de joueurs ; chaque manche en montre une pas encore vue, toutes équiprobables, et la dernière reste inconnue.
rule-IM-S09 = Les cartes de manche des autres nombres de joueurs ne servent pas.
rule-IM-S10 = Toutes les cartes de marché forment la pioche, où chaque carte non vue a la même chance de venir ; la défausse est vide au départ.
rule-IM-S11 = Les sites sont vides au départ et personne n’a de carte.
rule-IM-S12 = Le temple a 4 emplacements de large à deux joueurs, sinon 5.
rule-IM-S13 = On ne prend jamais dans la carrière que des pierres de sa couleur.
rule-IM-S14 = La disposition des plateaux sur la table est sans effet sur le jeu.

## Round structure

rule-IM-R01 = La partie dure six manches.
rule-IM-R02 = Une manche commence en montrant une carte de manche et en sortant ses quatre bateaux, vides.
rule-IM-R03 = Au début d’une manche les cinq quais sont libres.
rule-IM-R04 = Puis on garnit le marché : une carte visible par case, mais sur la face B deux cartes cachées en case 4.
rule-IM-R05 = Une case vidée du marché reste vide jusqu’à la manche suivante.
rule-IM-R06 = Le joueur en position 1 ouvre la première manche.
rule-IM-R07 = On joue dans le sens horaire, une action chacun, jusqu’à ce que les quatre bateaux aient navigué.
rule-IM-R08 = La manche finit dès que son quatrième bateau est entièrement déchargé.
rule-IM-R09 = Chaque manche finit par le temple, qu’un bateau y soit allé ou non.
rule-IM-R10 = Puis les cartes restées au marché, même une paire intacte, sont défaussées face visible.
rule-IM-R11 = Puis les quatre bateaux retournent à la réserve.
rule-IM-R12 = Les pierres des sites et des traîneaux y restent d’une manche à l’autre.
rule-IM-R13 = La manche suivante est ouverte par le voisin de gauche de qui a fait naviguer le quatrième bateau.
rule-IM-R14 = Dans une manche normale, exactement un site ne reçoit pas de bateau.
rule-IM-R15 = Le décompte final suit la fin de la sixième manche, temple compris.
rule-IM-R16 = Les cartes de manche montrées sont publiques et ne reviennent pas.

## Turn and actions

rule-IM-T01 = À votre tour vous faites une seule chose : prendre des pierres, charger, faire naviguer ou jouer une carte bleue.
rule-IM-T02 = Qui peut agir doit agir.
rule-IM-T03 = Prendre des pierres : 3 de votre carrière vers votre traîneau, ou autant qu’il y en a et qu’il en tient.
rule-IM-T04 = On ne prend pas de pierres avec un traîneau plein ou une carrière vide.
rule-IM-T05 = On ne peut pas prendre moins de pierres que possible.
rule-IM-T06 = Charger : posez une pierre de votre traîneau sur un emplacement vide d’un bateau qui n’a pas navigué.
rule-IM-T07 = Tout emplacement vide convient, même en laissant des trous.
rule-IM-T08 = Une pierre chargée reste à son emplacement jusqu’au déchargement du bateau.
rule-IM-T09 = Faire naviguer : menez à un site un bateau qui n’a pas encore navigué.
rule-IM-T10 = Un bateau ne navigue qu’avec son chargement minimal ; les pierres de toutes couleurs comptent.
rule-IM-T11 = Un bateau ne navigue que vers un quai libre, où aucun n’est allé cette manche.
rule-IM-T12 = Vous pouvez faire naviguer un bateau qui ne porte aucune de vos pierres.
rule-IM-T13 = Avec son chargement minimal, un bateau peut naviguer avec des emplacements vides.
rule-IM-T14 = Un bateau qui a navigué reste à quai pour la manche : le quai est occupé et le bateau ne se charge plus.
rule-IM-T15 = Comme action vous pouvez jouer une carte bleue que vous aviez déjà avant ce tour.
rule-IM-T16 = On joue au plus une carte bleue par tour.
rule-IM-T17 = Une action faite ne s’annule pas, et rien ne passe d’un joueur à l’autre.

## Unloading

rule-IM-U01 = Un bateau se décharge pierre par pierre depuis la proue ; on saute les emplacements vides.
rule-IM-U02 = Chaque pierre est réglée avec tout ce qu’elle entraîne avant la suivante.
rule-IM-U03 = Le propriétaire d’une pierre décide pour elle et reçoit ce qu’elle apporte, qui que ce soit qui ait navigué.
rule-IM-U04 = Le quai est occupé et le bateau a navigué avant que sa première pierre soit déchargée.
rule-IM-U05 = Ce qu’une pierre entraîne se règle en profondeur : ses points, son bonus, la carte qu’il apporte, et ainsi de suite.
rule-IM-U06 = Après le déchargement, le tour passe au voisin de gauche de qui a fait naviguer.

## Market

rule-IM-M01 = Pour chaque pierre au marché, son propriétaire choisit une case qui contient encore des cartes.
rule-IM-M02 = La pierre retourne à la carrière de son propriétaire une fois la carte prise, avant que celle-ci n’agisse.
rule-IM-M03 = La pierre retourne à la carrière même si l’on renonce à la carte.
rule-IM-M04 = Les cartes vertes, violettes et bleues sont visibles devant leur propriétaire.
rule-IM-M05 = Une carte rouge agit aussitôt, puis est défaussée.
rule-IM-M06 = Il y a quatre choix par manche, assez pour les pierres de tout bateau.
rule-IM-M07 = Sur la face B la case 4 contient deux cartes cachées : qui la choisit regarde les deux et en garde une.
rule-IM-M08 = L’autre carte de la paire est défaussée face visible avant que la carte gardée n’agisse.
rule-IM-M09 = Après avoir regardé la paire, on ne peut plus changer de choix ni y renoncer.
rule-IM-M10 = Les cartes de marché viennent des choix au marché, du bonus de carte des pyramides B et de l’emplacement 4 du temple B, de nulle part ailleurs.
rule-IM-M11 = Ordre au marché : choisir, garder une carte de la paire, pierre à la carrière, la carte et son effet, puis la pierre suivante.
rule-IM-M12 = Une pierre revenue à la carrière peut resservir aussitôt.

## Pyramids

rule-IM-P01 = Face A : chaque pierre va à l’emplacement suivant et en marque aussitôt les points.
rule-IM-P02 = La face A se remplit niveau par niveau, 3 sur 3, 2 sur 2 et le sommet ; dans un niveau, colonne par colonne depuis la gauche, de haut en bas.
rule-IM-P03 = La face A vaut 2, 1, 3, 2, 4, 3, 2, 1, 3, puis 2, 3, 1, 3, puis 4.
rule-IM-P04 = Face A : chaque pierre après la quatorzième est supplémentaire et vaut 1.
rule-IM-P05 = La face B a une pyramide à gauche, une au milieu et une à droite, chacune de quatre emplacements de base et d’un sommet.
rule-IM-P06 = Face B : le propriétaire de la pierre choisit une pyramide inachevée.
rule-IM-P07 = Face B : une pyramide se remplit colonne par colonne, de haut en bas, le sommet en dernier.
rule-IM-P08 = La pyramide de gauche vaut 2, 1 avec le bonus de carte, 3, 2, et 4 au sommet.
rule-IM-P09 = La pyramide du milieu vaut 2, 3, 1 avec le bonus de pierres, 1, et 4 au sommet.
rule-IM-P10 = La pyramide de droite vaut 2, 3, 3, 1 avec le bonus de chargement, et 4 au sommet.
rule-IM-P11 = Chacun des trois bonus survient au plus une fois par partie.
rule-IM-P12 = Face B : ce n’est qu’une fois les trois pyramides achevées que les pierres sont supplémentaires, à 1 point ; une pyramide achevée ne peut être choisie.
rule-IM-P13 = Bonus de carte : vous pouvez piocher une carte de marché, en décidant avant de la voir.
rule-IM-P14 = Une carte rouge ainsi piochée agit aussitôt et ne se refuse pas ; les autres, vous les gardez.
rule-IM-P15 = Bonus de pierres : vous pouvez mettre 3 pierres de la carrière sur le traîneau, ou autant qu’il y en a et qu’il en tient.
rule-IM-P16 = Bonus de chargement : vous pouvez poser une pierre de votre traîneau sur tout emplacement vide d’un bateau qui n’a pas navigué.
rule-IM-P17 = Le point d’un emplacement à bonus vient d’abord et dans tous les cas.
rule-IM-P18 = Un bonus qui ne peut rien faire est perdu.

## Temple

rule-IM-E01 = Les pierres du temple remplissent les emplacements de gauche à droite, puis le niveau du dessus, sans limite.
rule-IM-E02 = Un niveau compte autant de pierres que le temple est large ; la suivante revient à l’emplacement 1.
rule-IM-E03 = Seule la pierre du dessus de chaque emplacement est visible d’en haut.
rule-IM-E04 = Face A : à la fin d’une manche chaque pierre visible donne 1 point à son propriétaire.
rule-IM-E05 = Face B : à la fin d’une manche chaque pierre visible donne la récompense de son emplacement : choix, deux points, choix, carte, choix.
rule-IM-E06 = Le choix est 1 point, ou 2 pierres de la carrière sur le traîneau, ou autant qu’il y en a et qu’il en tient.
rule-IM-E07 = Sans pierre à prendre, rien n’est demandé : vous recevez le point.
rule-IM-E08 = Avec une seule pierre à prendre, vous pouvez encore choisir les pierres.
rule-IM-E09 = La carte du temple doit être piochée ; une rouge agit aussitôt, les autres, vous les gardez.
rule-IM-E10 = Les emplacements de la face B se règlent de gauche à droite, l’un après l’autre.
rule-IM-E11 = À deux joueurs il n’y a pas d’emplacement 5.
rule-IM-E12 = Les pierres couvertes ne donnent pas de récompense, mais comptent pour la Décoration du temple.
rule-IM-E13 = Rien n’est posé dans le temple pendant qu’on l’évalue.

## Burial chamber

rule-IM-H01 = La chambre funéraire a trois rangées ; les colonnes se remplissent de haut en bas, depuis la gauche, sans limite.
rule-IM-H02 = Toutes les trois pierres, une nouvelle colonne commence.
rule-IM-H03 = Face A, à la fin : un groupe d’une couleur vaut 1, 3, 6, 10, 15 pour une à cinq pierres, et 2 de plus par pierre suivante.
rule-IM-H04 = Face A : tous les groupes comptent ; les pierres se touchent par les côtés, pas en diagonale.
rule-IM-H05 = Face B, à la fin : dans chaque rangée le plus de pierres vaut 8, puis 4, 2 et 0.
rule-IM-H06 = Face B : sans pierre dans une rangée on n’y prend pas de rang.
rule-IM-H07 = Face B : chaque rangée est classée à part, et le voisinage ne compte pas.
rule-IM-H08 = Égalités sur la face B : on additionne les points des rangs à égalité, on divise entre les joueurs et on arrondit à l’inférieur.
rule-IM-H09 = La face B donne les mêmes points quel que soit le nombre de joueurs.

## Obelisks

rule-IM-L01 = Face A : les pierres s’empilent sur l’obélisque de leur propriétaire.
rule-IM-L02 = Face A, à la fin, selon la hauteur : 10 et 1 à deux joueurs ; 12, 6, 1 à trois ; 15, 10, 5, 1 à quatre.
rule-IM-L03 = Face A : sans pierre on ne prend pas de rang et on ne marque rien.
rule-IM-L04 = Égalités sur la face A : on additionne les points des rangs à égalité, on divise entre les joueurs et on arrondit à l’inférieur.
rule-IM-L05 = Face B : une pierre va à un emplacement d’attente de sa couleur.
rule-IM-L06 = Face B : trois pierres en attente d’une couleur forment aussitôt une tour sur l’emplacement libre de plus grande valeur, qui compte aussitôt.
rule-IM-L07 = Les tours valent 10, 9, 8, 7, 6, 5, 5, 5, dans l’ordre où elles se dressent, pour qui que ce soit.
rule-IM-L08 = Face B : les pierres encore en attente à la fin valent 1 chacune.
rule-IM-L09 = La face B ne compare pas les hauteurs.

## Cards

rule-IM-K01 = Les cartes de chacun sont publiques.
rule-IM-K02 = Entrée, Sarcophage et Chemin pavé posent une pierre de votre carrière sur les pyramides, la chambre funéraire ou les obélisques, selon les règles du site.
rule-IM-K03 = Une carte rouge n’a besoin ni de quai ni de bateau.
rule-IM-K04 = Avec une carrière vide, une carte rouge ne fait rien et est défaussée.
rule-IM-K05 = Une carte rouge est défaussée quand tous ses effets sont réglés.
rule-IM-K06 = Une Décoration vaut, à la fin, 1 point par lot de trois pierres de toutes couleurs sur son site.
rule-IM-K07 = Une Décoration compte toutes les pierres de son site : tous les niveaux, supplémentaires, couvertes, en attente et en tours.
rule-IM-K08 = Les Statues valent 1, 3, 6, 10, 15 d’une à cinq, et 2 de plus par statue suivante.
rule-IM-K09 = Une carte bleue peut être jouée dès le tour suivant de son propriétaire.
rule-IM-K10 = Levier : faites naviguer un bateau comme d’habitude, mais fixez d’avance l’ordre de déchargement de ses pierres.
rule-IM-K11 = Levier : l’ordre est celui des couleurs ; chaque propriétaire décide toujours pour ses pierres.
rule-IM-K12 = Un Levier peut être joué même s’il ne change rien.
rule-IM-K13 = Marteau : prenez des pierres, puis chargez-en une.
rule-IM-K14 = Un Marteau exige au moins une pierre à prendre et un emplacement vide sur un bateau qui n’a pas navigué.
rule-IM-K15 = Carte Voile : chargez une pierre, puis faites naviguer ce bateau ; il doit alors avoir son chargement minimal, et le quai être libre.
rule-IM-K16 = La carte Voile exige une pierre sur le traîneau et un emplacement vide sur le bateau.
rule-IM-K17 = Ciseau : chargez deux pierres sur deux emplacements vides, d’un bateau ou de deux.
rule-IM-K18 = Un Ciseau exige deux pierres sur le traîneau et deux emplacements vides.
rule-IM-K19 = Une carte bleue jouée est défaussée quand tout son effet est fini.
rule-IM-K20 = Une carte bleue non jouée à la fin vaut 1 point.
rule-IM-K21 = On ne peut pas défausser ses cartes, et leur nombre n’est pas limité.

## Wrath of the Pharaoh

rule-IM-W01 = À la fin, qui n’a aucune pierre sur les pyramides, le temple, la chambre funéraire ou les obélisques perd 5 points.
rule-IM-W02 = On perd 5 points, quel que soit le nombre de sites manquants.
rule-IM-W03 = Toute pierre d’un site compte : posée par une carte rouge, couverte, supplémentaire ou en attente.
rule-IM-W04 = Le marché ne compte pas.
rule-IM-W05 = Un total peut passer sous zéro.

## Game end and scoring

rule-IM-F01 = Décompte final : chambre funéraire, obélisques, décorations, statues, cartes bleues non jouées, puis la colère.
rule-IM-F02 = L’ordre du décompte final ne change aucun total.
rule-IM-F03 = Le plus grand total gagne.
rule-IM-F04 = À égalité gagne qui a le plus de pierres sur son traîneau.
rule-IM-F05 = Si c’est encore égal, la victoire est partagée.
rule-IM-F06 = Les rangs suivants se décident de la même façon.
rule-IM-F07 = Les pierres des traîneaux et des carrières ne valent rien.
rule-IM-F08 = La feuille de score a neuf catégories par place, et leur somme est le score.
rule-IM-F09 = Les rangs partagés sautent les places qu’ils occupent : 1, 1, 3.
rule-IM-F10 = La partie finit par la quatrième navigation de la sixième manche, ou parce que personne ne peut y agir.

## Decisions and chance

rule-IM-D01 = On n’interroge qu’un joueur à la fois.
rule-IM-D02 = Pendant qu’un joueur décide d’une pierre ou d’une récompense, personne d’autre ne peut agir.
rule-IM-D03 = Des pierres égales et des exemplaires d’une carte ne font pas des choix différents ; bateaux, emplacements et cases, si.
rule-IM-D04 = Les deux emplacements d’un Ciseau sont sans ordre.
rule-IM-D05 = Une action se choisit entière ; ensuite on ne demande que ce que ses pierres apportent.
rule-IM-D06 = Ce qui ne laisse pas de choix se fait tout seul et n’entre pas dans l’enregistrement.
rule-IM-D07 = Les questions nées au temple ou d’une carte rouge vont au propriétaire de la pierre posée.
rule-IM-D08 = Une réponse doit être l’une des réponses permises ici ; toute autre ne change rien.
rule-IM-D09 = La carte de manche jamais vue, la paire posée cachée et un remélange ne décident rien : ce ne sont pas des tirages.
rule-IM-D10 = Les cartes inconnues d’une pile, paire cachée comprise, sont un seul multiensemble ; un remélange en ouvre un nouveau, qui ne se mêle jamais à la paire de l’ancien.

## Edge cases

rule-IM-X01 = On ne passe, d’office, qu’avec traîneau et carrière vides et aucun bateau en attente à son chargement minimal.
rule-IM-X02 = Quand tous passent à la suite la manche s’arrête : les pierres des bateaux en attente retournent aux carrières, et le joueur après le dernier à passer ouvre la manche suivante.
rule-IM-X03 = Un bateau qui n’a pas navigué trouve toujours au moins deux quais libres.
rule-IM-X04 = Toute manche a une fin.
rule-IM-X05 = Quand il faut une carte et que la pioche est vide, la défausse devient la pioche, même au milieu d’une mise en place du marché.
rule-IM-X06 = Une carte encore en effet n’est pas dans la défausse et n’est pas remélangée.
rule-IM-X07 = Si les deux piles étaient vides, on ne piocherait rien ; cela ne peut arriver.
rule-IM-X08 = Il ne faut remélanger qu’avec le marché B et le temple B ensemble.
rule-IM-X09 = D’une carrière de 1 ou 2 pierres on prend ce qu’il y a.
rule-IM-X10 = Le bonus de chargement est perdu quand il ne reste aucun bateau : au quatrième bateau, ou au temple.
rule-IM-X11 = Le bonus de chargement peut mener un bateau à son chargement minimal, mais il ne navigue pas seul.
rule-IM-X12 = Une Entrée piochée en bonus peut apporter un autre bonus.
rule-IM-X13 = Une Entrée reçue pendant qu’un bateau se décharge aux pyramides est posée avant la pierre suivante de ce bateau.
rule-IM-X14 = Une fois les huit tours dressées, les pierres attendent sans limite, à 1 point chacune à la fin.
rule-IM-X15 = Plusieurs tours d’un même déchargement comptent dans l’ordre du déchargement.
rule-IM-X16 = À égalité, les rangs au-delà de la liste valent 0.
rule-IM-X17 = Dans un classement de k joueurs on ne donne que les k premiers rangs.
rule-IM-X18 = Les cartes bleues piochées au dernier temple valent 1 point ; les rouges agissent encore.
rule-IM-X19 = Les pierres prises au dernier temple comptent pour départager.
rule-IM-X20 = Deux Décorations égales comptent toutes deux.
rule-IM-X21 = Les colonnes de la chambre funéraire au-delà de la huitième sont comme les autres.
rule-IM-X22 = Les actions se suivent dans n’importe quel ordre, aussi souvent qu’on veut.
rule-IM-X23 = Un score de 40 ou plus continue simplement.
rule-IM-X24 = Dans tout mélange, chaque site suit sa propre face.
rule-IM-X25 = Un joueur qui part est remplacé par un bot.
rule-IM-X26 = Un remélange ne prend que la défausse ; marché, paire et cartes de chacun restent.
rule-IM-X27 = Si la pile s’épuise entre les deux cartes de la paire, la seconde vient de la nouvelle pile.
rule-IM-X28 = La pile se renouvelle quand il faut une carte, non quand part la dernière ; un bonus refusé ne renouvelle rien.
rule-IM-X29 = Sur des pyramides pleines, une Entrée est une pierre supplémentaire à 1 point.
rule-IM-X30 = Un Levier peut faire naviguer un bateau d’une seule pierre ou couleur ; il n’y a alors qu’un ordre.
rule-IM-X31 = Une carte Voile charge et fait naviguer le même bateau, sur tout emplacement vide.
rule-IM-X32 = On départage sur les totaux après la colère.
rule-IM-X33 = À deux joueurs qui chargent beaucoup, la sixième manche peut s’arrêter car personne ne peut agir ; c’est une fin normale.
rule-IM-X34 = Les passes se recomptent à chaque manche.

## Corrections to the printed text

rule-IM-Q01 = Il y a trois cartes Voile et trois Ciseaux, non deux.
rule-IM-Q02 = Seuls trois emplacements de base des pyramides B donnent un bonus.
rule-IM-Q03 = On peut utiliser une carte bleue par tour ; on peut en avoir plusieurs.
rule-IM-Q04 = Prendre des pierres exige de la place sur le traîneau ; charger exige une pierre sur le traîneau et un emplacement libre.
rule-IM-Q05 = Une carte bleue peut être jouée à tout tour ultérieur, pas seulement au suivant.
rule-IM-Q06 = On dispose quatre bateaux, un peu espacés.
rule-IM-Q07 = Les tables visées par les renvois manquants sont dans le contenu du jeu.
rule-IM-Q08 = Cartes de manche, chargements minimaux et valeurs des plateaux viennent de sources publiques.
rule-IM-Q09 = Le site s’appelle pyramides sur les deux faces.
rule-IM-Q10 = Aux égalités des obélisques, on additionne les rangs avant de diviser.
rule-IM-Q11 = On regarde les deux cartes de la paire, et l’autre est défaussée face visible.
rule-IM-Q12 = Personne ne voit la carte de manche retirée.

## What always holds

rule-IM-I01 = Chaque couleur a toujours 29 pierres en tout dans carrière, traîneau, bateaux et sites.
rule-IM-I02 = Un traîneau porte 0 à 5 pierres, une carrière 0 à 29.
rule-IM-I03 = Il y a toujours 34 cartes de marché en tout, avec le bon nombre d’exemplaires.
rule-IM-I04 = Personne n’a de carte rouge.
rule-IM-I05 = Un bateau porte au plus une pierre par emplacement, et plus rien après son déchargement.
rule-IM-I06 = Il y a autant de quais occupés que de bateaux ayant navigué, un bateau par site au plus.
rule-IM-I07 = Obélisques B : au plus 2 pierres en attente par couleur tant qu’une tour est possible, et au plus 8 tours.
rule-IM-I08 = Pyramides B : au plus 5 pierres par pyramide, et des supplémentaires seulement quand toutes sont pleines.
rule-IM-I09 = En cours de partie les scores ne baissent jamais, et toute hausse est annoncée.
rule-IM-I10 = Quatre bateaux naviguent par manche, 24 par partie ; moins seulement quand personne ne peut agir.
rule-IM-I11 = Avant le rangement le marché a 4 cases garnies moins les choix de la manche.
rule-IM-I12 = Ce qu’un joueur voit ne dit rien des cartes à venir, et aucun ordre futur n’existe.
rule-IM-I13 = Les catégories de la feuille de score font le total.
rule-IM-I14 = Seules la pioche et la paire intacte sont cachées ; qui choisit dans la paire est seul à la voir.
rule-IM-I15 = Les pierres ne quittent jamais pyramides, temple, chambre funéraire ou obélisques.

## Notation

rule-IM-N01 = Caduc : les enregistrements suivent le protocole commun.
rule-IM-N02 = Un Ciseau s’écrit emplacement le plus bas d’abord ; un Levier nomme toutes les pierres du bateau.
rule-IM-N03 = Caduc : les enregistrements suivent le protocole commun.
rule-IM-N04 = Caduc : les enregistrements suivent le protocole commun.
rule-IM-N05 = Caduc : les enregistrements suivent le protocole commun.
rule-IM-N06 = Les trois bonus partagent la lettre b ; la question dit lequel.

web-imhotep-kind-get = Prendre des pierres
web-imhotep-kind-load = Charger une pierre
web-imhotep-kind-sail = Faire naviguer un bateau
web-imhotep-kind-lever = Levier : naviguer et choisir l’ordre
web-imhotep-kind-hammer = Marteau : prendre et charger
web-imhotep-kind-sail_card = Carte Voile : charger et naviguer
web-imhotep-kind-chisel = Ciseau : charger deux pierres
web-imhotep-kind-pick = Prendre une carte
web-imhotep-kind-bonus_load = Bonus : charger une pierre
web-imhotep-asks-load = Où chargez-vous la pierre ?
web-imhotep-asks-load-ship = Sur quel emplacement du bateau { $ship } ?
web-imhotep-asks-sail = Quel bateau navigue, et vers où ?
web-imhotep-asks-sail-ship = Où va le bateau { $ship } ?
web-imhotep-asks-sail-site = Quel bateau va vers { $site } ?
web-imhotep-asks-lever = Levier : quel bateau navigue, vers où, et dans quel ordre décharge-t-il ?
web-imhotep-asks-hammer = Marteau : où chargez-vous une pierre ?
web-imhotep-asks-sail_card = Carte Voile : où chargez-vous, et où va le bateau ?
web-imhotep-asks-chisel = Ciseau : où chargez-vous les deux pierres ?
web-imhotep-asks-bonus_load = Bonus : où chargez-vous une pierre ?
web-imhotep-field-ship = Bateau { $value }
web-imhotep-field-space = Emplacement { $value }
web-imhotep-field-ship2 = Bateau { $value }
web-imhotep-field-space2 = Emplacement { $value }
web-imhotep-field-sequence = { $value }
web-imhotep-field-slot = Case { $value }
web-imhotep-field-card = Carte { $value }
web-imhotep-next = Suite
web-imhotep-stones-of = { $count ->
        [one] { $count } pierre sur { $of }
       *[other] { $count } pierres sur { $of }
    }
web-imhotep-bonus-space = case { $place }
web-imhotep-temple-note = Les pierres couvertes ne rapportent plus
web-imhotep-temple-below = { $count ->
        [one] { $count } autre pierre dessous
       *[other] { $count } autres pierres dessous
    }
web-imhotep-temple-choice = { $points } / { $stones }▪
web-imhotep-temple-card = carte
web-imhotep-obelisks-note = Places { $places } ; égalités partagées
web-imhotep-pile = { $draw ->
        [one] { $draw } carte à piocher
       *[other] { $draw } cartes à piocher
    }, { $discard ->
        [one] { $discard } défaussée
       *[other] { $discard } défaussées
    }
web-imhotep-burial-note = Chaque groupe d’une couleur compte par sa taille
web-imhotep-burial-rows = Le plus de pierres par rangée
web-imhotep-when-M-A = les pierres choisissent
web-imhotep-when-M-B = les pierres choisissent
web-imhotep-when-P-A = compte tout de suite
web-imhotep-when-P-B = compte tout de suite
web-imhotep-when-T-A = chaque manche, dessus
web-imhotep-when-T-B = chaque manche, dessus
web-imhotep-round = Manche { $round }
web-imhotep-when-B-A = à la fin, par groupes
web-imhotep-when-B-B = à la fin, par rangées
web-imhotep-when-O-A = à la fin
web-imhotep-when-O-B = tours de trois
web-imhotep-dock = Naviguer vers { $site }
web-imhotep-dock-M = Marché
web-imhotep-dock-P = Pyramides
web-imhotep-dock-T = Temple
web-imhotep-dock-B = Chambre
web-imhotep-dock-O = Obélisques
web-imhotep-chooses =
    { $place ->
        [1] 1re
       *[other] { $place }e
    }
web-imhotep-space = Bateau { $ship }, emplacement { $space }
web-imhotep-sled = Charger une pierre de votre traîneau
web-imhotep-sled-short = traîneau
web-imhotep-quarry = carrière
web-imhotep-name-ENT = Entrée
web-imhotep-name-SAR = Sarcophage
web-imhotep-name-PAV = Chemin pavé
web-imhotep-name-DEP = Pyramides
web-imhotep-name-DET = Temple
web-imhotep-name-DEB = Chambre
web-imhotep-name-DEO = Obélisques
web-imhotep-name-STA = Statue
web-imhotep-name-LEV = Levier
web-imhotep-name-HAM = Marteau
web-imhotep-name-SAI = Voile
web-imhotep-name-CHI = Ciseau
web-imhotep-card-ENT = bâtir aussitôt
web-imhotep-card-SAR = bâtir aussitôt
web-imhotep-card-PAV = bâtir aussitôt
web-imhotep-card-DEP = 1 pour 3
web-imhotep-card-DET = 1 pour 3
web-imhotep-card-DEB = 1 pour 3
web-imhotep-card-DEO = 1 pour 3
web-imhotep-card-LEV = choisir l’ordre
web-imhotep-card-HAM = prendre, charger
web-imhotep-card-SAI = charger, partir
web-imhotep-card-CHI = charger deux
