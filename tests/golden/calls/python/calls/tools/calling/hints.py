# Made by toolc from calls.tools; do not edit.
"""What the tools of `calling` say, and ask a human before they run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.host import question, reminder

from .provider import COUNT_WORDS, DROP_PATHS

if TYPE_CHECKING:
    from . import types


def drop_paths_question(args: types.DropPathsArgs) -> str:
    """Give what `drop_paths` asks a human before it runs: `Drop {args.paths.count} paths?`."""
    return question(DROP_PATHS, args)


def count_words_reminder(
    args: types.CountWordsArgs, result: types.CountWordsResult
) -> str:
    """Give what `count_words` reminds the model of behind its result: `{result.count} words are in {args.text}.`."""
    return reminder(COUNT_WORDS, args, result)
