# The documentation: its site is built without a warning, its links lead somewhere, its notebooks run.
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    # The only warning that is silenced is the generator's own about its next version.
    build = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)],
        cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True,
    )  # fmt: skip
    assert (build.returncode, build.stdout, build.stderr) == (0, "", "")
    return folder


class Page(HTMLParser):
    """What a page links to, loads, and can be linked to at."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("id"):
            self.anchors.add(str(found["id"]))
        target = found.get("href") if tag in ("a", "link") else found.get("src")
        if target and tag == "a":
            self.links.append(target)
        elif target and found.get("rel") != "canonical":
            self.loads.append(target)


def pages(site: Path) -> Iterator[tuple[Path, Page]]:
    for file in sorted(site.rglob("*.html")):
        if file.name != "404.html":  # its links are absolute, for a server
            yield file, Page(file.read_text("utf-8"))


def test_every_link_leads_somewhere(site: Path) -> None:
    read = dict(pages(site))
    assert len(read) > 25
    broken = []
    for file, page in read.items():
        for link in (*page.links, *page.loads):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            target = target / "index.html" if target.is_dir() else target
            known = read[target].anchors | {"__top"} if target in read else None
            if not target.exists() or (parts.fragment and known is not None and unquote(parts.fragment) not in known):
                broken.append(f"{file.relative_to(site)}: {link}")
    assert broken == []


def test_a_reader_fetches_nothing_from_elsewhere(site: Path) -> None:
    for _, page in pages(site):
        assert [load for load in page.loads if urlsplit(load).netloc] == []
    for style in site.rglob("*.css"):
        assert not re.search(r"(@import|url\()\s*[\"']?(https?:)?//", style.read_text("utf-8")), style.name


SEARCH = """
import shutil, sys
from playwright.sync_api import sync_playwright
found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
with sync_playwright() as playwright:
    page = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"]).new_page()
    page.set_viewport_size({"width": 1280, "height": 900})
    page.on("console", lambda told: print(told.text))
    page.on("pageerror", lambda told: print(told))
    page.goto(sys.argv[1])
    page.click(".md-search__input")
    page.keyboard.type("determinize")
    print(page.wait_for_selector(".md-search-result__link").get_attribute("href"))
"""


def test_the_site_is_searched_from_a_folder(site: Path) -> None:
    """In a process of its own: the browser's driver keeps an event loop running there."""
    command = [sys.executable, "-c", SEARCH, (site / "cards" / "legends.html").as_uri()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=200)
    assert (done.returncode, done.stdout.splitlines()[1:]) == (0, []), done.stderr
    assert "/reference.html" in done.stdout


def test_the_site_wears_the_colours_of_the_house(site: Path) -> None:
    """Each colour that it asks for is one of the house, in light and in dark: an unknown one would silently be none."""
    from frostglass.pictures.theme import DARK, LIGHT

    style = (site / "site" / "house.css").read_text("utf-8")
    asked = set(re.findall(r"var\(--([a-z0-9-]+)\)", style))
    assert asked
    assert asked <= DARK.keys() & LIGHT.keys() | {name for name in DARK if name.startswith("font-")}


def test_examples_of_the_reference_are_code_and_rules_begin_at_the_beginning(site: Path) -> None:
    reference = (site / "reference.html").read_text("utf-8")
    assert "&gt;&gt;&gt; " in reference
    assert "<blockquote>" not in reference
    rules = (site / "rules" / "arena.html").read_text("utf-8")
    assert rules.index('id="1-') < rules.index('id="e1-')


def test_the_cards_have_their_pictures_and_later_chapters_stay_unread(site: Path) -> None:
    assert len(list((site / "cards" / "pictures").glob("*.svg"))) > 100
    rules = (site / "rules" / "embers.html").read_text("utf-8")
    assert "Determination" in rules
    from frostglass.embers.story import STORIES

    told = {number.replace("-", ".") for number in STORIES.later_rules if "-" in number}
    assert told
    assert not any(f"<strong>{number}</strong>" in rules for number in told)


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda file: file.stem)
def test_the_notebooks_run(notebook: Path) -> None:
    book = nbformat.read(notebook, as_version=4)
    assert all(not cell.get("outputs") for cell in book.cells), "keep notebooks without their outputs"
    NotebookClient(book, timeout=240, resources={"metadata": {"path": str(notebook.parent)}}).execute()


def test_there_are_three_notebooks() -> None:
    assert [file.stem for file in NOTEBOOKS] == ["adapters", "library", "training"]
