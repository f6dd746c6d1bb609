"""Loads the description (one YAML file per area): validates it against the schema and resolves every name."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import yaml

from .description import (
    SCALARS, Api, Area, Constant, DescriptionError, Function, Handle, Macro, Member, Param, Section, Struct, SwiftType, Value, ValueSet,
)
from .swift_names import joined

API_FOLDER = Path(__file__).resolve().parent.parent
REPOSITORY = API_FOLDER.parent.parent


# libyaml reads the description ten times faster than the parser in Python.
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read(path: Path) -> Any:
    return yaml.load(path.read_text(), Loader=LOADER)


def load(folder: Path = API_FOLDER) -> Api:
    """Reads, validates against the schema and resolves every name."""
    settings = read(folder / "api.yml")
    words = read(folder / "verbs.yml")
    schema = json.loads((API_FOLDER / "schema.json").read_text())
    files = [path for path in sorted(folder.glob("*.yml")) if path.name not in ("api.yml", "verbs.yml")]
    raw = {path: read(path) for path in files}
    for path, content in raw.items():
        validate(path, content, schema)
    return build(settings, words, raw)


def validate(path: Path, content: Any, schema: dict[str, Any]) -> None:
    """Refuses a file that does not follow the schema, naming the entry and what is wrong with it."""
    frame = {**schema, "properties": {**schema["properties"], "contents": {"type": "array"}}}
    problems = [f"{path.name}: {error.message}" for error in jsonschema.Draft202012Validator(frame).iter_errors(content)]
    for entry in content.get("contents", []) if isinstance(content, dict) else []:
        problems += [f"{path.name}: {problem}" for problem in entry_problems(entry, schema)]
    if problems:
        raise DescriptionError("\n".join(problems))


KINDS = ("section", "constant", "macro", "enum", "flags", "id", "object", "struct", "union", "function")


def entry_problems(entry: Any, schema: dict[str, Any]) -> list[str]:
    kinds = [kind for kind in KINDS if isinstance(entry, dict) and kind in entry]
    if not kinds:
        return [f"an entry is none of {', '.join(KINDS)}: {entry}"]
    kind = kinds[0]
    validator = jsonschema.Draft202012Validator({"$ref": f"#/$defs/{kind}", "$defs": schema["$defs"]})
    return [
        f"{entry[kind]}: {'.'.join(str(step) for step in error.absolute_path)}{': ' if error.absolute_path else ''}{error.message}"
        for error in validator.iter_errors(entry)
    ]


def build(settings: dict[str, Any], words: dict[str, Any], raw: dict[Path, Any]) -> Api:
    """Turns validated YAML into objects; types may be used across areas in any order."""
    api = Api(
        version=settings["version"], soname=settings["soname"], enabled=settings["areas"], areas=[],
        verbs=words["verbs"], nouns=words["nouns"], subjects=words["subjects"], types=dict(SCALARS),
    )
    for path, content in raw.items():
        contents = [first_pass(entry) for entry in content["contents"]]
        api.lengths.update({entry.name: int(entry.value) for entry in contents if isinstance(entry, Constant)})
        for entry in contents:
            register(api, path, entry)
        api.areas.append(
            Area(
                name=content["area"], title=content["title"], uses=content["uses"], calls=content.get("calls", ""),
                imports=content.get("imports", []), intro=clean(content["intro"]), contents=contents, path=path,
                is_provisional=content.get("provisional", False),
            )
        )
    for area in api.areas:
        area.contents = [second_pass(api, area, entry) for entry in area.contents]
    given = {
        param.type_name for area in api.areas for function in area.functions for param in function.params
        if not param.is_output
    }
    for area in api.areas:
        area.contents = [expanded for entry in area.contents for expanded in with_init(entry, given)]
    for area in api.areas:
        for struct in area.structs:
            lay_out(struct)
    api.area("base")
    order = {name: index for index, name in enumerate(api.enabled)}
    api.areas.sort(key=lambda area: order.get(area.name, len(order)))
    return api


def clean(text: str | None) -> str:
    return (text or "").strip()


def register(api: Api, path: Path, entry: Any) -> None:
    """Makes a type known by name before anything refers to it."""
    name = getattr(entry, "name", None) if isinstance(entry, (ValueSet, Handle)) else None
    if isinstance(entry, dict) and ("struct" in entry or "union" in entry):
        name = entry.get("struct") or entry["union"]
        is_by_value = entry.get("by_value", False)
        api.types.setdefault(name, Struct(name, None, False, "", "", "", "", [], None, {}, is_by_value=is_by_value))
        return
    if name is not None:
        if name in api.types:
            raise DescriptionError(f"{path.name}: {name} is described twice.")
        api.types[name] = entry


def first_pass(entry: dict[str, Any]) -> Any:
    """Everything that refers to no other type; structures and functions stay as they are."""
    if "section" in entry:
        return Section(entry["section"], clean(entry.get("details")))
    if "constant" in entry:
        return Constant(
            entry["constant"], SCALARS[entry["type"]], entry["value"], entry["unit"], clean(entry["brief"]), entry["since"]
        )
    if "macro" in entry:
        return Macro(entry["macro"], entry["body"], clean(entry["brief"]), entry["since"])
    if "enum" in entry or "flags" in entry:
        return value_set(entry)
    if "id" in entry or "object" in entry:
        return Handle(
            entry.get("id") or entry["object"], entry["kind"], entry["swift"], "object" in entry,
            clean(entry["brief"]), clean(entry.get("details")), entry["since"],
        )
    return entry


def value_set(entry: dict[str, Any]) -> ValueSet:
    is_flags = "flags" in entry
    name = entry["flags"] if is_flags else entry["enum"]
    prefix = entry.get("prefix", name.upper())
    scalar = SCALARS["int32"] if not is_flags else SCALARS[f"uint{entry['bits']}"]
    numbers: dict[str, int] = {}
    values = []
    for row in entry["values"]:
        if "mask" in row:
            number = 0
            for part in row["mask"]:
                number |= numbers[part]
        elif "bit" in row:
            number = 1 << row["bit"]
        else:
            number = row.get("value")
        if number is None:
            raise DescriptionError(f"{name}: {row['name']} has no number.")
        numbers[row["name"]] = number
        values.append(
            Value(f"{prefix}_{row['name']}", number, clean(row["brief"]), row.get("since", entry["since"]),
                  row.get("swift", joined(row["name"].removeprefix("ERROR_").lower())), row.get("data"),
                  row.get("class"), row.get("device", False), row.get("of"))
        )
    return ValueSet(
        name, scalar, is_flags, clean(entry["brief"]), clean(entry.get("details")), clean(entry.get("source")),
        entry["since"], values, prefix, swift_type(entry.get("swift")), entry.get("open", False),
        swift_type(entry.get("cases")),
    )


def swift_type(name: str | None) -> SwiftType | None:
    return SwiftType(*name.split(".", 1)) if name else None


def second_pass(api: Api, area: Area, entry: Any) -> Any:
    if isinstance(entry, dict):
        return function(api, entry) if "function" in entry else struct(api, entry)
    return entry


def lookup(api: Api, name: str, where: str) -> Any:
    if name not in api.types:
        raise DescriptionError(f"{where}: there is no type '{name}'.")
    return api.types[name]


def struct(api: Api, entry: dict[str, Any]) -> Struct:
    result = api.types[entry.get("struct") or entry["union"]]
    result.is_union = "union" in entry
    result.frozen = entry.get("frozen")
    result.hot = entry.get("hot", False)
    result.brief, result.details = clean(entry["brief"]), clean(entry.get("details"))
    result.source, result.since = clean(entry.get("source")), entry["since"]
    presets = entry.get("presets", {})
    result.preset_member, result.presets = presets.get("by"), presets.get("values", {})
    result.swift, result.parts = swift_type(entry.get("swift")), entry.get("parts", {})
    result.is_only_out, result.has_init = entry.get("only") == "out", entry.get("has_init", False)
    result.is_configuration = entry.get("configuration", False)
    result.has_state, result.is_memberwise = entry.get("has_state", False), entry.get("memberwise", False)
    result.profile, result.columns = entry.get("profile"), entry.get("columns", {})
    if result.frozen is None:
        result.members.append(
            Member(
                "struct_size", SCALARS["uint32"], "uint32", None, "bytes",
                "Size, set by the _INIT macro or _init function.", None, None, None, [], "", result.since,
            )
        )
    for row in map(yes_or_no, entry["members"]):
        where = f"{result.name}.{row['name']}"
        is_text = row["type"] == "text"
        result.members.append(
            Member(
                row["name"], None if is_text else lookup(api, row["type"], where), row["type"], length(api, row, where),
                row.get("unit"), clean(row["brief"]), row.get("default", row.get("none")), row.get("min"), row.get("max"),
                row.get("special", []), clean(row.get("source")), row.get("since", result.since),
                row.get("unchecked", False), swift_path(row), row.get("as"), row.get("none"), row.get("bare"),
                row.get("not_above"), row.get("profile", row["name"] if result.profile else None),
                count_name=row["count"] if isinstance(row.get("count"), str) else None,
            )
        )
    return result


def length(api: Api, row: dict[str, Any], where: str) -> int | None:
    """The number of elements, which may be a constant."""
    count = row.get("count")
    if not isinstance(count, str):
        return count
    if count not in api.lengths:
        raise DescriptionError(f"{where}: there is no constant '{count}'.")
    return api.lengths[count]


def swift_path(row: dict[str, Any]) -> str | None:
    """Where the Swift type holds a member; reserved ones are nowhere, and texts are read apart."""
    return None if row["name"].startswith("reserved") or row["type"] == "text" else row.get("swift", joined(row["name"]))


def lay_out(struct: Struct) -> None:
    """Offsets as a 64-bit compiler lays them out; the lint refuses padding that has no name."""
    offset, alignment = 0, 1
    for member in struct.members:
        if isinstance(member.type, Struct) and member.type.size == 0:
            lay_out(member.type)
        offset = round_up(offset, member.alignment)
        member.offset = 0 if struct.is_union else offset
        offset = max(offset, member.size) if struct.is_union else offset + member.size
        alignment = max(alignment, member.alignment)
    struct.alignment = alignment
    struct.size = round_up(offset, alignment)


def round_up(offset: int, alignment: int) -> int:
    return (offset + alignment - 1) // alignment * alignment


def shape_of(type_: Any, name: str, type_name: str, out: bool) -> str:
    if type_name.endswith("[]"):
        return "out_list" if out else "list"
    if type_name in ("text", "bytes", "frames"):
        return f"out_{type_name}" if out else type_name
    if name.startswith("out_"):
        return "out_struct" if isinstance(type_, Struct) else "out_value"
    return "struct" if isinstance(type_, Struct) and not type_.is_by_value else "value"


FRAME = "velto_frame_info"
"""The information that accompanies each row of a table of frames."""


def yes_or_no(row: dict[str, Any]) -> dict[str, Any]:
    """A yes or no is 0 or 1, wherever it stands."""
    return {**row, "unit": "yes/no", "min": 0, "max": 1} if row["type"] == "velto_bool" else row


def param(api: Api, row: dict[str, Any], where: str) -> Param:
    row = yes_or_no(row)
    type_name = row["type"]
    base = type_name.removesuffix("[]")
    base = FRAME if base == "frames" else base
    type_ = None if base in ("text", "bytes") else lookup(api, base, f"{where}({row['name']})")
    return Param(
        row["name"], type_, base, shape_of(type_, row["name"], type_name, row.get("out", False)),
        row.get("null_ok", False), row.get("unit"), row.get("min"), row.get("max"), row.get("special", []),
        row.get("unchecked", False), clean(row["doc"]), takes=row.get("takes", False),
        is_recordable=row.get("is_target", False),
    )


def overlay(function_name: str, value: Param) -> Param:
    """A structure that a setter takes changes what the program knows of it, and nothing else."""
    is_setter = "_set_" in function_name
    return replace(value, is_overlay=is_setter and value.shape == "struct" and value.type.frozen is None)


def recordable(name: str, params: list[Param]) -> list[Param]:
    """A command that can be kept for later: its device may be a command sequence."""
    if not params or params[0].type_name != "velto_device" or params[0].shape != "value":
        raise DescriptionError(f"{name}: is recordable, so its first parameter must be a velto_device.")
    return [replace(params[0], is_recordable=True), *params[1:]]


def with_size_names(params: list[Param]) -> list[Param]:
    """The first bytes of a function have a `size`, further ones a size with their name."""
    ours = [param.name for param in params if param.shape == "bytes"][1:]
    return [replace(param, size_name=f"{param.name}_size") if param.name in ours else param for param in params]


def borrowed(value: Param) -> Param:
    """A hot function copies no list."""
    return replace(value, is_borrowed=value.shape == "list")


def function(api: Api, entry: dict[str, Any]) -> Function:
    name = entry["function"]
    params = with_size_names([overlay(name, param(api, row, name)) for row in entry["params"]])
    if entry.get("hot"):
        params = [borrowed(value) for value in params]
    return Function(
        name=name, brief=clean(entry["brief"]), details=clean(entry.get("details")), source=clean(entry.get("source")),
        example=entry.get("example", "").rstrip(),
        params=recordable(name, params) if entry.get("recordable") else params, returns=entry["returns"],
        answer=clean(entry.get("answer")), table=entry.get("table"),
        results={code: clean(text) for code, text in entry.get("results", {}).items()},
        threads=entry["threads"], threads_note=clean(entry.get("threads_note")),
        blocks=entry["blocks"], blocks_note=clean(entry.get("blocks_note")),
        radio=entry["radio"], since=entry["since"], see=entry.get("see", []),
        is_hot=entry.get("hot", False), capability=entry.get("capability"), told_by=entry.get("told_by", ""),
    )


def with_init(entry: Any, given: set[str]) -> list[Any]:
    """Every structure that may grow and that programs fill in is followed by the function that sets its defaults."""
    if not isinstance(entry, Struct) or entry.frozen is not None or entry.name not in given:
        return [entry]
    params = [
        Param(entry.name.split("_")[-1], entry, entry.name, "init_struct", False, None, None, None, [], False,
              "receives the defaults."),
        Param("size", SCALARS["size"], "size", "value", False, "bytes", 8, 65536, [], False,
              "`sizeof` the structure."),
    ]
    member = entry.member(entry.preset_member) if entry.preset_member else None
    if member is not None:
        params.append(
            Param(member.name, member.type, member.type_name, "value", False, None, None, None, [], False,
                  "which preset to load.")
        )
    function = Function(
        name=f"{entry.name}_init", brief=f"Fill a {entry.name} with its defaults.",
        details="Writes at most `size` bytes, so that a program compiled against another version of this header is safe.",
        source=entry.source, params=params, returns="result", answer="", table=None,
        results={"OK": "", "ERROR_STRUCT_SIZE": "size that no version of the structure has"},
        threads="any", threads_note="", blocks="never", blocks_note="", radio="none", since=entry.since, see=[],
        initializes=entry,
    )
    return [entry, function]

