"""`tampu doctor` and `tampu backup`: checking, repairing and copying a data folder."""

import argparse
import asyncio
from pathlib import Path
from typing import Any

from tampu.cli.arguments import add_command
from tampu.cli.output import Output
from tampu.core.errors import TampuError

FILE = "tampu.sqlite"


def add_commands(commands: Any) -> None:
    doctor = add_command(commands, "doctor", "check the data of a site")
    doctor.add_argument(
        "folder", nargs="?", metavar="data", help="the folder of the SQLite database"
    )
    doctor.add_argument("--data", help="the same; by default the folder of `tampu serve`")
    doctor.add_argument("--database", default="", help="postgresql://… instead of SQLite")
    doctor.add_flag("--repair", "repair what is safe to repair")
    doctor.set_defaults(run=run_doctor)
    backup = add_command(commands, "backup", "copy the database of a site, also while it runs")
    backup.add_argument("data", type=Path, help="the folder of the SQLite database")
    backup.add_argument("target", type=Path, help="the file to write; it must not exist")
    backup.set_defaults(run=run_backup)


def run_doctor(options: argparse.Namespace, out: Output) -> int:
    from tampu.server.hosting.settings import from_environment
    from tampu.server.tables.doctor import check_file, check_tables

    given = {"data": options.folder or options.data, "database": options.database or None}
    settings = from_environment(given)
    findings = [] if settings.database else check_file(settings.folder / FILE)
    if not findings:
        findings = asyncio.run(check_tables(settings.url, repair=options.repair))
    for finding in findings:
        out.say(finding.key, table=finding.table)
    left = sum(not finding.repaired for finding in findings)
    out.say("doctor-summary", problems=len(findings), left=left)
    return 1 if left else 0


def run_backup(options: argparse.Namespace, out: Output) -> int:
    from tampu.server.tables.doctor import back_up, check_file

    if options.target.exists() or not (options.data / FILE).is_file():
        raise TampuError("error-backup", target=str(options.target))
    back_up(options.data / FILE, options.target)
    options.target.chmod(0o600)
    failed = check_file(options.target)
    out.say("backup-done" if not failed else "doctor-damaged", target=str(options.target), table="")
    return 1 if failed else 0
