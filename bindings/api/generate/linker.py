"""The linker's version script: the exported functions and their versions."""

from __future__ import annotations

import hashlib

from .description import Api


def outputs(api: Api) -> dict[str, str]:
    script = version_script(api)
    return {"Sources/VeltoShared/veltokit.map": script, "Sources/VeltoShared/APIHash.swift": api_hash(script)}


def version_script(api: Api) -> str:
    """One version node per minor release, so that packagers can compute minimal dependencies."""
    versions = sorted({function.since for function in api.functions()}, key=lambda text: tuple(map(int, text.split("."))))
    lines = ["/* Generated from bindings/api; do not edit. */"]
    previous = ""
    for version in versions:
        names = sorted(function.name for function in api.functions() if function.since == version)
        lines += [f"VELTO_{version} {{", "    global:", *[f"        {name};" for name in names]]
        if version == versions[0]:
            lines += ["    local:", "        *;"]
        lines.append(f"}}{previous};")
        previous = f" VELTO_{version}"
    return "\n".join([*lines, ""])


def api_hash(script: str) -> str:
    digest = hashlib.sha256(script.encode()).hexdigest()[:16]
    return (
        "// Generated from bindings/api; do not edit.\n"
        "// The build does not notice a changed version script by itself; a changed source makes it link again.\n"
        f'let apiHash = "{digest}"\n'
    )
