"""Gemini's `generateContent`."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from typing import Any

import msgspec

from toolrt.agent.completion import Completion
from toolrt.call.plain import items_of
from toolrt.spec import Spec

from .content import IMAGES, PDF, File, shown
from .failed import TurnFailed, provider_error
from .plain import members as plain_members
from .plain import texts
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
    "STOP": Finish.DONE,
    "MAX_TOKENS": Finish.TRUNCATED,
    "CONTINUATION": Finish.TRUNCATED,
    "FINISH_REASON_UNSPECIFIED": Finish.DONE,
    "MALFORMED_FUNCTION_CALL": Finish.MALFORMED,
    "UNEXPECTED_TOOL_CALL": Finish.MALFORMED,
    "TOO_MANY_TOOL_CALLS": Finish.MALFORMED,
}

#: Files that stand beside a result.
_FILES = (IMAGES - {"image/gif"}) | {PDF, "text/plain"}


class _Gemini(Wire):
    caller = "gemini"
    plain = "gemini"
    names = re.compile(r"[A-Za-z_][A-Za-z0-9_.:-]{0,127}")
    # Older models take one of them.
    forms_with_tools = False

    def members(self, given: object) -> dict[str, Any]:
        # By its own names: what has the names of the wire is JSON.
        return plain_members(given, exclude_none=True)

    def tool(self, spec: Spec, schema: dict[str, Any], *, strict: bool) -> Any:
        del strict
        own = function(spec, "parametersJsonSchema", schema)
        if spec.output_schema is not None:
            own["responseJsonSchema"] = msgspec.json.decode(spec.output_schema)
        return own

    def request(self, tools: list[Any], *, free: bool, single: bool) -> dict[str, Any]:
        # It has no word for one call a turn.
        del single
        members: dict[str, Any] = {"tools": [{"functionDeclarations": tools}]}
        if not free:
            members["toolConfig"] = {"functionCallingConfig": {"mode": "NONE"}}
        return members

    def form(
        self, completion: Completion[Any], schema: dict[str, Any], *, strict: bool
    ) -> dict[str, Any] | None:
        del completion, strict
        return {"responseMimeType": "application/json", "responseJsonSchema": schema}

    def read(self, response: dict[str, Any]) -> Reply:
        if response.get("error"):
            raise provider_error(self.members(response["error"]))
        candidates = items_of(response.get("candidates"))
        if not candidates:
            feedback = self.members(
                response.get("promptFeedback", response.get("prompt_feedback"))
            )
            why = texts(feedback.get("blockReason", feedback.get("block_reason")))
            if not why:
                raise TurnFailed("the response has no candidate")
            return Reply(
                messages=[], wishes=[], text="", finish=Finish.REFUSED, why=why
            )
        candidate = self.members(candidates[0])
        parts: list[dict[str, Any]] = []
        wishes: list[Wish] = []
        said: list[str] = []
        content = self.members(candidate.get("content"))
        for one in items_of(content.get("parts")):
            part = dict(self.members(one))
            key = _call_of(part)
            if key is not None:
                part[key] = dict(self.members(part[key]))
                wishes.append(_wish(part, key))
            elif not part.get("thought"):
                said.append(texts(part.get("text")))
            if part:
                parts.append(part)
        reason = candidate.get("finishReason", candidate.get("finish_reason"))
        told = candidate.get("finishMessage", candidate.get("finish_message"))
        known = Finish.DONE if reason is None else Finish.REFUSED
        return Reply(
            messages=[{"role": "model", "parts": parts}] if parts else [],
            wishes=wishes,
            text="".join(said),
            finish=_FINISH.get(_word(reason), known),
            why=texts(told) or _word(reason),
        )

    def settle(self, place: dict[str, Any], call_id: str, name: str) -> None:
        own = place[_call_of(place) or "functionCall"]
        own["name"] = name
        # Some calls have none: their answers are found by their order.
        if own.get("id") is not None:
            own["id"] = call_id

    def answers(self, answers: Sequence[Answer]) -> list[Any]:
        return [{"role": "user", "parts": [_answer(one) for one in answers]}]

    def said(self, text: str) -> Any:
        return {"role": "user", "parts": [{"text": text}]}

    def gathering(self, most: int) -> Gathering:
        return _Chunks(self, most)


def _call_of(part: dict[str, Any]) -> str | None:
    """Give the key of the call in a part: the wire's, or that of the client."""
    return next((k for k in ("functionCall", "function_call") if k in part), None)


def _word(reason: object) -> str:
    """Give a reason, which is an enum in the client."""
    return str(getattr(reason, "value", reason or ""))


def _wish(place: dict[str, Any], key: str) -> Wish:
    own = place[key]
    if {"partialArgs", "partial_args", "willContinue", "will_continue"} & own.keys():
        raise TurnFailed(
            "arguments come in pieces: leave `streamFunctionCallArguments` off"
        )
    args = args_of(own.get("args"))
    own["args"] = sent_back(args)
    return Wish(id=own.get("id"), name=texts(own.get("name")), args=args, place=place)


def _answer(answer: Answer) -> dict[str, Any]:
    place = answer.place
    # Who reads JSON gets JSON; the client has names of its own, and bytes.
    is_json = "functionCall" in place
    own = place[_call_of(place) or "functionCall"]
    made: dict[str, Any] = {}
    if own.get("id") is not None:
        made["id"] = answer.call.id
    made |= {"name": own["name"], "response": _response(answer)}
    if answer.parts is not None:
        parts = list(shown(answer.parts, _FILES))
        made["response"] = {
            "output": "\n\n".join(one for one in parts if isinstance(one, str))
        }
        files = [_file(one, is_json) for one in parts if isinstance(one, File)]
        if files:
            made["parts"] = files
    return {"functionResponse" if is_json else "function_response": made}


def _response(answer: Answer) -> dict[str, Any]:
    """Give a result as it is, and what is said of it beside it."""
    if answer.is_error:
        return {"error": answer.text}
    result = None if answer.envelope is None else answer.envelope.result_json
    document = (result or b"null").decode()
    if not answer.text.startswith(document):
        return {"output": answer.text}
    made: dict[str, Any] = {"output": msgspec.json.decode(document)}
    note = answer.text.removeprefix(document).strip()
    return {**made, "note": note} if note else made


def _file(file: File, is_json: bool) -> dict[str, Any]:
    if not is_json:
        return {"inline_data": {"mime_type": file.mime_type, "data": file.data}}
    data = b64encode(file.data).decode()
    return {"inlineData": {"mimeType": file.mime_type, "data": data}}


class _Chunks(Gathering):
    def __init__(self, wire: Wire, most: int) -> None:
        super().__init__(wire, most)
        # Parts with what follows their text.
        self._parts: list[tuple[dict[str, Any], list[str]]] = []
        self._candidate: dict[str, Any] | None = None
        self._feedback: dict[str, Any] = {}

    def feed(self, event: dict[str, Any]) -> str:
        members = self._members
        if event.get("error"):
            raise provider_error(members(event["error"]))
        for key in ("promptFeedback", "prompt_feedback"):
            if event.get(key):
                self._feedback[key] = event[key]
        said: list[str] = []
        # Others are further answers to the same messages.
        for one in items_of(event.get("candidates"))[:1]:
            candidate = members(one)
            for key in ("finishReason", "finish_reason"):
                if candidate.get(key) is not None:
                    self._candidate = candidate
            content = members(candidate.get("content"))
            for given in items_of(content.get("parts")):
                part = dict(members(given))
                self._add(part)
                if not part.get("thought"):
                    said.append(texts(part.get("text")))
        return "".join(said)

    def _add(self, part: dict[str, Any]) -> None:
        self.keep(part)
        if self._parts and _is_plain(part):
            last, pieces = self._parts[-1]
            if _is_plain(last) and last.get("thought") == part.get("thought"):
                pieces.append(part["text"])
                return
        self._parts.append((part, []))

    def response(self) -> dict[str, Any]:
        if self._candidate is None:
            if self._feedback:
                return dict(self._feedback)
            raise TurnFailed("the stream has ended before the model's turn")
        parts: list[dict[str, Any]] = []
        for part, pieces in self._parts:
            if pieces:
                part["text"] = texts(part.get("text"), *pieces)
            parts.append(part)
        content = {"role": "model", "parts": parts}
        return {"candidates": [{**self._candidate, "content": content}]}


def _is_plain(part: dict[str, Any]) -> bool:
    """Whether a part is text, and nothing that depends on where it stands."""
    return isinstance(part.get("text"), str) and part.keys() <= {"text", "thought"}


WIRE = _Gemini()
