"""What a library needs of the system on which it runs, and whether Ubuntu 22.04 has it.

Usage: needs.py LIBRARY...
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

NEWEST = {"GLIBC": (2, 34), "GLIBCXX": (3, 4, 29), "CXXABI": (1, 3, 13), "GCC": (11,)}
"""The newest symbol versions that may be needed: glibc 2.34, and libstdc++ and libgcc of GCC 11."""

LIBRARIES = {"libc.so.6", "libm.so.6", "libstdc++.so.6", "libgcc_s.so.1", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}
"""The libraries that every desktop has. Others are loaded when they are first needed."""


def versions(library: Path) -> set[tuple[str, tuple[int, ...]]]:
    """The symbol versions that a library needs, such as ("GLIBC", (2, 34))."""
    table = subprocess.run(["objdump", "-T", library], check=True, capture_output=True, text=True).stdout
    needed = re.findall(r"\*UND\*.*\(?\b(GLIBC|GLIBCXX|CXXABI|GCC)_([0-9.]+)\)?", table)
    return {(name, tuple(map(int, number.split(".")))) for name, number in needed}


def libraries(library: Path) -> set[str]:
    """The libraries that the loader has to find, except VeltoKit itself."""
    dynamic = subprocess.run(["readelf", "-d", library], check=True, capture_output=True, text=True).stdout
    return {name for name in re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic) if not name.startswith("libveltokit")}


def excess(library: Path) -> list[str]:
    """What Ubuntu 22.04 does not have."""
    newer = [f"{name}_{'.'.join(map(str, number))}" for name, number in sorted(versions(library)) if number > NEWEST[name]]
    return newer + sorted(libraries(library) - LIBRARIES)


def main() -> int:
    found = {library: excess(Path(library)) for library in sys.argv[1:]}
    for library, more in found.items():
        if more:
            print(f"{library} needs {', '.join(more)}", file=sys.stderr)
    return int(any(found.values()))


if __name__ == "__main__":
    sys.exit(main())
