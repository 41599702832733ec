"""What lies in hosting/ says what docs/hosting.md promises. Containers are not built here; what they run is."""

from __future__ import annotations

import configparser
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import yaml

from frostglass.server.limits import POSITION_BYTES, Limits
from tests.hosting.site import HOSTING
from tests.server.house import ROOT, House, served

FILES = sorted(file for file in HOSTING.rglob("*") if file.is_file())
COMPOSE: dict[str, Any] = yaml.safe_load((HOSTING / "compose.yaml").read_text("utf-8"))
SERVERS = {name: service for name, service in COMPOSE["services"].items() if "serve" in service.get("command", [])}
CONTAINER = (HOSTING / "Containerfile").read_text("utf-8").replace("\\\n", " ")
HERE = ("0.0.0.0", "127.0.0.1")


def container(word: str) -> list[str]:
    """What the container file says with a word."""
    return [line.partition(" ")[2].strip() for line in CONTAINER.splitlines() if line.strip().startswith(word + " ")]


# -- no addresses, no secrets -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_address_and_no_secret_stands_in_a_file(file: Path) -> None:
    text = file.read_text("utf-8")
    assert set(re.findall(r"\b\d+\.\d+\.\d+\.\d+\b", text)) <= set(HERE)
    assert set(re.findall(r"https?://([\w.-]+)", text)) <= {"127.0.0.1", "servers"}
    assert not re.search(r"-----BEGIN|password\s*[:=]\s*[\"']?[A-Za-z0-9]", text, re.IGNORECASE)
    assert f"`{file.relative_to(HOSTING.parent)}`" in (ROOT / "docs" / "hosting.md").read_text("utf-8")


# -- the container ----------------------------------------------------------------------------------------------------


def test_the_image_is_built_from_the_checkout_and_runs_as_nobody_else() -> None:
    assert container("FROM") == ["python:3.11-slim AS build", "python:3.11-slim"]
    assert container("USER") == ["10001"]
    assert container("ENTRYPOINT") == ['["frostglass"]']
    assert "PIP_CONSTRAINT=/source/constraints.txt" in CONTAINER
    copied = [shlex.split(line) for line in container("COPY")]
    for names in copied[:-1]:
        for name in names[:-1]:
            assert (ROOT / name).exists(), name
    assert copied[-1][0] == "--from=build"
    seen = (HOSTING / "Containerfile.dockerignore").read_text("utf-8").splitlines()
    assert "*" in seen
    assert {line[1:] for line in seen if line.startswith("!")} == {name for names in copied[:-1] for name in names[:-1]}
    assert not re.search(r"curl|wget|PASSWORD|SECRET|TOKEN", CONTAINER)


def test_the_health_check_of_the_image_tells_a_server_that_is_well_from_one_that_is_not(tmp_path: Path) -> None:
    (line,) = (line for line in CONTAINER.splitlines() if "CMD" in line and "/health" in line)
    name, *arguments = yaml.safe_load(line.partition("CMD ")[2])
    assert name == "python"
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}") as house:
        command = [sys.executable, *(argument.replace(":8421", f":{house.port}") for argument in arguments)]
        assert subprocess.run(command, capture_output=True).returncode == 0
    assert subprocess.run(command, capture_output=True).returncode != 0


# -- the compose file -------------------------------------------------------------------------------------------------


def test_two_servers_share_a_database_behind_one_proxy() -> None:
    assert sorted(SERVERS) == ["one", "two"]
    proxy, database = COMPOSE["services"]["proxy"], COMPOSE["services"]["database"]
    told = (HOSTING / "nginx.conf").read_text("utf-8")
    assert set(re.findall(r"server (\w+):8421", told)) == set(SERVERS)
    for service in SERVERS.values():
        command = service["command"]
        assert command[command.index("--trust-proxy") + 1] == "proxy"
        assert re.fullmatch(
            r"postgresql://frostglass:\$\{DATABASE_PASSWORD:\?[^}]*\}@database/frostglass",
            service["environment"]["FROSTGLASS_DATABASE"],
        )
        assert service["depends_on"]["database"]["condition"] == "service_healthy"
        assert "ports" not in service
    assert database["healthcheck"]["test"][1] == "pg_isready"
    assert any(volume.startswith("database:") for volume in database["volumes"])
    assert proxy["ports"] == ["80:8080", "443:8443"]
    assert set(proxy["depends_on"]) == set(SERVERS)
    assert COMPOSE["services"]["helper"]["networks"] == ["inside"]
    assert "ports" not in database
    assert set(database["networks"]) & set(proxy["networks"]) == set()


@pytest.mark.parametrize("name", ["one", "two", "helper", "proxy"])
def test_nobody_may_change_a_container_from_inside(name: str) -> None:
    service = COMPOSE["services"][name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["ulimits"]["nofile"] >= 65536


def test_an_empty_wish_for_limits_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    from frostglass.server.hosting import limits_from_environment

    assert SERVERS["one"]["environment"]["FROSTGLASS_LIMITS"] == "${FROSTGLASS_LIMITS:-}"
    monkeypatch.setenv("FROSTGLASS_LIMITS", "")
    assert limits_from_environment() == Limits()


def test_the_proxy_lets_through_what_the_servers_take() -> None:
    told = (HOSTING / "nginx.conf").read_text("utf-8")
    assert f"limit_conn places {Limits().connections};" in told
    assert int(re.findall(r"client_max_body_size (\d+)k;", told)[0]) * 1024 >= POSITION_BYTES


# -- units of systemd -------------------------------------------------------------------------------------------------

UNITS = sorted((HOSTING / "systemd").iterdir())
CLOSED = {
    "NoNewPrivileges": "yes",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "PrivateTmp": "yes",
    "CapabilityBoundingSet": "",
    "DynamicUser": "yes",
    "User": "frostglass",
    "UMask": "0077",
}


def unit(name: str) -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None, delimiters="=")
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read_string((HOSTING / "systemd" / name).read_text("utf-8"))
    return found


@pytest.mark.parametrize("name", [file.name for file in UNITS if file.suffix == ".service"])
def test_a_service_may_do_little(name: str) -> None:
    service = unit(name)["Service"]
    assert {key: service[key] for key in CLOSED} == CLOSED
    assert "frostglass" in service["StateDirectory"].split()


def test_a_server_is_started_again_and_may_open_many_files() -> None:
    service = unit("frostglass@.service")["Service"]
    assert service["Restart"] == "always"
    assert int(service["LimitNOFILE"]) >= 65536


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed")
    for file in UNITS:
        text = file.read_text("utf-8").replace("/opt/frostglass/bin/frostglass", "/bin/true")
        (tmp_path / file.name.replace("@", "@8421")).write_text(text)
    files = [str(file) for file in sorted(tmp_path.iterdir())]
    done = subprocess.run(["systemd-analyze", "verify", "--man=no", *files], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def backed_up(folder: Path, house: House) -> None:
    """Run what the unit runs, on this machine's folders."""
    told = unit("frostglass-backup.service")["Service"]["ExecStart"].replace("$$", "$").replace("%%", "%")
    program = Path(sys.executable).with_name("frostglass")
    told = told.replace("/opt/frostglass/bin/frostglass", str(program)).replace(
        "/var/lib/frostglass-backups", str(folder)
    )
    environment = {**os.environ, "FROSTGLASS_DATABASE": house.database}
    subprocess.run(shlex.split(told), check=True, env=environment, capture_output=True)


def test_the_nightly_backup_writes_one_file_more_each_time_and_keeps_the_young_ones(tmp_path: Path) -> None:
    backups = tmp_path / "backups"
    backups.mkdir()
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}") as house:
        house.table()
        backed_up(backups, house)
        time.sleep(1.1)
        backed_up(backups, house)
    first, second = sorted(backups.iterdir())
    os.utime(first, (0, 0))
    tidy = unit("frostglass-backup.service")["Service"]["ExecStartPost"]
    subprocess.run(shlex.split(tidy.replace("/var/lib/frostglass-backups", str(backups))), check=True)
    assert list(backups.iterdir()) == [second]
    assert second.stat().st_size > 0
