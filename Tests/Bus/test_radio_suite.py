"""The radio tests with an adapter and a device named by the environment; the scripted daemon stands in for the machine's."""

import os
import subprocess
import sys

from probe import ROOT
from waiting import PATIENCE

ADDRESS = "C0:FF:EE:00:00:01"


TAP_SERVICE, FRAMES_OUT, FRAMES_IN = (f"c3ff{number:04x}-1d8b-40fd-a56f-c7bd5d0f3370" for number in (1, 0xE, 0xF))


def _play(bus, *arguments, adapter="hci0", device="VELTO_RADIO_ADDRESS"):
    library = os.environ.get("VELTOKIT_LIBRARY", ROOT / ".build/release/libveltokit.so")
    return subprocess.run(
        [sys.executable, "-m", "pytest", ROOT / "Tests/Radio/test_radio.py", "-p", "no:cacheprovider", *arguments],
        env={
            **os.environ,
            "VELTOKIT_LIBRARY": str(library),
            "DBUS_SYSTEM_BUS_ADDRESS": bus.address,
            "VELTO_RADIO_ADAPTER": adapter,
            device: ADDRESS,
        },
        capture_output=True,
        text=True,
        timeout=10 * PATIENCE,
    )


def test_device_in_reach_passes_them_all(bus, bluez, cap):
    run = _play(bus)
    assert run.returncode == 0, run.stdout
    assert "2 passed" in run.stdout and "skipped" not in run.stdout, run.stdout
    assert f"radio: {ADDRESS} through hci0" in run.stdout


def test_device_that_is_not_heard_fails_with_a_sentence(bus, bluez):
    bluez.add_device(address="C0:FF:EE:00:00:99")
    run = _play(bus, "-k", "becomes_the_player")
    assert run.returncode == 1, run.stdout
    assert f"waited 10 s in vain for {ADDRESS} to be heard. Is {ADDRESS} awake, in reach of hci0" in run.stdout


def test_adapter_that_is_not_there_fails_with_a_sentence(bus, bluez):
    run = _play(bus, "-k", "becomes_the_player", adapter="hci7")
    assert run.returncode == 1, run.stdout
    assert "VELTO_ERROR_NO_ADAPTER" in run.stdout and "hci7" in run.stdout, run.stdout


def test_what_a_tap_cannot_do_is_skipped_by_name(bus, bluez):
    """One that speaks the framed protocol is not made to tap."""
    bluez.add_device(
        address=ADDRESS, name="Tap 1", paired=True, service=TAP_SERVICE,
        characteristics=[(0x000C, FRAMES_OUT, ["notify"]), (0x000E, FRAMES_IN, ["write"])],
    )
    chosen = "set_up_let_go or made_to_tap or vibrates"
    run = _play(bus, "-rs", "-k", chosen, device="VELTO_RADIO_TAP_ADDRESS")
    assert run.returncode == 0, run.stdout
    assert "2 passed, 1 skipped" in run.stdout, run.stdout
    assert "the device does not have taps on request" in run.stdout, run.stdout


def test_what_a_board_lacks_is_skipped_by_name(bus, bluez, board):
    run = _play(bus, "-rs", device="VELTO_RADIO_BOARD_ADDRESS")
    assert run.returncode == 0, run.stdout
    assert "4 passed, 7 skipped" in run.stdout, run.stdout
    assert "the device does not have a light" in run.stdout, run.stdout
    assert "the device does not have the signal angular-velocity" in run.stdout, run.stdout
    assert "the device does not have the signal temperature[0]" in run.stdout, run.stdout
