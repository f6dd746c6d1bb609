"""The names by which the pages know signals, and what they note of events."""

from __future__ import annotations

from collections import deque
from types import SimpleNamespace
from typing import Any

import pytest

from velto.page.happenings import Happenings
from velto.page.probe import Probe
from velto.page.sensors import FIRST, SENSORS
from veltokit import Backend, Context
from veltokit.studio.streams import SENSORS as CONFIGURED

MODELS = ("metamotion-s", "metamotion-rl", "metaenvironment", "tap-xr", "tap-strap-2", "triki-cap")
"""The simulated models that have every signal among them."""


@pytest.fixture(scope="module")
def signals() -> set[str]:
    """The identifiers of the signals of all models."""
    found: set[str] = set()
    with Context(backends=Backend.SIMULATED, manual_clock=True, ephemeral=True) as context:
        for model in MODELS:
            simulator = context.create_simulator(None, "rest", model_name=model, bonded=True)
            device = context.connect(simulator.identifier).wait()
            found |= {signal.identifier for signal in device.signals} | {"orientation"}
            simulator.destroy()
    return found


def test_every_name_is_that_of_a_signal(signals: set[str]) -> None:
    assert {sensor.signal for sensor in SENSORS} - signals == set()
    assert set(CONFIGURED) - signals == set()
    assert {name for names in FIRST for name in names} - signals == set()


def test_a_posture_that_is_kept_is_one_note() -> None:
    happenings = Happenings(SimpleNamespace())  # type: ignore[arg-type]
    for text in ("hand open", "hand open", "hand open", "two fingers up", "hand open"):
        happenings._write_down(0, "Tap", text)
    assert [(note.text, note.count) for note in happenings.notes] == [("hand open", 1), ("two fingers up", 1), ("hand open", 3)]
    happenings._write_down(0, "other", "hand open")
    assert happenings.notes[0].count == 1


def probed(*packets: bytes) -> Probe:
    """A probe that has seen packets."""
    waiting = deque(packets)
    device: Any = SimpleNamespace(subscribe=lambda _: SimpleNamespace(
        poll=lambda: SimpleNamespace(data=waiting.popleft()) if waiting else None, close=lambda: None))
    probe = Probe(device, 1)
    probe.take()
    return probe


def test_a_probe_counts_bits_that_rise() -> None:
    probe = probed(b"\x22\x00\x10", b"\x22\x01\x10", b"\x22\x00\x30", b"\x22\x01\x30", b"")
    assert probe.rises == {(1, 0): 2, (2, 5): 1} and probe.last == b""
    assert [line.partition("changed: ")[2] for line in probe.lines] == ["–", "1", "1, 2", "1", "–"]
    probe.reset()
    assert not probe.rises and not probe.lines
