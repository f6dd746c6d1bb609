"""Reads installed headers: their constants, macros, types, structures and functions, as a compiler for C sees them."""

from __future__ import annotations

import re
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from pycparser import c_ast, c_generator, c_parser

STANDARD = {
    "stddef.h": "typedef unsigned long size_t;\n#define NULL ((void *)0)\n#define offsetof(t, m) __builtin_offsetof(t, m)\n",
    "stdint.h": "".join(
        f"typedef {sign} {name} {prefix}int{bits}_t;\n"
        for sign, prefix in (("signed", ""), ("unsigned", "u"))
        for bits, name in ((8, "char"), (16, "short"), (32, "int"), (64, "long"))),
}
"""The only standard headers that the library's own include: without what is special to a C library, the parser reads them."""

MACHINERY = re.compile(r"VELTO_(API|CAST|LITERAL|CONSTANT|SIZE_OF|ASSERT_\w+)$")
"""Macros that the headers need for themselves."""


@dataclass
class Aggregate:
    """A structure or a union, with the types and the names of its members in order."""

    kind: str
    members: list[tuple[str, str]]


@dataclass
class Headers:
    """The contents of headers. Types and functions are C texts without the names of parameters."""

    constants: list[str] = field(default_factory=list)
    macros: dict[str, str] = field(default_factory=dict)
    function_macros: dict[str, str] = field(default_factory=dict)
    types: dict[str, str] = field(default_factory=dict)
    aggregates: dict[str, Aggregate] = field(default_factory=dict)
    functions: dict[str, str] = field(default_factory=dict)
    prototypes: list[tuple[str, str]] = field(default_factory=list)
    """Name and whole declaration of each function."""


def read(include: Path, header: str = "veltokit/velto.h") -> Headers:
    """Reads a header and everything that it includes.

    Args:
        include: The folder in which `header` is found.
        header: The header, as programs include it.
    """
    found = Headers()
    with tempfile.TemporaryDirectory() as folder:
        for name, text in STANDARD.items():
            (Path(folder) / name).write_text(text)
        read_macros(found, preprocessed(include, header, folder, "-dM"))
        read_declarations(found, preprocessed(include, header, folder, "-P"))
    return found


def preprocessed(include: Path, header: str, standard: str, mode: str) -> str:
    command = ["cc", "-E", mode, "-nostdinc", "-D__attribute__(x)=", "-I", standard, "-I", include, "-include", header, "-xc", "/dev/null"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def read_macros(found: Headers, text: str) -> None:
    for name, parameters, body in re.findall(r"^#define (VELTO_\w+)(\([^)]*\))? ?(.*)$", text, re.M):
        if MACHINERY.match(name) or not body:
            continue
        if parameters:
            found.function_macros[name] = f"{parameters} {body}"
        else:
            found.macros[name] = body


def read_declarations(found: Headers, text: str) -> None:
    # The parser does not know how the checks of the layout find an offset; the table has the offsets.
    for node in c_parser.CParser().parse(re.sub(r"^_Static_assert.*;$", "", text, flags=re.M)).ext:
        if isinstance(node, c_ast.Decl) and isinstance(node.type, c_ast.Enum):
            found.constants += [value.name for value in node.type.values.enumerators]
        elif isinstance(node, c_ast.Decl) and isinstance(node.type, c_ast.FuncDecl):
            found.prototypes.append((node.name, GENERATOR.visit(node)))
            found.functions[node.name] = type_text(node.type)
        elif isinstance(node, c_ast.Typedef):
            if node.name.startswith("velto_"):
                read_type(found, node)
        else:
            raise ValueError(f"the headers have what the guard does not know: {GENERATOR.visit(node)}")


def read_type(found: Headers, node: c_ast.Typedef) -> None:
    declared = node.type.type if isinstance(node.type, c_ast.TypeDecl) else None
    if isinstance(declared, (c_ast.Struct, c_ast.Union)) and declared.decls:
        kind = "union" if isinstance(declared, c_ast.Union) else "struct"
        found.aggregates[node.name] = Aggregate(kind, [(type_text(one.type), one.name) for one in declared.decls])
    else:
        found.types[node.name] = type_text(node.type)


class Nameless(c_ast.NodeVisitor):
    """Removes the names of what is declared, and of parameters: they may change."""

    def visit_TypeDecl(self, node: c_ast.TypeDecl) -> None:  # noqa: N802
        node.declname = None
        self.generic_visit(node)

    def visit_Decl(self, node: c_ast.Decl) -> None:  # noqa: N802
        node.name = None
        self.generic_visit(node)


GENERATOR = c_generator.CGenerator()


def type_text(node: c_ast.Node) -> str:
    Nameless().visit(node)
    return " ".join(GENERATOR.visit(node).split())
