"""A Swift program cannot take the wrong one of two functions: none differ by `async` alone."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TYPE = re.compile(r"^(?:public |final |@\w+ )*(?:extension|struct|class|enum|protocol) ([\w.]+)", re.M)
FUNCTION = re.compile(r"^ +public (?:static |mutating )*func (\w+)(?:<[^>]*>)?\(((?:[^()]|\([^()]*\))*)\)([^{\n]*)", re.M)


def labels(parameters: str) -> str:
    """The labels of parameters, such as `_:to:`."""
    # What stands in brackets has commas and colons of its own.
    while parameters != (parameters := re.sub(r"\([^()]*\)|\[[^\[\]]*\]|<[^<>]*>", "", parameters)):
        pass
    return "".join(f"{part.split(':')[0].split()[0]}:" for part in parameters.split(",") if part.strip())


def functions() -> dict[tuple[str, str], set[bool]]:
    """Whether the public functions of a type and a name await."""
    found: dict[tuple[str, str], set[bool]] = defaultdict(set)
    for path in (ROOT / "Sources").rglob("*.swift"):
        text = path.read_text()
        owners = [(owner.start(), owner[1].split(".")[-1]) for owner in TYPE.finditer(text)]
        for function in FUNCTION.finditer(text):
            before = [name for start, name in owners if start < function.start()]
            effects = text[function.end(2):].split("{")[0]
            found[before[-1] if before else "", f"{function[1]}({labels(function[2])})"].add(" async " in effects)
    return found


def test_no_two_functions_differ_by_async_alone() -> None:
    known = functions()
    assert {True} == known["Device", "connect(timeout:options:)"] == known["MetaWearDevice", "play(_:then:)"] == known["TapDevice", "setMode(_:)"]
    assert {False} == known["Device", "beginConnect(timeout:options:)"]
    assert [name for name, kinds in known.items() if len(kinds) > 1] == []


def test_every_operation_of_a_device_is_awaited_by_the_name_without_begin() -> None:
    known = functions()
    begun = [(owner, name) for owner, name in known if name.startswith("begin") and owner in ("Device", "Context", "TapDevice", "MetaWearDevice")]
    others = {"beginScan(likelyOnly:)": "startScan(likelyOnly:)", "beginCalibration(_:timeout:)": "calibrate(_:timeout:)",
              "beginRecording(to:)": "record(to:)", "beginLogging(on:_:)": "startLogging(on:_:)"}
    plain = {name: others.get(name) or name[5].lower() + name[6:] for _, name in begun}
    missing = [(owner, name) for owner, name in begun if True not in known.get((owner, plain[name]), set())]
    assert len(begun) > 40 and missing == []
