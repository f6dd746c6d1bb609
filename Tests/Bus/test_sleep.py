"""Machines that are kept awake while a session runs, and those that cannot be."""

from collections.abc import Iterator

import pytest

from scripted_logind import ScriptedLogind
from veltokit import Backend, Context, MwLogMode
from waiting import until


@pytest.fixture
def logind(bus) -> Iterator[ScriptedLogind]:
    with ScriptedLogind(bus.address) as logind:
        yield logind


def make_context(bus, backends: Backend = Backend.BLUEZ | Backend.SIMULATED) -> Context:
    return Context(backends=backends, bus_address=bus.address, ephemeral=True)


def said(velto: Context, text: str) -> bool:
    return any(text in line.text for line in velto.log)


def test_a_running_session_keeps_the_machine_awake(bus, logind):
    with make_context(bus) as velto, velto.open_store(":memory:") as store:
        assert not store.info.keeps_awake and logind.calls == []
        first, second = store.begin_session(), store.begin_session()
        until(lambda: store.info.keeps_awake)
        assert logind.calls == [["sleep", "VeltoKit", "Sensors are being recorded", "block"]] and logind.held == 1
        assert said(velto, "kept awake")
        first.end()
        assert logind.held == 1
        second.end()
        until(lambda: logind.held == 0)
        assert not store.info.keeps_awake
        store.begin_session()
        until(lambda: logind.held == 1)
    until(lambda: logind.held == 0)
    assert len(logind.calls) == 2


def test_a_download_keeps_the_machine_awake(bus, logind):
    with make_context(bus) as velto, velto.open_store(":memory:") as store:
        sim = velto.create_simulator(model_name="metamotion-s", script="walk")
        board = velto.connect(sim.identifier).wait(60)
        board.board.create_logger(board.signal("acceleration"), key="wrist")[1].wait(60)
        board.board.start_logging(MwLogMode.STOP_WHEN_FULL).wait(60)
        board.board.stop_logging().wait(60)
        assert logind.calls == []
        _, download = store.download_log(board)
        until(lambda: len(logind.calls) == 1)
        download.wait(60)
        until(lambda: store.downloads == [] and logind.held == 0)


def test_a_session_begins_without_logind_and_says_so(bus):
    with make_context(bus) as velto, velto.open_store(":memory:") as store:
        session = store.begin_session()
        until(lambda: said(velto, "may fall asleep"))
        assert not store.info.keeps_awake
        session.end()


def test_a_refusal_is_said_with_its_reason(bus):
    with ScriptedLogind(bus.address, "Permission denied by policy") as logind, make_context(bus) as velto:
        with velto.open_store(":memory:") as store:
            store.begin_session()
            until(lambda: said(velto, "may fall asleep while sessions are recorded: Permission denied by policy"))
            assert not store.info.keeps_awake and len(logind.calls) == 1


def test_a_session_begins_without_a_bus_and_says_so(bus):
    bus.stop()
    with make_context(bus) as velto, velto.open_store(":memory:") as store:
        store.begin_session().end()
        store.begin_session()
        until(lambda: said(velto, "may fall asleep while sessions are recorded: there is no system bus"))


def test_simulated_devices_keep_no_machine_awake(bus, logind):
    with make_context(bus, Backend.SIMULATED) as velto, velto.open_store(":memory:") as store:
        session = store.begin_session()
        session.add_track("pulse", "x").write([velto.time_ns], [(1,)])
        until(lambda: session.status.committed_count == 1)
        assert logind.calls == [] and not store.info.keeps_awake
