"""Records of devices, signals and sessions, as `--json` prints them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .output.text import date

if TYPE_CHECKING:
    from veltokit import Device, Session, SessionInfo, Signal


def word(value: Any) -> str:
    """The name of a value of an enumeration, such as "board-reset"."""
    return str(value.name).lower().replace("_", "-")


def words(flags: Any) -> list[str]:
    """The names of the flags that are set."""
    return [str(member.name).lower().replace("_", "-") for member in type(flags) if member in flags]


def rounded(value: float | None) -> float | None:
    """A number with the digits that 32 bits have; None for none, and for one that is not finite."""
    if value is None or value != value or value in (float("inf"), float("-inf")):
        return None
    return float(f"{value:.7g}")


def device_record(device: Device) -> dict[str, Any]:
    """A device in range."""
    from veltokit.studio.choosing import bars

    info = device.info
    return {
        "name": info.name, "family": word(info.family), "address": info.address, "identifier": info.identifier,
        "rssi": info.rssi, "bars": bars(info.rssi), "state": word(info.link_state), "is_paired": "paired" in words(info.flags),
        "is_in_bootloader": "in-bootloader" in words(info.flags),
    }


def signal_record(signal: Signal) -> dict[str, Any]:
    """A signal of a device."""
    info, channels = signal.info, signal.channels()
    return {
        "signal": signal.identifier, "channels": [channel.name for channel in channels],
        "unit": channels[0].unit if channels else "", "can": words(info.flags),
    }


def session_record(session: Session) -> dict[str, Any]:
    """A session. Its duration is that of its samples: a log is downloaded in less time."""
    info = session.info
    spans = [(track.info.first_ns, track.info.last_ns) for track in session.tracks if track.info.frame_count]
    length = max(last for _, last in spans) - min(first for first, _ in spans) if spans else None
    return {
        "session": info.session, "label": info.label, "start": date(info.start_utc_ns), "end": date(info.end_utc_ns),
        "seconds": None if length is None else rounded(length / 1e9),
        "samples": info.frame_count, "tracks": info.track_count, "state": word(info.state), "uuid": info.uuid,
    }


def session_line(info: SessionInfo) -> str:
    """A session on one line, for people."""
    label = f" ({info.label})" if info.label else ""
    return f"session {info.session}{label}: {info.frame_count} samples in {info.track_count} track{'' if info.track_count == 1 else 's'}"


def track_records(session: Session) -> list[dict[str, Any]]:
    """The tracks of a session."""
    rows = []
    for track in session.tracks:
        info, channels = track.info, track.channels()
        seconds = (info.last_ns - info.first_ns) / 1e9
        rows.append({
            "track": info.track, "signal": info.signal, "device": info.device_name, "address": info.address,
            "channels": [channel.name for channel in channels], "unit": channels[0].unit if channels else "",
            "samples": info.frame_count, "lost": info.lost_count, "gaps": info.gap_count, "seconds": rounded(seconds),
            "rate": rounded((info.frame_count - 1) / seconds) if seconds > 0 else None,
        })
    return rows
