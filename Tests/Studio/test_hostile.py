"""Names of devices and files of sessions that want more than to be shown: on every page they are texts, and nothing moves."""

from __future__ import annotations

import io
import sqlite3
import zipfile
from pathlib import Path
from typing import Any, Iterator

import pytest

from velto.output.text import clean
from velto.page.sensors import Choice

from .serving import Serving
from .test_charts import cursor

MARKUP = "<img src=x onerror=\"document.title='ran'\"><script>document.title='ran'</script>\"'{{1+1}}"
NAMES = {
    "markup": MARKUP, "control": "a\u202egnp.exe\u2066سوار\x07\x1b[31mb\r\nc\x7f\u200b \"'\\", "long": "../../?token=1#/%2e%2e/" + "W" * 220}
"""Names that a board in range may have, by what they try."""
LONG = f"{MARKUP}\u202e\x07" + "W" * 10_000
"""A text of more than ten thousand characters."""
PLACES = ("/", "/live", "/log", "/settings", "/program", "/play", "/sessions")
NAMELESS = ("/sessions", "/play")
"""Those that show no name of a device."""
CAUGHT = """() => [document.title, document.querySelectorAll('img[src=x]').length, document.documentElement.scrollWidth,
    document.title + document.body.innerText + [...document.querySelectorAll('[title]')].map(each => each.title).join()]"""


def is_harmless(page: Any) -> None:
    """Nothing has run, nothing was made of a name, no character turns the line, and the page has its width."""
    title, images, width, texts = page.evaluate(CAUGHT)
    assert title != "ran" and images == 0 and width <= 1440, page.url
    assert not set("\u202e\u2066\x07\x1b") & set(texts), page.url


@pytest.fixture(params=NAMES)
def hostile(request: pytest.FixtureRequest, studio: Serving) -> Iterator[Any]:
    """A connected board with a hostile name, which streams."""
    name = NAMES[request.param]
    made = studio.do(lambda: studio.studio.context.create_simulator(name, "rest", model_name="metamotion-s"))
    device = studio.found(made)
    studio.do(lambda: studio.workspace.connect(device))
    studio.do(lambda: studio.workspace.showing.start([Choice(device, ("acceleration",))]))
    yield device
    studio.do(studio.workspace.showing.stop)
    studio.do(lambda: studio.workspace.disconnect(device))
    studio.do(made.destroy)


def test_hostile_names_of_a_board_are_texts_on_every_page(page: Any, studio: Serving, hostile: Any) -> None:
    page.on("dialog", lambda dialog: pytest.fail("a name ran"))
    session = studio.do(lambda: studio.workspace.showing.record("hostile"))
    identifier, name = studio.do(lambda: (hostile.identifier, hostile.info.name))
    for place in (*PLACES, f"/device/{identifier}", f"/session/{session.number}"):
        page.goto(studio.address + place)
        page.locator("h1").wait_for()
        if place not in NAMELESS:  # A session keeps the beginning of a name.
            page.get_by_text(clean(name).split()[0][:20]).locator("visible=true").first.wait_for()
        is_harmless(page)
    studio.do(studio.workspace.showing.stop_recording)
    archive = zipfile.ZipFile(io.BytesIO(page.request.get(f"{studio.address}/sessions/{session.number}/csv.zip").body()))
    for file in archive.namelist():
        assert file == Path(file).name and file.isprintable() and len(file) < 256, file


def test_texts_of_a_session_are_texts(page: Any, studio: Serving) -> None:
    store = studio.do(lambda: studio.studio.store)
    session = studio.do(lambda: store.begin_session("hostile"))
    track = studio.do(lambda: session.add_track("<b>pulse</b>", "<img src=x onerror=alert(1)> [<i>bpm</i>], y", rate=10))
    now = studio.do(lambda: studio.studio.context.time_ns)
    studio.do(lambda: track.write([now + index * 10**8 for index in range(40)], [[index, 1.0] for index in range(40)]))
    for text in (MARKUP, LONG):
        studio.do(lambda text=text: session.mark(text[:1000]))
    studio.do(lambda: session.set_text(LONG[:1000], LONG))
    studio.do(session.end)
    page.on("dialog", lambda dialog: pytest.fail("a text ran"))
    page.goto(f"{studio.address}/sessions")
    page.locator(f"[data-session='{session.number}']").wait_for()
    is_harmless(page)
    page.locator(f"[data-session='{session.number}']").get_by_role("link").click()
    page.wait_for_function("() => document.querySelector('velto-chart')?.loaded?.rows.length > 10")
    assert "<img" in cursor(page, 0.5)[1]  # The cursor has the names of the channels.
    is_harmless(page)
    page.get_by_role("button", name="Delete").click()
    page.locator(".q-dialog").get_by_role("button", name="Delete").click()
    studio.until(lambda: session.number not in [each.number for each in store.sessions])


@pytest.fixture(params=["no database", "half", "forged"])
def damaged(request: pytest.FixtureRequest, studio: Serving, tmp_path: Path, repository: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of sessions that is damaged, or was made to do harm, in place of that of the studio."""
    file, good = tmp_path / "sessions.velto", (repository / "Tests/VeltoStoreTests/Files/version-2.velto").read_bytes()
    file.write_bytes(b"<script>" * 4000 if request.param == "no database" else good[: len(good) // 2] if request.param == "half" else good)
    if request.param == "forged":
        forge(file)
    monkeypatch.setattr(studio.studio, "_store", None)
    monkeypatch.setattr(studio.studio, "_store_path", file)
    return file


def forge(file: Path) -> None:
    """Writes what no program of ours writes into a file of sessions."""
    with sqlite3.connect(file) as tables:
        tables.execute("UPDATE session SET label = ?, notes = ?, zone = ?, start_utc = ?, end_utc = ?", (LONG, LONG, MARKUP, 2**63 - 1, -2**63))
        tables.execute("UPDATE device SET name = ?, model = ?, address = ?", (LONG, MARKUP, MARKUP))
        tables.execute("UPDATE track SET signal = ?, configuration = ?, frames = ?, lost = ?", (MARKUP, MARKUP, 2**62, -5))
        tables.execute("UPDATE mark SET text = ?, time_ns = ?", (LONG, 2**63 - 1))
    tables.close()


def test_a_hostile_file_of_sessions_is_said_or_shown(page: Any, studio: Serving, damaged: Path) -> None:
    page.on("dialog", lambda dialog: pytest.fail("a text ran"))
    page.goto(f"{studio.address}/sessions")
    page.locator(".notice.bad, [data-session]").first.wait_for()
    if (notice := page.locator(".notice.bad")).count():
        assert str(damaged) in notice.first.text_content()
    is_harmless(page)
    page.goto(f"{studio.address}/session/1")
    page.locator(".notice.bad, .card").first.wait_for()
    is_harmless(page)
    assert page.request.get(f"{studio.address}/sessions/1/tracks/1/curve").status in (200, 404, 500)
    page.goto(studio.address)  # The rest of the studio goes on.
    page.locator("[data-device]").first.wait_for()
