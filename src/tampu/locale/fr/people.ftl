# Profils, statistiques et parties terminées

error-no-person = Cette personne n’est pas ici.
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
        [1] En solitaire
       *[other] { $seats } joueurs
    }
people-against-people = Personnes
people-against-level = { $level }
people-against-bots = Autres robots
people-against-solo = Adversaire solitaire
people-categories = D’où viennent les points
people-categories-line = Points par partie dans les 200 dernières parties, à côté de la moyenne de tous ici.
people-favourite = Point fort face à la moyenne : { $category }
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
people-show_games-line = Les autres voient vos parties publiques sur votre profil. Les autres parties ne sont jamais listées.
people-data = Vos données
people-export = Tout télécharger
people-export-line = Une archive avec votre profil, vos résultats, notes et messages, et les enregistrements de vos parties.
