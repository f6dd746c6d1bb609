"""The library speaks plainly: no comment, guide, description or message uses a word of this list."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

OUT = [
    (r"tells? (?:whether|how|why)", "returns"),
    (r"^answers\b", "returns"),
    (r"so many", "the number, or the name of the parameter"),
    (r"how (?:many|often)", "the number of"),
    (r"(?:some|any|no|every)body", "no one, every player, another program, the name of the thing"),
    (r"wish(?:es|ed)?", "request"),
    (r"(?:on|over|from|through|of|an|the) airs?(?! (?:gestures?|mouse))", "backend, or radio"),
    (r"for ever", "forever, or the condition"),
    (r"anew", "again"),
    (r"theft|thief", "stolen socket, preempted"),
    (r"a sixtieth of a second|sixtieths? of a second leaves", "1/60 s"),
    (r"is heard of|was heard of", "in range, seen, received"),
    (r"in reach", "in range"),
    (r"none of ours", "unknown family"),
    (r"is of no use", "cannot be used"),
    (r"makes? no sense", "is invalid"),
    (r"(?:is|are|was|were|be) asked for\b", "requested"),
    (r"what bothers you", "problem"),
    (r"learnt", "learned"),
    (r"colou?r(?<=colour)s?|centred?|behaviours?|neighbour\w*|(?:initial|recogn|normal|virtual|stabil|optim)is\w+",
     "the American spelling"),
]
PATTERNS = [(re.compile(rf"(?<![\w-])(?:{words})(?![\w-])", re.I), instead) for words, instead in OUT]

WHOLE = re.compile(r"(.+)")
SWIFT = re.compile(r"//+ ?(.*)$|\"((?:[^\"\\\n]|\\.)*)\"")
C = re.compile(r"/\*+(.*?)\*/|/\*+(.*)$|^\s*\*(.*)$|//(.*)$")
SOURCES = [
    (WHOLE, ["*.md", "bindings/python/*.md", "bindings/csharp/**/*.md", "bindings/python/docs/**/*.md", "examples/python/*.py"]),
    (WHOLE, ["bindings/python/veltokit/**/[!_]*.py", "bindings/python/veltokit/_[cdhlpr]*.py"]),
    (WHOLE, ["bindings/api/*.md", "bindings/api/*.yml", "Sources/**/*.md", "Tests/*/README.md"]),
    (SWIFT, ["Sources/**/*.swift", "bindings/swift/**/*.swift", "bindings/csharp/**/*.cs"]),
    (C, ["Sources/C*/**/*.[ch]", "examples/**/*.[ch]", "include/**/*.h"]),
]
"""Where prose is in a line, for each kind of file; groups that match hold it."""


def prose() -> Iterator[tuple[str, str]]:
    """Every line of prose, with its place."""
    for pattern, globs in SOURCES:
        for path in sorted({path for glob in globs for path in ROOT.glob(glob)}):
            for number, line in enumerate(path.read_text().splitlines(), 1):
                for match in pattern.finditer(line):
                    yield f"{path.relative_to(ROOT)}:{number}", next(group for group in match.groups() if group is not None)


def complaints(text: str) -> list[str]:
    """Capitals are names of constants."""
    found = ((pattern.search(text.strip(" \t#/*|-")), instead) for pattern, instead in PATTERNS)
    return [f"'{match.group()}': say {instead}" for match, instead in found if match and not match.group().isupper()]


def test_words_that_are_out_are_not_used() -> None:
    found = [f"{where}: {complaint}" for where, text in prose() for complaint in complaints(text)]
    assert not found, f"{len(found)}\n" + "\n".join(found)


@pytest.mark.parametrize(
    "text", ["Tells whether it is on.", "Waits so many seconds.", "Nobody holds it.", "The centre.", "/// Answers a number.", "on air"]
)
def test_such_words_are_found(text: str) -> None:
    assert complaints(text)


@pytest.mark.parametrize("text", ["Returns whether it is on.", "ALL: every player.", "an air gesture", "a color", "the answers"])
def test_other_words_are_let_be(text: str) -> None:
    assert not complaints(text)
