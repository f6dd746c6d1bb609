"""The ctypes module agrees with the header by a second route, and with the loaded library."""

from __future__ import annotations

import ctypes
import re
import subprocess
from pathlib import Path

import pytest
from pycparser import CParser, c_ast, c_generator

from veltokit import abi

NAMES_OF_C_TYPES = {
    "int8_t": ctypes.c_int8, "uint8_t": ctypes.c_uint8, "int16_t": ctypes.c_int16, "uint16_t": ctypes.c_uint16,
    "int32_t": ctypes.c_int32, "uint32_t": ctypes.c_uint32, "int64_t": ctypes.c_int64, "uint64_t": ctypes.c_uint64,
    "size_t": ctypes.c_size_t, "float": ctypes.c_float, "double": ctypes.c_double, "char": ctypes.c_char,
}
TYPEDEFS = "\n".join(f"typedef int {name};" for name in NAMES_OF_C_TYPES if name.endswith("_t")) + "\n"


@pytest.fixture(scope="module")
def header(repository: Path) -> c_ast.FileAST:
    """The header without its macros and system headers, parsed."""
    text = subprocess.run(
        ["gcc", "-E", "-P", "-DVELTO_NO_LAYOUT_ASSERTIONS", "-nostdinc", "-I", str(repository / "Tests/Boundary/fake"),
         "-I", str(repository / "include"), "-D__attribute__(x)=", "-"],
        input="#include <veltokit/velto.h>\n", capture_output=True, text=True, check=True,
    ).stdout
    return CParser().parse(TYPEDEFS + text)


@pytest.fixture(scope="module")
def macros(repository: Path) -> dict[str, str]:
    """Every object-like macro of the header."""
    text = subprocess.run(
        ["gcc", "-E", "-dM", "-I", str(repository / "include"), "-"],
        input="#include <veltokit/velto.h>\n", capture_output=True, text=True, check=True,
    ).stdout
    return dict(re.findall(r"^#define (VELTO_\w+) (.+)$", text, re.MULTILINE))


def ctypes_of(node: c_ast.Node):
    """What ctypes should call a parsed type."""
    if isinstance(node, c_ast.TypeDecl):
        return ctypes_of(node.type)
    if isinstance(node, c_ast.IdentifierType):
        name = " ".join(node.names)
        return None if name == "void" else NAMES_OF_C_TYPES.get(name) or getattr(abi, name)
    if isinstance(node, c_ast.ArrayDecl):
        return ctypes_of(node.type) * int(node.dim.value.rstrip("u"))
    assert isinstance(node, c_ast.PtrDecl)
    target = ctypes_of(node.type)
    if target is ctypes.c_char:
        return ctypes.c_char_p
    is_object = isinstance(node.type, c_ast.TypeDecl) and target is ctypes.c_void_p
    return ctypes.c_void_p if target is None or is_object else ctypes.POINTER(target)


def test_every_prototype_is_the_header_s(header: c_ast.FileAST) -> None:
    parsed = {}
    for node in header.ext:
        if isinstance(node, c_ast.Decl) and isinstance(node.type, c_ast.FuncDecl):
            parameters = [ctypes_of(param.type) for param in node.type.args.params]
            arguments = tuple(parameters) if parameters != [None] else ()
            parsed[node.name] = (ctypes_of(node.type.type), arguments)
    declared = {name: (prototype.result, prototype.arguments) for name, prototype in abi.PROTOTYPES.items()}
    assert parsed == declared


def test_every_structure_has_the_header_s_members(header: c_ast.FileAST) -> None:
    parsed = {}
    for node in header.ext:
        if isinstance(node, c_ast.Typedef) and isinstance(node.type.type, (c_ast.Struct, c_ast.Union)):
            members = node.type.type.decls
            if members is not None and not node.name.startswith("__"):
                parsed[node.name] = [(member.name, ctypes_of(member.type)) for member in members]
    ids = {name: value._fields_ for name, value in vars(abi).items() if is_id(value)}
    declared = {name: list(struct._fields_) for name, struct in abi.STRUCTURES.items()}
    assert parsed == {**declared, **ids}


def is_id(value: object) -> bool:
    return isinstance(value, type) and getattr(value, "_fields_", None) == [("bits", ctypes.c_uint64)]


def number(text: str) -> int | float:
    return float(text) if "." in text else int(text, 0)


def test_every_constant_has_the_header_s_value(header: c_ast.FileAST, macros: dict[str, str]) -> None:
    """Signed ones are enumerators, the others macros."""
    parsed: dict[str, int | float] = {}
    for node in header.ext:
        if isinstance(node, c_ast.Decl) and isinstance(node.type, c_ast.Enum):
            for row in node.type.values.enumerators:
                parsed[row.name] = number(c_generator.CGenerator().visit(row.value))
    for name, text in macros.items():
        match = re.fullmatch(r"\(?(-?[0-9a-fx.]+?)(u|ull)?\)?", text)
        if match and not name.startswith("VELTO_VERSION_"):
            parsed[name] = number(match[1])
    declared = {name: value for name, value in vars(abi).items() if re.fullmatch("VELTO_[A-Z0-9_]+", name)}
    version = declared.pop("VELTO_VERSION")
    assert parsed == declared
    parts = [int(macros[f"VELTO_VERSION_{part}"]) for part in ("MAJOR", "MINOR", "PATCH")]
    assert version == parts[0] * 1_000_000 + parts[1] * 1000 + parts[2]


@pytest.mark.parametrize("name", abi.STRUCTURES)
def test_structure_has_the_library_s_size(velto, name: str) -> None:
    assert ctypes.sizeof(abi.STRUCTURES[name]) == velto.velto_abi_struct_size(name.encode())


def test_struct_size_of_an_unknown_or_impossible_name_is_zero(velto) -> None:
    for name in (b"velto_gizmo", b"", b"\xff\xfe", b"x" * 10_000, None):
        assert velto.velto_abi_struct_size(name) == 0
