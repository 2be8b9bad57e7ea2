"""The server matches its OpenAPI description, and no call causes an internal error."""

import http.client
import json
from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings

from tampu.server.app import create_app
from tampu.server.hosting.settings import Settings
from tests.server.site import Server

SCHEMA = create_app(Settings()).openapi_schema.to_schema()
api = schemathesis.openapi.from_dict(SCHEMA)


@api.parametrize()
@settings(
    max_examples=5,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    database=None,
)
def test_no_call_fails_inside(case: Any, server: Server) -> None:
    response = case.call(base_url=server.url)
    assert response.status_code < 500, response.text


def test_everything_is_described() -> None:
    paths = SCHEMA["paths"]
    assert len(paths) > 20
    for path, calls in paths.items():
        for method, call in calls.items():
            assert call.get("summary"), f"{method} {path}"


def test_oversized_bodies_are_refused(server: Server) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    body = json.dumps({"khipu": "x" * 700_000})
    connection.request("POST", "/api/records", body, {"Content-Type": "application/json"})
    assert connection.getresponse().status in (400, 413)
    connection.close()
