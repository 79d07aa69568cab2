# Made by toolc from shadows.tools; do not edit.
"""From the arguments of the bound tools of `named` to the payloads of their methods, and back with the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt import call

from ....s.service import codecs as s_service_codecs
from . import codecs

if TYPE_CHECKING:
    from ....s.service import types as s_service
    from . import types

__all__ = ["check_payload", "check_result"]

# fmt: off
_CHECK_ARGS = call.Members((("id", call.Path("args", ("id",))),))
_CHECK_RESULT = call.Path("result", ())
# fmt: on


def check_payload(args: types.CheckArgs) -> s_service.CheckPayload:
    """Give what `s.check` takes for a call of `check`."""
    roots = call.roots(args, codecs.CHECK_ARGS)
    return call.mapped_payload(roots, _CHECK_ARGS, s_service_codecs.CHECK_PAYLOAD)


def check_result(result: bool) -> bool:
    """Give what `check` gives for a result of `s.check`."""
    return call.transform_result(
        s_service_codecs.CHECK_RESULT, result, codecs.CHECK_RESULT, _CHECK_RESULT
    )
