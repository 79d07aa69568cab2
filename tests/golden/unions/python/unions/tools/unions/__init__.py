# Made by toolc from unions.tools; do not edit.
"""The toolset `unions`."""

from typing import TYPE_CHECKING

import toolrt

if TYPE_CHECKING:
    from .client import AsyncClient, Client
    from .provider import UnionsTools, toolset
    from .types import (
        Answer,
        Any_,
        Below,
        Cell,
        ChooseArgs,
        ChooseArgsMixed,
        Code,
        CountArgs,
        Cron,
        DescendArgs,
        EventRef,
        Group,
        Json,
        Left,
        Locator,
        NestArgs,
        Node,
        PickArgs,
        Right,
        Span,
        Step,
        Trail,
        Tree,
        Trigger,
        Where,
        Wire,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(
        __name__,
        {
            "client": ["AsyncClient", "Client"],
            "provider": ["UnionsTools", "toolset"],
            "types": [
                "Answer",
                "Any_",
                "Below",
                "Cell",
                "ChooseArgs",
                "ChooseArgsMixed",
                "Code",
                "CountArgs",
                "Cron",
                "DescendArgs",
                "EventRef",
                "Group",
                "Json",
                "Left",
                "Locator",
                "NestArgs",
                "Node",
                "PickArgs",
                "Right",
                "Span",
                "Step",
                "Trail",
                "Tree",
                "Trigger",
                "Where",
                "Wire",
            ],
        },
    )

__all__ = [
    "Answer",
    "Any_",
    "AsyncClient",
    "Below",
    "Cell",
    "ChooseArgs",
    "ChooseArgsMixed",
    "Client",
    "Code",
    "CountArgs",
    "Cron",
    "DescendArgs",
    "EventRef",
    "Group",
    "Json",
    "Left",
    "Locator",
    "NestArgs",
    "Node",
    "PickArgs",
    "Right",
    "Span",
    "Step",
    "Trail",
    "Tree",
    "Trigger",
    "UnionsTools",
    "Where",
    "Wire",
    "toolset",
]
