"""The frames of a game loop."""

from __future__ import annotations

import asyncio
import collections
import threading
from itertools import islice

import pytest

from veltokit import Backend, Context


def test_a_manual_clock_advances_by_a_frame(velto: Context) -> None:
    begin = velto.time
    frames = list(islice(velto.frames(hz=50), 5))
    assert [frame.index for frame in frames] == [0, 1, 2, 3, 4]
    assert [frame.dt for frame in frames] == pytest.approx([0.02] * 5)
    assert velto.time - begin == pytest.approx(0.08)


def test_a_late_frame_is_not_made_up_for(velto: Context) -> None:
    lengths = []
    for frame in islice(velto.frames(hz=100), 4):
        lengths.append(frame.dt)
        if frame.index == 1:
            velto.advance(0.5)
    assert lengths == pytest.approx([0.01, 0.01, 0.5, 0.01])


@pytest.mark.parametrize("pumped", [False, True])
def test_frames_of_a_real_clock_keep_their_rate(pumped: bool) -> None:
    with Context(backends=Backend.SIMULATED, pumped=pumped, ephemeral=True) as velto:
        velto.create_simulator(script="rest")
        velto.auto_connect()
        frames = list(islice(velto.frames(hz=200), 41))
        assert frames[-1].time - frames[0].time >= 0.199
        if pumped:
            assert velto.info.device_count == 1 or velto.info.is_scanning


def test_frames_end_with_their_context(velto: Context) -> None:
    for frame in velto.frames():
        if frame.index == 3:
            velto.close()
    assert frame.index == 3


def test_frames_end_when_another_thread_closes_the_context() -> None:
    velto = Context(backends=Backend.SIMULATED, ephemeral=True)
    frames = iter(velto.frames(hz=500))
    assert next(frames).index == 0
    threading.Thread(target=velto.close).start()
    collections.deque(frames, maxlen=0)


@pytest.mark.parametrize("kind", [{}, {"pumped": True}, {"manual_clock": True}])
def test_frames_of_a_coroutine(kind: dict[str, bool]) -> None:
    async def main() -> list[float]:
        with Context(backends=Backend.SIMULATED, ephemeral=True, **kind) as velto:
            times = []
            async for frame in velto.frames(hz=200):
                times.append(frame.time)
                if frame.index == 5:
                    velto.close()
            return times

    times = asyncio.run(main())
    assert len(times) == 6 and times[-1] - times[0] >= 0.0249


@pytest.mark.parametrize("hz", [0, -1, float("nan"), 1e9])
def test_an_impossible_rate_is_refused(velto: Context, hz: float) -> None:
    with pytest.raises(ValueError, match="hz is"):
        velto.frames(hz)


def test_a_cap_plays_when_the_guide_says(velto: Context) -> None:
    """Getting started: a second to "connected", a second and a half at 0, and then within 50 ms of a movement."""
    cap = velto.create_simulator(script="sweep", seed=1)
    velto.auto_connect()
    polls = ((frame.time, velto.player(0).poll(frame.dt)) for frame in velto.frames(hz=60))
    begin = velto.time
    connected = next(time for time, pad in polls if pad.connected)
    moved = next(time for time, pad in polls if pad.position_x)
    assert 0.5 < connected - begin < 1.5 and 1 < moved - connected < 1.6
    cap.play("rest")
    still = next(time for time, pad in polls if time > moved + 3 and pad.position_x == 0)
    cap.move(290)
    assert next(time for time, pad in polls if pad.position_x) - still <= 0.05
