# Made by toolc from relatives.tools; do not edit.
"""Tools whose payloads are called as parts of others are."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import NotesTools, toolset
    from .types import (
        Cell,
        NoteArgs,
        NoteArgsArgs,
        NoteArgsArgsError,
        NoteArgsArgsResult,
        NoteArgsResult,
        NoteArgsTool,
        NoteCallArgs,
        NoteCallHintArgs,
        NoteInjectedArgs,
        NoteInjectedInjected,
        NoteItem,
        NoteResult,
        NoteResultArgs,
        NoteResultItem,
        NoteResultResult,
        NoteToolArgs,
        NoteToolsArgs,
        P,
        PArgs,
        PlanNoteArgs,
        ReadPArgs,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["NotesTools", "toolset"],
            "types": [
                "Cell",
                "NoteArgs",
                "NoteArgsArgs",
                "NoteArgsArgsError",
                "NoteArgsArgsResult",
                "NoteArgsResult",
                "NoteArgsTool",
                "NoteCallArgs",
                "NoteCallHintArgs",
                "NoteInjectedArgs",
                "NoteInjectedInjected",
                "NoteItem",
                "NoteResult",
                "NoteResultArgs",
                "NoteResultItem",
                "NoteResultResult",
                "NoteToolArgs",
                "NoteToolsArgs",
                "P",
                "PArgs",
                "PlanNoteArgs",
                "ReadPArgs",
            ],
        },
    )

__all__ = [
    "AsyncClient",
    "Cell",
    "Client",
    "NoteArgs",
    "NoteArgsArgs",
    "NoteArgsArgsError",
    "NoteArgsArgsResult",
    "NoteArgsResult",
    "NoteArgsTool",
    "NoteCallArgs",
    "NoteCallHintArgs",
    "NoteInjectedArgs",
    "NoteInjectedInjected",
    "NoteItem",
    "NoteResult",
    "NoteResultArgs",
    "NoteResultItem",
    "NoteResultResult",
    "NoteToolArgs",
    "NoteToolsArgs",
    "NotesTools",
    "P",
    "PArgs",
    "PlanNoteArgs",
    "ReadPArgs",
    "toolset",
]
