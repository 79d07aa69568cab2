# Made by toolc from files.tools; do not edit.
"""What the tools of `files` say, and ask a human before they run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import question

from .provider import DELETE_FILES

if TYPE_CHECKING:
    from . import types


def delete_files_question(args: types.DeleteFilesArgs) -> str:
    """Give what `delete_files` asks a human before it runs: `Delete {args.paths.count} files?`."""
    return question(DELETE_FILES, args)
