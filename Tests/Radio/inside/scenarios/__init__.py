"""The scenarios: every public coroutine of the modules in this folder is one, played with a rig of its own.

A scenario's name is `module.function`. Importing them needs nothing but the standard library, because the host lists
them too: what is present in the guest alone is imported where it is used.
"""

import importlib
import inspect
import pkgutil


def discover():
    """All scenarios by name, in the order in which they are played."""
    found = {}
    for module_info in sorted(pkgutil.iter_modules(__path__), key=lambda info: info.name):
        module = importlib.import_module(f"{__name__}.{module_info.name}")
        for name, function in inspect.getmembers(module, inspect.iscoroutinefunction):
            if function.__module__ == module.__name__ and not name.startswith("_"):
                found[f"{module_info.name}.{name}"] = function
    return found
