"""Each remedy in the Swift sources stands in a list behind its problem, so that a new one is seen in review."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from remedies import SOURCES, listed, remedies

OF_C = re.compile(r"\b(?!DBUS_|XDG_)[A-Za-z]+_\w+")
"""A constant or a member of C; names of environment variables are the same in all languages."""


def test_every_remedy_was_read() -> None:
    """`remedies.txt` is what `Tests/Structure/remedies.py` prints."""
    read = Path(__file__).with_name("remedies.txt").read_text().splitlines()
    present = listed().splitlines()
    assert len(present) > 200 and [line for line in present if line not in read] == [line for line in read if line not in present] == []


def test_swift_names_nothing_of_c() -> None:
    """`VeltoCAPI/Boundary/CNames.swift` translates the names of Swift."""
    lines = {line for path in SOURCES.rglob("*.swift") if "VeltoCAPI" not in path.parts for line in remedies(path.read_text())}
    assert not [line for line in lines if OF_C.search(line)]


@pytest.mark.parametrize(("code", "found"), [
    ('VeltoError(.busy, "it runs", remedy: "stop it")', {"it runs: stop it"}),
    ('VeltoError(\n    .io, "a \\(name(of: "b")) is full",\n    remedy: "empty it, " + "or wait", detail: .none("no"))',
     {'a \\(name(of: "b")) is full: empty it, or wait'}),
    ('f("no", g(remedy: isRead ? "read it" : ""))', {": read it"}),
    ('    let remedy =\n        isNew ? "wake it" : "wait"\n    return other("no")', {": wake it wait"}),
    ('static let remedies: [Kind: String] = [\n    .one: "wake it",\n]', {": wake it"}),
    ('typealias Row = (code: Int, text: String, remedy: String)\nlet rows: [Row] = [\n    (1, "is full", "empty it, or wait"), '
     '(2, "is lost", ""),\n]', {"is full: empty it, or wait"}),
    ('// remedy: "no"\nfunc f(remedy: String = "") {}\nlet c = Cause("a (", remedy: "")', set()),
])
def test_remedies_are_found(code: str, found: set[str]) -> None:
    assert remedies(code) == found
