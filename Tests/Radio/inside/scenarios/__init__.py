"""The scenarios: every public coroutine of the modules in this folder is one, played with a rig of its own.

A scenario's name is `module.function`. Importing them needs nothing but the standard library, because the host lists
them too: what is present in the guest alone is imported where it is used.
"""

import importlib
import inspect
import pkgutil


ANYWHERE = "anywhere"  # the module of those that are played on real adapters too


def discover(only=None):
    """All scenarios by name, or those of one module, in the order in which they are played."""
    found = {}
    for module_info in sorted(pkgutil.iter_modules(__path__), key=lambda info: info.name):
        if only not in (None, module_info.name):
            continue
        module = importlib.import_module(f"{__name__}.{module_info.name}")
        for name, function in inspect.getmembers(module, inspect.iscoroutinefunction):
            if function.__module__ == module.__name__ and not name.startswith("_"):
                found[f"{module_info.name}.{name}"] = function
    return found
