cuzco-title = Cuzco
cuzco-about = Élevez des terrasses, couronnez-les de temples, donnez la fête.
older-rules-cuzco-1 = Le terrain le long de la bordure n’est une entrée que tant qu’une case de bordure à côté est nue, et seules les cases nues fixent son prix.
cuzco-preset-full = Partie complète
cuzco-preset-full-line = Les 56 terrains triples, environ 90 minutes.
cuzco-preset-medium = Plus courte
cuzco-preset-medium-line = 40 terrains triples : le même jeu en une heure.
cuzco-preset-short = Courte
cuzco-preset-short-line = 28 terrains triples : la moitié de la vallée, la moitié du temps.

## Options

cuzco-option-start_player = La place qui joue en premier, ou au hasard.
cuzco-option-temple_value_rule = La valeur qu’un temple peut prendre : toute valeur paire jusqu’à la taille de la zone, ou seulement la plus grande.
cuzco-option-festival_tied_value_2 = Ce que reçoit chaque organisateur quand la fête d’un temple de valeur 2 est partagée.
cuzco-option-left_pond = La case du bassin imprimé de gauche.
cuzco-option-gates = Si couvrir la bordure change les entrées d’à côté : jamais, ou seules comptent les cases de bordure sans terrain.
cuzco-option-pond_on_perimeter = Si l’on peut aussi poser des bassins sur les cases le long de la frontière.
cuzco-option-tile_wholly_outside_on_overhang = Si un terrain double ou triple peut reposer entièrement sur du terrain hors frontière.
cuzco-option-final_second_place = Qui est second au grand décompte final après une égalité en tête : la liste suivante, ou personne.
cuzco-option-card_memory = Si la table montre les cartes des autres mains que tous ont vu prendre.
cuzco-option-triples_in_play = Combien de terrains triples contient la réserve ; avec moins, la partie est plus courte.
cuzco-option-auto_end_turn = Si les actions se terminent d’elles-mêmes quand plus rien d’autre n’est possible.
cuzco-option-mini = La réserve ne contient que 12 terrains triples, quel que soit le nombre choisi, et les règles sont les mêmes ; pour des essais rapides et la recherche.
cuzco-start_player-random = au hasard
cuzco-temple_value_rule-up_to_size = toute valeur paire jusqu’à la taille
cuzco-temple_value_rule-exact_even_size = seulement la plus grande valeur paire
cuzco-gates-along = tout terrain le long de la bordure
cuzco-gates-bare = seulement près d’une bordure nue
cuzco-final_second_place-dense = la liste suivante est seconde
cuzco-final_second_place-competition = personne n’est second après une égalité

## Actions

cuzco-do-triple = Poser un terrain triple : village en { $village }, cultures en { $crop } et { $crop2 }
cuzco-do-double = Poser un terrain double : village en { $village }, cultures en { $crop }
cuzco-do-single_crop = Poser des cultures en { $cell }
cuzco-do-single_village = Poser un village en { $cell }
cuzco-do-pond = Poser un bassin en { $cell }
cuzco-do-enter = Faire entrer un Inca en { $cell }
cuzco-do-leave = Faire sortir de Cuzco l’Inca de { $cell }
cuzco-do-move = Déplacer l’Inca de { $cell } à { $to }
cuzco-do-build = Construire un temple de valeur { $value } en { $cell }
cuzco-do-expand = Agrandir le temple de { $cell } jusqu’à { $value }
cuzco-do-draw_blind = Piocher une carte
cuzco-do-draw_face_up = Prendre la carte face visible : { $card }
cuzco-do-token = Utiliser un jeton action supplémentaire
cuzco-do-end_actions = Terminer les actions
cuzco-do-propose = Proposer une fête dans la ville de { $cell } avec la carte { $card }
cuzco-do-no_festival = Pas de fête
cuzco-do-lay_card = Jouer la carte { $card }
cuzco-do-pass_bid = Passer
cuzco-do-end_bid = L’enchère est complète
cuzco-did-triple = { $who } posé un terrain triple : village en { $village }, cultures en { $crop } et { $crop2 }
cuzco-did-double = { $who } posé un terrain double : village en { $village }, cultures en { $crop }
cuzco-did-single_crop = { $who } posé des cultures en { $cell }
cuzco-did-single_village = { $who } posé un village en { $cell }
cuzco-did-pond = { $who } posé un bassin en { $cell }
cuzco-did-enter = { $who } fait entrer un Inca en { $cell }
cuzco-did-leave = { $who } fait sortir de Cuzco l’Inca de { $cell }
cuzco-did-move = { $who } déplacé un Inca de { $cell } à { $to }
cuzco-did-build = { $who } construit un temple de valeur { $value } en { $cell }
cuzco-did-expand = { $who } agrandi le temple de { $cell } jusqu’à { $value }
cuzco-did-draw_blind = { $who } pioché une carte
cuzco-did-draw_face_up = { $who } pris la carte face visible : { $card }
cuzco-did-token = { $who } utilisé un jeton action supplémentaire
cuzco-did-end_actions = { $who } terminé les actions
cuzco-did-propose = { $who } proposé une fête dans la ville de { $cell } avec { $card }
cuzco-did-no_festival = { $who } renoncé à proposer une fête
cuzco-did-lay_card = { $who } joué { $card }
cuzco-did-pass_bid = { $who } passé
cuzco-did-end_bid = { $who } complété l’enchère

## Hasard

cuzco-chance-start_player = { $who } reçu le premier tour
cuzco-chance-face_up = La carte face visible est maintenant { $card }
cuzco-chance-deal = { $who } reçu { $card }
cuzco-chance-draw_blind = { $who } pioché { $card }
cuzco-hidden-deal = { $count ->
        [one] { $who } reçu une carte
       *[other] { $who } reçu { $count } cartes
    }
cuzco-hidden-draw_blind = { $count ->
        [one] { $who } pioché une carte
       *[other] { $who } pioché { $count } cartes
    }

## Questions

cuzco-ask-mandatory_tile = À vous, { $ap } PA : posez d’abord un terrain.
cuzco-ask-action = Il reste { $ap } PA : quelle action, ou terminer les actions ?
cuzco-ask-proposal = Proposez-vous une fête ? La carte face visible montre { $card }.
cuzco-ask-bid = Fête dans la ville de { $cell }, { $card } : vous avez { $total } PF et il en faut { $need }. Enchérissez-vous ?
cuzco-ask-further_card = Fête dans la ville de { $cell }, { $card } : vous avez { $total } PF et il en faut { $need }. Une carte de plus ?

## Événements

cuzco-event-turn = { $who } commencé un tour.
cuzco-event-no_placement = { $who } dû renoncer à poser un terrain : l’obligation est tombée pour ce tour.
cuzco-event-auto_end = { $who } épuisé ses possibilités : les actions sont terminées.
cuzco-event-last_triple = { $who } posé le dernier terrain triple : la fin approche.
cuzco-event-standstill = { $who } déclenché la fin : un tour de table entier sans terrain.
cuzco-event-reshuffle = { $count ->
        [one] La défausse, { $count } carte, est devenue la pioche.
       *[other] La défausse, { $count } cartes, est devenue la pioche.
    }
cuzco-event-empty_hand = { $who } passé faute de cartes.
cuzco-event-pond_nobody = L’eau de { $cell } a été fermée, mais personne ne menait sur sa rive.
cuzco-event-temples_built = { $who } marqué { $points } PP pour le temple de { $cell }.
cuzco-event-temples_expanded = { $who } marqué { $points } PP pour le temple agrandi de { $cell }.
cuzco-event-ponds = { $who } marqué { $points } PP : l’eau de { $cell } a été fermée.
cuzco-event-festivals_alone = { $who } organisé sans partage la fête de { $cell } : { $points } PP.
cuzco-event-festivals_shared = { $who } partagé la fête de { $cell } : { $points } PP.
cuzco-event-final = Grand décompte final pour { $whom }.
cuzco-event-final_first = { $who } pris le premier rang dans la ville de { $cell } : { $points } PP.
cuzco-event-final_second = { $who } pris le second rang dans la ville de { $cell } : { $points } PP.

## Feuille de score et fin

cuzco-sheet-temples_built = Temples construits
cuzco-sheet-temples_expanded = Temples agrandis
cuzco-sheet-ponds = Bassins
cuzco-sheet-festivals_alone = Fêtes organisées seul
cuzco-sheet-festivals_shared = Fêtes partagées
cuzco-sheet-final_first = Premier dans les villes
cuzco-sheet-final_second = Second dans les villes
cuzco-sheet-total = Total
cuzco-end-last_triple = Le dernier terrain triple a été posé et tous ont fait leur grand décompte final.
cuzco-end-standstill = Plus personne ne posait de terrain ; tous ont fait leur grand décompte final.

## Mots pour les valeurs

cuzco-card-M = Masque du Soleil
cuzco-card-L = Lama d’or
cuzco-card-K = Gobelet kero
cuzco-card-ML = Masque du Soleil + Lama d’or
cuzco-card-LK = Lama d’or + Gobelet kero
cuzco-card-MK = Masque du Soleil + Gobelet kero

## Ce que coûte une action

cuzco-price-ap = { $value } PA
cuzco-price-tokens =
    { $value ->
        [one] { $value } jeton
       *[other] { $value } jetons
    }

## Le plateau dans le terminal

cuzco-board-turn = Tour de la place { $seat }, il reste { $ap } PA
cuzco-board-last = derniers tours
cuzco-board-over = La partie est finie
cuzco-board-legend = c cultures · v village · chiffre = niveau · i1 Inca de la place 1 · ▲4 temple de valeur 4 · ☼ disque solaire · ≈ bassin · ^ montagne · ♣ forêt
cuzco-board-supply = Réserve : { $triples ->
        [one] { $triples } terrain triple
       *[other] { $triples } terrains triples
    } · { $ponds ->
        [one] { $ponds } bassin
       *[other] { $ponds } bassins
    } · étages { $floors }
cuzco-board-cards = Cartes : face visible { $card } · pioche { $draw } · défausse { $discard }
cuzco-board-festival = Fête dans la ville de { $cell } : { $totals }
cuzco-board-seat = Place
cuzco-board-points = PP
cuzco-board-incas = Incas
cuzco-board-tokens = Jetons
cuzco-board-doubles = Doubles
cuzco-board-crops = Cultures
cuzco-board-villages = Villages
cuzco-board-hand = Cartes

## Pourquoi un coup

cuzco-reason-points = Points marqués
cuzco-reason-cities = Des rangs dans les villes à temple
cuzco-reason-temples = Un temple à bâtir ou à agrandir
cuzco-reason-room = Des villages et des villes qui peuvent grandir
cuzco-reason-ponds = De l’eau qui peut être fermée
cuzco-reason-people = Des Incas sur le plateau
cuzco-reason-heights = Des Incas en hauteur
cuzco-reason-tokens = Des jetons action gardés
cuzco-reason-tiles = Des petites tuiles gardées
cuzco-reason-cards = Des cartes fête en main
cuzco-reason-actions = Des points d’action restants
cuzco-reason-festival = Une fête qui peut être gagnée
cuzco-reason-rivals = { $change ->
        [loses] Plus pour les autres
       *[other] Moins pour les autres
    }
cuzco-reason-cities-at = { $change ->
        [takes] { $standing ->
            [3] Prend la tête dans la ville de { $cell }
            [2] Rejoint le meneur dans la ville de { $cell }
           *[other] Prend le second rang dans la ville de { $cell }
        }
        [keeps] { $standing ->
            [3] Garde la tête dans la ville de { $cell }
            [2] Reste à égalité avec le meneur dans la ville de { $cell }
           *[other] Garde le second rang dans la ville de { $cell }
        }
        [loses] { $standing ->
            [3] Perd la tête dans la ville de { $cell }
            [2] Passe derrière le meneur dans la ville de { $cell }
           *[other] Perd le second rang dans la ville de { $cell }
        }
       *[misses] N’améliore rien dans la ville de { $cell }
    }
cuzco-reason-temples-at = { $change ->
        [takes] Le temple en { $cell } pourra être agrandi jusqu’à { $standing }
        [keeps] Le temple en { $cell } peut encore être agrandi jusqu’à { $standing }
        [loses] Le temple en { $cell } ne peut plus être agrandi jusqu’à { $standing }
       *[misses] N’ouvre pas de place autour du temple en { $cell }
    }
cuzco-reason-ponds-at = { $change ->
        [takes] Prend la tête autour de l’eau de { $cell }
        [keeps] Garde la tête autour de l’eau de { $cell }
        [loses] Perd la tête autour de l’eau de { $cell }
       *[misses] Laisse l’eau de { $cell } aux autres
    }

learn-cuzco-welcome =
    Bienvenue à Cuzco ! Sur ce sol vide va pousser une ville de terrasses. Vous voulez y placer haut vos Incas, bâtir des temples et marquer des points avec des bassins fermés.
    Vous jouez orange.
learn-cuzco-points =
    À chaque tour vous avez 6 points d’action. Presque tout coûte 1 : un terrain, un Inca qui entre par la forêt, un temple, un bassin, une carte. Le tour doit commencer par un terrain.
learn-cuzco-tile =
    Posez un terrain triple avec son village en I3, à l’ouest, près de la forêt. Un terrain se pose n’importe où ; près de la bordure vos Incas peuvent y monter.
learn-cuzco-enter =
    Faites maintenant entrer un Inca en I3. La case longe la forêt : c’est une entrée, et elle coûte 1 point d’action.
learn-cuzco-village =
    Posez un deuxième triple dont le village en J3 touche I3. Les cases de village qui se touchent forment une zone, maintenant de deux cases.
learn-cuzco-temple =
    Vous y êtes seul, donc vous menez cette zone. Construisez un temple de valeur 2 en J3 : la moitié de sa valeur, 1 point de prestige, est à vous aussitôt, et le village devient une ville.
learn-cuzco-card =
    Piochez une carte fête. Les cartes servent aux fêtes : elles doivent montrer une relique de la carte visible.
learn-cuzco-second =
    Il reste un point d’action. Faites entrer un deuxième Inca en K3, une culture : il aidera plus tard, là où il le faudra.
learn-cuzco-end =
    Tous les points sont utilisés. Dites que vos actions sont finies.
learn-cuzco-festival =
    Vous pouvez maintenant proposer une fête dans une ville où vous avez un Inca. Proposez-en une en J3 avec le Gobelet kero, qui est aussi sur la carte visible.
learn-cuzco-bid =
    Personne d’autre n’est dans cette ville : une carte suffit. Fermez votre enchère : à un temple de valeur 2 la fête rapporte 1 point de prestige. Le temple reçoit un disque solaire et n’a plus de fête avant de grandir.
learn-cuzco-rival =
    Votre rival a bâti une ville au sud-est. Des Incas des autres dans votre ville disputeraient la tête : on compare d’abord l’Inca le plus haut, puis le deuxième.
learn-cuzco-higher =
    Montez : posez un de vos doubles avec son village en I4, sur votre premier triple. Toutes les cases sous un terrain doivent être au même niveau, et jamais exactement sur un seul terrain de même taille.
learn-cuzco-climb =
    Votre ville a maintenant trois cases, dont une au niveau 2. Menez votre Inca de I3 à I4 : dans un village, marcher et monter est gratuit.
learn-cuzco-go =
    Il reste cinq points d’action dans ce tour, et la partie est à vous. Avec une quatrième case le temple peut passer à 4. À la fin chaque ville paie la valeur de son temple au plus haut et la moitié au deuxième. Amusez-vous bien !

### Les mots sur le plateau de Cuzco.

cuzco-option-gates-name = Entrées
web-cuzco-valley = La vallée de Cuzco
web-cuzco-keys = Les flèches parcourent les cases, Entrée y joue, R tourne le terrain, L montre les niveaux, plus, moins et 0 zooment, Maj avec les flèches déplace.
web-cuzco-levels = Niveaux
web-cuzco-triples-left = Triples restants
web-cuzco-last-turns = Derniers tours
web-cuzco-triples-end = Le dernier triple déclenche la fin
web-cuzco-closer = Rapprocher
web-cuzco-farther = Éloigner
web-cuzco-whole = Toute la vallée
web-cuzco-turn = Tourner
web-cuzco-lay = Poser ici
web-cuzco-leave = Quitter Cuzco
web-cuzco-no-way = Aucun chemin ne part d’ici
web-cuzco-price = { $ap } PA
web-cuzco-ap = PA
web-cuzco-ap-left =
    { $ap ->
        [one] { $ap } point d’action restant
       *[other] { $ap } points d’action restants
    }
web-cuzco-action-points = Points d’action
web-cuzco-token =
    { $count ->
        [one] +1 point d’action, une fois par tour : { $count } jeton
       *[other] +1 point d’action, une fois par tour : { $count } jetons
    }
web-cuzco-end = Terminer
web-cuzco-lay-or-bring = Poser ou amener
web-cuzco-tool-triple = triple
web-cuzco-tool-double = double
web-cuzco-tool-single_crop = cultures
web-cuzco-tool-single_village = village
web-cuzco-tool-pond = bassin
web-cuzco-tool-enter = Inca
web-cuzco-tool-temple = temple
web-cuzco-floors = Étages
web-cuzco-cards = Cartes fête
web-cuzco-face-up = visible
web-cuzco-draw = pioche { $count }
web-cuzco-pile = Pioche
web-cuzco-not-here = Pas ici
web-cuzco-on-water = Rien ne peut couvrir l’eau
web-cuzco-off-board = Une partie du terrain sortirait du plateau
web-cuzco-closes = l’eau se ferme
web-cuzco-closes-nobody = l’eau se ferme, pour personne
web-cuzco-city = Ville de { $cell }
web-cuzco-village-of = Village de { $cell }
web-cuzco-size = Taille
web-cuzco-temple = Temple
web-cuzco-limit = jusqu’à
web-cuzco-heights = hauteurs
web-cuzco-final = à la fin
web-cuzco-leads = mène
web-cuzco-nobody-leads = Égalité : personne ne mène.
web-cuzco-nobody = Personne ne s’y tient.
web-cuzco-open-shore = Rive nue
web-cuzco-worth = vaut
web-cuzco-closed = Fermée : elle ne rapporte plus rien.
web-cuzco-crop = cultures
web-cuzco-village = village
web-cuzco-land = terre nue
web-cuzco-pond = bassin
web-cuzco-mountain = montagne
web-cuzco-forest = forêt
web-cuzco-level = niveau { $level }
web-cuzco-temple-of = temple de { $value }
web-cuzco-value-of = Valeur du temple en { $cell }
web-cuzco-inca-of = Inca de { $name }
web-cuzco-here = possible ici : { $ap } PA
web-cuzco-has-inca = Incas en réserve
web-cuzco-has-token = Jetons action supplémentaire
web-cuzco-has-card = Cartes en main
web-cuzco-has-double = Doubles
web-cuzco-has-crop = Cultures simples
web-cuzco-has-village = Villages simples
web-cuzco-festival = Fête en { $cell }
web-cuzco-festival-ask = Organiser une fête ?
web-cuzco-festival-line = Temple de { $value }. Le plus haut total de reliques assorties l’organise.
web-cuzco-festival-none = Aucune de vos cartes ne montre une relique de la carte visible.
web-cuzco-alone = +{ $points } seul
web-cuzco-shared = +{ $points } chacun à égalité
web-cuzco-matches = Assorti à
web-cuzco-which-city = Quelle ville
web-cuzco-proposed = l’a proposée
web-cuzco-dropped = Sorti
web-cuzco-highest = Le plus haut
web-cuzco-level-passed = À égalité, a passé
web-cuzco-hand = Votre main
web-cuzco-empty-hand = Plus de carte
web-cuzco-no-match = pas assorti
web-cuzco-total = Total { $total }, il faut { $need }
web-cuzco-lay-card = Jouer { $card }
web-cuzco-choose-card = Choisissez une carte
web-cuzco-fold = Voir le plateau
web-cuzco-unfold = Revenir à la fête
web-cuzco-kind-triple = Triple
web-cuzco-kind-double = Double
web-cuzco-kind-single_crop = Cultures
web-cuzco-kind-single_village = Village
web-cuzco-kind-pond = Bassin
web-cuzco-kind-enter = Inca entre
web-cuzco-kind-leave = Inca sort
web-cuzco-kind-move = Inca marche
web-cuzco-kind-build = Construire
web-cuzco-kind-expand = Agrandir
web-cuzco-kind-propose = Proposer une fête
web-cuzco-kind-lay_card = Jouer une carte
web-cuzco-kind-no_festival = Pas de fête
web-cuzco-kind-pass_bid = Passer
web-cuzco-kind-end_bid = L’enchère est complète
web-cuzco-asks-triple = Où posez-vous le terrain triple ?
web-cuzco-asks-double = Où posez-vous le terrain double ?
web-cuzco-asks-single_crop = Où posez-vous les cultures ?
web-cuzco-asks-single_village = Où posez-vous le village ?
web-cuzco-asks-pond = Où posez-vous le bassin ?
web-cuzco-asks-enter = Où faites-vous entrer un Inca ?
web-cuzco-asks-leave = Quel Inca quitte Cuzco ?
web-cuzco-asks-move = Quel Inca se déplace, et où ?
web-cuzco-asks-move-cell = Où va l’Inca de { $cell } ?
web-cuzco-asks-build = Où construisez-vous un temple ?
web-cuzco-asks-build-cell = Quelle valeur a le nouveau temple en { $cell } ?
web-cuzco-asks-expand = Quel temple agrandissez-vous ?
web-cuzco-asks-expand-cell = Jusqu’où agrandissez-vous le temple de { $cell } ?
web-cuzco-water =
    { $count ->
        [one] Eau de { $count } bassin
       *[other] Eau de { $count } bassins
    }
web-cuzco-short =
    { $count ->
        [one] il manque { $count }
       *[other] il manque { $count }
    }
web-cuzco-left =
    { $count ->
        [one] reste { $count } carte
       *[other] restent { $count } cartes
    }
web-cuzco-worth-fp =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# Les règles de Cuzco, un message pour chaque numéro du recueil de règles du projet.

cuzco-chapter-components = Matériel et plateau
cuzco-chapter-setup = Mise en place
cuzco-chapter-turn = Le tour
cuzco-chapter-terrain = Terrains
cuzco-chapter-overhang = Au-delà de la frontière
cuzco-chapter-areas = Zones et position
cuzco-chapter-incas = Incas
cuzco-chapter-temples = Temples
cuzco-chapter-ponds = Bassins d’irrigation
cuzco-chapter-cards = Cartes fête
cuzco-chapter-festival = Fête
cuzco-chapter-end = Fin de la partie
cuzco-chapter-edge = Cas particuliers
cuzco-chapter-invariants = Ce qui vaut toujours
cuzco-chapter-engine = Notes sur le programme

rule-CZ-G01 = Cuzco compte 153 cases intérieures, 150 de terre et 3 bassins, entourées de 63 cases de bordure.
rule-CZ-G02 = Une case porte le nom de sa ligne, de A à O, et de sa colonne dans cette ligne.
rule-CZ-G03 = La bordure est montagne le long des lignes A à H et forêt le long des lignes I à O.
rule-CZ-G04 = Trois bassins sont imprimés sur le plateau : F4, F13 et I9.
rule-CZ-G05 = Seules les cases de bordure qui touchent Cuzco peuvent être couvertes.
rule-CZ-G06 = Il y a 56 terrains triples en commun ; chacun est un triangle d’un village et de deux cultures.
rule-CZ-G07 = Chaque joueur a 5 terrains doubles, d’un village et d’une culture.
rule-CZ-G08 = Chaque joueur a 3 cultures simples et 2 villages simples.
rule-CZ-G09 = Un triple a 2 orientations et 3 places pour son village ; un double a 3 directions et 2 places.
rule-CZ-G10 = Il y a 19 bassins et 15 disques solaires en commun ; chaque joueur a 12 Incas et 3 jetons action supplémentaire.
rule-CZ-G11 = Il y a 47 étages de temple : douze de 2, onze de 4, dix de 6, huit de 8 et six de 10.
rule-CZ-G12 = Il y a 30 cartes fête : cinq de chacune des trois reliques et de chacune des trois paires.
rule-CZ-G13 = Le prestige part de 0 et n’a pas de limite.
rule-CZ-G14 = Les aide-mémoire répètent les prix et la table des fêtes et n’ont pas d’effet.

rule-CZ-S01 = Ce qui n’est à personne se trouve dans des réserves communes, les étages triés par valeur.
rule-CZ-S02 = Chaque bassin imprimé reçoit une pièce de bassin et vaut comme les autres.
rule-CZ-S03 = Chaque joueur prend 12 Incas, 3 jetons action supplémentaire, 5 doubles, 3 cultures simples et 2 villages simples.
rule-CZ-S04 = On retourne une carte fête ; puis chaque joueur, à partir du premier, reçoit 3 cartes secrètes.
rule-CZ-S05 = Le hasard ou l’option désigne le premier joueur ; on joue dans le sens horaire.
rule-CZ-S06 = À 2 ou 3 joueurs, les pièces personnelles des absents restent hors jeu ; toutes les pièces communes servent.
rule-CZ-S07 = Le plateau commence sans terrains, sans Incas et sans temples.
rule-CZ-S08 = Les places sont fixes et se comptent dans le sens horaire ; le premier suit le dernier.

rule-CZ-R01 = Un tour, c’est : le terrain obligatoire, des actions à volonté, la fin des actions, peut-être une fête et, au dernier tour, son propre décompte final.
rule-CZ-R02 = Le tour commence avec 6 points d’action ; ceux qui restent sont perdus.
rule-CZ-R03 = Le tour doit s’ouvrir par un terrain ; avant lui, seul le jeton action supplémentaire peut servir.
rule-CZ-R04 = Après le terrain obligatoire, les actions se répètent et se mêlent librement tant qu’on peut les payer.
rule-CZ-R05 = Une action exige tout son prix en points d’action.
rule-CZ-R06 = À chaque tour, on peut utiliser un jeton action supplémentaire avant la fin des actions ; il donne 1 point d’action et quitte le jeu.
rule-CZ-R07 = Le joueur déclare la fin des actions, même sans points d’action.
rule-CZ-R08 = Après la fin des actions, aucune action n’est possible dans ce tour.
rule-CZ-R09 = Les tours se suivent dans le sens horaire jusqu’à ce que chacun ait fait le grand décompte final.
rule-CZ-R10 = Cartes piochées, jeton utilisé et temples changés se comptent à nouveau à chaque tour.
rule-CZ-R11 = Qui est interrogé pour une fête dépend de ce que tous voient, jamais des cartes en main.
rule-CZ-R12 = Un dernier tour, ou un tour où aucun terrain n’entre, s’ouvre par des actions libres et peut finir aussitôt.
rule-CZ-R13 = Avec l’option prévue, la phase d’actions finit d’elle-même quand il ne reste qu’à la finir.
rule-CZ-R14 = Les cartes suivent un ordre fixe : prix, carte en main, pioche vide refaite, nouvelle carte ; après une fête, points, disque, défausse et nouvelle carte viennent avant un décompte final.
rule-CZ-R15 = Chaque action différente compte une fois : terrains par cases et village, déplacements par départ et arrivée, constructions par case et valeur, enchères par sorte de carte.

rule-CZ-T01 = Les triples viennent de la réserve commune, les doubles et les simples de la sienne.
rule-CZ-T02 = Un placement indique le terrain, ses cases et la case du village.
rule-CZ-T03 = Un terrain peut être posé n’importe où ; il n’a besoin de rien toucher.
rule-CZ-T04 = Un terrain ne peut couvrir ni bassin, ni Inca, ni temple.
rule-CZ-T05 = Toutes les cases sous un terrain doivent avoir le même niveau.
rule-CZ-T06 = Un terrain ne peut reposer tout entier sur un seul terrain de sa taille.
rule-CZ-T07 = Pour l’interdiction des terrains égaux, seul compte le terrain du dessus de chaque case.
rule-CZ-T08 = Un terrain plus petit peut reposer sur un plus grand, et tout terrain sur plusieurs.
rule-CZ-T09 = Un terrain de même taille est refusé sur les mêmes cases, quels que soient son sens et ce qu’il montre.
rule-CZ-T10 = Aucun terrain ne peut réunir deux temples dans une zone.
rule-CZ-T11 = La réunion de temples se juge sur la position finie : les cultures du même terrain peuvent les séparer.
rule-CZ-T12 = Une ville peut être réunie à autant de villages qu’on veut.
rule-CZ-T13 = Villages et villes peuvent être coupés ou réduits ; les temples gardent leur valeur.
rule-CZ-T14 = Un terrain peut faire passer une case occupée d’une ville à une autre.
rule-CZ-T15 = Chaque case couverte monte d’un niveau et montre la nouvelle image.
rule-CZ-T16 = Les terrasses montent sans limite, et les terrains ne bougent plus.
rule-CZ-T17 = Poser un terrain ne donne pas de prestige en soi ; les bassins qu’il ferme comptent aussitôt.
rule-CZ-T18 = Le dernier triple de la réserve déclenche la fin de la partie.

rule-CZ-O01 = Doubles et triples peuvent dépasser la frontière, mais au moins un hexagone doit être à l’intérieur.
rule-CZ-O02 = Les simples doivent être à l’intérieur.
rule-CZ-O03 = Un terrain ne peut reposer tout entier sur du terrain hors frontière, à aucun niveau.
rule-CZ-O04 = Chaque case de bordure nue couverte coûte 1 point d’action de plus ; sur un terrain déjà hors frontière, rien de plus.
rule-CZ-O05 = Un terrain posé au sol coûte donc 1, 2 ou 3 points d’action.
rule-CZ-O06 = La frontière est celle des cases intérieures de Cuzco, non celle du carton.
rule-CZ-O07 = Un hexagone hors frontière est un terrain complet pour niveaux, déplacements, zones, positions et temples.
rule-CZ-O08 = Le terrain obligatoire peut dépasser la frontière.
rule-CZ-O09 = La bordure ne porte que des terrains et ce qui s’y tient ; jamais un bassin.

rule-CZ-V01 = Une zone est formée de toutes les cases reliées qui montrent un village, à tous niveaux.
rule-CZ-V02 = La case du temple appartient à sa zone, compte dans sa taille et en relie les parties.
rule-CZ-V03 = Une zone sans temple est un village ; avec un temple, une ville.
rule-CZ-V04 = Un Inca est au niveau de sa case.
rule-CZ-V05 = La position compare les niveaux des Incas de chacun du plus haut au plus bas ; le premier niveau supérieur l’emporte.
rule-CZ-V06 = Si les niveaux sont égaux aussi loin qu’ils vont, le plus grand nombre d’Incas l’emporte.
rule-CZ-V07 = Des niveaux égaux sont une égalité ; sans Inca, pas de position.
rule-CZ-V08 = Le meneur est le seul joueur à la plus haute position ; une égalité au sommet n’en laisse aucun.
rule-CZ-V09 = Seuls comptent les Incas qui sont dans la zone, non ceux d’à côté.

rule-CZ-M01 = On n’emploie que ses propres Incas, à son tour et après le terrain obligatoire.
rule-CZ-M02 = Une case porte un seul Inca ; les Incas se tiennent sur un terrain sans temple.
rule-CZ-M03 = Une entrée est une case de terrain le long de la bordure, couverte ou non, ou tout terrain hors frontière ; avec les entrées à bordure nue, le terrain le long de la bordure a besoin d’une case de bordure nue à côté.
rule-CZ-M04 = Une entrée coûte 1 point d’action par la forêt et 2 par la montagne, comme imprimé à côté ; le côté le moins cher compte et, avec les entrées à bordure nue, seulement les côtés nus. Hors frontière compte ce qui est dessous.
rule-CZ-M05 = Un Inca de sa réserve arrive sur une entrée libre pour le prix de celle-ci.
rule-CZ-M06 = Nul n’arrive par une entrée occupée, même par son propre Inca.
rule-CZ-M07 = Un Inca à soi sur une entrée peut sortir pour le prix de celle-ci ; il retourne en réserve.
rule-CZ-M08 = Un Inca à soi va sur toute case de terrain libre qu’il atteint par des terrains voisins.
rule-CZ-M09 = Un déplacement coûte 1 point d’action par passage entre culture et village sur le chemin le moins cher.
rule-CZ-M10 = Monter et descendre est gratuit.
rule-CZ-M11 = Le chemin peut traverser ses propres Incas, mais ni autre Inca, ni temple, ni bassin, ni case vide.
rule-CZ-M12 = Le chemin peut passer par du terrain hors frontière, jamais par la bordure nue.
rule-CZ-M13 = Les Incas se déplacent autant de fois qu’on veut, mais jamais là où ils sont déjà.
rule-CZ-M14 = Nul ne déplace ni ne retire l’Inca d’un autre joueur.

rule-CZ-B01 = Seul le meneur unique d’une zone peut y construire ou agrandir un temple, à son tour.
rule-CZ-B02 = Qui mène une ville peut agrandir son temple, quel qu’en soit le bâtisseur.
rule-CZ-B03 = On construit dans un village d’au moins 2 cases, sur une case sans Inca.
rule-CZ-B04 = Une ville n’a qu’un temple.
rule-CZ-B05 = La valeur d’un temple est paire, de 2 à 10, et au plus la taille de sa zone.
rule-CZ-B06 = Un temple peut naître à toute valeur permise, pour 1 point d’action.
rule-CZ-B07 = Un temple s’agrandit à toute valeur supérieure permise, pour 1 point d’action.
rule-CZ-B08 = Tous les étages nécessaires doivent être en réserve.
rule-CZ-B09 = Construire et agrandir donnent la moitié de la nouvelle valeur en prestige.
rule-CZ-B10 = Un temple ne se construit ou ne s’agrandit qu’une fois par tour.
rule-CZ-B11 = Les étages ne sont jamais retirés ; un temple peut devenir plus grand que sa ville.
rule-CZ-B12 = La case d’un temple ne peut être occupée, traversée ni couverte.
rule-CZ-B13 = Agrandir un temple retire son disque solaire.
rule-CZ-B14 = La partie coupée de son temple est un village et peut recevoir un temple, même au même tour.
rule-CZ-B15 = Toute case du village sans Inca convient, si loin qu’elle soit de l’Inca du meneur.

rule-CZ-P01 = Un bassin coûte 1 point d’action et se pose sur une case intérieure vide.
rule-CZ-P02 = Un bassin ne se pose ni sur un terrain, ni sur un bassin, ni sur la bordure.
rule-CZ-P03 = Un bassin ne se pose pas sur une case le long de la frontière.
rule-CZ-P04 = Des bassins voisins forment un seul plan d’eau.
rule-CZ-P05 = Un plan d’eau est fermé quand un terrain couvre chaque case à côté de lui.
rule-CZ-P06 = Chaque plan d’eau que ferme un terrain ou un bassin compte aussitôt.
rule-CZ-P07 = Le meneur parmi les Incas au bord d’un plan d’eau fermé gagne 3 points de prestige par bassin.
rule-CZ-P08 = Les points d’un bassin vont au meneur de sa rive, quel que soit celui qui l’a fermé.
rule-CZ-P09 = Sans Inca sur la rive, ou à égalité au sommet, personne ne marque ce plan d’eau, ni plus tard.
rule-CZ-P10 = Plusieurs plans d’eau fermés à la fois comptent un par un.
rule-CZ-P11 = Un plan d’eau fermé ne change plus et ne compte qu’une fois.
rule-CZ-P12 = Un creux de cases vides loin de la frontière peut être rempli de bassins ; il compte quand tout le plan d’eau est fermé.
rule-CZ-P13 = Un bassin n’est jamais couvert ni retiré.
rule-CZ-P14 = Une case de rive compte une fois pour chaque plan d’eau qu’elle touche.
rule-CZ-P15 = Avec des bassins le long de la frontière, l’eau reste ouverte pour toujours quand une bordure nue à côté ne peut plus être couverte.

rule-CZ-C01 = On pioche au plus 2 cartes par tour, à 1 point d’action chacune, la carte visible ou de la pioche.
rule-CZ-C02 = La carte visible prise est aussitôt remplacée par la pioche.
rule-CZ-C03 = On voit la première carte avant de choisir la seconde.
rule-CZ-C04 = Les mains sont secrètes et sans limite.
rule-CZ-C05 = Il y a une pioche, une défausse et une carte face visible.
rule-CZ-C06 = S’il faut une carte et que la pioche est vide, la défausse devient la nouvelle pioche.
rule-CZ-C07 = Sans carte dans la pioche et la défausse, rien ne se pioche, pas même la carte visible.
rule-CZ-C08 = Piocher exige 1 point d’action, moins de 2 cartes piochées dans ce tour et une carte dans la pioche ou la défausse.

rule-CZ-F01 = Seul le joueur actif propose une fête, une fois, après la fin des actions, sans point d’action.
rule-CZ-F02 = La ville de la fête doit avoir un temple sans disque solaire.
rule-CZ-F03 = Qui propose doit avoir un Inca dans la ville.
rule-CZ-F04 = La proposition nomme la ville et pose une première carte qui convient.
rule-CZ-F05 = Une carte convient par chaque relique commune avec la carte visible et vaut 1 point de fête par relique.
rule-CZ-F06 = Une carte sans relique de la carte visible ne peut être jouée.
rule-CZ-F07 = Participent celui qui propose puis, dans le sens horaire, tous les autres qui ont un Inca dans la ville.
rule-CZ-F08 = Les enchères vont dans le sens horaire entre ceux qui restent ; une enchère pose une ou plusieurs cartes, une à une.
rule-CZ-F09 = Qui est sous le plus haut total doit l’atteindre par cette enchère, sinon il sort.
rule-CZ-F10 = Qui égale le plus haut total peut monter, ou passer pour de bon et partager encore si nul ne le dépasse.
rule-CZ-F11 = Les points de toutes les enchères d’une fête s’additionnent.
rule-CZ-F12 = Une main vide passe d’elle-même ; qui a des cartes mais ne peut enchérir est interrogé et ne peut que passer.
rule-CZ-F13 = Les enchères cessent quand plus personne ne reste, ou quand le seul qui reste a seul le plus haut total.
rule-CZ-F14 = Tous ceux qui ont le plus haut total donnent la fête, seuls ou ensemble.
rule-CZ-F15 = Selon la valeur du temple 2, 4, 6, 8, 10, la fête donne 1, 2, 3, 4, 5 points de prestige à un seul, ou 0, 1, 2, 2, 3 à chacun si elle est partagée.
rule-CZ-F16 = Toutes les cartes jouées et l’ancienne carte visible vont à la défausse ; puis on en retourne une nouvelle.
rule-CZ-F17 = Le temple reçoit un disque solaire, quel que soit le gain.
rule-CZ-F18 = Seul un agrandissement retire un disque solaire.
rule-CZ-F19 = Qui a fait son décompte final peut encore participer et marquer.
rule-CZ-F20 = Une enchère peut prendre plus de cartes qu’il n’en faut, jusqu’à ce qu’elle soit déclarée complète.
rule-CZ-F21 = Valeur, ville et participants sont fixés à la proposition.
rule-CZ-F22 = Qui doit décider est sous le plus haut total ou à égalité avec un autre.
rule-CZ-F23 = On défausse et on retourne une carte après chaque fête, même la dernière.
rule-CZ-F24 = Après la première carte d’une enchère, nul retour ; refusez ou passez avant.

rule-CZ-E01 = Le dernier triple déclenche la fin ; qui l’a posé finit son tour normalement.
rule-CZ-E02 = À la fin de ce tour, ce joueur fait le grand décompte final et n’a plus de tour.
rule-CZ-E03 = Chacun des autres a alors un dernier tour sans terrain obligatoire, avec le décompte final à sa fin.
rule-CZ-E04 = Un décompte final ne concerne que celui qui le fait, sur le plateau tel qu’il est alors.
rule-CZ-E05 = La plus haute position dans une ville, seule ou à égalité, donne la valeur du temple.
rule-CZ-E06 = La deuxième position dans une ville, seule ou à égalité, donne la moitié de la valeur du temple.
rule-CZ-E07 = Seul dans une ville, on est premier ; troisième et suivants n’ont rien.
rule-CZ-E08 = La position juste sous une première place partagée est la deuxième.
rule-CZ-E09 = Les Incas déjà comptés restent, bloquent et comptent pour les autres.
rule-CZ-E10 = Ce qui change après ne modifie pas un décompte final déjà fait.
rule-CZ-E11 = Après son décompte final, bassins et fêtes donnent encore du prestige.
rule-CZ-E12 = La partie est finie après le dernier décompte final ; le plus de prestige gagne.
rule-CZ-E13 = Les joueurs à prestige égal partagent la place.
rule-CZ-E14 = Un dernier tour est un tour complet ; seul le terrain obligatoire manque.
rule-CZ-E15 = La fin ne se déclenche qu’une fois.

rule-CZ-Z01 = Si aucun terrain n’entre au début du tour, il n’y a pas de terrain obligatoire.
rule-CZ-Z02 = Si autant de tours de suite que de joueurs passent sans terrain, celui qui finit le dernier d’entre eux déclenche la fin.
rule-CZ-Z03 = Les triples épuisés, on pose encore simples et doubles.
rule-CZ-Z04 = Un terrain qui n’est plus dans sa réserve ne peut être posé.
rule-CZ-Z05 = Avec les 12 Incas sur le plateau, aucun n’arrive avant qu’un autre sorte.
rule-CZ-Z06 = Sans bassin en réserve, on n’en pose pas.
rule-CZ-Z07 = Sans étage de valeur 2, on ne construit plus ; les agrandissements continuent.
rule-CZ-Z08 = Les disques solaires ne manquent jamais.
rule-CZ-Z09 = Dans un village plein d’Incas, on ne construit pas avant qu’une case se libère.
rule-CZ-Z10 = Une ville plus petite que son temple ne l’agrandit que si sa taille atteint de nouveau une valeur plus haute.
rule-CZ-Z11 = Une ville réduite à la case du temple n’a pas de position et ne rapporte à personne.
rule-CZ-Z12 = Un creux d’une case le long de la frontière ne prend pas de bassin ; il y entre un simple, ou un terrain qui dépasse sur la bordure nue.
rule-CZ-Z13 = On paie et pose le terrain, on compte l’eau fermée puis, si c’était le dernier triple, la fin est déclenchée.
rule-CZ-Z14 = Le prestige ne se perd jamais.
rule-CZ-Z15 = Carte visible prise et pioche vide : la défausse devient la pioche et l’on retourne une carte.
rule-CZ-Z16 = Après une fête, pioche vide, les cartes jouées vont à la défausse avant qu’elle devienne la pioche.
rule-CZ-Z17 = Sans ville possible ou sans carte, aucune question sur une fête ; avec des cartes qui ne conviennent pas, la seule réponse est non.
rule-CZ-Z18 = Les déplacements gratuits peuvent se répéter sans fin ; les règles n’y mettent pas de limite.
rule-CZ-Z19 = Le jeton sert aussi dans le tour qui déclenche la fin et dans le dernier tour.
rule-CZ-Z20 = Une entrée reste une entrée au même prix ; seulement avec les entrées à bordure nue elle se perd, ou devient plus chère, quand la bordure d’à côté est couverte.
rule-CZ-Z21 = Après avoir refusé ou perdu une fête, on n’en propose pas d’autre dans le même tour.
rule-CZ-Z22 = Qu’un terrain entre se juge une fois, au début du tour ; ce qui entre plus tard est permis, non obligatoire.
rule-CZ-Z23 = Les tours sans terrain se comptent à la fin des actions ; tout terrain remet le compte à 0.
rule-CZ-Z24 = Un terrain peut causer plusieurs choses à la fois, avec les entrées à bordure nue aussi fermer une entrée ; seule l’eau fermée rapporte.
rule-CZ-Z25 = Un temple de 10 avec disque solaire n’a plus de fête.
rule-CZ-Z26 = Un bassin à côté d’un plan d’eau s’y joint ; un plan d’eau fermé ne se joint plus.

rule-CZ-I01 = La somme des niveaux est le nombre d’hexagones de tous les terrains du plateau.
rule-CZ-I02 = Réserve et plateau ont toujours ensemble tous les terrains, bassins et Incas de la boîte.
rule-CZ-I03 = Les bassins sont sur des cases intérieures nues loin de la frontière, sans rien dessus.
rule-CZ-I04 = Chaque Inca est seul sur un terrain sans temple.
rule-CZ-I05 = Aucune zone n’a deux temples, et tout temple est sur une case de village.
rule-CZ-I06 = Étages en réserve et dans les temples font ceux de la boîte.
rule-CZ-I07 = Pioche, défausse, carte visible, mains et cartes jouées font 30 cartes.
rule-CZ-I08 = Il y a de 0 à 7 points d’action et, par tour, au plus 2 pioches, 1 jeton et 1 changement de chaque temple.
rule-CZ-I09 = Tout plan d’eau fermé a été compté.
rule-CZ-I10 = Les cases de bordure couvertes touchent l’intérieur, et aucun simple n’est sur la bordure.
rule-CZ-I11 = Les points ne baissent jamais et sont la somme de la feuille de score.
rule-CZ-I12 = Ce qui est sous un Inca, un temple ou un bassin ne change pas.
rule-CZ-I13 = La position en miroir a les actions en miroir et les mêmes points.

rule-EN01 = Les bots laissent de côté un second déplacement du même Inca entre deux autres actions ; rien ne s’y perd.
rule-EN02 = Une seule numérotation des actions sert à toutes les options.
rule-EN03 = Un grand choix peut se faire par étapes ; l’action est le tout.
rule-EN04 = Les cartes d’une sorte sont égales et proposées une fois.
rule-EN05 = Les deux cultures d’un triple sont égales.
rule-EN06 = De chaque case ne comptent que le niveau, l’image et le terrain du dessus.
rule-EN07 = Ordre des décomptes, chemin, côté de l’entrée et choix entre pièces égales ne sont jamais demandés.
rule-EN08 = Le prix de chaque entrée est fixé par le plateau, et seulement avec les entrées à bordure nue il change avec la bordure autour ; zones et meneurs ne changent qu’autour des cases changées.
rule-EN09 = On annule ses propres actions jusqu’à la dernière carte révélée, jamais au-delà de la fin des actions ni dans une fête.
rule-EN10 = Une réponse forcée dans une fête se donne comme une libre, après le même délai.
rule-EN11 = Le jeton ne fait qu’ajouter 1 point d’action et peut être offert à tout moment.
rule-EN12 = Toute partie finit : chaque tour pose un terrain ou compte pour le blocage.
rule-EN13 = Ce qu’il y a en main ne paraît jamais dans le nombre, l’ordre ou le moment des questions.

## Names of the options

cuzco-option-temple_value_rule-name = Valeur d’un temple
cuzco-option-festival_tied_value_2-name = Fête partagée à un temple de 2
cuzco-option-left_pond-name = Place du bassin de gauche
cuzco-option-pond_on_perimeter-name = Bassins le long de la frontière
cuzco-option-tile_wholly_outside_on_overhang-name = Terrains entièrement hors frontière
cuzco-option-final_second_place-name = Second rang après une égalité
cuzco-option-card_memory-name = Retenir les cartes que tous ont vues
cuzco-option-triples_in_play-name = Nombre de terrains triples
cuzco-option-auto_end_turn-name = Finir les actions d’elles-mêmes
cuzco-option-mini-name = Mini-partie : douze terrains triples

web-cuzco-keyboard = Cuzco, dans la vallée
web-cuzco-key-cursor = déplacer le curseur de case en case
web-cuzco-key-play = jouer sur la case du curseur
web-cuzco-key-rotate = tourner le terrain
web-cuzco-key-rotate-back = le tourner dans l’autre sens
web-cuzco-key-levels = montrer les niveaux du terrain
