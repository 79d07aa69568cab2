# Made from runtime/format/src/limits.rs; do not edit.
"""What each provider accepts of names and descriptions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .names import Limits, Names

__all__ = ["LIMITS"]

#: By the name of a provider; `mcp` for the clients of MCP servers, `any` for whichever
#: provider it is.
LIMITS: Final[Mapping[str, Limits]] = {
    "openai": Limits(
        tools=Names(most=64, letter_first=False, also="-"),
        arguments=None,
        description=1024,
    ),
    "openai-strict": Limits(
        tools=Names(most=64, letter_first=False, also="-"),
        arguments=None,
        description=1024,
    ),
    "openai-responses": Limits(
        tools=Names(most=64, letter_first=False, also="-"),
        arguments=None,
        description=1024,
    ),
    "anthropic": Limits(
        tools=Names(most=128, letter_first=False, also="-"),
        arguments=Names(most=64, letter_first=False, also=".-"),
        description=None,
    ),
    "anthropic-strict": Limits(
        tools=Names(most=128, letter_first=False, also="-"),
        arguments=Names(most=64, letter_first=False, also=".-"),
        description=None,
    ),
    "gemini": Limits(
        tools=Names(most=64, letter_first=True, also="-.:"),
        arguments=Names(most=64, letter_first=True, also=""),
        description=None,
    ),
    "gemini-openapi": Limits(
        tools=Names(most=64, letter_first=True, also="-.:"),
        arguments=Names(most=64, letter_first=True, also=""),
        description=None,
    ),
    "bedrock": Limits(
        tools=Names(most=64, letter_first=False, also="-"),
        arguments=Names(most=64, letter_first=False, also=".-"),
        description=None,
    ),
    "mistral": Limits(
        tools=Names(most=64, letter_first=False, also="-"),
        arguments=None,
        description=None,
    ),
    "mcp": Limits(
        tools=Names(most=64, letter_first=True, also="-"),
        arguments=Names(most=64, letter_first=False, also=".-"),
        description=None,
    ),
    "any": Limits(
        tools=Names(most=64, letter_first=True, also="-"),
        arguments=Names(most=64, letter_first=True, also=""),
        description=None,
    ),
}
