"""Virtual devices, whose input the program supplies, and recordings that they play."""

from __future__ import annotations

import ctypes
import os
from typing import TYPE_CHECKING

from . import _abi
from ._calls import call
from ._checks import bytes_to_c
from ._device_input import DeviceInput
from ._input_members import Supplied
from .input import Input
from .operation import Operation, nothing

if TYPE_CHECKING:
    from typing_extensions import Unpack


class DeviceVirtual(DeviceInput):
    """Playing a virtual device."""

    __slots__ = ()

    def supply(self, pad: Input | None = None, **members: Unpack[Supplied]) -> None:
        """Supplies the input of a virtual device.

            robot.supply(position_x=0.5, buttons_down=Button.MAIN)
            robot.supply(velto.player(0).peek())  # what another player does

        Edges, clicks, counts and the rest are derived from the levels. Members that are not given are neutral, or those of `pad`.

        Args:
            pad: The input of another device.
            members: Members of `Input` by name.
        """
        if pad is not None and not isinstance(pad, Input):
            raise TypeError(f"supply() takes an Input and named members, not {pad!r}")
        unknown = ", ".join(name for name in members if name not in Supplied.__annotations__)
        if unknown:
            raise TypeError(f"supply() takes members of Input that a device determines, not {unknown}")
        raw = _abi.velto_input()
        call("velto_input_init", raw, ctypes.sizeof(raw))
        if pad is not None:
            raw = _abi.velto_input.from_buffer_copy(bytes(pad))
        for name, value in members.items():
            setattr(raw, name, value)
        call("velto_device_supply_input", self._id, raw)

    def play(self, script: str) -> Operation[None]:
        """Plays a script, JSON lines, on a virtual device. The operation ends with its last step.

            robot.play('{"velto_script": 1}\\n{"t": 0.5, "position_x": -1}\\n').wait()
        """
        if not isinstance(script, str):
            raise TypeError(f"a script is text, not {script!r}")
        return Operation.start(
            self._context, nothing, "velto_device_play_script", self._id, *bytes_to_c(script.encode())
        )

    def play_file(self, path: str | os.PathLike[str]) -> Operation[None]:
        """Plays the script in a file on a virtual device."""
        return Operation.start(self._context, nothing, "velto_device_play_file", self._id, os.fsencode(path))

    def record(self, path: str | os.PathLike[str]) -> Operation[None]:
        """Records the polls of any device as a script that reproduces the input.

            recording = device.record("play.jsonl")
            ...  # the game polls
            device.stop_recording()
            recording.wait()  # the file is complete
        """
        return Operation.start(self._context, nothing, "velto_device_start_recording", self._id, os.fsencode(path))

    def stop_recording(self) -> bool:
        """Stops recording; the operation ends when the file is complete. False if the device is not being recorded."""
        return call("velto_device_stop_recording", self._id) == _abi.VELTO_OK
