### Les mots du client web.

web-language = Langue
web-theme = Thème
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-system = Comme le système
web-skip = Aller au contenu
web-nav = Pages
web-nav-play = Jouer
web-nav-lobby = Salon
web-nav-rules = Règles
web-nav-replays = Parties
web-sign-in = Connexion
web-home = Accueil
web-menu = Menu
web-close = Fermer
web-retry = Réessayer
web-loading = Un instant…
web-offline = Tampu est injoignable. Vérifiez la connexion et réessayez.
web-reconnecting = La connexion est perdue ; reconnexion en cours…
web-error = Quelque chose s’est mal passé.
web-lost = Il n’y a rien à cette adresse.
web-independent = Tampu est une réalisation indépendante ; chaque plateau est dessiné pour lui.
web-keyboard = Clavier
web-developers = Développeurs
web-yes = Oui
web-no = Non
web-save = Enregistrer
web-saved = Enregistré.
web-send = Envoyer
web-copy = Copier
web-copied = Copié
web-you = Vous
web-players = Joueurs
web-panel = Tout ce que possède { $name }
web-points = Points
web-pair = { $label } : { $value }
web-parts = Parties de la table

## Accueil

web-hero = { $games ->
    [4] Quatre jeux de pierre et d’étoffe
    [5] Cinq jeux de pierre et d’étoffe
    [6] Six jeux de pierre et d’étoffe
    [one] Un jeu de pierre et d’étoffe
   *[other] { $games } jeux de pierre et d’étoffe
}
web-hero-line = Seul contre des bots ou entre amis, dans le navigateur, sans compte.
web-games = Jeux
web-your-tables = Vos tables
web-minutes = { $minutes } min
web-hours = { $hours } h
web-weight = Poids
web-weight-1 = très léger
web-weight-2 = léger
web-weight-3 = moyen
web-weight-4 = dense
web-weight-5 = expert
web-play-now = Jouer
web-set-up = Préparer
web-your-turn = À vous
web-your-turn-in = { $game }, à vous
web-thinking = { $name } réfléchit
web-waiting-players = En attente de joueurs
web-resume = Reprendre
web-open = Ouvrir
web-watch = Regarder
web-join = S’asseoir

## Nouvelle table et salon

web-new-table = Nouvelle table
web-seats = Places
web-count-players =
    { $count ->
        [one] en solo
       *[other] { $count } joueurs
    }
web-seat-me = Moi
web-seat-bot = Bot, { $level }
web-seat-hotseat = Quelqu’un à cet écran
web-seat-open = Place libre
web-seat-invited = Quelqu’un, par lien
web-name = Nom
web-options = Options
web-option-start_player = Qui commence
web-time = Temps et compagnie
web-pace = Rythme
web-kind-live = En direct
web-kind-by_turns = Au tour par tour, sur plusieurs jours
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-calm = 2 minutes par tour, à titre indicatif
web-clock-bank = 20 minutes chacun, plus 15 secondes par décision
web-clock-days = 3 jours chacun, plus 12 heures par décision
web-visibility = Qui peut regarder
web-visibility-public = Tout le monde
web-visibility-link = Qui a le lien
web-visibility-private = Les joueurs seulement
web-seed = Graine
web-seed-none = au hasard
web-allow-hints = Indices permis
web-start = Commencer
web-open-table = Ouvrir la table
web-start-bots = Commencer, avec des bots aux places libres
web-leave = Quitter
web-invite-link = Lien pour votre ami
web-invited = Vous êtes invité à cette table.
web-lobby-open = Tables avec des places libres
web-lobby-empty = Personne n’attend en ce moment.
web-lobby-running = Parties à regarder
web-level-random = au hasard
web-level-greedy = solide
web-level-ismcts = réfléchi
web-bot = bot, { $level }
web-bot-for = un bot joue, { $level }
web-connected = présent
web-disconnected = absent
web-resigned = a abandonné

## Table

web-board = Plateau
web-prompt = Ce qui est demandé
web-choices = Choix
web-other = Autre chose
web-notation = Tapez un coup
web-notation-help = Comment taper un coup
web-notation-line = Tapez un coup avec les mots d’un choix, ou en notation, telle que le journal la copie, en majuscules ou en minuscules. Vous pouvez taper par exemple, en ce moment :
web-undo = Annuler
web-redo = Rétablir
web-restart-turn = Recommencer le tour
web-ends-undo-this = Après ce coup, un tirage caché a lieu : vous ne pourrez plus annuler.
web-ends-undo-some = Certains coups entraînent un tirage caché. Après eux, vous ne pourrez plus annuler.
web-confirm = Confirmer
web-confirm-turn = Fini ? Votre tour s’achève.
web-undo-asked = { $name } demande à annuler un coup.
web-hint = Indice
web-over = La partie est finie
web-over-line = La partie est finie.
web-round = Manche { $now } sur { $of }
web-final-scoring = Décompte final
web-resign = Abandonner
web-resign-sure = Voulez-vous abandonner cette partie ?
web-card-hidden = Carte face cachée
web-tab-board = Plateau
web-tab-players = Joueurs
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-notes = Notes
web-chat-empty = Personne n’a encore rien dit.
web-chat-off = Il n’y a pas de discussion à cette table.
web-chat-say = Votre message
web-notes-private = Notes pour vous ; personne d’autre ne les lit
web-log-undo = { $who } annulé un coup
web-log-resign = { $who } abandonné
web-log-seat = Une place a changé de mains
web-log-ask_undo = { $who } demandé à annuler un coup
web-log-answer_undo = { $who } répondu
web-curtain = { $name }, c’est à vous
web-curtain-line = L’écran passe à { $name }.
web-curtain-look-away = Les autres détournent les yeux.
web-curtain-show = Montrer la table

## Fin

web-you-won = Vous avez gagné
web-won =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } se partagent la victoire
    }
web-end-resigned =
    { $count ->
        [one] { $names } a abandonné la partie.
       *[other] { $names } ont abandonné la partie.
    }
web-category = Catégorie
web-total = Total
web-rank = Rang
web-tied = Points égaux : l’ordre suit le départage des règles.
web-graph = Points au fil du temps
web-rematch = Revanche
web-replay = Revoir
web-record = Enregistrement

## Revoir

web-import = Importer un enregistrement
web-replays-empty = Pas encore de partie finie
web-replays-line = Toutes les parties que vous avez finies, coup par coup : revoyez-les, analysez-les, reprenez-les où vous voulez.
web-replays-what = Les parties que vous finissez sont gardées ici. D’ici là, regardez ce que d’autres ont joué, ou importez l’enregistrement d’une partie.
web-move = Coup
web-first = Au début
web-last = À la fin
web-back = Un coup en arrière
web-forward = Un coup en avant
web-play = Lire
web-pause = Pause
web-speed = Vitesse
web-point-of-view = Point de vue
web-spectator = Spectateur
web-spoilers = Montrer l’issue
web-play-on = Continuer d’ici
web-copy-link = Copier le lien

## Règles, clavier, réglages

web-rules-of = Règles de { $game }
web-rules-search = Chercher dans les règles
web-key-choose = faire le choix qui porte ce numéro
web-key-drop = abandonner un choix commencé, ou passer l’animation
web-key-undo = annuler
web-key-redo = rétablir
web-key-confirm = confirmer le tour
web-key-hint = demander un indice
web-key-type = taper un coup
web-key-rules = ouvrir et fermer les règles
web-key-replay = un coup en arrière ou en avant, en revoyant une partie
web-key-play = lire et mettre en pause, en revoyant une partie
web-key-all = lister tous les choix, ou seulement ceux hors du plateau
web-settings = Réglages
web-prefer-confirm_turns = Confirmer les tours
web-prefer-confirm_turns-help = Avec d’autres personnes et dans les parties classées, le tour ne passe que lorsque vous confirmez. Contre des bots, vous pouvez annuler même après leurs tours.
web-prefer-sound = Son
web-prefer-sound-help = Deux notes douces quand c’est à vous.
web-prefer-box_colours = Couleurs de la boîte
web-prefer-box_colours-help = Les couleurs du jeu imprimé quand il a les siennes ; les formes restent.
web-prefer-reduced_motion = Moins de mouvement
web-prefer-reduced_motion-help = Les pièces apparaissent à leur place sans voyager.
web-guest = Vous jouez en invité. Un compte garde vos parties sur tous vos appareils.
web-account-in = Se connecter
web-account-up = Créer un compte
web-account-recover = Récupérer
web-password = Mot de passe
web-code = Code de récupération
web-codes = Gardez ces codes en lieu sûr. Ils ne sont montrés que maintenant ; chacun définit une fois un nouveau mot de passe.
web-codes-renew = Remplacer les codes de récupération
web-log-out = Se déconnecter

## More of table and settings

web-ask-undo = Demander à annuler ma dernière décision
web-mute = Ne plus lire { $name }
web-unmute = Lire de nouveau tout le monde
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-change = Changer le mot de passe
web-log-out-everywhere = Se déconnecter partout
web-log-set-up = Mise en place
web-log-copy = Copier en notation
web-not-here = Ce n’est pas possible ici.
web-symbols = Symboles de ce jeu
web-explain = Qu’est-ce que c’est ?
web-explain-mode = Cliquez sur un élément, ou utilisez Tab, pour savoir ce que c’est.
web-explain-done = Terminé
web-tip-keep = Clic droit ou appui long pour garder ouvert et voir la règle.
web-place-here = Placer ici
web-key-symbols = ouvrir les symboles du jeu
web-key-explain = expliquer ce sur quoi on clique
web-see-rule = Voir la règle
web-fewer-choices = Moins de choix
web-all-choices = Tous les choix
web-on-board = Choisissez sur le plateau.
web-on-board-or-here = Choisissez sur le plateau, ou ici :
web-delete-me = Supprimer mon compte et mes données
web-delete-sure = Votre nom, vos notes, vos messages et vos préférences disparaîtront, et des bots prendront vos places. C’est irréversible.
web-turns-elsewhere = Quand c’est votre tour
web-notify = Autoriser les notifications
web-notify-on = Le système vous prévient quand une table vous attend et que Tampu est ouvert.
web-webhook = Webhook
web-webhook-help = Une adresse appelée quand une partie au tour par tour vous attend ; vide pour aucune.
web-watching = Regardent : { $names }
web-allow-chat = Discussion permise
web-filter = Quelles tables
web-filter-game = Jeu
web-filter-all = tous
web-speed-none = Sans pendule
web-speed-fast = Jusqu’à 10 minutes
web-speed-slow = Plus long

## Hints and analysis

web-reasons = Raisons, en points
web-chance = Chance de victoire
web-chance-short = victoire
web-hint-then = Puis, dans le même tour :
web-hint-gain = Marque { $points ->
        [one] 1 point
       *[other] { $points } points
    } ce tour-ci
web-hint-compared = Par rapport aux autres choix, en points :
web-hint-even = Il vaut presque autant que le deuxième choix.
web-hint-others = Autres choix
web-hint-play = Jouer ceci
web-analysis = Analyse
web-analysed = Décisions examinées
web-analysed-of = { $done } sur { $total }
web-analysis-line = Un bot revoit chaque décision en ne sachant que ce que savait le joueur.
web-analyse = Analyser
web-analysis-choose = Allez à une décision pour voir ce qu’un bot en pense.
web-played = Joué
web-preferred = Un bot aurait préféré
web-preferred-same = Un bot aurait joué de même.
web-accuracy = Précision
web-accuracy-line = La part des chances de victoire des meilleurs coups qui a été conservée
web-inaccuracy = Imprécision
web-mistake = Erreur
web-blunder = Gaffe
web-inaccuracy-short = Imprécis
web-mistake-short = Erreurs
web-blunder-short = Gaffes
web-moves-all = Tous les coups
web-moves-costly = Coups qui ont coûté
web-moves-show-costly = Seulement les coups coûteux
web-moves-show-all = Voir tous les coups
web-moves-none = Aucun coup n’a coûté quoi que ce soit de notable.
web-preferred-lit = Le coup du bot est éclairé sur le plateau.
web-no-choice = Il n’y avait pas de choix.
web-loss = { $points ->
        [one] { $points } point de chance de victoire
       *[other] { $points } points de chance de victoire
    }
web-turning = { $points ->
        [one] Tournant : { $name }, { $points } point de chance de victoire perdu
       *[other] Tournant : { $name }, { $points } points de chance de victoire perdus
    }
