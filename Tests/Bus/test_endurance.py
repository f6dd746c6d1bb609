"""Nothing is left behind, and nothing happens without need."""

import subprocess
import time
from pathlib import Path

import pytest

from probe import Probe

pytestmark = pytest.mark.usefixtures("plain_probe")

ADDRESS = "C0:FF:EE:00:00:01"
TX = 0x0E


@pytest.mark.parametrize("mode", ["stream", "auto"])
def test_a_thousand_cycles_leave_nothing_behind(bus, bluez, plain_probe, probe, mode):
    bluez.connect_time = bluez.resolve_time = 0
    device = bluez.add_device()
    peer = probe.find(ADDRESS)

    def cycles(count):
        for _ in range(count):
            mark = probe.mark()
            probe.send("connect", peer, 1)
            probe.wait_for("link", after=mark, link="ready")
            probe.send("subscribe", peer, TX, mode, 2)
            probe.wait_for("reply", after=mark, request=2)
            bluez.notify(device.tx, b"\x01")
            probe.wait_for("value", after=mark)
            bluez.drop(device)
            probe.wait_for("link", after=mark, link="down")
        time.sleep(0.2)
        return probe.descriptors(), bus.match_rules(probe.pid), len(device.tx.sockets) + len(device.tx.sessions)

    before = cycles(100)
    memory = probe.resident_kilobytes()
    after = cycles(900)
    assert after == before
    # An allocator keeps some pages more or less; a leak of a hundred bytes a cycle would show.
    assert probe.resident_kilobytes() - memory < 512


def test_an_idle_link_wakes_nobody(bus, bluez):
    bluez.add_device()
    probe = Probe(bus.address)
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    time.sleep(0.5)
    before = probe.context_switches()
    time.sleep(3)
    assert probe.context_switches() == before
    assert probe.close() == 0


def test_a_stream_wakes_once_a_value_and_never_passes_the_bus(bus, bluez):
    device = bluez.add_device()
    probe = Probe(bus.address, "--mute")
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    time.sleep(0.2)
    switches, cpu = probe.context_switches(), bus.cpu_seconds()
    for index in range(500):
        bluez.notify(device.tx, index.to_bytes(2, "big"))
        time.sleep(0.002)
    time.sleep(0.2)
    assert probe.context_switches() - switches <= 1.1 * 500
    assert bus.cpu_seconds() == cpu
    probe.send("count")
    assert probe.wait_for("count")["count"] == 500
    assert probe.close() == 0


def test_a_notification_allocates_nothing(bus, bluez, tmp_path, monkeypatch):
    library = tmp_path / "count_allocations.so"
    source = Path(__file__).with_name("count_allocations.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", str(library), str(source)], check=True)
    counter = tmp_path / "counter"
    counter.write_bytes(bytes(4096))

    def allocations():
        return int.from_bytes(counter.read_bytes()[:8], "little")

    device = bluez.add_device()
    with monkeypatch.context() as environment:
        environment.setenv("LD_PRELOAD", str(library))
        environment.setenv("ALLOCATION_COUNTER", str(counter))
        probe = Probe(bus.address, "--mute")
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.notify(device.tx, *([bytes(20)] * 50))
    time.sleep(0.2)
    before = allocations()
    assert before > 100
    for _ in range(20):
        bluez.notify(device.tx, *([bytes(20)] * 50))
        time.sleep(0.01)
    time.sleep(0.2)
    assert allocations() == before
    probe.send("count")
    assert probe.wait_for("count")["count"] == 1050
    assert probe.close() == 0


def test_closing_without_links_is_quick_and_with_one_bounded(bus, bluez):
    bluez.disconnect_time = 2
    device = bluez.add_device()
    probe = Probe(bus.address)
    probe.wait_for("backendReady")
    probe.send("close")
    assert probe.wait_for("closed")["milliseconds"] <= 10
    assert probe.close() == 0
    probe = Probe(bus.address)
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    probe.send("close")
    assert probe.wait_for("closed")["milliseconds"] <= 100
    # The bus was left only after the daemon had noticed that the socket is closed.
    assert device.tx.sockets == []
    assert probe.close() == 0
    assert bluez.called("Disconnect") == 1


def test_closing_does_not_wait_for_ever_for_a_daemon_that_notices_nothing(bus, bluez):
    bluez.disconnect_time = 2
    device = bluez.add_device()
    probe = Probe(bus.address)
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    for socket in device.tx.sockets:
        bluez._call(bluez._loop.remove_reader, socket)
    probe.send("close")
    assert 150 <= probe.wait_for("closed")["milliseconds"] <= 300
    assert probe.close() == 0


def test_ten_thousand_passing_devices_leave_nothing_behind(bluez, plain_probe, probe):
    """As a context does, devices are retired some time after they were heard last: here the five hundredth last one."""
    assert probe.do("scan")["code"] == 0
    peers = []

    def pass_by(first, count):
        for index in range(first, first + count):
            address = "AA:BB:CC:" + ":".join(f"{byte:02X}" for byte in index.to_bytes(3, "big"))
            if index % 20 == 0:
                mark = probe.mark()
            bluez.remove_device(bluez.add_device(address, f"passer-by {index}"))
            # The scripted daemon's own bus library fails when it is not listened to.
            if index % 20 == 19:
                probe.wait_for("advertisement", after=mark, name=f"passer-by {index}")
                heard = {event["identifier"]: event["peer"] for event in probe.all("advertisement", after=mark)}
                assert len(heard) == 20
                peers.extend(heard.values())
                while len(peers) > 500:
                    probe.send("retire", peers.pop(0))
        return probe.resident_kilobytes()

    pass_by(0, 2000)
    memory = pass_by(2000, 1000)
    assert pass_by(3000, 7000) - memory < 512
    probe.send("numbers")
    numbers = probe.wait_for("numbers")
    assert numbers["all"] <= 1000
