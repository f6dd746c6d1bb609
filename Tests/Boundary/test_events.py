"""Queues of events: order, masks, descriptors, losses, several listeners, and waiting without a clock that moves."""

from __future__ import annotations

import ctypes
import re
import select
import threading
from pathlib import Path

import pytest

from generate.loading import load
from patience import until
from pumped_context import Failed, PumpedContext, packet, pumped
from veltokit import abi

BUTTON = abi.VELTO_EVENT_CLASS_BUTTON


def is_readable(descriptor: int) -> bool:
    return bool(select.select([descriptor], [], [], 0)[0])


def press(context: PumpedContext, device: abi.velto_device, count: int) -> None:
    """Presses and releases the button of a device that is fed: two events each."""
    for _ in range(count):
        context.ingest(device, packet(button=1))
        context.ingest(device, packet(button=0))


def create_queue(context: PumpedContext, mask: int = BUTTON, capacity: int = 64) -> abi.velto_queue:
    return context.answer(abi.velto_queue, "context_create_queue", context.context, mask, capacity)


def take(context: PumpedContext, queue: abi.velto_queue) -> list[abi.velto_event]:
    taken = []
    while True:
        event = context.answer(abi.velto_event, "queue_poll_event", queue)
        if context.footnote == abi.VELTO_NOTHING:
            assert bytes(event) == bytes(128)
            return taken
        taken.append(event)


def test_an_empty_queue_answers_an_event_of_no_type(context: PumpedContext) -> None:
    queue, event = create_queue(context), abi.velto_event.from_buffer_copy(b"\xaa" * 128)
    asks = (
        ("queue_poll_event", queue), ("queue_wait_event", queue, 0.0),
        ("context_poll_event", context.context), ("context_wait_event", context.context, 0.0),
    )
    context.context_flush_events(context.context)
    for name, *arguments in asks:
        ctypes.memset(ctypes.byref(event), 0xAA, 128)
        getattr(context, name)(*arguments, ctypes.byref(event))
        assert (context.footnote, event.type, bytes(event)) == (abi.VELTO_NOTHING, abi.VELTO_EVENT_NONE, bytes(128))


def test_descriptor_is_readable_exactly_while_an_event_waits(context: PumpedContext) -> None:
    device, queue = context.ingest_device(), create_queue(context)
    descriptor = context.answer(ctypes.c_int32, "queue_get_fd", queue)
    assert not is_readable(descriptor)
    press(context, device, 1)
    assert is_readable(descriptor)
    context.answer(abi.velto_event, "queue_poll_event", queue)
    assert is_readable(descriptor)
    context.answer(abi.velto_event, "queue_poll_event", queue)
    assert not is_readable(descriptor)
    press(context, device, 1)
    assert is_readable(descriptor)


def test_standard_is_the_discrete_half_and_bits_without_a_name_are_accepted(context: PumpedContext) -> None:
    assert abi.VELTO_EVENT_CLASS_STANDARD == 0xFFFF_FFFF
    for mask in (1 << 31 | BUTTON, 1 << 63 | BUTTON, 2**64 - 1):
        queue = create_queue(context, mask)
        press(context, context.ingest_device(f"{mask}"), 1)
        assert abi.VELTO_EVENT_BUTTON in [event.type for event in take(context, queue)]
        context.library.velto_queue_destroy(queue)
    context.context_flush_events(context.context)
    context.context_set_event_mask(context.context, 1 << 63)
    press(context, context.ingest_device("unheard"), 1)
    assert context.events() == []


@pytest.mark.parametrize("row", [row for row in load().types["velto_event_type"].values if row.data])
def test_header_names_the_class_of_every_event(repository: Path, row) -> None:
    header = (repository / "include/veltokit/velto_event.h").read_text()
    declaration = rf"(?:/\*\*((?:(?!\*/).)*)\*/\n)?VELTO_CONSTANT\(velto_event_type, {row.name}, \d+\);([^\n]*)"
    comment = "".join(part or "" for part in re.search(declaration, header, re.DOTALL).groups())
    assert row.name == "VELTO_EVENT_DROPPED" or f"Class {row.event_class}." in " ".join(comment.replace("*", "").split())


def test_default_queue_has_a_descriptor_too_and_can_be_flushed(context: PumpedContext) -> None:
    descriptor = context.answer(ctypes.c_int32, "context_get_event_fd", context.context)
    press(context, context.ingest_device(), 3)
    assert is_readable(descriptor)
    context.context_flush_events(context.context)
    assert not is_readable(descriptor) and context.events() == []


def test_every_queue_sees_every_event_of_its_mask(context: PumpedContext) -> None:
    device = context.ingest_device()
    listeners = [create_queue(context) for _ in range(3)]
    deaf = create_queue(context, mask=0)
    others = create_queue(context, mask=abi.VELTO_EVENT_CLASS_LINK)
    press(context, device, 2)
    for listener in listeners:
        events = take(context, listener)
        assert [event.data.button.is_down for event in events] == [1, 0, 1, 0]
        assert [event.sequence for event in events] == [1, 2, 3, 4]
    assert take(context, deaf) == take(context, others) == []


def test_a_queue_sees_nothing_from_before_its_creation(context: PumpedContext) -> None:
    device = context.ingest_device()
    press(context, device, 1)
    queue = create_queue(context)
    press(context, device, 1)
    assert len(take(context, queue)) == 2


def test_the_mask_of_the_default_queue_counts_from_now_on(context: PumpedContext) -> None:
    device = context.ingest_device()
    context.advance(0.1)
    press(context, device, 1)
    context.context_set_event_mask(context.context, abi.VELTO_EVENT_CLASS_SCAN)
    press(context, device, 1)
    assert len(context.events(abi.VELTO_EVENT_BUTTON)) == 2


def test_overflow_drops_the_oldest_and_tells_how_many_first(context: PumpedContext) -> None:
    device, queue = context.ingest_device(), create_queue(context, capacity=4)
    press(context, device, 5)
    told, *rest = take(context, queue)
    assert told.type == abi.VELTO_EVENT_DROPPED
    assert (told.data.dropped.other_count, told.data.dropped.continuous_count) == (6, 0)
    assert told.data.dropped.classes == BUTTON
    assert [event.sequence for event in rest] == [7, 8, 9, 10]
    press(context, device, 3)
    told, *rest = take(context, queue)
    assert told.data.dropped.other_count == 2 and len(rest) == 4


def test_the_loss_of_a_queue_concerns_no_other(context: PumpedContext) -> None:
    device, small, large = context.ingest_device(), create_queue(context, capacity=1), create_queue(context)
    press(context, device, 4)
    assert take(context, small)[0].type == abi.VELTO_EVENT_DROPPED
    assert [event.type for event in take(context, large)] == [abi.VELTO_EVENT_BUTTON] * 8


def test_the_default_queue_holds_as_many_as_the_definition_says(velto) -> None:
    with pumped(velto, event_capacity=2) as context:
        context.context_set_event_mask(context.context, BUTTON)
        press(context, context.ingest_device(), 2)
        assert len(context.events()) == 3


def test_destroyed_queue_is_stale_and_destroying_again_does_nothing(context: PumpedContext) -> None:
    queue = create_queue(context)
    descriptor = context.answer(ctypes.c_int32, "queue_get_fd", queue)
    for _ in range(2):
        context.library.velto_queue_destroy(queue)
    event = abi.velto_event()
    assert context.library.velto_queue_poll_event(queue, ctypes.byref(event)) == abi.VELTO_ERROR_STALE_HANDLE
    press(context, context.ingest_device(), 1)
    with pytest.raises(OSError):
        select.select([descriptor], [], [], 0)


def test_waiting_moves_a_manual_clock_to_what_happens_next(context: PumpedContext) -> None:
    sim = context.create_sim()
    context.scan()
    start = context.now_ns
    event = context.answer(abi.velto_event, "context_wait_event", context.context, 60)
    assert context.footnote == abi.VELTO_OK
    while event.type != abi.VELTO_EVENT_DEVICE_FOUND:
        event = context.answer(abi.velto_event, "context_wait_event", context.context, 60)
    assert start < event.timestamp_ns == context.now_ns < start + 2_000_000_000
    assert context.answer(abi.velto_device, "sim_get_device", sim).bits == event.device.bits


def test_a_wait_without_an_event_ends_at_its_time(context: PumpedContext) -> None:
    context.advance(0)
    context.events()
    start = context.now_ns
    for name, object_ in (("context_wait_event", context.context), ("queue_wait_event", create_queue(context))):
        event = context.answer(abi.velto_event, name, object_, 1.5)
        assert context.footnote == abi.VELTO_NOTHING and event.type == abi.VELTO_EVENT_NONE
    assert context.now_ns == start + 3_000_000_000


def test_a_button_event_names_the_button_and_an_adapter_event_the_adapter(velto) -> None:
    with pumped(velto) as context:
        context.advance(0)
        changed, = context.events(abi.VELTO_EVENT_ADAPTER_CHANGED)
        assert (changed.data.adapter.identifier, changed.data.adapter.is_usable) == (b"sim0", 1)
        sim, _ = context.connected_cap()
        context.sim_press_button(sim, 0.2)
        context.advance(1)
        buttons = [event.data.button for event in context.events(abi.VELTO_EVENT_BUTTON)]
        assert [(each.button, each.is_down, each.press_count, each.release_count) for each in buttons] == [
            (abi.VELTO_BUTTON_MAIN, 1, 1, 0), (abi.VELTO_BUTTON_MAIN, 0, 1, 1)
        ]


def test_a_manual_clock_moves_to_a_moment_and_never_back(context: PumpedContext) -> None:
    moment = context.now_ns + 1_234_567_891
    context.context_advance_clock_to(context.context, moment)
    assert context.now_ns == moment
    context.context_advance_clock_to(context.context, moment)
    for wrong in (moment - 1, 0, moment + 366 * 86_400 * 10**9, 2**64 - 1):
        with pytest.raises(Failed, match=f"timestamp_ns is {wrong}: must be {moment}") as failure:
            context.context_advance_clock_to(context.context, wrong)
        assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT and context.now_ns == moment


def test_a_manual_clock_goes_on_after_three_centuries(context: PumpedContext) -> None:
    """Half of the numbers of a timestamp are above 2^63."""
    year = 31_536_000
    for _ in range(300):
        context.advance(year)
    now = context.now_ns
    assert now > 2**63
    context.answer(abi.velto_event, "context_wait_event", context.context, 10 * year)
    assert context.now_ns > now or context.footnote == abi.VELTO_OK


def test_a_clock_that_moves_by_itself_cannot_be_set(velto) -> None:
    with pumped(velto, flags=abi.VELTO_CONTEXT_PUMPED) as context, pytest.raises(Failed) as failure:
        context.context_advance_clock_to(context.context, context.now_ns + 10**9)
    assert failure.value.result == abi.VELTO_ERROR_UNSUPPORTED


def test_waiting_on_a_real_clock_ends_too(velto) -> None:
    with pumped(velto, flags=abi.VELTO_CONTEXT_PUMPED) as context:
        context.context_dispatch(context.context, 0)
        context.events()
        start = context.now_ns
        context.answer(abi.velto_event, "context_wait_event", context.context, 0.02)
        assert context.footnote == abi.VELTO_NOTHING
        assert context.now_ns - start >= 19_000_000


def test_events_carry_their_device_its_user_data_and_their_time(context: PumpedContext) -> None:
    device = context.ingest_device()
    context.device_set_user_data(device, 2**64 - 1)
    assert context.answer(ctypes.c_uint64, "device_get_user_data", device) == 2**64 - 1
    context.advance(1.5)
    context.ingest(device, packet(button=1))
    event, = context.events(abi.VELTO_EVENT_BUTTON)
    assert (event.device.bits, event.user_data, event.timestamp_ns) == (device.bits, 2**64 - 1, context.now_ns)


def test_events_are_described_in_one_line(context: PumpedContext) -> None:
    press(context, context.ingest_device(), 1)
    event = context.events(abi.VELTO_EVENT_BUTTON)[0]
    line = context.text("event_describe", ctypes.byref(event))
    assert "VELTO_EVENT_BUTTON" in line and "\n" not in line


def described(context: PumpedContext, events: list[abi.velto_event]) -> list[str]:
    return [context.text("event_describe", ctypes.byref(event)).split(" ", 6)[-1] for event in events]


def test_events_of_links_are_described_with_the_names_of_states_and_reasons(context: PumpedContext) -> None:
    sim, device = context.connected_cap()
    context.sim_drop_link(sim)
    context.advance(0.5)
    state = "VELTO_LINK_STATE"
    assert described(context, context.events(abi.VELTO_EVENT_LINK_CHANGED, abi.VELTO_EVENT_DEVICE_DISCONNECTED)) == [
        f"{state}_NONE -> {state}_CONNECTING", f"{state}_CONNECTING -> {state}_DISCOVERING",
        f"{state}_DISCOVERING -> {state}_READY", f"{state}_READY -> {state}_NONE VELTO_DOWN_REASON_REMOTE",
        "VELTO_DOWN_REASON_REMOTE will reconnect",
    ]
    context.advance(5)
    context.device_disconnect(device, None)
    context.advance(1)
    *_, last = described(context, context.events(abi.VELTO_EVENT_DEVICE_DISCONNECTED))
    assert last == "VELTO_DOWN_REASON_LOCAL will not reconnect"


def test_people_read_names_and_numbers_that_stand_below_each_other(context: PumpedContext) -> None:
    device = context.ingest_device("Anna's cap")
    context.device_set_player_index(device, 1)
    press(context, device, 1)
    context.advance(0.25)
    player, down, up = (
        context.text("event_describe", ctypes.byref(event))
        for event in context.events(abi.VELTO_EVENT_PLAYER_CHANGED, abi.VELTO_EVENT_BUTTON))
    assert player.endswith(" 1.000 s VELTO_EVENT_PLAYER_CHANGED 'Anna's cap' no player -> player 1")
    assert down.endswith("VELTO_EVENT_BUTTON 'Anna's cap' main button down")
    assert up.endswith("VELTO_EVENT_BUTTON 'Anna's cap' main button up")


def one_of(type_: int, **members: float) -> abi.velto_event:
    """An event of that type, with a member of its data's only structure."""
    event = abi.velto_event(type=type_, timestamp_ns=12_345_060_000_000)
    for path, value in members.items():
        part, name = path.split("__")
        setattr(getattr(event.data, part), name, value)
    return event


def test_gestures_are_described_by_their_names(context: PumpedContext) -> None:
    event = one_of(abi.VELTO_EVENT_GESTURE, gesture__gestures=abi.VELTO_GESTURE_CLICK | abi.VELTO_GESTURE_THROW,
                   gesture__throw_power=0.50321)
    assert context.text("event_describe", ctypes.byref(event)) == "#0 12345.060 s VELTO_EVENT_GESTURE click throw power 0.5"


def test_every_number_of_a_described_event_has_a_word(context: PumpedContext, api) -> None:
    """The words of the description are as many as the numbers that there are."""
    for name, type_, part in (
        ("velto_op_kind", abi.VELTO_EVENT_OP_DONE, "op__kind"),
        ("velto_rate_mode", abi.VELTO_EVENT_RATE_MODE_CHANGED, "rate__current"),
        ("velto_gesture", abi.VELTO_EVENT_GESTURE, "gesture__gestures"),
    ):
        words = set()
        for row in api.types[name].values:
            line = context.text("event_describe", ctypes.byref(one_of(type_, **{part: row.value})))
            assert not line.split()[-1].isdigit(), row.name
            words.add(line)
        assert len(words) == len(api.types[name].values), name


@pytest.mark.parametrize("type_", range(64))
def test_event_of_nothing_but_ones_is_described(context: PumpedContext, type_: int) -> None:
    event = abi.velto_event()
    ctypes.memset(ctypes.byref(event), 0xFF, ctypes.sizeof(event))
    event.type = type_
    assert context.text("event_describe", ctypes.byref(event)).startswith("#")


def test_hostile_events_are_described_too(context: PumpedContext) -> None:
    event = abi.velto_event(type=abi.VELTO_EVENT_LINK_CHANGED)
    ctypes.memset(ctypes.byref(event.data), 0xFF, ctypes.sizeof(event.data))
    assert context.text("event_describe", ctypes.byref(event)).endswith("VELTO_EVENT_LINK_CHANGED unknown -> unknown")
    event.type = abi.VELTO_EVENT_DEVICE_DISCONNECTED
    assert context.text("event_describe", ctypes.byref(event)).endswith("unknown will reconnect")


def test_pump_descriptor_and_deadline_tell_when_to_dispatch(velto) -> None:
    with pumped(velto, flags=abi.VELTO_CONTEXT_PUMPED) as context:
        while context.context_dispatch(context.context, 0) or context.footnote == abi.VELTO_OK:
            pass
        descriptor = context.answer(ctypes.c_int32, "context_get_pump_fd", context.context)
        assert not is_readable(descriptor)
        context.create_sim()
        context.scan()
        assert is_readable(descriptor)
        context.context_dispatch(context.context, 0)
        assert not is_readable(descriptor)
        deadline = context.answer(ctypes.c_uint64, "context_get_next_deadline_ns", context.context)
        assert context.footnote == abi.VELTO_OK and deadline < context.now_ns + 2_000_000_000


def test_one_thread_at_a_time_dispatches_and_others_may_wait_meanwhile(velto) -> None:
    with pumped(velto, flags=abi.VELTO_CONTEXT_PUMPED) as context:
        is_over = threading.Event()

        def pump() -> None:
            while not is_over.is_set():
                velto.velto_context_dispatch(context.context, 0.1)

        pumper = threading.Thread(target=pump)
        pumper.start()
        results = set()

        def is_refused() -> bool:
            results.add(velto.velto_context_dispatch(context.context, 0))
            return abi.VELTO_ERROR_BUSY in results

        until(is_refused, "a dispatch while another thread dispatches")
        assert results <= {abi.VELTO_OK, abi.VELTO_NOTHING, abi.VELTO_ERROR_BUSY}
        context.create_sim()
        operation = context.scan()
        context.op_wait(operation, 60)
        assert context.footnote == abi.VELTO_OK
        event = context.answer(abi.velto_event, "context_wait_event", context.context, 60)
        assert event.type != abi.VELTO_EVENT_NONE
        is_over.set()
        pumper.join()


def test_functions_of_pumped_contexts_are_refused_elsewhere(velto) -> None:
    with pumped(velto, flags=0) as context:
        for call in (
            lambda: context.context_dispatch(context.context, 0),
            lambda: context.context_advance_clock(context.context, 1.0),
            lambda: context.answer(ctypes.c_int32, "context_get_pump_fd", context.context),
            lambda: context.answer(ctypes.c_uint64, "context_get_next_deadline_ns", context.context),
        ):
            with pytest.raises(Failed) as failure:
                call()
            assert failure.value.result == abi.VELTO_ERROR_UNSUPPORTED
    with pytest.raises(Failed, match="manual clock"):
        pumped(velto, flags=abi.VELTO_CONTEXT_MANUAL_CLOCK).__enter__()


def test_a_manual_clock_does_what_is_due_in_its_order(context: PumpedContext) -> None:
    context.connected_cap("button")
    context.create_sim("rest")
    context.events()
    context.advance(20)
    events = context.events()
    times = [event.timestamp_ns for event in events]
    assert len(times) > 20 and times == sorted(times)
    assert times[-1] <= context.now_ns


def test_clock_anchor_is_one_moment_on_two_clocks(context: PumpedContext) -> None:
    time_ns, utc_ns = ctypes.c_uint64(), ctypes.c_uint64()
    context.context_get_clock_anchor(context.context, ctypes.byref(time_ns), ctypes.byref(utc_ns))
    assert time_ns.value == context.now_ns
    assert utc_ns.value > 1_600_000_000_000_000_000


def test_a_day_on_a_manual_clock_is_a_day_of_the_calendar(context: PumpedContext) -> None:
    dates = []
    for _ in range(2):
        time_ns, utc_ns = ctypes.c_uint64(), ctypes.c_uint64()
        context.context_get_clock_anchor(context.context, ctypes.byref(time_ns), ctypes.byref(utc_ns))
        dates.append(utc_ns.value)
        context.advance(86_400)
    assert dates[1] - dates[0] == 86_400 * 10**9
