## L’arène

cli-rating = Classement
cli-games = Parties
cli-arena-until-above = { $bot } gagne plus que { $threshold } : c’est clair après { $games } parties (intervalle { $low } – { $high }).
cli-arena-until-below = { $bot } gagne moins que { $threshold } : c’est clair après { $games } parties (intervalle { $low } – { $high }).
cli-arena-until-open = On ne sait pas encore si { $bot } gagne plus que { $threshold } après { $games } parties (intervalle { $low } – { $high }).
cli-arena-fallbacks = Un coup tiré au sort a remplacé { $bot } { $number } fois ; le journal dit pourquoi.

error-arena-bots = Un tournoi demande au moins { $least } robots, chacun nommé une seule fois.
error-arena-gauntlet = Un défi demande les deux : --gauntlet SPEC et --against SPEC,SPEC.
error-arena-players = --players est pour les tournois ; --seats nomme un robot pour chaque place.
error-arena-folder-used = { $folder } contient autre chose ; indiquez un nouveau dossier pour les résultats.
error-arena-other-run = { $folder } contient les résultats d’une autre série (diffèrent : { $differing }) ; indiquez un autre dossier, ou les mêmes arguments pour continuer.
error-arena-busy = Une autre série écrit dans { $folder } ; attendez-la, ou indiquez un autre dossier.
error-arena-line = { $file } : la ligne { $line } n’est pas le résultat d’une partie.
error-arena-workers = Un processus de calcul a été arrêté, peut-être faute de mémoire ; avec --out la série reprend où elle en était.
error-arena-no-ray = Ray n’est pas installé : pip install 'tampu[arena]', ou laissez --engine ray.
error-external-command = « { $spec } » ne nomme aucune commande exécutable ; écrivez external:COMMANDE, ou external:ms=500:COMMANDE.
