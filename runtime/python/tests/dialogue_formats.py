"""The wire formats of providers, as their services speak them: for tests of dialogues.

What a model says is written down once (`Said`). Each format makes the response or the
events of it, has the official client that reads them, and says what a request holds.
"""

from __future__ import annotations

import base64
import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from itertools import count
from types import MappingProxyType
from typing import Any, NamedTuple

from anthropic import Anthropic, AsyncAnthropic
from anthropic import types as anthropic_types
from google.genai import Client as Gemini
from google.genai import types as gemini_types
from mistralai.client import Mistral
from mistralai.client import models as mistral_types
from openai import AsyncOpenAI, OpenAI
from openai.types import chat as chat_types
from openai.types import responses as responses_types
from pydantic import TypeAdapter

from toolrt.dialogue import Dialogue

# It has no types of its own.
botocore: Any = import_module("botocore.session")
Config: Any = import_module("botocore.config").Config
ParamValidator: Any = import_module("botocore.validate").ParamValidator


class Wish(NamedTuple):
    """A call, as a model wants it."""

    name: str
    args: Any
    id: str


class Said(NamedTuple):
    """What a model says in a turn."""

    text: str = ""
    calls: tuple[Wish, ...] = ()
    #: `truncated` or `refused`, where it does not end by itself.
    end: str = ""


class Told(NamedTuple):
    """What a request tells a model of one of its calls."""

    id: str
    text: str
    #: `None` where the format does not say it.
    is_error: bool | None = None
    images: int = 0


def calls(*wishes: tuple[str, Any, str], text: str = "") -> Said:
    return Said(text, tuple(Wish(*wish) for wish in wishes))


def pieces(text: str) -> list[str]:
    """Give a text in pieces, as deltas have it: some thousand at most."""
    size = max(7, len(text) // 1000)
    return [text[i : i + size] for i in range(0, len(text), size)]


class Format(ABC):
    """A wire format."""

    name: Any
    caller: str
    #: Whether errors are marked as such.
    marks_errors = False
    #: How it says that a turn has not ended by itself.
    ends: Mapping[str, str] = MappingProxyType({})

    @abstractmethod
    def response(self, said: Said) -> dict[str, Any]:
        """Give the response, as JSON."""

    @abstractmethod
    def events(self, said: Said) -> list[dict[str, Any]]:
        """Give the same as events of a stream."""

    @abstractmethod
    def typed(self, response: dict[str, Any]) -> Any:
        """Give the response as the client's own type, which checks it."""

    @abstractmethod
    def typed_event(self, event: dict[str, Any]) -> Any:
        """Give an event as the client's own type."""

    @abstractmethod
    def check(self, request: dict[str, Any], messages: list[Any]) -> None:
        """Check the tools' part of a request, and messages, by the client's types."""

    @abstractmethod
    def told(self, messages: list[Any]) -> list[Told]:
        """Give what messages tell of calls."""

    @abstractmethod
    def names(self, request: dict[str, Any]) -> list[str]:
        """Give the names of the tools in a request."""

    @abstractmethod
    def send(self, url: str, chat: Dialogue[Any], *, streams: bool) -> Any:
        """Give what sends messages by the client."""

    def asend(self, url: str, chat: Dialogue[Any], *, streams: bool) -> Any:
        """Give what sends messages by the client on an event loop."""
        return self.send(url, chat, streams=streams)

    def user(self, text: str) -> Any:
        """Give a message of the user."""
        return {"role": "user", "content": text}

    def body(self, said: Said, path: str, request: dict[str, Any]) -> tuple[str, bytes]:
        """Give the type and the bytes of an answer by HTTP."""
        if not self.wants_stream(path, request):
            return "application/json", json.dumps(self.response(said)).encode()
        return "text/event-stream", b"".join(self.lines(said))

    def wants_stream(self, path: str, request: dict[str, Any]) -> bool:
        del path
        return bool(request.get("stream"))

    def lines(self, said: Said) -> Iterator[bytes]:
        """Give the events as server-sent ones."""
        for event in self.events(said):
            if "type" in event:
                yield f"event: {event['type']}\n".encode()
            yield f"data: {json.dumps(event)}\n\n".encode()


_ids = count(1)


class OpenAiChat(Format):
    """OpenAI's Chat Completions."""

    name = "openai"
    caller = "openai"
    ends = MappingProxyType({"truncated": "length", "refused": "content_filter"})

    def response(self, said: Said) -> dict[str, Any]:
        message: dict[str, Any] = {"role": "assistant", "content": said.text or None}
        if said.calls:
            message["tool_calls"] = [self.call(wish) for wish in said.calls]
        finish = self.ends.get(said.end, "tool_calls" if said.calls else "stop")
        choice = {"index": 0, "message": message, "finish_reason": finish}
        return {**self.head("chat.completion"), "choices": [choice]}

    def head(self, kind: str) -> dict[str, Any]:
        usage = {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2}
        return {
            "id": f"chat-{next(_ids)}",
            "object": kind,
            "created": 1,
            "model": "m",
            "usage": usage,
        }

    def call(self, wish: Wish) -> dict[str, Any]:
        own = {"name": wish.name, "arguments": text_of(wish.args)}
        return {"id": wish.id, "type": "function", "function": own}

    def events(self, said: Said) -> list[dict[str, Any]]:
        deltas: list[dict[str, Any]] = [{"role": "assistant", "content": ""}]
        deltas += [{"content": piece} for piece in pieces(said.text)]
        for index, wish in enumerate(said.calls):
            call = self.call(wish)
            call["function"]["arguments"] = ""
            deltas.append({"tool_calls": [{"index": index, **call}]})
        # The pieces of several calls come one among the other.
        for index, piece in interleaved([text_of(one.args) for one in said.calls]):
            own = {"index": index, "function": {"arguments": piece}}
            deltas.append({"tool_calls": [own]})
        finish = self.ends.get(said.end, "tool_calls" if said.calls else "stop")
        chunks: list[Any] = [(delta, None) for delta in deltas]
        chunks += [({}, finish)]
        head = self.head("chat.completion.chunk")
        del head["usage"]
        made = [
            {
                **head,
                "choices": [{"index": 0, "delta": delta, "finish_reason": reason}],
            }
            for delta, reason in chunks
        ]
        return [*made, {**head, "choices": []}]

    def lines(self, said: Said) -> Iterator[bytes]:
        yield from super().lines(said)
        yield b"data: [DONE]\n\n"

    def typed(self, response: dict[str, Any]) -> Any:
        return chat_types.ChatCompletion.model_validate(response)

    def typed_event(self, event: dict[str, Any]) -> Any:
        return chat_types.ChatCompletionChunk.model_validate(event)

    def check(self, request: dict[str, Any], messages: list[Any]) -> None:
        for message in messages:
            strictly(chat_types.ChatCompletionMessageParam, message)
        for tool in request.get("tools", []):
            strictly(chat_types.ChatCompletionToolParam, tool)

    def told(self, messages: list[Any]) -> list[Told]:
        images = sum(
            part["type"] == "image_url"
            for message in messages
            if message["role"] == "user" and isinstance(message["content"], list)
            for part in message["content"]
        )
        return [
            Told(
                message["tool_call_id"],
                message["content"],
                images=images if "images follow" in message["content"] else 0,
            )
            for message in messages
            if message["role"] == "tool"
        ]

    def names(self, request: dict[str, Any]) -> list[str]:
        return [tool["function"]["name"] for tool in request.get("tools", [])]

    def send(self, url: str, chat: Dialogue[Any], *, streams: bool) -> Any:
        client = OpenAI(base_url=f"{url}/v1", api_key="k", max_retries=0)
        return lambda messages: client.chat.completions.create(
            model="m", messages=messages, stream=streams, **chat.request()
        )

    def asend(self, url: str, chat: Dialogue[Any], *, streams: bool) -> Any:
        client = AsyncOpenAI(base_url=f"{url}/v1", api_key="k", max_retries=0)
        return lambda messages: client.chat.completions.create(
            model="m", messages=messages, stream=streams, **chat.request()
        )


class MistralChat(OpenAiChat):
    """Mistral's chat completions: its calls come whole."""

    name = "mistral"
    caller = "mistral"
    ends = MappingProxyType({"truncated": "length", "refused": "stop"})

    def events(self, said: Said) -> list[dict[str, Any]]:
        deltas: list[dict[str, Any]] = [{"role": "assistant", "content": ""}]
        deltas += [{"content": piece} for piece in pieces(said.text)]
        if said.calls:
            made = [
                {**self.call(wish), "index": index}
                for index, wish in enumerate(said.calls)
            ]
            deltas.append({"tool_calls": made})
        finish = self.ends.get(said.end, "tool_calls" if said.calls else "stop")
        chunks: list[Any] = [(delta, None) for delta in deltas]
        chunks += [({"content": ""}, finish)]
        head = self.head("chat.completion.chunk")
        return [
            {
                **head,
                "choices": [{"index": 0, "delta": delta, "finish_reason": reason}],
            }
            for delta, reason in chunks
        ]

    def typed(self, response: dict[str, Any]) -> Any:
        return mistral_types.ChatCompletionResponse.model_validate(response)

    def typed_event(self, event: dict[str, Any]) -> Any:
        return mistral_types.CompletionEvent.model_validate({"data": event})

    def check(self, request: dict[str, Any], messages: list[Any]) -> None:
        body = {"model": "m", "messages": messages, **request}
        mistral_types.ChatCompletionRequest.model_validate(body)

    def told(self, messages: list[Any]) -> list[Told]:
        made: list[Told] = []
        for message in messages:
            if message["role"] != "tool":
                continue
            content = message["content"]
            parts = content if isinstance(content, list) else [{"text": content}]
            texts = [part["text"] for part in parts if "text" in part]
            images = sum("image_url" in part for part in parts)
            told = Told(message["tool_call_id"], "\n".join(texts), images=images)
            made.append(told)
        return made

    def send(self, url: str, chat: Dialogue[Any], *, streams: bool) -> Any:
        client = Mistral(api_key="k", server_url=url)
        send = client.chat.stream if streams else client.chat.complete
        return lambda messages: send(model="m", messages=messages, **chat.request())

    def asend(self, url: str, chat: Dialogue[Any], *, streams: bool) -> Any:
        client = Mistral(api_key="k", server_url=url)
        send: Any = client.chat.stream_async if streams else client.chat.complete_async
        return lambda messages: send(model="m", messages=messages, **chat.request())


class OpenAiResponses(Format):
    """OpenAI's Responses."""

    name = "openai-responses"
    caller = "openai"
    ends = MappingProxyType(
        {"truncated": "max_output_tokens", "refused": "content_filter"}
    )

    def response(self, said: Said) -> dict[str, Any]:
        reason = self.ends.get(said.end)
        return {
            "id": f"resp-{next(_ids)}",
            "object": "response",
            "created_at": 1,
            "model": "m",
            "status": "incomplete" if reason else "completed",
            "incomplete_details": {"reason": reason} if reason else None,
            "output": self.items(said),
            "parallel_tool_calls": True,
            "tool_choice": "auto",
            "tools": [],
        }

    def items(self, said: Said) -> list[dict[str, Any]]:
        thought = {"id": "rs", "type": "reasoning", "summary": []}
        made: list[dict[str, Any]] = [thought]
        if said.text:
            part = {"type": "output_text", "text": said.text, "annotations": []}
            made.append(
                {
                    "id": "msg",
                    "type": "message",
                    "role": "assistant",
                    "status": "completed",
                    "content": [part],
                }
            )
        for index, wish in enumerate(said.calls):
            made.append(
                {
                    "id": f"fc_{index}",
                    "type": "function_call",
                    "call_id": wish.id,
                    "name": wish.name,
                    "arguments": text_of(wish.args),
                    "status": "completed",
                }
            )
        return made

    def events(self, said: Said) -> list[dict[str, Any]]:
        response = self.response(said)
        begun = {**response, "status": "in_progress", "output": []}
        made: list[dict[str, Any]] = [{"type": "response.created", "response": begun}]
        for index, item in enumerate(response["output"]):
            place = {"output_index": index, "item_id": item["id"]}
            empty = {**item, "content": []} if item["type"] == "message" else dict(item)
            if item["type"] == "function_call":
                empty["arguments"] = ""
            made.append(
                {
                    "type": "response.output_item.added",
                    "output_index": index,
                    "item": empty,
                }
            )
            if item["type"] == "message":
                (part,) = item["content"]
                begun = {"part": {**part, "text": ""}, "content_index": 0}
                made.append({"type": "response.content_part.added", **place, **begun})
                kind = "response.output_text.delta"
                more = {"content_index": 0, "logprobs": []}
                made += [
                    {"type": kind, **place, **more, "delta": piece}
                    for piece in pieces(said.text)
                ]
            if item["type"] == "function_call":
                kind = "response.function_call_arguments"
                made += [
                    {"type": f"{kind}.delta", **place, "delta": piece}
                    for piece in pieces(item["arguments"])
                ]
                done = {"arguments": item["arguments"], "name": item["name"]}
                made.append({"type": f"{kind}.done", **place, **done})
            made.append(
                {
                    "type": "response.output_item.done",
                    "output_index": index,
                    "item": item,
                }
            )
        made.append({"type": f"response.{response['status']}", "response": response})
        return [{**event, "sequence_number": i} for i, event in enumerate(made)]

    def typed(self, response: dict[str, Any]) -> Any:
        return responses_types.Response.model_validate(response)

    def typed_event(self, event: dict[str, Any]) -> Any:
        return TypeAdapter[Any](responses_types.ResponseStreamEvent).validate_python(
            event
        )

    def check(self, request: dict[str, Any], messages: list[Any]) -> None:
        for message in messages:
            strictly(responses_types.ResponseInputItemParam, message)
        for tool in request.get("tools", []):
            strictly(responses_types.FunctionToolParam, tool)

    def told(self, messages: list[Any]) -> list[Told]:
        made: list[Told] = []
        for item in messages:
            if item.get("type") != "function_call_output":
                continue
            output = item["output"]
            parts = output if isinstance(output, list) else [{"text": output}]
            texts = [part["text"] for part in parts if "text" in part]
            images = sum("image_url" in part for part in parts)
            made.append(Told(item["call_id"], "\n".join(texts), images=images))
        return made

    def names(self, request: dict[str, Any]) -> list[str]:
        return [tool["name"] for tool in request.get("tools", [])]

    def send(self, url: str, chat: Dialogue[Any], *, streams: bool) -> Any:
        client = OpenAI(base_url=f"{url}/v1", api_key="k", max_retries=0)
        return lambda messages: client.responses.create(
            model="m", input=messages, stream=streams, **chat.request()
        )

    def asend(self, url: str, chat: Dialogue[Any], *, streams: bool) -> Any:
        client = AsyncOpenAI(base_url=f"{url}/v1", api_key="k", max_retries=0)
        return lambda messages: client.responses.create(
            model="m", input=messages, stream=streams, **chat.request()
        )


class AnthropicMessages(Format):
    """Anthropic's Messages."""

    name = "anthropic"
    caller = "anthropic"
    marks_errors = True
    ends = MappingProxyType({"truncated": "max_tokens", "refused": "refusal"})

    def response(self, said: Said) -> dict[str, Any]:
        return {**self.head(said), "content": self.blocks(said)}

    def head(self, said: Said) -> dict[str, Any]:
        stop = self.ends.get(said.end, "tool_use" if said.calls else "end_turn")
        return {
            "id": f"msg_{next(_ids)}",
            "type": "message",
            "role": "assistant",
            "model": "m",
            "stop_reason": stop,
            "stop_sequence": None,
            "usage": {"input_tokens": 1, "output_tokens": 1},
        }

    def blocks(self, said: Said) -> list[dict[str, Any]]:
        made: list[dict[str, Any]] = [
            {"type": "thinking", "thinking": "Well, well.", "signature": "s1gned"}
        ]
        if said.text:
            made.append({"type": "text", "text": said.text})
        for wish in said.calls:
            use = {"id": wish.id, "name": wish.name, "input": wish.args}
            made.append({"type": "tool_use", **use})
        return made

    def events(self, said: Said) -> list[dict[str, Any]]:
        head = self.head(said)
        begun = {**head, "content": [], "stop_reason": None}
        made: list[dict[str, Any]] = [{"type": "message_start", "message": begun}]
        made.append({"type": "ping"})
        starts = {"thinking": {"thinking": "", "signature": ""}, "text": {"text": ""}}
        for index, block in enumerate(self.blocks(said)):
            empty = {**block, **starts.get(block["type"], {"input": {}})}
            made.append(
                {"type": "content_block_start", "index": index, "content_block": empty}
            )
            made += [
                {"type": "content_block_delta", "index": index, "delta": delta}
                for delta in self.deltas(block)
            ]
            made.append({"type": "content_block_stop", "index": index})
        end = {"stop_reason": head["stop_reason"], "stop_sequence": None}
        usage = {"output_tokens": 1}
        made.append({"type": "message_delta", "delta": end, "usage": usage})
        return [*made, {"type": "message_stop"}]

    def deltas(self, block: dict[str, Any]) -> Iterator[dict[str, Any]]:
        if block["type"] == "thinking":
            for piece in pieces(block["thinking"]):
                yield {"type": "thinking_delta", "thinking": piece}
            yield {"type": "signature_delta", "signature": block["signature"]}
        elif block["type"] == "text":
            for piece in pieces(block["text"]):
                yield {"type": "text_delta", "text": piece}
        else:
            for piece in ["", *pieces(text_of(block["input"]))]:
                yield {"type": "input_json_delta", "partial_json": piece}

    def typed(self, response: dict[str, Any]) -> Any:
        return anthropic_types.Message.model_validate(response)

    def typed_event(self, event: dict[str, Any]) -> Any:
        if event["type"] == "ping":
            return event
        return TypeAdapter[Any](anthropic_types.RawMessageStreamEvent).validate_python(
            event
        )

    def check(self, request: dict[str, Any], messages: list[Any]) -> None:
        for message in messages:
            strictly(anthropic_types.MessageParam, message)
        for tool in request.get("tools", []):
            strictly(anthropic_types.ToolParam, tool)

    def told(self, messages: list[Any]) -> list[Told]:
        made: list[Told] = []
        for message in messages:
            if message["role"] != "user" or isinstance(message["content"], str):
                continue
            for block in message["content"]:
                content = block["content"]
                parts = content if isinstance(content, list) else [{"text": content}]
                texts = [part["text"] for part in parts if "text" in part]
                images = sum(part.get("type") == "image" for part in parts)
                failed = block.get("is_error", False)
                told = Told(block["tool_use_id"], "\n".join(texts), failed, images)
                made.append(told)
        return made

    def names(self, request: dict[str, Any]) -> list[str]:
        return [tool["name"] for tool in request.get("tools", [])]

    def send(self, url: str, chat: Dialogue[Any], *, streams: bool) -> Any:
        client = Anthropic(base_url=url, api_key="k", max_retries=0)
        return lambda messages: client.messages.create(
            model="m",
            max_tokens=9,
            messages=messages,
            stream=streams,
            **chat.request(),
        )

    def asend(self, url: str, chat: Dialogue[Any], *, streams: bool) -> Any:
        client = AsyncAnthropic(base_url=url, api_key="k", max_retries=0)
        return lambda messages: client.messages.create(
            model="m",
            max_tokens=9,
            messages=messages,
            stream=streams,
            **chat.request(),
        )


class GeminiContent(Format):
    """Gemini's `generateContent`."""

    name = "gemini"
    caller = "gemini"
    marks_errors = True
    ends = MappingProxyType({"truncated": "MAX_TOKENS", "refused": "SAFETY"})

    def response(self, said: Said) -> dict[str, Any]:
        return self.chunk(self.parts(said), self.ends.get(said.end, "STOP"))

    def chunk(
        self, parts: list[dict[str, Any]], finish: str | None = None
    ) -> dict[str, Any]:
        candidate: dict[str, Any] = {"content": {"role": "model", "parts": parts}}
        if finish is not None:
            candidate |= {"finishReason": finish, "index": 0}
        return {"candidates": [candidate], "modelVersion": "m"}

    def parts(self, said: Said) -> list[dict[str, Any]]:
        made: list[dict[str, Any]] = [{"text": "Well, well.", "thought": True}]
        if said.text:
            made.append({"text": said.text})
        for wish in said.calls:
            call = {"id": wish.id, "name": wish.name, "args": wish.args}
            signature = base64.b64encode(b"signed").decode()
            made.append({"functionCall": call, "thoughtSignature": signature})
        return made

    def events(self, said: Said) -> list[dict[str, Any]]:
        made: list[dict[str, Any]] = []
        for part in self.parts(said):
            if "text" in part:
                made += [
                    self.chunk([{**part, "text": piece}])
                    for piece in pieces(part["text"])
                ]
            else:
                made.append(self.chunk([part]))
        return [*made, self.chunk([], self.ends.get(said.end, "STOP"))]

    def typed(self, response: dict[str, Any]) -> Any:
        return gemini_types.GenerateContentResponse.model_validate_json(
            json.dumps(response)
        )

    def typed_event(self, event: dict[str, Any]) -> Any:
        return self.typed(event)

    def check(self, request: dict[str, Any], messages: list[Any]) -> None:
        for message in messages:
            gemini_types.Content.model_validate(message)
        gemini_types.GenerateContentConfig.model_validate(request)

    def told(self, messages: list[Any]) -> list[Told]:
        made: list[Told] = []
        for message in messages:
            for part in message["parts"]:
                own = part.get("functionResponse") or part.get("function_response")
                if own is None:
                    continue
                answer = own["response"]
                failed = "error" in answer
                text = answer["error"] if failed else text_of(answer["output"])
                if "note" in answer:
                    text = f"{text}\n\n{answer['note']}"
                made.append(
                    Told(own.get("id", ""), text, failed, len(own.get("parts", [])))
                )
        return made

    def names(self, request: dict[str, Any]) -> list[str]:
        return [
            one["name"]
            for tool in request.get("tools", [])
            for one in tool["functionDeclarations"]
        ]

    def user(self, text: str) -> Any:
        return {"role": "user", "parts": [{"text": text}]}

    def send(self, url: str, chat: Dialogue[Any], *, streams: bool) -> Any:
        own = Gemini(api_key="k", http_options=gemini_types.HttpOptions(base_url=url))
        models: Any = own.models
        send = models.generate_content_stream if streams else models.generate_content
        return _held(own, send, chat)

    def asend(self, url: str, chat: Dialogue[Any], *, streams: bool) -> Any:
        own = Gemini(api_key="k", http_options=gemini_types.HttpOptions(base_url=url))
        models: Any = own.aio.models
        send = models.generate_content_stream if streams else models.generate_content
        return _held(own, send, chat)

    def wants_stream(self, path: str, request: dict[str, Any]) -> bool:
        del request
        return ":streamGenerateContent" in path


class BedrockConverse(Format):
    """Bedrock's Converse."""

    name = "bedrock"
    caller = "bedrock"
    marks_errors = True
    ends = MappingProxyType({"truncated": "max_tokens", "refused": "content_filtered"})

    def __init__(self) -> None:
        session = botocore.get_session()
        self._model = session.get_service_model("bedrock-runtime")

    def response(self, said: Said) -> dict[str, Any]:
        usage = {"inputTokens": 1, "outputTokens": 1, "totalTokens": 2}
        return {
            "output": {
                "message": {"role": "assistant", "content": self.blocks(said)},
            },
            "stopReason": self.stop(said),
            "usage": usage,
            "metrics": {"latencyMs": 1},
        }

    def stop(self, said: Said) -> str:
        return self.ends.get(said.end, "tool_use" if said.calls else "end_turn")

    def blocks(self, said: Said) -> list[dict[str, Any]]:
        thought = {"text": "Well, well.", "signature": "s1gned"}
        made: list[dict[str, Any]] = [{"reasoningContent": {"reasoningText": thought}}]
        if said.text:
            made.append({"text": said.text})
        for wish in said.calls:
            use = {"toolUseId": wish.id, "name": wish.name, "input": wish.args}
            made.append({"toolUse": use})
        return made

    def events(self, said: Said) -> list[dict[str, Any]]:
        made: list[dict[str, Any]] = [{"messageStart": {"role": "assistant"}}]
        for index, block in enumerate(self.blocks(said)):
            place = {"contentBlockIndex": index}
            if "toolUse" in block:
                use = dict(block["toolUse"])
                del use["input"]
                start = {"toolUse": use}
                made.append({"contentBlockStart": {"start": start, **place}})
            made += [
                {"contentBlockDelta": {"delta": delta, **place}}
                for delta in self.deltas(block)
            ]
            made.append({"contentBlockStop": place})
        made.append({"messageStop": {"stopReason": self.stop(said)}})
        usage = {"inputTokens": 1, "outputTokens": 1, "totalTokens": 2}
        told = {"usage": usage, "metrics": {"latencyMs": 1}}
        return [*made, {"metadata": told}]

    def deltas(self, block: dict[str, Any]) -> Iterator[dict[str, Any]]:
        if "toolUse" in block:
            for piece in pieces(text_of(block["toolUse"]["input"])):
                yield {"toolUse": {"input": piece}}
        elif "reasoningContent" in block:
            thought = block["reasoningContent"]["reasoningText"]
            for piece in pieces(thought["text"]):
                yield {"reasoningContent": {"text": piece}}
            yield {"reasoningContent": {"signature": thought["signature"]}}
        else:
            for piece in pieces(block["text"]):
                yield {"text": piece}

    def typed(self, response: dict[str, Any]) -> Any:
        self._validate(response, "ConverseResponse")
        return response

    def typed_event(self, event: dict[str, Any]) -> Any:
        self._validate(event, "ConverseStreamOutput")
        return event

    def check(self, request: dict[str, Any], messages: list[Any]) -> None:
        body = {"modelId": "m", "messages": messages, **request}
        self._validate(body, "ConverseRequest")

    def _validate(self, value: Any, shape: str) -> None:
        report = ParamValidator().validate(value, self._model.shape_for(shape))
        assert not report.has_errors(), report.generate_report()

    def told(self, messages: list[Any]) -> list[Told]:
        made: list[Told] = []
        for message in messages:
            for block in message["content"]:
                if "toolResult" not in block:
                    continue
                own = block["toolResult"]
                texts = [part["text"] for part in own["content"] if "text" in part]
                images = sum("image" in part for part in own["content"])
                failed = own["status"] == "error"
                made.append(Told(own["toolUseId"], "\n".join(texts), failed, images))
        return made

    def names(self, request: dict[str, Any]) -> list[str]:
        own = request.get("toolConfig", {"tools": []})
        return [tool["toolSpec"]["name"] for tool in own["tools"]]

    def user(self, text: str) -> Any:
        return {"role": "user", "content": [{"text": text}]}

    def send(self, url: str, chat: Dialogue[Any], *, streams: bool) -> Any:
        client: Any = botocore.get_session().create_client(
            "bedrock-runtime",
            region_name="us-east-1",
            endpoint_url=url,
            aws_access_key_id="k",
            aws_secret_access_key="s",  # noqa: S106 # nobody's
            config=Config(retries={"max_attempts": 0}),
        )
        send = client.converse_stream if streams else client.converse
        return lambda messages: send(modelId="m", messages=messages, **chat.request())

    def wants_stream(self, path: str, request: dict[str, Any]) -> bool:
        del request
        return path.endswith("converse-stream")

    def body(self, said: Said, path: str, request: dict[str, Any]) -> tuple[str, bytes]:
        if not self.wants_stream(path, request):
            return super().body(said, path, request)
        frames = (frame(event) for event in self.events(said))
        return "application/vnd.amazon.eventstream", b"".join(frames)


def frame(event: dict[str, Any]) -> bytes:
    """Give an event in the frame of Amazon's event streams."""
    import struct  # noqa: PLC0415
    from zlib import crc32  # noqa: PLC0415

    ((kind, payload),) = event.items()
    body = json.dumps(payload).encode()
    told = {
        ":event-type": kind,
        ":content-type": "application/json",
        ":message-type": "event",
    }
    headers = b""
    for name, value in told.items():
        headers += struct.pack("!B", len(name)) + name.encode()
        headers += struct.pack("!BH", 7, len(value)) + value.encode()
    prelude = struct.pack("!II", len(headers) + len(body) + 16, len(headers))
    prelude += struct.pack("!I", crc32(prelude))
    message = prelude + headers + body
    return message + struct.pack("!I", crc32(message))


FORMATS: list[Format] = [
    OpenAiChat(),
    OpenAiResponses(),
    AnthropicMessages(),
    GeminiContent(),
    BedrockConverse(),
    MistralChat(),
]


def _held(client: Any, send: Any, chat: Dialogue[Any]) -> Any:
    """Give what sends messages to Gemini; its client ends with whoever holds it."""

    def sends(messages: list[Any]) -> Any:
        assert client is not None
        return send(model="m", contents=messages, config=chat.request())

    return sends


def text_of(args: Any) -> str:
    return args if isinstance(args, str) else json.dumps(args, separators=(",", ":"))


def interleaved(texts: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Give the pieces of several texts in turns, each with the number of its text."""
    waiting = [pieces(text) for text in texts]
    while any(waiting):
        for index, own in enumerate(waiting):
            if own:
                yield index, own.pop(0)


def strictly(kind: Any, value: Any) -> None:
    """Check a value by a type of a client, to the last of its items."""
    # It has to stay while its iterators are read.
    adapter = TypeAdapter[Any](kind)
    exhausted(adapter.validate_python(value))
    del adapter


def exhausted(value: Any) -> None:
    # What is iterable in those types is checked when it is read.
    if isinstance(value, dict):
        for one in value.values():
            exhausted(one)
    elif not isinstance(value, str | bytes) and isinstance(value, Iterable):
        for one in value:
            exhausted(one)
