"""Pages by the keyboard alone; the effects are read at the devices and in the store."""

from __future__ import annotations

from typing import Any

import pytest

from veltokit import LinkState, MotionMode, MwLogFlag, TapInputMode

from .keyboard import REACHABLE, Keyboard
from .serving import Serving
from .test_devices import HAPTIC, written


@pytest.fixture
def keys(page: Any) -> Keyboard:
    """The keys of the window."""
    return Keyboard(page)


@pytest.fixture
def board(studio: Serving) -> Any:
    """The board, connected and idle, with nothing logged."""
    device = studio.idle_board()
    studio.clear_log(device)
    return device


def opened(keys: Keyboard, studio: Serving, device: Any) -> None:
    """Goes to the page of a device, by its row on the page Devices."""
    keys.go("Devices")
    row = keys.page.locator(f'[data-device="{studio.do(lambda: device.address)}"]')
    if not studio.do(lambda: device.connected):
        keys.act(row.get_by_role("button", name="Connect", exact=True))
        studio.until(lambda: device.link_state is LinkState.READY)
    row.get_by_role("button", name="Disconnect").wait_for()
    keys.act(row.get_by_role("link"))
    keys.page.get_by_role("button", name="Identify").wait_for()
    studio.writes(device)


def take(studio: Serving, device: Any, begin: bytes) -> None:
    """Waits for a write to a board, and takes it and what came before away."""
    studio.until(lambda: any(bytes(write.data).startswith(begin) for write in studio.simulator(device).writes()))


def use_board(keys: Keyboard, studio: Serving, board: Any) -> None:
    """Identifies a board twice by one button, plays another light, vibrates, and lists the modules."""
    opened(keys, studio, board)
    identify = keys.page.get_by_role("button", name="Identify")
    for _ in range(2):
        keys.act(identify)
        take(studio, board, b"\x02\x03\x00")
        studio.rested()
        keys.page.wait_for_function("() => !document.querySelector('[aria-busy]')")
        assert identify.evaluate("button => button === document.activeElement")  # It can be pressed again at once.
    keys.choose("Color", "blue")
    keys.button("Play", "Space")
    take(studio, board, b"\x02\x03\x02")
    keys.reach(keys.page.get_by_role("slider", name="Pulse"))
    for length in (250, 200, 150, 100):  # A step begins where the slider is: a busy window gets there later than the next press.
        keys.press("ArrowLeft")
        keys.page.get_by_text(f"{length} ms").wait_for()
    keys.button("Vibrate")
    [motor] = written(studio, board, HAPTIC)
    assert motor[3:5] == (100).to_bytes(2, "little")
    keys.button("Read pressure")
    keys.page.wait_for_function("() => /[0-9]/.test(document.querySelector('[data-read=pressure]').textContent)")
    keys.act(keys.page.get_by_role("button", name="Expand \"Modules"))
    keys.page.get_by_role("cell", name="sensor fusion").wait_for()


def use_tap(keys: Keyboard, studio: Serving, tap: Any) -> None:
    """Sets the mode of a TAP, and silences its events."""
    opened(keys, studio, tap)
    keys.choose("Input", "text")
    studio.until(lambda: tap.tap.mode.mode is TapInputMode.TEXT)
    keys.choose("Input", "controller")
    studio.until(lambda: tap.tap.mode.mode is TapInputMode.CONTROLLER)
    keys.act(keys.page.get_by_role("switch", name="Show new events"), "Space")
    keys.page.get_by_text("The list is paused").wait_for()


def use_log(keys: Keyboard, studio: Serving, board: Any) -> None:
    """Picks, starts a log, stops it, asks about erasing twice, and downloads it."""
    keys.go("Log")
    keys.act(keys.page.get_by_role("checkbox", name="Angular velocity", exact=True), "Space")
    studio.until(lambda: "angular-velocity" not in studio.workspace.choice(board).signals)
    keys.choose("Rate of acceleration", "25 Hz")
    keys.button("Start the log")
    studio.until(lambda: MwLogFlag.RUNNING in board.board.log_info.flags)
    assert len(studio.do(lambda: board.board.loggers)) == 1
    studio.do(lambda: studio.studio.context.advance(2))
    stop = keys.page.get_by_role("button", name="Stop", exact=True)
    keys.reach(stop, 3)  # The keyboard stays where the button was that is gone.
    keys.press("Enter")
    studio.until(lambda: MwLogFlag.RUNNING not in board.board.log_info.flags)
    keys.ask("Erase")
    for _ in range(5):  # A question keeps the focus until it is answered, or takes it back.
        keys.step()
        keys.page.wait_for_function("() => document.activeElement === document.body || document.activeElement.closest('.q-dialog')")
    keys.press("Escape")
    keys.page.locator(".q-dialog").wait_for(state="detached")
    assert studio.do(lambda: studio.studio.log_entries(board)) > 0
    keys.page.wait_for_function("() => document.activeElement.textContent.includes('Erase')")  # It returns to the button that asked.
    keys.button("Download")
    studio.until(lambda: board in studio.workspace.jobs and not studio.workspace.jobs[board].is_running)
    assert not studio.do(lambda: studio.studio.log_entries(board)), studio.workspace.jobs[board].text
    keys.page.get_by_text("Downloaded into session").wait_for()


def record(keys: Keyboard, studio: Serving, board: Any) -> Any:
    """Shows a board, records and marks, and returns the session, whose page is open."""
    keys.go("Live")
    picker = keys.page.locator("[data-picker]", has_text=studio.do(lambda: board.info.name))
    keys.act(picker.get_by_role("button", name="Show", exact=True))
    studio.until(lambda: any(track.counts.received for track in studio.workspace.feed.tracks.values()))
    keys.button("Record")
    session = studio.until(lambda: studio.workspace.showing.session)
    keys.write("Text of the mark", "by keys")
    keys.button("Mark")
    studio.until(lambda: [mark.text for mark in session.marks] == ["by keys"])
    keys.button("Stop recording")
    keys.page.wait_for_url(f"**/session/{session.number}")
    return session


def use_sessions(keys: Keyboard, studio: Serving, session: Any) -> None:
    """Finds a session by its label, writes notes, and deletes it after a question."""
    number = session.number
    studio.do(lambda: session.set_text("keys alone", ""))
    keys.go("Sessions")
    keys.write("Search", "keys alone")
    row = keys.page.locator(f"[data-session='{number}']")
    keys.page.wait_for_function("() => document.querySelectorAll('[data-session]').length === 1")
    keys.act(row.get_by_role("link"))
    keys.page.wait_for_url(f"**/session/{number}")
    keys.write("Notes", "around the table")
    keys.button("Save")
    studio.until(lambda: session.status.notes == "around the table")
    keys.act(keys.ask("Delete").get_by_role("button", name="Delete"))
    studio.until(lambda: number not in [each.number for each in studio.studio.store.sessions])
    keys.page.wait_for_url("**/sessions")


def use_play(keys: Keyboard, studio: Serving) -> None:
    """Switches the mode, calibrates, and changes the configuration in Dev Mode."""
    keys.go("Play")
    device = studio.until(lambda: studio.workspace.playing)
    keys.button("pointer")
    studio.until(lambda: device.motion_mode is MotionMode.POINTER)
    keys.button("paddle", "Space")
    studio.until(lambda: device.motion_mode is MotionMode.PADDLE)
    keys.button("Zero")
    keys.act(keys.page.get_by_role("button", name="Expand \"Dev Mode"))
    before = studio.do(lambda: device.motion_config.paddle_input_gain)
    keys.reach(keys.page.locator("[data-slider=paddle_input_gain]"))
    keys.press("ArrowRight")
    studio.until(lambda: device.motion_config.paddle_input_gain > before)
    was_inverted = studio.do(lambda: device.motion_config.invert_y)
    keys.act(keys.page.get_by_role("switch", name="invert y"), "Space")
    studio.until(lambda: device.motion_config.invert_y is not was_inverted)


def use_settings(keys: Keyboard, studio: Serving, board: Any) -> None:
    """Renames the board, leaves a question by its first button, and resets it after another."""
    keys.go("Settings")
    keys.write("Name", "Walker")
    keys.act(keys.page.get_by_role("button", name="Save").first)
    keys.page.get_by_text("Saved on the device").wait_for()
    assert studio.do(lambda: board.board.read_settings()).name == "Walker"
    before = studio.do(lambda: board.link_stats.link_serial)
    dialog = keys.ask("Reset")
    keys.press("Enter")  # The first button loses nothing.
    dialog.wait_for(state="detached")
    assert studio.do(lambda: board.link_stats.link_serial) == before
    keys.act(keys.ask("Reset").get_by_role("button", name="Reset"))
    studio.until(lambda: board.link_stats.link_serial > before and board.connected)
    studio.do(lambda: studio.studio.change_settings(board, {"name": "MetaWear"}))


def walked(page: Any, keys: Keyboard, address: str) -> tuple[list[Any], list[Any], list[Any]]:
    """Steps through a page. Returns what can be reached before, what was reached, and what can be reached afterwards."""
    page.goto(address)
    page.locator("h1").wait_for()
    page.wait_for_function("() => document.querySelector('.main').childElementCount > 2")
    before = page.evaluate(REACHABLE)
    reached: list[Any] = []
    while (focus := keys.step()) is not None and focus["place"] not in reached:  # The last element is left again: there is no trap.
        reached.append(focus["place"])
        assert len(reached) < 200, address
    return before, reached, page.evaluate(REACHABLE)


def test_tab_reaches_everything_in_its_order(page: Any, keys: Keyboard, studio: Serving, board: Any) -> None:
    tap = studio.connected(studio.tap)
    devices = [f"/device/{studio.do(lambda each=each: each.identifier)}" for each in (board, tap)]
    for path in (*devices, "/live", "/log", "/sessions", "/play", "/settings", "/program"):
        before, reached, wanted = walked(page, keys, studio.address + path)
        while before != wanted:  # The page grew meanwhile: a board's signals come when it is ready.
            before, reached, wanted = walked(page, keys, studio.address + path)
        assert [place for place in reached if place in wanted] == wanted, path


def test_a_board_is_used_by_keys(keys: Keyboard, studio: Serving, board: Any) -> None:
    keys.page.goto(f"{studio.address}/live")
    use_board(keys, studio, board)


def test_a_tap_is_used_by_keys(keys: Keyboard, studio: Serving) -> None:
    keys.page.goto(f"{studio.address}/live")
    use_tap(keys, studio, studio.connected(studio.tap))


def test_a_log_is_made_by_keys(keys: Keyboard, studio: Serving, board: Any) -> None:
    keys.page.goto(studio.address)
    use_log(keys, studio, board)


def test_sessions_are_made_and_deleted_by_keys(keys: Keyboard, studio: Serving, board: Any) -> None:
    keys.page.goto(studio.address)
    use_sessions(keys, studio, record(keys, studio, board))


def test_a_game_is_set_up_by_keys(keys: Keyboard, studio: Serving, board: Any) -> None:
    keys.page.goto(studio.address)
    use_play(keys, studio)


def test_a_board_is_set_up_by_keys(keys: Keyboard, studio: Serving, board: Any) -> None:
    keys.page.goto(studio.address)
    use_settings(keys, studio, board)
