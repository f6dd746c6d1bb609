"""Checks of numbers and text for the library, which ctypes would truncate silently: by the C type that takes them."""

from __future__ import annotations

import ctypes
import operator
import re
from functools import lru_cache
from typing import Any, Callable

from . import _abi
from ._enums import Result
from .errors import InvalidArgumentError

Check = Callable[[str, Any], Any]
"""Returns a value as the library takes it; the text names its place for errors."""


def integer_check(type_: Any) -> Check:
    """The check of an integer type: a number in its range."""
    bits = ctypes.sizeof(type_) * 8
    is_signed = type_(-1).value < 0
    low, high = (-1 << bits - 1, (1 << bits - 1) - 1) if is_signed else (0, (1 << bits) - 1)

    def check(where: str, value: Any) -> Any:
        try:
            number = operator.index(value)
        except TypeError:
            raise TypeError(f"{where} is {value!r}, and no integer") from None
        if not low <= number <= high:
            raise invalid(f"{where} is {number}, which is not in the range {low} to {high}")
        return number

    return check


def float_check(where: str, value: Any) -> Any:
    """The check of a number that need not be an integer."""
    if not isinstance(value, (int, float)) and not hasattr(value, "__float__"):
        raise TypeError(f"{where} is {value!r}, and no number")
    try:
        return float(value)
    except OverflowError:
        raise invalid(f"{where} is {value}, which is too large") from None


def text_check(where: str, value: Any) -> Any:
    """The check of text, which a NUL would end early. Buffers that receive text pass."""
    if isinstance(value, str):
        try:
            value = value.encode()
        except UnicodeEncodeError:
            raise invalid(f"{where} is {ascii(value[:40])}, and text for the library is Unicode without surrogates") from None
    if isinstance(value, bytes) and b"\0" in value:
        start = value if len(value) <= 40 else value[:40] + b"..."
        raise invalid(f"{where} is {start!r}, and text for the library contains no NUL")
    if value is not None and not isinstance(value, (bytes, ctypes.Array)):
        raise TypeError(f"{where} is {value!r}, and no text")
    return value


def address_check(where: str, value: Any) -> Any:
    """The check of an address: text has no bytes until it is encoded."""
    if isinstance(value, str):
        raise TypeError(f"{where} is {value!r}: text must be encoded")
    return value


INTEGERS = (
    ctypes.c_int8, ctypes.c_uint8, ctypes.c_int16, ctypes.c_uint16, ctypes.c_int32, ctypes.c_uint32, ctypes.c_int64,
    ctypes.c_uint64, ctypes.c_size_t,
)
CHECKS: dict[Any, Check] = {
    **{type_: integer_check(type_) for type_ in INTEGERS},
    ctypes.c_float: float_check, ctypes.c_double: float_check,
    ctypes.c_char_p: text_check, ctypes.c_void_p: address_check,
}
"""The checks by type; ctypes itself checks structures and pointers."""


def invalid(message: str) -> InvalidArgumentError:
    """The exception of a value that the library cannot be given."""
    error = InvalidArgumentError(message)
    error.code = Result.INVALID_ARGUMENT
    return error


# Arguments


@lru_cache(maxsize=None)
def argument_checks(name: str) -> tuple[tuple[str, Check | None], ...]:
    """Where each argument of a function is given, and how it is checked."""
    types = _abi.PROTOTYPES[name].arguments
    return tuple((f"argument {index} of {name}()", CHECKS.get(type_)) for index, type_ in enumerate(types, 1))


def checked(name: str, arguments: tuple[Any, ...]) -> list[Any]:
    """The arguments of a function as the library takes them."""
    return [
        value if check is None else check(where, value)
        for (where, check), value in zip(argument_checks(name), arguments)
    ]


def wrong_type(name: str, arguments: tuple[Any, ...], error: ctypes.ArgumentError) -> TypeError:
    """The exception of an argument that ctypes has refused, which it names by its number."""
    found = re.match(r"argument (\d+)", str(error))
    if found is None:
        return TypeError(f"{name}(): {error}")
    number = int(found[1])
    return TypeError(f"argument {number} of {name}() cannot be {arguments[number - 1]!r}")


def bytes_to_c(value: Any) -> tuple[bytes, int]:
    """The bytes of any object that has some, and their number."""
    try:
        octets = memoryview(value).tobytes()
    except TypeError:
        raise TypeError(f"bytes are needed, not {value!r}") from None
    return octets, len(octets)


# Members


def _check_members(type_: type[ctypes.Structure]) -> None:
    """Lets a structure check what its members are set to."""
    checks = {
        name: (name, CHECKS[member])
        for name, member, *_ in type_._fields_
        if member in CHECKS
    }
    keep = object.__setattr__

    def set_member(self: Any, name: str, value: Any) -> None:
        check = checks.get(name)
        keep(self, name, value if check is None else check[1](check[0], value))

    type_.__setattr__ = set_member  # type: ignore[method-assign]


for _type in _abi.STRUCTURES.values():
    if issubclass(_type, ctypes.Structure):
        _check_members(_type)
