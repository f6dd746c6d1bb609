"""What the library returns and takes: values with named members."""

from __future__ import annotations

from typing import Any, TypeVar

R = TypeVar("R", bound="Record")


class Record:
    """A value with named members, which compares and prints.

    Like a dataclass, whose machinery would double the time of importing the package.
    """

    __slots__: tuple[str, ...] = ()

    def replace(self: R, **changes: Any) -> R:
        """Returns a copy with some members changed.

            device.motion_config = device.motion_config.replace(paddle_input_gain=0.5)
        """
        return type(self)(**{**self.as_dict(), **changes})

    __replace__ = replace

    def as_dict(self) -> dict[str, Any]:
        """Returns the members by name."""
        return {name: getattr(self, name) for name in self.__slots__}

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.as_dict().items())})"
