"""The look of every page in both themes and widths: contrast, names for screen readers, no sideways scrolling."""

from __future__ import annotations

from typing import Any

import pytest

from .serving import Serving

PAGES = ("/", "/live", "/log", "/sessions", "/play", "/settings", "/program")
RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21aa"]}}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_page_is_accessible(browser: Any, studio: Serving, board: Any, theme: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed").Axe()
    context = browser.new_context(viewport={"width": 1440, "height": 900}, color_scheme=theme, reduced_motion="reduce")
    page = context.new_page()
    found = {}
    for path in (*PAGES, f"/device/{studio.do(lambda: board.identifier)}"):
        page.goto(studio.address + path)
        page.locator("h1").wait_for()
        page.wait_for_timeout(600)
        for violation in axe.run(page, options=RULES).response["violations"]:
            found[f"{path} {violation['id']}"] = [node["html"][:140] for node in violation["nodes"]][:3]
    context.close()
    assert found == {}


def test_a_phone_needs_no_sideways_scrolling(browser: Any, studio: Serving, board: Any) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    for path in (*PAGES, f"/device/{studio.do(lambda: board.identifier)}"):
        page.goto(studio.address + path)
        page.locator("h1").wait_for()
        page.wait_for_timeout(400)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path
    context.close()
