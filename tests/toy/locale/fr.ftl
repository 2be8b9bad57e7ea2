toy-title = Lamas
toy-about = Ramenez des lamas en rangs de trois.
toy-option-start_player = Qui commence.
toy-option-goal = Points qui terminent la partie.
toy-option-raids = Si un 1 pille.
toy-option-herd = Combien de lamas il y a.
toy-option-goal-name = But
toy-option-raids-name = Raids
toy-option-herd-name = Troupeau
toy-chapter-set-up = Mise en place
toy-chapter-turn = Le tour
toy-chapter-play = Jouer une carte
toy-chapter-raid = Pillages
toy-chapter-vow = Le vœu
toy-chapter-chance = Hasard
toy-chapter-end = La fin
rule-TY-S01 = Le premier joueur est tiré au sort s'il n'est pas désigné.
rule-TY-S02 = Chaque place reçoit deux cartes, une à une.
rule-TY-T01 = On ne répond qu'à ce qui est demandé.
rule-TY-T02 = On ne prend rien d'une pioche vide.
rule-TY-T03 = Avec cinq cartes en main on n'en prend plus.
rule-TY-P01 = On ne joue qu'une carte de sa main.
rule-TY-P02 = Une rangée de trois rentre et rapporte sa somme et sa carte de gauche.
rule-TY-R01 = Un pillage vise une autre place.
rule-TY-R02 = On ne donne qu'une carte de sa main.
rule-TY-V01 = Une place fait le vœu une seule fois.
rule-TY-C01 = On ne tire que des cartes restées dans la pioche.
rule-TY-E01 = La partie finit au but ou quand tous s'arrêtent à la suite.
toy-not-now = Ce n'est pas demandé maintenant.
toy-hand-full = Vous tenez déjà { $most } cartes.
toy-do-take = Prendre une carte
toy-do-play = Jouer un { $card } au bout { $side ->
    [L] gauche
   *[R] droit
}
toy-do-vow = Faire le vœu
toy-do-stop = S'arrêter
toy-do-raid = Piller la place { $seat }
toy-do-give = Donner un { $card }
toy-do-refuse = Refuser
toy-chance-start = La place { $seat } commence
toy-chance-card = La carte est un { $card }
toy-event-driven = La place { $seat } rentre une rangée pour { $points } points.
toy-event-vow = Le vœu de la place { $seat } rapporte { $points }.
toy-event-drew = Vous tirez un { $card }.
toy-event-given = La place { $seat } vous donne un { $card }.
toy-ask-turn = Place { $seat } : à vous.
toy-ask-raid = Place { $seat } : qui pillez-vous ?
toy-ask-answer = Place { $seat } : la place { $by } vous pille.
toy-sheet-driven = Rentrées
toy-sheet-vow = Vœu
toy-end-goal = Le but est atteint.
toy-end-stops = Tout le monde s'est arrêté.
toy-reason-points = Points
toy-did-take = { $who } take
toy-did-vow = { $who } vow
toy-did-stop = { $who } stop
toy-did-refuse = { $who } refuse
toy-did-play = { $who } play { $card } { $side }
toy-did-raid = { $who } raid
toy-did-give = { $who } give { $card }
toy-hidden-card = { $who } card { $count }
toy-hidden-give = { $who } give { $count }
toy-price-turn = { $value ->
    [one] un tour
   *[other] { $value } tours
}
