"""Contexts: the owners of backends, devices, operations and events."""

from __future__ import annotations

import ctypes
import os
import warnings
import weakref
from types import TracebackType
from typing import Any

from . import _abi
from ._calls import call, listing, number, sized, structure, text
from ._context_clock import ContextClock
from ._context_devices import ContextDevices
from ._context_events import ContextEvents
from ._context_sources import ContextSources
from ._core import library
from ._enums import Backend, ContextFlag, Families, Feature, PairingPolicy
from ._sentences import spoken
from ._values import AdapterInfo, ContextInfo, ContextStats
from .player import Player


class Context(ContextClock, ContextDevices, ContextEvents, ContextSources):
    """Owns backends, devices, operations and events. Most programs create one.

        with veltokit.Context() as velto:
            velto.auto_connect(players=1)
            for frame in velto.frames(hz=60):
                pad = velto.player(0).poll(frame.dt)
                print(pad.position_x, pad.clicked)

    A missing radio is not a failure: operations that need a radio fail until there is one.
    """

    def __init__(
        self, *, backends: Backend | None = None, simulated: bool = False, pumped: bool = False, manual_clock: bool = False,
        ephemeral: bool = False, load_profiles: bool = False, unique_names: bool = False, event_capacity: int = 256,
        owner_name: str | None = None, bus_address: str | None = None, adapter: str | None = None, settle_time: float = 0.6,
        reconnect_delay: float = 1.5, state_path: str | os.PathLike[str] | None = None,
        auto_connect_families: Families | None = None, simulated_link_limit: int = 0,
    ) -> None:
        """Creates and starts a context.

        Args:
            backends: The backends to use; None for the environment variable `VELTO_BACKEND`, or else BlueZ.
            simulated: Whether to use the simulated backend, with one cap that plays until the program creates a simulated device.
            pumped: Whether the program runs the context by `dispatch()`; no thread is started.
            manual_clock: Whether only `advance()` advances time; the context is then also pumped.
            ephemeral: Whether known devices last only as long as the context; profiles are still saved.
            load_profiles: Whether the saved profile of a device is loaded when it is first connected.
            unique_names: Whether connecting by a name that several devices in range have fails; otherwise the strongest
                signal decides.
            event_capacity: Capacity of the default queue.
            owner_name: Another context with the same name is closed first.
            bus_address: Address of the message bus; None for the system's.
            adapter: The adapter to use, such as "hci0"; None for the best one.
            settle_time: Time that auto-connect waits after the first likely device (seconds).
            reconnect_delay: Time from the loss of a link to the first attempt to re-establish it (seconds).
            state_path: Folder of known devices and profiles; None for the user's.
            auto_connect_families: The families that auto-connect accepts, including devices that the system uses; None for all,
                except a TAP that is the system's keyboard.
            simulated_link_limit: Number of links that the adapter of the simulated backend supports; 0 for no limit.
        """
        flags = flags_of({
            ContextFlag.PUMPED: pumped or manual_clock, ContextFlag.MANUAL_CLOCK: manual_clock,
            ContextFlag.EPHEMERAL: ephemeral, ContextFlag.LOAD_PROFILES: load_profiles,
            ContextFlag.UNIQUE_NAMES: unique_names,
        })
        definition = definition_of(
            backends=Backend.SIMULATED if simulated and backends is None else backends or 0, flags=flags,
            event_capacity=event_capacity, owner_name=owner_name, bus_address=bus_address, adapter=adapter,
            settle_time=settle_time, reconnect_delay=reconnect_delay,
            state_path=None if state_path is None else os.fsencode(state_path),
            auto_connect_families=auto_connect_families or 0, simulated_link_limit=simulated_link_limit,
        )
        pointer = _abi.velto_context()
        call("velto_context_create", ctypes.byref(definition), ctypes.byref(pointer))
        super().__init__(pointer.value or 0, flags)
        self._finalizer = weakref.finalize(self, library().velto_context_destroy, self._pointer)
        self._players: dict[int, Player] = {}
        if simulated:
            self.create_simulator(gives_way=True)

    def close(self) -> None:
        """Ends everything that belongs to the context; closing it twice is allowed.

        Links established by the context are closed, which takes up to 1.5 s. Pending operations are cancelled.
        """
        self._close_loops()
        self._finalizer()

    @property
    def closed(self) -> bool:
        """Whether the context was closed."""
        return not self._finalizer.alive

    def __enter__(self) -> Context:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    async def __aenter__(self) -> Context:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def __del__(self) -> None:
        finalizer = getattr(self, "_finalizer", None)
        if finalizer is not None and finalizer.alive:
            warnings.warn(f"{self!r} was never closed; use it in a with statement", ResourceWarning, source=self)

    def __repr__(self) -> str:
        if self.closed:
            return "<Context closed>"
        info = self.info
        return f"<Context {info.backends}, {info.device_count} devices, {info.connected_count} connected>"

    # Players

    def auto_connect(self, players: int = 1) -> None:
        """Connects likely devices until every player has one; 0 disables it."""
        call("velto_context_set_auto_connect", self._pointer, players)

    def player(self, index: int) -> Player:
        """Returns the player with an index, whose device may change."""
        player = self._players.get(index)
        if player is None:
            player = self._players[index] = Player(self, index)
        return player

    def swap_players(self, one: int, other: int) -> bool:
        """Swaps the devices of two players in one step; returns False if neither has one."""
        return call("velto_context_swap_players", self._pointer, one, other) == _abi.VELTO_OK

    # Pairing

    @property
    def pairing_policy(self) -> PairingPolicy:
        """The pairing policy; a change applies to the next pairing."""
        return PairingPolicy(number(_abi.velto_pairing_policy, "velto_context_get_pairing_policy", self._pointer))

    @pairing_policy.setter
    def pairing_policy(self, policy: PairingPolicy) -> None:
        call("velto_context_set_pairing_policy", self._pointer, policy)

    # State

    @property
    def info(self) -> ContextInfo:
        """The current state."""
        return ContextInfo._of(structure(_abi.velto_context_info, "velto_context_get_info", self._pointer))

    @property
    def stats(self) -> ContextStats:
        """Counters since the creation."""
        return ContextStats._of(structure(_abi.velto_context_stats, "velto_context_get_stats", self._pointer))

    @property
    def features(self) -> Feature:
        """The features available now: libdbus, the Bluetooth service, an adapter."""
        return Feature(number(_abi.velto_feature, "velto_context_get_features", self._pointer))

    def describe_search(self) -> str:
        """Returns a sentence that explains why a player has no device, with the remedy, for display in a game.

        For translated messages, use the code `info.search_problem`.
        """
        return spoken(text("velto_context_describe_search", self._pointer))

    def support_report(self) -> str:
        """Returns a text for bug reports. It contains names and addresses of devices in range."""
        return text("velto_context_describe_support", self._pointer, size=16384)

    # Adapters

    @property
    def adapters(self) -> list[AdapterInfo]:
        """The present adapters; empty until the Bluetooth service has responded."""
        rows = listing(_abi.velto_adapter_info, "velto_context_list_adapters", self._pointer)
        return [AdapterInfo._of(row) for row in rows]

    def select_adapter(self, identifier: str) -> None:
        """Selects the adapter for further scans and links, such as "hci0"."""
        call("velto_context_select_adapter", self._pointer, identifier)


def flags_of(choices: dict[ContextFlag, bool]) -> ContextFlag:
    """The flags that are chosen."""
    flags = ContextFlag(0)
    for flag, is_chosen in choices.items():
        if is_chosen:
            flags |= flag
    return flags


def definition_of(**members: Any) -> _abi.velto_context_def:
    """The definition of a context with these members."""
    definition = sized(_abi.velto_context_def)
    for name, value in members.items():
        setattr(definition, name, value)
    return definition
