"""`tampu replay` and `tampu export` on sound and on broken records."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import tampu


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    options = "sides=BBBBB,wrath=true"
    done = tampu(
        *("arena", "imhotep", "--seats", "random,greedy,random", "--games", 1, "--seed", 21),
        *("--options", options, "--records", folder),
    )
    assert done.status == 0, done.err
    return folder / "imhotep-21.khipu"


def test_an_export_holds_every_entry_with_named_fields(sound: Path) -> None:
    data = json.loads(tampu("export", sound, "--json", "--full").out)
    assert data["header"]["game"] == "imhotep"
    assert data["header"]["options"]["sides"] == "BBBBB"
    assert data["header"]["options"]["wrath"] is True
    assert data["header"]["seats"] == ["random", "greedy", "random"]
    assert data["header"]["seed"] == 21
    assert [entry["seq"] for entry in data["log"]] == list(range(1, len(data["log"]) + 1))
    for entry in data["log"]:
        assert entry["notation"] in entry["legal"]
        assert entry["choices"] == len(entry["legal"])
        assert entry["actor"] in (0, 1, 2, "chance")
        assert len(entry["scores"]) == 3
    first = data["log"][0]
    assert first["kind"] == "start"
    assert first["notation"] == f"start:{first['fields']['seat']}"
    loads = [entry for entry in data["log"] if entry["kind"] == "load"]
    assert all(
        entry["notation"] == f"L{entry['fields']['ship']}.{entry['fields']['space']}"
        for entry in loads
    )
    assert data["final"]["over"]
    assert data["final"]["scores"] == data["log"][-1]["scores"]
    assert [sum(row.values()) for row in data["final"]["sheet"]] == data["final"]["scores"]


def test_an_export_can_stop_early_and_then_hides_the_seed(sound: Path) -> None:
    data = json.loads(tampu("export", sound, "--json", "--to", 30).out)
    assert len(data["log"]) == 30
    assert not data["final"]["over"]
    assert data["final"]["end"] is None
    assert data["header"]["seed"] is None
    assert "legal" not in data["log"][0]


def test_an_export_for_people_tells_the_game_in_sentences(sound: Path) -> None:
    output = tampu("export", sound, "--lang", "fr").out
    assert "pierre" in output
    assert "Rang" in output


def test_a_changed_line_is_named(sound: Path, tmp_path: Path) -> None:
    lines = sound.read_text("utf-8").split("\n")
    number = next(i for i, line in enumerate(lines) if " L" in line)
    lines[number] = lines[number].replace(" L", " XH", 1)
    broken = tmp_path / "broken.khipu"
    broken.write_text("\n".join(lines), "utf-8")
    done = tampu("replay", broken)
    assert done.status == 1
    assert f"Line {number + 1}" in done.out
    assert "IM-" in done.out
    result = json.loads(tampu("replay", broken, "--json").out)
    assert result["diverged_at"] == number + 1
    assert result["actions"] == int(lines[number].split()[0]) - 1
    assert result["final"]["over"] is False


@pytest.mark.parametrize(
    ("damage", "status", "message"),
    [
        (lambda data: data[: len(data) // 2].rsplit(b"\n", 1)[0] + b"\n", 1, "cut off"),
        (lambda data: data[: len(data) // 2].rstrip(b"\n") + b" x", 2, "cut off"),
        (lambda data: b"\x7fELF\x00\xff" + data, 2, "text file"),
        (lambda data: data.replace(b"game: imhotep", b"game: chess"), 2, "no game chess"),
        (lambda data: data.replace(b"khipu 1", b"khipu 9"), 2, "format 9"),
        (lambda data: b"", 2, "not a record"),
        (lambda data: data.replace(b"seats: ", b"chairs: "), 2, "Line 4"),
    ],
)
def test_damaged_files_get_one_clear_line(
    sound: Path, tmp_path: Path, damage, status: int, message: str
) -> None:
    broken = tmp_path / "broken.khipu"
    broken.write_bytes(damage(sound.read_bytes()))
    done = tampu("replay", broken)
    assert done.status == status
    assert message in done.out + done.err
    assert (done.out + done.err).count("\n") <= 2  # a long line may be folded
    assert "Traceback" not in done.err


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    done = tampu("replay", tmp_path / "none.khipu")
    assert done.status == 2
    assert "none.khipu" in done.err


def test_an_unfair_draw_is_named(sound: Path, tmp_path: Path) -> None:
    data = sound.read_text("utf-8").replace("seed: 21", "seed: 22")
    broken = tmp_path / "unfair.khipu"
    broken.write_text(data, "utf-8")
    assert tampu("replay", broken).status == 0
    done = tampu("replay", broken, "--fair")
    assert done.status == 2
    assert "commitment" in done.err


def test_one_broken_file_does_not_hide_the_others(sound: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.khipu"
    broken.write_text("no khipu\n", "utf-8")
    done = tampu("replay", "--json", broken, tmp_path / "none.khipu", sound)
    assert done.status == 2
    assert [line.split(": ")[1] for line in done.err.splitlines()] == [
        str(broken),
        str(tmp_path / "none.khipu"),
    ]
    assert json.loads(done.out)["ok"]


def test_a_reader_who_leaves_early_is_no_error(sound: Path) -> None:
    done = subprocess.run(
        f"{sys.executable} -m tampu.cli.main export {sound} --full --json | head -c 9",
        shell=True,
        capture_output=True,
        check=False,
    )
    assert done.stdout == b'{"header"'
    assert done.stderr == b""


@pytest.fixture
def folder(sound: Path, tmp_path: Path) -> Path:
    """Two sound records, one of them in a folder of its own, and a broken one."""
    (tmp_path / "deep").mkdir()
    text = sound.read_text("utf-8")
    (tmp_path / "one.khipu").write_text(text, "utf-8")
    (tmp_path / "deep" / "two.khipu").write_text(text, "utf-8")
    (tmp_path / "bad.khipu").write_text("khipu 9\n", "utf-8")
    (tmp_path / "notes.txt").write_text("no record", "utf-8")
    return tmp_path


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_folder_is_exported_into_files(sound: Path, folder: Path, jobs: int) -> None:
    out = folder / "out"
    done = tampu("export", folder, "--full", "--out", out, "--jobs", jobs)
    assert done.status == 2
    assert done.out == ""
    assert len(done.err.splitlines()) == 1
    assert "bad.khipu" in done.err
    alone = json.loads(tampu("export", sound, "--json", "--full").out)
    files = sorted(path.relative_to(out) for path in out.rglob("*") if path.is_file())
    assert files == [Path("deep/two.json"), Path("one.json")]
    assert all(json.loads((out / file).read_text("utf-8")) == alone for file in files)


def test_several_records_are_printed_as_lines(folder: Path) -> None:
    done = tampu("export", folder / "one.khipu", folder / "deep", folder / "none.khipu", "--json")
    assert done.status == 2
    lines = [json.loads(line) for line in done.out.splitlines()]
    assert [line["header"]["game"] for line in lines] == ["imhotep", "imhotep"]
    assert len(done.err.splitlines()) == 1
    assert "none.khipu" in done.err
    people = tampu("export", folder / "bad.khipu", folder / "one.khipu")
    assert (people.status, "Rank" in people.out) == (2, True)


def test_exports_never_overwrite_each_other(folder: Path) -> None:
    again = folder / "deep" / "one.khipu"
    again.write_bytes((folder / "one.khipu").read_bytes())
    done = tampu("export", folder / "one.khipu", again, "--out", folder / "out")
    assert (done.status, done.out, len(done.err.splitlines())) == (2, "", 1)
    empty = folder / "empty"
    empty.mkdir()
    assert tampu("export", empty, "--json").status == 2
