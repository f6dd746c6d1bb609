"""The rest of two hundred logs of each board, of which `make test` plays twenty. Part of `make test-long`."""

from __future__ import annotations

import pytest

from test_logs_by_chance import MODELS, PORTION, play


@pytest.mark.parametrize("first", range(PORTION, 200, PORTION))
@pytest.mark.parametrize("model", MODELS)
def test_what_the_sensors_measured_is_stored_once(model: str, first: int) -> None:
    play(model, first)
