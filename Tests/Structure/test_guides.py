"""The guides speak of what there is, and leave out nothing that people come for."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GUIDES = ROOT / "Sources/VeltoKit/VeltoKit.docc"
ORIGINAL = Path(__file__).with_name("original_names.txt")

CODE = re.compile(r"`([^`\n]+)`")
WORD = re.compile(r"\w+")
C_NAME = re.compile(r"\b(?:velto|VELTO)_\w+")


def original_names() -> set[str]:
    lines = ORIGINAL.read_text().splitlines()
    return {name for line in lines if not line.startswith("#") for name in line.split()}


def test_every_public_name_of_the_original_is_on_its_page():
    """In the first column of a table, as code."""
    rows = re.findall(r"^\|([^|]*)\|", (GUIDES / "FromTheOriginal.md").read_text(), re.M)
    told = {word for row in rows for code in CODE.findall(row) for word in WORD.findall(code)}
    assert original_names() <= told, sorted(original_names() - told)


@pytest.mark.parametrize("guide", sorted(GUIDES.glob("*.md")), ids=lambda path: path.stem)
def test_every_c_name_of_a_guide_exists(guide: Path):
    headers = "".join(path.read_text() for path in (ROOT / "include/veltokit").glob("*.h"))
    known = set(C_NAME.findall(headers))
    told = {name for name in C_NAME.findall(guide.read_text()) if not name.endswith("_")}
    assert told <= known, sorted(told - known)


def test_every_member_of_the_motion_configuration_is_in_the_guides():
    """Tuning is what the guides are for."""
    header = (ROOT / "include/veltokit/velto_motion.h").read_text()
    (body,) = re.findall(r"typedef struct velto_motion_config \{(.*?)\} velto_motion_config;", header, re.S)
    members = set(re.findall(r"^\s*[a-z]\w* (\w+);", body, re.M)) - {"struct_size", "reserved", "mode"}
    told = {word for name in ("PaddleMode", "PointerMode", "ThrowingMode", "FromTheOriginal")
            for code in CODE.findall((GUIDES / f"{name}.md").read_text()) for word in WORD.findall(code)}
    assert len(members) > 25 and members <= told, sorted(members - told)
