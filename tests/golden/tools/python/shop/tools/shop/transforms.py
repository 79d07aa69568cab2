# Made by toolc from tools.tools; do not edit.
"""From the arguments of the bound tools of `shop` to the payloads of their methods, and back with the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt import call

from ....shop.service import codecs as shop_service_codecs
from . import codecs

if TYPE_CHECKING:
    from ....shop.service import types as shop_service
    from . import types

__all__ = ["note_text_payload", "note_text_result"]


def note_text_payload(args: types.NoteTextArgs) -> shop_service.NotePayload:
    """Give what `shop.note` takes for a call of `note_text`."""
    roots = call.roots(args, codecs.NOTE_TEXT_ARGS)
    return call.payload(roots, shop_service_codecs.NOTE_PAYLOAD)


def note_text_result(result: shop_service.NoteResult) -> types.NoteTextResult:
    """Give what `note_text` gives for a result of `shop.note`."""
    return call.transform_result(
        shop_service_codecs.NOTE_RESULT, result, codecs.NOTE_TEXT_RESULT
    )
