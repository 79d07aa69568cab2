"""An MCP server of notes, over standard input and output or over HTTP."""

from __future__ import annotations

import argparse
from pathlib import Path

import toolrt.mcp
from toolrt import Registry

from folder import Folder
from gen.notes.mcp import notes_server
from gen.notes.tools import notes


def main() -> None:
    """Serve the notes of a folder by MCP."""
    arguments = argparse.ArgumentParser(description=main.__doc__)
    arguments.add_argument("folder", type=Path, help="where the notes are")
    arguments.add_argument("--http", help="an address, such as 127.0.0.1:8000")
    given = arguments.parse_args()

    folder = Folder(given.folder)
    registry = Registry().register(notes.toolset(folder))
    server = notes_server.server(registry, folder)
    # Whoever watches a note hears when a tool changes it.
    folder.tells(server)

    if given.http is None:
        toolrt.mcp.serve_stdio(server)
    else:
        toolrt.mcp.serve_http(server, given.http)


if __name__ == "__main__":
    main()
