"""A grammar of inputs that are almost right: requests, frames and records.

The requests come from the OpenAPI page of the server, so that new addresses are attacked as soon as
they exist.
"""

import json
import random
import string
from typing import Any, NamedTuple

from tools.siege.client import Person

ODD_TEXTS = (
    *(
        "",
        " ",
        "\0",
        "a\0b",
        "\ud800",
        "🦙",
        "\u202e",
        "x" * 65,
        "x" * 5_000,
        "../../etc/passwd",
        "%00",
    ),
    *(
        "null",
        "NaN",
        "-1",
        "1e999",
        "0x10",
        "٣",
        "' OR 1=1 --",
        "<script>",
        "${jndi:x}",
        "__proto__",
    ),
)
ODD_VALUES: tuple[Any, ...] = (
    *ODD_TEXTS,
    *(
        None,
        True,
        0,
        -1,
        2**31,
        2**53 + 1,
        2**64,
        10**40,
        1.5,
        float("inf"),
        [],
        {},
        [[]],
        [None] * 9,
    ),
)
HEADERS = (
    "Origin",
    "Host",
    "Cookie",
    "Accept-Language",
    "Content-Type",
    "X-Forwarded-For",
    "Range",
)
EXAMPLES: dict[str, Any] = {
    "game": "imhotep",
    "language": "en",
    "bot": "random",
    "khipu": "KHIPU",
    "password": "long enough",
    "old": "long enough",
    "new": "long enough",
    "webhook": "https://example.org/",
}
"""By name the texts that a field or a part of an address wants."""
TABLE = {
    "game": "imhotep",
    "seats": [{"kind": "me"}, {"kind": "hotseat", "name": "x"}],
    "options": {"wrath": True},
    "clock": {"kind": "bank", "seconds": 60, "window": [8, 22]},
    "seed": 5,
}
UNLISTED = ("/", "/metrics", "/ws", "/api/me/export", "/api/schema/openapi.json")
"""Addresses that the OpenAPI page does not list."""
SECRETS = {"password", "new"}
"""A body with one of these costs the server a slow hash; such requests are rarer."""
KHIPU = (
    "khipu 1\ngame: imhotep\nrules: 1\nseats: a, b\noptions: sides=AAAAA\ncommitment: 00\n"
    "seed: null\n"
    "salt: null\n\n1 chance start:2\n"
)
FRAMES: tuple[dict[str, Any], ...] = (
    {"type": "watch", "table": "T", "since": 0},
    {"type": "unwatch", "table": "T"},
    {"type": "act", "table": "T", "seat": 0, "seq": 1, "key": "k", "action": 1},
    {
        "type": "act",
        "table": "T",
        "seat": 0,
        "seq": 1,
        "key": "k",
        "kind": "sail",
        "fields": {"a": 1},
    },
    {"type": "act", "table": "T", "seat": 0, "seq": 1, "key": "k", "notation": "L1.1"},
    {"type": "undo", "table": "T", "seat": 0, "seq": 1, "key": "k", "to": 1},
    {"type": "redo", "table": "T", "seat": 0, "seq": 1, "key": "k"},
    {"type": "restart_turn", "table": "T", "seat": 0, "seq": 1, "key": "k"},
    {"type": "confirm", "table": "T", "seat": 0, "seq": 1, "key": "k"},
    {"type": "ask_undo", "table": "T", "seat": 0, "seq": 1, "key": "k", "to": 1},
    {"type": "answer_undo", "table": "T", "seat": 0, "seq": 1, "key": "k", "agree": True},
    {"type": "why", "ref": 1, "table": "T", "seat": 0, "kind": "sail", "fields": {"ship": 1}},
    {
        "type": "foresee",
        "ref": 1,
        "table": "T",
        "seat": 0,
        "seq": 1,
        "kind": "sail",
        "fields": {"ship": 1},
    },
    {"type": "hint", "table": "T", "seat": 0, "key": "k"},
    {"type": "chat", "table": "T", "text": "x"},
    {"type": "mute", "person": "abc", "on": True},
    {"type": "seek", "game": "imhotep", "seats": 2, "kind": "live"},
    {"type": "stop_seeking"},
    {"type": "ping"},
)


class Route(NamedTuple):
    """One method of one address."""

    method: str
    path: str
    queries: tuple[str, ...] = ()
    body: Any = None
    """The schema of the body."""
    weight: float = 1.0


def routes_of(page: Any) -> list[Route]:
    """The routes of an OpenAPI page, and those that it does not list."""
    routes = [Route("GET", path) for path in UNLISTED]
    for path, methods in page["paths"].items():
        for method, operation in methods.items():
            queries = [q["name"] for q in operation.get("parameters", ()) if q["in"] == "query"]
            content = operation.get("requestBody", {}).get("content", {})
            body = content.get("application/json", {}).get("schema")
            fields = resolved(body or {}, page).get("properties", {})
            weight = 0.03 if SECRETS & set(fields) else 1.0
            routes.append(Route(method.upper(), path, tuple(queries), body, weight))
    return routes


def resolved(schema: Any, page: Any) -> Any:
    """The schema, or the component that it refers to."""
    name = schema.get("$ref", "").rpartition("/")[2]
    return page["components"]["schemas"][name] if name else schema


class Grammar:
    """Makes inputs that are almost right."""

    def __init__(self, rng: random.Random, table: str, page: Any) -> None:
        self.rng = rng
        self.table = table
        self.page = page
        self.routes = routes_of(page)
        self._weights = [route.weight for route in self.routes]
        self.ids = [table]
        """Ids that the server has answered with."""

    def sample(self, schema: Any, name: str = "") -> Any:
        """A value that fits a schema, or almost."""
        rng = self.rng
        schema = resolved(schema, self.page)
        if schema.get("title") == "NewTable" and rng.random() < 0.5:
            return TABLE
        if "enum" in schema:
            return rng.choice(schema["enum"])
        for union in ("oneOf", "anyOf"):
            if union in schema:
                rest = {key: value for key, value in schema.items() if key != union}
                return self.sample(rest | rng.choice(schema[union]), name)
        kind = schema.get("type")
        if isinstance(kind, list):
            kind = rng.choice(kind)
        if kind == "object":
            fields = schema.get("properties", {})
            wanted = [n for n in fields if n in schema.get("required", ()) or rng.random() < 0.7]
            return {field: self.sample(fields[field], field) for field in wanted}
        if kind == "array":
            items = schema.get("prefixItems") or [schema.get("items", {})] * rng.randrange(1, 4)
            return [self.sample(item, name) for item in items]
        if kind in ("integer", "number"):
            least, most = int(schema.get("minimum", 0)), int(schema.get("maximum", 5))
            return rng.choice((least, most, min(most, max(least, rng.randrange(6)))))
        if kind == "boolean":
            return rng.random() < 0.5
        if kind == "null":
            return None
        text = EXAMPLES.get(name) or (rng.choice(self.ids) if rng.random() < 0.3 else "x")
        return text.ljust(schema.get("minLength", 0), "x")

    def learn(self, answer: bytes) -> None:
        """Remember the ids of an answer, which later requests name."""
        if b'"id":"' in answer and len(self.ids) < 40:
            self.ids.append(answer.partition(b'"id":"')[2].partition(b'"')[0].decode()[:64])

    def target(self, path: str) -> str:
        """An address whose parts are filled in."""
        parts = []
        for part in path.split("/"):
            name = part.strip("{}")
            if part == name:
                parts.append(part)
            elif self.rng.random() < 0.25:
                parts.append(_quoted(self.rng.choice(ODD_TEXTS)))
            elif name == "table":
                parts.append(self.table)
            else:
                parts.append(EXAMPLES.get(name) or self.rng.choice(self.ids))
        return "/".join(parts)

    def mutated(self, value: Any, depth: int = 0) -> Any:
        """The value with a few parts replaced, removed, repeated or nested."""
        rng = self.rng
        if rng.random() < 0.15:
            return rng.choice(ODD_VALUES)
        if rng.random() < 0.01 and depth == 0:
            nested: Any = value
            for _ in range(rng.choice((10, 200))):
                nested = [nested]
            return nested
        if isinstance(value, dict):
            fields = {name: self.mutated(part, depth + 1) for name, part in value.items()}
            if fields and rng.random() < 0.1:
                fields.pop(rng.choice(list(fields)))
            if rng.random() < 0.1:
                fields[rng.choice(ODD_TEXTS)] = rng.choice(ODD_VALUES)
            return fields
        if isinstance(value, list):
            return [self.mutated(part, depth + 1) for part in value] * rng.choice((1, 1, 1, 0, 9))
        return self.record() if value == "KHIPU" else value

    def record(self) -> str:
        """A record with lines changed, swapped, repeated or cut."""
        lines = KHIPU.split("\n")
        for _ in range(self.rng.randrange(3)):
            at = self.rng.randrange(len(lines))
            kind = self.rng.randrange(4)
            if kind == 0:
                lines[at] = lines[at].partition(":")[0] + ": " + self.rng.choice(ODD_TEXTS)
            elif kind == 1:
                lines[at] = lines[self.rng.randrange(len(lines))]
            elif kind == 2:
                lines[at] += self.rng.choice(("9" * 30, "9" * 5_000, ",a" * 50, " ~ zz"))
            else:
                del lines[at + 1 :]
        return "\n".join(lines)

    def damaged(self, data: bytes) -> bytes:
        """The bytes with a few of them changed, or cut short."""
        if not data or self.rng.random() < 0.7:
            return data
        changed = bytearray(data)
        for _ in range(self.rng.randrange(1, 4)):
            changed[self.rng.randrange(len(changed))] = self.rng.randrange(256)
        return bytes(changed[: self.rng.randrange(1, len(changed) + 1)])

    def encoded(self, value: Any) -> bytes:
        if self.rng.random() < 0.005:
            depth = self.rng.choice((900, 5_000, 100_000))
            return b"[" * depth + b"]" * depth
        text = json.dumps(value, ensure_ascii=self.rng.random() < 0.7)
        return self.damaged(text.encode("utf-8", "surrogatepass"))

    def request(self, person: Person) -> bytes:
        """The bytes of one request."""
        rng = self.rng
        (route,) = rng.choices(self.routes, self._weights)
        method, target = route.method, self.target(route.path)
        if rng.random() < 0.1:
            target += "/" + _quoted(rng.choice(ODD_TEXTS))
        if rng.random() < 0.3:
            query = rng.choice(route.queries or ("link",))
            target += f"?{query}={_quoted(str(rng.choice(ODD_VALUES)))}"
        if rng.random() < 0.05:
            method = rng.choice(("PUT", "TRACE", "OPTIONS", "HEAD", "BREW", "POST"))
        headers = person.headers()
        if rng.random() < 0.2:
            odd = rng.choice(
                ("http://[", "a:99999", "\xff", "[", "x" * 9_000, "null", "a; b=\x7f", "")
            )
            headers[rng.choice(HEADERS)] = odd
        data = b""
        if route.body is not None:
            data = self.encoded(self.mutated(self.sample(route.body)))
        if data:
            headers.setdefault("Content-Type", "application/json")
            headers["Content-Length"] = str(len(data))
        head = "\r\n".join(
            [f"{method} {target} HTTP/1.1", *(f"{n}: {t}" for n, t in headers.items())]
        )
        return head.encode("latin-1", "replace") + b"\r\n\r\n" + data

    def frame(self) -> bytes:
        frame = {**self.rng.choice(FRAMES)}
        if "table" in frame:
            frame["table"] = self.table
        return self.encoded(self.mutated(frame))


def _quoted(text: str) -> str:
    plain = string.ascii_letters + string.digits + "_-"
    data = text.encode("utf-8", "surrogatepass")
    return "".join(chr(b) if chr(b) in plain else f"%{b:02X}" for b in data)
