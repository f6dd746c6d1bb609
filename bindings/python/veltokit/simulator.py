"""Simulators: devices without hardware."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Iterator, Sequence

from . import _abi
from ._calls import call, data, listing, structure, text
from ._checks import bytes_to_c
from ._core import library
from ._enums import SimulatorPairing, SimulatorSecurity
from ._handle import Handle
from ._record import record_to_c, records_to_c
from ._values import (
    SimulatorCharacteristic,
    SimulatorFault,
    SimulatorInfo,
    SimulatorLink,
    SimulatorNotification,
    SimulatorReaction,
    SimulatorStep,
    SimulatorWrite,
)

if TYPE_CHECKING:
    from .context import Context
    from .device import Device


class Simulator(Handle):
    """A simulated device, which is found by the same scan as a real device. It exists as long as its context.

        cap = velto.create_simulator(name="Triki test", script="sweep")
        velto.auto_connect()
    """

    __slots__ = ("_context",)

    def __init__(self, context: Context, id_: _abi.velto_sim) -> None:
        super().__init__(id_)
        self._context = context

    def destroy(self) -> None:
        """Destroys the simulator; for a connected host, the device falls silent."""
        library().velto_sim_destroy(self._id)

    @property
    def device(self) -> Device | None:
        """Its device; None until a scan has found it."""
        return self._context._device(structure(_abi.velto_device, "velto_sim_get_device", self._id))

    @property
    def identifier(self) -> str:
        """The identifier of its device, even before a scan has found it."""
        return text("velto_sim_get_identifier", self._id)

    # Motion

    def play(self, script: str) -> None:
        """Plays a built-in script.

        "rest", "sweep", "shake", "button", "rates", "silence" and "link-loss" demonstrate one behavior each; "play",
        "point", "pong", "bowling" and "dart" simulate a player and vary with the seed. A TAP wearable has "rest", "taps",
        "mouse", "gestures", "silence", "link-loss" and "play". A board has "rest", "point", "sweep", "edges", "spin", "shake",
        "button", "knocks", "walk", "fall", "wrist", "power", "temperatures", "silence", "link-loss" and "play".
        """
        call("velto_sim_play", self._id, script)

    def set_script(self, steps: Sequence[SimulatorStep], repeats: bool = False) -> None:
        """Plays a custom script of at most 4096 steps."""
        rows = records_to_c(steps, SimulatorStep, _abi.velto_sim_step)
        call("velto_sim_set_script", self._id, rows, len(steps), repeats)

    def move(self, x: float, y: float = 0.0, z: float = 0.0) -> None:
        """Moves it to a position and holds it there (raw units, degrees of a board); ends its script."""
        call("velto_sim_set_motion", self._id, x, y, z)

    def press(self, seconds: float = 0.1) -> None:
        """Presses its button for some time (seconds)."""
        call("velto_sim_press_button", self._id, seconds)

    def perform(self, step: SimulatorStep) -> None:
        """Performs a step of a TAP wearable or a board at once, in addition to the script.

        Supported kinds are TAP to BATTERY, and WALK to OPEN_PIN; a device ignores unsupported kinds.
        """
        call("velto_sim_inject_step", self._id, record_to_c(step, SimulatorStep))

    # Buses of a board

    def set_i2c_registers(self, address: int, register: int, values: bytes) -> None:
        """Sets registers of a device on the I2C bus of a board, from a first one; a new device is connected."""
        call("velto_sim_set_i2c_registers", self._id, address, register, *bytes_to_c(values))

    def get_i2c_registers(self, address: int, register: int = 0) -> bytes:
        """Returns the registers of a device on the I2C bus of a board, from a first one, as last set or written."""
        return data("velto_sim_get_i2c_registers", self._id, address, register)

    def remove_i2c_device(self, address: int) -> None:
        """Disconnects a device from the I2C bus of a board."""
        call("velto_sim_remove_i2c_device", self._id, address)

    def set_spi_answer(self, select_pin: int, answer: bytes) -> None:
        """Sets the response of the SPI device selected by this pin of a board; b"" disconnects it, and sent bytes are echoed."""
        call("velto_sim_set_spi_answer", self._id, select_pin, *bytes_to_c(answer))

    @property
    def state(self) -> bytes:
        """The state of a board: its log with its loggers, settings, firmware version, clock, and running activities.

        Setting a saved state continues that board. No host may be connected.
        """
        buffer, size = ctypes.create_string_buffer(0), ctypes.c_size_t()
        while call("velto_sim_get_state", self._id, buffer, len(buffer), ctypes.byref(size)) == _abi.VELTO_TRUNCATED:
            # A board that logs has more the next time.
            buffer = ctypes.create_string_buffer(size.value + 4096)
        return buffer.raw[: size.value]

    @state.setter
    def state(self, state: bytes) -> None:
        call("velto_sim_set_state", self._id, *bytes_to_c(state))

    # Radio conditions

    @property
    def link(self) -> SimulatorLink:
        """Its radio conditions. Change a copy of them, and set that."""
        return SimulatorLink._of(structure(_abi.velto_sim_link, "velto_sim_get_link", self._id))

    @link.setter
    def link(self, link: SimulatorLink) -> None:
        call("velto_sim_set_link", self._id, record_to_c(link, SimulatorLink))

    def drop_link(self) -> None:
        """Ends the link from the device's side."""
        call("velto_sim_drop_link", self._id)

    def notify(self, value: bytes, characteristic: int = 0) -> None:
        """Sends arbitrary bytes as a notification; 0 is the first characteristic that can notify."""
        call("velto_sim_inject_notification", self._id, characteristic, *bytes_to_c(value))

    def poll_write(self) -> SimulatorWrite | None:
        """Takes the oldest write that reached the firmware, if there is one."""
        raw = _abi.velto_sim_write()
        found = call("velto_sim_poll_write", self._id, raw) == _abi.VELTO_OK
        return SimulatorWrite._of(raw) if found else None

    def writes(self) -> list[SimulatorWrite]:
        """Takes the writes that reached the firmware so far; the last 256 are kept."""
        count = ctypes.c_size_t()
        call("velto_sim_read_writes", self._id, None, 0, ctypes.byref(count))
        rows = (_abi.velto_sim_write * count.value)()
        call("velto_sim_read_writes", self._id, rows, len(rows), ctypes.byref(count))
        return [SimulatorWrite._of(row) for row in rows[: min(count.value, len(rows))]]

    def is_subscribed(self, characteristic: int) -> bool:
        """Returns whether the host has enabled the notifications of a characteristic."""
        return bool(call("velto_sim_is_subscribed", self._id, characteristic))

    @property
    def info(self) -> SimulatorInfo:
        """Counters of links, writes and notifications."""
        return SimulatorInfo._of(structure(_abi.velto_sim_info, "velto_sim_get_info", self._id))

    @property
    def faults(self) -> list[SimulatorFault]:
        """The simulated faults: the first fault that applies to a request takes effect. Their counts decrease with requests."""
        return [SimulatorFault._of(row) for row in listing(_abi.velto_sim_fault, "velto_sim_list_faults", self._id)]

    @faults.setter
    def faults(self, faults: Sequence[SimulatorFault]) -> None:
        rows = records_to_c(faults, SimulatorFault, _abi.velto_sim_fault)
        call("velto_sim_set_faults", self._id, rows, len(faults))

    # Devices without firmware

    @property
    def characteristics(self) -> list[SimulatorCharacteristic]:
        """Its characteristics, in the order of its table; those of the model TABLE can be set."""
        rows = listing(_abi.velto_sim_characteristic, "velto_sim_list_characteristics", self._id)
        return [SimulatorCharacteristic._of(row) for row in rows]

    @characteristics.setter
    def characteristics(self, characteristics: Sequence[SimulatorCharacteristic]) -> None:
        rows = records_to_c(characteristics, SimulatorCharacteristic, _abi.velto_sim_characteristic)
        call("velto_sim_set_characteristics", self._id, rows, len(characteristics))

    def set_value(self, characteristic: int, value: bytes) -> None:
        """Sets the value of a characteristic of the model TABLE."""
        call("velto_sim_set_value", self._id, characteristic, *bytes_to_c(value))

    def get_value(self, characteristic: int) -> bytes:
        """Returns the value of a characteristic of the model TABLE, as last set or written."""
        return data("velto_sim_get_value", self._id, characteristic)

    @property
    def pairing(self) -> tuple[SimulatorPairing, int]:
        """The pairing method of the device, and its passkey, 0 for none."""
        pairing, passkey = _abi.velto_sim_pairing(), ctypes.c_uint32()
        call("velto_sim_get_pairing", self._id, ctypes.byref(pairing), ctypes.byref(passkey))
        return SimulatorPairing(pairing.value), passkey.value

    def set_pairing(self, pairing: SimulatorPairing, passkey: int = 0) -> None:
        """Sets the pairing method of the device.

        Args:
            pairing: The pairing method; a method with a passkey requires it.
            passkey: The passkey that the device shows or accepts (0 to 999999).
        """
        call("velto_sim_set_pairing", self._id, pairing, passkey)

    def remove_bond(self) -> None:
        """Makes the device lose its bond, as a reset does; the next link of a host that keeps the bond fails."""
        call("velto_sim_remove_bond", self._id)

    def set_reactions(self, reactions: Sequence[SimulatorReaction]) -> None:
        """Sets the reactions of the model TABLE, and drops waiting actions."""
        rows = records_to_c(reactions, SimulatorReaction, _abi.velto_sim_reaction)
        call("velto_sim_set_reactions", self._id, rows, len(reactions))

    # Bare simulators

    def set_bare(self, is_bare: bool) -> bool:
        """Moves it from its context's backend to the program, or back; returns False if it is already there."""
        return call("velto_sim_set_bare", self._id, is_bare) == _abi.VELTO_OK

    @property
    def advertisement(self) -> bytes | None:
        """Its advertising payload; None while it does not advertise."""
        return data("velto_sim_get_advertisement", self._id) or None

    @property
    def scan_response(self) -> bytes | None:
        """Its scan response payload; None while it does not advertise, or has none."""
        return data("velto_sim_get_scan_response", self._id) or None

    def report_encryption(self, security: SimulatorSecurity) -> None:
        """Reports the protection of the link."""
        call("velto_sim_report_encryption", self._id, security)

    def report_link(self, is_up: bool) -> None:
        """Reports that a host has connected, or that the link has ended."""
        call("velto_sim_report_link", self._id, is_up)

    def report_subscription(self, characteristic: int, is_on: bool) -> None:
        """Reports that a host has enabled or disabled notifications."""
        call("velto_sim_report_subscription", self._id, characteristic, is_on)

    def write_value(self, characteristic: int, value: bytes, has_response: bool = True) -> None:
        """Forwards a host's write."""
        call("velto_sim_write_value", self._id, characteristic, has_response, *bytes_to_c(value))

    def read_value(self, characteristic: int) -> bytes:
        """Forwards a host's read."""
        return data("velto_sim_read_value", self._id, characteristic)

    def notifications(self) -> Iterator[SimulatorNotification]:
        """Takes the due notifications."""
        raw = _abi.velto_sim_notification()
        while call("velto_sim_poll_notification", self._id, raw) == _abi.VELTO_OK:
            yield SimulatorNotification._of(raw)
