"""A pumped context on a manual clock, driven through the C functions alone: nothing in it ever waits."""

from __future__ import annotations

import ctypes
from contextlib import contextmanager
from typing import Any, Iterator

from veltokit import abi

FRAME = 1 / 60
"""Seconds between two polls, unless a test says otherwise."""

V2_TAIL = bytes(8)


def packet(x: int = 0, y: int = 0, z: int = 0, button: int = 0) -> bytes:
    """A v2 packet of a cap. Source: Triki protocol notes, 2.1."""
    axes = b"".join(axis.to_bytes(2, "little", signed=True) for axis in (x, y, z))
    return bytes([0x22, button]) + axes + V2_TAIL


class Failed(Exception):
    """A call answered a negative result."""

    def __init__(self, name: str, result: int, message: str) -> None:
        super().__init__(f"{name}: {result}, {message}")
        self.result = result


class Caller:
    """Calls functions by their names without `velto_`; a failure is an exception, a footnote is kept in `footnote`."""

    def __init__(self, library: Any) -> None:
        self.library = library
        self.footnote = abi.VELTO_OK

    def __getattr__(self, name: str) -> Any:
        function = getattr(self.library, f"velto_{name}")

        def call(*arguments: Any) -> None:
            self.footnote = function(*arguments)
            if self.footnote < 0:
                raise Failed(name, self.footnote, self.library.velto_error_message().decode())

        return call

    def answer(self, type_: Any, name: str, *arguments: Any) -> Any:
        """Calls a function whose last argument receives an answer of that type, and answers it."""
        out = type_()
        if getattr(type_, "_fields_", [("",)])[0][0] == "struct_size":
            out.struct_size = ctypes.sizeof(type_)
        getattr(self, name)(*arguments, ctypes.byref(out))
        return out if isinstance(out, ctypes.Structure) else out.value

    def op_wait(self, operation: abi.velto_op, timeout: float = 60) -> None:
        """Waits for an operation; one that failed is an exception, as if the call had failed."""
        outcome = abi.velto_result()
        self.__getattr__("op_wait")(operation, timeout, ctypes.byref(outcome))
        if outcome.value < 0:
            raise Failed("op_wait", outcome.value, self.text("op_get_error", operation))

    def text(self, name: str, *arguments: Any) -> str:
        """Asks for a text by the two-call rule, again while a thread of the library lengthens it between the calls."""
        count = ctypes.c_size_t()
        first = getattr(self.library, f"velto_{name}")(*arguments, None, 0, ctypes.byref(count))
        assert first >= 0 and first != abi.VELTO_TRUNCATED
        size = 0
        while size < count.value:
            size = count.value
            buffer = ctypes.create_string_buffer(size)
            getattr(self, name)(*arguments, buffer, size, ctypes.byref(count))
        assert count.value == len(buffer.value) + 1
        return buffer.value.decode()


def definition(library: Any, **members: Any) -> abi.velto_context_def:
    """A definition with its defaults and some members of the test's own."""
    result = abi.velto_context_def()
    assert library.velto_context_def_init(ctypes.byref(result), ctypes.sizeof(result)) == abi.VELTO_OK
    for name, value in members.items():
        setattr(result, name, value)
    return result


class PumpedContext(Caller):
    """The context, and shorter names for what most tests do with it."""

    def __init__(self, library: Any, **members: Any) -> None:
        super().__init__(library)
        settings = {
            "backends": abi.VELTO_BACKEND_SIMULATED,
            "flags": abi.VELTO_CONTEXT_PUMPED | abi.VELTO_CONTEXT_MANUAL_CLOCK,
            **members,
        }
        self.context = self.answer(
            ctypes.c_void_p, "context_create", ctypes.byref(definition(library, **settings))
        )

    def destroy(self) -> None:
        self.library.velto_context_destroy(self.context)

    def advance(self, seconds: float) -> None:
        self.context_advance_clock(self.context, seconds)

    @property
    def now_ns(self) -> int:
        return self.answer(ctypes.c_uint64, "context_get_time_ns", self.context)

    def events(self, *types: int) -> list[abi.velto_event]:
        """Takes every event of the default queue; only those of the given types are answered."""
        taken = []
        while True:
            event = self.answer(abi.velto_event, "context_poll_event", self.context)
            if self.footnote == abi.VELTO_NOTHING:
                return [event for event in taken if not types or event.type in types]
            taken.append(event)

    def log_lines(self, log_class: int) -> list[str]:
        """The lines of one class since the last call; those of others are gone too."""
        lines, line = [], abi.velto_log_line()
        while self.library.velto_context_poll_log(self.context, ctypes.byref(line)) != abi.VELTO_NOTHING:
            if line.log_class == log_class:
                lines.append(line.text.decode())
        return lines

    def create_sim(self, script: str = "rest", ideal_link: bool = True, **members: Any) -> abi.velto_sim:
        """Creates a simulator, whose link is ideal unless the test is about links: times depend on library and device alone."""
        options = abi.velto_sim_def()
        self.sim_def_init(ctypes.byref(options), ctypes.sizeof(options))
        options.script = script.encode()
        for name, value in members.items():
            setattr(options, name, value)
        if ideal_link:
            options.flags |= abi.VELTO_SIM_IDEAL_LINK
        return self.answer(abi.velto_sim, "context_create_sim", self.context, ctypes.byref(options))

    def scan(self) -> abi.velto_op:
        return self.answer(abi.velto_op, "context_start_scan", self.context, None)

    def sim_device(self, sim: abi.velto_sim) -> abi.velto_device:
        """The device of a simulator, scanning until it is in sight."""
        self.scan()
        self.advance(1)
        device = self.answer(abi.velto_device, "sim_get_device", sim)
        assert device.bits != 0
        return device

    def connect(self, device: abi.velto_device) -> abi.velto_op:
        """Connects and waits for it."""
        operation = self.answer(abi.velto_op, "device_connect", device, None)
        self.op_wait(operation, 10)
        assert self.footnote == abi.VELTO_OK
        return operation

    def connected_cap(self, script: str = "rest", **members: Any) -> tuple[abi.velto_sim, abi.velto_device]:
        sim = self.create_sim(script, **members)
        device = self.sim_device(sim)
        self.connect(device)
        return sim, device

    def ingest_device(self, identifier: str = "test") -> abi.velto_device:
        return self.answer(
            abi.velto_device, "context_create_ingest_device", self.context, abi.VELTO_FAMILY_TRIKI, identifier.encode()
        )

    def ingest(
        self, device: abi.velto_device, bytes_: bytes, timestamp_ns: int = 0, characteristic: abi.velto_uuid | None = None
    ) -> None:
        self.device_ingest_packet(device, characteristic or abi.velto_uuid(), bytes_, len(bytes_), timestamp_ns)

    def poll(self, device: abi.velto_device, dt: float = FRAME) -> abi.velto_input:
        return self.answer(abi.velto_input, "device_poll_input", device, dt)

    def peek(self, device: abi.velto_device) -> abi.velto_input:
        return self.answer(abi.velto_input, "device_peek_input", device)

    def info(self, device: abi.velto_device) -> abi.velto_device_info:
        return self.answer(abi.velto_device_info, "device_get_info", device)


@contextmanager
def pumped(library: Any, **members: Any) -> Iterator[PumpedContext]:
    context = PumpedContext(library, **members)
    try:
        yield context
    finally:
        context.destroy()
