"""The frame of a command: its common options, its studio and its output."""

from __future__ import annotations

import inspect
from typing import Any, Awaitable, Callable, Optional

from . import options
from .running import Setting, run

SHARED = [
    inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
    for name, default, annotation in (
        ("simulated", False, options.Simulated),
        ("hours", 0.0, options.Hours),
        ("json", False, options.Json),
        ("store", None, options.Store),
        ("adapter", None, options.Adapter),
    )
]
"""The options of every command that uses devices or sessions."""

Body = Callable[..., Awaitable[Optional[int]]]
"""A coroutine of a studio, an output and the command's own options; it returns an exit code, or None for 0."""


def command(body: Body) -> Callable[..., None]:
    """Makes a function for Typer of a coroutine: with the common options, in a studio of its own, with exit codes."""
    own = list(inspect.signature(body, eval_str=True, locals={"Studio": Any, "Output": Any}).parameters.values())[2:]

    def call(**arguments: Any) -> None:
        setting = Setting(**{parameter.name: arguments.pop(parameter.name) for parameter in SHARED})
        run(lambda studio, output: body(studio, output, **arguments), setting)

    parameters = [*own, *SHARED]
    call.__name__, call.__doc__, call.__module__ = body.__name__, body.__doc__, body.__module__
    call.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    keywords = [parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY) for parameter in parameters]
    call.__signature__ = inspect.Signature(keywords)  # type: ignore[attr-defined]
    return call
