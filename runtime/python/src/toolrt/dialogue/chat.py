"""Chat completions: the format that OpenAI has made, and others have taken over."""

from __future__ import annotations

from abc import abstractmethod
from base64 import b64encode
from collections.abc import Sequence
from typing import Any

from toolrt.agent.completion import Completion
from toolrt.call.plain import items_of
from toolrt.spec import Spec

from .content import File, Shown
from .failed import TurnFailed, provider_error
from .plain import texts
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

__all__ = ["Chat", "data_url"]

#: What of a model's message no request takes.
_LEFT_OUT = frozenset({"annotations", "function_call", "parsed", "prefix"})


class Chat(Wire):
    """Chat completions."""

    def tool(self, spec: Spec, schema: dict[str, Any], *, strict: bool) -> Any:
        """Give a definition of a tool."""
        own = function(spec, "parameters", schema)
        if strict:
            own["strict"] = True
        return {"type": "function", "function": own}

    def request(self, tools: list[Any], *, free: bool, single: bool) -> dict[str, Any]:
        """Give what a request says of tools."""
        members: dict[str, Any] = {"tools": tools}
        if not free:
            members["tool_choice"] = "none"
        elif single:
            members["parallel_tool_calls"] = False
        return members

    def form(
        self, completion: Completion[Any], schema: dict[str, Any], *, strict: bool
    ) -> dict[str, Any] | None:
        """Give what a request says of the form of the answer."""
        form: dict[str, Any] = {"name": completion.name, "schema": schema}
        if completion.description:
            form["description"] = completion.description
        form["strict"] = strict
        return {"response_format": {"type": "json_schema", "json_schema": form}}

    @abstractmethod
    def finish(self, reason: object) -> Finish:
        """Give why the model has ended its turn."""

    def read(self, response: dict[str, Any]) -> Reply:
        """Read a response."""
        choices = items_of(response.get("choices"))
        choice = self.members(choices[0]) if choices else {}
        message = self.members(choice.get("message"))
        if not message:
            if response.get("error"):
                raise provider_error(self.members(response["error"]))
            raise TurnFailed("the response has no message")
        sent = {
            key: value
            for key, value in message.items()
            if value is not None and key not in _LEFT_OUT
        }
        # A stream has it before it has said anything.
        if sent.get("content") == "":
            del sent["content"]
        sent["role"] = "assistant"
        calls = [dict(self.members(one)) for one in items_of(sent.get("tool_calls"))]
        wishes = [self._wish(one) for one in calls]
        sent.pop("tool_calls", None)
        if calls:
            sent["tool_calls"] = calls
        says = any(value for key, value in sent.items() if key != "role")
        refusal = texts(message.get("refusal"))
        finish = self.finish(choice.get("finish_reason"))
        return Reply(
            messages=[sent] if says else [],
            wishes=wishes,
            text=self._text(message.get("content")),
            finish=Finish.REFUSED if refusal else finish,
            why=refusal or texts(choice.get("finish_reason")),
        )

    def _wish(self, place: dict[str, Any]) -> Wish:
        key = "custom" if place.get("type") == "custom" else "function"
        own = place[key] = dict(self.members(place.get(key)))
        place["type"] = key
        given = own.get("arguments" if key == "function" else "input")
        args: Any = given
        if given is None or (isinstance(given, str) and not given.strip()):
            # Some models send nothing for no arguments.
            args = "{}"
        elif not isinstance(given, str | dict):
            args = json_text(given)
        if key == "function":
            own["arguments"] = args if isinstance(args, str) else json_text(args)
        return Wish(
            id=place.get("id"), name=texts(own.get("name")), args=args, place=place
        )

    def _text(self, content: object) -> str:
        chunks = map(self.members, items_of(content))
        return texts(content, *(one.get("text") for one in chunks))

    def settle(self, place: dict[str, Any], call_id: str, name: str) -> None:
        """Write id and name of a call into the message that goes back."""
        place["id"] = call_id
        place[place["type"]]["name"] = name

    def said(self, text: str) -> Any:
        """Give a message of the user."""
        return {"role": "user", "content": text}

    def gathering(self, most: int) -> Gathering:
        """Give what puts the chunks of a response together."""
        return _Chunks(self, most)

    @abstractmethod
    def answers(self, answers: Sequence[Answer]) -> list[Any]:
        """Give the messages that answer calls, in their order."""


def image(file: File) -> dict[str, Any]:
    """Give an image as a part of a message."""
    return {"type": "image_url", "image_url": {"url": data_url(file)}}


def text(part: str) -> dict[str, Any]:
    """Give a text as a part of a message."""
    return {"type": "text", "text": part}


def data_url(file: File) -> str:
    """Give a file as a URL that holds it."""
    return f"data:{file.mime_type};base64,{b64encode(file.data).decode()}"


def joined(parts: Sequence[Shown]) -> str:
    """Give the texts of content."""
    return "\n\n".join(one for one in parts if isinstance(one, str))


class _Piece:
    """A call that comes in pieces."""

    def __init__(self) -> None:
        self.id: Any = None
        self.name = ""
        self.kind: Any = None
        self.args: list[str] = []
        self.whole: Any = None

    def call(self) -> dict[str, Any]:
        args = "".join(self.args) if self.whole is None else self.whole
        own = {"name": self.name, "arguments": args}
        return {"id": self.id, "type": self.kind or "function", "function": own}


class _Chunks(Gathering):
    def __init__(self, wire: Wire, most: int) -> None:
        super().__init__(wire, most)
        # Texts by the member of the message that they belong to.
        self._texts: dict[str, list[str]] = {}
        # Content in chunks: texts, thoughts, and others as they are.
        self._content: list[tuple[str, Any]] = []
        self._calls: list[_Piece] = []
        self._by_index: dict[int, _Piece] = {}
        self._finish: Any = None

    def feed(self, event: dict[str, Any]) -> str:
        members = self._members
        # Mistral's client wraps each chunk, and the helper of OpenAI's.
        inside = event.get("data") or event.get("chunk")
        chunk = event if inside is None else members(inside)
        if chunk.get("error"):
            raise provider_error(members(chunk["error"]))
        said = ""
        for one in items_of(chunk.get("choices")):
            choice = members(one)
            # Others are further answers to the same messages.
            if choice.get("index", 0) != 0:
                continue
            self._finish = choice.get("finish_reason") or self._finish
            for key, value in members(choice.get("delta")).items():
                if key == "tool_calls":
                    for call in items_of(value):
                        self._call(members(call))
                elif key == "content":
                    said += self._said(value)
                elif isinstance(value, str) and key != "role":
                    self.keep(value)
                    if key not in self._texts:
                        self.keep(key)
                        self._texts[key] = []
                    self._texts[key].append(value)
        return said

    def _said(self, content: object) -> str:
        said: list[str] = []
        chunks = items_of(content) if not isinstance(content, str) else [content]
        for one in chunks:
            chunk = {"type": "text", "text": one}
            if not isinstance(one, str):
                chunk = self._members(one)
            kind = chunk.get("type")
            if kind == "text":
                self._add("text", texts(chunk.get("text")))
                said.append(texts(chunk.get("text")))
            elif kind == "thinking":
                inside = map(self._members, items_of(chunk.get("thinking")))
                self._add("thinking", texts(*(part.get("text") for part in inside)))
            elif chunk:
                self.keep(chunk)
                self._content.append(("", chunk))
        return "".join(said)

    def _add(self, kind: str, piece: str) -> None:
        self.keep(piece)
        if not self._content or self._content[-1][0] != kind:
            self._content.append((kind, []))
        self._content[-1][1].append(piece)

    def _call(self, delta: dict[str, Any]) -> None:
        self.keep(delta)
        own = self._members(delta.get("function"))
        piece = self._piece(delta, own)
        piece.id = piece.id or delta.get("id")
        piece.kind = piece.kind or delta.get("type")
        piece.name = piece.name or texts(own.get("name"))
        args = own.get("arguments")
        if isinstance(args, str):
            piece.args.append(args)
        elif args is not None:
            piece.whole = args

    def _piece(self, delta: dict[str, Any], own: dict[str, Any]) -> _Piece:
        index, call_id = delta.get("index"), delta.get("id")
        last = self._calls[-1] if self._calls else None
        known = self._by_index.get(index) if isinstance(index, int) else last
        # Some servers send each call whole, all with one index.
        another = own.get("name") and call_id and known and known.id != call_id
        if known is None or another:
            known = _Piece()
            self._calls.append(known)
        if isinstance(index, int):
            self._by_index[index] = known
        return known

    def response(self) -> dict[str, Any]:
        if self._finish is None:
            raise TurnFailed("the stream has ended before the model's turn")
        message: dict[str, Any] = {"role": "assistant"}
        message |= {key: "".join(pieces) for key, pieces in self._texts.items()}
        message["content"] = self._whole_content()
        message["tool_calls"] = [piece.call() for piece in self._calls]
        return {"choices": [{"message": message, "finish_reason": self._finish}]}

    def _whole_content(self) -> Any:
        if all(kind == "text" for kind, _ in self._content):
            return "".join(piece for _, pieces in self._content for piece in pieces)
        made: list[dict[str, Any]] = []
        for kind, inside in self._content:
            if kind == "text":
                made.append(text("".join(inside)))
            elif kind == "thinking":
                made.append({"type": kind, "thinking": [text("".join(inside))]})
            else:
                made.append(inside)
        return made
