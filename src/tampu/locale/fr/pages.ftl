### The words of the pages around the tables.

## New table

web-cancel = Annuler
web-new-who = Qui joue
web-new-way = Quel type de partie
web-new-variants = Variantes
web-new-variants-line = Chaque option, une à une
web-new-variants-own =
    { $count ->
        [one] 1 option à vous
       *[other] { $count } options à vous
    }
web-new-own = votre propre variante
web-seat-change = Changer
web-seat-change-of = Changer qui joue à la place { $seat }
web-seat-choose = Qui joue à la place { $seat } ?
web-seat-people = Des personnes
web-seat-opponents = Des adversaires
web-seat-me-line = Vous, sur cet écran.
web-seat-hotseat-line = Vous vous relayez sur un seul écran et détournez les yeux entre les tours.
web-seat-open-line = N’importe qui peut s’asseoir depuis le salon.
web-seat-invited-line = Vous recevez un lien à envoyer à une amie ou un ami.
web-seat-bot-line = Un bot joue ici.
web-seed-line = Le même nombre redonne la même partie.
web-sides-line = La face A convient à une première partie ; la face B change la façon dont un site rapporte.
web-sides-random = Tirer les faces au hasard

## Presets of the games

## Levels, and playing on from a replay
web-new-against = Vous jouez contre { $name }, qui suit ses propres règles.
web-level = Niveau des bots
web-play-on-line = Une nouvelle table commence par la position affichée. La partie terminée reste intacte.
web-play-on-seat = Votre place
web-play-on-others = Les autres

## Waiting room, lobby, account, settings and keyboard

web-waiting-table = Cette table
web-waiting-title = { $game } : en attente de joueurs
web-waiting-free =
    { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
web-waiting-full = Tout le monde est là
web-since = ouverte { $when }
web-playing-since = commencée { $when }
web-invite-anybody = Invitez qui vous voulez
web-invite-seat = Invitez quelqu’un à la place { $seat }
web-invite-line = Qui ouvre ce lien peut s’asseoir, sans compte.
web-share = Partager
web-qr = Code QR du lien
web-your-name = Votre nom
web-fact-minutes = { $minutes } min à la pendule
web-fact-days =
    { $days ->
        [one] un jour à la pendule
       *[other] { $days } jours à la pendule
    }
web-quick-match = Partie rapide
web-lobby-empty-line = Ouvrez une table et envoyez le lien à quelqu’un, ou échauffez-vous contre les bots.
web-lobby-begin = Ouvrir une table
web-lobby-bots = Jouer contre des bots
web-account = Compte
web-account-have = Votre compte garde vos parties sur tous vos appareils.
web-account-why = Ce qu’un compte apporte
web-account-why-games = Vos parties et vos notes sur tous vos appareils
web-account-why-figures = Des statistiques, votre historique et un profil à vous
web-account-why-rated = Les parties classées, l’échelle et les classements
web-account-why-private = Un nom et un mot de passe suffisent : pas de courriel, et rien n’est montré sans votre accord
web-account-in-line = Ravi de vous revoir.
web-account-up-line = Un nom et un mot de passe suffisent ; aucun courriel n’est demandé.
web-account-recover-line = L’un des codes de récupération de votre compte définit un nouveau mot de passe.
web-account-to-in = J’ai déjà un compte
web-account-to-up = Créer un compte
web-account-to-recover = J’ai oublié mon mot de passe
web-codes-title = Vos codes de récupération
web-codes-download = Télécharger les codes
web-log-out-line = Ferme la session sur cet appareil.
web-log-out-everywhere-line = Ferme les sessions sur tous les appareils.
web-delete-title = Tout supprimer
web-delete-line = Votre nom, vos notes, vos messages et vos préférences sont supprimés ; des bots prennent vos places.
web-play-settings = Pendant la partie
web-on = Activé
web-keys-line = Tout peut se jouer sans souris.
web-keys-table = À chaque table
web-keys-replay = En revoyant une partie
web-key-zoom = plus près, plus loin, tout
web-key-pan = déplacer la carte
web-key-next-place = aller au lieu suivant proposé
web-key-play-place = y jouer
web-key-ends = au début et à la fin

## The end of a game, and messages

web-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
web-sheet = Feuille de score
web-end-you-resigned = Vous avez abandonné la partie.

## Front page, replays and rules

web-play-level = { $game } : choisissez un niveau
web-level-line-1 = Pour une première partie : facile à battre.
web-level-line-2 = Joue correctement et pardonne les erreurs.
web-level-line-3 = Prévoit ; il vous faut aussi un plan.
web-level-line-4 = Fort : trouve la plupart des bons coups.
web-level-line-5 = Le plus fort ; réfléchit le plus longtemps.
web-first-title = Nouveau ici ?
web-first-line = Apprenez un jeu dans une première partie guidée : dix minutes, pas à pas.
web-outcome = Résultat
web-outcome-won = Gagnée
web-outcome-lost = Perdue
web-outcome-imported = Importée
web-replays-none = Aucune partie ne correspond à ces filtres.
web-rules-line = Toutes les règles en mots et en images, avec recherche et impression.
web-rules-about = Illustré, avec chaque règle numérotée
