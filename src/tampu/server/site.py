"""The services that HTTP and WebSocket handlers share, and who sends a request."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from tampu.locale import LANGUAGES
from tampu.server.errors import Denied
from tampu.server.hosting import metrics
from tampu.server.hosting.settings import Settings
from tampu.server.live.auto_answers import AutoAnswers
from tampu.server.live.calls import Calls
from tampu.server.live.hub import Hub
from tampu.server.live.matching import Matching
from tampu.server.live.presence import Presence
from tampu.server.people.accounts import Accounts
from tampu.server.people.friends import Friends
from tampu.server.people.mail import Mailer
from tampu.server.people.profiles import Person, Profiles, new_guest
from tampu.server.people.push import PushSender
from tampu.server.people.rate_limits import RateLimits, network_of
from tampu.server.people.sessions import LoginSessions
from tampu.server.people.signing import Signer
from tampu.server.people.statistics import StatisticsReader
from tampu.server.play_aids.analysis import Analyst
from tampu.server.play_aids.scheduling import BotScheduler
from tampu.server.storage.database import Database
from tampu.server.storage.processes import Processes
from tampu.server.storage.rate_counts import SharedCounts
from tampu.server.tables.sessions import TableSessions

GUEST: Final = "tampu_guest"
SESSION: Final = "tampu_session"
DEVICE: Final = "tampu_device"
"""Marks a device from which somebody has logged in to an account."""
YEAR: Final = 365 * 86400
MOST_ADDRESSES: Final = 20_000

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Site:
    """The services that request handlers share."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.signer = Signer(settings.signing_key())
        self.hub = Hub(self.signer)
        self.tables = TableSessions(database, self.signer)
        self.tables.on_update.append(self.hub.broadcast)
        self.tables.on_turn.append(self.hub.turn_begins)
        self.profiles = Profiles(database)
        self.statistics = StatisticsReader(database)
        self.logins = LoginSessions(database, self.signer)
        self.accounts = Accounts(database, self.profiles, self.logins)
        counts = None if database.is_sqlite else SharedCounts(database)
        self.limits = RateLimits(settings.rate_factor, counts=counts)
        most_sockets = int(settings.address_connections * max(1.0, settings.rate_factor))
        self.presence = Presence(self.tables, self.hub, most_sockets)
        push = PushSender(database, settings.signing_key(), contact_of(settings))
        self.friends = Friends(database)
        self.matching = Matching(self.tables, self.hub)
        self.answers = AutoAnswers(self.tables)
        self.calls = Calls(database, self.presence, push, Mailer(settings, self.signer))
        self.calls.webhooks = settings.webhooks
        self.tables.on_turn.append(self.calls.turn_begins)
        self.tables.on_end.append(self.calls.game_over)
        self.processes = Processes(database, self.tables.process, metrics.samples)
        self.processes.on_report.append(self.presence.reported)
        metrics.CLIENTS.set_function(self.hub.count)
        metrics.SESSIONS.set_function(lambda: len(self.tables.open_sessions))
        self._addresses: OrderedDict[str, str] = OrderedDict()
        """By person the address of the last request; those of the longest ago are forgotten."""
        self.bots = BotScheduler(
            settings.bot_workers,
            settings.bot_seconds,
            lambda person: self._addresses.get(person, ""),
        )
        self.analyst = Analyst(self.tables, self.bots, f"level:{settings.analysis_level}")

    def cookie(self, name: str, value: str, seconds: int = YEAR) -> Cookie:
        return Cookie(
            key=name,
            value=value,
            max_age=seconds,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self.settings.secure_cookies,
        )

    async def find_person(self, connection: AnyConnection) -> Person | None:
        """The person of a request; None if it has no valid cookie."""
        cookies = connection.cookies
        person = await self.logins.person(cookies.get(SESSION), cookies.get(GUEST))
        if person is not None:
            self._note_address(person.id, connection)
        return person

    def _note_address(self, person: str, connection: AnyConnection) -> None:
        self._addresses[person] = address_of(connection)
        self._addresses.move_to_end(person)
        if len(self._addresses) > MOST_ADDRESSES:
            self._addresses.popitem(last=False)

    async def person(self, connection: AnyConnection) -> Person:
        """The person of a request; a new visitor becomes a guest."""
        person = await self.find_person(connection)
        if person is None:
            person = new_guest()
            self._note_address(person.id, connection)
            connection.scope["state"]["new_guest"] = person.id
        connection.scope["state"]["language"] = person.language
        return person

    def check_origin(self, connection: AnyConnection) -> None:
        """Refuse requests that other sites make a browser send."""
        origin = connection.headers.get("origin")
        if origin is None:
            return
        host = connection.headers.get("host", "")
        allowed = [text.strip() for text in self.settings.origins.split(",") if text.strip()]
        if _host_of(origin) != host and origin not in allowed:
            raise Denied(403, "error-origin")


def contact_of(settings: Settings) -> str:
    """How push services reach the host if the site misbehaves."""
    return f"mailto:{settings.mail_from or 'nobody@localhost'}"


def _host_of(origin: str) -> str | None:
    """The host and port of an origin; None if it is no address."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def ensure_guest(connection: AnyConnection) -> None:
    """Make a visitor without cookies a guest before the page sends any request."""
    if not {GUEST, SESSION} & connection.cookies.keys():
        connection.scope["state"]["new_guest"] = new_guest().id


def address_of(connection: AnyConnection) -> str:
    """The address that limits count."""
    return network_of(connection.client.host) if connection.client else "?"


def language_of(connection: AnyConnection, chosen: str | None = None) -> str:
    """The chosen language, or the first of the browser's languages that the site has."""
    if chosen:
        return chosen
    stored = connection.scope.get("state", {}).get("language")
    if stored:
        return str(stored)
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


CurrentSite = NamedDependency[Site]
CurrentPerson = NamedDependency[Person]
