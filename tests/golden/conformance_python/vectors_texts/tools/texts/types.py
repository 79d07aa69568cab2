# Made by toolc from texts.tools; do not edit.
"""The payloads, results and errors of the toolset `texts`."""

from __future__ import annotations

from msgspec import Struct

from ....types.conformance_texts.types import (
    AtMostTwo,
    Both,
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

__all__ = [
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
]


class CheckTexts0Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_texts0`."""


class CheckTexts1Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_texts1`."""


class CheckTexts2Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_texts2`."""


class CheckTexts3Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_texts3`."""


class CheckTexts4Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_texts4`."""


class CheckTexts5Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_texts5`."""


class CheckTexts6Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_texts6`."""


class CheckTexts7Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_texts7`."""


class CheckTexts8Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_texts8`."""


class CheckTexts9Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_texts9`."""


class CheckTexts10Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_texts10`."""
