## Errors

error-action-fields = Une action de type { $kind } a les champs : { $known }.
error-action-number = { $action } n’est pas le numéro d’une action ; les numéros vont de 0 à { $most }.
error-action-values = Il n’y a pas d’action { $kind } avec { $given }.
error-unknown-kind = Il n’y a pas de type d’action nommé { $kind }.
error-choice-number = Il n’y a pas de choix { $number } ; choisissez de 1 à { $most } ou tapez la notation.
error-no-token = « { $token } » n’est pas un coup de ce jeu. Tapez « help » pour voir comment s’écrivent les coups.
error-file = { $file } : { $why }
error-no-records = { $folder } n’a aucun fichier en .khipu.
error-same-name = { $file } et { $other } seraient exportés vers le même fichier.
error-file-exists = { $file } existe déjà ; nommez un autre fichier, ou reprenez cette partie avec --resume.
error-needs-extra = Il faut d’autres paquets ({ $missing }) : pip install "tampu[{ $extra }]".
error-no-folder = Le dossier { $folder } pour { $file } n’existe pas ; créez-le d’abord ou nommez-en un autre.
error-resume-alone = Une partie sauvegardée garde ses réglages : --resume ne se combine ni avec --seats, ni avec --options, --seed ou --record.
error-resume-game = { $file } est une partie de { $game } ; omettez le nom du jeu ou indiquez { $game }.
error-no-secret = Cette partie ne peut pas être reprise ici : le fichier de graine { $file } manque ou est illisible.
error-option-form = « { $option } » n’est pas une option ; écrivez nom=valeur, plusieurs séparées par des virgules.
error-option-value = { $option } ne peut pas être { $value } avec { $seats } places ; valeurs possibles : { $known }.
error-position = Ceci n’est pas une position de { $game }.
error-unknown-option = { $game } n’a pas d’option { $option } ; il a : { $known }.
error-seats = { $game } ne se joue pas à { $seats } places, seulement à { $known }.
error-unknown-game = Il n’y a pas de jeu { $game } ; il y a : { $known }.
error-broken-game = Le jeu { $game } du paquet { $package } ne peut pas être chargé : { $problem }
error-game-name = Le paquet { $package } appelle son jeu { $game } et son point d’entrée { $point } ; les deux doivent avoir le même nom.
error-no-numpy = Cette commande a besoin de numpy ; installez tampu avec l’extra « tune ».
error-weights = { $file } n’est pas un fichier de poids écrit par tampu tune.
error-tune-workers = Un processus de calcul a été arrêté, peut-être faute de mémoire.
error-unknown-bot = Il n’y a pas de bot « { $spec } » ; il y a : { $known }.
error-bot-setting = « { $setting } » n’est pas un réglage de « { $spec } » ; les réglages sont : { $known }.
error-record-first-line = Ce n’est pas un enregistrement : la première ligne d’un khipu est « khipu » et son format.
error-record-binary = Ce n’est pas un enregistrement : un khipu est un fichier texte.
error-record-future = Cet enregistrement est au format { $format } ; ce Tampu lit les formats jusqu’à { $known }.
error-record-past = Cet enregistrement est au format { $format }, qui n’est plus accepté.
error-record-cut = L’enregistrement est coupé au milieu de la ligne { $line }.
error-record-header = La ligne { $line } de l’en-tête est inconnue, répétée, ou n’est pas « nom: valeur ».
error-record-missing = Il manque « { $field } » dans l’en-tête.
error-record-values = L’en-tête contient une valeur illisible.
error-record-line = La ligne { $line } n’est pas une entrée : elle doit être « numéro place notation ».
error-record-after-end = La ligne { $line } vient après la fin de la partie.
error-record-rules = Cet enregistrement suit la version { $version } des règles de { $game } ; ce Tampu joue : { $known }.
error-record-no-seed = L’enregistrement ne contient pas la graine ; le hasard ne peut pas être vérifié.
error-record-commitment = Graine et sel ne correspondent pas à l’engagement de l’en-tête.
error-record-over = Ligne { $line } : la partie est déjà finie ici.
error-record-actor = Ligne { $line } : c’est à { $expected }.
error-record-token = Ligne { $line } : « { $token } » n’est pas possible ici{ $rule ->
    [none] .
   *[other] {" "}(règle { $rule }).
    }
error-record-fingerprint = Ligne { $line } : la position qui suit diffère de celle enregistrée.
error-record-unfair = Ligne { $line } : « { $token } » ne découle pas de la graine.
error-record-end = Ligne { $line } : la fin de la partie diffère, attendu « { $expected } ».
error-record-truncated = La ligne { $line } est la dernière, mais l’en-tête dit que la partie est finie : l’enregistrement est coupé.

## The command line

seat-name = Place { $seat }
seat-did = { $you ->
        [yes] Vous avez
       *[no] { $name } a
    }
seat-you = vous
amount-none = rien
cli-seat = Place
cli-bot = Bot
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
cli-bench-name = Jeu, places (méthode)
cli-bench-decisions = Décisions/s
cli-bench-games = Parties/s
cli-bench-clones = Clones/s
cli-bench-branching = Choix
cli-game-facts = {"  "}{ $seats } joueurs, environ { $minutes } minutes, { $actions } actions ; options (défaut d’abord) :
cli-feature = Trait
cli-weight-early = Poids au début
cli-weight-late = Poids à la fin
cli-tune-written = Les poids sont dans { $file }. Pour les utiliser, copiez le fichier vers weights.json dans le paquet { $package }.
cli-perft = { $nodes } suites de { $depth } décisions ; choix de la première décision :
cli-export-progress = Exportation des parties
cli-replay-over = { $file } : vérifié, { $entries } entrées, la partie est finie.
cli-replay-running = { $file } : vérifié, { $entries } entrées, la partie est en cours.
cli-play-saved = Cette partie est sauvegardée dans { $file }
older-rules = Cette partie a commencé avec la version { $version } des règles et la garde ; les nouvelles parties ont la version { $newest }.
cli-play-resume = La partie est sauvegardée. Reprenez avec : tampu play --resume { $file }
cli-play-change-person = La place { $seat } vient au clavier ; les autres regardent ailleurs. Appuyez sur Entrée.
cli-play-prompt = {"numéro, notation ou help> "}
cli-play-no-undo = Rien à annuler : une nouvelle information est apparue depuis, ou ce n’était pas votre décision.
cli-play-undone = La place { $seat } a annulé la dernière décision.
cli-play-help = Tapez le numéro d’un choix ou sa notation. Une lettre affiche un groupe de choix. Commandes : undo (annuler), log (journal), sheet (scores), help, quit (quitter). La partie est sauvegardée après chaque décision.
cli-play-confirm = {"Appuyez sur Entrée pour continuer, ou tapez « undo » pour annuler> "}
cli-play-more = … et { $more } de plus : tapez des mots de la notation après la lettre pour filtrer, par exemple « { $example } ».
cli-play-none = Aucun choix de ce groupe n’a « { $words } » dans sa notation.

## The levels of the bots

level-1 = Visiteur
level-2 = Bâtisseur
level-3 = Architecte
level-4 = Sapa Inca
level-5 = Pachacuti

## The named opponents, a sentence about each, and their temperaments

opponent-cuy = Cuy
opponent-cuy-line = Amasse des provisions pour l’hiver et oublie souvent de s’en servir.
opponent-vizcacha = Viscache
opponent-vizcacha-line = Bâtit là où brille le soleil et regarde rarement vos plans.
opponent-llama = Lama
opponent-llama-line = Porte pierre après pierre et bâtit une position solide.
opponent-fox = Renard
opponent-fox-line = Attend ce que vous laissez ouvert, et s’en empare.
opponent-ibis = Ibis
opponent-ibis-line = Lit tout le plateau avant chaque tour.
opponent-puma = Puma
opponent-puma-line = Frappe là où vous menez et pense à sa maison plus tard.
opponent-condor = Condor
opponent-condor-line = Voit toute la vallée et votre prochain tour.
opponent-amaru = Amaru
opponent-amaru-line = Le vieux serpent des lacs : patient et difficile à surprendre.
temperament-builder = bâtisseur
temperament-hoarder = amasseur
temperament-raider = pillard
temperament-steady = équilibré
cli-new-game = Le jeu { $game } est dans le dossier { $folder }. Ensuite : pip install -e { $folder } && tampu check { $game } && tampu play { $game }
cli-check-passed = { $game } a réussi les { $checks } vérifications.
cli-check-failed = { $game } a échoué à { $problems } vérifications sur { $checks }.
error-game-id = « { $game } » ne peut pas être l’identifiant d’un jeu : utilisez 2 à 31 lettres minuscules, chiffres et _, en commençant par une lettre.
error-folder-exists = Le dossier { $folder } existe déjà.
error-unknown-check = La vérification « { $check } » n’existe pas. Les vérifications sont : { $known }.
