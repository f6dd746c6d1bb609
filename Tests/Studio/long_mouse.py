"""The first ten minutes of a person with a mouse: every page in one window, from the first device to the last setting. `long_keyboard.py` has the same by keys."""

from __future__ import annotations

from typing import Any

from veltokit import LinkState, MotionMode, MwLogFlag, TapInputMode

from .serving import Serving
from .test_devices import HAPTIC, written
from .test_keyboard import board, take  # noqa: F401  A fixture, too.

BEGIN = "document.querySelector('velto-chart').chart.getOption().dataZoom[0].start"
"""The part of a session at which a chart begins (percent)."""
NOTCHES = 6
"""The notches by which the wheel is turned."""


def go(page: Any, place: str) -> None:
    """Opens a page by its link in the navigation."""
    page.locator("nav").get_by_role("link", name=place).click()
    page.get_by_role("heading", level=1, name=place).wait_for()


def press(page: Any, name: str) -> None:
    """Presses a button."""
    page.get_by_role("button", name=name, exact=True).first.click()


def choose(page: Any, label: str, option: str) -> None:
    """Opens a list, and takes an option."""
    page.get_by_label(label, exact=True).click()
    page.get_by_role("option", name=option, exact=True).click()


def slide(target: Any, part: float) -> None:
    """Presses on a slider, at a part of its length."""
    target.scroll_into_view_if_needed()
    size = target.bounding_box()
    target.click(position={"x": size["width"] * part, "y": size["height"] / 2})


def answer(page: Any, word: str) -> None:
    """Answers a question."""
    page.locator(".q-dialog").get_by_role("button", name=word, exact=True).click()
    page.locator(".q-dialog").wait_for(state="detached")


def connect(page: Any, studio: Serving, device: Any) -> None:
    """Connects a device by its row, and opens its page."""
    go(page, "Devices")
    row = page.locator(f'[data-device="{studio.do(lambda: device.address)}"]')
    row.get_by_role("button", name="Connect", exact=True).click()
    studio.until(lambda: device.link_state is LinkState.READY)
    row.get_by_role("link").click()
    page.get_by_role("button", name="Identify").wait_for()
    studio.writes(device)


def use_board(page: Any, studio: Serving, board: Any) -> None:  # noqa: F811
    """Identifies a board, plays a light, vibrates, and reads the pressure."""
    connect(page, studio, board)
    press(page, "Identify")
    take(studio, board, b"\x02\x03\x00")
    choose(page, "Color", "blue")
    press(page, "Play")
    take(studio, board, b"\x02\x03\x02")
    slide(page.get_by_role("slider", name="Pulse"), 0.5)
    press(page, "Vibrate")
    [motor] = written(studio, board, HAPTIC)
    assert 900 <= int.from_bytes(motor[3:5], "little") <= 1150
    press(page, "Read pressure")
    page.wait_for_function("() => /[0-9]/.test(document.querySelector('[data-read=pressure]').textContent)")


def use_tap(page: Any, studio: Serving, tap: Any) -> None:
    """Sets the mode of a TAP."""
    connect(page, studio, tap)
    choose(page, "Input", "text")
    studio.until(lambda: tap.tap.mode.mode is TapInputMode.TEXT)
    choose(page, "Input", "controller")
    studio.until(lambda: tap.tap.mode.mode is TapInputMode.CONTROLLER)


def use_live(page: Any, studio: Serving, board: Any) -> Any:  # noqa: F811
    """Shows the board, records it, marks a moment, and returns the session, whose page is open."""
    go(page, "Live")
    picker = page.locator("[data-picker]", has_text=studio.do(lambda: board.info.name))
    picker.get_by_role("button", name="Show", exact=True).click()
    studio.until(lambda: any(track.counts.received for track in studio.workspace.feed.tracks.values()))
    press(page, "Record")
    session = studio.until(lambda: studio.workspace.showing.session)
    page.get_by_label("Text of the mark").fill("by hand")
    press(page, "Mark")
    studio.until(lambda: [mark.text for mark in session.marks] == ["by hand"])
    press(page, "Stop recording")
    page.wait_for_url(f"**/session/{session.number}")
    return session


def use_sessions(page: Any, studio: Serving, session: Any) -> None:
    """Zooms by the wheel, saves notes, and deletes the session."""
    page.wait_for_function("() => document.querySelector('velto-chart')?.loaded?.rows.length > 50")
    whole = page.evaluate("() => document.querySelector('velto-chart').loaded.rows.length")
    page.locator("velto-chart").first.hover()
    for _ in range(NOTCHES):
        before = page.evaluate(BEGIN)
        page.mouse.wheel(0, -100)
        page.wait_for_function(f"(before) => {BEGIN} > before", arg=before)
    page.wait_for_function("(whole) => document.querySelector('velto-chart').loaded.rows.length < whole", arg=whole)
    page.get_by_label("Notes").fill("around the table")
    press(page, "Save")
    studio.until(lambda: session.status.notes == "around the table")
    press(page, "Delete")
    answer(page, "Delete")
    studio.until(lambda: session.number not in [each.number for each in studio.studio.store.sessions])


def use_play(page: Any, studio: Serving) -> None:
    """Switches the mode, and changes the configuration in Dev Mode."""
    go(page, "Play")
    device = studio.until(lambda: studio.workspace.playing)
    press(page, "pointer")
    studio.until(lambda: device.motion_mode is MotionMode.POINTER)
    press(page, "paddle")
    studio.until(lambda: device.motion_mode is MotionMode.PADDLE)
    page.get_by_text("Dev Mode", exact=True).click()
    slide(page.locator("[data-slider=paddle_input_gain]"), 0.75)
    studio.until(lambda: abs(device.motion_config.paddle_input_gain - 1.5) < 0.1)


def use_log(page: Any, studio: Serving, board: Any) -> None:  # noqa: F811
    """Starts a log on the board, stops it, and downloads it."""
    studio.do(studio.workspace.showing.stop)
    go(page, "Log")
    press(page, "Start the log")
    studio.until(lambda: MwLogFlag.RUNNING in board.board.log_info.flags)
    studio.do(lambda: studio.studio.context.advance(2))
    press(page, "Stop and download")
    page.get_by_text("Downloaded into session").wait_for()
    assert not studio.do(lambda: studio.studio.log_entries(board))


def use_settings(page: Any, studio: Serving, board: Any) -> None:  # noqa: F811
    """Renames the board, and resets it after a question that is left once."""
    go(page, "Settings")
    page.get_by_label("Name", exact=True).fill("Walker")
    press(page, "Save")
    page.get_by_text("Saved on the device").wait_for()
    assert studio.do(lambda: board.board.read_settings()).name == "Walker"
    before = studio.do(lambda: board.link_stats.link_serial)
    press(page, "Reset")
    answer(page, "Cancel")
    assert studio.do(lambda: board.link_stats.link_serial) == before
    press(page, "Reset")
    answer(page, "Reset")
    studio.until(lambda: board.link_stats.link_serial > before and board.connected)
    studio.do(lambda: studio.studio.change_settings(board, {"name": "MetaWear"}))


def test_ten_minutes_with_a_mouse(page: Any, studio: Serving, board: Any) -> None:  # noqa: F811
    for device in studio.do(lambda: list(studio.studio.connected)):
        studio.do(lambda device=device: studio.workspace.disconnect(device))
    page.goto(studio.address)
    use_board(page, studio, board)
    use_tap(page, studio, studio.tap)
    use_sessions(page, studio, use_live(page, studio, board))
    use_play(page, studio)
    use_log(page, studio, board)
    use_settings(page, studio, board)
