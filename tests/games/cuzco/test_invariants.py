"""What holds after every action (chapter 10), over whole games at random."""

import os
from collections import Counter
from typing import Any

import pytest

from tampu.core.contract import CHANCE, OVER
from tampu.core.play import Dealer, Match, read_action
from tampu.core.rng import Rng
from tampu.games.cuzco.game import GAME
from tampu.games.cuzco.rules.board import CELLS
from tests.games.cuzco.reference_board import BESIDE, BORDER, INSIDE, PERIMETER, mirror
from tests.games.cuzco.test_replay import eager_choice, sampled_options

GAMES = int(os.environ.get("TAMPU_SOAK_GAMES", "2"))
BOX = {2: 12, 4: 11, 6: 10, 8: 8, 10: 6}


class Watch:
    """Checks every position of one game without the engine's own invariants."""

    def __init__(self, state: Any) -> None:
        self.options = state.options
        self.scores = state.scores()
        self.under: dict[str, tuple[int, int]] = {}
        self.closed: set[frozenset[str]] = set()

    def look(self, state: Any) -> None:
        level = dict(zip(CELLS, state.level, strict=True))
        kind = dict(zip(CELLS, state.kind, strict=True))
        self.check_tiles(state, level)
        self.check_pieces(state, level, kind)
        self.check_temples(state, kind)
        self.check_water(state, level, kind)
        self.check_cards_and_turn(state)
        now = state.scores()
        assert all(after >= before for before, after in zip(self.scores, now, strict=True))
        for row, points in zip(state.sheet(), now, strict=True):
            assert sum(row.values()) - row["total"] == row["total"] == points
        self.scores = now

    def check_tiles(self, state: Any, level: dict[str, int]) -> None:
        """CZ-I01, I02, I10."""
        at_first = 12 if self.options.get("mini") else self.options["triples_in_play"]
        triples = at_first - state.triples
        doubles, crops, villages = (
            n * state.seats - sum(state.stock[place::3]) for place, n in enumerate((5, 3, 2))
        )
        assert min(triples, doubles, crops, villages, *state.stock) >= 0
        assert sum(level.values()) == 3 * triples + 2 * doubles + crops + villages
        for cell in BORDER:
            assert not level[cell] or set(BESIDE[cell]) & INSIDE

    def check_pieces(self, state: Any, level: dict[str, int], kind: dict[str, int]) -> None:
        """CZ-I04, I12, and the Incas of I02."""
        temples = {CELLS[cell] for cell in state.temples}
        standing = [CELLS[cell] for mine in state.incas for cell in mine]
        assert len(set(standing)) == len(standing)
        assert all(level[cell] for cell in standing)
        assert not temples & set(standing)
        assert all(len(mine) + state.reserve(seat) == 12 for seat, mine in enumerate(state.incas))
        wet = {cell for cell in CELLS if kind[cell] == 3}
        pinned = {cell: (level[cell], kind[cell]) for cell in {*standing, *temples, *wet}}
        for cell, before in self.under.items():
            assert cell not in pinned or pinned[cell] == before
        self.under = pinned

    def check_temples(self, state: Any, kind: dict[str, int]) -> None:
        """CZ-I05, I06."""
        values = {CELLS[c]: v for c, v in zip(state.temples, state.values, strict=True)}
        for cell in values:
            assert kind[cell] == 2
            assert [other for other in self.joined(cell, kind) if other in values] == [cell]
        for place, (value, number) in enumerate(BOX.items()):
            assert state.floors[place] + sum(v >= value for v in values.values()) == number

    def joined(self, cell: str, kind: dict[str, int]) -> list[str]:
        cells = [cell]
        for here in cells:
            cells += [n for n in BESIDE[here] if kind[n] == kind[cell] and n not in cells]
        return cells

    def check_water(self, state: Any, level: dict[str, int], kind: dict[str, int]) -> None:
        """CZ-I02 (ponds), I03, I09."""
        wet = {cell for cell in CELLS if kind[cell] == 3}
        assert len(wet) + state.ponds == 19
        assert wet <= INSIDE
        assert self.options["pond_on_perimeter"] or not wet & PERIMETER
        assert not any(level[cell] for cell in wet)
        points = sum(row["ponds"] for row in state.sheet())
        closed = {
            frozenset(self.joined(cell, kind))
            for cell in wet
            if all(level[n] or n in wet for c in self.joined(cell, kind) for n in BESIDE[c])
        }
        assert self.closed <= closed
        assert points <= 3 * sum(map(len, closed)) <= 57
        self.closed = closed

    def check_cards_and_turn(self, state: Any) -> None:
        """CZ-I07, I08."""
        cards = Counter(dict(enumerate(state.draw)))
        cards += Counter(dict(enumerate(state.discard)))
        cards += Counter(dict(enumerate(state.played)))
        for place, count in enumerate(state.hands):
            cards[place % 6] += count
        if state.face_up >= 0:
            cards[state.face_up] += 1
        assert all(cards[kind] == 5 for kind in range(6))
        assert state.face_up >= 0 or state.actor() == CHANCE
        assert 0 <= state.ap <= 7
        assert state.draws <= 2
        assert all(0 <= left <= 3 for left in state.tokens)


@pytest.mark.rule("CZ-Z14", "EN12")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(GAMES))
def test_invariants_hold_after_every_action(seats: int, number: int) -> None:
    options = sampled_options(seats, number)
    state = GAME.new(seats, options)
    dealer = Dealer(seats * 5000 + number)
    rng = Rng(number, f"invariants-{seats}")
    watch = Watch(state)
    entries = 0
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(dealer.deal(state))
        else:
            eager = number % 2 == 1 and rng.below(3)
            action = eager_choice(state, rng) if eager else None
            theirs = foreign(state)
            actor = state.actor()
            state.apply(state.sample(rng) if action is None else action)
            assert [c for s, c in enumerate(theirs) if s != actor] == [
                c for s, c in enumerate(foreign(state)) if s != actor
            ]
        watch.look(state)
        GAME.invariants(state)
        entries += 1
    assert entries < GAME.max_entries
    assert state.end() in ("last_triple", "standstill")
    assert sorted(state.ranking())[0] == 1


def foreign(state: Any) -> list[list[int]]:
    return [sorted(cells) for cells in state.incas]


@pytest.mark.rule("CZ-I13")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_mirror_image_has_the_mirrored_actions_and_the_same_scores(seats: int) -> None:
    options = {"triples_in_play": 28, "start_player": 1}
    match = Match(GAME, seats, options, seed=11)
    image = Match(GAME, seats, options, seed=11)
    rng = Rng(5, "mirror")
    turn = 0
    while not match.over:
        if turn % 4 == 0:
            legal = {mirror(GAME.actions.notation(action)) for action in match.state.legal()}
            assert legal == {GAME.actions.notation(action) for action in image.state.legal()}
        action = eager_choice(match.state, rng) if rng.below(2) else None
        action = match.state.sample(rng) if action is None else action
        match.play(action)
        image.play(read_action(GAME, image.state, mirror(GAME.actions.notation(action))))
        assert match.state.scores() == image.state.scores()
        turn += 1
    assert image.over
    assert match.state.sheet() == image.state.sheet()
