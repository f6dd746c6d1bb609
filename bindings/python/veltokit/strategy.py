"""Strategies: input for pong, quiz, bowling and darts. Provisional until 1.0."""

from __future__ import annotations

from . import _abi
from ._calls import call, structure
from ._enums import StrategyMode
from ._pure import PureObject
from ._record import record_to_c
from ._values import StrategyConfig, StrategyFrame
from .input import MEASURE, Input


class Strategy(PureObject):
    """Turns the input of each frame into an action of a game. Create one for each player.

        strategy = veltokit.Strategy(StrategyMode.BOWLING)
        for frame in velto.frames(hz=60):
            step = strategy.step(velto.player(0).poll(frame.dt))
            if step.bowling_thrown:
                throw_ball(step.bowling_power)
    """

    __slots__ = ()

    def __init__(self, mode: StrategyMode) -> None:
        super().__init__("velto_strategy_create", "velto_strategy_destroy", mode)

    def step(self, pad: Input, dt: float = MEASURE) -> StrategyFrame:
        """Advances by a frame of input.

        Args:
            pad: The polled input of this frame.
            dt: Length of the frame (seconds); the `dt` of the input by default.
        """
        return StrategyFrame._of(
            structure(_abi.velto_strategy_frame, "velto_strategy_step", self._pointer, pad, dt)
        )

    def reset(self) -> None:
        """Resets the state, and keeps game and constants."""
        call("velto_strategy_reset", self._pointer)

    def set_mode(self, mode: StrategyMode, resets_state: bool = True) -> None:
        """Changes the game, and loads its preset constants."""
        call("velto_strategy_set_mode", self._pointer, mode, resets_state)

    @property
    def config(self) -> StrategyConfig:
        """The constants. Change a copy of them, and set that."""
        return StrategyConfig._of(
            structure(_abi.velto_strategy_config, "velto_strategy_get_config", self._pointer)
        )

    @config.setter
    def config(self, config: StrategyConfig) -> None:
        call("velto_strategy_set_config", self._pointer, record_to_c(config, StrategyConfig))
