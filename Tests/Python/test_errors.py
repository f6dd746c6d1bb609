"""An exception for each code, with what to do about it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fake_devices import BATTERY_LEVEL, battery

import veltokit
from veltokit import Cause, Context, Result, SimulatorFault, VeltoError, _abi, errors


def test_every_code_has_an_exception_of_its_own() -> None:
    codes = {code for code in Result if code < 0}
    assert set(errors.CLASSES) == codes and len(set(errors.CLASSES.values())) == len(codes)
    assert all(issubclass(class_, VeltoError) and class_.__doc__ for class_ in errors.CLASSES.values())


@pytest.mark.parametrize(
    ("code", "built_in"),
    [
        (Result.INVALID_ARGUMENT, ValueError), (Result.TIMEOUT, TimeoutError), (Result.PERMISSION, PermissionError),
        (Result.DISCONNECTED, ConnectionError), (Result.NOT_CONNECTED, ConnectionError), (Result.OUT_OF_MEMORY, MemoryError),
        (Result.NOT_FOUND, LookupError), (Result.IO, OSError), (Result.WRONG_KIND, TypeError), (Result.FORMAT, ValueError),
        (Result.NO_ADAPTER, ConnectionError), (Result.STALE_HANDLE, ReferenceError), (Result.LIBRARY_MISSING, ImportError),
    ],
)
def test_built_in_exceptions_are_mixed_in(code: Result, built_in: type[Exception]) -> None:
    class_ = errors.CLASSES[code]
    assert issubclass(class_, built_in)
    assert str(class_("a sentence")) == "a sentence"


def test_codes_of_the_readme_have_a_remedy(repository: Path) -> None:
    """What the user can do something about is said by the exception, too."""
    table = (repository / "README.md").read_text().split("| code | what to do |")[1].split("\n\n")[0]
    codes = [name for row in re.findall(r"^\| ((?:`[A-Z_]+`,? ?)+)", table, re.M) for name in re.findall("`([A-Z_]+)`", row)]
    # The remedy depends on the cause: the sentence has it (Tests/Boundary/causes.tsv).
    by_hand = {"TIMEOUT", "BUSY", "INVALID_HANDLE", "WRONG_KIND", "BUS_LOST", "CONNECT_FAILED", "NOT_CONNECTED", "DISCONNECTED",
               "PROTOCOL", "FORKED", "NO_SLOT", "HAS_DEPENDENTS", "LIBRARY_MISSING"}
    assert len(codes) > 15
    assert not [name for name in codes if name not in by_hand and not errors.CLASSES[Result[name]].remedy]


def test_a_failed_call_names_argument_value_and_function(velto: Context) -> None:
    with pytest.raises(errors.InvalidArgumentError) as failure:
        velto.auto_connect(100)
    assert str(failure.value) == "players is 100: must be 0 to 64"
    assert failure.value.code is Result.INVALID_ARGUMENT and failure.value.function == "velto_context_set_auto_connect"
    assert failure.value.cause is Cause.NONE and failure.value.att_code is None


def test_a_refusing_device_tells_its_att_code(velto: Context) -> None:
    sim, device = battery(velto)
    sim.faults = [SimulatorFault(characteristic=BATTERY_LEVEL, att_code=0x80)]
    operation = device.read_value(BATTERY_LEVEL)
    with pytest.raises(errors.RejectedError) as failure:
        operation.wait()
    assert failure.value.att_code == 0x80 and failure.value.cause is Cause.ATT
    assert operation.error is not None and operation.error.att_code == 0x80
    sim.faults = [SimulatorFault(characteristic=BATTERY_LEVEL, att_code=5)]
    with pytest.raises(errors.PairingRequiredError, match=r"\. Pair it with"):
        device.read_value(BATTERY_LEVEL).wait()


def test_results_explain_themselves() -> None:
    assert Result.TIMEOUT.c_name == "VELTO_ERROR_TIMEOUT"
    assert Result.TIMEOUT.message == "The device or the service did not respond in time."
    assert veltokit.core.LibraryNotFoundError is veltokit.LibraryNotFoundError


def test_a_message_that_says_what_to_do_is_not_followed_by_the_general_remedy() -> None:
    detail = _abi.velto_error_detail(code=Result.BUS_UNAVAILABLE, remedy=b"start dbus")
    bus = errors.from_detail(Result.BUS_UNAVAILABLE, "there is no system bus (No such file): start dbus", detail)
    assert (str(bus), bus.remedy) == ("there is no system bus (No such file): start dbus", "start dbus")
    plain = errors.from_detail(Result.BUS_UNAVAILABLE, "the bus is gone (reason: none)", _abi.velto_error_detail())
    assert str(plain) == f"the bus is gone (reason: none). {errors.BusUnavailableError.remedy}"


def test_a_remedy_is_a_member_of_its_own(velto: Context) -> None:
    device = velto.create_ingest_device(veltokit.Family.TRIKI, "test")
    with pytest.raises(errors.AlreadyRunningError) as failure:
        velto.create_ingest_device(veltokit.Family.TRIKI, "test")
    assert (str(failure.value), failure.value.remedy) == (
        "a device with that identifier already exists: choose another one", "choose another one")
    with pytest.raises(errors.InvalidArgumentError) as other:
        velto.auto_connect(100)
    assert other.value.remedy == "" and device
