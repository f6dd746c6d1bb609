"""The real Bluetooth stack: one test for each scenario in `inside/scenarios`, in a guest or on a real adapter."""

import pytest
from guest import GuestFailed


def test_radio(scenario, radio, record_property):
    outcome = _play(scenario, radio)
    record_property("seconds", outcome["seconds"])
    if outcome["problem"]:
        pytest.fail(_with_logs(outcome["problem"], radio), pytrace=False)
    if absent := outcome.get("absent"):
        pytest.skip(f"the device does not have {absent}")


def _play(scenario, radio):
    try:
        return radio.outcome(scenario)
    except GuestFailed as failure:
        return {"problem": str(failure), "seconds": 0}


def _with_logs(problem, radio):
    """The reason first, because the summary has one line of each failure, and all of it last, because long output is cut
    at its beginning."""
    reason = [line for line in problem.splitlines() if line and not line[0].isspace()][-1]
    logs = [f"----- {title}\n{text}" for title, text in radio.logs()]
    return "\n".join([reason, *logs, "----- the problem", problem])
