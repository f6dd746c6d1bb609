"""Events of a queue."""

from __future__ import annotations

from veltokit import Event, EventQueue, EventType


def taken(queue: EventQueue, *kinds: EventType) -> list[Event]:
    """Empties a queue, and returns the events of some types."""
    found = []
    while event := queue.poll():
        if event.type in kinds:
            found.append(event)
    return found
