"""Puts the library beside the package, where a frozen program looks first: the one that the package finds now."""

import os
import shutil

from PyInstaller.config import CONF

from veltokit._core import loaded_path

# A library of the system has its version in its name.
copy = os.path.join(CONF["workpath"], "libveltokit.so")
shutil.copyfile(loaded_path(), copy)
binaries = [(copy, "veltokit")]
