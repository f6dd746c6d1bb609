"""One browser and one server for all tests of the pages."""

from __future__ import annotations

from typing import Any, Iterator

import pytest

from .browsing import opened_browser
from .serving import LONGEST, Serving, fused


GATE = {
    "test_mw04_connects_and_disconnects_several", "test_a_board_is_used_by_keys", "test_tap01_sets_the_mode",
    "test_mw12_raw_and_fused_exclude_each_other", "test_mw20_records_every_sample_and_marks", "test_mw21_the_board_turns_as_the_device_does",
    "test_a_lost_board_is_shown_and_comes_back", "test_mw25_a_foreign_log_is_asked_about",
    "test_mw26_sessions_are_listed_drawn_exported_noted_and_deleted", "test_mw27_clears_the_log_and_resets_after_a_question",
    "test_the_program_of_a_board_is_a_tree", "test_sliders_of_dev_mode_act_at_once", "test_foreign_pages_stay_out_only_by_the_guard[True]",
    "test_hostile_names_of_a_board_are_texts_on_every_page[control]",
}
"""The tests in a browser that show most in a minute: every page, what is hardest, and what must never break. `make test-long` plays all."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
            if item.name in GATE:
                item.add_marker("gate")


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    yield from opened_browser()


@pytest.fixture(scope="package")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A studio on simulated devices, which all tests share: each ends what it began."""
    serving = Serving(tmp_path_factory.mktemp("studio"))
    yield serving
    serving.stop()


@pytest.fixture(scope="package")
def profile(browser: Any) -> Iterator[Any]:
    """What all windows share: a browser that has compiled the scripts once opens a page in a third of the time."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.set_default_timeout(LONGEST * 1000)
    yield context
    context.close()


@pytest.fixture
def page(profile: Any, studio: Serving) -> Iterator[Any]:
    """A window without faults: no error of the console, and no request that leaves the machine."""
    page = profile.new_page()
    faults: list[str] = []
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith((studio.address, "data:", "blob:")) else faults.append(request.url))
    yield page
    page.close()
    assert faults == []
    studio.do(studio.workspace.showing.stop)


@pytest.fixture
def board(studio: Serving) -> Any:
    """The board, connected and shown, as sensor fusion turns it."""
    device = fused(studio)
    studio.do(lambda: studio.workspace.showing.start([studio.workspace.choice(device)]))
    return device
