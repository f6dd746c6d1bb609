"""A simulated device of no family, with characteristics of the test's own, and short names for raw access."""

from __future__ import annotations

import ctypes

from pumped_context import Failed, PumpedContext
from veltokit import abi

READ = abi.VELTO_ATTRIBUTE_PROPERTY_READ
WRITE = abi.VELTO_ATTRIBUTE_PROPERTY_WRITE
COMMAND = abi.VELTO_ATTRIBUTE_PROPERTY_WRITE_WITHOUT_RESPONSE
NOTIFY = abi.VELTO_ATTRIBUTE_PROPERTY_NOTIFY
INDICATE = abi.VELTO_ATTRIBUTE_PROPERTY_INDICATE

VALUE, STREAM, ALERT, LOCKED = 3, 5, 8, 11
"""Value handles of the table below."""


def uuid(number: int) -> abi.velto_uuid:
    """The UUID of a number assigned by the Bluetooth SIG."""
    result = abi.velto_uuid()
    result.bytes[:] = bytes.fromhex(f"{number:08x}00001000800000805f9b34fb")
    return result


def characteristic(handle: int, service: int, number: int, properties: int) -> abi.velto_sim_characteristic:
    result = abi.velto_sim_characteristic()
    result.service, result.uuid = uuid(service), uuid(number)
    result.properties, result.handle, result.write_size_max = properties, handle, 512
    return result


TABLE = [
    characteristic(VALUE, 0xA000, 0xA001, READ | WRITE | COMMAND),
    characteristic(STREAM, 0xA000, 0xA002, NOTIFY),
    characteristic(ALERT, 0xB000, 0xB001, INDICATE | READ),
    characteristic(LOCKED, 0xB000, 0xB002, READ | WRITE | NOTIFY),
]


def table_sim(context: PumpedContext, name: bytes, characteristics) -> abi.velto_sim:
    """A simulated device of that name that is nothing but its characteristics."""
    sim = context.create_sim(model=abi.VELTO_SIM_MODEL_TABLE, name=name)
    context.sim_set_characteristics(sim, *array(characteristics))
    return sim


def array(characteristics):
    return (abi.velto_sim_characteristic * len(characteristics))(*characteristics), len(characteristics)


def set_faults(context: PumpedContext, sim: abi.velto_sim, *faults: dict) -> None:
    """Replaces the faults of a simulated device; each is given by its members."""
    context.sim_set_faults(sim, (abi.velto_sim_fault * len(faults))(*(abi.velto_sim_fault(**fault) for fault in faults)), len(faults))


class RawDevice:
    """A device of that table, connected by a pumped context."""

    def __init__(self, context: PumpedContext, characteristics=TABLE) -> None:
        self.context = context
        self.sim = table_sim(context, b"Thing", characteristics)
        self.device = context.sim_device(self.sim)
        context.connect(self.device)

    def started(self, name: str, *arguments) -> abi.velto_op:
        return self.context.answer(abi.velto_op, name, self.device, *arguments)

    def outcome(self, operation: abi.velto_op, timeout: float = 60) -> int:
        """The result of an operation that has to end."""
        try:
            self.context.op_wait(operation, timeout)
        except Failed as failure:
            return failure.result
        assert self.context.footnote == abi.VELTO_OK
        return abi.VELTO_OK

    def value_of(self, operation: abi.velto_op) -> bytes:
        count = ctypes.c_size_t()
        buffer = ctypes.create_string_buffer(abi.VELTO_VALUE_MAX)
        self.context.op_get_value(operation, buffer, len(buffer), ctypes.byref(count))
        return buffer.raw[: count.value]

    def read(self, characteristic: int, timeout: float = 10) -> tuple[int, bytes]:
        operation = self.started("device_read_value", characteristic, timeout)
        result = self.outcome(operation)
        return result, self.value_of(operation)

    def write(self, characteristic: int, value: bytes, kind: int = abi.VELTO_WRITE_KIND_WITH_RESPONSE) -> int:
        return self.outcome(self.started("device_write_value", characteristic, kind, value, len(value), 10.0))

    def set_value(self, characteristic: int, value: bytes) -> None:
        self.context.sim_set_value(self.sim, characteristic, value, len(value))

    def notify(self, characteristic: int, *values: bytes) -> None:
        for value in values:
            self.context.sim_inject_notification(self.sim, characteristic, value, len(value))
            self.context.advance(0.001)

    def subscribe(self, characteristic: int, **members) -> tuple[int, abi.velto_subscription]:
        definition = abi.velto_subscription_def()
        self.context.subscription_def_init(ctypes.byref(definition), ctypes.sizeof(definition))
        for name, value in members.items():
            setattr(definition, name, value)
        subscription = abi.velto_subscription()
        operation = self.context.answer(
            abi.velto_op, "device_subscribe", self.device, characteristic, ctypes.byref(definition),
            ctypes.byref(subscription),
        )
        return self.outcome(operation), subscription

    def subscribed(self, characteristic: int, **members) -> abi.velto_subscription:
        result, subscription = self.subscribe(characteristic, **members)
        assert result == abi.VELTO_OK
        return subscription

    def unsubscribe(self, subscription: abi.velto_subscription) -> None:
        self.context.library.velto_subscription_destroy(subscription)

    def values(self, subscription: abi.velto_subscription) -> list[abi.velto_value]:
        taken = []
        while True:
            value = self.context.answer(abi.velto_value, "subscription_poll_value", subscription)
            if self.context.footnote == abi.VELTO_NOTHING:
                return taken
            taken.append(value)

    def bytes(self, subscription: abi.velto_subscription) -> list[bytes]:
        return [bytes(value.bytes[: value.size]) for value in self.values(subscription)]

    def info(self, subscription: abi.velto_subscription) -> abi.velto_subscription_info:
        return self.context.answer(abi.velto_subscription_info, "subscription_get_info", subscription)

    def listed(self, type_, name: str) -> list:
        count = ctypes.c_size_t()
        items = (type_ * 64)()
        getattr(self.context, name)(self.device, items, len(items), ctypes.byref(count))
        return list(items[: count.value])

    def find(self, service: int | None, number: int) -> int:
        holder = abi.velto_uuid() if service is None else uuid(service)
        return self.context.answer(
            ctypes.c_uint16, "device_find_characteristic", self.device, holder, uuid(number)
        )
