"""Model loops by the plain client `boto3`: `pip install boto3`.

    from toolrt.sdk.boto3 import sends

    chat = assistant_agent(app, cx)
    send = sends(chat, client, modelId="…")
    outcome = chat.run([{"role": "user", "content": [{"text": "…"}]}], send)

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
    return Dialogue(app, specs, provider="bedrock", cx=cx, **how)


def agent_tools(
    app: Registry,
    spec: AgentSpec,
    cx: CallContext = None,
    **how: Unpack[How],
) -> Dialogue[None]:
    """Give a dialogue about exactly the tools that an agent uses, within its limits."""
    return Dialogue(app, spec, provider="bedrock", cx=cx, **how)


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
    return Dialogue(app, spec, provider="bedrock", cx=cx, completion=completion, **how)


def sends(
    chat: Dialogue[Any],
    client: Any,
    *,
    stream: bool = False,
    **request: Any,
) -> Callable[[list[Any]], Any]:
    """Give what sends the messages of a dialogue, for `chat.run` and `chat.arun`.

    Args:
        chat: The dialogue. What it tells the model first goes with each request.
        client: That of `bedrock-runtime`; it has none for `arun`, which waits for it.
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
