"""A cap that does not simply confirm a subscription."""

import asyncio

from .model import Refused, StreamingCap

WRITE_NOT_PERMITTED = 0x03


class ReluctantCap(StreamingCap):
    """Does with each attempt to subscribe what `moods` says, and confirms once it is empty.

    A mood is `REFUSES`, `HOLDS` (says nothing until the link has ended), or the seconds before it confirms.
    """

    REFUSES = "refuses"
    HOLDS = "holds"

    def __init__(self, *moods, name="Triki radio"):
        super().__init__(name)
        self.moods = list(moods)
        #: Attempts to subscribe so far, and how many of them have not been answered.
        self.asked = 0
        self.unanswered = 0

    async def confirm(self, handle, on):
        if not on:
            return
        self.asked += 1
        mood = self.moods.pop(0) if self.moods else 0
        if mood == self.REFUSES:
            raise Refused(WRITE_NOT_PERMITTED)
        self.unanswered += 1
        try:
            await (asyncio.Event().wait() if mood == self.HOLDS else asyncio.sleep(mood))
        finally:
            self.unanswered -= 1
