"""Sessions as motion data of BIDS, the Brain Imaging Data Structure (modality "Motion")."""

from __future__ import annotations

import json
import math
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ._enums import Units

if TYPE_CHECKING:
    from .store import Track

VERSION = "1.11.1"
KINDS = {"m/s²": ("ACCEL", "m/s^2"), "rad/s": ("GYRO", "rad/s"), "T": ("MAGN", "T"), "rad": ("ORNT", "rad")}
"""Type and unit of a channel, by its SI unit."""

QUATERNION = ["w", "x", "y", "z"]


def write(
    tracks: list[Track], facts: dict[str, Any], place: str | os.PathLike[str], subject: str, task: str, session: str | None,
    bridge: float | None,
) -> list[Path]:
    root = Path(place)
    for label in (subject, task, session or "0"):
        if not (label.isascii() and label.isalnum()):
            raise ValueError(f"{label!r} must consist of letters and digits")
    base = f"sub-{subject}" + (f"_ses-{session}" if session else "")
    folder = root / f"sub-{subject}" / (f"ses-{session}" if session else "") / "motion"
    folder.mkdir(parents=True, exist_ok=True)
    if not (root / "dataset_description.json").exists():
        describe(root)
    written: list[Path] = []
    for track, own in zip(tracks, facts["tracks"]):
        if track.info.frame_count:
            stem = f"{base}_task-{task}_tracksys-{system(own, facts)}"
            written += write_track(track, own, folder / stem, task, bridge)
            note_scan(folder.parent / f"{base}_scans.tsv", written[-3], own)
    return written


def describe(root: Path) -> None:
    (root / "dataset_description.json").write_text(
        json.dumps({"Name": "Motion recorded with VeltoKit", "BIDSVersion": VERSION, "DatasetType": "raw"}, indent=2) + "\n")
    if not (root / "README").exists():
        (root / "README").write_text("Motion of wearable sensors, recorded with VeltoKit.\n")


def system(own: dict[str, Any], facts: dict[str, Any]) -> str:
    """A name for a track, of letters and digits: the signal, and the number of the track if several have it."""
    name = "".join(letter for letter in own["signal"] if letter.isascii() and letter.isalnum()) or "track"
    twins = sum(other["signal"] == own["signal"] for other in facts["tracks"])
    return f"{name}{own['track']}" if twins > 1 else name


def write_track(track: Track, own: dict[str, Any], stem: Path, task: str, bridge: float | None) -> list[Path]:
    channels, rate = track.channels(Units.SI), own["rate_asked"] or own["rate_measured"]
    if not rate:
        raise ValueError(f"the track {own['signal']} has no rate: it has fewer than two frames")
    is_quaternion = [channel.name for channel in channels] == QUATERNION
    rows, count = grid(track, rate, bridge or 3 / rate, is_quaternion)
    kinds = [("ORNT", "n/a") if is_quaternion else KINDS.get(channel.unit, ("MISC", channel.unit or "n/a")) for channel in channels]
    lines = ["name\tcomponent\ttype\ttracked_point\tunits\tsampling_frequency"]
    point = "".join(letter for letter in own["device"]["name"] or own["device"]["address"] if letter.isprintable()) or "n/a"
    for channel, (kind, unit) in zip(channels, kinds):
        axis = channel.name if channel.name in ("x", "y", "z") else "n/a"
        component = f"quat_{channel.name}" if is_quaternion else axis
        lines.append(f"{own['signal']}_{channel.name}\t{component}\t{kind}\t{point}\t{unit}\t{rate:g}")
    lines.append(f"latency\tn/a\tLATENCY\tn/a\ts\t{rate:g}")
    return [
        new_file(stem, "_motion.tsv", rows),
        new_file(stem, "_channels.tsv", "\n".join(lines) + "\n"),
        new_file(stem, "_motion.json", json.dumps(sidecar(own, task, rate, count, kinds), indent=2) + "\n"),
    ]


def new_file(stem: Path, ending: str, content: str) -> Path:
    path = stem.with_name(stem.name + ending)
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(content)
    return path


def sidecar(own: dict[str, Any], task: str, rate: float, count: int, kinds: list[tuple[str, str]]) -> dict[str, Any]:
    device = own["device"]
    known = {
        "Manufacturer": device["family"], "ManufacturersModelName": device["model"], "DeviceSerialNumber": device["serial"],
        "SoftwareVersions": device["firmware"],
    }
    counts = {f"{name}ChannelCount": sum(kind == name.upper() for kind, _ in kinds) for name in ("ACCEL", "GYRO", "MAGN", "ORNT", "Misc")}
    return {
        "TaskName": task, "SamplingFrequency": rate, "SamplingFrequencyEffective": own["rate_measured"] or rate,
        "TrackingSystemName": own["signal"], "RecordingType": "continuous", "RecordingDuration": count / rate,
        "MotionChannelCount": len(kinds) + 1, "LATENCYChannelCount": 1, "TrackedPointsCount": 1, "MissingValues": "n/a",
        **{name: value for name, value in known.items() if value}, **{name: number for name, number in counts.items() if number},
        "VeltoKit": {name: own[name] for name in ("configuration", "frames", "lost", "dropped", "gaps", "time_base")},
    }


def grid(track: Track, rate: float, bridge: float, is_quaternion: bool) -> tuple[str, int]:
    """The rows at the nominal rate, and their number: a straight line between two frames, `n/a` where they are too far apart."""
    import numpy

    frames = track.to_numpy(Units.SI)
    times = (frames["time_ns"] - frames["time_ns"][0]).astype("float64") / 1e9
    names = (frames.dtype.names or ())[2:]
    values = numpy.column_stack([frames[name].astype("float64") for name in names])
    if is_quaternion and len(values) > 1:
        # Both signs of a quaternion are the same rotation: none flips on the way.
        flips = numpy.where((values[1:] * values[:-1]).sum(axis=1) < 0, -1.0, 1.0)
        values[1:] *= numpy.cumprod(flips)[:, None]
    steps = numpy.arange(math.floor(times[-1] * rate + 1e-6) + 1) / rate
    after = numpy.clip(numpy.searchsorted(times, steps - 1e-7), 1, max(len(times) - 1, 1)) if len(times) > 1 else numpy.zeros(len(steps), int)
    before = numpy.maximum(after - 1, 0)
    near = numpy.minimum(abs(steps - times[before]), abs(times[after] - steps)) < 1e-7
    is_gap = (times[after] - times[before] > bridge) & ~near
    cells = numpy.column_stack([numpy.interp(steps, times, values[:, column]) for column in range(values.shape[1])])
    if is_quaternion:
        cells /= numpy.maximum(numpy.linalg.norm(cells, axis=1), 1e-12)[:, None]
    lines = [
        "\t".join(["n/a" if gap or not math.isfinite(cell) else f"{cell:.9g}" for cell in row] + [f"{step:.6f}"])
        for row, step, gap in zip(cells.tolist(), steps.tolist(), is_gap.tolist())
    ]
    return "\n".join(lines) + "\n", len(lines)


def note_scan(path: Path, motion: Path, own: dict[str, Any]) -> None:
    """Adds a recording to the list of a subject's, with its date."""
    is_new = not path.exists()
    with path.open("a", encoding="utf-8") as file:
        if is_new:
            file.write("filename\tacq_time\n")
        file.write(f"motion/{motion.name}\t{own['first_utc'] or 'n/a'}\n")
