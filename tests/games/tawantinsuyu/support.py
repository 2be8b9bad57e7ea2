"""Positions for tests: a `State` at the beginning of a turn, built from words.

`build(told)` takes any object with the attributes of `plan.Plan` (words of the ledger: ids of
cards, tiles and spaces, letters A C K P W for workers, places from 0) and returns a `State` in
which the active player is about to make his main choice; with `holder` equal to `active` the
Festival comes first, and in solo games with `active` 1 Axomamma's turn is due.

    state = build(plan(2, p0={"gold": 1, "workers": "A"}))
    enter(state, "PL A")
    assert tokens(state) == ["SP U01", ...]

`start(seats, options)` is a game before its first entry, `tokens(state)` lists what is legal or
may be drawn, `enter(state, token)` carries one out. Step and conquest markers left follow from
those on the board: to have none left, put them there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tampu.core.contract import CHANCE, OVER
from tampu.games.tawantinsuyu import content as box
from tampu.games.tawantinsuyu.actions import ACTIONS, OUTCOMES
from tampu.games.tawantinsuyu.frames import CLOSING, NONE, TURN
from tampu.games.tawantinsuyu.meta import META
from tampu.games.tawantinsuyu.rules import flow
from tampu.games.tawantinsuyu.rules.setup import take_options
from tampu.games.tawantinsuyu.solo import AX, PERSONALITIES
from tampu.games.tawantinsuyu.start import new_state
from tampu.games.tawantinsuyu.start import start as start_game
from tampu.games.tawantinsuyu.state import State


def start(seats: int, options: Mapping[str, Any]) -> State:
    """A game before its first entry."""
    return start_game(seats, META.complete(seats, options))


def tokens(state: State) -> list[str]:
    """Everything that can be entered now."""
    actor = state.actor()
    if actor == OVER:
        return []
    if actor == CHANCE:
        return [OUTCOMES.notation(outcome) for outcome, _ in state.chance()]
    return [ACTIONS.notation(action) for action in state.legal()]


def enter(state: State, token: str) -> None:
    """Carry out the answer or outcome with this token."""
    space = OUTCOMES if state.actor() == CHANCE else ACTIONS
    for action in space.find(token):
        if state.is_legal(action):
            state.apply(action)
            return
    raise AssertionError(f"{token} is not among {tokens(state)}")


def build(told: Any) -> State:
    """The position that `told` describes, advanced to its first question or draw."""
    state = new_state(told.seats)
    take_options(state, META.complete(told.seats, told.options))
    state.personality = (
        PERSONALITIES.index(told.personality) if told.personality != "none" else NONE
    )
    state.rotation = told.rotation
    state.active = told.active
    state.first = 0
    state.holder = NONE if told.holder is None else told.holder
    state.festivals = told.festivals
    state.stage = CLOSING
    _set_up_board(state, told)
    _set_up_piles(state, told)
    for place, side in enumerate(told.players):
        _set_up_side(state, place, side)
    if state.solo:
        state.slots = [box.GOD_CARDS.index(card) if card else NONE for card in told.slots]
        state.tokens = [told.tokens[f"T{number + 1}"] for number in range(len(state.tokens))]
        state.ax_placed = int(told.has_placed)
    state.stack = [(TURN, told.active, 0)]
    flow.advance(state)
    return state


def _kinds(letters: Iterable[str]) -> list[int]:
    counts = [0] * len(box.KINDS)
    for letter in letters:
        counts[box.KIND_LETTERS.index(letter)] += 1
    return counts


def _mask(names: tuple[str, ...], chosen: Iterable[str]) -> int:
    return sum(1 << names.index(name) for name in chosen)


def _index(names: tuple[str, ...], name: str | None) -> int:
    return NONE if name is None else names.index(name)


def _set_up_board(state: State, told: Any) -> None:
    state.village = [box.KIND_LETTERS.index(letter) for letter in told.village]
    state.nomads = _kinds(told.nomads)
    state.casualties = _kinds(told.casualties)
    state.bag = [told.bag[letter] for letter in box.KIND_LETTERS]
    state.removed = [told.removed[letter] for letter in box.KIND_LETTERS]
    for space, letter in told.hill.items():
        at = box.SPACES.index(space)
        state.hill[at] = box.KIND_LETTERS.index(letter)
        state.filled |= 1 << at
    for slot, place in told.steps.items():
        state.steps[box.SLOTS.index(slot)] = place
    for target, place in told.conquered.items():
        state.regions[box.TARGETS.index(target)] = place


def _set_up_piles(state: State, told: Any) -> None:
    everybody = (1 << (state.seats + 1)) - 1
    state.market = [_index(box.BUILDINGS, tile) for tile in told.market]
    state.stacks = [
        _mask(box.BUILDINGS, told.production_stack),
        _mask(box.BUILDINGS, told.passive_stack),
    ]
    state.under = [
        tuple(box.BUILDINGS.index(tile) for tile in told.under_production),
        tuple(box.BUILDINGS.index(tile) for tile in told.under_passive),
    ]
    state.offer = [box.GOD_CARDS.index(card) for card in told.offer]
    state.deck = _mask(box.GOD_CARDS, told.deck)
    state.bottom = tuple(box.GOD_CARDS.index(card) for card in told.under_gods)
    state.bottom_known = (everybody,) * len(state.bottom)
    state.army_deck = _mask(box.ARMY_CARDS, told.army_deck)
    state.discard = _mask(box.ARMY_CARDS, told.discard)
    state.starting = 0
    state.top = _index(box.WEAVINGS, told.top)
    state.second = _index(box.WEAVINGS, told.second)
    state.second_known = everybody if told.second else 0
    state.pile = _mask(box.WEAVINGS, told.pile)
    state.under_pile = tuple(box.WEAVINGS.index(tile) for tile in told.under_pile)
    state.stock = [told.stock[statue] for statue in box.STATUES]


def _set_up_side(state: State, place: int, side: Any) -> None:
    state.res[4 * place : 4 * place + 4] = [side.potato, side.maize, side.stone, side.gold]
    state.score[place] = side.score
    state.sheet_points[place * len(box.CATEGORIES)] = side.score
    state.temple[place] = side.temple
    state.priest[place] = side.priest
    state.gods[place] = _mask(box.GOD_CARDS, side.gods)
    state.armies[place] = _mask(box.ARMY_CARDS, side.army)
    state.army_up[place] = _mask(box.ARMY_CARDS, side.up)
    state.army_down[place] = _mask(box.ARMY_CARDS, side.down)
    state.prod_up[place] = _mask(box.BUILDINGS, side.production)
    state.prod_down[place] = _mask(box.BUILDINGS, side.turned)
    state.passive[place] = _mask(box.BUILDINGS, side.passive) >> box.PRODUCTION
    state.tapestries[place] = tuple(
        tuple(box.WEAVINGS.index(tile) for tile in tapestry) for tapestry in side.tapestries
    )
    for statue in side.statues:
        state.statues[place * len(box.STATUES) + box.STATUES.index(statue)] += 1
    if state.solo and place == AX:
        state.ax_workers = [box.KIND_LETTERS.index(letter) for letter in side.workers]
    else:
        kinds = len(box.KINDS)
        state.workers[place * kinds : (place + 1) * kinds] = _kinds(side.workers)
