"""Packages whose names come from modules that are loaded when they are needed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable


def exports(package: str, places: dict[str, list[str]]) -> Callable[[str], Any]:
    """Give the `__getattr__` of a package.

    Args:
        package: Its name.
        places: The names that it has, by the module below it where they are.

    """
    homes = {name: place for place, names in places.items() for name in names}

    def load(name: str) -> Any:
        home = homes.get(name)
        if home is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        from importlib import import_module  # noqa: PLC0415

        value = getattr(import_module(f".{home}", package), name)
        setattr(sys.modules[package], name, value)
        return value

    return load
