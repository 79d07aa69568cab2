"""Bedrock's Converse."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from toolrt import json
from toolrt.agent.completion import Completion
from toolrt.spec import Spec
from toolrt.told import described

from .blocks import Blocks, input_of
from .content import IMAGES, PDF, Shown, shown
from .failed import TurnFailed, provider_error
from .plain import texts
from .strict import ANTHROPIC
from .wire import Answer, Finish, Gathering, Reply, Wire, Wish, args_of, sent_back

__all__ = ["WIRE"]

_FINISH = {
    "max_tokens": Finish.TRUNCATED,
    "model_context_window_exceeded": Finish.TRUNCATED,
    "guardrail_intervened": Finish.REFUSED,
    "content_filtered": Finish.REFUSED,
    "malformed_model_output": Finish.MALFORMED,
    "malformed_tool_use": Finish.MALFORMED,
}


class _Bedrock(Wire):
    caller = "bedrock"
    plain = "bedrock"
    # Which schemas a model takes as the form of its answer depends on the model. These
    # are those of Anthropic's, the narrowest.
    formed = ANTHROPIC
    ids = re.compile(r"[a-zA-Z0-9_.:-]{1,64}")

    def tool(self, spec: Spec, schema: dict[str, Any], *, strict: bool) -> Any:
        del strict
        told = described(spec)
        named = {"name": spec.name, **({"description": told} if told else {})}
        return {"toolSpec": {**named, "inputSchema": {"json": schema}}}

    def request(self, tools: list[Any], *, free: bool, single: bool) -> dict[str, Any]:
        # It has no word for either.
        del free, single
        return {"toolConfig": {"tools": tools}}

    def form(
        self, completion: Completion[Any], schema: dict[str, Any], *, strict: bool
    ) -> dict[str, Any] | None:
        if not strict:
            return None
        form = {"name": completion.name, "schema": json.dump(schema).decode()}
        if completion.description:
            form["description"] = completion.description
        structure = {"jsonSchema": form}
        told = {"type": "json_schema", "structure": structure}
        return {"outputConfig": {"textFormat": told}}

    def events(self, response: dict[str, Any]) -> Any:
        return None if "output" in response else response.get("stream")

    def read(self, response: dict[str, Any]) -> Reply:
        message = self.members(self.members(response.get("output")).get("message"))
        if not isinstance(message.get("content"), list):
            raise TurnFailed("the response has no message")
        content: list[dict[str, Any]] = []
        wishes: list[Wish] = []
        said: list[str] = []
        for one in message["content"]:
            block = dict(self.members(one))
            if "text" in block:
                text = texts(block["text"])
                said.append(text)
                if not text.strip():
                    # No request takes an empty text.
                    continue
            elif "toolUse" in block:
                use = block["toolUse"] = dict(self.members(block["toolUse"]))
                wish = _wish(use)
                # Some calls are made by the provider itself.
                if use.get("type") is None:
                    wishes.append(wish)
            if block:
                content.append(block)
        reason = response.get("stopReason")
        return Reply(
            messages=[{"role": "assistant", "content": content}] if content else [],
            wishes=wishes,
            text="".join(said),
            finish=_FINISH.get(str(reason), Finish.DONE),
            why=texts(reason),
        )

    def settle(self, place: dict[str, Any], call_id: str, name: str) -> None:
        place["toolUseId"] = call_id
        place["name"] = name

    def answers(self, answers: Sequence[Answer]) -> list[Any]:
        return [{"role": "user", "content": [_answer(one) for one in answers]}]

    def said(self, text: str) -> Any:
        return {"role": "user", "content": [{"text": text}]}

    def gathering(self, most: int) -> Gathering:
        return _Events(self, most)


def _wish(use: dict[str, Any]) -> Wish:
    args = use.get("input", {})
    use["input"] = sent_back(args)
    return Wish(
        id=use.get("toolUseId"),
        name=texts(use.get("name")),
        args=args_of(args),
        place=use,
    )


def _answer(answer: Answer) -> dict[str, Any]:
    content = [{"text": answer.text}]
    if answer.parts is not None:
        content = [_part(one) for one in shown(answer.parts, IMAGES | {PDF})]
    status = "error" if answer.is_error else "success"
    result = {"toolUseId": answer.call.id, "content": content, "status": status}
    return {"toolResult": result}


def _part(part: Shown) -> dict[str, Any]:
    if isinstance(part, str):
        return {"text": part}
    source = {"bytes": part.data}
    if part.mime_type == PDF:
        return {"document": {"format": "pdf", "name": "file", "source": source}}
    kind = part.mime_type.removeprefix("image/")
    return {"image": {"format": kind, "source": source}}


class _Events(Gathering):
    def __init__(self, wire: Wire, most: int) -> None:
        super().__init__(wire, most)
        self._blocks = Blocks(self.keep)
        self._reason: Any = None

    def feed(self, event: dict[str, Any]) -> str:
        members = self._members
        for kind, given in event.items():
            own = members(given)
            if kind.endswith("Exception"):
                raise provider_error(own)
            if kind == "messageStop":
                self._reason = own.get("stopReason")
            elif kind in {"contentBlockStart", "contentBlockDelta"}:
                index = own.get("contentBlockIndex")
                if not isinstance(index, int):
                    raise TurnFailed("an event of a block does not say which")
                if kind == "contentBlockDelta":
                    return self._delta(index, members(own.get("delta")))
                self._blocks.begin(index, members(own.get("start")))
        return ""

    def _delta(self, index: int, delta: dict[str, Any]) -> str:
        if "text" in delta:
            self._blocks.block(index, text="")
            return self._blocks.add(index, "text", delta["text"])
        if "toolUse" in delta:
            self._blocks.block(index, toolUse={})
            own = self._members(delta["toolUse"])
            self._blocks.add(index, "input", own.get("input"))
        elif "reasoningContent" in delta:
            own = self._members(delta["reasoningContent"])
            block = self._blocks.block(index, reasoningContent={})
            for key in ("text", "signature"):
                self._blocks.add(index, key, own.get(key))
            redacted = own.get("redactedContent")
            if isinstance(redacted, bytes):
                self.keep(redacted)
                known = block["reasoningContent"].get("redactedContent", b"")
                block["reasoningContent"]["redactedContent"] = known + redacted
        return ""

    def response(self) -> dict[str, Any]:
        if self._reason is None:
            raise TurnFailed("the stream has ended before the model's turn")
        content: list[dict[str, Any]] = []
        for block, sent in self._blocks.whole():
            if "toolUse" in block:
                use = dict(self._members(block["toolUse"]))
                use["input"] = input_of(use.get("input", {}), sent.get("input"))
                content.append({"toolUse": use})
            elif "reasoningContent" in block:
                # One of both: the text with its signature, or what nobody can read.
                text = {"reasoningText": sent} if sent.get("text") else {}
                thought = text or block["reasoningContent"]
                if thought:
                    content.append({"reasoningContent": thought})
            elif "text" in block:
                content.append({"text": sent.get("text", "")})
            else:
                content.append(block)
        message = {"role": "assistant", "content": content}
        return {"output": {"message": message}, "stopReason": self._reason}


WIRE = _Bedrock()
