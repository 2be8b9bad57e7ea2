"""Nothing in the package names a game: games are found through their entry points.

Docstrings may name one as an example.
"""

import ast
import re
from pathlib import Path

from tampu.core.registry import bundled_game_ids, load_game

SOURCE = Path(__file__).parents[1] / "src" / "tampu"
CLIENT = Path(__file__).parents[1] / "web"
NAMES = re.compile(
    "|".join(
        re.escape(text)
        for game in bundled_game_ids()
        for text in (game, load_game(game).meta.title.split(":")[0])
    ),
    re.IGNORECASE,
)


def outside_games(pattern: str) -> list[Path]:
    """Files of the package that belong to no game and are not the built client."""
    return [
        path
        for path in sorted(SOURCE.rglob(pattern))
        if path.relative_to(SOURCE).parts[0] != "games" and "static" not in path.parts
    ]


def named_in_code(source: str) -> list[str]:
    """The texts and names in a module that name a game, docstrings excepted."""
    tree = ast.parse(source)
    documents = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    texts: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            texts += [] if id(node) in documents else [node.value]
        elif isinstance(node, ast.Name):
            texts.append(node.id)
        elif isinstance(node, ast.Attribute):
            texts.append(node.attr)
        elif isinstance(node, ast.ImportFrom):
            texts.append(node.module or "")
        elif isinstance(node, ast.alias):
            texts.append(node.name)
    return [text for text in texts if NAMES.search(text)]


def test_no_module_names_a_game() -> None:
    modules = outside_games("*.py")
    assert len(modules) > 150
    named = {str(path): named_in_code(path.read_text("utf-8")) for path in modules}
    assert {path: texts for path, texts in named.items() if texts} == {}
    assert [path for path in modules if NAMES.search(path.stem)] == []


def test_no_words_of_the_site_name_a_game() -> None:
    catalogues = outside_games("*.ftl")
    assert len(catalogues) >= 9
    assert [path for path in catalogues if NAMES.search(path.read_text("utf-8"))] == []


def test_nothing_of_the_client_names_a_game() -> None:
    places = (CLIENT.glob("*"), *((CLIENT / name).rglob("*") for name in ("src", "public")))
    files = [path for place in places for path in sorted(place) if path.is_file()]
    assert len(files) > 150
    named = [path for path in files if NAMES.search(path.name + path.read_text("utf-8", "replace"))]
    assert named == []


def test_a_name_in_code_is_noticed() -> None:
    assert named_in_code('"""Imhotep, for example."""\nGAME = "imhotep"') == ["imhotep"]
    assert named_in_code("from tampu.games.cuzco import state") == ["tampu.games.cuzco"]
    assert named_in_code("def f():\n    return IncaEmpire_inca_empire") != []
