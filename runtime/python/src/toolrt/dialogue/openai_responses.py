"""OpenAI's Responses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from toolrt.agent.completion import Completion
from toolrt.call.plain import items_of, members_of
from toolrt.spec import Spec

from .chat import data_url
from .content import IMAGES, PDF, Shown, shown
from .failed import TurnFailed, provider_error
from .plain import texts
from .strict import OPENAI
from .wire import (
    Answer,
    Finish,
    Gathering,
    Reply,
    Wire,
    Wish,
    function,
    json_text,
)

__all__ = ["WIRE"]

_ENDS = {"response.completed", "response.incomplete", "response.failed"}

#: What the client adds to an item, and no request takes.
_LEFT_OUT = frozenset({"parsed_arguments", "parsed"})


class _Responses(Wire):
    caller = "openai"
    plain = "openai-responses"
    strict = formed = OPENAI
    finder = {"type": "tool_search"}  # noqa: RUF012 # nobody changes it

    def tool(self, spec: Spec, schema: dict[str, Any], *, strict: bool) -> Any:
        # Without `strict` the service makes a strict schema of its own.
        own = function(spec, "parameters", schema)
        return {"type": "function", **own, "strict": strict}

    def request(self, tools: list[Any], *, free: bool, single: bool) -> dict[str, Any]:
        members: dict[str, Any] = {"tools": tools}
        if not free:
            members["tool_choice"] = "none"
        elif single:
            members["parallel_tool_calls"] = False
        return members

    def form(
        self, completion: Completion[Any], schema: dict[str, Any], *, strict: bool
    ) -> dict[str, Any] | None:
        form = {"type": "json_schema", "name": completion.name, "schema": schema}
        if completion.description:
            form["description"] = completion.description
        return {"text": {"format": {**form, "strict": strict}}}

    def read(self, response: dict[str, Any]) -> Reply:
        status = texts(response.get("status"))
        if status in {"failed", "cancelled", "queued", "in_progress"}:
            if response.get("error"):
                raise provider_error(self.members(response["error"]))
            raise TurnFailed(f"the response is {status}")
        if not isinstance(response.get("output"), list):
            if response.get("error"):
                raise provider_error(self.members(response["error"]))
            raise TurnFailed("the response has no output")
        messages: list[Any] = []
        wishes: list[Wish] = []
        said: list[str] = []
        refusals: list[str] = []
        for one in response["output"]:
            item = _sent(self.members(one))
            kind = item.get("type")
            if not isinstance(kind, str):
                continue
            messages.append(item)
            if kind in {"function_call", "custom_tool_call"}:
                wishes.append(_wish(item))
            elif kind == "message":
                parts = [_sent(self.members(part)) for part in _parts(item)]
                item["content"] = parts
                for part in parts:
                    said.append(texts(part.get("text")))
                    refusals.append(texts(part.get("refusal")))
        why = "".join(refusals)
        finish = Finish.REFUSED if why else Finish.DONE
        if status == "incomplete":
            details = self.members(response.get("incomplete_details"))
            reason = texts(details.get("reason"))
            filtered = reason == "content_filter"
            finish = Finish.REFUSED if filtered or why else Finish.TRUNCATED
            why = why or reason
        return Reply(
            messages=messages,
            wishes=wishes,
            text="".join(said),
            finish=finish,
            why=why,
        )

    def settle(self, place: dict[str, Any], call_id: str, name: str) -> None:
        place["call_id"] = call_id
        place["name"] = name

    def answers(self, answers: Sequence[Answer]) -> list[Any]:
        return [_answer(one) for one in answers]

    def said(self, text: str) -> Any:
        return {"role": "user", "content": text}

    def gathering(self, most: int) -> Gathering:
        return _Events(self, most)


def _sent(given: dict[str, Any]) -> dict[str, Any]:
    return {key: given[key] for key in given if key not in _LEFT_OUT}


def _parts(item: dict[str, Any]) -> list[Any]:
    content = item.get("content")
    # A text alone is a content, too.
    whole = [{"type": "output_text", "text": content}]
    return whole if isinstance(content, str) else items_of(content)


def _wish(item: dict[str, Any]) -> Wish:
    key = "arguments" if item["type"] == "function_call" else "input"
    args = item.get(key)
    if args is None or (isinstance(args, str) and not args.strip()):
        args = "{}" if key == "arguments" else ""
    item[key] = args if isinstance(args, str) else json_text(args)
    return Wish(
        id=item.get("call_id"),
        name=texts(item.get("name")),
        args=item[key],
        place=item,
    )


def _answer(answer: Answer) -> dict[str, Any]:
    output: Any = answer.text
    if answer.parts is not None:
        output = [_part(one) for one in shown(answer.parts, IMAGES | {PDF})]
    return {
        "type": "function_call_output",
        "call_id": answer.call.id,
        "output": output,
    }


def _part(part: Shown) -> dict[str, Any]:
    if isinstance(part, str):
        return {"type": "input_text", "text": part}
    if part.mime_type == PDF:
        name = "file.pdf"
        return {"type": "input_file", "filename": name, "file_data": data_url(part)}
    return {"type": "input_image", "image_url": data_url(part)}


class _Events(Gathering):
    def __init__(self, wire: Wire, most: int) -> None:
        super().__init__(wire, most)
        self._items: dict[int, dict[str, Any]] = {}
        self._args: dict[int, list[str]] = {}
        self._ended: dict[str, Any] | None = None

    def feed(self, event: dict[str, Any]) -> str:
        members, kind = self._members, texts(event.get("type"))
        if kind == "error":
            raise provider_error(members(event.get("error")) or event)
        if kind in _ENDS:
            # It holds everything that came in pieces.
            self._left = self._most
            self.keep(event)
            self._ended = members(event.get("response"))
        elif kind == "response.output_text.delta":
            return texts(event.get("delta"))
        index = event.get("output_index")
        if isinstance(index, int):
            if kind in {"response.output_item.added", "response.output_item.done"}:
                self.keep(event)
                self._items[index] = dict(members(event.get("item")))
                self._args.pop(index, None)
            elif kind == "response.function_call_arguments.delta":
                self._piece(index, event.get("delta"))
            elif kind == "response.function_call_arguments.done":
                self._args[index] = []
                self._piece(index, event.get("arguments"))
        return ""

    def _piece(self, index: int, piece: object) -> None:
        self.keep(piece)
        self._args.setdefault(index, []).append(texts(piece))

    def response(self) -> dict[str, Any]:
        if self._ended is None:
            raise TurnFailed("the stream has ended before the model's turn")
        if self._ended.get("output"):
            return self._ended
        # Some servers say it in the pieces only.
        for index, pieces in self._args.items():
            item = members_of(self._items.get(index))
            item["arguments"] = "".join(pieces)
        output = [self._items[index] for index in sorted(self._items)]
        return {**self._ended, "output": output}


WIRE = _Responses()
