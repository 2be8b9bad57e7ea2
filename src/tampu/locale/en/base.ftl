## Errors

error-action-fields = An action of kind { $kind } has the fields: { $known }.
error-action-number = { $action } is not the number of an action; the numbers are 0 to { $most }.
error-action-values = There is no action { $kind } with { $given }.
error-unknown-kind = There is no kind of action called { $kind }.
error-choice-number = There is no choice { $number }; choose from 1 to { $most }, or type the notation.
error-no-token = “{ $token }” is not a move of this game. Type “help” to see how moves are written.
error-file = { $file }: { $why }
error-no-records = { $folder } has no files that end in .khipu.
error-same-name = { $file } and { $other } would be exported to the same file.
error-file-exists = { $file } already exists; name another file, or continue that game with --resume.
error-needs-extra = This needs more packages ({ $missing }): pip install "tampu[{ $extra }]".
error-no-folder = The folder { $folder } for { $file } does not exist; create it first, or name another.
error-resume-alone = A saved game keeps its settings: --resume cannot be combined with --seats, --options, --seed or --record.
error-resume-game = { $file } is a game of { $game }; leave out the name of the game, or name { $game }.
error-no-secret = This game cannot be resumed here: its seed file { $file } is missing or unreadable.
error-option-form = “{ $option }” is not an option; write name=value, and separate several options by commas.
error-option-value = { $option } cannot be { $value } with { $seats } seats; it can be: { $known }.
error-position = This is not a position of { $game }.
error-unknown-option = { $game } has no option { $option }; it has: { $known }.
error-seats = { $game } cannot be played with { $seats } seats, only with { $known }.
error-unknown-game = There is no game { $game }; there are: { $known }.
error-broken-game = The game { $game } in the package { $package } cannot be loaded: { $problem }
error-game-name = The package { $package } calls its game { $game } and its entry point { $point }; both need the same name.
error-no-numpy = This command needs numpy; install tampu with the extra “tune”.
error-weights = { $file } is not a file of weights that tampu tune wrote.
error-tune-workers = A worker process was killed, perhaps for lack of memory.
error-unknown-bot = There is no bot “{ $spec }”; there are: { $known }.
error-bot-setting = “{ $setting }” is not a setting of “{ $spec }”; its settings are: { $known }.
error-record-first-line = This is not a record: the first line of a khipu is “khipu” and its format.
error-record-binary = This is not a record: a khipu is a text file.
error-record-future = This record has format { $format }; this Tampu reads formats up to { $known }.
error-record-past = This record has format { $format }, which is no longer supported.
error-record-cut = The record is cut off in the middle of line { $line }.
error-record-header = Line { $line } of the header is unknown, repeated, or not “name: value”.
error-record-missing = The header lacks “{ $field }”.
error-record-values = The header contains a value that cannot be read.
error-record-line = Line { $line } is not an entry: an entry is “number seat notation”.
error-record-after-end = Line { $line } comes after the end of the game.
error-record-rules = This record follows version { $version } of the rules of { $game }; this Tampu plays: { $known }.
error-record-no-seed = The record does not contain the seed, so fairness cannot be verified.
error-record-commitment = Seed and salt do not match the commitment of the header.
error-record-over = Line { $line }: the game is already over here.
error-record-actor = Line { $line }: it is the turn of { $expected }.
error-record-token = Line { $line }: “{ $token }” is not possible here{ $rule ->
    [none] .
   *[other] {" "}(rule { $rule }).
    }
error-record-fingerprint = Line { $line }: the position after it differs from the recorded one.
error-record-unfair = Line { $line }: “{ $token }” does not follow from the seed.
error-record-end = Line { $line }: the end of the game differs, expected “{ $expected }”.
error-record-truncated = Line { $line } is the last one, but the header says that the game has ended: the record is cut off.

## The command line

seat-name = Seat { $seat }
seat-did = { $you ->
        [yes] You
       *[no] { $name }
    }
seat-you = you
amount-none = nothing
cli-seat = Seat
cli-bot = Bot
cli-kind = Kind
cli-choices = Choices
cli-total = Total
cli-rank = Rank
cli-language = Language
cli-mean-score = Mean score
cli-win-share = Win share
cli-interval = 95 % interval
cli-ms-per-decision = ms per decision
cli-arena-progress = Playing { $game }
cli-arena-total = { $games } games, { $decisions } decisions.
cli-dataset-total = { $file }: { $games } games, { $decisions } decisions, { $megabytes } MB.
cli-bench-name = Game, seats (method)
cli-bench-decisions = Decisions/s
cli-bench-games = Games/s
cli-bench-clones = Clones/s
cli-bench-branching = Choices
cli-game-facts = {"  "}{ $seats } players, about { $minutes } minutes, { $actions } actions; options (default first):
cli-feature = Feature
cli-weight-early = Weight at the start
cli-weight-late = Weight at the end
cli-tune-written = The weights are in { $file }. To use them, copy the file to weights.json in the package { $package }.
cli-perft = { $nodes } sequences of { $depth } decisions; choices of the first decision:
cli-export-progress = Exporting records
cli-replay-over = { $file }: verified, { $entries } entries, the game is over.
cli-replay-running = { $file }: verified, { $entries } entries, the game is still running.
cli-play-saved = This game is saved in { $file }
older-rules = This game began under rules version { $version } and keeps it; new games have version { $newest }.
cli-play-resume = The game is saved. Continue with: tampu play --resume { $file }
cli-play-change-person = Seat { $seat } comes to the keyboard; everyone else looks away. Press Enter.
cli-play-prompt = {"number, notation or help> "}
cli-play-no-undo = Nothing to undo: new information has appeared since, or it was not your decision.
cli-play-undone = Seat { $seat } undid the last decision.
cli-play-help = Type the number of a choice, or its notation. A letter lists a group of choices. Commands: undo, log, sheet, help, quit. The game is saved after every decision.
cli-play-confirm = {"Press Enter to continue, or type “undo”> "}
cli-play-more = … and { $more } more: type words of the notation after the letter to filter them, such as “{ $example }”.
cli-play-none = No choice of this group has “{ $words }” in its notation.

## The levels of the bots

level-1 = Visitor
level-2 = Builder
level-3 = Architect
level-4 = Sapa Inca
level-5 = Pachacuti

## The named opponents, a sentence about each, and their temperaments

opponent-cuy = Cuy
opponent-cuy-line = Gathers a store for the winter and often forgets to use it.
opponent-vizcacha = Vizcacha
opponent-vizcacha-line = Builds wherever the sun shines, and seldom looks at your plans.
opponent-llama = Llama
opponent-llama-line = Carries stone after stone and builds a solid position.
opponent-fox = Fox
opponent-fox-line = Waits for what you leave open, and takes it.
opponent-ibis = Ibis
opponent-ibis-line = Reads the whole board before every turn.
opponent-puma = Puma
opponent-puma-line = Strikes where you are ahead, and thinks about its own house later.
opponent-condor = Condor
opponent-condor-line = Sees the whole valley and your next turn.
opponent-amaru = Amaru
opponent-amaru-line = The old serpent of the lakes: patient, and hard to surprise.
temperament-builder = builder
temperament-hoarder = hoarder
temperament-raider = raider
temperament-steady = steady
cli-new-game = The game { $game } is in the folder { $folder }. Next: pip install -e { $folder } && tampu check { $game } && tampu play { $game }
cli-check-passed = { $game } passed all { $checks } checks.
cli-check-failed = { $game } failed { $problems } of { $checks } checks.
error-game-id = “{ $game }” cannot be the id of a game: use 2 to 31 lower-case letters, digits and _, beginning with a letter.
error-folder-exists = The folder { $folder } exists already.
error-unknown-check = There is no check “{ $check }”. The checks are: { $known }.
