"""The values of types that msgspec does not know: their tables read them for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from toolrt.diagnose import Walk, walked
from toolrt.diagnose.plain import judge

from .build import build
from .native import Refusal

if TYPE_CHECKING:
    from toolrt.table import Table


def read(table: Table, value: Any) -> Any:
    """Make the value of what stands in a document.

    Raises:
        Refusal: Something is wrong with it.

    """
    plain = judge(table, scalars=False)
    is_plain = plain is not None and plain(value)
    walk = Walk() if is_plain else walked(table, value)
    if walk.found:
        raise Refusal
    return build(walk, table, value)
