"""The documentation of the package speaks of C#, not of C."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from generate import csharp_names as names
from generate.loading import load

IN_C = re.compile(r"(?<!Native\.)\b(?:velto_\w+\(|VELTO_\w+)|_INIT\b|\bNULL\b|`")
ENVIRONMENT = {"VELTO_BACKEND"}


@pytest.fixture(scope="module")
def documented(package: Path) -> dict[str, str]:
    """Name of each member outside VeltoKit.Interop, such as "M:VeltoKit.Device.Pair", to its documentation."""
    members = ET.parse(package / "VeltoKit.xml").getroot().iter("member")
    return {member.get("name"): " ".join(member.itertext()) for member in members if ":VeltoKit.Interop." not in member.get("name")}


def test_nothing_is_said_in_c(documented: dict[str, str]) -> None:
    assert len(documented) > 1500
    found = {name: sorted(set(IN_C.findall(text)) - ENVIRONMENT) for name, text in documented.items()}
    assert {name: words for name, words in found.items() if words} == {}


def test_functions_are_called_what_they_are(documented: dict[str, str]) -> None:
    known = {re.sub(r"\(.*", "", name[2:]) for name in documented}
    assert {f"VeltoKit.{member.removesuffix('()')}" for member in names.CLASS_MEMBERS.values()} <= known


def test_the_list_of_functions_has_all_and_names_members_that_are_public(repository: Path, documented: dict[str, str]) -> None:
    """A function without a class is in the second table, and no function is in both."""
    for folder in ("csharp", "godot"):
        offered, missing = (repository / f"bindings/{folder}/FUNCTIONS.md").read_text().split("\n## ")
        listed = re.findall(r"`(velto_\w+)\(\)`", offered + missing)
        assert sorted(listed) == sorted(function.name for function in load().functions() if not function.name.endswith("_init")), folder
    known = {re.sub(r"\(.*", "", name[2:]) for name in documented}
    rows = re.findall(r"^\| `velto_\w+\(\)` \| (.*) \|$", (repository / "bindings/csharp/FUNCTIONS.md").read_text(), re.M)
    members = [face for row in rows for face in re.findall(r"`(?:new )?([\w.]+)(?:\(\))?`", row)]
    assert len(members) > 200 and {f"VeltoKit.{member}" for member in members} <= known


def test_every_member_of_a_structure_is_worded_for_c_sharp(documented: dict[str, str]) -> None:
    assert documented["F:VeltoKit.MotionConfig.StructSize"].strip() == "Size, set by Initial (bytes)."
    assert "(default true)" in documented["F:VeltoKit.MotionConfig.InvertY"]
