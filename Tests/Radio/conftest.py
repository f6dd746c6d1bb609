"""Boots the radio guest once for all radio tests of a run."""

import os
import subprocess

import pytest
from guest import RADIO, Guest

CANNOT_HAVE_EMULATOR = 2  # exit status of the set-up
GUEST = pytest.StashKey[Guest]()


def _set_up():
    result = subprocess.run([RADIO / "setup"], stderr=subprocess.PIPE, text=True)
    if result.returncode == 0:
        return
    reason = result.stderr.strip()
    if result.returncode == CANNOT_HAVE_EMULATOR and os.environ.get("CI") != "true":
        pytest.skip(f"no radio guest on this machine: {reason}")
    pytest.fail(f"the radio guest could not be set up: {reason}", pytrace=False)


@pytest.fixture(scope="session")
def radio_inputs():
    """What the scenarios find in `rig.inputs`: paths of programs and libraries built on the host, by name."""
    return {}


@pytest.fixture(scope="session")
def radio_guest(request, radio_inputs):
    """The guest, playing the scenarios of the selected tests in their order."""
    _set_up()
    scenarios = [item.callspec.params["scenario"] for item in request.session.items if "radio_guest" in item.fixturenames]
    guest = Guest(scenarios, radio_inputs)
    request.config.stash[GUEST] = guest
    yield guest
    guest.end()


def pytest_terminal_summary(terminalreporter, config):
    """Says how long the guest took to come up."""
    if guest := config.stash.get(GUEST, None):
        stages = ", ".join(f"{stage} after {seconds:.0f} s" for stage, seconds in guest.stages.items())
        terminalreporter.write_line(f"radio guest: {stages or 'never came up'}")
