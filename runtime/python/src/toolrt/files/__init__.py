"""The files that a call may open: where paths lead, what a handler may do there."""

from __future__ import annotations

from .granted import GrantedPath
from .rules import FileAccess, FileKind, FileRules

__all__ = ["FileAccess", "FileKind", "FileRules", "GrantedPath"]
