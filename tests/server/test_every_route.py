"""What holds for every route, also for new ones: rate limits, bounded messages, no 5xx."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args
from urllib.parse import quote

import msgspec
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.routes import HTTPRoute
from litestar.testing import TestClient
from litestar.types import Method
from msgspec import inspect
from tools.siege.grammar import Grammar, routes_of

from tampu.server.app import LIMIT, SAFE, create_app
from tampu.server.errors import Denied
from tampu.server.hosting.settings import Settings
from tampu.server.live.socket import WRONG_ORIGIN
from tampu.server.messages.websocket import ClientMessage
from tampu.server.people.rate_limits import LIMITS

HOSTILE_PARTS = ("a\0b", "🦙", "x" * 300, "\ufffd", "9" * 40, "-1", "%", "..")


def routes(app: Litestar) -> list[tuple[Method, str]]:
    """Every method of every address, with its parts filled in."""
    return [
        (method, re.sub(r"\{[^}]*\}", "x", re.sub(r"\{[^}]*:(int|float)\}", "1", route.path)))
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in sorted(route.methods)
        if method != "OPTIONS"
    ]


class Refusing:
    """Rate limits of which one is used up."""

    def __init__(self, used_up: str) -> None:
        self.used_up = used_up

    async def check(self, name: str, _address: str, _person: str | None = None) -> None:
        if name == self.used_up:
            raise Denied(429, "error-too-often")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    app = create_app(Settings(data=str(tmp_path_factory.mktemp("routes"))))
    with TestClient(app, base_url="http://127.0.0.1", raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize(("limit", "methods"), [("request", None), ("write", SAFE)])
def test_every_route_is_limited(
    site: TestClient[Litestar], limit: str, methods: tuple[str, ...] | None
) -> None:
    limits, site.app.state.site.limits = site.app.state.site.limits, Refusing(limit)
    try:
        answers = {
            (method, path): site.request(method, path, content=b"{}").status_code
            for method, path in routes(site.app)
            if methods is None or method not in methods
        }
    finally:
        site.app.state.site.limits = limits
    assert len(answers) >= 20
    assert {route for route, status in answers.items() if status != 429} == set()


def test_the_limit_that_a_route_declares_refuses_it(site: TestClient[Litestar]) -> None:
    declared = {
        handler.fn.__name__: handler.opt[LIMIT]
        for route in site.app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if LIMIT in handler.opt
    }
    assert set(declared.values()) <= set(LIMITS)
    assert len(declared) >= 30
    limits = site.app.state.site.limits
    try:
        for limit, path in (("people", "/api/people"), ("puzzle", "/api/puzzles")):
            site.app.state.site.limits = Refusing(limit)
            assert site.get(path).status_code == 429
            site.app.state.site.limits = Refusing("another")
            assert site.get(path).status_code == 200
    finally:
        site.app.state.site.limits = limits


def test_a_client_that_connects_too_often_gets_no_websocket(site: TestClient[Litestar]) -> None:
    limits, site.app.state.site.limits = site.app.state.site.limits, Refusing("connect")
    try:
        with pytest.raises(WebSocketDisconnect) as refused, site.websocket_connect("/ws"):
            pass
        assert refused.value.code == WRONG_ORIGIN
    finally:
        site.app.state.site.limits = limits


def unbounded(kind: Any, place: str) -> Iterator[str]:
    """The parts of a message that have no limit of their own."""
    match kind:
        case inspect.StrType():
            if kind.max_length is None and not re.search(r"\{\d*,?\d+\}\$$", kind.pattern or ""):
                yield f"{place}: a text without a longest length"
            if kind.pattern is None:
                yield f"{place}: a text of any characters"
        case inspect.IntType():
            if None in (kind.ge if kind.gt is None else kind.gt, kind.le or kind.lt):
                yield f"{place}: a number without a smallest and a largest value"
        case inspect.ListType() | inspect.VarTupleType() | inspect.SetType():
            if kind.max_length is None:
                yield f"{place}: a list without a largest number"
            yield from unbounded(kind.item_type, f"{place}[]")
        case inspect.TupleType():
            for number, item in enumerate(kind.item_types):
                yield from unbounded(item, f"{place}[{number}]")
        case inspect.DictType():
            if kind.max_length is None:
                yield f"{place}: an object without a largest number of fields"
            yield from unbounded(kind.key_type, f"{place} key")
            yield from unbounded(kind.value_type, f"{place}{{}}")
        case inspect.UnionType():
            for part in kind.types:
                yield from unbounded(part, place)
        case inspect.StructType():
            if not kind.cls.__struct_config__.forbid_unknown_fields:
                yield f"{place}: unknown fields are accepted"
            for field in kind.fields:
                yield from unbounded(field.type, f"{place}.{field.encode_name}")
        case inspect.AnyType() | inspect.RawType() | inspect.BytesType():
            yield f"{place}: anything"


def test_every_body_and_every_frame_is_bounded(site: TestClient[Litestar]) -> None:
    bodies = {
        handler.parsed_data_field.annotation
        for route in site.app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if handler.parsed_data_field is not None
    }
    assert len(bodies) >= 12
    kinds = [*bodies, *get_args(ClientMessage)]
    loose = [text for kind in kinds for text in unbounded(inspect.type_info(kind), kind.__name__)]
    assert sorted(set(loose)) == []


def test_unbounded_parts_are_noticed() -> None:
    class Inner(msgspec.Struct):
        text: str
        numbers: list[int]

    loose = list(unbounded(inspect.type_info(Inner), "Inner"))
    assert len(loose) == 5


def test_every_query_is_bounded(site: TestClient[Litestar]) -> None:
    loose = []
    number = 0
    for path, methods in site.app.openapi_schema.to_schema()["paths"].items():
        for operation in methods.values():
            for query in operation.get("parameters", ()):
                if query["in"] != "query":
                    continue
                number += 1
                schema = query["schema"]
                if "enum" in schema:
                    continue
                kinds = {each["type"] for each in schema.get("oneOf", [schema])}
                if "string" in kinds and "maxLength" not in schema:
                    loose.append(f"{path}?{query['name']}: a text without a longest length")
                if kinds & {"integer", "number"} and "maximum" not in schema:
                    loose.append(f"{path}?{query['name']}: a number without a largest value")
    assert number > 20
    assert loose == []


def test_hostile_parts_of_every_address_are_refused(database: Any, tmp_path: Path) -> None:
    url = database.get_uri()
    settings = Settings(data=str(tmp_path), database=url, secret="s" * 40, rate_factor=1e6)
    app = create_app(settings)
    page = app.openapi_schema.to_schema()
    grammar = Grammar(random.Random(1), "none", page)
    answers = {}
    with TestClient(app, base_url="http://127.0.0.1", raise_server_exceptions=False) as client:
        for route in routes_of(page):
            for part in HOSTILE_PARTS if "{" in route.path else ():
                address = re.sub(r"\{[^}]*\}", quote(part, safe=""), route.path)
                body = None if route.body is None else grammar.sample(route.body)
                answer = client.request(route.method, address, json=body)
                answers[route.method, route.path, part] = answer.status_code
    assert len(answers) > 100
    assert {place: status for place, status in answers.items() if status >= 500} == {}
