"""Orientation from samples of gyroscope, accelerometer and magnetometer, as NumPy arrays: live or offline, without a device."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Sequence

from . import _abi
from ._calls import call
from ._checks import invalid
from ._enums import OrientationFlag, OrientationOption
from ._store_facts import FOREVER

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
        """Quaternions (w, x, y, z) that rotate vectors from the axes of the sensor to those of the world, whose z points up; the
        heading drifts."""
        return self._column("orientation")

    @property
    def north_orientation(self) -> NDArray[Any]:
        """Quaternions with a heading from magnetic north; without magnetic fields, the same as `orientation`."""
        return self._column("north_orientation")

    @property
    def bias(self) -> NDArray[Any]:
        """The bias of the gyroscope along the axes of the sensor (rad/s)."""
        return self._column("bias")

    @property
    def bias_deviation(self) -> NDArray[Any]:
        """An upper bound of the standard deviation of `bias` (rad/s)."""
        return self._column("bias_deviation")

    @property
    def missing_count(self) -> NDArray[Any]:
        """The number of filled samples before each sample."""
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
        rotation_rate: The rates of rotation, a row of three for each sample; NaN for a missing sample (rad/s).
        acceleration: The accelerations, 9.81 upwards at rest, likewise (m/s²).
        magnetic_field: The magnetic fields in any unit, likewise; zero or NaN if not measured. None without a magnetometer.
        period: The time between two samples, 0.0001 to 1 (seconds). An error of 1 % doubles the error of the orientation.
        timestamps_ns: The times of the samples, used only to detect missing samples (nanoseconds); None if none is missing.
        options: OFFLINE filters forwards and backwards, which is more accurate than live.
        packet_size: The number of samples per packet, counted from the first sample.
        range: The full scale of the gyroscope (rad/s); 0 if unknown.
        inclination_time: The time constant with which gravity corrects the inclination (seconds).
        heading_time: The time constant with which the magnetic field corrects the heading (seconds).
        known_bias: The known bias of the gyroscope along its axes, each -0.3 to 0.3 (rad/s); not used offline.
        bias_deviation: The standard deviation of the known bias (rad/s); 0 if unknown.

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
    options: OrientationOption = OrientationOption.OFFLINE, period: float = 0, range: float = 0, inclination_time: float = 3,
    heading_time: float = 9, known_bias: Sequence[float] = (0, 0, 0), bias_deviation: float = 0, start_ns: int = 0, end_ns: int = FOREVER,
) -> Orientations:
    """Computes the orientation at each sample of a stored gyroscope, by default forwards and backwards.

    The accelerometer may have another rate, as may the magnetometer.

    Args:
        rotation_rate: The track of the gyroscope, such as `session.track("angular-velocity")`, or that of an "imu".
        acceleration: The track of the accelerometer of the same device, which may be the same.
        magnetic_field: The track of its magnetometer, or None.
        options: Options of `filter()`.
        period: The time between two samples (seconds); 0 measures it by the times of the track.
        range: The full scale of the gyroscope (rad/s); 0 for that of the track.
        inclination_time: As of `filter()`.
        heading_time: As of `filter()`.
        known_bias: As of `filter()`.
        bias_deviation: As of `filter()`.
        start_ns: The earliest time, on the clock of the tracks (nanoseconds).
        end_ns: The latest time, likewise.

    Raises:
        InvalidArgumentError: A track has other channels, no frames, too many frames, or times of another clock, or is of another store.
    """
    import numpy

    others = [track for track in (acceleration, magnetic_field) if track is not None]
    if any(track.store is not rotation_rate.store for track in others):
        raise invalid("the tracks are of different stores")
    times = rotation_rate.to_numpy(start_ns=start_ns, end_ns=end_ns)["timestamp_ns"]
    frames = numpy.zeros(len(times), numpy.dtype(_abi.velto_orientation_frame))
    tracks = _abi.velto_orientation_tracks(
        struct_size=ctypes.sizeof(_abi.velto_orientation_tracks), rotation_rate=rotation_rate.info.track,
        acceleration=acceleration.info.track, magnetic_field=magnetic_field.info.track if magnetic_field else 0, from_ns=start_ns,
        to_ns=end_ns, is_live=OrientationOption.OFFLINE not in options, keeps_period=period > 0,
    )
    definition = _abi.velto_orientation_def(
        struct_size=ctypes.sizeof(_abi.velto_orientation_def), options=options, packet_size=1, period=period or 0.01, range=range,
        inclination_time=inclination_time, heading_time=heading_time, bias=tuple(known_bias), bias_deviation=bias_deviation,
    )
    call(
        "velto_store_filter_orientation", rotation_rate.store._id, tracks, definition,
        rows_of(frames, _abi.velto_orientation_frame) if len(frames) else None, len(frames), ctypes.byref(ctypes.c_size_t()),
    )
    return Orientations(frames, times)
