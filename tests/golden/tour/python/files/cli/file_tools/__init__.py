# Made by toolc from files.tools; do not edit.
"""Work with files below a directory."""

from typing import TYPE_CHECKING

import toolrt

__all__ = ["command", "command_spec"]

if TYPE_CHECKING:
    from .command import command, command_spec
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "command")
