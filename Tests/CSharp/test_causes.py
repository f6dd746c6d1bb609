"""Each cause of an error brings the sentence of C# that a person has read: `Causes/causes.tsv`. The sentences of C, from which they are
made, are those of `Tests/Boundary/causes.tsv`."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

HERE = Path(__file__).parent
IN_C = HERE.parent / "Boundary/causes.tsv"
READ = HERE / "Causes/causes.tsv"


def columns(table: Path, *numbers: int) -> dict[str, list[str]]:
    rows = [row.split("\t") for row in table.read_text().splitlines()]
    return {row[0]: [row[number] for number in numbers] for row in rows}


@pytest.fixture(scope="module")
def spoken(compile_program: Callable[..., Path]) -> dict[str, str]:
    """Each cause with its sentence in C#."""
    program = compile_program("Spoken", HERE / "Causes/Spoken.cs")
    causes = columns(IN_C, 2)
    said = subprocess.run(
        ["mono", program], input="".join(f"{sentence}\n" for [sentence] in causes.values()), capture_output=True, text=True, check=True)
    return dict(zip(causes, said.stdout.splitlines(), strict=True))


def test_every_cause_brings_its_sentence(spoken: dict[str, str]) -> None:
    assert spoken == {cause: sentence for cause, [sentence] in columns(READ, 1).items()}


def test_no_sentence_speaks_c(spoken: dict[str, str]) -> None:
    assert not [sentence for sentence in spoken.values() if re.search(r"(?<!Native\.)velto_|VELTO_|def\.|exec\b", sentence)]


def test_functions_that_are_named_exist(package: Path, spoken: dict[str, str]) -> None:
    methods = set(re.findall(r'name="M:VeltoKit\.(?:\w+\.)*(\w+)', (package / "VeltoKit.xml").read_text()))
    assert set(re.findall(r"(\w+)\(\)", " ".join(spoken.values()))) <= methods
