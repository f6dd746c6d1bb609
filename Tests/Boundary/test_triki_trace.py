"""A long game, replayed through the library as it is shipped: the same packets give the same input for ever."""

from __future__ import annotations

import math

import pytest

from trace_replay import MODES, Packet, TraceReplay, read_expected, read_trace, replay_of

BOUNDS = {"position_x": 2, "position_y": 1, "direction": 1, "velocity": 1e6, "throw_power": 1, "sensor_motion": 1}


@pytest.fixture(scope="module")
def trace() -> list[Packet]:
    return read_trace()


def assert_bounded(replay: TraceReplay) -> None:
    for name, bound in BOUNDS.items():
        assert replay.extremes[name] <= bound, name
    assert all(map(math.isfinite, replay.line.numbers))


def test_game_lasts_several_minutes(trace: list[Packet]) -> None:
    assert trace[-1].time - trace[0].time > 300


@pytest.mark.long
@pytest.mark.parametrize("mode", MODES)
def test_replaying_gives_the_stored_values(velto, trace: list[Packet], mode: str) -> None:
    """Sixty polls a second; a line is stored every second."""
    expected = [line for line in read_expected() if line.mode == mode]
    lines, poll = [], 0
    with replay_of(velto, mode) as replay:
        for packet in trace:
            while 10 + poll / 60 <= packet.time - 1e-9:
                replay.poll(10 + poll / 60)
                if poll % 60 == 0:
                    lines.append(replay.line)
                poll += 1
            replay.receive(packet)
    assert len(lines) == len(expected) > 300
    for second, (line, target) in enumerate(zip(lines, expected)):
        assert line.counts == target.counts, second
        for value, number in zip(line.numbers, target.numbers, strict=True):
            assert abs(value - number) <= 1e-6 * max(1, abs(number)), second


@pytest.mark.long
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("lost_every", [None, 7])
def test_polling_packet_by_packet_stays_bounded(velto, trace: list[Packet], mode: str, lost_every: int | None) -> None:
    packets = [packet for index, packet in enumerate(trace) if lost_every is None or index % lost_every]
    with replay_of(velto, mode) as replay:
        for packet in packets:
            replay.receive(packet)
            replay.poll(packet.time)
        assert_bounded(replay)
        assert replay.input.packet_count == len(packets)


@pytest.mark.parametrize("mode", MODES)
def test_polling_in_bursts_stays_bounded_and_loses_no_click(velto, trace: list[Packet], mode: str) -> None:
    clicks = [line for line in read_expected() if line.mode == mode][-1].counts[:3]
    with replay_of(velto, mode) as replay:
        for packet in trace:
            replay.receive(packet)
            if packet.time >= replay.last_poll + 0.4:
                replay.poll(packet.time)
        replay.poll(trace[-1].time)
        assert_bounded(replay)
        assert replay.line.counts[:3] == clicks
