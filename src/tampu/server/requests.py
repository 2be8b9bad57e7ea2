"""Who asks, from where and in which language; the same for HTTP and WebSocket."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from tampu.locale import LANGUAGES
from tampu.server.analysis import Analyst
from tampu.server.errors import Denied
from tampu.server.house import House
from tampu.server.people import People, Person, new_guest
from tampu.server.rates import Rates
from tampu.server.seals import Seals
from tampu.server.settings import Settings

GUEST: Final = "tampu_guest"
SESSION: Final = "tampu_session"
YEAR: Final = 365 * 86400

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Site:
    """What the handlers of requests share."""

    def __init__(
        self,
        settings: Settings,
        house: House,
        people: People,
        rates: Rates,
        analyst: Analyst,
    ) -> None:
        self.settings = settings
        self.house = house
        self.people = people
        self.rates = rates
        self.analyst = analyst

    @property
    def seals(self) -> Seals:
        return self.house.seals

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

    async def who(self, connection: AnyConnection) -> Person | None:
        """The person of a request; None for somebody who has no cookie of ours."""
        cookies = connection.cookies
        return await self.people.by_cookies(cookies.get(SESSION), cookies.get(GUEST))

    async def person(self, connection: AnyConnection) -> Person:
        """The person of a request; somebody new is a guest from now on."""
        person = await self.who(connection)
        if person is None:
            person = new_guest()
            connection.scope["state"]["new_guest"] = person.id
        connection.scope["state"]["language"] = person.language
        return person

    def check_origin(self, connection: AnyConnection) -> None:
        """Refuse what other sites make a browser send."""
        origin = connection.headers.get("origin")
        if origin is None:
            return
        host = connection.headers.get("host", "")
        known = [text.strip() for text in self.settings.origins.split(",") if text.strip()]
        if urlsplit(origin).netloc != host and origin not in known:
            raise Denied(403, "error-origin")


def greet(connection: AnyConnection) -> None:
    """Who opens a page without a cookie is a guest before the page asks for anything."""
    if not {GUEST, SESSION} & connection.cookies.keys():
        connection.scope["state"]["new_guest"] = new_guest().id


def address_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else "?"


def language_of(connection: AnyConnection, chosen: str | None = None) -> str:
    """The language somebody chose, or the first of their browser's that we have."""
    if chosen:
        return chosen
    told = connection.scope.get("state", {}).get("language")
    if told:
        return str(told)
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


TheSite = NamedDependency[Site]
Asker = NamedDependency[Person]
"""The person of a request, for handlers."""
