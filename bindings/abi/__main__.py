"""Guards the binary interface: compares the headers with the baseline of the last version that programs were compiled for.

    python bindings/abi             print what changed; exit 1 if an older program would not bear it
    python bindings/abi --remake    make the baseline from the headers (`make generate` does, until 0.1.0)

The baseline is a table of everything that programs compile in, a description by `abidw`, and a program of that time.
"""

from __future__ import annotations

import argparse
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
INCLUDE = REPOSITORY / "include"
BASELINE = HERE / "baseline"
TABLE, DESCRIPTION, PROGRAM = BASELINE / "veltokit.table", BASELINE / "veltokit.abi", BASELINE / "frames.x86_64"
VERSIONS = REPOSITORY / "Sources/VeltoShared/veltokit.map"
SOURCE = REPOSITORY / "Tests/Package/programs/frames.c"


def compare(old_rows: list[str], new_rows: list[str], old_description: str, new_description: str) -> list[verdict.Change]:
    """The changes by the table, and the findings of `abidiff` beside the appends of the table."""
    changes = verdict.compare(old_rows, new_rows)
    appended = {change.row.split()[1].split(".")[0] for change in changes if not change.is_break}
    if found := differences(old_description, new_description, appended):
        changes.append(verdict.Change(True, "abidiff", found))
    return changes


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


def remake() -> None:
    """Makes the baseline. A program that still fits is kept: it was compiled by what users had."""
    BASELINE.mkdir(exist_ok=True)
    rows = table.rows(INCLUDE)
    is_broken = not TABLE.exists() or any(change.is_break for change in verdict.compare(TABLE.read_text().splitlines(), rows))
    write(TABLE, "".join(f"{row}\n" for row in rows))
    write(DESCRIPTION, stub.describe(INCLUDE))
    if is_broken or not PROGRAM.exists():
        build_program()


def build_program() -> None:
    """Compiles the program and links it with a stub: the library of that time is not needed."""
    with tempfile.TemporaryDirectory() as folder:
        library = stub.build(INCLUDE, Path(folder), options=[f"-Wl,--version-script={VERSIONS}"])
        subprocess.run(
            ["cc", "-O1", "-s", "-Wl,--build-id=none", "-I", INCLUDE, SOURCE, library, "-o", PROGRAM], check=True)


def write(path: Path, text: str) -> None:
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def main() -> int:
    parser = argparse.ArgumentParser(prog="abi", description="Guards the binary interface.")
    parser.add_argument("--remake", action="store_true", help="make the baseline from the headers")
    if parser.parse_args().remake:
        remake()
        return 0
    changes = compare(
        TABLE.read_text().splitlines(), table.rows(INCLUDE), DESCRIPTION.read_text(), stub.describe(INCLUDE))
    print("\n".join(map(str, changes)) or "The interface is that of the baseline.")
    return int(any(change.is_break for change in changes))


if __name__ == "__main__":
    sys.exit(main())
