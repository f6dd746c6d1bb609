"""A library without code that has the functions of installed headers: what `abidw` describes and `abidiff` compares."""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

import headers


def describe(include: Path, header: str = "veltokit/velto.h") -> str:
    """The description by `abidw` of a stub. Identifiers are hashes: what did not change keeps its lines."""
    with tempfile.TemporaryDirectory() as folder:
        library = build(include, Path(folder), header)
        command = [
            "abidw", "--type-id-style", "hash", "--no-show-locs", "--no-corpus-path", "--no-comp-dir-path", "--no-architecture", library]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def build(include: Path, folder: Path, header: str = "veltokit/velto.h", options: Sequence[str] = ()) -> Path:
    """Builds the stub of the functions that a header declares."""
    code, library = folder / "stub.c", folder / "libveltokit.so"
    functions = [f"{text} {{ {ending(text, name)} }}\n" for name, text in headers.read(include, header).prototypes]
    code.write_text("".join([f"#include <{header}>\n", *functions]))
    flags = ["-std=gnu11", "-w", "-g", "-O0", "-shared", "-fPIC", "-Wl,-soname,libveltokit.so.0", f"-ffile-prefix-map={folder}=.", *options]
    subprocess.run(["cc", *flags, "-I", include, code, "-o", library], check=True)
    return library


def ending(prototype: str, name: str) -> str:
    """The value that a function of this type returns: any is right."""
    result = re.match(rf"(.*?)\b{name}\(", prototype)
    assert result, prototype
    kind = result[1].replace("extern", "").strip()
    return "" if kind == "void" else f"static {kind.removeprefix('const ') if '*' not in kind else kind} nothing; return nothing;"
