"""The TypeScript of views and derived values."""

import os
import subprocess
import sys
from functools import cache
from types import SimpleNamespace
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from tampu.core.play import Match
from tampu.core.registry import bundled_game_ids, load_game
from tampu.server.messages import schema


class Stone(TypedDict):
    """A stone on the board.

    More about stones."""

    seat: int | None
    place: NotRequired[tuple[int, str]]


class Public(TypedDict):
    """What everybody knows."""

    stage: Literal["setup", "play"]
    stones: list[Stone]
    marks: list[int | None]
    path: tuple[str, ...]


class View(Public):
    """What a seat knows."""

    counts: dict[str, int]
    by_level: dict[int, list[Stone]]
    over: bool
    extra: Any


EXPECTED = """
export type Derived = Record<string, unknown>;

/** A stone on the board. */
export interface Stone {
  seat: number | null;
  place?: [number, string];
}

/** What a seat knows. */
export interface View {
  stage: "setup" | "play";
  stones: Stone[];
  marks: (number | null)[];
  path: string[];
  counts: Record<string, number>;
  by_level: Record<string, Stone[]>;
  over: boolean;
  extra: unknown;
}

/** What a board of this game draws. */
export interface Game {
  view: View;
  derived: Derived;
}
"""


@cache
def generated(game: str = "") -> tuple[str, ...]:
    """The lines of TypeScript that the client or a board is built with, from the sources."""
    call = f"game_typescript({game!r})" if game else "typescript()"
    run = subprocess.run(
        [sys.executable, "-c", f"from tampu.server.messages import schema; print(schema.{call})"],
        env={**os.environ, "TAMPU_PURE": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    return tuple(run.stdout.splitlines())


def test_every_message_has_an_interface() -> None:
    assert set(schema.json_schema()["$defs"]) >= set(schema.structs())
    for name in schema.structs():
        assert f"export interface {name} {{" in generated()
    assert not [line for line in generated() if ": any" in line]


@pytest.fixture
def modules(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """One made-up game, by the modules of its package."""
    modules: dict[str, Any] = {"view": SimpleNamespace(View=View)}
    monkeypatch.setattr(schema, "game_module", lambda _game, part: modules.get(part))
    return modules


def test_typed_dictionaries_become_interfaces(modules: dict[str, Any]) -> None:
    assert "view" in modules
    assert schema.game_typescript("llama_race") == f"{schema.HEAD}\n{EXPECTED}"


def test_two_types_of_one_name_are_an_error(modules: dict[str, Any]) -> None:
    modules["derived"] = SimpleNamespace(Derived=TypedDict("Stone", {"height": int}))
    with pytest.raises(TypeError, match="llama_race has two types called Stone"):
        schema.game_typescript("llama_race")


def test_a_type_without_json_is_an_error(modules: dict[str, Any]) -> None:
    modules["derived"] = SimpleNamespace(Derived=TypedDict("Derived", {"cells": set[int]}))
    with pytest.raises(TypeError, match="cannot be described"):
        schema.game_typescript("llama_race")


@pytest.mark.parametrize("game", bundled_game_ids())
def test_views_have_exactly_the_fields_that_are_described(game: str) -> None:
    """The interface of a game lists the fields of its real views."""
    lines = generated(game)
    start = lines.index("export interface View {") + 1
    fields = [line.split(":")[0].strip() for line in lines[start : lines.index("}", start)]]
    engine = load_game(game)
    state = Match(engine, min(engine.meta.seats), {}, 1).state
    required = {field for field in fields if not field.endswith("?")}
    for seat in (None, 0):
        assert required <= set(state.view(seat)) <= {field.rstrip("?") for field in fields}
