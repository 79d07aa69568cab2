# Made by toolc from tools.tools; do not edit.
"""What a host implements to provide the toolset `shop`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Bound, Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....shop.service import ShopService
    from . import codecs, specs, transforms, types
else:
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    transforms = toolrt.later(__package__, ".transforms")
    types = toolrt.later(__package__, ".types")

__all__ = ["NOTE_TEXT", "ShopChecks", "ShopTools", "toolset", "toolset_from_service"]


class ShopTools(Protocol):
    """What a host implements to provide the toolset `shop`."""

    def note_text(
        self, cx: toolrt.Context, args: types.NoteTextArgs, /
    ) -> toolrt.Handled[types.NoteTextResult]:
        """Notes a text."""
        ...


class ShopChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_note_text(
        self, _cx: toolrt.Context, _args: types.NoteTextArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `note_text`."""
        return ()


def toolset(tools: ShopTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "shop", lambda: specs.toolset, tools, [(NOTE_TEXT, "note_text")]
    )


def toolset_from_service(service: ShopService) -> toolrt.Toolset:
    """Make the toolset, implemented by the methods that its tools are bound to."""
    return toolrt.Toolset.bound(
        "shop",
        lambda: specs.toolset,
        [
            Bound(
                NOTE_TEXT,
                service.note,
                transforms.note_text_payload,
                transforms.note_text_result,
            )
        ],
    )


NOTE_TEXT = Tool(
    name="note_text",
    spec=lambda: specs.SPECS["note_text"],
    args=lambda: codecs.NOTE_TEXT_ARGS,
    result=lambda: codecs.NOTE_TEXT_RESULT,
)
