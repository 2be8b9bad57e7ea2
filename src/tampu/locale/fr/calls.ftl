# Être prévenu : notifications, courriel, heures calmes

error-push = Cet appareil ne peut pas recevoir de notifications d’ici.
error-time-zone = Ce fuseau horaire n’est pas connu ici.
error-no-mail = Ce site n’envoie pas de courriels.
error-needs-account = Pour cela, il vous faut un compte.
error-mail-address = Ce n’est pas une adresse électronique.
error-mail-link = Ce lien est trop ancien, ou l’adresse a été changée.
error-mail-failed = Le courriel n’a pas pu être envoyé. Réessayez plus tard.
error-smtp = Le réglage smtp doit avoir la forme smtp://user:password@host:587.
error-smtp-settings = Le courriel demande les réglages smtp, mail_from et public_url.
call-turn = C’est votre tour à { $game }
call-invited = { $name } vous invite à { $game }
call-rematch = { $name } propose une revanche à { $game }
call-over = Votre partie de { $game } est finie
call-waiting =
    { $tables ->
        [0] Aucune partie ne vous attend.
        [one] Une partie vous attend.
       *[other] { $tables } parties vous attendent.
    }
mail-confirm-title = Confirmez votre adresse
mail-confirm-text =
    Quelqu’un, sans doute vous, veut être prévenu par courriel sur { $site }.
    Ouvrez ce lien pour confirmer que l’adresse est la vôtre :

    { $link }

    Si ce n’était pas vous, ne faites rien : aucun autre courriel ne suivra.
mail-title = { $calls } tables vous appellent
mail-change = Choisir ce qui vous prévient : { $link }
mail-stop = Ne plus recevoir de courriels : { $link }
calls-title = Être prévenu
calls-line = Comment Tampu vous joint quand sa page est fermée.
calls-event = Événement
calls-event-turn = Votre tour
calls-event-turn-line = Dans les parties au tour par tour ; en direct, si vous êtes absent.
calls-event-invited = Une invitation
calls-event-invited-line = Un ami vous garde une place.
calls-event-rematch = Une revanche
calls-event-rematch-line = Quelqu’un veut rejouer la même partie avec vous.
calls-event-over = La fin d’une partie
calls-event-over-line = Quelqu’un d’autre a joué le dernier coup.
calls-channel-push = Appareil
calls-channel-mail = Courriel
calls-push = Notifications sur vos appareils
calls-push-line = Elles arrivent même quand Tampu est fermé, et ne montrent rien que seule votre place peut savoir.
calls-push-on = Prévenir cet appareil
calls-push-off = Arrêter sur cet appareil
calls-push-here = cet appareil
calls-push-denied = Votre navigateur bloque les notifications de ce site. Autorisez-les d’abord dans ses réglages.
calls-push-unsupported = Ce navigateur n’offre pas de notifications ici. Sur un téléphone, ajoutez d’abord Tampu à l’écran d’accueil.
calls-push-none = Aucun appareil pour l’instant.
calls-push-remove = Ne plus prévenir { $device }
calls-device = { $browser } sur { $system }
calls-quiet = Heures calmes
calls-quiet-line = Pendant ces heures, rien ne vous dérange. Ce qui compte encore suit après.
calls-quiet-on = Garder des heures calmes
calls-quiet-from = De
calls-quiet-to = À
calls-zone = Fuseau horaire
calls-mail = Courriel
calls-mail-line = Un seul courriel pour tout ce qui attend, jamais plus souvent que vous ne le voulez.
calls-mail-address = Adresse électronique
calls-mail-account = Pour le courriel, il vous faut un compte.
calls-mail-unconfirmed = Ouvrez le lien du courriel que nous avons envoyé à { $address }.
calls-mail-confirmed = Les courriels vont à { $address }.
calls-mail-forget = Oublier cette adresse
calls-mail-interval = Au plus un courriel
calls-interval-15 = toutes les 15 minutes
calls-interval-60 = par heure
calls-interval-360 = toutes les 6 heures
calls-interval-1440 = par jour
calls-link-confirm = Confirmez votre adresse
calls-link-confirm-line = Voulez-vous être prévenu par courriel à cette adresse ?
calls-link-confirmed = Votre adresse est confirmée.
calls-link-stop = Arrêter les courriels
calls-link-stop-line = Nous oublierons votre adresse et n’y enverrons plus rien.
calls-link-stopped = Aucun autre courriel ne suivra.
calls-link-none = Ce lien est incomplet.
calls-next = Partie suivante
calls-next-line =
    { $tables ->
        [one] Une autre partie vous attend
       *[other] { $tables } autres parties vous attendent
    }
