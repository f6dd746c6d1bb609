"""Signals and streams through C: listed, found, streamed, shared, ended; over links and for devices that the program feeds."""

from __future__ import annotations

import ctypes
import select

import pytest

from pumped_context import Failed, packet, pumped
from stream_reader import StreamReader, find_signal
from veltokit import abi

ACTIVE, ENDED = abi.VELTO_STREAM_STATE_ACTIVE, abi.VELTO_STREAM_STATE_ENDED


@pytest.fixture
def fed(context):
    return context.ingest_device()


def started(context, device, *arguments, **members) -> StreamReader:
    stream = StreamReader(context, device, *arguments, **members)
    context.op_wait(stream.start)
    return stream


def failure_of(call) -> int:
    with pytest.raises(Failed) as failure:
        call()
    return failure.value.result


# ---- Signals ----


def test_signals_are_listed_and_found(context, fed):
    count, found = ctypes.c_size_t(), (abi.velto_signal * 4)()
    context.device_list_signals(fed, found, 4, ctypes.byref(count))
    names = [context.text("signal_get_identifier", signal) for signal in found[: count.value]]
    assert names == ["axes", "sensors"]
    assert find_signal(context, fed, "axes").bits == found[0].bits
    info = context.answer(abi.velto_signal_info, "signal_get_info", found[1])
    assert (info.channel_count, info.flags, info.raw_type) == (6, abi.VELTO_SIGNAL_STREAMABLE, abi.VELTO_VALUE_TYPE_I32)
    assert info.device.bits == fed.bits and info.stream_count == 0
    assert failure_of(lambda: find_signal(context, fed, "heart rate")) == abi.VELTO_ERROR_NOT_FOUND
    chain = "corrected-angular-velocity:low-pass?id=10:accumulate?id=11:time?id=12"
    assert failure_of(lambda: find_signal(context, fed, chain)) == abi.VELTO_ERROR_NOT_FOUND
    assert failure_of(lambda: find_signal(context, fed, "x" * 256)) == abi.VELTO_ERROR_INVALID_ARGUMENT


def test_a_component_is_found_by_channel_and_by_name(context, fed):
    axes = find_signal(context, fed, "axes")
    third = context.answer(abi.velto_signal, "signal_get_component", axes, 2)
    assert third.bits == find_signal(context, fed, "axes[2]").bits
    assert failure_of(lambda: context.answer(abi.velto_signal, "signal_get_component", axes, 3)) == abi.VELTO_ERROR_NOT_FOUND


def test_channels_have_names_and_units_before_anything_is_read(context, fed):
    axes = find_signal(context, fed, "axes")
    channel = context.answer(abi.velto_channel_info, "signal_get_channel", axes, 1, abi.VELTO_UNITS_SI)
    assert channel.name == b"y" and channel.scale > 0
    [third] = [context.answer(abi.velto_signal, "signal_get_component", axes, 2)]
    assert context.answer(abi.velto_channel_info, "signal_get_channel", third, 0, abi.VELTO_UNITS_SI).name == b"z"
    refused = failure_of(lambda: context.answer(abi.velto_channel_info, "signal_get_channel", third, 1, abi.VELTO_UNITS_SI))
    assert refused == abi.VELTO_ERROR_NOT_FOUND
    refused = failure_of(lambda: context.answer(abi.velto_channel_info, "signal_get_channel", axes, 0, 99))
    assert refused == abi.VELTO_ERROR_INVALID_ARGUMENT


def test_a_device_has_signals_once_it_was_ready_and_they_outlive_its_link(context):
    sim = context.create_sim("sweep")
    device = context.sim_device(sim)
    assert failure_of(lambda: find_signal(context, device, "axes")) == abi.VELTO_ERROR_NOT_FOUND
    context.connect(device)
    axes = find_signal(context, device, "axes")
    context.op_wait(context.answer(abi.velto_op, "device_disconnect", device))
    assert find_signal(context, device, "axes").bits == axes.bits
    context.op_wait(context.answer(abi.velto_op, "device_forget", device))
    assert failure_of(lambda: context.answer(abi.velto_signal_info, "signal_get_info", axes)) == abi.VELTO_ERROR_STALE_HANDLE


# ---- Frames ----


def test_every_packet_of_a_fed_device_is_a_frame(context, fed):
    stream = started(context, fed)
    for x in range(1, 6):
        context.ingest(fed, packet(x, -x, 300), timestamp_ns=x * 10_000_000)
    rows, infos = stream.read()
    assert rows == [(x, -x, 300) for x in range(1, 6)]
    assert [(info.sequence, info.timestamp_ns, info.arrival_ns) for info in infos] == [
        (x, x * 10_000_000, x * 10_000_000) for x in range(1, 6)
    ]
    assert stream.read() == ([], [])


def test_values_come_in_the_units_of_the_definition(context, fed):
    frame = bytes.fromhex("2200") + b"".join(
        raw.to_bytes(2, "little", signed=True) for raw in (80, -40, 64, -32, 16, 24))
    si, native, raw = (started(context, fed, "sensors", units) for units in range(3))
    context.ingest(fed, frame)
    assert si.read()[0] == native.read()[0] == [(1, -0.5, 1, -0.5, 0.25, 0.5)]
    assert raw.read()[0] == [(80, -40, 64, -32, 16, 24)]
    assert raw.info.value_type == abi.VELTO_VALUE_TYPE_I32 and si.info.frame_size == raw.info.frame_size == 24
    assert si.channel(0) == ("tilt_x", "", 1 / 80) and si.channel(5) == ("rotation", "", 1 / 48)
    assert failure_of(lambda: si.channel(6)) == abi.VELTO_ERROR_NOT_FOUND


def test_a_component_streams_one_column(context, fed):
    stream = started(context, fed, "axes[1]")
    context.ingest(fed, packet(1, 2, 3))
    assert stream.read()[0] == [(2,)] and stream.channel(0)[0] == "y"


def test_a_full_ring_drops_its_oldest_frames_and_counts_them(context, fed):
    stream = started(context, fed, capacity=4)
    for x in range(10):
        context.ingest(fed, packet(x))
    info = stream.info
    assert (info.waiting_count, info.received_count, info.dropped_count, info.lost_count) == (4, 10, 6, 0)
    rows, infos = stream.read()
    assert [row[0] for row in rows] == [6, 7, 8, 9] and [each.sequence for each in infos] == [7, 8, 9, 10]


def test_a_program_that_reads_once_a_minute_loses_nothing(context, fed):
    stream = started(context, fed)
    for x in range(6000):
        context.ingest(fed, packet(x % 100))
    info = stream.info
    assert (info.waiting_count, info.dropped_count) == (6000, 0)
    assert [each.sequence for each in stream.read(6000)[1]] == list(range(1, 6001))


def resident() -> int:
    """Bytes of memory of this process."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * 4096


def test_memory_of_frames_that_were_read_is_given_back(context, fed):
    stream = started(context, fed)

    def run(seconds: int, read_every: int) -> None:
        for second in range(seconds):
            for x in range(100):
                context.ingest(fed, packet(x))
            context.advance(1)
            if second % read_every == read_every - 1:
                stream.read(10_000)

    # The heap grows at the first of each: that is no memory of frames.
    for read_every in (1, 100, 1):
        run(60, read_every)
    before = resident()
    run(600, 1)
    assert resident() - before < 256 * 1024
    run(60, 100)
    full = resident()
    run(3, 1)
    assert full - before > 200 * 1024 and resident() - before < 256 * 1024


def test_an_overflow_is_an_event_once_an_episode(context, fed):
    stream = started(context, fed, capacity=8)
    def overflows(count: int) -> int:
        for x in range(count):
            context.ingest(fed, packet(x))
        context.advance(0)
        events = context.events(abi.VELTO_EVENT_STREAM_OVERFLOW)
        assert all(event.data.stream.stream.bits == stream.stream.bits for event in events)
        return len(events)

    assert [overflows(8), overflows(1), overflows(20)] == [0, 1, 0]
    stream.read()
    assert [overflows(8), overflows(1)] == [0, 1]


def test_the_reason_of_an_end_is_a_sentence(context):
    sim, device = context.connected_cap("sweep")
    stream = started(context, device)
    assert context.text("stream_get_error", stream.stream) == "" and context.footnote == abi.VELTO_PENDING
    context.answer(abi.velto_error_detail, "stream_get_error_detail", stream.stream)
    assert context.footnote == abi.VELTO_PENDING
    context.sim_drop_link(sim)
    context.advance(0.5)
    assert "link" in (sentence := context.text("stream_get_error", stream.stream))
    detail = context.answer(abi.velto_error_detail, "stream_get_error_detail", stream.stream)
    assert (detail.code, detail.device.bits) == (abi.VELTO_ERROR_DISCONNECTED, device.bits)
    assert detail.remedy and sentence.endswith(f": {detail.remedy.decode()}")
    other = started(context, context.ingest_device())
    other.stop()
    context.advance(0)
    assert context.text("stream_get_error", other.stream) == ""


def test_a_read_takes_no_more_than_fits_and_infos_may_be_null(context, fed):
    stream = started(context, fed)
    for x in range(5):
        context.ingest(fed, packet(x))
    count, guarded = ctypes.c_size_t(), (ctypes.c_int32 * 7)(*[-77] * 7)
    context.stream_read(stream.stream, guarded, 12, 2, None, ctypes.byref(count))
    assert count.value == 2 and list(guarded) == [0, 0, 0, 1, 0, 0, -77]
    context.stream_read(stream.stream, None, 12, 0, None, ctypes.byref(count))
    assert count.value == 3, "without a table, a read only counts"
    context.stream_read(stream.stream, guarded, 12, 0, None, ctypes.byref(count))
    assert (count.value, context.footnote) == (0, abi.VELTO_NOTHING)
    assert len(stream.read()[0]) == 3


def test_a_reader_whose_rows_have_another_size_gets_an_error_and_no_byte(context, fed):
    stream = started(context, fed)
    context.ingest(fed, packet(1, 2, 3))
    count, guarded = ctypes.c_size_t(), (ctypes.c_int32 * 8)(*[-77] * 8)
    for size in (0, 8, 13, 16, 2**63, 2**64 - 1):
        failure = failure_of(lambda: context.stream_read(stream.stream, guarded, size, 2, None, ctypes.byref(count)))
        assert failure == abi.VELTO_ERROR_INVALID_ARGUMENT and list(guarded) == [-77] * 8
    with pytest.raises(Exception, match="frame_size is 8: a frame of this stream .axes. has 12 bytes"):
        context.stream_read(stream.stream, guarded, 8, 2, None, ctypes.byref(count))
    with pytest.raises(Exception, match="frame_size is 18446744073709551615: a frame"):
        context.stream_read(stream.stream, guarded, 2**64 - 1, 2, None, ctypes.byref(count))
    assert stream.read()[0] == [(1, 2, 3)]


def test_streams_of_one_signal_have_numbers_of_their_own(context, fed):
    first = started(context, fed)
    context.ingest(fed, packet(1))
    second = started(context, fed)
    context.ingest(fed, packet(2))
    assert [info.sequence for info in first.read()[1]] == [1, 2]
    assert [info.sequence for info in second.read()[1]] == [1]
    info = context.answer(abi.velto_signal_info, "signal_get_info", first.signal)
    assert info.stream_count == 2
    first.destroy()
    context.advance(0)
    context.ingest(fed, packet(3))
    assert [row[0] for row in second.read()[0]] == [3]


# ---- Over links ----


def test_a_cap_streams_over_a_link_beside_its_game_input(context):
    _, device = context.connected_cap("sweep", seed=3)
    stream = started(context, device)
    received = context.poll(device).packet_count
    context.advance(2)
    rows, infos = stream.read()
    assert len(rows) == context.poll(device).packet_count - received > 90
    assert [info.sequence for info in infos] == list(range(1, len(rows) + 1)) and len({row[0] for row in rows}) > 20
    info = stream.info
    assert info.rate_asked == -1 and 40 < info.rate_measured < 110 and info.latency >= 0
    assert info.state == ACTIVE and info.signal.bits == stream.signal.bits and info.device.bits == device.bits


def test_a_lost_link_ends_streams_and_what_waits_stays_readable(context):
    sim, device = context.connected_cap("sweep")
    context.context_set_event_mask(context.context, abi.VELTO_EVENT_CLASS_STREAM | abi.VELTO_EVENT_CLASS_SAMPLES)
    context.events()
    stream = started(context, device)
    context.advance(0.5)
    context.sim_drop_link(sim)
    context.advance(5)
    info = stream.info
    assert (info.state, info.result) == (ENDED, abi.VELTO_ERROR_DISCONNECTED)
    ready, ended = context.events()
    assert (ready.type, ended.type) == (abi.VELTO_EVENT_SAMPLES_READY, abi.VELTO_EVENT_STREAM_ENDED)
    assert ended.data.stream.stream.bits == stream.stream.bits and ended.device.bits == device.bits
    assert ended.result == abi.VELTO_ERROR_DISCONNECTED and "stream axes" in context.text("event_describe", ctypes.byref(ended))
    assert context.info(device).link_state == abi.VELTO_LINK_STATE_READY
    assert len(stream.read()[0]) == info.waiting_count > 0 and stream.read() == ([], [])
    assert started(context, device).info.state == ACTIVE


def test_a_device_without_a_link_starts_no_stream(context):
    _, device = context.connected_cap()
    context.op_wait(context.answer(abi.velto_op, "device_disconnect", device))
    stream = StreamReader(context, device)
    assert failure_of(lambda: context.op_wait(stream.start)) == abi.VELTO_ERROR_NOT_CONNECTED
    assert (stream.info.state, stream.info.result) == (ENDED, abi.VELTO_ERROR_NOT_CONNECTED)


# ---- Ends ----


def test_stopping_ends_with_ok_and_twice_is_fine(context, fed):
    stream = started(context, fed)
    context.ingest(fed, packet(1))
    context.op_wait(stream.stop())
    context.ingest(fed, packet(2))
    assert (stream.info.state, stream.info.result) == (ENDED, abi.VELTO_OK)
    assert [row[0] for row in stream.read()[0]] == [1]
    context.op_wait(stream.stop())


def test_a_destroyed_stream_is_stale(context, fed):
    stream = started(context, fed)
    stream.destroy()
    stream.destroy()
    assert failure_of(stream.read) == abi.VELTO_ERROR_STALE_HANDLE


def test_the_descriptor_is_readable_while_frames_wait_and_once_the_stream_has_ended(context, fed):
    stream = started(context, fed)

    def is_readable() -> bool:
        return bool(select.select([stream.fd], [], [], 0)[0])

    assert not is_readable()
    for x in range(3):
        context.ingest(fed, packet(x))
    assert is_readable()
    stream.read(2)
    assert is_readable()
    stream.read()
    assert not is_readable()
    context.op_wait(stream.stop())
    stream.read()
    assert is_readable()


def test_streams_end_with_their_context(velto):
    with pumped(velto) as context:
        device = context.ingest_device()
        stream = started(context, device)
        fd = stream.fd
        assert not select.select([fd], [], [], 0)[0]
    assert failure_of(stream.read) == abi.VELTO_ERROR_STALE_HANDLE


# ---- Reading once ----


def test_a_signal_that_cannot_be_read_or_polled_says_so(context, fed):
    axes = find_signal(context, fed, "axes")
    assert failure_of(lambda: context.signal_read(axes, 1.0, None)) == abi.VELTO_ERROR_UNSUPPORTED
    assert failure_of(lambda: StreamReader(context, fed, poll_interval=1.0)) == abi.VELTO_ERROR_UNSUPPORTED


def test_an_operation_that_read_no_signal_has_no_frame(context):
    _, device = context.connected_cap()
    operation = context.answer(abi.velto_op, "device_connect", device, None)
    count, values, info = ctypes.c_size_t(), (ctypes.c_float * 3)(), abi.velto_frame_info()
    arguments = operation, abi.VELTO_UNITS_SI, values, ctypes.sizeof(values), ctypes.byref(count), ctypes.byref(info)
    context.op_get_frame(*arguments)
    assert context.footnote == abi.VELTO_PENDING
    context.op_wait(operation)
    context.op_get_frame(*arguments)
    assert (context.footnote, count.value) == (abi.VELTO_NOTHING, 0)


def test_a_million_starts_leave_nothing_behind(context, fed):
    """Not quite a million: streams, components and operations come and go without piling up."""
    for number in range(2000):
        stream = StreamReader(context, fed, f"axes[{number % 3}]", capacity=1 + number % 7)
        context.advance(0)
        context.ingest(fed, packet(number % 100))
        stream.destroy()
        context.advance(0)
    info = context.answer(abi.velto_signal_info, "signal_get_info", find_signal(context, fed, "axes[0]"))
    assert info.stream_count == 0
