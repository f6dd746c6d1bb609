"""A C program with a context on the test's bus and a loop thread of its own, as games are."""

import ctypes
import os
import sys
import time

from probe import ROOT
from waiting import PATIENCE, until

sys.path[:0] = [str(ROOT / "bindings/python"), str(ROOT / "Tests/Boundary")]
os.environ.setdefault("VELTOKIT_LIBRARY", str(ROOT / ".build/release/libveltokit.so"))

from pumped_context import Failed, PumpedContext  # noqa: E402
from veltokit import abi, core  # noqa: E402


class Program(PumpedContext):
    """Short names for what a program does with one device."""

    device: abi.velto_device

    def __init__(self, bus_address: str, **members) -> None:
        settings = {"backends": abi.VELTO_BACKEND_BLUEZ, "flags": 0, "reconnect_delay": 0.1, "settle_time": 0.1, **members}
        super().__init__(core.load(), bus_address=bus_address.encode(), **settings)
        self.seen: list[abi.velto_event] = []

    # ---- Waiting ----

    @staticmethod
    def until(condition, seconds: float = PATIENCE) -> None:
        until(condition, seconds)

    def wait_event(self, kind: int, seconds: float = PATIENCE) -> abi.velto_event:
        """The first event of a kind that no call has answered before; others stay for later calls."""
        deadline = time.monotonic() + seconds
        while True:
            for event in self.seen:
                if event.type == kind:
                    self.seen.remove(event)
                    return event
            left = max(0, deadline - time.monotonic())
            event = self.answer(abi.velto_event, "context_wait_event", self.context, left)
            assert self.footnote != abi.VELTO_NOTHING, f"no event {kind} among {[each.type for each in self.seen]}"
            self.seen.append(event)

    def outcome(self, operation: abi.velto_op, timeout: float = PATIENCE) -> int:
        try:
            self.op_wait(operation, timeout)
        except Failed as failure:
            return failure.result
        assert self.footnote == abi.VELTO_OK
        return abi.VELTO_OK

    def support_report(self) -> str:
        """With room to spare: it grows while things happen."""
        count = ctypes.c_size_t()
        buffer = ctypes.create_string_buffer(262_144)
        self.context_describe_support(self.context, buffer, len(buffer), ctypes.byref(count))
        return buffer.value.decode()

    # ---- One device ----

    def find(self, text: str) -> abi.velto_device:
        found = abi.velto_device()

        def look() -> bool:
            nonlocal found
            found = self.answer(abi.velto_device, "context_find_device", self.context, text.encode())
            return found.bits != 0

        self.until(look)
        return found

    def start_connecting(self, text: str) -> abi.velto_op:
        self.device = self.find(text)
        return self.started("device_connect", None)

    def connect(self, text: str) -> None:
        operation = self.start_connecting(text)
        assert self.outcome(operation) == abi.VELTO_OK, self.text("op_get_error", operation)

    def started(self, name: str, *arguments) -> abi.velto_op:
        return self.answer(abi.velto_op, name, self.device, *arguments)

    def listed(self, type_, name: str) -> list:
        count = ctypes.c_size_t()
        items = (type_ * 64)()
        getattr(self, name)(self.device, items, len(items), ctypes.byref(count))
        return list(items[: count.value])

    def read(self, characteristic: int) -> tuple[int, bytes]:
        operation = self.started("device_read_value", characteristic, PATIENCE)
        result = self.outcome(operation)
        count = ctypes.c_size_t()
        buffer = ctypes.create_string_buffer(abi.VELTO_VALUE_MAX)
        self.op_get_value(operation, buffer, len(buffer), ctypes.byref(count))
        return result, buffer.raw[: count.value]

    def write(self, characteristic: int, value: bytes, kind: int = abi.VELTO_WRITE_KIND_WITH_RESPONSE) -> int:
        return self.outcome(self.started("device_write_value", characteristic, kind, value, len(value), PATIENCE))

    def subscribe(self, characteristic: int, **members) -> tuple[int, abi.velto_subscription]:
        definition = abi.velto_subscription_def()
        self.subscription_def_init(ctypes.byref(definition), ctypes.sizeof(definition))
        for name, value in members.items():
            setattr(definition, name, value)
        subscription = abi.velto_subscription()
        operation = self.started(
            "device_subscribe", characteristic, ctypes.byref(definition), ctypes.byref(subscription)
        )
        return self.outcome(operation), subscription

    def subscribed(self, characteristic: int, **members) -> abi.velto_subscription:
        result, subscription = self.subscribe(characteristic, **members)
        assert result == abi.VELTO_OK
        return subscription

    def unsubscribe(self, subscription: abi.velto_subscription) -> None:
        self.library.velto_subscription_destroy(subscription)

    def subscription(self, subscription: abi.velto_subscription) -> abi.velto_subscription_info:
        return self.answer(abi.velto_subscription_info, "subscription_get_info", subscription)

    def take(self, subscription: abi.velto_subscription, count: int) -> list[bytes]:
        """Waits for so many values and takes them."""
        self.until(lambda: self.subscription(subscription).waiting_count >= count)
        taken = []
        for _ in range(count):
            value = self.answer(abi.velto_value, "subscription_poll_value", subscription)
            taken.append(bytes(value.bytes[: value.size]))
        return taken
