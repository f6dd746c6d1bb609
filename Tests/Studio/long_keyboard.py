"""The first ten minutes of a person without a mouse: every page in one window, from the first device to the last setting."""

from __future__ import annotations

from typing import Any

from .keyboard import Keyboard
from .serving import Serving
from .test_keyboard import board, keys, record, use_board, use_log, use_play, use_sessions, use_settings, use_tap  # noqa: F401  Fixtures, too.


def test_ten_minutes_without_a_mouse(keys: Keyboard, studio: Serving, board: Any) -> None:  # noqa: F811
    for device in studio.do(lambda: list(studio.studio.connected)):
        studio.do(lambda device=device: studio.workspace.disconnect(device))
    keys.page.goto(studio.address)
    use_board(keys, studio, board)
    use_tap(keys, studio, studio.tap)
    session = record(keys, studio, board)
    use_sessions(keys, studio, session)
    use_play(keys, studio)
    studio.do(studio.workspace.showing.stop)
    use_log(keys, studio, board)
    use_settings(keys, studio, board)
