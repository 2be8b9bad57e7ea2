"""The settings of a tuning run."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tampu.bots.registry import make_bot
from tampu.core.contract import Game, Json
from tampu.core.errors import BadOption
from tampu.core.registry import load_game


@dataclass(frozen=True)
class TuningRun:
    """The settings of a run; equal settings give equal models, whatever `jobs` is."""

    game: str
    bot: str
    seats: int
    games: int
    """Games of each round."""
    rounds: int
    """Each round plays with the model of the round before; all rounds so far teach the next."""
    seed: int
    knots: int = 2
    """The weights are fitted at so many times of a game, and change linearly between them."""
    jobs: int = 1
    steered: Json | None = None
    """The data of a file of weights that the run steers instead of fitting new ones."""

    keep: Path | None = None
    """A folder of the games played so far, from which an interrupted run goes on."""

    def command(self) -> str:
        """The command that repeats this run."""
        knots = f" --knots {self.knots}" if self.knots != 2 else ""
        steer = f" --steer {self.game}-weights.json" if self.steered else ""
        return (
            f"tampu tune {self.game} --games {self.games} --rounds {self.rounds}"
            f" --seats {self.seats} --seed {self.seed} --bot {self.bot}{knots}{steer}"
        )

    def check(self) -> None:
        """Refuse a number of seats that allows no comparison, and an unknown bot."""
        game = load_game(self.game)
        seats = several_seats(game)
        if self.seats not in seats:
            allowed = ", ".join(str(number) for number in seats)
            raise BadOption("error-seats", game=game.id, seats=self.seats, known=allowed)
        make_bot(self.bot, game)


def several_seats(game: Game) -> list[int]:
    """The numbers of seats above one, ascending."""
    return sorted(number for number in game.meta.seats if number > 1)
