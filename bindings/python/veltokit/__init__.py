"""VeltoKit: Bluetooth motion wearables as game input.

Only the C API is here so far: `veltokit.core.load()` answers the functions of the library, declared for ctypes.
"""

from . import _abi as abi
from . import _core as core

__all__ = ["abi", "core"]
