"""bindings/csharp/FUNCTIONS.md and bindings/godot/FUNCTIONS.md: the counterpart of each function of the C API, or that there is none."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Iterator

from .description import Api, Area
from .godot_names import method_name, methods

BINDINGS = Path(__file__).resolve().parents[2]
TYPE = re.compile(r"^ {4}(public|internal) (?:\w+ )*(?:class|struct) (\w+)")
MEMBER = re.compile(r"^ {8}(public|internal|private|protected) (?:[\w<>\[\],.?]+ )*?(\w+)(?:<\w+>)?\s*(\(|\{|=>|$)")
ITSELF = "by itself"
"""The caller of a function that no member stands for."""
CALL = re.compile(r"(?<!Interop\.)\bNative\.(velto_\w+)")
METHOD = re.compile(r"^void (Velto\w*?)_(\w+)\(struct call \*call\) \{$(.*?)^\}$", re.M | re.S)

CSHARP = """# From C to C#

The C# counterpart of each function of the C API. Structures begin with `Initial`, in place of `velto_..._init()`.
The package calls some by itself. Functions without a class are called through `VeltoKit.Interop.Native`, under their names in C; they are listed at the end.

<!-- Generated from bindings/api; do not edit. -->

| C | C# |
|---|---|
"""

GODOT = """# From C to Godot

The method of each function of the C API, in both add-ons. Signals and members of `VeltoInput` take the place of events and polls, and
the add-ons call some functions by themselves. Functions without a method are listed at the end: games that need them call them in a program of their own, in another language.

<!-- Generated from bindings/api; do not edit. -->

| C | Godot |
|---|---|
"""


def outputs(api: Api) -> dict[str, str]:
    return {
        "bindings/csharp/FUNCTIONS.md": page(api, CSHARP, csharp_faces(), "Without a class"),
        "bindings/godot/FUNCTIONS.md": page(api, GODOT, godot_faces(api), "Without a method"),
    }


def page(api: Api, head: str, faces: dict[str, list[str]], heading: str) -> str:
    rows = [f"| `{name}()` | {', '.join(face if face == ITSELF else f'`{face}`' for face in faces[name])} |" for area in api.enabled_areas
            for name in functions(area) if name in faces]
    lines = [head + "\n".join(rows), "", f"## {heading}", "", "| header | functions |", "|---|---|"]
    for area in api.enabled_areas:
        missing = [name for name in functions(area) if name not in faces]
        if missing:
            lines.append(f"| `velto_{area.name}.h`, {area.title} | {', '.join(f'`{name}()`' for name in missing)} |")
    return "\n".join([*lines, ""])


def functions(area: Area) -> list[str]:
    """Initializers of structures are macros of the languages."""
    return [function.name for function in area.functions if not function.name.endswith("_init")]


def csharp_faces(package: Path = BINDINGS / "csharp/VeltoKit") -> dict[str, list[str]]:
    """C function to the public members that call it, such as `Device.Pair()`; the class alone for what a private member calls."""
    found: dict[str, list[str]] = {}
    for path in sorted(package.glob("*.cs")):
        for name, face in csharp_calls(path.read_text()):
            if face not in found.setdefault(name, []):
                found[name].append(face)
    # A class says less than its members, and more than nothing.
    return {
        name: [face for face in faces if "." in face] or [face for face in faces if face != ITSELF] or faces for name, faces in found.items()}


def csharp_calls(text: str) -> Iterator[tuple[str, str]]:
    owner, face = ITSELF, ITSELF
    for line in text.splitlines():
        if type_ := TYPE.match(line):
            owner = face = type_[2] if type_[1] == "public" else ITSELF
        elif member := MEMBER.match(line):
            face = csharp_member(owner, *member.groups())
        for call in CALL.finditer(line):
            yield call[1], face


def csharp_member(owner: str, access: str, name: str, sign: str) -> str:
    if access != "public" or owner == ITSELF:
        return owner
    if name == owner:
        return f"new {owner}()"
    return f"{owner}.{name}" + ("()" if sign == "(" else "")


def godot_faces(api: Api) -> dict[str, list[str]]:
    """C function to the methods that call it, such as `VeltoDevice.get_name()`."""
    found = {function.name: [f"{owner}.{method_name(function)}()"] for owner, function in methods(api)}
    source = "".join(path.read_text() for path in sorted((BINDINGS / "godot/src").glob("*.c")))
    for owner, name, body in METHOD.findall(source):
        for call in re.findall(r"\bvelto_\w+(?=\()", body):
            found.setdefault(call, [f"{owner}.{name}()"])
    for call in re.findall(r"\bvelto_\w+(?=\()", source):
        found.setdefault(call, [ITSELF])
    return found
