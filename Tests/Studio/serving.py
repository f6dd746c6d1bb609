"""The studio as tests meet it: its server in a thread of this process, so that they read the simulated devices and the store directly."""

from __future__ import annotations

import asyncio
import threading
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Callable, Iterator

from nicegui import Client
from velto.page.frame import BUSY
from velto.page.sensors import Choice
from velto.page.server import Place, StudioServer
from velto.page.workspace import Workspace
from veltokit import Device, Simulator
from veltokit.studio import Studio

LONGEST = 240.0
"""The longest wait for anything: it only catches what hangs (seconds)."""
MOST_TRIES = 60
"""The tries after which something is taken for impossible."""


class Serving:
    """A studio on simulated devices, whose time passes as fast as a person's, with its server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.loop = asyncio.new_event_loop()
        self._is_up = threading.Event()
        self._failure: BaseException | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._is_up.wait(LONGEST)
        if self._failure is not None:
            raise self._failure

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self._task = self.loop.create_task(self._serve())
        with suppress(asyncio.CancelledError):
            self.loop.run_until_complete(self._task)

    async def _serve(self) -> None:
        try:
            async with Studio(simulated=True, state_path=self.folder, speed=1) as self.studio, Workspace(self.studio) as self.workspace:
                self.server = StudioServer(self.workspace, Place(port=0))
                serving = asyncio.create_task(self.server.run())
                await asyncio.sleep(0.3)
                self._is_up.set()
                await serving
        except BaseException as error:
            self._failure = error
            self._is_up.set()
            if not isinstance(error, asyncio.CancelledError):
                raise

    @property
    def port(self) -> int:
        return self.server.port

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def do(self, function: Callable[[], Any]) -> Any:
        """Calls a function, or awaits a coroutine, in the loop of the studio."""

        async def done() -> Any:
            found = function()
            return await found if hasattr(found, "__await__") else found

        return asyncio.run_coroutine_threadsafe(done(), self.loop).result(LONGEST)

    def until(self, condition: Callable[[], Any], seconds: float = LONGEST) -> Any:
        """Waits for a state of the devices or the store, and returns it."""

        async def waiting() -> Any:
            end = self.loop.time() + seconds
            while not (found := condition()):
                assert self.loop.time() < end, "it has not come"
                await asyncio.sleep(0.03)
            return found

        return asyncio.run_coroutine_threadsafe(waiting(), self.loop).result(seconds + 5)

    def rested(self) -> None:
        """Waits until no action of a button runs: until then the button ignores presses, and a window learns of it later."""
        self.until(lambda: not any(BUSY in element.props for client in Client.instances.values() for element in client.elements.values()))

    def insist(self, act: Callable[[], Any], seen: Callable[[], Any]) -> Any:
        """Does something again and again until it is seen, and returns that: a device that has just come back does not report yet."""

        async def trying() -> Any:
            for _ in range(MOST_TRIES):
                act()
                await self.studio.rest(0.5)
                if found := seen():
                    return found
            raise AssertionError("it has not been seen")

        return asyncio.run_coroutine_threadsafe(trying(), self.loop).result(LONGEST)

    @property
    def simulators(self) -> list[Simulator]:
        """The board, the TAP and the caps."""
        assert self.studio._world is not None
        return self.studio._world.simulators

    @property
    def board(self) -> Device:
        """The device of the simulated board."""
        return self.found(self.simulators[0])

    @property
    def tap(self) -> Device:
        """The device of the simulated TAP."""
        return self.found(self.simulators[1])

    def found(self, simulator: Simulator) -> Device:
        """The device of a simulated one, which is searched for until it has been met: a second is short on a busy machine."""
        for _ in range(MOST_TRIES):
            if (device := self.do(lambda: simulator.device)) is not None:
                return device
            self.do(lambda: self.studio.scan(1))
        raise AssertionError("it has not been met")

    def connected(self, device: Device) -> Device:
        """Connects a device, and takes the writes of the beginning away."""
        if not self.do(lambda: device.connected):
            self.do(lambda: self.workspace.connect(device))
        self.writes(device)
        return device

    def idle_board(self) -> Device:
        """The board, connected, with nothing shown, chosen or under way."""
        device = self.connected(self.board)
        self.do(self.workspace.showing.stop)
        self.workspace.picked.clear()
        self.workspace.jobs.clear()
        return device

    def clear_log(self, device: Device) -> None:
        """Clears the log of a board, if there is any."""
        if self.do(lambda: self.studio.log_entries(device) or device.board.loggers):
            self.do(lambda: self.studio.clear_log(device))

    @contextmanager
    def renamed(self, name: str) -> Iterator[None]:
        """Adds a board of a hostile name, which is known as a board once it has been connected, and removes it again."""
        made = self.do(lambda: self.studio.context.create_simulator(name, "rest", model_name="metamotion-s", seed=99))
        device = self.found(made)
        self.do(lambda: self.workspace.connect(device))
        try:
            yield
        finally:
            self.do(lambda: self.workspace.disconnect(device))
            self.do(device.forget)
            self.do(made.destroy)

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Lets no time pass for the devices: what a window shows stays there until it is looked at."""

        async def pass_on() -> None:
            while True:  # Turns of the studio wait for the clock; a slow window still gets what has been read.
                self.workspace.feed.pass_on()
                await asyncio.sleep(0.04)

        self.do(self.studio._clock.acquire)
        turns = asyncio.run_coroutine_threadsafe(pass_on(), self.loop)
        try:
            yield
        finally:
            turns.cancel()
            self.do(self.studio._clock.release)

    def writes(self, device: Device) -> list[bytes]:
        """What has reached the firmware since the last call."""
        return self.do(lambda: [bytes(write.data) for write in self.simulator(device).writes()])

    def simulator(self, device: Device) -> Simulator:
        """The simulated device behind a device, in the loop of the studio."""
        return next(each for each in self.simulators if each.identifier == device.identifier)

    def stop(self) -> None:
        """Ends the server, and the studio."""
        self.loop.call_soon_threadsafe(self._task.cancel)
        self._thread.join(LONGEST)
        assert not self._thread.is_alive()


def fused(studio: Serving) -> Device:
    """Connects the board, and picks the orientation that it computes itself, and nothing else on any device."""
    device = studio.connected(studio.board)
    studio.workspace.picked.clear()
    studio.workspace.picked[device] = Choice(device, ("quaternion",))
    return device
