"""The frames of the stack: what is still to be done, the top one first.

A frame is a tuple of ints: one of these numbers, the place it concerns, then what FIELDS names.
Steps follow by themselves, questions wait for an answer, draws wait for chance.
"""

from __future__ import annotations

from typing import Final

Frame = tuple[int, ...]

# Steps
SETUP: Final = 0
START_WORKERS: Final = 1
FILL_VILLAGE: Final = 2
FILL_NOMADS: Final = 3
FILL_MARKS: Final = 4
REFILL_MARKET: Final = 5
SETUP_CARDS: Final = 6
TURN: Final = 7
END_TURN: Final = 8
CLOSE_TURN: Final = 9
NEXT_TURN: Final = 10
EFFECTS: Final = 11
PLACE: Final = 12
ABILITY: Final = 13
RECRUITED: Final = 14
LAY_STEPS: Final = 15
BUILD: Final = 16
LAY_BUILDING: Final = 17
RAISE_STATUE: Final = 18
TRAIN: Final = 19
MERCHANT: Final = 20
BUY_WEAVINGS: Final = 21
OFFER_WEAVINGS: Final = 22
END_WEAVINGS: Final = 23
TAKE_WEAVING: Final = 24
TEMPLE: Final = 25
REACTION: Final = 26
FOLLOW: Final = 27
AX_END: Final = 28
AGAIN_UP: Final = 29
CONQUEST: Final = 30
PAY_ARMY: Final = 31
FESTIVAL: Final = 32
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
AX_ACT: Final = 43
AX_DO: Final = 44
AX_FOLLOW: Final = 45
AX_AFTER_PRIEST: Final = 46
AX_WORSHIP: Final = 47
AX_PRODUCE: Final = 48
AX_CONQUER: Final = 49
AX_SEARCH: Final = 50
AX_TOKENS: Final = 51
AX_BUY: Final = 52
AX_BUY_LATER: Final = 53
AX_STEPS: Final = 54
AX_STATUE: Final = 55
AX_LIMIT: Final = 56
AX_SETUP: Final = 57

# Questions
FIRST_QUESTION: Final = 58
STARTING_WEAVING: Final = 58
KEEP: Final = 59
SETUP_PLAY: Final = 60
PRIEST_START: Final = 61
MAIN: Final = 62
SECOND: Final = 63
SPACE: Final = 64
PRICE: Final = 65
PAYMENT: Final = 66
TAKE: Final = 67
REJUVENATE_EFFECT: Final = 68
PAY_POTATO: Final = 69
TASK: Final = 70
STEPS: Final = 71
SWAP: Final = 72
SWAP_CARD: Final = 73
SWAP_TILE: Final = 74
BUILDING: Final = 75
STATUE: Final = 76
PUT_AWAY: Final = 77
BUY: Final = 78
BUY_LATER: Final = 79
PUT: Final = 80
FREE_WEAVING: Final = 81
KEEP_ARMY: Final = 82
GOD_CARD: Final = 83
CHOICE: Final = 84
PRODUCE_ONE: Final = 85
NOMAD: Final = 86
EFFECT: Final = 87
GOLD_FOR_TEMPLE: Final = 88
CASUALTY: Final = 89
ACT_OR_GOLD: Final = 90
WORSHIP: Final = 91
OFFERING: Final = 92
REJUVENATE: Final = 93
EXTRA_FLIP: Final = 94
PRODUCE: Final = 95
ARMY: Final = 96
CONQUER: Final = 97
CONQUEST_PAYMENT: Final = 98
RECRUIT_VILLAGE: Final = 99
LIMIT: Final = 100
POTATOES: Final = 101
FESTIVAL_PLAY: Final = 102

# Draws
FIRST_DRAW: Final = 103
DRAW_ROTATION: Final = 103
DRAW_WORKER: Final = 104
DRAW_BUILDING: Final = 105
DRAW_TOP: Final = 106
DRAW_TILE: Final = 107
DRAW_BENEATH: Final = 108
DRAW_FIRST: Final = 109
DRAW_START: Final = 110
DRAW_GOD: Final = 111
DRAW_ARMY: Final = 112
DRAW_PERSONALITY: Final = 113
DRAW_DIE: Final = 114
FIRST_AX_DRAW: Final = 115  # from here on: what Axomamma chooses at random
AX_SPACE: Final = 115
AX_WORKER: Final = 116
AX_DROP: Final = 117
AX_TILE: Final = 118
AX_STATUE_DRAW: Final = 119
AX_NOMAD: Final = 120
AX_CONQUEST: Final = 121
FRAMES: Final = 122

NAMES: Final = (
    *("setup", "start_workers", "fill_village", "fill_nomads", "fill_marks", "refill_market"),
    *("setup_cards", "turn", "end_turn", "close_turn", "next_turn", "effects", "place"),
    *("ability", "recruited", "lay_steps", "build", "lay_building", "raise_statue", "train"),
    *("merchant", "buy_weavings", "offer_weavings", "end_weavings", "take_weaving", "temple"),
    *("reaction", "follow", "ax_end", "again_up", "conquest", "pay_army", "festival"),
    *("festival_merchant", "festival_temple", "festival_potatoes", "end_cards", "final"),
    *("ax_turn", "ax_priest", "ax_take_top", "ax_idle", "ax_casualty", "ax_act", "ax_do"),
    *("ax_follow", "ax_after_priest", "ax_worship", "ax_produce", "ax_conquer", "ax_search"),
    *("ax_tokens", "ax_buy", "ax_buy_later", "ax_steps", "ax_statue", "ax_limit", "ax_setup"),
    *("starting_weaving", "keep", "setup_play", "priest_start", "main", "second", "space"),
    *("price", "payment", "take", "rejuvenate_effect", "pay_potato", "task", "steps", "swap"),
    *("swap_card", "swap_tile", "building", "statue", "put_away", "buy", "buy_later", "put"),
    *("free_weaving", "keep_army", "god_card", "choice", "produce_one", "nomad", "effect"),
    *("gold_for_temple", "casualty", "act_or_gold", "worship", "offering", "rejuvenate"),
    *("extra_flip", "produce", "army", "conquer", "conquest_payment", "recruit_village"),
    *("limit", "potatoes", "festival_play"),
    *("draw_rotation", "draw_worker", "draw_building", "draw_top", "draw_tile", "draw_beneath"),
    *("draw_first", "draw_start", "draw_god", "draw_army", "draw_personality", "draw_die"),
    *("ax_space", "ax_worker", "ax_drop", "ax_tile", "ax_statue_draw", "ax_nomad"),
    "ax_conquest",
)
"""By number the name in JSON and in the messages that ask."""

FIELDS: Final[dict[int, tuple[str, ...]]] = {
    SETUP: ("setup_step",),
    FILL_VILLAGE: ("number",),
    FILL_NOMADS: ("number",),
    FILL_MARKS: ("terrace",),
    TURN: ("festival_done",),
    EFFECTS: ("effects", "position", "category"),
    PLACE: ("worker", "ability", "space", "card"),
    ABILITY: ("ability", "space"),
    RECRUITED: ("potato_end",),
    LAY_STEPS: ("step_slot",),
    BUILD: ("free",),
    LAY_BUILDING: ("market_slot",),
    RAISE_STATUE: ("statue",),
    OFFER_WEAVINGS: ("after",),
    TEMPLE: ("number",),
    REACTION: ("action",),
    FOLLOW: ("action", "after"),
    AGAIN_UP: ("flips",),
    CONQUEST: ("gold_taken", "conquest_step", "after"),
    PAY_ARMY: ("flipped", "discarded"),
    FESTIVAL: ("festival_step",),
    FINAL: ("worshipped",),
    AX_IDLE: ("cards_done",),
    AX_ACT: ("action",),
    AX_DO: ("action",),
    AX_FOLLOW: ("action",),
    AX_WORSHIP: ("sizes", "active"),
    AX_PRODUCE: ("buildings", "turned_down"),
    AX_CONQUER: ("conquest_step",),
    AX_SEARCH: ("card_slot",),
    AX_TOKENS: ("die", "token", "moving"),
    AX_BUY: ("number", "gold"),
    AX_STATUE: ("die",),
    AX_SETUP: ("ax_step",),
    SECOND: ("first_action",),
    SPACE: ("worker", "ability"),
    PRICE: ("worker", "ability", "space"),
    PAYMENT: ("potato", "maize", "stone", "gold", "food", "free_action"),
    TAKE: ("space",),
    REJUVENATE_EFFECT: ("number", "production_only"),
    TASK: ("space", "number", "used"),
    STEPS: ("free",),
    SWAP: ("free",),
    SWAP_TILE: ("market_slots",),
    BUILDING: ("free", "swapped"),
    STATUE: ("free",),
    BUY: ("tiles",),
    PUT: ("tiles",),
    KEEP_ARMY: ("army_card", "other_army_card"),
    GOD_CARD: ("free_action",),
    CHOICE: ("category", "choices"),
    NOMAD: ("optional",),
    EFFECT: ("effect",),
    ACT_OR_GOLD: ("action",),
    WORSHIP: ("sizes", "active"),
    OFFERING: ("active",),
    REJUVENATE: ("active", "number"),
    EXTRA_FLIP: ("flips",),
    PRODUCE: ("buildings",),
    ARMY: ("free",),
    CONQUEST_PAYMENT: ("target",),
    POTATOES: ("number",),
    FESTIVAL_PLAY: ("number",),
    DRAW_WORKER: ("goal", "space"),
    DRAW_BUILDING: ("market_slot",),
    DRAW_TILE: ("number",),
    DRAW_GOD: ("card_goal", "card_slot"),
    DRAW_ARMY: ("card_goal", "army_card"),
    DRAW_DIE: ("die_goal",),
    AX_SPACE: ("card_slot", "spaces"),
    AX_WORKER: ("card_slot", "space"),
    AX_TILE: ("market_slot",),
    AX_STATUE_DRAW: ("statue_goal", "size", "number"),
    AX_NOMAD: ("nomad_goal",),
    AX_CONQUEST: ("targets",),
}
"""What a frame holds after the place; frames that are missing hold nothing more."""

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
IN_TURN: Final = 1  # the active player's turn, up to the answer to the recruiting question (TW-G09)
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
