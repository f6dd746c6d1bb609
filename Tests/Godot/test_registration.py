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


def pages(repository: Path) -> dict[str, ElementTree.Element]:
    folder = repository / "bindings/godot/godot4/addons/veltokit/doc_classes"
    return {name: ElementTree.parse(folder / f"{name}.xml").getroot() for name in godot.handwritten()["classes"]}


def texts_of(page: ElementTree.Element) -> list[str | None]:
    texts = [entry.findtext("description") for kind in ("method", "signal") for entry in page.iter(kind)]
    return [page.findtext("description"), *texts, *[entry.text for kind in ("member", "constant") for entry in page.iter(kind)]]


def test_the_class_reference_has_a_sentence_for_everything(repository: Path) -> None:
    for name, page in pages(repository).items():
        assert page.get("name") == name
        texts = texts_of(page)
        assert all(texts), name
        # Names of C are links, or plain code where the add-on has no such method.
        assert not [text for text in texts if re.search(r"(?<!\[code\])\bvelto_\w+|VELTO_(?!BACKEND\b)", text or "")]
        assert not [text for text in texts if re.fullmatch(r"(It|They) \w+( not)?\.", text or "")], name


def test_the_class_reference_refers_to_what_there_is(repository: Path) -> None:
    known = {"method": set(), "signal": set(), "constant": set(), "member": set(), "enum": set()}
    for name, page in pages(repository).items():
        for kind, names in known.items():
            names |= {f"{name}.{entry.get('name')}" for entry in page.iter(kind)}
        known["enum"] |= {f"{name}.{entry.get('enum')}" for entry in page.iter("constant")}
    for name, page in pages(repository).items():
        for text in texts_of(page):
            for kind, target in re.findall(r"\[(method|signal|constant|member|enum) ([\w.]+)\]", text or ""):
                assert (target if "." in target else f"{name}.{target}") in known[kind], text
        for entry in page.iter():
            assert entry.get("enum") is None or entry.tag == "constant" or entry.get("enum") in known["enum"]


def test_the_class_reference_says_what_goes_in(repository: Path) -> None:
    velto, device = (pages(repository)[name] for name in ("Velto", "VeltoDevice"))

    def text(page: ElementTree.Element, method: str) -> str:
        return next(entry.findtext("description") or "" for entry in page.iter("method") if entry.get("name") == method)

    assert "- [code]timeout[/code] (float, seconds, 0.1 to 300, default 15): Time limit" in text(device, "connect_link")
    assert "[b]Starts an operation:[/b]" in text(device, "connect_link") and "[b]Starts" not in text(device, "set_motion_mode")
    assert "[param durations]: alternating seconds of vibration and pause" in text(device, "play_haptic")
    assert "- [code]settle_time[/code] (float, seconds, 0 to 60, default 0.6)" in text(velto, "start")
    assert "[method Velto.op_get_value]" in text(device, "mw_read_i2c")
    for page in pages(repository).values():
        for method in page.iter("method"):
            # What can be left out is at the end.
            given = ["default" in param.attrib for param in method.iter("param")]
            assert given == sorted(given), method.get("name")


def test_godot_3_has_the_class_reference_as_a_page(repository: Path) -> None:
    page = (repository / "bindings/godot/godot3/addons/veltokit/CLASSES.md").read_text()
    assert "### connect_link(options: Dictionary = {}) -> int" in page and "### op_get_value(op: int) -> PoolByteArray" in page
    assert not re.search(r"\[/?(br|code|b|method|param|constant|enum|signal)\b", page)
