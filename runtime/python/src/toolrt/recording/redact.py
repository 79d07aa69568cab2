"""Values without what their types declare secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from toolrt.diagnose.hidden import hidden_parts

if TYPE_CHECKING:
    from toolrt.table import Table

__all__ = ["REDACTED", "redacted"]

#: What stands in place of a secret.
REDACTED: Final = "[redacted]"


def redacted(table: Table, value: object, *, accepted: bool) -> object:
    """Give a value without the secrets in it; the value itself is changed.

    What is left out is what no text may show: see `toolrt.diagnose.hidden`.

    Args:
        table: The type of the value.
        value: Dicts, lists and scalars.
        accepted: Whether the type has accepted the value. If not, its secrets may be in
            the wrong places: then everything is left out that stands where the type
            says nothing, or where it wants another kind of value.

    """
    root: list[Any] = [value]
    for container, key in hidden_parts(table, root, accepted=accepted):
        container[key] = REDACTED
    return root[0]
