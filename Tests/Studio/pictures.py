"""Takes pictures of every page and every state of the studio: `make studio-pictures`, or `python pictures.py FOLDER [NAME…]`.

Each is taken in the light and the dark theme, at 1440 and at 390 pixels, on the simulated devices.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, Iterator

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "bindings/python"), str(ROOT / "Tests")]
os.environ.setdefault("VELTOKIT_LIBRARY", str(ROOT / ".build/release/libveltokit.so"))

from veltokit import Device, MwProcessorType  # noqa: E402

from Studio.browsing import opened_browser  # noqa: E402
from Studio.serving import Serving  # noqa: E402
from Studio.states import STATES, State  # noqa: E402

IMAGES = ROOT / "bindings/python/docs/images"
GUIDE = {
    "studio-live": "live-light-1440", "studio-devices": "devices-light-1440", "studio-session": "session-light-1440",
    "studio-play": "play-dark-1440"}
"""The pictures of the guide."""
WIDTHS = (1440, 390)
THEMES = ("light", "dark")
SLOWED = "() => { const draw = requestAnimationFrame; window.requestAnimationFrame = (done) => setTimeout(() => draw(done), 700); }"
"""Makes a window draw late; a slow processor would take the picture as late."""
SLOWEST = 120_000
"""The longest wait for a picture (milliseconds)."""
READY = """() => document.querySelector("h1") && [...document.querySelectorAll("velto-chart")].every((each) => each.loaded)
    && [...document.querySelectorAll("velto-curve, velto-board")].every((each) => each.drawn > 0) && document.fonts.status === "loaded"
    && (location.pathname !== "/live" || document.querySelector("[data-drawn]"))"""
"""Whether a page has its curves, its board in 3-D, its fonts, and what is drawn behind the rest."""
LENGTH = 10
"""The length of the recorded session (seconds)."""
SETTLED = 2500
"""The time until the rest of a page shows what it has (milliseconds)."""


def settle(window: Any) -> None:
    """Waits until a page shows what it has."""
    window.wait_for_function(READY)
    window.wait_for_timeout(SETTLED)


async def run_program(device: Device) -> None:
    """Lets a board compute the length of its acceleration, and read its temperature every minute."""
    length, _ = device.board.create_processor(device.signal("acceleration"), MwProcessorType.RSS)
    _, created = device.board.create_processor(length, MwProcessorType.LOW_PASS, count=16)
    await created
    _, created = device.board.create_timer(60)
    await created


def prepare(studio: Serving) -> dict[str, str]:
    """Connects a board and a TAP, streams, records a session, and returns the pages by their names."""
    motion, tap = studio.connected(studio.board), studio.connected(studio.tap)
    studio.do(lambda: run_program(motion))
    workspace = studio.workspace
    studio.do(lambda: workspace.showing.start([workspace.choice(studio.studio.connected[0])]))
    session = studio.do(lambda: workspace.showing.record("A walk around the table"))
    begin = studio.do(lambda: studio.studio.context.time)
    for seconds in (LENGTH * 0.6, LENGTH):
        studio.until(lambda seconds=seconds: studio.studio.context.time >= begin + seconds)
        if seconds < LENGTH:
            studio.do(lambda: session.mark("turned"))
    studio.do(workspace.showing.stop_recording)
    paths = [f"/device/{studio.do(lambda device=device: device.identifier)}" for device in (motion, tap)]
    return {
        "devices": "/", "live": "/live", "board": paths[0], "tap": paths[1], "log": "/log", "sessions": "/sessions",
        "session": f"/session/{session.number}", "settings": "/settings", "program": "/program", "play": "/play",
    }


def windows(browser: Any) -> Iterator[tuple[str, Any]]:
    """A window of each theme and width, with the end of the names of its pictures."""
    for theme in THEMES:
        for width in WIDTHS:
            context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=theme)
            context.set_default_timeout(SLOWEST)
            yield f"{theme}-{width}", context.new_page()
            context.close()


def take_pages(browser: Any, studio: Serving, pages: dict[str, str], folder: Path) -> None:
    """Takes every page in every theme and width."""
    for look, window in windows(browser):
        studio.do(lambda: studio.workspace.showing.start(studio.workspace.showing.choices))  # Counts begin again.
        for name, path in pages.items():
            window.goto(studio.address + path)
            settle(window)
            window.screenshot(path=str(folder / f"{name}-{look}.png"))


def take_states(browser: Any, studio: Serving, states: dict[str, State], folder: Path) -> None:
    """Takes every state, which is brought about once, in every theme and width."""
    studio.do(studio.workspace.showing.stop)
    taken: dict[str, bytes] = {}
    for name, state in states.items():
        with state(studio) as path:
            for look, window in windows(browser):
                window.goto(studio.address + path)
                if name == "slow":
                    window.evaluate(SLOWED)
                    window.get_by_text("draws with a delay").wait_for()
                settle(window)
                taken[f"state-{name}-{look}.png"] = window.screenshot(timeout=SLOWEST)
        for file, picture in taken.items():  # The disk is full in one of the states.
            (folder / file).write_bytes(picture)
        taken.clear()


def main(folder: Path, wanted: list[str]) -> None:
    """Takes the pictures into a folder, and copies those of the guide beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as state:
        studio = Serving(Path(state))
        try:
            pages = prepare(studio)
            for browser in opened_browser():
                take_pages(browser, studio, {name: path for name, path in pages.items() if not wanted or name in wanted}, folder)
                take_states(browser, studio, {name: state for name, state in STATES.items() if not wanted or name in wanted}, folder)
        finally:
            studio.stop()
    for name, picture in GUIDE.items():
        if (folder / f"{picture}.png").exists():
            shutil.copy(folder / f"{picture}.png", IMAGES / f"{name}.png")
    print(folder)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "pictures"), sys.argv[2:])
