"""The fuzz harnesses for a minute each. Part of `make test-long`."""

from __future__ import annotations

from pathlib import Path

from test_fuzz import fuzz


def test_a_minute_of_each_harness_finds_nothing() -> None:
    manifest = Path(__file__).with_name("Package.swift").read_text()
    assert fuzz("60") == manifest.count(".executableTarget(")
