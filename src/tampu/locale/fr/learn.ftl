learn-title = Apprendre
learn-line = Une première partie qui s’explique d’elle-même, et le livre de règles dans nos mots.
learn-first-game = Première partie
learn-first-line = Jouez l’ouverture sur le vrai plateau, pas à pas. Ensuite la partie continue simplement contre les bots les plus faciles.
learn-start = Commencer la première partie
learn-continue = Continuer la première partie
learn-again = Recommencer
learn-all = Tous les jeux
learn-new-here = Ce jeu est nouveau pour vous ? Apprenez-le dans une première partie guidée.
learn-book = Livre de règles
learn-numbers = Toutes les règles par numéro
learn-contents = Sommaire
learn-index = Index des termes
learn-print = Imprimer
learn-rules-here =
    { $count ->
        [one] La règle exacte derrière ceci
       *[other] Les { $count } règles exactes derrière ceci
    }
learn-nothing-found = Rien trouvé. Essayez un autre mot, ou les règles par numéro.
learn-explain = Expliquer ceci dans le livre de règles
learn-coach = Guide pas à pas
learn-step = Étape { $step } sur { $steps }
learn-next = Suivant
learn-fold = Mettre le guide de côté
learn-leave = Quitter le guide
learn-play-on = Continuer à jouer
learn-others = Aux autres de jouer. Regardez le plateau, ou suivez le journal.
learn-own-way = Vous avez pris votre propre chemin, et c’est très bien : désormais les bots répondent librement. Le guide s’arrête ici ; indices et règles restent à portée de main.

## Progress

learn-state-new = Pas encore commencée
learn-state-begun = Étape { $step }
learn-state-done = Terminée
