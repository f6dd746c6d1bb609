"""Several adapters, named ones, adapters that go."""

from codes import ADAPTER_OFF, ADDRESS, NO_ADAPTER, TX
from probe import Probe
from scripted_bluez import ScriptedBlueZ


def test_an_adapter_that_is_switched_off_and_on(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("scan")["code"] == 0
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.set_powered(False)
    probe.wait_for("link", link="down")
    assert probe.wait_for("scanStopped")["code"] == ADAPTER_OFF
    assert probe.wait_for("backendLost")["code"] == ADAPTER_OFF
    assert probe.do("connect", peer)["code"] == ADAPTER_OFF
    mark = probe.mark()
    bluez.set_powered(True)
    probe.wait_for("backendReady", after=mark)
    assert probe.do("connect", peer)["code"] == 0
    assert len(probe.all("link", link="down")) == 1


def test_an_adapter_that_is_pulled_out_and_comes_back_under_another_name(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.remove_adapter()
    probe.wait_for("link", link="down")
    assert probe.wait_for("backendLost")["code"] == NO_ADAPTER
    mark = probe.mark()
    adapter = bluez.add_adapter("hci1")
    probe.wait_for("backendReady", after=mark)
    mark = probe.mark()
    bluez.add_device(adapter=adapter)
    probe.wait_for("advertisement", after=mark)
    assert probe.do("connect", peer)["code"] == 0
    probe.wait_for("link", after=mark, link="ready")
    assert len(probe.all("link", link="down")) == 1


def test_of_several_adapters_one_that_is_on_is_used(bus):
    with ScriptedBlueZ(bus.address) as bluez:
        bluez.start()
        bluez.add_adapter("hci0", powered=False)
        bluez.add_adapter("hci1")
        bluez.add_adapter("hci10")
        probe = Probe(bus.address)
        probe.wait_for("backendReady")
        assert probe.wait_for("adapter", selected=True)["name"] == "hci1"
        bluez.add_device(adapter="/org/bluez/hci10")
        device = bluez.add_device("C0:FF:EE:00:00:02", adapter="/org/bluez/hci1")
        assert probe.do("scan")["code"] == 0
        bluez.advertise(device)
        probe.wait_for("advertisement", fresh=True, identifier="bluez:C0:FF:EE:00:00:02")
        assert probe.all("advertisement", identifier=f"bluez:{ADDRESS}") == []
        assert probe.close() == 0


def test_scan_and_links_move_to_another_adapter_when_theirs_is_pulled_out(bluez, probe):
    bluez.add_adapter("hci1")
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("scan")["code"] == 0
    bluez.remove_adapter("/org/bluez/hci0")
    probe.wait_for("link", link="down")
    bluez.wait_for_call("StartDiscovery", 2)
    assert [call[1] for call in bluez.calls if call[0] == "StartDiscovery"] == ["/org/bluez/hci0", "/org/bluez/hci1"]
    mark = probe.mark()
    bluez.add_device(adapter="/org/bluez/hci1")
    probe.wait_for("advertisement", after=mark)
    assert probe.do("connect", peer)["code"] == 0
    probe.wait_for("link", after=mark, link="ready")
    assert probe.all("backendLost") == []


def test_the_named_adapter_is_used(bus):
    with ScriptedBlueZ(bus.address) as bluez:
        bluez.start()
        bluez.add_adapter("hci0")
        bluez.add_adapter("hci1")
        probe = Probe(bus.address, "--adapter", "hci1")
        assert probe.wait_for("adapter", selected=True)["name"] == "hci1"
        assert probe.do("scan")["code"] == 0
        assert [call[1] for call in bluez.calls if call[0] == "StartDiscovery"] == ["/org/bluez/hci1"]
        assert probe.close() == 0
