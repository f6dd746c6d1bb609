"""What is described once is generated everywhere: each change of a scratch copy, and all that follows from it."""

from __future__ import annotations

import difflib
import shutil
from pathlib import Path

import pytest

from generate import loading
from generate.__main__ import generated_files
from generate.lint import lint

pytestmark = pytest.mark.sweep

CONFIGURATIONS = "Sources/VeltoMotion/Generated/Configurations.swift"
CONVERSIONS = "Sources/VeltoCAPI/Generated/Conversions.swift"
STRUCTURES = "Sources/VeltoCAPI/Generated/Structures.swift"
PROFILES = "Sources/VeltoKit/Generated/ProfileFields.swift"
PAGE = "Sources/VeltoKit/VeltoKit.docc/Constants.md"
PYTHON = "bindings/python/veltokit/_abi.py"
RECORDS = "bindings/python/veltokit/_values.py"
CSHARP = "bindings/csharp/VeltoKit/Generated/Structures.cs"
GODOT = "bindings/godot/src/generated/records.c"
GODOT_PAGE = "bindings/godot/godot4/addons/veltokit/doc_classes/VeltoDevice.xml"
GODOT_3_PAGE = "bindings/godot/godot3/addons/veltokit/CLASSES.md"
HEADER = "include/veltokit/velto_motion.h"
LAYOUTS = "include/veltokit/velto_layout.h"
BEFORE = generated_files(loading.load())

LAST = '"Rotation rate of boards and TAPs below which the pointer slows down progressively; 0 for none. Presets keep it."}'
"""The end of the last member of velto_motion_config."""
SPRING = """
      - {name: paddle_spring, type: double, unit: ratio, min: 0, max: 4, default: 0.5, bare: 0.25, swift: paddle.spring, brief: "How hard it pulls."}"""
SPRUNG = (LAST, LAST + SPRING)


def what_follows(folder: Path, area: str, *changes: tuple[str, str]) -> dict[str, list[str]]:
    """The lines that a changed description adds to each generated file, without their indentation."""
    copy = folder / "api"
    shutil.copytree(loading.API_FOLDER, copy, ignore=shutil.ignore_patterns("generate"))
    text = (copy / f"{area}.yml").read_text()
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    (copy / f"{area}.yml").write_text(text)
    api = loading.load(copy)
    assert lint(api) == []
    added = {}
    for name, content in generated_files(api).items():
        if content == BEFORE.get(name):
            continue
        lines = difflib.ndiff(BEFORE.get(name, "").splitlines(), content.splitlines())
        found = [line[2:].strip(" \\") for line in lines if line.startswith("+ ")]
        if found:
            added[name] = found
    return added


def test_new_member_reaches_everything(tmp_path: Path) -> None:
    added = what_follows(
        tmp_path, "motion", SPRUNG, ("        POINTER:\n", "        POINTER:\n          paddle_spring: 0.75\n"))
    assert set(added) == {
        CONFIGURATIONS, CONVERSIONS, STRUCTURES, PROFILES, PAGE, PYTHON, RECORDS, CSHARP, GODOT, GODOT_PAGE, GODOT_3_PAGE, HEADER,
        LAYOUTS}
    assert added[CONFIGURATIONS] == [
        "spring = 0.25",
        "config.paddle.spring = 0.5", "config.paddle.spring = 0.75", "config.paddle.spring = 0.5",
        'try checkNumber(paddle.spring, "paddle.spring", 0, 4)',
    ]
    assert added[CONVERSIONS] == ["paddle.spring = c.paddle_spring", "paddle_spring = value.paddle.spring"]
    assert {
        "value.paddle_spring = 0.5", "value.paddle_spring = 0.75",
        'try checkNumber(paddle_spring, "\\(parameter).paddle_spring", 0, 4)',
    } <= set(added[STRUCTURES])
    assert added[PROFILES] == ['.number("paddle_spring", \\.motion.paddle.spring, 0...4),']
    assert added[PAGE] == ["| `paddle_spring` | `paddle.spring` | 0 to 4 | 0.25 | 0.5 | 0.75 | 0.5 | 0.5 |"]
    assert added[PYTHON] == ['("paddle_spring", ctypes.c_double),', "paddle_spring: float"]
    assert added[RECORDS] == [
        '"paddle_spring",', "paddle_spring: float", '"""How hard it pulls (0 to 4)."""', "paddle_spring: float = 0.5,",
        "self.paddle_spring = paddle_spring", "raw.paddle_spring,", "paddle_spring=self.paddle_spring,",
    ]
    assert added[CSHARP] == [
        "[StructLayout(LayoutKind.Sequential, Size = 264)]", "/// <summary>How hard it pulls (0 to 4; default 0.5).</summary>",
        "public double PaddleSpring;", "value.StructSize = 264;", "value.PaddleSpring = 0.5;",
    ]
    assert '{"paddle_spring", MEMBER_F64, 0, offsetof(velto_motion_config, paddle_spring), NULL},' in added[GODOT]
    assert all("[code]paddle_spring[/code]" in line for line in added[GODOT_PAGE])
    assert {"double paddle_spring; /**< How hard it pulls (0 to 4; default 0.5). */"} <= set(added[HEADER])
    assert any("0.5}" in line for line in added[HEADER]), "the initializer macro"
    assert any("static func ends(at size: Int)" in line for line in added[STRUCTURES]), "the size of the version before"


def test_changed_range_holds_under_both_names(tmp_path: Path) -> None:
    added = what_follows(
        tmp_path, "motion", ("name: paddle_smooth_max, type: double, unit: position, min: 0.1, max: 1000000",
                             "name: paddle_smooth_max, type: double, unit: position, min: 0.2, max: 5"))
    assert "[code]paddle_smooth_max[/code] (float, 0.2 to 5, default 2)" in added.pop(GODOT_PAGE)[0]
    assert added.pop(GODOT_3_PAGE) == ["- `paddle_smooth_max` (float, 0.2 to 5, default 2): The largest position."]
    assert added == {
        CONFIGURATIONS: ['try checkNumber(paddle.smoothMax, "paddle.smoothMax", 0.2, 5)'],
        STRUCTURES: ['try checkNumber(paddle_smooth_max, "\\(parameter).paddle_smooth_max", 0.2, 5)'],
        PROFILES: ['.number("paddle_smooth_max", \\.motion.paddle.smoothMax, 0.2...5),'],
        PAGE: ["| `paddle_smooth_max` | `paddle.smoothMax` | 0.2 to 5 | 2 | 2 | 2 | 2 | 2 |"],
        HEADER: ["double paddle_smooth_max; /**< The largest position (0.2 to 5; default 2). */"],
        RECORDS: ['"""The largest position (0.2 to 5)."""'],
        CSHARP: ["/// <summary>The largest position (0.2 to 5; default 2).</summary>"],
    }


def test_changed_preset_is_changed_in_both_languages(tmp_path: Path) -> None:
    added = what_follows(tmp_path, "motion", ("pointer_sensitivity: 0.045", "pointer_sensitivity: 0.05"))
    assert set(added) == {CONFIGURATIONS, STRUCTURES, PAGE}
    assert added[CONFIGURATIONS] == ["config.pointer.sensitivity = 0.05"]
    assert added[STRUCTURES] == ["value.pointer_sensitivity = 0.05"]


def test_new_value_needs_a_swift_case(tmp_path: Path) -> None:
    added = what_follows(
        tmp_path, "motion", ('brief: "From 0.2 for a weak throw to 1 for a strong one."}',
                             'brief: "From 0.2 for a weak throw to 1 for a strong one."}\n'
                             '      - {name: SQUARE_ROOT, value: 2, brief: "In between."}'))
    assert added["Sources/VeltoMotion/Generated/Enumerations.swift"] == [
        "case 2: self = .squareRoot", "case .squareRoot: 2",
    ]
    assert added["Sources/VeltoCAPI/Generated/KnownValues.swift"] == ["case 0...2: true"]
    assert added[PYTHON] == ["VELTO_POWER_LAW_SQUARE_ROOT = 2"]
    assert any("VELTO_POWER_LAW_SQUARE_ROOT" in line for line in added[HEADER])


def test_new_event_needs_a_swift_case(tmp_path: Path) -> None:
    added = what_follows(
        tmp_path, "event", ('brief: "A value arrived in an empty subscription',
                            'brief: "A value arrived in an empty subscription."}\n'
                            '      - {name: LINK_WEAK, value: 99, swift: linkWeak, data: found, brief: "A value arrived in an empty subscription'))
    assert added["Sources/VeltoCAPI/Generated/EventPayloads.swift"] == [
        "case .linkWeak(let rssi, let isLikely):", "type = VELTO_EVENT_LINK_WEAK",
        "unsafe data.found = velto_event_found(rssi: rssi.map { Int32(clamping: $0) } ?? VELTO_RSSI_UNKNOWN, "
        "is_likely: isLikely ? 1 : 0)",
    ]


@pytest.mark.long
@pytest.mark.parametrize(
    ("declaration", "conversions"),
    [
        ("type: velto_bool", ["paddle.new = c.paddle_new != 0", "paddle_new = value.paddle.new ? 1 : 0"]),
        ("type: int32, unit: count, min: 0, max: 9, as: Int",
         ["paddle.new = Int(clamping: c.paddle_new)", "paddle_new = Int32(clamping: value.paddle.new)"]),
        ("type: velto_device_axis",
         ["paddle.new = DeviceAxis(rawValue: c.paddle_new) ?? .first", "paddle_new = value.paddle.new.rawValue"]),
        ("type: int32, unit: index, min: -1, max: 9, as: Int, none: -1",
         ["paddle.new = c.paddle_new == -1 ? nil : Int(clamping: c.paddle_new)",
          "paddle_new = value.paddle.new.map { Int32(clamping: $0) } ?? -1"]),
        ("type: double, unit: s, min: 0, max: 9, none: 0",
         ["paddle.new = c.paddle_new == 0 ? nil : c.paddle_new", "paddle_new = value.paddle.new ?? 0"]),
    ],
)
def test_kind_of_member_is_converted_both_ways(tmp_path: Path, declaration: str, conversions: list[str]) -> None:
    member = f'\n      - {{name: paddle_new, {declaration}, swift: paddle.new, brief: "Something new."}}'
    reserved = '\n      - {name: reserved, type: uint32, brief: "Zero."}' if "int32" in declaration or "velto_" in declaration else ""
    added = what_follows(tmp_path, "motion", (LAST, LAST + member + reserved))
    assert added[CONVERSIONS] == conversions


def test_kinds_of_members_of_an_input_are_converted_both_ways() -> None:
    lines = {line.strip() for line in BEFORE[CONVERSIONS].splitlines()}
    assert {
        "gestures = GameInput.Gestures(rawValue: c.gestures)", "gestures = UInt32(value.gestures.rawValue)",
        "timestamp = Timestamp(nanoseconds: c.timestamp_ns)", "timestamp_ns = value.timestamp.nanoseconds",
        "acceleration = SIMD3(c.acceleration.0, c.acceleration.1, c.acceleration.2)",
        "acceleration = (value.acceleration[0], value.acceleration[1], value.acceleration[2])",
        "bowling_thrown = value.bowlingThrow == nil ? 0 : 1", "bowling_power = value.bowlingThrow ?? 0",
    } <= lines
