"""Model loops by the plain client `openai`: `pip install openai`.

    from toolrt.sdk.openai import sends

    chat = assistant_agent(app, cx)
    send = sends(chat, client, model="…")
    outcome = chat.run([{"role": "user", "content": "…"}], send)

What the generated functions give is a `Dialogue`, which needs no client; what sends
messages by one is here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from toolrt.dialogue.dialogue import Dialogue

from .bridge import Specs
from .plain_clients import CallContext, Plain
from .plain_clients import How as Common

if TYPE_CHECKING:
    from typing import Unpack

    from openai import AsyncOpenAI, OpenAI

    from toolrt.agent.completion import Completion
    from toolrt.agent.spec import AgentSpec
    from toolrt.host.registry import Registry

__all__ = ["Api", "CallContext", "How", "agent", "agent_tools", "sends", "tools"]

#: Which API: Responses, or Chat Completions (`openai`), which many servers speak.
Api: TypeAlias = Literal["openai", "openai-responses"]


class How(Common, total=False):
    """What the functions take; see `toolrt.dialogue.Dialogue`."""

    #: Responses, where it is not given.
    api: Api


_PLAIN: Final[dict[Api, Plain]] = {
    "openai": Plain("openai"),
    "openai-responses": Plain("openai-responses"),
}


def tools(
    app: Registry,
    specs: Specs,
    cx: CallContext = None,
    *,
    api: Api = "openai-responses",
    **how: Unpack[Common],
) -> Dialogue[None]:
    """Give a dialogue about tools: those of them that are registered."""
    return _PLAIN[api].tools(app, specs, cx, **how)


def agent_tools(
    app: Registry,
    spec: AgentSpec,
    cx: CallContext = None,
    *,
    api: Api = "openai-responses",
    **how: Unpack[Common],
) -> Dialogue[None]:
    """Give a dialogue about exactly the tools that an agent uses, within its limits."""
    return _PLAIN[api].agent_tools(app, spec, cx, **how)


def agent(
    app: Registry,
    spec: AgentSpec,
    cx: CallContext = None,
    *,
    completion: Completion[Any] | None = None,
    api: Api = "openai-responses",
    **how: Unpack[Common],
) -> Dialogue[Any]:
    """Give a dialogue with the model of an agent, which may have a typed answer.

    Args:
        app: Calls its tools.
        spec: The agent.
        cx: The context of the calls.
        completion: The typed answer of its model, as `outcome.answer`.
        api: Which API of the client.
        how: How the model is answered.

    """
    return _PLAIN[api].agent(app, spec, cx, completion=completion, **how)


def sends(
    chat: Dialogue[Any],
    client: OpenAI | AsyncOpenAI,
    *,
    stream: bool = False,
    **request: Any,
) -> Callable[[list[Any]], Any]:
    """Give what sends the messages of a dialogue, for `chat.run` and `chat.arun`.

    Args:
        chat: The dialogue. What it tells the model first goes with each request.
        client: The client; an asynchronous one for `arun`.
        stream: Whether the response comes in pieces.
        request: What each request has besides, such as `model`.

    """
    told = chat.instructions

    def chats(messages: list[Any]) -> Any:
        first: list[Any] = []
        if told is not None:
            first.append({"role": "system", "content": told})
        own = {**chat.request(), **request}
        return client.chat.completions.create(
            messages=[*first, *messages], stream=stream, **own
        )

    def responds(messages: list[Any]) -> Any:
        first: dict[str, Any] = {} if told is None else {"instructions": told}
        own: dict[str, Any] = {**first, **chat.request(), **request}
        return client.responses.create(input=messages, stream=stream, **own)

    return chats if chat.wire.plain == "openai" else responds
