"""Llamas: the tables of decisions and of chance outcomes, one row per kind."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tampu.core.errors import Refusal
from tests.toy import rules


class Row(NamedTuple):
    """One kind of decision; the functions get the state, the seat and the number in its kind."""

    refuse: Callable[[Any, int, int], Refusal | None]
    do: Callable[[Any, int], None]


DECISIONS: Final[dict[str, Row]] = {
    "take": Row(rules.refuse_take, rules.do_take),
    "play": Row(rules.refuse_play, rules.do_play),
    "vow": Row(rules.refuse_vow, rules.do_vow),
    "stop": Row(rules.refuse_nothing, rules.do_stop),
    "raid": Row(rules.refuse_raid, rules.do_raid),
    "give": Row(rules.refuse_give, rules.do_give),
    "refuse": Row(rules.refuse_nothing, rules.do_refuse),
}
DRAWS: Final[dict[str, Callable[[Any, int], None]]] = {
    "start": rules.do_start,
    "card": rules.do_card,
}
ANSWERS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("take", "play", "vow", "stop"),
    "raid": ("raid",),
    "answer": ("give", "refuse"),
}
"""For each question the kinds of decisions that answer it."""
