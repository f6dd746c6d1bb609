"""Two users of one device: two contexts of one process, and two processes."""

import pytest

from c_program import Program, abi
from codes import IN_USE, TX
from probe import Probe

ADDRESS = "C0:FF:EE:00:00:01"


@pytest.fixture
def programs(bus, bluez):
    """Two contexts of one process."""
    bluez.add_device()
    programs = [Program(bus.address), Program(bus.address)]
    yield programs
    for program in programs:
        program.destroy()


def test_a_second_context_that_wants_the_device_is_told_that_it_is_in_use(programs, bluez):
    first, second = programs
    first.connect(ADDRESS)
    operation = second.start_connecting(ADDRESS)
    assert second.outcome(operation) == abi.VELTO_ERROR_IN_USE
    assert "another context of this program" in second.text("op_get_error", operation)
    assert first.info(first.device).link_state == abi.VELTO_LINK_STATE_READY
    assert (bluez.called("Connect"), bluez.called("Disconnect"), bluez.called("AcquireNotify")) == (1, 0, 1)


def test_a_second_context_is_refused_while_the_first_is_still_connecting(programs, bluez):
    first, second = programs
    bluez.never_answer("Connect")
    first.start_connecting(ADDRESS)
    bluez.wait_for_call("Connect")
    assert second.outcome(second.start_connecting(ADDRESS)) == abi.VELTO_ERROR_IN_USE


def test_the_second_context_gets_the_device_when_the_first_lets_go(programs):
    first, second = programs
    first.connect(ADDRESS)
    assert first.outcome(first.started("device_disconnect")) == abi.VELTO_OK
    second.connect(ADDRESS)
    assert first.outcome(first.start_connecting(ADDRESS)) == abi.VELTO_ERROR_IN_USE


def test_the_second_context_gets_the_device_when_the_first_is_destroyed(bus, bluez):
    bluez.disconnect_time = 0.3
    bluez.add_device()
    first, second = Program(bus.address), Program(bus.address)
    first.connect(ADDRESS)
    second.find(ADDRESS)
    first.destroy()
    second.connect(ADDRESS)
    second.destroy()


def test_a_second_process_is_told_that_the_device_is_in_use(bus, bluez):
    bluez.add_device()
    probe = Probe(bus.address)
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    program = Program(bus.address)
    operation = program.start_connecting(ADDRESS)
    assert program.outcome(operation) == IN_USE
    assert "another program" in program.text("op_get_error", operation)
    # The link belongs to who made it.
    assert bluez.called("Disconnect") == 0
    program.destroy()
    assert probe.close() == 0
