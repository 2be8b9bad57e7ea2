"""`tampu invite` and `tampu reports`: what only the host of a site may do."""

import argparse
import asyncio
from datetime import UTC, datetime
from typing import Any

from tampu.cli.arguments import add_command
from tampu.cli.output import Output


def add_commands(commands: Any) -> None:
    invite = add_command(commands, "invite", "invite people to sign up at a site")
    _add_site(invite)
    invite.add_argument("--uses", type=int, default=1, help="how many people may use it")
    invite.add_argument("--days", type=float, default=14.0, help="for how many days it is valid")
    invite.set_defaults(run=run_invite)
    reports = add_command(commands, "reports", "read what people reported at a site")
    _add_site(reports)
    reports.add_flag("--all", "also the closed ones")
    reports.add_argument("--close", type=int, metavar="NUMBER", help="close a report")
    reports.set_defaults(run=run_reports)


def _add_site(command: argparse.ArgumentParser) -> None:
    command.add_argument("--data", help="the data folder; by default that of `tampu serve`")
    command.add_argument("--database", default="", help="postgresql://… instead of SQLite")


def _settings(options: argparse.Namespace) -> Any:
    from tampu.server.hosting.settings import from_environment

    return from_environment({"data": options.data, "database": options.database or None})


def run_invite(options: argparse.Namespace, out: Output) -> int:
    from tampu.server.people.site_invites import create_invite
    from tampu.server.storage.database import Database

    settings = _settings(options)

    async def create() -> str:
        database = Database(settings.url)
        await database.open()
        try:
            uses, days = max(1, options.uses), max(0.01, options.days)
            return (await create_invite(database, None, uses=uses, days=days))[0]
        finally:
            await database.close()

    code = asyncio.run(create())
    base = settings.public_url.rstrip("/") or f"http://{settings.host}:{settings.port}"
    out.say("invite-made", link=f"{base}/account?invite={code}")
    return 0


def run_reports(options: argparse.Namespace, out: Output) -> int:
    from tampu.server.people.reports import close_report, list_reports
    from tampu.server.storage.database import Database

    settings = _settings(options)

    async def read() -> list[Any]:
        database = Database(settings.url)
        await database.open()
        try:
            if options.close is not None:
                await close_report(database, options.close)
            return await list_reports(database, with_closed=options.all)
        finally:
            await database.close()

    rows = asyncio.run(read())
    for row in rows:
        out.say(
            "report-line",
            number=row.id,
            when=datetime.fromtimestamp(row.at, UTC).strftime("%Y-%m-%d %H:%M"),
            reporter=row.reporter or row.person,
            reported=row.name or row.reported,
            reason=row.reason,
            table=row.table_id or "-",
            text=" ".join(row.text.split()) or "-",
        )
    out.say("report-summary", reports=len(rows))
    return 0
