"""Everything a design declares of an agent, as data."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct

from .completion import Completion

if TYPE_CHECKING:
    from toolrt.spec import Capability, Handoff, Spec, ToolsetSpec
else:
    from toolrt.lazy import hinted

    Capability = hinted("Capability", "toolrt.spec")
    Handoff = hinted("Handoff", "toolrt.spec")
    Spec = hinted("Spec", "toolrt.spec")
    ToolsetSpec = hinted("ToolsetSpec", "toolrt.spec")

__all__ = ["AgentPolicy", "AgentSpec", "OnMissing", "View"]

#: What an agent does when something that it needs is missing: it asks, it ends, or it
#: goes on without.
OnMissing: TypeAlias = Literal["clarify", "finish", "resume"]


class View(Struct, frozen=True):
    """A part of a toolset as an agent sees it."""

    #: Gives the whole toolset, for its guidance.
    toolset: Callable[[], ToolsetSpec]
    #: The tools that are left of it, in its order: each name with what gives its spec.
    tools: dict[str, Callable[[], Spec]]


class AgentPolicy(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The limits of a run of an agent; `None` where the design sets none."""

    #: Most tool calls; those of unmetered tools are free.
    calls: int | None = None
    #: Most failed calls in a row.
    failures: int | None = None
    #: For the whole run, in milliseconds.
    time_ms: int | None = None
    #: For one turn of the model, in milliseconds.
    plan_timeout_ms: int | None = None
    #: For one tool call, in milliseconds.
    tool_timeout_ms: int | None = None
    #: What to do when something that the agent needs is missing.
    on_missing: OnMissing | None = None


class AgentSpec(Struct, frozen=True, kw_only=True):
    """An agent: what it is told, what it may call, what it implements, and its limits.

    Tools and toolsets are the specs of the packages that own them: there is no second
    schema.
    """

    name: str
    #: The service that it belongs to.
    service: str = ""
    title: str | None = None
    description: str = ""
    #: The agent's own version, else that of its service.
    version: str | None = None
    #: What its model is told.
    instructions: str | None = None
    #: The toolsets that it uses, each with the tools that are left of it.
    uses: tuple[View, ...] = ()
    #: The toolsets that it implements: those nested in it and those it exports.
    implements: tuple[Callable[[], ToolsetSpec], ...] = ()
    #: The toolsets that it makes a part of its service's public tools.
    exports: tuple[Callable[[], ToolsetSpec], ...] = ()
    #: The typed answers of its model.
    completions: tuple[Completion[Any], ...] = ()
    #: What the tools that it uses need, each once: what a host grants for a run.
    capabilities: tuple[Capability, ...] = ()
    #: The permissions that the tools that it uses require, each once.
    scopes: tuple[str, ...] = ()
    policy: AgentPolicy = AgentPolicy()

    def tools(self) -> Iterator[Spec]:
        """Give the tools of all `uses` in their order: what its model sees."""
        return (spec() for view in self.uses for spec in view.tools.values())

    def names(self) -> Iterator[str]:
        """Give the names of the tools, in the same order."""
        return (name for view in self.uses for name in view.tools)

    def tool(self, name: str) -> Spec | None:
        """Give the tool `name`, where the agent uses it."""
        for view in self.uses:
            if name in view.tools:
                return view.tools[name]()
        return None

    def completion(self, name: str) -> Completion[Any] | None:
        """Give the completion `name`."""
        own = (given for given in self.completions if given.name == name)
        return next(own, None)

    def next(self, tool: Spec) -> Iterator[Handoff]:
        """Give what to call after `tool`, as far as the agent uses it.

        A tool may recommend others that this agent does not have.
        """
        used = set(self.names())
        return (handoff for handoff in tool.next if handoff.tool in used)
