"""Starting a command loads only what the command needs."""

import subprocess
import sys

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tampu.cli.main import MODULES, _parser
from tampu.locale import LANGUAGES, Catalogue, sources
from tampu.locale.typography import set_spaces

SLOW = ("rich", "fluent.runtime", "asyncio", "tampu.games.cuzco.game")
"""Modules that cost start-up time."""


@pytest.mark.parametrize(
    ("command", "loaded"),
    [("--version", ()), ("games --json", ("rich", "fluent.runtime"))],
)
def test_a_command_loads_only_what_it_needs(command: str, loaded: tuple[str, ...]) -> None:
    program = (
        "import sys; from tampu.cli.main import main\n"
        "try: main(sys.argv[1:])\n"
        "except SystemExit: pass\n"
        f"print([name for name in {SLOW} if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *command.split()],
        check=True,
        capture_output=True,
        text=True,
    )
    assert done.stdout
    assert done.stderr.strip() == str(list(loaded))


def test_every_command_is_registered_under_its_module() -> None:
    everything = _parser([])._subparsers
    assert everything is not None
    names = {name for action in everything._group_actions for name in action.choices or ()}
    assert names == {name for commands in MODULES.values() for name in commands}
    for commands in MODULES.values():
        for name in commands:
            alone = _parser([name])._subparsers
            assert alone is not None
            assert any(name in (action.choices or ()) for action in alone._group_actions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_parsed_one_by_one_read_like_whole_files(language: str) -> None:
    whole = FluentBundle([language], use_isolating=False)
    for source in sources(language):
        whole.add_resource(FluentResource(set_spaces(language, source.read_text("utf-8"))))
    lazy = Catalogue(language)
    names = [name for name in lazy._messages[0].names if not name.startswith("-")]
    assert len(names) > 3000
    for name in names:
        assert whole.has_message(name), name
        pattern = whole.get_message(name).value
        assert pattern is not None
        assert lazy.text(name) == str(whole.format_pattern(pattern, {})[0]), name
