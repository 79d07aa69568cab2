"""Telemetry: a span for each call, by OpenTelemetry's conventions for generative AI.

`spec/telemetry.md` has its attributes. It needs the API: `pip install
toolrt[telemetry]`.

>>> from toolrt.telemetry import Telemetry
>>> end = app.trace(Telemetry())  # doctest: +SKIP
"""

from __future__ import annotations

from .telemetry import LARGEST_CONTENT, Telemetry

__all__ = ["LARGEST_CONTENT", "Telemetry"]
