# Made by toolc from servers.tools; do not edit.
"""What the prompts of the server `worded` say."""

from __future__ import annotations

from toolrt.mcp import spec as decl

__all__ = ["HELLO"]

# fmt: off

#: What the prompt `hello` says.
HELLO = (
    decl.TextMessage(role="user", text=("Hello.",)),
)
