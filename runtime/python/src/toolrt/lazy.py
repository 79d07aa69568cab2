"""Packages whose names come from modules that are loaded when they are needed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any, ForwardRef


def load(module: str, package: str) -> Any:
    """Load a module; dots in front of its name lead up from a package.

    So does `importlib.import_module`, which has to be loaded first.
    """
    below = module.lstrip(".")
    base = package.rsplit(".", len(module) - len(below) - 1)[0]
    name = f"{base}.{below}"
    __import__(name)
    return sys.modules[name]


def hinted(name: str, module: str) -> ForwardRef:
    """Give what stands for a class in annotations, until something reads these.

    `typing.get_type_hints` and `inspect.signature` then load its module. What has
    parameters of its own, such as `Codec[Any]`, needs a real import instead.
    """
    return ForwardRef(f"__import__({module!r}, fromlist=['']).{name}")


class _Later:
    """Stands for a module that is loaded when something of it is first used."""

    def __init__(self, name: str, package: str) -> None:
        self.__place = name, package

    def __getattr__(self, name: str) -> Any:
        value = getattr(load(*self.__place), name)
        setattr(self, name, value)
        return value


def later(package: str, module: str) -> Any:
    """Give what stands for a module until something of it is used.

    Args:
        package: The package of whoever uses it.
        module: Its name as seen from there, such as `.types`.

    """
    return _Later(module, package)


def exports(
    package: str, names: Iterable[str], rest: str, /, **others: Iterable[str]
) -> Callable[[str], Any]:
    """Give the `__getattr__` of a package.

    Args:
        package: Its name.
        names: All names that it has.
        rest: The module below it where they are.
        others: The other modules, and which of the names are there.

    """
    homes = dict.fromkeys(names, rest)
    for place, own in others.items():
        homes.update(dict.fromkeys(own, place))

    def loaded(name: str) -> Any:
        home = homes.get(name)
        if home is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = getattr(load(f".{home}", package), name)
        setattr(sys.modules[package], name, value)
        return value

    return loaded
