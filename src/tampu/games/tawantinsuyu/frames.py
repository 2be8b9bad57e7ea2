"""The frames of the stack: what is still to be done, the top one first.

A frame is a tuple of ints: one of these numbers, the place it concerns, then what it needs to know.
Steps follow by themselves, questions wait for an answer, draws wait for chance.
"""

from __future__ import annotations

from typing import Final

Frame = tuple[int, ...]

# Steps: (number, place, ...)
SETUP: Final = 0  # step
START_WORKERS: Final = 1
FILL_VILLAGE: Final = 2
FILL_NOMADS: Final = 3
FILL_MARKS: Final = 4  # terrace
REFILL_MARKET: Final = 5
SETUP_CARDS: Final = 6
TURN: Final = 7  # whether the Festival of this turn is over
END_TURN: Final = 8
CLOSE_TURN: Final = 9
NEXT_TURN: Final = 10
EFFECTS: Final = 11  # list, position, category
PLACE: Final = 12  # worker, ability, space, card
ABILITY: Final = 13  # ability, space
RECRUITED: Final = 14  # potato end
LAY_STEPS: Final = 15  # slot
BUILD: Final = 16  # free
LAY_BUILDING: Final = 17  # slot
RAISE_STATUE: Final = 18  # statue
TRAIN: Final = 19
MERCHANT: Final = 20
BUY_WEAVINGS: Final = 21
OFFER_WEAVINGS: Final = 22  # who buys after the active player: 0 is himself
END_WEAVINGS: Final = 23
TAKE_WEAVING: Final = 24
TEMPLE: Final = 25  # spaces
REACTION: Final = 26  # action
FOLLOW: Final = 27  # action, how many places after the active one
AX_END: Final = 28
AGAIN_UP: Final = 29  # bits of UP_OWN and UP_REACTION
CONQUEST: Final = 30  # gold taken, step, how many places after the active one
PAY_ARMY: Final = 31  # flipped and discarded cards
FESTIVAL: Final = 32  # step
FESTIVAL_MERCHANT: Final = 33
FESTIVAL_TEMPLE: Final = 34
FESTIVAL_POTATOES: Final = 35
END_CARDS: Final = 36
FINAL: Final = 37
AX_TURN: Final = 38
AX_PRIEST: Final = 39
AX_TAKE_TOP: Final = 40
AX_IDLE: Final = 41
AX_CASUALTY: Final = 42
AX_ACT: Final = 43  # action
AX_DO: Final = 44  # action
AX_FOLLOW: Final = 45  # action
AX_AFTER_PRIEST: Final = 46
AX_WORSHIP: Final = 47  # sizes to give (1 small, 2 large), acting
AX_PRODUCE: Final = 48  # buildings still to produce, buildings to turn down
AX_CONQUER: Final = 49  # army cards, first or second marker
AX_SEARCH: Final = 50  # slot
AX_TOKENS: Final = 51  # die, next token
AX_BUY: Final = 52  # tiles, gold afterwards
AX_BUY_LATER: Final = 53
AX_STEPS: Final = 54
AX_STATUE: Final = 55  # die
AX_LIMIT: Final = 56
AX_SETUP: Final = 57  # step

# Questions: (number, place, ...)
FIRST_QUESTION: Final = 58
STARTING_WEAVING: Final = 58
KEEP: Final = 59
SETUP_PLAY: Final = 60
PRIEST_START: Final = 61
MAIN: Final = 62
SECOND: Final = 63  # the first secondary action
SPACE: Final = 64  # worker, ability
PRICE: Final = 65  # worker, ability, space
PAYMENT: Final = 66  # potato, maize, stone, gold, food, free action
TAKE: Final = 67  # space
REJUVENATE_EFFECT: Final = 68  # how many, production only
PAY_POTATO: Final = 69
TASK: Final = 70  # space, tasks left, icons used
STEPS: Final = 71  # free
SWAP: Final = 72  # free
SWAP_CARD: Final = 73
SWAP_TILE: Final = 74  # slots named
BUILDING: Final = 75  # free, swapped
STATUE: Final = 76  # free
PUT_AWAY: Final = 77
BUY: Final = 78  # tiles named
BUY_LATER: Final = 79
PUT: Final = 80  # tiles
FREE_WEAVING: Final = 81
KEEP_ARMY: Final = 82  # two cards
GOD_CARD: Final = 83  # free action
CHOICE: Final = 84  # category, lists
PRODUCE_ONE: Final = 85
NOMAD: Final = 86  # optional
EFFECT: Final = 87  # name
GOLD_FOR_TEMPLE: Final = 88
CASUALTY: Final = 89
ACT_OR_GOLD: Final = 90  # action
WORSHIP: Final = 91  # sizes open (1 small, 2 large), active
OFFERING: Final = 92  # active
REJUVENATE: Final = 93  # active, how many were turned up
EXTRA_FLIP: Final = 94  # UP_OWN or UP_REACTION
PRODUCE: Final = 95  # buildings that have produced
ARMY: Final = 96  # free cards left
CONQUER: Final = 97
CONQUEST_PAYMENT: Final = 98  # space
RECRUIT_VILLAGE: Final = 99
LIMIT: Final = 100
POTATOES: Final = 101  # missing
FESTIVAL_PLAY: Final = 102  # cards left

# Draws: (number, place, ...)
FIRST_DRAW: Final = 103
DRAW_ROTATION: Final = 103
DRAW_WORKER: Final = 104  # where to, space
DRAW_BUILDING: Final = 105  # slot
DRAW_TOP: Final = 106
DRAW_TILE: Final = 107  # how many
DRAW_BENEATH: Final = 108
DRAW_FIRST: Final = 109
DRAW_START: Final = 110
DRAW_GOD: Final = 111  # where to, slot
DRAW_ARMY: Final = 112  # where to, card drawn before
DRAW_PERSONALITY: Final = 113
DRAW_DIE: Final = 114  # what for
AX_SPACE: Final = 115  # slot, spaces
AX_WORKER: Final = 116  # slot, space
AX_DROP: Final = 117
AX_TILE: Final = 118  # first slot of its type
AX_STATUE_DRAW: Final = 119  # what for, size, temple spaces
AX_NOMAD: Final = 120  # what for
AX_CONQUEST: Final = 121  # spaces
FRAMES: Final = 122

# Where a drawn worker goes
TO_SUPPLY: Final = 0
TO_VILLAGE: Final = 1
TO_NOMADS: Final = 2
TO_SPACE: Final = 3

# Where a drawn god card or army card goes
TO_HAND: Final = 0
TO_DEAL: Final = 1
TO_SLOT: Final = 2
TO_LOOK: Final = 3

# Why the extra flip of Produce is offered
UP_OWN: Final = 1  # TW-H15
UP_REACTION: Final = 2  # TW-Z16

# Stages of the game
IN_SETUP: Final = 0
IN_TURN: Final = 1  # the active player's turn, up to his answer to the recruiting question (TW-G09)
CLOSING: Final = 2  # between the recruiting question and the next player's turn
IN_FESTIVAL: Final = 3
IN_CARD_PHASE: Final = 4
ENDED: Final = 5

NONE: Final = -1
RANDOM: Final = -2  # the personality before it is drawn

# What the die of Axomamma is rolled for
DIE_PRIEST: Final = 0  # TW-X05
DIE_BOARD: Final = 1  # TW-X40
DIE_STATUE: Final = 2  # TW-X55

# What a random statue or Nomad is for
STATUE_GIVEN: Final = 0  # up to 3 spaces: Worship
STATUE_TAKEN: Final = 1  # free
STATUE_PAID: Final = 2
NOMAD_RECRUIT: Final = 0
NOMAD_CASUALTY: Final = 1
