"""Calling the library: results become exceptions, buffers become values."""

from __future__ import annotations

import ctypes
from typing import Any, Callable, TypeVar, cast
from uuid import UUID

from . import _abi
from ._checks import checked, invalid, text_check, wrong_type
from ._core import library
from .errors import failure

T = TypeVar("T")


def call(name: str, *arguments: Any) -> int:
    """Calls a function; returns its result, or raises the exception of a failure."""
    try:
        result: int = getattr(library(), name)(*checked(name, arguments))
    except ctypes.ArgumentError as error:
        raise wrong_type(name, arguments, error) from None
    if result < 0:
        raise failure(result)
    return result


def number(type_: Any, name: str, *arguments: Any) -> Any:
    """Calls a function whose last parameter receives a number."""
    out = type_()
    call(name, *arguments, ctypes.byref(out))
    return out.value


def structure(type_: Callable[[], T], name: str, *arguments: Any) -> T:
    """Calls a function whose last parameter receives a structure."""
    out = sized(type_)
    call(name, *arguments, out)
    return out


def sized(type_: Callable[[], T]) -> T:
    """An empty structure, with its size if it has a member for that."""
    out: Any = type_()
    if hasattr(out, "struct_size"):
        out.struct_size = ctypes.sizeof(out)
    return cast(T, out)


def text(name: str, *arguments: Any, size: int = 256) -> str:
    """Calls a function that writes text into a buffer; one that is too small is replaced."""
    while True:
        buffer, count = ctypes.create_string_buffer(size), ctypes.c_size_t()
        if call(name, *arguments, buffer, size, ctypes.byref(count)) != _abi.VELTO_TRUNCATED:
            return buffer.value.decode()
        size = count.value + 256


def data(name: str, *arguments: Any, size: int = _abi.VELTO_VALUE_MAX) -> bytes:
    """Calls a function that writes bytes into a buffer."""
    buffer, count = ctypes.create_string_buffer(size), ctypes.c_size_t()
    call(name, *arguments, buffer, size, ctypes.byref(count))
    return buffer.raw[: count.value]


def listing(type_: type[T], name: str, *arguments: Any) -> list[T]:
    """Calls a function that writes a list into a buffer; one that is too small is replaced."""
    capacity = 16
    while True:
        items, count = (cast(Any, type_) * capacity)(), ctypes.c_size_t()
        if call(name, *arguments, items, capacity, ctypes.byref(count)) != _abi.VELTO_TRUNCATED:
            return list(items[: count.value])
        capacity = count.value + 16


def none_if(value: T, none: T) -> T | None:
    """A number, or None for the one that means none."""
    return None if value == none else value


def timeout_to_c(timeout: float | None) -> float:
    """Seconds; None waits forever."""
    return _abi.VELTO_FOREVER if timeout is None else max(timeout, 0.0)


def uuid_to_c(uuid: UUID) -> _abi.velto_uuid:
    """A UUID for the library."""
    if not isinstance(uuid, UUID):
        raise TypeError(f"a UUID is needed, not {uuid!r}; parse_uuid() makes one of text")
    return _abi.velto_uuid((ctypes.c_uint8 * 16)(*uuid.bytes))


def bytes_to_c(value: bytes, minimum: int, maximum: int, where: str) -> Any:
    """Bytes for a member of a structure; the text names it for errors."""
    if not isinstance(value, (bytes, bytearray, memoryview)):
        raise TypeError(f"{where} is {value!r}, and no bytes")
    if not minimum <= len(value) <= maximum:
        limits = f"{maximum}" if minimum == maximum else f"at most {maximum}"
        raise invalid(f"{where} has {len(value)} bytes: must have {limits}")
    return (ctypes.c_uint8 * maximum)(*bytes(value))


def text_to_c(value: str, room: int, where: str) -> bytes:
    """Text for a member of a structure, which ends with a NUL there."""
    if not isinstance(value, str):
        raise TypeError(f"{where} is {value!r}, and no text")
    text: bytes = text_check(where, value)
    if len(text) >= room:
        raise invalid(f"{where} has {len(text)} bytes: must have at most {room - 1}")
    return text
