"""What happens to a process that uses the library; each scenario runs in a process of its own.

    life_scenarios.py NAME

A scenario that fails raises.
"""

from __future__ import annotations

import ctypes
import os
import re
import resource
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(REPOSITORY / "bindings/python"))

from pumped_context import Caller, PumpedContext, definition, packet, pumped  # noqa: E402
from veltokit import abi, core  # noqa: E402

CYCLES = 100
WARM_UP = 20
MEMORY_SLACK = 2 << 20
"""Bytes by which a process may grow over all cycles: a hundred forgotten contexts take five times as much."""
PATIENCE = 20.0

SCENARIOS: dict[str, Callable[[], None]] = {}


def scenario(function: Callable[[], None]) -> Callable[[], None]:
    SCENARIOS[function.__name__] = function
    return function


# What the process looks like


def signal_state() -> dict[str, int]:
    """What is blocked, ignored and caught; signals 32 and 33 belong to the C library, which sets them with threads."""
    rows = (line.split() for line in Path("/proc/self/status").read_text().splitlines())
    return {row[0]: int(row[1], 16) & ~(3 << 31) for row in rows if row and row[0] in ("SigBlk:", "SigIgn:", "SigCgt:")}


def threads() -> dict[str, str]:
    """Status of every thread, by thread number."""
    result = {}
    for task in Path("/proc/self/task").iterdir():
        result[task.name] = (task / "status").read_text()
    return result


def descriptors() -> set[int]:
    """Open descriptors; the one that lists them is gone again."""
    return {int(name) for name in os.listdir("/proc/self/fd") if os.path.exists(f"/proc/self/fd/{name}")}


def resident_bytes() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def field(status: str, name: str) -> str:
    return next(line.split(None, 1)[1] for line in status.splitlines() if line.startswith(f"{name}:"))


class ThreadedContext(Caller):
    """A context with a thread of its own."""

    def __init__(self, library: Any, **members: Any) -> None:
        super().__init__(library)
        settings = {"airs": abi.VELTO_AIR_SIMULATED, **members}
        self.context = self.answer(ctypes.c_void_p, "context_create", ctypes.byref(definition(library, **settings)))

    def destroy(self) -> None:
        self.library.velto_context_destroy(self.context)

    def create_sim(self, script: bytes = b"sweep") -> abi.velto_sim:
        options = abi.velto_sim_def()
        self.sim_def_init(ctypes.byref(options), ctypes.sizeof(options))
        options.script = script
        return self.answer(abi.velto_sim, "context_create_sim", self.context, ctypes.byref(options))

    def device(self, sim: abi.velto_sim) -> abi.velto_device:
        """Scans until the device of a simulator is in sight."""
        self.answer(abi.velto_op, "context_start_scan", self.context, None)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            device = self.answer(abi.velto_device, "sim_get_device", sim)
            if device.bits:
                return device
            event = abi.velto_event()
            self.context_wait_event(self.context, 1000, ctypes.byref(event))
        raise AssertionError("the simulated device was not found")

    def connect(self, device: abi.velto_device) -> abi.velto_op:
        return self.answer(abi.velto_op, "device_connect", device, None)

    def put_out_of_range(self, sim: abi.velto_sim) -> None:
        link = abi.velto_sim_link()
        self.sim_link_init(ctypes.byref(link), ctypes.sizeof(link))
        link.is_in_range = 0
        self.sim_set_link(sim, ctypes.byref(link))


# Loading and unloading


@scenario
def loading_and_using_changes_no_signal() -> None:
    before = signal_state()
    library = core.load()
    assert signal_state() == before
    context = ThreadedContext(library)
    assert signal_state() == before
    context.destroy()
    assert signal_state() == before


@scenario
def unloading_does_nothing() -> None:
    path = os.environ[core.LIBRARY_VARIABLE]
    library = ctypes.CDLL(path)
    context = ThreadedContext(core.load())
    unload = ctypes.CDLL(None).dlclose
    unload.argtypes = (ctypes.c_void_p,)
    for _ in range(5):
        unload(library._handle)
    assert Path(path).name in Path("/proc/self/maps").read_text()
    assert library.velto_version_number() == abi.VELTO_VERSION
    context.destroy()


# Threads


@scenario
def pumped_context_starts_no_thread() -> None:
    library = core.load()
    before = threads().keys()
    with pumped(library) as context:
        context.connected_cap("sweep")
        context.advance(5)
        assert threads().keys() == before


@scenario
def loop_thread_has_a_name_and_takes_no_signal() -> None:
    library = core.load()
    before = threads().keys()
    context = ThreadedContext(library)
    own = [status for number, status in threads().items() if number not in before]
    assert [field(status, "Name") for status in own] == ["velto-loop"]
    blocked = int(field(own[0], "SigBlk"), 16)
    # The kernel lets nobody block KILL and STOP, and the C library keeps 32 and 33 for itself.
    expected = {number for number in range(1, 65)} - {9, 19, 32, 33}
    assert {number for number in range(1, 65) if blocked >> number - 1 & 1} >= expected
    context.destroy()
    assert threads().keys() == before


# A hundred lives


def live(life: Callable[[Any], None]) -> None:
    """Lives a life over and over: no thread, descriptor or memory may stay behind."""
    library = core.load()
    for _ in range(WARM_UP):
        life(library)
    before = threads().keys(), descriptors(), resident_bytes()
    for _ in range(CYCLES):
        life(library)
    assert threads().keys() == before[0]
    assert descriptors() == before[1]
    growth = resident_bytes() - before[2]
    assert growth < MEMORY_SLACK, f"{growth} bytes more"


@scenario
def idle_threaded_contexts_leave_nothing() -> None:
    live(lambda library: ThreadedContext(library).destroy())


@scenario
def scanning_threaded_contexts_leave_nothing() -> None:
    def life(library: Any) -> None:
        context = ThreadedContext(library)
        context.create_sim()
        context.answer(abi.velto_op, "context_start_scan", context.context, None)
        context.destroy()

    live(life)


@scenario
def connecting_threaded_contexts_leave_nothing() -> None:
    def life(library: Any) -> None:
        context = ThreadedContext(library)
        sim = context.create_sim()
        context.connect(context.device(sim))
        context.destroy()

    live(life)


@scenario
def connected_pumped_contexts_leave_nothing() -> None:
    def life(library: Any) -> None:
        with pumped(library) as context:
            _, device = context.connected_cap("sweep")
            context.answer(abi.velto_queue, "context_create_queue", context.context, abi.VELTO_EVENT_CLASS_STANDARD, 64)
            context.ingest(context.ingest_device(), packet(1))
            context.advance(0.5)
            context.poll(device)

    live(life)


@scenario
def connecting_pumped_contexts_leave_nothing() -> None:
    def life(library: Any) -> None:
        with pumped(library) as context:
            device = context.sim_device(context.create_sim())
            context.answer(abi.velto_op, "device_connect", device, None)
            context.advance(0.01)

    live(life)


@scenario
def connected_threaded_context_leaves_nothing() -> None:
    library = core.load()
    before = threads().keys(), descriptors()
    for _ in range(3):
        context = ThreadedContext(library)
        device = context.device(context.create_sim())
        context.op_wait(context.connect(device), 10_000)
        context.answer(abi.velto_input, "device_poll_input", device, 0.01)
        context.destroy()
    assert (threads().keys(), descriptors()) == before


@scenario
def contexts_live_side_by_side() -> None:
    library = core.load()
    first, second = PumpedContext(library), PumpedContext(library)
    _, device = first.connected_cap("sweep")
    assert second.now_ns == 1_000_000_000 and second.events() == []
    count = second.answer(abi.velto_context_info, "context_get_info", second.context).device_count
    assert count == 0
    second.connected_cap("sweep")
    first.destroy()
    assert library.velto_device_is_valid(device) == 0
    second.advance(2)
    assert second.answer(abi.velto_context_info, "context_get_info", second.context).connected_count == 1
    second.destroy()


# The end while others wait


def answer_of_a_waiter(context: Any, wait: Callable[[], int], is_waiting: Callable[[], bool] = lambda: True) -> int:
    """Destroys a context while a thread waits, and tells what the thread's call answered."""
    answers: list[int] = []
    started = threading.Event()

    def run() -> None:
        started.set()
        answers.append(wait())

    waiter = threading.Thread(target=run, daemon=True)
    waiter.start()
    started.wait()
    # Nobody outside can see that a call has begun to wait; it nearly always has by now, and must not mind if not.
    time.sleep(0.05)
    context.destroy()
    waiter.join(PATIENCE)
    assert answers, "the waiting call did not return"
    return answers[0]


def pending_connect(context: ThreadedContext) -> abi.velto_op:
    """An operation that ends in fifteen seconds at the earliest."""
    sim = context.create_sim()
    device = context.device(sim)
    context.put_out_of_range(sim)
    return context.connect(device)


@scenario
def destroying_ends_a_wait_for_an_operation() -> None:
    library = core.load()
    context = ThreadedContext(library)
    operation = pending_connect(context)
    answer = answer_of_a_waiter(context, lambda: library.velto_op_wait(operation, -1))
    assert answer in (abi.VELTO_ERROR_CANCELLED, abi.VELTO_ERROR_STALE_HANDLE), answer


@scenario
def destroying_ends_a_wait_for_an_event() -> None:
    library = core.load()
    event = abi.velto_event()
    context = ThreadedContext(library)
    context.context_set_event_mask(context.context, 0)
    context.context_flush_events(context.context)
    answer = answer_of_a_waiter(
        context, lambda: library.velto_context_wait_event(context.context, -1, ctypes.byref(event)))
    assert answer == abi.VELTO_ERROR_STALE_HANDLE, answer


@scenario
def destroying_ends_a_wait_in_a_further_queue() -> None:
    library = core.load()
    event = abi.velto_event()
    for flags in (0, abi.VELTO_CONTEXT_PUMPED):
        context = ThreadedContext(library, flags=flags)
        queue = context.answer(abi.velto_queue, "context_create_queue", context.context, 0, 8)
        answer = answer_of_a_waiter(context, lambda: library.velto_queue_wait_event(queue, -1, ctypes.byref(event)))
        assert answer == abi.VELTO_ERROR_STALE_HANDLE, answer


@scenario
def destroying_a_queue_ends_a_wait_in_it() -> None:
    library = core.load()
    event = abi.velto_event()
    context = ThreadedContext(library)
    queue = context.answer(abi.velto_queue, "context_create_queue", context.context, 0, 8)
    doomed = type("Doomed", (), {"destroy": lambda self: library.velto_queue_destroy(queue)})()
    answer = answer_of_a_waiter(doomed, lambda: library.velto_queue_wait_event(queue, -1, ctypes.byref(event)))
    assert answer == abi.VELTO_ERROR_STALE_HANDLE, answer
    context.destroy()


@scenario
def destroying_ends_a_dispatch() -> None:
    library = core.load()
    context = ThreadedContext(library, flags=abi.VELTO_CONTEXT_PUMPED)
    library.velto_context_dispatch(context.context, 0)
    answer = answer_of_a_waiter(context, lambda: library.velto_context_dispatch(context.context, -1))
    assert answer in (abi.VELTO_OK, abi.VELTO_NOTHING, abi.VELTO_ERROR_STALE_HANDLE), answer


@scenario
def destroying_ends_a_pumped_wait_for_an_operation() -> None:
    library = core.load()
    context = ThreadedContext(library, flags=abi.VELTO_CONTEXT_PUMPED)
    sim = context.create_sim()
    device = context.device(sim)
    context.put_out_of_range(sim)
    operation = context.connect(device)
    answer = answer_of_a_waiter(context, lambda: library.velto_op_wait(operation, -1))
    assert answer in (abi.VELTO_ERROR_CANCELLED, abi.VELTO_ERROR_STALE_HANDLE), answer


@scenario
def destroying_leaves_a_poller_with_an_error() -> None:
    library = core.load()
    context = ThreadedContext(library)
    device = context.device(context.create_sim())
    context.op_wait(context.connect(device), 10_000)
    value = abi.velto_input()
    value.struct_size = ctypes.sizeof(value)

    def poll() -> int:
        while True:
            result = library.velto_device_poll_input(device, 0.001, ctypes.byref(value))
            if result < 0:
                return result

    assert answer_of_a_waiter(context, poll) == abi.VELTO_ERROR_STALE_HANDLE


@scenario
def many_threads_create_and_destroy() -> None:
    library = core.load()
    before = descriptors()
    failures: list[BaseException] = []

    def work() -> None:
        try:
            for _ in range(20):
                with pumped(library) as context:
                    context.connected_cap()
        except BaseException as failure:
            failures.append(failure)

    workers = [threading.Thread(target=work) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert not failures, failures
    assert descriptors() == before


@scenario
def handles_die_while_others_use_them() -> None:
    library = core.load()
    value = [abi.velto_input(struct_size=ctypes.sizeof(abi.velto_input)) for _ in range(4)]
    current: list[tuple[int, abi.velto_device, abi.velto_queue, abi.velto_op]] = []
    is_over = threading.Event()
    results: list[set[int]] = [set() for _ in value]

    def use(index: int) -> None:
        event, count, info = abi.velto_event(), ctypes.c_size_t(), abi.velto_context_info()
        info.struct_size = ctypes.sizeof(info)
        while not is_over.is_set():
            if not current:
                continue
            context, device, queue, operation = current[-1]
            results[index] |= {
                library.velto_device_poll_input(device, 0.01, ctypes.byref(value[index])),
                library.velto_device_ingest_packet(device, packet(index), 16, 0),
                library.velto_context_get_info(context, ctypes.byref(info)),
                library.velto_context_list_devices(context, None, 0, ctypes.byref(count)),
                library.velto_queue_wait_event(queue, 0, ctypes.byref(event)),
                library.velto_op_wait(operation, 0),
                library.velto_device_set_player_index(device, index),
                library.velto_device_calibrate_neutral(device),
            }

    users = [threading.Thread(target=use, args=(index,)) for index in range(len(value))]
    for user in users:
        user.start()
    for cycle in range(CYCLES):
        context = ThreadedContext(library, flags=abi.VELTO_CONTEXT_PUMPED if cycle % 2 else 0)
        device = context.answer(
            abi.velto_device, "context_create_ingest_device", context.context, abi.VELTO_FAMILY_TRIKI, b"shared")
        queue = context.answer(
            abi.velto_queue, "context_create_queue", context.context, abi.VELTO_EVENT_CLASS_STANDARD, 16)
        operation = context.answer(abi.velto_op, "context_start_scan", context.context, None)
        current.append((context.context, device, queue, operation))
        time.sleep(0.002)
        context.destroy()
    is_over.set()
    for user in users:
        user.join()
    answered = set().union(*results)
    assert abi.VELTO_OK in answered and abi.VELTO_ERROR_STALE_HANDLE in answered
    assert answered <= {
        abi.VELTO_OK, abi.VELTO_NOTHING, abi.VELTO_TIMED_OUT, abi.VELTO_ERROR_STALE_HANDLE, abi.VELTO_ERROR_BUSY,
        abi.VELTO_ERROR_BUFFER_TOO_SMALL, abi.VELTO_ERROR_CANCELLED,
    }, answered


# Scarcity


@scenario
def a_context_without_descriptors_is_refused_and_leaves_nothing() -> None:
    library = core.load()
    PumpedContext(library).destroy()
    # The lowest free number is always the one that is given: no gaps, and only the limit decides.
    while os.dup(0) < max(descriptors()):
        pass
    before = descriptors()
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    context = ctypes.c_void_p()
    settings = definition(library, airs=abi.VELTO_AIR_SIMULATED)
    results = []
    for spare in range(8):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(before) + 1 + spare, limits[1]))
        result = library.velto_context_create(ctypes.byref(settings), ctypes.byref(context))
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)
        results.append(result)
        if result == abi.VELTO_OK:
            library.velto_context_destroy(context)
        assert descriptors() == before
    assert results[0] == abi.VELTO_ERROR_OUT_OF_MEMORY and results[-1] == abi.VELTO_OK, results
    assert set(results) == {abi.VELTO_OK, abi.VELTO_ERROR_OUT_OF_MEMORY}


# Owners


@scenario
def a_context_of_the_same_owner_replaces_the_older() -> None:
    library = core.load()
    first = ThreadedContext(library, owner_name=b"plug-in")
    other = PumpedContext(library, owner_name=b"another")
    second = PumpedContext(library, owner_name=b"plug-in")
    clock = ctypes.c_uint64()
    assert library.velto_context_get_time_ns(first.context, ctypes.byref(clock)) == abi.VELTO_ERROR_STALE_HANDLE
    for context in (other, second):
        assert library.velto_context_get_time_ns(context.context, ctypes.byref(clock)) == abi.VELTO_OK
        context.destroy()
    PumpedContext(library, owner_name=b"plug-in").destroy()


# Forks


@scenario
def a_forked_child_is_refused_by_every_function() -> None:
    library = core.load()
    before = descriptors()
    threaded = ThreadedContext(library)
    device = threaded.device(threaded.create_sim())
    threaded.op_wait(threaded.connect(device), 10_000)
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
    threaded.op_wait(threaded.answer(abi.velto_op, "device_disconnect", device), 10_000)
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


if __name__ == "__main__":
    SCENARIOS[sys.argv[1]]()
