"""The fifteen states of the studio, as simulated devices bring them about: `make studio-pictures` takes them."""

from __future__ import annotations

import asyncio
import resource
from contextlib import contextmanager, suppress
from typing import Any, Callable, Iterator
from unittest.mock import patch

from simulated_firmware import package
from veltokit import (
    DeviceFlag, Firmware, MwResetKind, SimulatorFault, SimulatorFaultKind, SimulatorRequest, VeltoError)
from veltokit.errors import AdapterOffError
from veltokit.studio import StudioError

from velto.page.pages.firmware import update
from velto.page.sensors import Choice

from .serving import Serving

LONG_NAME = "A board whose owner has told it everything about the walk around the lake " * 4
RIGHT_TO_LEFT = "سوار القياس \u202eevil"
PATIENCE = 5.0
"""The time after which an empty search says what to do (seconds)."""
FOREVER = 3600.0
State = Callable[[Serving], Any]
"""A context that brings a state about, and yields the path of the page that shows it."""


@contextmanager
def alone(studio: Serving, failure: str | None = None) -> Iterator[str]:
    """A search that finds nothing, or cannot be begun."""

    async def nothing(*_: object) -> Any:
        if failure is not None:
            raise AdapterOffError(failure)
        await studio.studio.rest(1)
        yield []

    with patch.object(studio.workspace, "devices", list), patch.object(type(studio.studio.context), "known_devices", ()):
        with patch.object(studio.studio, "sightings", nothing):
            studio.do(lambda: studio.studio.rest(PATIENCE))
            yield "/"


def no_bluetooth(studio: Serving) -> Any:
    """Bluetooth is off."""
    return alone(studio, "the adapter hci0 is switched off: switch Bluetooth on, in the settings of the desktop or by `rfkill unblock bluetooth`")


def none_found(studio: Serving) -> Any:
    """No device is near."""
    return alone(studio)


@contextmanager
def connecting(studio: Serving) -> Iterator[str]:
    """A cap takes its time."""

    async def waits(*_: object) -> None:
        await asyncio.sleep(FOREVER)

    device = studio.do(lambda: studio.simulators[2].device)
    studio.do(lambda: studio.workspace.disconnect(device))
    with patch.object(studio.studio, "connect", waits):
        task = asyncio.run_coroutine_threadsafe(studio.workspace.connect(device), studio.loop)
        studio.until(lambda: device in studio.workspace.busy)
        yield "/"
        task.cancel()
    studio.until(lambda: device not in studio.workspace.busy)


@contextmanager
def refused(studio: Serving) -> Iterator[str]:
    """A cap refuses the connection."""
    cap = studio.simulators[2]
    device = studio.do(lambda: cap.device)
    studio.do(lambda: studio.workspace.disconnect(device))
    studio.do(lambda: setattr(cap, "faults", [SimulatorFault(SimulatorFaultKind.REFUSE, SimulatorRequest.CONNECT)]))
    with suppress(VeltoError, StudioError):
        studio.do(lambda: studio.workspace.connect(device))
    studio.until(lambda: device in studio.workspace.failures)
    yield "/"
    studio.do(lambda: setattr(cap, "faults", []))
    studio.workspace.failures.clear()


@contextmanager
def streaming(studio: Serving) -> Iterator[str]:
    """The board streams its motion."""
    board = studio.connected(studio.board)
    showing = studio.workspace.showing
    studio.do(lambda: showing.start([studio.workspace.choice(board)]))
    studio.until(lambda: sum(track.end for track in studio.workspace.feed.tracks.values()) > 600)
    yield "/live"
    studio.do(showing.stop)


@contextmanager
def lost(studio: Serving) -> Iterator[str]:
    """The board goes out of reach while it is recorded."""
    with streaming(studio) as path:
        studio.do(lambda: studio.workspace.showing.record("through a loss"))
        board = studio.board
        studio.do(studio.simulator(board).drop_link)
        studio.do(lambda: studio.simulator(board).set_bare(True))  # It does not come back.
        studio.until(lambda: studio.workspace.showing.trouble is not None)
        yield path
        studio.do(lambda: studio.simulator(board).set_bare(False))
    studio.until(lambda: board.connected)


@contextmanager
def resumed(studio: Serving) -> Iterator[str]:
    """The board came back; its curves have a gap."""
    board = studio.connected(studio.board)
    with streaming(studio) as path:
        studio.do(studio.simulator(board).drop_link)
        studio.until(lambda: studio.workspace.showing.trouble is not None)
        studio.until(lambda: studio.workspace.showing.trouble is None and board.connected)
        studio.do(lambda: studio.studio.rest(3))
        with studio.stopped():  # The gap would be out of sight before the last picture.
            yield path


@contextmanager
def disk_full(studio: Serving) -> Iterator[str]:
    """The disk takes nothing while the board is recorded."""
    with streaming(studio) as path:
        session = studio.do(lambda: studio.workspace.showing.record("on a full disk"))
        studio.until(lambda: session.status.committed_count > 0)
        kept = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, kept[1]))
        try:
            studio.until(lambda: studio.workspace.happenings.disk is not None)
            yield path
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, kept)
        studio.until(lambda: studio.workspace.happenings.disk is None)


@contextmanager
def slow(studio: Serving) -> Iterator[str]:
    """The window draws late: the program that takes the pictures slows it down."""
    with streaming(studio) as path:
        yield path


@contextmanager
def simulated(studio: Serving) -> Iterator[str]:
    """Everything is simulated, and says so."""
    studio.connected(studio.board)
    yield "/"


@contextmanager
def log_waiting(studio: Serving) -> Iterator[str]:
    """A log waits on the board."""
    board = studio.connected(studio.board)
    studio.do(lambda: studio.studio.start_log(board, ["acceleration"], rate=50))
    studio.do(lambda: studio.studio.context.advance(30))
    studio.do(lambda: studio.studio.stop_log(board))
    yield "/log"
    studio.do(lambda: studio.studio.clear_log(board))


def recovered(studio: Serving) -> None:
    """Gives the board a firmware again."""
    board = studio.board
    studio.workspace.jobs.clear()
    studio.do(lambda: update(studio.workspace, board, [(Firmware.create(package(version="1.7.2", size=3000)), None)]))
    studio.until(lambda: not studio.workspace.jobs[board].is_running)
    studio.workspace.jobs.clear()


@contextmanager
def bootloader(studio: Serving) -> Iterator[str]:
    """The board waits in its bootloader."""
    board = studio.connected(studio.board)
    studio.do(lambda: board.board.reset(MwResetKind.BOOTLOADER))
    studio.until(lambda: DeviceFlag.IN_BOOTLOADER in board.info.flags and board.connected)
    yield "/settings"
    recovered(studio)


@contextmanager
def firmware_failed(studio: Serving) -> Iterator[str]:
    """The bootloader has refused a firmware."""
    board = studio.connected(studio.board)
    studio.do(lambda: update(studio.workspace, board, [(Firmware.create(package(softdevice=0x67)), None)]))
    studio.until(lambda: not studio.workspace.jobs[board].is_running)
    yield "/settings"
    recovered(studio)


@contextmanager
def eight_boards(studio: Serving) -> Iterator[str]:
    """Eight boards stream at once."""
    context, workspace = studio.studio.context, studio.workspace
    made = studio.do(lambda: [context.create_simulator(f"Board {index}", "play", model_name="metamotion-s", seed=100 + index) for index in range(1, 9)])
    devices = [studio.found(each) for each in made]
    for device in devices:
        studio.do(lambda device=device: workspace.connect(device))
    studio.do(lambda: workspace.showing.start([Choice(device, ("acceleration",)) for device in devices]))
    studio.until(lambda: all(track.end > 100 for track in workspace.feed.tracks.values()))
    yield "/live"
    studio.do(workspace.showing.stop)
    for device in devices:
        studio.do(lambda device=device: workspace.disconnect(device))
        studio.do(device.forget)
    studio.do(lambda: [each.destroy() for each in made])


@contextmanager
def named(studio: Serving, name: str) -> Iterator[str]:
    """A board has a name of its own."""
    with studio.renamed(name):
        yield "/"


def long_name(studio: Serving) -> Any:
    """A name of 248 bytes, the most that a device can have."""
    return named(studio, LONG_NAME[:248])


def right_to_left(studio: Serving) -> Any:
    """A name that is read from the right, with a character that would turn the rest of the line."""
    return named(studio, RIGHT_TO_LEFT)


STATES: dict[str, State] = {
    state.__name__.replace("_", "-"): state for state in (
        no_bluetooth, none_found, connecting, lost, resumed, refused, disk_full, slow, simulated, log_waiting, bootloader, firmware_failed,
        eight_boards, long_name, right_to_left)}
"""The states by their names."""
