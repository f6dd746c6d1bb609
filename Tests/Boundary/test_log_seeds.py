"""A few logs made by chance, and an hour at 100 Hz; `make log-seeds` plays 200 of each of three boards, and `make log-day` a whole day."""

from __future__ import annotations

import pytest

import log_seeds

SEEDS = range(6)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("model", log_seeds.MODELS)
def test_what_the_sensors_measured_is_stored_once(velto, model: str, seed: int) -> None:
    log_seeds.play(velto, log_seeds.MODELS[model], seed)


def test_minutes_without_a_hole(velto) -> None:
    measured, stored = log_seeds.play_day(velto, 300)
    assert 29_000 < measured <= stored


def test_a_lost_and_a_doubled_sample_are_noticed() -> None:
    measured = [(number, 0, 0) for number in range(200)]
    log_seeds.compare([measured], [False], measured)
    for stored in (measured[:50] + measured[51:], measured[:50] + measured[49:], measured[:-1], measured + measured):
        with pytest.raises(AssertionError):
            log_seeds.compare([measured], [False], stored)
