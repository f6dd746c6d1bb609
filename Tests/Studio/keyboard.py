"""A person without a mouse: every act is a key, and whatever has the focus can be seen."""

from __future__ import annotations

from typing import Any

FARTHEST = 120
"""The most presses of Tab from anywhere on a page to anywhere else."""
FOCUS = """() => {
    const focus = document.activeElement;
    if (!focus || focus === document.body) return null;
    const { top, bottom, width } = focus.getBoundingClientRect();
    let outline = 0;
    for (let each = focus; each && each !== document.body && !outline; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (style.outlineStyle !== "none") outline = parseFloat(style.outlineWidth);
    }
    return { outline, isInSight: width > 0 && bottom > 0 && top < innerHeight, html: focus.outerHTML.slice(0, 160), place: [...document.querySelectorAll("*")].indexOf(focus) };
}"""
"""What has the focus: the width of the line around it, and whether it is in sight; null if nothing has."""
REACHABLE = """() => [...document.querySelectorAll("a[href], button, input, textarea, select, [tabindex]")].filter((each) =>
    each.tabIndex >= 0 && !each.disabled && each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length).map((each) => [...document.querySelectorAll("*")].indexOf(each))"""
"""The places of the elements that Tab has to reach, in the order of the document."""
HAS_FOCUS = "(element) => element === document.activeElement || element.contains(document.activeElement)"
MARKED = ".q-menu .q-manual-focusable--focused"
"""The marked option of an open list."""


class Keyboard:
    """The keys of a window."""

    def __init__(self, page: Any) -> None:
        self.page = page

    def press(self, key: str, count: int = 1) -> None:
        """Presses a key."""
        for _ in range(count):
            self.page.keyboard.press(key)

    def step(self, key: str = "Tab") -> Any:
        """Goes one further, and returns what has the focus then, which can be seen; None between the last element and the first."""
        self.press(key)
        focus = self.page.evaluate(FOCUS)
        assert focus is None or focus["outline"] >= 2 and focus["isInSight"], focus
        return focus

    def reach(self, target: Any, most: int = FARTHEST) -> None:
        """Goes on until an element has the focus."""
        target.wait_for()
        for _ in range(most):
            if target.evaluate(HAS_FOCUS):
                return
            self.step()
        raise AssertionError(f"{target} is not reached by {most} presses of Tab")

    def act(self, target: Any, key: str = "Enter") -> None:
        """Goes to an element, and presses a key there."""
        self.reach(target)
        self.press(key)

    def button(self, name: str, key: str = "Enter") -> None:
        """Presses a button."""
        self.act(self.page.get_by_role("button", name=name, exact=True), key)

    def ask(self, name: str) -> Any:
        """Presses a button that asks a question, and returns the question, which takes the focus."""
        self.button(name)
        dialog = self.page.locator(".q-dialog")
        dialog.locator(":focus").wait_for()
        return dialog

    def write(self, label: str, text: str) -> None:
        """Writes into a field, in place of its text."""
        self.reach(self.page.get_by_label(label, exact=True))
        self.press("Control+a")
        self.page.keyboard.type(text)

    def choose(self, label: str, option: str) -> None:
        """Opens a list, and takes an option."""
        self.act(self.page.get_by_label(label, exact=True), "Space")
        wanted = self.page.get_by_role("option", name=option, exact=True)
        wanted.wait_for()
        for _ in range(wanted.locator("xpath=..").get_by_role("option").count() + 1):
            if self.page.locator(MARKED).all_text_contents() == [wanted.text_content()]:
                self.press("Enter")
                wanted.wait_for(state="detached")
                return
            self.press("ArrowDown")
        raise AssertionError(f"{option} is not reached in the list {label}")

    def go(self, place: str) -> None:
        """Opens a page by its link in the navigation."""
        link = self.page.locator("nav").get_by_role("link", name=place)
        path = link.get_attribute("href")
        self.act(link)
        self.page.wait_for_url(f"**{path}")
        self.page.locator("h1").wait_for()
