"""Dates in the time zone of the machine, for the pages."""

from __future__ import annotations

from datetime import datetime


def local_date(utc_ns: int) -> str:
    """Returns a readable date in the time zone of the machine; a dash for 0."""
    return datetime.fromtimestamp(utc_ns / 1e9).strftime("%Y-%m-%d %H:%M:%S") if utc_ns else "-"
