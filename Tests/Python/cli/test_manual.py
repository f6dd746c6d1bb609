"""The manual pages and the guide are those of the program's help."""

from __future__ import annotations

import re
from pathlib import Path

from velto import manual
from velto.exit_codes import MEANINGS

from .conftest import Velto

HINT = "run make cli-pages"


def test_the_guide_is_that_of_the_help(repository: Path) -> None:
    assert (repository / "bindings/python/docs/velto.md").read_text() == manual.guide_page(), HINT


def test_the_manual_pages_are_those_of_the_help(repository: Path) -> None:
    kept = {file.name: file.read_text() for file in (repository / "bindings/python/man").iterdir()}
    made = {f"{page.name.replace(' ', '-')}.1": manual.man_page(page) for page in manual.pages()}
    assert kept == made, HINT


def test_every_command_says_what_it_does() -> None:
    for page in manual.pages():
        assert page.summary.endswith(".") and all(entry.text for entry in page.entries), page.name


def test_the_guide_lists_the_exit_codes(repository: Path) -> None:
    text = (repository / "bindings/python/docs/commands.md").read_text()
    assert all(f"| {code} | {meaning} |" in text for code, meaning in MEANINGS.items())


def test_each_command_with_json_has_a_schema(repository: Path) -> None:
    schemas = {file.stem for file in (repository / "bindings/python/velto/schemas").iterdir()}
    commands = {page.name.removeprefix("velto ").replace(" ", "-") for page in manual.pages() if any(
        entry.names == "--json" for entry in page.entries)}
    assert schemas == commands


def test_each_step_of_the_makers_program_is_a_command(simulated: Velto, repository: Path) -> None:
    text = (repository / "bindings/python/docs/commands.md").read_text().partition("## From the manufacturer's demo program")[2]
    commands = re.findall(r"^\| [^|]+ \| `velto ([^`]+)` \|", text, re.M)
    assert [command.split()[0] for command in commands] == ["scan", "info", "read", "led", "buzz", "stream"]
    for command in commands:
        done = simulated(*command.split())
        assert done.code == 0 and done.lines, (command, done.err)


def test_the_guide_uses_options_that_exist(repository: Path) -> None:
    text = (repository / "bindings/python/docs/commands.md").read_text()
    commands = [line.partition("#")[0].split() for block in re.findall(r"```sh\n(.*?)```", text, re.S) for line in block.splitlines()]
    commands += [code.split() for code in re.findall(r"`(velto [^`]+)`", text)]
    known = {page.name: page for page in manual.pages()}
    for words in [words for words in commands if words[:1] == ["velto"]]:
        page = known.get(" ".join(words[:3])) or known.get(" ".join(words[:2])) or known["velto"]
        options = " ".join(entry.names for entry in page.entries)
        assert all(word in options.replace(",", " ").split() for word in words if word.startswith("-")), words
