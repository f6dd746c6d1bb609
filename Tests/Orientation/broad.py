"""Trials of the BROAD data set, what becomes of them at a sensor and on a link, and the errors of an orientation.

Source: Laidig, Caruso, Cereatti and Seel, "BROAD", Data 6 (2021); the errors are those of that paper.
"""

from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import scipy.io
from numpy.typing import NDArray

Array = NDArray[np.float64]
GRAVITY = 9.80665
SETTLED = 100
"""Number of samples at the start whose mean heading error is removed from orientations without a magnetometer."""


@dataclass(frozen=True)
class Recording:
    """What an inertial sensor measured, and the reference."""

    name: str
    rate: float
    """Samples per second."""
    gyr: Array
    acc: Array
    mag: Array
    reference: Array
    """Quaternions, scalar first; NaN where the cameras saw nothing."""
    is_moving: NDArray[np.bool_]
    packet_size: int = 1
    arrived: NDArray[np.bool_] | None = None
    """Which samples were not lost; None for all."""

    @property
    def kept(self) -> NDArray[np.bool_]:
        return np.ones(len(self.gyr), bool) if self.arrived is None else self.arrived


def trials(folder: Path) -> list[Recording]:
    """Every trial of a folder of the data set's `.mat` files."""
    return [load(path) for path in sorted(folder.rglob("*.mat"))]


def load(path: Path) -> Recording:
    data = scipy.io.loadmat(path)
    gyr, acc, mag, reference = (np.ascontiguousarray(data[key], float) for key in ("imu_gyr", "imu_acc", "imu_mag", "opt_quat"))
    return Recording(path.stem, float(data["sampling_rate"].squeeze()), gyr, acc, mag, reference, data["movement"].squeeze() > 0)


def slower(recording: Recording, count: int) -> Recording:
    """Means of `count` samples, with the reference at the end of each."""
    total = len(recording.gyr) // count * count

    def means(values: Array) -> Array:
        return values[:total].reshape(-1, count, 3).mean(axis=1)

    return replace(
        recording, rate=recording.rate / count, gyr=means(recording.gyr), acc=means(recording.acc), mag=means(recording.mag),
        reference=recording.reference[count - 1 : total : count], is_moving=recording.is_moving[count - 1 : total : count],
    )


def quantized(recording: Recording) -> Recording:
    """What a BMI160 at 2000 °/s and 16 g and a BMM150 give."""

    def steps(values: Array, size: float, limit: float) -> Array:
        return np.clip(np.round(values / size), -limit, limit - 1) * size

    return replace(
        recording, gyr=steps(recording.gyr, np.deg2rad(1 / 16.4), 32768), acc=steps(recording.acc, GRAVITY / 2048, 32768),
        mag=steps(recording.mag, 0.3, 1e9),
    )


def with_loss(recording: Recording, share: float, packet_size: int, seed: int) -> Recording:
    """Packets of `packet_size` samples are lost at random; the first one arrives."""
    packets = -(-len(recording.gyr) // packet_size)
    arrived = np.random.default_rng(seed).random(packets) >= share
    arrived[0] = True
    return replace(recording, packet_size=packet_size, arrived=np.repeat(arrived, packet_size)[: len(recording.gyr)])


def held(recording: Recording) -> Recording:
    """Lost samples are replaced by the sample before them."""
    newest = np.maximum.accumulate(np.where(recording.kept, np.arange(len(recording.gyr)), 0))
    return replace(recording, gyr=recording.gyr[newest], acc=recording.acc[newest], mag=recording.mag[newest])


def product(p: Array, q: Array) -> Array:
    a, b, c, d = np.moveaxis(p, -1, 0)
    w, x, y, z = np.moveaxis(q, -1, 0)
    return np.stack(
        [a * w - b * x - c * y - d * z, a * x + b * w + c * z - d * y, a * y - b * z + c * w + d * x, a * z + b * y - c * x + d * w], -1
    )


def errors(quaternions: Array, recording: Recording, *, has_heading: bool) -> tuple[float, float, float]:
    """Root mean squares of the total, heading and inclination error in degrees, over the samples in motion that have arrived."""
    difference = product(quaternions, recording.reference * [1, -1, -1, -1])
    if not has_heading:
        difference = product(offset(difference), difference)
    counts = recording.is_moving & recording.kept & np.isfinite(difference).all(axis=1)
    w, x, y, z = difference[counts].T
    total = 2 * np.arccos(np.clip(np.abs(w), 0, 1))
    heading = 2 * np.arctan(np.abs(z / w))
    inclination = 2 * np.arccos(np.clip(np.hypot(w, z), 0, 1))
    found = [float(np.rad2deg(np.sqrt(np.mean(angles**2)))) for angles in (total, heading, inclination)]
    return found[0], found[1], found[2]


def offset(difference: Array) -> Array:
    """The turn that removes the mean heading error of the first samples."""
    first = difference[np.isfinite(difference).all(axis=1)][:SETTLED]
    turns = np.exp(2j * np.arctan2(first[:, 3], first[:, 0]))
    angle = np.angle(turns.mean())
    return np.array([np.cos(angle / 2), 0, 0, -np.sin(angle / 2)])
