"""A daemon that believes discovery to be under way when it is not: noticed, tried again, and told with the remedy."""

import pytest

from c_program import abi, core
from codes import ADDRESS, BUSY
from probe import Probe
from pumped_context import pumped
from waiting import until

REMEDY = "bluetoothctl power off"


@pytest.fixture
def still_probe(bus, bluez):
    """A central whose clock the test moves."""
    probe = Probe(bus.address, "--manual")
    # Time that passes before the bus has answered would be time that it did not answer.
    probe.wait_for("backendReady")
    yield probe
    assert probe.close() == 0


def advance_until(probe, condition, seconds: float = 0.3) -> None:
    """Moves the clock in steps; the daemon's answers take real time."""

    def step() -> bool:
        mark = probe.mark()
        probe.send("advance", seconds)
        probe.wait_for("moved", after=mark)
        return condition()

    until(step)


def stay_busy(bluez) -> None:
    bluez.refuse("StartDiscovery", "InProgress", "Operation already in progress")


def test_a_service_that_stays_busy_is_called_stuck_and_the_remedy_is_told(bluez, still_probe):
    stay_busy(bluez)
    request = still_probe.ask("scan")
    advance_until(still_probe, lambda: bluez.called("StartDiscovery") >= 50)
    answer = still_probe.reply(request)
    assert answer["code"] == BUSY and REMEDY in answer["message"], answer


def test_a_session_that_outlived_a_stop_that_failed_is_ended_first(bluez, still_probe):
    assert still_probe.do("scan")["code"] == 0
    bluez.refuse("StopDiscovery", "InProgress", "Operation already in progress", times=1)
    still_probe.send("stop")
    bluez.wait_for_call("StopDiscovery")
    request = still_probe.ask("scan")
    advance_until(still_probe, lambda: bluez.called("StopDiscovery") == 2)
    advance_until(still_probe, lambda: bluez.called("StartDiscovery") >= 12)
    assert still_probe.reply(request)["code"] == 0
    assert len(bluez.discovering) == 1


def test_discovery_that_reports_nothing_is_started_again_ever_more_rarely(bluez, still_probe):
    assert still_probe.do("scan")["code"] == 0
    starts = 1
    for wait in (15, 30, 60, 120, 120):
        # The daemon's answer may come while the clock is being moved, a little before the end.
        still_probe.send("advance", wait - 2)
        assert still_probe.do("scan")["code"] == 0
        assert bluez.called("StartDiscovery") == starts
        still_probe.send("advance", 2.2)
        starts += 1
        bluez.wait_for_call("StartDiscovery", starts)
        # It is answered before this.
        assert still_probe.do("scan")["code"] == 0
    assert bluez.called("StopDiscovery") == starts - 1
    assert len(bluez.discovering) == 1


def test_discovery_that_reports_devices_is_left_alone(bluez, still_probe):
    device = bluez.add_device()
    assert still_probe.do("scan")["code"] == 0
    for strength in range(-60, -54):
        bluez.advertise(device, strength)
        still_probe.wait_for("advertisement", rssi=strength)
        mark = still_probe.mark()
        still_probe.send("advance", 14)
        still_probe.wait_for("moved", after=mark)
    still_probe.find(ADDRESS)
    assert (bluez.called("StartDiscovery"), bluez.called("StopDiscovery")) == (1, 0)


@pytest.fixture
def context(bus, bluez):
    with pumped(core.load(), backends=abi.VELTO_BACKEND_BLUEZ, bus_address=bus.address.encode()) as context:
        yield context


def log(context) -> list[str]:
    lines = []
    while True:
        line = context.answer(abi.velto_log_line, "context_poll_log", context.context)
        if context.footnote == abi.VELTO_NOTHING:
            return lines
        lines.append(line.text.decode())


def results(context, kind: int, seconds: float) -> list[int]:
    """The results of events of that kind, once there are some."""
    found: list[int] = []

    def step() -> bool:
        context.context_dispatch(context.context, 0.001)
        context.advance(seconds)
        found.extend(event.result for event in context.events(kind))
        return bool(found)

    until(step)
    return found


def test_auto_connect_tells_that_it_cannot_find_devices_and_goes_on_when_it_can(context, bluez):
    stay_busy(bluez)
    context.context_set_auto_connect(context.context, 1)
    assert results(context, abi.VELTO_EVENT_SCAN_STOPPED, 0.3) == [abi.VELTO_ERROR_BUSY]
    assert any(REMEDY in line for line in log(context))
    bluez.unscript()
    assert results(context, abi.VELTO_EVENT_SCAN_STARTED, 1) == [abi.VELTO_OK]
    assert len(bluez.discovering) == 1


def test_the_log_says_what_to_do_about_a_scan_that_reports_nothing(context, bluez):
    context.answer(abi.velto_op, "context_start_scan", context.context, None)
    assert results(context, abi.VELTO_EVENT_SCAN_STARTED, 0.1) == [abi.VELTO_OK]
    context.advance(16)
    assert [REMEDY in line for line in log(context) if "reported no device" in line] == [True]
