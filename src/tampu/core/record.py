"""Records: a game as a khipu, a text file with a header and one knot on each line.

    khipu 1
    game: imhotep
    rules: 1
    seats: me, greedy
    options: gains=may sides=AAAAA start_player=random wrath=false
    commitment: 3b0c...
    seed: null
    salt: null

    1 chance start:2
    2 chance round:4321
    7 seat2 L1.1 ~ 5f0e8a11c2d3b4a5
    ...
    end rounds 41 38

A knot is the sequence number, who acted, the token, and on every eighth line the fingerprint of
the position after it. While a game runs, seed and salt are null and there is no end line.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tampu.core.contract import CHANCE, OVER, Game, State
from tampu.core.errors import BadRecord, Diverged, IllegalAction, MalformedAction
from tampu.core.options import option_text
from tampu.core.play import Dealer, Entry, Match, fingerprint, read_action

FORMAT: Final = 1
FINGERPRINT_EVERY: Final = 8
HEADER: Final = ("game", "rules", "seats", "options", "commitment", "seed", "salt")
LARGEST_RULES_VERSION: Final = 2**31 - 1
LARGEST_SEED: Final = 2**64 - 1
LONGEST_SECRET: Final = 64
"""The largest number of characters of a commitment and of a salt."""
MIGRATIONS: Final[dict[int, Callable[[list[str]], list[str]]]] = {}
"""For each older format the function that rewrites its lines into the next format."""


def commitment(seed: int, salt: str) -> str:
    """The hash that commits a table to its seed before the first draw."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


@dataclass
class Knot:
    """One entry of a record, with its line number."""

    line: int
    actor: int
    token: str
    fingerprint: str = ""
    """The fingerprint of the position after the entry, where the record has one."""


@dataclass
class Khipu:
    """A record as written; `verify` checks that it follows from the rules."""

    game: str
    rules_version: int
    seats: list[str]
    options: dict[str, str]
    commitment: str
    seed: int | None = None
    salt: str | None = None
    knots: list[Knot] = field(default_factory=list)
    end: str = ""
    """The end line without its first word: the reason and the scores by seat."""
    end_line: int = 0

    def write(self) -> str:
        """The text of the record."""
        options = " ".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        lines = [
            f"khipu {FORMAT}",
            f"game: {self.game}",
            f"rules: {self.rules_version}",
            f"seats: {', '.join(self.seats)}",
            f"options: {options}",
            f"commitment: {self.commitment}",
            f"seed: {'null' if self.seed is None else self.seed}",
            f"salt: {'null' if self.salt is None else self.salt}",
            "",
        ]
        for number, knot in enumerate(self.knots, 1):
            suffix = f" ~ {knot.fingerprint}" if knot.fingerprint else ""
            lines.append(f"{number} {_actor_text(knot.actor)} {knot.token}{suffix}")
        if self.end:
            lines.append(f"end {self.end}")
        return "\n".join(lines) + "\n"


def _actor_text(actor: int) -> str:
    return "chance" if actor == CHANCE else f"seat{actor + 1}"


def record(match: Match, labels: list[str], salt: str = "") -> Khipu:
    """Make the record of a match; it contains the seed only once the game is over."""
    game = match.game
    seed = match.dealer.seed
    khipu = Khipu(
        game=game.id,
        rules_version=match.rules_version,
        seats=[" ".join(label.replace(",", " ").split()) for label in labels],
        options={name: option_text(value) for name, value in match.options.items()},
        commitment=commitment(seed, salt),
    )
    state = match.first_state()
    for number, (actor, action) in enumerate(match.log, 1):
        space = game.outcomes if actor == CHANCE else game.actions
        state.apply(action)
        position = fingerprint(state) if number % FINGERPRINT_EVERY == 0 else ""
        khipu.knots.append(Knot(0, actor, space.notation(action), position))
    if match.over:
        khipu.seed, khipu.salt = seed, salt
        khipu.end = end_text(state)
    return khipu


def end_text(state: State) -> str:
    """The text of a finished game's end line: the reason and the scores."""
    return " ".join([state.end() or "", *(str(score) for score in state.scores())])


def parse(data: bytes) -> Khipu:
    """Parse a record; raises BadRecord with the line that is not readable."""
    lines = _lines(data)
    version = _format(lines[0] if lines else "")
    while version < FORMAT:
        lines = MIGRATIONS[version](lines)
        version += 1
    header: dict[str, str] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        name, _, value = lines[number].partition(":")
        if name not in HEADER or name in header:
            raise BadRecord("error-record-header", line=number + 1)
        header[name] = value.strip()
        number += 1
    khipu = _from_header(header)
    for index in range(number + 1, len(lines)):
        if lines[index].strip():
            _read_line(khipu, lines[index], index + 1)
    return khipu


def _lines(data: bytes) -> list[str]:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord("error-record-binary") from None
    if "\0" in text:
        raise BadRecord("error-record-binary")
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[-1].strip() and lines[0].startswith("khipu"):
        raise BadRecord("error-record-cut", line=len(lines))
    return lines


def _format(first: str) -> int:
    words = first.split()
    version = _small_number(words[1]) if len(words) == 2 and words[0] == "khipu" else None
    if version is None:
        raise BadRecord("error-record-first-line")
    if version > FORMAT:
        raise BadRecord("error-record-future", format=version, known=FORMAT)
    if version < FORMAT and version not in MIGRATIONS:
        raise BadRecord("error-record-past", format=version)
    return version


def _from_header(header: dict[str, str]) -> Khipu:
    for name in HEADER:
        if name not in header:
            raise BadRecord("error-record-missing", field=name)
    seed = header["seed"]
    try:
        return Khipu(
            game=header["game"],
            rules_version=_number(header["rules"], LARGEST_RULES_VERSION),
            seats=[label.strip() for label in header["seats"].split(",")],
            options=dict(word.split("=", 1) for word in header["options"].split()),
            commitment=_secret(header["commitment"]),
            seed=None if seed == "null" else _number(seed, LARGEST_SEED),
            salt=None if seed == "null" else _secret(header["salt"]),
        )
    except ValueError:
        raise BadRecord("error-record-values") from None


def _read_line(khipu: Khipu, text: str, line: int) -> None:
    if khipu.end:
        raise BadRecord("error-record-after-end", line=line)
    if text.startswith("end "):
        khipu.end, khipu.end_line = text[4:].strip(), line
        return
    number, _, rest = text.partition(" ")
    who, _, rest = rest.partition(" ")
    token, _, position = rest.partition(" ~ ")
    actor = _actor(who)
    if number != str(len(khipu.knots) + 1) or actor is None or not token:
        raise BadRecord("error-record-line", line=line)
    khipu.knots.append(Knot(line, actor, token.strip(), position.strip()))


def _actor(who: str) -> int | None:
    if who == "chance":
        return CHANCE
    number = _small_number(who.removeprefix("seat")) if who.startswith("seat") else None
    return number - 1 if number else None


def _number(digits: str, largest: int) -> int:
    """Read a number; raises ValueError for other texts and for larger numbers."""
    if not digits.isascii() or not digits.isdecimal() or len(digits) > len(str(largest)):
        raise ValueError(digits)
    number = int(digits)
    if number > largest:
        raise ValueError(digits)
    return number


def _secret(text: str) -> str:
    """Read a commitment or a salt; raises ValueError for texts that no record contains."""
    if len(text) > LONGEST_SECRET or not text.isascii() or not text.isprintable():
        raise ValueError(text)
    return text


def _small_number(digits: str) -> int | None:
    """Read a number of up to four digits without leading zeros; None for any other text."""
    if not digits.isdecimal() or len(digits) > 4:
        return None
    number = int(digits)
    return number if digits == str(number) else None


@dataclass
class Replay:
    """A verified record: its log as action ids, and the position after it."""

    game: Game
    seats: int
    options: dict[str, Any]
    rules_version: int
    log: list[Entry]
    state: State


def verify(
    khipu: Khipu,
    game: Game,
    *,
    fair: bool = False,
    watch: Callable[[State, Entry], None] | None = None,
) -> Replay:
    """Replay a record; raises Diverged at the first line that does not follow from the rules.

    `watch` is called before each entry is applied. With `fair`, chance must follow from the seed.
    """
    version = khipu.rules_version
    if not game.meta.plays(version):
        raise BadRecord(
            "error-record-rules",
            game=game.id,
            version=version,
            known=", ".join(str(number) for number in game.meta.rules_versions),
        )
    seats = len(khipu.seats)
    options = game.meta.complete(seats, game.meta.parse(khipu.options, version), version)
    dealer = _fair_dealer(khipu) if fair else None
    replay = Replay(game, seats, options, version, [], game.start(seats, options, version))
    try:
        _follow(khipu, replay, dealer, watch)
    except Diverged as diverged:
        diverged.replay = replay
        raise
    return replay


def _follow(
    khipu: Khipu,
    replay: Replay,
    dealer: Dealer | None,
    watch: Callable[[State, Entry], None] | None,
) -> None:
    """Apply the entries; raises Diverged at the first that does not follow from the rules."""
    state = replay.state
    for knot in khipu.knots:
        entry = Entry(knot.actor, _action(replay.game, state, knot))
        if watch is not None:
            watch(state, entry)
        if dealer is not None and knot.actor == CHANCE and dealer.deal(state) != entry.action:
            raise Diverged(knot.line, "error-record-unfair", token=knot.token)
        state.apply(entry.action)
        replay.log.append(entry)
        if knot.fingerprint and knot.fingerprint != fingerprint(state):
            raise Diverged(knot.line, "error-record-fingerprint")
    _verify_end(khipu, state)


def _fair_dealer(khipu: Khipu) -> Dealer:
    if khipu.seed is None or khipu.salt is None:
        raise BadRecord("error-record-no-seed")
    if commitment(khipu.seed, khipu.salt) != khipu.commitment:
        raise BadRecord("error-record-commitment")
    return Dealer(khipu.seed)


def _action(game: Game, state: State, knot: Knot) -> int:
    actor = state.actor()
    if actor == OVER:
        raise Diverged(knot.line, "error-record-over")
    if actor != knot.actor:
        raise Diverged(knot.line, "error-record-actor", expected=_actor_text(actor))
    try:
        return read_action(game, state, knot.token)
    except IllegalAction as error:
        raise Diverged(knot.line, "error-record-token", token=knot.token, rule=error.rule) from None
    except MalformedAction:
        raise Diverged(knot.line, "error-record-token", token=knot.token, rule=None) from None


def _verify_end(khipu: Khipu, state: State) -> None:
    over = state.actor() == OVER
    if khipu.end and (not over or khipu.end != end_text(state)):
        expected = end_text(state) if over else "-"
        raise Diverged(khipu.end_line, "error-record-end", expected=expected)
    if khipu.seed is not None and not khipu.end:
        last = khipu.knots[-1].line if khipu.knots else 1
        raise Diverged(last, "error-record-truncated")


def final(state: State) -> dict[str, Any]:
    """The standing of a game for exports: whether it is over and why, points, sheet, ranks."""
    return {
        "over": state.actor() == OVER,
        "end": state.end(),
        "scores": state.scores(),
        "sheet": state.sheet(),
        "ranks": state.ranking(),
    }


def header(khipu: Khipu, options: Mapping[str, Any]) -> dict[str, Any]:
    """The header of a record for exports, with typed options."""
    return {
        "format": FORMAT,
        "game": khipu.game,
        "rules_version": khipu.rules_version,
        "options": dict(options),
        "seats": khipu.seats,
        "seed": khipu.seed,
        "salt": khipu.salt,
        "commitment": khipu.commitment,
    }


def exported(khipu: Khipu, game: Game, *, full: bool) -> tuple[list[dict[str, Any]], Replay]:
    """The log of a record for exports, and its replay; `full` adds legal tokens and scores."""
    rows: list[dict[str, Any]] = []

    def watch(state: State, entry: Entry) -> None:
        if full and rows:
            rows[-1]["scores"] = state.scores()
        rows.append(_row(game, state, entry, len(rows) + 1, full=full))

    replay = verify(khipu, game, watch=watch)
    if full and rows:
        rows[-1]["scores"] = replay.state.scores()
    return rows, replay


def _row(game: Game, state: State, entry: Entry, seq: int, *, full: bool) -> dict[str, Any]:
    chance = entry.actor == CHANCE
    space = game.outcomes if chance else game.actions
    ids = [outcome for outcome, _ in state.chance()] if chance else state.legal()
    action = space.decode(entry.action)
    fields = action.fields
    if chance and game.outcome_fields is not None:
        fields = game.outcome_fields(state, entry.action)
    row: dict[str, Any] = {
        "seq": seq,
        "actor": "chance" if chance else entry.actor,
        "kind": action.kind,
        "fields": fields,
        "notation": space.notation(entry.action),
        "choices": len(ids),
    }
    if full:
        row["legal"] = [space.notation(choice) for choice in ids]
    return row
