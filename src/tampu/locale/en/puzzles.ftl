# Puzzles

cli-puzzles-theme = Theme
cli-puzzles-count = Puzzles
cli-puzzles-rating = Difficulty
cli-puzzles-made = { $file }: { $count } puzzles of { $searched } searched decisions.
cli-puzzles-fell = { $id }: the search now prefers { $best } ({ $margin }).
cli-puzzles-checked = The answer of { $standing } of { $count } puzzles stands at { $times } times the budget.
error-puzzles-file = This file holds no puzzles of { $game }.
error-puzzles-none = { $game } has no puzzles of rules that can be played; tampu puzzles { $game } makes some.
error-puzzles-players = --players names no bot; try --players level:3,level:2.
error-puzzles-solver = { $spec } cannot rate all moves of a decision; use a bot that plans or searches, such as level:5, plan:width=8:replies=4 or ismcts:nodes=1000.
error-puzzles-solo = Puzzles of { $game } need at least two seats.
error-puzzles-look = --look takes a percentage from 1 to 100.
error-puzzles-record = A record of { $other }, rules version { $others }, cannot give puzzles of { $game }, rules version { $version }.
