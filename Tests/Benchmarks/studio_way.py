"""What the page Live costs in a real browser, beside the same studio without a window. Skipped where there is no browser."""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
import threading
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Iterator

from tables import Table

from veltokit import Backend, Context
from veltokit.studio import Studio

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from Studio.browsing import CHROMIUM, FLAGS  # noqa: E402

TICK = os.sysconf("SC_CLK_TCK")
SERVER_BUDGET, BYTE_BUDGET, BROWSER_BUDGET = "3.0", "12", "40"
MEDIAN_BUDGET, LATE_BUDGET, TASK_BUDGET, WINDOWS_BUDGET, LOAD_BUDGET = "50", "120", "100", "1.3", "1.5"
BOARDS = 8
LOADS = 5
MEASURE = """async (milliseconds) => {
    const { tracks, listen } = await import("/studio/files/samples.js"), late = [], tasks = [], ends = new Map();
    let drawings = 0;
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration)));
    observer.observe({ entryTypes: ["longtask"] });
    const end = listen(() => {
        drawings++;
        for (const track of tracks.values()) {
            const before = ends.get(track.track) ?? track.end;
            ends.set(track.track, track.end);
            const times = Array.from({ length: Math.min(track.end - before, 100) }, (_, index) => track.times[track.at(track.end - 1 - index)]);
            requestAnimationFrame(() => late.push(...times.map((time) => performance.timeOrigin + performance.now() - time)));
        }
    });
    await new Promise((done) => setTimeout(done, milliseconds));
    end();
    observer.disconnect();
    late.sort((one, other) => one - other);
    return { drawings: drawings * 1000 / milliseconds, median: late[Math.floor(late.length / 2)], late: late[Math.floor(late.length * 0.95)], longest: Math.max(0, ...tasks) };
}"""
"""Measures in the page: drawings a second, from the time of each sample to the frame after the one that drew it, and the longest task."""


class PresentStudio(Studio):
    """A studio on simulated boards whose clock is that of the machine, so that a sample's time can be compared with the browser's."""

    def __init__(self, boards: int, folder: str) -> None:
        super().__init__(state_path=folder, store=Path(folder) / "sessions.velto")
        self._count = boards

    async def open(self) -> None:
        """Starts the boards."""
        context = Context(backends=Backend.SIMULATED, ephemeral=True)
        self.boards = [context.create_simulator(f"Board {index}", "play", model_name="metamotion-s", seed=50 + index) for index in range(self._count)]
        self._start(context)


class Served:
    """A studio whose boards stream, with its server, in a thread of this process. A process has one at most."""

    def __init__(self) -> None:
        self._is_up = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=lambda: self._loop.run_until_complete(self._run()), daemon=True)
        self._thread.start()
        if not self._is_up.wait(60):
            raise RuntimeError("the studio does not start")

    async def _run(self) -> None:
        from velto.page.sensors import first_choice
        from velto.page.server import Place, StudioServer
        from velto.page.workspace import Workspace

        self._end = asyncio.Event()
        with tempfile.TemporaryDirectory() as folder:
            async with PresentStudio(BOARDS, folder) as studio, Workspace(studio) as workspace:
                devices = []
                while len(devices) < BOARDS:
                    devices = await studio.scan(1)
                for device in devices:
                    await studio.connect(device)
                self._choices, self.showing = [first_choice(device) for device in devices], workspace.showing
                server = StudioServer(workspace, Place(port=0))
                serving = asyncio.create_task(server.run())
                self.address = f"http://127.0.0.1:{server.port}"
                await asyncio.sleep(1)
                self._is_up.set()
                await self._end.wait()
                serving.cancel()
                await asyncio.gather(serving, return_exceptions=True)

    def show(self, boards: int) -> None:
        """Streams as many of the boards."""
        asyncio.run_coroutine_threadsafe(self.showing.start(self._choices[:boards]), self._loop).result(60)

    def stop(self) -> None:
        """Ends it."""
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(30)


@contextmanager
def served() -> Iterator[Served]:
    """A studio while it is measured."""
    made = Served()
    try:
        yield made
    finally:
        made.stop()


def processor_time(process: int, is_browser: bool) -> float:
    """The seconds that a process has used, or those of the browser that it has begun."""
    parents, times, names = {}, {}, {}
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            name, _, rest = (entry / "stat").read_text().partition("(")[2].rpartition(")")
        except OSError:
            continue
        fields, number = rest.split(), int(entry.name)
        parents[number], names[number], times[number] = int(fields[1]), name, (int(fields[11]) + int(fields[12])) / TICK
    if not is_browser:
        return times[process]

    def descends(number: int) -> bool:
        while number in parents:
            number = parents[number]
            if number == process:
                return True
        return False

    return sum(seconds for number, seconds in times.items() if not names[number].startswith("node") and descends(number))


def share(seconds: float, is_browser: bool = False) -> float:
    """The part of a core that this process, or the browser that it has begun, uses meanwhile (percent)."""
    before, begin = processor_time(os.getpid(), is_browser), time.monotonic()
    time.sleep(seconds)
    return 100 * (processor_time(os.getpid(), is_browser) - before) / (time.monotonic() - begin)


def opened(context: Any, studio: Served) -> Any:
    """A window that draws, with all that its page has: pickers come behind the curves."""
    window = context.new_page()
    window.goto(f"{studio.address}/live")
    window.wait_for_function("() => document.querySelector('velto-board')?.frame > 100 && document.querySelector('[data-drawn]')")
    return window


def sent(context: Any, studio: Served, seconds: float) -> float:
    """What a further window gets by its WebSockets (kB/s), once it has what was there before."""
    sizes: list[int] = []
    window = context.new_page()
    window.on("websocket", lambda socket: socket.on("framereceived", lambda data: sizes.append(len(data))))
    window.goto(f"{studio.address}/live")
    window.wait_for_function("() => document.querySelector('velto-board')?.frame > 100")
    window.wait_for_timeout(1000)
    sizes.clear()
    window.wait_for_timeout(seconds * 1000)
    rate = sum(sizes) / seconds / 1000
    window.close()
    return rate


def loads(browser: Any, address: str, count: int) -> list[float]:
    """The times until the curves are drawn, each in a browser that has kept nothing (seconds)."""
    found = []
    for _ in range(count):
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        window = context.new_page()
        window.goto(f"{address}/live", wait_until="commit")
        window.wait_for_function("() => document.querySelector('velto-curve')?.drawn > 0")
        found.append(window.evaluate("performance.now()") / 1000)
        context.close()
    return found


@dataclass
class Figures:
    """The page Live of one board."""

    alone: float
    """The studio without a window (percent of a core)."""
    one: float
    """With one (percent of a core)."""
    two: float
    """With two (percent of a core)."""
    rate: float
    """To a window (kB/s)."""
    browser: float
    """The browser with one window (percent of a core)."""
    found: dict[str, float]
    """The results of `MEASURE`."""
    loads: list[float]
    """The times until the curves are drawn (seconds)."""


def rows_of(figures: Figures) -> list[list[str]]:
    """The rows with their budgets."""
    found, loads_ = figures.found, figures.loads
    return [
        ["studio without a window (% of a core)", f"{figures.alone:.1f}", ""],
        ["one window above that (% of a core)", f"{figures.one - figures.alone:.1f}", SERVER_BUDGET],
        ["two windows beside one", f"{figures.two / figures.one if figures.one else 0:.2f}", WINDOWS_BUDGET],
        ["to the window (kB/s)", f"{figures.rate:.1f}", BYTE_BUDGET],
        ["the browser at 1440 × 900, 3-D by its processor (% of a core)", f"{figures.browser:.0f}", BROWSER_BUDGET],
        ["drawings a second", f"{found['drawings']:.0f}", ""],
        ["from a sample to the frame after its drawing, median (ms)", f"{found['median'] or 0:.0f}", MEDIAN_BUDGET],
        ["the same, 95 % (ms)", f"{found['late'] or 0:.0f}", LATE_BUDGET],
        ["longest task in the page (ms)", f"{found['longest']:.0f}", TASK_BUDGET],
        [f"page load, median of {len(loads_)} (s)", f"{statistics.median(loads_):.2f}", LOAD_BUDGET]]


def live_page(browser: Any, studio: Served, seconds: float, count: int) -> Figures:
    """Measures one board: the server and the browser, with no window, one, and two."""
    studio.show(1)
    alone = share(seconds)
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    first = opened(context, studio)
    one, drawing = share(seconds), share(seconds, is_browser=True)
    found = first.evaluate(MEASURE, seconds * 1000)
    rate = sent(context, studio, seconds)
    second = opened(context, studio)
    two = share(seconds)
    second.close()
    context.close()
    return Figures(alone, one, two, rate, drawing, found, loads(browser, studio.address, count))


def eight_boards(browser: Any, studio: Served, seconds: float) -> list[list[str]]:
    """The rows about eight boards at once, which have no budgets."""
    studio.show(BOARDS)
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    window = opened(context, studio)
    both = share(seconds), share(seconds, is_browser=True)
    found = window.evaluate(MEASURE, seconds * 1000)
    context.close()
    counts = [track.counts for track in studio.showing.feed.tracks.values()]
    rate, lost = sum(count.rate for count in counts), sum(count.lost for count in counts)
    name = f"{BOARDS} boards: "
    return [
        [f"{name}samples a second, lost ones", f"{rate:.0f}, {lost}", ""],
        [f"{name}studio and browser (% of a core)", f"{both[0]:.0f}, {both[1]:.0f}", ""],
        [f"{name}from a sample to the frame after its drawing, median and 95 % (ms)", f"{found['median'] or 0:.0f}, {found['late'] or 0:.0f}", ""]]


def table(is_brief: bool) -> Table:
    """The page Live of a board that streams."""
    title, heads = "The studio, its page Live in Chromium", ["", "", "budget"]
    try:
        from playwright.sync_api import sync_playwright
    except ModuleNotFoundError:
        return Table(title, heads, [["Playwright is not installed", "", ""]])
    if not Path(CHROMIUM).exists():
        return Table(title, heads, [["Chromium is not installed", "", ""]])
    seconds = 0.5 if is_brief else 8
    with sync_playwright() as driver, served() as studio:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        rows = rows_of(live_page(browser, studio, seconds, 1 if is_brief else LOADS)) + eight_boards(browser, studio, seconds)
        browser.close()
    note = "The simulated boards run in the process of the studio and are included. Chromium draws without a graphics card."
    return Table(title, heads, rows, note=note)
