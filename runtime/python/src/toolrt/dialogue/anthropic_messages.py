"""Anthropic's Messages."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from typing import Any

from toolrt import json
from toolrt.agent.completion import Completion
from toolrt.call.plain import items_of
from toolrt.spec import Spec

from .blocks import Blocks, input_of
from .content import IMAGES, PDF, Shown, shown
from .failed import TurnFailed, provider_error
from .plain import texts
from .strict import ANTHROPIC
from .wire import (
    Answer,
    Finish,
    Gathering,
    Reply,
    Wire,
    Wish,
    args_of,
    function,
    sent_back,
)

__all__ = ["WIRE"]

_FINISH = {
    "max_tokens": Finish.TRUNCATED,
    "model_context_window_exceeded": Finish.TRUNCATED,
    "pause_turn": Finish.PAUSED,
    "refusal": Finish.REFUSED,
}

#: The texts of a block that come in pieces, by the type of the piece.
_PIECES = {
    "text_delta": ("text", "text"),
    "thinking_delta": ("thinking", "thinking"),
    "signature_delta": ("thinking", "signature"),
    "input_json_delta": ("tool_use", "partial_json"),
}


class _Anthropic(Wire):
    caller = "anthropic"
    plain = "anthropic"
    strict = formed = ANTHROPIC
    ids = re.compile(r"[A-Za-z0-9_-]{1,256}")
    names = re.compile(r"[A-Za-z0-9_-]{1,128}")
    finder = {  # noqa: RUF012 # nobody changes it
        "type": "tool_search_tool_bm25_20251119",
        "name": "tool_search_tool_bm25",
    }

    def tool(self, spec: Spec, schema: dict[str, Any], *, strict: bool) -> Any:
        own = function(spec, "input_schema", schema)
        if strict:
            return {**own, "strict": True}
        # They must fit the schema; a strict one may have other shapes.
        examples = [json.parse(one.args) for one in spec.examples if one.error is None]
        return {**own, "input_examples": examples} if examples else own

    def request(self, tools: list[Any], *, free: bool, single: bool) -> dict[str, Any]:
        members: dict[str, Any] = {"tools": tools}
        if not free:
            members["tool_choice"] = {"type": "none"}
        elif single:
            members["tool_choice"] = {"type": "auto", "disable_parallel_tool_use": True}
        return members

    def form(
        self, completion: Completion[Any], schema: dict[str, Any], *, strict: bool
    ) -> dict[str, Any] | None:
        del completion
        if not strict:
            return None
        return {"output_config": {"format": {"type": "json_schema", "schema": schema}}}

    def read(self, response: dict[str, Any]) -> Reply:
        if response.get("type") == "error":
            raise provider_error(self.members(response.get("error")))
        if not isinstance(response.get("content"), list):
            raise TurnFailed("the response has no content")
        content: list[dict[str, Any]] = []
        wishes: list[Wish] = []
        said: list[str] = []
        for one in response["content"]:
            block = dict(self.members(one))
            kind = block.get("type")
            if kind == "text":
                text = texts(block.get("text"))
                said.append(text)
                if not text.strip():
                    # No request takes an empty text.
                    continue
            elif kind == "tool_use":
                wishes.append(_wish(block))
            elif not isinstance(kind, str):
                continue
            elif "input" in block:
                # A call that the provider makes itself.
                block["input"] = sent_back(block["input"])
            content.append(block)
        reason = response.get("stop_reason")
        return Reply(
            messages=[{"role": "assistant", "content": content}] if content else [],
            wishes=wishes,
            text="".join(said),
            finish=_FINISH.get(str(reason), Finish.DONE),
            why=texts(reason),
        )

    def settle(self, place: dict[str, Any], call_id: str, name: str) -> None:
        place["id"] = call_id
        place["name"] = name

    def answers(self, answers: Sequence[Answer]) -> list[Any]:
        return [{"role": "user", "content": [_answer(one) for one in answers]}]

    def said(self, text: str) -> Any:
        return {"role": "user", "content": text}

    def gathering(self, most: int) -> Gathering:
        return _Events(self, most)


def _wish(block: dict[str, Any]) -> Wish:
    args = block.get("input", {})
    block["input"] = sent_back(args)
    return Wish(
        id=block.get("id"),
        name=texts(block.get("name")),
        args=args_of(args),
        place=block,
    )


def _answer(answer: Answer) -> dict[str, Any]:
    content: Any = answer.text
    if answer.parts is not None:
        content = [_part(one) for one in shown(answer.parts, IMAGES | {PDF})]
    block = {"type": "tool_result", "tool_use_id": answer.call.id, "content": content}
    return {**block, "is_error": True} if answer.is_error else block


def _part(part: Shown) -> dict[str, Any]:
    if isinstance(part, str):
        return {"type": "text", "text": part}
    data = b64encode(part.data).decode()
    source = {"type": "base64", "media_type": part.mime_type, "data": data}
    kind = "document" if part.mime_type == PDF else "image"
    return {"type": kind, "source": source}


class _Events(Gathering):
    def __init__(self, wire: Wire, most: int) -> None:
        super().__init__(wire, most)
        self._blocks = Blocks(self.keep)
        self._reason: Any = None
        self._stopped = False

    def feed(self, event: dict[str, Any]) -> str:
        members, kind = self._members, texts(event.get("type"))
        if kind == "error":
            raise provider_error(members(event.get("error")))
        if kind == "message_delta":
            reason = members(event.get("delta")).get("stop_reason")
            self._reason = reason or self._reason
        elif kind == "message_stop":
            self._stopped = True
        elif kind in {"content_block_start", "content_block_delta"}:
            index = event.get("index")
            if not isinstance(index, int):
                raise TurnFailed("an event of a block does not say which")
            if kind == "content_block_start":
                block = members(event.get("content_block"))
                self._blocks.begin(index, block)
                return texts(block.get("text"))
            return self._delta(index, members(event.get("delta")))
        return ""

    def _delta(self, index: int, delta: dict[str, Any]) -> str:
        kind = texts(delta.get("type"))
        if kind == "citations_delta":
            block = self._blocks.block(index, type="text")
            known = items_of(block.get("citations"))
            self.keep(delta)
            known.append(delta.get("citation"))
            block["citations"] = known
        elif kind in _PIECES:
            of, key = _PIECES[kind]
            self._blocks.block(index, type=of)
            piece = self._blocks.add(index, key, delta.get(key))
            return piece if kind == "text_delta" else ""
        return ""

    def response(self) -> dict[str, Any]:
        if self._reason is None and not self._stopped:
            raise TurnFailed("the stream has ended before the model's turn")
        content: list[dict[str, Any]] = []
        for block, sent in self._blocks.whole():
            args = sent.pop("partial_json", None)
            made = block | {
                key: texts(block.get(key), text) for key, text in sent.items()
            }
            if args is not None:
                made["input"] = input_of(block.get("input", {}), args)
            content.append(made)
        return {"content": content, "stop_reason": self._reason}


WIRE = _Anthropic()
