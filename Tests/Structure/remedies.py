"""Lists every remedy that the Swift sources contain, behind its problem.

As a program it prints the text of `remedies.txt`: read each changed line before you keep it. A remedy belongs to the cause, so each line is read
as somebody who has that problem would read it.
"""

from __future__ import annotations

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "Sources"
ARGUMENT = re.compile(r"(?<!let )(?<!var )\bremed(?:y|ies):(?! *(?:String|StaticString)\b)")
"""The label of an argument, but not of a parameter or a property."""
CONSTANT = re.compile(r"\blet remed(?:y|ies)\b[^=\n]*=|\blet \(\w+, remedy\) =")
TUPLE = re.compile(r"\btypealias (\w+) = \(([^()]*\bremedy: String[^()]*)\)")
"""The name of a tuple with a remedy, and its members; a table of such tuples has no labels."""
OPENING, CLOSING = "([{", ")]}"


def end_of_text(code: str, begin: int) -> int:
    """The position behind a string literal that begins there; expressions in it may contain others."""
    position, depth = begin + 1, 0
    while depth or code[position] != '"':
        if depth and code[position] == '"':
            position = end_of_text(code, position)
            continue
        if code.startswith("\\(", position) and not depth:
            depth, position = 1, position + 1
        elif depth:
            depth += (code[position] == "(") - (code[position] == ")")
        elif code[position] == "\\":
            position += 1
        position += 1
    return position + 1


def texts(code: str) -> tuple[list[tuple[int, int]], str]:
    """The places of all string literals, and the code with a letter for each character of them, and without comments."""
    places, position, plain = [], 0, list(code)
    while position < len(code):
        if code.startswith("//", position):
            end = code.find("\n", position)
            plain[position:end] = " " * (end - position)
        elif code[position] == '"':
            # Literals of several lines are SQL, JSON or help.
            end = code.find('"""', position + 3) + 3 if code.startswith('"""', position) else end_of_text(code, position)
            plain[position:end] = "x" * (end - position)
            places.append((position, end))
        else:
            end = position + 1
        position = end
    return places, "".join(plain)


def end_of_value(plain: str, begin: int, stops: str) -> int:
    """The position behind an expression: at a closing bracket of what is around it, or at a stop outside brackets."""
    depth = 0
    for position in range(begin, len(plain)):
        depth += (plain[position] in OPENING) - (plain[position] in CLOSING)
        if depth < 0 or depth == 0 and plain[position] in stops:
            return position
    return len(plain)


def parts(plain: str, begin: int) -> list[tuple[int, int]]:
    """The places of the expressions between commas, from behind an opening bracket to the closing one."""
    found: list[tuple[int, int]] = []
    while begin < len(plain) and plain[begin] not in CLOSING:
        end = end_of_value(plain, begin, ",")
        found.append((begin, end))
        begin = end + (plain[end : end + 1] == ",")
    return found


def rows(plain: str) -> list[list[tuple[int, int]]]:
    """The rows of tables of tuples: the places of the texts before the remedy, and of the remedy."""
    found = []
    for name, members in TUPLE.findall(plain):
        number = [member.split(":")[0].strip() for member in members.split(",")].index("remedy")
        for table in re.finditer(rf": \[{name}\] = \[", plain):
            for begin, end in parts(plain, table.end()):
                opening = plain.find("(", begin, end)
                if opening >= 0:
                    row = parts(plain, opening + 1)
                    found.append([(row[0][0], row[number - 1][1]), row[number]])
    return found


def begin_of_call(plain: str, end: int) -> int:
    """The position of the bracket in which an argument stands."""
    depth = 0
    for position in range(end - 1, -1, -1):
        depth += (plain[position] in CLOSING) - (plain[position] in OPENING)
        if depth < 0:
            return position
    return 0


def remedies(code: str) -> set[str]:
    """Each problem with its remedy, as the code has them; texts of one expression are joined."""
    places, plain = texts(code)

    def words(begin: int, end: int) -> str:
        found = [code[one + 1 : other - 1] for one, other in places if begin <= one and other <= end]
        return re.sub(r"\s+", " ", " ".join(text.strip() for text in found)).strip()

    def line(begin: int, end: int, problem: str) -> set[str]:
        remedy = words(begin, end)
        return {f"{problem}: {remedy}" if problem else f": {remedy}"} if remedy else set()

    lines: set[str] = set()
    for label in ARGUMENT.finditer(plain):
        lines |= line(label.end(), end_of_value(plain, label.end(), ","), words(begin_of_call(plain, label.start()), label.start()))
    for problem, remedy in rows(plain):
        lines |= line(*remedy, words(*problem))
    for name in CONSTANT.finditer(plain):
        begin = name.end() + len(plain[name.end() :]) - len(plain[name.end() :].lstrip())
        indent = re.match(r" *", plain[plain.rfind("\n", 0, name.start()) + 1 :])[0]
        # The value ends at the first line that is not indented further.
        end = re.compile(rf"\n(?!{indent} +\S|{indent}[)\]}}])").search(plain, begin)
        lines |= line(begin, end.start() if end else len(plain), "")
    return lines


def listed() -> str:
    """The text of the list."""
    lines = {f"{path.stem}\t{line}" for path in SOURCES.rglob("*.swift") for line in remedies(path.read_text())}
    return "".join(f"{line}\n" for line in sorted(lines))


if __name__ == "__main__":
    print(listed(), end="")
