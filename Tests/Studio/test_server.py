"""The server as windows meet it."""

from __future__ import annotations

import json

from .serving import Serving
from .test_guard import asked


def test_a_busy_window_has_a_minute_to_answer(studio: Serving) -> None:
    status, body, _ = asked(studio.port, "/_nicegui_ws/socket.io/?EIO=4&transport=polling", Origin=studio.address)
    assert status == 200 and json.loads(body[1:])["pingTimeout"] >= 60_000
