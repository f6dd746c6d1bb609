"""Values that are no measurements: clipped ones, and those that are no numbers, are counted live and in sessions. Curves break at gaps."""

from __future__ import annotations

import json
import math
import struct
import urllib.request
from typing import Any

import pytest

from velto.page.ranges import Range, defects_of, range_of
from velto.page.sensors import Choice
from veltokit import LinkState

from .serving import Serving

NOTIFICATIONS = 23
"""The value handle of a board's notifications."""
CLIPPED = b"\x03\x05" + struct.pack("<9h", *((32767, -32768, 5) * 3))
"""A packet of accelerations, with six values at the ends of the range."""
INVALID = b"\x19\x07" + struct.pack("<4f", math.nan, 0, 0, 1)
"""A quaternion with a value that is no number."""


@pytest.fixture
def board(studio: Serving) -> Any:
    """The board, connected, with nothing shown."""
    device = studio.connected(studio.board)
    studio.do(studio.workspace.showing.stop)
    yield device
    studio.do(studio.workspace.showing.stop)


def recorded(studio: Serving, board: Any, signal: str, packet: bytes) -> Any:
    """Records a signal, with a packet among those of the sensor; returns the session, which runs."""
    showing = studio.workspace.showing
    studio.do(lambda: showing.start([Choice(board, (signal,))]))
    session = studio.do(lambda: showing.record("defects"))
    [track] = studio.workspace.feed.tracks.values()
    studio.until(lambda: track.end > 20)
    studio.do(lambda: studio.simulator(board).notify(packet, NOTIFICATIONS))
    end = track.end
    studio.until(lambda: track.end > end + 20)
    return session


def test_a_range_ends_with_16_bits() -> None:
    class Channel:
        scale = 0.5

    limits = range_of("acceleration", [Channel()])  # type: ignore[list-item]
    found = limits.defects([16383.5, -16384, 16383, -16383.5, math.nan, math.inf, 0])
    assert (found.clipped, found.invalid) == (2, 2)
    assert range_of("quaternion", [Channel()]) == range_of("acceleration", []) == Range()  # type: ignore[list-item]


@pytest.mark.parametrize(("signal", "packet", "expected"), [("acceleration", CLIPPED, (6, 0)), ("quaternion", INVALID, (0, 1))], ids=["clipped", "invalid"])
def test_defects_are_counted_live_and_in_the_session(studio: Serving, board: Any, signal: str, packet: bytes, expected: tuple[int, int]) -> None:
    session = recorded(studio, board, signal, packet)
    [track] = studio.workspace.feed.tracks.values()
    assert (track.counts.clipped, track.counts.invalid) == expected
    counts = json.loads(studio.workspace.feed.counts())["counts"][str(track.number)]
    assert tuple(counts[2:4]) == expected
    studio.do(studio.workspace.showing.stop_recording)
    kept = studio.do(lambda: defects_of(session.track(signal)))
    assert (kept.clipped, kept.invalid) == expected


def test_clipped_values_are_shown(page: Any, studio: Serving, board: Any) -> None:
    session = recorded(studio, board, "acceleration", CLIPPED)
    page.goto(f"{studio.address}/live")
    page.locator("[data-signal=acceleration] [data-stat=clipped]", has_text="6 clipped").wait_for()
    page.get_by_role("button", name="Stop recording").click()
    page.wait_for_url(f"**/session/{session.number}")
    page.locator("[data-defects]", has_text="6 clipped, 0 invalid").wait_for()


def test_values_that_are_no_numbers_are_shown_and_break_the_curve(page: Any, studio: Serving, board: Any) -> None:
    session = recorded(studio, board, "quaternion", INVALID)
    page.goto(f"{studio.address}/live")
    page.locator("[data-stat=invalid]", has_text="1 invalid").first.wait_for()
    [track] = studio.workspace.feed.tracks.values()
    studio.do(lambda: studio.simulator(board).notify(INVALID, NOTIFICATIONS))
    studio.until(lambda: track.counts.invalid == 2)
    with studio.stopped():  # The curve shows the last ten seconds.
        page.wait_for_function("""() => {
            const gaps = document.querySelector('[data-signal=quaternion] velto-curve')?.gaps;
            return gaps?.[0] > 0 && gaps[1] === 0;
        }""")
    page.get_by_role("button", name="Stop recording").click()
    page.wait_for_url(f"**/session/{session.number}")
    page.locator("[data-defects]", has_text="0 clipped, 2 invalid").wait_for()


def curve(studio: Serving, session: Any, track: int, query: str) -> dict[str, Any]:
    """A curve, as a page fetches it."""
    with urllib.request.urlopen(f"{studio.address}/sessions/{session.number}/tracks/{track}/curve?{query}") as answer:
        return dict(json.load(answer))


def test_curves_break_at_gaps_at_every_zoom(studio: Serving, board: Any) -> None:
    showing = studio.workspace.showing
    studio.do(lambda: showing.start([Choice(board, ("acceleration",))]))
    session = studio.do(lambda: showing.record("through a loss"))
    [live] = studio.workspace.feed.tracks.values()
    studio.until(lambda: live.end > 60)
    studio.do(studio.simulator(board).drop_link)
    studio.until(lambda: showing.trouble is not None)
    studio.until(lambda: board.link_state is LinkState.READY and showing.trouble is None)
    end = live.end
    studio.until(lambda: live.end > end + 60)
    studio.do(showing.stop_recording)
    track = studio.do(lambda: session.track("acceleration"))
    whole = curve(studio, session, track.info.track, "")
    [(gap, _)] = [row for row in whole["rows"] if row[1] is None]
    first, last = whole["span"]
    assert first < gap < last
    for query in ("parts=10", "parts=1200", *(f"begin={gap - part}&end={gap + 5000 + part}" for part in (50, 200, 1000))):
        rows = curve(studio, session, track.info.track, query)["rows"]
        before = [row for row in rows if row[0] <= gap and row[1] is not None]
        behind = [row for row in rows if row[0] > gap]
        place = next(index for index, row in enumerate(rows) if row[1] is None)
        assert place == len(before) and before and all(row[1] is not None for row in behind), query
