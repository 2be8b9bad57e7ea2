"""The file `puzzles.json` of a game: positions with their best move, and how they were measured.

A position is the beginning of a game: a seed and decisions in notation. Chance follows from the
seed. Solvers get the view of the seat that decides, never the file.
"""

import json
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any, Final

from tampu.core.errors import TampuError
from tampu.core.play import Match, read_action
from tampu.core.registry import game_file, load_game

FORMAT: Final = 1
NAME: Final = "puzzles.json"
SEPARATOR: Final = "; "


class BadPuzzles(TampuError):
    """A file holds no readable puzzles, or puzzles of another game."""


@dataclass
class RatedMove:
    """A move that the long search compared."""

    move: str
    """Its notation."""
    share: float
    """The expected share of victory, the mean over all seeds."""
    score: float
    """The seat's expected final points."""
    line: list[str]
    """The decisions of the turn that begins with the move."""
    reasons: dict[str, float] = field(default_factory=dict)
    """Points by the name of a feature, compared with the other moves; the largest first."""


@dataclass
class Puzzle:
    """A decision with one best answer."""

    id: str
    game: int
    """The place of the game in the file."""
    at: int
    """The number of decisions before this one."""
    seat: int
    answers: list[str]
    """The best move, then moves that lead to the same end of the turn."""
    moves: list[RatedMove]
    """The best moves, the answer first."""
    choices: int
    """The number of legal moves."""
    margin: float
    """By how much the answer's share exceeds that of the best other move, the mean over seeds."""
    least_margin: float
    """The smallest margin of all seeds."""
    agreeing: int
    """The number of seeds for which the answer is best."""
    seeds: int
    solved: int
    """How often bots of the lower levels solved it."""
    trials: int
    rating: int
    """The difficulty, on the scale of players' ratings."""
    theme: str
    """The feature that the answer improves most beyond the best other move."""


@dataclass
class PuzzleGame:
    """The game from which puzzles were taken."""

    seed: int
    seats: int
    options: dict[str, Any]
    moves: str
    """Its decisions in notation, up to its last puzzle."""


@dataclass
class PuzzleFile:
    """All puzzles of a game."""

    game: str
    rules_version: int
    made: dict[str, Any]
    """The command, its settings and the version that made the puzzles."""
    games: list[PuzzleGame]
    puzzles: list[Puzzle]

    def write(self) -> str:
        """The text of the file, with one game or puzzle on each line."""
        lines = []
        for name, value in {"format": FORMAT, **asdict(self)}.items():
            if isinstance(value, list):
                rows = ",\n".join(json.dumps(row, ensure_ascii=False) for row in value)
                lines.append(f'"{name}": [\n{rows}\n]')
            else:
                lines.append(f'"{name}": {json.dumps(value, ensure_ascii=False)}')
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def match(self, puzzle: Puzzle) -> Match:
        """The match at the position of a puzzle."""
        source = self.games[puzzle.game]
        game = load_game(self.game)
        match = Match(game, source.seats, source.options, source.seed, self.rules_version)
        for token in source.moves.split(SEPARATOR)[: puzzle.at] if puzzle.at else []:
            match.play(read_action(game, match.state, token))
        return match


def read_puzzles(text: str | bytes, game: str) -> PuzzleFile:
    """Read a file; raises BadPuzzles where it holds no puzzles of the game."""
    try:
        data = json.loads(text)
        if data.pop("format") != FORMAT or data["game"] != game:
            raise ValueError
        games = [PuzzleGame(**row) for row in data.pop("games")]
        puzzles = [
            Puzzle(**{**row, "moves": [RatedMove(**move) for move in row["moves"]]})
            for row in data.pop("puzzles")
        ]
        return PuzzleFile(games=games, puzzles=puzzles, **data)
    except (ValueError, TypeError, LookupError, AttributeError):
        raise BadPuzzles("error-puzzles-file", game=game) from None


@cache
def shipped_puzzles(game: str) -> PuzzleFile | None:
    """The puzzles in a game's package; None where it has none, or only of older rules."""
    raw = game_file(game, NAME)
    if raw is None:
        return None
    puzzles = read_puzzles(raw, game)
    plays = load_game(game).meta.plays(puzzles.rules_version)
    return puzzles if plays else None
