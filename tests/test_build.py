"""The tests run on the build that the make target means."""

import os

from tampu.cli.main import is_compiled


def test_the_build_is_the_one_asked_for() -> None:
    asked = os.environ.get("TAMPU_BUILD", "compiled" if is_compiled() else "pure")
    assert asked == ("compiled" if is_compiled() else "pure")
