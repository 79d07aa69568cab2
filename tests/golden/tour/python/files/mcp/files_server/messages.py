# Made by toolc from files.tools; do not edit.
"""What the prompts of the server `files_server` say."""

from __future__ import annotations

from toolrt import call
from toolrt.mcp import spec as decl

# fmt: off

#: What the prompt `suggest_names` says.
SUGGEST_NAMES = (
    decl.TextMessage(role="user", text=("Suggest clearer names for the files that match ", call.Scalar(("args", "pattern")), ".")),
)
