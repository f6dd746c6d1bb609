"""Which class, method or property of the Python package is the face of which C function: read from its source."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Iterator

from .description import Api

PACKAGE_FOLDER = Path(__file__).resolve().parents[2] / "python/veltokit"
GENERATED = {"_abi.py", "_enums.py", "_events.py", "_input_members.py"}
PARTS = {"_context": "Context", "_device": "Device", "_board": "Board", "_session": "Session", "_track": "Track", "_pure": ""}
"""Modules whose classes are parts of a public class, by the beginning of their names."""

ALIASES = {"ResultBase": "Result", "ValueBase": "LinkState", "EventReader": "EventQueue"}
"""Private classes, and a public one that they are part of."""
MODULES = {"_core": "core.", "errors": "errors.", "orientation": "orientation."}
"""Modules that are public as such."""
TABLES = {"driver": "Driver.set_config()"}
"""The callers that look up functions in a module's table."""

Definition = ast.FunctionDef | ast.AsyncFunctionDef

PAGE = """# From C to Python

The Python counterpart of each function of the C API; a test compares the two lists. Structures are records, or arguments with the same
names; their defaults replace `velto_..._init()`.

| C | Python |
|---|---|
"""


def outputs(api: Api) -> dict[str, str]:
    return {"bindings/python/docs/reference/c.md": PAGE + "".join(rows(api, faces()))}


def rows(api: Api, found: dict[str, list[str]]) -> Iterator[str]:
    """A row for each function that has a face of its own."""
    for function in api.functions():
        if function.name in found:
            yield f"| `{function.name}()` | {', '.join(f'`{face}`' for face in found[function.name])} |\n"


@cache
def faces(package: Path = PACKAGE_FOLDER) -> dict[str, list[str]]:
    """C function to the public names that call it, such as `Device.connect()`."""
    found: dict[str, list[str]] = {}
    for path in sorted(package.glob("*.py")):
        if path.name not in GENERATED:
            for name, face in module_faces(path):
                if face not in found.setdefault(name, []):
                    found[name].append(face)
    return found


def module_faces(path: Path) -> Iterator[tuple[str, str]]:
    owner = next((owner for begin, owner in PARTS.items() if path.name.startswith(begin)), None)
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, Definition) and not node.name.startswith("_"):
            module = MODULES.get(path.stem, None if path.stem.startswith("_") else "")
            yield from ((name, f"{module}{node.name}()") for name in called(node) if module is not None)
        elif isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from class_faces(node, owner or ALIASES.get(node.name, node.name))
        elif isinstance(node, ast.Assign):
            yield from ((name, TABLES.get(path.stem, path.stem)) for name in called(node))


def class_faces(node: ast.ClassDef, owner: str) -> Iterator[tuple[str, str]]:
    for part in node.body:
        if not isinstance(part, Definition):
            yield from ((name, owner) for name in called(part))
        elif part.name in ("__init__", "__await__"):
            yield from ((name, owner) for name in called(part))
        elif part.name.startswith("__"):
            yield from ((name, f"{owner}.{part.name}()") for name in called(part))
        elif not part.name.startswith("_"):
            yield from ((name, f"{owner}.{part.name}{'' if is_property(part) else '()'}") for name in called(part))


def is_property(node: Definition) -> bool:
    return any(re.search(r"\bproperty\b|\.setter$", ast.unparse(decorator)) for decorator in node.decorator_list)


def called(node: ast.AST) -> Iterator[str]:
    """The C functions that code names, as text or as an attribute of the library."""
    for part in ast.walk(node):
        name = part.attr if isinstance(part, ast.Attribute) else part.value if isinstance(part, ast.Constant) else None
        is_type = isinstance(part, ast.Attribute) and ast.unparse(part.value) == "_abi"
        if isinstance(name, str) and re.fullmatch(r"velto_\w+", name) and not is_type:
            yield name
