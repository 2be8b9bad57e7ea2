cuzco-title = Cuzco

## Options

cuzco-option-start_player = La place qui joue en premier, ou au hasard.
cuzco-option-temple_value_rule = La valeur qu’un temple peut prendre : toute valeur paire jusqu’à la taille de la zone, ou seulement la plus grande.
cuzco-option-festival_tied_value_2 = Ce que reçoit chaque organisateur quand la fête d’un temple de valeur 2 est partagée.
cuzco-option-left_pond = La case du bassin imprimé de gauche.
cuzco-option-pond_on_perimeter = Si l’on peut aussi poser des bassins sur les cases le long de la frontière.
cuzco-option-tile_wholly_outside_on_overhang = Si un terrain double ou triple peut reposer entièrement sur du terrain en surplomb.
cuzco-option-final_second_place = Qui est second au grand décompte final après une égalité en tête : la liste suivante, ou personne.
cuzco-option-card_memory = Si la table montre les cartes des autres mains que tous ont vu prendre.
cuzco-option-triples_in_play = Combien de terrains triples contient la réserve ; avec moins, la partie est plus courte.
cuzco-option-auto_end_turn = Si les actions se terminent d’elles-mêmes quand plus rien d’autre n’est possible.
cuzco-start_player-random = au hasard
cuzco-temple_value_rule-up_to_size = toute valeur paire jusqu’à la taille
cuzco-temple_value_rule-exact_even_size = seulement la plus grande valeur paire
cuzco-final_second_place-dense = la liste suivante est seconde
cuzco-final_second_place-competition = personne n’est second après une égalité

## Actions

cuzco-do-triple = Terrain triple, village en { $village }, cultures en { $crop } et { $crop2 }
cuzco-do-double = Terrain double, village en { $village }, cultures en { $crop }
cuzco-do-single_crop = Cultures simples en { $cell }
cuzco-do-single_village = Village simple en { $cell }
cuzco-do-pond = Bassin en { $cell }
cuzco-do-enter = Faire entrer un Inca en { $cell }
cuzco-do-leave = Faire sortir de Cuzco l’Inca de { $cell }
cuzco-do-move = Déplacer l’Inca de { $cell } à { $to }
cuzco-do-build = Construire un temple de valeur { $value } en { $cell }
cuzco-do-expand = Agrandir le temple de { $cell } jusqu’à { $value }
cuzco-do-draw_blind = Piocher une carte
cuzco-do-draw_face_up = Prendre la carte face visible
cuzco-do-token = Utiliser un jeton action supplémentaire
cuzco-do-end_actions = Terminer les actions
cuzco-do-propose = Proposer une fête dans la ville de { $cell } avec la carte { $card }
cuzco-do-no_festival = Pas de fête
cuzco-do-lay_card = Jouer la carte { $card }
cuzco-do-pass_bid = Passer
cuzco-do-end_bid = L’enchère est complète

## Hasard

cuzco-chance-start_player = { $seat } commence
cuzco-chance-face_up = Carte face visible : { $card }
cuzco-chance-deal = { $seat } reçoit une carte : { $card }
cuzco-chance-draw_blind = Carte piochée : { $card }

## Questions

cuzco-ask-mandatory_tile = À vous, { $ap } PA : posez d’abord un terrain.
cuzco-ask-action = Il reste { $ap } PA : quelle action, ou terminer les actions ?
cuzco-ask-proposal = Proposez-vous une fête ? La carte face visible montre { $card }.
cuzco-ask-bid = Fête dans la ville de { $cell }, { $card } : vous avez { $total } PF et il en faut { $need }. Enchérissez-vous ?
cuzco-ask-further_card = Fête dans la ville de { $cell }, { $card } : vous avez { $total } PF et il en faut { $need }. Une carte de plus ?

## Événements

cuzco-event-turn = { $seat } commence un tour.
cuzco-event-no_placement = { $seat } ne peut poser aucun terrain : l’obligation tombe pour ce tour.
cuzco-event-auto_end = { $seat } ne peut plus rien faire : les actions se terminent.
cuzco-event-last_triple = { $seat } a posé le dernier terrain triple : la fin approche.
cuzco-event-standstill = Un tour de table entier sans terrain : { $seat } déclenche la fin.
cuzco-event-reshuffle =
    { $count ->
        [one] La défausse, { $count } carte, devient la pioche.
       *[other] La défausse, { $count } cartes, devient la pioche.
    }
cuzco-event-empty_hand = { $seat } n’a plus de carte et passe.
cuzco-event-pond_nobody = L’eau de { $cell } est fermée, mais personne ne domine sa rive.
cuzco-event-temples_built = { $seat } construit un temple en { $cell } : { $points } PP.
cuzco-event-temples_expanded = { $seat } agrandit le temple de { $cell } : { $points } PP.
cuzco-event-ponds = L’eau de { $cell } est fermée : { $points } PP pour { $seat }.
cuzco-event-festivals_alone = { $seat } organise sans partage la fête de { $cell } : { $points } PP.
cuzco-event-festivals_shared = { $seat } partage la fête de { $cell } : { $points } PP.
cuzco-event-final = { $seat } : grand décompte final.
cuzco-event-final_first = { $seat } prend le premier rang dans la ville de { $cell } : { $points } PP.
cuzco-event-final_second = { $seat } prend le second rang dans la ville de { $cell } : { $points } PP.

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
cuzco-board-supply = Réserve : { $triples } terrains triples · { $ponds } bassins · étages { $floors }
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
cuzco-reason-cities = Places dans les cités à temple
cuzco-reason-temples = Un temple à bâtir ou à agrandir
cuzco-reason-room = Des villages et des cités qui peuvent grandir
cuzco-reason-ponds = De l’eau qui peut être enclose
cuzco-reason-people = Des Incas sur le plateau
cuzco-reason-heights = Des Incas en hauteur
cuzco-reason-tokens = Des jetons d’action gardés
cuzco-reason-tiles = Des petites tuiles gardées
cuzco-reason-cards = Des cartes de fête en main
cuzco-reason-actions = Des points d’action restants
cuzco-reason-festival = Une fête qui peut être gagnée
cuzco-reason-rivals = Moins pour les autres
