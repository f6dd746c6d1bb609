"""A program that reads more boards than its adapter has links, in Python."""

from __future__ import annotations

import asyncio

import pytest

from veltokit import Backend, Context, Device, MwLogMode
from veltokit.errors import VeltoError

BOARDS, LINKS, DAY = 12, 4, 86_400


def logged(velto: Context, number: int) -> Device:
    """A board that has logged for two seconds and more."""
    sim = velto.create_simulator(model_name="metamotion-s", name=f"B{number}", seed=number + 1, script="walk")
    device = velto.connect(sim.identifier).wait()
    velto.advance(0.5)
    device.board.create_logger(device.signal("acceleration"))[1].wait()
    device.board.start_logging(MwLogMode.STOP_WHEN_FULL).wait()
    velto.advance(2 + number)
    device.board.stop_logging().wait()
    device.disconnect().wait()
    return device


def test_twelve_boards_take_turns() -> None:
    most = 0

    async def read(velto: Context, device: Device) -> int:
        nonlocal most
        count = 0
        await device.connect(turn_timeout=DAY)
        most = max(most, velto.info.connected_count)
        async with device.board.download() as download:
            async for page in download:
                count += sum(len(page[logger]) for logger in device.board.loggers)
                download.acknowledge()
        await device.disconnect()
        return count

    async def read_all(velto: Context, devices: list[Device]) -> list[int]:
        return list(await asyncio.gather(*(read(velto, device) for device in devices)))

    with Context(backends=Backend.SIMULATED, manual_clock=True, ephemeral=True, simulated_link_limit=LINKS) as velto:
        devices = [logged(velto, number) for number in range(BOARDS)]
        counts = asyncio.run(asyncio.wait_for(read_all(velto, devices), 120))
        assert velto.info.link_limit == LINKS == most and velto.info.waiting_count == 0
    for number, count in enumerate(counts):
        assert 0 <= count - 100 * (2 + number) < 30


def test_a_turn_that_does_not_come_is_an_error() -> None:
    with Context(backends=Backend.SIMULATED, manual_clock=True, ephemeral=True, simulated_link_limit=1) as velto:
        first, second = (velto.create_simulator(name=f"C{number}", seed=number + 1) for number in range(2))
        velto.connect(first.identifier).wait()
        other = velto.connect(second.identifier)
        with pytest.raises(VeltoError, match="the adapter carries 1 link, and none was free for the device within 15"):
            other.wait()
        with pytest.raises(ValueError, match="turn_timeout is -1"):
            velto.devices[0].connect(turn_timeout=-1)
