"""What the modules for plain clients of providers have in common."""

from __future__ import annotations

from typing import Literal, TypedDict

from toolrt.dialogue.bounds import Bounds

from .bridge import Said

__all__ = ["How"]


class How(TypedDict, total=False):
    """What the functions that give dialogues take beside the tools and their context.

    `toolrt.dialogue.Dialogue` says what each means.
    """

    said: Said
    on_stop: Literal["raise", "tell"]
    strict: bool
    formed: bool
    bounds: Bounds
