"""The generated files are current, and the lint refuses what the style guide forbids."""

from __future__ import annotations

import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import yaml

from generate import loading, wording
from generate.description import DescriptionError
from generate.lint import lint
from generate.swift_functions import member_checks, swift_function
from generate.swift_names import typed_signature

FUNCTION: dict[str, Any] = {
    "function": "velto_widget_get_speed",
    "brief": "Answer how fast a widget turns.",
    "params": [
        {"name": "widget", "type": "velto_widget", "doc": "the widget."},
        {"name": "out_speed", "type": "double", "unit": "rad/s", "doc": "receives the speed."},
    ],
    "returns": "result", "results": {"OK": None}, "threads": "any", "blocks": "never", "radio": "none", "since": "0.1",
}
STRUCT: dict[str, Any] = {
    "struct": "velto_widget_info", "brief": "Facts about one of them.", "since": "0.1",
    "members": [{"name": "mass", "type": "uint32", "unit": "count", "brief": "How heavy it is."}],
}
AREA: dict[str, Any] = {
    "area": "widget", "title": "Widgets", "uses": ["base"], "calls": "WidgetCalls",
    "intro": "Widgets exist in this test alone; the text only has to be long enough to count as an explanation.",
    "contents": [{"id": "velto_widget", "kind": 200, "swift": "Widget", "brief": "A thing that turns.", "since": "0.1"}],
}


def changed(entry: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A copy with other values; None removes a key."""
    result = {**deepcopy(entry), **changes}
    return {key: value for key, value in result.items() if value is not None}


def complaints(folder: Path, *entries: dict[str, Any]) -> str:
    """What loading and lint say about an otherwise faultless description with these entries."""
    for name in ("verbs.yml", "base.yml"):
        (folder / name).write_text((loading.API_FOLDER / name).read_text())
    (folder / "api.yml").write_text("version: 0.1.0\nsoname: x\nareas: [base, widget]\n")
    (folder / "widget.yml").write_text(yaml.safe_dump({**AREA, "contents": [*AREA["contents"], *entries]}))
    try:
        return "\n".join(lint(loading.load(folder)))
    except DescriptionError as error:
        return str(error)


@pytest.mark.sweep
def test_generated_files_are_current(repository: Path) -> None:
    run = subprocess.run(
        [sys.executable, "bindings/api/generate", "--check"], cwd=repository, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_check_of_a_stale_file_names_it(tmp_path: Path) -> None:
    from generate import output

    (tmp_path / "a.txt").write_text("old\n")
    assert "a.txt" in "\n".join(output.differences(tmp_path, {"a.txt": "new\n"}))
    assert output.write(tmp_path, {"a.txt": "new\n"}) == 1
    assert output.differences(tmp_path, {"a.txt": "new\n"}) == []


def test_faultless_description_passes(tmp_path: Path) -> None:
    assert complaints(tmp_path, FUNCTION, STRUCT) == ""


def test_a_list_of_a_comment_stays_a_list() -> None:
    lines = wording.paragraphs("Some signals:\n\n- pins are read,\n  and streamed;\n- steps are\nread.\n\nThe end.", 24, " * ")
    assert lines == [" * Some signals:", " *", " * - pins are read, and", " *   streamed;", " * - steps are read.", " *", " * The end."]


def test_every_place_of_a_reserved_list_is_checked(tmp_path: Path) -> None:
    reserved = {"name": "reserved", "type": "uint32", "count": 2, "brief": "Zero."}
    complaints(tmp_path, changed(STRUCT, frozen=8, members=[reserved]))
    (struct,) = (entry for entry in loading.load(tmp_path).structs() if entry.name == "velto_widget_info")
    lines = "\n".join(member_checks(struct))
    assert "reserved.0 == 0" in lines and "reserved.1 == 0" in lines


PLAY: dict[str, Any] = {
    **FUNCTION, "function": "velto_device_play", "brief": "Let it turn.", "recordable": True,
    "params": [{"name": "device", "type": "velto_device", "doc": "the device."}],
}


def test_a_recordable_function_takes_a_sequence_in_place_of_its_device(api) -> None:
    area = next(area for area in api.enabled_areas if area.name == "device")
    function = loading.function(api, PLAY)
    assert typed_signature(function) == "static func devicePlay(_ device: BoardTarget) throws(VeltoError)"
    assert "let deviceValue = try BoardTarget(ObjectHandle(device))" in "\n".join(swift_function(api, area, function))
    plain = loading.function(api, changed(PLAY, recordable=None))
    assert typed_signature(plain) == "static func devicePlay(_ device: Device) throws(VeltoError)"


SPEED = FUNCTION["params"][1]
WIDGET = FUNCTION["params"][0]


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        (changed(FUNCTION, brief=None), "'brief' is a required property"),
        (changed(FUNCTION, recordable=True), "its first parameter must be a velto_device"),
        (changed(FUNCTION, threads=None), "'threads' is a required property"),
        (changed(FUNCTION, blocks=None), "'blocks' is a required property"),
        (changed(FUNCTION, radio=None), "'radio' is a required property"),
        (changed(FUNCTION, since=None), "'since' is a required property"),
        (changed(FUNCTION, results=None), "result codes do not start with OK"),
        (changed(FUNCTION, results={"OK": None, "ERROR_TIRED": None}), "ERROR_TIRED is not a result code"),
        (changed(FUNCTION, brief="Get the speed of a widget."), "only repeats the name"),
        (changed(FUNCTION, function="velto_widget_fetch_speed"), "'fetch' is not in the table of verbs"),
        (changed(FUNCTION, function="velto_gadget_get_speed"), "must start with the type of its first argument"),
        (changed(FUNCTION, params=[WIDGET, changed(SPEED, unit=None)]), "out_speed has no unit"),
        (changed(FUNCTION, params=[WIDGET, changed(SPEED, unit="furlong")]), "'furlong' is not a unit"),
        (changed(FUNCTION, params=[WIDGET, SPEED, changed(SPEED, name="limit")]), "outputs come last"),
        (changed(FUNCTION, params=[WIDGET, {"name": "label", "type": "text", "doc": "a name."}]), "largest size"),
        (changed(FUNCTION, params=[WIDGET, changed(SPEED, name="n", type="int32", unit="count")]), "has no range"),
        (changed(FUNCTION, params=[WIDGET, changed(SPEED, type="velto_gizmo")]), "there is no type 'velto_gizmo'"),
        (
            changed(FUNCTION, params=[WIDGET, {"name": "kind", "type": "velto_uuid", "null_ok": True, "doc": "a kind."}]),
            "is passed by value and cannot be NULL",
        ),
        (
            changed(FUNCTION, function="velto_widget_set_speed", brief="Make a widget turn.", params=[WIDGET]),
            "there is no velto_widget_get_speed; name the function that returns what was set",
        ),
        (changed(FUNCTION, see=["velto_widget_spin"]), "refers to velto_widget_spin, which does not exist"),
        (changed(FUNCTION, example="velto_widget_get_speed(widget, &speed);"), "its example has 1 lines"),
        (changed(FUNCTION, example="widget\nturns\nfast"), "its example does not call it"),
        (changed(FUNCTION, example="/* a */\nvelto_widget_get_speed(widget, &speed);\n;"), "ends the comment"),
        (changed(FUNCTION, example="widget\n" * 2 + "x" * 94), "longer than 93 columns"),
        (changed(FUNCTION, params=[WIDGET, changed(SPEED, name="out_speed_ms")]), "out_speed_ms: 'ms' is out"),
        (changed(FUNCTION, function="velto_widget_get_air_speed"), "'air' is out, it is 'backend'"),
        (changed(FUNCTION, radio="backend"), "must be an operation"),
        (changed(FUNCTION, blocks="timeout"), "no parameter is called timeout"),
        (changed(FUNCTION, returns="yes_no", results=None, answer="1 or 0."), "must be called is or has"),
        (changed(STRUCT, members=[{"name": "mass", "type": "uint32", "brief": "How heavy."}]), "mass has no unit"),
        (
            changed(STRUCT, members=[{"name": "x", "type": "double", "unit": "s", "brief": "Time."}]),
            "4 bytes of padding before it",
        ),
        (
            changed(STRUCT, swift="VeltoKit.Widget", configuration=True),
            "velto_widget_info.mass has no range (min, max)",
        ),
        (
            changed(STRUCT, members=[{"name": "from", "type": "uint32", "unit": "count", "brief": "Where it began."}]),
            "velto_widget_info.from: 'from' is a keyword of Python",
        ),
        (
            changed(STRUCT, members=[{"name": "lock", "type": "uint32", "unit": "count", "brief": "Whose it is."}]),
            "velto_widget_info.lock: 'lock' is a keyword of C#",
        ),
        (
            changed(STRUCT, members=[{"name": "fast", "type": "int32", "unit": "yes/no", "brief": "Whether it runs."}]),
            "a yes or no is a velto_bool",
        ),
        (changed(STRUCT, frozen=16), "is frozen at 16 bytes but has 4"),
        (
            {"enum": "velto_widget_kind", "swift": None, "brief": "Sorts of it.", "since": "0.1", "prefix": "VELTO_GADGET",
             "values": [{"name": "RED", "value": 0, "brief": "Red."}]},
            "must repeat the name of its enumeration",
        ),
        (
            {"enum": "velto_widget_kind", "swift": None, "brief": "Sorts of it.", "since": "0.1",
             "values": [{"name": "RED", "value": 0, "brief": "Red."}, {"name": "TOP", "value": 0, "brief": "Top."}]},
            "has the number of VELTO_WIDGET_KIND_RED",
        ),
    ],
)
def test_offence_is_refused_with_a_sentence(tmp_path: Path, entry: dict[str, Any], sentence: str) -> None:
    assert sentence in complaints(tmp_path, entry)
