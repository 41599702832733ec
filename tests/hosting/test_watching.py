"""The dashboard and the alerts ask for figures that a server really tells, with labels that it really gives them."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from tests.hosting.site import HOSTING
from tests.server.client import Page
from tests.server.databases import Postgres
from tests.server.house import House, served
from tests.server.stored import change

WATCHING = HOSTING / "watching"
GIVEN = {"up": {"job", "instance"}}
"""What Prometheus adds by itself, and to every figure."""
Figures = dict[str, set[str]]


@pytest.fixture(scope="module")
def figures(postgres: Postgres) -> Iterator[Figures]:
    """What a server tells after some play: by name its labels."""
    with served(postgres.new_database(), limits={"work": 0.05, "ease": 1}) as house:
        _live(house)
        found: Figures = defaultdict(set)
        for name, labels in re.findall(r"^(?:# TYPE )?([a-z_]+)(\{.*\})?", house.get("/metrics").text, re.MULTILINE):
            found[name] |= {"job", "instance", *re.findall(r'(\w+)="', labels)}
        yield found | GIVEN


def _live(house: House) -> None:
    """Something of everything that is counted."""
    sitting = house.table(["me", {"who": "bot", "level": "apprentice"}])
    assert house.get(f"/api/tables/{sitting.id}", "wrong").status_code == 401
    with house.from_one_address("127.9.9.9"), Page(house, sitting.id, sitting.token(1)) as page:
        page.at(0)
        page.send("nonsense")
        while not page.choices or page.state["number"] < 6:
            if page.choices:
                page.play(page.choices[0])
            else:
                page.receive()
        page.at(page.state["number"])
        change(house.database, "ALTER TABLE entry RENAME TO lost")
        answers = {page.ask(page.command(choice))["type"] for choice in page.choices[:1]}
        change(house.database, "ALTER TABLE lost RENAME TO entry")
        assert answers == {"refused"}
    with Page(house, sitting.id, "wrong") as page:
        assert page.closing_code() == 4401
    with house.from_one_address():
        while house.get("/health").status_code != 429:
            pass


def expressions() -> list[tuple[str, str]]:
    """Every question, with where it stands."""
    rules = yaml.safe_load((WATCHING / "alerts.yaml").read_text("utf-8"))["groups"][0]["rules"]
    found = [(rule["alert"], rule["expr"]) for rule in rules]
    board = json.loads((WATCHING / "dashboard.json").read_text("utf-8"))
    return found + [(panel["title"], target["expr"]) for panel in board["panels"] for target in panel["targets"]]


NAMES_OF_THE_LANGUAGE = {
    "sum", "by", "le", "rate", "increase", "changes", "count", "histogram_quantile", "or",
}  # fmt: skip


def test_every_figure_that_is_asked_for_is_told(figures: Figures) -> None:
    asked = expressions()
    assert len(asked) > 30
    for where, expression in asked:
        plain = re.sub(r'"[^"]*"', "", expression)
        groups = re.findall(r"by \(([^)]*)\)", plain)
        selectors = re.findall(r"([a-z_]+)\{([^}]*)\}", plain)
        bare = re.sub(r"by \([^)]*\)|\{[^}]*\}|\[\w+\]", "", plain)
        names = set(re.findall(r"[a-z_]{2,}", bare)) - NAMES_OF_THE_LANGUAGE
        assert names, where
        assert [name for name in names if not _base(name, figures)] == [], where
        for name, labels in selectors:
            assert set(re.findall(r"(\w+)\s*[=!]", labels)) <= figures[_base(name, figures)] | {"instance"}, where
        known = {"le", "instance"}.union(*(figures[_base(name, figures)] for name in names))
        assert {label.strip() for group in groups for label in group.split(",")} <= known, where


def _base(name: str, figures: Figures) -> str:
    """The name under which a figure is told; empty when it is not."""
    plain = re.sub(r"_(bucket|sum|count)$", "", name)
    return name if name in figures else plain if plain in figures else ""


def test_what_wakes_somebody_is_told_before_it_happens(tmp_path: Path) -> None:
    """Prometheus takes no notice of a figure that first appears as 1."""
    with served(f"sqlite:///{tmp_path / 'tables.sqlite'}") as house:
        told = house.get("/metrics").text
        for figure in (
            'frostglass_failures_total{where="store"} 0',
            'frostglass_too_fast_total{what="cut"} 0',
            'frostglass_access_refused_total{code="table-bad-token"} 0',
        ):
            assert figure in told


def test_every_figure_of_ours_is_shown(figures: Figures) -> None:
    """What nobody looks at need not be counted."""
    shown = " ".join(expression for _, expression in expressions())
    ours = {re.sub(r"_(bucket|sum|count)$", "", name) for name in figures if name.startswith("frostglass")}
    assert [name for name in sorted(ours) if name not in shown] == []


def test_the_documentation_names_every_figure(figures: Figures) -> None:
    told = (HOSTING.parent / "docs" / "hosting.md").read_text("utf-8")
    ours = {re.sub(r"_(bucket|sum|count)$", "", name) for name in figures if name.startswith("frostglass")}
    assert [name for name in sorted(ours) if f"`{name}`" not in told and name != "frostglass_info"] == []


def test_prometheus_asks_the_servers_of_the_compose_file() -> None:
    asked = yaml.safe_load((WATCHING / "prometheus.yaml").read_text("utf-8"))
    (job,) = asked["scrape_configs"]
    services = yaml.safe_load(Path(HOSTING / "compose.yaml").read_text("utf-8"))["services"]
    targets = job["static_configs"][0]["targets"]
    assert {target.split(":")[0] for target in targets} == {
        name for name, service in services.items() if "serve" in service.get("command", [])
    }
    assert job["job_name"] == "frostglass"
    assert asked["rule_files"] == ["alerts.yaml"]
