"""Writes the playthroughs again: OpenSpiel's own description of a game, state by state.

    python -m tests.envs.playthroughs.make          # writes
    python -m tests.envs.playthroughs.make --check  # replays the files and compares

OpenSpiel's tests replay such files and compare every line. Lines with whole observations are
replaced by their beginnings and hashes, which leaves a thousandth of the size.
"""

import hashlib
import re
import sys
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import tampu.envs.spiel  # noqa: F401 registers the games

FOLDER = Path(__file__).parent
SEED = 7
LONGEST = 160
BEGINNING = 60
GAMES = (
    "tampu_imhotep(players=3,sides=BABAB)",
    "tampu_imhotep(mini=True)",
    "tampu_cuzco(mini=True)",
    "tampu_inca_empire(mini=True)",
    "tampu_tawantinsuyu(mini=True)",
    "tampu_tawantinsuyu(players=1)",
)


def path_of(game: str) -> Path:
    """The file of a game string."""
    words = re.findall(r"\w+", game.removeprefix("tampu_"))
    return FOLDER / f"{'-'.join(words)}.txt"


def shortened(text: str) -> str:
    """A playthrough in which long lines are hashed."""
    return "\n".join(_short(line) for line in text.rstrip("\n").split("\n")) + "\n"


def _short(line: str) -> str:
    if len(line) <= LONGEST:
        return line
    digest = hashlib.blake2b(line.encode(), digest_size=12).hexdigest()
    return f"{line[:BEGINNING]} ... {len(line)} characters, {digest}"


def replay(path: Path) -> tuple[str, str]:
    """The stored playthrough, and the one that its actions lead to now."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    stored, played = generate_playthrough.replay(path)
    return stored, shortened(played)


def check() -> int:
    """Replay every file; 1 if one of them is another game today."""
    changed = 0
    for path in sorted(FOLDER.glob("*.txt")):
        stored, played = replay(path)
        print(path.stem, "same" if stored == played else "changed", len(played.splitlines()))
        changed |= stored != played
    return int(changed)


def main() -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for game in GAMES:
        text = generate_playthrough.playthrough(game, None, seed=SEED)
        path_of(game).write_text(shortened(text), "utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        raise SystemExit(check())
    main()
