"""Orientation from samples through C: a good call, what is truncated, and what is refused."""

from __future__ import annotations

import ctypes
import math
from typing import Any

import pytest

from veltokit import abi

LEVEL = (0.0, 0.0, 9.81)


def samples(*rows: tuple[Any, Any]) -> Any:
    """Samples 10 ms apart, of rates and accelerations."""
    found = (abi.velto_inertial_sample * len(rows))()
    for index, (rate, force) in enumerate(rows):
        found[index].timestamp_ns = index * 10_000_000
        found[index].rotation_rate[:] = rate
        found[index].acceleration[:] = force
    return found


def filtered(velto: Any, given: Any, capacity: int | None = None, **members: Any) -> tuple[int, int, list[Any]]:
    """The result, the number of orientations and those that were stored."""
    definition = abi.velto_orientation_def()
    assert velto.velto_orientation_def_init(ctypes.byref(definition), ctypes.sizeof(definition)) == abi.VELTO_OK
    for name, value in members.items():
        setattr(definition, name, value)
    capacity = len(given) if capacity is None else capacity
    frames, count = (abi.velto_orientation_frame * max(capacity, 1))(), ctypes.c_size_t(99)
    result = velto.velto_orientation_filter(ctypes.byref(definition), given, len(given), frames, capacity, ctypes.byref(count))
    return result, count.value, list(frames)[:capacity]


def test_a_turn_to_the_left(velto) -> None:
    result, count, frames = filtered(velto, samples(((0, 0, 1), LEVEL), *[((0, 0, 1), LEVEL)] * 49))
    assert (result, count) == (abi.VELTO_OK, 50)
    assert frames[-1].orientation[0] == pytest.approx(math.cos(0.25), abs=1e-9)
    assert frames[-1].orientation[3] == pytest.approx(math.sin(0.25), abs=1e-9)
    assert list(frames[-1].north_orientation) == list(frames[-1].orientation)
    assert frames[-1].flags == abi.VELTO_ORIENTATION_FIELD_DISTURBED


def test_the_first_force_gives_the_inclination(velto) -> None:
    """Example E4 of the orientation notes, at the first correction of the inclination."""
    _, _, frames = filtered(velto, samples(*[((0, 0, 0), (1, 2, 9))] * 4))
    assert list(frames[3].orientation) == pytest.approx([0.992596332562, 0.10863708606, -0.05431854303, 0], abs=1e-9)


def test_defaults_are_those_of_null(velto) -> None:
    given = samples(*[((0.1, -0.2, 0.3), (1, 2, 9))] * 30)
    frames = (abi.velto_orientation_frame * 30)()
    assert velto.velto_orientation_filter(None, given, 30, frames, 30, None) == abi.VELTO_OK
    assert bytes(frames[29]) == bytes(filtered(velto, given)[2][29])


def test_samples_that_are_no_numbers_are_missing(velto) -> None:
    nan, turn = ((math.nan, 0, 0), LEVEL), ((0, 0, 1), LEVEL)
    _, _, frames = filtered(velto, samples(turn, turn, nan, nan, turn))
    assert [frame.missing_count for frame in frames] == [0, 0, 0, 0, 2]
    assert [frame.flags & abi.VELTO_ORIENTATION_AFTER_GAP != 0 for frame in frames] == [False, False, True, True, True]
    assert 2 * math.asin(frames[4].orientation[3]) == pytest.approx(0.05, abs=1e-6)


@pytest.mark.parametrize("options", [0, abi.VELTO_ORIENTATION_OPTION_OFFLINE])
def test_a_rate_at_the_end_of_the_range_is_marked(velto, options: int) -> None:
    given = samples(((0, 0, 1), LEVEL), ((0, -34.5, 1), LEVEL), ((0, 0, 1), LEVEL))
    _, _, frames = filtered(velto, given, range=35, options=options)
    assert [frame.flags & abi.VELTO_ORIENTATION_SATURATED != 0 for frame in frames] == [False, True, False]


def test_a_small_buffer_gets_what_fits(velto) -> None:
    given = samples(*[((0, 0, 1), LEVEL)] * 5)
    result, count, frames = filtered(velto, given, capacity=2)
    assert (result, count) == (abi.VELTO_TRUNCATED, 5)
    assert frames[1].orientation[3] == pytest.approx(math.sin(0.01), abs=1e-9)


def test_no_samples(velto) -> None:
    assert filtered(velto, samples())[:2] == (abi.VELTO_OK, 0)


@pytest.mark.parametrize(
    "members", [{"period": 2}, {"period": math.nan}, {"packet_size": 65_536}, {"bias": (ctypes.c_double * 3)(0, -1.5, 0)}, {"options": 16}]
)
def test_a_bad_definition_is_refused(velto, members: dict[str, Any]) -> None:
    assert filtered(velto, samples(((0, 0, 0), LEVEL)), **members)[0] == abi.VELTO_ERROR_INVALID_ARGUMENT
    assert next(iter(members)).encode() in velto.velto_error_message()
