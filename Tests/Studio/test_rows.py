"""The rows of the checklist: each has a test with its number that clicks in a page."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from .conftest import GATE

ROWS = [f"mw{number:02}" for number in range(1, 30)] + [f"tap{number:02}" for number in range(1, 10)]
CLICKS = {"click", "press", "set_input_files", "select_option"}
"""The methods by which a test acts like a person."""


@cache
def clicking_tests() -> list[str]:
    """The tests that act in a page, by themselves or by a function of their file."""
    found = []
    for path in Path(__file__).parent.glob("test_*.py"):
        functions = {node.name: node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)}
        for name, node in functions.items():
            if "page" in [argument.arg for argument in node.args.args] and clicks(node, functions):
                found.append(name)
    return found


def clicks(function: ast.FunctionDef, functions: dict[str, ast.FunctionDef]) -> bool:
    """Whether a function acts in a page, or a function that it calls."""
    calls = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
    names = {call.id for call in calls if isinstance(call, ast.Name)} - {function.name}
    return any(isinstance(call, ast.Attribute) and call.attr in CLICKS for call in calls) or any(
        clicks(functions[name], functions) for name in names & functions.keys())


@pytest.mark.parametrize("row", ROWS)
def test_every_row_is_clicked(row: str) -> None:
    assert [name for name in clicking_tests() if re.search(rf"(^|_){row}(_|$)", name)]


def test_the_tests_of_the_gate_exist() -> None:
    names = {node.name for path in Path(__file__).parent.glob("test_*.py") for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)}
    assert {name.partition("[")[0] for name in GATE} <= names
