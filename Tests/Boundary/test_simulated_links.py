"""The pace of simulated links, as programs see it: capacity, delays, and samples that the firmware drops."""

from __future__ import annotations

import ctypes

import pytest

from connected_board import RL, ConnectedBoard
from pumped_context import Failed, PumpedContext
from stream_reader import StreamReader
from raw_device import STREAM, RawDevice
from veltokit import abi

SECONDS = 10


def link(context: PumpedContext, **members) -> abi.velto_sim_link:
    conditions = abi.velto_sim_link()
    context.sim_link_init(ctypes.byref(conditions), ctypes.sizeof(conditions))
    for name, value in members.items():
        setattr(conditions, name, value)
    return conditions


def info(context: PumpedContext, sim: abi.velto_sim) -> abi.velto_sim_info:
    return context.answer(abi.velto_sim_info, "sim_get_info", sim)


def board_at(context: PumpedContext, rate: float, is_unpacked: int = 1, **members) -> tuple[ConnectedBoard, StreamReader]:
    """A board that streams acceleration, with nothing read yet."""
    board = ConnectedBoard(context, RL, ideal_link=False)
    if members:
        context.sim_set_link(board.sim, ctypes.byref(link(context, **members)))
    board.set_sensor(rate=rate, is_unpacked=is_unpacked)
    reader = StreamReader(context, board.device, "acceleration", abi.VELTO_UNITS_SI, capacity=65536)
    context.op_wait(reader.start)
    context.advance(1)
    reader.read(65536)
    return board, reader


# ---- What a link carries ----


def test_the_default_is_a_real_link(context) -> None:
    sim = context.create_sim(ideal_link=False)
    found = context.answer(abi.velto_sim_link, "sim_get_link", sim)
    assert (found.interval, found.notifications_per_interval, found.writes_per_interval, found.mtu, found.is_ideal) == (0.03, 0, 0, 247, 0)
    assert context.answer(abi.velto_sim_link, "sim_get_link", context.create_sim()).is_ideal == 1


@pytest.mark.parametrize(
    ("members", "expected"),
    [({}, 100), ({"interval": 0.0075}, 800), ({"interval": 0.05, "notifications_per_interval": 5}, 100), ({"is_ideal": 1}, 1600)],
    ids=["default", "shortest", "slow-and-wide", "ideal"],
)
def test_a_program_that_wants_1600_packets_a_second_gets_what_the_link_carries(context, members, expected: int) -> None:
    board, reader = board_at(context, 1600, **members)
    before, lost_before = reader.info, info(context, board.sim).lost_notification_count
    context.advance(SECONDS)
    rows, _ = reader.read(65536)
    after = reader.info
    assert len(rows) == pytest.approx(expected * SECONDS, rel=0.02)
    assert len(rows) + after.lost_count - before.lost_count == pytest.approx(1600 * SECONDS, rel=0.02), "lost frames are counted"
    dropped = info(context, board.sim).lost_notification_count - lost_before
    assert dropped == pytest.approx((1600 - expected) * SECONDS, rel=0.02, abs=10)


def test_packed_acceleration_at_100_hz_fits_beside_game_input(context) -> None:
    board, reader = board_at(context, 100, is_unpacked=0)
    context.device_set_player_index(board.device, 0)
    context.advance(1)
    reader.read()
    lost = info(context, board.sim).lost_notification_count
    context.advance(SECONDS)
    rows, _ = reader.read()
    assert len(rows) == pytest.approx(100 * SECONDS, abs=6)
    assert reader.info.lost_count == 0
    assert info(context, board.sim).lost_notification_count == lost
    assert context.poll(board.device).packet_count > 0


def test_a_board_that_requests_the_shortest_interval_gets_it(context) -> None:
    board, reader = board_at(context, 800)
    assert info(context, board.sim).connection_interval == 0.03
    settings = abi.velto_mw_settings()
    context.mw_settings_init(ctypes.byref(settings), ctypes.sizeof(settings))
    settings.interval_min = settings.interval_max = 0.0075
    assert board.call("mw_write_settings", ctypes.byref(settings), abi.VELTO_MW_SETTING_CONNECTION) == abi.VELTO_OK
    context.advance(0.1)
    assert info(context, board.sim).connection_interval == 0.0075
    reader.read(65536)
    context.advance(SECONDS)
    rows, _ = reader.read(65536)
    assert len(rows) == pytest.approx(800 * SECONDS, rel=0.02)
    board.call("device_disconnect")
    assert info(context, board.sim).connection_interval == 0


# ---- What is late ----


def test_no_notification_is_lost_over_a_lossy_link(context) -> None:
    device = RawDevice(context)
    subscription = device.subscribed(STREAM)
    context.sim_set_link(device.sim, ctypes.byref(link(context, packet_loss=0.5)))
    sent_ns = []
    for number in range(100):
        sent_ns.append(context.now_ns)
        context.sim_inject_notification(device.sim, STREAM, bytes([number]), 1)
        context.advance(0.05)
    context.advance(3)
    values = device.values(subscription)
    assert [bytes(value.bytes[: value.size]) for value in values] == [bytes([number]) for number in range(100)]
    delays = [value.timestamp_ns - sent for value, sent in zip(values, sent_ns)]
    assert min(delays) <= 30e6 and max(delays) > 60e6, "a lost connection event makes them late"
    assert info(context, device.sim).lost_notification_count == 0


# ---- Refusals ----


@pytest.mark.parametrize(
    ("member", "value", "range_"),
    [("interval", 0.007, "0.0075 to 4"), ("interval", 5, "0.0075 to 4"), ("interval", float("nan"), "0.0075 to 4"),
     ("notifications_per_interval", 101, "at most 100"), ("writes_per_interval", 101, "at most 100"), ("mtu", 22, "23 to 247"),
     ("mtu", 248, "23 to 247")],
)
def test_settings_out_of_range_are_refused_and_change_nothing(context, member: str, value: float, range_: str) -> None:
    sim = context.create_sim(ideal_link=False)
    with pytest.raises(Failed, match=f"link.{member} is .*: must be {range_}$") as failure:
        context.sim_set_link(sim, ctypes.byref(link(context, **{member: value})))
    assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT
    found = context.answer(abi.velto_sim_link, "sim_get_link", sim)
    assert getattr(found, member) == getattr(link(context), member)
