"""Sentences of the library in the words of Python: its names of functions, members and constants."""

from __future__ import annotations

import re
from functools import cache

PHRASES = {
    "set VELTO_BACKEND_SIMULATED in def.backends": "create it with simulated=True",
    "set VELTO_BACKEND_HOST in def.backends": "create it with backends=Backend.HOST",
    "create it with PUMPED": "create it with pumped=True",
    "create it with MANUAL_CLOCK": "create it with manual_clock=True",
    "call velto_device_pair()": "call device.pair()",
    "call velto_device_set_family()": "set device.family",
    "set it with velto_device_set_family()": "set device.family",
    "turn it on with velto_device_set_game_input()": "set device.game_input to GameInput.ON",
    "answer VELTO_EVENT_PAIRING_REQUESTED": "answer PairingRequestedEvent",
    "set VELTO_UPDATE_ANY_MODEL": "pass UpdateFlag.ANY_MODEL",
    "VELTO_DT_MEASURE": "None",
    "VELTO_FOREVER": "None",
    "call exec before using the library": (
        'start processes with multiprocessing.set_start_method("spawn"), or import veltokit after os.fork()'
    ),
}
"""Phrases with names of C, and their counterparts."""

SIGNS = ("velto_", "VELTO_", "call exec", "create it with", "def.", "options.")
"""A sentence without any of these has no name of C."""

FUNCTION = re.compile(r"\bvelto_[a-z]+_(\w+)(?=\(\))")
MEMBER = re.compile(r"\b(?:velto_\w+|def|options)\.(?=[a-z])")
CONSTANT = re.compile(r"\bVELTO_[A-Z0-9_]+\b")


def spoken(sentence: str) -> str:
    """A sentence of the library with the names of Python."""
    if not any(sign in sentence for sign in SIGNS):
        return sentence
    for phrase, own in PHRASES.items():
        sentence = sentence.replace(phrase, own)
    sentence = MEMBER.sub("", FUNCTION.sub(r"\1", sentence))
    return CONSTANT.sub(lambda match: constants().get(match[0], match[0]), sentence)


@cache
def constants() -> dict[str, str]:
    """The members of enumerations by their names in C, which the library knows."""
    from ._enums import ENUM_NUMBERS

    return {member.c_name: f"{type_.__name__}.{member.name}" for type_ in ENUM_NUMBERS for member in type_}
