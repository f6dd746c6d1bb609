"""What boards do by themselves, in Python."""

from __future__ import annotations

import pytest

import veltokit
from veltokit import MwProcessorType, MwProgramFlag, MwProgramKind, MwToken
from veltokit.errors import InvalidArgumentError, InvalidStateError, NoSlotError, NotFoundError, StaleHandleError


@pytest.fixture
def sim(velto: veltokit.Context) -> veltokit.Simulator:
    return velto.create_simulator(model_name="metamotion-s", script="rest")


@pytest.fixture
def device(velto: veltokit.Context, sim: veltokit.Simulator) -> veltokit.Device:
    device = velto.connect(sim.identifier).wait()
    velto.advance(0.5)
    return device


def level(device: veltokit.Device) -> float:
    return device.signal("digital[1]").read().wait().values[0]


def raising(device: veltokit.Device, pin: int = 1) -> veltokit.CommandSequence:
    sequence = device.board.create_sequence()
    sequence.write_pin(pin, veltokit.MwPinAction.HIGH)
    return sequence


def test_a_button_acts_without_a_host(velto: veltokit.Context, sim: veltokit.Simulator, device: veltokit.Device) -> None:
    with raising(device, 0) as sequence:
        event, created = device.board.create_event(device.signal("switch"), sequence, MwToken(length=1))
    created.wait()
    (item,) = device.board.program
    assert (item.kind, item.flags, item.board_event, item.command) == (
        MwProgramKind.EVENT, MwProgramFlag.OWN, event, bytes([5, 1, 0]))
    device.disconnect().wait()
    sim.press(0.2)
    velto.advance(1)
    device.connect().wait()
    assert level(device) == 1
    event.remove().wait()
    assert device.board.program == []
    with pytest.raises(StaleHandleError):
        event.remove()


def test_a_timer_ticks(velto: veltokit.Context, device: veltokit.Device) -> None:
    timer, created = device.board.create_timer(0.5, repetitions=3)
    with pytest.raises(NotFoundError):
        timer.signal
    created.wait()
    with timer.signal.stream() as ticks:
        timer.start().wait()
        velto.advance(3)
        assert [sample.values for sample in ticks.read()] == [(1,), (2,), (3,)]
    with device.board.create_sequence() as sequence:
        sequence.start_timer(timer)
        assert sequence.describe().startswith("0C 03 ..  ")
        event, started = device.board.create_event(device.signal("disconnected"), sequence)
    started.wait()
    timer.stop().wait()
    with pytest.raises(veltokit.VeltoError, match="depends on a timer"):
        timer.remove().wait()
    event.remove().wait()
    timer.remove().wait()
    for _ in range(8):
        device.board.create_timer(1)[1].wait()
    with pytest.raises(NoSlotError):
        device.board.create_timer(1)[1].wait()


def test_an_event_is_made_again_at_boot(velto: veltokit.Context, sim: veltokit.Simulator, device: veltokit.Device) -> None:
    with device.board.create_sequence() as sequence, raising(device) as action:
        event = sequence.create_event(device.signal("switch"), action)
        with pytest.raises(InvalidStateError):
            event.remove().wait()
        device.board.create_macro(sequence, runs_at_boot=True)[1].wait()
    device.board.reset().wait()
    velto.advance(8)
    sim.press(0.2)
    velto.advance(1)
    assert level(device) == 1
    with pytest.raises(StaleHandleError):
        event.remove()


def test_a_program_is_made_again_at_boot(velto: veltokit.Context, device: veltokit.Device) -> None:
    with device.board.create_sequence() as boot, raising(device) as action:
        timer = boot.create_timer(0.5)
        count = boot.create_processor(device.signal("switch"), MwProcessorType.COUNT)
        boot.create_processor(count, MwProcessorType.TIME, period=1)
        boot.create_event(timer.signal, action)
        boot.start_timer(timer)
        boot.write_processor_state(count, 3)
        with pytest.raises(InvalidStateError, match="later calls on that sequence"):
            timer.start().wait()
        device.board.create_macro(boot, runs_at_boot=True)[1].wait()
        assert device.board.processors == [] and level(device) == 0
    with pytest.raises(StaleHandleError):
        count.info
    device.board.reset().wait()
    velto.advance(8)
    assert level(device) == 1


def test_macros_run_at_boot_and_on_request(velto: veltokit.Context, device: veltokit.Device) -> None:
    with raising(device) as sequence:
        macro, created = device.board.create_macro(sequence, runs_at_boot=True)
    created.wait()
    assert "macro 0: at boot: 05 01 01; of this program" in device.board.describe_program()
    assert level(device) == 0
    macro.run().wait()
    velto.advance(0.1)
    assert level(device) == 1
    device.board.erase_macros().wait()
    with raising(device) as sequence, pytest.raises(InvalidStateError, match="disconnect first"):
        device.board.create_macro(sequence)[1].wait()
    with device.board.create_sequence() as sequence, pytest.raises(InvalidArgumentError, match="empty"):
        device.board.create_macro(sequence)
