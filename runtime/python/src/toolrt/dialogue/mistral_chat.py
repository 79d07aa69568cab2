"""Mistral's chat completions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from .chat import Chat, data_url, text
from .content import IMAGES, File, shown
from .failed import TurnFailed
from .wire import Answer, Finish

__all__ = ["WIRE"]

_FINISH = {"length": Finish.TRUNCATED, "model_length": Finish.TRUNCATED}


class _Mistral(Chat):
    caller = "mistral"
    plain = "mistral"
    # `null` is what its client has where there is none.
    ids = re.compile(r"(?!null$)[!-~]{1,8192}")

    def finish(self, reason: object) -> Finish:
        if reason == "error":
            raise TurnFailed("the provider reports an error")
        return _FINISH.get(str(reason), Finish.DONE)

    def answers(self, answers: Sequence[Answer]) -> list[Any]:
        return [_answer(one) for one in answers]


def _answer(answer: Answer) -> dict[str, Any]:
    content: Any = answer.text
    if answer.parts is not None:
        content = [
            {"type": "image_url", "image_url": data_url(one)}
            if isinstance(one, File)
            else text(one)
            for one in shown(answer.parts, IMAGES)
        ]
    return {
        "role": "tool",
        "name": answer.place[answer.place["type"]]["name"],
        "tool_call_id": answer.call.id,
        "content": content,
    }


WIRE = _Mistral()
