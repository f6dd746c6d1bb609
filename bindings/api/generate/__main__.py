"""Generates everything that follows from the description of the C API.

    python bindings/api/generate                write what differs
    python bindings/api/generate --check        exit 1, with a summary, when something is stale
    python bindings/api/generate --stubs AREA   print the Swift functions that an area needs
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from generate import (  # noqa: E402
    constants_page, csharp_events, csharp_functions, csharp_values, function_pages, godot, godot_pages, header, linker, output, python_abi, python_enums,
    python_events, python_faces, python_values,
    swift_configurations, swift_conversions, swift_enumerations, swift_functions, swift_structs,
)
from generate.description import Api, DescriptionError  # noqa: E402
from generate.loading import REPOSITORY, load  # noqa: E402
from generate.lint import lint  # noqa: E402

EMITTERS = (
    header, linker, swift_functions, swift_structs, swift_enumerations, swift_configurations, swift_conversions,
    constants_page, python_abi, python_enums, python_values, python_events, python_faces,
    csharp_values, csharp_functions, csharp_events, godot, godot_pages, function_pages,
)


def generated_files(api: Api) -> dict[str, str]:
    """Path below the repository to content, of every output."""
    files: dict[str, str] = {}
    for emitter in EMITTERS:
        files.update(emitter.outputs(api))
    return files


def main() -> int:
    parser = argparse.ArgumentParser(prog="generate", description="Writes what follows from bindings/api.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when something is stale")
    parser.add_argument("--stubs", metavar="AREA", help="print the Swift functions that an area needs")
    options = parser.parse_args()
    try:
        api = load()
    except DescriptionError as error:
        print(error, file=sys.stderr)
        return 1
    problems = lint(api)
    if problems:
        print("\n".join(problems), file=sys.stderr)
        return 1
    if options.stubs:
        print(swift_functions.stubs(api.area(options.stubs)))
        return 0
    files = generated_files(api)
    if options.check:
        stale = output.differences(REPOSITORY, files)
        print("\n".join(stale) if stale else f"{len(files)} generated files are current.")
        return 1 if stale else 0
    print(f"{output.write(REPOSITORY, files)} of {len(files)} generated files changed.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
