"""Guards the binary interface: compares the headers with the baseline, that of the last version that programs were compiled for.

    python bindings/abi                    print what changed; exit 1 if an older program would not bear it
    python bindings/abi --remake           before the first release make the baseline from the headers; after it, only compare
    python bindings/abi --release          make the baseline of a release, unless something is broken

The baseline is a table of everything that programs compile in, a description by `abidw`, and a program of that time.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import stub  # noqa: E402
import table  # noqa: E402
import verdict  # noqa: E402

REPOSITORY = HERE.parents[1]
VERSIONS = REPOSITORY / "Sources/VeltoShared/veltokit.map"
SOURCE = REPOSITORY / "Tests/Package/programs/frames.c"


def compare(old_rows: list[str], new_rows: list[str], old_description: str, new_description: str) -> list[verdict.Change]:
    """The changes by the table, and the findings of `abidiff` beside the appends of the table."""
    changes = verdict.compare(old_rows, new_rows)
    broken = {owner(change) for change in changes if change.is_break}
    appended = {owner(change) for change in changes if not change.is_break} - broken
    if found := differences(old_description, new_description, appended):
        changes.append(verdict.Change(True, "abidiff", found))
    return changes


def owner(change: verdict.Change) -> str:
    """The structure of a member, or whatever else a row describes."""
    return change.row.split()[1].split(".")[0]


def differences(old: str, new: str, appended: set[str]) -> str:
    """The findings of `abidiff`, except new functions and structures to which the table only appends."""
    if old == new:
        return ""
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / name for name in ("old.abi", "new.abi", "suppressions")]
        rules = [f"[suppress_type]\n  name = {name}\n" for name in sorted(appended)]
        for path, text in zip(files, (old, new, "\n".join(rules)), strict=True):
            path.write_text(text)
        run = subprocess.run(
            ["abidiff", "--no-added-syms", "--suppressions", files[2], files[0], files[1]], capture_output=True, text=True)
    return run.stdout.strip() or run.stderr.strip() if run.returncode else ""


class Guard:
    """The baseline in a folder, and the headers of today."""

    def __init__(self, include: Path = REPOSITORY / "include", baseline: Path = HERE / "baseline", versions: Path = VERSIONS) -> None:
        self.include, self.versions = include, versions
        self.table, self.description = baseline / "veltokit.table", baseline / "veltokit.abi"
        self.program = baseline / "frames.x86_64"
        self.released = baseline / "released"
        """The file with the last released version; while it is missing, a break is allowed."""

    def changes(self) -> list[verdict.Change]:
        """Returns the changes since the baseline."""
        return compare(
            self.table.read_text().splitlines(), table.rows(self.include, self.versions), self.description.read_text(), stub.describe(self.include))

    def remake(self) -> None:
        """Makes the baseline. A program that still fits is kept: it was compiled by what users had."""
        self.table.parent.mkdir(exist_ok=True)
        rows = table.rows(self.include, self.versions)
        is_broken = not self.table.exists() or any(
            change.is_break for change in verdict.compare(self.table.read_text().splitlines(), rows))
        write(self.table, "".join(f"{row}\n" for row in rows))
        write(self.description, stub.describe(self.include))
        if is_broken or not self.program.exists():
            self.build_program()

    def build_program(self) -> None:
        """Compiles the program and links it with a stub: the library of that time is not needed."""
        with tempfile.TemporaryDirectory() as folder:
            library = stub.build(self.include, Path(folder), options=[f"-Wl,--version-script={self.versions}"])
            subprocess.run(
                ["cc", "-O1", "-s", "-Wl,--build-id=none", "-I", self.include, SOURCE, library, "-o", self.program], check=True)


def write(path: Path, text: str) -> None:
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def version() -> str:
    """The version of the source."""
    [text] = re.findall(r"^version: (\S+)$", (REPOSITORY / "bindings/api/api.yml").read_text(), re.M)
    return text


def main(guard: Guard, arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="abi", description="Guards the binary interface.")
    action = parser.add_mutually_exclusive_group()
    action.add_argument("--remake", action="store_true", help="make the baseline from the headers; after a release, only compare")
    action.add_argument("--release", action="store_true", help="make the baseline of a release")
    wanted = parser.parse_args(arguments)
    if wanted.remake and not guard.released.exists():
        guard.remake()
        return 0
    changes = guard.changes()
    print("\n".join(map(str, changes)) or "The interface is that of the baseline.")
    is_broken = any(change.is_break for change in changes)
    if wanted.release and not (is_broken and guard.released.exists()):
        guard.remake()
        write(guard.released, f"{version()}\n")
        return 0
    return int(is_broken)


if __name__ == "__main__":
    sys.exit(main(Guard()))
