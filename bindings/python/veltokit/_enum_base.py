"""The base classes of enumerations and flags."""

from __future__ import annotations

from enum import IntEnum, IntFlag
from typing import cast


class ValueBase(IntEnum):
    """A named number. A number defined only by a newer library is named UNKNOWN_ and the number."""

    @classmethod
    def _missing_(cls, value: object) -> ValueBase | None:
        if not isinstance(value, int):
            return None
        member = int.__new__(cls, value)
        member._name_ = f"UNKNOWN_{value}"
        member._value_ = value
        return member

    @property
    def c_name(self) -> str:
        """The name in the C headers, such as `VELTO_LINK_STATE_READY`."""
        from ._core import library
        from ._enums import ENUM_NUMBERS

        name = library().velto_enum_name(ENUM_NUMBERS[type(self)], self.value)
        return cast(str, name.decode())

    def __str__(self) -> str:
        return self.name

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


class ResultBase(ValueBase):
    """A result, with the library's explanation."""

    @property
    def c_name(self) -> str:
        """The name in the C headers, such as `VELTO_ERROR_TIMEOUT`."""
        from ._core import library

        return cast(str, library().velto_result_name(self.value).decode())

    @property
    def message(self) -> str:
        """Its meaning, as a sentence."""
        from ._core import library

        return cast(str, library().velto_result_message(self.value).decode())


class FlagBase(IntFlag):
    """A set of flags. Bits defined only by a newer library are kept."""

    def __str__(self) -> str:
        return "|".join(str(member.name) for member in type(self) if member in self) or "0"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)
