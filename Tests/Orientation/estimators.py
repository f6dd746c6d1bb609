"""The library's orientation filter, and published ones beside it. Each returns the orientation without and with a magnetometer."""

from typing import Callable

import ahrs
import imufusion
import numpy as np
from broad import GRAVITY, Array, Recording, held
from vqf import VQF

from veltokit import OrientationOption, orientation

Pair = tuple[Array | None, Array | None]
"""Quaternions of 6D and of 9D; None where a filter has none."""

LIMIT = 2000 / 180 * np.pi
"""The range of the gyroscope when it is quantized (rad/s)."""


def ours(recording: Recording, options: OrientationOption = OrientationOption(0)) -> Pair:
    """Lost samples are missing, and have no orientation."""
    kept = recording.kept
    times = np.round(np.flatnonzero(kept) * (1e9 / recording.rate)).astype(np.uint64)
    found = orientation.filter(
        recording.gyr[kept], recording.acc[kept], recording.mag[kept], period=1 / recording.rate, timestamps_ns=times,
        packet_size=recording.packet_size, options=options)
    return spread(found.orientation, kept), spread(found.north_orientation, kept)


def offline(recording: Recording) -> Pair:
    return ours(recording, OrientationOption.OFFLINE)


def spread(quaternions: Array, kept: Array) -> Array:
    """Rows at the samples that have arrived, NaN elsewhere."""
    rows = np.full((len(kept), 4), np.nan)
    rows[kept] = quaternions
    return rows


def vqf(recording: Recording) -> Pair:
    """Lost samples are held, as its author advises."""
    fed = held(recording)
    found = VQF(1 / fed.rate).updateBatch(*map(np.ascontiguousarray, (fed.gyr, fed.acc, fed.mag)))
    return found["quat6D"], found["quat9D"]


def fusion(recording: Recording) -> Pair:
    fed = held(recording)
    filter = imufusion.Ahrs()
    settings = imufusion.AhrsSettings()
    settings.convention, settings.gain, settings.sample_rate = imufusion.CONVENTION_ENU, 0.5, fed.rate
    settings.acceleration_rejection, settings.magnetic_rejection, settings.rejection_timeout = 10, 10, 5
    filter.set_settings(settings)
    found = np.empty((len(fed.gyr), 4))
    for index, (gyr, acc, mag) in enumerate(zip(np.rad2deg(fed.gyr), fed.acc / GRAVITY, fed.mag)):
        filter.update(gyr, acc, mag)
        found[index] = filter.get_quaternion()
    return None, found


def madgwick(recording: Recording) -> Pair:
    fed = held(recording)
    return None, ahrs.filters.Madgwick(gyr=fed.gyr, acc=fed.acc, mag=fed.mag, frequency=fed.rate, gain=0.1).Q


def mahony(recording: Recording) -> Pair:
    fed = held(recording)
    return None, ahrs.filters.Mahony(gyr=fed.gyr, acc=fed.acc, mag=fed.mag, frequency=fed.rate, k_P=0.74, k_I=0.0012).Q


ESTIMATORS: dict[str, Callable[[Recording], Pair]] = {
    "VeltoKit": ours, "VQF": vqf, "VeltoKit, offline": offline, "Fusion": fusion, "Madgwick": madgwick, "Mahony": mahony,
}
WITH_OFFSET = {"Madgwick", "Mahony"}
"""Filters whose heading has another zero; the mean error of the first samples is removed."""
