"""`velto` over the scripted daemon: devices, samples, and each cause that `velto doctor` names, made for it."""

import json
import os
import signal
import subprocess
import sys

import jsonschema
import pytest
from dbus_fast import Variant

from bluez_words import ADAPTER
from c_program import ROOT
from player import Player
from private_bus import NO_TALKING_TO_BLUEZ, PrivateBus
from scripted_bluez import ScriptedBlueZ

ADDRESS = "C0:FF:EE:00:00:01"
SCHEMAS = ROOT / "bindings/python/velto/schemas"


SWITCHES = """
import sys
from pathlib import Path
from velto.__main__ import main
from veltokit.studio import rfkill

rfkill.FOLDER = Path(sys.argv.pop(1))
sys.exit(main())
"""
"""`velto`, for which the kernel's switches are in a folder of the test."""


def velto(address, *arguments, program=("-m", "velto"), **variables):
    environment = {**os.environ, "DBUS_SYSTEM_BUS_ADDRESS": address, "PYTHONPATH": str(ROOT / "bindings/python"), **variables}
    command = [sys.executable, *program, *arguments, "--json"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    schema = json.loads((SCHEMAS / f"{schema_name(arguments)}.json").read_text())
    for line in lines(done):
        jsonschema.validate(line, schema)
    return done


def schema_name(arguments):
    """The name of a command's schema: of a group with its command."""
    words = [word for word in arguments[:2] if not word.startswith("-")]
    return "-".join(words if (SCHEMAS / f"{'-'.join(words)}.json").exists() else words[:1])


def lines(done):
    return [json.loads(line) for line in done.stdout.splitlines()]


def problem(address, **variables):
    """The one problem that the doctor finds, and its exit code."""
    done = velto(address, "doctor", "--seconds", "0.2", **variables)
    [found] = [line for line in lines(done) if not line["is_ok"]]
    assert found["remedy"] and found["text"], found
    return found, done.returncode


def test_devices_are_listed(bus, cap):
    done = velto(bus.address, "scan", "--seconds", "1")
    assert done.returncode == 0, done.stderr
    [device] = lines(done)
    assert device["address"] == ADDRESS and device["family"] == "triki" and not device["simulated"]


class Stranger(Player):
    """A device that advertises a name of its own."""

    def __init__(self, bluez, address, name, rssi):
        self.rssi = rssi
        super().__init__(bluez, address=address, name=name)
        self.start()

    def turn(self):
        self.bluez.advertise(self.device, self.rssi)


def test_near_devices_of_no_family_are_left_out_with_the_reason(bus, bluez, cap):
    strangers = [Stranger(bluez, f"C0:FF:EE:00:00:0{number}", name, rssi) for number, name, rssi in ((7, "Wrist", -50), (8, "Far away", -90))]
    try:
        done = velto(bus.address, "scan", "--seconds", "2")
    finally:
        for stranger in strangers:
            stranger.close()
    found = [line for line in lines(done) if line["kind"] == "left-out"]
    assert [(line["name"], line["reason"]) for line in found] == [("Wrist", "unknown-family")], done.stdout
    assert "connect it: `velto info -d C0:FF:EE:00:00:07`" in done.stderr


def test_samples_are_streamed_and_recorded(bus, cap, tmp_path):
    done = velto(bus.address, "stream", "--seconds", "1", "--record", "bus", "--store", str(tmp_path / "a.velto"))
    assert done.returncode == 0, done.stderr
    [summary] = [line for line in lines(done) if line["kind"] == "summary"]
    assert summary["samples"] > 10
    [session] = lines(velto(bus.address, "sessions", "list", "--store", str(tmp_path / "a.velto")))
    assert session["samples"] > 10 and session["label"] == "bus"


def test_the_doctor_is_content(bus, cap):
    done = velto(bus.address, "doctor", "--seconds", "1")
    assert done.returncode == 0, done.stdout
    texts = {line["name"]: line["text"] for line in lines(done)}
    assert texts["Bluetooth service"] == "responds" and texts["adapters"] == "hci0" and texts["scan"] == "1 device in range"


@pytest.mark.parametrize(("make", "cause", "remedy"), [
    (lambda bluez: None, "no-adapter", "Plug one in"),
    (lambda bluez: bluez.add_adapter(powered=False), "adapter-off", "witch Bluetooth on"),
    (lambda bluez: bluez.set_property(bluez.add_adapter(powered=False), ADAPTER, "PowerState", Variant("s", "off-blocked")),
     "adapter-off", "rfkill unblock bluetooth"),
    (lambda bluez: (bluez.add_adapter(), bluez.refuse("StartDiscovery", "org.freedesktop.DBus.Error.UnknownMethod", "no such method")),
     "service-too-old", "newer BlueZ"),
])
def test_the_doctor_names_the_cause(bus, make, cause, remedy):
    with ScriptedBlueZ(bus.address) as bluez:
        bluez.start()
        make(bluez)
        found, code = problem(bus.address)
        assert (found["cause"], code) == (cause, 4) and remedy in found["remedy"], found


@pytest.mark.parametrize(("switch", "remedy"), [("soft", "Run rfkill unblock bluetooth"), ("hard", "with the switch or the key of this machine")])
def test_the_doctor_names_a_switch_that_blocks(bus, tmp_path, switch, remedy):
    """The kernel's switches, which older services do not report."""
    folder = tmp_path / "rfkill0"
    folder.mkdir()
    for name, text in {"type": "bluetooth", "soft": "0", "hard": "0", switch: "1"}.items():
        (folder / name).write_text(text + "\n")
    with ScriptedBlueZ(bus.address) as bluez:
        bluez.start()
        bluez.add_adapter(powered=False)
        done = velto(bus.address, "doctor", "--seconds", "0.2", program=["-c", SWITCHES, str(tmp_path)])
    [found] = [line for line in lines(done) if not line["is_ok"]]
    assert (found["cause"], done.returncode) == ("adapter-blocked", 4) and remedy in found["remedy"], found
    assert found["text"] == "Bluetooth is switched off: the Bluetooth adapter hci0 is off"


def test_the_doctor_names_a_missing_service(bus):
    found, code = problem(bus.address)
    assert (found["cause"], code) == ("service-not-running", 4) and "bluetooth" in found["remedy"]


def test_the_doctor_names_a_missing_bus():
    found, code = problem("unix:path=/nonexistent/socket")
    assert (found["cause"], code) == ("bus-unavailable", 4) and "Start dbus" in found["remedy"]


def test_the_doctor_names_a_missing_permission():
    forbidden = PrivateBus(NO_TALKING_TO_BLUEZ)
    with ScriptedBlueZ(forbidden.address) as bluez:
        bluez.start()
        found, code = problem(forbidden.address)
        assert (found["cause"], code) == ("no-permission", 4) and "oin the group" in found["remedy"]
    forbidden.close()


def test_the_doctor_names_a_missing_libdbus(bus, tmp_path):
    (tmp_path / "libdbus-1.so.3").write_text("no library")
    found, code = problem(bus.address, LD_LIBRARY_PATH=str(tmp_path))
    assert (found["cause"], code) == ("libdbus-missing", 4) and "libdbus-1-3" in found["remedy"]


def test_the_doctor_names_a_missing_library(bus):
    found, code = problem(bus.address, VELTOKIT_LIBRARY="/nonexistent.so")
    assert (found["cause"], code) == ("library-missing", 4) and "Install it" in found["remedy"]


def test_the_doctor_names_silence(bus, bluez):
    found, code = problem(bus.address)
    assert (found["cause"], code) == ("no-device", 3) and "another program or phone" in found["remedy"]
    assert f"{found['text']}: {found['remedy']}".startswith("No device is in range yet: Wake it by its button")


def test_a_held_device_is_said(bus, bluez, cap):
    bluez.refuse("StartNotify", "NotPermitted", "Notify acquired")
    bluez.refuse("AcquireNotify", "NotPermitted", "Notify acquired")
    done = velto(bus.address, "stream", "--seconds", "1")
    assert done.returncode == 1 and "another program uses the characteristic (Notify acquired): close it" in done.stderr, done.stderr


def test_an_interruption_stops_the_sensor_of_a_real_link(bus, bluez, cap):
    """The notifications are enabled while it streams, and the link is closed at the end."""
    environment = {**os.environ, "DBUS_SYSTEM_BUS_ADDRESS": bus.address, "PYTHONPATH": str(ROOT / "bindings/python")}
    command = [sys.executable, "-m", "velto", "stream", "--csv"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as program:
        program.stdout.readline(), program.stdout.readline()
        assert is_connected(bluez)
        program.send_signal(signal.SIGINT)
        _, errors = program.communicate()
    assert program.returncode == 130 and "lost." in errors, errors
    assert not is_connected(bluez)


def is_connected(bluez):
    return any(bluez.is_connected(device) for device in bluez.devices.values())
