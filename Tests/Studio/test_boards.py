"""The pages Log, Sessions, Settings, and Program."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import pytest

from velto.page.sensors import loggable
from veltokit import LinkState, MwLogFlag, MwPart, SimulatorFault, SimulatorFaultKind, SimulatorRequest

from .serving import Serving


@pytest.fixture
def board(studio: Serving) -> Any:
    """The board, connected and idle."""
    device = studio.idle_board()
    yield device
    studio.connected(device)
    studio.clear_log(device)


def begin_log(studio: Serving, board: Any, seconds: float = 2) -> None:
    """Lets the board log for some time."""
    studio.do(lambda: studio.studio.start_log(board, ["acceleration"], rate=50))
    studio.do(lambda: studio.studio.context.advance(seconds))


def recorded(studio: Serving, board: Any, label: str = "a walk") -> Any:
    """Records a short session."""

    async def record() -> Any:
        async with studio.studio.recording([board], ["acceleration"], label=label) as session:
            await studio.studio.rest(1.5, hurries=True)
        return session

    return studio.do(record)


def test_mw22_starts_a_log_on_the_board(page: Any, studio: Serving, board: Any) -> None:
    page.goto(f"{studio.address}/log")
    page.get_by_role("checkbox", name="Angular velocity", exact=True).click()
    page.get_by_role("checkbox", name="Temperature, board").click()
    studio.until(lambda: [name.partition("[")[0] for name in loggable(studio.workspace.choice(board)).signals] == ["acceleration", "temperature"])
    page.get_by_role("button", name="Start the log").click()
    studio.until(lambda: MwLogFlag.RUNNING in board.board.log_info.flags)
    assert len(studio.do(lambda: board.board.loggers)) == 2
    page.get_by_role("button", name="Stop", exact=True).wait_for()


def test_mw22_what_is_offered_can_be_logged(page: Any, studio: Serving, board: Any) -> None:
    page.goto(f"{studio.address}/log")
    start = page.get_by_role("button", name="Start the log")
    start.wait_for()
    assert page.get_by_role("checkbox", name="Orientation (computed here)").count() == 0
    start.click()
    studio.until(lambda: MwLogFlag.RUNNING in board.board.log_info.flags)


def test_mw22_a_log_that_fails_is_taken_back(page: Any, studio: Serving, board: Any) -> None:
    simulator = studio.simulator(board)
    page.goto(f"{studio.address}/log")
    page.get_by_role("button", name="Start the log").wait_for()
    studio.do(lambda: setattr(simulator, "faults", [SimulatorFault(SimulatorFaultKind.REFUSE, SimulatorRequest.WRITE, skip_count=3, count=1)]))
    page.get_by_role("button", name="Start the log").click()
    page.get_by_role("alert").wait_for()
    studio.do(lambda: setattr(simulator, "faults", []))
    assert not studio.do(lambda: board.board.loggers) and MwLogFlag.RUNNING not in studio.do(lambda: board.board.log_info.flags)
    page.get_by_role("button", name="Start the log").click()
    studio.until(lambda: MwLogFlag.RUNNING in board.board.log_info.flags)


def test_mw23_a_running_log_is_found_again(page: Any, studio: Serving, board: Any) -> None:
    begin_log(studio, board)
    studio.do(lambda: studio.studio.disconnect(board))
    studio.connected(board)
    page.goto(f"{studio.address}/log")
    page.locator("[data-log]").get_by_text("acceleration").wait_for()
    page.get_by_role("button", name="Stop", exact=True).click()
    studio.until(lambda: MwLogFlag.RUNNING not in board.board.log_info.flags)
    page.get_by_text("The board has a log of").wait_for()


def test_mw24_downloads_and_erases_only_then(page: Any, studio: Serving, board: Any) -> None:
    begin_log(studio, board)
    page.goto(f"{studio.address}/log")
    page.get_by_role("button", name="Stop and download").click()
    page.get_by_text("Downloaded into session").wait_for()
    session = studio.do(lambda: studio.studio.session("last"))
    assert studio.do(lambda: session.track("acceleration").info.frame_count) >= 90
    assert not studio.do(lambda: studio.studio.log_entries(board)) and not studio.do(lambda: board.board.loggers)


def test_mw24_a_lost_board_goes_on_where_it_was(page: Any, studio: Serving, board: Any) -> None:
    begin_log(studio, board, 60)
    studio.do(lambda: studio.studio.stop_log(board))
    page.goto(f"{studio.address}/log")
    jobs = studio.workspace.jobs
    page.get_by_role("button", name="Download").click()
    job = studio.until(lambda: board in jobs and jobs[board].done > 0 and jobs[board])
    studio.do(lambda: studio.simulator(board).drop_link())
    studio.until(lambda: not job.is_running)
    if job.is_failed:
        studio.until(lambda: board.link_state is LinkState.READY)
        page.get_by_role("button", name="Download").click()
        studio.until(lambda: jobs[board] is not job and not jobs[board].is_running)
    assert not jobs[board].is_failed, jobs[board].text
    assert studio.do(lambda: studio.studio.session("last").track("acceleration").info.frame_count) >= 60 * 50 * 0.98


def test_mw25_a_foreign_log_is_asked_about(page: Any, studio: Serving, board: Any) -> None:
    begin_log(studio, board)
    studio.do(lambda: studio.studio.stop_log(board))
    page.goto(studio.address)
    page.get_by_text("log not downloaded").wait_for()  # MW-03
    page.goto(f"{studio.address}/log")
    entries = studio.do(lambda: studio.studio.log_entries(board))
    page.get_by_role("button", name="Erase").click()
    page.get_by_role("button", name="Cancel").click()
    page.locator(".q-dialog").wait_for(state="detached")
    assert studio.do(lambda: studio.studio.log_entries(board)) == entries > 0
    page.get_by_role("button", name="Erase").click()
    page.locator(".q-dialog").get_by_role("button", name="Erase").click()
    studio.until(lambda: not studio.studio.log_entries(board))


def test_mw26_sessions_are_listed_drawn_exported_noted_and_deleted(page: Any, studio: Serving, board: Any) -> None:
    session = recorded(studio, board, "<b>walk</b> \u202eevil")
    number = session.number
    page.goto(f"{studio.address}/sessions")
    row = page.locator(f"[data-session='{number}']")
    row.get_by_text("<b>walk</b>").wait_for()
    assert row.locator("velto-chart").bounding_box()["height"] == 56
    row.get_by_role("link").click()
    page.wait_for_function("() => document.querySelector('velto-chart')?.loaded?.rows.length > 50")
    drawn = page.evaluate("() => document.querySelector('velto-chart').loaded")
    assert page.locator("velto-chart").bounding_box()["height"] == 320
    info = studio.do(lambda: session.track("acceleration").info)
    first = studio.do(lambda: session.info.start_utc_ns) / 1e6
    assert drawn["channels"] == ["x", "y", "z"] and abs(drawn["rows"][0][0] - first) < 1000
    assert len(drawn["rows"]) >= 2 * info.frame_count
    page.evaluate("() => document.querySelector('velto-chart').chart.dispatchAction({ type: 'dataZoom', start: 40, end: 60 })")
    page.wait_for_function("(whole) => document.querySelector('velto-chart').loaded.rows.length < whole / 3", arg=len(drawn["rows"]))
    seen = page.evaluate("() => document.querySelector('velto-chart').loaded")
    assert seen["span"] == drawn["span"] and drawn["span"][0] < seen["rows"][0][0] < seen["rows"][-1][0] < drawn["span"][1]
    with page.expect_download() as download:
        page.get_by_role("link", name="Download CSV").click()
    with zipfile.ZipFile(download.value.path()) as archive:
        [table] = [name for name in archive.namelist() if "acceleration" in name and name.endswith(".csv")]
        assert len(archive.read(table).decode().splitlines()) == info.frame_count + 1
    page.get_by_label("Notes").fill("around the table")
    page.get_by_role("button", name="Save").click()
    studio.until(lambda: session.status.notes == "around the table")
    page.get_by_role("button", name="Delete").click()
    page.locator(".q-dialog").get_by_role("button", name="Delete").click()
    studio.until(lambda: number not in [each.number for each in studio.studio.store.sessions])


def test_mw26_two_sessions_beside_each_other(page: Any, studio: Serving, board: Any) -> None:
    one, other = recorded(studio, board, "one"), recorded(studio, board, "other")
    page.goto(f"{studio.address}/session/{one.number}")
    page.get_by_label("Compare with").click()
    page.get_by_role("option", name="other").click()
    page.wait_for_url(f"**beside={other.number}")
    page.locator("velto-chart").nth(1).wait_for()


def test_mw26_parquet_of_a_session(page: Any, studio: Serving, board: Any) -> None:
    session = recorded(studio, board)
    answer = page.request.get(f"{studio.address}/sessions/{session.number}/parquet.zip")
    names = zipfile.ZipFile(io.BytesIO(answer.body())).namelist()
    assert answer.status == 200 and any(name.endswith(".parquet") for name in names)
    for path in ("../../etc/passwd", "999/csv.zip", f"{session.number}/exe.zip", f"{session.number}/tracks/999/curve",
                 *(f"{session.number}/tracks/1/curve?{query}" for query in ("begin=nan", "end=inf", "begin=-inf", "end=1e308", "begin=-1"))):
        assert page.request.get(f"{studio.address}/sessions/{path}").status in (404, 422)


def test_mw27_renames_the_board(page: Any, studio: Serving, board: Any) -> None:
    page.goto(f"{studio.address}/settings")
    name = page.get_by_label("Name", exact=True)
    name.fill("a name that is longer than a board takes at most")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("alert").wait_for()
    name.fill("Walker")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved on the device").wait_for()
    assert studio.do(lambda: board.board.read_settings()).name == "Walker"
    studio.do(lambda: studio.studio.change_settings(board, {"name": "MetaWear"}))


def test_mw27_clears_the_log_and_resets_after_a_question(page: Any, studio: Serving, board: Any) -> None:
    begin_log(studio, board)
    page.goto(f"{studio.address}/settings")
    page.get_by_role("button", name="Clear the log").click()
    page.locator(".q-dialog").get_by_role("button", name="Erase").click()
    studio.until(lambda: not studio.studio.log_entries(board) and not board.board.loggers)
    before = studio.do(lambda: board.link_stats.link_serial)
    page.get_by_role("button", name="Factory reset").click()
    page.get_by_role("button", name="Cancel").click()
    page.locator(".q-dialog").wait_for(state="detached")
    assert studio.do(lambda: board.link_stats.link_serial) == before
    page.get_by_role("button", name="Factory reset").click()
    page.locator(".q-dialog").get_by_role("button", name="Factory reset").click()
    studio.until(lambda: board.link_stats.link_serial > before and board.connected)


def test_the_program_of_a_board_is_a_tree(page: Any, studio: Serving, board: Any) -> None:
    async def program() -> None:
        _, created = board.board.create_timer(5)
        await created
        await studio.studio.start_log(board, ["acceleration"])

    studio.do(program)
    page.goto(f"{studio.address}/program")
    card = page.locator("[data-program]")
    card.get_by_text("acceleration").first.wait_for()
    card.get_by_text("timer").first.wait_for()
    studio.do(lambda: studio.studio.clear_log(board))
    studio.do(lambda: board.board.tear_down(MwPart.TIMERS))
