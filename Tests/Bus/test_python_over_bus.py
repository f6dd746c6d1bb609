"""The Python package over the scripted daemon: its commands, and a coroutine that connects and reads a stream."""

import asyncio
import os
import subprocess
import sys

import pytest

from bluez_words import UART_TX
from c_program import ROOT
from private_bus import NO_TALKING_TO_BLUEZ, PrivateBus
from scripted_bluez import ScriptedBlueZ
from veltokit import Backend, Context, errors

ADDRESS = "C0:FF:EE:00:00:01"


def command(bus, *arguments):
    environment = {**os.environ, "DBUS_SYSTEM_BUS_ADDRESS": bus.address, "PYTHONPATH": str(ROOT / "bindings/python")}
    run = [sys.executable, "-m", "veltokit", *arguments, "--backend", "bluez"]
    return subprocess.run(run, env=environment, capture_output=True, text=True, timeout=60)


def test_adapters_and_devices_are_listed(bus, cap):
    done = command(bus, "list", "--seconds", "1")
    assert done.returncode == 0, done.stderr
    assert "hci0" in done.stdout and "powered, in use" in done.stdout and f"bluez:{ADDRESS}" in done.stdout


def test_the_doctor_is_content(bus, cap):
    done = command(bus, "doctor", "--seconds", "1")
    assert done.returncode == 0, done.stdout
    assert "ok  Bluetooth service  responds" in done.stdout and "ok  adapters           hci0" in done.stdout


def test_the_doctor_tells_a_switched_off_adapter_from_a_missing_permission(bus):
    with ScriptedBlueZ(bus.address) as bluez:
        bluez.start()
        bluez.add_adapter(powered=False)
        done = command(bus, "doctor", "--seconds", "0")
        assert done.returncode == 1 and "bluetoothctl power on" in done.stdout, done.stdout
    forbidden = PrivateBus(NO_TALKING_TO_BLUEZ)
    with ScriptedBlueZ(forbidden.address) as bluez:
        bluez.start()
        done = command(forbidden, "doctor", "--seconds", "0")
        assert done.returncode == 1 and "Join the group `bluetooth`" in done.stdout, done.stdout
    forbidden.close()


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
