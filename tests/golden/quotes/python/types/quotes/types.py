# Made by toolc from quotes.tools; do not edit.
"""The types of the package `quotes`."""

from __future__ import annotations

import toolrt
from msgspec import UNSET, UnsetType

__all__ = ["Open"]


class Open(toolrt.Record):
    """Ends in a block of its own:
    ```
    std::process::exit(1);
    """

    list_: list[str]
    """A Vec<T> of <script>evil()</script>, and [a link](javascript:evil)."""
    more: str | UnsetType = UNSET
    """- ```
      std::process::exit(1);
      ```

    Deprecated: */ \"\"\" '''
    """
    open_x_w: str = '"#; evil(); r#"\\'
