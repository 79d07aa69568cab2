# Made by toolc from obstacles.tools; do not edit.
"""The toolset `../x`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .types import (
        ABCArgs,
        ConArgs,
        Context,
        New2Args,
        NewArgs,
        Option,
        Result,
        TypeArgs,
        Vec,
    )
else:
    __getattr__ = toolrt.exports(
        __name__,
        {
            "types": [
                "ABCArgs",
                "ConArgs",
                "Context",
                "New2Args",
                "NewArgs",
                "Option",
                "Result",
                "TypeArgs",
                "Vec",
            ],
        },
    )

__all__ = [
    "ABCArgs",
    "ConArgs",
    "Context",
    "New2Args",
    "NewArgs",
    "Option",
    "Result",
    "TypeArgs",
    "Vec",
]
