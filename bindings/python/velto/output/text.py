"""Makes texts of devices and users safe for a terminal."""

from __future__ import annotations

import re

REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
DIRECTIONS = set("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Invisible characters that change the direction of the following text."""
PART = re.compile(r"(?:[^\s`]*`[^`]*`\S*|\S+)\s*|\s+")
"""A word, or a command between backticks, with the following spaces."""


def clean(text: str) -> str:
    """Returns a text without control characters, so that a name can neither move the cursor nor reverse the line."""
    return "".join(
        letter if letter.isprintable() and letter not in DIRECTIONS or letter in "\n" else REPLACEMENT for letter in text)


def number(value: float | None, digits: int = 4) -> str:
    """Returns a readable number with some digits; a dash for none."""
    return "-" if value is None else f"{value:.{digits}g}"


def duration(seconds: float | None) -> str:
    """Returns a readable duration, such as "7 h 12 min"; a dash for none."""
    if seconds is None:
        return "-"
    if seconds < 120:
        return f"{seconds:.3g} s"
    minutes = round(seconds / 60)
    hours, days = minutes // 60, minutes // 1440
    if days >= 4:
        return f"{days} days"
    return f"{hours} h {minutes % 60} min" if hours else f"{minutes} min"


def size(bytes_: float) -> str:
    """Returns a readable size."""
    for unit in ("bytes", "kB", "MB"):
        if bytes_ < 999.5:
            return f"{bytes_:.3g} {unit}"
        bytes_ /= 1000
    return f"{bytes_:.3g} GB"


def date(utc_ns: int) -> str | None:
    """Returns a date as ISO 8601 in UTC with microseconds; None for 0."""
    from datetime import datetime, timezone

    if not utc_ns:
        return None
    moment = datetime.fromtimestamp(utc_ns // 10**9, timezone.utc).replace(microsecond=utc_ns // 1000 % 10**6)
    return moment.isoformat(timespec="microseconds").replace("+00:00", "Z")


def plain_date(utc_ns: int) -> str:
    """Returns a readable date in UTC, with the zone; a dash for 0."""
    text = date(utc_ns)
    return "-" if text is None else f"{text[:19].replace('T', ' ')} UTC"


def wrapped(text: str, width: int) -> str:
    """Wraps a text at spaces, but not inside commands, which are between backticks."""
    lines = []
    for line in text.split("\n"):
        row = ""
        for part in PART.findall(line):
            if row and len(row) + len(part.rstrip()) > width:
                lines.append(row.rstrip())
                row = ""
            row += part
        lines.append(row.rstrip())
    return "\n".join(lines)
