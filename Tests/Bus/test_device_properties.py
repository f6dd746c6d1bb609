"""What the daemon knows of a device beside its values: battery, signal strength, and manufacturer data."""

import ctypes

import pytest
from dbus_fast import Variant

from bluez_words import DEVICE
from c_program import Program, abi

ADDRESS = "C0:FF:EE:00:00:01"
LEVEL = "00002a19-0000-1000-8000-00805f9b34fb"
SERVICE = "0000180f-0000-1000-8000-00805f9b34fb"


@pytest.fixture
def program(bus):
    program = Program(bus.address)
    program.context_start_scan(program.context, None, None)
    yield program
    program.destroy()


def thing(bluez, **members):
    """A device of no family, so that no session but the test talks to it."""
    return bluez.add_device(name="Thing", service=SERVICE, **members)


def level(*flags):
    return [(0x000C, LEVEL, list(flags))]


def read(program, name):
    return program.outcome(program.started(name))


def battery(program):
    return program.info(program.device).battery


def test_the_daemons_battery_comes_first(bluez, program):
    device = thing(bluez, characteristics=level("read"))
    program.connect(ADDRESS)
    bluez.set_battery(device, 87)
    assert read(program, "device_read_battery") == abi.VELTO_OK
    assert battery(program) == pytest.approx(0.87) and bluez.called("ReadValue") == 0


def test_without_it_the_device_is_read(bluez, program):
    device = thing(bluez, characteristics=level("read"))
    device.characteristics[0].value = b"\x2a"
    program.connect(ADDRESS)
    assert read(program, "device_read_battery") == abi.VELTO_OK
    assert battery(program) == pytest.approx(0.42) and bluez.called("ReadValue") == 1


@pytest.mark.parametrize("characteristics", [level("notify"), None])
def test_without_either_there_is_none(bluez, program, characteristics):
    thing(bluez, characteristics=characteristics)
    program.connect(ADDRESS)
    assert read(program, "device_read_battery") == abi.VELTO_ERROR_UNSUPPORTED
    assert battery(program) == -1


def test_the_signal_strength_of_a_link_is_what_the_daemon_has(bluez, program):
    device = thing(bluez, characteristics=level("read"))
    program.connect(ADDRESS)
    bluez.set_property(device.path, DEVICE, "RSSI", Variant("n", -77))
    assert read(program, "device_read_rssi") == abi.VELTO_OK
    assert program.info(program.device).rssi == -77
    bluez.withdraw_property(device.path, DEVICE, "RSSI")
    assert read(program, "device_read_rssi") == abi.VELTO_ERROR_UNSUPPORTED
    assert program.info(program.device).rssi == -77, "what was known stays"


def test_manufacturer_data_come_with_advertisements(bluez, program):
    device = thing(bluez)
    program.device = program.find(ADDRESS)

    def data():
        company, buffer, count = ctypes.c_uint16(), ctypes.create_string_buffer(64), ctypes.c_size_t()
        program.device_get_manufacturer_data(program.device, ctypes.byref(company), buffer, 64, ctypes.byref(count))
        return None if program.footnote == abi.VELTO_NOTHING else (company.value, buffer.raw[: count.value])

    assert data() is None
    bluez.advertise(device, manufacturer={0x0059: b"one"})
    program.until(lambda: data() == (0x0059, b"one"))
    # The daemon keeps what earlier advertisements had.
    bluez.advertise(device, manufacturer={0x0059: b"one", 0x067E: b"two"})
    program.until(lambda: data() == (0x067E, b"two"))
    program.device_clear_advertised_name(program.device)
    assert data() is None
