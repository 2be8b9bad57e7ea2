### The words of the pages around the tables.

## New table

web-cancel = Cancel
web-new-who = Who plays
web-new-way = Which kind of game
web-new-variants = Variants
web-new-variants-line = Every option one by one
web-new-variants-own =
    { $count ->
        [one] 1 option of your own
       *[other] { $count } options of your own
    }
web-new-own = your own variant
web-seat-change = Change
web-seat-change-of = Change who plays on seat { $seat }
web-seat-choose = Who plays on seat { $seat }?
web-seat-people = People
web-seat-opponents = Opponents
web-seat-me-line = You, on this screen.
web-seat-hotseat-line = You take turns on one screen and look away in between.
web-seat-open-line = Anybody can sit down from the lobby.
web-seat-invited-line = You get a link to send to a friend.
web-seat-bot-line = A bot plays here.
web-seed-line = The same number deals the same game again.
web-sides-line = Side A is for a first game; side B changes how a site scores.
web-sides-random = Draw the sides at random

## Presets of the games

## Levels, and playing on from a replay
web-new-against = You play against { $name }, who follows her own rules.
web-level = Level of the bots
web-play-on-line = A new table begins with the position that you see. The finished game stays as it is.
web-play-on-seat = Your seat
web-play-on-others = The others

## Waiting room, lobby, account, settings and keyboard

web-waiting-table = This table
web-waiting-title = { $game }: waiting for players
web-waiting-free =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
web-waiting-full = Everybody is here
web-since = open since { $when }
web-playing-since = began { $when }
web-invite-anybody = Invite anybody
web-invite-seat = Invite somebody to seat { $seat }
web-invite-line = Whoever opens this link can sit down, without an account.
web-share = Share
web-qr = QR code of the link
web-your-name = Your name
web-fact-minutes = { $minutes } min on the clock
web-fact-days =
    { $days ->
        [one] one day on the clock
       *[other] { $days } days on the clock
    }
web-quick-match = Quick match
web-lobby-empty-line = Open a table and send the link to a friend, or warm up against the bots.
web-lobby-begin = Open a table
web-lobby-bots = Play against bots
web-account = Account
web-account-have = Your account keeps your games on every device.
web-account-why = What an account adds
web-account-why-games = Your games and notes, on every device
web-account-why-figures = Statistics, your history and a profile of your own
web-account-why-rated = Rated games, the ladder and the leaderboards
web-account-why-private = Only a name and a password: no e-mail, nothing shown without your consent
web-account-in-line = Welcome back.
web-account-up-line = A name and a password are enough; no e-mail is asked for.
web-account-recover-line = One of the recovery codes of your account sets a new password.
web-account-to-in = I have an account
web-account-to-up = Make an account
web-account-to-recover = I forgot my password
web-codes-title = Your recovery codes
web-codes-download = Download the codes
web-log-out-line = Ends the session on this device.
web-log-out-everywhere-line = Ends the sessions on all devices.
web-delete-title = Delete everything
web-delete-line = Your name, notes, messages and preferences are deleted; bots take your seats.
web-play-settings = While you play
web-on = On
web-keys-line = Everything can be played without a mouse.
web-keys-table = At every table
web-keys-replay = Replays
web-key-zoom = nearer, farther, everything
web-key-pan = move the map
web-key-next-place = go to the next place that is offered
web-key-play-place = play there
web-key-ends = to the start and to the end

## The end of a game, and messages

web-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
web-sheet = Score sheet
web-end-you-resigned = You gave up the game.

## Front page, replays and rules

web-play-level = { $game }: choose a level
web-level-line-1 = For a first game: easy to beat.
web-level-line-2 = Plays soundly and forgives mistakes.
web-level-line-3 = Plans ahead; you need a plan too.
web-level-line-4 = Strong: finds most good moves.
web-level-line-5 = The strongest; thinks longest.
web-first-title = New here?
web-first-line = Learn a game in its guided first game: ten minutes, step by step.
web-outcome = Outcome
web-outcome-won = Won
web-outcome-lost = Lost
web-outcome-imported = Imported
web-replays-none = No game matches these filters.
web-rules-line = Every rule in words and pictures, with search and a print view.
web-rules-about = Illustrated, with every rule numbered
