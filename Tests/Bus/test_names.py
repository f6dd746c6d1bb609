"""Devices by address and by name, as a C program spells them."""

import ctypes

import pytest
from dbus_fast import Variant

from bluez_words import DEVICE
from c_program import Failed, Program, abi
from pumped_context import PumpedContext
from waiting import until

NEAR, FAR = "C0:FF:EE:00:00:0A", "C0:FF:EE:00:00:0B"


@pytest.fixture
def program(bus, bluez):
    program = Program(bus.address)
    yield program
    program.destroy()


def start(program: PumpedContext, text: str, timeout: float = 60) -> abi.velto_op:
    operation = abi.velto_op()
    program.context_connect_device(program.context, text.encode(), timeout, None, ctypes.byref(operation))
    return operation


def connected_address(program: PumpedContext, operation: abi.velto_op) -> str:
    device = program.answer(abi.velto_op_info, "op_get_info", operation).device
    return program.answer(abi.velto_device_info, "device_get_info", device).address.decode()


@pytest.mark.parametrize("text", [
    NEAR.lower(), NEAR.replace(":", "-"), NEAR.replace(":", "_").lower(), NEAR.replace(":", ""), f"bluez:{NEAR.lower()}",
])
def test_an_address_is_found_however_it_is_spelled(program, bluez, text):
    operation = start(program, text)
    bluez.add_device(NEAR)
    assert program.outcome(operation) == abi.VELTO_OK
    assert connected_address(program, operation) == NEAR
    assert program.answer(abi.velto_device, "context_find_device", program.context, text.encode()).bits != 0


@pytest.mark.parametrize("text", ["C0:FF:EE:00:00", "C0:FF:EE:00:00:0G", "C0-FF-EE-00-00-0A-0B", "bluez:nobody"])
def test_an_impossible_address_is_refused_at_once(program, text):
    with pytest.raises(Failed, match="six pairs of hexadecimal digits") as failure:
        start(program, text)
    assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT


def log_lines(program: PumpedContext) -> list[str]:
    lines = []
    while True:
        line = program.answer(abi.velto_log_line, "context_poll_log", program.context)
        if program.footnote == abi.VELTO_NOTHING:
            return lines
        lines.append(line.text.decode())


class Twins:
    """Two devices of one name; the far one is seen first."""

    def __init__(self, bluez):
        self.bluez = bluez
        self.strengths = {bluez.add_device(FAR): -85, bluez.add_device(NEAR): -45}

    def advertise_until(self, condition) -> None:
        def is_met() -> bool:
            for twin, rssi in self.strengths.items():
                self.bluez.advertise(twin, rssi=rssi)
            return condition()

        until(is_met)


def test_of_two_devices_of_one_name_the_strongest_is_connected(bus, bluez):
    program = Program(bus.address, settle_time=1.0)
    operation = start(program, "Triki 1")
    Twins(bluez).advertise_until(lambda: bluez.called("Connect"))
    assert program.outcome(operation) == abi.VELTO_OK
    assert connected_address(program, operation) == NEAR
    choice = f"took the strongest of {NEAR} (-45 dBm), {FAR} (-85 dBm)"
    assert any(choice in line for line in log_lines(program))
    program.destroy()


def test_of_two_devices_that_were_seen_before_the_strongest_is_connected(program, bluez):
    twins = Twins(bluez)
    program.context_start_scan(program.context, None, None)
    far, near = program.find(FAR), program.find(NEAR)
    twins.advertise_until(lambda: (program.info(far).rssi, program.info(near).rssi) == (-85, -45))
    operation = start(program, "Triki 1")
    assert connected_address(program, operation) == NEAR
    assert program.outcome(operation) == abi.VELTO_OK
    assert any("2 devices are called 'Triki 1': took the strongest of" in line for line in log_lines(program))


def test_a_program_may_refuse_to_choose(bus, bluez):
    program = Program(bus.address, flags=abi.VELTO_CONTEXT_UNIQUE_NAMES, settle_time=1.0)
    operation = start(program, "Triki 1")
    Twins(bluez)
    assert program.outcome(operation) == abi.VELTO_ERROR_INVALID_ARGUMENT
    sentence = program.text("op_get_error", operation)
    assert NEAR in sentence and FAR in sentence
    assert bluez.called("Connect") == 0
    assert program.outcome(start(program, NEAR)) == abi.VELTO_OK
    program.destroy()


def test_a_cleared_advertised_name_stays_cleared_while_the_device_is_silent(program, bluez):
    """What BlueZ remembers of a device is not advertised."""
    device = bluez.add_device(NEAR, name="Triki 7")
    program.context_start_scan(program.context, None, None)
    program.device = program.find(NEAR)

    def is_advertised(name: str) -> bool:
        bluez.advertise(device)
        return program.text("device_get_advertised_name", program.device) == name

    program.until(lambda: is_advertised("Triki 7"))
    program.context_stop_scan(program.context)
    bluez.withdraw_property(device.path, DEVICE, "RSSI")
    bluez.wait_for_the_bus()
    program.device_clear_advertised_name(program.device)
    program.connect(NEAR)
    bluez.set_property(device.path, DEVICE, "Name", Variant("s", "Triki 8"))
    program.until(lambda: program.text("device_get_name", program.device) == "Triki 8")
    assert program.text("device_get_advertised_name", program.device) == ""
    bluez.drop(device)
    program.context_start_scan(program.context, None, None)
    program.until(lambda: is_advertised("Triki 8"))
