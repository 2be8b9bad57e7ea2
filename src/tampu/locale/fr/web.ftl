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
web-reconnecting = La connexion est perdue ; elle revient…
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
web-panel = Tout de { $name }
web-points = Points
web-parts = Parties de la table

## Accueil

web-hero = Quatre jeux de pierre et d’étoffe
web-hero-line = Seul contre des robots ou entre amis, dans le navigateur, sans compte.
web-games = Jeux
web-your-tables = Vos tables
web-about-imhotep = Chargez les bateaux, choisissez le site, bâtissez avec les pierres de tous.
web-about-cuzco = Élevez des terrasses, couronnez-les de temples, donnez la fête.
web-about-inca_empire = Quatre régions, un réseau de routes, un soleil qui tourne.
web-about-tawantinsuyu = Ouvriers sur la colline sacrée ; dieux, tissages et conquête.
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
web-seat-bot = Robot, { $level }
web-seat-hotseat = Quelqu’un à cet écran
web-seat-open = Place libre
web-seat-invited = Un ami, par lien
web-name = Nom
web-options = Options
web-option-start_player = premier joueur
web-option-sides = faces des sites
web-option-wrath = colère du pharaon
web-option-gains = refus des gains
web-time = Temps et compagnie
web-pace = Rythme
web-kind-live = En direct
web-kind-by_turns = Par tours, sur plusieurs jours
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-calm = 2 minutes affichées par tour
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
web-start-bots = Commencer, avec des robots aux places libres
web-leave = Quitter
web-invite-link = Lien pour votre ami
web-invited = Vous êtes invité à cette table.
web-lobby-open = Tables avec des places libres
web-lobby-empty = Personne n’attend en ce moment.
web-lobby-running = Parties à regarder
web-level-random = au hasard
web-level-greedy = solide
web-level-ismcts = réfléchi
web-bot = robot, { $level }
web-bot-for = un robot joue, { $level }
web-connected = présent
web-disconnected = absent
web-resigned = a abandonné

## Table

web-board = Plateau
web-prompt = Ce qui est demandé
web-choices = Choix
web-count-choices =
    { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
web-other = Autre chose
web-notation = Tapez un coup, par exemple comme au journal
web-undo = Reprendre le coup
web-redo = Rejouer ce qui a été repris
web-restart-turn = Rejouer le tour
web-confirm = Confirmer
web-confirm-turn = Fini ? Votre tour s’achève.
web-undo-asked = { $name } demande à reprendre un coup.
web-hint = Indice
web-over = La partie est finie
web-over-line = La partie est finie.
web-round = Manche { $now } sur { $of }
web-resign = Abandonner
web-resign-sure = Voulez-vous abandonner cette partie ?
web-undrawn = Ce plateau n’est pas encore dessiné : jouez par les choix ci-contre.
web-tab-board = Plateau
web-tab-players = Joueurs
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-notes = Notes
web-chat-empty = Personne n’a encore rien dit.
web-chat-off = Il n’y a pas de discussion à cette table.
web-chat-say = Dites quelque chose
web-notes-private = Notes pour vous ; personne d’autre ne les lit
web-log-hidden = fait quelque chose de caché
web-log-hidden-chance =
    { $count ->
        [one] Quelque chose de caché est distribué.
       *[other] { $count } choses cachées sont distribuées.
    }
web-log-start = La partie commence.
web-log-undo = reprend un coup.
web-log-confirm = confirme.
web-log-resign = abandonne.
web-log-seat = Une place change de main.
web-log-ask_undo = demande à reprendre un coup.
web-log-answer_undo = répond.
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
web-end-resigned = Les autres ont abandonné.
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
web-replays-empty = Pas encore de partie finie. Jouez-en une, ou importez un enregistrement.
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
web-rules-choose = Choisissez un jeu.
web-rules-search = Chercher dans les règles
web-key-choose = faire le choix qui porte ce numéro
web-key-drop = lâcher ce qui est à moitié choisi, ou passer l’animation
web-key-undo = reprendre le coup
web-key-redo = rejouer ce qui a été repris
web-key-confirm = confirmer le tour
web-key-hint = demander un indice
web-key-type = taper un coup
web-key-rules = ouvrir et fermer les règles
web-key-replay = un coup en arrière ou en avant en revoyant
web-key-play = lire et arrêter en revoyant
web-settings = Réglages
web-profile = Qui vous êtes
web-looks = Aspect et comportement
web-prefer-confirm_turns = Confirmer les tours
web-prefer-confirm_turns-help = Le tour ne passe que lorsque vous confirmez, tant qu’il peut encore être repris.
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
web-codes = Gardez ces codes de récupération en lieu sûr ; ils ne sont dits que maintenant :
web-log-out = Se déconnecter

## More of table and settings

web-ask-undo = Demander à reprendre ma dernière décision
web-mute = Ne plus lire { $name }
web-unmute = Lire de nouveau tout le monde
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-change = Changer le mot de passe
web-log-out-everywhere = Se déconnecter partout
web-delete-me = Me supprimer avec mes données
web-delete-sure = Votre nom, vos notes et vos préférences disparaîtront, et des robots prendront vos places. Supprimer ?
web-turns-elsewhere = Quand c’est votre tour
web-notify = Autoriser les notifications du système
web-notify-on = Le système vous prévient quand une table vous attend et que Tampu est ouvert quelque part.
web-webhook = Webhook
web-webhook-help = Une adresse appelée quand une partie en différé vous attend ; vide pour aucune.
web-watching = Regardent : { $names }
web-allow-chat = On peut bavarder
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
web-hint-even = Il vaut à peu près le meilleur suivant.
web-hint-others = Autres choix
web-analysis = Analyse
web-analysed = Décisions examinées
web-analysed-of = { $done } sur { $total }
web-analysis-line = Un robot revoit chaque décision en ne sachant que ce que savait le joueur.
web-analyse = Analyser
web-analysis-choose = Allez à une décision pour voir ce qu’un robot en pense.
web-played = Joué
web-preferred = Un robot préférait
web-preferred-same = Un robot aurait joué de même.
web-no-choice = Il n’y avait pas de choix.
web-loss = { $points } points de chance de victoire
web-turning = Tournant : { $name }, { $points } points de chance de victoire perdus

## Imhotep

web-imhotep-kind-get = Prendre des pierres
web-imhotep-kind-load = Charger une pierre
web-imhotep-kind-sail = Faire naviguer un bateau
web-imhotep-kind-lever = Levier : naviguer et choisir l’ordre
web-imhotep-kind-hammer = Marteau : prendre et charger
web-imhotep-kind-sail_card = Carte Voile : charger et naviguer
web-imhotep-kind-chisel = Ciseau : charger deux pierres
web-imhotep-kind-pick = Prendre une carte
web-imhotep-kind-bonus_load = Bonus : charger une pierre
web-imhotep-field-ship = Bateau { $value }
web-imhotep-field-space = Emplacement { $value }
web-imhotep-field-ship2 = Bateau { $value }
web-imhotep-field-space2 = Emplacement { $value }
web-imhotep-field-sequence = { $value }
web-imhotep-field-slot = Case { $value }
web-imhotep-field-card = Carte { $value }
web-imhotep-next = Suite
web-imhotep-stones-of = { $count } pierres sur { $of }
web-imhotep-bonus-space = case { $place }
web-imhotep-temple-note = Les pierres couvertes ne rapportent plus
web-imhotep-temple-below = { $count } autres pierres dessous
web-imhotep-temple-choice = { $points } / { $stones }▪
web-imhotep-temple-card = carte
web-imhotep-obelisks-note = Places { $places } ; égalités partagées
web-imhotep-pile = { $draw } cartes à piocher, { $discard } défaussées
web-imhotep-burial-note = Chaque groupe d’une couleur compte par sa taille
web-imhotep-burial-rows = Le plus de pierres par rangée
web-imhotep-when-M-A = les pierres choisissent
web-imhotep-when-M-B = les pierres choisissent
web-imhotep-when-P-A = compte tout de suite
web-imhotep-when-P-B = compte tout de suite
web-imhotep-when-T-A = chaque manche, dessus
web-imhotep-when-T-B = chaque manche, dessus
web-imhotep-when-B-A = à la fin, par groupes
web-imhotep-when-B-B = à la fin, par rangées
web-imhotep-when-O-A = à la fin
web-imhotep-when-O-B = tours de trois
web-imhotep-dock = Naviguer vers { $site }
web-imhotep-dock-M = Marché
web-imhotep-dock-P = Pyramides
web-imhotep-dock-T = Temple
web-imhotep-dock-B = Chambre
web-imhotep-dock-O = Obélisques
web-imhotep-space = Bateau { $ship }, emplacement { $space }
web-imhotep-sled = Charger une pierre de votre traîneau
web-imhotep-sled-short = traîneau
web-imhotep-quarry = carrière
web-imhotep-name-ENT = Entrée
web-imhotep-name-SAR = Sarcophage
web-imhotep-name-PAV = Chemin pavé
web-imhotep-name-DEP = Pyramides
web-imhotep-name-DET = Temple
web-imhotep-name-DEB = Chambre
web-imhotep-name-DEO = Obélisques
web-imhotep-name-STA = Statue
web-imhotep-name-LEV = Levier
web-imhotep-name-HAM = Marteau
web-imhotep-name-SAI = Voile
web-imhotep-name-CHI = Ciseau
web-imhotep-card-ENT = bâtir aussitôt
web-imhotep-card-SAR = bâtir aussitôt
web-imhotep-card-PAV = bâtir aussitôt
web-imhotep-card-DEP = 1 pour 3
web-imhotep-card-DET = 1 pour 3
web-imhotep-card-DEB = 1 pour 3
web-imhotep-card-DEO = 1 pour 3
web-imhotep-card-LEV = choisir l’ordre
web-imhotep-card-HAM = prendre, charger
web-imhotep-card-SAI = charger, partir
web-imhotep-card-CHI = charger deux
