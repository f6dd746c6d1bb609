"""Devices: wearables, connected or not."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from . import _abi
from ._calls import call, number, sized, structure, text
from ._core import library
from ._device_firmware import DeviceFirmware
from ._device_gamepad import DeviceGamepad
from ._device_motion import DeviceMotion
from ._device_signals import DeviceSignals
from ._device_virtual import DeviceVirtual
from ._device_worn import DeviceWorn
from ._enums import Capability, Detail, DeviceFlag, Family, LinkState, ReconnectPolicy
from ._values import DeviceInfo, LinkStats
from .errors import VeltoError
from .operation import Operation, nothing

if TYPE_CHECKING:
    from .context import Context

NO_PLAYER = -1


class Device(DeviceMotion, DeviceGamepad, DeviceSignals, DeviceVirtual, DeviceWorn, DeviceFirmware):
    """A wearable, connected or not. It represents one identity and survives lost links and reconnects.

    Devices are equal if they are the same wearable, and can be keys of dictionaries.
    """

    __slots__ = ()

    def __init__(self, context: Context, id_: _abi.velto_device) -> None:
        super().__init__(id_)
        self._context = context

    # Properties

    @property
    def info(self) -> DeviceInfo:
        """A snapshot of family, link, signal strength, address, name and more."""
        return DeviceInfo._of(structure(_abi.velto_device_info, "velto_device_get_info", self._id))

    @property
    def is_valid(self) -> bool:
        """Whether the device still exists, connected or not."""
        return bool(library().velto_device_is_valid(self._id))

    @property
    def name(self) -> str:
        """The newest name, or "Unknown"."""
        return text("velto_device_get_name", self._id)

    @property
    def advertised_name(self) -> str | None:
        """The name in the newest advertisement; None if none has been received."""
        return text("velto_device_get_advertised_name", self._id) or None

    @property
    def manufacturer_data(self) -> tuple[int, bytes] | None:
        """The company and the bytes in the newest advertisement; None if none have been received."""
        company, buffer = ctypes.c_uint16(), ctypes.create_string_buffer(_abi.VELTO_VALUE_MAX)
        count = ctypes.c_size_t()
        result = call(
            "velto_device_get_manufacturer_data", self._id, ctypes.byref(company), buffer, len(buffer),
            ctypes.byref(count),
        )
        return None if result == _abi.VELTO_NOTHING else (company.value, buffer.raw[: count.value])

    def clear_advertised_name(self) -> None:
        """Clears the advertised name and manufacturer data, to detect whether they are received again."""
        call("velto_device_clear_advertised_name", self._id)

    def detail(self, detail: Detail) -> str | None:
        """Returns a device information text; None if the device does not provide it, or was never ready."""
        return text("velto_device_get_detail", self._id, detail) or None

    def read_battery(self) -> Operation[float]:
        """Reads the charge of the battery, 0 to 1, also into `info`; the device must be ready.

        The operation raises `UnsupportedError` if neither the system nor the device provides it.
        """
        return Operation.start(
            self._context, lambda operation: min(operation.value[0], 100) / 100, "velto_device_read_battery", self._id
        )

    def read_rssi(self) -> Operation[int]:
        """Reads the signal strength of the link (dBm), also into `info`; the device must be ready.

        The operation raises `UnsupportedError` if the stack does not provide it; BlueZ does not.
        """
        return Operation.start(
            self._context, lambda operation: int.from_bytes(operation.value[:1], "little", signed=True),
            "velto_device_read_rssi", self._id,
        )

    @property
    def identifier(self) -> str:
        """The identifier, which survives restarts, such as "bluez:AA:BB:CC:DD:EE:FF"."""
        return text("velto_device_get_identifier", self._id)

    @property
    def address(self) -> str:
        """The address; empty if the backend has none."""
        return self.info.address

    @property
    def family(self) -> Family:
        """The family; setting it overrides the detected family, which `Family.UNKNOWN` restores."""
        return self.info.family

    @family.setter
    def family(self, family: Family) -> None:
        call("velto_device_set_family", self._id, family)

    @property
    def capabilities(self) -> Capability:
        """The capabilities of the device; empty while the family is unknown."""
        return Capability(number(_abi.velto_capability, "velto_device_get_capabilities", self._id))

    def has(self, capabilities: Capability) -> bool:
        """Returns whether the device has all of the given capabilities."""
        return bool(call("velto_device_has_capability", self._id, capabilities))

    @property
    def player_index(self) -> int | None:
        """The player who uses the device; setting an index takes it from another device, None removes it."""
        return self.info.player_index

    @player_index.setter
    def player_index(self, index: int | None) -> None:
        call("velto_device_set_player_index", self._id, NO_PLAYER if index is None else index)

    @property
    def user_data(self) -> int:
        """The program's user data, which events of the device contain."""
        return int(number(ctypes.c_uint64, "velto_device_get_user_data", self._id))

    @user_data.setter
    def user_data(self, value: int) -> None:
        call("velto_device_set_user_data", self._id, value)

    def keep(self, is_kept: bool = True) -> None:
        """Sets whether the device is kept when it is out of range, instead of forgotten after ten minutes."""
        call("velto_device_set_kept", self._id, is_kept)

    # The link

    @property
    def link_state(self) -> LinkState:
        """The stage that the link has reached."""
        return self.info.link_state

    @property
    def connected(self) -> bool:
        """Whether the device is ready."""
        return self.link_state is LinkState.READY

    @property
    def link_stats(self) -> LinkStats:
        """Numbers of packets, links and losses."""
        return LinkStats._of(structure(_abi.velto_link_stats, "velto_device_get_link_stats", self._id))

    @property
    def reconnect_policy(self) -> ReconnectPolicy:
        """Whether a lost link is re-established."""
        return self.info.reconnect_policy

    @reconnect_policy.setter
    def reconnect_policy(self, policy: ReconnectPolicy) -> None:
        call("velto_device_set_reconnect_policy", self._id, policy)

    def connect(self, timeout: float = 15, keeps_subscriptions: bool = False, turn_timeout: float = 0) -> Operation[None]:
        """Connects to the device; the operation ends when it is ready. A lost link is then re-established.

        Args:
            timeout: Time limit for the device to become ready (seconds, 0.1 to 300).
            keeps_subscriptions: Whether to keep notifications that another program has left enabled, on boards that preserve
                them.
            turn_timeout: Longest wait for a free link of the adapter, not included in the timeout (seconds, at most a week); 0
                waits as long as the timeout.
        """
        options = sized(_abi.velto_connect_options)
        options.timeout, options.keeps_subscriptions, options.turn_timeout = timeout, keeps_subscriptions, turn_timeout
        return Operation.start(self._context, nothing, "velto_device_connect", self._id, options)

    def disconnect(self) -> Operation[None]:
        """Closes the link that the context has established, or cancels the attempt."""
        return Operation.start(self._context, nothing, "velto_device_disconnect", self._id)

    def forget(self) -> Operation[None]:
        """Forgets the device, including its bond with the system and all saved state."""
        return Operation.start(self._context, nothing, "velto_device_forget", self._id)

    # Pairing

    @property
    def paired(self) -> bool:
        """Whether the system is paired with the device."""
        return DeviceFlag.PAIRED in self.info.flags

    def pair(self) -> Operation[None]:
        """Pairs with the device, and connects it first if necessary; the operation ends when the bond exists.

        Both sides keep the bond. `Context.pairing_policy` determines who takes part here:

            velto.pairing_policy = PairingPolicy.INTERACTIVE
            operation = device.pair()
            for event in velto.events():
                if isinstance(event, PairingRequestedEvent) and event.kind is PairingKind.ENTER_PASSKEY:
                    device.reply_pairing(True, int(input("The device shows: ")))
                if operation.done:
                    break
        """
        return Operation.start(self._context, nothing, "velto_device_pair", self._id)

    def reply_pairing(self, accepts: bool, passkey: int = 0) -> None:
        """Answers the device's pairing request, which `PairingRequestedEvent` has reported.

        A request that is not answered within 25 s is refused.

        Args:
            accepts: Whether the passkeys match, a passkey was entered, or pairing is accepted.
            passkey: The passkey shown by the device, if it must be entered here (0 to 999999).
        """
        call("velto_device_reply_pairing", self._id, accepts, passkey)

    def __repr__(self) -> str:
        try:
            info = self.info
        except VeltoError:
            return f"<Device {self.bits:#x} gone>"
        return f"<Device {info.name!r} {info.identifier} {info.link_state}>"
