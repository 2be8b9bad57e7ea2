## Puzzles

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

## On the site

puzzle-title = Puzzles
puzzle-lead = One move is clearly best: find it on the board. Every puzzle comes from a game and was checked by long searches that agree. Your first answer counts for your puzzle rating.
puzzle-one = Puzzle
puzzle-task = The task
puzzle-find = Find the best move
puzzle-find-line = It is your turn. One move is clearly better than all others.
puzzle-clue = A clue: what the best move is about
puzzle-daily = Puzzles of the day
puzzle-daily-solve = Solve today’s puzzle
puzzle-daily-solved = Today’s puzzle is solved
puzzle-train = Train
puzzle-all = All puzzles
puzzle-none = No game of this site has puzzles yet.
puzzle-count = { $solved } of { $count } solved
puzzle-shown = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzle-streak = { $days ->
    [one] Solved on { $days } day in a row
   *[other] Solved on { $days } days in a row
}
puzzle-theme = Theme
puzzle-difficulty = Difficulty
puzzle-status = Status
puzzle-any = All
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-solved = Solved
puzzle-unsolved = Not solved
puzzle-status-new = Not tried yet
puzzle-status-solved = Solved
puzzle-status-missed = Not solved yet
puzzle-seats = { $seats } players
puzzle-right = Right!
puzzle-wrong = Not the best move
puzzle-you-played = You played: { $move }
puzzle-best = The best move:
puzzle-rating = Puzzle rating
puzzle-not-counted = Only the first answer counts.
puzzle-next = Next puzzle
puzzle-next-mistake = Next mistake
puzzle-again = Try again
puzzle-mistakes = Your mistakes
puzzle-mistakes-line = Decisions of your analysed games that cost you most. What would you play now?
puzzle-mistakes-none = Analyse one of your finished games, and its costliest decisions become exercises here.
puzzle-mistake = Your mistake
puzzle-mistake-line = In your game you chose “{ $played }” and lost { $loss } of your chance to win. Find a better move.
error-no-puzzle = There is no such puzzle.
people-pace-puzzles = Puzzles
