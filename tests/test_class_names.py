"""No two ideas share a name: a public class has its name alone in `src/tampu`."""

import ast
from collections.abc import Iterable
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "tampu"
SAME_IDEA = {
    "State": "the contract, and each game's implementation of it",
    "Entry": "a line of a game's record, and the same line as a viewer may read it",
    "Position": "the base of new games, and a position as a viewer may see it",
}
"""Names that two packages share because they mean the same."""


def classes(source: str) -> list[str]:
    """The public classes of a module."""
    body = ast.parse(source).body
    names = [node.name for node in body if isinstance(node, ast.ClassDef)]
    return [name for name in names if not name.startswith("_")]


def shared(modules: Iterable[tuple[str, str]]) -> list[str]:
    """The names that stand for two ideas, given modules by path and source.

    Every game has the same modules with the same entry names, so games may share names with each
    other, but not with the other packages.
    """
    places: dict[str, list[str]] = {}
    for path, source in modules:
        for name in classes(source):
            places.setdefault(name, []).append(path)
    return [
        f"{name}: {', '.join(paths)}"
        for name, paths in sorted(places.items())
        if len(paths) > 1
        and name not in SAME_IDEA
        and any(not path.startswith("games/") for path in paths)
    ]


def test_a_class_name_stands_for_one_idea() -> None:
    files = sorted(SOURCE.rglob("*.py"))
    modules = [(path.relative_to(SOURCE).as_posix(), path.read_text("utf-8")) for path in files]
    assert shared(modules) == []
    for name in SAME_IDEA:
        assert sum(name in classes(source) for _, source in modules) > 1, f"{name} is not shared"


def test_shared_names_are_found() -> None:
    one = "class Choice:\n    pass\n\n\nclass _Own:\n    pass\n"
    assert shared([("kit/position.py", one), ("server/messages/parts.py", one)]) == [
        "Choice: kit/position.py, server/messages/parts.py"
    ]
    assert shared([("games/one/view.py", one), ("games/two/view.py", one)]) == []
    assert shared([("games/one/view.py", one), ("core/play.py", one)]) != []
