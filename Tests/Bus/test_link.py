"""One device: found, connected, written to, listened to, lost."""

from codes import ADDRESS, DISCONNECTED, RX, TX
from waiting import until



def test_backend_becomes_ready_and_reports_the_adapter(probe):
    probe.wait_for("backendReady")
    adapter = probe.wait_for("adapter")
    assert (adapter["name"], adapter["powered"], adapter["selected"]) == ("hci0", True, True)


def test_scan_reports_a_device_with_everything_it_advertises(bluez, probe):
    assert probe.do("scan")["code"] == 0
    device = bluez.add_device(rssi=None)
    bluez.advertise(device, -61, {0xFFFF: b"\x01\x02"})
    seen = probe.wait_for("advertisement", fresh=True)
    assert (seen["identifier"], seen["name"], seen["rssi"]) == (f"bluez:{ADDRESS}", "Triki 1", -61)
    assert seen["manufacturer"] == "65535:01 02"
    filters = list(bluez.filters.values())
    assert [{key: value.value for key, value in each.items()} for each in filters] == [{"Transport": "le"}]


def test_a_remembered_device_is_told_but_not_as_fresh(bluez, probe):
    bluez.add_device(rssi=None)
    assert probe.wait_for("advertisement")["fresh"] is False


def test_connect_comes_up_and_ready_with_the_gatt_table(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    links = [event["link"] for event in probe.all("link", peer=peer)]
    assert links[:2] == ["up", "ready"]
    handles = probe.wait_for("link", link="ready")["handles"].split()
    assert [int(each.split(":")[0]) for each in handles] == [RX, TX]
    assert probe.wait_for("link", link="mtu")["mtu"] == 247


def test_values_of_a_stream_travel_by_socket_in_order_empty_ones_included(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    assert (bluez.called("AcquireNotify"), bluez.called("StartNotify")) == (1, 1)
    values = [bytes([index]) * (index % 21) for index in range(100)]
    bluez.notify(device.tx, *values)
    probe.wait_for("value", bytes=" ".join(["63"] * (99 % 21)))
    assert probe.values() == values


def test_values_of_an_unknown_characteristic_travel_by_signal(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "auto")["code"] == 0
    assert (bluez.called("AcquireNotify"), bluez.called("StartNotify")) == (0, 1)
    bluez.notify(device.tx, b"\x01\x02", b"", b"\x03")
    probe.wait_for("value", bytes="03")
    assert probe.values() == [b"\x01\x02", b"", b"\x03"]


def test_writes_arrive_in_the_order_of_the_calls(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.write_time = 0.005
    kinds = ["request", "command", "request", "request", "command", "command", "request"]
    requests = [probe.ask("write", peer, RX, f"{index:02x}", kind) for index, kind in enumerate(kinds)]
    assert [probe.reply(request)["code"] for request in requests] == [0] * len(kinds)
    assert device.rx.writes == [(bytes([index]), kind) for index, kind in enumerate(kinds)]


def test_a_lost_link_is_told_once_and_quickly_after_all_pending_answers(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.never_answer("WriteValue")
    write = probe.ask("write", peer, RX, "01", "request")
    bluez.wait_for_call("WriteValue")
    mark = probe.mark()
    bluez.drop(device)
    down = probe.wait_for("link", link="down")
    assert probe.reply(write)["code"] == DISCONNECTED
    kinds = [event["event"] for event in probe.events[mark:] if event["event"] in ("reply", "link")]
    assert kinds == ["reply", "link"]
    assert down["reason"] == "unknown"
    assert len(probe.all("link", link="down")) == 1


def test_disconnect_ends_a_link_of_ours(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    probe.send("disconnect", peer)
    assert probe.wait_for("link", link="down")["reason"] == "local"
    assert not bluez.is_connected(device)


def test_disconnect_only_lets_go_of_a_link_of_somebody_else(bluez, probe):
    device = bluez.add_device()
    bluez.connect_as_another(device)
    peer = probe.connected(ADDRESS)
    probe.send("disconnect", peer)
    probe.wait_for("link", link="down", reason="local")
    assert bluez.called("Connect") == 0
    assert bluez.called("Disconnect") == 0
    assert bluez.is_connected(device)


def test_closing_ends_links_of_ours(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    assert probe.close() == 0
    bluez.wait_for_call("Disconnect")
    until(lambda: device.tx.sockets == [] and not bluez.is_connected(device))
    assert bluez.called("Disconnect") == 1


def test_reconnect_after_a_drop_brings_everything_again(bluez, probe):
    device = bluez.add_device()
    for round in range(3):
        mark = probe.mark()
        peer = probe.find(ADDRESS)
        assert probe.do("connect", peer)["code"] == 0
        probe.wait_for("link", after=mark, link="ready")
        assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
        bluez.notify(device.tx, bytes([round]))
        probe.wait_for("value", after=mark, bytes=f"{round:02X}")
        bluez.drop(device)
        probe.wait_for("link", after=mark, link="down")
