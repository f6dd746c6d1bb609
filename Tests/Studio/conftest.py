"""One browser and one server for all tests of the pages."""

from __future__ import annotations

from typing import Any, Iterator

import pytest

from .browsing import opened_browser
from .serving import LONGEST, Serving


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")


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
