# Made by toolc from research.tools; do not edit.
"""Typed calls of the toolset `research`, over any executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import toolrt
from toolrt.host import AsyncBaseClient, BaseClient, built

from .provider import ANSWER_QUESTION

if TYPE_CHECKING:
    from collections.abc import Callable

    from . import types
else:
    types = toolrt.later(__package__, ".types")


class _Built:
    """Makes calls that are not sent: for a plan, or whoever sends them."""

    build_answer_question = built(ANSWER_QUESTION, lambda: types.AnswerQuestionArgs)


class Client(BaseClient, _Built):
    """Research in the notes."""

    def answer_question(self, *, question: str) -> types.Answer:
        """Answer a question from the notes.

        Args:
            question: 1 to 200 characters.

        Raises:
            NotInNotes: The notes do not say.
        """
        return self._call(ANSWER_QUESTION, question=question)

    def stream_answer_question(
        self, on_item: Callable[[types.Step], object], /, *, question: str
    ) -> types.Answer:
        """Call `answer_question`; `on_item` sees each item before the result is there."""
        return self._stream(on_item, ANSWER_QUESTION, question=question)


class AsyncClient(AsyncBaseClient, _Built):
    """Research in the notes."""

    async def answer_question(self, *, question: str) -> types.Answer:
        """Answer a question from the notes.

        Args:
            question: 1 to 200 characters.

        Raises:
            NotInNotes: The notes do not say.
        """
        return await self._call(ANSWER_QUESTION, question=question)

    async def stream_answer_question(
        self, on_item: Callable[[types.Step], object], /, *, question: str
    ) -> types.Answer:
        """Call `answer_question`; `on_item` sees each item before the result is there."""
        return await self._stream(on_item, ANSWER_QUESTION, question=question)
