"""Devices that need no radio of this machine, and radios provided by the program."""

from __future__ import annotations

import ctypes
import os

from . import _abi
from ._calls import structure
from ._context_base import ContextBase
from ._enums import Capability, Family, HostState, SimulatorFlag, SimulatorModel, SimulatorPacketFormat
from .device import Device
from .firmware import Catalog, Firmware, _begin_reading, _http_definition
from .host import HostRadio
from .operation import Operation
from .simulator import Simulator
from .store import Store


class ContextSources(ContextBase):
    """Simulated, virtual and fed devices, and host radios."""

    def create_simulator(
        self,
        name: str | None = None,
        script: str = "play",
        *,
        model: SimulatorModel = SimulatorModel.TRIKI_CAP,
        model_name: str | None = None,
        packet_format: SimulatorPacketFormat = SimulatorPacketFormat.V2,
        seed: int = 0,
        bare: bool = False,
        name_in_scan_response: bool = False,
        bonded: bool = False,
        connected: bool = False,
        ideal_link: bool = False,
        secure_bootloader: bool = False,
        bootloader_moves: bool = False,
        gives_way: bool = False,
        hardware_version: str | None = None,
        firmware_version: str | None = None,
        mode_timeout: float = 0.0,
    ) -> Simulator:
        """Creates a simulated device, in a context with the simulated backend.

        Args:
            name: Its advertised name; None derives one from the seed.
            script: The script that it plays, see `Simulator.play()`.
            model: The device to simulate.
            model_name: Name of the model, such as "triki-cap", "table", "tap-xr", "metamotion-s", instead of `model`.
            packet_format: The format of its packets.
            seed: Seed of all randomness, including its address; 0 chooses an unused seed.
            bare: Whether the program drives it instead of the backend.
            name_in_scan_response: Whether its scan response contains the name.
            bonded: Whether the host is already paired with it.
            connected: Whether the host's system has a permanent link to it.
            ideal_link: Whether its link delivers everything at once, instead of having a realistic capacity; see
                `Simulator.link`.
            secure_bootloader: Whether a board has a secure bootloader instead of a legacy one.
            bootloader_moves: Whether the bootloader of a board has the next address.
            gives_way: Whether it is removed as soon as the program creates a simulated device without this option.
            hardware_version: Hardware version of a TAP wearable; None for the default of its model.
            firmware_version: Firmware version of a TAP wearable, which determines its abilities; None for the default of its
                model.
            mode_timeout: Time without a command after which a TAP wearable returns to text mode (seconds); 0 for 15.
        """
        definition = _abi.velto_sim_def(
            struct_size=ctypes.sizeof(_abi.velto_sim_def), model=model, packet_format=packet_format, seed=seed,
            flags=(SimulatorFlag.BARE if bare else 0)
            | (SimulatorFlag.NAME_IN_SCAN_RESPONSE if name_in_scan_response else 0)
            | (SimulatorFlag.BONDED if bonded else 0)
            | (SimulatorFlag.CONNECTED if connected else 0)
            | (SimulatorFlag.IDEAL_LINK if ideal_link else 0)
            | (SimulatorFlag.SECURE_BOOTLOADER if secure_bootloader else 0)
            | (SimulatorFlag.BOOTLOADER_MOVES if bootloader_moves else 0)
            | (SimulatorFlag.GIVES_WAY if gives_way else 0),
            name=name, script=script,
            model_name=model_name, mode_timeout=mode_timeout,
            hardware_version=hardware_version,
            firmware_version=firmware_version,
        )
        id_ = structure(_abi.velto_sim, "velto_context_create_sim", self._pointer, definition)
        return Simulator(self._context, id_)

    def open_store(self, path: str | os.PathLike[str] | None = None) -> Store:
        """Opens a file of sessions, and creates it if necessary.

        Args:
            path: The file; None for the user's own, `sessions.velto` in `$XDG_DATA_HOME/veltokit`.

        Raises:
            LibraryMissingError: SQLite is not installed.
            UnsupportedError: The file is of a newer version of the library.
        """
        file = None if path is None else os.fsencode(path)
        return Store(self._context, structure(_abi.velto_store, "velto_context_open_store", self._pointer, file))

    def read_catalog(
        self, url: str | None = None, *, ca_path: str | os.PathLike[str] | None = None, timeout: float = 30.0,
        size_limit: int = 16_777_216,
    ) -> Operation[Catalog]:
        """Reads a catalog of firmware from a URL, or its cached copy if the server cannot be reached.

        Args:
            url: The URL, which begins with https://; None for MbientLab's.
            ca_path: File or folder of the only trusted certificates; None for those of the system.
            timeout: Maximum duration (seconds).
            size_limit: Maximum size (bytes).
        """
        definition = _http_definition(ca_path, timeout, size_limit)
        return _begin_reading(
            self._context, Catalog, _abi.velto_catalog, "velto_context_read_catalog", self._pointer, url, definition)

    def read_firmware(
        self, url: str, *, ca_path: str | os.PathLike[str] | None = None, timeout: float = 30.0,
        size_limit: int = 16_777_216,
    ) -> Operation[Firmware]:
        """Reads a firmware from a URL, and checks it.

        Args:
            url: The URL, which begins with https:// and ends in .zip, .hex or .bin.
            ca_path: File or folder of the only trusted certificates; None for those of the system.
            timeout: Maximum duration (seconds).
            size_limit: Maximum size (bytes).
        """
        definition = _http_definition(ca_path, timeout, size_limit)
        return _begin_reading(
            self._context, Firmware, _abi.velto_firmware, "velto_context_read_firmware", self._pointer, url, definition)

    def create_ingest_device(self, family: Family, identifier: str) -> Device:
        """Creates a device without a link, whose packets the program feeds by `Device.ingest()`.

        Args:
            family: The family that decodes its packets.
            identifier: A unique name; "ingest:" is prepended.
        """
        return Device(
            self._context,
            structure(
                _abi.velto_device, "velto_context_create_ingest_device", self._pointer, family, identifier
            ),
        )

    def create_virtual_device(
        self, identifier: str, capabilities: Capability = Capability.POSITION | Capability.BUTTON
    ) -> Device:
        """Creates a device whose input the program supplies by `Device.supply()`; it is connected, and a player.

        Args:
            identifier: A unique name; "virtual:" is prepended.
            capabilities: Its capabilities, any except MOTION.
        """
        return Device(
            self._context,
            structure(
                _abi.velto_device, "velto_context_create_virtual_device", self._pointer, identifier,
                capabilities,
            ),
        )

    def create_host_radio(self, state: HostState = HostState.READY, name: str | None = None) -> HostRadio:
        """Uses the program's Bluetooth stack as the radio of a context with `Backend.HOST`.

        Args:
            state: The state of its adapter.
            name: Name of the adapter in events and lists; None for "host".
        """
        return HostRadio(self._context, state, name)
