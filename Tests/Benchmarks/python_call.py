"""A poll from Python, beside an empty call with the same arguments."""

from __future__ import annotations

import ctypes
import subprocess
import sys
import timeit
from pathlib import Path
from typing import Callable

import programs

sys.path.insert(0, str(programs.ROOT / "bindings/python"))

from veltokit import abi, core  # noqa: E402

BUDGET = "1.50"


def measure(calls: int) -> tuple[float, float]:
    """Nanoseconds of a poll, and of an empty call: many short rounds in turns, the best of each."""
    library = core.load()
    context, device, definition = abi.velto_context(), abi.velto_device(), abi.velto_context_def()
    check(library.velto_context_def_init(definition, ctypes.sizeof(definition)))
    definition.backends, definition.flags = abi.VELTO_BACKEND_SIMULATED, abi.VELTO_CONTEXT_PUMPED | abi.VELTO_CONTEXT_EPHEMERAL
    check(library.velto_context_create(definition, context))
    check(library.velto_context_create_ingest_device(context, abi.VELTO_FAMILY_TRIKI, b"bench", device))
    given = abi.velto_input(struct_size=ctypes.sizeof(abi.velto_input))
    arguments = (device, 1 / 60, ctypes.byref(given))
    check(library.velto_device_poll_input(*arguments))
    functions: list[Callable[..., int]] = [library.velto_device_poll_input, empty_call()]
    number = max(calls // 40, 1)
    rounds = ([timeit.timeit(lambda: call(*arguments), number=number) for call in functions] for _ in range(400))
    poll, empty = (min(seconds) / number * 1e9 for seconds in zip(*rounds))
    library.velto_context_destroy(context)
    return poll, empty


def check(result: int) -> None:
    if result < 0:
        raise RuntimeError(f"a call of the benchmark failed with {result}")


def empty_call() -> Callable[..., int]:
    program = programs.WORK / "empty_call.so"
    programs.WORK.mkdir(parents=True, exist_ok=True)
    source = Path(__file__).with_name("empty_call.c")
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", f"-I{programs.ROOT / 'include'}", source, "-o", program], check=True)
    function = ctypes.CDLL(str(program)).empty_call
    prototype = abi.PROTOTYPES["velto_device_poll_input"]
    function.argtypes, function.restype = prototype.arguments, prototype.result
    return function
