"""C# programs, compiled by Mono's compiler and run by Mono."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

HERE = Path(__file__).parent

@pytest.fixture(scope="session")
def package(repository: Path, library_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the compiled package, and the library beside it, where Mono finds it."""
    folder = tmp_path_factory.mktemp("csharp")
    subprocess.run([repository / ".ci/csharp", folder, "-define:VELTO_ASYNC_SEQUENCES"], check=True)
    (folder / "libveltokit.so").symlink_to(library_path)
    return folder


@pytest.fixture(scope="session")
def compile_program(package: Path) -> Callable[..., Path]:
    """Compiles sources against the package, without a warning, and returns the program beside it."""

    def compile_them(name: str, *sources: Path, options: tuple[str, ...] = ()) -> Path:
        program = package / f"{name}.exe"
        command = ["mcs", "-langversion:7.2", "-warnaserror", "-optimize", *options, f"-r:{package}/VeltoKit.dll", f"-out:{program}", *sources]
        compiled = subprocess.run(command, capture_output=True, text=True)
        assert compiled.returncode == 0, compiled.stdout + compiled.stderr
        return program

    return compile_them


@pytest.fixture(scope="session")
def scenarios(compile_program: Callable[..., Path]) -> Path:
    """The program that plays the scenarios of the folder of that name."""
    return compile_program("Scenarios", *sorted((HERE / "Scenarios").glob("*.cs")), options=("-unsafe", "-define:DEBUG"))
