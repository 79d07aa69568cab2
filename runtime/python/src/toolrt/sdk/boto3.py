"""Model loops by the plain client `boto3`: `pip install boto3`.

    from toolrt.sdk.boto3 import sends

    chat = assistant_agent(app, cx)
    send = sends(chat, client, modelId="…")
    outcome = chat.run([{"role": "user", "content": [{"text": "…"}]}], send)

What the generated functions give is a `Dialogue`, which needs no client; what sends
messages by one is here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from toolrt.dialogue.dialogue import Dialogue

from .plain_clients import CallContext, How, Plain

__all__ = ["CallContext", "How", "agent", "agent_tools", "asends", "sends", "tools"]

_PLAIN = Plain("bedrock")

tools = _PLAIN.tools
agent_tools = _PLAIN.agent_tools
agent = _PLAIN.agent


def sends(
    chat: Dialogue[Any],
    client: Any,
    *,
    stream: bool = False,
    **request: Any,
) -> Callable[[list[Any]], Any]:
    """Give what sends the messages of a dialogue, for `chat.run`.

    Args:
        chat: The dialogue. What it tells the model first goes with each request.
        client: That of `bedrock-runtime`.
        stream: Whether the response comes in pieces.
        request: What each request has besides, such as `modelId`.

    """
    told = chat.instructions
    if told is not None:
        request = {"system": [{"text": told}], **request}
    create = client.converse_stream if stream else client.converse

    def send(messages: list[Any]) -> Any:
        return create(messages=messages, **{**chat.request(), **request})

    return send


def asends(
    chat: Dialogue[Any],
    client: Any,
    *,
    stream: bool = False,
    **request: Any,
) -> Callable[[list[Any]], Awaitable[Any]]:
    """Give what sends the messages of a dialogue, for `chat.arun`.

    The client has no calls of its own for an event loop: a thread waits for each
    response. The pieces of a stream are waited for on the loop.
    """
    own = sends(chat, client, stream=stream, **request)
    return lambda messages: asyncio.to_thread(own, messages)
