"""Why an answer is refused, and how a question is put."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.core.errors import Params, Refusal, refusal

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


def reason(s: State, action: int) -> Refusal:
    return refusal("TW-A01")


def question(s: State) -> tuple[str, Params]:
    return "tawantinsuyu-ask-main", {}
