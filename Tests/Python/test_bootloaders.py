"""Bootloaders with another address, and of the other kind: no board is lost, and none is taken for another."""

from __future__ import annotations

import pytest

import veltokit
from simulated_firmware import package
from veltokit import Context, Detail, Device, DeviceFlag, Firmware, OperationPhase, Simulator, SimulatorLink
from veltokit.errors import DeviceTimeoutError, InvalidArgumentError, UnsupportedError
from veltokit.operation import Operation

KINDS = pytest.mark.parametrize("secure", [False, True], ids=["legacy", "secure"])


def board(velto: Context, secure: bool, moves: bool = False, seed: int = 0) -> tuple[Simulator, Device]:
    sim = velto.create_simulator(
        model_name="metamotion-s", script="rest", secure_bootloader=secure, bootloader_moves=moves, seed=seed
    )
    device = velto.connect(sim.identifier).wait()
    velto.advance(0.5)
    return sim, device


def update(device: Device, secure: bool, bootloader: str | None = None) -> Operation[None]:
    with Firmware.create(package(secure)) as firmware:
        return device.update_firmware(firmware, bootloader=bootloader)


def version(device: Device) -> str | None:
    return device.detail(Detail.FIRMWARE)


def next_address(device: Device) -> str:
    return device.address[:-2] + f"{(int(device.address[-2:], 16) + 1) & 0xFF:02X}"


def found(velto: Context, address: str) -> Device | None:
    return next((device for device in velto.devices if device.address == address), None)


# At the next address


@KINDS
def test_a_bootloader_at_the_next_address_is_found(velto: Context, secure: bool) -> None:
    _, device = board(velto, secure, moves=True)
    update(device, secure).wait()
    assert version(device) == "1.7.9" and device.link_state is veltokit.LinkState.READY
    bootloader = found(velto, next_address(device))
    assert bootloader is not None and bootloader.link_state is veltokit.LinkState.NONE


@KINDS
def test_a_lost_link_to_the_next_address_is_no_failure(velto: Context, secure: bool) -> None:
    sim, device = board(velto, secure, moves=True)
    operation = update(device, secure)
    for _ in range(4000):
        velto.advance(0.01)
        progress = operation.progress
        if progress and progress.phase == OperationPhase.TRANSFERRING and progress.done > 2000:
            break
    sim.drop_link()
    operation.wait()
    assert version(device) == "1.7.9"


@pytest.mark.parametrize("reverse", [False, True])
def test_two_boards_whose_bootloaders_move(velto: Context, reverse: bool) -> None:
    """Whichever is handed over, and so advertises, first."""
    devices = [board(velto, False, moves=True, seed=seed)[1] for seed in (21, 22)]
    order = devices[::-1] if reverse else devices
    operations = []
    for device in order:
        operations.append(update(device, False))
        velto.advance(4)
    for operation in operations:
        operation.wait()
    assert [version(device) for device in devices] == ["1.7.9"] * 2


@pytest.mark.parametrize("reverse", [False, True])
def test_the_bootloader_of_another_board_is_left_alone(velto: Context, reverse: bool) -> None:
    """One that never comes back, and another that waits in its bootloader: seen before the hand-over, or after it."""
    sim, device = board(velto, False)
    _, other = board(velto, False, moves=True)
    operation = None if reverse else update(device, False)
    other.board.reset(veltokit.MwResetKind.BOOTLOADER)
    velto.advance(1)
    operation = operation or update(device, False)
    for _ in range(400):
        velto.advance(0.01)
        if operation.progress and operation.progress.phase == OperationPhase.CONNECTING:
            break
    sim.link = SimulatorLink(is_in_range=False)
    with pytest.raises(DeviceTimeoutError, match="bootloader of the device was not found"):
        operation.wait()
    stranger = found(velto, next_address(other))
    assert stranger is not None and stranger.link_state is veltokit.LinkState.NONE and not stranger.info.link_serial


def test_another_bootloader_is_taken_only_if_it_is_named(velto: Context) -> None:
    """A program that names a bootloader has that one flashed, and the board behind it runs the firmware."""
    _, device = board(velto, True, moves=True)
    update(device, True, bootloader=next_address(device).lower()).wait()
    assert version(device) == "1.7.9"
    with pytest.raises(InvalidArgumentError, match="no Bluetooth address"):
        update(device, True, bootloader="C0:FF:EE:00:00")


def test_a_board_that_runs_its_firmware_is_never_taken_for_a_bootloader(velto: Context) -> None:
    """Even if the program names it, by mistake."""
    sim, device = board(velto, False)
    _, other = board(velto, False)
    other.disconnect().wait()
    operation = update(device, False, bootloader=other.identifier)
    for _ in range(400):
        velto.advance(0.01)
        if operation.progress and operation.progress.phase == OperationPhase.CONNECTING:
            break
    sim.link = SimulatorLink(is_in_range=False)
    with pytest.raises(DeviceTimeoutError, match="bootloader of the device was not found"):
        operation.wait()
    assert other.info.link_serial == 2 and other.link_state is veltokit.LinkState.NONE
    other.connect().wait()
    assert version(other) == "1.7.2"


# Of the other kind


@KINDS
def test_a_package_of_the_other_kind_leaves_the_board_in_its_firmware(velto: Context, secure: bool) -> None:
    sim, device = board(velto, secure)
    with pytest.raises(UnsupportedError, match=r"for a (secure|legacy) bootloader.* use one for (secure|legacy) DFU"):
        update(device, not secure).wait()
    velto.advance(10)
    assert version(device) == "1.7.2" and device.link_state is veltokit.LinkState.READY
    assert DeviceFlag.IN_BOOTLOADER not in device.info.flags
    # Its kind is known, so the board is not touched again.
    links = device.info.link_serial
    with pytest.raises(UnsupportedError):
        update(device, not secure).wait()
    velto.advance(5)
    assert device.info.link_serial == links
    update(device, secure).wait()
    assert version(device) == "1.7.9"

