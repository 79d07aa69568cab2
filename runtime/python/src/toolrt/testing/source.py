"""The toolset that a test names, in one of several ways."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeAlias

from toolrt.host import Toolset

#: A toolset, or what makes one of a provider: the function `toolset` of generated code,
#: or the package that has it.
ToolsetLike: TypeAlias = Toolset | Callable[[Any], Toolset] | ModuleType


def toolset_of(source: ToolsetLike) -> Toolset:
    """Give a toolset; where there is no provider, its handlers do nothing.

    Raises:
        TypeError: It is none of these.

    """
    if isinstance(source, ModuleType):
        source = getattr(source, "toolset", source)
    if isinstance(source, Toolset):
        return source
    if callable(source):
        made: Any = source(_Nobody())
        if isinstance(made, Toolset):
            return made
    raise TypeError(f"{source!r} is no toolset, and makes none")


class _Nobody:
    """A provider that has every method, and an executor that runs nothing."""

    def __getattr__(self, name: str) -> Callable[..., None]:
        """Give the method, but for what objects have in any case."""
        if name.startswith("__"):
            raise AttributeError(name)
        return _nothing


def _nothing(*_: object) -> None:
    """Do nothing."""
