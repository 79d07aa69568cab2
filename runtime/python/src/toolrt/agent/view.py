"""A registry as an agent sees it: the tools that it uses, and no others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from toolrt.host.calling import Calling

if TYPE_CHECKING:
    from toolrt.host.registry import Registry
    from toolrt.spec import Spec

    from .spec import AgentSpec
else:
    from toolrt.lazy import hinted

    Registry = hinted("Registry", "toolrt.host.registry")
    Spec = hinted("Spec", "toolrt.spec")
    AgentSpec = hinted("AgentSpec", "toolrt.agent.spec")

__all__ = ["RegistryView"]


class RegistryView(Calling):
    """The tools of a registry that an agent uses.

    A call of any other is an `unknown_tool`, as if the registry did not have it; names
    that are suggested are the agent's, too.
    """

    __slots__ = ("_agent", "_registry")

    def __init__(self, registry: Registry, agent: AgentSpec) -> None:
        """Make the tools that `agent` uses, as far as `registry` has them."""
        names = frozenset(agent.names())
        super().__init__(registry.host, names, None, agent.name)
        self._registry = registry
        self._agent = agent

    @property
    def agent(self) -> AgentSpec:
        """What the design declares of the agent."""
        return self._agent

    def get(self, tool: str) -> Spec | None:
        """Give the spec of a tool."""
        return self._agent.tool(tool) if tool in self else None

    def specs(self) -> Iterator[Spec]:
        """Give the specs of the tools, in the agent's order.

        What its model is shown.
        """
        return (spec for spec in self._agent.tools() if spec.name in self)

    def missing(self) -> Iterator[Spec]:
        """Give the tools that the agent uses and nobody has registered.

        A host that wants all of them looks once, before the first run.
        """
        registered = self._registry
        return (spec for spec in self._agent.tools() if spec.name not in registered)

    def now(self) -> float:
        """Give the time on the registry's clock."""
        return self._host.clock.now()

    def __repr__(self) -> str:
        """Show what it is, and nothing of its values."""
        return f"RegistryView({self._agent.name!r}, {self.list()!r})"
