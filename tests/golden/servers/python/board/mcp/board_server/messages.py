# Made by toolc from servers.tools; do not edit.
"""What the prompts of the server `board_server` say."""

from __future__ import annotations

from toolrt import call
from toolrt.mcp import spec as decl

__all__ = ["COMPARE"]

# fmt: off

#: What the prompt `compare` says.
COMPARE = (
    decl.ResourceMessage(role="user", uri=("board:///columns/", call.Scalar(("args", "card")))),
    decl.ResourceMessage(role="user", uri=("board:///notes",), mime="text/plain", text=("Look at ", call.Scalar(("args", "card")), ".")),
    decl.MediaMessage(role="user", kind="image", data="iVBORw0KGgo=", mime="image/png"),
    decl.MediaMessage(role="user", kind="audio", data="UklGRg==", mime="audio/wav"),
    decl.TextMessage(role="user", text=("Does the sketch show ", call.Scalar(("args", "card")), "? {really}")),
    decl.TextMessage(role="assistant", text=("I compare them, ", call.Scalar(("args", "how")), ".")),
)
