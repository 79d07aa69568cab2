"""OpenAI's Chat Completions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .chat import Chat, image, joined, text
from .content import IMAGES, File, shown
from .strict import OPENAI
from .wire import Answer, Finish

__all__ = ["WIRE"]

_FINISH = {"length": Finish.TRUNCATED, "content_filter": Finish.REFUSED}


class _OpenAi(Chat):
    caller = "openai"
    plain = "openai"
    strict = formed = OPENAI

    def finish(self, reason: object) -> Finish:
        return _FINISH.get(str(reason), Finish.DONE)

    def answers(self, answers: Sequence[Answer]) -> list[Any]:
        """Give the messages that answer calls.

        Such a message holds nothing but text. Images follow in a message of the user,
        which says whose they are.
        """
        made: list[Any] = []
        images: list[Any] = []
        for answer in answers:
            told = answer.text
            if answer.parts is not None:
                parts = list(shown(answer.parts, IMAGES))
                files = [one for one in parts if isinstance(one, File)]
                if files:
                    whose = f"Images of the call {answer.call.id}:"
                    images += [text(whose), *map(image, files)]
                    parts.append(f"({len(files)} images follow.)")
                told = joined(parts)
            made.append(
                {"role": "tool", "tool_call_id": answer.call.id, "content": told}
            )
        return [*made, {"role": "user", "content": images}] if images else made


WIRE = _OpenAi()
