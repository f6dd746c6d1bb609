"""A daemon that misbehaves, and what becomes of it."""

import asyncio
import socket
import time

import pytest

from dbus_fast import Variant

from probe import Probe
from scripted_bluez import DEVICE, UART_TX, VERSION_5_87, Refusal, ScriptedBlueZ

ADDRESS = "C0:FF:EE:00:00:01"
RX = 0x0C
TX = 0x0E

NOT_FOUND = -12
BUSY = -15
DISCONNECTED = -16
TIMEOUT = -17
CANCELLED = -23
SERVICE_NOT_RUNNING = -26
IN_USE = -29

STREAM = [(0x0E, UART_TX, ["notify"])]


@pytest.fixture
def newer_bluez(bus):
    """A daemon that gives reasons and answers failed acquires."""
    with ScriptedBlueZ(bus.address, VERSION_5_87) as bluez:
        bluez.start()
        bluez.add_adapter()
        yield bluez


# ---- Connecting ----


def test_a_disturbed_attempt_is_repeated(bluez, probe):
    bluez.add_device()
    bluez.refuse("Connect", "Failed", "le-connection-abort-by-local", times=2)
    probe.connected(ADDRESS)
    assert bluez.called("Connect") == 3


def test_a_failed_attempt_that_leaves_the_link_up_is_repeated_after_the_drop(bluez, probe):
    device = bluez.add_device()

    async def half_way(_):
        bluez._change(device.path, DEVICE, {"Connected": Variant("b", True)})
        bluez._loop.call_later(0.3, bluez._disconnected, device)
        raise Refusal("Failed", "le-connection-abort-by-local")

    bluez.script("Connect", half_way, times=1)
    start = time.monotonic()
    probe.connected(ADDRESS)
    assert bluez.called("Connect") == 2
    assert time.monotonic() - start > 0.3 + 0.2
    assert [event["link"] for event in probe.all("link")][:2] == ["up", "ready"]


def test_another_programs_attempt_is_joined(bluez, probe):
    device = bluez.add_device()
    peer = probe.find(ADDRESS)
    bluez.refuse("Connect", "Failed", "Operation already in progress")
    request = probe.ask("connect", peer)
    bluez.wait_for_call("Connect")
    time.sleep(0.1)
    bluez.connect_as_another(device)
    assert probe.reply(request)["code"] == 0
    probe.wait_for("link", link="ready")
    probe.send("disconnect", peer)
    probe.wait_for("link", link="down")
    assert bluez.called("Disconnect") == 0


def test_another_programs_attempt_that_fails_is_followed_by_our_own(bluez, probe):
    bluez.add_device()
    bluez.refuse("Connect", "InProgress", "In Progress", times=2)
    probe.connected(ADDRESS)
    assert bluez.called("Connect") == 3


def test_a_success_without_a_link_is_no_success(bluez, probe):
    bluez.add_device()
    peer = probe.find(ADDRESS)

    async def lie(_):
        bluez.connect_time = 0.01
        raise Refusal("org.bluez.Error.AlreadyConnected")

    bluez.script("Connect", lie, times=1)
    answer = probe.do("connect", peer, timeout=10)
    assert answer["code"] == 0
    assert bluez.called("Connect") == 2


def test_a_link_of_which_no_signal_came_is_found_by_asking(bluez, probe):
    device = bluez.add_device()

    async def connect_silently(_):
        bluez.objects[device.path][DEVICE]["Connected"] = Variant("b", True)
        bluez._loop.create_task(bluez._resolve(device))

    bluez.script("Connect", connect_silently)
    start = time.monotonic()
    probe.connected(ADDRESS)
    assert time.monotonic() - start < 2
    assert bluez.called("Connect") == 1


def test_disconnect_cancels_an_attempt(bluez, probe):
    device = bluez.add_device()
    peer = probe.find(ADDRESS)
    bluez.never_answer("Connect")
    request = probe.ask("connect", peer)
    bluez.wait_for_call("Connect")
    probe.send("disconnect", peer)
    assert probe.reply(request)["code"] == CANCELLED
    assert probe.all("link") == []
    bluez.wait_for_call("Disconnect")
    assert not bluez.is_connected(device)


def test_a_link_that_comes_up_after_the_attempt_was_cancelled_is_ended(bluez, probe):
    device = bluez.add_device()
    peer = probe.find(ADDRESS)
    bluez.delay("Connect", 0.5)
    request = probe.ask("connect", peer)
    bluez.wait_for_call("Connect")
    probe.send("disconnect", peer)
    assert probe.reply(request)["code"] == CANCELLED
    time.sleep(1)
    assert not bluez.is_connected(device)
    assert probe.all("link") == []


def test_a_connect_during_the_end_of_the_last_link_waits_for_it(bluez, probe):
    bluez.add_device()
    bluez.disconnect_time = 0.5
    peer = probe.connected(ADDRESS)
    mark = probe.mark()
    probe.send("disconnect", peer)
    request = probe.ask("connect", peer)
    assert probe.reply(request)["code"] == 0
    probe.wait_for("link", after=mark, link="ready")
    links = [event["link"] for event in probe.all("link", after=mark)]
    assert links[:3] == ["down", "up", "ready"]
    assert bluez.called("Connect") == 2


def test_a_device_that_vanishes_while_connecting(bluez, probe):
    device = bluez.add_device()
    peer = probe.find(ADDRESS)
    bluez.never_answer("Connect")
    request = probe.ask("connect", peer)
    bluez.wait_for_call("Connect")
    bluez.remove_device(device)
    assert probe.reply(request)["code"] == NOT_FOUND


# ---- Service discovery ----


def test_services_resolved_before_they_are_exported(bluez, probe):
    device = bluez.add_device()
    device.is_resolving = False
    peer = probe.find(ADDRESS)
    assert probe.do("connect", peer)["code"] == 0
    bluez.set_property(device.path, DEVICE, "ServicesResolved", Variant("b", True))
    time.sleep(0.3)
    bluez.export_attributes(device)
    ready = probe.wait_for("link", link="ready")
    assert len(ready["handles"].split()) == 2
    assert bluez.called("Connect") == 1


def test_services_resolved_with_none_is_tried_once_more(bluez, probe):
    device = bluez.add_device()
    device.is_resolving = False
    peer = probe.find(ADDRESS)
    assert probe.do("connect", peer)["code"] == 0
    bluez.set_property(device.path, DEVICE, "ServicesResolved", Variant("b", True))
    device.is_resolving = True
    ready = probe.wait_for("link", link="ready", timeout=10)
    assert len(ready["handles"].split()) == 2
    assert (bluez.called("Connect"), bluez.called("Disconnect")) == (2, 1)
    assert [event["link"] for event in probe.all("link")][:2] == ["up", "ready"]


def test_services_that_never_come_give_an_empty_table(bluez, probe):
    device = bluez.add_device()

    async def resolve_with_none(_):
        bluez._loop.call_later(
            0.1, bluez._change, device.path, DEVICE, {"ServicesResolved": Variant("b", True)}
        )

    device.is_resolving = False
    bluez.script("Connect", resolve_with_none)
    peer = probe.find(ADDRESS)
    assert probe.do("connect", peer)["code"] == 0
    assert probe.wait_for("link", link="ready", timeout=12)["handles"] == ""


def test_cached_services_of_a_reconnect_are_used_without_new_signals(bluez, probe):
    device = bluez.add_device()
    probe.connected(ADDRESS)
    bluez.drop(device)
    probe.wait_for("link", link="down")
    mark = probe.mark()
    probe.do("connect", probe.find(ADDRESS))
    ready = probe.wait_for("link", after=mark, link="ready")
    assert len(ready["handles"].split()) == 2


def test_a_service_that_vanishes_while_connected(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.remove_attributes(device)
    probe.wait_for("link", link="mtu")
    time.sleep(0.1)
    assert probe.do("write", peer, RX, "00", "request")["code"] == NOT_FOUND


# ---- Reading and writing ----


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
    assert probe.do("write", peer, RX, "00", "request", timeout=10)["code"] == BUSY


def test_a_value_of_512_bytes_is_written_and_one_more_refused(bluez, probe):
    device = bluez.add_device(mtu=517)
    peer = probe.connected(ADDRESS)
    assert probe.do("write", peer, RX, "ab" * 512, "request")["code"] == 0
    assert device.rx.writes[-1] == (b"\xab" * 512, "request")
    assert probe.do("write", peer, RX, "ab" * 513, "request")["code"] == -1


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


# ---- Notifications ----


def test_acquire_that_is_never_answered_ends_the_link_and_is_not_tried_again(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.never_answer("AcquireNotify")
    answer = probe.do("subscribe", peer, TX, "stream", timeout=12)
    assert (answer["code"], "pair the device or forget it" in answer["message"]) == (TIMEOUT, True)
    probe.wait_for("link", link="down", reason="local")
    assert bluez.called("StopNotify") == 0
    mark = probe.mark()
    assert probe.do("connect", peer)["code"] == 0
    probe.wait_for("link", after=mark, link="ready")
    assert probe.do("subscribe", peer, TX, "stream")["code"] == TIMEOUT
    assert bluez.called("AcquireNotify") == 1


def test_a_socket_that_comes_too_late_is_closed(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.delay("AcquireNotify", 0.5)
    subscribe = probe.ask("subscribe", peer, TX, "stream")
    unsubscribe = probe.ask("unsubscribe", peer, TX)
    assert probe.reply(subscribe)["code"] == CANCELLED
    assert probe.reply(unsubscribe)["code"] == 0
    deadline = time.monotonic() + 3
    while device.tx.acquired_count == 0:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    while device.tx.sockets:
        assert time.monotonic() < deadline
        time.sleep(0.01)
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
    assert probe.do("subscribe", peer, RX, "stream")["code"] == -19
    assert (bluez.called("AcquireNotify"), bluez.called("StartNotify")) == (0, 0)


def test_a_secured_characteristic_wants_pairing(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.refuse("StartNotify", "NotPermitted", "Not paired")
    assert probe.do("subscribe", peer, TX, "auto")["code"] == -28


def test_a_stolen_socket_is_fetched_back_three_times_and_then_replaced_by_signals(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    for theft in range(4):
        bluez.hang_up(device)
        deadline = time.monotonic() + 3
        while not device.tx.sockets and not device.tx.sessions:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        bluez.notify(device.tx, bytes([theft]))
        probe.wait_for("value", bytes=f"{theft:02X}")
    assert (bluez.called("AcquireNotify"), bluez.called("StartNotify")) == (4, 1)
    assert probe.all("link", link="down") == []


def test_a_device_that_notifies_before_it_confirms_gets_signals_the_next_time(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.drop(device)
    probe.wait_for("link", link="down")
    mark = probe.mark()
    assert probe.do("connect", peer)["code"] == 0
    probe.wait_for("link", after=mark, link="ready")
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    assert (bluez.called("AcquireNotify"), bluez.called("StartNotify")) == (1, 1)


def test_a_session_by_signal_does_not_outlive_its_link(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "auto")["code"] == 0

    async def allow(_):
        device.tx.sessions.clear()

    bluez.script("StopNotify", allow)
    bluez.drop(device)
    probe.wait_for("link", link="down")
    deadline = time.monotonic() + 2
    while device.tx.sessions:
        assert time.monotonic() < deadline
        time.sleep(0.01)


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
    time.sleep(0.2)
    assert probe.values() == [b""] * 40
    bluez.notify(device.tx, b"\x01")
    bluez.drop(device)
    probe.wait_for("link", link="down")
    assert probe.values() == [b""] * 40 + [b"\x01"]


# ---- The end of a link ----


def test_properties_alone_tell_the_end(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.drop_without_hang_up(device)
    probe.wait_for("link", link="down")
    bluez.hang_up(device)
    time.sleep(0.2)
    assert len(probe.all("link", link="down")) == 1


def test_a_hang_up_before_the_properties_tells_the_end_once(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.hang_up(device)
    time.sleep(0.02)
    bluez.drop_without_hang_up(device)
    probe.wait_for("link", link="down")
    time.sleep(0.2)
    assert len(probe.all("link", link="down")) == 1
    assert bluez.called("AcquireNotify") == 1


def test_a_hang_up_after_which_nothing_works_any_more_leaves_no_subscription(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.refuse("AcquireNotify", "Failed", "Not connected")
    bluez.hang_up(device)
    time.sleep(0.3)
    assert device.tx.sockets == []
    bluez.drop(device)
    probe.wait_for("link", link="down")


def test_a_device_that_vanishes_while_connected_is_down_once(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.remove_device(device)
    probe.wait_for("link", link="down")
    time.sleep(0.2)
    assert len(probe.all("link", link="down")) == 1


def test_a_device_that_the_daemon_has_forgotten_is_searched_for(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.remove_device(device)
    probe.wait_for("link", link="down")
    mark = probe.mark()
    request = probe.ask("connect", peer)
    time.sleep(0.2)
    assert len(bluez.discovering) == 1
    bluez.add_device()
    assert probe.reply(request)["code"] == 0
    probe.wait_for("link", after=mark, link="ready")
    assert bluez.discovering == set()


def test_a_search_ends_when_it_is_cancelled(bluez, probe):
    device = bluez.add_device()
    peer = probe.find(ADDRESS)
    bluez.remove_device(device)
    time.sleep(0.1)
    request = probe.ask("connect", peer)
    time.sleep(0.1)
    probe.send("disconnect", peer)
    assert probe.reply(request)["code"] == CANCELLED
    time.sleep(0.1)
    assert bluez.discovering == set()


def test_scanning_pauses_while_connecting(bluez, probe):
    bluez.add_device()
    assert probe.do("scan")["code"] == 0
    probe.connected(ADDRESS)
    time.sleep(0.1)
    steps = [call[0] for call in bluez.calls if call[0] in ("StartDiscovery", "StopDiscovery", "Connect")]
    assert steps == ["StartDiscovery", "StopDiscovery", "Connect", "StartDiscovery"]
    assert len(bluez.discovering) == 1


def test_scanning_goes_on_while_a_silent_device_is_waited_for(bluez, probe):
    bluez.add_device()
    peer = probe.find(ADDRESS)
    assert probe.do("scan")["code"] == 0
    bluez.never_answer("Connect")
    probe.ask("connect", peer)
    time.sleep(0.2)
    assert bluez.discovering == set()
    time.sleep(5.2)
    assert len(bluez.discovering) == 1


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
    probe.connected(ADDRESS)
    start = time.monotonic()
    newer_bluez.drop(device)
    down = probe.wait_for("link", link="down")
    assert down["reason"] == "unknown"
    assert down["heard"] - start < 0.25
    assert probe.close() == 0


# ---- Daemon, adapter and bus ----


def test_a_killed_daemon_ends_everything_at_once(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.never_answer("WriteValue")
    write = probe.ask("write", peer, RX, "00", "request")
    bluez.wait_for_call("WriteValue")
    start = time.monotonic()
    bluez.kill()
    down = probe.wait_for("link", link="down")
    assert (down["reason"], down["heard"] - start < 0.25) == ("airLost", True)
    lost = probe.wait_for("airLost")
    assert lost["code"] == SERVICE_NOT_RUNNING
    assert probe.reply(write)["code"] in (SERVICE_NOT_RUNNING, TIMEOUT)
    assert probe.wait_for("adapter", present=False)["name"] == "hci0"
    assert probe.do("connect", peer)["code"] == SERVICE_NOT_RUNNING
    time.sleep(0.2)
    assert len(probe.all("link", link="down")) == 1


def test_a_restarted_daemon_is_used_again(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.kill()
    probe.wait_for("airLost")
    bluez.objects.clear()
    mark = probe.mark()
    bluez.start()
    bluez.add_adapter()
    probe.wait_for("airReady", after=mark)
    device = bluez.add_device()
    assert probe.find(ADDRESS) == peer
    assert probe.do("scan")["code"] == 0
    assert probe.do("connect", peer)["code"] == 0
    probe.wait_for("link", after=mark, link="ready")
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.notify(device.tx, b"\x2a")
    probe.wait_for("value", after=mark, bytes="2A")
    # The daemon's death is no sign of values that came too early for the socket.
    assert (bluez.called("AcquireNotify"), bluez.called("StartNotify")) == (2, 0)


def test_a_scan_that_the_daemon_forgot_is_told(bluez, probe):
    assert probe.do("scan")["code"] == 0
    bluez.kill()
    assert probe.wait_for("scanStopped")["code"] == SERVICE_NOT_RUNNING


def test_a_lost_bus_ends_everything_and_is_opened_again(bus, bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bus.stop()
    assert probe.wait_for("link", link="down")["reason"] == "airLost"
    assert probe.wait_for("airLost")["code"] == -27
    mark = probe.mark()
    bus.start()
    bluez.kill()
    bluez.objects.clear()
    bluez.start()
    bluez.add_adapter()
    device = bluez.add_device()
    probe.wait_for("airReady", timeout=10, after=mark)
    time.sleep(0.1)
    assert probe.do("connect", peer)["code"] == 0
    probe.wait_for("link", after=mark, link="ready")
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.notify(device.tx, b"\x2b")
    probe.wait_for("value", after=mark, bytes="2B")


def test_an_adapter_that_is_switched_off_and_on(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("scan")["code"] == 0
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.set_powered(False)
    probe.wait_for("link", link="down")
    assert probe.wait_for("scanStopped")["code"] == -10
    assert probe.wait_for("airLost")["code"] == -10
    assert probe.do("connect", peer)["code"] == -10
    mark = probe.mark()
    bluez.set_powered(True)
    probe.wait_for("airReady", after=mark)
    assert probe.do("connect", peer)["code"] == 0
    assert len(probe.all("link", link="down")) == 1


def test_an_adapter_that_is_pulled_out_and_comes_back_under_another_name(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.remove_adapter()
    probe.wait_for("link", link="down")
    assert probe.wait_for("airLost")["code"] == -9
    mark = probe.mark()
    adapter = bluez.add_adapter("hci1")
    probe.wait_for("airReady", after=mark)
    bluez.add_device(adapter=adapter)
    time.sleep(0.1)
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
        probe.wait_for("airReady")
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
    assert probe.all("airLost") == []


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


def test_scanning_twice_and_stopping_too_often_is_no_failure(bluez, probe):
    assert probe.do("scan")["code"] == 0
    assert probe.do("scan")["code"] == 0
    probe.send("stop")
    probe.send("stop")
    assert probe.do("scan")["code"] == 0
    assert bluez.called("StartDiscovery") == 2


def test_a_busy_scan_is_tried_again(bluez, probe):
    bluez.refuse("StartDiscovery", "InProgress", "Operation already in progress", times=2)
    assert probe.do("scan")["code"] == 0


def test_a_scan_that_starts_after_it_was_stopped_is_stopped_again(bluez, probe):
    probe.wait_for("airReady")
    bluez.delay("StartDiscovery", 0.3)
    request = probe.ask("scan")
    bluez.wait_for_call("StartDiscovery")
    probe.send("stop")
    assert probe.reply(request)["code"] == CANCELLED
    time.sleep(0.6)
    assert bluez.discovering == set()


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
