"""Events: a class for each type, and queues that are iterated."""

from __future__ import annotations

import asyncio
import ctypes
import threading
import time
from itertools import islice

import pytest
from fake_devices import packet

import veltokit
from veltokit import (
    Backend, Button, ButtonEvent, Context, Device, DeviceConnectedEvent, DeviceDisconnectedEvent, DownReason, DroppedEvent,
    Event, EventClass, EventType, LinkChangedEvent, LinkState, OperationDoneEvent, OperationKind, Result, ScanStoppedEvent,
    Simulator, _events, abi,
)


def test_every_type_has_a_class_with_the_members_of_its_data(velto: Context) -> None:
    classes = {class_.type: class_ for class_ in _events.EVENT_CLASSES.values()}
    assert set(classes) == set(EventType) - {EventType.NONE}
    for type_, class_ in classes.items():
        event = class_(abi.velto_event(type=type_), velto)
        for name in class_.__dict__.get("__match_args__", ()):
            getattr(event, name)
        assert class_.__doc__ and repr(event).startswith(f"<{class_.__name__} ")
        assert str(event).split()[3] == class_.__name__ and "VELTO_" not in str(event)


def test_events_are_matched(velto: Context, device: Device, cap: Simulator) -> None:
    device.user_data = 77
    with velto.events() as events:
        cap.press(0.1)
        velto.advance(0.3)
        cap.drop_link()
        velto.advance(0.1)
        seen = []
        for event in events.drain():
            match event:
                case ButtonEvent(button=Button.MAIN, is_down=is_down):
                    seen.append(("button", is_down))
                case LinkChangedEvent(previous=LinkState.READY, current=current):
                    seen.append(("link", current))
                case DeviceDisconnectedEvent(reason, will_reconnect):
                    seen.append((reason, will_reconnect))
            assert event.device == device and event.user_data == 77 and event.timestamp == event.timestamp_ns / 1e9
    assert seen == [("button", True), ("button", False), ("link", LinkState.NONE), (DownReason.REMOTE, True)]


def test_an_operation_s_event_has_the_operation(velto: Context, cap: Simulator) -> None:
    operation = velto.connect("Triki test")
    operation.wait()
    [event] = [event for event in velto.default_queue.drain() if isinstance(event, OperationDoneEvent)]
    assert event.operation == operation and event.result is Result.OK and event.kind is OperationKind.CONNECT
    assert {event: 1}[event] == 1 and event != object() and len(bytes(event)) == 128


def test_auto_connect_without_a_bus_reports_it_once() -> None:
    with Context(backends=Backend.BLUEZ, bus_address="unix:path=/none", pumped=True, ephemeral=True) as velto:
        velto.auto_connect(1)
        end = time.monotonic() + 30
        while velto.info.search_problem is Result.OK and time.monotonic() < end:
            velto.dispatch(0.01)
        for _ in range(30):
            velto.dispatch(0.005)  # retries fail for the same reason, which is no news
        stops = [event for event in velto.default_queue.drain() if isinstance(event, ScanStoppedEvent)]
        assert [event.result for event in stops] == [Result.BUS_UNAVAILABLE]
        assert velto.describe_search() == "The message bus of the system cannot be reached, so there is no Bluetooth: start dbus."


def test_a_type_that_only_a_newer_library_knows_is_a_plain_event(velto: Context) -> None:
    queue = velto.events()
    event = queue._event(abi.velto_event(type=999, sequence=4))
    assert type(event) is Event and event.sequence == 4 and event.device is None and event.operation is None


def test_classes_select_events(velto: Context, fed: Device) -> None:
    with velto.events(EventClass.BUTTON, capacity=8) as buttons, velto.events(EventClass.MOVE) as moves:
        assert buttons.classes == EventClass.BUTTON
        for button in (1, 0, 1):
            fed.ingest(packet(x=50 * button, button=button))
            fed.poll(0.02)
        assert [type(event) for event in buttons.drain()] == [ButtonEvent] * 3
        moves.classes = EventClass(0)
        fed.ingest(packet())
        fed.poll(0.02)
        buttons.flush()
        assert buttons.poll() is None
        assert buttons == buttons and buttons != moves and len({buttons, moves}) == 2


def test_the_default_queue_has_the_same_face(velto: Context, fed: Device) -> None:
    queue = velto.default_queue
    assert queue.classes == EventClass.STANDARD and queue.fileno() > 2
    fed.ingest(packet(button=1))
    assert queue.wait(0) is not None
    queue.flush()
    assert queue.poll() is None
    queue.classes = EventClass.LINK
    assert velto.default_queue.classes == EventClass.LINK


def test_waiting_advances_a_manual_clock_to_the_event(velto: Context, cap: Simulator) -> None:
    begin = velto.time
    with velto.events(EventClass.SCAN) as found:
        velto.start_scan()
        names = [event.type for event in islice(found, 2)]
    assert EventType.DEVICE_FOUND in names and velto.time - begin < 2
    velto.stop_scan()
    velto.default_queue.flush()
    begin = velto.time
    with velto.events(EventClass.CALIBRATION) as silent:
        assert silent.wait(3) is None
    assert velto.time - begin == pytest.approx(3)


def test_a_closed_queue_ends_its_iteration(velto: Context) -> None:
    queue = velto.events()
    queue.close()
    queue.close()
    assert list(queue) == []
    with pytest.raises(ReferenceError):
        queue.poll()


def test_closing_from_another_thread_releases_a_wait() -> None:
    velto = Context(backends=Backend.SIMULATED, ephemeral=True)
    threading.Timer(0.05, velto.close).start()
    assert len(list(velto.events(EventClass.BUTTON))) == 0


def test_a_forgotten_queue_is_destroyed(velto: Context) -> None:
    queue = velto.events()
    handle = queue._id
    del queue
    assert veltokit.core.library().velto_queue_flush(handle) == Result.STALE_HANDLE


def test_overflow_is_reported(velto: Context, fed: Device) -> None:
    with velto.events(EventClass.BUTTON, capacity=2) as events:
        for button in (1, 0, 1, 0):
            fed.ingest(packet(button=button))
        first = events.poll()
    assert isinstance(first, DroppedEvent) and first.other_count == 2 and first.classes == EventClass.BUTTON


@pytest.mark.parametrize("kind", [{}, {"pumped": True}, {"manual_clock": True}])
def test_each_coroutine_sees_every_event(kind: dict[str, bool]) -> None:
    async def listen(velto: Context) -> list[EventType]:
        types = []
        async for event in velto.events(EventClass.LINK | EventClass.SCAN):
            types.append(event.type)
            if isinstance(event, DeviceConnectedEvent):
                break
        return types

    async def main() -> None:
        with Context(backends=Backend.SIMULATED, ephemeral=True, **kind) as velto:
            velto.create_simulator(name="Triki test", script="rest")
            listeners = [asyncio.create_task(listen(velto)) for _ in range(3)]
            await asyncio.sleep(0)
            await velto.connect("Triki test")
            one, two, three = await asyncio.gather(*listeners)
            assert one == two == three and EventType.DEVICE_FOUND in one

    asyncio.run(main())


@pytest.mark.parametrize("kind", [{}, {"pumped": True}])
def test_closing_releases_coroutines_that_wait(kind: dict[str, bool]) -> None:
    async def main() -> list[Event]:
        velto = Context(backends=Backend.SIMULATED, ephemeral=True, **kind)
        events = velto.events(EventClass.BUTTON)

        async def collect() -> list[Event]:
            return [event async for event in events]

        waiting = asyncio.create_task(collect())
        await asyncio.sleep(0.02)
        velto.close()
        return await asyncio.wait_for(waiting, 10)

    assert asyncio.run(main()) == []


def test_an_event_is_a_copy(velto: Context, fed: Device) -> None:
    fed.ingest(packet(button=1))
    event = velto.default_queue.wait(0)
    assert event is not None
    before = bytes(event)
    fed.ingest(packet())
    list(velto.default_queue.drain())
    assert bytes(event) == before and ctypes.sizeof(event._raw) == 128
