"""Trust 12: pages of other sites are refused, and nothing a player writes can run in another one's browser."""

from __future__ import annotations

import hashlib
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from frostglass.engine.errors import Refused
from frostglass.server.contact import checked
from frostglass.server.headers import is_foreign
from tests.server.client import Page
from tests.server.house import House, addresses, new_address, served
from tests.server.registry import DUEL

FOREIGN = ["https://evil.example", "http://127.0.0.1:1", "null", "http://localhost", "file://", "http://[", ""]
NAMES = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "{{7*7}}",
    "\u202ereversed",
    "a\u0000b\nc",
    "ř" * 90,
]


def own(house: House) -> str:
    return house.http


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_gets_no_socket_and_no_table(house: House, origin: str) -> None:
    sitting = house.table()
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(house.ws(sitting.id), origin=Origin(origin), compression=None),
    ):
        pass
    assert refused.value.response.status_code == 403
    body = {"game": "arena", "settings": DUEL, "seats": [{"who": "me"}, {"who": "me"}]}
    answer = house.post("/api/tables", body, Origin=origin)
    assert (answer.status_code, answer.json()["code"]) == (403, "table-foreign-origin")
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize(
    ("asked_over", "origin", "is_ours"),
    [
        ("https", "https://play.example", True),
        ("http", "https://play.example", True),  # a proxy ends TLS
        ("http", "http://play.example", True),
        ("https", "http://play.example", False),
        ("wss", "http://play.example", False),
        ("http", "ftp://play.example", False),
        ("http", "play.example", False),
    ],
)
def test_a_page_that_came_another_way_is_not_ours(asked_over: str, origin: str, is_ours: bool) -> None:
    headers = [(b"host", b"play.example"), (b"origin", origin.encode())]
    assert is_foreign({"type": "http", "scheme": asked_over, "headers": headers}, ()) is not is_ours


def test_the_own_page_gets_both(house: House) -> None:
    body = {"game": "arena", "settings": DUEL, "seats": [{"who": "me"}, {"who": "me"}]}
    answer = house.post("/api/tables", body, Origin=own(house))
    assert answer.status_code == 201
    with connect(house.ws(answer.json()["table"]), origin=Origin(own(house))) as socket:
        assert socket.response is not None
        assert "Sec-WebSocket-Extensions" not in socket.response.headers  # deflate is off


@pytest.mark.parametrize(
    "path", ["/", "/table/x", "/api/games", "/api/tables/none", "/nothing", "/health", "/static/none"]
)
def test_every_answer_has_the_strict_policy(house: House, path: str) -> None:
    headers = house.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["connect-src"] == "'self'"
    for kind in ("script-src", "style-src"):
        itself, *inside = policy[kind].split()
        assert itself == "'self'"
        assert all(re.fullmatch(r"'sha256-[\w+/]{43}='", hash) for hash in inside)
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_whom_to_tell_of_a_hole_is_told_when_the_host_says_so(tmp_path: Path, sqlite_house: House) -> None:
    assert sqlite_house.get("/.well-known/security.txt").status_code == 404
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}", contact="mailto:host@example.org") as house:
        answer = house.get("/.well-known/security.txt")
    told = dict(line.split(": ", 1) for line in answer.text.splitlines())
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert told["Contact"] == "mailto:host@example.org"
    assert told["Preferred-Languages"] == "en, pl, cs"
    until = datetime.strptime(told["Expires"], "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
    assert timedelta(days=29) < until - datetime.now(UTC) < timedelta(days=365)


@pytest.mark.parametrize("contact", ["host@example.org", "http://example.org", "mailto:a\nContact: b"])
def test_a_contact_is_an_address(contact: str) -> None:
    with pytest.raises(Refused, match="serve-contact"):
        checked(contact)


def test_who_came_over_tls_comes_over_nothing_else(tmp_path: Path) -> None:
    proxy = new_address()
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}", proxies=(proxy,)) as house:
        assert "strict-transport-security" not in house.get("/", X_Forwarded_Proto="https").headers  # from no proxy
        with house.from_one_address(proxy):
            for path in ("/", "/api/games", "/nothing"):
                answer = house.get(path, X_Forwarded_For="198.51.100.1", X_Forwarded_Proto="https")
                assert answer.headers["strict-transport-security"] == "max-age=31536000"
            assert "strict-transport-security" not in house.get("/", X_Forwarded_For="198.51.100.1").headers


@pytest.mark.parametrize("name", NAMES)
def test_names_are_plain_text(house: House, name: str) -> None:
    sitting = house.table([{"who": "me", "name": name}, {"who": "hotseat"}])
    answer = house.get(f"/api/tables/{sitting.id}")
    assert answer.headers["content-type"] == "application/json"
    shown = answer.json()["seats"][0]["name"]
    assert shown.isprintable()
    assert len(shown) <= 40
    with Page(house, sitting.id, sitting.token(1)) as page:
        page.at(0)
        assert page.info["seats"][0]["name"] == shown


def test_files_have_their_types_and_tags(house: House) -> None:
    answer = house.get("/")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    again = house.get("/", if_none_match=answer.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    types = {"css": "text/css", "js": "text/javascript", "json": "application/json", "svg": "image/svg+xml"}
    files = addresses(answer.text)
    assert {file.rpartition(".")[2] for file in files} == set(types)
    for file in files:
        got = house.get(file)
        assert got.headers["content-type"].startswith(types[file.rpartition(".")[2]])
        assert got.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert got.headers["content-encoding"] == "gzip"
        plain = house.get(file, accept_encoding="identity")
        assert "content-encoding" not in plain.headers
        assert plain.content == got.content
        assert hashlib.sha256(plain.content).hexdigest().startswith(file.split(".")[-2])


def test_files_are_outside_every_limit(tmp_path: Path) -> None:
    limits = {"work": 0.02, "ease": 0.5}
    with (
        served(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=limits) as house,
        house.from_one_address(),
    ):
        page = house.get("/")
        assert page.status_code == 200
        file = addresses(page.text)[0]
        assert any(house.get("/api/games").status_code == 429 for _ in range(200))
        assert [house.get(file).status_code for _ in range(5)] == [200] * 5
