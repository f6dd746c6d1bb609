"""Real parts: two windows, a slow one, a full disk, a server that is killed and comes back. Nothing that was recorded is lost."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Iterator

import pytest

from veltokit import Backend, Context

from .serving import LONGEST, Serving

FRAMES = "() => [...document.querySelectorAll('velto-board')].map(board => board.frame)[0] ?? 0"
"""The number of the frame that a window shows."""

STILL = 15
"""The time for which a window answers nothing (seconds)."""


def received(studio: Serving) -> int:
    """The frames that have arrived."""
    return studio.do(lambda: next(iter(studio.workspace.feed.tracks.values())).end)


def test_two_windows_show_the_same(page: Any, profile: Any, studio: Serving, board: Any) -> None:
    other = profile.new_page()
    for window in (page, other):
        window.goto(f"{studio.address}/live")
        window.wait_for_function(f"() => ({FRAMES})() > 50")
    other.get_by_role("button", name="Pause").click()
    for window in (page, other):
        window.get_by_role("button", name="Resume").wait_for()
    page.get_by_role("button", name="Resume").click()
    other.get_by_role("button", name="Pause").wait_for()
    page.get_by_role("button", name="Record").click()
    other.get_by_role("button", name="Stop recording").wait_for()
    other.close()  # What one window began goes on without the other.
    before = received(studio)
    page.wait_for_function(f"() => ({FRAMES})() > {before}")
    assert studio.workspace.showing.session is not None


def test_a_reload_in_the_middle_of_a_recording_loses_nothing(page: Any, studio: Serving, board: Any) -> None:
    page.goto(f"{studio.address}/live")
    page.get_by_role("button", name="Record").click()
    session = studio.until(lambda: studio.workspace.showing.session)
    for _ in range(3):
        page.reload()
    page.get_by_role("button", name="Stop recording").click()
    page.wait_for_url(f"**/session/{session.number}")
    info = studio.do(lambda: session.track("quaternion").info)
    assert info.lost_count == info.gap_count == 0 and info.frame_count > 0


def test_a_slow_window_gets_fewer_messages_and_every_sample(page: Any, studio: Serving, board: Any) -> None:
    page.goto(f"{studio.address}/live")
    page.wait_for_function(f"() => ({FRAMES})() > 20")
    tools = page.context.new_cdp_session(page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": 20})
    before = received(studio)
    page.wait_for_function(f"() => ({FRAMES})() > {before + 100}")
    page.get_by_text("This window draws with a delay").wait_for()
    assert page.evaluate("""() => import('/studio/files/samples.js').then(({ tracks }) => {
        const track = [...tracks.values()][0], first = Math.max(track.end - 100, 0);
        return Array.from({ length: track.end - first }, (_, index) => track.values[track.at(first + index) * track.width]).some(Number.isNaN);
    })""") is False
    tools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    page.wait_for_function(f"() => ({FRAMES})() > {received(studio)}")
    page.get_by_text("This window draws with a delay").wait_for(state="hidden")


def test_a_window_that_stands_still_keeps_what_was_typed(page: Any, studio: Serving, board: Any) -> None:
    page.goto(f"{studio.address}/live")
    page.get_by_role("button", name="Record").click()
    page.get_by_label("Text of the mark").fill("by hand")
    page.on("dialog", lambda dialog: (page.wait_for_timeout(STILL * 1000), dialog.accept()))
    page.evaluate("() => alert('It waits.')")
    page.get_by_role("button", name="Mark").click()
    session = studio.workspace.showing.session
    studio.until(lambda: [mark.text for mark in session.marks] == ["by hand"])
    page.wait_for_function(f"() => ({FRAMES})() >= {received(studio)}")
    assert studio.do(lambda: session.track("quaternion").info.lost_count) == 0


def test_a_full_disk_is_said_on_every_page_and_loses_nothing(page: Any, studio: Serving, board: Any) -> None:
    showing = studio.workspace.showing
    session = studio.do(lambda: showing.record("on a full disk"))
    page.goto(f"{studio.address}/live")
    studio.until(lambda: session.status.committed_count > 0)
    kept = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, kept[1]))  # No file may grow: the disk is full for this program.
    try:
        page.get_by_text("The disk is full").wait_for()
        page.goto(f"{studio.address}/sessions")
        page.get_by_text("The disk is full").wait_for()
        before = studio.do(lambda: session.status)
        studio.until(lambda: session.status.taken_count > before.taken_count + 50)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, kept)
    page.get_by_text("The disk is full").wait_for(state="detached")
    studio.do(showing.stop_recording)
    status, info = studio.do(lambda: (session.status, session.track("quaternion").info))
    assert status.dropped_count == info.lost_count == 0 and info.frame_count > before.taken_count + 50


class Process:
    """`velto studio` as a process that is killed and begun again at the same port."""

    def __init__(self, repository: Path, folder: Path) -> None:
        self._environment = {**os.environ, "PYTHONPATH": str(repository / "bindings/python"), "XDG_STATE_HOME": str(folder)}
        self._port = 0
        self.begin()

    def begin(self) -> None:
        """Begins it, and waits until it serves."""
        command = [sys.executable, "-m", "velto", "studio", "--simulated", "--no-browser", "--json", "--port", str(self._port)]
        self._process = subprocess.Popen(command, env=self._environment, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self._port = json.loads(self._process.stdout.readline())["port"]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def end(self, number: signal.Signals = signal.SIGKILL) -> None:
        """Ends it."""
        self._process.send_signal(number)
        self._process.wait(LONGEST)


@pytest.fixture
def process(repository: Path, tmp_path: Path) -> Iterator[Process]:
    made = Process(repository, tmp_path)
    yield made
    made.end()


def test_a_killed_server_is_said_and_comes_back(profile: Any, process: Process, tmp_path: Path) -> None:
    page = profile.new_page()
    page.goto(f"{process.address}/live")
    page.wait_for_function(f"() => ({FRAMES})() > 20")
    page.get_by_role("button", name="Record").click()
    page.get_by_role("button", name="Stop recording").wait_for()
    begun = page.evaluate(FRAMES)
    page.wait_for_function(f"() => ({FRAMES})() > {begun + 400}")  # Commits are some seconds apart.
    process.end()
    page.get_by_text("The studio does not respond").wait_for()
    process.begin()
    page.wait_for_function(f"() => ({FRAMES})() > 20")
    page.get_by_text("The studio does not respond").wait_for(state="hidden")
    page.goto(f"{process.address}/sessions")
    page.get_by_text("recovered after a crash").wait_for()
    page.close()
    process.end(signal.SIGINT)
    with Context(backends=Backend.SIMULATED, manual_clock=True, ephemeral=True) as context:
        with context.open_store(tmp_path / "veltokit/simulated/sessions.velto") as store:
            [session] = store.sessions
            assert all(track.info.gap_count == 0 for track in session.tracks) and session.info.frame_count >= 100
