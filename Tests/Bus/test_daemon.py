"""A daemon or a bus that vanishes and returns."""

import time

from codes import ADDRESS, BUS_LOST, RX, SERVICE_NOT_RUNNING, TIMEOUT, TX
from probe import Probe
from scripted_bluez import ScriptedBlueZ
from waiting import at_best, stays


def test_a_killed_daemon_ends_everything_at_once(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.never_answer("WriteValue")
    write = probe.ask("write", peer, RX, "00", "request")
    bluez.wait_for_call("WriteValue")
    bluez.kill()
    assert probe.wait_for("link", link="down")["reason"] == "backendLost"
    lost = probe.wait_for("backendLost")
    assert lost["code"] == SERVICE_NOT_RUNNING
    assert probe.reply(write)["code"] in (SERVICE_NOT_RUNNING, TIMEOUT)
    assert probe.wait_for("adapter", present=False)["name"] == "hci0"
    assert probe.do("connect", peer)["code"] == SERVICE_NOT_RUNNING
    stays(lambda: len(probe.all("link", link="down")) == 1, 0.2)


def test_the_end_by_a_killed_daemon_is_told_within_a_quarter_of_a_second(bus):
    def seconds():
        with ScriptedBlueZ(bus.address) as bluez:
            bluez.start()
            bluez.add_adapter()
            bluez.add_device()
            probe = Probe(bus.address)
            probe.connected(ADDRESS)
            start = time.monotonic()
            bluez.kill()
            down = probe.wait_for("link", link="down")
            assert probe.close() == 0
        return down["heard"] - start

    at_best(seconds, 0.25)


def test_a_restarted_daemon_is_used_again(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.kill()
    probe.wait_for("backendLost")
    bluez.objects.clear()
    mark = probe.mark()
    bluez.start()
    bluez.add_adapter()
    probe.wait_for("backendReady", after=mark)
    device = bluez.add_device()
    assert probe.find(ADDRESS) == peer
    assert probe.do("scan")["code"] == 0
    assert probe.do("connect", peer)["code"] == 0
    probe.wait_for("link", after=mark, link="ready")
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.notify(device.tx, b"\x2a")
    probe.wait_for("value", after=mark, bytes="2A")
    # The daemon's death is no sign of values that came too early for the socket.
    assert (bluez.called("AcquireNotify"), bluez.called("StartNotify")) == (2, 1)


def test_a_scan_that_the_daemon_forgot_is_told(bluez, probe):
    assert probe.do("scan")["code"] == 0
    bluez.kill()
    assert probe.wait_for("scanStopped")["code"] == SERVICE_NOT_RUNNING


def test_a_lost_bus_ends_everything_and_is_opened_again(bus, bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bus.stop()
    assert probe.wait_for("link", link="down")["reason"] == "backendLost"
    assert probe.wait_for("backendLost")["code"] == BUS_LOST
    mark = probe.mark()
    bus.start()
    bluez.kill()
    bluez.objects.clear()
    bluez.start()
    bluez.add_adapter()
    device = bluez.add_device()
    probe.wait_for("backendReady", after=mark)
    probe.wait_for("advertisement", after=mark)
    assert probe.do("connect", peer)["code"] == 0
    probe.wait_for("link", after=mark, link="ready")
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.notify(device.tx, b"\x2b")
    probe.wait_for("value", after=mark, bytes="2B")


def test_a_daemon_that_ends_in_order_is_told_once_and_used_again(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.terminate()
    probe.wait_for("link", link="down")
    probe.wait_for("backendLost", code=SERVICE_NOT_RUNNING)
    stays(lambda: len(probe.all("link", link="down")) == 1, 0.2)
    mark = probe.mark()
    bluez.start()
    bluez.add_adapter()
    bluez.add_device()
    probe.wait_for("backendReady", after=mark)
    probe.wait_for("advertisement", after=mark)
    assert probe.do("connect", peer)["code"] == 0
    probe.wait_for("link", after=mark, link="ready")
