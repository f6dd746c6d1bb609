"""The end of a link, whoever ends it and however it shows."""

import time

import pytest

from codes import ADDRESS, RX, TX
from probe import Probe
from waiting import at_best, stays


def test_properties_alone_tell_the_end(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.drop_without_hang_up(device)
    probe.wait_for("link", link="down")
    bluez.hang_up(device)
    stays(lambda: len(probe.all("link", link="down")) == 1, 0.2)


def test_a_hang_up_before_the_properties_tells_the_end_once(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    with probe.suspended():
        bluez.hang_up(device)
        bluez.drop_without_hang_up(device)
        bluez.wait_for_the_bus()
    probe.wait_for("link", link="down")
    stays(lambda: len(probe.all("link", link="down")) == 1, 0.2)
    assert bluez.called("AcquireNotify") == 1


@pytest.mark.parametrize("bus_comes_first", (False, True))
@pytest.mark.parametrize("end", ("drop", "drop_without_hang_up"))
def test_what_came_before_the_end_reaches_a_program_that_was_suspended(bluez, probe, end, bus_comes_first):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    sent = [index.to_bytes(2, "big") for index in range(100)]
    with probe.suspended():
        if bus_comes_first:
            bluez.advertise(device)
        assert bluez.notify(device.tx, *sent) == len(sent)
        getattr(bluez, end)(device)
    probe.wait_for("link", link="down")
    assert probe.values() == sent


def test_a_hang_up_after_which_nothing_works_any_more_leaves_no_subscription(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.refuse("AcquireNotify", "Failed", "Not connected")
    bluez.hang_up(device)
    bluez.wait_for_call("AcquireNotify", 2)
    assert device.tx.sockets == []
    bluez.drop(device)
    probe.wait_for("link", link="down")


def test_a_device_that_vanishes_while_connected_is_down_once(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.remove_device(device)
    probe.wait_for("link", link="down")
    stays(lambda: len(probe.all("link", link="down")) == 1, 0.2)


@pytest.mark.parametrize(
    ("reason", "expected"),
    [("Timeout", "timeout"), ("Remote", "remote"), ("Suspend", "suspend"), ("Authentication", "authentication")],
)
def test_a_daemon_that_gives_reasons_is_listened_to(bus, newer_bluez, reason, expected):
    device = newer_bluez.add_device()
    probe = Probe(bus.address)
    probe.connected(ADDRESS)
    newer_bluez.drop(device, reason)
    assert probe.wait_for("link", link="down")["reason"] == expected
    assert probe.close() == 0


def test_a_reason_that_does_not_come_is_not_waited_for_long(bus, newer_bluez):
    device = newer_bluez.add_device()
    probe = Probe(bus.address)

    def seconds():
        mark = probe.mark()
        probe.connected(ADDRESS)
        start = time.monotonic()
        newer_bluez.drop(device)
        down = probe.wait_for("link", after=mark, link="down")
        assert down["reason"] == "unknown"
        return down["heard"] - start

    at_best(seconds, 0.25)
    assert probe.close() == 0


def test_forget_removes_the_device_and_its_link(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("forget", peer)["code"] == 0
    probe.wait_for("link", link="down")
    assert bluez.called("RemoveDevice") == 1
    assert probe.do("forget", peer)["code"] == 0


def test_two_devices_do_not_disturb_each_other(bluez, probe):
    first = bluez.add_device()
    second = bluez.add_device("C0:FF:EE:00:00:02", "Triki 2")
    peers = [probe.connected(ADDRESS), probe.connected("C0:FF:EE:00:00:02")]
    for peer in peers:
        assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.never_answer("WriteValue", path=second.rx.path)
    probe.ask("write", peers[1], RX, "00", "request")
    assert probe.do("write", peers[0], RX, "00", "request")["code"] == 0
    bluez.drop(second)
    probe.wait_for("link", link="down", peer=peers[1])
    bluez.notify(first.tx, b"\x11")
    assert probe.wait_for("value", bytes="11")["peer"] == peers[0]
    assert probe.all("link", link="down", peer=peers[0]) == []


def test_nothing_is_delivered_after_disconnect_while_the_daemon_takes_its_time(bluez, probe):
    device = bluez.add_device()
    release = bluez.hold("Disconnect")
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    probe.send("disconnect", peer)
    bluez.wait_for_call("Disconnect")
    bluez.notify(device.tx, b"\x01")
    release()
    assert probe.wait_for("link", link="down")["reason"] == "local"
    assert probe.values() == []
    assert len(probe.all("link", link="down")) == 1
