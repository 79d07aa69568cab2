# Made by toolc from library.tools; do not edit.
"""Find and lend the books of one shelf.

Books come back **on their own**: nothing has to be returned.
"""

from typing import TYPE_CHECKING

import toolrt

__all__ = [
    "AsyncClient",
    "Book",
    "Client",
    "FindBooksArgs",
    "LendBookArgs",
    "LentAlready",
    "ShelfChecks",
    "ShelfTools",
    "toolset",
    "toolset_from_mcp",
]

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import ShelfChecks, ShelfTools, toolset, toolset_from_mcp
    from .types import Book, FindBooksArgs, LendBookArgs, LentAlready
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        __all__,
        "types",
        client=["AsyncClient", "Client"],
        provider=["ShelfChecks", "ShelfTools", "toolset", "toolset_from_mcp"],
    )
