## Puzzles

cli-puzzles-theme = Thème
cli-puzzles-count = Problèmes
cli-puzzles-rating = Difficulté
cli-puzzles-made = { $file } : { $count } problèmes tirés de { $searched } décisions étudiées.
cli-puzzles-fell = { $id } : la recherche préfère maintenant { $best } ({ $margin }).
cli-puzzles-checked = La réponse de { $standing } problèmes sur { $count } tient avec { $times } fois le budget.
error-puzzles-file = Ce fichier ne contient pas de problèmes de { $game }.
error-puzzles-none = { $game } n’a pas de problèmes pour des règles jouables ; tampu puzzles { $game } en crée.
error-puzzles-players = --players ne nomme aucun robot ; essayez --players level:3,level:2.
error-puzzles-solver = { $spec } ne peut pas évaluer tous les coups d’une décision ; prenez un robot qui planifie ou qui cherche, comme level:5, plan:width=8:replies=4 ou ismcts:nodes=1000.
error-puzzles-solo = Les problèmes de { $game } demandent au moins deux places.
error-puzzles-look = --look prend un pourcentage de 1 à 100.
error-puzzles-record = Un enregistrement de { $other }, règles version { $others }, ne peut pas donner de problèmes de { $game }, règles version { $version }.

## On the site

puzzle-title = Problèmes
puzzle-lead = Un coup est nettement le meilleur : trouvez-le sur le plateau. Chaque problème vient d’une partie et a été vérifié par de longues recherches concordantes. Votre première réponse compte pour votre cote de problèmes.
puzzle-one = Problème
puzzle-task = La tâche
puzzle-find = Trouvez le meilleur coup
puzzle-find-line = C’est à vous. Un coup est nettement meilleur que tous les autres.
puzzle-clue = Un indice : ce que vise le meilleur coup
puzzle-daily = Problèmes du jour
puzzle-daily-solve = Résoudre le problème du jour
puzzle-daily-solved = Le problème du jour est résolu
puzzle-train = S’entraîner
puzzle-all = Tous les problèmes
puzzle-none = Aucun jeu de ce site n’a encore de problèmes.
puzzle-count = { $solved } résolus sur { $count }
puzzle-shown = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzle-streak = { $days ->
    [one] Résolu { $days } jour de suite
   *[other] Résolu { $days } jours de suite
}
puzzle-theme = Thème
puzzle-difficulty = Difficulté
puzzle-status = État
puzzle-any = Tous
puzzle-easy = Facile
puzzle-medium = Moyen
puzzle-hard = Difficile
puzzle-solved = Résolus
puzzle-unsolved = Non résolus
puzzle-status-new = Pas encore essayé
puzzle-status-solved = Résolu
puzzle-status-missed = Pas encore résolu
puzzle-seats = { $seats } joueurs
puzzle-right = Juste !
puzzle-wrong = Ce n’est pas le meilleur coup
puzzle-you-played = Vous avez joué : { $move }
puzzle-best = Le meilleur coup :
puzzle-rating = Cote de problèmes
puzzle-not-counted = Seule la première réponse compte.
puzzle-next = Problème suivant
puzzle-next-mistake = Erreur suivante
puzzle-again = Réessayer
puzzle-mistakes = Vos erreurs
puzzle-mistakes-line = Les décisions de vos parties analysées qui vous ont coûté le plus. Que joueriez-vous maintenant ?
puzzle-mistakes-none = Analysez une de vos parties terminées, et ses décisions les plus coûteuses deviennent des exercices ici.
puzzle-mistake = Votre erreur
puzzle-mistake-line = Dans votre partie, vous avez choisi « { $played } » et perdu { $loss } de vos chances de gagner. Trouvez un meilleur coup.
error-no-puzzle = Ce problème n’existe pas.
people-pace-puzzles = Problèmes
