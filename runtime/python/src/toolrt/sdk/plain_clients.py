"""What the modules for plain clients of providers have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict

from toolrt.dialogue.bounds import Bounds
from toolrt.dialogue.dialogue import Dialogue
from toolrt.dialogue.wire import Call

from .bridge import ContextOf, Said, Specs

if TYPE_CHECKING:
    from typing import Unpack

    from toolrt.agent.completion import Completion
    from toolrt.agent.spec import AgentSpec
    from toolrt.dialogue.wires import Provider
    from toolrt.host.registry import Registry

__all__ = ["CallContext", "How", "Plain"]

#: The context of calls, or what gives it by the call.
CallContext: TypeAlias = ContextOf[Call]


class How(TypedDict, total=False):
    """What the functions that give dialogues take beside the tools and their context.

    `toolrt.dialogue.Dialogue` says what each means.
    """

    said: Said
    on_stop: Literal["raise", "tell"]
    strict: bool
    defers: bool
    formed: bool
    bounds: Bounds


class Plain:
    """What gives dialogues in the wire format of a provider."""

    def __init__(self, provider: Provider) -> None:
        """Take the provider."""
        self._provider: Provider = provider

    def tools(
        self, app: Registry, specs: Specs, cx: CallContext = None, **how: Unpack[How]
    ) -> Dialogue[None]:
        """Give a dialogue about tools: those of them that are registered."""
        return Dialogue(app, specs, provider=self._provider, cx=cx, **how)

    def agent_tools(
        self, app: Registry, spec: AgentSpec, cx: CallContext = None, **how: Unpack[How]
    ) -> Dialogue[None]:
        """Give a dialogue about exactly the tools that an agent uses, in its limits."""
        return Dialogue(app, spec, provider=self._provider, cx=cx, **how)

    def agent(
        self,
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
        own = self._provider
        if completion is None:
            return Dialogue(app, spec, provider=own, cx=cx, **how)
        return Dialogue(app, spec, provider=own, cx=cx, completion=completion, **how)
