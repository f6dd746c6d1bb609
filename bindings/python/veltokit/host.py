"""Host radio: the program's own Bluetooth stack, for instance bleak or a dongle's library."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Iterable, Sequence
from uuid import UUID

from . import _abi
from ._calls import call, number, structure, uuid_to_c
from ._checks import bytes_to_c
from ._enums import DownReason, HostPeerFlag, HostState, PairingKind, Result
from ._reader import OwnedReader
from ._record import records_to_c
from ._values import GattCharacteristic, GattDescriptor, HostInfo, HostRequest

if TYPE_CHECKING:
    from .context import Context


class HostRadio(OwnedReader[HostRequest]):
    """The program's Bluetooth stack as the radio of a context. Iterating waits for the library's requests.

        with velto.create_host_radio() as radio:
            for request in radio:
                if request.kind is HostRequestKind.START_SCAN:
                    start_scanning(on_device=lambda found: radio.report_advertisement(found.address, found.name))
                    radio.complete(request)
                else:
                    radio.fail(request, Result.UNSUPPORTED)

    Reports of the stack may be made from any thread. It ends by `close()`, or when it is no longer referenced; all
    its links have then ended.
    """

    __slots__ = ()

    def __init__(self, context: Context, state: HostState, name: str | None) -> None:
        definition = _abi.velto_host_def(
            struct_size=ctypes.sizeof(_abi.velto_host_def), state=state, name=name
        )
        id_ = structure(_abi.velto_host, "velto_context_create_host_radio", context._pointer, definition)
        super().__init__(context, id_, "velto_host_destroy")

    @property
    def info(self) -> HostInfo:
        """Counters and pending work."""
        return HostInfo._of(structure(_abi.velto_host_info, "velto_host_get_info", self._id))

    # Requests

    def poll(self) -> HostRequest | None:
        """Takes the oldest request, if there is one."""
        raw = _abi.velto_host_request()
        found = call("velto_host_poll_request", self._id, raw) == _abi.VELTO_OK
        return HostRequest._of(raw) if found else None

    def wait(self, timeout: float | None = None) -> HostRequest | None:
        """Takes the oldest request, waiting for one up to the timeout (seconds); returns None if none came."""
        for part in self._context._slices(timeout):
            raw = _abi.velto_host_request()
            if call("velto_host_wait_request", self._id, part, raw) == _abi.VELTO_OK:
                return HostRequest._of(raw)
        return None

    def fileno(self) -> int:
        """The descriptor that is readable while a request waits; never read or close it."""
        return int(number(ctypes.c_int32, "velto_host_get_request_fd", self._id))

    def complete(self, request: HostRequest, value: bytes = b"") -> None:
        """Reports that a request has been fulfilled.

        Args:
            request: The request.
            value: The value that was read.
        """
        call("velto_host_complete_request", self._id, request.id, *bytes_to_c(value))

    def fail(
        self, request: HostRequest, result: Result = Result.IO, att_code: int = 0, message: str | None = None
    ) -> None:
        """Reports that a request has failed.

        Args:
            request: The request.
            result: The failure; `Result.PAIRING_REQUIRED` if the device requires pairing.
            att_code: ATT error code of the device; 0 for none.
            message: One sentence for the exception of the operation; None for a general one.
        """
        call("velto_host_fail_request", self._id, request.id, result, att_code, message)

    # What the stack reports

    def report_state(self, state: HostState) -> bool:
        """Reports a new state of the adapter; unless it is READY, all links have ended. False if it is known."""
        return call("velto_host_report_state", self._id, state) == _abi.VELTO_OK

    def report_advertisement(
        self,
        identifier: str,
        name: str | None = None,
        address: str | None = None,
        rssi: int | None = None,
        services: Sequence[UUID] = (),
        payload: bytes = b"",
        flags: HostPeerFlag = HostPeerFlag(0),
    ) -> int:
        """Reports a device in range; returns its number, which the other calls take as `peer`.

        Args:
            identifier: The stack's identifier of the device on this machine.
            name: Its name; None if it is unknown, or in the payload.
            address: Its address; None if it is unknown.
            rssi: Received signal strength (dBm).
            services: The advertised services; none if they are unknown, or in the payload.
            payload: The advertising packet and scan response, as received.
            flags: Whether it is bonded, linked for another program, or only remembered.
        """
        found = _abi.velto_host_advertisement(
            struct_size=ctypes.sizeof(_abi.velto_host_advertisement), flags=flags, identifier=identifier,
            name=name, address=address,
            rssi=_abi.VELTO_RSSI_UNKNOWN if rssi is None else rssi,
        )
        uuids = (_abi.velto_uuid * len(services))(*(uuid_to_c(uuid) for uuid in services))
        return int(
            number(
                ctypes.c_uint32, "velto_host_report_advertisement", self._id, found, uuids, len(services),
                *bytes_to_c(payload),
            )
        )

    def report_scan_stopped(self, result: Result) -> bool:
        """Reports that the scan has ended without being requested; False if no scan is running."""
        return call("velto_host_report_scan_stopped", self._id, result) == _abi.VELTO_OK

    def report_link(self, peer: int, is_up: bool, reason: DownReason = DownReason.UNKNOWN) -> bool:
        """Reports that a link is up or has ended; False if it is known."""
        return call("velto_host_report_link", self._id, peer, is_up, reason) == _abi.VELTO_OK

    def supply_gatt(self, peer: int, characteristics: Sequence[GattCharacteristic]) -> bool:
        """Supplies the characteristics of a connected device, which can then be used; False if they are known."""
        rows = records_to_c(characteristics, GattCharacteristic, _abi.velto_gatt_characteristic)
        return call("velto_host_supply_gatt", self._id, peer, rows, len(rows)) == _abi.VELTO_OK

    def supply_descriptors(self, peer: int, descriptors: Sequence[GattDescriptor]) -> None:
        """Supplies the descriptors of a device, before its characteristics."""
        rows = records_to_c(descriptors, GattDescriptor, _abi.velto_gatt_descriptor)
        call("velto_host_supply_descriptors", self._id, peer, rows, len(rows))

    def report_mtu(self, peer: int, mtu: int) -> bool:
        """Reports the MTU of a link (bytes, 23 to 517); False if it is known."""
        return call("velto_host_report_mtu", self._id, peer, mtu) == _abi.VELTO_OK

    def deliver(self, peer: int, characteristic: int, value: bytes) -> bool:
        """Delivers a notified value; False if no one has subscribed."""
        result = call("velto_host_deliver_notification", self._id, peer, characteristic, *bytes_to_c(value))
        return result == _abi.VELTO_OK

    def deliver_all(self, notifications: Iterable[tuple[int, int, bytes]]) -> bool:
        """Delivers notified values in one call: peer, characteristic and value of each, oldest first; False if no one has subscribed to any.

        If a value cannot be delivered, the others still are, and the first failure is raised.
        """
        rows = list(notifications)
        records = (_abi.velto_host_notification * len(rows))(
            *[_abi.velto_host_notification(peer, characteristic, len(value)) for peer, characteristic, value in rows])
        values = b"".join(value for _, _, value in rows)
        result = call("velto_host_deliver_notifications", self._id, records, len(rows), *bytes_to_c(values))
        return result == _abi.VELTO_OK

    def report_pairing(self, peer: int, kind: PairingKind, passkey: int = 0) -> None:
        """Reports a pairing request of a device; the library answers with a request."""
        call("velto_host_report_pairing", self._id, peer, kind, passkey)

    def report_bond(self, peer: int, is_bonded: bool) -> bool:
        """Reports that a device was paired, or that its bond was removed; False if it is known."""
        return call("velto_host_report_bond", self._id, peer, is_bonded) == _abi.VELTO_OK
