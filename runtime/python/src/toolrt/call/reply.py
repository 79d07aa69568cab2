"""What a handler gives back beside its result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from .error import ToolError
else:
    from toolrt.lazy import hinted

    ToolError = hinted("ToolError", "toolrt.call.error")

__all__ = ["Partial", "Summary", "WithSide"]

T = TypeVar("T")
S = TypeVar("S")


class Summary(Struct, frozen=True, kw_only=True):
    """The numbers of a partial outcome."""

    total: int = 0
    succeeded: int = 0
    failed: int = 0
    #: How many of the failed may succeed when tried again.
    recoverable: int = 0


class Partial(Struct, Generic[T], frozen=True, kw_only=True):
    """A result with the errors of what could not be done.

    What a `partial` tool gives in place of a result.
    """

    result: T
    errors: Sequence[ToolError] = ()
    summary: Summary = Summary()


class WithSide(Struct, Generic[T, S], frozen=True):
    """A result, and data beside it that the model never sees."""

    result: T
    side: S
