# Made by toolc from words.tools; do not edit.
"""The toolset `words`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import WordsTools, toolset
    from .types import (
        CheckWords0Args,
        CheckWords1Args,
        CheckWords2Args,
        CheckWords3Args,
        CheckWords4Args,
        CheckWords5Args,
        CheckWords6Args,
        CheckWords7Args,
        CheckWords8Args,
        CheckWords9Args,
        CheckWords10Args,
        CheckWords11Args,
        Colour,
        Keys,
        Long,
        Mapped,
        Marks,
        Need,
        Number,
        Osa,
        Pair,
        Six,
        Ties,
        Two,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["WordsTools", "toolset"],
            "types": [
                "CheckWords0Args",
                "CheckWords1Args",
                "CheckWords2Args",
                "CheckWords3Args",
                "CheckWords4Args",
                "CheckWords5Args",
                "CheckWords6Args",
                "CheckWords7Args",
                "CheckWords8Args",
                "CheckWords9Args",
                "CheckWords10Args",
                "CheckWords11Args",
                "Colour",
                "Keys",
                "Long",
                "Mapped",
                "Marks",
                "Need",
                "Number",
                "Osa",
                "Pair",
                "Six",
                "Ties",
                "Two",
            ],
        },
    )

__all__ = [
    "AsyncClient",
    "CheckWords0Args",
    "CheckWords1Args",
    "CheckWords2Args",
    "CheckWords3Args",
    "CheckWords4Args",
    "CheckWords5Args",
    "CheckWords6Args",
    "CheckWords7Args",
    "CheckWords8Args",
    "CheckWords9Args",
    "CheckWords10Args",
    "CheckWords11Args",
    "Client",
    "Colour",
    "Keys",
    "Long",
    "Mapped",
    "Marks",
    "Need",
    "Number",
    "Osa",
    "Pair",
    "Six",
    "Ties",
    "Two",
    "WordsTools",
    "toolset",
]
