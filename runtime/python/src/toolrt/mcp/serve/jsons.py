"""JSON between the SDK, which has read it, and the pipeline, which reads it again."""

from __future__ import annotations

import json
from typing import Any

from pydantic_core import from_json, to_json

from toolrt.json import dump

from .numbers import kept, restored

__all__ = ["read", "told", "written"]


def written(value: object) -> bytes:
    """Write what the SDK has read, with the numbers that went past it.

    What is no text is written as such, for the pipeline to refuse it: half a surrogate.
    """
    try:
        document = to_json(value)
    except ValueError:
        document = json.dumps(value, separators=(",", ":")).encode()
    return restored(document)


def read(document: bytes) -> Any:
    """Read what the pipeline has written, as the SDK writes it again.

    Numbers that it would change are numbers again behind it.
    """
    return from_json(kept(document))


def told(value: object) -> Any:
    """Give a value of the pipeline as the SDK writes it, with all numbers."""
    return read(dump(value))
