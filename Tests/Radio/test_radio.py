"""The real Bluetooth stack: one test for each scenario in `inside/scenarios`, in a guest or on a real adapter."""

import pytest
from guest import GuestFailed


def test_radio(scenario, radio, record_property):
    problem, seconds = _play(scenario, radio)
    record_property("seconds", seconds)
    if problem:
        pytest.fail(_with_logs(problem, radio), pytrace=False)


def _play(scenario, radio):
    try:
        outcome = radio.outcome(scenario)
    except GuestFailed as failure:
        return str(failure), 0
    return outcome["problem"], outcome["seconds"]


def _with_logs(problem, radio):
    sections = [problem]
    for title, text in radio.logs():
        sections.append(f"----- {title}\n{text}")
    return "\n".join(sections)
