"""Sessions as motion data of BIDS, the Brain Imaging Data Structure (modality "Motion")."""

from __future__ import annotations

import json
import math
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ._enums import Units
from ._new_files import NewFiles
from ._store_facts import shift_of
from .arrays import frame_infos, interpolate

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ._values import ChannelInfo
    from .track import Track

VERSION = "1.11.1"
KINDS = {"m/s²": ("ACCEL", "m/s^2"), "rad/s": ("GYRO", "rad/s"), "T": ("MAGN", "T"), "rad": ("ORNT", "rad")}
"""Type and unit of a channel, by its SI unit."""

QUATERNION = ["w", "x", "y", "z"]

ROUNDING = 100
"""Distance from a frame at which a row is that frame: times of a store are whole steps of it (nanoseconds)."""


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
    with NewFiles() as files:
        written: list[Path] = []
        scans: list[str] = []
        for track, own in zip(tracks, facts["tracks"]):
            if track.info.frame_count:
                stem = f"{base}_task-{task}_tracksys-{system(own, facts)}"
                paths = write_track(files, track, own, folder / stem, task, bridge)
                paths += write_events(files, events(facts, own), folder / f"{stem}_events.tsv")
                written += paths
                scans.append(f"motion/{paths[0].name}\t{own['first_utc'] or 'n/a'}\n")
        describe(files, root)
        note_scans(files, folder.parent / f"{base}_scans.tsv", scans)
    return written


def describe(files: NewFiles, root: Path) -> None:
    """Describes a data set that has no description."""
    description = {"Name": "Motion recorded with VeltoKit", "BIDSVersion": VERSION, "DatasetType": "raw"}
    texts = {
        "dataset_description.json": json.dumps(description, indent=2) + "\n",
        "README": "Motion of wearable sensors, recorded with VeltoKit.\n",
    }
    for name, text in texts.items():
        if not (root / name).exists():
            files.write(root / name, text)


def system(own: dict[str, Any], facts: dict[str, Any]) -> str:
    """A name for a track, of letters and digits: the signal, and the number of the track if several have it."""
    name = "".join(letter for letter in own["signal"] if letter.isascii() and letter.isalnum()) or "track"
    twins = sum(other["signal"] == own["signal"] for other in facts["tracks"])
    return f"{name}{own['track']}" if twins > 1 else name


def write_track(files: NewFiles, track: Track, own: dict[str, Any], stem: Path, task: str, bridge: float | None) -> list[Path]:
    channels, rate = track.channels(Units.SI), own["rate_asked"] or own["rate_measured"]
    if not rate:
        raise ValueError(f"the track {own['signal']} has no rate: it has fewer than two frames")
    is_quaternion = [channel.name for channel in channels] == QUATERNION
    rows, count = grid(track, rate, bridge or 3 / rate, is_quaternion)
    if is_quaternion:
        kinds = [("ORNT", "n/a")] * len(channels)
    else:
        kinds = [KINDS.get(channel.unit, ("MISC", channel.unit or "n/a")) for channel in channels]
    contents = {
        "_motion.tsv": rows,
        "_channels.tsv": describe_channels(channels, kinds, own, rate, is_quaternion),
        "_motion.json": json.dumps(sidecar(own, task, rate, count, kinds), indent=2) + "\n",
    }
    for ending, content in contents.items():
        files.write(stem.with_name(stem.name + ending), content)
    return [stem.with_name(stem.name + ending) for ending in contents]


def events(facts: dict[str, Any], own: dict[str, Any]) -> list[str]:
    """A line for each mark: seconds since the first frame of a track, the duration of a moment, and the text."""
    lines = []
    for mark in facts["marks"]:
        time = time_of(mark["time_ns"], facts["clock"], own["time_base"])
        if time is not None:
            text = " ".join(mark["text"].split()) or "n/a"
            lines.append(f"{(time - own['first_ns']) / 1e9:.6f}\t0\t{text}")
    return lines


def time_of(time: int, clock: dict[str, Any], base: str) -> int | None:
    """A time of the session's clock on that of a track (nanoseconds); None if that is not known."""
    if base == "clock":
        return time
    return None if base == "unanchored" else time + shift_of(clock["anchors"], time)


def write_events(files: NewFiles, lines: list[str], path: Path) -> list[Path]:
    if not lines:
        return []
    files.write(path, "\n".join(["onset\tduration\ttrial_type", *lines]) + "\n")
    return [path]


def describe_channels(
    channels: list[ChannelInfo], kinds: list[tuple[str, str]], own: dict[str, Any], rate: float, is_quaternion: bool
) -> str:
    """A line for each channel."""
    lines = ["name\tcomponent\ttype\ttracked_point\tunits\tsampling_frequency"]
    name = own["device"]["name"] or own["device"]["address"]
    point = "".join(letter for letter in name if letter.isprintable()) or "n/a"
    for channel, (kind, unit) in zip(channels, kinds):
        axis = channel.name if channel.name in ("x", "y", "z") else "n/a"
        component = f"quat_{channel.name}" if is_quaternion else axis
        lines.append(f"{own['signal']}_{channel.name}\t{component}\t{kind}\t{point}\t{unit}\t{rate:g}")
    lines.append(f"latency\tn/a\tLATENCY\tn/a\ts\t{rate:g}")
    return "\n".join(lines) + "\n"


def sidecar(own: dict[str, Any], task: str, rate: float, count: int, kinds: list[tuple[str, str]]) -> dict[str, Any]:
    device = own["device"]
    known = {
        "Manufacturer": device["family"], "ManufacturersModelName": device["model"], "DeviceSerialNumber": device["serial"],
        "SoftwareVersions": device["firmware"],
    }
    types = ("ACCEL", "GYRO", "MAGN", "ORNT", "Misc")
    counts = {f"{name}ChannelCount": sum(kind == name.upper() for kind, _ in kinds) for name in types}
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

    table = track.read(Units.SI)
    times, values = frame_infos(table)["timestamp_ns"].astype("i8"), numpy.asarray(table, "f8")
    if is_quaternion:
        values = without_flips(values)
    count = math.floor((times[-1] - times[0] + ROUNDING) * rate / 1e9) + 1
    steps = numpy.arange(count) / rate
    moments = times[0] + numpy.round(steps * 1e9).astype("i8")
    cells = interpolate(times, values, moments, lambda before, after: times[after] - times[before] <= bridge * 1e9, ROUNDING)
    if is_quaternion:
        cells /= numpy.maximum(numpy.linalg.norm(cells, axis=1), 1e-12)[:, None]
    lines = [
        "\t".join([f"{cell:.9g}" if math.isfinite(cell) else "n/a" for cell in row] + [f"{step:.6f}"])
        for row, step in zip(cells.tolist(), steps.tolist())
    ]
    return "\n".join(lines) + "\n", len(lines)


def without_flips(values: NDArray[Any]) -> NDArray[Any]:
    """Quaternions of the same rotations, none of which has the other sign than the one before."""
    import numpy

    flips = numpy.where((values[1:] * values[:-1]).sum(axis=1) < 0, -1.0, 1.0)
    return values * numpy.concatenate(([1.0], numpy.cumprod(flips)))[: len(values), None]


def note_scans(files: NewFiles, path: Path, lines: list[str]) -> None:
    """Adds recordings to the list of a subject's, with their dates."""
    if not path.exists():
        files.write(path, "filename\tacq_time\n")
    with path.open("a", encoding="utf-8") as file:
        file.write("".join(lines))
