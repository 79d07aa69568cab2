"""Errors about names that are not there, with one that is like it."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from mcp.shared.exceptions import MCPError
from mcp_types import INVALID_PARAMS

__all__ = ["is_not", "no_such"]


async def no_such(
    what: str, name: str, names: Iterable[str], milliseconds: int
) -> MCPError:
    """Give the error of a name that is not there, while the loop goes on.

    Args:
        what: What it should be: a tool, a prompt.
        name: The name.
        names: Those that are there.
        milliseconds: How long it may take to find one that is like it.

    """
    from toolrt.diagnose.suggest import nearest  # noqa: PLC0415
    from toolrt.host.checking import achecked  # noqa: PLC0415
    from toolrt.meter import Budget, Exhausted  # noqa: PLC0415

    says = is_not(what, name)
    known = tuple(names)
    near: str | None = None
    with suppress(Exhausted):
        near = await achecked(Budget(milliseconds), lambda: nearest(name, known))
    if near is None:
        return MCPError(INVALID_PARAMS, says)
    data = {"nearest": [near]}
    return MCPError(INVALID_PARAMS, f'{says} Did you mean "{near}"?', data)


def is_not(what: str, name: str) -> str:
    """Give the text that there is no such thing."""
    from toolrt.diagnose.shown import shortened  # noqa: PLC0415

    return f"There is no {what} {shortened(name)}."
