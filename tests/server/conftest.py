"""Servers for the tests of this room: one of each database for all tests that share, others for those that kill."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.databases import Postgres
from tests.server.house import House, served

KINDS = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    database = Postgres()
    yield database
    database.stop()


@pytest.fixture(scope="session")
def sqlite_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    yield from _shared(f"sqlite:///{tmp_path_factory.mktemp('house') / 'tables.sqlite'}")


@pytest.fixture(scope="session")
def postgres_house(postgres: Postgres) -> Iterator[House]:
    yield from _shared(postgres.new_database())


def _shared(database: str) -> Iterator[House]:
    with served(database) as house:
        yield house
        assert [line for line in house.log if '"level":"error"' in line] == []


@pytest.fixture(params=KINDS)
def house(request: pytest.FixtureRequest) -> House:
    """A server that many tests share; each makes its own tables."""
    shared: House = request.getfixturevalue(f"{request.param}_house")
    return shared


@pytest.fixture(params=KINDS)
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """For tests that start and kill servers of their own."""
    if request.param == "sqlite":
        return lambda: f"sqlite:///{tmp_path / 'tables.sqlite'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database
