"""How a game moves on: steps by themselves, questions and chance one at a time.

The tables name, for each frame, the functions of the chapter it belongs to.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tampu.games.tawantinsuyu import frames as F
from tampu.games.tawantinsuyu import scoring
from tampu.games.tawantinsuyu.actions import ACTIONS, ARMY_FOR_RESOURCE
from tampu.games.tawantinsuyu.frames import FIRST_DRAW, FIRST_QUESTION, FRAMES, Frame
from tampu.games.tawantinsuyu.rules import (
    ax_board,
    ax_priest,
    axomamma,
    builds,
    conquest,
    effects,
    festival,
    free,
    payment,
    piles,
    placement,
    priest,
    setup,
    turn,
    weavings,
)

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

Step = Callable[["State", Frame], None]
Row = Callable[["State", Frame], list[int]]
Answer = Callable[["State", Frame, int], None]
Due = Callable[["State", Frame], bool]
Odds = Callable[["State", Frame], list[tuple[int, int]]]

PLENTY: Final = 100

_STEPS: Final[dict[int, Step]] = {
    F.SETUP: setup.proceed,
    F.START_WORKERS: setup.start_workers,
    F.FILL_VILLAGE: piles.fill_village,
    F.FILL_NOMADS: setup.fill_nomads,
    F.FILL_MARKS: setup.fill_marks,
    F.REFILL_MARKET: piles.refill_market,
    F.SETUP_CARDS: setup.setup_cards,
    F.TURN: turn.begin,
    F.END_TURN: turn.end,
    F.CLOSE_TURN: turn.close,
    F.NEXT_TURN: turn.pass_on,
    F.EFFECTS: effects.carry_out,
    F.PLACE: placement.stand,
    F.ABILITY: placement.use_ability,
    F.RECRUITED: turn.recruited,
    F.LAY_STEPS: builds.lay_steps,
    F.BUILD: builds.build,
    F.LAY_BUILDING: builds.lay_building,
    F.RAISE_STATUE: builds.raise_statue,
    F.TRAIN: builds.train,
    F.MERCHANT: weavings.merchant,
    F.BUY_WEAVINGS: weavings.buy_weavings,
    F.OFFER_WEAVINGS: weavings.offer_weavings,
    F.END_WEAVINGS: weavings.end_weavings,
    F.TAKE_WEAVING: weavings.take_weaving,
    F.TEMPLE: effects.climb,
    F.REACTION: priest.react,
    F.FOLLOW: priest.follow,
    F.AGAIN_UP: priest.offer_flips,
    F.CONQUEST: conquest.proceed,
    F.PAY_ARMY: conquest.pay_army,
    F.FESTIVAL: festival.proceed,
    F.FESTIVAL_MERCHANT: festival.merchant,
    F.FESTIVAL_TEMPLE: festival.temple,
    F.FESTIVAL_POTATOES: festival.potatoes,
    F.END_CARDS: festival.end_cards,
    F.FINAL: scoring.final,
    F.AX_SETUP: axomamma.set_up,
    F.AX_TURN: axomamma.begin,
    F.AX_END: axomamma.end,
    F.AX_LIMIT: axomamma.limit,
    F.AX_PRIEST: ax_priest.look,
    F.AX_TAKE_TOP: ax_board.take_top,
    F.AX_IDLE: axomamma.idle,
    F.AX_CASUALTY: ax_priest.casualty,
    F.AX_ACT: ax_priest.act,
    F.AX_DO: ax_priest.do,
    F.AX_FOLLOW: ax_priest.follow,
    F.AX_AFTER_PRIEST: ax_priest.after,
    F.AX_WORSHIP: ax_priest.worship,
    F.AX_PRODUCE: ax_priest.produce,
    F.AX_CONQUER: ax_priest.conquer,
    F.AX_SEARCH: ax_board.search,
    F.AX_TOKENS: ax_board.use_tokens,
    F.AX_BUY: ax_board.buy,
    F.AX_BUY_LATER: ax_board.buy_later,
    F.AX_STEPS: ax_board.free_steps,
    F.AX_STATUE: ax_board.build_statue,
}

_QUESTIONS: Final[dict[int, tuple[Row, Answer]]] = {
    F.STARTING_WEAVING: (setup.starting_row, setup.starting_chosen),
    F.KEEP: (setup.keep_row, setup.kept),
    F.SETUP_PLAY: (setup.setup_play_row, setup.setup_played),
    F.PRIEST_START: (turn.priest_start_row, turn.priest_placed),
    F.MAIN: (turn.main_row, turn.main_chosen),
    F.SECOND: (turn.second_row, turn.secondary),
    F.SPACE: (placement.space_row, placement.space_chosen),
    F.PRICE: (placement.price_row, placement.price_chosen),
    F.PAYMENT: (free.payment_row, payment.paid),
    F.TAKE: (placement.take_row, placement.taken_back),
    F.REJUVENATE_EFFECT: (effects.turn_up_row, effects.turned_up),
    F.PAY_POTATO: (placement.pay_potato_row, placement.potato_answered),
    F.TASK: (placement.task_row, placement.task_chosen),
    F.STEPS: (builds.steps_row, builds.steps_chosen),
    F.SWAP: (builds.swap_row, builds.swap_answered),
    F.SWAP_CARD: (builds.swap_card_row, builds.swap_card_chosen),
    F.SWAP_TILE: (builds.swap_tile_row, builds.swap_tile_named),
    F.BUILDING: (builds.building_row, builds.building_chosen),
    F.STATUE: (builds.statue_row, builds.statue_chosen),
    F.PUT_AWAY: (weavings.put_away_row, weavings.put_away),
    F.BUY: (weavings.buy_row, weavings.weaving_named),
    F.BUY_LATER: (weavings.buy_later_row, weavings.bought_later),
    F.PUT: (weavings.put_row, weavings.put),
    F.FREE_WEAVING: (weavings.free_row, weavings.free_chosen),
    F.KEEP_ARMY: (builds.keep_army_row, builds.army_kept),
    F.GOD_CARD: (turn.god_card_row, turn.god_card_taken),
    F.CHOICE: (effects.choice_row, effects.chosen),
    F.PRODUCE_ONE: (builds.produce_one_row, builds.produced_one),
    F.NOMAD: (effects.nomad_row, effects.nomad_taken),
    F.EFFECT: (effects.effect_row, effects.effect_answered),
    F.GOLD_FOR_TEMPLE: (effects.gold_row, effects.gold_answered),
    F.CASUALTY: (conquest.casualty_row, conquest.casualty_chosen),
    F.ACT_OR_GOLD: (priest.act_row, priest.act_answered),
    F.WORSHIP: (priest.worship_row, priest.worshipped),
    F.OFFERING: (priest.offering_row, priest.offered),
    F.REJUVENATE: (priest.rejuvenate_row, priest.rejuvenated),
    F.EXTRA_FLIP: (priest.flip_row, priest.flipped),
    F.PRODUCE: (priest.produce_row, priest.produced),
    F.ARMY: (conquest.army_row, conquest.army_played),
    F.CONQUER: (conquest.conquer_row, conquest.conquered),
    F.CONQUEST_PAYMENT: (conquest.payment_row, conquest.payment_chosen),
    F.RECRUIT_VILLAGE: (turn.village_row, turn.village_answered),
    F.LIMIT: (turn.limit_row, turn.worker_removed),
    F.POTATOES: (festival.potatoes_row, festival.potatoes_paid),
    F.FESTIVAL_PLAY: (festival.play_row, festival.card_played),
}

_DRAWS: Final[dict[int, tuple[str, Due, Odds, Answer]]] = {
    F.DRAW_ROTATION: ("rot", piles.always_due, piles.rotation_odds, piles.rotation_came),
    F.DRAW_WORKER: ("bag", piles.worker_due, piles.worker_odds, piles.worker_came),
    F.DRAW_BUILDING: ("", piles.building_due, piles.building_odds, piles.building_came),
    F.DRAW_TOP: ("weave", piles.top_due, piles.tile_odds, piles.top_came),
    F.DRAW_TILE: ("weave", piles.tile_due, piles.tile_odds, piles.tile_came),
    F.DRAW_BENEATH: ("weave", piles.beneath_due, piles.tile_odds, piles.beneath_came),
    F.DRAW_FIRST: ("first", piles.always_due, piles.first_odds, piles.first_came),
    F.DRAW_START: ("start", piles.always_due, piles.start_odds, piles.start_came),
    F.DRAW_GOD: ("god", piles.god_due, piles.god_odds, piles.god_came),
    F.DRAW_ARMY: ("army", piles.army_due, piles.army_odds, piles.army_came),
    F.DRAW_PERSONALITY: (
        "pers",
        piles.always_due,
        axomamma.personality_odds,
        axomamma.personality_came,
    ),
    F.DRAW_DIE: ("die", piles.always_due, axomamma.die_odds, axomamma.die_came),
    F.AX_SPACE: ("axspace", ax_board.space_due, ax_board.space_odds, ax_board.space_came),
    F.AX_WORKER: ("axworker", ax_board.worker_due, ax_board.worker_odds, ax_board.worker_came),
    F.AX_DROP: ("axdrop", piles.always_due, axomamma.drop_odds, axomamma.drop_came),
    F.AX_TILE: ("axtile", ax_board.tile_due, ax_board.tile_odds, ax_board.tile_came),
    F.AX_STATUE_DRAW: (
        "axstatue",
        axomamma.statue_due,
        axomamma.statue_odds,
        axomamma.statue_came,
    ),
    F.AX_NOMAD: ("axnomad", axomamma.nomad_due, axomamma.nomad_odds, axomamma.nomad_came),
    F.AX_CONQUEST: (
        "axconquest",
        ax_priest.target_due,
        ax_priest.target_odds,
        ax_priest.target_came,
    ),
}

STEP_OF: Final[list[Step]] = [_STEPS[kind] for kind in range(FIRST_QUESTION)]
ROW_OF: Final[list[Row]] = [_QUESTIONS[kind][0] for kind in range(FIRST_QUESTION, FIRST_DRAW)]
ANSWER_OF: Final[list[Answer]] = [_QUESTIONS[kind][1] for kind in range(FIRST_QUESTION, FIRST_DRAW)]
SOURCE_OF: Final[list[str]] = [_DRAWS[kind][0] for kind in range(FIRST_DRAW, FRAMES)]
DUE_OF: Final[list[Due]] = [_DRAWS[kind][1] for kind in range(FIRST_DRAW, FRAMES)]
ODDS_OF: Final[list[Odds]] = [_DRAWS[kind][2] for kind in range(FIRST_DRAW, FRAMES)]
CAME_OF: Final[list[Answer]] = [_DRAWS[kind][3] for kind in range(FIRST_DRAW, FRAMES)]


def advance(s: State) -> None:
    """Carry out everything that follows by itself, up to the next question or draw."""
    stack = s.stack
    while stack:
        frame = stack[-1]
        kind = frame[0]
        if kind < FIRST_QUESTION:
            stack.pop()
            STEP_OF[kind](s, frame)
        elif kind < FIRST_DRAW:
            row = ROW_OF[kind - FIRST_QUESTION](s, frame)
            if len(row) > 1 or (row and is_asked(s, frame)):
                s.row = row
                return
            stack.pop()
            s.given = s.received = 0
            if row:
                ANSWER_OF[kind - FIRST_QUESTION](s, frame, row[0])
        elif DUE_OF[kind - FIRST_DRAW](s, frame):
            break
    s.row = []


def recall(s: State) -> None:
    """The answers to the question of a position that was read from JSON."""
    s.row = []
    if s.stack and FIRST_QUESTION <= s.stack[-1][0] < FIRST_DRAW:
        s.row = ROW_OF[s.stack[-1][0] - FIRST_QUESTION](s, s.stack[-1])


def is_asked(s: State, frame: Frame) -> bool:
    """Whether a question with a single answer is put all the same (TW-G15)."""
    kind = frame[0]
    if kind in (F.SPACE, F.PRICE):
        return True
    if not free.any_open(s, frame):
        return False
    return kind == F.RECRUIT_VILLAGE or len(plentiful_row(s, frame)) > 1


def plentiful_row(s: State, frame: Frame) -> list[int]:
    """The answers if the decider held plenty of every resource."""
    at = 4 * frame[1]
    held = s.res[at : at + 4]
    s.res[at : at + 4] = [PLENTY, PLENTY, PLENTY, PLENTY]
    row = ROW_OF[frame[0] - FIRST_QUESTION](s, frame)
    s.res[at : at + 4] = held
    return row


def legal(s: State) -> list[int]:
    if not s.row:
        return []
    return s.row + free.actions(s, s.stack[-1])


def is_legal(s: State, action: int) -> bool:
    if not s.stack:
        return False
    if not s.row:
        return any(outcome == action for outcome, _ in chance(s))
    if action >= ARMY_FOR_RESOURCE:
        return action < ACTIONS.size and free.is_open(s, s.stack[-1], action)
    at = bisect_left(s.row, action)
    return at < len(s.row) and s.row[at] == action


def carry_out(s: State, action: int) -> None:
    """A legal answer or outcome, and everything that follows."""
    frame = s.stack[-1]
    kind = frame[0]
    if not s.row:
        s.stack.pop()
        s.odds = []
        CAME_OF[kind - FIRST_DRAW](s, frame, action)
    elif action >= ARMY_FOR_RESOURCE:
        free.carry_out(s, frame, action)
    else:
        s.stack.pop()
        s.given = s.received = 0
        ANSWER_OF[kind - FIRST_QUESTION](s, frame, action)
    advance(s)


def chance(s: State) -> list[tuple[int, int]]:
    if not s.stack or s.row:
        return []
    if not s.odds:
        frame = s.stack[-1]
        s.odds = ODDS_OF[frame[0] - FIRST_DRAW](s, frame)
    return s.odds


def source(s: State) -> str:
    """The source of the draw that is due; the two building stacks are two sources."""
    frame = s.stack[-1]
    if frame[0] == F.DRAW_BUILDING:
        return "prod" if frame[2] < 2 else "passive"
    return SOURCE_OF[frame[0] - FIRST_DRAW]
