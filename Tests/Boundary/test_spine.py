"""What a game does from its first line to a lost and regained cap, through the C functions."""

from __future__ import annotations

import ctypes

import pytest

from pumped_context import FRAME, PumpedContext, pumped
from veltokit import abi



def play(context: PumpedContext, device: abi.velto_device, seconds: float) -> list[abi.velto_input]:
    """Sixty frames a second."""
    inputs = []
    for _ in range(round(seconds / FRAME)):
        context.advance(FRAME)
        inputs.append(context.poll(device))
    return inputs


def player(context: PumpedContext, number: int = 0) -> abi.velto_device:
    return context.answer(abi.velto_device, "context_find_player", context.context, number)


def test_nobody_plays_yet_and_the_input_is_neutral(context: PumpedContext) -> None:
    value = context.answer(abi.velto_input, "context_poll_player", context.context, 0, FRAME)
    assert context.footnote == abi.VELTO_OK
    assert (value.device.bits, value.player_index, value.flags & abi.VELTO_INPUT_CONNECTED) == (0, -1, 0)
    assert (value.position_x, value.buttons_down, value.gestures) == (0, 0, 0)
    assert player(context).bits == 0 and context.footnote == abi.VELTO_NOTHING


def test_auto_connect_takes_the_one_cap_after_the_settle_time(context: PumpedContext) -> None:
    sim = context.create_sim("sweep")
    context.context_set_auto_connect(context.context, 1)
    context.advance(0.3)
    assert player(context).bits == 0
    context.advance(5)
    device = player(context)
    assert device.bits == context.answer(abi.velto_device, "sim_get_device", sim).bits != 0
    happened = [event.type for event in context.events()]
    order = [abi.VELTO_EVENT_SCAN_STARTED, abi.VELTO_EVENT_DEVICE_FOUND, abi.VELTO_EVENT_PLAYER_CHANGED,
             abi.VELTO_EVENT_DEVICE_CONNECTED]
    assert [happened.index(kind) for kind in order] == sorted(happened.index(kind) for kind in order)
    info = context.answer(abi.velto_context_info, "context_get_info", context.context)
    assert (info.connected_count, info.auto_connect_players, info.is_scanning) == (1, 1, 0)


def test_two_likely_caps_are_a_choice_for_the_program(context: PumpedContext) -> None:
    context.create_sim("rest")
    context.create_sim("rest")
    context.context_set_auto_connect(context.context, 1)
    context.advance(5)
    event, *_ = context.events(abi.VELTO_EVENT_CHOICE_NEEDED)
    assert event.data.choice.candidate_count == 2
    assert player(context).bits == 0
    context.context_set_auto_connect(context.context, 2)
    context.advance(5)
    assert 0 != player(context, 0).bits != player(context, 1).bits != 0


def test_a_sweeping_cap_moves_the_position_and_a_press_is_seen_once(context: PumpedContext) -> None:
    sim, device = context.connected_cap("sweep")
    inputs = play(context, device, 6)
    positions = [value.position_x for value in inputs]
    assert min(positions) < -0.7 and max(positions) > 0.7
    assert all(value.flags & abi.VELTO_INPUT_CONNECTED for value in inputs)
    assert inputs[-1].flags & abi.VELTO_INPUT_RECEIVING and inputs[-1].flags & abi.VELTO_INPUT_CONTROL_AVAILABLE
    assert inputs[-1].packet_count > 100 and inputs[-1].poll_count == len(inputs)
    context.events()
    context.sim_press_button(sim, 0.2)
    inputs = play(context, device, 1)
    assert sum(value.buttons_pressed != 0 for value in inputs) == 1
    assert sum(value.buttons_released != 0 for value in inputs) == 1
    assert sum(value.gestures & abi.VELTO_GESTURE_CLICK for value in inputs) == 1
    assert 8 <= sum(value.buttons_down != 0 for value in inputs) <= 16
    down, up = context.events(abi.VELTO_EVENT_BUTTON)
    assert (down.data.button.is_down, down.data.button.press_count, up.data.button.is_down) == (1, 1, 0)


def test_a_dropped_link_is_told_once_and_comes_back_as_the_same_player(context: PumpedContext) -> None:
    sim, device = context.connected_cap("rest")
    context.device_set_player_index(device, 3)
    context.device_set_user_data(device, 0xFEED)
    play(context, device, 1)
    learnt = abi.velto_calibration(struct_size=ctypes.sizeof(abi.velto_calibration), has_paddle_offset=1, paddle_offset=77)
    context.device_set_calibration(device, ctypes.byref(learnt))
    context.sim_press_button(sim, 100)
    assert play(context, device, 0.5)[-1].buttons_down == abi.VELTO_BUTTON_MAIN
    context.events()

    context.sim_drop_link(sim)
    assert context.footnote == abi.VELTO_OK
    context.sim_drop_link(sim)
    assert context.footnote == abi.VELTO_UNCHANGED
    lost = play(context, device, 1)
    assert lost[-1].flags & abi.VELTO_INPUT_CONNECTED == 0 and lost[-1].position_x == 0
    assert sum(value.buttons_released != 0 for value in lost) == 1 and lost[-1].buttons_down == 0
    assert lost[-1].player_index == 3

    context.advance(10)
    events = context.events()
    gone, = [event for event in events if event.type == abi.VELTO_EVENT_DEVICE_DISCONNECTED]
    assert gone.data.disconnected.will_reconnect == 1
    assert gone.data.disconnected.reason in (abi.VELTO_DOWN_REASON_REMOTE, abi.VELTO_DOWN_REASON_UNKNOWN)
    back, = [event for event in events if event.type == abi.VELTO_EVENT_DEVICE_CONNECTED]
    assert back.data.connected.link_serial == 2
    assert {event.user_data for event in (gone, back)} == {0xFEED}
    assert {event.device.bits for event in (gone, back)} == {device.bits}

    again = play(context, device, 1)[-1]
    assert again.flags & abi.VELTO_INPUT_CONNECTED and again.flags & abi.VELTO_INPUT_RECEIVING
    assert again.player_index == 3 and player(context, 3).bits == device.bits
    assert context.answer(abi.velto_calibration, "device_get_calibration", device).paddle_offset == pytest.approx(77, abs=5)
    stats = context.answer(abi.velto_link_stats, "device_get_link_stats", device)
    assert (stats.link_serial, stats.lost_link_count, stats.connect_attempt_count) == (2, 1, 2)


def test_link_states_are_told_in_their_order(context: PumpedContext) -> None:
    _, device = context.connected_cap()
    context.op_wait(context.answer(abi.velto_op, "device_disconnect", device), 5)
    changes = context.events(abi.VELTO_EVENT_LINK_CHANGED)
    states = [(event.data.link.previous, event.data.link.current) for event in changes]
    none, connecting, discovering, ready, closing = range(5)
    assert states == [(none, connecting), (connecting, discovering), (discovering, ready), (ready, closing), (closing, none)]


def test_a_disconnect_that_was_asked_for_lasts_and_forgets_the_center(context: PumpedContext) -> None:
    _, device = context.connected_cap("sweep")
    play(context, device, 1)
    context.events()
    context.op_wait(context.answer(abi.velto_op, "device_disconnect", device), 5)
    context.advance(60)
    gone, = context.events(abi.VELTO_EVENT_DEVICE_DISCONNECTED, abi.VELTO_EVENT_DEVICE_CONNECTED)
    assert (gone.data.disconnected.will_reconnect, gone.data.disconnected.reason) == (0, abi.VELTO_DOWN_REASON_LOCAL)
    assert context.answer(abi.velto_calibration, "device_get_calibration", device).has_paddle_offset == 0


def test_a_policy_of_never_leaves_a_lost_link_alone(context: PumpedContext) -> None:
    sim, device = context.connected_cap()
    context.device_set_reconnect_policy(device, abi.VELTO_RECONNECT_POLICY_NEVER)
    context.sim_drop_link(sim)
    context.advance(60)
    assert context.info(device).link_state == abi.VELTO_LINK_STATE_NONE
    gone, = context.events(abi.VELTO_EVENT_DEVICE_DISCONNECTED)
    assert gone.data.disconnected.will_reconnect == 0


@pytest.mark.parametrize("model", [b"triki-cap", b"metamotion-s"], ids=["cap", "board"])
def test_first_movement_is_as_late_as_the_guide_says(context: PumpedContext, model: bytes) -> None:
    """After `connected` the first program of GettingStarted prints 0.00 "for a second and a half"."""
    sim = context.create_sim("play", model_name=model, seed=7)
    context.context_set_auto_connect(context.context, 1)
    while not context.events(abi.VELTO_EVENT_DEVICE_CONNECTED):
        context.advance(FRAME)
    device, seconds = context.answer(abi.velto_device, "sim_get_device", sim), 0.0
    while abs(context.poll(device).position_x) < 0.005:
        context.advance(FRAME)
        seconds += FRAME
    assert 0.9 < seconds <= 1.5


@pytest.mark.parametrize("seed", [1, 99])
def test_two_runs_with_the_same_seed_are_the_same(velto, seed: int) -> None:
    def run() -> list[float]:
        with pumped(velto) as context:
            _, device = context.connected_cap("play", seed=seed)
            return [value.position_x for value in play(context, device, 5)]

    first = run()
    assert first == run()
    assert max(first) - min(first) > 0.5


@pytest.mark.parametrize("script", ["play", "pong", "bowling", "dart"])
def test_another_seed_plays_another_game(velto, script: str) -> None:
    runs = []
    for seed in (1, 2):
        with pumped(velto) as context:
            _, device = context.connected_cap(script, seed=seed)
            runs.append([value.raw_x for value in play(context, device, 10)])
    # Noise is at most four counts.
    assert max(abs(first - second) for first, second in zip(*runs, strict=True)) > 20


def test_the_environment_brings_a_cap_that_plays(velto, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VELTO_BACKEND", "simulated")
    with pumped(velto, backends=0) as context:
        context.context_set_auto_connect(context.context, 1)
        context.advance(5)
        assert player(context).bits != 0
    monkeypatch.setenv("VELTO_BACKEND", "simulated,submarine")
    context = ctypes.c_void_p()
    assert velto.velto_context_create(None, ctypes.byref(context)) == abi.VELTO_ERROR_INVALID_ARGUMENT
    assert b"submarine" in velto.velto_error_message()
