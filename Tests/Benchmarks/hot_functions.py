"""The functions of polls and packets, which the linker puts beside each other.

Both come seldom, and find the caches full of other things: on few pages, their code is found sooner.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import bus_cap
import host_way
import instructions
import paced
import packet_way
import programs

ORDER = programs.ROOT / "Sources/VeltoShared/hot_functions.txt"
HEAD = (
    "# The functions of polls and packets, which the linker puts beside each other: on few pages, they are found sooner.",
    "# `make hot-functions` writes them; a name that no longer exists is ignored.")
FOLDER = programs.WORK / "callgrind-hot"


def write() -> None:
    """Writes the functions of each poll, and then those of each packet, so that a poll needs no page of packets."""
    os.environ["LD_LIBRARY_PATH"] = str(instructions.named_library())
    poll = functions(paced.profile(), paced.POLLS)
    packet = socket_packet() | host_packet() | board_packet()
    ORDER.write_text("\n".join([*HEAD, *sorted(poll), *sorted(packet - poll), ""]))


def socket_packet() -> set[str]:
    """Of a packet that comes from BlueZ."""
    bus_cap.run("packet_way", under=callgrind(), play=packet_way.play)
    return functions(dump("c"), packet_way.COUNTED)


def host_packet() -> set[str]:
    """Of a packet of a host radio."""
    programs.lines(Path("valgrind"), *callgrind()[1:], str(programs.build("host_way", "measure")), str(host_way.PACKETS), "pumped")
    return functions(dump("c"), host_way.PACKETS // 2)


def board_packet() -> set[str]:
    """Of the packets of a board with game input, two in a frame."""
    program = str(programs.build("board_way", "measure"))
    printed = programs.lines(Path("valgrind"), *callgrind()[1:], program, "--instructions")
    times = {line.split("|")[0].strip(): int(line.split("|")[3]) for line in printed}
    return functions(dump("game input, two packed packets"), times["game input, two packed packets"])


def callgrind() -> tuple[str, ...]:
    """The command, into an empty folder, with whole names."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    return ("valgrind", "--quiet", "--tool=callgrind", "--demangle=no", "--compress-strings=no", "--compress-pos=no", f"--callgrind-out-file={FOLDER / 'dump'}")


def dump(name: str) -> str:
    texts = (path.read_text(errors="replace") for path in FOLDER.glob("dump.*"))
    return next(text for text in texts if f"{instructions.TRIGGER}{name}\n" in text)


def functions(text: str, times: int) -> set[str]:
    """Those of the library of which most rounds execute an instruction; the others would only lengthen the way."""
    names: set[str] = set()
    for part in re.split(r"^ob=", text, flags=re.M)[1:]:
        if "libveltokit" not in part.partition("\n")[0]:
            continue
        for function in re.split(r"^fn=", part, flags=re.M)[1:]:
            name, _, rows = function.partition("\n")
            own = re.sub(r"^calls=.*\n.*\n", "", rows, flags=re.M)
            counts = (int(count) for count in re.findall(r"^\S+ (?:\d+ )?(\d+)(?: .*)?$", own, re.M))
            if not name.startswith("0x") and max(counts, default=0) >= times / 2:
                names.add(name)
    return names
