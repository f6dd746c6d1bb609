"""bindings/csharp/VeltoKit/Generated/Native.cs: the functions of the C API for C#."""

from __future__ import annotations

import re

from .csharp_names import FOLDER, HEAD, WIDTH, documentation, param_name, plain_type, summary
from .description import Api, Function, Param
from .wording import param_docs, promises, results_phrase, wrap


def outputs(api: Api) -> dict[str, str]:
    lines = [HEAD.format(title="The functions of the C API, under their names in C.")[: -len("\n{")] + ".Interop", "{"]
    lines += [*summary(PURPOSE, 4), "    public static unsafe class Native", "    {", '        private const string Library = "veltokit";']
    for area in api.enabled_areas:
        lines += [f"\n        // {area.title}"] if area.functions else []
        for function in area.functions:
            lines += ["", *declaration(function)]
    return {f"{FOLDER}/Native.cs": "\n".join([*lines, "    }", "}", ""])}


PURPOSE = (
    "The functions of the library, as they are in C; the headers explain them. Programs use the classes of VeltoKit, and these for "
    "what the classes do not have."
)
RETURNS = {"result": "Result", "void": "void", "yes_no": "VeltoBool", "text": "byte*", "uint32": "uint", "int32": "int"}


def declaration(function: Function) -> list[str]:
    lines = summary(function.brief, 8)
    details = " ".join([function.details if function.initializes is None else "", *promises(function, 1000)]).strip()
    if details:
        lines += documentation("remarks", re.sub(r"@(\w+) ", lambda tag: f"{tag[1].capitalize()}: ", details), 8)
    for param in function.params:
        for name, text in param_docs(param):
            lines += documentation("param", text, 8, name)
    results = results_phrase(function)
    if results:
        lines += documentation("returns", results, 8)
    return [*lines, "        [DllImport(Library)]", *prototype(function)]


def prototype(function: Function) -> list[str]:
    """The declaration, with its parameters below it if they do not fit."""
    arguments = ", ".join(f"{type_} {param_name(name)}" for param in function.params for type_, name in parameters(param))
    start = f"        public static extern {RETURNS[function.returns]} {function.name}("
    line = f"{start}{arguments});"
    return [line] if len(line) <= WIDTH else [start, *wrap(f"{arguments});", WIDTH, " " * 12)]


def parameters(param: Param) -> list[tuple[str, str]]:
    """Type and name of the C# parameters of one parameter of the description: pointers as in C, for values that need no marshalling.

    LPStr is UTF-8 on Linux; the type that says so is missing in .NET Standard 2.0.
    """
    element = plain_type(param.type) if param.type is not None else ""
    text = ("[MarshalAs(UnmanagedType.LPStr)] string", param.name)
    capacity, count = ("UIntPtr", "capacity"), ("UIntPtr*", "out_count")
    return {
        "value": [(element, param.name)],
        "text": [text],
        "bytes": [("void*", param.name), ("UIntPtr", param.size_name)],
        "list": [(f"{element}*", param.name), ("UIntPtr", "count")],
        "struct": [(f"{element}*", param.name)], "out_struct": [(f"{element}*", param.name)],
        "out_value": [(f"{element}*", param.name)], "init_struct": [(f"{element}*", param.name)],
        "out_text": [("byte*", param.name), capacity, count],
        "out_bytes": [("void*", param.name), capacity, count],
        "out_list": [(f"{element}*", param.name), capacity, count],
        "out_frames": [("void*", param.name), ("UIntPtr", "frame_size"), capacity, (f"{element}*", "infos"), count],
    }[param.shape]
