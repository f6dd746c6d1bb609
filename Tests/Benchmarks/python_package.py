"""What the Python package costs: a poll through its classes, events per second, its size and import time beside others'."""

from __future__ import annotations

import asyncio
import os
import resource
import struct
import subprocess
import sys
import time
import timeit
from pathlib import Path
from typing import Any, Callable

import programs
import python_call
from tables import Table

from veltokit import Backend, Context, Device, EventClass, EventQueue, Family, Input, Stream

OTHERS = ("bleak", "simplepyble")
"""Packages that find and connect Bluetooth LE devices from Python."""
FOLDER = programs.WORK / "python"
CLASS_BUDGET = "3.00"
SAMPLE_BUDGET, MEMBER_BUDGET = "1.00", "0.33"


def calls(is_brief: bool) -> Table:
    """A poll as ctypes sees it, and through the public classes, as a ratio to an empty call with the same arguments."""
    count = 100 if is_brief else 20000
    raw, empty = python_call.measure(count)
    with feed() as (velto, device):
        device.player_index = 0
        player = velto.player(0)
        of_device = best(lambda: device.poll(1 / 60), count)
        of_player = best(lambda: player.poll(1 / 60), count)
    rows = [["empty call", f"{empty:.0f}", "", ""], ["poll, nothing new", f"{raw:.0f}", f"{raw / empty:.2f}", python_call.BUDGET]]
    for name, nanoseconds in (("Device.poll()", of_device), ("Player.poll()", of_player)):
        rows.append([name, f"{nanoseconds:.0f}", f"{nanoseconds / empty:.2f}", CLASS_BUDGET])
    return Table("Calls from Python, through ctypes", ["", "ns", "ratio", "budget"], rows, judged="ratio")


class feed:
    """A context without a thread, and a device whose packets the benchmark feeds."""

    def __enter__(self) -> tuple[Context, Device]:
        self.velto = Context(backends=Backend.SIMULATED, pumped=True, ephemeral=True)
        return self.velto, self.velto.create_ingest_device(Family.TRIKI, "benchmark")

    def __exit__(self, *_: object) -> None:
        self.velto.close()


def best(call: Callable[[], Any], count: int) -> float:
    """Nanoseconds of a call: the best of many short rounds, some of which nothing else interrupts."""
    number = max(count // 40, 1)
    return min(timeit.repeat(call, number=number, repeat=200)) / number * 1e9


def samples(is_brief: bool) -> Table:
    """Samples that wait, taken one after the other, beside a callback that makes the same of the packet of each."""
    count = 200 if is_brief else 20000
    packet, scale, values = bytes([0x22, 0]) + bytes(14), 9.80665 / 16384, list[Any]()

    def called_back(_: Any, data: bytes) -> None:
        x, y, z = struct.unpack("<3h", data[2:8])
        values.append((time.monotonic(), x * scale, y * scale, z * scale))

    callback = best(lambda: called_back(None, packet), count)
    ways: dict[str, Callable[[Stream], int]] = {
        "for sample in stream": lambda stream: sum(1 for _ in zip(range(count), stream)),
        "for sample in stream.drain()": lambda stream: sum(1 for _ in stream.drain()),
    }
    rows = [["a callback with struct, time and units", f"{callback:.0f}", "", ""]]
    with feed() as (velto, device), device.signal("axes").stream(capacity=count) as stream:
        for name, way in ways.items():
            seconds = min(timed(lambda: way(stream), lambda: fill(velto, device, packet, count), count) for _ in range(5))
            rows.append([name, f"{seconds * 1e9:.0f}", f"{seconds * 1e9 / callback:.2f}", SAMPLE_BUDGET])
    pad = Input()
    member = best(lambda: pad.clicked, count)
    rows.append(["input.clicked", f"{member:.0f}", f"{member / callback:.2f}", MEMBER_BUDGET])
    return Table("Samples in Python", ["", "ns", "ratio", "budget"], rows, judged="ratio")


def fill(velto: Context, device: Device, packet: bytes, count: int) -> None:
    for _ in range(count):
        device.ingest(packet)
    velto.dispatch(0)


def timed(way: Callable[[], int], prepare: Callable[[], None], count: int) -> float:
    """Seconds of each of that many elements."""
    prepare()
    begin = time.perf_counter()
    assert way() == count
    return (time.perf_counter() - begin) / count


def events(is_brief: bool) -> Table:
    """Events that wait in a queue, taken one after the other."""
    count = 200 if is_brief else 20000
    packets = [bytes([0x22, button]) + bytes(14) for button in (1, 0)]
    ways: dict[str, Callable[[EventQueue], int]] = {
        "for event in queue.drain()": lambda queue: sum(1 for _ in queue.drain()),
        "the same, reading a member": lambda queue: sum(1 for event in queue.drain() if event.timestamp_ns),
        "async for event in queue": lambda queue: asyncio.run(take(queue, count)),
    }
    rows = []
    with feed() as (velto, device), velto.events(EventClass.BUTTON, capacity=65536) as queue:
        for name, way in ways.items():
            rates = []
            for _ in range(3):
                for index in range(count):
                    device.ingest(packets[index % 2])
                begin = time.perf_counter()
                assert way(queue) == count
                rates.append(count / (time.perf_counter() - begin))
            rows.append([name, f"{max(rates):,.0f}"])
    return Table("Events in Python", ["", "per second"], rows)


async def take(queue: EventQueue, count: int) -> int:
    """Takes as many events as there are."""
    taken = 0
    async for _ in queue:
        taken += 1
        if taken == count:
            break
    return taken


def packages(is_brief: bool) -> Table:
    """The size of the wheels with what they need, and the processor time that importing takes."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    wheels = {"veltokit": [build_wheel()]}
    if not is_brief:
        for name in OTHERS:
            wheels[name] = download(name)
    rows = []
    for name, files in wheels.items():
        megabytes = sum(path.stat().st_size for path in files) / 1e6
        target = install(name, files)
        seconds = import_time(name, target, 2 if is_brief else 15)
        count = "1 wheel" if len(files) == 1 else f"{len(files)} wheels"
        rows.append([name, count, f"{megabytes:.2f}" if files else "not available", f"{seconds * 1e3:.0f}" if files else ""])
    return Table("The Python package beside others", ["", "", "MB", "import, ms"], rows)


def build_wheel() -> Path:
    """The wheel of this repository, with the library inside."""
    script = programs.ROOT / ".ci/wheel"
    run = subprocess.run([script, os.environ["VELTOKIT_LIBRARY"], FOLDER / "veltokit"], check=True, stdout=subprocess.PIPE, text=True)
    return Path(run.stdout.splitlines()[-1])


def download(name: str) -> list[Path]:
    """The wheels of another package and of what it needs; none without a network."""
    folder = FOLDER / name
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary", ":all:", "--dest", folder, name]
    subprocess.run(command, check=False, stderr=subprocess.DEVNULL)
    return sorted(folder.glob("*.whl"))


def install(name: str, files: list[Path]) -> Path:
    """A folder with just these packages."""
    target = FOLDER / f"{name}-installed"
    if files:
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--upgrade", "--target", target]
        subprocess.run([*command, *files], check=True)
    return target


def import_time(name: str, target: Path, rounds: int) -> float:
    """Seconds of processor time beyond those of an empty program: the best of several runs."""
    program = f"import sys; sys.path.insert(0, {str(target)!r}); "
    return processor_time(program + f"import {name}", rounds) - processor_time(program, rounds)


def processor_time(program: str, rounds: int) -> float:
    least = float("inf")
    for _ in range(rounds):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-S", "-c", program], check=False, stderr=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        least = min(least, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return least
