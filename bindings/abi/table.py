"""The table of the C interface: a line for each constant, macro, type, structure, member, default value and function.

The values are those that a C program prints which the compiler of the machine made from the headers.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path

import headers
from headers import Headers

PRELUDE = r"""
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#define KIND(x) _Generic((x), char *: "text", const char *: "text", void *: "pointer", float: "float", double: "double", \
    signed char: "int8", unsigned char: "uint8", short: "int16", unsigned short: "uint16", int: "int32", \
    unsigned int: "uint32", long: "int64", unsigned long: "uint64", long long: "int64", unsigned long long: "uint64", \
    default: "bytes")
static void show(const char *kind, const void *at, size_t size) {
    double real = 0; long long number = 0; unsigned long long plain = 0; const char *text = NULL;
    if (!strcmp(kind, "float")) { float narrow; memcpy(&narrow, at, sizeof narrow); printf("float %.9g\n", narrow); return; }
    if (!strcmp(kind, "double")) { memcpy(&real, at, sizeof real); printf("double %.17g\n", real); return; }
    if (!strcmp(kind, "text")) { memcpy(&text, at, sizeof text); printf(text ? "\"%s\"\n" : "NULL\n", text); return; }
    if (!strncmp(kind, "uint", 4)) { memcpy(&plain, at, size); printf("%s %llu\n", kind, plain); return; }
    if (!strncmp(kind, "int", 3)) {
        memcpy(&plain, at, size);
        number = size == 8 ? (long long)plain : (long long)(plain ^ (1ull << (size * 8 - 1))) - (1ll << (size * 8 - 1));
        printf("%s %lld\n", kind, number);
        return;
    }
    printf("bytes ");
    const unsigned char *bytes = at;
    size_t used = size;
    while (used > 0 && bytes[used - 1] == 0) used--;
    for (size_t i = 0; i < used; i++) printf("%02x", bytes[i]);
    printf("%szero\n", used ? " then " : "");
}
#define VALUE(row, expression) do { __auto_type value = (expression); printf("%s: ", row); show(KIND(value), &value, sizeof value); } while (0)
#define ARRAY(row, array) do { printf("%s: ", row); show("bytes", array, sizeof array); } while (0)
#define MEMBER(row, owner, member, type) printf("%s: offset %zu size %zu %s\n", row, offsetof(owner, member), sizeof ((owner *)0)->member, type)
#define SAME(row, one, other) printf("%s: %s\n", row, (one) == (other) ? "the size" : "another number")
#define SIZE(row, type, rule) printf("%s: size %zu align %zu %s\n", row, sizeof(type), _Alignof(type), rule)
"""


def rows(include: Path, versions: Path, header: str = "veltokit/velto.h") -> list[str]:
    """The table of installed headers.

    Args:
        versions: The version script of the linker.
    """
    found = headers.read(include, header)
    order = (constants, function_macros, types, aggregates, defaults)
    statements = [statement for part in order for statement in part(found)]
    statements += functions(found, version_nodes(versions.read_text()))
    with tempfile.TemporaryDirectory() as folder:
        source, program = Path(folder) / "table.c", Path(folder) / "table"
        source.write_text(f"#include <{header}>\n{PRELUDE}\nint main(void) {{\n{''.join(statements)}return 0;\n}}\n")
        subprocess.run(["cc", "-std=gnu11", "-w", "-O0", "-I", include, source, "-o", program], check=True)
        return subprocess.run([program], check=True, capture_output=True, text=True).stdout.splitlines()


def constants(found: Headers) -> list[str]:
    names = [*found.constants, *(name for name in found.macros if not name.endswith("_INIT"))]
    return [f'VALUE("constant {name}", {name});\n' for name in sorted(names)]


def function_macros(found: Headers) -> list[str]:
    return [line(f"macro {name}{text}") for name, text in sorted(found.function_macros.items())]


def types(found: Headers) -> list[str]:
    return [line(f"type {name}: {text}") for name, text in sorted(found.types.items())]


def aggregates(found: Headers) -> list[str]:
    statements = []
    for name, aggregate in sorted(found.aggregates.items()):
        grows = "grows" if aggregate.members[0][1] == "struct_size" else "fixed"
        statements.append(f'SIZE("{aggregate.kind} {name}", {name}, "{grows}");\n')
        statements += [f'MEMBER("member {name}.{member}", {name}, {member}, "{text}");\n' for text, member in aggregate.members]
    return statements


def defaults(found: Headers) -> list[str]:
    statements = []
    for macro in sorted(name for name in found.macros if name.endswith("_INIT")):
        name = macro.removesuffix("_INIT").lower()
        statements.append(f"{{ const {name} initial = {macro};\n")
        for text, member in found.aggregates[name].members:
            if member == "struct_size":
                statements.append(f'SAME("default {name}.struct_size", initial.struct_size, sizeof(initial));\n')
            else:
                show = "ARRAY" if "[" in text else "VALUE"
                statements.append(f'{show}("default {name}.{member}", initial.{member});\n')
        statements.append("}\n")
    return statements


def functions(found: Headers, nodes: dict[str, str]) -> list[str]:
    """Programs request a function with its version node, and do not start if the node differs."""
    return [line(f"function {name}: {nodes.get(name, 'not exported')} {text}") for name, text in sorted(found.functions.items())]


def version_nodes(script: str) -> dict[str, str]:
    """Maps each function to its node in the version script."""
    return {name: node for node, names in re.findall(r"^(VELTO_\S+) \{(.*?)\}", script, re.M | re.S) for name in re.findall(r"\b(velto_\w+);", names)}


def line(text: str) -> str:
    quoted = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'puts("{quoted}");\n'
