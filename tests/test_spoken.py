"""All that players read at random positions is in words: no codes, keys or wrong persons."""

import pytest

from tests.conformance.settings import OURS
from tests.spoken import flaws, walk

POSITIONS = 250
"""Of each game; `make words` walks many more."""


@pytest.mark.parametrize("name", OURS)
def test_players_read_words(name: str) -> None:
    walked = walk([name], POSITIONS)
    assert walked.positions == POSITIONS
    assert walked.flaws == {}


@pytest.mark.parametrize(
    ("game", "language", "sentence", "flaw"),
    [
        ("inca_empire", "en", "Build the road r115", "code r115"),
        ("inca_empire", "en", "4a.10: Sapa Inca phase.", "code 4a.10"),
        ("tawantinsuyu", "en", "On M14", "code M14"),
        ("tawantinsuyu", "en", "Build the tile of slot P1", "code P1"),
        ("tawantinsuyu", "en", "exchange m2 for s2", "code m2"),
        ("cuzco", "en", "Lay a pond on H2", ""),
        ("imhotep", "en", "Take H2", "code H2"),
        ("imhotep", "fr", "Prendre STA", "code STA"),
        ("imhotep", "en", "imhotep-do-pick", "raw key"),
        ("imhotep", "pt", "Pegar { $card }", "unresolved"),
        ("imhotep", "en", "You scored 1 points", "plural after 1"),
        ("imhotep", "fr", "Vous avez marqué 1 points", "plural after 1"),
        ("imhotep", "en", "You is thinking", "person"),
        ("imhotep", "en", "You takes a card", "person"),
        ("imhotep", "pt", "Você têm 2 cartas", "person"),
        ("imhotep", "fr", "Vous a chargé le bateau 2", "person"),
        ("imhotep", "fr", "Place 2 a chargé le bateau 2", ""),
        ("tawantinsuyu", "en", "Place a architect", "apart"),
        ("tawantinsuyu", "pt", "Em o espaço superior de Inti", "apart"),
        ("tawantinsuyu", "pt", "No espaço superior de Inti", ""),
        ("tawantinsuyu", "fr", "Retirer une pierre de le temple", "apart"),
        ("tawantinsuyu", "fr", "Vous avez choisi de les garder", ""),
    ],
)
def test_the_check_notices(game: str, language: str, sentence: str, flaw: str) -> None:
    assert flaws(game, language, sentence)[:1] == ([flaw] if flaw else [])
