# Made by toolc from words.tools; do not edit.
"""The payloads, results and errors of the toolset `words`."""

from __future__ import annotations

from msgspec import Struct

from ....types.conformance_words.types import (
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

__all__ = [
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
]


class CheckWords0Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_words0`."""


class CheckWords1Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_words1`."""


class CheckWords2Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_words2`."""


class CheckWords3Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_words3`."""


class CheckWords4Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_words4`."""


class CheckWords5Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_words5`."""


class CheckWords6Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_words6`."""


class CheckWords7Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_words7`."""


class CheckWords8Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_words8`."""


class CheckWords9Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_words9`."""


class CheckWords10Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_words10`."""


class CheckWords11Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_words11`."""
