"""The checks themselves: each must catch a toy that breaks its promise, and pass the sound one."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tampu.core.contract import CHANCE, OVER, Event, Game, Json
from tampu.core.errors import IllegalAction, Params, Refusal, refusal
from tampu.core.rng import Rng
from tampu.testing import choices, copies, results, secrecy
from tampu.testing.settings import GameSetup
from tampu.testing.walks import Walk
from tests.toy.actions import ACTIONS, STOP
from tests.toy.game import GAME
from tests.toy.state import Llamas, imagine, load, new_state

Check = Callable[[Game, Any, Rng], None]


class Descending(Llamas):
    def legal(self) -> list[int]:
        return super().legal()[::-1]


class LegalMissesOne(Llamas):
    def legal(self) -> list[int]:
        legal = super().legal()
        return legal[1:] if len(legal) > 1 else legal


class AllowsAll(Llamas):
    def is_legal(self, action: int) -> bool:
        return self.actor() >= 0


class BoldCandidates(Llamas):
    def candidates(self) -> list[int]:
        return list(range(ACTIONS.size)) if self.actor() >= 0 else []


class StrangeSample(Llamas):
    def sample(self, rng: Rng) -> int:
        return rng.below(ACTIONS.size)


class FlatSample(Llamas):
    def sample(self, rng: Rng) -> int:
        candidates = self.candidates()
        return candidates[rng.below(len(candidates))]


class ActsBeforeItRefuses(Llamas):
    def apply(self, action: int) -> None:
        try:
            super().apply(action)
        except IllegalAction:
            self.stops += 1
            raise


class UnknownRule(Llamas):
    def why_not(self, action: int) -> Refusal | None:
        why = super().why_not(action)
        return why and refusal("TY-X99")


class WordlessRefusal(Llamas):
    def why_not(self, action: int) -> Refusal | None:
        why = super().why_not(action)
        return why and refusal(why.rule, "toy-unheard-of")


class TakesAnyNumber(Llamas):
    def apply(self, action: int) -> None:
        super().apply(action % ACTIONS.size)


class SharedHands(Llamas):
    def clone(self) -> Llamas:
        other = super().clone()
        other.hands = self.hands
        return other


class SharedJson(Llamas):
    def to_json(self) -> Json:
        return {**super().to_json(), "hands": self.hands}


class KeepsEvents(Llamas):
    def clone(self) -> Llamas:
        other = super().clone()
        other.events = []
        return other


class ForgetsTheStops(Llamas):
    def to_json(self) -> Json:
        return {**super().to_json(), "stops": 0}

    def key(self) -> bytes:
        return super().key() + bytes([self.stops])


class LoadsInAnotherOrder(Llamas):
    """Rows come back mirrored: the key does not tell, the points will."""

    def to_json(self) -> Json:
        return {**super().to_json(), "rows": [row[::-1] for row in self.rows]}

    def key(self) -> bytes:
        return repr([sorted(row) for row in self.rows]).encode() + bytes(self.driven)


class IncompleteClone(Llamas):
    def clone(self) -> Llamas:
        other = super().clone()
        other.raids = False
        return other

    def key(self) -> bytes:
        return bytes(self.driven) + repr(self.frames).encode()


class TuplesInJson(Llamas):
    def to_json(self) -> Json:
        return {**super().to_json(), "driven": tuple(self.driven)}


class TuplesInViews(Llamas):
    def view(self, seat: int | None) -> Json:
        return {**super().view(seat), "driven": tuple(self.driven)}


class ViewLeaks(Llamas):
    def view(self, seat: int | None) -> Json:
        return {**super().view(seat), "llamas": [hand[0] for hand in self.hands]}


class RefusalLeaks(Llamas):
    def why_not(self, action: int) -> Refusal | None:
        why = super().why_not(action)
        other = self.hands[(self.actor() + 1) % self.seats]
        return why and refusal("TY-T02" if other[0] else "TY-T03")


class LegalLeaks(Llamas):
    def _refuse(self, action: int) -> Refusal | None:
        seat = self.frames[-1][1]
        if action == STOP and any(self.hands[(seat + 1) % self.seats][2:]):
            return refusal("TY-T01")
        return super()._refuse(action)


class QuestionLeaks(Llamas):
    def question(self) -> tuple[str, Params]:
        key, params = super().question()
        return key, {**params, "strong": self.hands[self.frames[-1][1] - 1][3]}


class AsksOnlyWhoHoldsOne(Llamas):
    """The answer to a raid is skipped where the hand has nothing above 1: that tells."""

    def apply(self, action: int) -> None:
        super().apply(action)
        what, seat, _ = self.frames[-1] if self.frames else ("", 0, 0)
        if what == "answer" and not sum(self.hands[seat][1:]):
            self.frames.pop()


class TellsEverybody(Llamas):
    def tell(self, key: str, only: int | None = None, **params: int) -> None:
        super().tell(key, None, **params)


class EventLeaks(Llamas):
    def next_turn(self, seat: int) -> None:
        super().next_turn(seat)
        self.tell("given", card=self.hands[seat][3], seat=seat + 1)


class AskingChanges(Llamas):
    def legal(self) -> list[int]:
        self.stops = 0
        return super().legal()


class TellingChanges(Llamas):
    def tell(self, key: str, only: int | None = None, **params: int) -> None:
        super().tell(key, only, **params)
        if self.events is not None:
            self.stops += 1


class Stuck(Llamas):
    def legal(self) -> list[int]:
        return [action for action in super().legal() if action != STOP]


class EndsTwice(Llamas):
    def end(self) -> str | None:
        return super().end() or "goal"


class ImpossibleOutcomes(Llamas):
    def chance(self) -> list[tuple[int, int]]:
        return [(outcome, weight - 1) for outcome, weight in super().chance()]


class GenerousScores(Llamas):
    def scores(self) -> list[int]:
        return [score + 1 for score in super().scores()]


class Upside(Llamas):
    def ranking(self) -> list[int]:
        return [self.seats + 1 - rank for rank in super().ranking()]


class WordlessQuestion(Llamas):
    def question(self) -> tuple[str, Params]:
        return "toy-ask-nothing", {}


class QuestionWithoutValues(Llamas):
    def question(self) -> tuple[str, Params]:
        return super().question()[0], {}


BROKEN: list[tuple[type[Llamas], Check]] = [
    (Descending, choices.check_choices),
    (LegalMissesOne, choices.check_choices),
    (AllowsAll, choices.check_choices),
    (BoldCandidates, choices.check_choices),
    (StrangeSample, choices.check_choices),
    (FlatSample, choices.check_sample),
    (ActsBeforeItRefuses, choices.check_refusals),
    (UnknownRule, choices.check_refusals),
    (WordlessRefusal, choices.check_refusals),
    (TakesAnyNumber, choices.check_refusals),
    (SharedHands, copies.check_clones),
    (SharedJson, copies.check_clones),
    (KeepsEvents, copies.check_clones),
    (LegalMissesOne, choices.check_whole_space),
    (ForgetsTheStops, copies.check_round_trips),
    (TuplesInJson, copies.check_round_trips),
    (LoadsInAnotherOrder, copies.check_round_trips),
    (IncompleteClone, copies.check_clones),
    (TuplesInViews, secrecy.check_views),
    (ViewLeaks, secrecy.check_secrets),
    (RefusalLeaks, secrecy.check_secrets),
    (LegalLeaks, secrecy.check_secrets),
    (QuestionLeaks, secrecy.check_secrets),
    (AsksOnlyWhoHoldsOne, secrecy.check_steps),
    (EventLeaks, secrecy.check_steps),
    (TellsEverybody, secrecy.check_readers),
    (AskingChanges, copies.check_queries_change_nothing),
    (TellingChanges, copies.check_queries_change_nothing),
    (Stuck, choices.check_actor),
    (EndsTwice, choices.check_actor),
    (ImpossibleOutcomes, choices.check_actor),
    (GenerousScores, results.check_points),
    (Upside, results.check_points),
    (WordlessQuestion, results.check_words),
    (QuestionWithoutValues, results.check_words),
]


def toy_of(make: type[Llamas]) -> Game:
    """The toy with other states."""
    return replace(
        GAME,
        start=lambda seats, options, version: new_state(seats, options, version, make),
        load=lambda position: load(position, make),
        imagine=lambda view, rng: imagine(view, rng, make),
    )


def sound_positions(seats: int) -> list[Json]:
    """Positions of sound games, as JSON."""
    setting = GameSetup(GAME, seats, GAME.meta.complete(seats, {"goal": 40}), f"toy-{seats}")
    return [state.to_json() for number in range(4) for state in Walk(setting, number).positions()]


def fails(check: Check, game: Game, state: Llamas) -> bool:
    try:
        check(game, state, Rng(5, "broken"))
    except (AssertionError, IllegalAction, KeyError, pytest.fail.Exception):
        return True
    return False


@pytest.mark.parametrize(("make", "check"), BROKEN, ids=lambda part: getattr(part, "__name__", ""))
def test_a_broken_promise_is_caught(make: type[Llamas], check: Check) -> None:
    positions = [position for seats in (2, 3) for position in sound_positions(seats)]
    if check is choices.check_sample:
        positions = [position for position in positions if load(position).actor() >= 0]
    assert any(fails(check, toy_of(make), load(position, make)) for position in positions)
    assert not any(fails(check, GAME, load(position)) for position in positions[::5])


def test_an_event_without_words_is_caught() -> None:
    state = GAME.new(2, {"start_player": 1})
    unknown = Event("toy-event-unheard-of", {})
    with pytest.raises(AssertionError, match="unheard-of"):
        results.check_event_words(GAME, state, [unknown])


def test_an_endless_game_is_caught() -> None:
    setting = GameSetup(GAME, 2, GAME.meta.complete(2, {}), "toy-2")
    walk = Walk(setting, 0)
    walk.game = replace(GAME, max_entries=5)
    with pytest.raises(AssertionError, match="longer than Game"):
        list(walk.positions())


def test_toy_games_visit_chance_ends_and_nested_decisions() -> None:
    positions = [load(position) for position in sound_positions(3)]
    assert {CHANCE, OVER, 0, 1, 2} == {state.actor() for state in positions}
    asked = {state.frames[-1][0] for state in positions if state.frames}
    assert asked == {"start", "deal", "turn", "draw", "raid", "answer"}
