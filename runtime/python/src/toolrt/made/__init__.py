"""Tools made at run time: without a design, through every step of the pipeline.

`spec/made.md` says what a definition holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.lazy import exports

if TYPE_CHECKING:
    from .definition import Definition, DefinitionError
    from .toolset import MadeTool, tool, toolset_of, toolset_of_executor

__all__ = [
    "Definition",
    "DefinitionError",
    "MadeTool",
    "tool",
    "toolset_of",
    "toolset_of_executor",
]

__getattr__ = exports(
    __name__, __all__, "toolset", definition=["Definition", "DefinitionError"]
)
