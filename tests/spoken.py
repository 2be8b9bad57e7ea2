"""Walk random positions of every game and check all that players read there, in every language.

`python -m tests.spoken` is `make words`; `tests/test_spoken.py` runs its short form.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from typing import Any, Final

from tampu.core.contract import CHANCE, Event, Game
from tampu.core.errors import Params
from tampu.core.play import Match, collect_events
from tampu.core.rng import Rng
from tampu.locale import LANGUAGES, catalogue
from tampu.testing.settings import GameSetup
from tests.conformance.settings import OURS, settings_of

CHOICES: Final = 6
"""So many choices, and so many refusals, are read at each position."""

CHANGES: Final = ("takes", "keeps", "loses", "misses")
"""What a move may do at a place that a hint names."""

Text = tuple[str, Params]

_CELL: Final = r"[A-O]\d{1,2}"
CODES: Final = re.compile(
    r"\b(?:"
    r"[rw]\d{3}=?|"  # roads
    r"\d[a-c]\.\d+|"  # phases of the era track
    r"[GRYZ]\d\d|S?W\d\d|"  # cards, buildings, weavings
    r"[UML]t?\d\d|ST\d[ul]|"  # spaces, tasks and steps of the hill
    r"[A-Z]\d\d?|[mspg]\d|"  # market slots, regions, amounts in notation, markers
    r"ENT|SAR|PAV|DEP|DET|DEB|DEO|STA|LEV|HAM|SAI|CHI|"  # cards of Imhotep
    r"(?:IM|CZ|IE|TW)-[A-Z]?\d+|"  # rules
    r"None|True|False|undefined|null|NaN)(?![\w])"
)
RAW_KEY: Final = re.compile(r"\b(?:imhotep|cuzco|inca_empire|tawantinsuyu|web|rule|cli)-\w|\w_\w")
UNRESOLVED: Final = re.compile(r"[{}]|\?\?\?|\$\w")
SPACING: Final = re.compile(r"  |^ | $| [,.;)](?!\.)|\( ")
COUNTED: Final = {
    "en": "points|stones|cards|potatoes|soldiers|roads|tiles|tokens|sides|weavings|tasks|spaces",
    "pt": "pontos|pedras|cartas|batatas|milhos|soldados|estradas|fichas|lados|tecidos|conexões",
    "fr": "points|pierres|cartes|pommes|soldats|routes|jetons|côtés|tissages|jonctions|cases",
}
"""Plurals that never follow a 1."""
SINGULAR: Final = {
    "en": "point|card|soldier|road|tile|token|weaving|task|space",
    "pt": "ponto|pedra|carta|batata|estrada|ficha|lado|tecido|espaço|tarefa|igual",
    "fr": "point|pierre|carte|route|jeton|côté|tissage|case|tâche|pareil",
}
"""Singulars that never follow a greater number."""
TYPE: Final = {
    "en": r" [:;?!]|'",
    "pt": r" [:;?!]|'",
    "fr": r"[\w)][;?!]|\w: |'| [;:?!»%]|« ",
}
"""Marks that stand with a space before them, or without one, against the language's custom."""
PERSON: Final = {
    "en": r"\b[Yy]ou (?:is|was|has|(?!pass\b|always\b)[a-z]+(?<!s)s)\b|\bSeat \d (?:are|were)\b",
    "pt": r"\b[Vv]ocê (?:são|estão|têm|foram|tenho|sou)\b",
    "fr": r"\b[Vv]ous (?:a|est|ont|était)\b|\bPlace \d (?:avez|êtes)\b",
}
"""A verb in the wrong person."""
APART: Final = {
    "en": r"\ba [aeio]",
    "pt": r"\b[Ee]m [oa]s?\b|\b[Dd]e os?\b|\b[Pp]or [oa]s?\b|\ba [oa]s?\b",
    "fr": r"\b[Dd]e les? (?!\w+[ei]r\b)|\bà les? (?!\w+[ei]r\b)|\b(?:de|que|le|la) [aeéèêio]\w",
}
"""Two small words that the language writes as one, or an article that its noun changes."""


def flaws(game: str, language: str, sentence: str) -> list[str]:
    """What is wrong with a sentence that players read."""
    codes = [
        code
        for code in CODES.findall(sentence)
        if not (game == "cuzco" and re.fullmatch(_CELL, code))
    ]
    findings = [f"code {code}" for code in codes]
    if RAW_KEY.search(sentence):
        findings.append("raw key")
    if UNRESOLVED.search(sentence) or not sentence.strip():
        findings.append("unresolved")
    if SPACING.search(sentence):
        findings.append("spacing")
    if re.search(rf"(?<![\d,.+-])\b1 (?:{COUNTED[language]})\b", sentence):
        findings.append("plural after 1")
    if re.search(rf"(?<![\d,.+-])\b(?:[2-9]|\d\d+) (?:{SINGULAR[language]})\b", sentence):
        findings.append("singular after a number")
    if re.search(TYPE[language], sentence):
        findings.append("type")
    if re.search(PERSON[language], sentence):
        findings.append("person")
    if re.search(APART[language], sentence):
        findings.append("apart")
    return findings


def texts_here(game: Game, state: Any, rng: Rng) -> Iterator[Text]:
    """The question, choices with their prices, and refusals at a position."""
    yield state.question()
    legal = state.legal()
    for action in {legal[rng.below(len(legal))] for _ in range(CHOICES)}:
        yield game.choice_text(state, action)
        for resource, value in game.price(state, action).items():
            words = catalogue("en").value(game.id, resource, value)
            yield f"{game.id}-price-{resource}", {"value": words}
    for (feature, field, value), (standing, _) in game.evaluation.stakes(
        state, state.actor()
    ).items():
        change = CHANGES[rng.below(len(CHANGES))]
        params: Params = {field: value, "change": change, "standing": standing}
        yield f"{game.id}-reason-{feature}-at", params
    size = game.actions.size
    for action in {rng.below(size) for _ in range(CHOICES)}:
        refusal = state.why_not(action)
        if refusal is not None:
            yield refusal.key, refusal.params


def texts_of(game: Game, state: Any, entry: int) -> Iterator[Text]:
    """What the log says about an entry, to its readers and to the others."""
    yield game.entry_text(state, entry)
    if game.readers(state, entry) is not None:
        yield game.hidden_text(state, entry)


class Walk:
    """Random games, and the flaws of all that was read in them."""

    def __init__(self) -> None:
        self.positions = 0
        self.sentences = 0
        self.flaws: dict[str, str] = {}
        """By message and flaw: the first sentence that has it."""
        self._read: set[tuple[str, str, str]] = set()

    def play(self, setting: GameSetup, seed: int, most: int) -> None:
        """Play a random game until its end, or until so many positions were seen."""
        game = setting.game
        match, rng = Match(game, setting.seats, setting.options, seed), Rng(seed, "spoken")
        state = game.new(setting.seats, setting.options)
        read = 0
        while not match.over and self.positions < most:
            match.play(match.state.sample(rng))
            for actor, entry in match.log[read:]:
                you = None if actor == CHANCE else actor
                if you is not None:
                    self.positions += 1
                    self._check(game, list(texts_here(game, state, rng)), you)
                texts = list(texts_of(game, state, entry))
                events: list[Event] = collect_events(state, entry)
                self._check(game, texts + [(event.key, event.params) for event in events], you)
            read = len(match.log)

    def _check(self, game: Game, texts: list[Text], you: int | None) -> None:
        for language in LANGUAGES:
            words = catalogue(language)
            for key, params in texts:
                for reader in (None, you):
                    sentence = words.game_text(game.id, key, params, reader)
                    self.sentences += 1
                    if (language, game.id, sentence) in self._read:
                        continue
                    self._read.add((language, game.id, sentence))
                    for flaw in flaws(game.id, language, sentence):
                        self.flaws.setdefault(f"{language} {key}: {flaw}", sentence)


def walk(names: list[str], positions: int, seed: int = 1) -> Walk:
    """Walk about so many positions, spread over all options of these games."""
    walked = Walk()
    settings = [setting for name in names for setting in settings_of(name)]
    for number, setting in enumerate(settings, 1):
        most = positions * number // len(settings)
        tries = 0
        while walked.positions < most:
            walked.play(setting, seed + tries, most)
            tries += 1
    return walked


def main() -> int:
    parser = argparse.ArgumentParser(description="Check all that players read.")
    parser.add_argument("--positions", type=int, default=12_000, help="of each game")
    options = parser.parse_args()
    failed = False
    for name in OURS:
        walked = walk([name], options.positions)
        failed = failed or bool(walked.flaws)
        print(
            f"{name}: {walked.positions} positions, {walked.sentences} sentences "
            f"in {len(LANGUAGES)} languages, {len(walked.flaws)} findings",
            flush=True,
        )
        for where, sentence in sorted(walked.flaws.items()):
            print(f"  {where}: {sentence}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
