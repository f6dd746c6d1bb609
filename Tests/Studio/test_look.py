"""The look: keyboard, and nothing that jumps; `long_look.py` tries contrast and widths."""

from __future__ import annotations

from typing import Any

from .serving import Serving


def test_nothing_jumps_when_samples_come(page: Any, studio: Serving, board: Any) -> None:
    page.goto(f"{studio.address}/live")
    page.locator("[data-drawn]").wait_for()  # The pickers come behind the curves, and below them.
    page.wait_for_function("document.querySelector('velto-board')?.frame > 30 && [...document.querySelectorAll('velto-curve')].every(curve => curve.drawn > 0)")
    places = "() => JSON.stringify([...document.querySelectorAll('.card, .stat, .chip, velto-curve, velto-board, .top .pill')].map(each => { const box = each.getBoundingClientRect(); return [box.x, box.y, box.width, box.height].map(Math.round); }))"
    before = page.evaluate(places)
    for _ in range(5):
        studio.do(lambda: studio.studio.rest(0.3))
        assert page.evaluate(places) == before


def test_without_a_mouse(page: Any, studio: Serving, board: Any) -> None:
    page.goto(studio.address)
    page.locator("[data-device]").first.wait_for()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent?.trim()") == "show_chartLive":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/live")
    page.get_by_role("button", name="Pause").wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent?.trim()").endswith("Pause"):
            break
    page.keyboard.press("Enter")
    studio.until(lambda: studio.workspace.showing.is_paused)
