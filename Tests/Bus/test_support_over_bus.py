"""The support report over the scripted daemon: what is asked of users when something does not work."""

import pytest

from bluez_words import UART_TX
from c_program import Program, abi
from private_bus import NO_TALKING_TO_BLUEZ, PrivateBus
from scripted_bluez import ScriptedBlueZ
from waiting import PATIENCE

ADDRESS = "C0:FF:EE:00:00:01"


@pytest.fixture
def program(bus, bluez):
    program = Program(bus.address)
    yield program
    program.destroy()


def report(program) -> str:
    return program.support_report()


def has(program, *texts):
    program.until(lambda: all(text in report(program) for text in texts))


def test_the_daemon_its_version_and_its_adapters_are_told(program, bluez):
    bluez.add_adapter("hci1", powered=False)
    has(
        program, "state: running; this program may call it", "version: 5.66, as the adapter's identification says",
        "hci0: 00:AA:01:00:00:00, on, in use", "hci1: 00:AA:01:00:00:00, off",
    )


def test_a_daemon_that_does_not_identify_itself_is_known_by_what_it_offers(bus):
    with ScriptedBlueZ(bus.address, version="usb:v0000p0000d0000") as bluez:
        bluez.start()
        bluez.add_adapter()
        program = Program(bus.address)
        has(program, "version: unknown; treated as 5.66")
        bluez.add_device()
        program.connect(ADDRESS)
        has(program, "version: unknown, at least 5.62 by what it offers")
        program.destroy()


def test_a_link_is_told_with_the_way_of_its_values_and_why(program, bluez):
    bluez.add_device()
    program.connect(ADDRESS)
    has(
        program, f"Device bluez:{ADDRESS}:", "values of the family: by socket, because it is a stream",
        "link established by: this context", "packet size: 247",
    )
    subscription = program.subscribed(0x0E)
    has(program, "subscription to 14: active, 0 values")
    program.unsubscribe(subscription)


def test_what_a_link_waits_for_is_told(program, bluez):
    bluez.add_device(name="Thing", characteristics=[(0x0E, UART_TX, ["read"])], service="0000a000-0000-1000-8000-00805f9b34fb")
    program.connect(ADDRESS)
    bluez.never_answer("ReadValue")
    program.started("device_read_value", 0x0E, 5 * PATIENCE)
    has(program, "pending: read")


def test_the_last_refusals_are_told_with_method_path_name_and_text(program, bluez):
    bluez.add_device()
    bluez.refuse("Connect", "Failed", "le-connection-abort-by-local", times=1)
    program.connect(ADDRESS)
    has(
        program,
        "Connect on /org/bluez/hci0/dev_C0_FF_EE_00_00_01: org.bluez.Error.Failed le-connection-abort-by-local",
        "Refusals of the message bus, 1 in all",
    )


def test_of_many_refusals_the_last_sixty_four_are_told_and_all_counted(program, bluez):
    bluez.add_device(name="Thing", characteristics=[(0x0E, UART_TX, ["read"])], service="0000a000-0000-1000-8000-00805f9b34fb")
    program.connect(ADDRESS)
    bluez.refuse("ReadValue", "NotPermitted", "Read not permitted")
    for _ in range(70):
        assert program.read(0x0E)[0] == abi.VELTO_ERROR_REJECTED
    text = report(program)
    assert "Refusals of the message bus, 70 in all" in text
    assert text.count("ReadValue on ") == 64


def test_a_policy_that_forbids_is_told_with_its_remedy():
    bus = PrivateBus(policy=NO_TALKING_TO_BLUEZ)
    try:
        with ScriptedBlueZ(bus.address) as bluez:
            bluez.start()
            program = Program(bus.address)
            has(program, f"state: error {abi.VELTO_ERROR_PERMISSION}: this program may not call the Bluetooth service", "--system-talk-name")
            program.destroy()
    finally:
        bus.close()


def test_a_lost_daemon_is_told_and_its_adapters_are_gone(program, bluez):
    has(program, "hci0: ")
    bluez.kill()
    has(program, f"error {abi.VELTO_ERROR_SERVICE_NOT_RUNNING}: the Bluetooth service stopped", "none: seen", "version: unknown")
