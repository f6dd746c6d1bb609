"""The Python package over the scripted daemon: a coroutine that connects and reads a stream."""

import asyncio

import pytest

from bluez_words import UART_TX
from veltokit import Backend, Context, errors

ADDRESS = "C0:FF:EE:00:00:01"


def test_a_coroutine_connects_and_reads_values(bus, cap):
    async def main():
        with Context(backends=Backend.BLUEZ, bus_address=bus.address, ephemeral=True) as velto:
            device = await velto.connect(ADDRESS, timeout=60)
            values = []
            async for value in device.subscribe(UART_TX):
                values.append(value.data)
                if len(values) == 5:
                    break
            await device.disconnect()
            return values

    values = asyncio.run(main())
    assert len(values) == 5 and all(value[0] == 0x22 for value in values)


def test_a_lost_daemon_is_an_exception(bus):
    with Context(backends=Backend.BLUEZ, bus_address=bus.address, ephemeral=True) as velto:
        with pytest.raises(errors.ServiceNotRunningError, match="install bluez"):
            velto.start_scan().wait(60)
