"""Responses that are no turn of a model."""

from __future__ import annotations

from toolrt.diagnose.shown import shortened

__all__ = ["TurnFailed", "provider_error", "too_large"]


class TurnFailed(Exception):  # an end of a run
    """A response is no turn of a model.

    Its provider reports an error, it is not what this provider sends, it has ended
    early, or it is too large.
    """


def too_large(most: int) -> TurnFailed:
    """Give the failure for a response that is too large."""
    return TurnFailed(f"the response is larger than {most} characters")


def provider_error(error: object) -> TurnFailed:
    """Give the failure that a provider reports, whatever it looks like."""
    told = error
    if isinstance(error, dict):
        told = error.get("message") or error.get("code") or error.get("type")
    text = told if isinstance(told, str) else "no reason is given"
    return TurnFailed(f"the provider reports an error: {shortened(text)}")
