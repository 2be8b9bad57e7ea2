## Puzzles

cli-puzzles-theme = Thème
cli-puzzles-count = Problèmes
cli-puzzles-rating = Difficulté
cli-puzzles-made = { $file } : { $count } problèmes tirés de { $searched } décisions étudiées.
cli-puzzles-fell = { $id } : la recherche préfère maintenant { $best } ({ $margin }).
cli-puzzles-checked = La réponse de { $standing } problèmes sur { $count } tient avec { $times } fois le budget.
error-puzzles-file = Ce fichier ne contient pas de problèmes de { $game }.
error-puzzles-none = { $game } n’a pas de problèmes pour des règles jouables ; tampu puzzles { $game } en crée.
error-puzzles-players = --players ne nomme aucun bot ; essayez --players level:3,level:2.
error-puzzles-solver = { $spec } ne peut pas évaluer tous les coups d’une décision ; prenez un bot qui planifie ou qui cherche, comme level:5, plan:width=8:replies=4 ou ismcts:nodes=1000.
error-puzzles-solo = Les problèmes de { $game } demandent au moins deux places.
error-puzzles-look = --look prend un pourcentage de 1 à 100.
error-puzzles-record = Un enregistrement de { $other }, règles version { $others }, ne peut pas donner de problèmes de { $game }, règles version { $version }.

## On the site

puzzles-title = Problèmes
puzzles-lead = Un coup est nettement le meilleur : trouvez-le sur le plateau. Chaque problème vient d’une partie et a été vérifié par de longues recherches concordantes. Votre première réponse compte pour votre cote de problèmes.
puzzles-one = Problème
puzzles-task = La tâche
puzzles-find = Trouvez le meilleur coup
puzzles-find-line = C’est à vous. Un coup est nettement meilleur que tous les autres.
puzzles-clue = Un indice : ce que vise le meilleur coup
puzzles-daily = Problèmes du jour
puzzles-daily-solve = Résoudre le problème du jour
puzzles-daily-solved = Le problème du jour est résolu
puzzles-train = S’entraîner
puzzles-all = Tous les problèmes
puzzles-none = Aucun jeu de ce site n’a encore de problèmes.
puzzles-count = { $solved } résolus sur { $count }
puzzles-shown = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzles-streak = { $days ->
    [one] Résolu { $days } jour de suite
   *[other] Résolu { $days } jours de suite
}
puzzles-list = Tous les problèmes de ce thème
puzzles-theme = Thème
puzzles-difficulty = Difficulté
puzzles-status = État
puzzles-any = Tous
puzzles-easy = Facile
puzzles-medium = Moyen
puzzles-hard = Difficile
puzzles-solved = Résolus
puzzles-unsolved = Non résolus
puzzles-status-new = Pas encore essayé
puzzles-status-solved = Résolu
puzzles-status-missed = Pas encore résolu
puzzles-seats = { $seats } joueurs
puzzles-right = Juste !
puzzles-wrong = Ce n’est pas le meilleur coup
puzzles-you-played = Vous avez joué : { $move }
puzzles-best = Le meilleur coup :
puzzles-rating = Cote de problèmes
puzzles-not-counted = Seule la première réponse compte.
puzzles-next = Problème suivant
puzzles-next-mistake = Erreur suivante
puzzles-again = Réessayer
puzzles-mistakes = Vos erreurs
puzzles-mistakes-line = Les décisions de vos parties analysées qui vous ont coûté le plus. Que joueriez-vous maintenant ?
puzzles-mistakes-none = Analysez une de vos parties terminées, et ses décisions les plus coûteuses deviennent des exercices ici.
puzzles-mistake = Votre erreur
puzzles-mistake-line = Dans votre partie, vous avez choisi « { $played } » et perdu { $loss } de vos chances de gagner. Trouvez un meilleur coup.
error-no-puzzle = Ce problème n’existe pas.
people-pace-puzzles = Problèmes
people-leaderboard-empty-puzzles = Personne n’a encore répondu à cinq problèmes.
people-unrated-puzzles = Vous n’avez pas encore de cote ici. Résolvez un problème.
people-rated-puzzles =
    { $games ->
        [one] { $games } problème
       *[other] { $games } problèmes
    }
