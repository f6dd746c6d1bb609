"""Devices that are known from one run of the program to the next: listed, connected again, forgotten."""

from __future__ import annotations

import ctypes
import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

from known_context import Run, runs
from pumped_context import Failed, pumped
from veltokit import abi


@pytest.fixture
def run(velto, tmp_path: Path) -> Run:
    return runs(velto, tmp_path / "state")


def lines(folder: Path) -> list[str]:
    return (folder / "state/devices").read_text().splitlines()


# Knowing


def test_a_connected_cap_is_known_in_the_next_run(run: Run, tmp_path: Path) -> None:
    with run() as context:
        assert context.known() == []
        device, identifier = context.cap(seed=7)
        known, = context.known()
        assert known.device.bits == device.bits
        name, address = context.text("device_get_name", device), context.info(device).address
    heading, line = lines(tmp_path)
    assert heading == "veltokit devices 1" and line.split("\t")[:2] == ["device", identifier]
    assert oct((tmp_path / "state/devices").stat().st_mode & 0o777) == "0o600"
    with run() as context:
        known, = context.known()
        assert known.identifier.decode() == identifier and known.device.bits == 0
        assert (known.name.decode(), known.address) == (name, address)
        assert (known.family, known.set_family) == (abi.VELTO_FAMILY_TRIKI, abi.VELTO_FAMILY_UNKNOWN)
        assert known.player_index == 0
        assert known.last_connected_utc_ns > 1_600_000_000_000_000_000
        context.create_sim(seed=7)
        context.scan()
        context.advance(1)
        assert context.known()[0].device.bits != 0


def test_a_cap_that_was_merely_seen_is_not_known(run: Run) -> None:
    with run() as context:
        context.sim_device(context.create_sim(seed=7))
        assert context.known() == []


def test_the_most_recently_connected_cap_comes_first(run: Run) -> None:
    with run() as context:
        identifiers = [context.cap(seed=seed)[1] for seed in (1, 2, 3)]
    with run() as context:
        assert [known.identifier.decode() for known in context.known()] == identifiers[::-1]
        context.cap(seed=2)
        assert context.known()[0].identifier.decode() == identifiers[1]


def test_devices_of_another_backend_are_kept_but_not_listed(run: Run, tmp_path: Path) -> None:
    (tmp_path / "state").mkdir()
    line = "device\tbluez:AA:BB:CC:DD:EE:FF\tname=Elsewhere\tconnected_ns=99"
    (tmp_path / "state/devices").write_text(f"veltokit devices 1\n{line}\n")
    with run() as context:
        assert context.known() == []
        context.cap(seed=1)
    assert len(lines(tmp_path)) == 3 and line in lines(tmp_path)


# Connecting the last one


def test_the_last_cap_is_connected_as_soon_as_it_is_seen(run: Run) -> None:
    with run() as context:
        _, first = context.cap(seed=1)
        _, last = context.cap(seed=2)
    with run() as context:
        device, operation = context.connect_last(timeout=30)
        assert context.identifier(device) == last
        context.advance(5)
        assert context.ended(operation) == abi.VELTO_PENDING
        context.create_sim(seed=1)
        context.create_sim(seed=2)
        context.op_wait(operation, 20)
        assert context.ended(operation) == abi.VELTO_OK
        assert context.info(device).link_state == abi.VELTO_LINK_STATE_READY
        context.advance(5)
        assert context.answer(abi.velto_context_info, "context_get_info", context.context).connected_count == 1
        # Nobody else looks for devices any more.
        assert context.answer(abi.velto_context_info, "context_get_info", context.context).is_scanning == 0


def test_a_last_cap_that_stays_away_ends_as_timeout(run: Run) -> None:
    with run() as context:
        context.cap(seed=1)
    with run() as context:
        device, operation = context.connect_last(timeout=3)
        context.advance(2.9)
        assert context.ended(operation) == abi.VELTO_PENDING
        context.advance(0.2)
        assert context.ended(operation) == abi.VELTO_ERROR_TIMEOUT
        assert "not seen within 3" in context.text("op_get_error", operation)
        context.create_sim(seed=1)
        context.advance(10)
        assert context.info(device).link_state == abi.VELTO_LINK_STATE_NONE


def test_without_a_last_cap_there_is_nothing_to_connect(run: Run) -> None:
    with run() as context:
        device, operation = context.connect_last()
        assert context.footnote == abi.VELTO_NOTHING
        assert (device.bits, operation.bits) == (0, 0)


@pytest.mark.parametrize("how", ["cancel", "disconnect", "forget"])
def test_waiting_for_the_last_cap_can_be_ended(run: Run, how: str) -> None:
    with run() as context:
        context.cap(seed=1)
    with run() as context:
        device, operation = context.connect_last()
        context.advance(1)
        if how == "cancel":
            context.op_cancel(operation)
        else:
            getattr(context, f"device_{how}")(device, None)
        context.advance(1)
        assert context.ended(operation) == abi.VELTO_ERROR_CANCELLED
        context.create_sim(seed=1)
        context.advance(10)
        assert context.answer(abi.velto_context_info, "context_get_info", context.context).connected_count == 0


def test_connecting_the_last_cap_switches_auto_connect_off(run: Run) -> None:
    with run() as context:
        context.cap(seed=1)
    with run() as context:
        context.auto_connect(1, seconds=0)
        context.connect_last(timeout=2)
        context.create_sim(seed=9)
        context.advance(10)
        info = context.answer(abi.velto_context_info, "context_get_info", context.context)
        assert (info.auto_connect_players, info.connected_count) == (0, 0)


def test_a_cap_that_is_connected_already_ends_it_at_once(run: Run) -> None:
    with run() as context:
        device, _ = context.cap(seed=1)
        again, operation = context.connect_last()
        assert again.bits == device.bits
        context.advance(0)
        assert context.ended(operation) == abi.VELTO_OK


# Connecting any other one


def test_a_known_cap_is_found_by_its_identifier_and_connected_when_it_is_seen(run: Run) -> None:
    with run() as context:
        _, first = context.cap(seed=1)
        context.cap(seed=2)
    with run() as context:
        device = context.answer(abi.velto_device, "context_find_device", context.context, first.encode())
        assert context.identifier(device) == first
        assert context.info(device).family == abi.VELTO_FAMILY_TRIKI and context.info(device).last_seen_ns == 0
        operation = context.answer(abi.velto_op, "device_connect", device, None)
        context.advance(2)
        assert context.ended(operation) == abi.VELTO_PENDING
        context.create_sim(seed=2)
        context.create_sim(seed=1)
        context.op_wait(operation, 10)
        assert context.info(device).link_state == abi.VELTO_LINK_STATE_READY


def test_a_device_of_another_backend_cannot_be_found(run: Run, tmp_path: Path) -> None:
    (tmp_path / "state").mkdir()
    (tmp_path / "state/devices").write_text("veltokit devices 1\ndevice\tbluez:AA\tconnected_ns=99\n")
    with run() as context:
        context.answer(abi.velto_device, "context_find_device", context.context, b"bluez:AA")
        assert context.footnote == abi.VELTO_NOTHING


# Forgetting


def test_a_forgotten_cap_is_not_known_any_more(run: Run, tmp_path: Path) -> None:
    with run() as context:
        device, identifier = context.cap(seed=1)
        context.cap(seed=2)
        context.device_save_profile(device)
        assert list((tmp_path / "state").glob("*.profile"))
        context.device_forget(device, None)
        context.advance(3)
        assert identifier not in [known.identifier.decode() for known in context.known()]
    assert len(lines(tmp_path)) == 2 and not any(identifier in line for line in lines(tmp_path))
    assert not list((tmp_path / "state").glob("*.profile"))


def test_a_cap_that_is_not_present_can_be_forgotten_too(run: Run, tmp_path: Path) -> None:
    with run() as context:
        device, identifier = context.cap(seed=1)
        context.device_save_profile(device)
    with run() as context:
        operation = context.answer(
            abi.velto_op, "context_forget_known_device", context.context, identifier.encode())
        assert context.known() == []
        context.advance(1)
        assert context.ended(operation) == abi.VELTO_OK
        with pytest.raises(Failed) as failure:
            context.context_forget_known_device(context.context, identifier.encode(), None)
        assert failure.value.result == abi.VELTO_ERROR_NOT_FOUND
    assert lines(tmp_path) == ["veltokit devices 1"]
    assert not list((tmp_path / "state").glob("*.profile"))


def test_a_cap_that_is_present_is_forgotten_by_its_identifier(run: Run) -> None:
    with run() as context:
        device, identifier = context.cap(seed=1)
        context.context_forget_known_device(context.context, identifier.encode(), None)
        context.advance(3)
        assert context.known() == []
        assert context.library.velto_device_is_valid(device) == 0


# Families


def test_a_family_that_was_set_holds_in_the_next_run(run: Run) -> None:
    with run() as context:
        device = context.sim_device(context.create_sim(seed=1, name=b"No name of ours"))
        assert not context.info(device).flags & abi.VELTO_DEVICE_LIKELY
        context.device_set_family(device, abi.VELTO_FAMILY_TRIKI)
        known, = context.known()
        assert (known.set_family, known.last_connected_utc_ns) == (abi.VELTO_FAMILY_TRIKI, 0)
        assert context.connect_last()[0].bits == 0
    with run() as context:
        context.create_sim(seed=1, name=b"No name of ours")
        context.auto_connect(1)
        device = context.player(0)
        info = context.info(device)
        assert info.family == abi.VELTO_FAMILY_TRIKI and info.flags & abi.VELTO_DEVICE_FAMILY_SET
        context.device_set_family(device, abi.VELTO_FAMILY_UNKNOWN)
    with run() as context:
        known, = context.known()
        assert known.set_family == abi.VELTO_FAMILY_UNKNOWN


def test_a_family_that_is_left_to_the_evidence_again_is_not_remembered(run: Run, tmp_path: Path) -> None:
    with run() as context:
        device = context.sim_device(context.create_sim(seed=1, name=b"No name of ours"))
        context.device_set_family(device, abi.VELTO_FAMILY_TRIKI)
        context.device_set_family(device, abi.VELTO_FAMILY_UNKNOWN)
        assert context.known() == []
    assert lines(tmp_path) == ["veltokit devices 1"]


def test_a_family_that_was_set_gives_way_to_the_evidence_when_it_is_taken_back(run: Run) -> None:
    with run() as context:
        sims = [context.create_sim(seed=1, name=b"No name of ours"), context.create_sim(seed=2, name=b"Triki 2")]
        for sim, evident in zip(sims, (abi.VELTO_FAMILY_UNKNOWN, abi.VELTO_FAMILY_TRIKI), strict=True):
            device = context.sim_device(sim)
            for family, flags in ((abi.VELTO_FAMILY_TAP, abi.VELTO_DEVICE_FAMILY_SET), (abi.VELTO_FAMILY_UNKNOWN, 0)):
                context.device_set_family(device, family)
                assert context.info(device).family == (family or evident)
                assert context.info(device).flags & abi.VELTO_DEVICE_FAMILY_SET == flags
            assert bool(context.info(device).flags & abi.VELTO_DEVICE_LIKELY) == (evident != abi.VELTO_FAMILY_UNKNOWN)


def test_what_a_cap_turned_out_to_be_is_known_too(run: Run) -> None:
    with run() as context:
        _, device = context.connected_cap(seed=1, name=b"No name of ours")
        assert context.info(device).family == abi.VELTO_FAMILY_TRIKI
    with run() as context:
        context.create_sim(seed=1, name=b"No name of ours")
        context.auto_connect(1)
        assert context.player(0).bits != 0


def test_a_home_whose_path_is_not_utf_8_is_no_other_folder(velto, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = os.fsencode(tmp_path) + b"/\xff"
    monkeypatch.setitem(os.environb, b"XDG_STATE_HOME", home)
    with runs(velto, tmp_path)(state_path=None) as context:
        _, device = context.connected_cap(seed=1)
        with pytest.raises(Failed, match="XDG_STATE_HOME is not UTF-8"):
            context.device_save_profile(device)
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("flags", [0, abi.VELTO_CONTEXT_EPHEMERAL])
def test_simulated_devices_are_remembered_only_where_the_program_says(velto, state_folder: Path, flags: int) -> None:
    manual = abi.VELTO_CONTEXT_PUMPED | abi.VELTO_CONTEXT_MANUAL_CLOCK
    with pumped(velto, flags=manual | flags) as context:
        context.connected_cap(seed=1)
        context.advance(1)
        count = ctypes.c_size_t()
        context.context_list_known_devices(context.context, None, 0, ctypes.byref(count))
        assert count.value == 0
    assert not state_folder.exists()


def test_simulated_devices_of_another_program_are_not_known(velto, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A model of the same seed has the same address, and may be something else."""
    folder = tmp_path / "veltokit"
    manual = abi.VELTO_CONTEXT_PUMPED | abi.VELTO_CONTEXT_MANUAL_CLOCK
    with pumped(velto, flags=manual, state_path=os.fsencode(folder)) as context:
        context.connected_cap(seed=1)
        context.advance(1)
    assert "sim:" in (folder / "devices").read_text()
    monkeypatch.setitem(os.environb, b"XDG_STATE_HOME", os.fsencode(tmp_path))
    with pumped(velto, flags=manual) as context:
        count = ctypes.c_size_t()
        context.context_list_known_devices(context.context, None, 0, ctypes.byref(count))
        assert count.value == 0


# Programs that run at the same time


def test_a_folder_that_another_program_holds_is_read_at_once_and_written_later(run: Run, tmp_path: Path) -> None:
    with run() as context:
        context.cap(seed=1)
    holder = os.open(tmp_path / "state", os.O_RDONLY)
    fcntl.flock(holder, fcntl.LOCK_EX)
    with run() as context:
        assert len(context.known()) == 1
        context.cap(seed=2)
        context.advance(2)
        assert context.warnings() == []
        assert len(lines(tmp_path)) == 2
        os.close(holder)
        context.advance(1)
        assert len(lines(tmp_path)) == 3


def test_a_folder_that_another_program_does_not_leave_is_told_and_written_at_the_end(run: Run, tmp_path: Path) -> None:
    with run() as context:
        context.cap(seed=1)
    holder = os.open(tmp_path / "state", os.O_RDONLY)
    fcntl.flock(holder, fcntl.LOCK_EX)
    with run() as context:
        context.cap(seed=2)
        context.advance(60)
        assert [line for line in context.warnings() if "stays locked by another program" in line] != []
        assert len(lines(tmp_path)) == 2
        os.close(holder)
    assert len(lines(tmp_path)) == 3


def test_programs_that_write_at_the_same_time_lose_nothing_of_each_other(
    run: Run, tmp_path: Path, repository: Path
) -> None:
    folders = [str(Path(__file__).parent), str(repository / "bindings/python")]
    program = "\n".join([
        "import os, sys",
        "from pathlib import Path",
        f"sys.path[:0] = {folders!r}",
        "from pumped_context import pumped",
        "from veltokit import core",
        "for seed in range(int(sys.argv[2]), int(sys.argv[2]) + 10):",
        "    with pumped(core.load(), state_path=os.fsencode(sys.argv[1])) as context:",
        "        _, device = context.connected_cap(seed=seed)",
        "        name = context.text('device_get_identifier', device)",
        "        devices = Path(sys.argv[1], 'devices')",
        # While another program is at work in the folder, writing is put off; at the end it is waited for only a moment.
        "        while not devices.exists() or name not in devices.read_text():",
        "            context.advance(1)",
    ])
    programs = [
        subprocess.Popen([sys.executable, "-c", program, str(tmp_path / "state"), str(start)]) for start in (100, 200, 300)]
    assert [each.wait(600) for each in programs] == [0, 0, 0]
    assert len(lines(tmp_path)) == 31
    with run() as context:
        assert len(context.known()) == 30
        assert context.warnings() == []
