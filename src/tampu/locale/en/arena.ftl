## The arena

cli-rating = Rating
cli-games = Games
cli-arena-until-above = { $bot } wins more than { $threshold }: clear after { $games } games (interval { $low } – { $high }).
cli-arena-until-below = { $bot } wins less than { $threshold }: clear after { $games } games (interval { $low } – { $high }).
cli-arena-until-open = Whether { $bot } wins more than { $threshold } is not clear after { $games } games (interval { $low } – { $high }).
cli-arena-fallbacks = A move by lot stood in for { $bot } { $number } times; the log says why.

error-arena-bots = A tournament needs at least { $least } bots, each named once.
error-arena-gauntlet = A gauntlet needs both: --gauntlet SPEC and --against SPEC,SPEC.
error-arena-players = --players is for tournaments; --seats names a bot for each seat.
error-arena-folder-used = { $folder } holds something else; name a new folder for the results.
error-arena-other-run = { $folder } holds the results of another run (other { $differing }); name another folder, or give the same arguments to go on.
error-arena-busy = Another run is writing to { $folder }; wait for it, or name another folder.
error-arena-line = { $file }: line { $line } is no result of a game.
error-arena-workers = A worker process was killed, perhaps for lack of memory; with --out the run goes on where it was.
error-arena-no-ray = Ray is not installed: pip install 'tampu[arena]', or leave out --engine ray.
error-external-command = “{ $spec }” names no command that can be run; write external:COMMAND, or external:ms=500:COMMAND.
