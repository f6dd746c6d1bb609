"""Which airs a context is given: by its definition, or by the environment."""

from __future__ import annotations

import pytest

from pumped_context import Failed, PumpedContext, pumped
from veltokit import abi

HOST, BLUEZ, SIMULATED = abi.VELTO_AIR_HOST, abi.VELTO_AIR_BLUEZ, abi.VELTO_AIR_SIMULATED


def airs_of(context: PumpedContext) -> int:
    return context.answer(abi.velto_context_info, "context_get_info", context.context).airs


@pytest.mark.parametrize("airs", [HOST, HOST | SIMULATED, HOST | BLUEZ, HOST | BLUEZ | SIMULATED])
def test_the_hosts_air_is_refused_as_long_as_there_is_none(velto, airs: int) -> None:
    with pytest.raises(Failed, match="the host backend, which this version of the library does not have") as failure:
        PumpedContext(velto, airs=airs)
    assert failure.value.result == abi.VELTO_ERROR_UNSUPPORTED


@pytest.mark.parametrize("names", ["host", "simulated,host"])
def test_the_environment_cannot_ask_for_the_hosts_air_either(
    velto, monkeypatch: pytest.MonkeyPatch, names: str
) -> None:
    monkeypatch.setenv("VELTO_AIR", names)
    with pytest.raises(Failed, match="the host backend") as failure:
        PumpedContext(velto, airs=0)
    assert failure.value.result == abi.VELTO_ERROR_UNSUPPORTED


@pytest.mark.parametrize(("names", "airs"), [("simulated", SIMULATED), ("bluez,simulated", BLUEZ | SIMULATED)])
def test_the_environment_names_the_airs_of_a_definition_without_any(
    velto, monkeypatch: pytest.MonkeyPatch, names: str, airs: int
) -> None:
    monkeypatch.setenv("VELTO_AIR", names)
    with pumped(velto, airs=0) as context:
        assert airs_of(context) == airs


def test_a_definition_with_airs_does_not_look_at_the_environment(velto, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VELTO_AIR", "bluez")
    with pumped(velto, airs=SIMULATED) as context:
        assert airs_of(context) == SIMULATED


def test_an_unknown_air_in_the_environment_is_refused_by_its_name(velto, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VELTO_AIR", "wifi")
    with pytest.raises(Failed, match="wifi") as failure:
        PumpedContext(velto, airs=0)
    assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT
