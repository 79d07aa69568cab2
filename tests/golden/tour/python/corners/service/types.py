# Made by toolc from wide.tools; do not edit.
"""The payloads, results and errors of the service `corners`."""

from __future__ import annotations

from ...types.acme_corners.types import SearchArgs
from ...types.acme_corners.types import SearchResult as AcmeCornersSearchResult

__all__ = ["AcmeCornersSearchResult", "SearchArgs"]
