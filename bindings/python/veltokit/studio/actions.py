"""Light, vibration, settings and resets of devices."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Mapping

from .._enums import MwLedAction, MwLedColor, MwLedPreset, MwSetting, TapInputMode
from .._values import MwSettings, TapSettings
from ..board import led_preset
from ..errors import DisconnectedError, VeltoError
from .choosing import BOARD, TAP
from .part import StudioPart
from .problems import ChoiceError

if TYPE_CHECKING:
    from ..device import Device

MEMBERS = {
    "name": MwSetting.NAME,
    "advertising_interval": MwSetting.ADVERTISING,
    "advertising_timeout": MwSetting.ADVERTISING,
    "transmit_power": MwSetting.TRANSMIT_POWER,
    "interval_min": MwSetting.CONNECTION,
    "interval_max": MwSetting.CONNECTION,
    "latency": MwSetting.CONNECTION,
    "supervision_timeout": MwSetting.CONNECTION,
    "is_regulator_on": MwSetting.REGULATOR,
    "is_slow_phy_forced": MwSetting.PHY,
}
"""The settings of a board that a person changes, and the group in which the board takes each."""
YES, NO = ("yes", "on", "true", "1"), ("no", "off", "false", "0")
"""The words for settings that are on or off."""


@dataclass
class BoardProgram:
    """The program of a board."""

    loggers: list[str]
    """The logged signals."""
    processors: list[str]
    """The types of its processors, oldest first."""
    items: list[str]
    """Timers, events and macros, in a line each."""


class StudioActions(StudioPart):
    """Verbs that make a device act."""

    async def light(
        self, device: Device, color: MwLedColor = MwLedColor.GREEN, preset: MwLedPreset = MwLedPreset.BLINK,
        seconds: float | None = None,
    ) -> None:
        """Plays the light of a board for some time.

        Args:
            device: The board.
            color: The color.
            preset: The pattern.
            seconds: The duration; None leaves it on (seconds).
        """
        begin = device.board.play_led([led_preset(preset, color)])
        if seconds is None:
            await begin
            return
        try:
            await begin
            await self.rest(seconds)
        except BaseException:  # Also by Ctrl-C.
            with suppress(VeltoError):
                await self.darken(device)
            raise
        await self.darken(device)

    async def darken(self, device: Device) -> None:
        """Stops the light of a board."""
        await device.board.control_led(MwLedAction.STOP_AND_CLEAR)

    async def set_mode(self, device: Device, mode: TapInputMode) -> None:
        """Sets the destination of a TAP's input, while this program is connected."""
        await device.tap.write_mode(mode)

    async def settings(self, device: Device) -> dict[str, Any]:
        """Reads the settings of a board or a TAP.

        Raises:
            ChoiceError: The device has no settings.
        """
        if BOARD.fits(device):
            return (await device.board.read_settings()).as_dict()
        if TAP.fits(device):
            return (await device.tap.read_settings()).as_dict()
        raise ChoiceError(f"{device.info.name} has no settings; only boards and TAPs have settings")

    async def change_settings(self, device: Device, changes: Mapping[str, str]) -> dict[str, Any]:
        """Changes some settings of a board or a TAP, and returns all settings, as reported by the device.

        Args:
            device: The device.
            changes: Texts by the names of the settings.

        Raises:
            ChoiceError: There is no such setting, or a text does not fit.
        """
        before = await self.settings(device)
        is_board = BOARD.fits(device)
        names = list(MEMBERS) if is_board else list(TapSettings.__slots__)
        unknown = [name for name in changes if name not in names]
        if unknown:
            raise ChoiceError(f"{device.info.name} has no setting {unknown[0]!r} to change; it has {', '.join(names)}")
        values = {name: parsed(name, text, before[name]) for name, text in changes.items()}
        if not is_board:
            return (await device.tap.write_settings(**values)).as_dict()
        members = MwSetting(0)
        for name in values:
            members |= MEMBERS[name]
        await device.board.write_settings(MwSettings(**{**before, **values}), members)
        return await self.settings(device)

    async def reset(self, device: Device) -> None:
        """Resets a board, which forgets what it runs and keeps its log; ends with the link."""
        await device.board.reset()

    async def factory_reset(self, device: Device) -> None:
        """Removes everything that a board runs and has logged, and resets it."""
        try:
            await device.board.factory_reset()
        except DisconnectedError:
            pass  # The link ends with the reset.

    async def program(self, device: Device) -> BoardProgram:
        """Reads the program of a board, including parts of other programs."""
        board = device.board
        await board.recover()
        return BoardProgram(
            [logger_name(logger) for logger in board.loggers],
            [processor.info.type.name.lower().replace("_", "-") for processor in board.processors],
            board.describe_program().splitlines(),
        )


def logger_name(logger: Any) -> str:
    """The signal of a logger; a dash for a register that is no signal."""
    try:
        return str(logger.signal.identifier)
    except LookupError:
        return "-"


def parsed(name: str, text: str, before: Any) -> Any:
    """The value that a text means, of the type of the present one.

    Raises:
        ChoiceError: It does not fit.
    """
    if isinstance(before, bool):
        if text.casefold() not in YES + NO:
            raise ChoiceError(f"{name} is {text!r}: must be yes or no")
        return text.casefold() in YES
    try:
        if isinstance(before, IntEnum):
            return type(before)[text.upper().replace("-", "_")]
        return type(before)(text)
    except (KeyError, ValueError):
        raise ChoiceError(f"{name} is {text!r}: must be a value such as {before}") from None
