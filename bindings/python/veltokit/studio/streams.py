"""Streams: the samples of several signals of several devices, together."""

from __future__ import annotations

from dataclasses import dataclass, field
from difflib import get_close_matches
from types import TracebackType
from typing import TYPE_CHECKING, AsyncIterator, Sequence

from .._enums import MwSensor, Units
from .._values import MwSensorConfig
from ..errors import InvalidStateError, NotFoundError
from .choosing import BOARD
from .part import StudioPart
from .problems import ChoiceError, RefusedError

if TYPE_CHECKING:
    from ..device import Device
    from ..samples import Sample, Table
    from ..signals import Signal
    from ..stream import Stream
    from .studio import Studio

SENSORS = {
    "acceleration": MwSensor.ACCELEROMETER,
    "angular-velocity": MwSensor.GYROSCOPE,
    "magnetic-field": MwSensor.MAGNETOMETER,
    "pressure": MwSensor.BAROMETER,
    "altitude": MwSensor.BAROMETER,
    "illuminance": MwSensor.LIGHT,
    "relative-humidity": MwSensor.HUMIDITY,
    "quaternion": MwSensor.FUSION,
    "euler-angles": MwSensor.FUSION,
    "gravity": MwSensor.FUSION,
    "linear-acceleration": MwSensor.FUSION,
    "corrected-acceleration": MwSensor.FUSION,
    "corrected-angular-velocity": MwSensor.FUSION,
    "corrected-magnetic-field": MwSensor.FUSION,
}
"""The sensor of a board behind each signal that has a rate."""
MOTION = ("acceleration", "angular-velocity")
COMPUTED = {
    **dict.fromkeys(("orientation", "host-gravity", "host-linear-acceleration", "gyroscope-bias"), MOTION),
    "orientation-9d": (*MOTION, "magnetic-field"),
}
"""The signals from which the library computes others."""
IN_G = (MwSensor.ACCELEROMETER, MwSensor.FUSION)
"""The sensors with a range of acceleration."""
IN_DPS = (MwSensor.GYROSCOPE, MwSensor.FUSION)
"""The sensors with a range of rotation."""
TURN = 0.05
"""The time between two looks at the streams (seconds)."""
NEIGHBORS = {"temperature": "pressure", "fusion-calibration": "quaternion"}
"""The signal that runs the sensor of another one which cannot be streamed."""
DARK_AT_FIRST = {"illuminance"}
"""The signals whose first samples are 0, before the sensor has measured."""
FIRST = 10
"""The number of samples after which a 0 is taken for a value."""
SILENCE = 10.0
"""The time after which a signal is taken for silent (seconds)."""
POLLED_RATE = 1.0
"""The rate of a signal that has to be polled, unless another is requested (hertz)."""


@dataclass(frozen=True)
class Ranges:
    """The full scales; 0 for the sensor's default."""

    g: float = 0
    """Acceleration (g)."""
    dps: float = 0
    """Rotation (°/s)."""


WIDEST = Ranges(16, 2000)
"""The ranges from which an orientation is computed best."""


@dataclass
class StreamTable:
    """Samples of one signal of one device that were read at once."""

    device: Device
    """The device."""
    device_name: str
    """Its name."""
    signal: str
    """The identifier of the signal."""
    channels: list[str]
    """The names of the columns."""
    unit: str
    """The unit of the first column."""
    rows: Table
    """The samples."""


@dataclass
class Source:
    """A stream, with what is said about each of its samples."""

    device: Device
    """The device."""
    signal: str
    """The identifier of the signal."""
    stream: Stream
    """The stream."""
    name: str = ""
    """The name of the device."""
    channels: list[str] = field(default_factory=list)
    """The names of the channels."""
    unit: str = ""
    """The unit of the first channel."""

    def describe(self) -> None:
        """Notes the channels, which a stream has once it has started."""
        channels = self.stream.channels
        self.name, self.channels = self.device.info.name, [channel.name for channel in channels]
        self.unit = channels[0].unit

    def take(self) -> StreamTable:
        """Takes the samples that wait."""
        return StreamTable(self.device, self.name, self.signal, self.channels, self.unit, self.stream.read())


class Streams:
    """Concurrent streams; `Studio.streaming()` returns them. The end of the block stops the sensors."""

    def __init__(self, studio: Studio, sources: list[Source]) -> None:
        self._studio = studio
        self.sources: list[Source] = sources
        """The streams."""

    async def __aenter__(self) -> Streams:
        try:
            for source in self.sources:
                await source.stream.started
                source.describe()
        except BaseException:
            self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    async def tables(self, seconds: float = 0, turn: float = TURN) -> AsyncIterator[StreamTable]:
        """Yields samples as they arrive, a table for each stream with samples.

        Args:
            seconds: The duration (seconds); 0 has no end.
            turn: The polling interval (seconds).

        Raises:
            VeltoError: A stream ended by itself, for instance with its link.
        """
        context = self._studio.context
        end = context.time + seconds
        while not seconds or context.time < end:
            await self._studio.rest(turn)
            for source in self.sources:
                if source.stream.info.waiting_count:
                    yield source.take()
                elif (error := source.stream.error) is not None:
                    raise error

    def close(self) -> None:
        """Stops the streams, also on the devices."""
        for source in self.sources:
            source.stream.close()
        self.sources = []


def numbered(names: list[str], identifier: str) -> list[str]:
    """Returns the names of the numbered channels of a signal."""
    return [name for name in names if name.startswith(f"{identifier}[")]


class StudioStreams(StudioPart):
    """Reading and streaming signals."""

    def signal(self, device: Device, identifier: str) -> Signal:
        """Finds a signal of a connected device.

        Raises:
            ChoiceError: The device has no such signal; the sentence names similar ones.
        """
        try:
            return device.signal(identifier)
        except NotFoundError:
            names = [signal.identifier for signal in device.signals]
            near = numbered(names, identifier) or get_close_matches(identifier, names, 3) or [name for name in names if "[" not in name][:4]
            raise ChoiceError(
                f"{device.info.name} has no signal {identifier!r}; it has {', '.join(near)}; `{self.command('info --all')}` lists all {len(names)}") from None

    def channels(self, device: Device, identifier: str) -> list[str]:
        """Returns the signal, or its numbered channels if it has only these, such as the thermometers of a board."""
        names = [signal.identifier for signal in device.signals]
        return [identifier] if identifier in names else numbered(names, identifier) or [identifier]

    def default_signals(self, device: Device) -> list[str]:
        """The default signals: the motion of the device."""
        names = [signal.identifier for signal in device.signals if signal.can_stream]
        found: list[str] = [name for name in ("acceleration", "axes") if name in names] or names[:1]
        if not found:
            raise ChoiceError(f"{device.info.name} has no signals that can be streamed; `velto monitor` shows its events")
        return found[:1]

    def configure(self, device: Device, signals: Sequence[str], rate: float = 0, ranges: Ranges = Ranges()) -> None:
        """Configures the sensors of a board, rounded to the nearest supported values, for their next start.

        Args:
            device: The device; only boards are configured.
            signals: The identifiers of the signals.
            rate: Samples per second; 0 for the default of each sensor (hertz). Sensor fusion has one rate, and keeps it.
            ranges: The full scales.
        """
        if not BOARD.fits(device) or not (rate or ranges.g or ranges.dps):
            return
        names = [name.partition("[")[0] for name in signals]
        computed = [source for name in names for source in COMPUTED.get(name, ())]
        widest = WIDEST if computed else Ranges()
        for sensor in dict.fromkeys(SENSORS[name] for name in [*names, *computed] if name in SENSORS):
            device.board.set_sensor(MwSensorConfig(
                sensor=sensor, rate=0 if sensor is MwSensor.FUSION else rate, range_g=(ranges.g or widest.g) if sensor in IN_G else 0,
                range_dps=(ranges.dps or widest.dps) if sensor in IN_DPS else 0))

    def streaming(
        self, devices: Sequence[Device], signals: Sequence[str] = (), *, rate: float = 0, ranges: Ranges = Ranges(),
        units: Units = Units.SI,
    ) -> Streams:
        """Streams signals of connected devices, for `async with`.

        Args:
            devices: The devices.
            signals: The identifiers of the signals; none for the motion of each device.
            rate: Samples per second; 0 for the default of each sensor (hertz).
            ranges: The full scales.
            units: The units of the values.
        """
        chosen = [(device, list(signals) or self.default_signals(device)) for device in devices]
        found = [(device, self.signal(device, name)) for device, names in chosen for name in names]
        for device, names in chosen:
            self.configure(device, names, rate, ranges)
        sources = [
            Source(device, signal.identifier, signal.stream(
                units, on_overflow="ignore", poll_interval=0 if signal.can_stream else 1 / (rate or POLLED_RATE)))
            for device, signal in found
        ]
        return Streams(self, sources)  # type: ignore[arg-type]

    async def read(self, device: Device, identifier: str, units: Units = Units.SI) -> Sample:
        """Reads a signal once. An idle sensor is started for the read.

        Args:
            device: The device.
            identifier: The identifier of the signal.
            units: The units of the values.

        Raises:
            RefusedError: The signal is sent only when it changes.
        """
        signal = self.signal(device, identifier)
        neighbor = identifier
        if signal.can_read:
            try:
                return await signal.read(units)
            except InvalidStateError:  # Its sensor does not run.
                neighbor = NEIGHBORS.get(identifier.partition("[")[0], identifier)
        async with self.streaming([device], [neighbor], units=units) as streams:
            sample = await first_sample(streams, FIRST if identifier in DARK_AT_FIRST else 1)
            if sample is not None:
                return sample if neighbor == identifier else await signal.read(units)
        raise RefusedError(
            f"{device.info.name} sent no {identifier} for {SILENCE:.0f} s; it is sent only when it changes: "
            f"`{self.command(f'stream {identifier}')}` waits for it")


async def first_sample(streams: Streams, most: int) -> Sample | None:
    """The first sample that is not 0, or the last of the first ones; None if there is none in time."""
    count = 0
    async for table in streams.tables(SILENCE):
        for sample in table.rows:
            count += 1
            if count >= most or any(sample.values):
                return sample
    return None
