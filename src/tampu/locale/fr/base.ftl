## What went wrong

error-action-fields = Une action de type { $kind } a les champs : { $known }.
error-action-number = { $action } n'est pas un numéro d'action ; ils vont de 0 à { $most }.
error-action-values = Il n'y a pas d'action { $kind } avec { $given }.
error-unknown-kind = Il n'y a pas de type d'action nommé { $kind }.
error-choice-number = Il n'y a pas de choix { $number } ; choisissez de 1 à { $most } ou tapez la notation.
error-no-token = « { $token } » n'est pas un coup de ce jeu. Tapez un numéro ou la notation à côté d'un choix ; « help » en dit plus.
error-file = { $file } : { $why }
error-file-exists = { $file } existe déjà ; nommez un autre fichier, ou reprenez cette partie avec --resume.
error-needs-extra = Il faut d’autres paquets ({ $missing }) : pip install "tampu[{ $extra }]".
error-no-folder = Il n'y a pas de dossier { $folder } où garder { $file } ; créez-le d'abord ou nommez-en un autre.
error-resume-alone = Une partie gardée reprend comme elle a commencé : --resume n'accepte ni --seats, ni --options, ni --seed, ni --record.
error-resume-game = { $file } contient une partie de { $game } ; omettez le nom du jeu ou écrivez celui-là.
error-no-secret = Cette partie ne peut pas être reprise ici : le fichier de graine { $file } manque ou est illisible.
error-option-form = « { $option } » n'est pas une option ; écrivez nom=valeur, plusieurs séparées par des virgules.
error-option-value = { $option } ne peut pas être { $value } avec { $seats } places ; valeurs possibles : { $known }.
error-unknown-option = { $game } n'a pas d'option { $option } ; il a : { $known }.
error-seats = { $game } ne se joue pas à { $seats } places, seulement à { $known }.
error-unknown-game = Il n'y a pas de jeu { $game } ; il y a : { $known }.
error-no-numpy = Cette commande a besoin de numpy ; installez tampu avec l’extra « tune ».
error-tune-workers = Un processus de calcul a été arrêté, peut-être faute de mémoire.
error-unknown-bot = Il n'y a pas de robot « { $spec } » ; il y a : { $known }.
error-bot-setting = « { $setting } » n'est pas un réglage de « { $spec } » ; il y a : { $known }.
error-record-first-line = Ce n'est pas un enregistrement : un khipu commence par la ligne « khipu » et son format.
error-record-binary = Ce n'est pas un enregistrement : un khipu est un fichier texte.
error-record-future = Cet enregistrement est au format { $format } ; ce Tampu lit les formats jusqu'à { $known }.
error-record-past = Cet enregistrement est au format { $format }, qui n'est plus lu.
error-record-cut = L'enregistrement est coupé au milieu de la ligne { $line }.
error-record-header = La ligne { $line } de l'en-tête est inconnue, répétée, ou n'est pas « nom: valeur ».
error-record-missing = Il manque « { $field } » dans l'en-tête.
error-record-values = L'en-tête contient une valeur illisible.
error-record-line = La ligne { $line } n'est pas une entrée : elle doit être « numéro place notation ».
error-record-after-end = La ligne { $line } vient après la fin de la partie.
error-record-rules = Cet enregistrement suit la version { $version } des règles de { $game } ; ce Tampu a la version { $known }.
error-record-no-seed = La graine n'est pas révélée ; le hasard ne peut pas être vérifié.
error-record-commitment = Graine et sel ne correspondent pas à l'engagement de l'en-tête.
error-record-over = Ligne { $line } : la partie est déjà finie ici.
error-record-actor = Ligne { $line } : c'est à { $expected }.
error-record-token = Ligne { $line } : « { $token } » n'est pas possible ici{ $rule ->
    [none] .
   *[other] {" "}(règle { $rule }).
    }
error-record-fingerprint = Ligne { $line } : la position qui suit diffère de celle enregistrée.
error-record-unfair = Ligne { $line } : « { $token } » ne découle pas de la graine.
error-record-end = Ligne { $line } : la fin de la partie diffère, attendu « { $expected } ».
error-record-truncated = La ligne { $line } est la dernière, mais l'en-tête dit que la partie est finie : l'enregistrement est coupé.

## The command line

seat-name = Place { $seat }
cli-seat = Place
cli-bot = Robot
cli-chance = Hasard
cli-kind = Type
cli-choices = Choix
cli-total = Total
cli-rank = Rang
cli-language = Langage
cli-mean-score = Score moyen
cli-win-share = Part de victoires
cli-interval = Intervalle à 95 %
cli-ms-per-decision = ms par décision
cli-arena-progress = Parties de { $game }
cli-arena-total = { $games } parties, { $decisions } décisions.
cli-dataset-total = { $file } : { $games } parties, { $decisions } décisions, { $megabytes } Mo.
cli-bench-name = Jeu, places (mode)
cli-bench-decisions = Décisions/s
cli-bench-games = Parties/s
cli-bench-clones = Clones/s
cli-bench-branching = Choix
cli-game-facts = {"  "}{ $seats } joueurs, environ { $minutes } minutes, { $actions } actions ; options (défaut d'abord) :
cli-feature = Trait
cli-weight = Poids
cli-perft = { $nodes } suites de { $depth } décisions ; choix de la première décision :
cli-replay-over = { $file } : en ordre, { $entries } entrées, la partie est finie.
cli-replay-running = { $file } : en ordre, { $entries } entrées, la partie est en cours.
cli-play-kept = Cette partie est gardée dans { $file }
cli-play-resume = La partie est gardée. Reprenez avec : tampu play --resume { $file }
cli-play-curtain = La place { $seat } vient au clavier ; les autres regardent ailleurs. Appuyez sur Entrée.
cli-play-prompt = {"numéro, notation ou help> "}
cli-play-no-undo = Rien à annuler : quelque chose de nouveau a été appris depuis, ou ce n'était pas votre coup.
cli-play-undone = La place { $seat } annule la dernière décision.
cli-play-help = Tapez le numéro d'un choix ou sa notation. Une lettre ouvre un groupe de choix. Commandes : undo (annuler), log (journal), sheet (scores), help, quit (quitter). La partie est sauvée après chaque décision.
cli-play-confirm = {"Entrée continue, « undo » annule> "}
cli-play-more = … et { $more } de plus : des mots de la notation après la lettre font le tri, par exemple « { $example } ».
cli-play-none = Aucun choix de ce groupe n'a « { $words } » dans sa notation.
cli-play-hidden-draw = Un tirage que vous ne pouvez pas voir ({ $token })
cli-play-hidden-choice = Un choix que vous ne pouvez pas voir ({ $token })

## Les niveaux des robots

level-1 = Visiteur
level-2 = Bâtisseur
level-3 = Architecte
level-4 = Sapa Inca
