# Made by toolc from servers.tools; do not edit.
"""What the tools of `board_server` may ask while they run, for `cx.ask` and `cx.aask`."""

from __future__ import annotations

from toolrt import Ask

from . import codecs

__all__ = ["A_FILE_WHICH", "IMPORTANT_DEPTH"]

A_FILE_WHICH: Ask[int] = Ask("which", lambda: codecs.A_FILE_WHICH_ANSWER)
IMPORTANT_DEPTH: Ask[int] = Ask("depth", lambda: codecs.IMPORTANT_DEPTH_ANSWER)
