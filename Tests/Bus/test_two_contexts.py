"""Two users of one device: two contexts of one process, and two processes."""

import pytest

from c_program import Program, abi
from codes import IN_USE, TX
from probe import Probe
from pumped_context import packet
from stream_reader import StreamReader
from streaming_cap import START, Cap
from waiting import until

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


class CountingCap(Cap):
    """A cap that sends numbered packets to whoever is subscribed, once it was told to start; every fifth twice."""

    def turn(self):
        tx = self.device.tx
        if (tx.sessions or tx.sockets) and (START, "command") in self.device.rx.writes:
            for _ in range(2 if self.sent % 5 == 0 else 1):
                self.bluez.notify(tx, packet(x=self.sent))
            self.sent += 1
        elif not self.bluez.is_connected(self.device):
            self.bluez.advertise(self.device)


@pytest.fixture
def counting_cap(bluez):
    cap = CountingCap(bluez)
    yield cap
    cap.close()


def assert_once(numbers, start):
    """Every packet after the number `start` came as often as the cap sent it; the last may be incomplete."""
    numbers = numbers[numbers.index(start + 1):-2]
    sent = [number for number in range(start + 1, numbers[-1] + 1) for _ in range(2 if number % 5 == 0 else 1)]
    assert len(numbers) > 10 and numbers == sent[:len(numbers)]


def numbers_of(values):
    return [int.from_bytes(value[2:4], "little", signed=True) for value in values]


def test_two_processes_that_share_a_device_by_signals_get_each_packet_once(bus, bluez, counting_cap):
    bluez.refuse("AcquireNotify", "NotSupported", "Operation is not supported")
    counting_cap.device.rx.writes.append((START, "command"))
    probe = Probe(bus.address)
    peer = probe.connected(ADDRESS)
    mark = probe.mark()
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    assert probe.wait_for("link", after=mark, link="notifying")["shared"] is False
    until(lambda: len(probe.values()) > 20)
    program = Program(bus.address)
    mark = probe.mark()
    program.connect(ADDRESS)
    stream = StreamReader(program, program.device)
    assert program.answer(abi.velto_link_stats, "device_get_link_stats", program.device).is_shared
    # The probe, which came first, learns of the other by the third packet that comes twice.
    assert probe.wait_for("link", after=mark, link="notifying")["shared"] is True
    start = counting_cap.sent
    until(lambda: counting_cap.sent > start + 50)
    assert_once([int(row[0]) for row in stream.read()[0]], start)
    assert_once(numbers_of(probe.values()), start)
    # The program goes, and the probe is alone.
    mark = probe.mark()
    program.destroy()
    assert probe.wait_for("link", after=mark, link="notifying")["shared"] is False
    start = counting_cap.sent
    until(lambda: counting_cap.sent > start + 20)
    assert_once(numbers_of(probe.values()), start)
    assert probe.close() == 0


def test_a_process_that_joins_another_gets_its_first_packet_once(bus, bluez, counting_cap):
    bluez.refuse("AcquireNotify", "NotSupported", "Operation is not supported")
    counting_cap.device.rx.writes.append((START, "command"))
    first, second = Probe(bus.address), Probe(bus.address)
    for probe in (first, second):
        peer = probe.connected(ADDRESS)
        assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    assert second.wait_for("link", link="notifying")["shared"] is True
    until(lambda: len(second.values()) > 20)
    numbers = numbers_of(second.values())
    # The cap sends every fifth twice.
    assert [number for number in numbers if number % 5 != 0] == [
        number for number in range(numbers[0], numbers[-1] + 1) if number % 5 != 0]
    assert first.close() == second.close() == 0


def test_a_process_that_finds_a_socket_taken_is_told_and_the_other_one_keeps_it(bus, bluez, counting_cap):
    program = Program(bus.address)
    program.connect(ADDRESS)
    stream = StreamReader(program, program.device)
    probe = Probe(bus.address)
    peer = probe.connected(ADDRESS)
    answer = probe.do("subscribe", peer, TX, "stream")
    assert (answer["code"], counting_cap.device.tx.acquired_count) == (IN_USE, 1)
    start = counting_cap.sent
    until(lambda: counting_cap.sent > start + 20)
    assert_once([int(row[0]) for row in stream.read()[0]], start)
    assert probe.close() == 0
    program.destroy()
