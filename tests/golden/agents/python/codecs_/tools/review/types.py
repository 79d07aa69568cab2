# Made by toolc from shared.tools; do not edit.
"""The payloads, results and errors of the toolset `Review!`."""

from __future__ import annotations

import toolrt
from msgspec import Struct

from ....types.acme_shared.types import Finding

__all__ = ["Finding", "ReviewFindingArgs", "ReviewFindingResult"]


class ReviewFindingArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `review finding`.

    Its types are called like those of another toolset.
    """

    finding: Finding


class ReviewFindingResult(Struct, kw_only=True, forbid_unknown_fields=True):
    """The result of `review finding`."""

    problems: toolrt.Int
