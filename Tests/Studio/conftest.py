"""One browser and one server for all tests of the pages."""

from __future__ import annotations

from typing import Any, Iterator

import pytest

from .browsing import opened_browser
from .serving import Serving


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


@pytest.fixture
def page(browser: Any, studio: Serving) -> Iterator[Any]:
    """A window without faults: no error of the console, and no request that leaves the machine."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.set_default_timeout(10_000)
    page = context.new_page()
    faults: list[str] = []
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith((studio.address, "data:", "blob:")) else faults.append(request.url))
    yield page
    context.close()
    assert faults == []
    studio.do(studio.workspace.showing.stop)
