"""The look: keyboard, hostile names, and nothing that jumps; `long_look.py` tries contrast and widths."""

from __future__ import annotations

from typing import Any

import pytest

from .serving import Serving


def test_nothing_jumps_when_samples_come(page: Any, studio: Serving, board: Any) -> None:
    page.goto(f"{studio.address}/live")
    page.wait_for_function("document.querySelector('velto-board')?.frame > 30")
    places = "() => JSON.stringify([...document.querySelectorAll('.card, .stat, .chip, velto-chart, velto-board, .top .pill')].map(each => { const box = each.getBoundingClientRect(); return [box.x, box.y, box.width, box.height].map(Math.round); }))"
    before = page.evaluate(places)
    for _ in range(5):
        studio.do(lambda: studio.studio.rest(0.3))
        assert page.evaluate(places) == before


@pytest.mark.parametrize("name", ["<img src=x onerror=alert(1)>", "\u202egnp.exe", "W" * 26])
def test_hostile_names_are_texts(page: Any, studio: Serving, board: Any, name: str) -> None:
    page.on("dialog", lambda dialog: pytest.fail("a name ran"))
    with studio.renamed(name):
        page.goto(studio.address)
        page.wait_for_timeout(800)
        assert page.locator("img[src=x]").count() == 0
        assert "\u202e" not in page.content()
        assert page.evaluate("document.documentElement.scrollWidth") <= 1440


def test_without_a_mouse(page: Any, studio: Serving, board: Any) -> None:
    page.goto(studio.address)
    page.locator("[data-device]").first.wait_for()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent?.trim()") == "show_chartLive":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/live")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent?.trim()").endswith("Pause"):
            break
    page.keyboard.press("Enter")
    studio.until(lambda: studio.workspace.showing.is_paused)
