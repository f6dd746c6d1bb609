"""The page Live: what is picked, streamed, paused, recorded, and drawn."""

from __future__ import annotations

import math
from typing import Any, Sequence

import pytest

from velto.page.pages.live import ORIENTATIONS
from velto.page.sensors import Choice
from veltokit import LinkState, MwSensor, SessionState

from .serving import Serving, fused

QUATERNION = "(track) => import('/studio/files/samples.js').then(({tracks}) => { const found = [...tracks.values()].find(each => each.signal === track); return found ? [found.end, ...(found.newest() ?? [])] : [0]; })"

EYE, DISTANCE, OPENING = (4.6, -6.2, 4.2), 8.8, math.radians(32)
"""The camera of the picture in 3-D: its direction, its distance, and its angle from top to bottom."""
HEAD = 1.72
"""The place of the head of an axis."""
TURNS = ((1, 0, 0, 0), (0.8, 0.6, 0, 0), (0.8, 0, 0.6, 0), (0.8, 0, 0, 0.6), (0.5, -0.5, 0.5, 0.5), (0.1, 0.7, -0.1, 0.7))
"""Quaternions that turn each axis of the board toward the camera at least once."""
HEADS = """([quaternion, places]) => {
    const board = document.querySelector('velto-board'), ratio = board.canvas.width / board.clientWidth;
    board.quaternion = quaternion;
    board.draw();
    return places.map(([axis, x, y]) => {
        const seen = board.pen.getImageData(x * ratio, y * ratio, 1, 1).data, color = getComputedStyle(document.body).getPropertyValue(`--signal-${axis + 1}`).trim();
        return Math.max(...[0, 1, 2].map((index) => Math.abs(seen[index] - parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16))));
    });
}"""
"""Turns the board, and returns the difference of the colors at some places from those of axes."""

SLOW_FRAMES = """() => {
    const draw = requestAnimationFrame;
    let isInside = false;
    window.requestAnimationFrame = (done) => {
        const late = isInside ? 200 : 0;
        return draw((time) => { isInside = true; done(time + late); isInside = false; });
    };
}"""
"""Lets a frame that is requested in a frame seem to come a fifth of a second later than it does."""
ASLEEP = """() => {
    const draw = requestAnimationFrame;
    let isInside = false, isOver = false;
    window.requestAnimationFrame = (done) => {
        const late = isInside && !isOver ? 3_600_000 : 0;
        isOver ||= isInside;
        return draw((time) => { isInside = true; done(time + late); isInside = false; });
    };
}"""
"""Lets the first frame that is requested in a frame seem to come an hour later, as if the machine had slept."""
DRAWINGS = """async () => {
    const { listen, tracks } = await import('/studio/files/samples.js'), [track] = tracks.values(), begin = track.end, time = performance.now();
    let drawings = 0;
    return new Promise((done) => { const end = listen(() => { drawings++; if (track.end >= begin + 100) { end(); done([drawings, (performance.now() - time) / 1000]); } }); });
}"""
"""The drawings while a hundred frames come, and the time (seconds)."""


@pytest.fixture(autouse=True)
def board(studio: Serving) -> Any:
    """The board, connected, with nothing shown, and its sensor fusion picked."""
    device = fused(studio)
    for other in studio.do(lambda: [each for each in studio.workspace.ready() if each != device]):
        studio.do(lambda other=other: studio.workspace.disconnect(other))
    studio.do(studio.workspace.showing.stop)
    return device


def shown(studio: Serving) -> list[tuple[str, ...]]:
    """The signals that are streamed."""
    return [choice.signals for choice in studio.workspace.showing.choices]


def pick(page: Any, *names: str, is_wanted: bool = True) -> None:
    """Checks sensors in the picker."""
    for name in names:
        box = page.get_by_role("checkbox", name=name, exact=True)
        box.click()
        expected = "true" if is_wanted else "false"
        page.wait_for_function("found => document.getElementById(found[0]).ariaChecked === found[1]", arg=[box.get_attribute("id"), expected])


def test_mw12_raw_and_fused_exclude_each_other(page: Any, studio: Serving, board: Any) -> None:
    page.goto(f"{studio.address}/live")
    pick(page, "Acceleration", "Pressure")
    studio.until(lambda: studio.workspace.choice(board).signals == ("acceleration", "pressure"))
    pick(page, "Gravity")
    studio.until(lambda: studio.workspace.choice(board).signals == ("gravity", "pressure"))
    page.get_by_role("button", name="Show", exact=True).click()
    studio.until(lambda: shown(studio) == [("gravity", "pressure")] and all(track.counts.received for track in studio.workspace.feed.tracks.values()))


def test_mw13_mw14_ranges_and_rates_reach_the_board(page: Any, studio: Serving, board: Any) -> None:
    page.goto(f"{studio.address}/live")
    pick(page, "Acceleration", "Angular velocity")
    for label, option in (("Rate of acceleration", "25 Hz"), ("Range of acceleration", "±8 g"), ("Range of angular velocity", "±500 °/s")):
        page.get_by_label(label).click()
        page.get_by_role("option", name=option, exact=True).click()
    page.get_by_role("button", name="Show", exact=True).click()
    studio.until(lambda: len(studio.workspace.feed.tracks) == 2)
    config = studio.do(lambda: [board.board.sensor_config(sensor) for sensor in (MwSensor.ACCELEROMETER, MwSensor.GYROSCOPE)])
    assert (config[0].rate, config[0].range_g, config[1].rate, config[1].range_dps) == (25, 8, 50, 500)
    writes = studio.writes(board)
    assert any(data[:2] == b"\x03\x03" for data in writes) and any(data[:2] == b"\x13\x03" for data in writes)


@pytest.mark.parametrize("name", ["Euler angles", "Linear acceleration", "Corrected angular velocity"])
def test_mw15_outputs_of_fusion(page: Any, studio: Serving, board: Any, name: str) -> None:
    page.goto(f"{studio.address}/live")
    pick(page, "Orientation (quaternion)", is_wanted=False)
    pick(page, name)
    page.get_by_role("button", name="Show", exact=True).click()
    signal = name.lower().replace(" ", "-")
    studio.until(lambda: [track.signal for track in studio.workspace.feed.tracks.values() if track.counts.received] == [signal])


def test_mw16_thermometers_to_choose_from(page: Any, studio: Serving, board: Any) -> None:
    page.goto(f"{studio.address}/live")
    pick(page, "Orientation (quaternion)", is_wanted=False)
    names = studio.do(lambda: [signal.identifier for signal in board.signals if signal.identifier.startswith("temperature[")])
    assert page.get_by_role("checkbox", name="Temperature").count() == len(names) > 1
    page.get_by_role("checkbox", name="Temperature").last.click()
    studio.until(lambda: len(studio.workspace.choice(board).signals) == 1)
    page.get_by_role("button", name="Show", exact=True).click()
    studio.until(lambda: [track.signal for track in studio.workspace.feed.tracks.values()] == [names[-1]])


def test_mw17_halves_all_rates(page: Any, studio: Serving, board: Any) -> None:
    page.goto(f"{studio.address}/live")
    pick(page, "Acceleration", "Angular velocity", "Magnetic field")
    page.get_by_text("125 samples/s").wait_for()
    page.get_by_role("button", name="Halve all").click()
    page.get_by_text("60 samples/s").wait_for()
    choice = studio.workspace.choice(board)
    assert [choice.rate(signal) for signal in choice.signals] == [25, 25, 10]


def test_mw18_numbers_rate_and_loss(page: Any, studio: Serving, board: Any) -> None:
    studio.do(lambda: studio.workspace.showing.start([studio.workspace.choice(board)]))
    page.goto(f"{studio.address}/live")
    page.wait_for_function("Math.abs(parseFloat(document.querySelector('[data-signal=quaternion] [data-stat=rate]').textContent) - 100) < 5")
    assert page.locator("[data-signal=quaternion] [data-value]").count() == 4
    [track] = studio.workspace.feed.tracks.values()
    assert abs(track.counts.rate - 100) < 5 and track.counts.lost == 0
    number = float(page.locator("[data-signal=quaternion] [data-value='0']").text_content())
    assert abs(number) <= 1


def test_mw18_an_axis_is_fixed_or_fits_the_curve(page: Any, studio: Serving, board: Any) -> None:
    studio.do(lambda: studio.workspace.showing.start([Choice(board, ("acceleration",))]))
    page.goto(f"{studio.address}/live")
    card = page.locator("[data-signal=acceleration]")
    axis = "() => document.querySelector('[data-signal=acceleration] velto-curve')?.limits"
    page.wait_for_function(f"() => ({axis})()?.[1] < 40")
    card.get_by_label("Axis").click()
    page.get_by_role("option", name="±160", exact=True).click()
    page.wait_for_function(f"() => String(({axis})()) === '-160,160'")
    for low, high in ((-1.25, 1.3), (9.7, 9.9), (-7, 10.1), (0, 0), (1e-9, 2e-9), (-3000, 40)):  # Four round steps, whatever comes.
        first, last = page.evaluate("([low, high]) => import('/studio/files/curve.js').then(({ bounds }) => bounds(low, high))", [low, high])
        step = (last - first) / 4
        assert first <= low <= high <= last and round(float(f"{step:e}".partition("e")[0]), 9) in (1, 2, 5), (low, high, first, last)
    assert page.locator("velto-curve").bounding_box()["height"] == 220
    lines = page.evaluate("() => document.querySelector('[data-signal=acceleration] velto-curve').gaps.length")
    assert lines == card.locator("[data-value]").count() == 3
    card.get_by_label("Axis").click()
    page.get_by_role("option", name="auto", exact=True).click()
    page.wait_for_function(f"() => ({axis})()[1] < 40")


def test_mw19_pause_stops_the_sensor(page: Any, studio: Serving, board: Any) -> None:
    studio.do(lambda: studio.workspace.showing.start([studio.workspace.choice(board)]))
    page.goto(f"{studio.address}/live")
    studio.writes(board)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Resume").wait_for()
    assert any(data[0] == 0x19 for data in studio.writes(board))
    before = studio.do(lambda: board.link_stats.packet_count)
    studio.do(lambda: studio.studio.rest(0.5))
    assert studio.do(lambda: board.link_stats.packet_count) - before < 5
    page.get_by_role("button", name="Resume").click()
    studio.until(lambda: board.link_stats.packet_count > before + 20)
    assert shown(studio) == [("quaternion",)]


def test_mw20_records_every_sample_and_marks(page: Any, studio: Serving, board: Any) -> None:
    studio.do(lambda: studio.workspace.showing.start([studio.workspace.choice(board)]))
    page.goto(f"{studio.address}/live")
    page.get_by_role("button", name="Record").click()
    session = studio.until(lambda: studio.workspace.showing.session)
    page.get_by_label("Text of the mark").fill("turned")
    page.get_by_role("button", name="Mark").click()
    studio.until(lambda: [mark.text for mark in session.marks] == ["turned"])
    studio.do(lambda: studio.studio.rest(1))
    page.get_by_role("button", name="Stop recording").click()
    page.wait_for_url(f"**/session/{session.number}")
    info = studio.do(lambda: session.info)
    assert info.state is SessionState.ENDED and info.frame_count >= 90
    assert studio.do(lambda: session.track("quaternion").info.lost_count) == 0


def test_mw21_the_board_turns_as_the_device_does(page: Any, studio: Serving, board: Any) -> None:
    studio.do(lambda: studio.workspace.showing.start([studio.workspace.choice(board)]))
    page.goto(f"{studio.address}/live")
    page.wait_for_function("document.querySelector('velto-board')?.frame > 100")
    turned_as_sent(page, studio)
    with studio.stopped():
        box = page.locator("velto-board").bounding_box()
        seen = [(turn, place) for turn in TURNS for place in heads(turn, box["width"], box["height"])]
        assert {axis for _, (axis, _, _) in seen} == {0, 1, 2}
        assert all(page.evaluate(HEADS, [turn, [place]])[0] < 8 for turn, place in seen)


def heads(quaternion: Sequence[float], width: float, height: float) -> list[tuple[int, float, float]]:
    """The heads of the axes that nothing covers: the number of each axis, and its place in the picture."""
    w, x, y, z = (value / math.hypot(*quaternion) for value in quaternion)
    rows = (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)), (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)))
    away = [value / math.hypot(*EYE) for value in EYE]
    right = [-away[1] / math.hypot(*away[:2]), away[0] / math.hypot(*away[:2]), 0]
    up = [away[1] * right[2] - away[2] * right[1], away[2] * right[0] - away[0] * right[2], away[0] * right[1] - away[1] * right[0]]
    found = []
    for axis in range(3):
        head = [row[axis] * HEAD for row in rows]
        near, across, high = (sum(one * other for one, other in zip(head, direction)) for direction in (away, right, up))
        scale = height / 2 / math.tan(OPENING / 2) / (DISTANCE * max(1, height / width) - near)
        if near > 0.4:
            found.append((axis, width / 2 + across * scale, height / 2 - high * scale))
    return found


def test_mw21_a_stranger_sees_a_board_that_turns(page: Any, studio: Serving, board: Any) -> None:
    studio.workspace.picked.clear()
    studio.do(studio.workspace.show_first)
    page.goto(studio.address)
    page.get_by_role("link", name="Live").click()
    page.get_by_text("200 samples/s", exact=False).first.wait_for()
    assert shown(studio) == [("acceleration", "angular-velocity", "orientation")]
    page.locator("[data-total=lost]", has_text="0 lost").wait_for()
    page.wait_for_function("document.querySelector('velto-board')?.frame > 100")
    assert page.locator("[data-signal] velto-curve").count() == 2
    turned_as_sent(page, studio)


def turned_as_sent(page: Any, studio: Serving) -> None:
    """Compares the board of the page with what the device has sent, at three moments."""
    track = next(track for track in studio.workspace.feed.tracks.values() if track.signal in ORIENTATIONS)
    for _ in range(3):
        end, *seen = page.evaluate("() => { const board = document.querySelector('velto-board'); return [board.frame, ...board.quaternion]; }")
        sent = studio.do(lambda: track.values[4 * (int(end) - 1 - track.first):4 * (int(end) - track.first)])
        assert abs(sum(one * other for one, other in zip(seen, sent))) > 0.9998, (seen, list(sent))  # 2°
        studio.do(lambda: studio.studio.rest(0.4))


def test_a_curve_is_drawn_while_it_is_on_the_screen(page: Any, studio: Serving, board: Any) -> None:
    studio.do(lambda: studio.workspace.showing.start([Choice(board, ("acceleration", "angular-velocity", "magnetic-field", "pressure"))]))
    page.set_viewport_size({"width": 600, "height": 400})
    page.goto(f"{studio.address}/live")
    page.wait_for_function("() => [...document.querySelectorAll('velto-curve')].every((curve) => curve.drawn > 0)")
    last = "[...document.querySelectorAll('velto-curve')].at(-1)"
    page.wait_for_function(f"() => !{last}.isSeen")
    before, first = page.evaluate(f"[{last}.frame, document.querySelector('velto-curve').frame]")
    page.wait_for_function("(first) => document.querySelector('velto-curve').frame > first + 50", arg=first)
    assert page.evaluate(f"{last}.frame") == before
    page.evaluate(f"{last}.scrollIntoView()")
    page.wait_for_function(f"(before) => {last}.frame > before", arg=before)


WHOLE = """() => {
    const curve = document.querySelector('velto-curve'), { canvas } = curve;
    const pixels = () => { curve.draw(); return curve.pen.getImageData(0, 0, canvas.width, canvas.height).data; };
    const { origin } = curve.reel, moved = pixels();
    if (curve.reel.origin !== origin) throw new Error('it was drawn as a whole both times');
    curve.reel.key = '';
    const whole = pixels();
    let ink = 0, others = 0;
    for (let at = 0; at < whole.length; at += 4) {
        const color = Math.max(...[0, 1, 2].map((index) => Math.abs(whole[at + index] - whole[index])));
        const difference = Math.max(...[0, 1, 2].map((index) => Math.abs(whole[at + index] - moved[at + index])));
        ink += color > 96;
        others += difference > 96;
    }
    return [ink, others];
}"""
"""Draws the picture as it was moved on, and again as a whole. Returns its pixels that are not the ground, and those that differ."""


def test_a_curve_that_was_moved_on_is_the_same_as_one_drawn_at_once(page: Any, studio: Serving, board: Any) -> None:
    studio.do(lambda: studio.workspace.showing.start([Choice(board, ("angular-velocity",))]))
    page.goto(f"{studio.address}/live")
    curve = "document.querySelector('velto-curve')"
    page.wait_for_function(f"() => {curve}?.drawn > 0")
    page.evaluate(f"{curve}.setAttribute('limit', 2)")  # An axis that changes would have it begin again.
    page.wait_for_function(f"() => {curve}.reel.edge > 1.2 * {curve}.reel.canvas.width")  # It has gone round.
    studio.do(studio.workspace.showing.pause)
    page.wait_for_timeout(200)
    ink, others = page.evaluate(WHOLE)
    assert ink > 3000 and others < 0.02 * ink, (ink, others)


def test_numbers_that_change_all_the_time_send_no_widget(page: Any, studio: Serving, board: Any) -> None:
    """Each update of a widget renders the whole page, which takes a tenth of a second on a slow machine."""
    studio.do(lambda: studio.workspace.showing.start([studio.workspace.choice(board)]))
    updates: list[str] = []

    def opened(socket: Any) -> None:
        socket.on("framereceived", lambda text: updates.append(str(text)) if '"update"' in str(text) else None)

    page.on("websocket", opened)
    page.goto(f"{studio.address}/live")
    page.wait_for_function("() => document.querySelector('velto-curve')?.frame > 100 && document.querySelector('[data-drawn]')")
    length = page.locator("[data-total=length]")
    page.wait_for_timeout(1000)
    updates.clear()
    before = length.text_content()
    page.wait_for_function("(before) => document.querySelector('[data-total=length]').textContent !== before", arg=before)
    page.wait_for_timeout(1000)
    assert updates == []


def test_a_window_that_slept_draws_again(page: Any, studio: Serving, board: Any) -> None:
    studio.do(lambda: studio.workspace.showing.start([studio.workspace.choice(board)]))
    page.add_init_script(f"({ASLEEP})()")
    page.goto(f"{studio.address}/live")
    page.wait_for_function("document.querySelector('velto-board')?.frame > 200")


def test_curves_begin_again_after_a_clock_was_set_back(page: Any, studio: Serving, board: Any) -> None:
    studio.do(lambda: studio.workspace.showing.start([Choice(board, ("acceleration",))]))
    page.goto(f"{studio.address}/live")
    page.wait_for_function("() => document.querySelector('velto-curve')?.frame > 100")
    studio.do(studio.workspace.showing.pause)
    page.wait_for_timeout(200)
    rows, origin, newest = page.evaluate("""() => import('/studio/files/samples.js').then(({ tracks }) => {
        const [track] = tracks.values(), curve = document.querySelector('velto-curve'), newest = track.times[track.at(track.end - 1)] - 3_600_000;
        track.push(newest - 20, new Float32Array([0, 10, 20]), new Float32Array(9).fill(1));
        curve.draw();
        return [track.end - track.since(10_000), curve.reel.origin, newest];
    })""")
    assert rows == 3 and abs(origin - (newest - 20)) < 20


def test_a_slow_window_rests_between_drawings(page: Any, studio: Serving, board: Any) -> None:
    studio.do(lambda: studio.workspace.showing.start([studio.workspace.choice(board)]))
    page.add_init_script(f"({SLOW_FRAMES})()")
    page.goto(f"{studio.address}/live")
    page.wait_for_function("document.querySelector('velto-board')?.frame > 10")
    drawings, seconds = page.evaluate(DRAWINGS)
    assert drawings <= 2 + seconds / 0.3, (drawings, seconds)


def test_a_reload_keeps_the_curves(page: Any, studio: Serving, board: Any) -> None:
    studio.do(lambda: studio.workspace.showing.start([studio.workspace.choice(board)]))
    page.goto(f"{studio.address}/live")
    studio.until(lambda: next(iter(studio.workspace.feed.tracks.values())).end > 200)
    page.reload()
    page.locator("velto-board").wait_for()
    assert page.wait_for_function(f"({QUATERNION})('quaternion').then(found => found[0] > 200)")


def test_a_hidden_window_gets_nothing(page: Any, studio: Serving, board: Any) -> None:
    studio.do(lambda: studio.workspace.showing.start([studio.workspace.choice(board)]))
    page.goto(f"{studio.address}/live")
    page.wait_for_function("document.querySelector('velto-board')?.frame > 10")
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true }); document.dispatchEvent(new Event('visibilitychange'))")
    studio.do(lambda: studio.studio.rest(0.3))
    before = page.evaluate(f"({QUATERNION})('quaternion')")[0]
    studio.do(lambda: studio.studio.rest(0.6))
    assert page.evaluate(f"({QUATERNION})('quaternion')")[0] == before
    page.evaluate("Object.defineProperty(document, 'hidden', { value: false, configurable: true }); document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function(f"({QUATERNION})('quaternion').then(found => found[0] > {before} + 50)")


def test_a_lost_board_is_shown_and_comes_back(page: Any, studio: Serving, board: Any) -> None:
    studio.do(lambda: studio.workspace.showing.start([studio.workspace.choice(board)]))
    page.goto(f"{studio.address}/live")
    session = studio.do(lambda: studio.workspace.showing.record("through a loss"))
    studio.do(lambda: studio.simulator(board).drop_link())
    page.get_by_text("Recorded samples are kept").wait_for()
    studio.until(lambda: board.link_state is LinkState.READY and studio.workspace.showing.trouble is None)
    [track] = studio.workspace.feed.tracks.values()
    end = track.end
    studio.until(lambda: track.end > end + 50)
    with studio.stopped():  # The curve shows the last ten seconds.
        assert studio.workspace.showing.session is session
        assert studio.do(lambda: sum(math.isnan(value) for value in track.values[::4])) >= 1
        page.wait_for_function("() => document.querySelector('[data-signal=quaternion] velto-curve').gaps[0] > 0")
    studio.do(studio.workspace.showing.stop_recording)
