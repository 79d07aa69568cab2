# Made by toolc from one.tools; do not edit.
"""From the arguments of the bound tools of `bound` to the payloads of their methods, and back with the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt import call

from ....from_.service import codecs as from_service_codecs
from ....types.two import codecs as two_codecs
from . import codecs

if TYPE_CHECKING:
    from ....from_.service import types as from_service
    from . import types

__all__ = ["owner_payload", "owner_result", "weigh_payload", "weigh_result"]


def owner_payload(args: types.TwoUser) -> from_service.TwoUser:
    """Give what `from.owner` takes for a call of `owner`."""
    roots = call.roots(args, two_codecs.USER)
    return call.payload(roots, two_codecs.USER)


def owner_result(result: from_service.Nested) -> types.Nested:
    """Give what `owner` gives for a result of `from.owner`."""
    return result


def weigh_payload(args: types.WeighArgs) -> from_service.WeighPayload:
    """Give what `from.weigh` takes for a call of `weigh`."""
    roots = call.roots(args, codecs.WEIGH_ARGS)
    return call.payload(roots, from_service_codecs.WEIGH_PAYLOAD)


def weigh_result(result: from_service.Nested) -> types.Nested:
    """Give what `weigh` gives for a result of `from.weigh`."""
    return result
