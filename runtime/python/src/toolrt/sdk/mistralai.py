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
from typing import TYPE_CHECKING, Any, TypeAlias

from toolrt.dialogue.dialogue import Dialogue
from toolrt.dialogue.wire import Call

from .bridge import ContextOf, Specs
from .plain_clients import How

if TYPE_CHECKING:
    from typing import Unpack

    from mistralai.client import Mistral

    from toolrt.agent.completion import Completion
    from toolrt.agent.spec import AgentSpec
    from toolrt.host.registry import Registry

__all__ = [
    "CallContext",
    "How",
    "agent",
    "agent_tools",
    "asends",
    "sends",
    "tools",
]

#: The context of calls, or what gives it by the call.
CallContext: TypeAlias = ContextOf[Call]


def tools(
    app: Registry,
    specs: Specs,
    cx: CallContext = None,
    **how: Unpack[How],
) -> Dialogue[None]:
    """Give a dialogue about tools: those of them that are registered."""
    return Dialogue(app, specs, provider="mistral", cx=cx, **how)


def agent_tools(
    app: Registry,
    spec: AgentSpec,
    cx: CallContext = None,
    **how: Unpack[How],
) -> Dialogue[None]:
    """Give a dialogue about exactly the tools that an agent uses, within its limits."""
    return Dialogue(app, spec, provider="mistral", cx=cx, **how)


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
    return Dialogue(app, spec, provider="mistral", cx=cx, completion=completion, **how)


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
