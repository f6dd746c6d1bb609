"""The benchmarks run, and nothing on the hot path allocates. No time is asserted: `make bench` prints them."""

from __future__ import annotations

from pathlib import Path

import pytest

import board_way
import host_way
import instructions
import latency
import log_way
import packet_way
import paced
import processed_way
import programs
import python_package
import raw_way
import store_way
from tables import Table


@pytest.fixture(autouse=True)
def release_library(library_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VELTOKIT_LIBRARY", str(library_path))


def test_no_call_allocates_after_its_warm_up() -> None:
    calls = programs.calls(is_brief=True)
    assert set(programs.BUDGETS) <= {row[0] for row in calls.rows}
    assert {name: allocations for name, *_, allocations in calls.rows if allocations != "0"} == {}


def test_what_is_beyond_its_budget_is_named() -> None:
    headings = ["", "ns", "ratio", "budget"]
    rows = [["quick", "900", "1.00", "1.50"], ["slow", "1", "1.60", "1.50"], ["free", "9", "9", ""]]
    assert Table("Calls", headings, rows, judged="ratio").exceeded == ["Calls: slow: 1.60, with a budget of 1.50"]
    assert [line.split(": ")[1] for line in Table("Calls", headings, rows).exceeded] == ["quick"]
    assert [line.split(": ")[1] for line in Table("Shares", headings, rows, judged="ratio", is_floor=True).exceeded] == ["quick"]
    assert Table("Calls", headings[:3], rows).exceeded == []


def test_start_is_timed() -> None:
    assert [row[0] for row in programs.start(True).rows][0] == "dlopen"


def test_a_poll_from_python_is_compared_with_an_empty_call() -> None:
    table = python_package.calls(True)
    assert [row[0] for row in table.rows] == ["empty call", "poll, nothing new", "Device.poll()", "Player.poll()"]
    assert all(float(row[1]) > 0 for row in table.rows)


def test_samples_in_python_are_compared_with_a_callback() -> None:
    assert [row[2] != "" for row in python_package.samples(True).rows] == [False, True, True, True]


def test_events_in_python_are_counted() -> None:
    assert all(int(row[1].replace(",", "")) > 0 for row in python_package.events(True).rows)


def test_the_wheel_is_weighed_and_imported() -> None:
    [[name, count, megabytes, milliseconds]] = python_package.packages(True).rows
    assert (name, count) == ("veltokit", "1 wheel") and 1 < float(megabytes) < 11 and float(milliseconds) > 0


def test_one_device_is_compared_with_many() -> None:
    table = programs.devices(True)
    assert [row[0] for row in table.rows][2] == "ratio" and all(float(row[1]) > 0 for row in table.rows)


def test_every_sample_of_the_latency_is_there() -> None:
    samples = latency.measure(5)
    assert {name: len(values) for name, values in samples.items()} == {"library": 5, "bare": 5, "loop": 5}
    assert min(min(values) for values in samples.values()) > 0


def test_instructions_are_counted_for_every_call_of_a_program() -> None:
    counted = instructions.count_program("games")
    baseline = instructions.read_baseline()["instructions"]
    assert counted and set(counted) <= set(baseline)
    assert instructions.beyond_baseline(counted) == {}


def test_a_poll_takes_no_more_instructions_than_it_may() -> None:
    counted = instructions.count_program("input")
    assert instructions.beyond_baseline(counted) == {}
    assert {name: counted[name] for name, budget in instructions.BUDGETS.items() if counted[name] > budget} == {}
    assert counted[instructions.PLAYER] <= counted["poll, nothing new"] + instructions.PLAYERS_BUDGET


def test_a_poll_with_cold_caches_fetches_no_more_lines_than_it_may() -> None:
    counted = paced.lines()
    assert all(budget / 3 < counted[kind] <= budget for kind, budget in paced.BUDGETS.items()), counted


def test_a_packet_takes_no_more_instructions_and_system_calls_than_it_may() -> None:
    counts = packet_way.counts()
    assert all(1000 < number <= packet_way.BUDGET for number in counts.values())
    assert set(counts) <= set(instructions.read_baseline()["instructions"]) and instructions.beyond_baseline(counts) == {}
    assert packet_way.system_calls() <= packet_way.CALLS_BUDGET + 0.1


def test_a_notification_of_a_host_radio_costs_hardly_more_than_one_from_a_socket() -> None:
    assert 1000 < host_way.count() <= host_way.BUDGET_RATIO * packet_way.count()
    assert host_way.allocations() < 0.01
    assert host_way.system_calls() <= host_way.CALLS_BUDGET + 0.1


def test_a_program_that_dispatches_pays_no_signal_for_its_own_packets() -> None:
    counts = host_way.counts()
    assert set(counts) <= set(instructions.read_baseline()["instructions"]) and instructions.beyond_baseline(counts) == {}
    assert all(200 < number <= budget for number, budget in zip(counts.values(), host_way.DISPATCHED_BUDGETS.values()))
    assert host_way.dispatched_system_calls() <= host_way.DISPATCHED_CALLS_BUDGET + 0.1


def test_a_message_of_raw_sensors_takes_no_more_instructions_than_it_may() -> None:
    counts = raw_way.count()
    assert 20 < counts["bare loop in C"] < counts["library"] <= raw_way.BUDGET_RATIO * counts["bare loop in C"]


def test_streaming_raw_sensors_allocates_nothing() -> None:
    assert raw_way.allocations() == {
        "library": "0", "library, a notification without a message": "0", "bare loop in C": "0"}


def test_python_decodes_the_same_bytes() -> None:
    assert raw_way.python(1) > 0


def test_a_connected_tap_takes_no_more_memory_than_it_may() -> None:
    [[_, kibibytes, budget], [_, rate, _]] = programs.taps(True).rows
    assert 0 < int(kibibytes) <= int(budget) and int(rate) > 0


def test_a_packet_of_a_board_takes_no_more_instructions_than_it_may() -> None:
    counts = board_way.count()
    assert all(
        20 < counts[kind + board_way.BARE] and 0 < counts[kind] <= budget * counts[kind + board_way.BARE]
        for kind, budget in board_way.BUDGETS.items())
    assert 200 < counts[board_way.NOTHING] <= board_way.NOTHING_BUDGET
    assert counts[board_way.READ] <= board_way.READ_BUDGET
    assert set(board_way.allocations().values()) == {"0"}


def test_a_sample_of_a_processor_takes_no_more_instructions_than_it_may() -> None:
    counts = processed_way.count()
    plain = counts[processed_way.PLAIN]
    assert plain > 100 and all(0 < counts[name] <= budget * plain for name, budget in processed_way.BUDGETS.items()), counts
    # The simulated link allocates; a round has far more packets than this.
    allocations = [int(number) for number in processed_way.allocations().values()]
    assert max(allocations) - min(allocations) < 100, allocations


def test_a_longer_recording_is_not_copied_more_often() -> None:
    """Filtered forwards and backwards, a recording of an hour would take as many times longer as it has samples."""
    assert all(0 < int(allocations) < 500 for allocations in programs.lines(programs.build("offline_way", "measure")))


def test_a_frame_of_game_input_of_a_board_takes_no_more_instructions_than_it_may() -> None:
    assert 300 < board_way.frame_of_game_input(board_way.count()) <= board_way.FRAME_BUDGET


def test_a_packet_of_a_log_takes_no_more_instructions_than_it_may() -> None:
    counts = log_way.count()
    assert 1 < log_way.ratio(counts) <= log_way.BUDGET_RATIO
    assert 300 < counts[log_way.READ] <= log_way.BUDGET


def test_the_packets_of_a_log_allocate_nothing() -> None:
    pages = 2 * 500 // log_way.PACKETS_OF_PAGE
    allocations = {name: int(number) for name, _, number, _ in log_way.rows(True)}
    assert allocations[log_way.NOTHING] == allocations[log_way.BARE] == 0
    # A page is told, read and confirmed: that allocates, and no entry does.
    assert all(0 < allocations[name] <= pages * log_way.PAGE_ALLOCATIONS for name in (log_way.ASSEMBLED, log_way.READ, log_way.STORED))


def test_a_download_of_ten_million_entries_holds_a_page_and_a_bookmark() -> None:
    entries, most = log_way.download()
    assert entries == 10_000_000 and 10_000 < most <= log_way.MEMORY_BUDGET


def test_a_download_takes_its_share_of_the_link() -> None:
    shares = {name: (float(share), float(budget)) for name, share, budget in log_way.shares(True).rows}
    assert len(shares) == 4
    assert {name: share for name, (share, budget) in shares.items() if not budget <= share <= 1} == {}


def test_eight_boards_stream_without_a_loss_or_an_allocation() -> None:
    rows = {name: (figure, budget) for name, figure, budget in programs.boards(True).rows}
    assert 0 < int(rows["KiB of a board that streams"][0]) <= int(rows["KiB of a board that streams"][1])
    assert 1500 < int(rows["three sensors streamed: samples per second of their clock"][0])
    assert float(rows["three sensors streamed: allocations per sample"][0]) == 0
    assert rows["samples lost or dropped"] == ("0", "0")


def test_stored_sessions_are_compared_with_sqlite_alone() -> None:
    rows = store_way.table(True).rows
    assert [row[0] for row in rows] == [store_way.NAMES[kind] for kind in ("live", "bulk", "read", "original", "plain")]
    assert all(float(own) > 0 and float(other) > 0 for _, own, other, *_ in rows)
