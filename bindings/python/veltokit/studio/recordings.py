"""Sessions on the disk: recording them, and finding them again."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, AsyncIterator, Sequence

from .devices import StudioDevices
from .part import StudioPart
from .problems import ChoiceError
from .streams import Ranges, StudioStreams

if TYPE_CHECKING:
    from ..device import Device
    from ..session import Session


class StudioRecordings(StudioStreams, StudioDevices, StudioPart):
    """Recording sessions."""

    @asynccontextmanager
    async def recording(
        self, devices: Sequence[Device], signals: Sequence[str] = (), *, label: str | None = None, rate: float = 0,
        ranges: Ranges = Ranges(),
    ) -> AsyncIterator[Session]:
        """Records signals of connected devices into a session, which ends with the block.

        Args:
            devices: The devices.
            signals: The identifiers of the signals; none for the motion of each device.
            label: A label for people.
            rate: Samples per second; 0 for the default of each sensor (hertz).
            ranges: The largest values.
        """
        chosen = [(device, list(signals) or self.default_signals(device)) for device in devices]
        found = [self.signal(device, name) for device, names in chosen for name in names]
        for device, names in chosen:
            self.configure(device, names, rate, ranges)
        session = self.store.begin_session(label)
        try:
            for signal in found:
                session.add(signal)
            for device in devices:
                session.add(device)
            yield session
        finally:
            session.end()

    def session(self, name: str) -> Session:
        """Finds a session by its number, its label or a part of it, or "last".

        Raises:
            ChoiceError: None fits, or several do.
        """
        store = self.recorded
        sessions = store.sessions
        if name == "last" and sessions:
            return sessions[0]
        if name.isdecimal():
            sessions = [session for session in sessions if session.number == int(name)]
        else:
            sessions = store.find(text=name)
            sessions = [session for session in sessions if session.info.label == name] or sessions
        if not sessions:
            raise ChoiceError(f"no session matches {name!r}: `{self.command('sessions list')}` shows them all")
        if len(sessions) > 1:
            numbers = ", ".join(str(session.number) for session in sessions)
            raise ChoiceError(f"{name!r} matches the sessions {numbers}: give the number of one")
        return sessions[0]

    async def stop_everything(self) -> None:
        """Ends sessions, and disconnects the devices, which stop measuring first."""
        store, self._store = self._store, None
        try:
            if store is not None:
                store.close()
        finally:
            await super().stop_everything()
