"""Model loops by the plain client `anthropic`: `pip install anthropic`.

    from toolrt.sdk.anthropic import sends

    chat = assistant_agent(app, cx)
    send = sends(chat, client, model="…", max_tokens=4096)
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
    from anthropic import Anthropic, AsyncAnthropic


__all__ = ["CallContext", "How", "agent", "agent_tools", "sends", "tools"]

_PLAIN = Plain("anthropic")

tools = _PLAIN.tools
agent_tools = _PLAIN.agent_tools
agent = _PLAIN.agent


def sends(
    chat: Dialogue[Any],
    client: Anthropic | AsyncAnthropic,
    *,
    stream: bool = False,
    **request: Any,
) -> Callable[[list[Any]], Any]:
    """Give what sends the messages of a dialogue, for `chat.run` and `chat.arun`.

    Args:
        chat: The dialogue. What it tells the model first goes with each request.
        client: The client; an asynchronous one for `arun`.
        stream: Whether the response comes in pieces.
        request: What each request has besides, such as `model` and
            `max_tokens`.

    """
    told = chat.instructions
    if told is not None:
        request = {"system": told, **request}

    def send(messages: list[Any]) -> Any:
        own = {**chat.request(), **request}
        return client.messages.create(messages=messages, stream=stream, **own)

    return send
