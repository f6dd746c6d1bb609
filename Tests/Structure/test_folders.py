"""Inside a module, folders depend on each other in one direction; files and functions stay short.

`python Tests/Structure/test_folders.py` prints the pairs of folders that name each other's types, as folder_pairs.txt lists
them; with --why, it adds the names.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LIST = Path(__file__).with_name("folder_pairs.txt")
LONGEST_FILE, LONGEST_FUNCTION = 400, 40
MODULES = sorted(
    path for folder in ("Sources", "Tests") for path in (ROOT / folder).iterdir() if re.match(r"Velto|\w+Tests$", path.name))

# A type at the top level that other files can name; what is nested in a type belongs to it.
TYPE = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|final|indirect|open)\s+)*"
    r"(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)", re.M
)
# An extension, to its closing brace; and the types in it, which belong to its folder and not to that of the extended type.
EXTENSION = re.compile(r"^(?:(?:public|package|internal|private|fileprivate) )?extension ([\w.]+)[^{]*\{\n(.*?)^\}", re.M | re.S)
NESTED = re.compile(TYPE.pattern.replace("^", "^    ", 1), re.M)
FUNCTION = re.compile(r"^ *(?:(?:@\w+(?:\([^)]*\))?|[a-z]+(?:\([^)]*\))?) +)*(?:func\b|init[?(<]|subscript[(<]|deinit\b|var\b[^=\n]*\{$)")
TEXT = re.compile(r'#?"""(.*?)"""#?|#?"(?:\\\([^)]*\)|\\.|[^"\\\n])*"#?', re.S)
INTERPOLATION = re.compile(r"\\\(([^)]*)\)")


def code(path):
    """Returns the code of a file: without comments, and of strings only what they interpolate; lines stay where they are."""
    text = re.sub(r"//.*", "", path.read_text())
    text = re.sub(r"/\*.*?\*/", lambda found: "\n" * found[0].count("\n"), text, flags=re.S)
    return TEXT.sub(lambda found: " ".join(INTERPOLATION.findall(found[0])) + "\n" * found[0].count("\n"), text)


def folder_of(path, module):
    """Returns the folder of a file inside its module; `.` for files beside the folders."""
    parts = path.relative_to(module).parts
    return parts[0] if len(parts) > 1 else "."


def names(module):
    """Returns the types that each folder names of each other folder: uses and extensions alike."""
    texts = defaultdict(str)
    for path in sorted(module.rglob("*.swift")):
        texts[folder_of(path, module)] += code(path)
    owners = defaultdict(set)
    for folder, text in texts.items():
        for name in declared(text):
            owners[name].add(folder)
    found = defaultdict(set)
    for folder, text in texts.items():
        for name in named(text):
            # A name that two folders declare belongs to neither.
            if len(owners.get(name, ())) == 1 and folder not in owners[name]:
                found[folder, *owners[name]].add(name)
    return found


def declared(text):
    """Returns the types that a text declares: those at the top level, and those in extensions as `Extended.Name`."""
    nested = {f"{extended}.{name}" for extended, body in EXTENSION.findall(text) for name in NESTED.findall(body)}
    return nested.union(TYPE.findall(text))


def named(text):
    """Returns the types that a text could name: all words, and for a type in an extension the path to it."""
    paths = re.findall(r"\b[A-Z]\w*(?:\.[A-Z]\w*)+", text)
    within = {f"{extended}.{word}" for extended, body in EXTENSION.findall(text) for word in set(re.findall(r"\b[A-Z]\w*", body))}
    return within.union(re.findall(r"\w+", text), *(prefixes(path) for path in paths))


def prefixes(path):
    """Returns `A.B` and `A.B.C` of `A.B.C`."""
    parts = path.split(".")
    return {".".join(parts[:count]) for count in range(2, len(parts) + 1)}


def pairs(module):
    found = names(module)
    return sorted(f"{module.name}: {one} <-> {other}" for one, other in found if one < other and (other, one) in found)


def listed():
    return {line for line in LIST.read_text().splitlines() if line and not line.startswith("#")}


def why(module, pair):
    """Returns the names by which the folders of a pair depend on each other."""
    one, other = pair.split(": ")[1].split(" <-> ")
    found = names(module)
    return f"{one} names {', '.join(sorted(found[one, other]))}; {other} names {', '.join(sorted(found[other, one]))}"


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name)
def test_no_more_folders_name_each_others_types(module):
    new = [f"{pair} ({why(module, pair)})" for pair in pairs(module) if pair not in listed()]
    assert not new, "these folders depend on each other: move a file, or turn an arrow around:\n" + "\n".join(new)


def test_pairs_that_are_gone_are_off_the_list():
    present = {pair for module in MODULES for pair in pairs(module)}
    gone = sorted(listed() - present)
    assert not gone, f"these pairs are gone: remove them from {LIST.name}, so that they stay gone:\n" + "\n".join(gone)


def hand_written():
    for folder in ("Sources", "Tests"):
        for path in sorted((ROOT / folder).rglob("*.swift")):
            if "Generated" not in path.parts:
                yield path


def test_files_are_short():
    lengths = {path.relative_to(ROOT): len(path.read_text().splitlines()) for path in hand_written()}
    long = {str(path): length for path, length in lengths.items() if length > LONGEST_FILE}
    assert not long, f"more than {LONGEST_FILE} lines: give each idea a file of its own: {long}"


def functions(path):
    """Returns the first line of each function, initializer and computed property, and its number of lines."""
    lines = code(path).splitlines()
    for first, line in enumerate(lines):
        if not FUNCTION.match(line):
            continue
        depth, has_begun = 0, False
        for last in range(first, len(lines)):
            # A requirement of a protocol has no body: the next declaration, or the end of the protocol, comes first.
            if not has_begun and last > first and (FUNCTION.match(lines[last]) or lines[last].strip() == "}"):
                break
            depth += lines[last].count("{") - lines[last].count("}")
            has_begun = has_begun or "{" in lines[last]
            if has_begun and depth <= 0:
                yield first + 1, last - first + 1
                break


def test_functions_are_short():
    long = [
        f"{path.relative_to(ROOT)}:{line}: {length}"
        for path in hand_written() for line, length in functions(path) if length > LONGEST_FUNCTION
    ]
    assert not long, f"functions of more than {LONGEST_FUNCTION} lines: divide them:\n" + "\n".join(long)


if __name__ == "__main__":
    for each in MODULES:
        for pair in pairs(each):
            print(pair)
            if "--why" in sys.argv:
                print(f"    {why(each, pair)}")
