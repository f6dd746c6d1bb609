"""Notifications by socket and by signal, and every way from one to the other."""

import pytest

from bluez_words import UART_TX
from codes import ADDRESS, CANCELLED, DISCONNECTED, IN_USE, PAIRING_REQUIRED, REJECTED, RX, TIMEOUT, TX, UNSUPPORTED
from probe import Probe
from waiting import stays, until

CALLS = ("StartNotify", "StopNotify", "AcquireNotify", "Set")


def acquire_directly(bluez, probe):
    """A cap that has confirmed a subscription before, so that a socket is asked for at once; returns device and peer."""
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    assert probe.do("unsubscribe", peer, TX)["code"] == 0
    until(lambda: not device.tx.sockets)
    bluez.calls.clear()
    return device, peer


def lose_the_link_while_a_socket_is_asked_for(bluez, probe, device, peer):
    bluez.never_answer("AcquireNotify", times=1)
    probe.ask("subscribe", peer, TX, "stream")
    bluez.wait_for_call("AcquireNotify")
    bluez.drop(device)
    probe.wait_for("link", link="down")


def connect_again(probe, peer):
    mark = probe.mark()
    assert probe.do("connect", peer)["code"] == 0
    probe.wait_for("link", after=mark, link="ready")


def test_a_stream_moves_to_a_socket_once_the_device_has_confirmed(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    asked = [call[0] for call in bluez.calls if call[0] in CALLS]
    assert asked[:4] == ["StartNotify", "StopNotify", "Set", "AcquireNotify"]
    bluez.notify(device.tx, b"\x01")
    assert probe.wait_for("value")["bytes"] == "01"
    until(lambda: not bluez.is_trusted(device))
    assert probe.do("unsubscribe", peer, TX)["code"] == 0
    bluez.calls.clear()
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    asked = [call[0] for call in bluez.calls if call[0] in CALLS]
    assert asked[:2] == ["Set", "AcquireNotify"]


def test_a_device_that_refuses_a_stream_is_never_asked_for_a_socket(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.refuse("StartNotify", "NotPermitted", "Write not permitted", times=1)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == REJECTED
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    assert (bluez.called("StartNotify"), bluez.called("AcquireNotify")) == (2, 1)


def test_a_device_that_confirms_late_keeps_its_signals(bus, bluez):
    device = bluez.add_device()
    probe = Probe(bus.address, "--manual")
    peer = probe.connected(ADDRESS)
    bluez.delay("StartNotify", 0.3)
    subscribe = probe.ask("subscribe", peer, TX, "stream")
    bluez.wait_for_call("StartNotify")
    probe.send("advance", 12)
    assert probe.reply(subscribe)["code"] == 0
    bluez.notify(device.tx, b"\x01")
    assert probe.wait_for("value")["bytes"] == "01"
    assert bluez.called("AcquireNotify") == 0
    assert probe.close() == 0


def test_a_program_that_wants_no_socket_after_all_waits_for_the_answer_to_start_notify(bluez, probe):
    """StopNotify in between would make the daemon lose count, so that it never answers AcquireNotify."""
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.delay("StartNotify", 0.2, times=1)
    subscribe = probe.ask("subscribe", peer, TX, "stream")
    bluez.wait_for_call("StartNotify")
    unsubscribe = probe.ask("unsubscribe", peer, TX)
    assert probe.reply(subscribe)["code"] == CANCELLED
    assert bluez.called("StopNotify") == 0
    assert probe.reply(unsubscribe)["code"] == 0
    assert (bluez.called("StopNotify"), device.tx.sessions) == (1, set())
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0


def test_a_link_that_ends_while_a_socket_is_asked_for_leaves_a_device_that_the_daemon_keeps(bluez, probe):
    device, peer = acquire_directly(bluez, probe)
    bluez.never_answer("AcquireNotify", times=1)
    subscribe = probe.ask("subscribe", peer, TX, "stream")
    bluez.wait_for_call("AcquireNotify")
    assert bluez.is_trusted(device)
    bluez.drop(device)
    assert probe.reply(subscribe)["code"] == DISCONNECTED
    connect_again(probe, peer)
    bluez.refuse("StartNotify", "NotPermitted", "Notify acquired")
    answer = probe.do("subscribe", peer, TX, "stream")
    assert (answer["code"], "restart the Bluetooth service" in answer["message"]) == (TIMEOUT, True)
    assert "BlueZ 5.66" in answer["message"] and "5.84" in answer["message"]
    assert bluez.is_trusted(device)
    assert (bluez.called("AcquireNotify"), bluez.called("StartNotify")) == (1, 1)
    assert probe.do("forget", peer)["code"] == TIMEOUT
    assert bluez.called("RemoveDevice") == 0


def test_a_link_that_ended_while_a_socket_was_asked_for_is_followed_by_one_with_signals(bluez, probe):
    device, peer = acquire_directly(bluez, probe)
    lose_the_link_while_a_socket_is_asked_for(bluez, probe, device, peer)
    for _ in range(2):
        mark = probe.mark()
        connect_again(probe, peer)
        assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
        assert probe.wait_for("link", after=mark, link="notifying")["path"] == "signal"
        bluez.notify(device.tx, b"\x01")
        probe.wait_for("value", after=mark, bytes="01")
        bluez.drop(device)
        probe.wait_for("link", after=mark, link="down")
    assert bluez.called("AcquireNotify") == 1


def test_a_daemon_that_restarts_ends_the_poison_and_the_trust(bluez, probe):
    device, peer = acquire_directly(bluez, probe)
    lose_the_link_while_a_socket_is_asked_for(bluez, probe, device, peer)
    bluez.kill()
    probe.wait_for("backendLost")
    bluez.objects.clear()
    mark = probe.mark()
    bluez.start()
    bluez.add_adapter()
    device = bluez.add_device(trusted=True)
    probe.wait_for("backendReady", after=mark)
    probe.wait_for("advertisement", after=mark)
    connect_again(probe, peer)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0


def test_an_object_that_goes_takes_the_poison_with_it(bluez, probe):
    device, peer = acquire_directly(bluez, probe)
    lose_the_link_while_a_socket_is_asked_for(bluez, probe, device, peer)
    bluez.remove_device(device)
    bluez.add_device()
    mark = probe.mark()
    # Until the central has heard of both, there is nothing to connect.
    until(lambda: probe.do("connect", peer)["code"] == 0)
    probe.wait_for("link", after=mark, link="ready")
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0


def test_a_device_that_the_user_trusts_stays_trusted(bluez, probe):
    device = bluez.add_device(trusted=True)
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    assert bluez.called("Set") == 0 and bluez.is_trusted(device)


def test_acquire_is_waited_for_longer_than_the_attribute_protocol_does_and_the_link_stays(bus, bluez):
    device = bluez.add_device(paired=True)
    probe = Probe(bus.address, "--manual")
    peer = probe.connected(ADDRESS)
    bluez.never_answer("AcquireNotify")
    subscribe = probe.ask("subscribe", peer, TX, "stream")
    bluez.wait_for_call("AcquireNotify")
    probe.send("advance", 31)
    probe.send("numbers")
    probe.wait_for("numbers")
    assert probe.all("reply", request=subscribe) == []
    probe.send("advance", 5)
    answer = probe.reply(subscribe)
    assert (answer["code"], "restart the Bluetooth service" in answer["message"]) == (TIMEOUT, True)
    assert bluez.is_connected(device) and bluez.is_trusted(device)
    assert (bluez.called("StopNotify"), bluez.called("Disconnect")) == (0, 0)
    bluez.refuse("StartNotify", "NotPermitted", "Notify acquired")
    assert probe.do("subscribe", peer, TX, "stream")["code"] == TIMEOUT
    assert bluez.called("AcquireNotify") == 1
    assert probe.close() == 0


def test_disconnect_waits_while_acquire_is_open(bluez, probe):
    device, peer = acquire_directly(bluez, probe)
    bluez.delay("AcquireNotify", 0.3)
    probe.ask("subscribe", peer, TX, "stream")
    bluez.wait_for_call("AcquireNotify")
    probe.send("disconnect", peer)
    stays(lambda: bluez.called("Disconnect") == 0 and bluez.is_connected(device), 0.2)
    probe.wait_for("link", link="down", reason="local")
    assert bluez.called("Disconnect") == 1 and not device.tx.sockets
    assert not bluez.is_trusted(device)


def test_drops_right_after_connecting_teach_nothing_about_a_silent_stream(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    for _ in range(5):
        mark = probe.mark()
        assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
        bluez.drop(device)
        probe.wait_for("link", after=mark, link="down")
        connect_again(probe, peer)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    assert bluez.called("AcquireNotify") == 6


def test_a_socket_that_comes_too_late_is_closed(bluez, probe):
    device = bluez.add_device(paired=True)
    peer = probe.connected(ADDRESS)
    release = bluez.hold("AcquireNotify")
    subscribe = probe.ask("subscribe", peer, TX, "stream")
    unsubscribe = probe.ask("unsubscribe", peer, TX)
    assert probe.reply(subscribe)["code"] == CANCELLED
    assert probe.reply(unsubscribe)["code"] == 0
    release()
    until(lambda: device.tx.acquired_count == 1 and not device.tx.sockets)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("NotSupported", "Operation is not supported"),
        ("NotPermitted", "Notify acquired"),
        ("InProgress", "In Progress"),
        ("org.freedesktop.DBus.Error.UnknownMethod", "no AcquireNotify"),
    ],
)
def test_refused_socket_falls_back_to_signals(bluez, probe, name, text):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.refuse("AcquireNotify", name, text)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.notify(device.tx, b"\x01")
    assert probe.wait_for("value")["bytes"] == "01"


def test_a_characteristic_held_by_another_program_is_in_use(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.refuse("AcquireNotify", "NotPermitted", "Notify acquired")
    bluez.refuse("StartNotify", "NotPermitted", "Notify acquired")
    assert probe.do("subscribe", peer, TX, "stream")["code"] == IN_USE


def test_a_characteristic_that_only_indicates_uses_signals_before_5_80(bluez, probe):
    bluez.add_device(characteristics=[(0x0E, UART_TX, ["indicate"])])
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    assert (bluez.called("AcquireNotify"), bluez.called("StartNotify")) == (0, 1)


def test_a_characteristic_without_notifications_is_not_asked(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, RX, "stream")["code"] == UNSUPPORTED
    assert (bluez.called("AcquireNotify"), bluez.called("StartNotify")) == (0, 0)


def test_a_secured_characteristic_wants_pairing(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.refuse("StartNotify", "NotPermitted", "Not paired")
    assert probe.do("subscribe", peer, TX, "auto")["code"] == PAIRING_REQUIRED


def test_a_stolen_socket_is_fetched_back_three_times_and_then_replaced_by_signals(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    for theft in range(4):
        bluez.hang_up(device)
        until(lambda: device.tx.sockets or device.tx.sessions)
        bluez.notify(device.tx, bytes([theft]))
        probe.wait_for("value", bytes=f"{theft:02X}")
    assert (bluez.called("AcquireNotify"), bluez.called("StartNotify")) == (4, 2)
    assert probe.all("link", link="down") == []


def test_only_a_theft_is_called_one(bus, bluez, tmp_path):
    """BlueZ closes the sockets of a link some time before it tells of its end."""
    log = tmp_path / "log"
    device = bluez.add_device()
    probe = Probe(bus.address, log=log)
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.refuse("AcquireNotify", "Failed", "Not connected")
    bluez.hang_up(device)
    bluez.wait_for_call("AcquireNotify", 2)
    bluez.drop_without_hang_up(device)
    probe.wait_for("link", link="down")
    bluez.unscript()
    connect_again(probe, peer)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    assert "another program" not in log.read_text()
    bluez.hang_up(device)
    until(lambda: "another program took the notifications" in log.read_text())
    assert probe.close() == 0


def test_a_device_that_notifies_before_it_confirms_gets_signals_the_next_time(bus, newer_bluez):
    device = newer_bluez.add_device()
    probe = Probe(bus.address)
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "auto")["code"] == 0
    newer_bluez.drop(device)
    probe.wait_for("link", link="down")
    connect_again(probe, peer)
    assert probe.do("subscribe", peer, TX, "auto")["code"] == 0
    assert (newer_bluez.called("AcquireNotify"), newer_bluez.called("StartNotify")) == (1, 1)
    assert probe.close() == 0


def test_a_session_by_signal_does_not_outlive_its_link(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "auto")["code"] == 0

    async def allow(_):
        device.tx.sessions.clear()

    bluez.script("StopNotify", allow)
    bluez.drop(device)
    probe.wait_for("link", link="down")
    until(lambda: not device.tx.sessions)


def test_a_flood_of_values_arrives_whole_and_in_order(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    for burst in range(20):
        values = [burst.to_bytes(2, "big") + index.to_bytes(2, "big") for index in range(100)]
        assert bluez.notify(device.tx, *values) == 100
        probe.wait_for("value", bytes=values[-1].hex(" ").upper())
    assert len(probe.values()) == 2000
    assert probe.values() == sorted(probe.values())


def test_empty_values_at_the_end_of_a_burst_count_while_the_link_stands(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.notify(device.tx, *([b""] * 40))
    until(lambda: probe.values() == [b""] * 40)
    bluez.notify(device.tx, b"\x01")
    bluez.drop(device)
    probe.wait_for("link", link="down")
    assert probe.values() == [b""] * 40 + [b"\x01"]


def test_values_right_before_a_hang_up_are_delivered_whole_and_in_order(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    sent = [bytes([index]) if index % 7 else b"" for index in range(1, 100)]
    assert bluez.notify(device.tx, *sent) == len(sent)
    bluez.drop(device)
    probe.wait_for("link", link="down")
    assert probe.values() == sent
