# Made by toolc from research.tools; do not edit.
"""Typed calls of the toolset `research`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import acall, built, call, given, with_items

from .provider import ANSWER_QUESTION

if TYPE_CHECKING:
    from collections.abc import Callable

    from . import types
else:
    types = toolrt.later(__package__, ".types")

__all__ = ["AsyncClient", "Client"]


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_answer_question = staticmethod(
        built(ANSWER_QUESTION, lambda: types.AnswerQuestionArgs)
    )


class Client(_Built):
    """Research in the notes."""

    def __init__(
        self, executor: toolrt.Executor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    def answer_question(self, *, question: str) -> types.Answer:
        """Answer a question from the notes.

        Args:
            question: 1 to 200 characters.

        Raises:
            NotInNotes: The notes do not say.
        """
        return call(
            self._executor,
            ANSWER_QUESTION,
            given(ANSWER_QUESTION, question=question),
            self._cx,
        )

    def stream_answer_question(
        self, on_item: Callable[[types.Step], object], /, *, question: str
    ) -> types.Answer:
        """Call `answer_question`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, ANSWER_QUESTION, on_item)
        return call(
            self._executor,
            ANSWER_QUESTION,
            given(ANSWER_QUESTION, question=question),
            cx_,
        )


class AsyncClient(_Built):
    """Research in the notes."""

    def __init__(
        self, executor: toolrt.AsyncExecutor, cx: toolrt.Context | None = None
    ) -> None:
        """Call through `executor`, with this context."""
        self._executor = executor
        self._cx = cx

    async def answer_question(self, *, question: str) -> types.Answer:
        """Answer a question from the notes.

        Args:
            question: 1 to 200 characters.

        Raises:
            NotInNotes: The notes do not say.
        """
        return await acall(
            self._executor,
            ANSWER_QUESTION,
            given(ANSWER_QUESTION, question=question),
            self._cx,
        )

    async def stream_answer_question(
        self, on_item: Callable[[types.Step], object], /, *, question: str
    ) -> types.Answer:
        """Call `answer_question`; `on_item` sees each item before the result is there."""
        cx_ = with_items(self._cx, ANSWER_QUESTION, on_item)
        return await acall(
            self._executor,
            ANSWER_QUESTION,
            given(ANSWER_QUESTION, question=question),
            cx_,
        )
