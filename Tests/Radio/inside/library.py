"""The library under test, loaded into this process."""

import ctypes
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "bindings" / "python"))

from veltokit import abi, core  # noqa: E402

_loaded = {}


class Failed(AssertionError):
    """A call of the library that failed, with its sentence."""

    def __init__(self, function, result, sentence, detail):
        super().__init__(f"{function}: {sentence} ({result})")
        self.result = result
        self.detail = detail


class Library:
    """The C functions without their prefix; a negative result raises `Failed`, any other is returned."""

    def __init__(self, path):
        self._functions = core.Library(path)

    @classmethod
    def load(cls, rig):
        """The library that the host built."""
        path = rig.inputs["library"]
        return _loaded.setdefault(path, cls(path))

    def __getattr__(self, name):
        function = getattr(self._functions, f"velto_{name}")

        def call(*arguments):
            result = function(*arguments)
            if function.restype is abi.velto_result and result < 0:
                raise self._failure(name, result)
            return result

        return call

    def _failure(self, function, result):
        detail = abi.velto_error_detail(struct_size=ctypes.sizeof(abi.velto_error_detail))
        self._functions.velto_error_get_detail(ctypes.byref(detail))
        name = self._functions.velto_result_name(result).decode()
        return Failed(function, name, self._functions.velto_error_message().decode(), detail)

    def text(self, function, *arguments):
        """What a function writes into a buffer of characters."""
        buffer = ctypes.create_string_buffer(1024)
        getattr(self, function)(*arguments, buffer, len(buffer), ctypes.byref(ctypes.c_size_t()))
        return buffer.value.decode()


def structure(kind, **members):
    """A structure of the interface; its size is filled in, what is not named is zero."""
    value = kind(**members)
    if hasattr(value, "struct_size"):
        value.struct_size = ctypes.sizeof(kind)
    return value
