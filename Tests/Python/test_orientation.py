"""Orientation from arrays: examples of the orientation notes, gaps, refusals, and tracks of a session."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy
import pytest

from veltokit import Context, OrientationFlag, OrientationOption, TimeBase, orientation
from veltokit.errors import InvalidArgumentError

NOISE = numpy.random.default_rng(7).normal(0, 1e-3, (1000, 3))


def formula(count: int, step: float = 0.01) -> tuple[Any, Any, Any]:
    """The formula input of the notes."""
    t = numpy.arange(count) * step
    rate = numpy.stack([numpy.sin(2 * t), 0.5 * numpy.cos(3 * t), 0.3 + 0.2 * numpy.sin(t)], 1)
    force = numpy.stack([2 * numpy.sin(2 * t), 1.5 * numpy.cos(t), 9.81 + numpy.sin(5 * t)], 1)
    field = numpy.stack([20 * numpy.cos(0.5 * t), 20 * numpy.sin(0.5 * t), -40 + 2 * numpy.sin(t)], 1)
    return rate, force, field


def distance(one: Any, other: Any) -> float:
    """The angle between two orientations (degrees)."""
    return float(numpy.degrees(2 * numpy.arccos(min(1, abs(numpy.dot(one, other))))))


def test_an_analytic_motion_is_followed() -> None:
    """The motion A of the notes: a turn about the vertical and one about an axis that tilts."""
    step, count = 0.01, 1000
    middle, end = ((numpy.arange(1, count + 1) - shift) * step for shift in (0.5, 0))
    beta, tilt = 1.2 * numpy.sin(1.1 * middle), 1.2 * numpy.sin(1.1 * end)
    rate = numpy.stack([1.32 * numpy.cos(1.1 * middle), 0.5 * numpy.sin(beta), 0.5 * numpy.cos(beta)], 1)
    force = 9.81 * numpy.stack([0 * tilt, numpy.sin(tilt), numpy.cos(tilt)], 1)
    x, y = 20 * numpy.sin(0.5 * end), 20 * numpy.cos(0.5 * end)
    field = numpy.stack([x, y * numpy.cos(tilt) - 40 * numpy.sin(tilt), -y * numpy.sin(tilt) - 40 * numpy.cos(tilt)], 1)
    c, s, p, q = numpy.cos(end / 4), numpy.sin(end / 4), numpy.cos(tilt / 2), numpy.sin(tilt / 2)
    truth = numpy.stack([c * p, c * q, s * q, s * p], 1)
    for options in (OrientationOption(0), OrientationOption.OFFLINE):
        found = orientation.filter(rate, force, field, period=step, options=options)
        assert abs(numpy.linalg.norm(found.orientation, axis=1) - 1).max() < 1e-12
        assert distance(found.north_orientation[-1], truth[-1]) < 0.01


def test_without_fields_both_orientations_are_the_same() -> None:
    rate, force, _ = formula(50)
    found = orientation.filter(rate, force, period=0.01)
    assert numpy.array_equal(found.orientation, found.north_orientation)
    assert found.has(OrientationFlag.FIELD_DISTURBED).all()


def test_the_bias_is_known_after_two_seconds() -> None:
    bias = numpy.array((0.05, -0.03, 0.02))
    found = orientation.filter(NOISE[:200] + bias, numpy.tile((0, 0, 9.81), (200, 1)), period=0.01)
    assert numpy.abs(found.bias[-1] - bias).max() < 1e-3 and found.bias_deviation[-1] < 1e-2
    assert found.has(OrientationFlag.AT_REST)[-1] and not found.has(OrientationFlag.AT_REST)[100]


def test_a_known_bias_is_taken() -> None:
    rate, force, _ = formula(3)
    found = orientation.filter(rate, force, period=0.01, known_bias=(0.1, 0, 0), bias_deviation=0.01)
    assert found.bias[0] == pytest.approx((0.1, 0, 0), abs=1e-3)


@pytest.mark.parametrize("options", [OrientationOption(0), OrientationOption.OFFLINE])
def test_missing_samples_are_filled(options: OrientationOption) -> None:
    rate, force, _ = formula(400)
    whole = orientation.filter(rate, force, period=0.01, options=options)
    kept = numpy.delete(numpy.arange(400), slice(200, 203))
    absent = orientation.filter(rate[kept], force[kept], period=0.01, timestamps_ns=kept * 10_000_000, options=options)
    rate[200:203] = numpy.nan
    marked = orientation.filter(rate, force, period=0.01, options=options)
    assert absent.missing_count[200] == 3 and absent.has(OrientationFlag.AFTER_GAP).sum() == 1
    assert marked.has(OrientationFlag.AFTER_GAP).sum() == 4
    for found in (absent, marked):
        assert distance(found.orientation[-1], whole.orientation[-1]) < 0.01


def test_offline_knows_the_bias_from_the_start() -> None:
    rate = NOISE.copy()
    rate[:300, 2] += 0.5
    rate += (0.03, 0.02, -0.04)
    force = numpy.tile((0, 0, 9.81), (1000, 1))
    live, offline = (
        orientation.filter(rate, force, period=0.01, options=options) for options in (OrientationOption(0), OrientationOption.OFFLINE)
    )
    assert abs(offline.bias[0, 2] + 0.04) < 0.005 < abs(live.bias[0, 2] + 0.04)


def test_no_samples_have_no_orientation() -> None:
    assert len(orientation.filter(numpy.empty((0, 3)), numpy.empty((0, 3)), period=0.01)) == 0


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"period": 2}, "period"), ({"period": 0.01, "packet_size": 70_000}, "packet_size"),
        ({"period": 0.01, "known_bias": (2, 0, 0)}, "bias"), ({"period": 0.01, "timestamps_ns": [0]}, "timestamps_ns has 1 times"),
    ],
)
def test_bad_settings_are_refused(settings: dict[str, Any], message: str) -> None:
    rate, force, _ = formula(3)
    with pytest.raises(InvalidArgumentError, match=message):
        orientation.filter(rate, force, **settings)


def test_arrays_of_other_shapes_are_refused() -> None:
    rate, force, _ = formula(3)
    with pytest.raises(InvalidArgumentError, match=r"acceleration has the shape \(2, 3\)"):
        orientation.filter(rate, force[:2], period=0.01)


def test_a_stored_session_is_filtered(velto: Context, tmp_path: Path) -> None:
    """At rates of their own, with frames missing."""
    rate, force, field = formula(600)
    with velto.open_store(tmp_path / "play.velto") as store:
        session = store.begin_session("turns")
        tracks = {}
        for name, channels, values, every in (
            ("angular-velocity", "x [rad/s], y [rad/s], z [rad/s]", rate, 1), ("acceleration", "x [m/s²], y [m/s²], z [m/s²]", force, 2),
            ("magnetic-field", "x [T], y [T], z [T]", field, 10),
        ):
            indices = [index for index in range(0, 600, every) if not 300 <= index < 303]
            tracks[name] = session.add_track(name, channels, rate=100 / every)
            tracks[name].write([1_000_000_000 + index * 10_000_000 for index in indices], [values[index].tolist() for index in indices])
        session.end()
        stored = [session.track(name) for name in tracks]
        found = orientation.filter_tracks(*stored)
        whole = orientation.filter(rate, force, period=0.01, options=OrientationOption.OFFLINE)
        assert len(found) == 597 and found.missing_count[300] == 3
        assert distance(found.orientation[-1], whole.orientation[-1]) < 0.5
        assert not numpy.array_equal(found.orientation, found.north_orientation)
        with pytest.raises(InvalidArgumentError, match="is a track of acceleration: must have three columns in rad/s"):
            orientation.filter_tracks(stored[1], stored[0])


def test_a_stored_session_is_filtered_live_and_in_part(velto: Context, tmp_path: Path) -> None:
    """Packets of three that share a time of arrival, which jitters; one track for both sensors, as a TAP has them."""
    rate, force, _ = formula(3000)
    chance = numpy.random.default_rng(3)
    arrivals = 1_000_000_000 + numpy.repeat(numpy.arange(1, 1001) * 30_300_000 + chance.integers(0, 4_000_000, 1000), 3)
    with velto.open_store(tmp_path / "imu.velto") as store:
        session = store.begin_session("turns")
        axes = ", ".join(f"{sensor}_{axis} [{unit}]" for sensor, unit in (("gyroscope", "rad/s"), ("acceleration", "m/s²")) for axis in "xyz")
        track = session.add_track("imu", axes, rate=100)
        track.write(arrivals.tolist(), numpy.hstack([rate, force]).tolist())
        session.end()
        imu = session.track("imu")
        expected = orientation.filter(rate, force, period=0.0101)
        found = orientation.filter_tracks(imu, imu, options=OrientationOption(0))
        assert found.missing_count.sum() == 0 and distance(found.orientation[-1], expected.orientation[-1]) < 0.5
        wrong = orientation.filter_tracks(imu, imu, options=OrientationOption(0), period=0.0109)
        assert distance(wrong.orientation[-1], expected.orientation[-1]) > 2
        part = orientation.filter_tracks(imu, imu, start_ns=int(arrivals[600]) - 1000, end_ns=int(arrivals[899]) + 1000)
        assert len(part) == 300 and abs(int(part.timestamp_ns[0]) - arrivals[600]) < 1000
    with velto.open_store(tmp_path / "other.velto") as other:
        session = other.begin_session()
        session.add_track("imu", axes, rate=100)
        session.end()
        with pytest.raises(InvalidArgumentError, match="different stores"):
            orientation.filter_tracks(imu, session.track("imu"))


@pytest.mark.parametrize("size", [1, 3])
@pytest.mark.parametrize("options", [OrientationOption(0), OrientationOption.OFFLINE])
def test_samples_of_a_packet_may_share_its_time(size: int, options: OrientationOption) -> None:
    rate, force, _ = formula(300)
    times = (numpy.arange(300) // 3 * 3 + 2) * 10_000_000
    found = orientation.filter(rate, force, period=0.01, timestamps_ns=times, packet_size=size, options=options)
    whole = orientation.filter(rate, force, period=0.01, options=options)
    assert found.missing_count.sum() == 0 and numpy.array_equal(found.orientation, whole.orientation)


def test_a_slow_turn_at_the_end_is_not_worse_offline() -> None:
    """Rest for 20 s, a jerk, and 6 s of 1 °/s."""
    rate = numpy.tile(NOISE, (3, 1))[:2600] + (0.02, 0, 0)
    force = numpy.tile((0, 0, 9.81), (2600, 1))
    force[1995:2000, 0] = 3
    rate[2000:, 2] += 0.0175
    turned = {}
    for options in (OrientationOption(0), OrientationOption.OFFLINE):
        last = orientation.filter(rate, force, period=0.01, options=options).orientation[-1]
        turned[options] = float(numpy.degrees(2 * numpy.arctan2(last[3], last[0])))
    assert turned[OrientationOption.OFFLINE] == pytest.approx(6, abs=0.3)
    assert abs(turned[OrientationOption.OFFLINE] - 6) <= abs(turned[OrientationOption(0)] - 6) + 0.1


def test_tracks_of_different_clocks_are_refused(velto: Context, tmp_path: Path) -> None:
    with velto.open_store(tmp_path / "clocks.velto") as store:
        session = store.begin_session()
        rate = session.add_track("rate", "x [rad/s], y [rad/s], z [rad/s]", rate=100)
        forces = [session.add_track(name, "x [m/s²], y [m/s²], z [m/s²]", rate=100, time_base=base)
                  for name, base in (("dated", TimeBase.UTC), ("empty", TimeBase.CLOCK))]
        for track in (rate, forces[0]):
            track.write([10_000_000 * index for index in range(1, 10)], [(0, 0, 9.81)] * 9)
        session.end()
        turned, dated, empty = (session.track(name) for name in ("rate", "dated", "empty"))
        with pytest.raises(InvalidArgumentError, match="acceleration has times of another clock"):
            orientation.filter_tracks(turned, dated)
        with pytest.raises(InvalidArgumentError, match="acceleration is a track without frames"):
            orientation.filter_tracks(turned, empty)


def test_a_period_that_is_too_short_fills_no_more_than_the_recording_allows() -> None:
    times = numpy.arange(400) * 999_900_000
    found = orientation.filter(numpy.zeros((400, 3)), numpy.tile((0, 0, 9.81), (400, 1)), period=1e-4, timestamps_ns=times,
                               options=OrientationOption.OFFLINE)
    assert int(found.missing_count.sum()) < 70_000 and found.has(OrientationFlag.UNKNOWN_GAP).sum() > 300


def test_a_known_bias_of_unknown_accuracy_is_used() -> None:
    rate, force, _ = formula(100)
    found, without = (orientation.filter(rate, force, period=0.01, known_bias=bias) for bias in ((0.1, 0, 0), (0, 0, 0)))
    assert distance(found.orientation[-1], without.orientation[-1]) > 1
