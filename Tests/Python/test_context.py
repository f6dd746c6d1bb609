"""Contexts: life, state and players."""

from __future__ import annotations

import gc
import warnings

import pytest

import veltokit
from veltokit import Backend, Context, ContextFlag


def test_three_lines_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program of the documentation, on the machine's clock."""
    seen = []
    with veltokit.Context(simulated=True, ephemeral=True, settle_time=0) as velto:
        velto.auto_connect(players=1)
        for frame in velto.frames(hz=120):
            pad = velto.player(0).poll(frame.dt)
            seen.append((pad.position_x, pad.clicked))
            if pad.receiving:
                break
            assert frame.index < 3000, "the cap never played"
    assert velto.closed and seen


def test_a_closed_context_raises_and_closes_again(velto: Context) -> None:
    velto.close()
    velto.close()
    with pytest.raises(veltokit.errors.StaleHandleError) as failure:
        velto.auto_connect()
    assert isinstance(failure.value, ReferenceError) and failure.value.remedy
    assert repr(velto) == "<Context closed>"


def test_a_forgotten_context_is_closed_with_a_warning() -> None:
    context = Context(backends=Backend.SIMULATED, manual_clock=True)
    device = context.create_ingest_device(veltokit.Family.TRIKI, "orphan")
    handle = device._id
    del device
    with pytest.warns(ResourceWarning, match="never closed"):
        del context
        gc.collect()
    assert veltokit.core.library().velto_device_is_valid(handle) == 0


def test_a_closed_context_warns_of_nothing() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        Context(backends=Backend.SIMULATED, manual_clock=True).close()
        gc.collect()


def test_arguments_reach_the_library(tmp_path: object) -> None:
    with Context(
        backends=Backend.SIMULATED, pumped=True, ephemeral=True, load_profiles=True, event_capacity=3, owner_name="me",
        settle_time=1, reconnect_delay=2, state_path=str(tmp_path),
    ) as first:
        assert first.info.flags == ContextFlag.PUMPED | ContextFlag.EPHEMERAL | ContextFlag.LOAD_PROFILES
        with Context(backends=Backend.SIMULATED, owner_name="me", manual_clock=True):
            with pytest.raises(veltokit.errors.StaleHandleError):
                first.info
    with pytest.raises(ValueError, match="settle_time is 61"):
        Context(settle_time=61)


def test_the_environment_names_the_backend(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VELTO_BACKEND", "simulated")
    with Context(manual_clock=True, ephemeral=True) as velto:
        velto.auto_connect()
        velto.advance(3)
        assert velto.info.backends == Backend.SIMULATED and velto.info.connected_count == 1


def test_simulated_brings_a_cap_that_plays() -> None:
    with Context(simulated=True, manual_clock=True, ephemeral=True) as velto:
        velto.auto_connect()
        positions = {velto.player(0).poll(frame.dt).position_x for frame, _ in zip(velto.frames(hz=60), range(600))}
    assert len(positions) > 50


def test_players_swap(velto: Context) -> None:
    for name in "ab":
        velto.create_simulator(name=f"Triki {name}", script="rest")
    velto.auto_connect(players=2)
    velto.advance(4)
    one, other = velto.player(0), velto.player(1)
    before = one.device, other.device
    assert None not in before and velto.player(0) is one
    assert velto.swap_players(0, 1)
    assert (other.device, one.device) == before
    assert not velto.swap_players(7, 8)
    assert velto.player(9).device is None


def test_state_is_readable(velto: Context, device: veltokit.Device) -> None:
    assert velto.info.device_count == velto.info.connected_count == 1
    assert velto.stats.packet_count > 10
    assert isinstance(velto.features, veltokit.Feature)
    assert "Triki test" in velto.support_report()
    assert "1 devices, 1 connected" in repr(velto)
    [adapter] = velto.adapters
    velto.select_adapter(adapter.identifier)
    with pytest.raises(LookupError):
        velto.select_adapter("hci9")


def test_time_becomes_dates(velto: Context) -> None:
    before = velto.time_ns
    velto.advance(2)
    velto.advance_to(before + 3_000_000_000)
    assert velto.time_ns == before + 3_000_000_000 and velto.time == velto.time_ns / 1e9
    moved = velto.date(velto.time_ns) - velto.date(before)
    assert moved.total_seconds() == pytest.approx(3, abs=0.5) and velto.date(0).tzinfo is not None


def test_a_pumped_context_is_dispatched() -> None:
    with Context(backends=Backend.SIMULATED, pumped=True, ephemeral=True) as velto:
        assert velto.pump_fd > 2
        velto.create_simulator(script="rest")
        velto.start_scan()
        while not velto.devices:
            velto.dispatch(5)
        velto.stop_scan()
        assert velto.next_deadline_ns is None or velto.next_deadline_ns < 2**63
        assert velto.dispatch(0) in (True, False)
