"""A bus that takes no clients, or takes them and then says nothing, holds nobody up."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from codes import ADDRESS, BUS_UNAVAILABLE
from probe import ROOT, Probe
from scripted_bluez import ScriptedBlueZ
from stuck_bus import StuckBus
from waiting import at_best

sys.path[:0] = [str(ROOT / "bindings/python"), str(ROOT / "Tests/Boundary")]
os.environ.setdefault("VELTOKIT_LIBRARY", str(ROOT / ".build/release/libveltokit.so"))

from pumped_context import pumped  # noqa: E402
from veltokit import abi, core  # noqa: E402

@pytest.fixture
def stuck(bus):
    """A bus that was stopped: connecting to it works until its backlog is full."""
    bus.stop()
    stuck = StuckBus(bus.socket)
    yield stuck
    stuck.close()


def test_a_full_bus_is_unavailable_at_once(bus, stuck):
    stuck.fill()

    def seconds():
        probe = Probe(bus.address)
        start = time.monotonic()
        assert probe.do("scan")["code"] == BUS_UNAVAILABLE
        needed = time.monotonic() - start
        assert probe.close() == 0
        return needed

    at_best(seconds, 1)


def test_a_silent_bus_is_unavailable_after_a_while(bus, stuck):
    probe = Probe(bus.address)
    assert probe.do("scan")["code"] == BUS_UNAVAILABLE
    assert "does not answer" in probe.wait_for("backendLost")["message"]
    assert probe.close() == 0


@pytest.mark.parametrize("is_full", [True, False])
def test_closing_waits_for_no_bus(bus, stuck, is_full):
    if is_full:
        stuck.fill()

    def milliseconds():
        probe = Probe(bus.address)
        probe.wait_for("backendLost")
        probe.send("close")
        needed = probe.wait_for("closed")["milliseconds"]
        assert probe.close() == 0
        return needed

    at_best(milliseconds, 100)


def test_a_bus_that_has_room_again_is_used(bus, stuck):
    stuck.fill()
    probe = Probe(bus.address)
    assert probe.wait_for("backendLost")["code"] == BUS_UNAVAILABLE
    stuck.close()
    bus.start()
    with ScriptedBlueZ(bus.address) as bluez:
        bluez.start()
        bluez.add_adapter()
        bluez.add_device()
        probe.connected(ADDRESS)
        assert probe.close() == 0


@pytest.mark.parametrize("is_full", [True, False])
def test_simulated_devices_play_on_while_the_bus_is_stuck(bus, stuck, is_full):
    if is_full:
        stuck.fill()

    def seconds():
        start = time.monotonic()
        both = abi.VELTO_BACKEND_BLUEZ | abi.VELTO_BACKEND_SIMULATED
        with pumped(core.load(), backends=both, bus_address=bus.address.encode()) as context:
            _, device = context.connected_cap("sweep")
            context.advance(6)
            assert context.poll(device).packet_count > 250
        return time.monotonic() - start

    at_best(seconds, 1)


def test_a_sandbox_that_forbids_sockets_of_our_own_is_no_obstacle(bluez, bus, tmp_path, monkeypatch, plain_probe):
    library = tmp_path / "refuse_bind.so"
    source = Path(__file__).with_name("refuse_bind.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", str(library), str(source)], check=True)
    with monkeypatch.context() as environment:
        environment.setenv("LD_PRELOAD", str(library))
        probe = Probe(bus.address)
    bluez.add_device()
    probe.connected(ADDRESS)
    assert probe.close() == 0
