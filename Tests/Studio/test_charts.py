"""What a chart says beside its curves: units, the local time with its zone, the values under the cursor, and marks whose labels are read whole."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Any, Iterator

import pytest

from .serving import MOST_TRIES, Serving, fused

SECOND = 1_000_000_000
VALUES = [(index * index % 17 - 8.0, index / 4) for index in range(40)]
"""The values of a session: a tenth of a second lies between them."""
MARKS = ("begins here, as anyone can read", "half", "ends here, as anyone can read")
"""Its marks: at its begin, in its middle and at its end."""
CHART = "document.querySelector('velto-chart')"
CURVE = "document.querySelector('velto-curve')"
TEXTS = f"""() => {{
    const chart = {CHART}.chart, drawn = chart.getZr().storage.getDisplayList(true).filter((each) => each.style.text);
    return drawn.map((each) => {{
        const box = each.getBoundingRect().clone();
        if (each.transform) box.applyTransform(each.transform);
        return [each.style.text, box.x, box.x + box.width, chart.getWidth()];
    }});
}}"""
"""What is written in a chart: each text with its left and its right end, and the width of the chart."""
CURSOR = f"() => [...{CHART}.querySelectorAll('div')].findLast((each) => each.style.pointerEvents === 'none' && each.style.visibility !== 'hidden' && each.style.opacity !== '0')?.innerText"
"""The text of the cursor, if it is shown."""
UNDER = f"(x) => {CHART}.chart.convertFromPixel({{ xAxisIndex: 0 }}, x)"
"""The time at a place of a chart."""


@pytest.fixture
def session(studio: Serving) -> Iterator[Any]:
    """A session with known values, and with marks at both of its ends."""
    store = studio.do(lambda: studio.studio.store)
    with studio.stopped():
        made = studio.do(lambda: store.begin_session("known"))
        track = studio.do(lambda: made.add_track("pulse", "heart [bpm], lungs", rate=10))
        first = studio.do(lambda: studio.studio.context.time_ns)
        for text in MARKS:
            studio.do(lambda text=text: made.mark(text))
            studio.do(lambda: studio.studio.context.advance((len(VALUES) - 1) / 20) if text != MARKS[-1] else None)
        studio.do(lambda: track.write([first + index * SECOND // 10 for index in range(len(VALUES))], VALUES))
        studio.do(made.end)
    yield made
    studio.do(made.remove)


def cursor(page: Any, part: float) -> tuple[float, str]:
    """Moves the mouse over a chart until the cursor is there; returns the time under it, and its text."""
    box = page.locator("velto-chart").first.bounding_box()
    for shift in range(MOST_TRIES):  # The chart may find its size after the first move.
        x = box["width"] * part + shift % 2
        page.mouse.move(box["x"] + x, box["y"] + box["height"] / 2)
        if text := page.evaluate(CURSOR):
            return page.evaluate(UNDER, x), text
    raise AssertionError("there is no cursor")


def opened(page: Any, studio: Serving, session: Any) -> None:
    page.goto(f"{studio.address}/session/{session.number}")
    page.wait_for_function(f"(count) => {CHART}?.loaded?.rows.length >= count", arg=len(VALUES))


def shown(page: Any) -> list[list[Any]]:
    return list(page.evaluate(TEXTS))


def test_a_chart_has_its_unit_and_the_local_time_with_its_zone(browser: Any, studio: Serving, session: Any) -> None:
    context = browser.new_context(timezone_id="Asia/Tokyo")
    page = context.new_page()
    opened(page, studio, session)
    texts = [text for text, *_ in shown(page)]
    context.close()
    begin = datetime.fromtimestamp(session.info.start_utc_ns / SECOND).astimezone()
    hour = f"{(begin.utctimetuple().tm_hour + 9) % 24:02}"
    assert "bpm" in texts and "local time, GMT+9" in texts
    times = [text for text in texts if re.fullmatch(r"\d\d:\d\d:\d\d", text)]
    assert len(times) > 1 and all(int(text[:2]) - int(hour) in (0, 1, -23) for text in times), (times, hour)


def test_the_cursor_has_the_values_under_it(page: Any, studio: Serving, session: Any) -> None:
    opened(page, studio, session)
    for part in (0.3, 0.55, 0.8):
        time, text = cursor(page, part)
        _, heart, lungs = min(page.evaluate(f"{CHART}.loaded.rows"), key=lambda row: abs(row[0] - time))
        assert re.search(rf"heart\s+{heart:.3f}\s+lungs\s+{lungs:.3f}", text), (part, text)
        local = page.evaluate("(time) => new Date(time).toTimeString().slice(0, 5)", time)
        assert local in text, (local, text)


def test_the_cursor_of_a_live_curve_has_its_values(page: Any, studio: Serving) -> None:
    board = fused(studio)
    studio.do(lambda: studio.workspace.showing.start([studio.workspace.choice(board)]))
    page.goto(f"{studio.address}/live")
    page.wait_for_function("() => document.querySelector('velto-board')?.frame > 100")
    with studio.stopped():
        [track] = studio.workspace.feed.tracks.values()
        page.wait_for_function(f"(end) => {CURVE}.frame === end", arg=track.end)
        box = page.locator("velto-curve").bounding_box()
        for part in (0.3, 0.91, 0.97):
            x = round(box["x"] + box["width"] * part)
            page.mouse.move(x, box["y"] + box["height"] / 2)
            text = page.locator("velto-curve .cursor").inner_text()
            time, width = page.evaluate(f"(x) => {CURVE}.timeAt(x)", x - box["x"]), len(track.channels)
            row = min(range(len(track.times)), key=lambda index: abs(track.times[index] - time))
            assert [float(number) for number in re.findall(r"-?\d\.\d{3}", text)] == pytest.approx(list(track.values[row * width:row * width + 4]), abs=6e-4), text
            assert page.evaluate("(time) => new Date(time).toTimeString().slice(0, 8)", track.times[row]) in text
        page.mouse.move(box["x"], box["y"] - 20)
        page.locator("velto-curve .cursor").wait_for(state="hidden")


@pytest.mark.parametrize("width", [1440, 390])
def test_labels_of_marks_are_whole(browser: Any, studio: Serving, session: Any, width: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": 900})
    page = context.new_page()
    opened(page, studio, session)
    for zoom in ((0, 100), (0, 40)):
        page.evaluate(f"([start, end]) => {CHART}.chart.dispatchAction({{ type: 'dataZoom', start, end }})", zoom)
        if zoom[1] < 100:
            page.wait_for_function(f"(count) => {CHART}.loaded.rows.length < count", arg=len(VALUES))
        labels = [(text, left, right, whole) for text, left, right, whole in shown(page) if text[:4] in ("begi", "half", "ends")]
        assert len(labels) == (3 if zoom[1] == 100 else 1)
        assert all(0 <= left and right <= whole for _, left, right, whole in labels), labels
    context.close()


def test_a_chart_is_zoomed_after_its_theme_has_changed(page: Any, studio: Serving, session: Any) -> None:
    page.emulate_media(color_scheme="light")
    opened(page, studio, session)
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(f"() => {CHART}.shade === true")
    page.evaluate(f"() => {CHART}.chart.dispatchAction({{ type: 'dataZoom', start: 40, end: 60 }})")
    page.wait_for_function(f"(count) => {CHART}.loaded.rows.length < count", arg=len(VALUES))
