"""Draws docs/images/imhotep-terminal.svg: a position of a real game in the terminal."""

import io
import re
from pathlib import Path

from rich.console import Console

from tampu.bots.registry import make_bot
from tampu.cli.choices import Menu
from tampu.cli.output import Output
from tampu.core.play import Match
from tampu.core.registry import load_game
from tampu.core.rng import Rng
from tampu.games.imhotep.terminal import draw
from tampu.locale import catalogue

PICTURE = Path(__file__).parents[1] / "docs" / "images" / "imhotep-terminal.svg"
SEED, DECISIONS = 11, 66


def drawing() -> str:
    """The position as SVG, without the fonts that rich would load from the web."""
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
    svg = out.console.export_svg(title="tampu play imhotep")
    svg = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)
    return re.sub(r"\n\s*\n", "\n", svg)


if __name__ == "__main__":
    PICTURE.write_text(drawing(), "utf-8")
