"""Debian's Chromium, driven by Playwright; its own browsers are not needed."""

from __future__ import annotations

import shutil
from typing import Any, Iterator

import pytest

CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage"]
"""Without a graphics card: the processor draws."""


def opened_browser() -> Iterator[Any]:
    """Starts a browser; the test is skipped where there is none."""
    playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed: the pages are not tried")
    if shutil.which(CHROMIUM) is None:
        pytest.skip("Chromium is not installed: the pages are not tried")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()
