"""`tampu serve`: running the web app."""

import argparse
from dataclasses import fields
from typing import Any

from tampu.cli.arguments import add_command
from tampu.cli.output import Output
from tampu.core.errors import TampuError


class MissingExtra(TampuError):
    """The packages of the server are not installed."""


def add_commands(commands: Any) -> None:
    text = "run the web app; every option is also a TAMPU_* variable"
    serve = add_command(commands, "serve", text)
    try:
        from tampu.server.hosting.settings import Settings, variable
    except ImportError:
        serve.set_defaults(run=_not_installed)
        return
    for setting in fields(Settings):
        text = f"{setting.metadata['help']} ({variable(setting.name)}"
        text += f", default {setting.default})" if setting.default != "" else ")"
        flag = f"--{setting.name.replace('_', '-')}"
        if isinstance(setting.default, bool):
            serve.add_argument(flag, action="store_true", default=None, help=text)
        else:
            kind = type(setting.default)
            serve.add_argument(flag, type=kind, default=None, metavar="VALUE", help=text)
    serve.set_defaults(run=run_serve)


def _not_installed(_options: argparse.Namespace, _out: Output) -> int:
    raise MissingExtra("error-no-server")


def run_serve(options: argparse.Namespace, out: Output) -> int:
    from tampu.server.hosting.settings import Settings, from_environment

    given = {setting.name: getattr(options, setting.name) for setting in fields(Settings)}
    try:
        from tampu.server.run import serve
    except ImportError:
        return _not_installed(options, out)
    settings = from_environment(given)
    if settings.processes > 1 and not settings.database:
        raise TampuError("error-processes")
    address = f"http://{settings.host}:{settings.port}/"
    serve(settings, lambda: out.say("server-address", address=address))
    return 0
