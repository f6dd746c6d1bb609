"""UUIDs: Python's own, from the short forms that Bluetooth uses."""

from __future__ import annotations

from uuid import UUID

from . import _abi
from ._calls import structure, text, uuid_to_c


def parse_uuid(value: str) -> UUID:
    """Converts text to a UUID.

    Args:
        value: 36 characters, 32 without the hyphens, or the 4 or 8 digits of an assigned number such as "180f".
    """
    return UUID(bytes=bytes(structure(_abi.velto_uuid, "velto_uuid_parse", value).bytes))


def uuid_text(uuid: UUID) -> str:
    """Converts a UUID to text, as the library writes it."""
    return text("velto_uuid_to_text", uuid_to_c(uuid))
