# Made by toolc from schema.tools; do not edit.
"""The toolset `schema`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import SchemaTools, toolset
    from .types import (
        Big,
        CheckSchema0Args,
        CheckSchema1Args,
        CheckSchema2Args,
        CheckSchema3Args,
        CheckSchema4Args,
        CheckSchema5Args,
        CheckSchema6Args,
        CheckSchema7Args,
        CheckSchema8Args,
        CheckSchema9Args,
        CheckSchema10Args,
        Deep,
        Even,
        Evens,
        Hidden,
        Loose,
        Loose2,
        Maybe,
        Named,
        Pair,
        Small,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["SchemaTools", "toolset"],
            "types": [
                "Big",
                "CheckSchema0Args",
                "CheckSchema1Args",
                "CheckSchema2Args",
                "CheckSchema3Args",
                "CheckSchema4Args",
                "CheckSchema5Args",
                "CheckSchema6Args",
                "CheckSchema7Args",
                "CheckSchema8Args",
                "CheckSchema9Args",
                "CheckSchema10Args",
                "Deep",
                "Even",
                "Evens",
                "Hidden",
                "Loose",
                "Loose2",
                "Maybe",
                "Named",
                "Pair",
                "Small",
            ],
        },
    )

__all__ = [
    "AsyncClient",
    "Big",
    "CheckSchema0Args",
    "CheckSchema1Args",
    "CheckSchema2Args",
    "CheckSchema3Args",
    "CheckSchema4Args",
    "CheckSchema5Args",
    "CheckSchema6Args",
    "CheckSchema7Args",
    "CheckSchema8Args",
    "CheckSchema9Args",
    "CheckSchema10Args",
    "Client",
    "Deep",
    "Even",
    "Evens",
    "Hidden",
    "Loose",
    "Loose2",
    "Maybe",
    "Named",
    "Pair",
    "SchemaTools",
    "Small",
    "toolset",
]
