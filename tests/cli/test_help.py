"""`--help` explains every command and every argument in plain words."""

import argparse

import pytest

from tampu.cli.main import MODULES, _parser

COMMANDS = [name for names in MODULES.values() for name in names]


def command_parser(name: str) -> argparse.ArgumentParser:
    (commands,) = [
        action
        for action in _parser([name])._actions
        if isinstance(action, argparse._SubParsersAction)
    ]
    parser: argparse.ArgumentParser = commands.choices[name]
    return parser


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_and_its_arguments_are_explained(name: str) -> None:
    parser = command_parser(name)
    assert parser.description
    assert parser.description[0].isupper()
    unexplained = [action.dest for action in parser._actions if not action.help]
    assert unexplained == []
