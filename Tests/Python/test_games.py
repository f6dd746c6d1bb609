"""Drivers, strategies, navigators and calculations: the results are those of the library."""

from __future__ import annotations

import gc
import pytest
from fake_devices import packet

import veltokit
from veltokit import (
    Aim, Confirmation, Context, Device, Driver, Input, LateralConfig, MenuConfig, MotionConfig, Navigator,
    NavigatorConfig, NavigatorPolicy, PaddleConfig, PointerConfig, RateMode, Simulator, Strategy, StrategyMode,
    VelocityLimits, VelocityPreset, errors,
)


def pads(fed: Device, *axes: int) -> list[Input]:
    result = []
    for x in axes:
        fed.ingest(packet(x=x))
        result.append(fed.poll(1 / 60))
    return result


def test_a_driver_moves_a_paddle(fed: Device) -> None:
    with Driver() as driver:
        paddle = 400.0
        for pad in pads(fed, 0, 100, 300, 400, 400):
            paddle = driver.step_paddle(pad, paddle, center=400)
        assert paddle != 400
        driver.reset()


def test_constants_of_each_rate_are_set_and_cleared() -> None:
    driver = Driver()
    configs = {
        PaddleConfig: driver.paddle_config, MenuConfig: driver.menu_config,
        PointerConfig: driver.pointer_config, LateralConfig: driver.lateral_config,
    }
    for class_, get in configs.items():
        for rate_mode in (RateMode.FAST, RateMode.NORMAL, RateMode.LOW_POWER):
            preset = class_.for_rate_mode(rate_mode)
            assert get(rate_mode) == preset
            changed = preset.replace(**{next(reversed(preset.__slots__)): 0.125})
            driver.set_config(changed)
            assert get(rate_mode) == changed
    driver.clear_configs()
    assert driver.paddle_config(RateMode.FAST) == PaddleConfig.for_rate_mode(RateMode.FAST)


def test_movements_of_a_driver(fed: Device) -> None:
    driver = Driver()
    [pad] = pads(fed, 200)
    assert driver.step_menu(pad, slots=4, selection=0).nudge in (-1, 0, 1)
    assert pad.aim == Aim(x=0.5 + pad.position_x / 2, y=0.5 - pad.position_y / 2)
    assert driver.step_pointer(pad, Aim(0.5, 0.5)) == driver.step_pointer(pad, Aim(0.5, 0.5), target=pad.aim)
    assert driver.step_lateral(pad, 0.5, lean=0.2) != driver.step_lateral(pad, 0.5, lean=0.2, inverted=True)
    driver.select_item(2)
    assert driver.step_picker(pad, slots=4).focus in range(4)
    assert not driver.step_actions(pad).threw
    assert driver.step_display(pad).position_x == pad.position_x
    driver.set_gate_pressed(True)
    assert [driver.step_gate(pressed, 0.1) for pressed in (True, False, True, False, True)] == [False, False, True, False, False]


def test_a_driver_that_is_no_longer_referenced_is_destroyed() -> None:
    driver = Driver()
    pointer = driver._pointer
    del driver
    gc.collect()
    assert veltokit.core.library().velto_driver_reset(pointer) == veltokit.Result.STALE_HANDLE
    closed = Driver()
    closed.close()
    with pytest.raises(errors.StaleHandleError):
        closed.reset()


def test_a_strategy_plays(velto: Context, device: Device, cap: Simulator) -> None:
    cap.play("bowling")
    with Strategy(StrategyMode.BOWLING) as strategy:
        strategy.config = strategy.config.replace(bowling_cooldown=1.5)
        assert strategy.config.bowling_cooldown == 1.5
        powers = []
        for frame in velto.frames(hz=60):
            step = strategy.step(velto.player(0).poll(frame.dt))
            powers += [step.bowling_power] if step.bowling_thrown else []
            if frame.time > 30:
                break
        assert powers and all(0 < power <= 1 for power in powers)
        strategy.reset()
        strategy.set_mode(StrategyMode.QUIZ)
        assert strategy.step(velto.player(0).poll(0.01)).quiz_slot is None


def test_a_navigator_is_operated_by_keys_and_touch(velto: Context, fed: Device) -> None:
    with Navigator(NavigatorConfig(policy=NavigatorPolicy.COMFORT)) as navigator:
        navigator.config = navigator.config.replace(hold_duration=1)
        assert navigator.config.hold_duration == 1
        navigator.begin_menu(3, Confirmation.BUTTON)
        navigator.enable_item(1, False)
        assert navigator.move_focus(1).focused == 0 and navigator.move_focus(1).focused == 2
        assert navigator.activate_focus().activated == 2 and navigator.activate_item(0).activated == 0
        assert navigator.state.item_count == 3 and navigator.state.focus in (0, 2)
        assert navigator.clear_focus().is_cleared and navigator.state.focus is None
        navigator.suspend()
        assert navigator.state.is_suspended
        navigator.suspend(False)
        navigator.end_menu()
        assert navigator.state.item_count == 0


def test_a_navigator_is_operated_by_motion(velto: Context, device: Device, cap: Simulator) -> None:
    device.begin_menu_motion()
    navigator = Navigator()
    navigator.begin_menu(3, Confirmation.HOLD)
    device.poll(1 / 60)
    cap.move(200)
    focused, activated = set(), set()
    for frame in velto.frames(hz=60):
        step = navigator.step(device.poll(frame.dt))
        focused.add(step.focused)
        activated.add(step.activated)
        if frame.index > 300:
            break
    assert activated == {None, 2} and 2 in focused
    assert navigator.owner_among(velto.devices) == device and navigator.owner_among([]) is None
    navigator.set_owner(None)
    assert navigator.owner_among(velto.devices) is None
    navigator.set_owner(device)
    assert device.end_menu_motion() and not device.end_menu_motion()
    assert navigator.step_position(1.0, False, 1 / 60).activated is None
    [event] = [event for event in velto.default_queue.drain() if isinstance(event, veltokit.DeviceConnectedEvent)]
    assert navigator.ingest(event).command == veltokit.MenuCommand.NONE


def test_turns(velto: Context) -> None:
    navigator = Navigator()
    assert navigator.is_turn_pending(1, 2)
    navigator.set_turn_player(1)
    assert not navigator.is_turn_pending(1, 2)
    navigator.set_turn_player(None)
    assert navigator.is_turn_pending(1, 2) and not navigator.is_turn_pending(0, 1)


def test_calculations() -> None:
    limits = VelocityLimits.for_preset(VelocityPreset.FRAME_FAST)
    assert veltokit.shape_velocity(limits, 0.001) == 0 < veltokit.shape_velocity(limits, 1)
    assert [veltokit.find_slot(position, 4) for position in (-1, -0.1, 0.1, 1)] == [0, 1, 2, 3]
    assert veltokit.find_focused_slot(0.2, 4, None) is None and veltokit.find_focused_slot(0.2, 4, 2) == 2
    veltokit.check_motion_config(MotionConfig())
    with pytest.raises(ValueError, match="paddle_smooth_max"):
        veltokit.check_motion_config(MotionConfig(paddle_smooth_max=0))
    assert veltokit.differing_structures() == [] and veltokit.struct_size("velto_event") == 128


def test_calibration(velto: Context, device: Device, cap: Simulator) -> None:
    device.calibration_policy = veltokit.CalibrationPolicy.NEVER
    assert device.calibration_policy is veltokit.CalibrationPolicy.NEVER
    device.want_calibration()
    velto.advance(0.1)
    assert veltokit.InputFlag.CALIBRATION_WANTED in device.poll(0.1).flags
    assert device.calibration_state is veltokit.CalibrationState.AWAITING_PLAYER
    device.want_calibration(False)
    with velto.events(veltokit.EventClass.PROGRESS) as events:
        operation = device.calibrate(hold_time=0.5)
        operation.wait()
        *_, last = progress = [event for event in events.drain() if isinstance(event, veltokit.ProgressEvent)]
    assert [event.done for event in progress] == sorted(event.done for event in progress)
    assert (last.phase, last.done, last.total, last.remaining) == (veltokit.OperationPhase.HOLDING, 500, 500, 0)
    assert last.operation == operation and operation.progress == operation.info.progress
    assert operation.progress is not None and operation.progress.done == 500
    assert device.calibration.has_paddle_offset
    device.calibrate_neutral()
    assert device.flip_paddle_offset() in (True, False)
    device.recenter()
    assert device.motion_debug.position_x == 0


def test_profiles(tmp_path: object) -> None:
    with Context(backends=veltokit.Backend.SIMULATED, manual_clock=True, state_path=str(tmp_path)) as velto:
        device = velto.create_ingest_device(veltokit.Family.TRIKI, "saved")
        assert not device.load_profile()
        device.motion_config = device.motion_config.replace(paddle_input_gain=0.75)
        device.save_profile()
        device.motion_config = MotionConfig()
        assert device.load_profile() and device.motion_config.paddle_input_gain == 0.75


def test_samples_and_bytes_are_fed(fed: Device) -> None:
    fed.set_probe(True)
    fed.ingest(packet(x=1))
    fed.ingest(packet(x=1, button=1))
    [change] = [change for change in fed.probe_changes if change.index == 1 and change.current == 1]
    assert (change.previous, change.single_bit_mask) == (0, 1) and change.timestamp > 0
    fed.set_probe(False)
    assert fed.probe_changes == []
    fed.motion_mode = veltokit.MotionMode.POINTER
    fed.ingest_sample(veltokit.AxisSample(gyro_y=0.5))
    fed.set_supplement(0.1, 0.2, 0.3)
    assert fed.poll(0.1).connected and fed.motion_mode is veltokit.MotionMode.POINTER
