"""Records: written, read, verified, and every way in which a file can be wrong."""

import hashlib
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tampu.core import record as records
from tampu.core.contract import CHANCE
from tampu.core.errors import BadOption, BadRecord, Diverged, TampuError
from tampu.core.options import Option
from tampu.core.play import Entry, Match, fingerprint
from tampu.core.record import (
    FINGERPRINT_EVERY,
    FORMAT,
    Khipu,
    Knot,
    commitment,
    end_text,
    final,
    header,
    parse,
    record,
    verify,
)
from tests.toy.actions import STOP
from tests.toy.game import GAME
from tests.toy.tables import LABELS, finished, recorded

KHIPU = recorded()
TEXT = KHIPU.write()
LINES = TEXT.splitlines()
FIRST = 10
"""The line of the first knot."""


def with_line(number: int, text: str | None, after: str | None = None) -> bytes:
    """The record with line `number` (from 1) changed or left out, or with a line after it."""
    lines = list(LINES)
    lines[number - 1 : number] = [] if text is None else [text]
    if after is not None:
        lines.insert(number, after)
    return ("\n".join(lines) + "\n").encode()


def line_of(wanted: Callable[[str], bool]) -> int:
    """The first line, from 1, of the knots that satisfies `wanted`."""
    return next(n for n, line in enumerate(LINES, 1) if n >= FIRST and wanted(line))


def unreadable(data: bytes) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        parse(data)
    return error.value


def diverging(data: bytes, *, fair: bool = False) -> Diverged:
    khipu = parse(data)
    with pytest.raises(Diverged) as error:
        verify(khipu, GAME, fair=fair)
    assert error.value.params["line"] == error.value.line
    return error.value


# What is written is read again


def test_a_record_reads_as_described() -> None:
    assert LINES[:9] == [
        "khipu 1",
        "game: toy",
        "rules: 1",
        "seats: ana, bo, cy",
        "options: goal=12 herd=small raids=true start_player=random",
        f"commitment: {commitment(4, 'grain')}",
        "seed: 4",
        "salt: grain",
        "",
    ]
    assert LINES[FIRST - 1].startswith("1 chance start:")
    knots = LINES[FIRST - 1 : -1]
    assert [line.split()[0] for line in knots] == [str(n + 1) for n in range(len(knots))]
    assert {n + 1 for n, line in enumerate(knots) if "~" in line} == set(
        range(FINGERPRINT_EVERY, len(knots) + 1, FINGERPRINT_EVERY)
    )
    match = finished()
    assert LINES[-1] == f"end {match.state.end()} " + " ".join(map(str, match.state.scores()))
    assert TEXT.endswith("\n")


def test_reading_gives_back_what_was_written() -> None:
    read = parse(TEXT.encode())
    assert read.write() == TEXT
    assert (read.game, read.rules_version, read.seats) == ("toy", 1, LABELS)
    assert (read.seed, read.salt) == (4, "grain")
    assert [knot.line for knot in read.knots] == list(range(FIRST, FIRST + len(read.knots)))
    assert read.end_line == len(LINES)


def test_verifying_leads_to_the_same_position() -> None:
    match = finished()
    replay = verify(parse(TEXT.encode()), GAME, fair=True)
    assert replay.log == match.log
    assert replay.options == match.options
    assert replay.seats == 3
    assert fingerprint(replay.state) == fingerprint(match.state)


def test_windows_line_ends_and_blank_lines_are_read() -> None:
    data = TEXT.replace("\n", "\r\n").encode() + b"\r\n\r\n"
    assert verify(parse(data), GAME).log == finished().log


def test_watchers_see_the_position_before_each_entry() -> None:
    seen: list[tuple[int, Entry]] = []
    verify(KHIPU, GAME, watch=lambda state, entry: seen.append((state.actor(), entry)))
    assert [entry for _, entry in seen] == finished().log
    assert all(actor == entry.actor for actor, entry in seen)


def test_a_game_in_progress_keeps_its_seed() -> None:
    match = Match(GAME, 2, {}, 21)
    match.play(STOP)
    khipu = record(match, ["me", "you"], salt="pepper")
    text = khipu.write()
    assert "seed: null\nsalt: null\n" in text
    assert "end " not in text
    read = parse(text.encode())
    assert (read.seed, read.salt, read.end) == (None, None, "")
    assert read.commitment == commitment(21, "pepper")
    assert verify(read, GAME).log == match.log
    with pytest.raises(BadRecord) as error:
        verify(read, GAME, fair=True)
    assert error.value.key == "error-record-no-seed"


def test_the_commitment_binds_seed_and_salt() -> None:
    assert commitment(4, "grain") == hashlib.sha256(b"4:grain").hexdigest()
    assert len({commitment(seed, salt) for seed in range(4) for salt in "ab"}) == 8


def test_an_empty_salt_survives() -> None:
    text = record(finished(), LABELS).write()
    assert parse(text.encode()).salt == ""
    verify(parse(text.encode()), GAME, fair=True)


def test_labels_cannot_break_the_header() -> None:
    labels = ["a, b", "c\nd: e", "  f  "]
    read = parse(record(finished(), labels).write().encode())
    assert len(read.seats) == 3
    assert read.seats[2] == "f"
    verify(read, GAME)


# What is not a record


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "error-record-first-line"),
        (b"\n", "error-record-first-line"),
        (b"hello\n", "error-record-first-line"),
        (b"khipu\n", "error-record-first-line"),
        (b"khipu one\n", "error-record-first-line"),
        (b"khipu 1 2\n", "error-record-first-line"),
        (b"khipu -1\n", "error-record-first-line"),
        (b"khipu " + b"9" * 5000 + b"\n", "error-record-first-line"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "error-record-binary"),
        (b"khipu 1\ngame: t\x00y\n", "error-record-binary"),
        (b"\xff\xfe\x00", "error-record-binary"),
        (b"khipu 1\n\xc3(\n", "error-record-binary"),
        (b'{"game": "toy"}\n', "error-record-first-line"),
    ],
    ids=lambda part: repr(part)[:24],
)
def test_what_is_no_record_is_refused(data: bytes, key: str) -> None:
    assert unreadable(data).key == key


def test_a_future_format_is_refused() -> None:
    error = unreadable(with_line(1, "khipu 2"))
    assert (error.key, error.params) == ("error-record-future", {"format": 2, "known": FORMAT})


def test_a_past_format_without_a_way_is_refused() -> None:
    error = unreadable(with_line(1, "khipu 0"))
    assert (error.key, error.params) == ("error-record-past", {"format": 0})


def test_a_past_format_is_rewritten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Suppose that format 0 called its seats players."""

    def rewrite(lines: list[str]) -> list[str]:
        return [line.replace("players:", "seats:") for line in lines]

    monkeypatch.setitem(records.MIGRATIONS, 0, rewrite)
    old = TEXT.replace("khipu 1", "khipu 0", 1).replace("seats:", "players:").encode()
    assert verify(parse(old), GAME, fair=True).log == finished().log


@pytest.mark.parametrize(
    "field", ["game", "rules", "seats", "options", "commitment", "seed", "salt"]
)
def test_a_missing_field_is_named(field: str) -> None:
    line = next(n for n, text in enumerate(LINES, 1) if text.startswith(f"{field}:"))
    error = unreadable(with_line(line, None))
    assert (error.key, error.params) == ("error-record-missing", {"field": field})


@pytest.mark.parametrize(
    ("line", "text"),
    [(2, "game toy"), (3, "colour: red"), (5, "seats: a, b"), (9, "1 chance start:1")],
)
def test_an_unknown_header_is_found(line: int, text: str) -> None:
    error = unreadable(with_line(line, text, after="") if line == 9 else with_line(line, text))
    assert (error.key, error.params) == ("error-record-header", {"line": line})


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (3, "rules: one"),
        (3, "rules:"),
        (5, "options: goal"),
        (5, "options: goal=12 herd"),
        (7, "seed: four"),
        (7, "seed: 4.5"),
        (7, "seed: " + "9" * 5000),
    ],
)
def test_unreadable_values_are_refused(line: int, text: str) -> None:
    assert unreadable(with_line(line, text)).key == "error-record-values"


@pytest.mark.parametrize(
    "text",
    [
        "12",
        "12 seat1",
        "x seat1 t",
        "4 seat1 t",
        "03 seat1 t",
        "3 seat t",
        "3 seat0 t",
        "3 seat01 t",
        "3 seat-1 t",
        "3 seat1.0 t",
        "3 player1 t",
        "3 seat" + "9" * 5000 + " t",
        "3  seat1 t",
        "end",
        "~",
    ],
)
def test_a_line_that_is_no_knot_is_found(text: str) -> None:
    error = unreadable(with_line(FIRST + 2, text))
    assert (error.key, error.params) == ("error-record-line", {"line": FIRST + 2})


def test_a_line_left_out_breaks_the_numbers() -> None:
    error = unreadable(with_line(FIRST + 4, None))
    assert (error.key, error.params) == ("error-record-line", {"line": FIRST + 4})


def test_text_after_the_end_is_found() -> None:
    more = f"{len(KHIPU.knots) + 1} seat1 t"
    error = unreadable(TEXT.encode() + more.encode() + b"\n")
    assert (error.key, error.params) == ("error-record-after-end", {"line": len(LINES) + 1})
    assert unreadable(TEXT.encode() + b"end goal 1 2 3\n").key == "error-record-after-end"


def test_a_file_cut_inside_a_line_is_found() -> None:
    error = unreadable(TEXT.encode()[:-3])
    assert (error.key, error.params) == ("error-record-cut", {"line": len(LINES)})
    middle = TEXT.encode()[: TEXT.index("7 ") + 4]
    assert unreadable(middle).params == {"line": middle.count(b"\n") + 1}


def test_a_file_cut_at_a_line_is_found() -> None:
    for line in (len(LINES) - 1, FIRST + 6, FIRST):
        cut = ("\n".join(LINES[:line]) + "\n").encode()
        error = diverging(cut)
        assert (error.key, error.line) == ("error-record-truncated", line)
    assert diverging(("\n".join(LINES[:9]) + "\n").encode()).line == 1


def test_other_rules_are_refused() -> None:
    khipu = parse(with_line(3, "rules: 2"))
    with pytest.raises(BadRecord) as error:
        verify(khipu, GAME)
    assert error.value.key == "error-record-rules"
    assert error.value.params == {"game": "toy", "version": 2, "known": "1"}


def test_a_game_keeps_the_rules_it_began_with() -> None:
    options = (*GAME.meta.options, Option("wind", (0, 1), 0, since=2))
    meta = replace(GAME.meta, rules_version=2, older_rules_versions=(1,), options=options)
    newer = replace(GAME, meta=meta)
    replay = verify(parse(TEXT.encode()), newer, fair=True)
    assert (replay.rules_version, replay.state.rules_version) == (1, 1)
    assert "wind" not in replay.options
    older = Match(newer, 3, replay.options, 4, replay.rules_version)
    older.restore(replay.log)
    assert older.state.rules_version == 1
    assert record(older, LABELS, salt="grain").write() == TEXT
    match = Match(newer, 3, {}, 4)
    lines = record(match, LABELS).write().splitlines()
    assert match.state.rules_version == 2
    assert lines[2] == "rules: 2"
    assert lines[4].endswith("start_player=random wind=0")
    with pytest.raises(BadOption):
        verify(parse(with_line(5, lines[4])), newer)


@pytest.mark.parametrize(
    ("line", "text", "key"),
    [
        (4, "seats: ana", "error-seats"),
        (4, "seats: a, b, c, d", "error-seats"),
        (5, "options: goal=13 herd=small raids=true start_player=random", "error-option-value"),
        (5, "options: goal=12 speed=9", "error-unknown-option"),
        (5, "options: start_player=4", "error-option-value"),
    ],
)
def test_impossible_seats_and_options_are_refused(line: int, text: str, key: str) -> None:
    khipu = parse(with_line(line, text))
    with pytest.raises(BadOption) as error:
        verify(khipu, GAME)
    assert error.value.key == key


# What does not follow from the rules


def test_a_changed_token_is_found_where_it_stands() -> None:
    line = line_of(lambda text: " seat" in text and text.split()[2] == "t")
    number, who, *_ = LINES[line - 1].split()
    for token in ("g1", "zebra", "r1"):
        error = diverging(with_line(line, f"{number} {who} {token}"))
        assert (error.key, error.line) == ("error-record-token", line)
        assert error.params["token"] == token
    error = diverging(with_line(FIRST, "1 chance start:4"))
    assert (error.key, error.line) == ("error-record-token", FIRST)


def test_a_legal_change_is_found_at_the_next_fingerprint_at_the_latest() -> None:
    changed = LINES[FIRST - 1 + 1].split()
    other = "card:1" if changed[2] != "card:1" else "card:2"
    error = diverging(with_line(FIRST + 1, f"2 chance {other}"))
    assert FIRST + 1 <= error.line <= FIRST + FINGERPRINT_EVERY - 1


def test_a_changed_actor_is_found() -> None:
    line = line_of(lambda text: " seat1 " in text)
    error = diverging(with_line(line, LINES[line - 1].replace("seat1", "seat2")))
    assert (error.key, error.line) == ("error-record-actor", line)
    assert error.params["expected"] == "seat1"
    error = diverging(with_line(FIRST, LINES[FIRST - 1].replace("chance", "seat1")))
    assert error.params["expected"] == "chance"


def test_a_changed_fingerprint_is_found() -> None:
    line = FIRST + FINGERPRINT_EVERY - 1
    assert "~" in LINES[line - 1]
    wrong = LINES[line - 1][:-1] + ("0" if LINES[line - 1][-1] != "0" else "1")
    error = diverging(with_line(line, wrong))
    assert (error.key, error.line) == ("error-record-fingerprint", line)


def test_knots_after_the_game_are_found() -> None:
    more = f"{len(KHIPU.knots) + 1} seat1 t"
    error = diverging(with_line(len(LINES) - 1, LINES[-2], after=more))
    assert (error.key, error.line) == ("error-record-over", len(LINES))


def test_a_wrong_end_is_found() -> None:
    end = LINES[-1]
    for wrong in (f"{end} 7", end.replace("end ", "end x"), "end goal", end[:-1] + "9"):
        error = diverging(with_line(len(LINES), wrong))
        assert (error.key, error.line) == ("error-record-end", len(LINES))
        assert error.params["expected"] == end.removeprefix("end ")


def test_an_end_before_the_end_is_found() -> None:
    data = ("\n".join([*LINES[: FIRST + 5], LINES[-1]]) + "\n").encode()
    error = diverging(data)
    assert (error.key, error.line) == ("error-record-end", FIRST + 6)
    assert error.params["expected"] == "-"


def test_unfair_chance_is_found_only_when_asked() -> None:
    """The whole record follows from the rules, but not from this seed."""
    data = TEXT.replace("seed: 4", "seed: 5").replace(
        commitment(4, "grain"), commitment(5, "grain")
    )
    assert verify(parse(data.encode()), GAME).log == finished().log
    error = diverging(data.encode(), fair=True)
    assert error.key == "error-record-unfair"
    assert FIRST <= error.line < FIRST + 7


def test_a_wrong_commitment_is_found() -> None:
    for data in (
        with_line(7, "seed: 5"),
        with_line(8, "salt: sugar"),
        with_line(6, "commitment: 0"),
    ):
        khipu = parse(data)
        with pytest.raises(BadRecord) as error:
            verify(khipu, GAME, fair=True)
        assert error.value.key == "error-record-commitment"


@settings(max_examples=150)
@given(st.integers(0, len(TEXT) - 1), st.sampled_from([*"0159 ~:=-\nLRtgpv", "", "end "]))
@example(0, "")
def test_a_damaged_record_never_passes_for_another_game(place: int, text: str) -> None:
    """A changed character is refused, or still leads to the same position by the same deal."""
    damaged = TEXT[:place] + text + TEXT[place + 1 :]
    try:
        replay = verify(parse(damaged.encode()), GAME, fair=True)
    except TampuError:
        return
    assert fingerprint(replay.state) == fingerprint(finished().state)


@given(st.binary(max_size=200))
@example(b"khipu 1\n\n")
@example(b"khipu 1\n:\n")
def test_no_bytes_break_the_reader(data: bytes) -> None:
    for bytes_ in (data, b"khipu 1\n" + data, "\n".join(LINES[:9]).encode() + b"\n" + data):
        try:
            verify(parse(bytes_), GAME)
        except TampuError:
            continue


# For exports


def test_the_final_standing_tells_all() -> None:
    match = finished()
    standing = final(match.state)
    assert standing == {
        "over": True,
        "end": match.state.end(),
        "scores": match.state.scores(),
        "sheet": match.state.sheet(),
        "ranks": match.state.ranking(),
    }
    assert end_text(match.state).split()[0] == match.state.end()


def test_the_header_has_typed_options() -> None:
    match = finished()
    fields = header(KHIPU, match.options)
    assert fields == {
        "format": 1,
        "game": "toy",
        "rules_version": 1,
        "options": {"goal": 12, "herd": "small", "raids": True, "start_player": "random"},
        "seats": LABELS,
        "seed": 4,
        "salt": "grain",
        "commitment": commitment(4, "grain"),
    }


def test_entries_have_named_fields() -> None:
    match = finished()
    rows, _ = records.exported(KHIPU, GAME, full=False)
    assert len(rows) == len(match.log)
    assert rows[0]["seq"] == 1
    assert rows[0]["kind"] == "start"
    assert rows[0]["choices"] == 3
    for row, (actor, action) in zip(rows, match.log, strict=True):
        space = GAME.outcomes if actor == CHANCE else GAME.actions
        assert row["actor"] == ("chance" if actor == CHANCE else actor)
        assert space.encode(row["kind"], **row["fields"]) == action
        assert space.notation(action) == row["notation"]
        assert "legal" not in row


def test_full_entries_have_legal_tokens_and_scores_after() -> None:
    match = finished()
    rows, _ = records.exported(KHIPU, GAME, full=True)
    state = match.first_state()
    for row, (_, action) in zip(rows, match.log, strict=True):
        assert row["notation"] in row["legal"]
        assert len(row["legal"]) == row["choices"]
        state.apply(action)
        assert row["scores"] == state.scores()


def test_exporting_changes_no_record() -> None:
    records.exported(KHIPU, GAME, full=True)
    assert KHIPU.write() == TEXT


def test_a_khipu_can_be_made_by_hand() -> None:
    khipu = Khipu("toy", 1, ["a", "b"], {"start_player": "2"}, "0" * 64)
    khipu.knots = [Knot(0, CHANCE, f"card:{card}") for card in (1, 2, 3, 4)]
    assert verify(khipu, GAME).state.actor() == 1
    replay = verify(parse(khipu.write().encode()), GAME)
    assert replay.state.to_json()["hands"] == [[0, 1, 0, 1], [1, 0, 1, 0]]
