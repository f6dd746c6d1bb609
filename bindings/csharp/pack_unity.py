"""Makes the Unity package: a tarball for "Add package from tarball", with the library inside.

Usage: pack_unity.py LIBRARY FOLDER, by "make addon-unity".
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import sys
import tarfile
from pathlib import Path, PurePosixPath

from package_parts import HERE, LICENSE, REPOSITORY, RUNTIME_LICENSE, guide, sources, stripped, version

TEMPLATE = HERE / "unity"
PLUGIN = "Runtime/Plugins/Linux/x86_64/libveltokit.so"
BLUETOOTH = "Sources/VeltoKit/VeltoKit.docc/BluetoothOnLinux.md"


def files(library: Path, folder: Path) -> dict[str, bytes]:
    """Path in the package to content, with the import settings of everything that Unity imports."""
    found = {str(path.relative_to(TEMPLATE)): path.read_bytes() for path in sorted(TEMPLATE.rglob("*")) if path.is_file()}
    found |= {f"Runtime/VeltoKit/{path}": content for path, content in sources().items()}
    found[PLUGIN] = stripped(library, folder)
    found["LICENSE.md"] = LICENSE.read_bytes()
    found["Third Party Notices.md"] = b"The library contains the Swift runtime, under this license:\n\n" + RUNTIME_LICENSE.read_bytes()
    del found["README.md"]
    links = {"../README.md": "CSharp.md", f"../../../{BLUETOOTH}": "BluetoothOnLinux.md"}
    found["Documentation~/VeltoKit.md"] = guide(TEMPLATE / "README.md", links)
    found["Documentation~/CSharp.md"] = guide(HERE / "README.md", {"unity/README.md": "VeltoKit.md"}, without=("Getting it", "Building it"))
    found["Documentation~/BluetoothOnLinux.md"] = guide(REPOSITORY / BLUETOOTH, {})
    manifest = json.loads(found["package.json"]) | {"version": version()}
    found["package.json"] = json.dumps(manifest, indent=2).encode() + b"\n"
    folders = {str(parent) for path in found for parent in PurePosixPath(path).parents if str(parent) != "."}
    settings = {f"{path}.meta": import_settings(path, path in folders) for path in {*found, *folders} if is_imported(path)}
    return found | {path: text.encode() for path, text in settings.items()}


def is_imported(path: str) -> bool:
    """Whether Unity imports a file or folder: names that end with a tilde are hidden. Samples are imported once they are copied."""
    parts = PurePosixPath(path).parts
    return not parts[0].endswith("~") or parts[0] == "Samples~" and len(parts) > 1


# Import settings. Without them Unity ignores a file of a package; with others at every build, scenes would lose their scripts.


def import_settings(path: str, is_folder: bool) -> str:
    guid = hashlib.md5(f"org.veltokit/{path}".encode(), usedforsecurity=False).hexdigest()
    return f"fileFormatVersion: 2\nguid: {guid}\n{importer(path, is_folder)}"


def importer(path: str, is_folder: bool) -> str:
    if is_folder:
        return "folderAsset: yes\nDefaultImporter:\n" + COMMON
    if path == PLUGIN:
        return PLUGIN_IMPORTER
    if path.endswith("VeltoManager.cs"):
        return SCRIPT.replace("executionOrder: 0", "executionOrder: -1000")
    importers = {".cs": SCRIPT, ".asmdef": "AssemblyDefinitionImporter:\n" + COMMON, ".md": "TextScriptImporter:\n" + COMMON}
    if path == "package.json":
        return "PackageManifestImporter:\n" + COMMON
    return importers[PurePosixPath(path).suffix]


COMMON = """\
  externalObjects: {}
  userData: 
  assetBundleName: 
  assetBundleVariant: 
"""

SCRIPT = """\
MonoImporter:
  externalObjects: {}
  serializedVersion: 2
  defaultReferences: []
  executionOrder: 0
  icon: {instanceID: 0}
  userData: 
  assetBundleName: 
  assetBundleVariant: 
"""

PLUGIN_IMPORTER = """\
PluginImporter:
  externalObjects: {}
  serializedVersion: 2
  iconMap: {}
  executionOrder: {}
  defineConstraints: []
  isPreloaded: 0
  isOverridable: 0
  isExplicitlyReferenced: 0
  validateReferences: 1
  platformData:
  - first:
      : Any
    second:
      enabled: 0
      settings:
        Exclude Editor: 0
        Exclude Linux64: 0
        Exclude OSXUniversal: 1
        Exclude Win: 1
        Exclude Win64: 1
  - first:
      Any: 
    second:
      enabled: 0
      settings: {}
  - first:
      Editor: Editor
    second:
      enabled: 1
      settings:
        CPU: x86_64
        DefaultValueInitialized: true
        OS: Linux
  - first:
      Standalone: Linux64
    second:
      enabled: 1
      settings:
        CPU: x86_64
  - first:
      Standalone: OSXUniversal
    second:
      enabled: 0
      settings:
        CPU: None
  - first:
      Standalone: Win
    second:
      enabled: 0
      settings:
        CPU: None
  - first:
      Standalone: Win64
    second:
      enabled: 0
      settings:
        CPU: None
  userData: 
  assetBundleName: 
  assetBundleVariant: 
"""


def write(archive: Path, content: dict[str, bytes]) -> None:
    """A tarball as package registries have it: everything in a folder called "package"."""
    with archive.open("wb") as file, gzip.GzipFile(fileobj=file, mode="wb", filename="", mtime=0) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar:
            for path, bytes_ in sorted(content.items()):
                row = tarfile.TarInfo(f"package/{path}")
                row.size = len(bytes_)
                tar.addfile(row, io.BytesIO(bytes_))


def main() -> None:
    library, folder = Path(sys.argv[1]), Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    archive = folder / f"org.veltokit-{version()}.tgz"
    write(archive, files(library, folder))
    print(archive)


if __name__ == "__main__":
    main()
