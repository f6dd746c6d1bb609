"""Manual pages and pages of the guide, made from the program's own help.

    python -m velto.manual FOLDER        # velto.1, velto-scan.1 …
    python -m velto.manual --pages FILE  # the page of the guide with every command
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Iterator

from .exit_codes import MEANINGS
from .options import COMMON


@dataclass(frozen=True)
class Entry:
    """An argument or an option of a command."""

    names: str
    """The names, with the placeholder of the value."""
    text: str
    """The description."""
    is_common: bool
    """Whether every command has it."""


@dataclass(frozen=True)
class Page:
    """A command as its help describes it."""

    name: str
    """The whole name, such as "velto log start"."""
    summary: str
    """The first line of the help."""
    paragraphs: list[str]
    """The other paragraphs."""
    entries: list[Entry]
    """The arguments and options."""

    @property
    def usage(self) -> str:
        """The command line."""
        arguments = [entry.names for entry in self.entries if not entry.names.startswith("-")]
        return " ".join([self.name, *arguments, "[options]"])


def pages() -> Iterator[Page]:
    """Every command, the program itself first."""
    from typer.main import get_command

    from .app import application

    yield from walk("velto", get_command(application()))


def walk(name: str, command: Any) -> Iterator[Page]:
    """A command and those below it."""
    paragraphs = [" ".join(part.split()) for part in (command.help or "").split("\n\n")]
    yield Page(name, paragraphs[0], paragraphs[1:], list(map(entry, command.params)))
    for below, found in getattr(command, "commands", {}).items():
        yield from walk(f"{name} {below}", found)


def entry(parameter: Any) -> Entry:
    """The entry of a parameter; an option without a placeholder takes no value."""
    is_option = parameter.opts[0].startswith("-")
    names = [", ".join(parameter.opts)] if is_option else []
    placeholder = (parameter.metavar or "") if is_option else argument(parameter)
    text = parameter.help or ""
    return Entry(" ".join(filter(None, [*names, placeholder])), text, getattr(parameter, "rich_help_panel", None) == COMMON)


def argument(parameter: Any) -> str:
    """The placeholder of an argument."""
    name = parameter.metavar or parameter.name.upper()
    return (name if parameter.required else f"[{name}]") + ("…" if parameter.nargs == -1 else "")


# Manual pages

def roff(text: str) -> str:
    """A text in a manual page."""
    text = text.replace("\\", "\\\\").replace("-", "\\-")
    return f"\\&{text}" if text[:1] in (".", "'") else text


def man_page(page: Page) -> str:
    """The manual page of a command."""
    name = page.name.replace(" ", "-")
    lines = [f'.TH {name.upper()} 1 "" "VeltoKit"', ".SH NAME", f"{roff(name)} \\- {roff(page.summary.rstrip('.'))}",
             ".SH SYNOPSIS", f".B {roff(page.usage)}"]
    if page.paragraphs:
        lines += [".SH DESCRIPTION", *(line for text in page.paragraphs for line in (".PP", roff(text)))]
    for title, is_common in (("OPTIONS", False), ("COMMON OPTIONS", True)):
        entries = [entry for entry in page.entries if entry.is_common == is_common]
        if entries:
            lines += [f".SH {title}", *(line for entry in entries for line in (".TP", f".B {roff(entry.names)}", roff(entry.text)))]
    lines += [".SH EXIT STATUS", *(line for code, text in MEANINGS.items() for line in (".TP", f".B {code}", roff(text)))]
    return "\n".join(lines) + "\n"


def write_manual(folder: Path) -> list[Path]:
    """Writes the manual pages, and returns them."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for page in pages():
        file = folder / f"{page.name.replace(' ', '-')}.1"
        file.write_text(man_page(page))
        files.append(file)
    return files


# The guide

def guide_page() -> str:
    """The page of the guide with every command."""
    lines = ["# Every command of velto", "", "Made from the program's own help by `python -m velto.manual --pages`.", ""]
    first, *others = pages()
    lines += common_options(others)
    for page in others:
        lines += [f"## {page.name}", "", page.summary, ""]
        lines += [line for text in page.paragraphs for line in (text, "")]
        entries = [entry for entry in page.entries if not entry.is_common]
        if entries:
            lines += ["| | |", "|---|---|", *map(row, entries), ""]
    return "\n".join(lines).rstrip() + "\n"


def common_options(found: list[Page]) -> list[str]:
    """The options that every command has."""
    entries = {entry.names: entry for page in found for entry in page.entries if entry.is_common}
    return ["Options of every command that uses devices or sessions:", "", "| | |", "|---|---|", *map(row, entries.values()), ""]


def row(entry: Entry) -> str:
    """A row of a table."""
    names = entry.names.replace("|", "\\|")
    return f"| `{names}` | {entry.text} |"


if __name__ == "__main__":
    if sys.argv[1] == "--pages":
        Path(sys.argv[2]).write_text(guide_page())
    else:
        write_manual(Path(sys.argv[1]))
