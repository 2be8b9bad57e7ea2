learn-title = Learn
learn-line = A first game that explains itself, and the rulebook in our words.
learn-first-game = First game
learn-first-line = Play the opening on the real board, step by step. Then the game simply goes on against the easiest bots.
learn-start = Start the first game
learn-continue = Continue the first game
learn-again = Start anew
learn-all = All games
learn-new-here = New to this game? Learn it in a guided first game.
learn-book = Rulebook
learn-numbers = All rules by number
learn-contents = Contents
learn-index = Index
learn-print = Print
learn-rules-here =
    { $count ->
        [one] The exact rule behind this
       *[other] The { $count } exact rules behind this
    }
learn-nothing-found = Nothing found. Try another word, or the rules by number.
learn-explain = Explain this in the rulebook
learn-coach = Guide
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-fold = Put the guide aside
learn-leave = Leave the guide
learn-play-on = Play on
learn-others = Now the others play. Watch the board, or read along in the log.
learn-own-way = You went your own way, and that is fine: from here on the bots answer freely. The guide stops here; hints and rules stay at hand.

## Progress

learn-state-new = Not begun yet
learn-state-begun = Step { $step }
learn-state-done = Finished
