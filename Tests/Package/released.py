"""The names of the files of a release."""

from __future__ import annotations

import re
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
VERSION = re.findall(r"^version: (\S+)$", (REPOSITORY / "bindings/api/api.yml").read_text(), re.M)[0]
ARCHIVE = f"veltokit-{VERSION}-linux-x86_64"
NUGET = f"VeltoKit.{VERSION}.nupkg"
