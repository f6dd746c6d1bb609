"""Devices of the tests: packets of a cap, and a battery without firmware."""

from __future__ import annotations

from veltokit import AttributeProperty, Context, Device, Simulator, SimulatorCharacteristic, SimulatorModel, parse_uuid

BATTERY_LEVEL = 3


def packet(x: int = 0, button: int = 0) -> bytes:
    """A v2 packet of a cap. Source: Triki protocol notes, 2.1."""
    return bytes([0x22, button]) + x.to_bytes(2, "little", signed=True) + bytes(12)


def battery(velto: Context) -> tuple[Simulator, Device]:
    """A battery level that can be read, written and notified, and its connected device."""
    sim = velto.create_simulator(name="Battery", model=SimulatorModel.TABLE)
    properties = (
        AttributeProperty.READ | AttributeProperty.NOTIFY | AttributeProperty.WRITE
        | AttributeProperty.WRITE_WITHOUT_RESPONSE
    )
    sim.characteristics = [
        SimulatorCharacteristic(
            service=parse_uuid("180f"), uuid=parse_uuid("2a19"), properties=properties, handle=BATTERY_LEVEL,
            write_size_max=20, value=b"\x55",
        )
    ]
    return sim, velto.connect("Battery").wait()
