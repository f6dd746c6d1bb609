"""Each remedy in the Swift sources stands in a list behind its problem, so that a new one is seen in review."""

from __future__ import annotations

from pathlib import Path

import pytest

from remedies import listed, remedies


def test_every_remedy_was_read() -> None:
    """`remedies.txt` is what `Tests/Structure/remedies.py` prints."""
    read = Path(__file__).with_name("remedies.txt").read_text().splitlines()
    present = listed().splitlines()
    assert len(present) > 200 and [line for line in present if line not in read] == [line for line in read if line not in present] == []


@pytest.mark.parametrize(("code", "found"), [
    ('VeltoError(.busy, "it runs", remedy: "stop it")', {"it runs: stop it"}),
    ('VeltoError(\n    .io, "a \\(name(of: "b")) is full",\n    remedy: "empty it, " + "or wait", detail: .none("no"))',
     {'a \\(name(of: "b")) is full: empty it, or wait'}),
    ('f("no", g(remedy: isRead ? "read it" : ""))', {": read it"}),
    ('    let remedy =\n        isNew ? "wake it" : "wait"\n    return other("no")', {": wake it wait"}),
    ('static let remedies: [Kind: String] = [\n    .one: "wake it",\n]', {": wake it"}),
    ('// remedy: "no"\nfunc f(remedy: String = "") {}\nlet c = Cause("a (", remedy: "")', set()),
])
def test_remedies_are_found(code: str, found: set[str]) -> None:
    assert remedies(code) == found
