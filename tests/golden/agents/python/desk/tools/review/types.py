# Made by toolc from desk.tools; do not edit.
"""The payloads, results and errors of the toolset `review`."""

from __future__ import annotations

import msgspec
import toolrt
from msgspec import Struct

from ....types.acme_desk.types import Finding

__all__ = ["Finding", "ReviewAllArgs", "ReviewFindingArgs", "ReviewFindingResult"]


class ReviewFindingArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `review_finding`.

    Say what is wrong with it.
    """

    finding: Finding


class ReviewFindingResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `review_finding`."""

    problems: list[str]


class ReviewAllArgs(toolrt.Record):
    """The arguments of `review_all`."""

    rest: dict[str, Finding] = msgspec.field(default_factory=toolrt.empty)
    """All other keys."""
