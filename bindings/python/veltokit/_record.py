"""The base of arguments and results: values with named members."""

from __future__ import annotations

from typing import Any, Iterable, TypeVar

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
        return type(other) is type(self) and other.as_dict() == self.as_dict()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.as_dict().items())})"


def require_type(value: Any, *types: Any) -> None:
    """Raises for a value of none of the given types."""
    if not isinstance(value, types):
        raise TypeError(f"{' or '.join(type_.__name__ for type_ in types)} is needed, not {value!r}")


def record_to_c(value: Any, type_: Any) -> Any:
    """The C structure of a record, which has to be of the given type."""
    require_type(value, type_)
    return value._raw()


def records_to_c(values: Iterable[Any], type_: Any, structure: Any) -> Any:
    """The C array of records, which have to be of the given type."""
    rows = [record_to_c(value, type_) for value in values]
    return (structure * len(rows))(*rows)
