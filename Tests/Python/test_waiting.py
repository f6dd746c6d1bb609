"""Waiting up to a time limit on a manual clock, on which a wait must end at its limit to the nanosecond."""

from __future__ import annotations

import signal
from types import FrameType
from typing import Iterator

import pytest
from fake_devices import battery

from veltokit import Backend, Context, EventClass

TIMEOUTS = [0, 1e-9, 0.1, 0.3, 0.5, 1, 1.1, 3, 5, 60]


@pytest.fixture(autouse=True)
def limit() -> Iterator[None]:
    """Fails a wait that does not end."""

    def fail(_: int, __: FrameType | None) -> None:
        raise AssertionError("the wait does not end")

    before = signal.signal(signal.SIGALRM, fail)
    signal.alarm(20)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize("timeout", TIMEOUTS)
def test_a_subscription_waits_as_long_as_it_is_told(velto: Context, timeout: float) -> None:
    _, device = battery(velto)
    with device.subscribe("2a19") as values:
        values.started.wait()
        list(values.drain())
        begin = velto.time_ns
        assert values.wait(timeout) is None
        assert 0 <= velto.time_ns - begin - timeout * 1e9 <= 1


@pytest.mark.parametrize("timeout", TIMEOUTS)
def test_a_host_radio_waits_as_long_as_it_is_told(timeout: float) -> None:
    with Context(backends=Backend.HOST, manual_clock=True, ephemeral=True) as velto:
        with velto.create_host_radio() as radio:
            begin = velto.time_ns
            assert radio.wait(timeout) is None
            assert 0 <= velto.time_ns - begin - timeout * 1e9 <= 1


@pytest.mark.parametrize("timeout", TIMEOUTS)
def test_a_queue_waits_as_long_as_it_is_told(velto: Context, timeout: float) -> None:
    with velto.events(EventClass.BUTTON) as events:
        begin = velto.time_ns
        assert events.wait(timeout) is None
        assert 0 <= velto.time_ns - begin - timeout * 1e9 <= 1


@pytest.mark.parametrize("seconds", [0, 9.9, 10, 10.000000001, 33.3, 3600])
def test_a_clock_advances_to_the_nanosecond_however_far(velto: Context, seconds: float) -> None:
    begin = velto.time_ns
    velto.advance(seconds)
    assert velto.time_ns == begin + round(seconds * 1e9)
    velto.advance_to(begin + 2 * round(seconds * 1e9))
    assert velto.time_ns == begin + 2 * round(seconds * 1e9)


@pytest.mark.parametrize("seconds", [-1, float("nan"), float("inf"), 1e9])
def test_a_clock_refuses_what_it_cannot_advance(velto: Context, seconds: float) -> None:
    begin = velto.time_ns
    with pytest.raises(ValueError, match="seconds is"):
        velto.advance(seconds)
    assert velto.time_ns == begin
