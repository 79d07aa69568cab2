"""Model loops by the plain client `google-genai`: `pip install google-genai`.

    from toolrt.sdk.google_genai import sends

    chat = assistant_agent(app, cx)
    send = sends(chat, client, model="…")
    outcome = chat.run([{"role": "user", "parts": [{"text": "…"}]}], send)

What the generated functions give is a `Dialogue`, which needs no client; what sends
messages by one is here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from toolrt.dialogue.dialogue import Dialogue

from .plain_clients import CallContext, How, Plain

if TYPE_CHECKING:
    from google.genai import Client
    from google.genai.client import AsyncClient


__all__ = ["CallContext", "How", "agent", "agent_tools", "sends", "tools"]

_PLAIN = Plain("gemini")

tools = _PLAIN.tools
agent_tools = _PLAIN.agent_tools
agent = _PLAIN.agent


def sends(
    chat: Dialogue[Any],
    client: Client | AsyncClient,
    *,
    stream: bool = False,
    **request: Any,
) -> Callable[[list[Any]], Any]:
    """Give what sends the messages of a dialogue, for `chat.run` and `chat.arun`.

    Args:
        chat: The dialogue. What it tells the model first goes with each request.
        client: The client; its `aio` for `arun`.
        stream: Whether the response comes in pieces.
        request: What each request has besides, such as `model` and `config`, whose
            members stand beside those of the dialogue.

    """
    told = chat.instructions
    first = {} if told is None else {"systemInstruction": told}
    config = request.pop("config", {})

    def send(messages: list[Any]) -> Any:
        # The client ends with whoever holds it: its models alone do not.
        models: Any = client.models
        create = models.generate_content_stream if stream else models.generate_content
        own = {**first, **chat.request(), **config}
        return create(contents=messages, config=own, **request)

    return send
