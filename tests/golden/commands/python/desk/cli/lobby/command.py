# Made by toolc from commands.tools; do not edit.
"""Everything the design declares of the command `lobby`, and how it is made."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt.cli import Command, CommandSpec
from toolrt.mcp import spec as decl

from ...mcp.wall import serve as wall_serve
from . import specs
from .provider import toolset

if TYPE_CHECKING:
    import toolrt

    from .provider import LobbyProvider


def command(
    registry: toolrt.Registry,
    provider: LobbyProvider,
    context: toolrt.Context | None = None,
) -> Command:
    """Make the command `lobby` of a registry.

    It shows those of its tools that are registered there; a program ends with
    `command(registry, provider).main()`. `provider` gives its own resources, and the
    prompts that the host words. `context` is what calls begin with: labels, values, a
    working directory.
    """
    return Command(command_spec, registry, context, toolset(provider))


# fmt: off


@cache
def command_spec() -> CommandSpec:
    """Give everything that the design declares of the command."""
    return CommandSpec(
        name="lobby",
        service="desk",
        description="The desk with its wall.",
        version="1.2.0",
        tools=(
            "picture",
        ),
        shares=(
            wall_serve.server_spec,
        ),
        resources=(
            decl.ResourceSpec(
                name="hours",
                title="Hours",
                description="Whether somebody is there.",
                uri="lobby:///hours/{day}",
                variables=("day",),
                shape="json",
                cache=decl.Cache(ttl_ms=60000, private=False),
                tool=specs.SPECS["lobby/hours"],
            ),
            decl.ResourceSpec(
                name="desk",
                description="What is on the desk.",
                uri="lobby:///desk",
                shape="text",
                tool=specs.SPECS["lobby/desk"],
            ),
        ),
        prompts=(
            decl.PromptSpec(
                name="ring",
                description="Ring for somebody.",
                arguments=(
                    decl.PromptArgument(name="times"),
                ),
                tool=specs.SPECS["lobby/ring"],
            ),
            decl.PromptSpec(
                name="command",
                description="Say what the desk is for.",
                arguments=(
                    decl.PromptArgument(name="to"),
                ),
                tool=specs.SPECS["lobby/command"],
            ),
        ),
    )
