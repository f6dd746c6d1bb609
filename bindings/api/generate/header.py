"""The C headers: one per area and the umbrella."""

from __future__ import annotations

from collections.abc import Set

from . import shared, wording
from .description import Api, Area, Constant, Function, Handle, Macro, Member, Param, Scalar, Section, Struct, ValueSet
from .shared import Clause


WIDTH = 100
SOURCE = "bindings/api"


def outputs(api: Api) -> dict[str, str]:
    """Path to content of every header."""
    files = {f"include/veltokit/velto_{area.name}.h": area_header(api, area) for area in api.enabled_areas}
    files["include/veltokit/velto.h"] = umbrella(api)
    files["include/veltokit/velto_games.h"] = games(api)
    files["include/veltokit/velto_layout.h"] = layouts(api)
    files["include/veltokit/velto_constants.h"] = typed_macros(api)
    files["include/module.modulemap"] = module_map(api)
    return files


def module_map(api: Api) -> str:
    return (
        f"// Generated from {SOURCE}; do not edit.\n"
        "module CVeltoKit [system] {\n"
        '    umbrella header "veltokit/velto.h"\n'
        "    export *\n"
        "}\n"
    )


def umbrella(api: Api) -> str:
    lines = banner("VeltoKit: Bluetooth motion wearables as game input.", UMBRELLA_INTRO, SOURCE)
    lines += ["#ifndef VELTOKIT_VELTO_H", "#define VELTOKIT_VELTO_H", ""]
    lines += [f'#include "velto_{area.name}.h"' for area in api.enabled_areas if not area.is_provisional]
    lines += ['#include "velto_games.h"', '#include "velto_layout.h"', "", "#endif /* VELTOKIT_VELTO_H */", ""]
    return "\n".join(lines)


def games(api: Api) -> str:
    """The header of the provisional areas."""
    lines = banner("Drivers, strategies and menus: from input to game actions.", PROVISIONAL, SOURCE)
    lines += ["#ifndef VELTOKIT_VELTO_GAMES_H", "#define VELTOKIT_VELTO_GAMES_H", ""]
    lines += [f'#include "velto_{area.name}.h"' for area in api.enabled_areas if area.is_provisional]
    return "\n".join([*lines, "", "#endif /* VELTOKIT_VELTO_GAMES_H */", ""])


PROVISIONAL = "Provisional until 1.0: names and structures may change between minor versions; those of other headers do not."


def layouts(api: Api) -> str:
    """The layout of every structure, apart from the headers that people read."""
    lines = banner("Layouts of all structures, checked when a program is compiled.", LAYOUTS, SOURCE)
    lines += ["#ifndef VELTOKIT_VELTO_LAYOUT_H", "#define VELTOKIT_VELTO_LAYOUT_H", ""]
    for area in api.enabled_areas:
        lines += [f'#include "velto_{area.name}.h"'] if area.structs else []
    lines += ["", *ASSERTIONS.split("\n")]
    for area in api.enabled_areas:
        lines += layout_assertions(area.structs)
    return "\n".join([*lines, "#endif /* VELTOKIT_VELTO_LAYOUT_H */", ""])


LAYOUTS = "Layouts are asserted on 64-bit platforms. Define VELTO_NO_LAYOUT_ASSERTIONS to disable that."

ASSERTIONS = """\
#if !defined(VELTO_NO_LAYOUT_ASSERTIONS) && UINTPTR_MAX == UINT64_MAX
#if defined(__cplusplus)
#define VELTO_ASSERT_LAYOUT(name, condition) static_assert(condition, #name)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define VELTO_ASSERT_LAYOUT(name, condition) _Static_assert(condition, #name)
#else
#define VELTO_ASSERT_LAYOUT(name, condition) \\
    typedef char velto_##name[(condition) ? 1 : -1]
#endif
#define VELTO_ASSERT_SIZE(type, size) \\
    VELTO_ASSERT_LAYOUT(size_of_##type, sizeof(type) == (size))
#define VELTO_ASSERT_OFFSET(type, member, offset) \\
    VELTO_ASSERT_LAYOUT(offset_of_##type##__##member, offsetof(type, member) == (offset))
#else
#define VELTO_ASSERT_SIZE(type, size) struct velto_no_layout_assertions
#define VELTO_ASSERT_OFFSET(type, member, offset) struct velto_no_layout_assertions
#endif
"""


def typed_macros(api: Api) -> str:
    """The signed constants in the form that Swift imports with their types."""
    lines = banner("Constants as typed macros; velto_base.h includes this file for Swift only.", TYPED_MACROS, SOURCE)
    for area in api.enabled_areas:
        for entry in area.contents:
            if isinstance(entry, Constant) and is_constant(entry.scalar):
                lines.append(f"#define {entry.name} (({entry.scalar.c}){int(entry.value)})")
            if isinstance(entry, ValueSet) and is_constant(entry.scalar):
                lines += [f"#define {row.name} (({entry.name}){row.value})" for row in entry.values]
    return "\n".join([*lines, ""])


TYPED_MACROS = "Swift imports anonymous enumerators with another type; these macros have their own."


def is_constant(scalar: Scalar) -> bool:
    """Whether a number is an enumerator in C: debuggers show its name."""
    return scalar.name == "int32"


UMBRELLA_INTRO = """\
Include this file. Each of the headers that it includes covers one subject, begins with an introduction to it, and
compiles by itself.

Link with libveltokit.so. SPDX-License-Identifier: MIT"""


def area_header(api: Api, area: Area) -> str:
    guard = f"VELTOKIT_VELTO_{area.name.upper()}_H"
    intro = f"{PROVISIONAL}\n\n{area.intro}" if area.is_provisional else area.intro
    contracts = [wording.shared_contract(name, clauses) for name, clauses in shared.shared(area).items()]
    intro = "\n\n".join([intro.rstrip(), *contracts])
    lines = banner(area.title + ".", intro, f"{SOURCE}/{area.path.name}")
    lines += [f"#ifndef {guard}", f"#define {guard}", ""]
    lines += preamble(api) if area.name == "base" else includes(area)
    lines += ["#ifdef __cplusplus", 'extern "C" {', "#endif", ""]
    for entry in area.contents:
        clauses = shared.left_out(area, entry) if isinstance(entry, Function) else frozenset()
        lines += declaration(api, entry, clauses) + [""]
    lines += ["#ifdef __cplusplus", '} /* extern "C" */', "#endif", "", f"#endif /* {guard} */", ""]
    return "\n".join(lines)


def banner(title: str, intro: str, source: str) -> list[str]:
    lines = ["/*", *wording.wrap(title, WIDTH, " * "), " *", *wording.paragraphs(intro, WIDTH, " * "), " *"]
    return [*lines, f" * Generated from {source}; do not edit.", " */"]


def includes(area: Area) -> list[str]:
    return [*[f'#include "velto_{name}.h"' for name in area.uses], ""]


def preamble(api: Api) -> list[str]:
    major, minor, patch = api.version_numbers
    return PREAMBLE.replace("@MAJOR@", str(major)).replace("@MINOR@", str(minor)).replace("@PATCH@", str(patch)).split("\n")


PREAMBLE = """\
#include <stddef.h>
#include <stdint.h>

/** Version of this header. */
#define VELTO_VERSION_MAJOR @MAJOR@
#define VELTO_VERSION_MINOR @MINOR@
#define VELTO_VERSION_PATCH @PATCH@

/** A version as one number, for comparisons. */
#define VELTO_VERSION_NUMBER(major, minor, patch) \\
    ((major) * 1000000u + (minor) * 1000u + (patch))

/** Version of this header as one number. */
#define VELTO_VERSION \\
    VELTO_VERSION_NUMBER(VELTO_VERSION_MAJOR, VELTO_VERSION_MINOR, VELTO_VERSION_PATCH)

/** Whether this header has the given version or a newer one; for `#if`. */
#define VELTO_VERSION_AT_LEAST(major, minor, patch) \\
    (VELTO_VERSION_MAJOR > (major) || \\
     (VELTO_VERSION_MAJOR == (major) && VELTO_VERSION_MINOR > (minor)) || \\
     (VELTO_VERSION_MAJOR == (major) && VELTO_VERSION_MINOR == (minor) && \\
      VELTO_VERSION_PATCH >= (patch)))

/** A truth value: 1 or 0; other numbers are invalid arguments. */
typedef int32_t velto_bool;

/* Structure literals and casts in C and C++. */
#ifdef __cplusplus
#define VELTO_LITERAL(type) type
#define VELTO_CAST(type, value) static_cast<type>(value)
#else
#define VELTO_LITERAL(type) (type)
#define VELTO_CAST(type, value) ((type)(value))
#endif

/* Exports the functions of the library. */
#if defined(__GNUC__)
#define VELTO_API __attribute__((visibility("default")))
#else
#define VELTO_API
#endif

/* Constants of type int32_t are enumerators in C and inline in C++; others are macros. */
#if defined(__swift__)
#include "velto_constants.h"
#define VELTO_CONSTANT(type, name, value) struct velto_no_constant
#elif defined(__cplusplus) && __cplusplus >= 201703L
#define VELTO_CONSTANT(type, name, value) inline constexpr type name = value
#elif defined(__cplusplus)
#define VELTO_CONSTANT(type, name, value) static constexpr type name = value
#else
#define VELTO_CONSTANT(type, name, value) enum { name = value }
#endif

/* Size of a structure, for its member struct_size. */
#if defined(__cplusplus)
#define VELTO_SIZE_OF(type) static_cast<uint32_t>(sizeof(type))
#else
#define VELTO_SIZE_OF(type) ((uint32_t)sizeof(type))
#endif
"""


def comment(lines: list[str]) -> list[str]:
    """A documentation comment; short ones take one line."""
    if len(lines) == 1 and len(lines[0]) + 7 <= WIDTH:
        return [f"/** {lines[0]} */"]
    return ["/**", *[f" * {line}".rstrip() for line in lines], " */"]


def with_comment(declared: str, text: str) -> list[str]:
    """A declaration and its meaning: behind it if that fits, above it otherwise."""
    line = f"{declared} /**< {text} */"
    if len(line) <= WIDTH:
        return [line]
    indent = " " * (len(declared) - len(declared.lstrip()))
    first, *rest = wording.wrap(text, WIDTH - 7 - len(indent))
    above = [f"/** {first}", *[f" *  {each}" for each in rest]]
    return [*[f"{indent}{each}" for each in above[:-1]], f"{indent}{above[-1]} */", declared]


def declaration(api: Api, entry: object, left_out: Set[Clause] = frozenset()) -> list[str]:
    if isinstance(entry, Section):
        return section(entry)
    if isinstance(entry, Constant):
        return constant(entry)
    if isinstance(entry, Macro):
        return macro(entry)
    if isinstance(entry, ValueSet):
        return value_set(entry)
    if isinstance(entry, Handle):
        return handle(entry)
    if isinstance(entry, Struct):
        return struct(api, entry)
    assert isinstance(entry, Function)
    return [*comment(wording.function_doc(entry, WIDTH - 3, left_out)), *prototype(entry)]


def section(entry: Section) -> list[str]:
    rule = "-" * (WIDTH - len(entry.title) - 8)
    if not entry.details:
        return [f"/* -- {entry.title} {rule} */"]
    return [f"/* -- {entry.title} {rule}", " *", *wording.paragraphs(entry.details, WIDTH, " * "), " */"]


def constant(entry: Constant) -> list[str]:
    suffix = {"uint32": "u", "uint64": "ull"}.get(entry.scalar.name, "")
    value = repr(float(entry.value)) if entry.scalar.floating else f"{int(entry.value)}{suffix}"
    return [
        *comment(wording.wrap(entry.brief + wording.since(entry), WIDTH - 3)),
        f"VELTO_CONSTANT({entry.scalar.c}, {entry.name}, {value});"
        if is_constant(entry.scalar) else f"#define {entry.name} {f'({value})' if entry.value < 0 else value}",
    ]


def macro(entry: Macro) -> list[str]:
    first, *rest = wording.wrap(f"#define {entry.name} {entry.body}", WIDTH - 6)
    lines = [first, *[f"    {line}" for line in rest]]
    joined = [line.ljust(WIDTH - 2) + "\\" for line in lines[:-1]]
    return [*comment(wording.wrap(f"{entry.brief}{wording.since(entry)}", WIDTH - 3)), *joined, lines[-1]]


def value_set(entry: ValueSet) -> list[str]:
    lines = [*comment(wording.type_doc(entry, WIDTH - 3)), f"typedef {entry.scalar.c} {entry.name};"]
    width = max(len(row.name) for row in entry.values)
    for row in entry.values:
        text = f"{row.brief} Class {row.event_class}." if row.event_class else row.brief
        text += wording.since(row)
        literal = value_literal(entry, row.value)
        lines += with_comment(
            f"VELTO_CONSTANT({entry.name}, {row.name}, {literal});"
            if is_constant(entry.scalar) else f"#define {row.name.ljust(width)} {literal}", text,
        )
    return lines


def value_literal(values: ValueSet, number: int) -> str:
    if not values.is_flags:
        return str(number)
    return f"0x{number:x}{'u' if values.size == 4 else 'ull'}"


def handle(entry: Handle) -> list[str]:
    body = ";" if entry.is_object else " {\n    uint64_t bits;\n}"
    head = comment(wording.type_doc(entry, WIDTH - 3))
    if entry.is_object:
        return [*head, f"typedef struct {entry.name} {entry.name};"]
    lines = [*head, *f"typedef struct {entry.name}{body} {entry.name};".split("\n")]
    nothing = f"#define {entry.null_macro} (VELTO_LITERAL({entry.name}){{0}})"
    return [*lines, *comment([f"The null {entry.name}.{wording.since(entry)}"]), nothing]


def struct(api: Api, entry: Struct) -> list[str]:
    lines = [*comment(wording.type_doc(entry, WIDTH - 3)), f"typedef {'union' if entry.is_union else 'struct'} {entry.name} {{"]
    for member in entry.members:
        count = f"[{member.count_name or member.count}]" if member.count else ""
        phrase = wording.member_phrase(member, entry.is_zero_default(member))
        lines += with_comment(f"    {c_type(member.type, member.is_text)}{member.name}{count};", phrase)
    lines.append(f"}} {entry.name};")
    return lines if entry.frozen is not None else [*lines, "", *init_macro(entry)]


def c_type(type_: object, is_text: bool = False) -> str:
    """A type with the space that separates it from the name."""
    if is_text:
        return "const char *"
    return f"{getattr(type_, 'c', None) or getattr(type_, 'name')} "


def init_macro(entry: Struct) -> list[str]:
    """The same values as the init function, for a declaration; always complete, so that no compiler complains."""
    values = [initial(entry, member) for member in entry.members]
    text = ", ".join(values)
    first = f"#define {entry.init_macro} "
    body = wording.wrap(f"{{{text}}}", WIDTH - 6, "    ")
    joined = [line.ljust(WIDTH - 2) + "\\" for line in [first.rstrip(), *body[:-1]]]
    return [*joined, body[-1]]


def initial(entry: Struct, member: Member) -> str:
    if member.name == "struct_size" and entry.frozen is None:
        return f"VELTO_SIZE_OF({entry.name})"
    if member.count and isinstance(member.type, (Struct, Handle)):
        return "{" + zero(member.type) + "}"
    if member.count:
        return "{0}"
    if isinstance(member.type, (Struct, Handle)):
        return zero(member.type)
    if member.is_text:
        return "NULL"
    return default_literal(member)


def zero(type_: object) -> str:
    """A complete initializer of a nested type."""
    if isinstance(type_, Struct):
        return "{" + ", ".join(zero(m.type) if not m.count else "{0}" for m in type_.members) + "}"
    return "{0}" if isinstance(type_, Handle) else "0"


def default_literal(member: Member) -> str:
    value = member.default
    if isinstance(value, str):
        return value
    if getattr(member.type, "floating", False):
        return repr(float(value or 0)) + ("f" if member.type.name == "float" else "")
    return str(int(value or 0))


def prototype(function: Function) -> list[str]:
    """The prototype, with one argument per line if they do not fit on one line."""
    start = f"VELTO_API {result_type(function)}{function.name}("
    arguments = [text for param in function.params for text in c_params(param)] or ["void"]
    line = start + ", ".join(arguments) + ");"
    if len(line) <= WIDTH:
        return [line]
    indent = " " * len(start)
    if max(map(len, arguments)) + len(indent) > WIDTH:
        indent = " " * 4
        return [start, *[f"{indent}{argument}," for argument in arguments[:-1]], f"{indent}{arguments[-1]});"]
    return [start + arguments[0] + ",", *[f"{indent}{a}," for a in arguments[1:-1]], f"{indent}{arguments[-1]});"]


def result_type(function: Function) -> str:
    return {
        "result": "velto_result ", "void": "void ", "yes_no": "velto_bool ", "text": "const char *",
        "uint32": "uint32_t ", "int32": "int32_t ",
    }[function.returns]


def c_params(param: Param) -> list[str]:
    """The C parameters of one parameter of the description."""
    element = c_type(param.type) if param.type is not None else ""
    is_object = isinstance(param.type, Handle) and param.type.is_object
    if param.shape == "value":
        return [f"{element}*{param.name}" if is_object else f"{element}{param.name}"]
    if param.shape == "text":
        return [f"const char *{param.name}"]
    if param.shape == "bytes":
        return [f"const void *{param.name}", f"size_t {param.size_name}"]
    if param.shape == "list":
        return [f"const {element}*{param.name}", "size_t count"]
    if param.shape == "struct":
        return [f"const {element}*{param.name}"]
    if param.shape in ("out_value", "out_struct", "init_struct"):
        return [f"{element}{'**' if is_object else '*'}{param.name}"]
    if param.shape == "out_frames":
        return [f"void *{param.name}", "size_t frame_size", "size_t capacity", f"{element}*infos", "size_t *out_count"]
    buffer = {"out_text": "char *", "out_bytes": "void *", "out_list": f"{element}*"}[param.shape]
    return [f"{buffer}{param.name}", "size_t capacity", "size_t *out_count"]


def layout_assertions(structs: list[Struct]) -> list[str]:
    lines: list[str] = []
    for entry in structs:
        lines.append(f"VELTO_ASSERT_SIZE({entry.name}, {entry.size});")
        lines += [f"VELTO_ASSERT_OFFSET({entry.name}, {m.name}, {m.offset});" for m in entry.members]
        lines.append("")
    return lines
