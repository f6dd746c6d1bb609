"""Reads the first frames of a track, and stops as by SIGSTOP before it reads on.

Usage: stopped_reader.py FILE
"""

from __future__ import annotations

import os
import signal
import sys

from veltokit import Context


def main(path: str) -> None:
    with Context(simulated=True, ephemeral=True) as context, context.open_store(path) as store:
        (track,) = store.sessions[0].tracks
        portions = track.portions()
        count = len(next(portions))
        print(count, flush=True)
        os.kill(os.getpid(), signal.SIGSTOP)
        print(count + sum(len(portion) for portion in portions), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
