"""A forked child, which may only exec."""

from __future__ import annotations

import ctypes
import os
import re
from typing import Any

from life import scenario
from life.process import descriptors
from life.threaded_context import ThreadedContext
from pumped_context import PumpedContext
from veltokit import abi, core


@scenario
def a_forked_child_is_refused_by_every_function() -> None:
    library = core.load()
    before = descriptors()
    threaded = ThreadedContext(library)
    device = threaded.device(threaded.create_sim())
    threaded.op_wait(threaded.connect(device), 60)
    context = PumpedContext(library)
    context.connected_cap()
    own = descriptors() - before
    assert len(own) >= 6, own
    child = os.fork()
    if child == 0:
        os._exit(child_is_refused(library, threaded.context, device, own))
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0, f"the child ended with {os.waitstatus_to_exitcode(status)}"
    assert own <= descriptors()
    threaded.op_wait(threaded.answer(abi.velto_op, "device_disconnect", device), 60)
    context.advance(1)
    for used in (threaded, context):
        used.destroy()
    assert descriptors() == before


def child_is_refused(library: Any, context: int, device: abi.velto_device, own: set[int]) -> int:
    """Runs in the child; nothing but its exit code comes out, 0 when all is well."""
    if descriptors() & own:
        return 3
    for name, prototype in abi.PROTOTYPES.items():
        function = getattr(library, name)
        for arguments in child_arguments(prototype, context, device):
            result = function(*arguments)
            if prototype.result is ctypes.c_int32 and not re.search("_(is|has)_", name):
                if result != abi.VELTO_ERROR_FORKED:
                    os.write(2, f"{name} answered {result}\n".encode())
                    return 4
            elif prototype.result is ctypes.c_int32 and result != 0:
                return 5
            elif prototype.result is ctypes.c_char_p and not result:
                return 6
    return 0 if library.velto_version_number() == abi.VELTO_VERSION else 7


def child_arguments(prototype: abi.Prototype, context: int, device: abi.velto_device) -> list[list[Any]]:
    """Nothing but zeros; and live handles with zeros."""
    zeros = [argument() if isinstance(argument, type) else None for argument in prototype.arguments]
    if not prototype.arguments:
        return [zeros]
    if prototype.arguments[0] is abi.velto_device:
        return [zeros, [device, *zeros[1:]]]
    return [zeros, [context, *zeros[1:]]] if prototype.arguments[0] is ctypes.c_void_p else [zeros]
