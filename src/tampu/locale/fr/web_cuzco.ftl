### Les mots sur le plateau de Cuzco.

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
web-cuzco-ap-left = { $ap } points d’action restants
web-cuzco-action-points = Points d’action
web-cuzco-token = +1 point d’action, une fois par tour : { $count } jetons
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
web-cuzco-leads = domine
web-cuzco-nobody-leads = Égalité : personne ne domine.
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
       *[other] reste { $count } cartes
    }
web-cuzco-worth-fp =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
