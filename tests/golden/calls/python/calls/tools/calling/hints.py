# Made by toolc from calls.tools; do not edit.
"""What the tools of `calling` say, and ask a human before they run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import question

from .provider import DROP_PATHS

if TYPE_CHECKING:
    from . import types

__all__ = ["drop_paths_question"]


def drop_paths_question(args: types.DropPathsArgs) -> str:
    """Give what `drop_paths` asks a human before it runs: `Drop {args.paths.count} paths?`."""
    return question(DROP_PATHS, args)
