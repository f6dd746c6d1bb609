"""The parts that all pages share: navigation, badges, and the states "empty", "failed" and "busy"."""

from __future__ import annotations

import asyncio
import re
from contextlib import contextmanager, suppress
from functools import cache
from typing import TYPE_CHECKING, Any, Awaitable, Callable, Iterable, Iterator
from urllib.parse import urljoin

from nicegui import __version__, ui
from nicegui.element import Element

from veltokit import VeltoError
from veltokit.studio import StudioError

from ..output.text import clean

if TYPE_CHECKING:
    from .workspace import Workspace

PLACES = (
    ("/", "Devices", "sensors"), ("/live", "Live", "show_chart"), ("/log", "Log", "save"), ("/sessions", "Sessions", "folder"), ("/play", "Play", "sports_esports"),
    ("/settings", "Settings", "tune"), ("/program", "Program", "account_tree"),
)
"""The pages: path, title, and icon in the font of NiceGUI."""
LOOK = 0.5
"""The interval at which a page checks for changes (seconds)."""
SHORT = 1000
"""The number of characters at the beginning of a script that contain its imports."""
BUSY = "aria-busy"
"""The property of a button while its action runs."""
HEAD = f'<link rel="stylesheet" href="/studio/files/look.css"><link rel="modulepreload" href="/_nicegui/{__version__}/static/dompurify.mjs">'
"""The tags that every page has. The page of NiceGUI imports the second file only when all others have been read."""


@contextmanager
def frame(workspace: Workspace, title: str, path: str, *scripts: str) -> Iterator[None]:
    """Draws the frame, with the block as its content.

    Args:
        workspace: The workspace.
        title: The title of the page.
        path: The path of the place in the navigation that is marked.
        scripts: The scripts that the page needs: "curve", "board" or "chart"; a browser reads a megabyte for the last one.
    """
    ui.add_head_html(HEAD + "".join(script_tags(name) for name in scripts))
    ui.page_title(f"{clean(title)} · Velto Studio")
    with ui.element("div").classes("frame"):
        with ui.element("nav").classes("rail").props('aria-label="Pages"'):
            ui.label("Velto Studio").classes("brand")
            for target, word, icon in PLACES:
                with ui.element("a").props(f'href="{target}"' + (' aria-current="page"' if target == path else "")):
                    ui.icon(icon, size="20px").props('aria-hidden="true"')
                    ui.label(word)
        with ui.element("main").classes("main"):
            with ui.element("div").classes("top"):
                heading(title, 1)
                ui.element("div").classes("fill")
                if workspace.studio.is_simulated:
                    pill("simulated", "warn").props('title="These devices are simulated: no Bluetooth is used."')
                state_badge(workspace)
            watched(lambda: workspace.happenings.disk, lambda: disk_notice(workspace))
            yield


def script_tags(name: str) -> str:
    """Returns the tags that load a script together with the page, and its imports at the same time."""
    script = f"/studio/files/{name}.js"
    return f'<script type="module" async src="{script}"></script>' + "".join(f'<link rel="modulepreload" href="{path}">' for path in imports(script))


@cache
def imports(script: str) -> list[str]:
    """Returns the paths of the files that a script imports, and of those that they import."""
    from .pages import FOLDERS

    _, _, folder, file = script.split("/")
    text = (FOLDERS[folder] / file).read_text("utf-8")[:SHORT]
    found = [urljoin(script, path) for path in re.findall(r'^import[^;]*?from ?"([^"]+)"', text, re.MULTILINE)]
    return list(dict.fromkeys([*found, *(path for each in found for path in imports(each))]))


def disk_notice(workspace: Workspace) -> None:
    """Shows on every page that recorded samples cannot be written to the disk."""
    if workspace.happenings.disk is not None:
        notice(workspace.happenings.disk, "bad")


def state_badge(workspace: Workspace) -> None:
    """Shows the running activities on every page: streams, and a recording."""
    badge = pill("", "accent dot")

    def look() -> None:
        showing = workspace.showing
        words = "recording" if showing.session else "paused" if showing.is_paused else "streaming" if showing.is_running else ""
        badge.set_text(words)
        badge.set_visibility(bool(words))

    looking(LOOK, look)


def heading(text: str, level: int = 2) -> Element:
    """Draws a heading. The text may come from a device, so it is not interpreted as markup."""
    with ui.element(f"h{level}").classes("name") as made:
        label = ui.label(clean(text)).classes("name")
    if len(text) > 40:
        put(label, "title", text)
    return made


def put(element: Element, name: str, text: str) -> None:
    """Sets a property to a text of a device. A string of properties would be cut at a quote or a line break."""
    element.props[name] = clean(text)


def pill(text: str, classes: str = "") -> ui.label:
    """Draws a badge with a state."""
    return ui.label(clean(text)).classes(f"pill {classes}")


def card(classes: str = "") -> Element:
    """Draws a card."""
    return ui.element("section").classes(f"card {classes}")


def block(classes: str) -> Element:
    """Draws a `div`, a container without semantics."""
    return ui.element("div").classes(classes)


def button(text: str, action: Callable[[], Any], classes: str = "", icon: str | None = None) -> ui.button:
    """Draws a button. While its action runs, further presses are ignored. A failure is shown as a message.

    It is not disabled meanwhile, which would take the keyboard away from it.
    """

    async def clicked() -> None:
        if BUSY in made.props:
            return
        made.props(f"{BUSY}=true")
        try:
            await attempt(action)
        finally:
            if not made.is_deleted:  # The action may have removed the button.
                made.props(remove=BUSY)

    made = ui.button(text, on_click=clicked, color=None, icon=icon).props("unelevated no-caps").classes(f"button {classes}")
    return made


async def attempt(action: Callable[[], Any]) -> bool:
    """Runs an action, and shows its error; returns whether it succeeded."""
    try:
        done = action()
        if isinstance(done, Awaitable):
            await done
    except (VeltoError, StudioError, OSError, LookupError, ValueError) as error:
        ui.notify(clean(str(error)), type="negative", position="top", timeout=8000, close_button="Close")
        return False
    return True


def notice(text: str, kind: str = "") -> Element:
    """Draws a permanent message."""
    with ui.element("div").classes(f"notice {kind}").props('role="status"') as made:
        ui.label(clean(text[:1].upper() + text[1:]))  # Messages begin in lower case: they usually follow a colon.
    return made


def empty(title: str, text: str) -> Element:
    """Draws the content of an empty page: its purpose, and the next step."""
    with card("empty") as made:
        heading(title)
        ui.label(text)
    return made


def facts(rows: dict[str, str]) -> None:
    """Draws a list of names and values."""
    with ui.element("dl").classes("facts"):
        for name, value in rows.items():
            with ui.element("dt"):
                ui.label(name)
            with ui.element("dd").classes("number"):
                ui.label(clean(value))


def meter(part: float, classes: str = "") -> Element:
    """Draws a bar that is filled to a fraction, 0 to 1."""
    with block(f"meter {classes}") as made:
        ui.element("i").style(f"width:{min(max(part, 0), 1):.1%}")
    return made


class Part:
    """A part of a page that is redrawn only when its key changes, so that typed text and focus in other parts are kept."""

    def __init__(self, key: Callable[[], Any], draw: Callable[[], Any], classes: str = "stack") -> None:
        """Makes an empty part.

        Args:
            key: Returns whatever the part shows.
            draw: Draws the part.
            classes: The classes of its element.
        """
        self.element = block(classes)
        self._key, self._draw = key, draw
        self._seen: Any = None

    def look(self) -> None:
        """Redraws the part if its key has changed."""
        found = self._key()
        if found != self._seen:
            self._seen = found
            self.element.clear()
            with self.element:
                self._draw()


def watched(key: Callable[[], Any], draw: Callable[[], Any], classes: str = "stack") -> Element:
    """A part of a page that checks periodically for changes."""
    part = Part(key, draw, classes)
    looking(LOOK, part.look)
    return part.element


def later(draws: Iterable[Callable[[], Any]], classes: str = "stack") -> None:
    """Parts of a page that are drawn after the window has received the parts above them.

    Samples are read between two parts: drawing some of them at once takes a second on a slow machine.

    Args:
        draws: Draw the parts.
        classes: The classes of their element.
    """
    element = block(classes)

    async def drawn() -> None:
        for draw in draws:
            if element.is_deleted:
                return
            with element:
                draw()
            await asyncio.sleep(0)
        element.props("data-drawn")

    ui.timer(0, drawn, once=True)


def looking(every: float, look: Callable[[], None]) -> None:
    """Calls a function periodically. If a device was lost meanwhile, the error is ignored, since its part is removed
    soon.

    Args:
        every: The time between two looks (seconds).
        look: Shows what has changed.
    """

    def looked() -> None:
        with suppress(VeltoError):
            look()

    looked()
    ui.timer(every, looked)


async def confirmed(question: str, word: str) -> bool:
    """Shows a confirmation dialog before a destructive action.

    Args:
        question: The question.
        word: The word on the button that agrees.
    """
    with ui.dialog() as dialog, block("card"):
        ui.label(clean(question)).classes("strong")
        with block("line"):
            block("fill")
            ui.button("Cancel", on_click=lambda: dialog.submit(False), color=None).props("unelevated no-caps autofocus").classes("button")
            ui.button(word, on_click=lambda: dialog.submit(True), color=None).props("unelevated no-caps").classes("button danger")
    agreed = bool(await dialog)
    if not dialog.is_deleted:  # The window may have been closed meanwhile.
        dialog.delete()
    return agreed
