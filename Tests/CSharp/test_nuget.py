"""The NuGet package: what is in it, and a program that uses nothing else."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path

import pytest

from mono_program import mono

PROGRAM = """
using System;
using VeltoKit;

static class Program
{
    static void Main()
    {
        using (var velto = new Context(new ContextOptions { Backends = Backend.Simulated, ManualClock = true, Ephemeral = true }))
        {
            velto.CreateSimulator("Triki test", seed: 7);
            Console.WriteLine(velto.Connect("Triki test").Wait().LinkState);
        }
    }
}
"""


@pytest.fixture(scope="module")
def archive(repository: Path, library_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("nuget")
    subprocess.run([repository / ".ci/csharp", folder / "assemblies"], check=True)
    command = [sys.executable, repository / "bindings/csharp/pack_nuget.py", folder / "assemblies", library_path, folder]
    return Path(subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip())


@pytest.fixture(scope="module")
def unpacked(archive: Path) -> Path:
    folder = archive.parent / "unpacked"
    with zipfile.ZipFile(archive) as packed:
        assert packed.testzip() is None
        packed.extractall(folder)
    return folder


def test_the_manifest_has_the_version_of_the_library(archive: Path, unpacked: Path, repository: Path) -> None:
    version = re.search(r"^version: (\S+)$", (repository / "bindings/api/api.yml").read_text(), re.M)[1]
    space = {"n": "http://schemas.microsoft.com/packaging/2013/05/nuspec.xsd"}
    metadata = ET.parse(unpacked / "VeltoKit.nuspec").getroot().find("n:metadata", space)
    assert metadata.findtext("n:version", namespaces=space) == version
    assert archive.name == f"VeltoKit.{version}.nupkg"
    assert (unpacked / metadata.findtext("n:readme", namespaces=space)).is_file()


def test_every_part_has_a_type(unpacked: Path) -> None:
    space = {"t": "http://schemas.openxmlformats.org/package/2006/content-types"}
    types = ET.parse(unpacked / "[Content_Types].xml").getroot()
    suffixes = {row.get("Extension") for row in types.findall("t:Default", space)}
    names = {row.get("PartName") for row in types.findall("t:Override", space)}
    parts = [path for path in unpacked.rglob("*") if path.is_file() and path.name != "[Content_Types].xml"]
    untyped = [path for path in parts if path.name != ".rels" and path.suffix[1:] not in suffixes]
    assert {f"/{path.relative_to(unpacked)}" for path in untyped} <= names
    target = re.search('Target="/([^"]+)"', (unpacked / "_rels/.rels").read_text())[1]
    assert (unpacked / target).is_file()


def test_a_program_takes_the_assembly_and_the_library(unpacked: Path, tmp_path: Path) -> None:
    (tmp_path / "Program.cs").write_text(PROGRAM)
    (tmp_path / "libveltokit.so").symlink_to(unpacked / "runtimes/linux-x64/native/libveltokit.so")
    shutil.copy(unpacked / "lib/net472/VeltoKit.dll", tmp_path)  # Mono looks for the library where the assembly really is.
    subprocess.run(["mcs", f"-r:{tmp_path}/VeltoKit.dll", f"-out:{tmp_path}/Program.exe", tmp_path / "Program.cs"], check=True)
    assert mono(tmp_path / "Program.exe") == "Ready\n"


def test_the_readme_speaks_to_those_who_have_the_package(archive: Path, unpacked: Path, tmp_path: Path) -> None:
    """What it says of Mono works, in a folder with nothing but the package and a program."""
    readme = (unpacked / "README.md").read_text()
    assert "It was tested only under Mono" in " ".join(readme.split())
    assert not re.findall(r"\]\((?!https:)", readme), "links that lead nowhere"
    assert "make " not in readme and "dotnet add package VeltoKit" in readme
    commands = next(block for block in re.findall(r"^```sh\n(.*?)^```", readme, re.M | re.S) if "mono" in block)
    shutil.copy(archive, tmp_path)
    (tmp_path / "game.cs").write_text(PROGRAM)
    run = subprocess.run(["sh", "-ec", commands], cwd=tmp_path, env={**os.environ, "LD_LIBRARY_PATH": ""}, capture_output=True, text=True)
    assert run.returncode == 0 and run.stdout.endswith("Ready\n"), run.stdout + run.stderr


def test_a_program_gets_the_library_through_another_project(unpacked: Path) -> None:
    direct, transitive = (unpacked / folder / "net472/VeltoKit.targets" for folder in ("build", "buildTransitive"))
    assert transitive.read_bytes() == direct.read_bytes()
    assert not (unpacked / "buildTransitive/netstandard2.0").exists(), "the sources would be compiled twice"


def test_a_program_compiles_the_sources(unpacked: Path, tmp_path: Path) -> None:
    """What the build file for .NET does: these sources, and unsafe code."""
    targets = ET.parse(unpacked / "build/netstandard2.0/VeltoKit.targets").getroot()
    space = "{http://schemas.microsoft.com/developer/msbuild/2003}"
    pattern = targets.find(f"{space}ItemGroup/{space}Compile").get("Include").replace("$(MSBuildThisFileDirectory)../../", "")
    assert targets.findtext(f"{space}PropertyGroup/{space}AllowUnsafeBlocks") == "true"
    sources = sorted(unpacked.glob(pattern))
    assert len(sources) > 20
    (tmp_path / "Program.cs").write_text(PROGRAM)
    (tmp_path / "libveltokit.so").symlink_to(unpacked / "runtimes/linux-x64/native/libveltokit.so")
    options = ["-unsafe", "-langversion:7.2", "-define:NETCOREAPP", f"-out:{tmp_path}/Program.exe"]
    subprocess.run(["mcs", *options, tmp_path / "Program.cs", *sources], check=True)
    assert mono(tmp_path / "Program.exe") == "Ready\n"
