"""Tools as commands, for people and agents.

Generated code gives a `Command` of each `cli` of a design; a program ends with it:

>>> command(app).main()  # doctest: +SKIP
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.lazy import exports

if TYPE_CHECKING:
    from .command import Command
    from .spec import CommandSpec

__all__ = ["Command", "CommandSpec"]

__getattr__ = exports(__name__, __all__, "command", spec=["CommandSpec"])
