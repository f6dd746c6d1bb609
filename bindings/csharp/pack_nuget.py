"""Makes the NuGet package, with the library inside. It is a ZIP archive with a manifest; no .NET is needed for that.

Usage: pack_nuget.py ASSEMBLIES LIBRARY FOLDER, by "make addon-nuget". ASSEMBLIES holds VeltoKit.dll and VeltoKit.xml.
"""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path, PurePosixPath

from package_parts import HERE, LICENSE, LONG_AGO, sources, stripped, version

TEMPLATE = HERE / "nuget"


def files(assemblies: Path, library: Path, folder: Path) -> dict[str, bytes]:
    """Path in the package to content.

    Programs for Mono take the assembly; those for .NET compile the sources, which an empty folder of assemblies makes way for.
    """
    found = {
        "VeltoKit.nuspec": (TEMPLATE / "VeltoKit.nuspec").read_bytes().replace(b"$version$", version().encode()),
        "README.md": (HERE / "README.md").read_bytes(),
        "LICENSE": LICENSE.read_bytes(),
        "lib/net472/VeltoKit.dll": (assemblies / "VeltoKit.dll").read_bytes(),
        "lib/net472/VeltoKit.xml": (assemblies / "VeltoKit.xml").read_bytes(),
        "lib/netstandard2.0/_._": b"",
        "runtimes/linux-x64/native/libveltokit.so": stripped(library, folder),
    }
    for framework in ("net472", "netstandard2.0"):
        found[f"build/{framework}/VeltoKit.targets"] = (TEMPLATE / f"{framework}.targets").read_bytes()
    found |= {f"src/{path}": content for path, content in sources().items()}
    return found | package_parts(found)


def package_parts(content: dict[str, bytes]) -> dict[str, bytes]:
    """What makes a ZIP archive a package: the types of its files, and which of them is the manifest."""
    suffixes = sorted({PurePosixPath(path).suffix[1:] for path in content if PurePosixPath(path).suffix} | {"rels"})
    rows = [f'<Default Extension="{suffix}" ContentType="{TYPES.get(suffix, "application/octet")}" />' for suffix in suffixes]
    bare = [f"/{path}" for path in sorted(content) if not PurePosixPath(path).suffix]
    rows += [f'<Override PartName="{path}" ContentType="application/octet" />' for path in bare]
    types = f'{XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">{"".join(rows)}</Types>'
    return {"[Content_Types].xml": types.encode(), "_rels/.rels": RELATIONS.encode()}


XML = '<?xml version="1.0" encoding="utf-8"?>'
TYPES = {"rels": "application/vnd.openxmlformats-package.relationships+xml"}
RELATIONS = (
    f'{XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
    '<Relationship Type="http://schemas.microsoft.com/packaging/2010/07/manifest" Target="/VeltoKit.nuspec" Id="manifest" />'
    "</Relationships>"
)


def write(archive: Path, content: dict[str, bytes]) -> None:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for path, bytes_ in sorted(content.items()):
            packed.writestr(zipfile.ZipInfo(path, LONG_AGO), bytes_, zipfile.ZIP_DEFLATED)


def main() -> None:
    assemblies, library, folder = (Path(argument) for argument in sys.argv[1:4])
    folder.mkdir(parents=True, exist_ok=True)
    archive = folder / f"VeltoKit.{version()}.nupkg"
    write(archive, files(assemblies, library, folder))
    print(archive)


if __name__ == "__main__":
    main()
