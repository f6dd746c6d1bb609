"""Operations: waiting, cancelling, deadlines, and how long the ended ones can be asked."""

from __future__ import annotations

import ctypes
import math

import pytest

from pumped_context import Failed, PumpedContext
from veltokit import abi

RETAINED = 1024


def status(context: PumpedContext, operation: abi.velto_op) -> int:
    return context.answer(abi.velto_op_info, "op_get_info", operation).status


def result(context: PumpedContext, operation: abi.velto_op) -> int:
    return context.answer(ctypes.c_int32, "op_get_result", operation)


def start_connect(context: PumpedContext, device: abi.velto_device, timeout: float = 15) -> abi.velto_op:
    options = abi.velto_connect_options(struct_size=ctypes.sizeof(abi.velto_connect_options), timeout=timeout)
    return context.answer(abi.velto_op, "device_connect", device, ctypes.byref(options))


@pytest.fixture
def absent(context: PumpedContext) -> abi.velto_device:
    """A device that was seen and is out of reach now."""
    sim = context.create_sim()
    device = context.sim_device(sim)
    link = abi.velto_sim_link()
    context.sim_link_init(ctypes.byref(link), ctypes.sizeof(link))
    link.is_in_range = 0
    context.sim_set_link(sim, ctypes.byref(link))
    return device


def test_pending_operation_says_so_everywhere(context: PumpedContext, absent) -> None:
    operation = start_connect(context, absent)
    assert status(context, operation) == abi.VELTO_OP_STATUS_PENDING
    assert (result(context, operation), context.footnote) == (abi.VELTO_PENDING, abi.VELTO_PENDING)
    assert context.text("op_get_error", operation) == ""
    stats = context.answer(abi.velto_context_stats, "context_get_stats", context.context)
    assert stats.pending_op_count == 1


def test_wait_ends_at_its_time_or_with_the_operation(context: PumpedContext, absent) -> None:
    operation = start_connect(context, absent, timeout=4)
    start = context.now_ns
    context.op_wait(operation, 1.5)
    assert context.footnote == abi.VELTO_PENDING and context.now_ns == start + 1_500_000_000
    with pytest.raises(Failed, match="did not answer") as failure:
        context.op_wait(operation, -1)
    assert failure.value.result == abi.VELTO_ERROR_TIMEOUT
    assert context.now_ns == start + 4_000_000_000


def test_a_wait_that_succeeds_does_not_take_the_failure_of_its_operation_for_its_own(
    context: PumpedContext, absent
) -> None:
    operation = start_connect(context, absent, timeout=1)
    outcome = abi.velto_result(abi.VELTO_ERROR_INTERNAL)
    for timeout, answer, ended_as in (
        (0.5, abi.VELTO_PENDING, abi.VELTO_PENDING), (-7.5, abi.VELTO_OK, abi.VELTO_ERROR_TIMEOUT),
    ):
        assert context.library.velto_op_wait(operation, timeout, ctypes.byref(outcome)) == answer
        assert outcome.value == ended_as
    assert context.library.velto_op_wait(operation, 0, None) == abi.VELTO_OK
    outcome = abi.velto_result(7)
    stale = abi.velto_op(operation.bits + 1)  # The next in its slot; the slot beside it may have an operation of another test.
    assert context.library.velto_op_wait(stale, 0, ctypes.byref(outcome)) < 0 and outcome.value == 7


@pytest.mark.parametrize("timeout", [math.nan, math.inf, -math.inf])
def test_a_timeout_that_is_no_number_of_seconds_is_refused_by_its_name(context: PumpedContext, absent, timeout) -> None:
    operation = start_connect(context, absent, timeout=1)
    with pytest.raises(Failed, match="timeout is ") as failure:
        context.op_wait(operation, timeout)
    assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT


def test_failed_operation_tells_everybody_how_it_ended(context: PumpedContext, absent) -> None:
    operation = start_connect(context, absent, timeout=1)
    context.events()
    context.advance(2)
    assert status(context, operation) == abi.VELTO_OP_STATUS_FAILED
    assert result(context, operation) == abi.VELTO_ERROR_TIMEOUT
    assert "1.0 s" in context.text("op_get_error", operation)
    event, = context.events(abi.VELTO_EVENT_OP_DONE)
    assert (event.op.bits, event.device.bits, event.result) == (operation.bits, absent.bits, abi.VELTO_ERROR_TIMEOUT)
    assert event.data.op.kind == abi.VELTO_OP_KIND_CONNECT


def test_waiting_does_not_consume_the_event(context: PumpedContext) -> None:
    device = context.sim_device(context.create_sim())
    context.events()
    operation = context.connect(device)
    assert status(context, operation) == abi.VELTO_OP_STATUS_SUCCEEDED
    assert [event.op.bits for event in context.events(abi.VELTO_EVENT_OP_DONE)] == [operation.bits]


def test_cancelled_operation_ends_as_cancelled_and_the_attempt_with_it(context: PumpedContext, absent) -> None:
    operation = start_connect(context, absent)
    context.op_cancel(operation)
    context.advance(0)
    assert status(context, operation) == abi.VELTO_OP_STATUS_CANCELLED
    assert result(context, operation) == abi.VELTO_ERROR_CANCELLED
    assert context.info(absent).link_state == abi.VELTO_LINK_STATE_NONE
    context.op_cancel(operation)
    assert context.footnote == abi.VELTO_UNCHANGED


def test_connecting_to_a_ready_device_ends_at_once(context: PumpedContext) -> None:
    _, device = context.connected_cap()
    operation = start_connect(context, device)
    context.op_wait(operation, 0)
    context.advance(0)
    assert status(context, operation) == abi.VELTO_OP_STATUS_SUCCEEDED


def test_refused_link_fails_the_operation(context: PumpedContext) -> None:
    sim = context.create_sim()
    device = context.sim_device(sim)
    link = abi.velto_sim_link()
    context.sim_link_init(ctypes.byref(link), ctypes.sizeof(link))
    link.refuses_links = 1
    context.sim_set_link(sim, ctypes.byref(link))
    with pytest.raises(Failed) as failure:
        context.op_wait(start_connect(context, device), 20)
    assert failure.value.result == abi.VELTO_ERROR_CONNECT_FAILED


def test_full_device_queue_answers_busy(context: PumpedContext, absent) -> None:
    operations = [start_connect(context, absent) for _ in range(256)]
    with pytest.raises(Failed) as failure:
        start_connect(context, absent)
    assert failure.value.result == abi.VELTO_ERROR_BUSY
    context.op_cancel(operations[0])
    context.advance(0)
    start_connect(context, absent)
    context.advance(20)
    assert {result(context, operation) for operation in operations[1:]} == {abi.VELTO_ERROR_TIMEOUT}


def test_ended_operations_stay_readable_until_many_more_have_ended(context: PumpedContext) -> None:
    _, device = context.connected_cap()

    def end_one() -> abi.velto_op:
        operation = start_connect(context, device)
        context.advance(0)
        return operation

    first = end_one()
    for _ in range(RETAINED - 1):
        end_one()
    assert status(context, first) == abi.VELTO_OP_STATUS_SUCCEEDED
    end_one()
    out = abi.velto_op_info(ctypes.sizeof(abi.velto_op_info))
    assert context.library.velto_op_get_info(first, ctypes.byref(out)) == abi.VELTO_ERROR_STALE_HANDLE


def test_an_operation_s_place_may_be_null(context: PumpedContext) -> None:
    context.context_start_scan(context.context, None, None)
    context.create_sim()
    context.advance(1)
    device, = list_devices(context)
    context.device_connect(device, None, None)
    context.advance(5)
    assert context.info(device).link_state == abi.VELTO_LINK_STATE_READY
    context.device_disconnect(device, None)
    context.advance(1)
    assert context.info(device).link_state == abi.VELTO_LINK_STATE_NONE


def list_devices(context: PumpedContext) -> list[abi.velto_device]:
    count = ctypes.c_size_t()
    asked = context.library.velto_context_list_devices(context.context, None, 0, ctypes.byref(count))
    assert asked == abi.VELTO_OK
    devices = (abi.velto_device * count.value)()
    context.context_list_devices(context.context, devices, count.value, ctypes.byref(count))
    return list(devices)


def test_scan_runs_until_it_is_stopped(context: PumpedContext) -> None:
    for _ in range(3):
        context.create_sim()
    operation = context.scan()
    context.op_wait(operation, 1)
    assert context.footnote == abi.VELTO_OK
    assert context.answer(abi.velto_context_info, "context_get_info", context.context).is_scanning == 1
    context.advance(2)
    assert len(list_devices(context)) == 3
    context.context_stop_scan(context.context)
    context.advance(0)
    kinds = [event.type for event in context.events()]
    assert kinds.count(abi.VELTO_EVENT_SCAN_STARTED) == kinds.count(abi.VELTO_EVENT_SCAN_STOPPED) == 1
    assert kinds.count(abi.VELTO_EVENT_DEVICE_FOUND) == 3
    assert context.answer(abi.velto_context_info, "context_get_info", context.context).is_scanning == 0


def test_scan_for_likely_devices_is_silent_about_others(context: PumpedContext) -> None:
    for name in (b"Triki one", b"Kettle"):
        context.create_sim(name=name)
    options = abi.velto_scan_options(struct_size=ctypes.sizeof(abi.velto_scan_options), flags=abi.VELTO_SCAN_LIKELY_ONLY)
    context.context_start_scan(context.context, ctypes.byref(options), None)
    context.advance(3)
    found = context.events(abi.VELTO_EVENT_DEVICE_FOUND)
    assert [context.text("device_get_name", event.device) for event in found] == ["Triki one"]
    assert [event.data.found.is_likely for event in found] == [1]
    assert len(list_devices(context)) == 2


def test_an_adapter_that_is_not_there_cannot_be_selected(context: PumpedContext) -> None:
    context.advance(0)
    with pytest.raises(Failed) as failure:
        context.context_select_adapter(context.context, b"hci99")
    assert failure.value.result == abi.VELTO_ERROR_NOT_FOUND
    known = abi.VELTO_FEATURE_LIBDBUS | abi.VELTO_FEATURE_BLUEZ | abi.VELTO_FEATURE_ADAPTER
    assert context.answer(ctypes.c_uint32, "context_get_features", context.context) & ~known == 0


def test_forgotten_device_is_stale_and_can_be_found_again(context: PumpedContext) -> None:
    sim, device = context.connected_cap()
    context.op_wait(context.answer(abi.velto_op, "device_forget", device), 10)
    assert context.footnote == abi.VELTO_OK
    assert context.library.velto_device_is_valid(device) == 0
    context.advance(5)
    again = context.answer(abi.velto_device, "sim_get_device", sim)
    assert again.bits not in (0, device.bits)


def test_destroying_the_context_makes_its_operations_stale(velto) -> None:
    context = PumpedContext(velto)
    operation = start_connect(context, context.sim_device(context.create_sim()))
    context.destroy()
    out = abi.velto_op_info(ctypes.sizeof(abi.velto_op_info))
    assert velto.velto_op_get_info(operation, ctypes.byref(out)) == abi.VELTO_ERROR_STALE_HANDLE


def test_info_tells_what_an_operation_does_and_makes(context: PumpedContext) -> None:
    _, device = context.connected_cap()
    subscription, operation = abi.velto_subscription(), abi.velto_op()
    context.events()
    context.device_subscribe(device, 3, None, ctypes.byref(subscription), ctypes.byref(operation))
    facts = context.answer(abi.velto_op_info, "op_get_info", operation)
    assert (facts.kind, facts.status, facts.result) == (
        abi.VELTO_OP_KIND_SUBSCRIBE, abi.VELTO_OP_STATUS_PENDING, abi.VELTO_PENDING)
    assert (facts.device.bits, facts.object_bits) == (device.bits, subscription.bits)
    assert not facts.has_progress and (facts.progress.total, facts.progress.rate) == (0, -1)
    context.advance(1)
    (done,) = context.events(abi.VELTO_EVENT_OP_DONE)
    assert (done.data.op.kind, done.data.op.object_bits) == (abi.VELTO_OP_KIND_SUBSCRIBE, subscription.bits)


def values(progress: abi.velto_op_progress) -> tuple[float, ...]:
    return tuple(getattr(progress, member) for member, _ in progress._fields_)


def test_calibration_reports_its_progress(context: PumpedContext) -> None:
    _, device = context.connected_cap("rest")
    context.events()
    operation = context.answer(abi.velto_op, "device_start_calibration", device, None)
    seen = []
    while status(context, operation) == abi.VELTO_OP_STATUS_PENDING:
        context.advance(0.1)
        info = context.answer(abi.velto_op_info, "op_get_info", operation)
        assert info.has_progress and (info.progress.part, info.progress.part_count) == (0, 1)
        seen.append(info.progress.done)
    assert seen == sorted(seen) and 0 <= seen[0] < 500 and seen[-1] == 1000
    events = context.events(abi.VELTO_EVENT_PROGRESS, abi.VELTO_EVENT_CALIBRATED, abi.VELTO_EVENT_OP_DONE)
    *progress, calibrated, done = events
    assert (calibrated.type, done.type) == (abi.VELTO_EVENT_CALIBRATED, abi.VELTO_EVENT_OP_DONE)
    assert {(event.type, event.op.bits, event.device.bits) for event in progress} == {
        (abi.VELTO_EVENT_PROGRESS, operation.bits, device.bits)}
    assert values(progress[-1].data.progress) == values(info.progress) and info.progress.remaining == 0
    times = [event.timestamp_ns for event in progress]
    assert all(later - earlier >= 90_000_000 for earlier, later in zip(times, times[1:-1])), "ten a second, but for the last"


def test_progress_has_a_rate_and_the_time_that_remains(context: PumpedContext) -> None:
    _, device = context.connected_cap("rest")
    operation = context.answer(abi.velto_op, "device_start_calibration", device, None)
    first = context.answer(abi.velto_op_info, "op_get_info", operation)
    assert not first.has_progress, "it has not begun"
    context.advance(0.01)
    first = context.answer(abi.velto_op_info, "op_get_info", operation).progress
    assert (first.done, first.total, first.rate, first.remaining) == (0, 1000, -1, -1)
    context.advance(0.5)
    middle = context.answer(abi.velto_op_info, "op_get_info", operation).progress
    assert middle.rate == pytest.approx(1000, rel=0.5), "a millisecond of the hold each millisecond"
    assert middle.remaining == pytest.approx((middle.total - middle.done) / middle.rate)
