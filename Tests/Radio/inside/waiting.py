"""Waits with an end, which say what they were waiting for."""

import asyncio
import time


class Late(AssertionError):
    """Something awaited did not happen in time."""


async def wait_for(what, awaitable, seconds=180.0):
    """Returns the result of `awaitable`, or raises `Late` naming `what` after `seconds`.

    The emulated guest is slow: deadlines only end a test that hangs, they measure nothing.
    """
    print(f"waiting for {what} (at most {seconds:g} s)", flush=True)
    start = time.monotonic()
    try:
        result = await asyncio.wait_for(awaitable, seconds)
    except asyncio.TimeoutError:
        raise Late(f"waited {seconds:g} s in vain for {what}") from None
    print(f"  {what}: after {time.monotonic() - start:.2f} s", flush=True)
    return result


async def wait_until(what, condition, seconds=180.0, interval=0.1):
    """Calls `condition` until its answer is true, and returns that answer."""

    async def poll():
        while not (answer := condition()):
            await asyncio.sleep(interval)
        return answer

    return await wait_for(what, poll(), seconds)
