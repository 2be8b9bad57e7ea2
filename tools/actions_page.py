"""Writes docs/actions.md: the kinds of actions and chance outcomes of every game.

With the ids of installed games it prints the page of these games instead.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.space import ActionSpace

PAGE = Path(__file__).parents[1] / "docs" / "actions.md"
HEAD = """# Actions and chance outcomes

`tools/actions_page.py` writes this page. The id of an action is the first id of its kind plus its
position in the kind.
"""


def _table(space: ActionSpace) -> list[str]:
    lines = ["| kind | fields | example | first id | ids |", "|---|---|---|---|---|"]
    for kind, fields, token, first, size in space.table():
        lines.append(f"| {kind} | {fields} | `{token}` | {first} | {size} |")
    return lines


def text(games: Sequence[str] = ()) -> str:
    """The page of these games, or of all bundled ones."""
    lines = [HEAD]
    for name in games or bundled_game_ids():
        game = load_game(name)
        lines += [f"## {game.meta.title}", "", f"{game.actions.size} decisions", ""]
        lines += [*_table(game.actions), "", f"{game.outcomes.size} chance outcomes", ""]
        lines += [*_table(game.outcomes), ""]
    return "\n".join(lines)


if __name__ == "__main__":
    if sys.argv[1:]:
        print(text(sys.argv[1:]))
    else:
        PAGE.write_text(text(), "utf-8")
