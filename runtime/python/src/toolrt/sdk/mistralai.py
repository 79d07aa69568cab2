"""Model loops by the plain client `mistralai`: `pip install mistralai`.

    from toolrt.sdk.mistralai import sends

    chat = assistant_agent(app, cx)
    send = sends(chat, client, model="…")
    outcome = chat.run([{"role": "user", "content": "…"}], send)

What the generated functions give is a `Dialogue`, which needs no client; what sends
messages by one is here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from toolrt.dialogue.dialogue import Dialogue

from .plain_clients import CallContext, How, Plain

if TYPE_CHECKING:
    from mistralai.client import Mistral


__all__ = [
    "CallContext",
    "How",
    "agent",
    "agent_tools",
    "asends",
    "sends",
    "tools",
]

_PLAIN = Plain("mistral")

tools = _PLAIN.tools
agent_tools = _PLAIN.agent_tools
agent = _PLAIN.agent


def sends(
    chat: Dialogue[Any],
    client: Mistral,
    *,
    stream: bool = False,
    **request: Any,
) -> Callable[[list[Any]], Any]:
    """Give what sends the messages of a dialogue, for `chat.run`.

    Args:
        chat: The dialogue. What it tells the model first goes with each request.
        client: The client.
        stream: Whether the response comes in pieces.
        request: What each request has besides, such as `model`.

    """
    create: Any = client.chat.stream if stream else client.chat.complete
    return _sends(chat, create, request)


def asends(
    chat: Dialogue[Any],
    client: Mistral,
    *,
    stream: bool = False,
    **request: Any,
) -> Callable[[list[Any]], Any]:
    """Give what sends the messages of a dialogue on an event loop, for `chat.arun`."""
    chats = client.chat
    create: Any = chats.stream_async if stream else chats.complete_async
    return _sends(chat, create, request)


def _sends(
    chat: Dialogue[Any], create: Any, request: dict[str, Any]
) -> Callable[[list[Any]], Any]:
    told = chat.instructions
    first = [] if told is None else [{"role": "system", "content": told}]

    def send(messages: list[Any]) -> Any:
        own = {**chat.request(), **request}
        return create(messages=[*first, *messages], **own)

    return send
