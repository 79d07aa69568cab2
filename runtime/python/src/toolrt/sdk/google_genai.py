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
from typing import TYPE_CHECKING, Any, TypeAlias

from toolrt.dialogue.dialogue import Dialogue
from toolrt.dialogue.wire import Call

from .bridge import ContextOf, Specs
from .plain_clients import How

if TYPE_CHECKING:
    from typing import Unpack

    from google.genai import Client
    from google.genai.client import AsyncClient

    from toolrt.agent.completion import Completion
    from toolrt.agent.spec import AgentSpec
    from toolrt.host.registry import Registry

__all__ = ["CallContext", "How", "agent", "agent_tools", "sends", "tools"]

#: The context of calls, or what gives it by the call.
CallContext: TypeAlias = ContextOf[Call]


def tools(
    app: Registry,
    specs: Specs,
    cx: CallContext = None,
    **how: Unpack[How],
) -> Dialogue[None]:
    """Give a dialogue about tools: those of them that are registered."""
    return Dialogue(app, specs, provider="gemini", cx=cx, **how)


def agent_tools(
    app: Registry,
    spec: AgentSpec,
    cx: CallContext = None,
    **how: Unpack[How],
) -> Dialogue[None]:
    """Give a dialogue about exactly the tools that an agent uses, within its limits."""
    return Dialogue(app, spec, provider="gemini", cx=cx, **how)


def agent(
    app: Registry,
    spec: AgentSpec,
    cx: CallContext = None,
    *,
    completion: Completion[Any] | None = None,
    **how: Unpack[How],
) -> Dialogue[Any]:
    """Give a dialogue with the model of an agent, which may have a typed answer.

    Args:
        app: Calls its tools.
        spec: The agent.
        cx: The context of the calls.
        completion: The typed answer of its model, as `outcome.answer`.
        how: How the model is answered.

    """
    if completion is None:
        return agent_tools(app, spec, cx, **how)
    return Dialogue(app, spec, provider="gemini", cx=cx, completion=completion, **how)


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
