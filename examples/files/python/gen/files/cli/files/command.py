# Made by toolc from files.tools; do not edit.
"""Everything the design declares of the command `files`, and how it is made."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt.cli import Command, CommandSpec

from . import documents

if TYPE_CHECKING:
    import toolrt


def command(
    registry: toolrt.Registry, context: toolrt.Context | None = None
) -> Command:
    """Make the command `files` of a registry.

    It shows those of its tools that are registered there; a program ends with
    `command(registry).main()`. `context` is what calls begin with: labels, values, a
    working directory.
    """
    return Command(command_spec, registry, context)


# fmt: off


@cache
def command_spec() -> CommandSpec:
    """Give everything that the design declares of the command."""
    return CommandSpec(
        name="files",
        service="files",
        description="Look at the files of one folder.",
        version="1.0.0",
        tools=(
            "find_files",
            "read_lines",
        ),
        documents=documents.documents,
    )
