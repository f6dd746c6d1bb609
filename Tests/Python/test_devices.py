"""Devices: properties, known devices, logs; simulated and virtual ones."""

from __future__ import annotations

from pathlib import Path

import pytest
from fake_devices import BATTERY_LEVEL, battery

import veltokit
from veltokit import (
    Backend, Button, Capability, Context, Detail, Device, Family, Gesture, LogClass, ReconnectPolicy, Simulator, SimulatorAction,
    SimulatorLink, SimulatorReaction, SimulatorSecurity, SimulatorStep, SimulatorStepKind, errors,
)


def test_properties(velto: Context, device: Device, cap: Simulator) -> None:
    assert device.name == device.info.name == "Triki test" and device.identifier == cap.identifier
    assert device.address in device.identifier and device.family is Family.TRIKI and device.is_valid
    assert device.has(Capability.POSITION | Capability.BUTTON) and Capability.MOTION in device.capabilities
    assert device == velto.find("Triki test") == velto.devices[0] and hash(device) == hash(velto.devices[0])
    assert device != velto and velto.find("nobody") is None and {device: 1}[velto.devices[0]] == 1
    assert device.link_stats.packet_count > 10
    device.user_data = 2**63
    assert device.user_data == 2**63
    device.player_index = None
    assert device.player_index is None and velto.player(0).device is None
    device.player_index = 3
    assert device.player_index == 3 and str(velto.player(3).device) == repr(device)
    device.reconnect_policy = ReconnectPolicy.NEVER
    assert device.reconnect_policy is ReconnectPolicy.NEVER
    device.keep()
    assert veltokit.DeviceFlag.KEPT in device.info.flags
    device.clear_advertised_name()
    assert device.advertised_name is None
    device.family = Family.UNKNOWN
    assert repr(device).startswith("<Device 'Triki test' sim:") and repr(device).endswith(" READY>")


def test_known_devices(tmp_path: Path) -> None:
    settings = {"backends": Backend.SIMULATED, "manual_clock": True, "state_path": tmp_path}
    with Context(**settings) as velto:
        assert velto.connect_last() is None
        velto.create_simulator(name="Triki old", seed=9, script="rest")
        identifier = velto.connect("Triki old").wait().identifier
    with Context(**settings) as velto:
        [known] = velto.known_devices
        assert known.identifier == identifier and known.name == "Triki old" and known.device is None
        velto.create_simulator(name="Triki old", seed=9, script="rest")
        operation = velto.connect_last()
        assert operation is not None and operation.wait().identifier == identifier
        velto.forget_known(identifier).wait()
        assert velto.known_devices == []
        with pytest.raises(LookupError):
            velto.forget_known(identifier)


def test_log_lines_are_iterated(velto: Context) -> None:
    velto.log.classes |= LogClass.DEBUG | LogClass.PACKETS
    assert LogClass.PACKETS in velto.log.classes
    velto.create_simulator(name="Triki test")
    device = velto.connect("Triki test").wait()
    velto.advance(0.2)
    lines = list(velto.log)
    assert any(line.device == device and line.log_class is LogClass.PACKETS for line in lines)
    assert all(line.text and line.timestamp == line.timestamp_ns / 1e9 for line in lines) and velto.log.poll() is None


def test_a_long_line_says_that_it_is_cut(velto: Context, fed: Device) -> None:
    velto.log.classes = LogClass.PACKETS
    for size in (100, 512):
        fed.ingest(bytes(size))
    assert [line.is_cut for line in velto.log] == [False, True]


def test_a_simulator_is_moved(velto: Context, device: Device, cap: Simulator) -> None:
    device.poll()
    cap.set_script([SimulatorStep(kind=SimulatorStepKind.HOLD, duration=5, amplitude_x=294)])
    velto.advance(0.5)
    assert device.poll(0.1).position_x == pytest.approx(1, abs=0.05)
    cap.move(-294)
    velto.advance(0.5)
    assert device.poll(0.1).position_x == pytest.approx(-1, abs=0.05)
    cap.press(0.2)
    velto.advance(0.1)
    assert device.poll(0.1).down and cap.info.is_connected
    with pytest.raises(LookupError, match="script"):
        cap.play("polka")


def test_radio_conditions(velto: Context, device: Device, cap: Simulator) -> None:
    cap.link = SimulatorLink(signal_strength=-90, packet_loss=0.5)
    assert cap.link.signal_strength == -90 and cap.link.packet_loss == 0.5
    cap.drop_link()
    velto.advance(0.01)
    assert not device.connected
    cap.destroy()
    with pytest.raises(errors.StaleHandleError):
        cap.identifier


def test_a_table_reacts(velto: Context) -> None:
    sim, device = battery(velto)
    levels = device.subscribe(BATTERY_LEVEL)
    levels.started.wait()
    assert sim.is_subscribed(BATTERY_LEVEL) and sim.info.subscription_count == 1
    sim.set_reactions(
        [SimulatorReaction(characteristic=BATTERY_LEVEL, action=SimulatorAction.NOTIFY, pattern=b"\x10", data=b"\x11\x12")]
    )
    device.write_value(BATTERY_LEVEL, b"\x10").wait()
    value = levels.wait(1)
    assert value is not None and value.data == b"\x11\x12"
    sim.set_value(BATTERY_LEVEL, b"\x20")
    assert sim.get_value(BATTERY_LEVEL) == b"\x20" and sim.characteristics[0].value == b"\x55"
    write = sim.poll_write()
    assert write is not None and write.data == b"\x10" and sim.writes() == [] and sim.poll_write() is None
    assert sim.faults == []


def test_a_bare_simulator_is_driven(velto: Context) -> None:
    sim = velto.create_simulator(bare=True, name="Triki bare", model_name="triki-cap", name_in_scan_response=True)
    assert sim.advertisement and sim.scan_response and not sim.set_bare(True)
    sim.report_link(True)
    sim.report_encryption(SimulatorSecurity.ENCRYPTED)
    [command, motion] = sim.characteristics
    sim.report_subscription(motion.handle, True)
    sim.write_value(command.handle, bytes.fromhex("01 00"))
    sim.write_value(command.handle, bytes.fromhex("20 10 00 D0 07 34 00 03"))
    velto.advance(0.2)
    assert list(sim.notifications())[0].characteristic == motion.handle
    with pytest.raises(errors.RejectedError):
        sim.read_value(command.handle)
    sim.report_link(False)
    assert sim.set_bare(False)


def test_a_virtual_device_plays(velto: Context) -> None:
    robot = velto.create_virtual_device("robot")
    robot.supply(position_x=0.5, buttons_down=Button.MAIN, gestures=Gesture.THROW, throw_power=0.75)
    pad = velto.player(0).poll(1 / 60)
    assert pad.device == robot and pad.position_x == 0.5 and pad.pressed and pad.did_shoot and pad.throw_power == 0.75
    other = velto.create_virtual_device("mirror")
    other.supply(pad, position_x=-0.5)
    assert velto.player(1).poll(1 / 60).position_x == -0.5 and velto.player(1).peek().down
    with pytest.raises(errors.UnsupportedError):
        robot.calibrate_neutral()


def test_keys_play(velto: Context) -> None:
    player = velto.create_virtual_device("keyboard")
    with veltokit.Keyboard(veltokit.KeyboardConfig(speed=4)) as keyboard:
        player.supply(keyboard.step(veltokit.Key.RIGHT | veltokit.Key.BUTTON, 0.1))
    pad = player.poll(0.1)
    assert pad.position_x == pytest.approx(0.4) and pad.pressed and pad.clicked


def test_a_script_plays(velto: Context, tmp_path: Path) -> None:
    robot = velto.create_virtual_device("robot")
    script = '{"velto_script": 1}\n{"t": 0.5, "position_x": -1}\n'
    robot.play(script).wait()
    assert robot.poll(0.1).position_x == -1
    path = tmp_path / "script.jsonl"
    path.write_text(script.replace("-1", "1"))
    robot.play_file(path).wait()
    assert robot.poll(0.1).position_x == 1
    recording = robot.record(tmp_path / "recorded.jsonl")
    robot.supply(position_x=0.25)
    for _ in range(3):
        velto.advance(0.1)
        robot.poll(0.1)
    assert robot.stop_recording()
    recording.wait()
    assert not robot.stop_recording()
    other = velto.create_virtual_device("other")
    other.play_file(tmp_path / "recorded.jsonl").wait()
    assert other.poll(0.1).position_x == 0.25
    with pytest.raises(ValueError, match="line 2"):
        robot.play('{"velto_script": 1}\nnonsense\n')


def test_what_a_device_says_of_itself(velto: Context, device: Device) -> None:
    assert device.detail(Detail.FIRMWARE) is None and device.manufacturer_data is None and device.info.battery is None
    assert device.read_rssi().wait() == device.info.rssi and -65 < (device.info.rssi or 0) < -45
    with pytest.raises(errors.UnsupportedError):
        device.read_battery().wait()
    sim = velto.create_simulator("Tap 1", "rest", model_name="tap-strap-2", bonded=True)
    strap = velto.connect("Tap 1").wait()
    sim.perform(SimulatorStep(SimulatorStepKind.BATTERY, value=64))
    assert strap.read_battery().wait() == strap.info.battery == 0.64
    velto.advance(1)
    assert strap.detail(Detail.MANUFACTURER) == "TAP Systems"


def test_the_free_cap_gives_way_to_those_of_the_program() -> None:
    with Context(simulated=True, manual_clock=True, ephemeral=True) as velto:
        for name in ("Triki Anna", "Triki Ben"):
            velto.create_simulator(name=name, script="rest")
        velto.auto_connect(2)
        velto.advance(5)
        names = {device.info.name for device in (velto.player(0).device, velto.player(1).device) if device is not None}
        assert names == {"Triki Anna", "Triki Ben"}
        assert not [event for event in velto.default_queue.drain() if isinstance(event, veltokit.ChoiceNeededEvent)]
