"""The style guide of the API, as a program: returns a list of sentences, one per offense."""

from __future__ import annotations

import keyword
import re
from typing import Iterator

from .description import Api, Area, Constant, Function, Handle, Member, Param, Struct, ValueSet
from .wording import UNITS

KEYWORDS = {
    "Python": set(keyword.kwlist),
    "C#": set(
        "abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else "
        "enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock "
        "long namespace new null object operator out override params private protected public readonly ref return sbyte sealed "
        "short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort "
        "using virtual void volatile while".split()
    ),
}
"""Words that a binding cannot use for the member of a structure."""


def lint(api: Api) -> list[str]:
    """Every offence in every area, also in areas that are not generated yet."""
    problems: list[str] = []
    for area in api.areas:
        for entry in area.contents:
            problems += [f"{area.path.name}: {problem}" for problem in entry_problems(api, area, entry)]
    problems += [problem for name in every_name(api) for problem in word_problems(name)]
    problems += list(duplicate_names(api))
    problems += list(missing_areas(api))
    problems += list(kind_problems(api))
    problems += list(enum_problems(api))
    problems += list(setter_problems(api))
    return problems


def entry_problems(api: Api, area: Area, entry: object) -> Iterator[str]:
    if isinstance(entry, Function):
        yield from function_problems(api, area, entry)
    elif isinstance(entry, Struct):
        yield from struct_problems(entry)
    elif isinstance(entry, ValueSet):
        yield from value_set_problems(entry)
    elif isinstance(entry, Constant) and entry.unit not in UNITS:
        yield f"{entry.name}: '{entry.unit}' is not a unit."
    brief = getattr(entry, "brief", None)
    if brief is not None:
        yield from prose_problems(getattr(entry, "name"), brief)


WORDS_OUT = {
    "air": "backend", "airs": "backends", "seat": "player_index", "operation": "op", "pad": "gamepad", "ms": "seconds",
    "centre": "center", "theft": "preempted", "wish": "request", "place": "position", "retire": "forget", "stabilised": "calm",
}
"""Words that names do not use, and what we say instead: one thing has one name."""


def every_name(api: Api) -> Iterator[str]:
    """The names that programs use: types, functions and constants, their members, parameters and values."""
    for area in api.areas:
        for entry in area.contents:
            name = getattr(entry, "name", None)
            if name is None:
                continue
            yield name
            parts = [*getattr(entry, "members", []), *getattr(entry, "params", [])]
            yield from (f"{name}.{part.name}" for part in parts)
            yield from (row.name for row in getattr(entry, "values", []))


def word_problems(name: str) -> Iterator[str]:
    words = re.split(r"[_.]", re.sub(r"air_(gesture|mouse|state)|in_air", "", name.lower()))
    for word in dict.fromkeys(words):
        if word in WORDS_OUT:
            yield f"{name}: '{word}' is out, it is '{WORDS_OUT[word]}'."


def prose_problems(name: str, brief: str) -> Iterator[str]:
    if not brief.endswith("."):
        yield f"{name}: the first sentence of its description has no full stop."
    if not brief[:1].isupper() and not brief.startswith(("`", "velto_")):
        yield f"{name}: its description does not start with a capital letter."
    words = set(re.findall(r"[a-z]+", brief.lower()))
    if words <= set(name.removeprefix("velto_").split("_")) | {"the", "a", "an", "of"}:
        yield f"{name}: its description only repeats the name."


# Functions


def function_problems(api: Api, area: Area, function: Function) -> Iterator[str]:
    name = function.name
    yield from name_problems(api, function)
    if not area.calls and function.initializes is None and function.table is None:
        yield f"{name}: its area names no Swift namespace (calls)."
    if function.returns == "result":
        yield from result_problems(api, function)
    elif function.returns != "void" and not function.answer:
        yield f"{name}: does not describe its return value (answer)."
    elif function.results:
        yield f"{name}: lists result codes but returns none."
    if function.returns == "text" and not name.endswith(("_name", "_message", "_string", "_revision")):
        yield f"{name}: returns static text, so its name must end in _name, _message, _string or _revision."
    if function.returns == "yes_no" and not re.search(r"_(is|has)_", name):
        yield f"{name}: returns yes or no, so it must be called is or has."
    if function.blocks == "timeout" and not any("timeout" in param.name for param in function.params):
        yield f"{name}: blocks up to a timeout, but no parameter is called timeout."
    if function.radio == "backend" and not any(param.name == "out_op" for param in function.params):
        yield f"{name}: uses the radio, so it must be an operation with a last parameter out_op."
    for other in function.see:
        if not any(other == known.name for known in every_function(api)):
            yield f"{name}: refers to {other}, which does not exist."
    yield from example_problems(function)
    outputs_begun = False
    for param in function.params:
        yield from param_problems(function, param)
        outputs_begun = outputs_begun or param.is_output
        if outputs_begun and not param.is_output:
            yield f"{name}: {param.name} follows an output; outputs come last."


def example_problems(function: Function) -> Iterator[str]:
    lines = function.example.split("\n")
    if function.example and not 3 <= len(lines) <= 10:
        yield f"{function.name}: its example has {len(lines)} lines; three to ten are an example."
    if max(map(len, lines)) > EXAMPLE_WIDTH:
        yield f"{function.name}: a line of its example is longer than {EXAMPLE_WIDTH} columns."
    if "*/" in function.example:
        yield f"{function.name}: its example ends the comment that it stands in; use // instead."
    if function.example and f"{function.name}(" not in function.example:
        yield f"{function.name}: its example does not call it."


EXAMPLE_WIDTH = 93
"""The width of examples in the comments of a header."""


def every_function(api: Api) -> Iterator[Function]:
    for area in api.areas:
        yield from area.functions


def name_problems(api: Api, function: Function) -> Iterator[str]:
    """velto_<type of the first argument>_<verb>[_<rest>]"""
    rest = function.name.removeprefix("velto_")
    subjects = [first_type(function), created_type(function), *api.subjects]
    subject = next((word for word in subjects if word and rest.startswith(word + "_")), None)
    if subject is None:
        yield f"{function.name}: must start with the type of its first argument, velto_{first_type(function)}_."
        return
    action = rest.removeprefix(subject + "_")
    verb = action.split("_")[0]
    is_noun = action in api.nouns or any(action.endswith("_" + noun) for noun in api.nouns)
    if verb not in api.verbs and not (is_noun and function.returns != "result"):
        yield f"{function.name}: '{verb}' is not in the table of verbs (verbs.yml)."


def first_type(function: Function) -> str | None:
    """The word that the name of a function has to start with."""
    return function.params[0].type_name.removeprefix("velto_") if function.params else None


def created_type(function: Function) -> str | None:
    """The object that velto_<type>_create or velto_<type>_load makes."""
    last = function.params[-1] if function.params else None
    if last is None or last.shape != "out_value" or not function.name.endswith(("_create", "_load")):
        return None
    return last.type_name.removeprefix("velto_")


def result_problems(api: Api, function: Function) -> Iterator[str]:
    known = {row.name.removeprefix("VELTO_") for row in api.result_set.values}
    if "OK" not in function.results:
        yield f"{function.name}: its result codes do not start with OK."
    for code in function.results:
        if code not in known:
            yield f"{function.name}: {code} is not a result code."


def param_problems(function: Function, param: Param) -> Iterator[str]:
    where = f"{function.name}: {param.name}"
    if param.shape in ("value", "out_value") and not isinstance(param.type, (Handle, ValueSet, Struct)):
        yield from unit_problems(where, param.unit, param.type_name)
    elif param.unit is not None:
        yield f"{where} has a unit but is not a number."
    if param.shape in ("text", "bytes", "list") and not param.max:
        yield f"{where} needs a largest size (max)."
    if param.shape.startswith("out_") and param.shape not in ("out_value", "out_struct") and param.name.startswith("out_"):
        yield f"{where} is a buffer and must not be called out_."
    if param.type_name in ("int32", "uint32", "int64") and param.shape == "value":
        if param.min is None and param.max is None and param.unit not in ("opaque", "version"):
            yield f"{where} has no range (min, max)."
    if param.null_ok and param.shape in ("value",) and not isinstance(param.type, Handle):
        yield f"{where} is passed by value and cannot be NULL."
    if not param.doc.endswith("."):
        yield f"{where}: its description has no full stop."


def unit_problems(where: str, unit: str | None, type_name: str = "") -> Iterator[str]:
    if unit == "yes/no" and type_name != "velto_bool":
        yield f"{where}: a yes or no is a velto_bool."
    if unit is None:
        yield f"{where} has no unit."
    elif unit not in UNITS:
        yield f"{where}: '{unit}' is not a unit ({', '.join(UNITS)})."


# Types


def struct_problems(struct: Struct) -> Iterator[str]:
    end = 0
    for member in struct.members:
        where = f"{struct.name}.{member.name}"
        if member.offset != end and not struct.is_union:
            yield f"{where}: {member.offset - end} bytes of padding before it; add a reserved member."
        end = max(end, member.offset + member.size)
        yield from member_problems(where, member)
    if end != struct.size:
        yield f"{struct.name}: {struct.size - end} bytes of padding at its end; add a reserved member."
    if struct.frozen is not None and struct.frozen != struct.size:
        yield f"{struct.name}: is frozen at {struct.frozen} bytes but has {struct.size}."
    if struct.preset_member and struct.members[1].name != struct.preset_member:
        yield f"{struct.name}: {struct.preset_member} decides what older programs lack, so it must be the first member."
    if struct.is_configuration:
        yield from configuration_problems(struct)
    for preset, values in struct.presets.items():
        for name in values:
            if struct.member(name) is None:
                yield f"{struct.name}: preset {preset} sets {name}, which is no member."


def configuration_problems(struct: Struct) -> Iterator[str]:
    if struct.swift is None:
        yield f"{struct.name}: is a configuration of no Swift type (swift)."
    for member in struct.swift_members:
        where = f"{struct.name}.{member.name}"
        if isinstance(member.type, ValueSet):
            if member.type.is_flags or member.type.swift is None:
                yield f"{where}: a configuration holds numbers, yes or no, and enumerations that Swift has."
        elif member.min is None or member.max is None:
            yield f"{where} has no range (min, max)."
        if member.not_above is not None and struct.member(member.not_above) is None:
            yield f"{where}: must not be above {member.not_above}, which is no member."


def member_problems(where: str, member: Member) -> Iterator[str]:
    for language, words in KEYWORDS.items():
        if member.name in words:
            yield f"{where}: '{member.name}' is a keyword of {language}."
    if not member.brief.endswith("."):
        yield f"{where}: its description has no full stop."
    if member.is_reserved or member.is_text or member.type_name == "char":
        return
    if not isinstance(member.type, (Handle, ValueSet, Struct)):
        yield from unit_problems(where, member.unit, member.type_name)
    if member.type_name == "size":
        yield f"{where}: structures hold no size_t; its width differs between machines."


def value_set_problems(values: ValueSet) -> Iterator[str]:
    seen: dict[int, str] = {}
    for row in values.values:
        if row.value in seen:
            yield f"{row.name}: has the number of {seen[row.value]}."
        seen[row.value] = row.name
        if not row.name.startswith(expected_prefix(values)):
            yield f"{row.name}: must repeat the name of its enumeration, {expected_prefix(values)}."
        if not row.brief.endswith("."):
            yield f"{row.name}: its description has no full stop."
        if not 0 <= row.value < 1 << (8 * values.size) and values.is_flags:
            yield f"{row.name}: does not fit into {8 * values.size} bits."


def expected_prefix(values: ValueSet) -> str:
    """The name of the set without a final type, flag or result: VELTO_EVENT_OP_DONE is of velto_event_type."""
    return re.sub("_(TYPE|FLAG|RESULT)$", "", values.name.upper()) + "_"


# Across areas


def duplicate_names(api: Api) -> Iterator[str]:
    seen: set[str] = set()
    for function in every_function(api):
        if function.name in seen:
            yield f"{function.name} is described twice."
        seen.add(function.name)


def missing_areas(api: Api) -> Iterator[str]:
    names = {area.name for area in api.areas}
    for area in api.areas:
        for other in area.uses:
            if other not in names:
                yield f"{area.path.name}: uses the area '{other}', which does not exist."
            elif area.name in api.enabled and other not in api.enabled:
                yield f"{area.path.name}: uses the area '{other}', which is not switched on in api.yml."


def enum_problems(api: Api) -> Iterator[str]:
    """Every enumeration has a number for velto_enum_name()."""
    enums = api.types.get("velto_enum")
    if enums is None:
        return
    named = [row.names for row in enums.values]
    for values in api.value_sets():
        if not values.is_flags and values is not enums and named.count(values.name) != 1:
            yield f"{values.name}: velto_enum has {named.count(values.name)} numbers for it instead of one."
    for row in enums.values:
        if row.names is None or row.name != f"VELTO_ENUM_{row.names.removeprefix('velto_').upper()}":
            yield f"{row.name}: stands for {row.names}, so it must be called like it."


def setter_problems(api: Api) -> Iterator[str]:
    """Everything that can be set can be queried: by a getter of the same name, or by the function that the description names."""
    names = {function.name for function in every_function(api)}
    for function in every_function(api):
        getter = function.name.replace("_set_", "_get_")
        if getter == function.name or getter in names or function.told_by in {*names, "nothing"}:
            continue
        problem = f"told_by names {function.told_by}, which does not exist" if function.told_by else f"there is no {getter}"
        yield f"{function.name}: {problem}; name the function that returns what was set (told_by)."


def kind_problems(api: Api) -> Iterator[str]:
    kinds: dict[int, str] = {}
    for handle in api.types.values():
        if isinstance(handle, Handle):
            if handle.kind in kinds:
                yield f"{handle.name}: has the kind of {kinds[handle.kind]}."
            kinds[handle.kind] = handle.name
