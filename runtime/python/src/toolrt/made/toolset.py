"""Tools made at run time, with what runs them, as a toolset for a registry."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from toolrt.diagnose import Issue, diagnose
from toolrt.host.guard import is_async
from toolrt.host.remote import handler_of
from toolrt.host.signature import mismatch
from toolrt.host.toolset import Entry, Toolset
from toolrt.json import dump
from toolrt.spec import Implementation, ToolsetSpec

from .definition import Defined, DefinitionError, Owner, defined
from .form import NAME

if TYPE_CHECKING:
    from toolrt.host.executor import AsyncExecutor, Executor
    from toolrt.host.tool import Handler

    from .definition import Definition

__all__ = ["MadeTool", "tool", "toolset_of", "toolset_of_executor"]


class MadeTool(Struct, frozen=True):
    """A tool that a host has made at run time; give it to `toolset_of`."""

    definition: dict[str, Any]
    handler: Handler
    #: Says what a call would do: `(cx, args)`, as the handler, without a sink.
    plan: Handler | None = None
    #: Gives what is wrong with arguments that fit the schema: `(cx, args)`.
    check: Handler | None = None

    @property
    def name(self) -> str:
        """Give the name of the tool."""
        return str(self.definition.get("name", ""))


def tool(
    *,
    name: str,
    description: str = "",
    input_schema: Mapping[str, Any] | None = None,
    output_schema: Mapping[str, Any] | None = None,
    plan: Handler | None = None,
    check: Handler | None = None,
    **members: Any,
) -> Callable[[Handler], MadeTool]:
    """Make a tool of a function, without a design.

    ```python
    @tool(
        name="greet",
        description="Greet somebody.",
        input_schema={"properties": {"name": {"type": "string"}}, "required": ["name"]},
        output_schema={"type": "string"},
        effects={"readonly": True},
    )
    def greet(cx, args):
        return f"Hello, {args['name']}!"

    registry.register(toolset_of("greetings", [greet]))
    ```

    The function takes the context and the arguments as a dict, and a sink if there is
    an `item_schema`. It may be async. What it raises as `ToolError(details, code=…)` is
    a declared error.

    Args:
        name: The name, which is the tool's identity everywhere.
        description: What it does, for models and people.
        input_schema: The JSON Schema of the arguments, an object; none without it.
        output_schema: The JSON Schema of the result; content without it.
        plan: Says what a call would do, for dry runs.
        check: Gives the issues of arguments that fit the schema, by other rules.
        members: All else that `spec/made.md` lists: `tags`, `effects`, `errors`, ….

    """
    empty = {"type": "object", "additionalProperties": False}
    definition: dict[str, Any] = {"name": name, "description": description, **members}
    definition["input_schema"] = empty if input_schema is None else input_schema
    if output_schema is not None:
        definition["output_schema"] = output_schema
    if plan is not None:
        definition["dry_run"] = True

    def made(handler: Handler) -> MadeTool:
        return MadeTool(definition, handler, plan, check)

    return made


def toolset_of(
    name: str,
    tools: Iterable[MadeTool],
    *,
    service: str = "",
    description: str = "",
    title: str | None = None,
    version: str | None = None,
) -> Toolset:
    """Give the toolset of tools that a host has made.

    Args:
        name: The name of the toolset.
        tools: The tools, each name once.
        service: What provides them.
        description: What they are for.
        title: The name for people.
        version: The version of all of them.

    Raises:
        DefinitionError: One of them cannot be defined.
        TypeError: A function takes other parameters.

    """
    owner = Owner(toolset=name, service=service)
    own = list(tools)
    made = _all([one.definition for one in own], owner)
    entries = [_entry(name, one, of) for one, of in zip(own, made, strict=True)]
    spec = ToolsetSpec(
        name=name,
        service=service,
        description=description,
        title=title,
        version=version,
        tools=tuple(one.spec.name for one in made),
    )
    return Toolset(name, lambda: lambda: spec, tuple(entries))


def toolset_of_executor(
    name: str,
    definitions: Sequence[Definition | bytes],
    executor: Executor | AsyncExecutor,
    *,
    service: str = "",
    description: str = "",
    implementation: Implementation | None = None,
    lenient: bool = False,
) -> Toolset:
    """Give the toolset of tools that an executor runs: a server, a program, a registry.

    Each call goes through this registry's pipeline, and then to the executor, under the
    `remote` name of the tool.

    Args:
        name: The name of the toolset.
        definitions: What is said of each tool.
        executor: What runs them.
        service: What provides them.
        description: What they are for.
        implementation: What implements them.
        lenient: Whether members of definitions that are not known are passed over.

    Raises:
        DefinitionError: One of them cannot be defined.

    """
    implementation = implementation or Implementation("external")
    owner = Owner(toolset=name, service=service, implementation=implementation)
    made = _all(definitions, owner, lenient=lenient)
    for one in made:
        if one.spec.dry_run:
            text = "is for tools that a function of the host runs."
            issue = Issue.of_check("/dry_run", text)
            raise DefinitionError(one.spec.name, [issue])
    handlers = [(one.tool, handler_of(one.tool, executor)) for one in made]
    entries = (Entry(own, name, run, is_async(run)) for own, run in handlers)
    spec = ToolsetSpec(
        name=name,
        service=service,
        description=description,
        tools=tuple(one.spec.name for one in made),
    )
    return Toolset(name, lambda: lambda: spec, tuple(entries))


def _all(
    definitions: Sequence[Definition | bytes], owner: Owner, *, lenient: bool = False
) -> list[Defined]:
    wrong = diagnose(NAME, dump(owner.toolset))
    if wrong:
        raise DefinitionError(owner.toolset, wrong)
    made = [defined(one, owner, lenient=lenient) for one in definitions]
    names: set[str] = set()
    for one in made:
        if one.spec.name in names:
            issue = Issue.of_check("/name", "is the name of two tools.")
            raise DefinitionError(one.spec.name, [issue])
        names.add(one.spec.name)
    return made


def _entry(toolset: str, one: MadeTool, of: Defined) -> Entry:
    own = of.tool
    if own.dry_run != (one.plan is not None):
        issue = Issue.of_check("/dry_run", "is true of tools with a plan.")
        raise DefinitionError(own.name, [issue])
    sink = ("sink",) if own.streams() else ()
    for what, function, given in (
        ("handler", one.handler, ("cx", "args", *sink)),
        ("plan", one.plan, ("cx", "args")),
        ("check", one.check, ("cx", "args")),
    ):
        wrong = None if function is None else mismatch(function, given)
        if wrong is not None:
            raise TypeError(f"the {what} of `{own.name}` {wrong}")
    if one.check is not None and is_async(one.check):
        raise TypeError(f"the check of `{own.name}` must not be async")
    plan_is_async = one.plan is not None and is_async(one.plan)
    return Entry(
        own,
        toolset,
        one.handler,
        is_async(one.handler),
        one.plan,
        plan_is_async,
        check=one.check,
    )
