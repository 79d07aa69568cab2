"""The values of types that msgspec does not know: their tables read them for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from toolrt.diagnose import Walk
from toolrt.diagnose.fits import fits

from .build import build
from .native import Refusal

if TYPE_CHECKING:
    from toolrt.table import Table


def read(table: Table, value: Any) -> Any:
    """Make the value of what stands in a document.

    Raises:
        Refusal: Something is wrong with it.

    """
    # What has no parts leaves nothing behind in a walk.
    walk = Walk() if isinstance(value, list | dict) else _SCALARS
    if not fits(walk, table, value):
        raise Refusal
    return build(walk, table, value)


_SCALARS: Final = Walk()
