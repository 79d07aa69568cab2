"""Tools: which ones there are, and what comes of their calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from toolrt.lazy import later
from toolrt.mcp.definition import definition_json, wraps

from .jsons import read
from .lists import kept, page
from .messages import arguments_in
from .missing import no_such
from .results import result_of
from .scopes import lacks
from .seen import seen_by

if TYPE_CHECKING:
    from collections.abc import Sequence

    from toolrt.mcp.definition import Era
    from toolrt.mcp.server import Server
    from toolrt.spec import Spec

    from .calls import Calls
    from .discovery import Finding
    from .incoming import Incoming
    from .options import Options

__all__ = ["Tools"]

_NOTHING = b"{}"

# Few servers search.
discovery = later("toolrt.mcp.serve", ".discovery")


class _Listed(NamedTuple):
    """The tools at one time."""

    changes: int
    specs: Sequence[Spec]
    definitions: list[dict[str, Any]]


class Tools:
    """The tools of a server, as its clients see them."""

    __slots__ = (
        "_calls",
        "_finding",
        "_listed",
        "_options",
        "_schemas",
        "_server",
        "_wraps",
    )

    def __init__(self, server: Server, calls: Calls, options: Options) -> None:
        """Take whose tools they are, and what calls them."""
        self._server = server
        self._calls = calls
        self._finding: Finding | None = None
        if server.spec.discovery.search:
            self._finding = discovery.Finding(server, options)
        self._options = options
        # Definitions by their era, each with the state of the registry.
        self._listed: dict[Era, _Listed] = {}
        # Whether the result of a tool is wrapped in the older era, by its schema.
        self._wraps: dict[str | None, bool] = {}
        # What headers are compared with arguments by, where some are.
        self._schemas: dict[str, dict[str, Any]] = {}

    def list(self, incoming: Incoming) -> dict[str, Any]:
        """Give a page of `tools/list`."""
        spec = self._server.spec
        is_permitted = spec.discovery.permitted
        if spec.discovery.search:
            entries = discovery.definitions()
        else:
            listed = self._all("modern" if incoming.is_modern else "older")
            entries = listed.definitions
            seen = seen_by(incoming, self._server, self._options)
            verified = incoming.verified if is_permitted else None
            if seen is not None or verified is not None:
                pairs = zip(listed.specs, entries, strict=True)
                entries = [
                    one
                    for spec, one in pairs
                    if (seen is None or spec.name in seen) and not lacks(spec, verified)
                ]
        # A policy may make another list for each caller.
        is_private = is_permitted or self._server.registry.policy is not None
        result = page(incoming, "tools", entries, self._options.page_size)
        return {**result, **kept(incoming, spec.cache, private=is_private)}

    def names(self) -> tuple[str, ...]:
        """Give the names of all that a list may have."""
        if self._server.spec.discovery.search:
            return cast("tuple[str, ...]", discovery.NAMES)
        lowering = self._server.lowering
        return tuple(lowering.sent_name(spec.name) for spec in self._server.tools())

    def schema(self, name: str) -> dict[str, Any] | None:
        """Give the schema of a tool's arguments, to compare headers with arguments."""
        spec = self._server.shows(name)
        if spec is None or "x-mcp-header" not in spec.input_schema:
            return None
        spec = self._server.lowering.sent(spec)
        known = self._schemas.get(spec.input_schema)
        if known is None:
            known = self._schemas[spec.input_schema] = read(spec.input_schema.encode())
        return known

    def reads(self, name: str) -> bool:
        """Whether the arguments of a tool are looked into before the pipeline."""
        return self._finding is not None and name in discovery.NAMES

    def run(self, name: object, arguments: object) -> Spec | None:
        """Give the tool that a call of `run_tool` means; `None` for other calls."""
        if self._finding is None or name != discovery.RUN:
            return None
        inner = arguments.get("name") if isinstance(arguments, dict) else None
        return self._server.shows(inner) if isinstance(inner, str) else None

    async def call(self, incoming: Incoming) -> dict[str, Any]:
        """Give the result of a call.

        Raises:
            MCPError: There is no such tool, or the request does not belong to it.

        """
        name = incoming.params["name"]
        arguments = incoming.params.get("arguments")
        payload = arguments_in(arguments) if arguments else _NOTHING
        if self.reads(name) and self._finding is not None:
            asked = self._finding.asked(incoming, name, payload)
            if isinstance(asked, dict):
                return asked
            return await self._call(incoming, *asked, found=True)
        spec = self._server.shows(name)
        if spec is None:
            names = (one.name for one in self._server.tools())
            time = self._server.registry.cpu_budget_ms
            raise await no_such("tool", name, names, time)
        payload = self._server.lowering.arguments(spec.name, payload)
        return await self._call(incoming, spec, payload)

    async def _call(
        self, incoming: Incoming, spec: Spec, payload: bytes, *, found: bool = False
    ) -> dict[str, Any]:
        said = self._server.spec.text
        envelope = await self._calls.call(incoming, spec, payload, hint=said != "json")
        if found:
            envelope = discovery.below(envelope)
        is_wrapped = not incoming.is_modern and self._is_wrapped(spec)
        return result_of(spec, envelope, said, wraps=is_wrapped)

    def _all(self, era: Era) -> _Listed:
        """Give all tools; definitions are made once for each change of the registry."""
        # Read first: what changes meanwhile is seen the next time.
        changes = self._server.registry.changes
        known = self._listed.get(era)
        if known is None or known.changes != changes:
            specs = self._server.tools()
            lowering = self._server.lowering
            definitions = [read(definition_json(one, era, lowering)) for one in specs]
            self._listed[era] = known = _Listed(changes, specs, definitions)
        return known

    def _is_wrapped(self, spec: Spec) -> bool:
        schema = spec.output_schema
        found = self._wraps.get(schema)
        if found is None:
            found = self._wraps[schema] = wraps(spec)
        return found
