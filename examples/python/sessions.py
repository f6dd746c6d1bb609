"""Records a session of a device while a game is played, lists the sessions of the file, and writes the new one as a table and
as a picture.

    VELTO_BACKEND=simulated python3 sessions.py --seconds 5
    python3 sessions.py --store walks.velto --table walk.csv --picture walk.png

The device may come and go: a lost link is a gap. The picture needs matplotlib (`pip install veltokit[picture]`); curves break
at gaps.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import veltokit


def record(velto: veltokit.Context, session: veltokit.Session, seconds: float) -> None:
    """Plays, and records the axes of the first device."""
    signal = None
    begin = velto.time
    for frame in velto.frames(hz=60):
        velto.player(0).poll(frame.dt)  # A game moves its paddle here.
        device = velto.player(0).device
        if signal is None and device is not None:
            signal = device.signal("axes")
            session.add(signal)
        if frame.time - begin > seconds:
            return


def plot(track: veltokit.Track, path: Path) -> None:
    """Writes a picture of a track; curves break at gaps."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as pyplot
    import numpy

    frames: Any = track.to_numpy()
    seconds = (frames["timestamp_ns"] - frames["timestamp_ns"][0]) / 1e9
    breaks = numpy.flatnonzero(numpy.diff(seconds) > 0.5) + 1
    figure, axes = pyplot.subplots(figsize=(8, 4))
    for channel in track.channels():
        axes.plot(
            numpy.insert(seconds, breaks, numpy.nan), numpy.insert(frames[channel.name].astype(float), breaks, numpy.nan),
            label=f"{channel.name} [{channel.unit}]" if channel.unit else channel.name)
    axes.set(xlabel="seconds", title=f"{track.info.signal} of {track.info.device_name}")
    axes.legend()
    figure.savefig(path)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--store", type=Path, default=Path("sessions.velto"))
    parser.add_argument("--table", type=Path, default=Path("session.csv"))
    parser.add_argument("--picture", type=Path)
    options = parser.parse_args()
    with veltokit.Context() as velto, velto.open_store(options.store) as store:
        velto.auto_connect(players=1)
        session = store.begin_session("played")
        record(velto, session, options.seconds)
        session.end()
        for found in store.sessions:
            info = found.info
            print(f"{found.number}: {info.label}, {info.track_count} tracks, {info.frame_count} samples")
        if not session.tracks:
            print("no device was in range", file=sys.stderr)
            return 1
        session.export(options.table, aligned=True, replace=True)
        print(f"{options.table}: {options.table.stat().st_size} bytes")
        if options.picture:
            plot(session.track("axes"), options.picture)
    return 0


if __name__ == "__main__":
    sys.exit(main())
