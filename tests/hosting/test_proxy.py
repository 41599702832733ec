"""The proxy's own configuration, in front of two real servers: a game over TLS, and each client counted by itself."""

from __future__ import annotations

import contextlib
import random
import socket
import ssl
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.hosting.site import NAME, NGINX, Site, site
from tests.server.databases import Postgres
from tests.server.house import new_address
from tests.server.registry import DUEL
from tests.server.test_tables import play_on

pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not installed (apt-get install nginx-light)")
FEW = 6
"""Connections that the proxy lets one client have here; its own file says as many as a server lets it have."""
TABLE = {"game": "arena", "settings": DUEL, "seats": [{"who": "me"}, {"who": "hotseat"}]}


@pytest.fixture(scope="module")
def place(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with site(tmp_path_factory.mktemp("site"), postgres.new_database(), connections=FEW) as found:
        yield found


def opened(place: Site) -> tuple[str, list[str]]:
    """A new table and the tokens of its seats."""
    answer = place.ask("POST", "/api/tables", json=TABLE)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], [seat["token"] for seat in answer.json()["seats"]]


def test_a_game_is_played_over_tls(place: Site) -> None:
    table, tokens = opened(place)
    with place.page(table, tokens[0]) as one, place.page(table, tokens[1]) as two:
        one.at(0)
        two.at(0)
        play_on([one, two], random.Random(7), 20)
        assert one.state["number"] >= 20
    entry = place.ask("GET", "/")
    assert entry.status_code == 200
    assert entry.headers["strict-transport-security"] == "max-age=31536000"
    assert entry.headers["server"] == "nginx"  # and no version


def test_the_own_site_may_play_and_another_may_not(place: Site) -> None:
    table, tokens = opened(place)
    with place.page(table, tokens[0], origin=f"https://{NAME}:{place.port}") as page:
        page.at(0)
    for origin in ("https://evil.example", f"http://{NAME}:{place.port}"):
        with pytest.raises(InvalidStatus) as refused:
            place.page(table, tokens[0], origin=origin)
        assert refused.value.response.status_code == 403


def test_the_plain_port_leads_to_tls_and_other_names_lead_nowhere(place: Site) -> None:
    plain = httpx.get(f"http://127.0.0.1:{place.plain}/table/x?y=1", headers={"Host": NAME})
    assert (plain.status_code, plain.headers["location"]) == (301, f"https://{NAME}/table/x?y=1")
    for path in ("/api/games", "/ws/x"):
        assert httpx.get(f"http://127.0.0.1:{place.plain}{path}", headers={"Host": NAME}).status_code == 403
    with pytest.raises(httpx.RemoteProtocolError):
        httpx.get(f"http://127.0.0.1:{place.plain}/", headers={"Host": "other.example"})
    careless = ssl.create_default_context()
    careless.check_hostname, careless.verify_mode = False, ssl.CERT_NONE
    with socket.create_connection(("127.0.0.1", place.port), 10) as plainly, pytest.raises(ssl.SSLError):
        careless.wrap_socket(plainly, server_hostname="other.example")
    assert place.ask("GET", "/metrics").status_code == 404


def test_each_client_has_its_own_limits_whatever_it_says_of_itself(place: Site) -> None:
    greedy = new_address()

    def status(address: str, number: int) -> int:
        forged = {"X-Forwarded-For": f"198.51.100.{number}, 127.0.0.1", "X-Real-IP": "198.51.100.1"}
        return place.ask("POST", "/api/tables", address, json=TABLE, headers=forged).status_code

    statuses = [status(greedy, number) for number in range(75)]  # each of the two servers lets it have thirty at once
    assert statuses[:25] == [201] * 25
    assert statuses[-1] == 429
    assert status(new_address(), 1) == 201


def test_one_client_does_not_have_all_connections(place: Site) -> None:
    table, tokens = opened(place)
    greedy = new_address()
    with contextlib.ExitStack() as stack:
        pages = [stack.enter_context(place.page(table, tokens[0], greedy)) for _ in range(FEW)]
        with pytest.raises(InvalidStatus) as refused:
            place.page(table, tokens[0], greedy)
        assert refused.value.response.status_code == 429
        stack.enter_context(place.page(table, tokens[1])).at(0)
        assert {page.at(0)["number"] for page in pages} == {0}
