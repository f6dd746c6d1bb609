"""The log of a MetaWear board over the real stack: nothing is lost or doubled, whatever breaks."""

import asyncio
import ctypes
import json
import pathlib
import sys
import tempfile

from ..board import SimulatedBoard
from ..library import abi
from . import long

RECEIVER = pathlib.Path(__file__).resolve().parents[1] / "receivers" / "log_receiver.py"
STORED, ACKNOWLEDGED = r"^stored (\d+)", r"^acknowledged (\d+)"
LOGGED, LOGGED_BRIEFLY = 8.0, 0.3  # seconds
SUSPENDED = 5.0  # seconds
NOTICED = 2.0  # seconds for the daemon to take notice of a kill, in which it may crash


async def _logged(rig, board, seconds, identifier="acceleration"):
    """The entries of a board that has logged without a link."""
    client = rig.client()
    device = await client.find(board.name)
    assert (await client.connect(device))[0] == "VELTO_OK"
    signal, logger = client.signal(device, identifier), abi.velto_logger()
    for step in (
        ("mw_create_logger", device, signal, None, ctypes.byref(logger)),
        ("mw_start_logging", device, abi.VELTO_MW_LOG_MODE_STOP_WHEN_FULL),
        ("device_disconnect", device),
    ):
        outcome, sentence = await client.perform(*step)
        assert outcome == "VELTO_OK", sentence
    await asyncio.sleep(seconds)
    assert (await client.connect(device))[0] == "VELTO_OK"
    for function in ("mw_stop_logging", "device_disconnect"):
        outcome, sentence = await client.perform(function, device)
        assert outcome == "VELTO_OK", sentence
    return board.log_entries()


@long
async def log_is_read_whole_whatever_breaks(rig):
    """Suspended in a page, with a lost link and a killed daemon: each entry is stored once."""
    board = SimulatedBoard(rig, "metamotion-r", firmware_version=b"1.3.6")
    peripheral = await rig.peripheral(board)
    entries = await _logged(rig, board, LOGGED)
    assert len(entries) > 1000
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "log.json"
        command = (sys.executable, RECEIVER, board.name, file)
        environment = {"VELTOKIT_LIBRARY": rig.inputs["library"]}
        program = await rig.run(*command, environment=environment)
        await program.line("the page before the suspension", ACKNOWLEDGED)
        program.suspend()
        await asyncio.sleep(SUSPENDED)
        program.resume()
        await program.line("the page before the drop", ACKNOWLEDGED)
        await peripheral.drop()
        await program.line("the page after the drop", ACKNOWLEDGED)
        await rig.restart_daemon()
        await program.line("the end of the log", r"^read \d+", 900)
        assert await program.finish() == 0
        stored = [tuple(entry) for entry in json.loads(file.read_text())["entries"]]
    assert stored == entries, (len(stored), len(entries))
    assert board.log_entries() == []


@long
async def a_small_log_is_read_by_programs_that_are_killed(rig):
    """Killed after each confirmation, and the first one before it: each entry is stored once."""
    board = SimulatedBoard(rig, "metamotion-r", firmware_version=b"1.3.6")
    await rig.peripheral(board)
    entries = await _logged(rig, board, LOGGED_BRIEFLY, "acceleration[0]")
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "log.json"
        kills, is_read = 0, False
        while not is_read:
            program = await rig.run(
                sys.executable, RECEIVER, board.name, file, environment={"VELTOKIT_LIBRARY": rig.inputs["library"]}
            )
            line = await program.line(f"page {kills}", STORED if kills == 0 else rf"{ACKNOWLEDGED}|^read \d+")
            is_read = line.string.startswith("read")
            if not is_read:
                await program.kill()
                kills += 1
                await asyncio.sleep(NOTICED)
                await rig.daemon_survives(rig.bluez.objects)
        assert await program.finish() == 0
        stored = [tuple(entry) for entry in json.loads(file.read_text())["entries"]]
    assert stored == entries and kills > 2, (len(stored), len(entries), kills)
    assert board.log_entries() == []
