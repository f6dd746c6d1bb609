"""The Unity package: what is in it, and how it plays with stand-ins of the engine under Mono."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from mono_program import mono

STAND_INS = sorted((Path(__file__).parent / "Unity").glob("*.cs"))


@pytest.fixture(scope="module")
def unpacked(repository: Path, library_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as Unity unpacks it, made of an archive."""
    folder = tmp_path_factory.mktemp("unity")
    script = repository / "bindings/csharp/pack_unity.py"
    archive = subprocess.run([sys.executable, script, library_path, folder], capture_output=True, text=True, check=True).stdout.strip()
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    return folder / "package"


@pytest.fixture(scope="module")
def scene(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program of the package's sources, its sample, and the stand-ins, with the plug-in beside it."""
    sources = [*unpacked.glob("Runtime/**/*.cs"), *unpacked.glob("Samples~/**/*.cs"), *STAND_INS]
    program = tmp_path_factory.mktemp("scene") / "Play.exe"
    (program.parent / "libveltokit.so").symlink_to(unpacked / "Runtime/Plugins/Linux/x86_64/libveltokit.so")
    # The language of Unity 2019.4; what the engine fills in by serialization, a compiler takes for never assigned.
    options = ["-langversion:7.2", "-unsafe", "-warnaserror", "-nowarn:0649", "-define:VELTO_INPUT_SYSTEM"]
    compiled = subprocess.run(["mcs", *options, f"-out:{program}", *sources], capture_output=True, text=True)
    assert compiled.returncode == 0, compiled.stdout + compiled.stderr
    return program


def test_a_simulated_cap_moves_the_paddle(scene: Path) -> None:
    assert re.match(r"moved \d\.\d served True: Triki \S+ is ready", mono(scene, "paddle"))


def test_play_mode_is_entered_a_hundred_times(scene: Path) -> None:
    threads = int(mono(scene, "restarts").split()[1])
    assert threads < 20, "contexts that scripts have forgotten are replaced"


def test_a_second_manager_leaves_the_first_one_alone(scene: Path) -> None:
    reason = "another VeltoManager is enabled already, so this one was disabled: a game needs one"
    assert mono(scene, "second").splitlines() == [f"True True False: {reason}", reason, "True"]


def test_a_lost_context_leaves_neutral_input_and_a_reason(scene: Path) -> None:
    reason = "the context of the VeltoManager was disposed by another part of the program"
    assert mono(scene, "lost").splitlines() == ["True 0 False", reason, reason, "True"]


def test_a_paired_tap_is_connected_if_its_family_is_named(scene: Path) -> None:
    assert mono(scene, "families").splitlines() == ["Triki", "Tap", "Triki"]


def test_a_player_is_set_up_and_raises_events(scene: Path) -> None:
    first, warning, mode, board, gone = mono(scene, "player").splitlines()
    assert first == "1 0 Pointer" and mode == "Gesture" and gone == "True"
    assert warning == "devices of the family triki are held one way", "the game goes on"
    assert board == "MetaWear Gesture WristLeft"


def test_the_input_system_has_a_device_for_each_player(scene: Path) -> None:
    assert mono(scene, "input").splitlines() == ["VeltoWearable True", "Velto Player 1 True True", "True", "0"]


def test_the_input_system_is_compiled_only_where_it_is(unpacked: Path) -> None:
    assembly = json.loads((unpacked / "Runtime/InputSystem/VeltoKit.InputSystem.asmdef").read_text())
    assert assembly["defineConstraints"] == ["VELTO_INPUT_SYSTEM"] == [row["define"] for row in assembly["versionDefines"]]
    for script in (unpacked / "Runtime/InputSystem").glob("*.cs"):
        assert "#if VELTO_INPUT_SYSTEM" in script.read_text().split("using")[0]


def test_a_player_without_the_library_says_so(scene: Path, tmp_path: Path) -> None:
    shutil.copy(scene, tmp_path)
    kind, reason = mono(tmp_path / scene.name, "missing", LD_LIBRARY_PATH="").splitlines()
    assert kind == "DllNotFoundException" and reason.startswith("libveltokit.so cannot be loaded")


def test_the_paddle_shows_why_nobody_plays(scene: Path) -> None:
    shown = mono(scene, "nobody", DBUS_SYSTEM_BUS_ADDRESS="unix:path=/none", VELTO_BACKEND="bluez")
    assert shown == "The message bus of the system cannot be reached, so there is no Bluetooth: start dbus.\n"


def test_no_name_is_one_of_the_engine_or_of_the_system(scene: Path) -> None:
    """A script that uses both would have to say which it means."""
    assert re.fullmatch(r"\d{3} types, taken: \n", mono(scene, "names"))


def test_everything_that_unity_imports_has_settings_of_its_own(unpacked: Path) -> None:
    imported = [path for path in unpacked.rglob("*") if not path.name.endswith((".meta", "~"))]
    imported = [path for path in imported if "Documentation~" not in path.parts]
    assert len(imported) > 30
    guids = set()
    for path in imported:
        settings = path.with_name(path.name + ".meta").read_text()
        guids.add(re.search(r"^guid: ([0-9a-f]{32})$", settings, re.M)[1])
        assert ("folderAsset: yes" in settings) == path.is_dir()
    assert len(guids) == len(imported)


def test_settings_stay_the_same(repository: Path) -> None:
    """A scene refers to a script by its number: a new one would take the component out of every scene."""
    sys.path.insert(0, str(repository / "bindings/csharp"))
    import pack_unity

    settings = pack_unity.import_settings("Runtime/Unity/VeltoManager.cs", False)
    assert "guid: f008773f95d437b6e8d6afaf311c8ace\n" in settings
    assert "executionOrder: -1000" in settings


def test_the_plugin_is_for_linux_alone(unpacked: Path) -> None:
    plugin = unpacked / "Runtime/Plugins/Linux/x86_64/libveltokit.so"
    assert plugin.stat().st_size < 16 << 20
    settings = plugin.with_name(plugin.name + ".meta").read_text()
    rows = dict(re.findall(r"- first:\n +(\w+: \w+)\n +second:\n +enabled: (\d)", settings))
    assert rows == {
        "Editor: Editor": "1", "Standalone: Linux64": "1", "Standalone: OSXUniversal": "0", "Standalone: Win": "0", "Standalone: Win64": "0"}


def test_the_manifest_names_what_is_there(unpacked: Path, repository: Path) -> None:
    manifest = json.loads((unpacked / "package.json").read_text())
    version = re.search(r"^version: (\S+)$", (repository / "bindings/api/api.yml").read_text(), re.M)[1]
    assert manifest["name"] == "org.veltokit" and manifest["version"] == version
    assert all((unpacked / sample["path"]).is_dir() for sample in manifest["samples"])
    assembly = json.loads((unpacked / "Runtime/VeltoKit.asmdef").read_text())
    assert assembly["allowUnsafeCode"]
    assert not assembly["includePlatforms"] and not assembly["excludePlatforms"], "scripts that use it compile for every target"


def test_the_page_says_that_no_editor_has_run_it(unpacked: Path) -> None:
    assert "No editor has run it" in (unpacked / "Documentation~/VeltoKit.md").read_text()
    assert "no Unity editor has run it" in " ".join((unpacked / "Documentation~/CSharp.md").read_text().split())


def test_links_of_the_guides_lead_somewhere(unpacked: Path) -> None:
    folder = unpacked / "Documentation~"
    links = {link for page in folder.glob("*.md") for link in re.findall(r"\]\(([^)#][^)]*)\)", page.read_text())}
    assert {"CSharp.md", "VeltoKit.md", "BluetoothOnLinux.md"} <= links
    assert "make " not in (folder / "CSharp.md").read_text()
    assert all((folder / link).is_file() for link in links if not link.startswith("https:"))
