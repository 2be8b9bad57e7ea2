### The words of the web client.

web-language = Language
web-theme = Theme
web-theme-light = Light
web-theme-dark = Dark
web-theme-system = As the system
web-skip = To the content
web-nav = Pages
web-nav-play = Play
web-nav-lobby = Lobby
web-nav-rules = Rules
web-nav-replays = Replays
web-sign-in = Sign in
web-home = Front page
web-menu = Menu
web-close = Close
web-retry = Try again
web-loading = One moment…
web-offline = Tampu cannot be reached. Check the connection and try again.
web-reconnecting = The connection is gone; reconnecting…
web-error = Something went wrong.
web-lost = There is nothing at this address.
web-independent = Tampu is an independent implementation; every board is drawn for it.
web-keyboard = Keyboard
web-developers = Developers
web-yes = Yes
web-no = No
web-save = Save
web-saved = Saved.
web-send = Send
web-copy = Copy
web-copied = Copied
web-you = You
web-players = Players
web-panel = Everything of { $name }
web-points = Points
web-pair = { $label }: { $value }
web-parts = Parts of the table

## Front page

web-hero = { $games ->
    [4] Four games of stone and cloth
    [5] Five games of stone and cloth
    [6] Six games of stone and cloth
    [one] One game of stone and cloth
   *[other] { $games } games of stone and cloth
}
web-hero-line = Alone against bots or with friends, in the browser, without an account.
web-games = Games
web-your-tables = Your tables
web-minutes = { $minutes } min
web-hours = { $hours } h
web-weight = Weight
web-weight-1 = very light
web-weight-2 = light
web-weight-3 = medium
web-weight-4 = deep
web-weight-5 = expert
web-play-now = Play now
web-set-up = Set up
web-your-turn = Your turn
web-your-turn-in = { $game }, your turn
web-thinking = { $name } is thinking
web-waiting-players = Waiting for players
web-resume = Resume
web-open = Open
web-watch = Watch
web-join = Sit down

## New table and lobby

web-new-table = New table
web-seats = Seats
web-count-players =
    { $count ->
        [one] alone
       *[other] { $count } players
    }
web-seat-me = Me
web-seat-bot = Bot, { $level }
web-seat-hotseat = Somebody at this screen
web-seat-open = Open seat
web-seat-invited = A friend, by link
web-name = Name
web-options = Options
web-option-start_player = First player
web-time = Time and company
web-pace = Pace
web-kind-live = Live
web-kind-by_turns = By turns, over days
web-clock = Clock
web-clock-none = No clock
web-clock-calm = 2 minutes a turn, only as a guide
web-clock-bank = 20 minutes each, 15 seconds more for each decision
web-clock-days = 3 days each, 12 hours more for each decision
web-visibility = Who may watch
web-visibility-public = Everybody
web-visibility-link = Whoever has the link
web-visibility-private = Only the players
web-seed = Seed
web-seed-none = by chance
web-allow-hints = Hints are allowed
web-start = Start
web-open-table = Open the table
web-start-bots = Start now, with bots on free seats
web-leave = Leave
web-invite-link = Link for your friend
web-invited = You are invited to this table.
web-lobby-open = Tables with open seats
web-lobby-empty = Nobody is waiting at the moment.
web-lobby-running = Games to watch
web-level-random = random
web-level-greedy = steady
web-level-ismcts = thoughtful
web-bot = bot, { $level }
web-bot-for = a bot plays, { $level }
web-connected = connected
web-disconnected = away
web-resigned = has resigned

## Table

web-board = Board
web-prompt = What is asked
web-choices = Choices
web-other = Something else
web-notation = Type a move
web-notation-help = How moves are typed
web-notation-line = Type a move in the words of a choice, or in notation as the log copies it, in upper or lower case. Now you can type, for example:
web-undo = Undo
web-redo = Redo
web-restart-turn = Restart turn
web-ends-undo-this = After this move something hidden is drawn, so you can no longer undo.
web-ends-undo-some = Some moves draw something hidden. After them you can no longer undo.
web-confirm = Confirm
web-confirm-turn = Done? Your turn passes on.
web-undo-asked = { $name } asks to undo a move.
web-hint = Hint
web-over = The game is over
web-over-line = The game is over.
web-round = Round { $now } of { $of }
web-final-scoring = Final scoring
web-resign = Resign
web-resign-sure = Do you want to give up this game?
web-card-hidden = Card face down
web-tab-board = Board
web-tab-players = Players
web-tab-log = Log
web-tab-chat = Chat
web-tab-notes = Notes
web-chat-empty = Nobody has said anything yet.
web-chat-off = There is no chat at this table.
web-chat-say = Say something
web-notes-private = Notes for yourself; nobody else reads them
web-log-undo = { $who } undid a move
web-log-resign = { $who } resigned
web-log-seat = A seat changed hands
web-log-ask_undo = { $who } asked to undo a move
web-log-answer_undo = { $who } answered
web-curtain = { $name }, it is your turn
web-curtain-line = The screen goes to { $name }.
web-curtain-look-away = Everybody else looks away.
web-curtain-show = Show the table

## End

web-you-won = You have won
web-won =
    { $count ->
        [one] { $names } has won
       *[other] { $names } share the victory
    }
web-end-resigned =
    { $count ->
        [one] { $names } gave up the game.
       *[other] { $names } gave up the game.
    }
web-category = Category
web-total = Total
web-rank = Rank
web-tied = Equal points: the order follows the tie-break of the rules.
web-graph = Points over time
web-rematch = Rematch
web-replay = Replay
web-record = Record

## Replay

web-import = Import a record
web-replays-empty = No finished games yet
web-replays-line = Every game you finished, move by move: watch it, have it analysed, play on from any point.
web-replays-what = Games that you finish are kept here. Until then, watch what others have played, or import the record of a game from another place.
web-move = Move
web-first = To the start
web-last = To the end
web-back = One move back
web-forward = One move on
web-play = Play
web-pause = Pause
web-speed = Speed
web-point-of-view = Point of view
web-spectator = Spectator
web-spoilers = Show the outcome
web-play-on = Play on from here
web-copy-link = Copy link

## Rules, keyboard, settings

web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-key-choose = take the choice with this number
web-key-drop = drop what is half chosen, or skip the animation
web-key-undo = undo
web-key-redo = redo
web-key-confirm = confirm the turn
web-key-hint = ask for a hint
web-key-type = type a move
web-key-rules = open and close the rules
web-key-replay = one move back or on in a replay
web-key-play = play and pause a replay
web-key-all = list all choices, or only those not on the board
web-settings = Settings
web-prefer-confirm_turns = Confirm turns
web-prefer-confirm_turns-help = At tables with other people and in rated games a turn passes on only when you confirm it. Against bots you can undo past their turns instead.
web-prefer-sound = Sound
web-prefer-sound-help = Two soft notes when it is your turn.
web-prefer-box_colours = Colours of the box
web-prefer-box_colours-help = The colours of the printed game where it has its own; shapes stay.
web-prefer-reduced_motion = Less motion
web-prefer-reduced_motion-help = Pieces appear in their place without travelling.
web-guest = You play as a guest. An account keeps your games on every device.
web-account-in = Sign in
web-account-up = Make an account
web-account-recover = Recover
web-password = Password
web-code = Recovery code
web-codes = Keep these codes in a safe place. They are shown only now; each sets a new password once.
web-codes-renew = Replace the recovery codes
web-log-out = Sign out

## More of table and settings

web-ask-undo = Ask to undo my last decision
web-mute = Mute { $name }
web-unmute = Hear everybody again
web-password-old = Current password
web-password-new = New password
web-password-change = Change the password
web-log-out-everywhere = Sign out everywhere
web-log-set-up = Set-up
web-log-copy = Copy as notation
web-not-here = That is not possible here.
web-symbols = Symbols of this game
web-explain = What is this?
web-explain-mode = Click or Tab to anything to see what it is.
web-explain-done = Done
web-tip-keep = Right click or hold to keep this open and see the rule.
web-place-here = Place here
web-key-symbols = open the symbols of the game
web-key-explain = explain whatever is clicked
web-see-rule = See the rule
web-fewer-choices = Fewer choices
web-all-choices = All choices
web-on-board = Choose on the board.
web-on-board-or-here = Choose on the board, or here:
web-delete-me = Delete me and my data
web-delete-sure = Your name, notes, messages and preferences will be gone, and bots take your seats. This cannot be undone.
web-turns-elsewhere = When it is your turn
web-notify = Allow notifications
web-notify-on = The system tells you when a table waits for you while Tampu is open.
web-webhook = Webhook
web-webhook-help = An address that is called when a game by turns waits for you; empty for none.
web-watching = Watching: { $names }
web-allow-chat = People may chat
web-filter = Which tables
web-filter-game = Game
web-filter-all = all
web-speed-none = No clock
web-speed-fast = Up to 10 minutes
web-speed-slow = Longer

## Hints and analysis

web-reasons = Reasons, in points
web-chance = Chance to win
web-chance-short = win
web-hint-then = Then, in the same turn:
web-hint-gain = Scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } this turn
web-hint-compared = Against the other choices, in points:
web-hint-even = It is about as good as the next best.
web-hint-others = Other choices
web-hint-play = Play this
web-analysis = Analysis
web-analysed = Decisions looked at
web-analysed-of = { $done } of { $total }
web-analysis-line = A bot looks at every decision again, knowing only what its player knew.
web-analyse = Analyse
web-analysis-choose = Go to a decision to see what a bot thinks of it.
web-played = Played
web-preferred = A bot preferred
web-preferred-same = A bot would have played the same.
web-accuracy = Accuracy
web-accuracy-line = How much of the best moves’ chance to win was kept
web-inaccuracy = Inaccuracy
web-mistake = Mistake
web-blunder = Blunder
web-inaccuracy-short = Inaccurate
web-mistake-short = Mistakes
web-blunder-short = Blunders
web-moves-all = All moves
web-moves-costly = Moves that cost something
web-moves-show-costly = Only costly moves
web-moves-show-all = Show all moves
web-moves-none = No move gave away anything worth naming.
web-preferred-lit = The bot’s move is lit on the board.
web-no-choice = There was no choice.
web-loss = { $points ->
        [one] { $points } point of win chance
       *[other] { $points } points of win chance
    }
web-turning = { $points ->
        [one] Turning point: { $name }, { $points } point of win chance lost
       *[other] Turning point: { $name }, { $points } points of win chance lost
    }
