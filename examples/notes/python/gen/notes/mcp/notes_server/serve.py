# Made by toolc from notes.tools; do not edit.
"""Everything the design declares of the MCP server `notes_server`, and how it is made."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt.mcp import spec as decl
from toolrt.mcp.server import Server

from ...tools.notes import specs as notes_specs
from . import specs
from .provider import toolset

if TYPE_CHECKING:
    import toolrt

    from .provider import NotesServerProvider


def server(registry: toolrt.Registry, provider: NotesServerProvider) -> Server:
    """Make the server `notes_server` of a registry.

    It shows those of its tools that are registered there; `toolrt.mcp` serves it.

    `provider` gives its resources, and the prompts that the host words.
    """
    return Server(server_spec, registry, toolset(provider))


# fmt: off


@cache
def server_spec() -> decl.ServerSpec:
    """Give everything that the design declares of the server."""
    return decl.ServerSpec(
        name="notes_server",
        service="notes",
        title="Notes",
        description="Notes as Markdown files in one folder.",
        version="1.0.0",
        tools=(
            notes_specs.SPECS["list_notes"],
            notes_specs.SPECS["search_notes"],
            notes_specs.SPECS["read_note"],
            notes_specs.SPECS["write_note"],
            notes_specs.SPECS["delete_note"],
        ),
        resources=(
            decl.ResourceSpec(
                name="note",
                title="A note",
                description="The text of a note.",
                uri="note:///{name}",
                variables=("name",),
                mime="text/markdown",
                shape="text",
                watched=True,
                tool=specs.SPECS["notes_server/note"],
            ),
        ),
        prompts=(
            decl.PromptSpec(
                name="summarize",
                title="Summarize a topic",
                description="Summarize what the notes say of a topic.",
                arguments=(
                    decl.PromptArgument(name="topic", description="What the summary is about.", required=True),
                    decl.PromptArgument(name="length", values=("short", "long")),
                ),
                tool=specs.SPECS["notes_server/summarize"],
            ),
            decl.PromptSpec(
                name="tidy",
                title="Tidy up a note",
                description="Tidy up a note.",
                arguments=(
                    decl.PromptArgument(name="name", required=True),
                ),
                tool=specs.SPECS["notes_server/tidy"],
            ),
        ),
    )
