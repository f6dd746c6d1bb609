"""Times in the zone of the machine, which the pages show."""

from __future__ import annotations

from datetime import datetime


def local_date(utc_ns: int) -> str:
    """Returns a date in the zone of the machine, for people; a dash for 0."""
    return datetime.fromtimestamp(utc_ns / 1e9).strftime("%Y-%m-%d %H:%M:%S") if utc_ns else "-"
