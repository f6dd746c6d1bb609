"""Reading and writing while others do, too."""

from codes import ADDRESS, BUSY, INVALID_ARGUMENT, RX, TX


def test_an_in_progress_storm_is_waited_out_in_order(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.refuse("WriteValue", "InProgress", "In Progress", times=20)
    requests = [probe.ask("write", peer, RX, f"{index:02x}", "request") for index in range(5)]
    assert [probe.reply(request)["code"] for request in requests] == [0] * 5
    assert [value for value, _ in device.rx.writes] == [bytes([index]) for index in range(5)]


def test_an_in_progress_storm_that_does_not_end_is_busy(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.refuse("WriteValue", "InProgress", "In Progress")
    assert probe.do("write", peer, RX, "00", "request")["code"] == BUSY


def test_a_value_of_512_bytes_is_written_and_one_more_refused(bluez, probe):
    device = bluez.add_device(mtu=517)
    peer = probe.connected(ADDRESS)
    assert probe.do("write", peer, RX, "ab" * 512, "request")["code"] == 0
    assert device.rx.writes[-1] == (b"\xab" * 512, "request")
    assert probe.do("write", peer, RX, "ab" * 513, "request")["code"] == INVALID_ARGUMENT


def test_an_empty_value_is_written(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("write", peer, RX, "-", "command")["code"] == 0
    assert device.rx.writes == [(b"", "command")]


def test_a_read_in_signal_mode_is_no_notification(bluez, probe):
    device = bluez.add_device()
    device.tx.value = b"\x07\x08"
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "auto")["code"] == 0
    assert probe.do("read", peer, TX)["bytes"] == "07 08"
    bluez.notify(device.tx, b"\x07\x08", b"\x09")
    probe.wait_for("value", bytes="09")
    assert probe.values() == [b"\x07\x08", b"\x09"]
