"""The web site of the guides: its pictures are there, and its first page leads to the documentation."""

from __future__ import annotations

import json
import re
import subprocess
import threading
import urllib.request
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CATALOGUE = ROOT / "Sources/VeltoKit/VeltoKit.docc"
PICTURES = sorted(CATALOGUE.glob("*.svg"))
SVG = "{http://www.w3.org/2000/svg}"
IMAGE = re.compile(r"!\[([^\]]+)\]\(([^)]+)\)")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The guides alone: without the Swift interface they are converted in two seconds."""
    graphs, out = tmp_path_factory.mktemp("graphs"), tmp_path_factory.mktemp("site")
    empty = {
        "metadata": {"formatVersion": {"major": 0, "minor": 6, "patch": 0}, "generator": "test"},
        "module": {"name": "VeltoKit", "platform": {}}, "symbols": [], "relationships": []}
    (graphs / "VeltoKit.symbols.json").write_text(json.dumps(empty))
    subprocess.run(
        ["docc", "convert", CATALOGUE, "--additional-symbol-graph-dir", graphs, "--fallback-display-name", "VeltoKit",
         "--fallback-bundle-identifier", "org.veltokit", "--output-path", out], check=True, capture_output=True)
    (out / "index.html").write_bytes((ROOT / ".ci/site.html").read_bytes())
    return out


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(SimpleHTTPRequestHandler, directory=site))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.sweep
def test_first_page_leads_to_the_documentation(address: str) -> None:
    page = urllib.request.urlopen(address).read().decode()
    (target,) = re.findall(r'http-equiv="refresh" content="0; url=([^"]+)"', page)
    assert f'href="{target}"' in page
    assert urllib.request.urlopen(address + target).status == 200
    assert urllib.request.urlopen(f"{address}{target}gettingstarted/").status == 200


def test_make_docs_makes_that_page_and_says_how_to_look_at_it() -> None:
    lines = subprocess.run(["make", "-n", "docs"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    assert lines[-2] == "cp .ci/site.html .build/docs/index.html"
    assert "http.server --directory .build/docs" in lines[-1]


@pytest.fixture(scope="module")
def symbols(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("symbols")
    subprocess.run(["make", "symbols", f"SYMBOLS={folder}"], cwd=ROOT, check=True, capture_output=True)
    return folder


@pytest.mark.parametrize(("module", "known"), [
    ("VeltoKit", {"Context", "GameInput", "VeltoError"}), ("VeltoMetaWear", {"MetaWearDevice"}), ("VeltoTap", {"TapDevice"}),
    ("VeltoTriki", {"PacketFormat"})])
def test_every_public_type_is_under_a_heading_of_the_first_page(symbols: Path, module: str, known: set[str]) -> None:
    graph = json.loads((symbols / module / f"{module}.symbols.json").read_text())
    types = {symbol["pathComponents"][0] for symbol in graph["symbols"] if len(symbol["pathComponents"]) == 1}
    listed = re.findall(r"^- ``(\w+)``$", (ROOT / f"Sources/{module}/{module}.docc/{module}.md").read_text(), re.M)
    assert known < types
    assert sorted(listed) == sorted(types)


def test_locks_and_loops_are_not_public(symbols: Path) -> None:
    """A program cannot use them: they would only lengthen the list of what it can."""
    graph = json.loads((symbols / "VeltoKit/VeltoKit.symbols.json").read_text())
    names = {symbol["pathComponents"][0] for symbol in graph["symbols"]}
    assert not names & {"Condition", "Guarded", "Hex", "InputTable", "Lock", "Loop", "LoopTimer", "LoopWork", "RingHead"}


def test_families_have_pages_on_the_site() -> None:
    merged = subprocess.run(["make", "-n", "docs"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    [command] = re.findall("^docc merge .*", merged, re.M)
    assert [name for name in ("VeltoKit", "VeltoMetaWear", "VeltoTap", "VeltoTriki") if f"/{name}.doccarchive" not in command] == []


@pytest.mark.sweep
@pytest.mark.parametrize("picture", PICTURES, ids=[picture.name for picture in PICTURES])
def test_picture_shows_on_the_site_and_in_plain_markdown(site: Path, picture: Path) -> None:
    pages = [page for page in CATALOGUE.glob("*.md") if picture.name in [path for _, path in IMAGE.findall(page.read_text())]]
    assert pages
    assert (site / "images/org.veltokit" / picture.name).read_bytes() == picture.read_bytes()
    for page in pages:
        shown = json.loads((site / f"data/documentation/veltokit/{page.stem.lower()}.json").read_text())
        assert shown["references"][picture.name]["variants"]


@pytest.mark.parametrize("picture", PICTURES, ids=[picture.name for picture in PICTURES])
def test_picture_is_read_in_light_and_dark_and_aloud(picture: Path) -> None:
    root = ElementTree.parse(picture).getroot()
    assert root.find(f"{SVG}title").text and root.get("viewBox")
    light, dark = root.find(f"{SVG}style").text.split("@media (prefers-color-scheme: dark)")
    used = {name for element in root.iter() for name in (element.get("class") or "").split()}
    colored = set(re.findall(r"\.(\w+) \{[^}]*(?:fill: #|stroke: #)", light))
    assert colored == set(re.findall(r"\.(\w+) \{", dark))
    assert used - {"middle"} <= colored, "every color has its dark one"


def test_first_guide_is_the_first_link() -> None:
    assert re.search(r"<doc:(\w+)>", (CATALOGUE / "VeltoKit.md").read_text())[1] == "GettingStarted"
    assert "GettingStarted.md" in re.search(r"Guides: .*?\)", (ROOT / "README.md").read_text())[0]
