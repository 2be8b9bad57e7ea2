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

puzzles-title = Puzzles
puzzles-lead = One move is clearly best: find it on the board. Every puzzle comes from a game and was checked by long searches that agree. Your first answer counts for your puzzle rating.
puzzles-one = Puzzle
puzzles-task = The task
puzzles-find = Find the best move
puzzles-find-line = It is your turn. One move is clearly better than all others.
puzzles-clue = A clue: what the best move is about
puzzles-daily = Puzzles of the day
puzzles-daily-solve = Solve today’s puzzle
puzzles-daily-solved = Today’s puzzle is solved
puzzles-train = Train
puzzles-all = All puzzles
puzzles-none = No game of this site has puzzles yet.
puzzles-count = { $solved } of { $count } solved
puzzles-shown = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-streak = { $days ->
    [one] Solved on { $days } day in a row
   *[other] Solved on { $days } days in a row
}
puzzles-list = All puzzles of this theme
puzzles-theme = Theme
puzzles-difficulty = Difficulty
puzzles-status = Status
puzzles-any = All
puzzles-easy = Easy
puzzles-medium = Medium
puzzles-hard = Hard
puzzles-solved = Solved
puzzles-unsolved = Not solved
puzzles-status-new = Not tried yet
puzzles-status-solved = Solved
puzzles-status-missed = Not solved yet
puzzles-seats = { $seats } players
puzzles-right = Right!
puzzles-wrong = Not the best move
puzzles-you-played = You played: { $move }
puzzles-best = The best move:
puzzles-rating = Puzzle rating
puzzles-not-counted = Only the first answer counts.
puzzles-next = Next puzzle
puzzles-next-mistake = Next mistake
puzzles-again = Try again
puzzles-mistakes = Your mistakes
puzzles-mistakes-line = Decisions of your analysed games that cost you most. What would you play now?
puzzles-mistakes-none = Analyse one of your finished games, and its costliest decisions become exercises here.
puzzles-mistake = Your mistake
puzzles-mistake-line = In your game you chose “{ $played }” and lost { $loss } of your chance to win. Find a better move.
error-no-puzzle = There is no such puzzle.
people-pace-puzzles = Puzzles
people-leaderboard-empty-puzzles = Nobody has answered five puzzles yet.
people-unrated-puzzles = You have no rating here yet. Solve a puzzle.
people-rated-puzzles =
    { $games ->
        [one] { $games } puzzle
       *[other] { $games } puzzles
    }
