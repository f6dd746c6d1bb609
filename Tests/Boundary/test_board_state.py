"""The state of a board from run to run: in the state folder, or carried by the program."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from connected_board import R, S, ConnectedBoard
from known_context import Run, runs
from pumped_context import Failed, pumped
from veltokit import abi
from worn_tap import written


@pytest.fixture
def run(velto, tmp_path: Path) -> Run:
    return runs(velto, tmp_path / "state")


def files(folder: Path) -> list[Path]:
    return sorted((folder / "state").glob("*.board"))


def board_of(context, model: bytes = S) -> ConnectedBoard:
    return ConnectedBoard(context, model, seed=7)


def state(board) -> dict:
    text = board.context.text("mw_get_state", board.device)
    return json.loads(text) if text else {}


def lasting(kept: dict) -> dict:
    """The state without the readings of the log's clock, of which each link brings one."""
    members = {name: value for name, value in kept.get("veltokit", {}).items() if name != "logAnchors"}
    return {name: value for name, value in kept.items() if name != "logReferenceDate"} | {"veltokit": members}


def set_state(context, device, wanted: dict | str) -> None:
    text = wanted if isinstance(wanted, str) else json.dumps(wanted)
    context.mw_set_state(device, text.encode())


def unconnected(context) -> abi.velto_device:
    """The board of `board_of`, which is in range."""
    return context.sim_device(context.create_sim(model_name=S, seed=7))


def requested_modules(context, sim, device) -> int:
    """Connects a board, and returns the number of modules that were asked for."""
    context.connect(device)
    context.advance(1)
    return sum(packet[1:] == b"\x80" for packet in written(context, sim))


# ---- The state ----


def test_a_board_has_a_state_after_its_first_link(velto) -> None:
    with pumped(velto) as context:
        sim = context.create_sim(model_name=S)
        device = context.sim_device(sim)
        assert context.text("mw_get_state", device) == ""
        assert requested_modules(context, sim, device) == 21
        text = context.text("mw_get_state", device)
        kept = json.loads(text)
        assert text == json.dumps(kept, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        assert kept["schemaVersion"] == 1 and kept["deviceInformation"]["modelNumber"] == "8"
        assert [module["module"] for module in kept["modules"]][:4] == [1, 2, 3, 4]
        with pytest.raises(Failed) as failure:
            set_state(context, device, kept)
        assert failure.value.result == abi.VELTO_ERROR_INVALID_STATE


def test_a_program_without_a_folder_carries_the_state(velto) -> None:
    with pumped(velto) as context:
        kept = state(board_of(context)) | {"veltokit": {"later": [1, "ü\"\\"]}, "unknown": 5}
    with pumped(velto) as context:
        sim = context.create_sim(model_name=S, seed=7)
        device = context.sim_device(sim)
        set_state(context, device, kept)
        assert requested_modules(context, sim, device) == 0
        del kept["unknown"]
        assert lasting(json.loads(context.text("mw_get_state", device))) == lasting(kept)


def test_each_link_reads_the_clock_of_the_log(velto) -> None:
    with pumped(velto) as context:
        board = board_of(context)
        context.advance(1)
        first, = state(board)["veltokit"]["logAnchors"]
        board.call("mw_reset", abi.VELTO_MW_RESET_KIND_NOW)
        context.advance(3)
        context.connect(board.device)
        context.advance(1)
        kept, second = state(board)["veltokit"]["logAnchors"]
        assert kept == first and (first["resetID"], second["resetID"]) == (0, 1)
        assert 2 < (second["utcNanoseconds"] - first["utcNanoseconds"]) / 1e9 < 10
        assert 0 < second["tick"] * 48 / 32768 < 5, "the clock begins at a reset"


def test_the_state_of_another_board_is_not_believed(velto) -> None:
    with pumped(velto) as context:
        kept = state(board_of(context, R))
    with pumped(velto) as context:
        sim = context.create_sim(model_name=S, seed=8)
        device = context.sim_device(sim)
        set_state(context, device, kept)
        assert requested_modules(context, sim, device) == 21


@pytest.mark.parametrize("text", ["", "{}", "nonsense", '{"schemaVersion":2}', "[" * 40, '{"modules":[{"module":999}]}'])
def test_what_is_no_state_is_refused(velto, text: str) -> None:
    with pumped(velto) as context:
        device = context.sim_device(context.create_sim(model_name=S))
        with pytest.raises(Failed) as failure:
            set_state(context, device, text)
        assert failure.value.result == abi.VELTO_ERROR_FORMAT


# ---- The folder ----


def test_the_next_run_requests_no_modules(run: Run, tmp_path: Path) -> None:
    with run() as context:
        kept = state(board_of(context))
    file, = files(tmp_path)
    assert json.loads(file.read_text()) == kept and oct(file.stat().st_mode & 0o777) == "0o600"
    with run() as context:
        sim = context.create_sim(model_name=S, seed=7)
        assert requested_modules(context, sim, context.sim_device(sim)) == 0


def test_a_simulated_board_without_a_state_path_writes_nothing(velto, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    with pumped(velto, flags=abi.VELTO_CONTEXT_PUMPED | abi.VELTO_CONTEXT_MANUAL_CLOCK) as context:
        board_of(context)
        context.advance(2)
    assert not list(tmp_path.rglob("*.board"))


@pytest.mark.parametrize("contents", [b"", b"\x00\xff", b"{}", b"[" * 100_000, b'{"schemaVersion":1e999}', b" " * 300_000], ids=len)
def test_a_damaged_file_is_set_aside_and_saving_goes_on(run: Run, tmp_path: Path, contents: bytes) -> None:
    with run() as context:
        kept = state(board_of(context))
    file, = files(tmp_path)
    file.write_bytes(contents)
    with run() as context:
        sim = context.create_sim(model_name=S, seed=7)
        assert requested_modules(context, sim, context.sim_device(sim)) == 21
        context.advance(2)
        warning, = [line for line in context.warnings() if "is damaged and was set aside" in line]
        assert file.name in warning
    assert file.with_name(file.name + ".damaged").read_bytes() == contents
    assert lasting(json.loads(file.read_text())) == lasting(kept)


# ---- One limit: what is returned is taken ----


def test_the_largest_state_that_a_board_and_a_program_can_make_is_taken_again(run: Run, tmp_path: Path) -> None:
    """Escapes make a text six times as long; the members of a program have their own half of the limit."""
    details = dict.fromkeys(("firmwareRevision", "hardwareRevision", "manufacturer", "modelNumber", "serialNumber"))
    details = {key: "\x7f" * 4000 for key in details}
    raw = {"deviceInformation": details, "modules": [], "schemaVersion": 1, "veltokit": {"a": "x" * 130_000}}
    given = json.dumps(raw, ensure_ascii=False)
    with run() as context:
        device = unconnected(context)
        set_state(context, device, given)
        text = context.text("mw_get_state", device)
        assert len(text) > len(given) > 65_535 and json.loads(text) == raw
        set_state(context, device, text)
        assert context.text("mw_get_state", device) == text
    file, = files(tmp_path)
    assert file.read_text() == text
    with run() as context:
        assert context.text("mw_get_state", unconnected(context)) == text


@pytest.mark.parametrize("member", ["manufacturer", "veltokit"])
def test_a_state_that_would_be_too_large_to_be_taken_again_is_refused(velto, member: str) -> None:
    with pumped(velto) as context:
        kept = state(board_of(context))
    if member == "veltokit":
        kept["veltokit"] = {"\x7f" * 25_000: 1}
    else:
        kept["deviceInformation"]["manufacturer"] = "\x7f" * 25_000
    with pumped(velto) as context:
        device = unconnected(context)
        with pytest.raises(Failed, match="too large") as failure:
            set_state(context, device, json.dumps(kept, ensure_ascii=False))
        assert failure.value.result == abi.VELTO_ERROR_FORMAT
        assert context.text("mw_get_state", device) == ""


PROCESS = f"""
import sys
sys.path[:0] = {sys.path!r}
from test_board_state import *
from veltokit import core
with runs(core.load(), Path(sys.argv[1]))() as context:
    set_state(context, unconnected(context), sys.argv[2])
"""


def test_a_process_that_ends_later_with_an_older_copy_loses_nothing(run: Run, tmp_path: Path) -> None:
    with run() as context:
        kept = state(board_of(context))
    # This one has read the file before the other one changes it.
    with run() as late:
        device = unconnected(late)
        assert json.loads(late.text("mw_get_state", device)) == kept
        child = subprocess.run(
            [sys.executable, "-c", PROCESS, str(tmp_path / "state"), json.dumps(kept | {"veltokit": {"theirs": 1}})],
            capture_output=True, text=True, check=False)
        assert child.returncode == 0, child.stderr
        set_state(late, device, kept | {"veltokit": {"mine": 2}})
    file, = files(tmp_path)
    assert lasting(json.loads(file.read_text())) == lasting(kept | {"veltokit": {"theirs": 1, "mine": 2}})
