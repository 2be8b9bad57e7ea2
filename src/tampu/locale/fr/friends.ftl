# Jouer ensemble : amis, invitations, parties rapides, blocages et signalements

error-own-friend = C’est vous.
error-blocked = Vous ne pouvez pas rencontrer cette personne ici.
error-most-friends = Plus de { $most } amis et demandes, c’est trop.
error-not-a-friend = Vous ne pouvez garder des places que pour des amis.
error-registration-closed = Ce site n’accepte pas de nouveaux comptes.
error-registration = Le réglage registration doit être l’un de ceux-ci : { $known }.
error-invitation = Ce site demande une invitation, et celle-ci est inconnue, utilisée ou trop ancienne.
error-may-not-invite = Seul l’hôte de ce site invite des gens.
error-most-invites = Vous avez déjà { $most } invitations inutilisées.
error-no-report = Il n’y a pas de signalement { $number }.
invite-made = { $link }
report-line = { $number }  { $when }  { $reporter } à propos de { $reported } : { $reason }, table { $table } : { $text }
report-summary =
    { $reports ->
        [0] Aucun signalement ouvert.
        [one] Un signalement.
       *[other] { $reports } signalements.
    }
friends-title = Amis
friends-line = Invitez des amis à une table et voyez qui est là.
friends-account = Avec un compte, vous pouvez avoir des amis.
friends-none = Pas encore d’amis. Demandez à quelqu’un par le nom de son compte.
friends-add = Nom d’un compte
friends-ask = Demander
friends-asks = demande votre amitié
friends-asked = n’a pas encore répondu
friends-accept = Accepter
friends-decline = Refuser
friends-withdraw = Retirer
friends-remove = Retirer
friends-remove-name = Retirer { $name }
friends-online = est là
friends-offline = absent
friends-invite = Inviter
friends-invite-name = Inviter { $name } à une table
friends-recent = Adversaires récents
friends-recent-none = Personne encore. Jouez une partie avec d’autres.
friends-befriend = Demander l’amitié
friends-befriend-name = Demander l’amitié de { $name }
friends-blocked = Personnes bloquées
friends-block = Bloquer
friends-block-name = Bloquer { $name }
friends-block-line = { $name } ne peut plus vous inviter, rejoindre vos tables ni vous écrire, et vous ne vous rencontrez plus en partie rapide.
friends-unblock = Autoriser à nouveau
friends-unblock-name = Autoriser { $name } à nouveau
friends-invitations = Invitations
friends-invitation = { $name } vous garde une place
friends-rematch = { $name } propose une revanche
friends-join = S’asseoir
people-show_online = Montrer quand vous êtes là
people-show_online-line = Vos amis voient si vous êtes là en ce moment.
friends-report = Signaler
friends-report-name = Signaler { $name }
friends-report-line = L’hôte de ce site le lira.
friends-reason = Raison
friends-reason-abuse = Insultes ou harcèlement
friends-reason-cheating = Jeu déloyal
friends-reason-name = Le nom
friends-reason-other = Autre chose
friends-report-text = Que s’est-il passé ?
friends-report-sent = L’hôte lira votre signalement.
friends-kept = Gardée pour { $name }
friends-seat = Ami
friends-seat-line = La place est gardée, et votre ami est prévenu.
friends-called-invited = { $name } vous invite à { $game }
friends-called-rematch = { $name } propose une revanche à { $game }
friends-observers = Discussion des spectateurs. Les joueurs ne la lisent pas.
friends-answers = Répondre pour moi quand une seule réponse est possible
friends-answers-line = À votre propre rythme, et seulement tant que vous regardez, pour que personne ne le voie.
match-line = Rencontrez qui veut le même jeu. La cote compte si tout le monde a un compte.
match-seats = Joueurs
match-waiting =
    { $waiting ->
        [one] Vous attendez les autres : { $game }, { $seats } joueurs.
       *[other] { $waiting } personnes attendent : { $game }, { $seats } joueurs.
    }
match-now = Qui attend maintenant
match-waits =
    { $waiting ->
        [one] une personne attend
       *[other] { $waiting } personnes attendent
    }
match-stay = Restez sur cette page : une partie en direct commence dès qu’il y a assez de monde.
match-go = Vous pouvez partir : on vous préviendra quand la partie commencera.
match-begun = Une partie a commencé : { $game }
match-stop = Ne plus attendre
match-bots = Jouer contre des bots en attendant
site-invite = Inviter quelqu’un sur ce site
site-invite-line = Le lien permet à une personne de créer un compte, dans les deux semaines.
site-invite-link = Un lien pour créer un compte
site-invite-make = Créer un lien
site-invite-code = Code d’invitation
site-closed = Ce site n’accepte pas de nouveaux comptes. Vous pouvez jouer en invité.
site-invited = Ce site n’accepte de nouveaux comptes que sur invitation.
