# Made by toolc from files.tools; do not edit.
"""Everything the design declares of the MCP server `files_server`, and how it is made."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt.mcp import spec as decl
from toolrt.mcp.server import Server

from ...tools.files import specs as files_specs
from . import specs
from .provider import toolset

if TYPE_CHECKING:
    import toolrt

    from .provider import FilesServerProvider


def server(registry: toolrt.Registry, provider: FilesServerProvider) -> Server:
    """Make the server `files_server` of a registry.

    It shows those of its tools that are registered there; `toolrt.mcp` serves it.

    `provider` gives its resources, and the prompts that the host words.
    """
    return Server(server_spec, registry, toolset(provider))


# fmt: off


@cache
def server_spec() -> decl.ServerSpec:
    """Give everything that the design declares of the server."""
    return decl.ServerSpec(
        name="files_server",
        service="files",
        version="5.0.0",
        instructions="Find files before you rename or delete them.\nPaths are relative to the working directory.",
        tools=(
            files_specs.SPECS["find_files"],
            files_specs.SPECS["rename_files"],
        ),
        resources=(
            decl.ResourceSpec(
                name="file_text",
                description="The text of one file.",
                uri="file:///{path}",
                variables=("path",),
                mime="text/plain",
                shape="text",
                tool=specs.SPECS["files_server/file_text"],
            ),
        ),
        prompts=(
            decl.PromptSpec(
                name="suggest_names",
                description="Ask for a better name for each file.",
                arguments=(
                    decl.PromptArgument(name="pattern", required=True),
                ),
                tool=specs.SPECS["files_server/suggest_names"],
            ),
        ),
    )
