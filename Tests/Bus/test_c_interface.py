"""A cap over the scripted daemon, as a C program sees it: found, played with, lost and back."""

import ctypes
import os
import sys
import time

import pytest

from probe import ROOT

sys.path[:0] = [str(ROOT / "bindings/python"), str(ROOT / "Tests/Boundary")]
os.environ.setdefault("VELTOKIT_LIBRARY", str(ROOT / ".build/release/libveltokit.so"))

from pumped_context import PumpedContext  # noqa: E402
from streaming_cap import Cap  # noqa: E402
from veltokit import abi, core  # noqa: E402
from waiting import PATIENCE, stays, until  # noqa: E402


@pytest.fixture
def game(bus, bluez):
    """A context on the real backend with a loop of its own, as a game makes it."""
    game = PumpedContext(
        core.load(), backends=abi.VELTO_BACKEND_BLUEZ, flags=0, bus_address=bus.address.encode(), reconnect_delay=0.1,
        settle_time=0.1,
    )
    yield game
    game.destroy()


def play_until(game, condition):
    """Polls player 0 as a game does until its input fits."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        frame = game.answer(abi.velto_input, "context_poll_player", game.context, 0, 1 / 60)
        if condition(frame):
            return frame
        time.sleep(1 / 60)
    raise AssertionError(f"in vain: flags {frame.flags:#x}, {frame.packet_count} packets")


def has(*flags):
    return lambda frame: all(frame.flags & flag for flag in flags)


def test_the_one_cap_becomes_the_player_and_its_button_is_seen(game, cap):
    game.context_set_auto_connect(game.context, 1)
    play_until(game, has(abi.VELTO_INPUT_CONNECTED, abi.VELTO_INPUT_RECEIVING))
    cap.button = 1
    pressed = play_until(game, lambda frame: frame.buttons_pressed)
    assert pressed.buttons_down & abi.VELTO_BUTTON_MAIN
    cap.button = 0
    play_until(game, lambda frame: frame.buttons_released)
    assert cap.bluez.called("AcquireNotify") == 1


def test_f10_a_cap_asked_for_while_the_adapter_is_off_is_connected_when_it_is_on(game, cap):
    cap.bluez.set_powered(False)
    game.context_set_auto_connect(game.context, 1)
    until(lambda: game.events(abi.VELTO_EVENT_ADAPTER_CHANGED))
    stays(lambda: cap.bluez.called("Connect") == 0, 0.5)
    cap.bluez.set_powered(True)
    play_until(game, has(abi.VELTO_INPUT_CONNECTED, abi.VELTO_INPUT_RECEIVING))


def test_f19_a_device_that_is_no_cap_is_let_go_and_left_alone(game, bluez):
    stranger = bluez.add_device(characteristics=[(0x0C, "0000fff1-0000-1000-8000-00805f9b34fb", ["notify"])])
    game.context_set_auto_connect(game.context, 1)

    def is_tried():
        bluez.advertise(stranger)
        return bluez.called("Connect")

    until(is_tried)
    bluez.wait_for_call("Disconnect")
    until(lambda: not bluez.is_connected(stranger))
    device = game.answer(abi.velto_device, "context_find_device", game.context, stranger.address.encode())

    def is_heard(strength):
        # Discovery goes on a moment after the link's end: what is sent before is not heard.
        bluez.advertise(stranger, strength)
        return game.info(device).rssi == strength

    for strength in range(-80, -30):
        until(lambda strength=strength: is_heard(strength))
    assert bluez.called("Connect") == 1
    assert not bluez.is_connected(stranger)


def test_a_dropped_cap_comes_back_by_itself_with_the_same_id(game, cap):
    game.context_set_auto_connect(game.context, 1)
    first = play_until(game, has(abi.VELTO_INPUT_CONNECTED, abi.VELTO_INPUT_RECEIVING))
    cap.device.rx.writes.clear()
    cap.bluez.drop(cap.device)
    play_until(game, lambda frame: not frame.flags & abi.VELTO_INPUT_CONNECTED)
    again = play_until(game, has(abi.VELTO_INPUT_CONNECTED, abi.VELTO_INPUT_RECEIVING))
    assert (again.device.bits, again.player_index) == (first.device.bits, 0)
    events = game.events(abi.VELTO_EVENT_DEVICE_DISCONNECTED)
    assert len(events) == 1


def test_a_killed_daemon_is_survived(game, cap):
    game.context_set_auto_connect(game.context, 1)
    first = play_until(game, has(abi.VELTO_INPUT_CONNECTED, abi.VELTO_INPUT_RECEIVING))
    cap.close()
    cap.bluez.kill()
    play_until(game, lambda frame: not frame.flags & abi.VELTO_INPUT_CONNECTED)
    cap.bluez.objects.clear()
    cap.bluez.devices.clear()
    cap.bluez.start()
    cap.bluez.add_adapter()
    successor = Cap(cap.bluez)
    try:
        again = play_until(game, has(abi.VELTO_INPUT_CONNECTED, abi.VELTO_INPUT_RECEIVING))
        assert again.device.bits == first.device.bits
    finally:
        successor.close()


def test_no_packet_is_lost_between_the_daemon_and_the_game(game, cap):
    game.context_set_auto_connect(game.context, 1)
    play_until(game, lambda frame: frame.packet_count >= 300)
    cap.close()
    frame = play_until(game, lambda frame: frame.packet_count == cap.sent)
    assert frame.packet_count == cap.sent


def test_a_destroyed_context_ends_its_link_and_does_not_wait_until_it_has_ended(bus, bluez, cap):
    release = bluez.hold("Disconnect")
    game = PumpedContext(core.load(), backends=abi.VELTO_BACKEND_BLUEZ, flags=0, bus_address=bus.address.encode())
    game.context_set_auto_connect(game.context, 1)
    play_until(game, has(abi.VELTO_INPUT_RECEIVING))
    game.destroy()
    bluez.wait_for_call("Disconnect")
    until(lambda: cap.device.tx.sockets == [])
    assert bluez.is_connected(cap.device)
    release()
    until(lambda: not bluez.is_connected(cap.device))
    assert bluez.called("Disconnect") == 1


def test_the_next_context_waits_for_the_end_of_the_last_ones_link(bus, bluez, cap):
    bluez.disconnect_time = 1
    for round in range(2):
        game = PumpedContext(
            core.load(), backends=abi.VELTO_BACKEND_BLUEZ, flags=0, bus_address=bus.address.encode(), settle_time=0.1
        )
        game.context_set_auto_connect(game.context, 1)
        play_until(game, has(abi.VELTO_INPUT_RECEIVING))
        assert bluez.called("Connect") == round + 1
        cap.device.rx.writes.clear()
        game.destroy()


def test_a_cap_whose_notifications_somebody_else_had_switched_on_says_so_in_its_statistics(game, cap):
    cap.device.tx.sessions.add(":1.99")
    game.context_set_auto_connect(game.context, 1)
    frame = play_until(game, has(abi.VELTO_INPUT_CONNECTED))
    stats = game.answer(abi.velto_link_stats, "device_get_link_stats", frame.device)
    assert (stats.notify_path, stats.is_shared) == (abi.VELTO_NOTIFY_PATH_SIGNAL, 1)
