"""The parts of the library with their licenses, as a document in the format SPDX 2.3.

Usage: sbom.py LIBRARY VERSION EPOCH. EPOCH is the time of the source (seconds since 1970).
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

SWIFT = "Apache-2.0 WITH Swift-exception"


@dataclass(frozen=True)
class Part:
    """A part of the library that others have written.

    Attributes:
        files: The static libraries and object files that hold it.
        origin: The key in `versions()`.
    """

    name: str
    license: str
    copyright: str
    files: tuple[str, ...]
    origin: str
    download: str


PARTS = (
    Part(
        "swift-runtime", SWIFT, "Copyright (c) Apple Inc. and the Swift project authors",
        ("libswiftCore.a", "libswift_Concurrency.a", "libswiftSynchronization.a", "libswiftGlibc.a", "swiftrt.o"), "swift",
        "https://github.com/swiftlang/swift"),
    Part(
        "swift-corelibs-libdispatch", SWIFT, "Copyright (c) Apple Inc. and the Swift project authors",
        ("libdispatch.a", "libBlocksRuntime.a"), "swift", "https://github.com/swiftlang/swift-corelibs-libdispatch"),
    Part(
        "llvm-support", "Apache-2.0 WITH LLVM-exception", "Copyright (c) the LLVM project authors",
        ("libswiftCore.a",), "swift", "https://github.com/swiftlang/llvm-project"),
    Part(
        "gcc-runtime", "GPL-3.0-or-later WITH GCC-exception-3.1", "Copyright (c) Free Software Foundation, Inc.",
        ("libgcc.a", "crtbeginS.o", "crtendS.o"), "gcc", "https://gcc.gnu.org"),
    Part(
        "glibc-startup", "LGPL-2.1-or-later WITH GCC-exception-2.0-note", "Copyright (c) Free Software Foundation, Inc.",
        ("libc_nonshared.a", "crti.o", "crtn.o"), "glibc", "https://sourceware.org/glibc"),
)


def versions() -> dict[str, str]:
    """The versions of the tools of this machine, which build the library."""
    def said(*command: str) -> str:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    return {
        "swift": said("swift", "--version").split("Swift version ")[1].split()[0],
        "gcc": said("gcc", "-dumpfullversion").strip(),
        "glibc": said("getconf", "GNU_LIBC_VERSION").split()[1],
    }


def document(library: Path, version: str, epoch: int, made_by: dict[str, str]) -> dict[str, object]:
    """The document about a library.

    Args:
        made_by: The versions of what it was built with.
    """
    content = library.read_bytes()
    digest = hashlib.sha256(content).hexdigest()
    packages = [package("veltokit", version, "MIT", "Copyright (c) 2026 The VeltoKit authors", "NOASSERTION")]
    packages += [package(part.name, made_by[part.origin], part.license, part.copyright, part.download) for part in PARTS]
    identifier = "SPDXRef-File-libveltokit.so"
    relationships = [relation("SPDXRef-DOCUMENT", "DESCRIBES", identifier), relation(identifier, "GENERATED_FROM", "SPDXRef-veltokit")]
    relationships += [relation(identifier, "STATIC_LINK", f"SPDXRef-{part.name}") for part in PARTS]
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"veltokit-{version}",
        "documentNamespace": f"https://spdx.org/spdxdocs/veltokit-{version}-{digest}",
        "creationInfo": {"created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(epoch)), "creators": ["Tool: veltokit-release"]},
        "packages": packages,
        "files": [{
            "SPDXID": identifier,
            "fileName": f"./lib/libveltokit.so.{version}",
            "fileTypes": ["BINARY"],
            "checksums": [
                {"algorithm": "SHA1", "checksumValue": hashlib.sha1(content, usedforsecurity=False).hexdigest()},
                {"algorithm": "SHA256", "checksumValue": digest},
            ],
            "licenseConcluded": "NOASSERTION",
            "licenseInfoInFiles": ["NOASSERTION"],
            "copyrightText": "NOASSERTION",
        }],
        "relationships": relationships,
    }


def package(name: str, version: str, license: str, copyright: str, download: str) -> dict[str, object]:
    return {
        "SPDXID": f"SPDXRef-{name}", "name": name, "versionInfo": version, "downloadLocation": download, "filesAnalyzed": False,
        "licenseConcluded": license, "licenseDeclared": license, "copyrightText": copyright,
    }


def relation(one: str, kind: str, other: str) -> dict[str, str]:
    return {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}


if __name__ == "__main__":
    library, version, epoch = sys.argv[1:4]
    print(json.dumps(document(Path(library), version, int(epoch), versions()), indent=2))
