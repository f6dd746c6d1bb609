"""Each cause of an error brings the sentence that a person has read: `causes.tsv`, which `causes.py` prints anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from causes import CAUSES, in_python
from pumped_context import pumped

TABLE = Path(__file__).with_name("causes.tsv")
READ = {row.split("\t")[0]: row.split("\t")[1:] for row in TABLE.read_text().splitlines()}

MISLEADING = ("out of range or asleep", "already retried", "wait for the automatic", "after the reconnect", "Move the device")
"""Remedies that a code has only for some of its causes."""
OF_OTHERS = ("velto_", "VELTO_ERROR", "def.", "in Swift", "call exec")
"""Names of other languages."""
ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "Sources/VeltoKit/VeltoKit.docc/Errors.md", "bindings/api/base.yml", "bindings/python/veltokit/errors.py")
"""Where a remedy is given for a code."""


def test_every_cause_was_read() -> None:
    assert list(READ) == list(CAUSES)


@pytest.mark.parametrize("name", CAUSES)
def test_cause_brings_its_sentence(velto: Any, name: str) -> None:
    from veltokit import Result

    with pumped(velto) as context:
        result, sentence, remedy = CAUSES[name](context)
    assert [Result(result).name, sentence, in_python(result, sentence, remedy), remedy] == READ[name]


@pytest.mark.parametrize("name", CAUSES)
def test_a_sentence_ends_with_its_remedy(name: str) -> None:
    _, sentence, _, remedy = READ[name]
    assert not remedy or sentence.endswith(f": {remedy}")


@pytest.mark.parametrize("name", CAUSES)
def test_sentence_of_python_speaks_python(name: str) -> None:
    assert not [words for words in (*MISLEADING, *OF_OTHERS) if words in READ[name][2]]


@pytest.mark.parametrize("page", PAGES)
def test_no_page_gives_a_code_the_remedy_of_a_cause(page: str) -> None:
    text = (ROOT / page).read_text().lower()
    assert not [words for words in MISLEADING if words.lower() in text]


def test_failed_calibration_does_not_blame_the_range() -> None:
    """A remedy of a code was given for every cause of it."""
    for name in ("device is not kept still", "board does not answer about a module", "connected device does not answer a read"):
        assert READ[name][0] == "TIMEOUT" and "closer" not in READ[name][2] and "range" not in READ[name][2]
