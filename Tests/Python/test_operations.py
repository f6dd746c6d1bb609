"""Operations: waited for, awaited, cancelled."""

from __future__ import annotations

import asyncio
import gc

import pytest
from fake_devices import BATTERY_LEVEL, battery

from veltokit import (
    Backend, Context, Device, EventClass, OperationKind, OperationStatus, Result, Simulator, SimulatorLink, errors,
)

KINDS = [{}, {"pumped": True}, {"manual_clock": True}]


def test_an_operation_tells_its_state(velto: Context, cap: Simulator) -> None:
    operation = velto.connect("Triki test")
    assert not operation.done and operation.outcome is Result.PENDING and operation.error is None
    assert operation.status is OperationStatus.PENDING and operation.kind is OperationKind.CONNECT
    assert operation.device is None and operation.progress is None and "CONNECT PENDING" in repr(operation)
    with pytest.raises(TimeoutError, match="CONNECT has not ended"):
        operation.result()
    device = operation.wait()
    assert operation.done and operation.result() == device == cap.device
    assert not operation.cancel(), "it has ended"
    assert operation == operation and operation != velto.start_scan()


def test_a_wait_has_a_time_limit_of_its_own(velto: Context) -> None:
    operation = velto.connect("nobody", timeout=10)
    begin = velto.time
    with pytest.raises(TimeoutError):
        operation.wait(timeout=2)
    assert velto.time - begin == pytest.approx(2) and not operation.done
    with pytest.raises(errors.DeviceTimeoutError):
        operation.wait()


def test_a_cancelled_operation_raises(velto: Context) -> None:
    operation = velto.connect("nobody")
    assert operation.cancel()
    with pytest.raises(errors.OperationCancelledError):
        operation.wait()


def test_a_link_is_made_and_closed(velto: Context, device: Device) -> None:
    assert device.connected
    device.disconnect().wait()
    assert not device.connected and device.link_stats.link_serial == 1
    device.connect(timeout=5).wait()
    assert device.connected
    device.forget().wait()
    assert not device.is_valid and "gone" in repr(device)
    with pytest.raises(ReferenceError):
        device.name


def test_a_refused_link_raises(velto: Context, cap: Simulator) -> None:
    cap.link = SimulatorLink(refuses_links=True)
    with pytest.raises(ConnectionError):
        velto.connect("Triki test", timeout=3).wait()


@pytest.mark.parametrize("kind", KINDS)
def test_coroutines_await_operations(kind: dict[str, bool]) -> None:
    async def main() -> None:
        with Context(backends=Backend.SIMULATED, ephemeral=True, **kind) as velto:
            velto.create_simulator(name="Triki test", script="rest")
            device = await velto.connect("Triki test")
            assert device.connected
            done = device.disconnect()
            await done
            await done  # It has ended: awaiting it again returns at once.
            assert not device.connected

    asyncio.run(main())


@pytest.mark.parametrize("kind", KINDS)
def test_an_operation_is_a_coroutine_to_asyncio(kind: dict[str, bool]) -> None:
    async def main() -> None:
        async with Context(backends=Backend.SIMULATED, ephemeral=True, **kind) as velto:
            for name in ("Triki one", "Triki two", "Triki three"):
                velto.create_simulator(name=name, script="rest")
            one = asyncio.create_task(velto.connect("Triki one"))
            done, _ = await asyncio.wait([one, asyncio.create_task(velto.connect("Triki two"))])
            assert {task.result().name for task in done} == {"Triki one", "Triki two"} and len(done) == 2
            three = await asyncio.ensure_future(velto.connect("Triki three"))
            assert isinstance(three, Device)
            nobody = velto.connect("nobody")
            with pytest.raises(errors.DeviceTimeoutError):
                await asyncio.create_task(velto.connect("nobody", timeout=0.1))
            task = asyncio.create_task(nobody)
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            with pytest.raises(errors.OperationCancelledError):
                await nobody
        assert velto.closed

    asyncio.run(main())


@pytest.mark.parametrize("kind", KINDS)
def test_an_ended_operation_runs_in_another_task(kind: dict[str, bool]) -> None:
    async def main() -> None:
        with Context(backends=Backend.SIMULATED, ephemeral=True, **kind) as velto:
            velto.create_simulator(name="Triki test", script="rest")
            found = velto.connect("Triki test")
            device = await asyncio.create_task(found)
            for _ in range(2):
                assert await asyncio.create_task(found) == await asyncio.wait_for(found, 60) == device
            nobody = velto.connect("nobody", timeout=0.1)
            for _ in range(2):
                with pytest.raises(errors.DeviceTimeoutError):
                    await asyncio.create_task(nobody)
            endless = velto.connect("nobody", timeout=300)
            first = asyncio.create_task(endless)
            await asyncio.sleep(0)
            first.cancel()
            with pytest.raises(asyncio.CancelledError):
                await first
            with pytest.raises(errors.OperationCancelledError):
                await asyncio.create_task(endless)
            waits = velto.connect("nobody", timeout=300)
            waits.send(None)
            waits.close()
            assert not waits.done, "the wait alone has ended"
            again = asyncio.create_task(waits)
            await asyncio.sleep(0)
            again.cancel()
            with pytest.raises(asyncio.CancelledError):
                await again
            with pytest.raises(errors.OperationCancelledError):
                waits.wait(60)

    asyncio.run(main())


@pytest.mark.parametrize("kind", KINDS)
def test_cancelling_the_task_cancels_the_operation(kind: dict[str, bool]) -> None:
    async def main() -> None:
        with Context(backends=Backend.SIMULATED, ephemeral=True, **kind) as velto:
            operation = velto.connect("nobody", timeout=300)

            async def wait() -> None:
                await operation

            task = asyncio.create_task(wait())
            await asyncio.sleep(0.01)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert not velto._loop()._operations, "nothing is kept for it"
            with pytest.raises(errors.OperationCancelledError):
                await operation

    asyncio.run(main())


@pytest.mark.sweep
@pytest.mark.parametrize("kind", KINDS)
def test_many_coroutines_share_one_hidden_queue(kind: dict[str, bool]) -> None:
    """More ends at once than the queue holds: each waiter reads its operation again."""

    async def main() -> None:
        with Context(backends=Backend.SIMULATED, ephemeral=True, **kind) as velto:
            _, device = battery(velto) if kind else await slow_battery(velto)
            side = velto._loop()
            side._queue = velto.events(EventClass.OP, capacity=2)
            asyncio.get_running_loop().add_reader(side._queue.fileno(), side._take_ends)

            async def read() -> bytes:
                return await device.read_value(BATTERY_LEVEL)

            values = await asyncio.wait_for(asyncio.gather(*(read() for _ in range(60))), 60)
            assert values == [b"\x55"] * 60 and len(velto._loops) == 1
            assert not any(side._operations.values()), "nothing is left behind"

    async def slow_battery(velto: Context) -> tuple[Simulator, Device]:
        return await asyncio.to_thread(battery, velto)

    asyncio.run(main())


def test_a_context_serves_one_loop_after_the_other() -> None:
    with Context(backends=Backend.SIMULATED, ephemeral=True) as velto:
        velto.create_simulator(name="Triki test", script="rest")

        async def connect() -> Device:
            device = await velto.connect("Triki test")
            await device.disconnect()
            return device

        assert asyncio.run(connect()) == asyncio.run(connect())
        assert len(velto._loops) == 1


def test_closing_the_context_ends_what_is_awaited() -> None:
    async def main() -> None:
        velto = Context(backends=Backend.SIMULATED, ephemeral=True)
        operation = velto.connect("nobody", timeout=300)

        async def wait() -> object:
            return await operation

        task = asyncio.create_task(wait())
        await asyncio.sleep(0.01)
        velto.close()
        with pytest.raises(errors.OperationCancelledError):
            await asyncio.wait_for(task, 10)

    asyncio.run(main())


def test_a_context_closed_in_a_thread_releases_the_loop() -> None:
    async def main() -> None:
        velto = Context(backends=Backend.SIMULATED, ephemeral=True)
        operation = velto.connect("nobody", timeout=300)
        closing = asyncio.create_task(asyncio.to_thread(_close_later, velto))
        with pytest.raises(errors.OperationCancelledError):
            await operation
        await closing

    asyncio.run(main())


def _close_later(velto: Context) -> None:
    import time

    while not any(any(side._operations.values()) for side in list(velto._loops.values())):
        time.sleep(0.001)
    velto.close()


def test_no_task_or_descriptor_is_left(recwarn: pytest.WarningsRecorder) -> None:
    async def main() -> None:
        with Context(backends=Backend.SIMULATED, pumped=True, ephemeral=True) as velto:
            velto.create_simulator(name="Triki test", script="rest")
            await velto.connect("Triki test")
            assert velto._loop()._pump_fd is None, "nothing awaits"

    asyncio.run(main())
    gc.collect()
    assert not [warning for warning in recwarn if warning.category is ResourceWarning]
