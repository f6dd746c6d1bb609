"""Closing what a coroutine waits for, in another thread."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
from typing import Any, Callable

import pytest
from fake_devices import battery

from veltokit import Backend, Context, EventClass, errors
from veltokit._reader import Reader

SOURCES: dict[str, Callable[[Context], Reader[Any]]] = {
    "queue": lambda velto: velto.events(EventClass.BUTTON),
    "default queue": lambda velto: velto.default_queue,
    "subscription": lambda velto: subscription(velto),
}


def subscription(velto: Context) -> Reader[Any]:
    _, device = battery(velto)
    values = device.subscribe("2a19")
    values.started.wait()
    return values


async def iterate(source: Reader[Any], begun: asyncio.Event) -> list[object]:
    """What a source gives until it ends; `begun` is set when nothing waits any more."""
    list(source.drain())
    asyncio.get_running_loop().call_soon(begun.set)
    return [item async for item in source]


@pytest.mark.parametrize("kind", [{}, {"pumped": True}], ids=["threaded", "pumped"])
@pytest.mark.parametrize("name", SOURCES)
def test_closing_the_context_in_another_thread_ends_the_iteration(
    name: str, kind: dict[str, bool], caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        velto = Context(backends=Backend.SIMULATED, ephemeral=True, **kind)
        begun = asyncio.Event()
        task = asyncio.create_task(iterate(SOURCES[name](velto), begun))
        await begun.wait()
        await asyncio.to_thread(velto.close)
        await asyncio.wait_for(task, 10)

    with caplog.at_level(logging.WARNING, "asyncio"):
        asyncio.run(main(), debug=True)
    assert "Exception" not in caplog.text


@pytest.mark.parametrize("name", ["queue", "subscription"])
def test_closing_a_source_in_another_thread_ends_the_iteration(name: str) -> None:
    async def main() -> None:
        with Context(backends=Backend.SIMULATED, ephemeral=True) as velto:
            source: Any = SOURCES[name](velto)
            begun = asyncio.Event()
            task = asyncio.create_task(iterate(source, begun))
            await begun.wait()
            await asyncio.to_thread(source.close)
            assert await asyncio.wait_for(task, 10) == []

    asyncio.run(main(), debug=True)  # In which the loop refuses calls of other threads.


@pytest.mark.parametrize("kind", [{}, {"pumped": True}], ids=["threaded", "pumped"])
def test_the_loop_forgets_descriptors_that_were_closed(kind: dict[str, bool]) -> None:
    """A socket that gets the number of a closed descriptor must still wake its reader."""

    async def receives(left: socket.socket, right: socket.socket) -> None:
        right.setblocking(False)
        waiting = asyncio.create_task(asyncio.get_running_loop().sock_recv(right, 1))
        await asyncio.sleep(0)
        left.send(b"x")
        assert await asyncio.wait_for(waiting, 10) == b"x"

    async def main() -> None:
        velto = Context(backends=Backend.SIMULATED, ephemeral=True, **kind)
        begun = asyncio.Event()
        task = asyncio.create_task(iterate(velto.events(EventClass.BUTTON), begun))
        await begun.wait()
        await asyncio.to_thread(velto.close)
        pairs = [socket.socketpair() for _ in range(6)]
        for left, right in pairs:
            await receives(left, right)
            await receives(right, left)
        await asyncio.wait_for(task, 10)
        for end in (end for pair in pairs for end in pair):
            end.close()

    asyncio.run(main())


def test_a_loop_that_has_ended_delays_no_close() -> None:
    velto = Context(backends=Backend.SIMULATED, ephemeral=True)
    queue = velto.events(EventClass.BUTTON)

    async def main() -> None:
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(anext(aiter(queue)), 0.001)

    asyncio.run(main())
    queue.close()
    velto.close()
    assert velto.closed


@pytest.mark.parametrize("kind", [{}, {"pumped": True}], ids=["threaded", "pumped"])
def test_a_blocking_wait_ends_as_an_awaited_one(kind: dict[str, bool]) -> None:
    velto = Context(backends=Backend.SIMULATED, ephemeral=True, **kind)
    operation = velto.connect("nobody", timeout=300)
    closing = threading.Timer(0.5, velto.close)
    closing.start()
    with pytest.raises(errors.OperationCancelledError, match="closed|destroyed"):
        operation.wait()
    closing.join()
    with pytest.raises(errors.StaleHandleError):
        operation.wait()
