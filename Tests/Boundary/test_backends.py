"""Which backends a context is given: by its definition, or by the environment."""

from __future__ import annotations

import pytest

from pumped_context import Failed, PumpedContext, pumped
from veltokit import abi

HOST, BLUEZ, SIMULATED = abi.VELTO_BACKEND_HOST, abi.VELTO_BACKEND_BLUEZ, abi.VELTO_BACKEND_SIMULATED


def backends_of(context: PumpedContext) -> int:
    return context.answer(abi.velto_context_info, "context_get_info", context.context).backends


@pytest.mark.parametrize("backends", [HOST, HOST | SIMULATED, HOST | BLUEZ, HOST | BLUEZ | SIMULATED])
def test_the_hosts_backend_is_one_of_several(velto, backends: int) -> None:
    with pumped(velto, backends=backends) as context:
        assert backends_of(context) == backends


@pytest.mark.parametrize("names", ["host", "simulated,host"])
def test_the_environment_cannot_bring_a_radio(velto, monkeypatch: pytest.MonkeyPatch, names: str) -> None:
    monkeypatch.setenv("VELTO_BACKEND", names)
    with pytest.raises(Failed, match='VELTO_BACKEND names "host", but only a program itself can bring its radio') as failure:
        PumpedContext(velto, backends=0)
    assert failure.value.result == abi.VELTO_ERROR_UNSUPPORTED


@pytest.mark.parametrize(("names", "backends"), [("simulated", SIMULATED), ("bluez, simulated", BLUEZ | SIMULATED)])
def test_the_environment_names_the_backends_of_a_definition_without_any(
    velto, monkeypatch: pytest.MonkeyPatch, names: str, backends: int
) -> None:
    monkeypatch.setenv("VELTO_BACKEND", names)
    with pumped(velto, backends=0) as context:
        assert backends_of(context) == backends


def test_a_definition_with_backends_does_not_look_at_the_environment(velto, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VELTO_BACKEND", "bluez")
    with pumped(velto, backends=SIMULATED) as context:
        assert backends_of(context) == SIMULATED


def test_an_unknown_backend_in_the_environment_is_refused_by_its_name(velto, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VELTO_BACKEND", "wifi")
    with pytest.raises(Failed, match='an unknown backend, "wifi": must be bluez or simulated, or both, separated by a comma') as failure:
        PumpedContext(velto, backends=0)
    assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT
