"""Orientation from samples of gyroscope, accelerometer and magnetometer, as NumPy arrays: live or offline, without a device."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Sequence

from . import _abi
from ._calls import call
from ._checks import invalid
from ._enums import OrientationFlag, OrientationOption, Units

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .track import Track

__all__ = ["Orientations", "filter", "filter_tracks"]


class Orientations:
    """The orientation at each sample, as arrays with a row for each."""

    __slots__ = ("_rows", "timestamp_ns")

    def __init__(self, rows: NDArray[Any], timestamp_ns: NDArray[Any]) -> None:
        self._rows = rows
        self.timestamp_ns: NDArray[Any] = timestamp_ns
        """The times of the samples (nanoseconds)."""

    def __len__(self) -> int:
        return len(self._rows)

    @property
    def orientation(self) -> NDArray[Any]:
        """Quaternions (w, x, y, z) that turn vectors from the axes of the sensor to those of the world, whose z points up; the
        heading drifts."""
        return self._column("orientation")

    @property
    def north_orientation(self) -> NDArray[Any]:
        """The same from magnetic north; without magnetic fields, as `orientation`."""
        return self._column("north_orientation")

    @property
    def bias(self) -> NDArray[Any]:
        """The bias of the gyroscope along the axes of the sensor (rad/s)."""
        return self._column("bias")

    @property
    def bias_deviation(self) -> NDArray[Any]:
        """An upper bound of its standard deviation (rad/s)."""
        return self._column("bias_deviation")

    @property
    def missing_count(self) -> NDArray[Any]:
        """The number of missing samples before each sample that were filled."""
        return self._column("missing_count")

    @property
    def flags(self) -> NDArray[Any]:
        """The properties as numbers; `has()` reads one of them."""
        return self._column("flags")

    def has(self, flag: OrientationFlag) -> NDArray[Any]:
        """Returns whether each sample has a property.

        Args:
            flag: The property.
        """
        found: NDArray[Any] = self.flags & flag.value != 0
        return found

    def _column(self, name: str) -> NDArray[Any]:
        column: NDArray[Any] = self._rows[name]
        return column


def filter(
    rotation_rate: Any, acceleration: Any, magnetic_field: Any = None, *, period: float, timestamps_ns: Any = None,
    options: OrientationOption = OrientationOption(0), packet_size: int = 1, range: float = 0, inclination_time: float = 3,
    heading_time: float = 9, known_bias: Sequence[float] = (0, 0, 0), bias_deviation: float = 0,
) -> Orientations:
    """Computes the orientation at each sample.

    Args:
        rotation_rate: The rates of rotation, a row of three for each sample; NaN for a sample that is missing (rad/s).
        acceleration: The accelerations, 9.81 upwards at rest, likewise (m/s²).
        magnetic_field: The magnetic fields in any unit, likewise; zero or NaN where none was measured. None without a magnetometer.
        period: The time between two samples, 0.0001 to 1 (seconds). One that is wrong by 1 % doubles the error.
        timestamps_ns: The times of the samples, which only give the number of missing ones (nanoseconds); None if none is missing.
        options: OFFLINE filters forwards and backwards, which is better than live.
        packet_size: The number of samples that arrived together, counted from the first.
        range: The full scale of the gyroscope (rad/s); 0 if it is unknown.
        inclination_time: The time constant with which gravity corrects the inclination (seconds).
        heading_time: The time constant with which the magnetic field corrects the heading (seconds).
        known_bias: The known bias of the gyroscope along its axes, each -0.3 to 0.3 (rad/s); not used offline.
        bias_deviation: Its standard deviation (rad/s); 0 if it is unknown.

    Raises:
        InvalidArgumentError: A number is out of its range, or the arrays have different lengths.
    """
    import numpy

    samples = samples_of(rotation_rate, acceleration, magnetic_field, timestamps_ns, period)
    frames = numpy.zeros(len(samples), numpy.dtype(_abi.velto_orientation_frame))
    definition = _abi.velto_orientation_def(
        struct_size=ctypes.sizeof(_abi.velto_orientation_def), options=options, packet_size=packet_size, period=period, range=range,
        inclination_time=inclination_time, heading_time=heading_time, bias=tuple(known_bias), bias_deviation=bias_deviation,
    )
    if len(samples):
        call(
            "velto_orientation_filter", definition, rows_of(samples, _abi.velto_inertial_sample), len(samples),
            rows_of(frames, _abi.velto_orientation_frame), len(frames), ctypes.byref(ctypes.c_size_t()),
        )
    return Orientations(frames, samples["timestamp_ns"])


def samples_of(rate: Any, acceleration: Any, field: Any, times: Any, period: float) -> NDArray[Any]:
    """The samples as the library takes them."""
    import numpy

    rate = numpy.asarray(rate, float)
    samples = numpy.zeros(len(rate), numpy.dtype(_abi.velto_inertial_sample))
    for name, values in (("rotation_rate", rate), ("acceleration", acceleration), ("magnetic_field", field)):
        if values is None:
            continue
        values = numpy.asarray(values, float)
        if values.shape != (len(samples), 3):
            raise invalid(f"{name} has the shape {values.shape}: must be ({len(samples)}, 3)")
        samples[name] = values
    if times is None:
        times = numpy.round(numpy.arange(len(samples)) * (period * 1e9))
    elif len(times) != len(samples):
        raise invalid(f"timestamps_ns has {len(times)} times: must be {len(samples)}")
    samples["timestamp_ns"] = times
    return samples


def rows_of(array: Any, type_: Any) -> Any:
    """The rows of an array as structures, without copying."""
    return (type_ * len(array)).from_buffer(memoryview(array).cast("B"))


# Stored sessions


def filter_tracks(
    rotation_rate: Track, acceleration: Track, magnetic_field: Track | None = None, *,
    options: OrientationOption = OrientationOption.OFFLINE, **settings: Any,
) -> Orientations:
    """Computes the orientation at each sample of a stored gyroscope, by default forwards and backwards.

    The accelerometer may have another rate, as may the magnetometer.

    Args:
        rotation_rate: The track of the gyroscope, such as `session.track("angular-velocity")`.
        acceleration: The track of the accelerometer of the same device.
        magnetic_field: The track of its magnetometer, or None.
        options: Options of `filter()`.
        **settings: Other arguments of `filter()`. The period is that of the track unless it is given.

    Raises:
        InvalidArgumentError: A track has other channels, too few frames, or times of another clock.
    """
    import numpy

    for name, track in (("acceleration", acceleration), ("magnetic_field", magnetic_field)):
        if track is not None and track.info.time_base != rotation_rate.info.time_base:
            raise invalid(f"{name} has times of another clock than rotation_rate")
        if track is not None and not track.info.frame_count:
            raise invalid(f"{name} has no frames")
    times, rates = vectors(rotation_rate, "rad/s")
    if len(times) < 2:
        raise invalid(f"rotation_rate has {len(times)} frames: must be 2 or more")
    period = settings.pop("period", None) or period_of(times)
    forces = resampled(*vectors(acceleration, "m/s²"), times, period)
    fields = None if magnetic_field is None else numpy.full((len(times), 3), numpy.nan)
    if magnetic_field is not None and fields is not None:
        when, values = vectors(magnetic_field, None)
        places = numpy.searchsorted(times, when)
        known = places < len(times)
        fields[places[known]] = values[known]
    return filter(rates, forces, fields, period=period, timestamps_ns=times, options=options, **settings)


def vectors(track: Track, unit: str | None) -> tuple[NDArray[Any], NDArray[Any]]:
    """The times of a track, and its frames of three numbers each."""
    import numpy

    channels = track.channels(Units.SI)
    if len(channels) != 3 or unit is not None and any(channel.unit != unit for channel in channels):
        raise invalid(f"{track.info.signal} has the channels {[f'{channel.name} [{channel.unit}]' for channel in channels]}: must have 3"
                      + (f" in {unit}" if unit else ""))
    rows = track.to_numpy(Units.SI)
    values = numpy.stack([rows[channel.name] for channel in channels], 1) if len(rows) else numpy.empty((0, 3))
    return rows["timestamp_ns"].astype(numpy.int64), values.astype(float)


def period_of(times: NDArray[Any]) -> float:
    """The period of samples of which some are missing (seconds)."""
    import numpy

    steps = numpy.diff(times) / 1e9
    typical = float(numpy.median(steps))
    near = steps[(steps > 0) & (steps < 20 * typical)]
    counts = numpy.maximum(numpy.round(near / typical), 1)
    return float(near.sum() / counts.sum()) if len(near) else 0.01


def resampled(times: NDArray[Any], values: NDArray[Any], at: NDArray[Any], period: float) -> NDArray[Any]:
    """Values at other times, on straight lines; NaN where the next measured one is more than two periods away."""
    import numpy

    if not len(times):
        return numpy.full((len(at), 3), numpy.nan)
    found = numpy.stack([numpy.interp(at, times, values[:, axis]) for axis in (0, 1, 2)], 1)
    own = max(period, float(numpy.median(numpy.diff(times))) / 1e9 if len(times) > 1 else period)
    places = numpy.clip(numpy.searchsorted(times, at), 0, len(times) - 1)
    distances = numpy.minimum(numpy.abs(times[places] - at), numpy.abs(times[numpy.maximum(places - 1, 0)] - at))
    found[distances > 2e9 * own] = numpy.nan
    return found
