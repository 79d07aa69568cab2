# Made by toolc from formats.tools; do not edit.
"""The payloads, results and errors of the toolset `formats`."""

from __future__ import annotations

from msgspec import Struct

from ....types.conformance_formats.types import (
    V4,
    V6,
    ByHost,
    Clock,
    Data,
    Day,
    File,
    Host,
    Id,
    Link,
    Mail,
    Mails,
    ShortLink,
    Span,
    Stamp,
    When,
)

__all__ = [
    "V4",
    "V6",
    "ByHost",
    "CheckFormats0Args",
    "CheckFormats1Args",
    "CheckFormats2Args",
    "CheckFormats3Args",
    "CheckFormats4Args",
    "CheckFormats5Args",
    "CheckFormats6Args",
    "CheckFormats7Args",
    "CheckFormats8Args",
    "CheckFormats9Args",
    "CheckFormats10Args",
    "CheckFormats11Args",
    "CheckFormats12Args",
    "CheckFormats13Args",
    "CheckFormats14Args",
    "CheckFormats15Args",
    "Clock",
    "Data",
    "Day",
    "File",
    "Host",
    "Id",
    "Link",
    "Mail",
    "Mails",
    "ShortLink",
    "Span",
    "Stamp",
    "When",
]


class CheckFormats0Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_formats0`."""


class CheckFormats1Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_formats1`."""


class CheckFormats2Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_formats2`."""


class CheckFormats3Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_formats3`."""


class CheckFormats4Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_formats4`."""


class CheckFormats5Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_formats5`."""


class CheckFormats6Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_formats6`."""


class CheckFormats7Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_formats7`."""


class CheckFormats8Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_formats8`."""


class CheckFormats9Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_formats9`."""


class CheckFormats10Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_formats10`."""


class CheckFormats11Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_formats11`."""


class CheckFormats12Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_formats12`."""


class CheckFormats13Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_formats13`."""


class CheckFormats14Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_formats14`."""


class CheckFormats15Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_formats15`."""
