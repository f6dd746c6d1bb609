"""A logind that gives inhibitors, and sees them given back."""

import asyncio
import os
import select
import threading

from dbus_fast import Message, MessageType
from dbus_fast.aio import MessageBus

from waiting import PATIENCE

NAME = "org.freedesktop.login1"


class ScriptedLogind:
    """Owns the name on a private bus, on a thread of its own; use it as a context manager."""

    def __init__(self, bus_address: str, refusal: str = ""):
        self._address = bus_address
        self._refusal = refusal
        self.calls: list[list[str]] = []
        """The arguments of each call of Inhibit."""
        self._locks: list[int] = []
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="scripted-logind", daemon=True)

    def __enter__(self) -> "ScriptedLogind":
        self._thread.start()
        self._run(self._start())
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._bus.disconnect)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        for lock in self._locks:
            os.close(lock)

    @property
    def held(self) -> int:
        """The number of inhibitors whose other end is open."""
        poll = select.poll()
        for lock in self._locks:
            poll.register(lock, select.POLLIN)
        return len(self._locks) - len(poll.poll(0))

    def _run(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(PATIENCE)

    async def _start(self) -> None:
        self._bus = await MessageBus(bus_address=self._address, negotiate_unix_fd=True).connect()
        self._bus.add_message_handler(self._receive)
        await self._bus.request_name(NAME)

    def _receive(self, message: Message) -> bool:
        if message.message_type is not MessageType.METHOD_CALL or message.member != "Inhibit":
            return False
        asyncio.ensure_future(self._answer(message))
        return True

    async def _answer(self, message: Message) -> None:
        self.calls.append(message.body)
        if self._refusal:
            await self._bus.send(Message.new_error(message, "org.freedesktop.DBus.Error.AccessDenied", self._refusal))
            return
        ours, theirs = os.pipe()
        self._locks.append(ours)
        await self._bus.send(Message.new_method_return(message, "h", [0], [theirs]))
        os.close(theirs)
