## The arena

cli-rating = Rating
cli-games = Games
cli-arena-until-above = { $bot } wins more than { $threshold }: clear after { $games } games (interval { $low } – { $high }).
cli-arena-until-below = { $bot } wins less than { $threshold }: clear after { $games } games (interval { $low } – { $high }).
cli-arena-until-open = Whether { $bot } wins more than { $threshold } is not clear after { $games } games (interval { $low } – { $high }).
cli-arena-fallbacks = { $number } moves of { $bot } were replaced by random moves; the log says why.
cli-bench-simulations = Simulations/s
cli-bench-ratio-decisions = Random play: times as fast as
cli-bench-ratio-simulations = Search: times as many simulations as
cli-bench-skipped = { $peer } is skipped: { $why }

error-arena-bots = A tournament needs at least { $least } different bots.
error-arena-gauntlet = A gauntlet needs both --gauntlet SPEC and --against SPEC,SPEC.
error-arena-players = --players is for tournaments; --seats names a bot for each seat.
error-arena-folder-used = { $folder } is not empty and contains no results; name a new folder.
error-arena-other-run = { $folder } contains the results of another run (other { $differing }); name another folder, or give the same arguments to continue that run.
error-arena-busy = Another run is writing to { $folder }; wait for it, or name another folder.
error-arena-line = { $file }: line { $line } is not the result of a game.
error-arena-workers = A worker process was killed, perhaps for lack of memory; a run with --out continues where it stopped.
error-arena-no-ray = Ray is not installed: pip install 'tampu[arena]', or leave out --engine ray.
error-external-command = “{ $spec }” names no command that can be run; write external:COMMAND or external:ms=500:COMMAND.
error-plugin-bot = “{ $spec }” names no bot; write python:MODULE:NAME, where NAME is called with the game and returns a bot.

## The research benchmark

cli-benchmark-task = Task
cli-benchmark-pool = Opponents
cli-benchmark-opponent = Opponent
cli-benchmark-written = { $file }: score { $score } on { $task }.
cli-benchmark-verified = { $file }: { $games } games are true; opponents played again in { $asked } of them.
cli-benchmark-page = { $file } shows { $results } results.
cli-benchmark-exploit = A policy trained against { $bot } wins { $share } of its games (interval { $low } – { $high }).

error-no-rival = { $task } has one seat: no policy can be trained against a bot there.
error-unknown-task = There is no task “{ $task }”; the tasks are { $known }.
error-benchmark-file = { $file } holds no results of the benchmark.
error-benchmark-version = the results are of version { $version } or of other rules; this is version { $known }.
error-benchmark-games = the games are not those of { $task }.
error-benchmark-game = game { $number } (against { $opponent }) was not played like this.
error-benchmark-metrics = the metrics do not follow from the games of { $task }.

## The page of the arena

arena-form-series = Series
arena-form-round-robin = Round robin
arena-form-gauntlet = Gauntlet
arena-fact-games = Games
arena-fact-decisions = Decisions
arena-fact-seats = Seats
arena-fact-seed = Seed
arena-fact-options = Options
arena-ratings = Ratings
arena-ratings-note = Bradley and Terry’s model, 400 points for odds of ten to one; the mean is 0. Lines are 95 % intervals.
arena-matrix = Who beats whom
arena-matrix-note = The win share of the bot on the left against the bot above; a shared victory is split.
arena-scores = Scores
arena-scores-note = The distribution of each bot’s final scores; the line is the mean.
arena-advantage = Seats
arena-advantage-note = The win share of each seat over all games with its 95 % interval; small dots are single bots. The dashed line is a fair share.
arena-advantage-fixed = The bots did not rotate seats, so the effects of seats and bots cannot be separated here.
arena-length = Length of a game
arena-length-note = Decisions of all seats together.
arena-pairings = Results
arena-pairing = Table
arena-command = To repeat this
