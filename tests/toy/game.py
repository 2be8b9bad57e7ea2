"""Llamas as a game of the registry's kind; only the tests know it."""

from pathlib import Path
from typing import Final

from tampu.core.contract import Evaluation, Game
from tampu.core.rulebook import Rule, Rulebook
from tampu.testing.words import use_locale
from tests.toy.actions import ACTIONS, OUTCOMES
from tests.toy.invariants import check
from tests.toy.meta import META
from tests.toy.prompt import masked, price, readers
from tests.toy.state import Llamas, imagine, load, new_state

use_locale(META.id, Path(__file__).parent / "locale")

RULES: Final = Rulebook(
    (
        Rule("TY-S01", "set-up", True),
        Rule("TY-S02", "set-up", True),
        Rule("TY-T01", "turn", True),
        Rule("TY-T02", "turn", True),
        Rule("TY-T03", "turn", True),
        Rule("TY-P01", "play", True),
        Rule("TY-P02", "play", True),
        Rule("TY-R01", "raid", True),
        Rule("TY-R02", "raid", True),
        Rule("TY-V01", "vow", True),
        Rule("TY-C01", "chance", False),
        Rule("TY-E01", "end", True),
    )
)


def features(state: Llamas) -> list[list[float]]:
    return [[float(score)] for score in state.scores()]


GAME: Final = Game(
    meta=META,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    rules=RULES,
    start=new_state,
    load=load,
    imagine=imagine,
    evaluation=Evaluation(features, ("points",), Llamas.candidates),
    invariants=check,
    price=price,
    max_entries=200,
    readers=readers,
    masked=masked,
    irrevocable=frozenset({"vow"}),
)
