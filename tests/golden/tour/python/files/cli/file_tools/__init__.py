# Made by toolc from files.tools; do not edit.
"""Work with files below a directory."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .command import command, command_spec
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, {"command": ["command", "command_spec"]})

__all__ = ["command", "command_spec"]
