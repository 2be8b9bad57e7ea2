toy-title = Llamas
toy-about = Drive llamas home in rows of three.
toy-option-start_player = Who starts.
toy-option-goal = Points that end the game.
toy-option-raids = Whether a 1 raids.
toy-option-herd = How many llamas there are.
toy-option-goal-name = Goal
toy-option-raids-name = Raids
toy-option-herd-name = Herd
toy-chapter-set-up = Set-up
toy-chapter-turn = The turn
toy-chapter-play = Playing a card
toy-chapter-raid = Raids
toy-chapter-vow = The vow
toy-chapter-chance = Chance
toy-chapter-end = The end
rule-TY-S01 = The start player is drawn unless named.
rule-TY-S02 = Two cards are dealt to each seat, card by card.
rule-TY-T01 = Only what is asked may be answered.
rule-TY-T02 = Nothing can be taken from an empty deck.
rule-TY-T03 = With five cards in hand nobody takes another.
rule-TY-P01 = Only a card in hand can be played.
rule-TY-P02 = A row of three is driven home and scores its sum and its left card.
rule-TY-R01 = A raid goes to another seat.
rule-TY-R02 = Only a card in hand can be given.
rule-TY-V01 = A seat vows once.
rule-TY-C01 = Only cards left in the deck can be drawn.
rule-TY-E01 = The game ends at the goal or when all stop in a row.
toy-not-now = This is not asked now.
toy-hand-full = You hold { $most } cards already.
toy-do-take = Take a card
toy-do-play = Play a { $card } at the { $side ->
    [L] left
   *[R] right
} end
toy-do-vow = Vow
toy-do-stop = Stop
toy-do-raid = Raid seat { $seat }
toy-do-give = Give a { $card }
toy-do-refuse = Refuse
toy-chance-start = Seat { $seat } starts
toy-chance-card = The card is a { $card }
toy-event-driven = Seat { $seat } drives a row home for { $points } points.
toy-event-vow = The vow of seat { $seat } brings { $points }.
toy-event-drew = You draw a { $card }.
toy-event-given = Seat { $seat } gives you a { $card }.
toy-ask-turn = Seat { $seat }: your turn.
toy-ask-raid = Seat { $seat }: whom do you raid?
toy-ask-answer = Seat { $seat }: seat { $by } raids you.
toy-sheet-driven = Driven home
toy-sheet-vow = Vow
toy-end-goal = The goal is reached.
toy-end-stops = Everybody stopped.
toy-reason-points = Points
toy-did-take = { $who } take
toy-did-vow = { $who } vow
toy-did-stop = { $who } stop
toy-did-refuse = { $who } refuse
toy-did-play = { $who } play { $card } { $side }
toy-did-raid = { $who } raid
toy-did-give = { $who } give { $card }
toy-hidden-card = { $who } card { $count }
toy-hidden-give = { $who } give { $count }
toy-price-turn = { $value ->
    [one] a turn
   *[other] { $value } turns
}
