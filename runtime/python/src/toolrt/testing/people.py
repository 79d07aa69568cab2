"""People who answer as a test wants it.

To questions for consent, and to what tools ask.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Self

from msgspec import Struct

from toolrt.call.request import RequestKind
from toolrt.json import parse

from .source import toolset_of

if TYPE_CHECKING:
    from toolrt.call.request import Asked, Request
    from toolrt.host import Question

    from .source import ToolsetLike

__all__ = ["AskedQuestion", "PreparedAnswers", "Says", "says_no", "says_yes"]


class AskedQuestion(Struct, frozen=True):
    """A question for consent that was asked."""

    tool: str
    text: str
    #: The validated arguments, as plain JSON.
    args: Any


class Says:
    """A confirmer that always says the same, and keeps what it was asked."""

    def __init__(self, *, agrees: bool) -> None:
        """Take what it says."""
        self._agrees = agrees
        #: What was asked, in order.
        self.questions: list[AskedQuestion] = []

    def __call__(self, question: Question) -> bool:
        """Answer a question."""
        args = parse(question.args)
        asked = AskedQuestion(question.spec.name, question.text, args)
        self.questions.append(asked)
        return self._agrees


def says_yes() -> Says:
    """Give a human who agrees to every call."""
    return Says(agrees=True)


def says_no() -> Says:
    """Give a human who refuses every call."""
    return Says(agrees=False)


class PreparedAnswers:
    """An asker with answers by the names of questions, for each name in order.

    A question without an answer is a failure of the handler, and `assert_done` fails.
    """

    def __init__(self, toolset: ToolsetLike) -> None:
        """Answer what the tools of a toolset ask."""
        entries = toolset_of(toolset).entries
        self._tools = {entry.tool.name: entry.tool for entry in entries}
        self._answers: dict[str, deque[object]] = {}
        #: The names of what was asked, in order.
        self.asked: list[str] = []
        self._unexpected: list[str] = []

    def answer(self, name: str, answer: object) -> Self:
        """Add an answer to the question of this name in the design.

        `confirm`, `sample` and `roots` are the names of requests without a question.
        """
        self._answers.setdefault(name, deque()).append(answer)
        return self

    def __call__(self, asked: Asked) -> object:
        """Answer a request."""
        name = self._name(asked.request)
        self.asked.append(name)
        answers = self._answers.get(name)
        if answers:
            return answers.popleft()
        text = f"`{asked.request.tool}` asks `{name}`, and no answer is prepared"
        self._unexpected.append(text)
        raise AssertionError(text)

    def assert_done(self) -> None:
        """Fail unless every answer was used, and every question had one."""
        left = [
            f"{len(answers)} for `{name}` left"
            for name, answers in sorted(self._answers.items())
            if answers
        ]
        wrong = [*self._unexpected, *left]
        if wrong:
            raise AssertionError(f"prepared answers: {'; '.join(wrong)}")

    def _name(self, request: Request) -> str:
        if request.kind is not RequestKind.ASK:
            return request.kind.value
        tool = self._tools.get(request.tool)
        asks = () if tool is None else tool.spec().asks
        own = (ask.name for ask in asks if ask.question == request.question)
        return next(own, "ask")
