# Being called: push messages, e-mail, quiet hours

error-push = This device cannot receive push messages from here.
error-time-zone = This time zone is not known here.
error-no-mail = This site sends no e-mail.
error-needs-account = For this you need an account.
error-mail-address = This is not an e-mail address.
error-mail-link = This link is too old, or the address was changed.
error-mail-failed = The mail could not be sent. Try again later.
error-smtp = The setting smtp must look like smtp://user:password@host:587.
error-smtp-settings = E-mail needs the settings smtp, mail_from and public_url.
call-turn = Your turn in { $game }
call-invited = { $name } invites you to { $game }
call-rematch = { $name } offers a rematch in { $game }
call-over = Your game of { $game } is over
call-waiting =
    { $tables ->
        [0] No game waits for you.
        [one] One game waits for you.
       *[other] { $tables } games wait for you.
    }
mail-confirm-title = Confirm your address
mail-confirm-text =
    Somebody, probably you, wants to be called by e-mail at { $site }.
    Open this link to confirm that the address is yours:

    { $link }

    If it was not you, do nothing: no further mail follows.
mail-title = { $calls } tables call you
mail-change = Choose what calls you: { $link }
mail-stop = No more mails: { $link }
calls-title = Being called
calls-line = How Tampu reaches you when its page is closed.
calls-event = Event
calls-event-turn = Your turn
calls-event-turn-line = In games by turns; in live games if you are away.
calls-event-invited = An invitation
calls-event-invited-line = A friend keeps a seat for you.
calls-event-rematch = A rematch
calls-event-rematch-line = Somebody wants to play the same game again with you.
calls-event-over = The end of a game
calls-event-over-line = Somebody else made the last move.
calls-channel-push = Device
calls-channel-mail = E-mail
calls-push = Notifications on your devices
calls-push-line = They arrive even while Tampu is closed, and show nothing that only your seat may know.
calls-push-on = Notify this device
calls-push-off = Stop on this device
calls-push-here = this device
calls-push-denied = Your browser blocks notifications from this site. Allow them in its settings first.
calls-push-unsupported = This browser offers no push messages here. On a phone, add Tampu to the home screen first.
calls-push-none = No device yet.
calls-push-remove = Stop notifying { $device }
calls-device = { $browser } on { $system }
calls-quiet = Quiet hours
calls-quiet-line = In these hours nothing calls you. What still matters follows afterwards.
calls-quiet-on = Keep quiet hours
calls-quiet-from = From
calls-quiet-to = To
calls-zone = Time zone
calls-mail = E-mail
calls-mail-line = One mail for everything that waits, never more often than you choose.
calls-mail-address = E-mail address
calls-mail-account = For e-mail you need an account.
calls-mail-unconfirmed = Open the link in the mail that we sent to { $address }.
calls-mail-confirmed = Mails go to { $address }.
calls-mail-forget = Forget this address
calls-mail-interval = At most one mail
calls-interval-15 = every 15 minutes
calls-interval-60 = every hour
calls-interval-360 = every 6 hours
calls-interval-1440 = every day
calls-link-confirm = Confirm your address
calls-link-confirm-line = Do you want to be called by e-mail at this address?
calls-link-confirmed = Your address is confirmed.
calls-link-stop = Stop the mails
calls-link-stop-line = We will forget your address and send no more mails to it.
calls-link-stopped = No more mails will follow.
calls-link-none = This link is incomplete.
calls-next = Next game
calls-next-line =
    { $tables ->
        [one] One other game waits for you
       *[other] { $tables } other games wait for you
    }
