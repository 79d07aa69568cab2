"""What a design declares of a command, as data."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from toolrt.mcp.spec import PromptSpec, ResourceSpec, ServerSpec
else:
    from toolrt.lazy import hinted

    PromptSpec = hinted("PromptSpec", "toolrt.mcp.spec")
    ResourceSpec = hinted("ResourceSpec", "toolrt.mcp.spec")
    ServerSpec = hinted("ServerSpec", "toolrt.mcp.spec")

__all__ = ["CommandSpec"]


class CommandSpec(Struct, frozen=True, kw_only=True):
    """A command, with the names of the tools that it shows."""

    name: str
    #: The service that declares it.
    service: str = ""
    title: str | None = None
    description: str = ""
    version: str | None = None
    #: In the order of the design.
    tools: tuple[str, ...] = ()
    #: The servers whose resources and prompts it shows: each makes its spec.
    shares: tuple[Callable[[], ServerSpec], ...] = ()
    #: Its own resources.
    resources: tuple[ResourceSpec, ...] = ()
    #: Its own prompts.
    prompts: tuple[PromptSpec, ...] = ()
    #: What gives the texts that `--docs` prints, by their formats.
    documents: Callable[[], dict[str, str]] | None = None
