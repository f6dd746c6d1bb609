"""Writes generated files, or compares them with what is there."""

from __future__ import annotations

import difflib
from pathlib import Path

GENERATED_FOLDERS = (
    "include/veltokit", "Sources/*/Generated", "bindings/csharp/VeltoKit/Generated", "bindings/godot/src/generated",
    "bindings/godot/godot4/addons/veltokit/doc_classes")
"""Folders in which a file that nothing generates any more is a mistake."""


def leftovers(root: Path, files: dict[str, str]) -> list[Path]:
    """Files in generated folders that the description no longer produces."""
    present = [path for folder in GENERATED_FOLDERS for path in sorted(root.glob(f"{folder}/[!.]*")) if path.is_file()]
    return [path for path in present if str(path.relative_to(root)) not in files]


def write(root: Path, files: dict[str, str]) -> int:
    """Writes what differs and removes leftovers; returns the number of changed files."""
    changed = 0
    for name, content in files.items():
        path = root / name
        if path.exists() and path.read_text() == content:
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
        changed += 1
    for path in leftovers(root, files):
        path.unlink()
        changed += 1
    return changed


def differences(root: Path, files: dict[str, str]) -> list[str]:
    """One paragraph per stale file: its name and the first lines that differ."""
    stale = []
    for name, content in files.items():
        path = root / name
        present = path.read_text() if path.exists() else ""
        if present != content:
            diff = difflib.unified_diff(present.splitlines(), content.splitlines(), name, "regenerated", lineterm="", n=0)
            stale.append("\n".join(list(diff)[:12]))
    return stale + [f"{path.relative_to(root)} is no longer generated." for path in leftovers(root, files)]
