"""Specs: everything a design declares of a tool, as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias

from msgspec import Struct, json
from msgspec.structs import replace

if TYPE_CHECKING:
    from toolrt.call.chain import ChainStep
    from toolrt.call.error import Action, Kind
    from toolrt.call.invocation import Invocation
    from toolrt.call.template import Template
    from toolrt.mcp.spec import Icon
    from toolrt.table import Table
else:
    from toolrt.lazy import hinted

    Table = hinted("Table", "toolrt.table")
    ChainStep = hinted("ChainStep", "toolrt.call.chain")
    Action = hinted("Action", "toolrt.call.error")
    Kind = hinted("Kind", "toolrt.call.error")
    Invocation = hinted("Invocation", "toolrt.call.invocation")
    Template = hinted("Template", "toolrt.call.template")
    Icon = hinted("Icon", "toolrt.mcp.spec")

__all__ = [
    "AskSpec",
    "Capability",
    "Confirm",
    "Effects",
    "ErrorSpec",
    "Example",
    "Handoff",
    "HasTable",
    "Implementation",
    "ImplementationKind",
    "Injected",
    "Paging",
    "SideSpec",
    "Spec",
    "ToolsetSpec",
]

#: What sort of thing implements a tool.
ImplementationKind: TypeAlias = Literal[
    "method",
    "agent",
    "mcp",
    "command",
    "chain",
    "external",
    "resource",
    "prompt",
]


class HasTable(Protocol):
    """What has the table of a type: a codec."""

    @property
    def table(self) -> Table:
        """The table."""
        ...


class Implementation(Struct, frozen=True):
    """What implements a tool."""

    kind: ImplementationKind
    #: A method such as `todos.update_todos`, an agent, the host's label of a server or
    #: a command, or the server whose resource or prompt it is.
    name: str | None = None


class Effects(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a tool does to the world; `None` where the design does not say."""

    readonly: bool = False
    #: `False` is `additive`.
    destructive: bool | None = None
    idempotent: bool = False
    #: `False` is `closed_world`.
    open_world: bool | None = None


class Capability(Struct, frozen=True, omit_defaults=True):
    """Something a tool needs to be allowed."""

    #: Such as `fs:write`.
    name: str
    #: Such as `./out`.
    scope: str | None = None


class Injected(Struct, frozen=True):
    """An argument that no caller sends."""

    argument: str
    #: Such as `context.run_id` or `context.labels.tenant`.
    source: str


class ErrorSpec(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An error as this tool declares it."""

    code: str
    kind: Kind
    message: str
    #: The argument to blame, where callers of this tool can see it.
    field: str | None = None
    action: Action
    after_ms: int | None = None
    hint: Template | None = None


class Confirm(Struct, frozen=True, omit_defaults=True):
    """What a human must agree to."""

    question: Template
    #: The result where the human does not, as JSON.
    denied: str | None = None


class Paging(Struct, frozen=True, kw_only=True):
    """How a result goes on in a next call."""

    #: The argument that takes the cursor.
    cursor: tuple[str, ...]
    #: The place in the result that gives it.
    next: tuple[str, ...]


class AskSpec(Struct, frozen=True):
    """What a tool may ask while it runs."""

    name: str
    #: What a human reads.
    question: str
    #: The JSON Schema of the answer: of a flat record, a scalar or an enum.
    schema: str


class SideSpec(Struct, frozen=True):
    """Data beside the result that the model never sees."""

    name: str
    #: `timeline`, `internal` or `evidence`.
    audience: str


class Handoff(Struct, frozen=True):
    """A tool to call next, and why."""

    tool: str
    reason: str


class Example(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A call with its outcome, all as JSON."""

    name: str | None = None
    args: str
    result: str | None = None
    #: The code and the details of a declared error.
    error: tuple[str, str] | None = None


class Spec(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A tool, with everything that its design declares."""

    #: The name, which is the tool's identity everywhere.
    name: str
    title: str | None = None
    description: str = ""
    #: Pictures for people.
    icons: tuple[Icon, ...] = ()
    toolset: str = ""
    #: The service that owns the toolset.
    service: str = ""
    implementation: Implementation = Implementation("external")
    #: What a chain does, in order.
    chain: tuple[ChainStep, ...] = ()
    #: The tool's name where it is implemented, if that is another one.
    remote: str | None = None
    #: How its program is run, if the design says that.
    invocation: Invocation | None = None
    version: str | None = None
    tags: tuple[str, ...] = ()
    deprecated: str | None = None

    #: How the arguments are read, where capabilities bind paths or URIs in them, or
    #: they contain a secret.
    args: HasTable | None = None
    #: The JSON Schema of the arguments.
    input_schema: str = "{}"
    #: The JSON Schema of the result; `None` for untyped content.
    output_schema: str | None = None
    #: The JSON Schema of a streamed item.
    item_schema: str | None = None
    #: The arguments' schemas as single providers want them, by the provider's name.
    provider_schemas: tuple[tuple[str, str], ...] = ()
    injected: tuple[Injected, ...] = ()

    effects: Effects = Effects()
    capabilities: tuple[Capability, ...] = ()
    scopes: tuple[str, ...] = ()
    data: str | None = None
    pii: str | None = None
    cost: str | None = None
    errors: tuple[ErrorSpec, ...] = ()

    confirm: Confirm | None = None
    dry_run: bool = False
    partial: bool = False
    timeout_ms: int | None = None
    retries: int = 0
    backoff_ms: int = 0
    parallel: int | None = None
    paging: Paging | None = None
    side: tuple[SideSpec, ...] = ()
    asks: tuple[AskSpec, ...] = ()
    #: Ends the run.
    is_final: bool = False
    #: Does not count against a budget of calls.
    unmetered: bool = False

    when: str | None = None
    avoid: str | None = None
    delegate: str | None = None
    next: tuple[Handoff, ...] = ()
    call_hint: Template | None = None
    result_hint: Template | None = None
    reminder: Template | None = None
    examples: tuple[Example, ...] = ()
    #: What other formats carried, as a JSON object.
    meta: str | None = None

    @property
    def needs_consent(self) -> bool:
        """Whether a human must agree to each call."""
        return self.confirm is not None or self.effects.destructive is True

    def error(self, code: str) -> ErrorSpec | None:
        """Give the declared error `code`."""
        return next((error for error in self.errors if error.code == code), None)

    def schema_for(self, provider: str) -> str:
        """Give the schema of the arguments as `provider` wants it."""
        return dict(self.provider_schemas).get(provider, self.input_schema)

    def to_json(self) -> bytes:
        """Write all that the spec holds, as one JSON object without white space.

        `spec/specs.md` has its members, whose bytes are the same in every language.
        What the design does not say is left out.
        """
        from .spec_json import of_tool  # noqa: PLC0415

        return of_tool(self)

    def to_builtins(self) -> dict[str, Any]:
        """Give the spec as dicts, lists and scalars, its schemas as text.

        What the design does not say is out. Templates show no difference between a
        value and a count; `to_json` does.
        """
        said = self if self.args is None else replace(self, args=None)
        value: dict[str, Any] = json.decode(json.encode(said))
        return value


class ToolsetSpec(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A toolset."""

    name: str
    #: The service that owns it.
    service: str = ""
    description: str = ""
    title: str | None = None
    version: str | None = None
    when: str | None = None
    avoid: str | None = None
    delegate: str | None = None
    #: The names of its tools, in declared order.
    tools: tuple[str, ...] = ()

    def to_json(self) -> bytes:
        """Write all that the spec holds, as one JSON object; see `Spec.to_json`."""
        from .spec_json import of_toolset  # noqa: PLC0415

        return of_toolset(self)
