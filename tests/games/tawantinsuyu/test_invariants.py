"""Chapter 21: what holds after every action, over random games, and that a breach is noticed."""

import os
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tampu.core.contract import CHANCE
from tampu.core.play import Match
from tampu.core.rng import Rng
from tampu.games.tawantinsuyu.game import GAME
from tampu.games.tawantinsuyu.state import State

from .board import Board
from .desk import desk
from .plan import ARMY, BOX, GODS, PASSIVE, PRODUCTION, STATUES, WEAVINGS

GAMES = int(os.environ.get("TAMPU_SOAK_GAMES", "2"))
PATTERN = {tile["id"]: tile["pattern"] for tile in WEAVINGS}
TRIGGER = [0, 1, 3, 7]


class Seen(Board):
    """A board over a state that is already there."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def places(self) -> range:
        return range(self.state.places)


def check_workers(b: Seen) -> None:
    """TW-I01."""
    everywhere = Counter(b.village + b.nomads + b.casualties + "".join(b.hill.values()))
    everywhere += Counter("".join(b.workers(seat) for seat in b.places))
    letters = "AKWCP"
    for kind, letter in enumerate(letters):
        assert BOX["workers"]["items"][kind]["id"][0].upper() in (letter, "C")
        rest = b.state.bag[kind] + b.state.removed[kind]
        assert everywhere[letter] + rest == BOX["workers"]["per_kind"]


def check_god_cards(b: Seen) -> None:
    """TW-I02 at a main choice."""
    hands = [card for seat in b.places for card in b.gods(seat)]
    slots = [card for card in b.slots if card]
    assert sorted(b.deck + b.under_gods + b.offer + hands + slots) == GODS
    assert len(b.offer) <= BOX["god_offer"]["size"][str(b.state.seats)]


def check_army_cards(b: Seen) -> None:
    """TW-I03 at a main choice."""
    held = [card for seat in b.places for card in b.army(seat) + b.up(seat) + b.down(seat)]
    assert sorted(b.army_deck + b.discard + held) == ARMY


def check_weavings(b: Seen) -> None:
    """TW-I04 at a main choice."""
    woven = [tile for seat in b.places for tapestry in b.tapestries(seat) for tile in tapestry]
    starting = [tile for tile in woven if tile.startswith("SW")]
    assert len(starting) == len(b.places)
    second = [] if b.state.second < 0 else [tile_name(b.state.second)]
    top = [b.top] if b.top else []
    pool = [tile for tile in woven if tile not in starting] + b.pile + b.under_pile + second + top
    least = max(2, b.state.seats)
    expected = [
        tile["id"] for tile in WEAVINGS if not tile["starting"] and tile["min_players"] <= least
    ]
    assert sorted(pool) == sorted(expected)
    assert b.top is not None or not (b.pile or b.under_pile or second)
    for seat in b.places:
        for tapestry in b.tapestries(seat):
            patterns = [PATTERN[tile] for tile in tapestry]
            assert 1 <= len(patterns) == len(set(patterns)) <= 7


def tile_name(index: int) -> str:
    name: str = GAME.outcomes.notation(GAME.outcomes.base("weave") + index).partition("=")[2]
    return name


def check_buildings(b: Seen) -> None:
    """TW-I05 and the first half of TW-I13 at a main choice."""
    built = [tile for seat in b.places for tile in b.production(seat) + b.turned(seat)]
    passive = [tile for seat in b.places for tile in b.passive(seat)]
    shown = [tile for tile in b.market if tile]
    for kind, tiles, index in (("production", PRODUCTION, 0), ("passive", PASSIVE, 1)):
        stack = [tile for tile in tiles if b.state.stacks[index] >> place(tile) & 1]
        here = [tile for tile in built + passive + shown if tile in tiles]
        assert sorted(stack + b.under_stack(kind) + here) == tiles
        slots = b.market[2 * index : 2 * index + 2]
        assert None not in slots or not stack + b.under_stack(kind)
    assert not set(built) & set(PASSIVE)


def place(tile: str) -> int:
    return (PRODUCTION + PASSIVE).index(tile)


def check_statues_and_markers(b: Seen) -> None:
    """TW-I06, TW-I07, TW-I08."""
    owned = Counter(statue for seat in b.places for statue in b.statues(seat))
    assert all(b.stock[name] + owned[name] <= count for name, count in STATUES.items())
    assert all(number <= 5 for number in Counter(b.steps.values()).values())
    assert all(f"ST{slot[2]}u" in b.steps for slot in b.steps)
    assert all(number <= 10 for number in Counter(b.conquered.values()).values())


def check_numbers(b: Seen) -> None:
    """TW-I09, TW-I12, TW-I13: after every entry."""
    assert all(isinstance(number, int) and number >= 0 for number in b.state.res)
    assert all(score >= 0 for score in b.scores())
    assert all(sum(b.sheet(seat).values()) == b.scores()[seat] for seat in b.places)
    assert 0 <= b.festivals <= 3
    triggered = min(3, b.festivals + (b.holder is not None and b.festivals < 3))
    paid = sum(b.sheet(seat)["trigger"] for seat in b.places)
    assert paid in TRIGGER[triggered : triggered + 2], "the next one may have been triggered"


AT_MAIN: list[Callable[[Seen], None]] = [
    check_workers,
    check_god_cards,
    check_army_cards,
    check_weavings,
    check_buildings,
    check_statues_and_markers,
]


MAIN_CHOICE = {"MH 1", "PRAY", "TRAIN", "RECRUIT"}


def resolved_then(b: Seen, resolved: int, last: int | None) -> int:
    """TW-I10 and TW-I11 when a turn begins; a Festival in between may have given workers."""
    if last not in (None, b.actor()) and resolved == b.festivals:
        assert len(b.workers(int(last or 0))) <= 2
    assert (b.village == "") == (b.holder is not None)
    return b.festivals


@pytest.mark.rule("TW-I10", "TW-I11")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_invariants_over_random_games(seats: int) -> None:
    for seed in range(GAMES):
        match = Match(GAME, seats, {}, seed)
        rng = Rng(seed, "tawantinsuyu-invariants")
        temple = [0] * 4
        steps: dict[str, int] = {}
        last: int | None = None
        resolved = 0
        while not match.over:
            board = Seen(match.state)  # type: ignore[arg-type]
            GAME.invariants(match.state)
            check_numbers(board)
            for seat in board.places:
                assert temple[seat] <= board.temple(seat) <= 12
                temple[seat] = board.temple(seat)
            assert steps.items() <= board.steps.items(), "markers never move"
            steps = board.steps
            if set(board.tokens()) >= MAIN_CHOICE:
                for check in AT_MAIN:
                    check(board)
                resolved = resolved_then(board, resolved, last)
                last = board.actor()
            match.play(match.state.sample(rng))
        final = Seen(match.state)  # type: ignore[arg-type]
        check_numbers(final)
        assert final.festivals == 3
        assert final.state.end() == "third_festival"


def lose(name: str, index: int = 0, by: int = 1) -> Callable[[State], None]:
    def change(state: State) -> None:
        getattr(state, name)[index] -= by

    return change


def clear(name: str, value: Any) -> Callable[[State], None]:
    def change(state: State) -> None:
        setattr(state, name, value)

    return change


def put(name: str, index: int, value: Any) -> Callable[[State], None]:
    def change(state: State) -> None:
        getattr(state, name)[index] = value

    return change


BREACHES = [
    pytest.param(lose("bag"), marks=pytest.mark.rule("TW-I01"), id="a worker is missing"),
    pytest.param(put("hill", 0, 2), marks=pytest.mark.rule("TW-I01"), id="a worker too many"),
    pytest.param(clear("deck", 0), marks=pytest.mark.rule("TW-I02"), id="a god card is missing"),
    pytest.param(
        clear("army_deck", 0), marks=pytest.mark.rule("TW-I03"), id="an army card is missing"
    ),
    pytest.param(clear("pile", 0), marks=pytest.mark.rule("TW-I04"), id="a weaving is missing"),
    pytest.param(
        put("tapestries", 0, ((4, 4),)), marks=pytest.mark.rule("TW-I04"), id="a pattern twice"
    ),
    pytest.param(
        put("market", 0, -1), marks=pytest.mark.rule("TW-I05"), id="a building is missing"
    ),
    pytest.param(put("stock", 0, 3), marks=pytest.mark.rule("TW-I06"), id="a statue too many"),
    pytest.param(
        put("steps", 1, 0), marks=pytest.mark.rule("TW-I07"), id="a lower slot without an upper"
    ),
    pytest.param(
        clear("regions", [0] * 24), marks=pytest.mark.rule("TW-I08"), id="more than ten markers"
    ),
    pytest.param(put("res", 0, -1), marks=pytest.mark.rule("TW-I09"), id="resources below zero"),
    pytest.param(put("temple", 0, 13), marks=pytest.mark.rule("TW-I09"), id="beyond the temple"),
    pytest.param(clear("festivals", 4), marks=pytest.mark.rule("TW-I12"), id="a fourth Festival"),
    pytest.param(put("score", 0, 99), marks=pytest.mark.rule("TW-I13"), id="a score off its sheet"),
]


@pytest.mark.parametrize("change", BREACHES)
def test_a_breach_is_noticed(change: Callable[[State], None]) -> None:
    state = desk(p0={"workers": "A", "gods": ["G01"]}).state
    GAME.invariants(state)
    change(state)
    with pytest.raises(AssertionError):
        GAME.invariants(state)
    assert state.actor() != CHANCE
