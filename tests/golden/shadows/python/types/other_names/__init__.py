# Made by toolc from other.tools; do not edit.
"""The types of the package `other.names`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import T1, Aliased, Exception, LookupError, Warning
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__, {"types": ["T1", "Aliased", "Exception", "LookupError", "Warning"]}
    )

__all__ = ["T1", "Aliased", "Exception", "LookupError", "Warning"]
