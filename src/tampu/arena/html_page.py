"""The report of an arena run as one self-contained HTML page."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from tampu.arena.matches import Played
from tampu.arena.plan import Plan
from tampu.arena.plots import Dot, Spread, dot_plot, spread_plot
from tampu.arena.summary import ratings, tournament, verdict_message, wilson
from tampu.core.data import read_text
from tampu.core.options import option_text
from tampu.core.ranking import win_shares

Say = Callable[..., str]
"""Formats a message of the catalogue."""

STYLE = read_text("tampu.arena", "html_page.css")

STEPS = (
    '<svg class="steps" width="100%" height="12" aria-hidden="true"><defs>'
    '<pattern id="t" width="24" height="12" patternUnits="userSpaceOnUse">'
    '<path d="M0 10h4V6h4V2h8v4h4v4h4" fill="none" stroke="currentColor" stroke-width="1.5"/>'
    '</pattern></defs><rect width="100%" height="12" fill="url(#t)"/></svg>'
)


class Page:
    """Writes the sections of one report."""

    def __init__(self, plan: Plan, played: Sequence[Played], say: Say) -> None:
        self._plan = plan
        self._played = played
        self._say = say
        self._specs = plan.specs()
        self._colour = {spec: number for number, spec in enumerate(self._specs)}
        self._seats = len(plan.series[0].entries)

    def text(self, language: str, command: str) -> str:
        """The whole page."""
        game = self._plan.series[0].game
        title = self._say(f"{game}-title")
        sections = [
            self._ratings() if len(self._specs) > 1 else "",
            self._matrix() if len(self._plan.series) > 1 and self._seats == 2 else "",
            self._scores(),
            self._advantage() if self._seats > 1 else "",
            self._length(),
            self._pairings(),
            self._section("arena-command", f"<code>{escape(command)}</code>"),
        ]
        kicker = escape(self._say(f"arena-form-{self._plan.form}"))
        return (
            f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<meta name="color-scheme" content="light dark">'
            f"<title>{escape(title)} · {kicker}</title><style>{STYLE}</style></head>"
            f'<body><main><p class="kicker">{kicker}</p><h1>{escape(title)}</h1>'
            f"{self._facts()}{STEPS}{''.join(sections)}</main></body></html>\n"
        )

    def _facts(self) -> str:
        first = self._plan.series[0]
        chosen = ", ".join(f"{name}={option_text(value)}" for name, value in first.options.items())
        facts = {
            "arena-fact-games": f"{len(self._played):,}",
            "arena-fact-decisions": f"{sum(game.decisions for game in self._played):,}",
            "arena-fact-seats": str(self._seats),
            "arena-fact-seed": str(first.seed),
            "arena-fact-options": chosen,
        }
        items = "".join(
            f"<li>{escape(self._say(key))} <b>{escape(value)}</b></li>"
            for key, value in facts.items()
        )
        return f'<ul class="facts">{items}</ul>'

    def _section(self, key: str, *inside: str) -> str:
        note = f"{key}-note"
        text = self._say(note)
        paragraph = f"<p>{escape(text)}</p>" if text != note else ""
        heading = escape(self._say(key))
        return f"<section><h2>{heading}</h2>{paragraph}{''.join(inside)}</section>"

    def _ratings(self) -> str:
        rows = ratings(self._plan, self._played)
        dots = [_rated(row, self._colour[row["spec"]]) for row in rows]
        table = self._table(
            ("cli-bot", "cli-rating", "cli-interval", "cli-games", "cli-mean-score"),
            [
                (
                    self._bot(row["spec"]),
                    f"{row['rating']:+.0f}",
                    f"{row['rating_ci95'][0]:+.0f} – {row['rating_ci95'][1]:+.0f}",
                    str(row["games"]),
                    f"{row['mean_score']:.1f}",
                )
                for row in rows
            ],
        )
        plot = dot_plot(self._say("arena-ratings"), dots, 0.0, "+.0f")
        return self._section("arena-ratings", plot, table)

    def _matrix(self) -> str:
        """The win share of every bot against every other."""
        shares: dict[tuple[str, str], list[float]] = {}
        for game in self._played:
            one, other = game.seats
            for seat, pair in enumerate(((one, other), (other, one))):
                shares.setdefault(pair, []).append(win_shares(game.ranks)[seat])
        order = [row["spec"] for row in ratings(self._plan, self._played)]
        head = "".join(f"<th>{self._bot(spec)}</th>" for spec in order)
        body = ""
        for one in order:
            body += f'<tr><td class="bot">{self._bot(one)}</td>'
            for other in order:
                results = shares.get((one, other))
                if not results:
                    body += '<td class="share">·</td>'
                    continue
                share = sum(results) / len(results)
                shade = f"color-mix(in srgb, var(--c2) {round(70 * share)}%, transparent)"
                body += f'<td class="share" style="background: {shade}">{share:.3f}</td>'
            body += "</tr>"
        table = f'<table class="matrix"><tr><th></th>{head}</tr>{body}</table>'
        return self._section("arena-matrix", f'<div class="scroll">{table}</div>')

    def _scores(self) -> str:
        rows = []
        for spec in self._specs:
            scores = [
                game.scores[seat]
                for game in self._played
                for seat, sitting in enumerate(game.seats)
                if sitting == spec
            ]
            rows.append(Spread(spec, scores, self._colour[spec]))
        return self._section("arena-scores", spread_plot(self._say("arena-scores"), rows))

    def _advantage(self) -> str:
        """The win share of each seat, over all bots and for each bot."""
        dots = []
        for seat in range(self._seats):
            shares = [(game.seats[seat], win_shares(game.ranks)[seat]) for game in self._played]
            mean = sum(share for _, share in shares) / len(shares)
            small = []
            for spec in self._specs:
                own = [share for sitting, share in shares if sitting == spec]
                if own:
                    small.append((spec, sum(own) / len(own), self._colour[spec]))
            label = f"{self._say('cli-seat')} {seat + 1}"
            dots.append(Dot(label, mean, *wilson(mean, len(shares)), small=tuple(small)))
        rotates = all(series.cycle > 1 for series in self._plan.series)
        note = "" if rotates else f"<p>{escape(self._say('arena-advantage-fixed'))}</p>"
        legend = "".join(f"<span>{self._bot(spec)}</span>" for spec in self._specs)
        plot = dot_plot(self._say("arena-advantage"), dots, 1 / self._seats, ".2f")
        return self._section("arena-advantage", note, plot, f'<p class="legend">{legend}</p>')

    def _length(self) -> str:
        values = [game.decisions for game in self._played]
        label = self._say("arena-fact-decisions")
        plot = spread_plot(self._say("arena-length"), [Spread(label, values)], 110)
        return self._section("arena-length", plot)

    def _pairings(self) -> str:
        result = tournament(self._plan, {}, self._played)
        body = []
        for number, pairing in enumerate(result["pairings"], 1):
            for row in pairing["summary"]:
                low, high = row["win_share_ci95"]
                body.append(
                    (
                        str(number),
                        self._bot(row["spec"]),
                        str(row["games"]),
                        f"{row['mean_score']:.1f}",
                        f"{row['win_share']:.3f}",
                        f"{low:.3f} – {high:.3f}",
                        f"{row['mean_ms_per_decision']:.2f}",
                    )
                )
        table = self._table(
            (
                "arena-pairing",
                "cli-bot",
                "cli-games",
                "cli-mean-score",
                "cli-win-share",
                "cli-interval",
                "cli-ms-per-decision",
            ),
            body,
        )
        verdicts = [
            f"<p>{escape(self._verdict(pairing))}</p>"
            for pairing in result["pairings"]
            if "until" in pairing
        ]
        return self._section("arena-pairings", table, *verdicts)

    def _verdict(self, pairing: dict[str, Any]) -> str:
        key, params = verdict_message(pairing)
        return self._say(key, **params)

    def _bot(self, spec: str) -> str:
        chip = f'<i class="chip c{self._colour[spec] % 8}"></i>'
        return f'<span title="{escape(spec)}">{chip}{escape(spec)}</span>'

    def _table(self, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        """A table; the cells of the column `cli-bot` are HTML, all others are plain text."""
        place = headings.index("cli-bot")
        head = "".join(
            f'<th class="{"bot" if number == place else "plain"}">{escape(self._say(key))}</th>'
            for number, key in enumerate(headings)
        )
        body = "".join(
            "<tr>"
            + "".join(
                f'<td class="bot">{cell}</td>' if number == place else f"<td>{escape(cell)}</td>"
                for number, cell in enumerate(row)
            )
            + "</tr>"
            for row in rows
        )
        return f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>'


def _rated(row: dict[str, Any], colour: int) -> Dot:
    low, high = row["rating_ci95"]
    return Dot(row["spec"], row["rating"], low, high, colour)
