"""Polling and peeking: edges between polls, measured time, lost frames, statistics, and who may poll."""

from __future__ import annotations

import ctypes
import math
import threading

import pytest

from pumped_context import FRAME, Failed, PumpedContext, packet, pumped
from veltokit import abi

RING = 512
"""Packets that wait for a poll before the oldest are dropped."""


@pytest.fixture
def cap(context: PumpedContext) -> abi.velto_device:
    return context.ingest_device()


def test_a_poll_writes_every_byte(context, cap) -> None:
    """Nothing of what the program left in the structure stays."""
    context.ingest(cap, packet(button=1))
    context.poll(cap)
    results = []
    for fill in (0x55, 0xAA):
        value = abi.velto_input()
        ctypes.memset(ctypes.byref(value), fill, ctypes.sizeof(value))
        value.struct_size = ctypes.sizeof(value)
        context.device_peek_input(cap, ctypes.byref(value))
        results.append(bytes(value))
    assert results[0] == results[1]


def test_a_press_and_its_release_between_two_polls_are_both_reported(context, cap) -> None:
    for button in (0, 1, 0):
        context.ingest(cap, packet(button=button))
    value = context.poll(cap)
    assert (value.buttons_pressed, value.buttons_released, value.buttons_down) == (1, 1, 0)
    assert (value.press_count, value.release_count, value.click_count) == (1, 1, 1)
    value = context.poll(cap)
    assert (value.buttons_pressed, value.buttons_released, value.gestures) == (0, 0, 0)


def test_peeking_consumes_and_steps_nothing(context, cap) -> None:
    context.ingest(cap, packet())
    context.poll(cap)
    context.ingest(cap, packet(200, button=1))
    peeked = [context.peek(cap) for _ in range(3)]
    assert {value.position_x for value in peeked} == {0}
    assert {(value.buttons_down, value.press_count, value.packet_count, value.poll_count) for value in peeked} == {(1, 1, 2, 1)}
    assert {value.buttons_pressed for value in peeked} == {0}
    value = context.poll(cap)
    assert value.position_x == pytest.approx(0.68) and value.buttons_pressed == 1 and value.poll_count == 2
    assert context.peek(cap).position_x == value.position_x


def test_peeked_age_and_flags_are_as_of_now(context, cap) -> None:
    context.ingest(cap, packet())
    context.poll(cap)
    assert context.peek(cap).flags & abi.VELTO_INPUT_RECEIVING
    context.advance(0.4)
    value = context.peek(cap)
    assert value.packet_age == pytest.approx(0.4)
    assert value.flags & abi.VELTO_INPUT_RECEIVING == 0 and value.flags & abi.VELTO_INPUT_CONNECTED


def test_poll_tells_by_a_flag_whether_a_packet_came_and_is_ok_either_way(context, cap) -> None:
    assert context.poll(cap).packet_age == math.inf and context.footnote == abi.VELTO_OK
    context.ingest(cap, packet())
    assert context.poll(cap).flags & abi.VELTO_INPUT_FRESH and context.footnote == abi.VELTO_OK
    assert not context.poll(cap).flags & abi.VELTO_INPUT_FRESH and context.footnote == abi.VELTO_OK


def test_input_holds_the_time_that_the_poll_used(context, cap) -> None:
    assert context.peek(cap).dt == 0
    assert context.poll(cap, 0.25).dt == 0.25
    for passed, used in ((0.0, 0.0), (0.01, 0.01), (0.4, 0.05)):
        context.advance(passed)
        assert context.poll(cap, abi.VELTO_DT_MEASURE).dt == pytest.approx(used)
    assert context.peek(cap).dt == 0.05


def test_library_measures_the_time_between_polls_when_asked(context, cap) -> None:
    context.ingest(cap, packet())
    context.ingest(cap, packet(button=1))
    assert context.poll(cap, abi.VELTO_DT_MEASURE).states & abi.VELTO_INPUT_STATE_BUTTON_HIGHLIGHT
    context.advance(0.1)
    assert context.poll(cap, abi.VELTO_DT_MEASURE).states & abi.VELTO_INPUT_STATE_BUTTON_HIGHLIGHT
    context.advance(0.1)
    assert not context.poll(cap, abi.VELTO_DT_MEASURE).states & abi.VELTO_INPUT_STATE_BUTTON_HIGHLIGHT


@pytest.mark.parametrize("dt", [0.0, 5e-324, 2.0, 1e308])
def test_every_time_step_from_zero_on_gives_finite_input(context, cap, dt: float) -> None:
    for mode in (abi.VELTO_MOTION_MODE_PADDLE, abi.VELTO_MOTION_MODE_POINTER, abi.VELTO_MOTION_MODE_GESTURE):
        context.device_set_motion_mode(cap, mode)
        for x in (0, 32767, -32768, 5):
            context.ingest(cap, packet(x, -x // 2, x))
            value = context.poll(cap, dt)
            numbers = [getattr(value, name) for name, type_ in value._fields_ if type_ is ctypes.c_double]
            assert all(math.isfinite(number) for number in numbers)
            assert abs(value.position_x) <= 2


def test_packets_that_nobody_polls_are_dropped_oldest_first_and_counted(context, cap) -> None:
    context.ingest(cap, packet())
    context.poll(cap)
    for index in range(RING + 10):
        context.ingest(cap, packet(200 if index < RING + 9 else 300, button=index % 2))
    stats = context.answer(abi.velto_link_stats, "device_get_link_stats", cap)
    assert (stats.packet_count, stats.dropped_packet_count) == (RING + 11, 10)
    value = context.poll(cap)
    assert value.raw_x == 300
    assert value.press_count == (RING + 10) // 2 and value.buttons_pressed == 1
    total = context.answer(abi.velto_context_stats, "context_get_stats", context.context)
    assert (total.packet_count, total.dropped_packet_count) == (RING + 11, 10)


def test_a_context_counts_packets_over_all_links(context) -> None:
    def total() -> int:
        return context.answer(abi.velto_context_stats, "context_get_stats", context.context).packet_count

    sim, device = context.connected_cap("sweep")
    context.advance(2)
    before = total()
    context.sim_drop_link(sim)
    context.advance(10)
    assert context.peek(device).packet_count < total()
    assert total() > before > 50


def test_discarded_edges_are_not_reported_any_more_but_levels_are(context, cap) -> None:
    context.ingest(cap, packet())
    context.poll(cap)
    context.ingest(cap, packet(200, button=1))
    context.device_discard_edges(cap)
    value = context.poll(cap)
    assert (value.buttons_pressed, value.gestures & abi.VELTO_GESTURE_CLICK) == (0, 0)
    assert value.buttons_down == 1 and value.press_count == 1
    assert value.position_x == pytest.approx(0.68)


def test_reset_input_starts_anew(context, cap) -> None:
    for x in (0, 200):
        context.ingest(cap, packet(x))
        context.poll(cap)
    context.device_reset_input(cap)
    assert context.peek(cap).position_x == 0
    context.ingest(cap, packet(500))
    assert context.poll(cap).position_x == 0


def test_a_fed_device_counts_as_connected_from_its_first_packet_until_it_is_disconnected(context, cap) -> None:
    assert context.peek(cap).flags & abi.VELTO_INPUT_CONNECTED == 0
    context.ingest(cap, b"")
    assert context.peek(cap).flags & abi.VELTO_INPUT_CONNECTED == 0
    context.ingest(cap, packet(button=1))
    assert context.poll(cap).flags & abi.VELTO_INPUT_CONNECTED
    context.op_wait(context.answer(abi.velto_op, "device_disconnect", cap), 1)
    value = context.poll(cap)
    assert value.flags & abi.VELTO_INPUT_CONNECTED == 0 and value.buttons_released == 1


def test_only_devices_without_a_link_are_fed(context) -> None:
    _, device = context.connected_cap()
    with pytest.raises(Failed) as failure:
        context.ingest(device, packet())
    assert failure.value.result == abi.VELTO_ERROR_UNSUPPORTED
    for name, family, result in (
        (b"", abi.VELTO_FAMILY_TRIKI, abi.VELTO_ERROR_INVALID_ARGUMENT),
        (b"other", abi.VELTO_FAMILY_OTHER, abi.VELTO_ERROR_UNSUPPORTED),
        (b"nobody", abi.VELTO_FAMILY_UNKNOWN, abi.VELTO_ERROR_UNSUPPORTED),
    ):
        with pytest.raises(Failed) as failure:
            context.answer(abi.velto_device, "context_create_ingest_device", context.context, family, name)
        assert failure.value.result == result
    context.ingest_device("twice")
    with pytest.raises(Failed) as failure:
        context.ingest_device("twice")
    assert failure.value.result == abi.VELTO_ERROR_ALREADY


def test_a_fed_device_has_no_link_to_connect(context, cap) -> None:
    with pytest.raises(Failed) as failure:
        context.device_connect(cap, None, None)
    assert failure.value.result == abi.VELTO_ERROR_UNSUPPORTED


def test_the_same_packets_over_the_air_give_the_same_input(velto) -> None:
    """A device that is fed and a device with a link cannot be told apart by what a game reads."""
    two_blocks = bytes.fromhex("22 00 50 00 D8 FF 28 00 22 00 E8 03 18 FC F4 01")
    raw = [packet(), packet(200, 30), packet(250, 30, 5, 1), two_blocks, packet(-600)]

    def told(values: list[abi.velto_input]) -> list[tuple[object, ...]]:
        names = [name for name, _ in abi.velto_input._fields_ if name.startswith(("position", "sensor", "raw", "gest"))]
        return [tuple(getattr(value, name) for name in (*names, "buttons_down", "states")) for value in values]

    with pumped(velto) as context:
        fed = context.ingest_device()
        values = []
        for bytes_ in raw:
            context.advance(FRAME)
            context.ingest(fed, bytes_)
            values.append(context.poll(fed))
        expected = told(values)
    with pumped(velto) as context:
        sim, device = context.connected_cap("rest")
        silence = abi.velto_sim_step(kind=abi.VELTO_SIM_STEP_KIND_SILENCE, duration=1000)
        context.sim_set_script(sim, ctypes.byref(silence), 1, 0)
        context.advance(1)
        context.device_reset_input(device)
        context.device_recenter(device)
        values = []
        for bytes_ in raw:
            context.sim_inject_notification(sim, 0, bytes_, len(bytes_))
            context.advance(FRAME)
            values.append(context.poll(device))
        assert told(values) == expected


def test_devices_do_not_share_anything(context) -> None:
    first, second = context.ingest_device("first"), context.ingest_device("second")
    for device, raw in ((first, (0, 200)), (second, (0, -200))):
        for x in raw:
            context.ingest(device, packet(x))
            context.poll(device)
    context.device_set_motion_mode(second, abi.VELTO_MOTION_MODE_POINTER)
    assert context.peek(first).position_x == pytest.approx(0.68)
    assert context.peek(first).motion_mode == abi.VELTO_MOTION_MODE_PADDLE


def test_polling_by_player_is_polling_the_device(context, cap) -> None:
    context.device_set_player_index(cap, 63)
    assert context.answer(abi.velto_device, "context_find_player", context.context, 63).bits == cap.bits
    for x in (0, 200):
        context.ingest(cap, packet(x))
        value = context.answer(abi.velto_input, "context_poll_player", context.context, 63, FRAME)
    assert value.position_x == pytest.approx(0.68) and (value.player_index, value.device.bits) == (63, cap.bits)
    assert context.answer(abi.velto_input, "context_peek_player", context.context, 63).position_x == value.position_x
    other = context.ingest_device("other")
    context.device_set_player_index(other, 63)
    assert context.peek(cap).player_index == -1 and context.info(cap).player_index == -1
    changes = [(event.device.bits, event.data.player.previous, event.data.player.current)
               for event in context.events(abi.VELTO_EVENT_PLAYER_CHANGED)]
    assert changes == [(cap.bits, -1, 63), (cap.bits, 63, -1), (other.bits, -1, 63)]


def test_concurrent_polls_are_refused_or_done_and_never_wrong(context, cap) -> None:
    """Who comes second is told so; which one that is, chance decides."""
    context.ingest(cap, packet())
    results: set[int] = set()
    done = [0, 0, 0, 0]

    def hammer(index: int) -> None:
        value = abi.velto_input(struct_size=ctypes.sizeof(abi.velto_input))
        for _ in range(5000):
            result = context.library.velto_device_poll_input(cap, FRAME, ctypes.byref(value))
            results.add(result)
            done[index] += result >= 0

    pollers = [threading.Thread(target=hammer, args=(index,)) for index in range(len(done))]
    for poller in pollers:
        poller.start()
    for poller in pollers:
        poller.join()
    assert results <= {abi.VELTO_OK, abi.VELTO_ERROR_BUSY}
    assert context.poll(cap).poll_count == sum(done) + 1


@pytest.mark.parametrize("timestamp_ns", [1, 2**63, 2**64 - 1])
def test_packets_from_any_time_are_taken(context, cap, timestamp_ns: int) -> None:
    for _ in range(3):
        context.ingest(cap, packet(100), timestamp_ns)
        context.ingest(cap, packet(100))
        context.advance(3)
        value = context.poll(cap)
    assert value.packet_count == 6 and value.packet_age >= 0


def test_configuration_is_read_back_as_it_was_written(context, cap) -> None:
    config = context.answer(abi.velto_motion_config, "device_get_motion_config", cap)
    config.paddle_input_gain = 0.5
    context.device_set_motion_config(cap, ctypes.byref(config))
    again = context.answer(abi.velto_motion_config, "device_get_motion_config", cap)
    assert bytes(again) == bytes(config)
    for mode in (abi.VELTO_MOTION_MODE_POINTER, abi.VELTO_MOTION_MODE_GESTURE, abi.VELTO_MOTION_MODE_PADDLE):
        context.device_set_motion_mode(cap, mode)
        preset = abi.velto_motion_config()
        context.motion_config_init(ctypes.byref(preset), ctypes.sizeof(preset), mode)
        assert bytes(context.answer(abi.velto_motion_config, "device_get_motion_config", cap)) == bytes(preset)
        context.device_set_motion_mode(cap, mode)
        assert context.footnote == abi.VELTO_UNCHANGED


def test_calibrating_is_told_and_can_be_carried_to_another_day(context, cap) -> None:
    for x in (0, 250):
        context.ingest(cap, packet(x))
        context.poll(cap)
    context.device_calibrate_neutral(cap)
    context.advance(0)
    event, = context.events(abi.VELTO_EVENT_CALIBRATED)
    assert event.data.calibration.is_calibrated == 1 and event.device.bits == cap.bits
    learnt = context.answer(abi.velto_calibration, "device_get_calibration", cap)
    assert (learnt.has_paddle_offset, learnt.paddle_offset) == (1, 250)
    other = context.ingest_device("another day")
    context.device_set_calibration(other, ctypes.byref(learnt))
    assert context.peek(other).flags & abi.VELTO_INPUT_CALIBRATED
    context.ingest(other, packet(450))
    assert context.poll(other).position_x == pytest.approx(0.68)
    debug = context.answer(abi.velto_motion_debug, "device_get_motion_debug", other)
    assert (debug.has_paddle_offset, debug.paddle_offset, debug.paddle_delta, debug.raw_x) == (1, 250, 200, 450)
    assert debug.paddle_direction == abi.VELTO_POINTER_DIRECTION_RIGHT
