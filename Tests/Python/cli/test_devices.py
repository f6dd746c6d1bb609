"""`velto scan`, `info`, `doctor`, and the choice of a device."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from veltokit.studio import world

from .conftest import BOARD, CAP, NO_BUS, TAP, Velto


def test_devices_are_listed_nearest_first(simulated: Velto) -> None:
    done = simulated("scan", "--seconds", "2")
    assert done.code == 0, done.err
    assert [line["address"] for line in done.lines][:3] == [BOARD, TAP, CAP]
    assert all(line["simulated"] and line["bars"] > 0 for line in done.lines)


def test_people_see_a_table_that_marks_simulated_devices(velto: Velto) -> None:
    done = velto("scan", "--seconds", "2", "--simulated")
    head, _, board, *_ = done.out.splitlines()
    assert head.split()[0] == "name" and head.split()[-1] == "simulated" and board.split()[-1] == "yes"


def test_every_run_meets_the_same_devices(simulated: Velto) -> None:
    first, second = simulated("scan"), simulated("scan")
    assert [line["address"] for line in first.lines] == [line["address"] for line in second.lines]


def test_a_device_is_described(simulated: Velto) -> None:
    done = simulated("info")
    device = done.only("device")
    assert device["model_name"] == "MetaMotion S" and 0 < device["battery"] <= 1 and len(device["modules"]) > 10
    assert f"MetaWear ({BOARD}) is the nearest device." in done.err
    assert {"acceleration", "quaternion", "battery"} <= {line["signal"] for line in done.lines if line["kind"] == "signal"}


@pytest.mark.parametrize(("text", "address"), [
    ("metawear", BOARD), ("MetaW", BOARD), (TAP.lower(), TAP), (f"sim:{CAP}", CAP), ("@nearest", BOARD)])
def test_a_device_is_chosen(simulated: Velto, text: str, address: str) -> None:
    done = simulated("info", "-d", text)
    assert done.only("device")["address"] == address
    assert ("is the nearest" in done.err) == (text == "@nearest")


def test_several_devices_fit(simulated: Velto) -> None:
    done = simulated("info", "-d", "Triki")
    assert done.code == 2 and done.out == "" and CAP in done.err and "give the address of one" in done.err


def test_no_device_fits(simulated: Velto) -> None:
    done = simulated("info", "-d", "polka")
    assert done.code == 3 and "no device matches 'polka'; in range: MetaWear" in done.err


def test_without_a_command_it_says_what_to_try(velto: Velto) -> None:
    done = velto("--simulated")
    assert done.code == 0 and BOARD in done.out and "  velto stream acceleration --plot --simulated" in done.out
    assert velto("--simulated", "scan").code == 2


def test_a_misspelled_nearest_is_no_name(simulated: Velto) -> None:
    done = simulated("info", "-d", "@near")
    assert done.code == 2 and "'@near' is not a device: write @nearest" in done.err


@pytest.fixture
def renamed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The simulated devices are a board with a name of its own, which no run has met."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "renamed"))
    monkeypatch.setattr(world, "DEVICES", (("metamotion-s", "Wrist", 11),))


@pytest.mark.usefixtures("renamed")
def test_a_board_of_another_name_is_seen_and_taken_by_name(simulated: Velto) -> None:
    done = simulated("scan")
    left_out = done.only("left-out")
    assert done.code == 3 and left_out["name"] == "Wrist" and left_out["reason"] == "unknown-family"
    assert f"Not listed: Wrist ({left_out['address']})" in done.err and f"connect it: `velto info -d {left_out['address']} --simulated`" in done.err
    assert simulated("info").code == 3, "the nearest is never one of these"
    refused = simulated("mode", "-d", "Wrist")
    assert refused.code == 3 and "Wrist (" in refused.err and "is not a TAP: it has other services" in refused.err
    assert simulated("info", "-d", "wri").only("device")["family"] == "metawear"
    assert simulated("log", "status", "-d", left_out["address"]).code == 0


@pytest.mark.parametrize("command", [["log", "clear"], ["reset"], ["factory-reset", "--yes"]])
@pytest.mark.parametrize("text", [[], ["-d", "@nearest"]])
def test_the_nearest_is_never_destroyed(simulated: Velto, command: list[str], text: list[str]) -> None:
    done = simulated(*command, *text)
    assert done.code == 2 and done.out == "" and f"In range: MetaWear ({BOARD})" in done.err


@pytest.mark.parametrize("command", [["scan"], ["info"], ["stream"], ["record"], ["log", "status"], []])
def test_no_bluetooth_is_4(velto: Velto, command: list[str]) -> None:
    done = velto(*command, **NO_BUS)
    assert done.code == 4 and done.out == "" and done.err.startswith("velto: there is no system bus (No such file or directory): start dbus")
    assert "`velto doctor` finds the cause; --simulated needs no Bluetooth" in done.err


@pytest.mark.parametrize("condition", [{"refuses_links": True}, {"packet_loss": 1.0}])
def test_a_device_that_cannot_be_connected_is_3(simulated: Velto, monkeypatch: pytest.MonkeyPatch, condition: dict[str, Any]) -> None:
    from veltokit.studio import Studio

    find = Studio.find

    async def spoil(studio: Studio, *arguments: Any) -> Any:
        found = await find(studio, *arguments)
        simulator = studio._world.simulators[0]
        simulator.link = simulator.link.replace(**condition)
        return found

    monkeypatch.setattr(Studio, "find", spoil)
    done = simulated("info")
    assert done.code == 3 and done.out == "" and "MetaWear could not be connected; bring it closer" in done.err, done.err


def test_the_doctor_does_not_scan_without_end(velto: Velto) -> None:
    assert velto("doctor", "--seconds", "0", "--simulated").code == 2


def test_two_programs_do_not_move_the_same_devices(simulated: Velto) -> None:
    import asyncio

    from veltokit.studio import Studio

    async def both() -> None:
        async with Studio(simulated=True):
            from veltokit.studio import StudioError

            with pytest.raises(StudioError, match="another program runs the simulated devices: end it first"):
                async with Studio(simulated=True):
                    pass

    asyncio.run(both())
    assert simulated("scan").code == 0


def test_the_doctor_is_content_and_reports(simulated: Velto) -> None:
    done = simulated("doctor", "--report")
    assert done.code == 0 and all(line["is_ok"] for line in done.lines if line["kind"] == "finding")
    assert "VeltoKit" in done.only("report")["text"]


def test_the_doctor_speaks_to_people(velto: Velto) -> None:
    done = velto("doctor", **NO_BUS)
    assert done.code == 4 and "    → Start dbus" in done.out
    assert "!!  scan: The message bus of the system cannot be reached, so there is no Bluetooth: there is no system bus (No such" in done.out


def test_the_doctor_says_what_a_game_shows() -> None:
    """One sentence, that of the library: about Bluetooth that cannot be used, and about nothing in range."""
    import asyncio

    from veltokit import Backend, Context
    from veltokit.studio import Studio, diagnose

    async def found(**options: Any) -> tuple[str, str, str]:
        """The text and the remedy of the last finding, and the sentence of the library while it searches."""
        studio = Studio()
        studio._start(Context(pumped=True, ephemeral=True, **options))
        try:
            finding = (await diagnose(studio, 0.1))[-1]
            studio.context.auto_connect(1)
            await studio.rest(0.1)
            return finding.text, finding.remedy, studio.context.describe_search()
        finally:
            await studio.close()

    text, remedy, sentence = asyncio.run(found(backends=Backend.BLUEZ, bus_address="unix:path=/none"))
    clause, _, _ = sentence.partition(": ")
    assert clause.endswith("there is no Bluetooth") and text.startswith(f"{clause}: ") and remedy.startswith("Start dbus")
    text, remedy, sentence = asyncio.run(found(backends=Backend.SIMULATED))
    assert sentence.startswith(f"{text}: ") and remedy.lower().startswith(sentence.partition(": ")[2].lower()), sentence


@pytest.mark.parametrize(("soft", "hard", "cause", "remedy"), [
    ("1", "0", "adapter-blocked", "Run rfkill unblock bluetooth."),
    ("0", "1", "adapter-blocked", "Turn Bluetooth on with the switch or the key of this machine"),
    ("0", "0", "adapter-off", "Switch Bluetooth on (bluetoothctl power on)"),
])
def test_the_doctor_finds_the_switch_that_blocks(
        monkeypatch: pytest.MonkeyPatch, tmp_path: Path, soft: str, hard: str, cause: str, remedy: str) -> None:
    from veltokit import Result
    from veltokit.errors import AdapterOffError
    from veltokit.studio import doctor, rfkill

    for number, (kind, switches) in enumerate((("wlan", ("1", "1")), ("bluetooth", (soft, hard)))):
        folder = tmp_path / f"rfkill{number}"
        folder.mkdir()
        for name, text in zip(("type", "soft", "hard"), (kind, *switches)):
            (folder / name).write_text(f"{text}\n")
    monkeypatch.setattr(rfkill, "FOLDER", tmp_path)
    error = AdapterOffError("the Bluetooth adapter hci0 is off: switch Bluetooth on (bluetoothctl power on)")
    error.code, error.remedy = Result.ADAPTER_OFF, "switch Bluetooth on (bluetoothctl power on)"
    found = doctor.explain(error, "Bluetooth is switched off: switch it on in the settings of the system.")
    assert (found.cause, found.text) == (cause, "Bluetooth is switched off: the Bluetooth adapter hci0 is off")
    assert found.remedy.startswith(remedy)
