# Made by toolc from desk.tools; do not edit.
"""Typed calls of the tools that the agent `../mod` uses, over any executor."""

from __future__ import annotations

from toolrt.host import AsyncBaseClient, BaseClient


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""


class Calls(BaseClient, _Built):
    """Calls the tools that `../mod` uses."""


class AsyncCalls(AsyncBaseClient, _Built):
    """Calls the tools that `../mod` uses."""
