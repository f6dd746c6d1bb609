"""A program that lends its Bluetooth stack, and that stack: scripted, and without a radio.

`LentStack` does what a good stack does unless a test changes it: `refuse` and `ignore` change what becomes of a request, and its
devices do by themselves what `drop`, `notify` and `change_services` say.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, field

from pumped_context import Failed, PumpedContext, packet
from veltokit import abi

READ, WRITE, NOTIFY = (
    abi.VELTO_ATTRIBUTE_PROPERTY_READ, abi.VELTO_ATTRIBUTE_PROPERTY_WRITE, abi.VELTO_ATTRIBUTE_PROPERTY_NOTIFY)
COMMAND = abi.VELTO_ATTRIBUTE_PROPERTY_WRITE_WITHOUT_RESPONSE

RECEIVE, TRANSMIT, BATTERY = 1, 2, 3
"""Value handles that the stack chose: a cap's two characteristics, and its battery level."""

KINDS = {name.removeprefix("VELTO_HOST_REQUEST_KIND_"): value for name, value in vars(abi).items()
         if name.startswith("VELTO_HOST_REQUEST_KIND_")}
NAMES = {value: name for name, value in KINDS.items()}


def uuid(text: str) -> abi.velto_uuid:
    result = abi.velto_uuid()
    result.bytes[:] = bytes.fromhex(text.replace("-", ""))
    return result


UART = uuid("6e400001-b5a3-f393-e0a9-e50e24dcca9e")


def characteristic(handle: int, service: abi.velto_uuid, own: abi.velto_uuid, properties: int) -> abi.velto_gatt_characteristic:
    result = abi.velto_gatt_characteristic()
    result.service, result.uuid, result.properties, result.handle = service, own, properties, handle
    return result


CAP = [
    characteristic(RECEIVE, UART, uuid("6e400002-b5a3-f393-e0a9-e50e24dcca9e"), WRITE | COMMAND),
    characteristic(TRANSMIT, UART, uuid("6e400003-b5a3-f393-e0a9-e50e24dcca9e"), NOTIFY),
    characteristic(
        BATTERY, uuid("0000180f-0000-1000-8000-00805f9b34fb"), uuid("00002a19-0000-1000-8000-00805f9b34fb"), READ | NOTIFY),
]
"""The table of a cap."""


class HostProgram(PumpedContext):
    """A program whose context has the host's backend, and no other unless told."""

    def __init__(self, library, **members) -> None:
        super().__init__(library, **{"backends": abi.VELTO_BACKEND_HOST, **members})

    def lend(self, **members) -> abi.velto_host:
        definition = abi.velto_host_def()
        self.host_def_init(ctypes.byref(definition), ctypes.sizeof(definition))
        for name, value in members.items():
            setattr(definition, name, value)
        return self.answer(abi.velto_host, "context_create_host_radio", self.context, ctypes.byref(definition))

    def find(self, identifier: str) -> abi.velto_device:
        return self.answer(abi.velto_device, "context_find_device", self.context, f"host:{identifier}".encode())

    def begin_connect(self, device: abi.velto_device) -> abi.velto_op:
        return self.answer(abi.velto_op, "device_connect", device, None)

    def outcome(self, operation: abi.velto_op) -> int:
        return self.answer(abi.velto_result, "op_get_result", operation)

    def link_state(self, device: abi.velto_device) -> int:
        return self.info(device).link_state


@dataclass
class Peripheral:
    """A device of the stack."""

    number: int
    table: list = field(default_factory=lambda: list(CAP))
    values: dict[int, bytes] = field(default_factory=lambda: {BATTERY: b"\x42"})
    subscribed: set[int] = field(default_factory=set)
    writes: list[tuple[int, bytes, int]] = field(default_factory=list)
    is_linked: bool = False
    strength: int = -42


class LentStack:
    """The program's side of the radio."""

    def __init__(self, program: HostProgram, **members) -> None:
        self.program = program
        self.radio = program.lend(**members)
        self.peripherals: dict[str, Peripheral] = {}
        self.seen: list[abi.velto_host_request] = []
        self.refusals: dict[int, tuple[int, int, bytes | None]] = {}
        self.ignored: set[int] = set()
        self.is_scanning = False

    # ---- What the test arranges ----

    def add(self, identifier: str, **members) -> Peripheral:
        number = self.report(identifier, **members)
        return self.peripherals.setdefault(identifier, Peripheral(number))

    def report(self, identifier: str, payload: bytes = b"", services=(), **members) -> int:
        found = abi.velto_host_advertisement()
        self.program.host_advertisement_init(ctypes.byref(found), ctypes.sizeof(found))
        for name, value in {"identifier": identifier, "rssi": -60, **members}.items():
            setattr(found, name, value.encode() if isinstance(value, str) else value)
        number = ctypes.c_uint32()
        list_ = (abi.velto_uuid * len(services))(*services)
        self.program.host_report_advertisement(
            self.radio, ctypes.byref(found), list_, len(services), payload, len(payload), ctypes.byref(number))
        return number.value

    def refuse(self, kind: str, result: int, att_code: int = 0, message: str | None = None) -> None:
        self.refusals[KINDS[kind]] = (result, att_code, message and message.encode())

    def ignore(self, *kinds: str) -> None:
        self.ignored |= {KINDS[kind] for kind in kinds}

    def mend(self) -> None:
        self.refusals.clear()
        self.ignored.clear()

    @property
    def cap(self) -> Peripheral:
        return next(iter(self.peripherals.values()))

    # ---- What devices do by themselves ----

    def drop(self, peripheral: Peripheral, reason: int = abi.VELTO_DOWN_REASON_REMOTE) -> None:
        peripheral.is_linked = False
        peripheral.subscribed.clear()
        self.program.host_report_link(self.radio, peripheral.number, 0, reason)

    def notify(self, peripheral: Peripheral, handle: int, value: bytes) -> int:
        self.program.host_deliver_notification(self.radio, peripheral.number, handle, value, len(value))
        return self.program.footnote

    def send_packets(self, peripheral: Peripheral, count: int, **axes) -> None:
        """Packets as a cap sends them, at 100 Hz."""
        for _ in range(count):
            assert self.notify(peripheral, TRANSMIT, packet(**axes)) == abi.VELTO_OK
            self.program.advance(0.01)

    def supply(self, peripheral: Peripheral) -> None:
        rows = (abi.velto_gatt_characteristic * len(peripheral.table))(*peripheral.table)
        self.program.host_supply_gatt(self.radio, peripheral.number, rows, len(rows))

    def destroy(self) -> None:
        self.program.library.velto_host_destroy(self.radio)

    # ---- Requests ----

    def take(self) -> abi.velto_host_request | None:
        request = self.program.answer(abi.velto_host_request, "host_poll_request", self.radio)
        if self.program.footnote == abi.VELTO_NOTHING:
            return None
        self.seen.append(request)
        return request

    def serve(self) -> None:
        """Does what is requested, and what follows from that."""
        self.program.advance(0)
        while (request := self.take()) is not None:
            self.answer(request)
            self.program.advance(0)

    def run(self, seconds: float = 1, step: float = 0.05) -> None:
        for _ in range(round(seconds / step)):
            self.serve()
            self.program.advance(step)
        self.serve()

    def complete(self, request: abi.velto_host_request, value: bytes = b"") -> None:
        self.program.host_complete_request(self.radio, request.id, value, len(value))

    def answer(self, request: abi.velto_host_request) -> None:
        if request.kind in self.ignored:
            return
        if request.kind in self.refusals and request.id:
            self.program.host_fail_request(self.radio, request.id, *self.refusals[request.kind])
            return
        getattr(self, f"do_{NAMES[request.kind].lower()}")(request)

    def peripheral(self, request: abi.velto_host_request) -> Peripheral:
        return self.peripherals[request.identifier.decode()]

    def do_start_scan(self, request: abi.velto_host_request) -> None:
        self.is_scanning = True
        self.complete(request)
        for identifier in self.peripherals:
            self.report(identifier)

    def do_stop_scan(self, request: abi.velto_host_request) -> None:
        self.is_scanning = False

    def do_connect(self, request: abi.velto_host_request) -> None:
        self.peripheral(request).is_linked = True
        self.supply(self.peripheral(request))

    def do_disconnect(self, request: abi.velto_host_request) -> None:
        self.peripheral(request).is_linked = False
        self.complete(request)

    def do_read(self, request: abi.velto_host_request) -> None:
        self.complete(request, self.peripheral(request).values.get(request.characteristic, b""))

    def do_write(self, request: abi.velto_host_request) -> None:
        value = bytes(request.bytes[: request.size])
        self.peripheral(request).writes.append((request.characteristic, value, request.write_kind))
        self.complete(request)

    def do_subscribe(self, request: abi.velto_host_request) -> None:
        self.peripheral(request).subscribed.add(request.characteristic)
        self.complete(request)

    def do_unsubscribe(self, request: abi.velto_host_request) -> None:
        self.peripheral(request).subscribed.discard(request.characteristic)
        self.complete(request)

    def do_read_rssi(self, request: abi.velto_host_request) -> None:
        self.complete(request, self.peripheral(request).strength.to_bytes(1, "little", signed=True))

    def do_forget(self, request: abi.velto_host_request) -> None:
        self.complete(request)

    # ---- What most tests begin with ----

    def device(self) -> abi.velto_device:
        """The cap as the library knows it."""
        self.program.advance(0)
        return self.program.find(next(iter(self.peripherals)))

    def connected(self) -> abi.velto_device:
        device = self.device()
        operation = self.program.begin_connect(device)
        self.run(0.2)
        assert self.program.outcome(operation) == abi.VELTO_OK
        return device


def failure(body) -> int:
    """The code with which a call fails."""
    try:
        body()
    except Failed as failed:
        return failed.result
    return abi.VELTO_OK
