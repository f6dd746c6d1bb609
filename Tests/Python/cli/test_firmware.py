"""`velto firmware`: no update, however it ends, leaves a board that cannot be updated again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from functools import partialmethod
from pathlib import Path
from typing import Any

import pytest
from simulated_firmware import package
from test_firmware_web import AUTHORITY, Server

from veltokit import Catalog, Context, Firmware, MwResetKind, OperationPhase
from veltokit.errors import InvalidStateError, UnsupportedError
from veltokit.studio import Studio
from veltokit.studio.world import SimulatedWorld

from .conftest import BOARD, Velto

pytestmark = pytest.mark.sweep

UPDATE = ("firmware", "update", "-d", BOARD, "--yes")
PHASES = ["handing-over", "connecting", "starting", "transferring", "validating", "returning"]


@pytest.fixture
def versions(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The version of the firmware in the memory of the simulated board, each time its world has ended."""
    found: list[str] = []
    close = SimulatedWorld.close

    def collect(world: SimulatedWorld) -> None:
        simulator, context = world.simulators[0], world._context
        if context is not None and not context.closed:
            for device in context.devices:
                device.disconnect().wait()
            state = bytes(simulator.state)
            found.append(next(version for version in ("1.7.2", "1.7.3", "1.7.9") if version.encode() in state))
        close(world)

    monkeypatch.setattr(SimulatedWorld, "close", collect)
    return found


@pytest.fixture(params=[False])
def in_bootloader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The board waits in its bootloader at the begin of each run, which has never met it if the parameter is set."""
    begin = SimulatedWorld.open

    def open_(world: SimulatedWorld) -> Context:
        context = begin(world)
        device = context.connect(world.simulators[0].identifier).wait()
        device.board.reset(MwResetKind.BOOTLOADER).wait()
        context.advance(8)
        (device.forget if request.param else device.disconnect)().wait()
        context.advance(2)
        return context

    monkeypatch.setattr(SimulatedWorld, "open", open_)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A package of firmware 1.7.9."""
    made = tmp_path / "new.zip"
    made.write_bytes(package())
    return made


def test_the_firmware_is_compared_with_the_catalog(simulated: Velto) -> None:
    found = simulated("firmware", "check")
    state = found.only("firmware")
    assert (state["installed"], state["newest"], state["updates"], state["builds"]) == ("1.7.2", "1.7.3", ["1.7.3"], 2)
    assert state["address"] == BOARD and not state["is_in_bootloader"]
    assert f"Update it: `velto firmware update -d {BOARD} --simulated`" in found.err


def test_a_package_is_compared_with_the_board(simulated: Velto, file: Path) -> None:
    found = simulated("firmware", "check", str(file)).only("package")
    assert (found["name"], found["size"], found["parts"], found["procedure"]) == ("new.zip", 6000, 1, "legacy")


def test_a_board_is_updated_by_phases(simulated: Velto, versions: list[str]) -> None:
    done = simulated(*UPDATE)
    updated = done.only("updated")
    assert (updated["before"], updated["now"], updated["is_updated"]) == ("1.7.2", "1.7.3", True)
    progress = [line for line in done.lines if line["kind"] == "progress"]
    assert list(dict.fromkeys(line["phase"] for line in progress)) == PHASES
    sent = [line for line in progress if line["phase"] == "transferring"]
    assert sent[-1]["total"] == 20_000 and sent[-1]["done"] > 15_000 and any(line["rate"] and line["remaining"] for line in sent)
    lines = [line.partition(" ")[2] for line in done.err.splitlines() if line.startswith("update: ")]
    assert [line for line in lines if not line.startswith("sending")] == [
        "starting the bootloader", "connecting", "preparing", "checking", "connecting again"]
    assert "update: sending 90 % 1.58 kB/s, 1.26 s left" in done.err
    assert versions == ["1.7.3"] and simulated("info").only("device")["firmware"] == "1.7.3"
    again = simulated(*UPDATE)
    assert again.code == 0 and not again.only("updated")["is_updated"]
    assert simulated("firmware", "check").only("firmware")["updates"] == []


def test_an_older_version_is_installed_by_name(simulated: Velto, versions: list[str]) -> None:
    simulated(*UPDATE)
    assert simulated(*UPDATE, "--version", "1.7.2").only("updated")["now"] == "1.7.2"
    missing = simulated(*UPDATE, "--version", "9.9")
    assert missing.code == 1 and "the catalog has no firmware 9.9" in missing.err and "it has 1.7.2, 1.7.3" in missing.err and versions == ["1.7.3", "1.7.2", "1.7.2"]


def test_a_board_is_updated_by_a_file(simulated: Velto, file: Path, versions: list[str]) -> None:
    assert simulated(*UPDATE, str(file), "--version", "1.7.9").only("updated")["now"] == "1.7.9"
    wrong = simulated(*UPDATE, str(file), "--version", "2.0.0")
    assert wrong.code == 1 and "runs version 1.7.9" in wrong.err and versions == ["1.7.9", "1.7.9"]


def test_a_board_is_updated_from_the_web(simulated: Velto, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server("trusted", "127.0.0.1")
    server.bodies["/new.zip"] = package()
    try:
        refused = simulated(*UPDATE, server.url("/new.zip"))
        assert refused.code == 1 and "not trusted" in refused.err
        monkeypatch.setattr(Context, "read_firmware", partialmethod(Context.read_firmware, ca_path=AUTHORITY))
        assert simulated(*UPDATE, server.url("/new.zip")).only("updated")["now"] == "1.7.9"
    finally:
        server.shutdown()
        server.server_close()


def test_a_board_must_be_named(simulated: Velto, versions: list[str]) -> None:
    for arguments in ([], ["-d", "@nearest"]):
        done = simulated("firmware", "update", "--yes", *arguments)
        assert done.code == 2 and done.out == "" and f"In range: MetaWear ({BOARD})" in done.err
    assert versions == ["1.7.2"] * 2


def test_an_update_is_asked_for(simulated: Velto, versions: list[str]) -> None:
    done = simulated("firmware", "update", "-d", BOARD)
    assert done.code == 2 and "from 1.7.2 to 1.7.3?" in done.err and "add --yes to confirm" in done.err and versions == ["1.7.2"]


@pytest.mark.parametrize(("content", "sentence"), [(b"PK", "new.zip"), (None, "no such file")])
def test_a_package_that_is_none_changes_nothing(
        simulated: Velto, file: Path, versions: list[str], content: bytes | None, sentence: str) -> None:
    file.unlink() if content is None else file.write_bytes(content)
    done = simulated(*UPDATE, str(file))
    assert done.code == 1 and sentence in done.err and versions == ["1.7.2"]


def test_an_image_of_another_board_changes_nothing(simulated: Velto, file: Path) -> None:
    file.write_bytes(package(softdevice=0x67))
    done = simulated(*UPDATE, str(file))
    assert done.code == 1 and "the bootloader refuses the init packet" in done.err, done.err


def test_the_firmware_of_another_model_changes_nothing(tmp_path: Path, versions: list[str]) -> None:
    folder = tmp_path / "0.4/5/vanilla/1.7.9"
    folder.mkdir(parents=True)
    (folder / "firmware.zip").write_bytes(package())
    builds = {"0.4": {"5": {"vanilla": {"1.7.9": {"filename": "firmware.zip"}}}}}
    (tmp_path / "info2.json").write_text(json.dumps(builds))

    async def begin() -> None:
        async with Studio(simulated=True, speed=1e9) as studio:
            board, catalog = await studio.choose("metawear"), await studio.read_catalog(str(tmp_path / "info2.json"))
            firmware = await catalog.read_firmware(board, catalog.builds()[0])
            with pytest.raises(UnsupportedError, match="is for model 5, and the device is model 8"):
                await studio.install_firmware(board, firmware)

    asyncio.run(begin())
    assert versions == ["1.7.2"]


def test_a_log_is_not_lost_unasked(simulated: Velto, versions: list[str]) -> None:
    simulated("log", "start")
    simulated("log", "stop", "--hours", "0.01")
    done = simulated(*UPDATE)
    assert done.code == 1 and "download or clear it before an update" in done.err
    assert simulated(*UPDATE, "--ignore-log").only("updated")["now"] == "1.7.3" and versions[-2:] == ["1.7.2", "1.7.3"]


@pytest.mark.parametrize("phase", PHASES)
def test_an_interrupted_update_can_be_repeated(phase: str) -> None:
    async def cut(studio: Studio, device: Any, firmware: Firmware) -> None:
        task = asyncio.current_task()
        assert task is not None
        is_cut = []

        def end(state: Any) -> None:
            if state.phase is OperationPhase[phase.upper().replace("-", "_")] and not is_cut:
                is_cut.append(task.cancel())

        with pytest.raises(asyncio.CancelledError):
            await studio.install_firmware(device, firmware, report=end)
        task.uncancel() if hasattr(task, "uncancel") else None

    async def begin() -> str | None:
        async with Studio(simulated=True, speed=1e9) as studio:
            device = await studio.choose("metawear")
            with Firmware.create(package()) as firmware:
                await cut(studio, device, firmware)
                return await studio.install_firmware(device, firmware)

    assert asyncio.run(begin()) == "1.7.9"


def test_ctrl_c_says_how_to_go_on(simulated: Velto, monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    from velto.commands import firmware

    report = firmware.reported

    def interrupt(output: Any, state: Any, show: Any) -> None:
        report(output, state, show)
        if state.done > 2000 and monkeypatch is not None:
            monkeypatch.setattr(firmware, "reported", report)
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(firmware, "reported", interrupt)
    done = simulated(*UPDATE, str(file))
    assert done.code == 130 and "Traceback" not in done.err
    assert f"MetaWear is in its bootloader. Update it again: `velto firmware update {file} -d {BOARD} --simulated`" in done.err


def test_the_way_on_names_the_version(simulated: Velto, monkeypatch: pytest.MonkeyPatch, versions: list[str]) -> None:
    simulated(*UPDATE)

    async def cut(*_: Any, **__: Any) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(Studio, "install_firmware", cut)
    monkeypatch.setattr(Studio, "is_in_bootloader", lambda *_: True)
    done = simulated(*UPDATE, "--version", "1.7.2")
    assert f"`velto firmware update --version 1.7.2 -d {BOARD} --simulated`" in done.err and versions == ["1.7.3", "1.7.3"]


@pytest.mark.usefixtures("in_bootloader")
def test_a_board_in_its_bootloader_is_recovered(simulated: Velto, velto: Velto, versions: list[str], file: Path) -> None:
    listed = velto("scan", "--simulated")
    assert "MetaBoot" in listed.out and "in its bootloader" in listed.out
    assert f"is in its bootloader after an interrupted update. Finish the update: `velto firmware update -d {BOARD} --simulated`" in simulated("info").err
    assert simulated("firmware", "check").only("firmware")["installed"] is None
    updated = simulated(*UPDATE, str(file)).only("updated")
    assert (updated["before"], updated["now"], versions[-1]) == (None, "1.7.9", "1.7.9")


@pytest.mark.usefixtures("in_bootloader")
def test_a_bootloader_of_an_unknown_model_needs_a_package(simulated: Velto, monkeypatch: pytest.MonkeyPatch) -> None:
    def updates(*_: Any, **__: Any) -> None:
        raise InvalidStateError("the model and the hardware of the device are unknown")

    monkeypatch.setattr(Catalog, "updates", updates)
    done = simulated(*UPDATE)
    assert done.code == 1 and "give its firmware package, a file or an address" in done.err


@pytest.mark.usefixtures("in_bootloader")
@pytest.mark.parametrize("in_bootloader", [True], indirect=True)
def test_a_board_in_its_bootloader_that_no_run_has_met_is_recovered(simulated: Velto, versions: list[str], file: Path) -> None:
    listed = simulated("scan")
    assert listed.only("left-out")["reason"] == "bootloader"
    assert f"Finish the update: `velto firmware update PACKAGE -d {BOARD} --simulated`" in listed.err
    assert "give its firmware package" in simulated(*UPDATE).err and simulated("info", "-d", BOARD).code == 0
    assert simulated("buzz", "-d", BOARD).code == simulated("mode", "-d", BOARD).code == 3
    assert simulated(*UPDATE, str(file)).only("updated")["now"] == "1.7.9" and versions[-1] == "1.7.9"


def test_a_board_that_logs_names_the_way_on(simulated: Velto, versions: list[str]) -> None:
    simulated("log", "start", "acceleration")
    refused = simulated(*UPDATE)
    assert refused.code == 1 and "`velto log stop --simulated` stops a log" in refused.err and set(versions) == {"1.7.2"}
