"""A server: a registry, and the part of it that a design shows by MCP."""

from __future__ import annotations

from _thread import allocate_lock
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal, Self, TypeAlias

from msgspec import Struct

from .spec import ServerSpec

if TYPE_CHECKING:
    from toolrt.host.find import Found, Index
    from toolrt.host.registry import Registry
    from toolrt.host.toolset import Toolset
    from toolrt.providers.lowering import Lowering
    from toolrt.spec import Spec
else:
    from toolrt.lazy import hinted

    Found = hinted("Found", "toolrt.host.find")
    Registry = hinted("Registry", "toolrt.host.registry")
    Toolset = hinted("Toolset", "toolrt.host.toolset")
    Lowering = hinted("Lowering", "toolrt.providers.lowering")
    Spec = hinted("Spec", "toolrt.spec")

__all__ = ["Completer", "Server", "Typed"]


class Typed(Struct, frozen=True, kw_only=True):
    """What somebody types, and wants to be completed."""

    #: Whether it is an argument of a prompt or a variable of a resource.
    of: Literal["prompt", "resource"]
    #: The name of the prompt, or the template of the resource's URI.
    name: str
    #: The argument or the variable.
    argument: str
    #: What is there of its value.
    value: str
    #: The values of others, as far as they are known.
    given: Mapping[str, str]


#: How many tools a name that is none may mean.
_MOST_NEAR: Final = 3

#: Gives values that begin with what is there.
Completer: TypeAlias = Callable[[Typed], Iterable[str] | Awaitable[Iterable[str]]]


class Server:
    """A registry, and the part of it that clients see.

    Generated code makes it; `toolrt.mcp` serves it. It needs no SDK itself.
    """

    __slots__ = (
        "_completer",
        "_listeners",
        "_lock",
        "_made",
        "_registry",
        "_seen",
        "_spec",
        "_whole",
    )

    def __init__(
        self,
        spec: Callable[[], ServerSpec] | ServerSpec,
        registry: Registry,
        toolset: Toolset | None = None,
    ) -> None:
        """Take a server of a design.

        Args:
            spec: What the design declares of it, or what makes that.
            registry: Has its tools; they may come and go while it is served.
            toolset: Its resources and prompts, to be registered.

        Raises:
            RegisterError: The registry has these already.

        """
        self._spec = spec
        self._made = spec if isinstance(spec, ServerSpec) else None
        self._registry = registry
        # Whether it shows all tools of the registry.
        self._whole = False
        self._completer: Completer | None = None
        self._lock = allocate_lock()
        self._listeners: tuple[Callable[[str], object], ...] = ()
        self._seen: _Seen | None = None
        if toolset is not None:
            registry.register(toolset)

    @classmethod
    def of(cls, registry: Registry, name: str, version: str | None = None) -> Self:
        """Give a server of all tools of a registry, without a design's.

        Args:
            registry: Has the tools.
            name: What clients call the server.
            version: Its version.

        """
        server = cls(ServerSpec(name=name, service="", version=version), registry)
        server._whole = True
        return server

    @property
    def spec(self) -> ServerSpec:
        """What the design declares of it."""
        made = self._made
        if made is None:
            made = self._spec if isinstance(self._spec, ServerSpec) else self._spec()
            self._made = made
        return made

    @property
    def registry(self) -> Registry:
        """The registry behind it."""
        return self._registry

    @property
    def name(self) -> str:
        """Its name."""
        return self.spec.name

    @property
    def version(self) -> str | None:
        """Its version."""
        return self.spec.version

    def tools(self) -> Sequence[Spec]:
        """Give the tools that are exposed and registered.

        In the order of the design; those of `Server.of` in that of registration.
        """
        return self._now().specs

    def shows(self, tool: str) -> Spec | None:
        """Give a tool that is exposed and registered; `None` for any other name.

        Args:
            tool: Its name, or the one by which clients are shown it.

        """
        known = self._now().by_name
        found = known.get(tool)
        return found if found is not None else known.get(self.lowering.own(tool))

    @property
    def lowering(self) -> Lowering:
        """The names by which clients are shown the tools, and the way back of calls.

        Clients send them to their providers, with the name of the server before them.
        """
        seen = self._now()
        if seen.lowering is None:
            from toolrt.providers.lowering import Lowering  # noqa: PLC0415
            from toolrt.providers.names import client_prefix  # noqa: PLC0415
            from toolrt.providers.table import LIMITS  # noqa: PLC0415

            # By all of a design, so that no name depends on what is registered.
            all_ = seen.specs
            if not self._whole:
                all_ = [make() for make in self.spec.tools]
            prefix = client_prefix(self.name)
            seen.lowering = Lowering(all_, LIMITS["mcp"], prefix)
        return seen.lowering

    def find(self, query: str, limit: int = 10) -> Sequence[Found]:
        """Find tools of this server by words, the best ones first."""
        return self._now().index().find(query, limit)

    def nearest(self, name: str) -> list[str]:
        """Give the tools that a name may mean which is none, the best first; three."""
        from toolrt.diagnose.suggest import nearest  # noqa: PLC0415

        names, near = list(self._now().by_name), list[str]()
        while len(near) < _MOST_NEAR and (found := nearest(name, names)) is not None:
            names.remove(found)
            near.append(found)
        return near

    def instructions(self) -> str | None:
        """Give what clients are told: by the design, or made from it."""
        said = self.spec.instructions
        if said is not None:
            return said
        from .texts import instructions  # noqa: PLC0415

        return instructions(self.spec, self.tools(), self._registry.toolset_of)

    def updated(self, uri: str) -> None:
        """Tell the watchers of a resource that it has changed."""
        for listener in self._listeners:
            try:
                listener(uri)
            except KeyboardInterrupt:
                raise
            except BaseException as error:  # noqa: BLE001 # the others hear of it all the same
                from toolrt.call.event import receiver_failed  # noqa: PLC0415

                receiver_failed(error)

    def on_update(self, callback: Callable[[str], object]) -> Callable[[], None]:
        """Tell somebody of each resource that has changed, by its URI.

        Args:
            callback: Called in the thread that has told the server.

        Returns:
            What ends it when it is called.

        """

        def own(uri: str) -> object:
            return callback(uri)

        def end() -> None:
            with self._lock:
                left = (one for one in self._listeners if one is not own)
                self._listeners = tuple(left)

        with self._lock:
            self._listeners = (*self._listeners, own)
        return end

    def with_completer(self, completer: Completer) -> Self:
        """Let somebody complete what is typed; gives the server.

        Values of enums, literals and `bool` are completed without.
        """
        self._completer = completer
        return self

    @property
    def completer(self) -> Completer | None:
        """Who completes what is typed."""
        return self._completer

    def _now(self) -> _Seen:
        """Give what there is now, worked out once for each change of the registry."""
        changes = self._registry.changes
        seen = self._seen
        if seen is not None and seen.changes == changes:
            return seen
        if self._whole:
            specs = list(self._registry.specs())
        else:
            registry = self._registry
            own = (make() for make in self.spec.tools)
            specs = [spec for tool in own if (spec := registry.get(tool.name))]
        self._seen = seen = _Seen(changes, specs)
        return seen

    def __repr__(self) -> str:
        """Show its name."""
        return f"Server({self.name!r})"


class _Seen:
    """The tools that a server shows, at one time."""

    __slots__ = ("_index", "by_name", "changes", "lowering", "specs")

    def __init__(self, changes: int, specs: Sequence[Spec]) -> None:
        self.changes = changes
        self.specs = specs
        self.by_name = {spec.name: spec for spec in specs}
        self.lowering: Lowering | None = None
        self._index: Index | None = None

    def index(self) -> Index:
        """Give what finds them by words."""
        if self._index is None:
            from toolrt.host.find import Index  # noqa: PLC0415

            self._index = Index(self.specs)
        return self._index
