# Made by toolc from servers.tools; do not edit.
"""The types of the package `acme.servers`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import Card, Column, How, NoSuchCard
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__, {"types": ["Card", "Column", "How", "NoSuchCard"]}
    )

__all__ = ["Card", "Column", "How", "NoSuchCard"]
