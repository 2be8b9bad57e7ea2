# Profils, statistiques et parties terminées

error-no-person = Cette personne n’est pas ici.
error-rated-undo = Une partie classée se joue sans rien annuler au-delà de votre tour.
error-rated-table = Une table classée se joue entre personnes, la partie entière, sans indices, sans écran partagé et sans donne choisie.
people-profile = Profil
people-profile-mine = Mon profil
people-since = ici depuis { $when }
people-statistics = Statistiques
people-statistics-hidden = Cette personne ne montre pas de statistiques.
people-no-games = Aucune partie terminée pour l’instant.
people-no-games-mine = Vos statistiques commencent avec votre première partie terminée.
people-history = Parties terminées
people-games = Parties
people-won = Victoires
people-mean = Points par partie
people-best = Meilleure partie
people-streak = Victoires de suite
people-streak-longest = Plus longue série
people-by-opponent = Par adversaire
people-by-seats = Par nombre de joueurs
people-by-place = Par place
people-seats =
    { $seats ->
        [1] En solo
       *[other] { $seats } joueurs
    }
people-against-people = Personnes
people-against-level = { $level }
people-against-bots = Autres bots
people-against-solo = Adversaire du jeu solo
people-categories = D’où viennent les points
people-categories-line = Points par partie dans les 200 dernières parties, à côté de la moyenne de tous ici.
people-favourite = Stratégies préférées, selon les points au-dessus de la moyenne :
people-average = moyenne { $points }
people-pace = Rythme
people-pace-live = En direct
people-pace-by_turns = Au tour par tour
people-seats-filter = Joueurs
people-opponent = Nom de l’adversaire
people-older = Montrer les parties plus anciennes
people-privacy = Ce que voient les autres
people-privacy-guest = Les invités n’ont pas de profil public. Ces réglages comptent dès que vous avez un compte.
people-show_statistics = Statistiques
people-show_statistics-line = Les autres voient vos statistiques sur votre profil.
people-show_games = Parties terminées
people-show_games-line = Les autres voient vos parties publiques sur votre profil et les trouvent par votre nom. Les autres parties ne sont jamais listées.
people-data = Vos données
people-export = Tout télécharger
people-export-line = Une archive avec votre profil, vos résultats, notes et messages, et les enregistrements de vos parties.

# Classement, tableaux et échelle des bots
people-pages = Joueurs
people-ladder = Échelle
people-ladder-line = Montez du Visiteur jusqu’au sommet, seul contre les bots. Le site choisit votre place, votre adversaire et la donne, et une partie commencée doit être terminée. Chaque partie contre un bot coté compte pour votre cote.
people-ladder-now = Battez le niveau { $level } : gagnez { $needed } des { $of } dernières parties.
people-ladder-top = Vous êtes au sommet. Chaque nouvelle partie compte pour votre cote.
people-ladder-play = Jouer la partie suivante
people-ladder-return = Revenir à votre partie
people-step-done = battu
people-leaderboard = Classement
people-leaderboard-empty = Personne n’a encore joué cinq parties classées.
people-place = Rang
people-name = Nom
people-rating = Cote
people-ratings = Cotes
people-mine = Votre cote :
people-unrated = Vous n’avez pas encore de cote ici. Jouez une partie classée ou montez l’échelle.
people-deviation = La vraie cote se trouve dans cet intervalle dans 19 cas sur 20.
people-rated-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
people-bots = Les bots
people-certain = Sûre
people-leaderboard-order = La liste suit ce qui est sûr : la cote moins le nombre après ±. Qui joue davantage a un ± plus petit.
people-bots-line = Leurs cotes sont mesurées et fixes.
people-rated = Partie classée
people-rated-line = Le résultat compte pour la cote. Personne ne reçoit d’indices, et chacun doit avoir un compte.
people-change = Cote { $points }
people-show_rating = Cotes
people-show_rating-line = Les autres voient vos cotes sur votre profil, et les classements vous citent après cinq parties classées.

# Partage
people-preview = Une partie terminée de { $names }. Regardez chaque coup, sans compte.
people-public = Parties publiques
people-public-line = Les parties terminées que leurs joueurs montrent à tous. Regardez-les sans compte.
people-player = Nom complet d’un joueur
people-rated-only = Seulement les parties classées
people-share = Qui peut regarder
people-share-public = Tout le monde
people-share-public-line = La partie figure parmi les parties publiques.
people-share-link = Qui a le lien
people-share-link-line = Copiez le lien et envoyez-le à vos amis.
people-share-private = Seulement les joueurs
people-share-private-line = Personne d’autre ne peut ouvrir la partie.
people-share-others = Votre choix est enregistré. Il compte dès que les autres joueurs sont d’accord.
people-bot = Bot

# Défis
error-no-challenge = Ce défi n’existe pas.
error-challenge-first = Terminez d’abord votre propre essai à ce défi. Vous pourrez ensuite regarder ceux des autres.
error-challenge-secret = D’autres jouent encore cette donne. Ce sera possible quand le défi sera fini.
error-challenge-undo = Un essai à un défi se joue jusqu’au bout, sans annuler au-delà de votre tour.
error-challenge-rules = Les règles de ce jeu ont été mises à jour depuis le début du défi. Le prochain défi aura les nouvelles règles.
people-challenges = Défis
people-challenges-line = Tout le monde joue la même donne une fois : chaque jour et chaque semaine, seul ou contre des bots. Personne ne peut la connaître avant. Votre résultat est affiché avec votre nom, et quiconque a terminé un essai peut regarder le vôtre.
people-challenge-day = Défi du jour
people-challenge-week = Défi de la semaine
people-challenge-form-solo = Seul
people-challenge-form-bots = Contre des bots
people-challenge-against = Contre { $names }
people-challenge-alone = Seul contre l’adversaire solo
people-challenge-begin = Jouer votre essai
people-challenge-return = Revenir à votre essai
people-challenge-again = Jouer cette donne
people-challenge-again-line = Le défi est fini et sa donne est connue. D’autres parties ne comptent donc pas.
people-challenge-results = Résultats
people-challenge-ends = Finit { $when }
people-challenge-ended = fini { $when }
people-challenge-tries =
    { $tries ->
        [0] Personne ne l’a encore terminé.
        [one] { $tries } résultat
       *[other] { $tries } résultats
    }
people-challenge-once = Vous avez un seul essai. Il n’y a pas d’indices, et l’annulation s’arrête à votre tour.
people-challenge-guest = Les invités peuvent recommencer sous un autre nom. Ils sont donc affichés sans rang.
people-challenge-guests = Invités
people-challenge-place = Rang { $place }
people-challenge-points = { $points } points
people-challenge-won = Victoire
people-challenge-rank = Rang { $rank } à la table
people-challenge-outcome = Issue
people-challenge-time = Temps
people-challenge-score = Points
people-challenge-uncounted = Votre essai s’est terminé sans résultat.
people-challenge-replays = Les parties des autres s’ouvrent quand vous avez terminé votre propre essai.
people-challenge-past = Défis passés
people-challenge-past-none = Aucun défi n’est encore fini.
people-challenge-older = Afficher des défis plus anciens
people-challenge-period = Période
people-challenge-form = Type
people-challenge-deal = La donne
people-challenge-seed = Graine { $seed }
people-challenge-hidden = La graine est révélée à la fin du défi. Son empreinte a été fixée au début, personne ne peut donc changer la donne :
people-challenge-all = Tous les défis
