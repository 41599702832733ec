"""A PostgreSQL on another machine: `?ssl=require` behind its address, and nothing goes there unprotected."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from frostglass.engine.errors import Refused
from frostglass.server.store import Store
from tests.server.databases import Postgres
from tests.server.house import served
from tests.server.stored import stored


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    database = Postgres()
    yield database
    database.stop()


def speak_tls(postgres: Postgres) -> None:
    """Give it a certificate, and start it again."""
    data = Path(postgres._data)
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-days", "2", "-subj", "/CN=database", "-keyout", str(data / "server.key")]
    subprocess.run([*command, "-out", str(data / "server.crt")], check=True, capture_output=True)
    owner = data.stat()
    for name in ("server.key", "server.crt"):
        (data / name).chmod(0o600)
        os.chown(data / name, owner.st_uid, owner.st_gid)
    with (data / "postgresql.conf").open("a") as settings:
        settings.write("\nssl = on\n")
    postgres.kill()
    postgres.start()


def test_who_requires_tls_of_the_database_gets_it_or_nothing(own_postgres: Postgres) -> None:
    plain = own_postgres.new_database()
    with pytest.raises(Refused, match="SSL"):
        asyncio.run(Store.open(f"{plain}?ssl=require"))
    speak_tls(own_postgres)
    with served(f"{plain}?ssl=require") as house:
        assert house.get(f"/api/tables/{house.table().id}").status_code == 200
        ours = (
            "FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE datname LIKE 'frost%' AND pid <> pg_backend_pid()"
        )
        assert stored(plain, f"SELECT count(*) {ours} AND ssl") > 0
        assert stored(plain, f"SELECT count(*) {ours} AND NOT ssl") == 0
