"""An image over the scripted daemon: its packets through a socket if there is one, in the order of the protocol either way."""

import sys
from pathlib import Path

import pytest

from legacy_bootloader import CONTROL, PACKET, LegacyBootloader
from veltokit import Backend, Context, Firmware
from waiting import until

sys.path[:0] = [str(Path(__file__).resolve().parents[1])]

from simulated_firmware import image, legacy_init, package  # noqa: E402

ADDRESS = "C0:FF:EE:00:00:01"
SIZE = 1000  # bytes: 50 packets, the last receipt after 48


def expected_writes():
    """Each write in its order, with the characteristic."""
    program = image(size=SIZE)
    start = [(CONTROL, bytes([1, 4])), (PACKET, bytes(8) + SIZE.to_bytes(4, "little"))]
    init = [(CONTROL, bytes([2, 0])), (PACKET, legacy_init(program)), (CONTROL, bytes([2, 1]))]
    begin = [(CONTROL, bytes([8, 12, 0])), (CONTROL, bytes([3]))]
    packets = [(PACKET, program[at:at + 20]) for at in range(0, SIZE, 20)]
    return start + init + begin + packets + [(CONTROL, bytes([4])), (CONTROL, bytes([5]))]


@pytest.mark.parametrize("has_socket", [True, False])
def test_an_image_arrives_in_order(bus, bluez, has_socket):
    if not has_socket:
        bluez.refuse("AcquireWrite", "NotSupported", "Operation is not supported")
    bootloader = LegacyBootloader(bluez, name="MetaBoot", mtu=23)
    with Context(backends=Backend.BLUEZ, bus_address=bus.address, ephemeral=True) as velto:
        device = velto.connect(ADDRESS).wait(60)
        with Firmware.create(package(size=SIZE)) as firmware:
            device.update_firmware(firmware)
        until(lambda: bootloader.is_activated)
        writes = list(bluez.all_writes)
    bootloader.close()
    assert [write[:2] for write in writes] == expected_writes()
    kinds = {(uuid, kind) for uuid, _, kind in writes}
    assert kinds == {(CONTROL, "request"), (PACKET, "socket" if has_socket else "command")}
    assert bluez.called("AcquireWrite") == 1
