# Puzzles

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
