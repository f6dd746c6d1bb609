"""Every function of the C API has a face in the package."""

from __future__ import annotations

import ctypes
import inspect
from typing import Any, Callable

import pytest
from generate.python_faces import faces

import veltokit
from veltokit import Board, Catalog, Context, Device, HostRadio, Session, Signal, Store, abi

FACES = faces()

ARGUMENTS: dict[str, Callable[..., Any]] = {
    "velto_context_def": Context.__init__,
    "velto_scan_options": Context.start_scan,
    "velto_connect_options": Device.connect,
    "velto_subscription_def": Device.subscribe,
    "velto_stream_def": Signal.stream,
    "velto_export_def": Session.export,
    "velto_calibration_options": Device.calibrate,
    "velto_update_def": Device.update_firmware,
    "velto_download_def": Board.download,
    "velto_mw_logger_def": Board.create_logger,
    "velto_mw_processor_def": Board.create_processor,
    "velto_mw_recipe_def": Board.create_recipe,
    "velto_sim_def": Context.create_simulator,
    "velto_host_def": Context.create_host_radio,
    "velto_host_advertisement": HostRadio.report_advertisement,
    "velto_session_query": Store.find,
    "velto_track_def": Session.add_track,
    "velto_catalog_query": Catalog.updates,
    "velto_http_def": Context.read_firmware,
    "velto_orientation_def": veltokit.orientation.filter,
}
"""Structures whose members are arguments."""


def records() -> set[str]:
    """Structures that are records with defaults; test_values.py compares those."""
    values = [getattr(veltokit._values, name) for name in veltokit._values.__all__]
    return {str(class_._raw.__annotations__["return"])[5:] for class_ in values if hasattr(class_, "_raw")}


def test_the_lists_of_functions_and_faces_are_the_same() -> None:
    initialized = {f"{name}_init" for name in {*ARGUMENTS, *records()}}
    assert sorted(abi.PROTOTYPES) == sorted({*FACES, *(initialized & set(abi.PROTOTYPES))})


@pytest.mark.parametrize("face", sorted({face for found in FACES.values() for face in found}))
def test_faces_are_public_and_documented(face: str) -> None:
    thing: Any = veltokit
    for part in face.removesuffix("()").split("."):
        thing = getattr(thing, part) if hasattr(thing, part) else getattr(getattr(veltokit, part), part)
    assert inspect.ismodule(thing) or thing.__doc__, face


@pytest.mark.parametrize("name", ARGUMENTS)
def test_defaults_of_arguments_are_those_of_the_library(name: str) -> None:
    raw = getattr(abi, name)()
    assert getattr(veltokit.core.library(), f"{name}_init")(raw, ctypes.sizeof(raw)) == 0
    compared = 0
    for argument in inspect.signature(ARGUMENTS[name]).parameters.values():
        if hasattr(raw, argument.name) and argument.name not in ("script", "references"):
            default = getattr(raw, argument.name)
            default = None if default == abi.VELTO_RSSI_UNKNOWN else default
            if argument.default is not inspect.Parameter.empty:
                assert argument.default == default or not (argument.default or default), argument.name
                compared += 1
    assert compared or name == "velto_scan_options"


def test_public_names_are_exported_and_documented() -> None:
    for name in veltokit.__all__:
        thing = getattr(veltokit, name)
        assert inspect.ismodule(thing) or isinstance(thing, float) or thing.__doc__, name
    public = {name for name, value in vars(veltokit).items() if inspect.isclass(value) and value.__module__.startswith("veltokit")}
    assert public <= set(veltokit.__all__)


@pytest.mark.parametrize("name", [name for name in veltokit.__all__ if inspect.isclass(getattr(veltokit, name))])
def test_members_are_documented(name: str) -> None:
    class_ = getattr(veltokit, name)
    for member, value in vars(class_).items():
        if not member.startswith("_") and (inspect.isfunction(value) or isinstance(value, (property, classmethod))):
            assert inspect.getdoc(getattr(class_, member)), f"{name}.{member}"
