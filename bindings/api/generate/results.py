"""The complete list of result codes of a function: its own, and those that its arguments bring with them.

Successes come first.
"""

from __future__ import annotations

from .description import Function, Handle, Param, Struct, ValueSet


def complete_results(function: Function) -> dict[str, str]:
    """Code (without VELTO_) to condition, in the order in which a header prints them."""
    own = dict(function.results)
    derived: dict[str, list[str]] = {}
    for param in function.params:
        for code, condition in argument_failures(function, param):
            derived.setdefault(code, [])
            if condition and condition not in derived[code]:
                derived[code].append(condition)
    if function.capability is not None:
        derived["ERROR_UNSUPPORTED"] = [f"the device lacks the capability {function.capability}"]
    for code, conditions in derived.items():
        text = "; ".join(part for part in [own.get(code, ""), *conditions] if part)
        own[code] = text
    own["ERROR_FORKED"] = ""
    return dict(sorted(own.items(), key=lambda row: row[0].startswith("ERROR_")))


def argument_failures(function: Function, param: Param) -> list[tuple[str, str]]:
    """The results of bad values of this argument."""
    if isinstance(param.type, Handle) and param.shape == "value":
        codes = [("ERROR_STALE_HANDLE", ""), ("ERROR_WRONG_KIND", "")]
        return codes if param.null_ok else [("ERROR_INVALID_HANDLE", ""), *codes]
    conditions = {
        "value": value_conditions(param),
        "text": null_condition(param) + ["text that is not UTF-8 or too long"],
        "bytes": ["a size out of range, or NULL with a size"],
        "list": ["a count out of range, or NULL with a count"],
        "struct": null_condition(param) + ["a member out of range"],
        "out_value": null_condition(param) or [f"{param.name} misaligned"],
        "out_struct": null_condition(param),
        "init_struct": null_condition(param),
    }.get(param.shape, [f"{param.name} NULL with a capacity"])
    failures = [("ERROR_INVALID_ARGUMENT", condition) for condition in conditions]
    if param.shape in ("struct", "out_struct") and param.type.frozen is None:
        failures.append(("ERROR_STRUCT_SIZE", ""))
    if param.shape in ("out_text", "out_bytes", "out_list"):
        failures.append(("TRUNCATED", f"{param.name} received what fits"))
    if function.initializes is not None and param.name == "size":
        return []
    return failures


def null_condition(param: Param) -> list[str]:
    return [] if param.null_ok else [f"{param.name} NULL"]


def value_conditions(param: Param) -> list[str]:
    if isinstance(param.type, ValueSet):
        return [] if param.unchecked else [f"{param.name} unknown"]
    if isinstance(param.type, Struct):
        return []
    if getattr(param.type, "floating", False):
        if param.min is not None or param.max is not None:
            return [f"{param.name} out of range or not finite"]
        return [f"{param.name} not finite"]
    return [f"{param.name} out of range"] if param.min is not None or param.max is not None else []
