"""Calls every export with every bad argument; run as a program, so that a crash ends this process and no other.

    hostile_sweep.py LAST_CALL_FILE

The file always holds the call that is being made. Prints one line per answer that is wrong, and a summary.
"""

from __future__ import annotations

import ctypes
import functools
import mmap
import os
import random
import sys
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(REPOSITORY / "bindings/python"), str(REPOSITORY / "bindings/api")]

from generate import loading  # noqa: E402
from generate.description import Function  # noqa: E402
from generate.results import complete_results  # noqa: E402
from hostile_arguments import SIZE, Choice, Choices, Memory  # noqa: E402
from hostile_world import HostileWorld  # noqa: E402
from veltokit import abi, core  # noqa: E402

MIXED_CALLS = 60
"""Calls per function with bad values in several places at once."""

NAMES = {value.value: value.name.removeprefix("VELTO_") for value in loading.load().result_set.values}


class LastCall:
    """A note in a file that survives the death of the process."""

    def __init__(self, path: str) -> None:
        Path(path).write_bytes(bytes(4096))
        self._descriptor = os.open(path, os.O_RDWR)
        self._memory = mmap.mmap(self._descriptor, 4096)

    def write(self, text: str) -> None:
        self._memory[:] = text.encode()[:4095].ljust(4096, b"\0")


class Sweep:
    """The library, with plain numbers in place of pointers and handles."""

    def __init__(self, last_call: LastCall) -> None:
        self.library = core.load()
        self.last_call = last_call
        self.raw = ctypes.CDLL(self.library.path)
        self.calls = 0
        self.wrong: list[str] = []
        self.random = random.Random(20)
        self.function = functools.cache(self.raw_function)
        self.documented: dict[str, set[str]] = {}

    def raw_function(self, name: str) -> Any:
        prototype = abi.PROTOTYPES[name]
        function = getattr(self.raw, name)
        function.restype = prototype.result
        function.argtypes = tuple(raw_type(argument) for argument in prototype.arguments)
        return function

    def sweep(self, function: Function) -> None:
        world = HostileWorld(self.library)
        choices = Choices(world)
        good = [choices.good(function, param) for param in function.params]
        bad = [choices.bad(function, param) for param in function.params]
        for position, candidates in enumerate(bad):
            for candidate in candidates:
                row = [candidate if index == position else choice for index, choice in enumerate(good)]
                result = self.call(world, function, row, candidate.expected)
                if candidate.is_accepted_size and NAMES.get(result) == SIZE:
                    self.wrong.append(f"{function.name}: refuses {candidate.label}, the end of a version")
        for _ in range(MIXED_CALLS if len(good) > 1 else 0):
            self.call(world, function, [self.random.choice([*candidates, choice])
                                        for candidates, choice in zip(bad, good, strict=True)], None)
        self.call(world, function, good, None)
        self.last_call.write(f"what is due after {function.name}")
        world.run()
        world.destroy()

    def call(self, world: HostileWorld, function: Function, row: list[Choice], expected: str | None) -> Any:
        label = f"{function.name}({', '.join(choice.label for choice in row)})"
        self.last_call.write(label)
        memory = Memory()
        filled = [choice.fill(memory) for choice in row]
        arguments = [value for values in filled for value in values]
        result = self.function(function.name)(*arguments)
        self.calls += 1
        if not memory.is_unharmed():
            self.wrong.append(f"{label}: wrote beyond its memory")
        if function.returns == "result" and result < 0 and not memory.is_untouched():
            self.wrong.append(f"{label}: failed and has written")
        self.check(function, label, result, expected)
        answers = {param.name: ctypes.c_uint64.from_address(values[0]).value
                   for param, values in zip(function.params, filled, strict=True)
                   if param.shape == "out_value" and values[0] and values[0] % 8 == 0}
        world.settle(function, arguments, result, answers)
        return result

    def check(self, function: Function, label: str, result: Any, expected: str | None) -> None:
        if function.returns == "result":
            self.check_result(function, label, result, expected)
        elif function.returns == "yes_no" and (result not in (0, 1) or expected is not None and result != 0):
            self.wrong.append(f"{label}: answered {result}")
        elif function.returns == "text" and not result:
            self.wrong.append(f"{label}: answered no text")

    def check_result(self, function: Function, label: str, result: int, expected: str | None) -> None:
        name = NAMES.get(result, str(result))
        if function.name not in self.documented:
            self.documented[function.name] = set(complete_results(function))
        if name not in self.documented[function.name]:
            self.wrong.append(f"{label}: {name} is not documented")
        elif expected is not None and name != expected:
            self.wrong.append(f"{label}: {name} instead of {expected}")
        if result < 0 and function.name != "velto_error_get_detail":
            facts = abi.velto_error_detail()
            facts.struct_size = ctypes.sizeof(facts)
            self.library.velto_error_get_detail(ctypes.byref(facts))
            if (facts.code, facts.function.decode()) != (result, function.name):
                self.wrong.append(f"{label}: the error slot tells of {facts.code} in {facts.function.decode()}")
            if not self.library.velto_error_message():
                self.wrong.append(f"{label}: the error slot has no sentence")


def raw_type(declared: Any) -> Any:
    if isinstance(declared, type) and issubclass(declared, ctypes.Structure):
        return ctypes.c_uint64 if hasattr(declared, "bits") else declared
    is_pointer = declared in (ctypes.c_char_p, ctypes.c_void_p) or hasattr(declared, "contents")
    return ctypes.c_void_p if is_pointer else declared


def main() -> int:
    sweep = Sweep(LastCall(sys.argv[1]))
    functions = list(loading.load().functions())
    for function in functions:
        sweep.sweep(function)
    print("\n".join(sweep.wrong))
    print(f"{len(functions)} functions, {sweep.calls} calls")
    return 1 if sweep.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
