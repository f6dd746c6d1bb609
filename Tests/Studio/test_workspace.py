"""The studio behind its pages: what several windows ask at the same time, and devices that go."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path
from typing import Iterator

import pytest

from velto.page.sensors import Choice
from veltokit import Backend, Context, Device
from veltokit.studio import Studio, studio as studio_module

from .serving import LONGEST, Serving


@pytest.fixture
def board(studio: Serving) -> Iterator[Device]:
    yield studio.connected(studio.board)
    studio.do(studio.workspace.showing.stop)


def choice(device: Device) -> Choice:
    return Choice(device, ("acceleration",))


def test_windows_that_start_and_stop_at_once_leave_what_was_asked_last(studio: Serving, board: Device) -> None:
    showing = studio.workspace.showing

    async def at_once() -> None:
        await asyncio.gather(showing.start([choice(board)]), showing.start([choice(board)]), showing.stop())

    studio.do(at_once)
    assert not studio.do(lambda: showing.is_running) and not showing.choices and studio.do(lambda: studio.workspace.feed.state) == ""


def test_a_job_goes_on_when_another_window_begins_one(studio: Serving, board: Device) -> None:
    workspace, release = studio.workspace, asyncio.Event()

    async def first() -> str:
        await release.wait()
        return "done"

    async def second() -> str:
        return "never"

    job = studio.do(lambda: workspace.begin("Download", board, first()))
    assert studio.do(lambda: workspace.begin("Update", board, second())) is job
    studio.do(release.set)
    studio.until(lambda: not job.is_running)
    assert job.text == "done"


def test_time_goes_on_when_a_shown_device_is_forgotten(studio: Serving, board: Device) -> None:
    workspace = studio.workspace
    studio.do(lambda: workspace.showing.start([choice(board)]))
    studio.do(lambda: board.forget())
    before = studio.do(lambda: studio.studio.context.time)
    studio.until(lambda: studio.studio.context.time > before + 3)
    assert not any(task.done() for task in workspace._tasks)
    studio.do(workspace.showing.stop)


def test_packets_are_taken_while_the_studio_is_busy(studio: Serving, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(studio_module, "Context", partial(Context, backends=Backend.SIMULATED))

    async def run() -> None:
        async with Studio(state_path=tmp_path, store=tmp_path / "sessions.velto") as busy:
            busy.context.create_simulator("Board", "play", model_name="metamotion-s", seed=1)
            device = (await busy.scan(1))[0]
            await busy.connect(device)
            async with busy.streaming([device], ["acceleration"], rate=100) as streams:
                [source] = streams.sources
                before, end = source.stream.info.received_count, time.monotonic() + LONGEST
                while source.stream.info.received_count < before + 10:  # Drawing a page takes a second, in which nothing else goes on.
                    assert time.monotonic() < end, "no packet is taken"

    studio.do(run)
