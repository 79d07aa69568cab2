"""The documents of a command, which it prints itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .spec import CommandSpec

__all__ = ["FORMATS", "document", "format_of"]

#: The formats of documents, in the order in which help names them.
FORMATS: Final = ("agents-md", "claude-md", "skill-md", "llms-txt")


def format_of(caller: str) -> str:
    """Give the format for a caller: Claude Code has its own, all others AGENTS.md."""
    return "claude-md" if caller == "claude-code" else "agents-md"


def document(spec: CommandSpec, format_: str) -> str | None:
    """Give the document of a format; `None` where the command does not have it."""
    return spec.documents().get(format_) if spec.documents else None
