"""Positions for tests: a `State` at the beginning of a turn, built from words.

`build(pieces)` takes any object with the attributes of `plan.Plan` (words of the ledger: ids of
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

from collections.abc import Iterable, Mapping
from typing import Any

from tampu.core.contract import CHANCE, OVER
from tampu.games.tawantinsuyu import content as box
from tampu.games.tawantinsuyu import decisions
from tampu.games.tawantinsuyu.actions import ACTIONS, OUTCOMES
from tampu.games.tawantinsuyu.content import AX, PERSONALITIES
from tampu.games.tawantinsuyu.meta import META
from tampu.games.tawantinsuyu.rules.frames import CLOSING, NONE, TURN
from tampu.games.tawantinsuyu.rules.setup import take_options
from tampu.games.tawantinsuyu.state import State, new_state


def start(seats: int, options: Mapping[str, Any]) -> State:
    """A game before its first entry."""
    return new_state(seats, META.complete(seats, options), META.rules_version)


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


def build(pieces: Any) -> State:
    """The position that `pieces` describes, advanced to its first question or draw."""
    version = pieces.rules_version
    state = State(pieces.seats, version)
    take_options(state, META.complete(pieces.seats, pieces.options, version))
    state.personality = (
        PERSONALITIES.index(pieces.personality) if pieces.personality != "none" else NONE
    )
    state.rotation = pieces.rotation
    state.active = pieces.active
    state.first = 0
    state.holder = NONE if pieces.holder is None else pieces.holder
    state.festivals = pieces.festivals
    state.stage = CLOSING
    _set_up_board(state, pieces)
    _set_up_piles(state, pieces)
    for place, side in enumerate(pieces.players):
        _set_up_side(state, place, side)
    if state.solo:
        state.slots = [box.GOD_CARDS.index(card) if card else NONE for card in pieces.slots]
        state.tokens = [pieces.tokens[f"T{number + 1}"] for number in range(len(state.tokens))]
        state.ax_placed = int(pieces.has_placed)
    state.stack = [(TURN, pieces.active, 0)]
    decisions.advance(state)
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


def _set_up_board(state: State, pieces: Any) -> None:
    state.village = [box.KIND_LETTERS.index(letter) for letter in pieces.village]
    state.nomads = _kinds(pieces.nomads)
    state.casualties = _kinds(pieces.casualties)
    state.bag = [pieces.bag[letter] for letter in box.KIND_LETTERS]
    state.removed = [pieces.removed[letter] for letter in box.KIND_LETTERS]
    for space, letter in pieces.hill.items():
        at = box.SPACES.index(space)
        state.hill[at] = box.KIND_LETTERS.index(letter)
        state.filled |= 1 << at
    for slot, place in pieces.steps.items():
        state.steps[box.SLOTS.index(slot)] = place
    for target, place in pieces.conquered.items():
        state.regions[box.TARGETS.index(target)] = place


def _set_up_piles(state: State, pieces: Any) -> None:
    everybody = (1 << (state.seats + 1)) - 1
    state.market = [_index(box.BUILDINGS, tile) for tile in pieces.market]
    state.stacks = [
        _mask(box.BUILDINGS, pieces.production_stack),
        _mask(box.BUILDINGS, pieces.passive_stack),
    ]
    state.under = [
        tuple(box.BUILDINGS.index(tile) for tile in pieces.under_production),
        tuple(box.BUILDINGS.index(tile) for tile in pieces.under_passive),
    ]
    state.offer = [box.GOD_CARDS.index(card) for card in pieces.offer]
    state.deck = _mask(box.GOD_CARDS, pieces.deck)
    state.bottom = tuple(box.GOD_CARDS.index(card) for card in pieces.under_gods)
    state.bottom_known = (everybody,) * len(state.bottom)
    state.army_deck = _mask(box.ARMY_CARDS, pieces.army_deck)
    state.discard = _mask(box.ARMY_CARDS, pieces.discard)
    state.starting = 0
    state.top = _index(box.WEAVINGS, pieces.top)
    state.second = _index(box.WEAVINGS, pieces.second)
    state.second_known = everybody if pieces.second else 0
    state.pile = _mask(box.WEAVINGS, pieces.pile)
    state.under_pile = tuple(box.WEAVINGS.index(tile) for tile in pieces.under_pile)
    state.stock = [pieces.stock[statue] for statue in box.STATUES]


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
