"""Our own central in the guest, without anything above it."""

import asyncio
import pathlib
import sys

from .waiting import wait_for

BUS = "unix:path=/run/dbus/system_bus_socket"


class Central:
    """The probe of Tests/Bus, waited for without blocking the peripherals, which share this thread."""

    def __init__(self, is_mute=True):
        sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Bus"))
        from probe import Probe

        # A mute one counts values and does not write them: writing fifty lines a second would keep the guest busy.
        self.probe = Probe(BUS, *["--mute"] * is_mute)
        self.position = 0

    async def event(self, what, kind, **fields):
        """The next event of a kind, after the last that was waited for."""

        def wait():
            event = self.probe.wait_for(kind, 120, self.position, **fields)
            self.position = self.probe.events.index(event) + 1
            return event

        return await wait_for(what, asyncio.to_thread(wait), 130)

    async def do(self, *words):
        """A command that has to succeed."""
        answer = await self._answer(*words)
        assert answer["code"] == 0, answer
        return answer

    async def refusal(self, *words):
        """A command that has to fail; returns what it is told."""
        answer = await self._answer(*words)
        assert answer["code"] != 0, answer
        return answer

    async def find(self, name):
        seen = await self.event("the scan to find the device", "advertisement", name=name, fresh=True)
        return seen["peer"]

    async def connect(self, peer):
        """Connects, and returns the value handles of what was found."""
        self.position = self.probe.mark()
        await self.do("connect", peer)
        ready = await self.event("the link to be ready", "link", link="ready", peer=peer)
        return [int(each.split(":")[0]) for each in ready["handles"].split()]

    async def close(self):
        status = await wait_for("the probe to end", asyncio.to_thread(self.probe.close), 60)
        assert status == 0, status

    async def _answer(self, *words):
        request = self.probe.ask(*words)
        return await wait_for(f"the answer to {words[0]}", asyncio.to_thread(self.probe.reply, request, 120), 130)
