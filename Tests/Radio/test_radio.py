"""The real Bluetooth stack, in a guest: one test for each scenario in `inside/scenarios`."""

import pytest
from guest import GuestFailed
from inside import scenarios


@pytest.mark.parametrize("scenario", scenarios.discover())
def test_radio(scenario, radio_guest, record_property):
    try:
        outcome = radio_guest.outcome(scenario)
    except GuestFailed as failure:
        pytest.fail(_with_logs(str(failure), radio_guest), pytrace=False)
    record_property("seconds", outcome["seconds"])
    if not outcome["passed"]:
        pytest.fail(_with_logs(outcome["problem"], radio_guest), pytrace=False)


def _with_logs(problem, guest):
    sections = [problem]
    for title, text in guest.logs():
        sections.append(f"----- {title}\n{text}")
    return "\n".join(sections)
