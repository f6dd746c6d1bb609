"""The Godot 4 add-on without an engine: a host that plays the interface sees what it registers, and loads it many times."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest
from conftest import FOLDER
from generate import godot, godot_names
from generate.description import Api
from generate.loading import load


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Path:
    program = tmp_path_factory.mktemp("mock") / "mock_host"
    command = ["cc", "-std=c11", "-g", "-Wall", "-Wextra", "-Werror", FOLDER / "mock_host.c", "-o", program, "-ldl"]
    subprocess.run(command, check=True)
    return program


@pytest.fixture(scope="module")
def add_on(addons: Path) -> Path:
    return addons / "veltokit-godot4/addons/veltokit/bin/linux.x86_64/libveltokit_godot.so"


def run(host: Path, *libraries: Path) -> str:
    environment = {**os.environ, "VELTO_BACKEND": "simulated"}
    result = subprocess.run([host, *libraries], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60)
    assert result.returncode == 0, result.stdout
    return result.stdout


def expected_counts(api: Api) -> list[int]:
    methods = len(list(godot_names.methods(api))) + len(godot.handwritten()["methods"])
    properties = len(godot_names.shown(api.types["velto_input"])) - 1 + len(list(godot_names.input_flags(api)))
    constants = sum(len(entry.values) for entry in godot_names.used_sets(api, godot.used_structs(api)))
    return [len(godot.handwritten()["classes"]), methods + properties, constants, len(list(godot_names.signals(api))), properties]


def test_everything_is_registered_once_and_again(host: Path, add_on: Path) -> None:
    output = run(host, add_on)
    assert [int(number) for number in re.findall(r"\d+", output.splitlines()[0])] == expected_counts(load())
    assert "1 of 1 add-ons have a player" in output and "0 classes left, no singleton" in output and "20 cycles" in output
    assert "failed" not in output and "warning" not in output


def test_two_plug_ins_in_one_process_share_nothing(host: Path, add_on: Path, tmp_path: Path) -> None:
    """Two copies of the add-on beside one library: each has its context, and its own player."""
    copies = []
    for name in ("first", "second"):
        shutil.copytree(add_on.parent, tmp_path / name)
        copies.append(tmp_path / name / add_on.name)
    output = run(host, *copies)
    assert "2 of 2 add-ons have a player" in output and output.count("0 classes left, no singleton") == 2


def test_no_method_hides_one_of_every_object() -> None:
    names = {(owner, godot_names.method_name(function)) for owner, function in godot_names.methods(load())}
    assert not {name for _, name in names} & {"connect", "disconnect", "set_script", "get_script", "get", "set", "free", "notification"}
    assert ("VeltoDevice", "connect_link") in names and ("VeltoSim", "set_steps") in names


def test_the_class_reference_has_a_sentence_for_everything(repository: Path) -> None:
    folder = repository / "bindings/godot/godot4/addons/veltokit/doc_classes"
    for name in godot.handwritten()["classes"]:
        page = ElementTree.parse(folder / f"{name}.xml").getroot()
        assert page.get("name") == name
        texts = [entry.findtext("description") for kind in ("method", "signal") for entry in page.iter(kind)]
        texts += [entry.text for kind in ("member", "constant") for entry in page.iter(kind)]
        assert texts or name == "VeltoInput"
        assert all(texts), name
        # Names of C are links, or plain code where the add-on has no such method.
        assert not [text for text in texts if re.search(r"(?<!\[code\])\bvelto_\w+\(\)", text)]
