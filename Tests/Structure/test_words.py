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


# The beginning of a description, and verbs of speech

CLAUSE = re.compile(r"(?:What|Who|Whose|Whoever|That|Those|How|One (?:of|that|which|who|whose|is|has))\b")
"""A description begins with a noun phrase or a verb, not with a clause or a pronoun."""
SPEECH = re.compile(r"\b(?:is|are|was|were) told\b|\b(?:tells|says)\b")
"""Devices and programs report, return, request and are configured."""

DESCRIBED = ["Sources/Velto*/**/*.swift", "bindings/api/*.yml", "bindings/api/generate/*.py", "bindings/python/veltokit/**/*.py"]
FROM_THE_DESCRIPTION = re.compile(r"/Generated/|veltokit/_(?:abi|enums|events|values)\.py")
HEADS = {
    ".swift": re.compile(r"(?:\A|^(?! *///).*\n) */// (.+)", re.M),
    ".yml": re.compile(r"\b(?:brief|section): \"?(.+)"),
    ".py": re.compile(r'"""(.+)'),
}
"""Where descriptions begin."""
LINES = {".swift": re.compile(r"^ *///? (.+)", re.M), ".yml": WHOLE, ".py": re.compile(r'"""(.+)')}
"""Where they are."""


def clauses(text: str, kind: str) -> list[str]:
    """The descriptions in a file that begin with a clause, and the lines with verbs of speech."""
    return [head for head in HEADS[kind].findall(text) if CLAUSE.match(head)] + [
        line for line in LINES[kind].findall(text) if SPEECH.search(line)]


def test_descriptions_name_the_thing() -> None:
    paths = sorted({path for glob in DESCRIBED for path in ROOT.glob(glob) if not FROM_THE_DESCRIPTION.search(str(path))})
    found = [f"{path.relative_to(ROOT)}: {text}" for path in paths for text in clauses(path.read_text(), path.suffix)]
    assert not found, f"{len(found)}\n" + "\n".join(found)


@pytest.mark.parametrize(("kind", "text"), [
    (".swift", "/// What changed.\nvar change: Int\n"), (".swift", "    let a = 1\n    /// One of the axes.\n"),
    (".swift", "// The device tells its name.\n"), (".yml", 'brief: "Who takes part."\n'), (".py", '"""How it is read."""\n')])
def test_clauses_are_found(kind: str, text: str) -> None:
    assert len(clauses(text, kind)) == 1


@pytest.mark.parametrize(("kind", "text"), [
    (".swift", "/// The changed members.\n/// What follows is a list.\n"), (".swift", "/// One bit per key.\n"),
    (".yml", 'brief: "Whether it is on."\n'), (".py", '"""Returns the device."""\n')])
def test_names_of_things_are_let_be(kind: str, text: str) -> None:
    assert not clauses(text, kind)


# Swift comments and guides: people without a name, and phrases of other languages

LOOSE = re.compile(
    r"(?<![\w-])(?:who(?:m)?ever|no one|obey(?:s|ed)?|again and again|host or no host|in sentences|(?:gives?|give) way"
    r"|all the same|so long|told|talks?|lets? (?:it |them )?go|the most \w+ that|com(?:e|es) to (?:an end|nothing)|read-outs?"
    r"|acknowledgements?|any more(?= [.,;:])|which is what|that is why|owing to)(?![\w-])", re.I)
LOOSE_HEAD = re.compile(r"(?:Why|When|Where|Tells|Says|Wraps|Lets go|Has a)\b|Makes a \w+\.")
COMMENT = re.compile(r"(?:^|\s)//+ ?(.*)")


def loose(text: str, kind: str) -> list[str]:
    """The comments in a file, or the lines of a guide, with such words."""
    lines = text.splitlines() if kind == ".md" else [match[1] for match in map(COMMENT.search, text.splitlines()) if match]
    heads = [] if kind == ".md" else HEADS[kind].findall(text)
    return [line for line in lines if LOOSE.search(line)] + [head for head in heads if LOOSE_HEAD.match(head)]


def test_comments_and_guides_use_standard_phrases() -> None:
    paths = sorted({*ROOT.glob("Sources/Velto*/**/*.swift"), *ROOT.glob("Sources/**/*.docc/*.md")})
    found = [f"{path.relative_to(ROOT)}: {text}" for path in paths if not FROM_THE_DESCRIPTION.search(str(path))
             for text in loose(path.read_text(), path.suffix)]
    assert not found, f"{len(found)}\n" + "\n".join(found)


@pytest.mark.parametrize(("kind", "text"), [
    (".swift", "// Whoever holds it.\n"), (".swift", "/// When it begins.\nvar start: Int\n"), (".swift", "/// Wraps bits.\n"),
    (".md", "No one answers.\n"), (".md", "The most commands that fit.\n")])
def test_loose_phrases_are_found(kind: str, text: str) -> None:
    assert loose(text, kind)


@pytest.mark.parametrize(("kind", "text"), [
    (".swift", "/// The start time.\n/// When it is nil, there is none.\n"), (".swift", "let text = \"no one\"\n"),
    (".md", "The maximum number of commands.\n")])
def test_standard_phrases_are_let_be(kind: str, text: str) -> None:
    assert not loose(text, kind)
