"""Draws the README's picture: the table of a real game, as the terminal shows it."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from tampu.bots.registry import make_bot
from tampu.cli.boards.imhotep import draw
from tampu.cli.choices import Menu
from tampu.cli.output import Output
from tampu.core.play import Match
from tampu.core.registry import load_game
from tampu.core.rng import Rng
from tampu.locale import catalogue

SEED, DECISIONS = 11, 66


def main() -> None:
    game = load_game("imhotep")
    match = Match(game, 3, {"sides": "ABAAB", "start_player": 1}, SEED)
    bot, rng = make_bot("greedy", game), Rng(SEED)
    for _ in range(DECISIONS):
        state = match.state
        match.play(bot.choose(state.view(state.actor()), state.candidates(), rng))
    out = Output(catalogue("en"))
    out.console = Console(record=True, width=108, file=io.StringIO(), force_terminal=True)
    seat = match.state.actor()
    out.show(draw(match.state.view(seat), out.words))
    key, params = match.state.question()
    out.console.print(out.words.game_text(game.id, key, params), style="bold")
    Menu(game, match.state, out).show()
    picture = Path(__file__).parent / "images" / "imhotep-terminal.svg"
    picture.parent.mkdir(exist_ok=True)
    drawn = out.console.export_svg(title="tampu play imhotep")
    drawn = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", drawn, flags=re.DOTALL)
    picture.write_text(re.sub(r"\n\s*\n", "\n", drawn), "utf-8")


if __name__ == "__main__":
    main()
