"""`velto` over the real stack, as a person uses it who does not program."""

import asyncio
import pathlib
import sys
import tempfile

from ..board import SimulatedBoard
from . import long

LOGGED = 6.0  # seconds
NOTICED = 2.0  # seconds for the daemon to take notice of a kill
ENTRIES_PER_SAMPLE = 2
SWITCHES = pathlib.Path("/sys/class/rfkill")


async def _start(rig, folder, *arguments):
    """Starts `velto`, whose files are in a folder."""
    environment = {
        "VELTOKIT_LIBRARY": rig.inputs["library"], "XDG_STATE_HOME": folder, "XDG_DATA_HOME": folder,
        "PYTHONPATH": str(pathlib.Path(rig.inputs["bleak_radio"]).parents[2] / "bindings/python"),
    }
    return await rig.run(sys.executable, "-m", "velto", *arguments, environment=environment)


@long
async def the_doctor_names_a_switch_that_blocks(rig):
    """Bluetooth is blocked as `rfkill block bluetooth` does it, and the doctor names the command that ends it."""
    switch = next(type_.parent / "soft" for type_ in SWITCHES.glob("*/type") if type_.read_text().strip() == "bluetooth")
    switch.write_text("1")
    try:
        with tempfile.TemporaryDirectory() as folder:
            doctor = await _start(rig, folder, "doctor", "--seconds", "1", "--json")
            await doctor.line("the cause", r'"cause":"adapter-blocked","remedy":"Run rfkill unblock bluetooth')
            assert await doctor.finish() == 4
    finally:
        switch.write_text("0")
        await rig.bluez.power_on()


@long
async def a_researchers_day(rig):
    """A board logs without a link; the download is killed, goes on, loses its link, goes on; each sample is exported once."""
    board = SimulatedBoard(rig, "metamotion-r", firmware_version=b"1.3.6")
    peripheral = await rig.peripheral(board)
    with tempfile.TemporaryDirectory() as folder:
        async def velto(*arguments):
            return await _start(rig, folder, *arguments)

        started = await velto("log", "start", "acceleration", "--rate", "100", "-d", board.name, "--json")
        await started.line("the running log", r'"running"')
        assert await started.finish() == 0
        await asyncio.sleep(LOGGED)
        stopped = await velto("log", "stop", "-d", board.name)
        assert await stopped.finish() == 0, stopped.lines
        entries = board.log_entries()
        assert len(entries) > LOGGED * 100

        killed = await velto("log", "download", "-d", board.name, "--label", "day", "--json")
        await killed.line("progress before the kill", r'"done":[1-9]')
        await killed.kill()
        await asyncio.sleep(NOTICED)
        download = await velto("log", "download", "-d", board.name, "--json")
        await download.line("progress before the drop", r'"done":[1-9]')
        await peripheral.drop()
        session = await download.line("the session", r'"label":"day".*"samples":(\d+)', 900)
        assert await download.finish() == 0
        assert int(session[1]) == len(entries) // ENTRIES_PER_SAMPLE, (session[1], len(entries))
        assert board.log_entries() == []

        export = await velto("sessions", "export", "day", folder, "--parquet")
        await export.line("the file", r"acceleration.*\.parquet$", 600)
        assert await export.finish() == 0
