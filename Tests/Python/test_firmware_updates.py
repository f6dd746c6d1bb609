"""Updates of firmware in Python, on simulated boards with both bootloaders."""

from __future__ import annotations

import pytest

import veltokit
from simulated_firmware import package
from veltokit import (
    Context, Detail, Device, DeviceFlag, Firmware, OperationPhase, Simulator, SimulatorStep, SimulatorStepKind, UpdateFlag,
)
from veltokit.errors import (
    AlreadyRunningError, OperationCancelledError, InvalidStateError, ProtocolError, RejectedError, StaleHandleError, UnsupportedError,
)

KINDS = pytest.mark.parametrize("secure", [False, True], ids=["legacy", "secure"])


def board(velto: Context, secure: bool) -> tuple[Simulator, Device]:
    sim = velto.create_simulator(model_name="metamotion-s", script="rest", secure_bootloader=secure)
    device = velto.connect(sim.identifier).wait()
    velto.advance(0.5)
    return sim, device


def update(device: Device, secure: bool, flags: UpdateFlag = UpdateFlag(0), version: str | None = None, **fields: int):
    with Firmware.create(package(secure, **fields)) as firmware:
        return device.update_firmware(firmware, flags, version)


def version(device: Device) -> str | None:
    return device.detail(Detail.FIRMWARE)


@KINDS
def test_a_board_is_updated_with_progress(velto: Context, secure: bool) -> None:
    _, device = board(velto, secure)
    assert version(device) == "1.7.2"
    operation = update(device, secure, version="1.7.9")
    phases, bytes_done = [], []
    for _ in range(6000):
        if operation.done:
            break
        velto.advance(0.01)
        progress = operation.progress
        if progress and progress.phase not in phases:
            phases.append(progress.phase)
        if progress and progress.phase == OperationPhase.TRANSFERRING:
            assert progress.total == 6000 and progress.part_count == 1 and progress.fraction == progress.done / 6000
            bytes_done.append(progress.done)
    operation.result()
    assert phases == [
        OperationPhase.HANDING_OVER, OperationPhase.CONNECTING, OperationPhase.STARTING, OperationPhase.TRANSFERRING,
        OperationPhase.VALIDATING, OperationPhase.RETURNING,
    ]
    assert bytes_done == sorted(bytes_done) and bytes_done[-1] > 4000
    assert version(device) == "1.7.9" and device.link_state is veltokit.LinkState.READY


@KINDS
def test_signals_are_found_again_after_an_update(velto: Context, secure: bool) -> None:
    _, device = board(velto, secure)
    signal = device.signal("battery")
    update(device, secure).wait()
    with pytest.raises(StaleHandleError):
        signal.read()
    device.signal("battery").read().wait()


@KINDS
def test_a_lost_link_is_no_failure(velto: Context, secure: bool) -> None:
    sim, device = board(velto, secure)
    operation = update(device, secure)
    for _ in range(5):
        velto.advance(1.3)
        sim.drop_link()
    operation.wait()
    assert version(device) == "1.7.9"


@KINDS
@pytest.mark.parametrize("moves", [False, True])
def test_an_update_keeps_its_link_while_others_wait_for_theirs(secure: bool, moves: bool) -> None:
    with Context(simulated=True, manual_clock=True, ephemeral=True, simulated_link_limit=2) as velto:
        sims = [
            velto.create_simulator(
                model_name="metamotion-s", script="rest", seed=seed, secure_bootloader=secure, bootloader_moves=moves
            )
            for seed in (11, 22, 33)
        ]
        velto.start_scan()
        velto.advance(2)
        first, second, third = (sim.device for sim in sims)
        first.connect().wait()
        second.connect().wait()
        waiting = third.connect(turn_timeout=3600)
        velto.advance(1)
        update(first, secure).wait()
        assert version(first) == "1.7.9" and first.connected and second.connected and not waiting.done


@KINDS
def test_a_cancelled_update_is_repeated(velto: Context, secure: bool) -> None:
    _, device = board(velto, secure)
    for seconds in (0.05, 0.5, 2.5, 3.2, 4):
        operation = update(device, secure)
        velto.advance(seconds)
        operation.cancel()
        with pytest.raises(OperationCancelledError):
            operation.wait()
        velto.advance(5)
    # A legacy bootloader has erased the firmware, and waits; a secure one starts the old firmware again.
    assert (DeviceFlag.IN_BOOTLOADER in device.info.flags) == (not secure)
    update(device, secure).wait()
    assert version(device) == "1.7.9" and DeviceFlag.IN_BOOTLOADER not in device.info.flags


@KINDS
@pytest.mark.parametrize("fields", [{"number": 0}, {"softdevice": 0x67}])
def test_a_wrong_image_is_refused(velto: Context, secure: bool, fields: dict[str, int]) -> None:
    _, device = board(velto, secure)
    with pytest.raises(RejectedError, match="the bootloader refuses the init packet"):
        update(device, secure, **fields).wait()
    velto.advance(10)
    update(device, secure).wait()
    assert version(device) == "1.7.9"


def test_an_image_for_the_other_bootloader_is_refused(velto: Context) -> None:
    _, device = board(velto, False)
    with pytest.raises(UnsupportedError, match="for a secure bootloader"):
        update(device, True).wait()


def test_a_weak_battery_is_refused_unless_it_charges(velto: Context) -> None:
    sim, device = board(velto, False)
    sim.perform(SimulatorStep(kind=SimulatorStepKind.BATTERY, value=20))
    with pytest.raises(InvalidStateError, match="the battery has 20 %"):
        update(device, False).wait()
    sim.perform(SimulatorStep(kind=SimulatorStepKind.CHARGER, value=3))
    update(device, False).wait()
    sim.perform(SimulatorStep(kind=SimulatorStepKind.CHARGER, value=0))
    update(device, False, UpdateFlag.IGNORE_BATTERY).wait()


def test_a_board_that_streams_is_refused(velto: Context) -> None:
    _, device = board(velto, False)
    with device.signal("acceleration").stream():
        with pytest.raises(InvalidStateError, match="streams or logs"):
            update(device, False).wait()


def test_entries_in_the_log_are_kept_unless_the_program_says_otherwise(velto: Context) -> None:
    _, device = board(velto, False)
    device.board.create_logger(device.signal("acceleration"))[1].wait()
    device.board.start_logging().wait()
    velto.advance(2)
    with pytest.raises(InvalidStateError, match="streams or logs"):
        update(device, False).wait()
    device.board.stop_logging().wait()
    with pytest.raises(InvalidStateError, match="the log has"):
        update(device, False).wait()
    update(device, False, UpdateFlag.IGNORE_LOG).wait()


def test_one_update_at_a_time(velto: Context) -> None:
    _, device = board(velto, True)
    first = update(device, True)
    with pytest.raises(AlreadyRunningError):
        update(device, True).wait()
    first.wait()


def test_another_version_is_reported(velto: Context) -> None:
    _, device = board(velto, True)
    with pytest.raises(ProtocolError, match=r"runs version 1\.7\.9 .* not 2\.0\.0"):
        update(device, True, version="2.0.0").wait()


@pytest.mark.parametrize("reverse", [False, True])
def test_two_boards_in_their_bootloaders(velto: Context, reverse: bool) -> None:
    boards = [board(velto, False) for _ in range(2)]
    for _, device in boards:
        device.board.reset(veltokit.MwResetKind.BOOTLOADER).wait()
    velto.advance(8)
    assert all(DeviceFlag.IN_BOOTLOADER in device.info.flags for _, device in boards)
    operations = [update(device, False, version=None) for _, device in (boards[::-1] if reverse else boards)]
    for operation in operations:
        operation.wait()
    assert [version(device) for _, device in boards] == ["1.7.9"] * 2


def test_a_device_without_a_bootloader_is_refused(device: Device) -> None:
    with pytest.raises(UnsupportedError, match="has no bootloader"):
        update(device, False).wait()
