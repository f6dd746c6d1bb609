"""The files from which the linker took code, found by linking the library once more."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path


def command(library: Path) -> list[str]:
    """The command by which the package manager has linked the library, from its list of commands."""
    wanted = f'"{library}"'
    for line in (library.parents[2] / "release.yaml").read_text().splitlines():
        place, _, words = line.partition("args: ")
        if not place.strip() and wanted in words and "--gc-sections" in words:
            return json.loads(words)
    raise LookupError(f"no command links {library}")


def files(library: Path, folder: Path, more: Sequence[str] = ()) -> set[str]:
    """The names of static libraries of which something was taken, and of object files that are not the project's own.

    Args:
        more: Further words of the command.
    """
    library = library.resolve()
    project = library.parents[3]
    statistics, inputs = folder / "statistics", folder / "inputs"
    words = command(library)
    words[words.index("-o") + 1] = str(folder / "linked.so")
    report = [f"--print-archive-stats={statistics}", f"--dependency-file={inputs}"]
    words += [*more, *(word for option in report for word in ("-Xlinker", option))]
    linked = subprocess.run(words, capture_output=True, text=True, cwd=project)
    assert linked.returncode == 0, linked.stdout + linked.stderr
    rows = [line.split("\t") for line in statistics.read_text().splitlines()[1:]]
    archives = {Path(name).name for _, taken, name in rows if int(taken)}
    foreign = {Path(name) for name in inputs.read_text().split() if project not in Path(name).parents}
    return archives | {path.name for path in foreign if path.suffix == ".o"}
