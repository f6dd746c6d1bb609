"""The real Bluetooth stack, in a guest: one test for each scenario in `inside/scenarios`."""

import pytest
from guest import GuestFailed
from inside import scenarios


@pytest.mark.parametrize("scenario", scenarios.discover())
def test_radio(scenario, radio_guest, record_property):
    problem, seconds = _play(scenario, radio_guest)
    record_property("seconds", seconds)
    if problem:
        pytest.fail(_with_logs(problem, radio_guest), pytrace=False)


def _play(scenario, guest):
    try:
        outcome = guest.outcome(scenario)
    except GuestFailed as failure:
        return str(failure), 0
    return outcome["problem"], outcome["seconds"]


def _with_logs(problem, guest):
    sections = [problem]
    for title, text in guest.logs():
        sections.append(f"----- {title}\n{text}")
    return "\n".join(sections)
