# Made by toolc from commands.tools; do not edit.
"""The desk with its wall."""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "CommandArgs",
    "DeskArgs",
    "HoursArgs",
    "HoursResult",
    "LobbyChecks",
    "LobbyProvider",
    "NoNotice",
    "RingArgs",
    "command",
    "command_spec",
    "toolset",
]

if TYPE_CHECKING:
    from .command import command, command_spec
    from .provider import LobbyChecks, LobbyProvider, toolset
    from .types import CommandArgs, DeskArgs, HoursArgs, HoursResult, NoNotice, RingArgs
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        command=["command", "command_spec"],
        provider=["LobbyChecks", "LobbyProvider", "toolset"],
    )
