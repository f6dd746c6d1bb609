"""Takes pictures of `velto` on terminals: `make cli-pictures`, or `python pictures.py FOLDER [--png]` for every width.

A picture is an SVG that Rich makes of the last screen, without fonts from elsewhere. `--png` needs `pip install cairosvg`.
"""

from __future__ import annotations

import io
import os
import re
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI
from rich.text import Text

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "bindings/python"), str(ROOT / "Tests/Python")]

from cli.test_terminal import on_terminal  # noqa: E402

SHOWN = {
    "help": ["--help"],
    "scan": ["scan", "--seconds", "1", "--simulated"],
    "info": ["info", "--simulated"],
    "plot": ["stream", "acceleration", "--seconds", "8", "--plot", "--simulated"],
    "stream": ["stream", "acceleration", "angular-velocity", "--seconds", "2", "--simulated"],
    "log": ["log", "status", "--simulated"],
    "play": ["play", "--seconds", "1", "--simulated"],
    "record": ["record", "--seconds", "6", "--label", "walk", "--simulated"],
    "sessions": ["sessions", "show", "last", "--simulated"],
    "session": ["sessions", "plot", "last", "--simulated"],
    "monitor": ["monitor", "-d", "tap", "--seconds", "3", "--simulated"],
    "settings": ["settings", "show", "--simulated"],
    "check": ["firmware", "check", "--simulated"],
    "update": ["firmware", "update", "-d", "metawear", "--yes", "--version", "1.7.2", "--simulated"],
    "refused": ["firmware", "update", "--simulated"],
}
"""The pictures by their names, in the order in which they are taken."""
GUIDE = ("scan", "plot", "sessions")
"""The pictures of the guide."""


def last_screen(drawn: str) -> str:
    """The lines as a terminal shows them at the end: a live view moves up and writes them again."""
    lines: list[str] = [""]
    row = 0
    for part in re.split(r"(\x1b\[\d*A|\x1b\[2K|\x1b\[\?25[lh]|\r\n|\n|\r)", drawn):
        if match := re.fullmatch(r"\x1b\[(\d*)A", part):
            row = max(row - int(match.group(1) or 1), 0)
        elif part in ("\n", "\r\n"):
            row += 1
            if row == len(lines):
                lines.append("")
        elif part == "\x1b[2K":
            lines[row] = ""
        elif part and not part.startswith("\x1b[?") and part != "\r":
            lines[row] += part
    return "\n".join(lines).rstrip("\n")


def picture(title: str, width: int, drawn: str) -> str:
    """An SVG of a screen."""
    console = Console(record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(Text.from_ansi(last_screen(drawn)))
    svg = console.export_svg(title=title, theme=DIMMED_MONOKAI, unique_id="velto")
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.S).replace("Fira Code", "DejaVu Sans Mono")


def main(folder: Path, is_whole: bool) -> None:
    """Takes the pictures; all of them at three widths, also as PNG, or those of the guide."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        environment = {
            **os.environ, "PYTHONPATH": str(ROOT / "bindings/python"), "XDG_STATE_HOME": home, "XDG_DATA_HOME": home,
            "VELTO_SIMULATED_SPEED": "20",
        }
        environment.setdefault("VELTOKIT_LIBRARY", str(ROOT / ".build/release/libveltokit.so"))
        for name, arguments in SHOWN.items():
            for width in (40, 80, 200) if is_whole else (80,):
                _, drawn = on_terminal(environment, width, *arguments)
                svg = picture(f"velto {' '.join(arguments)}", width, drawn)
                if is_whole:
                    import cairosvg

                    cairosvg.svg2png(svg.encode(), write_to=str(folder / f"{name}-{width}.png"))
                elif name in GUIDE:
                    (folder / f"{name}.svg").write_text(svg)


if __name__ == "__main__":
    main(Path(sys.argv[1]), "--png" in sys.argv)
