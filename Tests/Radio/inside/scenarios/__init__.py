"""The scenarios: every public coroutine of the modules in this folder is one, played with a rig of its own.

A scenario's name is `module.function`. Importing them needs nothing but the standard library, because the host lists
them too: what is present in the guest alone is imported where it is used.
"""

import importlib
import inspect
import pkgutil


# The modules of those that are played on real adapters too, with a cap, with a TAP and with a board.
ANYWHERE, ANYWHERE_TAP, ANYWHERE_BOARD = "anywhere", "anywhere_tap", "anywhere_board"


class Absent(Exception):
    """The device cannot do what the scenario is about; says what that is."""


def long(scenario):
    """Leaves a scenario to `make test-long`: it takes many seconds, or meets the daemon as another one does."""
    scenario.is_long = True
    return scenario


def discover(modules=None):
    """All scenarios by name, or those of some modules, in the order in which they are played."""
    found = {}
    for module_info in sorted(pkgutil.iter_modules(__path__), key=lambda info: info.name):
        if modules is not None and module_info.name not in modules:
            continue
        module = importlib.import_module(f"{__name__}.{module_info.name}")
        for name, function in inspect.getmembers(module, inspect.iscoroutinefunction):
            if function.__module__ == module.__name__ and not name.startswith("_"):
                found[f"{module_info.name}.{name}"] = function
    return found
