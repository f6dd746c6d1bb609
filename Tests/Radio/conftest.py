"""Brings one radio up for all radio tests of a run: the guest, or a real adapter if the environment names one."""

import os
import subprocess

import pytest
from guest import RADIO, Guest
from inside import scenarios
from inside.real import RealRadio, is_wanted, modules

CANNOT_HAVE_EMULATOR = 2  # exit status of the set-up
PLAYED = pytest.StashKey[Guest | RealRadio]()


def pytest_generate_tests(metafunc):
    """One test for each scenario; on a real adapter for those that can be played with its devices."""
    if "scenario" in metafunc.fixturenames:
        found = scenarios.discover(modules() or None)
        marks = {name: [pytest.mark.long] if hasattr(play, "is_long") else [] for name, play in found.items()}
        metafunc.parametrize("scenario", [pytest.param(name, marks=marks[name]) for name in found])


def _set_up():
    result = subprocess.run([RADIO / "setup"], stderr=subprocess.PIPE, text=True)
    if result.returncode == 0:
        return
    reason = result.stderr.strip()
    if result.returncode == CANNOT_HAVE_EMULATOR and os.environ.get("CI") != "true":
        pytest.skip(f"no radio guest on this machine: {reason}")
    pytest.fail(f"the radio guest could not be set up: {reason}", pytrace=False)


@pytest.fixture(scope="session")
def radio_inputs(request, repository, library_path, examples):
    """What the scenarios find in `rig.inputs`: paths of programs and libraries built on the host, by name."""
    if not is_wanted():
        # The scenarios of `real_central` run the probe of Tests/Bus from where it is built.
        request.getfixturevalue("built_probe")
    bleak_radio = repository / "examples/python/bleak_radio.py"
    kills = 20 if "VELTO_SWEEPS" in os.environ else 8
    return {"library": str(library_path), "gauge": str(examples / "gauge"), "bleak_radio": str(bleak_radio), "kills": str(kills)}


@pytest.fixture(scope="session")
def radio(request, radio_inputs):
    """What plays the scenarios of the selected tests in their order: the guest, or a real adapter."""
    if is_wanted():
        radio = RealRadio(radio_inputs)
    else:
        _set_up()
        selected = [item.callspec.params["scenario"] for item in request.session.items if "radio" in item.fixturenames]
        radio = Guest(selected, radio_inputs, reruns=request.config.getoption("reruns") or 0)
    request.config.stash[PLAYED] = radio
    yield radio
    radio.end()


def pytest_terminal_summary(terminalreporter, config):
    """Says where the scenarios were played."""
    if radio := config.stash.get(PLAYED, None):
        terminalreporter.write_line(radio.summary())
