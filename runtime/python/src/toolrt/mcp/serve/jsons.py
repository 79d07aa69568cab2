"""JSON between the SDK, which has read it, and the pipeline, which reads it again."""

from __future__ import annotations

import json
from typing import Any

from pydantic_core import from_json, to_json

__all__ = ["read", "written"]


def written(value: object) -> bytes:
    """Write what the SDK has read.

    What is no number of JSON, and what is no text, is written as such, for the pipeline
    to refuse it: `Infinity`, half a surrogate.
    """
    try:
        return to_json(value, inf_nan_mode="constants")
    except ValueError:
        return json.dumps(value, separators=(",", ":")).encode()


def read(document: bytes) -> Any:
    """Read what the pipeline has written, as the SDK writes it again."""
    return from_json(document)
