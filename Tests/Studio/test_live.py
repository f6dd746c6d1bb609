"""The page Live: what is picked, streamed, paused, recorded, and drawn."""

from __future__ import annotations

import math
from typing import Any

import pytest

from velto.page.pages.live import ORIENTATIONS
from velto.page.sensors import Choice
from veltokit import LinkState, MwSensor, SessionState

from .serving import Serving, fused

QUATERNION = "(track) => import('/studio/files/samples.js').then(({tracks}) => { const found = [...tracks.values()].find(each => each.signal === track); return found ? [found.end, ...(found.newest() ?? [])] : [0]; })"


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
    axis = "() => { const axis = document.querySelector('[data-signal=acceleration] velto-chart')?.chart?.getOption().yAxis[0]; return axis && [axis.min, axis.max]; }"
    page.wait_for_function(f"() => ({axis})()?.[1] < 40")
    card.get_by_label("Axis").click()
    page.get_by_role("option", name="±160", exact=True).click()
    page.wait_for_function(f"() => String(({axis})()) === '-160,160'")
    for low, high in ((-1.25, 1.3), (9.7, 9.9), (-7, 10.1), (0, 0), (1e-9, 2e-9), (-3000, 40)):  # Four round steps, whatever comes.
        first, last = page.evaluate("([low, high]) => import('/studio/files/chart.js').then(({ bounds }) => bounds(low, high))", [low, high])
        step = (last - first) / 4
        assert first <= low <= high <= last and round(float(f"{step:e}".partition("e")[0]), 9) in (1, 2, 5), (low, high, first, last)
    lines = page.evaluate("() => document.querySelector('[data-signal=acceleration] velto-chart').chart.getOption().series.length")
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


def test_mw21_a_stranger_sees_a_board_that_turns(page: Any, studio: Serving, board: Any) -> None:
    studio.workspace.picked.clear()
    studio.do(studio.workspace.show_first)
    page.goto(studio.address)
    page.get_by_role("link", name="Live").click()
    page.get_by_text("200 samples/s", exact=False).first.wait_for()
    assert shown(studio) == [("acceleration", "angular-velocity", "orientation")]
    page.locator("[data-total=lost]", has_text="0 lost").wait_for()
    page.wait_for_function("document.querySelector('velto-board')?.frame > 100")
    assert page.locator("[data-signal] velto-chart").count() == 2
    turned_as_sent(page, studio)


def turned_as_sent(page: Any, studio: Serving) -> None:
    """Compares the board of the page with what the device has sent, at three moments."""
    track = next(track for track in studio.workspace.feed.tracks.values() if track.signal in ORIENTATIONS)
    for _ in range(3):
        end, *seen = page.evaluate(
            "() => { const element = document.querySelector('velto-board'), q = element.board.quaternion; return [element.frame, q.w, q.x, q.y, q.z]; }")
        sent = studio.do(lambda: track.values[4 * (int(end) - 1 - track.first):4 * (int(end) - track.first)])
        assert abs(sum(one * other for one, other in zip(seen, sent))) > 0.9998, (seen, list(sent))  # 2°
        studio.do(lambda: studio.studio.rest(0.4))


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
        page.wait_for_function("""() => document.querySelector('[data-signal=quaternion] velto-chart').chart.getOption().series[0].data.some(
            ([time, value], index, all) => value === null && index > 0 && index < all.length - 1)""")
    studio.do(studio.workspace.showing.stop_recording)
