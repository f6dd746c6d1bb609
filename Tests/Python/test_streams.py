"""Signals and streams in Python: samples one by one, tables in bulk, and what a coroutine gets."""

from __future__ import annotations

import array
import asyncio
import ctypes
import select
import tracemalloc
import warnings
from collections.abc import Iterator

import numpy
import pytest

from veltokit import (
    Context,
    Device,
    EventClass,
    LossDetection,
    Result,
    SamplesReadyEvent,
    Signal,
    SignalFlag,
    Simulator,
    StreamEndedEvent,
    StreamState,
    Units,
    ValueType,
    abi,
    core,
)
from veltokit.stream import OnOverflow
from veltokit.errors import (
    DisconnectedError,
    NotFoundError,
    StreamOverflowError,
    StreamOverflowWarning,
    UnsupportedError,
    VeltoError,
)


@pytest.fixture
def cap(velto: Context) -> Simulator:
    return velto.create_simulator(name="Triki 7", script="sweep", seed=7)


@pytest.fixture
def device(velto: Context, cap: Simulator) -> Iterator[Device]:
    yield velto.connect("Triki 7").wait()


def test_a_cap_lists_its_signals(device: Device) -> None:
    assert [signal.identifier for signal in device.signals] == ["axes", "sensors"]
    axes = device.signal("axes")
    assert axes == device.signals[0] and axes in {axes} and repr(axes) == "<Signal axes>"
    info = axes.info
    assert (info.device, info.flags, info.raw_type) == (device, SignalFlag.STREAMABLE, ValueType.I32)
    assert (info.channel_count, info.stream_count, info.loss_detection) == (3, 0, LossDetection.NONE)
    assert axes.can_stream and not axes.can_read
    with pytest.raises(NotFoundError):
        device.signal("temperature")


def test_a_component_is_a_signal(device: Device) -> None:
    third = device.signal("axes").component(2)
    assert third == device.signal("axes[2]") and third.identifier == "axes[2]" and third.component(0) == third
    with pytest.raises(NotFoundError):
        third.component(1)


def test_channels_are_known_before_anything_is_read(device: Device) -> None:
    assert [channel.name for channel in device.signal("axes").channels()] == ["x", "y", "z"]
    assert [channel.name for channel in device.signal("axes[2]").channels(Units.NATIVE)] == ["z"]


def test_samples_are_iterated(device: Device) -> None:
    with device.signal("axes").stream() as stream:
        stream.started.wait()
        samples = [sample for _, sample in zip(range(10), stream)]
    assert [sample.info.sequence for sample in samples] == list(range(1, 11))
    assert all(len(sample.values) == 3 and isinstance(sample.values[0], float) for sample in samples)
    assert samples[0].timestamp == samples[0].info.timestamp_ns / 1e9
    assert sorted(sample.timestamp for sample in samples) == [sample.timestamp for sample in samples]


def test_frames_are_read_as_a_table(velto: Context, device: Device) -> None:
    with device.signal("axes").stream(Units.RAW) as raw, device.signal("axes[0]").stream() as first:
        velto.advance(1)
        table, column = raw.read(), first.read(20)
        assert table.values.format == "i" and column.values.format == "f"
        assert table.values.shape == (len(table), 3) and len(table) > 40
        assert column.values.shape == (20, 1)
        assert [row[0] for row in table.values.tolist()[:20]] == [row[0] for row in column.values.tolist()]
        assert table.infos[0].sequence == 1 and [sample.info.sequence for sample in table] == list(range(1, len(table) + 1))
        assert len(raw.read()) == 0 and raw.poll() is None and list(raw.read()) == []
        assert raw.info.received_count == len(table) and raw.info.waiting_count == 0
        assert raw.info.rate_measured is None or raw.info.rate_measured > 40


def test_columns_say_what_they_are(device: Device) -> None:
    with device.signal("sensors").stream(Units.NATIVE) as stream:
        assert [channel.name for channel in stream.channels][:3] == ["tilt_x", "tilt_y", "gyro_x"]
        assert stream.channels[0].scale == 1 / 80 and stream.channels[0].unit == ""
        assert (stream.info.units, stream.info.value_type, stream.info.channel_count) == (Units.NATIVE, ValueType.F32, 6)
        assert stream.info.signal == device.signal("sensors") and stream.info.rate_asked is None


def test_a_stream_ends_and_what_waits_can_be_taken(velto: Context, device: Device) -> None:
    stream = device.signal("axes").stream()
    velto.advance(0.5)
    stream.stop().wait()
    assert stream.info.state is StreamState.ENDED and stream.info.result is Result.OK
    waiting = stream.info.waiting_count
    assert waiting and len(list(stream)) == waiting and stream.wait(1) is None
    stream.stop().wait()
    stream.close()
    stream.close()


def test_a_lost_link_raises_after_the_last_sample(velto: Context, cap: Simulator, device: Device) -> None:
    stream = device.signal("axes").stream()
    velto.advance(0.5)
    cap.drop_link()
    velto.advance(0.1)
    waiting, taken = stream.info.waiting_count, []
    with pytest.raises(DisconnectedError):
        for sample in stream:
            taken.append(sample)
    assert len(taken) == waiting > 0
    for ask in (stream.poll, lambda: stream.wait(1)):
        with pytest.raises(DisconnectedError):
            ask()
    assert isinstance(stream.error, DisconnectedError) and len(stream.read()) == 0


def test_a_lost_link_raises_in_a_coroutine(velto: Context, cap: Simulator, device: Device) -> None:
    async def take() -> int:
        count = 0
        async with device.signal("axes").stream() as stream:
            with pytest.raises(DisconnectedError):
                async for _ in stream:
                    count += 1
                    if count == 20:
                        cap.drop_link()
        return count

    assert asyncio.run(take()) >= 20


def test_a_refused_start_raises_where_the_stream_is_entered(velto: Context, cap: Simulator, device: Device) -> None:
    device.disconnect().wait()
    with pytest.raises(VeltoError) as refusal:
        with device.signal("axes").stream():
            pytest.fail("it was entered")

    async def enter() -> None:
        async with device.signal("axes").stream():
            pytest.fail("it was entered")

    with pytest.raises(type(refusal.value)):
        asyncio.run(enter())
    with pytest.raises(type(refusal.value)):
        for _ in device.signal("axes").stream():
            pytest.fail("a sample came")


def test_a_stream_that_the_program_ends_ends_silently(device: Device) -> None:
    stream = device.signal("axes").stream()
    for count, _ in enumerate(stream):
        if count == 5:
            stream.stop()
    assert stream.error is None
    with device.signal("axes").stream() as entered:
        samples = iter(entered)
        next(samples)
    assert list(samples) == []


@pytest.mark.parametrize("on_overflow", ["warn", "raise", "ignore"])
def test_dropped_frames_are_a_warning_or_an_error(velto: Context, device: Device, on_overflow: OnOverflow) -> None:
    with device.signal("axes").stream(capacity=8, on_overflow=on_overflow) as stream, warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        velto.advance(1)
        if on_overflow == "raise":
            with pytest.raises(StreamOverflowError, match="frames were dropped") as error:
                stream.read()
            assert len(error.value.table) == 8 and error.value.count == stream.info.dropped_count
        else:
            assert len(stream.read()) == 8
        velto.advance(0.02)
        stream.read()
    assert [each.category for each in seen] == [StreamOverflowWarning] * (on_overflow == "warn")


def test_a_read_takes_all_that_waits(velto: Context, device: Device) -> None:
    with device.signal("axes").stream() as stream:
        velto.advance(60)
        waiting = stream.info.waiting_count
        assert waiting > 1024 and len(stream.read(100)) == 100
        assert len(stream.read()) == waiting - 100 and len(stream.read()) == 0


def test_a_loop_that_is_left_loses_nothing(velto: Context, device: Device) -> None:
    with device.signal("axes").stream() as stream:
        velto.advance(1)
        waiting = stream.info.waiting_count
        given = [sample for _, sample in zip(range(5), stream)]
        velto.advance(1)
        given += [sample for _, sample in zip(range(3), stream.drain())]
        sample = stream.poll()
        assert sample is not None
        table = stream.read(4)
        assert [each.sequence for each in table.infos] == [10, 11, 12, 13]
        assert [sample.values for sample in table] == [tuple(row) for row in table.values.tolist()]
        rest = list(stream.drain())
        sequences = [each.info.sequence for each in [*given, sample, *table, *rest]]
        assert sequences == list(range(1, len(sequences) + 1)) and len(sequences) > waiting


def test_a_loop_takes_many_samples_with_one_call(velto: Context, device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    with device.signal("axes").stream() as stream:
        velto.advance(4)
        waiting, reads, read = stream.info.waiting_count, [], core.library().velto_stream_read
        monkeypatch.setattr(core.library(), "velto_stream_read", lambda *arguments: reads.append(1) or read(*arguments))
        assert len([sample for _, sample in zip(range(waiting), stream)]) == waiting and len(reads) == -(-waiting // 256)
        del reads[:]
        velto.advance(4)
        waiting = stream.info.waiting_count
        assert len(list(stream.drain())) == waiting and len(reads) == -(-waiting // 256)


def test_samples_that_are_kept_keep_little(velto: Context, device: Device) -> None:
    with device.signal("axes").stream() as stream:
        tracemalloc.start()
        samples = []
        while len(samples) < 100:
            velto.advance(0.05)
            samples += [sample for _, sample in zip(range(stream.info.waiting_count), stream)]
        kept, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    assert kept < len(samples) * 1000


def test_frames_are_read_into_arrays_of_the_program(velto: Context, device: Device) -> None:
    with device.signal("axes").stream() as stream, device.signal("axes").stream() as other:
        velto.advance(1)
        expected = other.read()
        values, infos = numpy.zeros((10, 3), numpy.float32), (abi.velto_frame_info * 10)()
        assert next(iter(stream)).info.sequence == 1
        assert stream.read_into(values, infos) == 10
        assert values.tolist() == expected.values.tolist()[1:11] and [info.sequence for info in infos] == list(range(2, 12))
        rest = array.array("f", bytes(12 * 1000))
        assert stream.read_into(rest) == len(expected) - 11 and stream.read_into(rest) == 0
        assert rest.tolist()[:3] == expected.values.tolist()[11]
        assert stream.read_into(array.array("f")) == 0
        for wrong, problem in ((numpy.zeros(3), "format 'f'"), (array.array("f", bytes(16)), "whole frames"), (bytes(12), "writable")):
            with pytest.raises((TypeError, ValueError), match=problem):
                stream.read_into(wrong)
        with pytest.raises(ValueError, match="infos has room for 10"):
            stream.read_into(rest, infos)


def test_frames_are_read_into_arrays_of_ctypes(velto: Context, device: Device) -> None:
    signal = device.signal("axes")
    with signal.stream() as stream, signal.stream() as other, signal.stream(Units.RAW, capacity=8, on_overflow="raise") as raw:
        next_sample = iter(stream)
        velto.advance(1)
        next(next_sample)
        expected, rows = other.read().values.tolist(), (ctypes.c_float * 3 * 10)()
        assert stream.read_into(rows) == 10 and [list(row) for row in rows] == expected[1:11]
        flat = (ctypes.c_float * 30)()
        assert stream.read_into(flat) == 10 and list(flat[:3]) == expected[11]
        numbers = (ctypes.c_int32 * 24)()
        with pytest.raises(StreamOverflowError) as error:
            raw.read_into(numbers)
        assert error.value.table.values.tolist()[0] == list(numbers[:3])
        for wrong in ((ctypes.c_double * 3)(), (ctypes.c_float.__ctype_be__ * 3)(), (ctypes.c_uint32 * 3)()):
            with pytest.raises(TypeError, match="format 'f'"):
                stream.read_into(wrong)


def test_tables_are_arrays_also_without_rows(velto: Context, device: Device) -> None:
    with device.signal("axes").stream() as stream, device.signal("axes").stream(Units.RAW) as raw:
        tables = [stream.read()]
        velto.advance(0.5)
        tables += [stream.read(), stream.read()]
        joined = numpy.concatenate(tables)
        assert joined.shape == (len(tables[1]), 3) and joined.dtype == numpy.float32 and len(joined) > 10
        assert numpy.asarray(raw.read()).dtype == numpy.int32 and numpy.asarray(raw.read()).shape == (0, 3)
        assert tables[0].values.format == "f" and tables[0].values.tolist() == []


def test_events_tell_of_samples_and_ends(velto: Context, device: Device) -> None:
    queue = velto.events(EventClass.SAMPLES | EventClass.STREAM)
    stream = device.signal("axes").stream()
    velto.advance(0.5)
    device.disconnect().wait()
    events = list(queue.drain())
    assert [type(event) for event in events] == [SamplesReadyEvent, StreamEndedEvent]
    assert all(event.stream is stream for event in events)
    assert events[1].result is Result.DISCONNECTED and stream.info.result is Result.DISCONNECTED


def test_the_descriptor_is_readable_while_samples_wait(velto: Context, device: Device) -> None:
    with device.signal("axes").stream() as stream:
        assert not select.select([stream], [], [], 0)[0]
        velto.advance(0.5)
        assert select.select([stream], [], [], 0)[0]
        stream.read()
        assert not select.select([stream], [], [], 0)[0]


def test_coroutines_get_samples(device: Device) -> None:
    async def take(signal: Signal) -> list[int]:
        sequences = []
        async for sample in signal.stream():
            sequences.append(sample.info.sequence)
            if len(sequences) == 5:
                break
        return sequences

    async def both() -> list[list[int]]:
        return await asyncio.gather(take(device.signal("axes")), take(device.signal("axes[1]")))

    assert asyncio.run(both()) == [[1, 2, 3, 4, 5]] * 2


def test_what_a_signal_cannot_do_is_an_error(device: Device) -> None:
    with pytest.raises(UnsupportedError, match="cannot be read"):
        device.signal("axes").read()
    with pytest.raises(UnsupportedError, match="cannot be polled"):
        device.signal("axes").stream(poll_interval=1)
