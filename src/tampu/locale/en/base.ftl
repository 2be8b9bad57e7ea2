## What went wrong

error-action-fields = An action of kind { $kind } has the fields: { $known }.
error-action-number = { $action } is no number of an action; they run from 0 to { $most }.
error-action-values = There is no action { $kind } with { $given }.
error-unknown-kind = There is no kind of action called { $kind }.
error-choice-number = There is no choice { $number }; choose from 1 to { $most }, or type the notation.
error-no-token = “{ $token }” is no move of this game. Type a number or the notation shown beside a choice; “help” tells more.
error-file = { $file }: { $why }
error-file-exists = { $file } exists already; name another file, or go on with that game by --resume.
error-needs-extra = This needs more packages ({ $missing }): pip install "tampu[{ $extra }]".
error-no-folder = There is no folder { $folder } to keep { $file } in; make it first, or name another.
error-resume-alone = A kept game goes on as it began: --resume takes no --seats, --options, --seed or --record.
error-resume-game = { $file } holds a game of { $game }; leave the name of the game out, or write that one.
error-no-secret = This game cannot be resumed here: its seed file { $file } is missing or unreadable.
error-option-form = “{ $option }” is no option; write name=value, several separated by commas.
error-option-value = { $option } cannot be { $value } with { $seats } seats; it can be: { $known }.
error-unknown-option = { $game } has no option { $option }; it has: { $known }.
error-seats = { $game } cannot be played with { $seats } seats, only with { $known }.
error-unknown-game = There is no game { $game }; there are: { $known }.
error-no-numpy = This command needs numpy; install tampu with the extra “tune”.
error-tune-workers = A worker process was killed, perhaps for lack of memory.
error-unknown-bot = There is no bot “{ $spec }”; there are: { $known }.
error-bot-setting = “{ $setting }” is no setting of “{ $spec }”; it has: { $known }.
error-record-first-line = This is no record: a khipu begins with the line “khipu” and its format.
error-record-binary = This is no record: a khipu is a text file.
error-record-future = This record has format { $format }; this Tampu reads formats up to { $known }.
error-record-past = This record has format { $format }, which is no longer read.
error-record-cut = The record is cut off in the middle of line { $line }.
error-record-header = Line { $line } of the header is unknown, repeated, or not “name: value”.
error-record-missing = The header lacks “{ $field }”.
error-record-values = The header holds a value that cannot be read.
error-record-line = Line { $line } is no entry: it must read “number seat notation”.
error-record-after-end = Line { $line } stands after the end of the game.
error-record-rules = This record follows version { $version } of the rules of { $game }; this Tampu has version { $known }.
error-record-no-seed = The seed is not told, so fairness cannot be verified.
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
cli-seat = Seat
cli-bot = Bot
cli-chance = Chance
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
cli-bench-name = Game, seats (way)
cli-bench-decisions = Decisions/s
cli-bench-games = Games/s
cli-bench-clones = Clones/s
cli-bench-branching = Choices
cli-game-facts = {"  "}{ $seats } players, about { $minutes } minutes, { $actions } actions; options (default first):
cli-feature = Feature
cli-weight = Weight
cli-perft = { $nodes } sequences of { $depth } decisions; choices of the first decision:
cli-replay-over = { $file }: in order, { $entries } entries, the game is over.
cli-replay-running = { $file }: in order, { $entries } entries, the game is still running.
cli-play-kept = This game is kept in { $file }
cli-play-resume = The game is kept. Go on with: tampu play --resume { $file }
cli-play-curtain = Seat { $seat } comes to the keyboard; the others look away. Press Enter.
cli-play-prompt = {"number, notation or help> "}
cli-play-no-undo = Nothing to take back: something new has been learned since, or it was not your move.
cli-play-undone = Seat { $seat } takes back the last decision.
cli-play-help = Type the number of a choice, or its notation. A letter opens a group of choices. Commands: undo, log, sheet, help, quit. The game is saved after every decision.
cli-play-confirm = {"Enter goes on, “undo” takes back> "}
cli-play-more = … and { $more } more: words of the notation after the letter pick among them, such as “{ $example }”.
cli-play-none = No choice of this group has “{ $words }” in its notation.
cli-play-hidden-draw = A draw that you may not see ({ $token })
cli-play-hidden-choice = A choice that you may not see ({ $token })

## The levels of the bots

level-1 = Visitor
level-2 = Builder
level-3 = Architect
level-4 = Sapa Inca
