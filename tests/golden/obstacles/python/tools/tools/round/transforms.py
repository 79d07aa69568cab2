# Made by toolc from obstacles.tools; do not edit.
"""From the arguments of the bound tools of `round` to the payloads of their methods, and back with the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt import call

from ....tools.service import codecs as tools_service_codecs
from . import codecs

if TYPE_CHECKING:
    from ....tools.service import types as tools_service
    from . import types

__all__ = [
    "bound_maybe_payload",
    "bound_maybe_result",
    "bound_nothing_payload",
    "bound_nothing_result",
]

# fmt: off
_BOUND_NOTHING_RESULT = call.Json("{}")
# fmt: on


def bound_maybe_payload(args: types.BoundMaybeArgs) -> tools_service.MaybePayload:
    """Give what `tools.maybe` takes for a call of `bound_maybe`."""
    roots = call.roots(args, codecs.BOUND_MAYBE_ARGS)
    return call.payload(roots, tools_service_codecs.MAYBE_PAYLOAD)


def bound_maybe_result(
    result: tools_service.MaybeResult | None,
) -> types.BoundMaybeResult | None:
    """Give what `bound_maybe` gives for a result of `tools.maybe`."""
    return call.transform_result(
        tools_service_codecs.MAYBE_RESULT_2, result, codecs.BOUND_MAYBE_RESULT_2
    )


def bound_nothing_payload(args: types.BoundNothingArgs) -> tools_service.AlwaysPayload:
    """Give what `tools.always` takes for a call of `bound_nothing`."""
    roots = call.roots(args, codecs.BOUND_NOTHING_ARGS)
    return call.payload(roots, tools_service_codecs.ALWAYS_PAYLOAD)


def bound_nothing_result(
    result: tools_service.AlwaysResult,
) -> types.BoundNothingResult:
    """Give what `bound_nothing` gives for a result of `tools.always`."""
    return call.transform_result(
        tools_service_codecs.ALWAYS_RESULT,
        result,
        codecs.BOUND_NOTHING_RESULT,
        _BOUND_NOTHING_RESULT,
    )
