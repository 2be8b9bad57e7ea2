## The arena

cli-rating = Cote
cli-games = Parties
cli-arena-until-above = { $bot } gagne plus que { $threshold } : c’est clair après { $games } parties (intervalle { $low } – { $high }).
cli-arena-until-below = { $bot } gagne moins que { $threshold } : c’est clair après { $games } parties (intervalle { $low } – { $high }).
cli-arena-until-open = On ne sait pas encore si { $bot } gagne plus que { $threshold } après { $games } parties (intervalle { $low } – { $high }).
cli-arena-fallbacks = { $number } coups de { $bot } ont été remplacés par des coups au hasard ; le journal dit pourquoi.
cli-bench-simulations = Simulations/s
cli-bench-ratio-decisions = Jeu au hasard : fois plus rapide que
cli-bench-ratio-simulations = Recherche : fois plus de simulations que
cli-bench-skipped = { $peer } est omis : { $why }

error-arena-bots = Un tournoi demande au moins { $least } bots différents.
error-arena-gauntlet = Un défi demande les deux : --gauntlet SPEC et --against SPEC,SPEC.
error-arena-players = --players est pour les tournois ; --seats nomme un bot pour chaque place.
error-arena-folder-used = { $folder } n’est pas vide et ne contient pas de résultats ; indiquez un nouveau dossier.
error-arena-other-run = { $folder } contient les résultats d’une autre série (diffèrent : { $differing }) ; indiquez un autre dossier, ou les mêmes arguments pour continuer cette série.
error-arena-busy = Une autre série écrit dans { $folder } ; attendez-la, ou indiquez un autre dossier.
error-arena-line = { $file } : la ligne { $line } n’est pas le résultat d’une partie.
error-arena-workers = Un processus de calcul a été arrêté, peut-être faute de mémoire ; une série avec --out reprend où elle s’est arrêtée.
error-arena-no-ray = Ray n’est pas installé : pip install 'tampu[arena]', ou omettez --engine ray.
error-external-command = « { $spec } » ne nomme aucune commande exécutable ; écrivez external:COMMANDE, ou external:ms=500:COMMANDE.
error-plugin-bot = « { $spec } » ne désigne aucun bot ; écrivez python:MODULE:NOM, où NOM est appelé avec le jeu et renvoie un bot.

## Le banc d’essai pour la recherche

cli-benchmark-task = Épreuve
cli-benchmark-pool = Adversaires
cli-benchmark-opponent = Adversaire
cli-benchmark-written = { $file } : { $score } à l’épreuve { $task }.
cli-benchmark-verified = { $file } : { $games } parties sont exactes ; les adversaires ont rejoué { $asked } d’entre elles.
cli-benchmark-page = { $file } montre { $results } résultats.
cli-benchmark-exploit = Une politique entraînée contre { $bot } gagne { $share } de ses parties (intervalle { $low } – { $high }).

error-no-rival = { $task } n’a qu’une place : on ne peut pas y entraîner une politique contre un bot.
error-unknown-task = Il n’y a pas d’épreuve « { $task } » ; les épreuves sont { $known }.
error-benchmark-file = { $file } ne contient pas de résultats du banc d’essai.
error-benchmark-version = les résultats sont de la version { $version } ou d’autres règles ; la version actuelle est { $known }.
error-benchmark-games = les parties ne sont pas celles de l’épreuve { $task }.
error-benchmark-game = la partie { $number } (contre { $opponent }) ne s’est pas jouée ainsi.
error-benchmark-metrics = les mesures ne découlent pas des parties de l’épreuve { $task }.

## La page de l’arène

arena-form-series = Série
arena-form-round-robin = Chacun contre chacun
arena-form-gauntlet = Défi
arena-fact-games = Parties
arena-fact-decisions = Décisions
arena-fact-seats = Places
arena-fact-seed = Graine
arena-fact-options = Options
arena-ratings = Cotes
arena-ratings-note = Modèle de Bradley et Terry, 400 points pour une cote de dix contre un ; la moyenne est 0. Les lignes sont des intervalles à 95 %.
arena-matrix = Qui bat qui
arena-matrix-note = La part de victoires du bot de gauche contre celui du haut ; une victoire partagée est divisée.
arena-scores = Scores
arena-scores-note = La distribution des scores finaux de chaque bot ; le trait est la moyenne.
arena-advantage = Places
arena-advantage-note = La part de victoires de chaque place sur toutes les parties, avec son intervalle à 95 % ; les petits points sont des bots seuls. La ligne en tirets est la part équitable.
arena-advantage-fixed = Les bots n’ont pas changé de place : on ne peut pas séparer l’effet des places de celui des bots.
arena-length = Durée d’une partie
arena-length-note = Décisions de toutes les places ensemble.
arena-pairings = Résultats
arena-pairing = Table
arena-command = Pour refaire cette série
