"""Errors about names that are not there, with one that is like it."""

from __future__ import annotations

from collections.abc import Iterable

from mcp.shared.exceptions import MCPError
from mcp_types import INVALID_PARAMS

__all__ = ["is_not", "no_such"]


def no_such(what: str, name: str, names: Iterable[str]) -> MCPError:
    """Give the error of a name that is not there.

    Args:
        what: What it should be: a tool, a prompt.
        name: The name.
        names: Those that are there.

    """
    from toolrt.diagnose.suggest import nearest  # noqa: PLC0415

    says = is_not(what, name)
    near = nearest(name, names)
    if near is None:
        return MCPError(INVALID_PARAMS, says)
    data = {"nearest": [near]}
    return MCPError(INVALID_PARAMS, f'{says} Did you mean "{near}"?', data)


def is_not(what: str, name: str) -> str:
    """Give the text that there is no such thing."""
    from toolrt.diagnose.shown import shortened  # noqa: PLC0415

    return f"There is no {what} {shortened(name)}."
