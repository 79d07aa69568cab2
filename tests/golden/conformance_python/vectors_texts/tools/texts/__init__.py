# Made by toolc from texts.tools; do not edit.
"""The toolset `texts`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import TextsTools, toolset
    from .types import (
        AtMostTwo,
        Both,
        CheckTexts0Args,
        CheckTexts1Args,
        CheckTexts2Args,
        CheckTexts3Args,
        CheckTexts4Args,
        CheckTexts5Args,
        CheckTexts6Args,
        CheckTexts7Args,
        CheckTexts8Args,
        CheckTexts9Args,
        CheckTexts10Args,
        Exact,
        Keyed,
        Little,
        Long,
        Name,
        One,
        Short,
        Slug,
        Text,
        Three,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["TextsTools", "toolset"],
            "types": [
                "AtMostTwo",
                "Both",
                "CheckTexts0Args",
                "CheckTexts1Args",
                "CheckTexts2Args",
                "CheckTexts3Args",
                "CheckTexts4Args",
                "CheckTexts5Args",
                "CheckTexts6Args",
                "CheckTexts7Args",
                "CheckTexts8Args",
                "CheckTexts9Args",
                "CheckTexts10Args",
                "Exact",
                "Keyed",
                "Little",
                "Long",
                "Name",
                "One",
                "Short",
                "Slug",
                "Text",
                "Three",
            ],
        },
    )

__all__ = [
    "AsyncClient",
    "AtMostTwo",
    "Both",
    "CheckTexts0Args",
    "CheckTexts1Args",
    "CheckTexts2Args",
    "CheckTexts3Args",
    "CheckTexts4Args",
    "CheckTexts5Args",
    "CheckTexts6Args",
    "CheckTexts7Args",
    "CheckTexts8Args",
    "CheckTexts9Args",
    "CheckTexts10Args",
    "Client",
    "Exact",
    "Keyed",
    "Little",
    "Long",
    "Name",
    "One",
    "Short",
    "Slug",
    "Text",
    "TextsTools",
    "Three",
    "toolset",
]
