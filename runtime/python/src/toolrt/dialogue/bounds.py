"""How much of a model a dialogue takes."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["Bounds"]


class Bounds(Struct, frozen=True, kw_only=True):
    """How much of a model a dialogue takes, beside the limits of its agent."""

    #: Most calls of one turn that are made; the others are answered with an error.
    calls: int = 128
    #: How many calls of one turn run at once. With 1 the model is told to make one call
    #: a turn, where its provider has a word for that.
    at_once: int = 16
    #: Most characters of a response, or of what is kept of its events; 16 are added for
    #: each value. More is a `TurnFailed`.
    size: int = 32 * 1024 * 1024
    #: Most turns of the model in one run.
    turns: int = 100
    #: How often in a row the model may answer what cannot be used: an answer that its
    #: type refuses, a call that its provider could not read.
    tries: int = 3
