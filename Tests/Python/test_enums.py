"""Enumerations and flags are those of the headers, and bear numbers of newer libraries."""

from __future__ import annotations

import re
from enum import IntFlag

import pytest

import veltokit
from veltokit import Button, LinkState, Result, _enums, abi
from veltokit._enum_base import ValueBase

ENUMS = [getattr(_enums, name) for name in _enums.__all__]


def test_every_constant_of_the_headers_is_a_member() -> None:
    constants = {name: value for name, value in vars(abi).items() if re.match("VELTO_[A-Z]", name) and isinstance(value, int)}
    sizes = {name for name in constants if re.match("VELTO_(ENUM_|VERSION|VALUE_MAX|RSSI|REPEAT_|.*_SIZE$)", name)}
    members = sum(len(enum.__members__) for enum in ENUMS)
    assert members == len(constants) - len(sizes - {"VELTO_ERROR_STRUCT_SIZE"})


@pytest.mark.parametrize("enum", [enum for enum in ENUMS if issubclass(enum, ValueBase)])
def test_names_are_those_of_the_library(enum: type[ValueBase]) -> None:
    for member in enum:
        assert member.c_name.endswith(member.name) and getattr(abi, member.c_name) == member


def test_an_unknown_number_is_kept_and_named() -> None:
    state = LinkState(77)
    assert state == 77 and isinstance(state, LinkState) and str(state) == "UNKNOWN_77"
    assert LinkState.READY.c_name == "VELTO_LINK_STATE_READY" and f"{LinkState.READY:>6}" == " READY"
    with pytest.raises(ValueError):
        LinkState("READY")


def test_unknown_flags_are_kept() -> None:
    assert int(Button(0x80000001)) == 0x80000001
    assert str(Button.MAIN | Button.THUMB) == "MAIN|THUMB" and str(Button(0)) == "0"
    assert all(issubclass(enum, (ValueBase, IntFlag)) for enum in ENUMS)


def test_values_are_exported_and_documented() -> None:
    assert set(_enums.__all__) <= set(veltokit.__all__) and Result in ENUMS
    assert all(enum.__doc__ for enum in ENUMS)
