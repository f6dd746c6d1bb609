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
        archives: The static libraries of the toolchain that hold it.
    """

    name: str
    license: str
    copyright: str
    archives: tuple[str, ...]
    download: str


PARTS = (
    Part(
        "swift-runtime", SWIFT, "Copyright (c) Apple Inc. and the Swift project authors",
        ("libswiftCore.a", "libswift_Concurrency.a", "libswiftSynchronization.a"),
        "https://github.com/swiftlang/swift"),
    Part(
        "swift-corelibs-libdispatch", SWIFT, "Copyright (c) Apple Inc. and the Swift project authors",
        ("libdispatch.a", "libBlocksRuntime.a"), "https://github.com/swiftlang/swift-corelibs-libdispatch"),
    Part(
        "llvm-support", "Apache-2.0 WITH LLVM-exception", "Copyright (c) the LLVM project authors",
        ("libswiftCore.a",), "https://github.com/swiftlang/llvm-project"),
)


def swift_version() -> str:
    text = subprocess.run(["swift", "--version"], check=True, capture_output=True, text=True).stdout
    return text.split("Swift version ")[1].split()[0]


def document(library: Path, version: str, epoch: int, swift: str) -> dict[str, object]:
    """The document about a library.

    Args:
        swift: The version of the toolchain that built it.
    """
    content = library.read_bytes()
    digest = hashlib.sha256(content).hexdigest()
    packages = [package("veltokit", version, "MIT", "Copyright (c) 2026 The VeltoKit authors", "NOASSERTION")]
    packages += [package(part.name, swift, part.license, part.copyright, part.download) for part in PARTS]
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
    print(json.dumps(document(Path(library), version, int(epoch), swift_version()), indent=2))
