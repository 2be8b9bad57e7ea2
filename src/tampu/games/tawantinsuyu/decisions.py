"""The table of decisions and draws: what is due, what is legal, what follows automatically.

Everything still to be done is a stack of frames (`rules/frames.py`). A step follows by itself, a
question waits for its decider, a draw waits for chance.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tampu.core.decisions import Decision, Draw, Odds, ruled
from tampu.games.tawantinsuyu import scoring
from tampu.games.tawantinsuyu.actions import ACTIONS, ARMY_FOR_RESOURCE, OUTCOMES
from tampu.games.tawantinsuyu.rules import (
    ax_board,
    ax_priest,
    axomamma,
    builds,
    conquest,
    effects,
    festival,
    frames,
    free,
    payment,
    piles,
    placement,
    priest,
    setup,
    turn,
    village,
    weavings,
)
from tampu.games.tawantinsuyu.rules.frames import FIRST_AX_DRAW, FIRST_DRAW, FIRST_QUESTION, Frame

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

PLENTY: Final = 100
"""More of a resource than anything costs."""

Step = Callable[[Any, Frame], None]
Do = Callable[[Any, Frame, int], None]

STEPS: Final[dict[int, Step]] = {
    frames.SETUP: setup.proceed,
    frames.START_WORKERS: setup.start_workers,
    frames.FILL_VILLAGE: piles.fill_village,
    frames.FILL_NOMADS: setup.fill_nomads,
    frames.FILL_MARKS: setup.fill_marks,
    frames.REFILL_MARKET: piles.refill_market,
    frames.SETUP_CARDS: setup.setup_cards,
    frames.TURN: turn.begin,
    frames.END_TURN: turn.end,
    frames.CLOSE_TURN: turn.close,
    frames.NEXT_TURN: turn.pass_on,
    frames.EFFECTS: effects.resolve,
    frames.PLACE: placement.stand,
    frames.ABILITY: placement.use_ability,
    frames.RECRUITED: village.recruited,
    frames.LAY_STEPS: builds.lay_steps,
    frames.BUILD: builds.build,
    frames.LAY_BUILDING: builds.lay_building,
    frames.RAISE_STATUE: builds.raise_statue,
    frames.TRAIN: builds.train,
    frames.MERCHANT: weavings.merchant,
    frames.BUY_WEAVINGS: weavings.buy_weavings,
    frames.OFFER_WEAVINGS: weavings.offer_weavings,
    frames.END_WEAVINGS: weavings.end_weavings,
    frames.TAKE_WEAVING: weavings.take_weaving,
    frames.TEMPLE: effects.climb,
    frames.REACTION: priest.react,
    frames.FOLLOW: priest.follow,
    frames.AGAIN_UP: priest.offer_flips,
    frames.CONQUEST: conquest.proceed,
    frames.PAY_ARMY: conquest.pay_army,
    frames.FESTIVAL: festival.proceed,
    frames.FESTIVAL_MERCHANT: festival.merchant,
    frames.FESTIVAL_TEMPLE: festival.temple,
    frames.FESTIVAL_POTATOES: festival.potatoes,
    frames.END_CARDS: festival.end_cards,
    frames.FINAL: scoring.final,
    frames.AX_SETUP: axomamma.set_up,
    frames.AX_TURN: axomamma.begin,
    frames.AX_END: axomamma.end,
    frames.AX_LIMIT: axomamma.limit,
    frames.AX_PRIEST: ax_priest.look,
    frames.AX_TAKE_TOP: ax_board.take_top,
    frames.AX_IDLE: axomamma.idle,
    frames.AX_CASUALTY: ax_priest.casualty,
    frames.AX_ACT: ax_priest.act,
    frames.AX_DO: ax_priest.do,
    frames.AX_FOLLOW: ax_priest.follow,
    frames.AX_AFTER_PRIEST: ax_priest.after,
    frames.AX_WORSHIP: ax_priest.worship,
    frames.AX_PRODUCE: ax_priest.produce,
    frames.AX_CONQUER: ax_priest.conquer,
    frames.AX_SEARCH: ax_board.search,
    frames.AX_TOKENS: ax_board.use_tokens,
    frames.AX_BUY: ax_board.buy,
    frames.AX_BUY_LATER: ax_board.buy_later,
    frames.AX_STEPS: ax_board.free_steps,
    frames.AX_STATUE: ax_board.build_statue,
}

DECISIONS: Final[dict[int, Decision]] = {
    frames.STARTING_WEAVING: ruled(
        "starting_weaving", setup.list_starting_weaving, "TW-S14", setup.do_starting_weaving
    ),
    frames.KEEP: ruled("keep", setup.list_keep, "TW-S16", setup.do_keep),
    frames.SETUP_PLAY: ruled("play", setup.list_setup_play, "TW-S17", setup.do_setup_play),
    frames.PRIEST_START: ruled(
        "priest_start", turn.list_priest_start, "TW-S22", turn.do_priest_start
    ),
    frames.MAIN: Decision("place", turn.list_main, turn.refuse_main, turn.do_main),
    frames.SECOND: ruled("move_priest", turn.list_second, "TW-T02", turn.do_second),
    frames.SPACE: Decision(
        "space", placement.list_space, placement.refuse_space, placement.do_space
    ),
    frames.PRICE: Decision(
        "price", placement.list_price, placement.refuse_price, placement.do_price
    ),
    frames.PAYMENT: ruled("payment", free.list_payment, "TW-G05", payment.do_payment),
    frames.TAKE: ruled("take", placement.list_take, "TW-W04", placement.do_take),
    frames.REJUVENATE_EFFECT: ruled(
        "rejuvenate", effects.list_rejuvenate_effect, "TW-V08", effects.do_rejuvenate_effect
    ),
    frames.PAY_POTATO: ruled(
        "pay_potato", placement.list_pay_potato, "TW-W07", placement.do_pay_potato
    ),
    frames.TASK: Decision("task", placement.list_task, placement.refuse_task, placement.do_task),
    frames.STEPS: ruled("steps", builds.list_steps, "TW-K10", builds.do_steps),
    frames.SWAP: Decision("swap", builds.list_swap, builds.refuse_swap, builds.do_swap),
    frames.SWAP_CARD: ruled("swap_card", builds.list_swap_card, "TW-K13", builds.do_swap_card),
    frames.SWAP_TILE: ruled("swap_tile", builds.list_swap_tile, "TW-K13", builds.do_swap_tile),
    frames.BUILDING: Decision(
        "building", builds.list_building, builds.refuse_building, builds.do_building
    ),
    frames.STATUE: ruled("statue", builds.list_statue, "TW-K18", builds.do_statue),
    frames.PUT_AWAY: ruled("put_away", weavings.list_put_away, "TW-Z08", weavings.do_put_away),
    frames.BUY: ruled("weaving", weavings.list_buy, "TW-L02", weavings.do_buy),
    frames.BUY_LATER: ruled("weaving", weavings.list_buy_later, "TW-L04", weavings.do_buy_later),
    frames.PUT: Decision("put", weavings.list_put, weavings.refuse_put, weavings.do_put),
    frames.FREE_WEAVING: ruled(
        "free_weaving", weavings.list_free_weaving, "TW-L07", weavings.do_free_weaving
    ),
    frames.KEEP_ARMY: ruled("keep_army", builds.list_keep_army, "TW-K20", builds.do_keep_army),
    frames.GOD_CARD: ruled("god_card", turn.list_god_card, "TW-C07", turn.do_god_card),
    frames.CHOICE: ruled("choice", effects.list_choice, "TW-V12", effects.do_choice),
    frames.PRODUCE_ONE: ruled(
        "produce_one", builds.list_produce_one, "TW-K22", builds.do_produce_one
    ),
    frames.NOMAD: ruled("nomad", effects.list_nomad, "TW-V05", effects.do_nomad),
    frames.EFFECT: ruled("effect", effects.list_effect, "TW-V15", effects.do_effect),
    frames.GOLD_FOR_TEMPLE: ruled(
        "gold_for_temple", effects.list_gold_for_temple, "TW-V11", effects.do_gold_for_temple
    ),
    frames.CASUALTY: ruled("casualty", conquest.list_casualty, "TW-Q01", conquest.do_casualty),
    frames.ACT_OR_GOLD: ruled("act", priest.list_act_or_gold, "TW-H05", priest.do_act_or_gold),
    frames.WORSHIP: Decision(
        "worship", priest.list_worship, priest.refuse_worship, priest.do_worship
    ),
    frames.OFFERING: Decision(
        "offering", priest.list_offering, priest.refuse_offering, priest.do_offering
    ),
    frames.REJUVENATE: Decision(
        "rejuvenate", priest.list_rejuvenate, priest.refuse_rejuvenate, priest.do_rejuvenate
    ),
    frames.EXTRA_FLIP: Decision(
        "extra_flip", priest.list_extra_flip, priest.refuse_extra_flip, priest.do_extra_flip
    ),
    frames.PRODUCE: ruled("produce", priest.list_produce, "TW-H14", priest.do_produce),
    frames.ARMY: ruled("army", conquest.list_army, "TW-Q02", conquest.do_army),
    frames.CONQUER: Decision(
        "conquer", conquest.list_conquer, conquest.refuse_conquer, conquest.do_conquer
    ),
    frames.CONQUEST_PAYMENT: ruled(
        "conquest_payment", conquest.list_conquest_payment, "TW-Q07", conquest.do_conquest_payment
    ),
    frames.RECRUIT_VILLAGE: ruled(
        "recruit_village", village.list_recruit_village, "TW-R01", village.do_recruit_village
    ),
    frames.LIMIT: ruled("limit", village.list_limit, "TW-R04", village.do_limit),
    frames.POTATOES: ruled("potatoes", festival.list_potatoes, "TW-F12", festival.do_potatoes),
    frames.FESTIVAL_PLAY: ruled(
        "play", festival.list_festival_play, "TW-F19", festival.do_festival_play
    ),
}

DRAWS: Final[dict[int, Draw]] = {
    frames.DRAW_ROTATION: Draw(piles.list_rotation, piles.do_rotation),
    frames.DRAW_WORKER: Draw(piles.list_worker, piles.do_worker),
    frames.DRAW_BUILDING: Draw(piles.list_building, piles.do_building),
    frames.DRAW_TOP: Draw(piles.list_top, piles.do_top),
    frames.DRAW_TILE: Draw(piles.list_tile, piles.do_tile),
    frames.DRAW_BENEATH: Draw(piles.list_beneath, piles.do_beneath),
    frames.DRAW_FIRST: Draw(piles.list_first, piles.do_first),
    frames.DRAW_START: Draw(piles.list_start, piles.do_start),
    frames.DRAW_GOD: Draw(piles.list_god, piles.do_god),
    frames.DRAW_ARMY: Draw(piles.list_army, piles.do_army),
    frames.DRAW_PERSONALITY: Draw(axomamma.list_personality, axomamma.do_personality),
    frames.DRAW_DIE: Draw(axomamma.list_die, axomamma.do_die),
    frames.AX_SPACE: Draw(ax_board.list_space, ax_board.do_space),
    frames.AX_WORKER: Draw(ax_board.list_worker, ax_board.do_worker),
    frames.AX_DROP: Draw(axomamma.list_drop, axomamma.do_drop),
    frames.AX_TILE: Draw(ax_board.list_tile, ax_board.do_tile),
    frames.AX_STATUE_DRAW: Draw(axomamma.list_statue, axomamma.do_statue),
    frames.AX_NOMAD: Draw(axomamma.list_nomad, axomamma.do_nomad),
    frames.AX_CONQUEST: Draw(ax_priest.list_target, ax_priest.do_target),
}

_KNOWN: Final[dict[int, Step]] = {
    frames.DRAW_BUILDING: piles.do_known_building,
    frames.DRAW_TOP: piles.do_known_top,
    frames.DRAW_TILE: piles.do_known_tile,
    frames.DRAW_BENEATH: piles.do_known_beneath,
    frames.DRAW_GOD: piles.do_known_god,
    frames.DRAW_ARMY: piles.do_known_army,
}
"""Draws without an outcome where a piece lies in known order and is taken; from other empty piles
nothing is drawn."""

_STEP: Final[list[Step]] = [STEPS[kind] for kind in range(FIRST_QUESTION)]
_LIST: Final[list[Callable[[Any, Frame], list[int]]]] = [
    DECISIONS[kind].list_actions for kind in range(FIRST_QUESTION, FIRST_DRAW)
]
_DO: Final[list[Do]] = [DECISIONS[kind].do for kind in range(FIRST_QUESTION, FIRST_DRAW)]
_DRAW: Final[list[Draw]] = [DRAWS[kind] for kind in range(FIRST_DRAW, frames.FRAMES)]


def advance(s: State) -> None:
    """Do everything automatic, up to the next question or draw."""
    stack = s.stack
    s.row, s.odds = [], []
    while stack:
        frame = stack[-1]
        kind = frame[0]
        if kind < FIRST_QUESTION:
            stack.pop()
            _STEP[kind](s, frame)
        elif kind < FIRST_DRAW:
            row = _LIST[kind - FIRST_QUESTION](s, frame)
            if len(row) > 1 or (row and is_asked(s, frame)):
                s.row = row
                return
            stack.pop()
            s.given = s.received = 0
            if row:
                _DO[kind - FIRST_QUESTION](s, frame, row[0])
        else:
            draw = _DRAW[kind - FIRST_DRAW]
            odds = draw.list_outcomes(s, frame)
            # A single choice of Axomamma is no chance entry; a single piece in a pile is one
            if len(odds) > 1 or (odds and kind < FIRST_AX_DRAW):
                s.odds = odds
                return
            stack.pop()
            if odds:
                draw.do(s, frame, odds[0][0])
            elif kind in _KNOWN:
                _KNOWN[kind](s, frame)


def list_again(s: State) -> None:
    """List the answers or outcomes of a position that was read from JSON or imagined."""
    s.row, s.odds = [], []
    if s.stack:
        frame = s.stack[-1]
        if frame[0] >= FIRST_DRAW:
            s.odds = _DRAW[frame[0] - FIRST_DRAW].list_outcomes(s, frame)
        else:
            s.row = _LIST[frame[0] - FIRST_QUESTION](s, frame)


def is_asked(s: State, frame: Frame) -> bool:
    """Whether a question with a single answer is asked all the same (TW-G15)."""
    kind = frame[0]
    if kind in (frames.SPACE, frames.PRICE):
        return True
    if not free.has_free(s, frame):
        return False
    if kind == frames.RECRUIT_VILLAGE:
        return True
    resources = give_plenty(s, frame[1])
    row = _LIST[kind - FIRST_QUESTION](s, frame)
    s.res[4 * frame[1] : 4 * frame[1] + 4] = resources
    return len(row) > 1


def give_plenty(s: State, place: int) -> list[int]:
    """Give a place plenty of every resource; return what it had."""
    resources = s.res[4 * place : 4 * place + 4]
    s.res[4 * place : 4 * place + 4] = [PLENTY, PLENTY, PLENTY, PLENTY]
    return resources


def legal(s: State) -> list[int]:
    return s.row + free.list_free(s, s.stack[-1]) if s.row else []


def is_legal(s: State, action: int) -> bool:
    if s.odds:
        for outcome, _ in s.odds:  # noqa: SIM110  quicker, compiled
            if outcome == action:
                return True
        return False
    if not s.row:
        return False
    if action >= ARMY_FOR_RESOURCE:
        return action < ACTIONS.size and not free.refuse_free(s, s.stack[-1], action)
    at = bisect_left(s.row, action)
    return at < len(s.row) and s.row[at] == action


def refuse(s: State, action: int) -> str:
    """The rule that forbids an action or outcome, or "" where it is legal."""
    if not s.stack:
        return "TW-E01"
    frame = s.stack[-1]
    if frame[0] >= FIRST_DRAW:
        return "" if is_legal(s, action) else "TW-A11"
    if action >= ARMY_FOR_RESOURCE:
        return free.refuse_free(s, frame, action)
    question = DECISIONS[frame[0]]
    if action in question.list_actions(s, frame):
        return ""
    return question.refuse(s, frame, action)


def do(s: State, action: int) -> None:
    """Carry out a legal answer or outcome, and everything automatic after it."""
    frame = s.stack[-1]
    kind = frame[0]
    if kind >= FIRST_DRAW:
        s.stack.pop()
        _DRAW[kind - FIRST_DRAW].do(s, frame, action)
    elif action >= ARMY_FOR_RESOURCE:
        free.do_free(s, frame, action)
    else:
        s.stack.pop()
        s.given = s.received = 0
        _DO[kind - FIRST_QUESTION](s, frame, action)
    advance(s)


def chance(s: State) -> Odds:
    return s.odds[:]


def source(s: State) -> str:
    """The source of the draw that is due: the kind of its outcomes."""
    return OUTCOMES.kind_of(s.odds[0][0])
