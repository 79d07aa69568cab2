"""What people and models read of a server as a whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from toolrt.spec import Spec, ToolsetSpec

    from .spec import ServerSpec
else:
    from toolrt.lazy import hinted

    Spec = hinted("Spec", "toolrt.spec")
    ServerSpec = hinted("ServerSpec", "toolrt.mcp.spec")
    ToolsetSpec = hinted("ToolsetSpec", "toolrt.spec")

__all__ = ["instructions"]


def instructions(
    spec: ServerSpec,
    tools: Sequence[Spec],
    toolset_of: Callable[[str], ToolsetSpec | None],
) -> str | None:
    """Give what clients are told of a server whose design does not say it.

    Args:
        spec: The server.
        tools: Its tools.
        toolset_of: Gives the toolset of the tool with this name.

    """
    lines: list[str] = []
    seen: set[str] = set()
    for tool in tools:
        toolset = toolset_of(tool.name)
        if toolset is None or toolset.name in seen:
            continue
        seen.add(toolset.name)
        said = [("When", toolset.when), ("Not", toolset.avoid)]
        texts = [f"{word}: {text}" for word, text in said if text is not None]
        if texts:
            lines.append(f"{toolset.name}: {' '.join(texts)}")
    shown = {tool.name for tool in tools}
    lines += [
        f"{tool.name}, then {to.tool}: {to.reason}"
        for tool in tools
        for to in tool.next
        if to.tool in shown
    ]
    whole = "\n\n".join(part for part in (spec.description, "\n".join(lines)) if part)
    return whole or None
