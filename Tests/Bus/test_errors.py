"""Every refusal of the bus and of the daemon becomes a code to act on and a sentence to read."""

import subprocess

import pytest

from dbus_fast import Variant

from bluez_words import ADAPTER
from codes import (
    ADAPTER_OFF, ADDRESS, BUS_UNAVAILABLE, CANCELLED, CONNECT_FAILED, INVALID_ARGUMENT, IO, IN_USE, LIBRARY_MISSING,
    NOT_CONNECTED, NOT_FOUND, NO_ADAPTER, OUT_OF_MEMORY, PAIRING_REQUIRED, PERMISSION, REJECTED, RX,
    SERVICE_NOT_RUNNING, TIMEOUT, UNSUPPORTED,
)
from private_bus import NO_TALKING_TO_BLUEZ, PrivateBus
from probe import Probe
from scripted_bluez import ScriptedBlueZ


STANDARD = "org.freedesktop.DBus.Error."

CONNECT = [
    ("Failed", "le-connection-abort-by-local", CONNECT_FAILED, "could not be established"),
    ("Failed", "le-connection-timeout", CONNECT_FAILED, "could not be established"),
    ("Failed", "le-connection-refused", CONNECT_FAILED, "could not be established"),
    ("Failed", "le-connection-abort-by-remote", CONNECT_FAILED, "could not be established"),
    ("Failed", "le-connection-link-layer-protocol-error", CONNECT_FAILED, "could not be established"),
    ("Failed", "Software caused connection abort", CONNECT_FAILED, "could not be established"),
    ("Failed", "Host is down", CONNECT_FAILED, "could not be established"),
    ("ConnectionAttemptFailed", "Page Timeout", CONNECT_FAILED, "could not be established"),
    ("Failed", "le-connection-concurrent-connection-limit", OUT_OF_MEMORY, "no more connections"),
    ("Failed", "br-connection-canceled", CANCELLED, "cancelled"),
    ("Failed", "br-connection-profile-unavailable", CONNECT_FAILED, "classic Bluetooth"),
    ("Failed", "br-connection-page-timeout", CONNECT_FAILED, "classic Bluetooth"),
    ("Failed", "le-connection-key-missing", PAIRING_REQUIRED, "pair again"),
    ("Failed", "br-connection-key-missing", PAIRING_REQUIRED, "pair again"),
    ("Failed", "Input/output error", ADAPTER_OFF, "Bluetooth is on"),
    ("Failed", "br-connection-adapter-not-powered", ADAPTER_OFF, "switch Bluetooth on"),
    ("NotReady", "Resource Not Ready", ADAPTER_OFF, "switch Bluetooth on"),
    ("AuthenticationFailed", "Authentication Failed", PAIRING_REQUIRED, "pair again"),
    ("AuthenticationCanceled", "Authentication Canceled", CANCELLED, "pairing was cancelled"),
    ("AuthenticationRejected", "Authentication Rejected", REJECTED, "pairing was rejected"),
    ("AuthenticationTimeout", "Authentication Timeout", TIMEOUT, "pairing took too long"),
    (STANDARD + "UnknownObject", "Method \"Connect\" doesn't exist", NOT_FOUND, "scan again"),
    (STANDARD + "UnknownMethod", "Method \"Connect\" doesn't exist", NOT_FOUND, "scan again"),
    (STANDARD + "NoReply", "Message recipient disconnected", TIMEOUT, "did not answer"),
    (STANDARD + "Timeout", "", TIMEOUT, "did not answer in time"),
    (STANDARD + "LimitsExceeded", "", OUT_OF_MEMORY, "no more connections or rules"),
    (STANDARD + "AccessDenied", "Rejected send message", PERMISSION, "join the group bluetooth"),
    ("org.freedesktop.systemd1.NoSuchUnit", "Unit dbus-org.bluez.service not found.", SERVICE_NOT_RUNNING, "systemctl"),
    (STANDARD + "ServiceUnknown", "The name is not activatable", SERVICE_NOT_RUNNING, "systemctl start bluetooth"),
    (STANDARD + "NameHasNoOwner", "Could not get owner of name", SERVICE_NOT_RUNNING, "systemctl start bluetooth"),
    (STANDARD + "Spawn.ChildExited", "Process org.bluez exited with status 1", SERVICE_NOT_RUNNING, "systemctl"),
    ("org.example.Unheard", "of", IO, "refused"),
]

ATTRIBUTE = [
    ("NotPermitted", "Not paired", PAIRING_REQUIRED, "requires pairing"),
    ("NotPermitted", "Write acquired", IN_USE, "another program"),
    ("NotPermitted", "Read not permitted", REJECTED, "does not permit"),
    ("NotPermitted", "Write not permitted", REJECTED, "does not permit"),
    ("NotAuthorized", "Operation Not Authorized", PERMISSION, "keeps the characteristic to itself"),
    ("InvalidArguments", "Invalid Length", INVALID_ARGUMENT, "length"),
    ("InvalidArguments", "Invalid offset", INVALID_ARGUMENT, "length"),
    ("Failed", "Operation failed with ATT error: 0x0e", REJECTED, "responded with an error"),
    ("Failed", "Failed to initiate write", INVALID_ARGUMENT, "too long"),
    ("Failed", "Not connected", NOT_CONNECTED, "not connected"),
    ("NotConnected", "Not Connected", NOT_CONNECTED, "not connected"),
    ("Failed", "No ATT transport", NOT_CONNECTED, "not connected"),
    ("NotSupported", "Operation is not supported", UNSUPPORTED, "cannot do that"),
    (STANDARD + "UnknownObject", "Method \"WriteValue\" doesn't exist", NOT_FOUND, "connect again"),
    (STANDARD + "UnknownMethod", "Method \"WriteValue\" doesn't exist", NOT_FOUND, "connect again"),
    (STANDARD + "NoReply", "", TIMEOUT, "did not answer"),
]

SCAN = [
    ("NotReady", "Resource Not Ready", ADAPTER_OFF, "switch Bluetooth on"),
    (STANDARD + "AccessDenied", "Rejected send message", PERMISSION, "join the group bluetooth"),
    (STANDARD + "UnknownObject", "", NO_ADAPTER, "was removed"),
]


def check(answer, code, sentence, name, text):
    assert answer["code"] == code, answer
    assert sentence in answer["message"]
    full_name = name if "." in name else f"org.bluez.Error.{name}"
    assert answer["detail"].startswith(f"{full_name}: {text}")


@pytest.mark.parametrize(("name", "text", "code", "sentence"), CONNECT)
def test_refused_connect(bluez, probe, name, text, code, sentence):
    bluez.add_device()
    peer = probe.find(ADDRESS)
    bluez.refuse("Connect", name, text)
    check(probe.do("connect", peer), code, sentence, name, text)
    assert probe.all("link") == []


@pytest.mark.parametrize(("name", "text", "code", "sentence"), ATTRIBUTE)
@pytest.mark.parametrize("method", ["WriteValue", "ReadValue"])
def test_refused_read_or_write(bluez, probe, method, name, text, code, sentence):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.refuse(method, name, text)
    words = ["write", peer, RX, "00", "request"] if method == "WriteValue" else ["read", peer, RX]
    check(probe.do(*words), code, sentence, name, text)


def test_an_error_of_the_attribute_protocol_keeps_its_number(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.refuse("ReadValue", "Failed", "Operation failed with ATT error: 0x0e")
    assert probe.do("read", peer, RX)["detail"].endswith(", ATT error 14")


@pytest.mark.parametrize(("name", "text", "code", "sentence"), SCAN)
def test_refused_scan(bluez, probe, name, text, code, sentence):
    probe.wait_for("backendReady")
    bluez.refuse("StartDiscovery", name, text)
    check(probe.do("scan"), code, sentence, name, text)


def test_no_bus():
    probe = Probe("unix:path=/nonexistent/bus")
    answer = probe.do("scan")
    assert (answer["code"], probe.wait_for("backendLost")["code"]) == (BUS_UNAVAILABLE, BUS_UNAVAILABLE)
    assert "there is no system bus" in answer["message"]
    assert probe.close() == 0


@pytest.mark.parametrize(
    "address", ["nonsense", "tcp:host=127.0.0.1,port=1", "unix:path=/tmp;tcp:host=localhost", "unix:", "unix:path=/"]
)
def test_an_address_that_is_no_local_bus(address):
    probe = Probe(address)
    assert probe.do("scan")["code"] in (BUS_UNAVAILABLE, PERMISSION)
    assert probe.close() == 0


def test_a_bus_that_nobody_listens_on(bus):
    bus.stop()
    probe = Probe(bus.address)
    assert probe.do("scan")["code"] == BUS_UNAVAILABLE
    assert probe.close() == 0


def test_no_daemon(bus):
    probe = Probe(bus.address)
    answer = probe.do("scan")
    assert answer["code"] == SERVICE_NOT_RUNNING
    assert "systemctl start bluetooth" in answer["message"]
    assert probe.close() == 0


def test_a_bus_policy_that_forbids_talking_to_the_daemon():
    bus = PrivateBus(policy=NO_TALKING_TO_BLUEZ)
    try:
        with ScriptedBlueZ(bus.address) as bluez:
            bluez.start()
            bluez.add_adapter()
            probe = Probe(bus.address)
            answer = probe.do("scan")
            assert answer["code"] == PERMISSION
            assert "--system-talk-name=org.bluez" in answer["message"]
            assert probe.close() == 0
    finally:
        bus.close()


def test_no_adapter(bus):
    with ScriptedBlueZ(bus.address) as bluez:
        bluez.start()
        probe = Probe(bus.address)
        assert probe.do("scan")["code"] == NO_ADAPTER
        assert probe.close() == 0


def test_an_adapter_that_cannot_be_a_central(bus):
    with ScriptedBlueZ(bus.address) as bluez:
        bluez.start()
        bluez.add_adapter(roles=("peripheral",))
        probe = Probe(bus.address)
        answer = probe.do("scan")
        assert (answer["code"], "the central role" in answer["message"]) == (NO_ADAPTER, True)
        assert probe.close() == 0


def test_an_adapter_that_is_off(bus):
    with ScriptedBlueZ(bus.address) as bluez:
        bluez.start()
        bluez.add_adapter(powered=False)
        probe = Probe(bus.address)
        assert probe.do("scan")["code"] == ADAPTER_OFF
        assert probe.close() == 0


def test_an_adapter_that_is_blocked(bus):
    with ScriptedBlueZ(bus.address) as bluez:
        bluez.start()
        adapter = bluez.add_adapter(powered=False)
        bluez.set_property(adapter, ADAPTER, "PowerState", Variant("s", "off-blocked"))
        probe = Probe(bus.address)
        answer = probe.do("scan")
        assert (answer["code"], "rfkill unblock bluetooth" in answer["message"]) == (ADAPTER_OFF, True)
        assert probe.close() == 0


def test_an_adapter_that_does_not_exist(bus):
    with ScriptedBlueZ(bus.address) as bluez:
        bluez.start()
        bluez.add_adapter()
        probe = Probe(bus.address, "--adapter", "hci7")
        answer = probe.do("scan")
        assert (answer["code"], "hci7" in answer["message"]) == (NO_ADAPTER, True)
        assert probe.close() == 0


def test_a_machine_without_libdbus(bus, tmp_path, plain_probe, monkeypatch):
    source = tmp_path / "no_libdbus.c"
    source.write_text(
        """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <string.h>
        void *dlopen(const char *name, int flags) {
            void *(*real)(const char *, int) = (void *(*)(const char *, int))dlsym(RTLD_NEXT, "dlopen");
            return name != NULL && strstr(name, "libdbus") != NULL ? real("/nonexistent.so", flags) : real(name, flags);
        }
        """
    )
    library = tmp_path / "no_libdbus.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-w", "-o", str(library), str(source)], check=True)
    monkeypatch.setenv("LD_PRELOAD", str(library))
    probe = Probe(bus.address)
    answer = probe.do("scan")
    assert (answer["code"], "libdbus-1-3" in answer["message"]) == (LIBRARY_MISSING, True)
    assert probe.close() == 0
