"""The server as windows meet it."""

from __future__ import annotations

import asyncio
import json

from velto.page.feed import Feed, serve_samples

from .serving import Serving
from .test_guard import asked


def test_a_busy_window_has_a_minute_to_answer(studio: Serving) -> None:
    status, body, _ = asked(studio.port, "/_nicegui_ws/socket.io/?EIO=4&transport=polling", Origin=studio.address)
    assert status == 200 and json.loads(body[1:])["pingTimeout"] >= 60_000


TURNS = 20
"""The turns of a loop in which a task does what it can do without time."""


class SilentWindow:
    """A window that gets samples, and answers nothing."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []

    async def accept(self) -> None:
        pass

    async def send_text(self, text: str) -> None:
        pass

    async def send_bytes(self, message: bytes) -> None:
        self.messages.append(message)

    async def receive_text(self) -> str:
        await asyncio.Event().wait()
        return ""


def test_samples_are_sent_in_the_turn_in_which_they_are_read(studio: Serving) -> None:
    async def run() -> None:
        feed, window = Feed(), SilentWindow()
        track = feed.add("board", "Board", "acceleration", ["x"], "g")
        serving = asyncio.create_task(serve_samples(window, feed))  # type: ignore[arg-type]
        for expected in (0, 1):
            for _ in range(TURNS):
                await asyncio.sleep(0)
            assert len(window.messages) == expected
            track.append((1.0,), (2.0,))
            feed.pass_on()
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)

    studio.do(run)
