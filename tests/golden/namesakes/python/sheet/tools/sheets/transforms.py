# Made by toolc from namesakes.tools; do not edit.
"""From the arguments of the bound tools of `sheets` to the payloads of their methods, and back with the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt import call

from ....sheet.service import codecs as sheet_service_codecs
from . import codecs

if TYPE_CHECKING:
    from ....sheet.service import types as sheet_service
    from . import types

__all__ = ["read_rows_payload", "read_rows_result"]


def read_rows_payload(args: types.ReadRowsArgs) -> sheet_service.ReadPayload:
    """Give what `sheet.read` takes for a call of `read_rows`."""
    roots = call.roots(args, codecs.READ_ROWS_ARGS)
    return call.payload(roots, sheet_service_codecs.READ_PAYLOAD)


def read_rows_result(
    result: list[sheet_service.ReadResultItem],
) -> list[types.ReadRowsResultItem]:
    """Give what `read_rows` gives for a result of `sheet.read`."""
    return call.transform_result(
        sheet_service_codecs.READ_RESULT, result, codecs.READ_ROWS_RESULT
    )
