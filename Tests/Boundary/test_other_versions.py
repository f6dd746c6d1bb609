"""Programs that were compiled against older and newer structures go on working; reserved members are checked."""

from __future__ import annotations

import ctypes
import re
import subprocess
from pathlib import Path

import pytest

from generate.loading import load
from pumped_context import PumpedContext
from veltokit import abi

PROGRAM = Path(__file__).with_name("other_version.c")
STRUCTS = {
    "velto_context_def": ["settle_time", "reconnect_delay"],
    "velto_motion_config": [
        "gesture_pull_speed", "gesture_pullback_delta", "gesture_arm_timeout", "aim_space", "recenter_trigger", "recenter_hold",
        "aim_tightening",
    ],
    "velto_input": [
        "action_count", "orientation[4]", "acceleration[3]", "rotation_rate[3]", "battery", "finger_press_count[5]",
        "gyro_calibration",
    ],
    "velto_device_info": ["identifier[VELTO_IDENTIFIER_SIZE]", "name[VELTO_NAME_SIZE]", "battery"],
}
"""The structures of the program, with the members that the older headers do not have; no header leaves padding."""


def older(text: str, struct: str, members: list[str]) -> str:
    start, end = body_of(text, struct)
    body = text[start:end]
    for member in members:
        body, count = re.subn(rf"^    \w+ {re.escape(member)};(?: /\*\*<.*)?\n", "", body, flags=re.MULTILINE)
        assert count == 1, f"{struct}.{member}"
    return text[:start] + body + text[end:]


def newer(text: str, struct: str, _: list[str]) -> str:
    end = body_of(text, struct)[1]
    return text[:end] + "    double future;\n" + text[end:]


def body_of(text: str, struct: str) -> tuple[int, int]:
    start = text.index(f"typedef struct {struct} {{")
    return start, text.index(f"}} {struct};", start)


@pytest.mark.parametrize("change", [older, newer], ids=["OLDER", "NEWER"])
def test_program_of_another_version_works(change, repository: Path, library_path: Path, tmp_path: Path) -> None:
    headers = tmp_path / "include/veltokit"
    headers.mkdir(parents=True)
    changed = set()
    for header in (repository / "include/veltokit").glob("*.h"):
        text = header.read_text()
        for struct, members in STRUCTS.items():
            if f"typedef struct {struct} {{" in text:
                text = change(text, struct, members)
                changed.add(struct)
        (headers / header.name).write_text(text)
    assert changed == set(STRUCTS)
    program = tmp_path / "program"
    (tmp_path / "libveltokit.so.0").symlink_to(library_path)
    subprocess.run(
        ["gcc", "-std=c99", "-Wall", "-Wextra", "-Werror", f"-D{change.__name__.upper()}", "-DVELTO_NO_LAYOUT_ASSERTIONS",
         "-I", str(tmp_path / "include"), str(PROGRAM), str(tmp_path / "libveltokit.so.0"), "-lm",
         f"-Wl,-rpath,{tmp_path}", "-o", str(program)],
        check=True,
    )
    run = subprocess.run([str(program)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


INPUTS = [
    (struct, member)
    for struct in load().structs() for member in struct.members
    if member.is_reserved and struct.name in ("velto_gamepad_config", "velto_sensor_filter")
]


@pytest.mark.parametrize(("struct", "member"), INPUTS, ids=lambda value: value.name)
def test_reserved_member_that_is_set_is_refused(context: PumpedContext, struct, member) -> None:
    value = getattr(abi, struct.name)()
    preset = [0] if struct.preset_member else []
    getattr(context, f"{struct.name.removeprefix('velto_')}_init")(ctypes.byref(value), ctypes.sizeof(value), *preset)
    setattr(value, member.name, 1)
    device = context.ingest_device()
    call = {
        "velto_gamepad_config": lambda: context.library.velto_device_set_gamepad_config(device, ctypes.byref(value)),
        "velto_sensor_filter": lambda: context.library.velto_device_set_sensor_filter(device, ctypes.byref(value)),
    }[struct.name]
    assert call() == abi.VELTO_ERROR_INVALID_ARGUMENT
    assert member.name.encode() in context.library.velto_error_message()
