"""The results of the arena as tables in the terminal."""

from typing import Any

from tampu.arena.summary import verdict_message
from tampu.cli.output import Output


def show(result: dict[str, Any], out: Output) -> None:
    """Show the ratings of a tournament, then the table of each series."""
    if "pairings" in result:
        _show_ratings(result["ratings"], out)
        for pairing in result["pairings"]:
            out.show("")
            _show_series(pairing, out)
        out.show("")
    else:
        _show_series(result, out)
    out.say("cli-arena-total", games=result["games"], decisions=result["decisions"])


def _show_ratings(rows: list[dict[str, Any]], out: Output) -> None:
    table = out.table("cli-bot")
    for heading in ("cli-rating", "cli-interval", "cli-games", "cli-mean-score", "cli-win-share"):
        table.add_column(out.words.text(heading), justify="right")
    for row in rows:
        low, high = row["rating_ci95"]
        table.add_row(
            row["spec"],
            f"{row['rating']:+.0f}",
            f"{low:+.0f} – {high:+.0f}",
            str(row["games"]),
            f"{row['mean_score']:.1f}",
            f"{row['win_share']:.3f}",
        )
    out.show(table)


def _show_series(result: dict[str, Any], out: Output) -> None:
    table = out.table("cli-seat", "cli-bot", "cli-mean-score", "cli-win-share", "cli-interval")
    table.add_column(out.words.text("cli-ms-per-decision"), justify="right")
    for row in result["summary"]:
        low, high = row["win_share_ci95"]
        table.add_row(
            str(row["seat_entry"] + 1),
            row["spec"],
            f"{row['mean_score']:.1f}",
            f"{row['win_share']:.3f}",
            f"{low:.3f} – {high:.3f}",
            f"{row['mean_ms_per_decision']:.2f}",
        )
    out.show(table)
    for row in result["summary"]:
        if "fallbacks" in row:
            out.say("cli-arena-fallbacks", bot=row["spec"], number=row["fallbacks"])
    if "until" in result:
        key, params = verdict_message(result)
        out.say(key, **params)
