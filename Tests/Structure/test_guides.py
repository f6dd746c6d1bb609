"""The guides leave out nothing that people come for. That their code compiles is seen in test_guide_code.py."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GUIDES = ROOT / "Sources/VeltoKit/VeltoKit.docc"
ORIGINAL = Path(__file__).with_name("original_names.txt")

CODE = re.compile(r"`([^`\n]+)`")
WORD = re.compile(r"\w+")


def words(markdown: str) -> set[str]:
    """Those that stand in code."""
    return {word for code in CODE.findall(markdown) for word in WORD.findall(code)}


def columns() -> list[list[str]]:
    """The rows of all tables of the page for people who come from the original."""
    rows = re.findall(r"^\|(.*)\|$", (GUIDES / "FromTheOriginal.md").read_text(), re.M)
    return [row.split("|") for row in rows]


def test_every_public_name_of_the_original_is_on_its_page():
    """In the first column of a table."""
    lines = ORIGINAL.read_text().splitlines()
    names = {name for line in lines if not line.startswith("#") for name in line.split()}
    told = set().union(*(words(row[0]) for row in columns()))
    assert len(names) > 250 and names <= told, sorted(names - told)


@pytest.mark.parametrize(
    "name", ["motion_config", "gamepad_config", "sensor_filter", "paddle_config", "menu_config", "pointer_config", "lateral_config",
             "strategy_config", "navigator_config"]
)
def test_every_member_of_a_configuration_is_in_the_guides(name: str):
    """Tuning is what the guides are for."""
    headers = " ".join(path.read_text() for path in (ROOT / "include/veltokit").glob("*.h"))
    (body,) = re.findall(rf"typedef struct velto_{name} \{{(.*?)\}} velto_{name};", headers, re.S)
    members = set(re.findall(r"^\s*[a-z]\w* (\w+);", body, re.M)) - {"struct_size", "reserved", "mode"}
    told = set().union(*(words(guide.read_text()) for guide in GUIDES.glob("*.md")))
    assert members and members <= told, sorted(members - told)


def test_every_script_of_a_tap_has_a_row():
    scripts = re.findall(r'^        \("([\w-]+)", \{', (ROOT / "Sources/VeltoSimulation/Tap/MotionScript+Taps.swift").read_text(), re.M)
    page = (GUIDES / "SimulatedDevices.md").read_text()
    rows = page[page.index("| script | the wearer |"):].split("\n\n")[0]
    assert len(scripts) == 7 and re.findall(r"^\| `([\w-]+)` \|", rows, re.M) == scripts


def test_every_error_has_a_row_with_its_names():
    errors = re.findall(r"name: ERROR_(\w+)", (ROOT / "bindings/api/base.yml").read_text())
    rows = re.findall(r"^\| `VELTO_ERROR_(\w+)` \| `\.(\w+)` \| \S.* \| \S.* \|$", (GUIDES / "Errors.md").read_text(), re.M)
    assert len(errors) > 30
    assert rows == [(name, re.sub(r"_(.)", lambda letter: letter[1].upper(), name.lower())) for name in errors]
