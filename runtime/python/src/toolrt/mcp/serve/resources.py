"""Resources: which ones there are, what they hold, and who watches them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from mcp.shared.exceptions import MCPError
from mcp_types import INTERNAL_ERROR, INVALID_PARAMS

from toolrt.call.envelope import CallFault, Envelope, Meta, Status
from toolrt.call.error import Kind
from toolrt.mcp.definition import resource_definition
from toolrt.mcp.uris import variables_in

from .asked import asked
from .context import context_of
from .jsons import read, told
from .lists import kept, page
from .missing import is_not
from .places import CallerHasTooMany, Places, too_many
from .results import ENVELOPE
from .sessions import session_of
from .texted import arguments_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from toolrt.call.context import Context
    from toolrt.mcp.server import Server
    from toolrt.mcp.spec import ResourceSpec
    from toolrt.spec import Spec

    from .calls import Calls
    from .incoming import Incoming
    from .options import Options
    from .places import Place

__all__ = ["Resources", "failure", "refused"]

#: What the older era says of a resource that is not there.
_NOT_FOUND: Final = -32002

#: How many resources a client may watch at once.
_MOST_WATCHED: Final = 1000

#: How many resources one caller may watch, in all its sessions and requests.
_WATCHED_BY_ONE: Final = 10_000


class Resources:
    """The resources of a server, as its clients see them."""

    __slots__ = ("_calls", "_options", "_server", "_watching")

    def __init__(self, server: Server, calls: Calls, options: Options) -> None:
        """Take whose resources they are, and what reads them."""
        self._server = server
        self._calls = calls
        self._options = options
        self._watching = Places(None, _WATCHED_BY_ONE)

    def list(self, incoming: Incoming) -> dict[str, Any]:
        """Give a page of `resources/list`."""
        return self._listed(incoming, "resources", "uri", are_templates=False)

    def templates(self, incoming: Incoming) -> dict[str, Any]:
        """Give a page of `resources/templates/list`."""
        member = "resourceTemplates"
        return self._listed(incoming, member, "uriTemplate", are_templates=True)

    def names(self) -> tuple[str, ...]:
        """Give the names of those that can be read."""
        return tuple(one.name for one, _ in self._all())

    async def read(self, incoming: Incoming) -> dict[str, Any]:
        """Give what a resource holds.

        Raises:
            MCPError: There is no such resource, or it cannot be read.

        """
        uri: str = incoming.params["uri"]
        found = self.find(uri)
        if found is None:
            raise self._missing(incoming, uri)
        resource, spec, variables = found
        payload = arguments_of(self._server.registry, spec, variables)
        envelope = await self._calls.call(incoming, spec, payload)
        if envelope.status is Status.INPUT_REQUIRED:
            return {**asked(envelope), "_meta": {ENVELOPE: envelope.rest()}}
        if envelope.error is not None:
            if envelope.error.kind is Kind.NOT_FOUND:
                raise self._missing(incoming, uri, envelope)
            raise failure(envelope)
        return {
            "contents": _contents(resource, uri, envelope.result_json or b"null"),
            **kept(incoming, resource.cache, private=bool(spec.scopes)),
        }

    async def contents(self, incoming: Incoming, uri: str) -> dict[str, Any]:
        """Give what a resource holds that a prompt shows.

        Raises:
            MCPError: There is no such resource, or it cannot be read.

        """
        found = self.find(uri)
        if found is None:
            raise self._missing(incoming, uri)
        resource, spec, variables = found
        payload = arguments_of(self._server.registry, spec, variables)
        envelope = await self._calls.call(incoming, spec, payload, inside=True)
        if envelope.result_json is None:
            raise failure(envelope)
        contents = _contents(resource, uri, envelope.result_json)
        return contents[0] if contents else {"uri": uri, "text": ""}

    def find(self, uri: str) -> tuple[ResourceSpec, Spec, dict[str, str]] | None:
        """Give the resource at a URI, its tool and its variables."""
        for resource, spec in self._all():
            variables = variables_in(resource.uri, uri)
            if variables is not None:
                return resource, spec, variables
        return None

    def read_by(self, uri: object) -> Spec | None:
        """Give the tool that reads the resource at a URI."""
        found = self.find(uri) if isinstance(uri, str) else None
        return None if found is None else found[1]

    def expanded_by(self, template: object) -> Spec | None:
        """Give the tool that reads the resources of a template."""
        return next((spec for one, spec in self._all() if one.uri == template), None)

    def named(self, reference: str) -> ResourceSpec | None:
        """Give the resource with this URI or template."""
        return next((one for one, _ in self._all() if one.uri == reference), None)

    async def watch(self, incoming: Incoming) -> dict[str, Any]:
        """Let a client of the older era hear of changes.

        Raises:
            MCPError: The resource cannot be watched, or the client watches too many.

        """
        uri: str = incoming.params["uri"]
        session = session_of(incoming.ctx)
        found = self.find(uri)
        if found is None:
            raise self._missing(incoming, uri)
        if not found[0].watched:
            raise MCPError(INVALID_PARAMS, "This resource cannot be watched.")
        own = session.watched
        if len(own) >= _MOST_WATCHED and uri not in own:
            says = f"At most {_MOST_WATCHED} resources can be watched at once."
            raise MCPError(INVALID_PARAMS, says)
        cx = context_of(incoming, self._server.spec.context, self._options)
        session.watch(uri, cx, lambda: self.watching(incoming, cx, 1))
        return {}

    def watching(self, incoming: Incoming, cx: Context, count: int) -> Place:
        """Give places for the resources that a client watches.

        Raises:
            MCPError: Its caller watches too many.

        """
        try:
            return self._watching.take(incoming.counts_for(cx), count)
        except CallerHasTooMany:
            raise refused(too_many("The caller watches too many resources.")) from None

    async def unwatch(self, incoming: Incoming) -> dict[str, Any]:
        """Let a client of the older era hear of changes no more."""
        session_of(incoming.ctx).unwatch(incoming.params["uri"])
        return {}

    def is_watched(self, uri: str) -> bool:
        """Whether clients may hear that a resource has changed."""
        found = self.find(uri)
        return found is not None and found[0].watched

    def _all(self) -> Iterator[tuple[ResourceSpec, Spec]]:
        registry = self._server.registry
        for resource in self._server.spec.resources:
            spec = registry.get(resource.tool().name)
            if spec is not None:
                yield resource, spec

    def _listed(
        self, incoming: Incoming, member: str, key: str, *, are_templates: bool
    ) -> dict[str, Any]:
        entries = [
            resource_definition(resource, key)
            for resource, _ in self._all()
            if bool(resource.variables) is are_templates
        ]
        result = page(incoming, member, entries, self._options.page_size)
        spec = self._server.spec
        is_private = spec.discovery.permitted
        return {**result, **kept(incoming, spec.cache, private=is_private)}

    def _missing(
        self, incoming: Incoming, uri: str, envelope: Envelope[Any] | None = None
    ) -> MCPError:
        code = INVALID_PARAMS if incoming.is_modern else _NOT_FOUND
        says = is_not("resource", uri)
        data: dict[str, Any] = {"uri": uri}
        if envelope is not None and envelope.error is not None:
            says = envelope.error.message
            data["error"] = told(envelope.error.to_builtins())
        return MCPError(code, says, data)


def refused(fault: CallFault) -> MCPError:
    """Give the error of a request for what its caller may not name."""
    return failure(Envelope(status=Status.ERROR, error=fault, meta=Meta()))


def failure(envelope: Envelope[Any]) -> MCPError:
    """Give the error of a resource or a prompt that has failed."""
    fault = envelope.error
    if fault is None:
        return MCPError(INTERNAL_ERROR, "The call has failed.")
    is_callers = fault.kind is Kind.INPUT or fault.code == "invalid_state"
    code = INVALID_PARAMS if is_callers else INTERNAL_ERROR
    return MCPError(code, fault.message, {"error": told(fault.to_builtins())})


def _contents(
    resource: ResourceSpec, uri: str, document: bytes
) -> list[dict[str, Any]]:
    """Give what a resource holds, by the type of its result."""
    about: dict[str, Any] = {"uri": uri}
    if resource.mime is not None:
        about["mimeType"] = resource.mime
    match resource.shape:
        case "text":
            about.setdefault("mimeType", "text/plain")
            return [{**about, "text": read(document)}]
        case "blob":
            return [{**about, "blob": read(document)}]
        case "json":
            about.setdefault("mimeType", "application/json")
            return [{**about, "text": document.decode()}]
        case "content":
            about.setdefault("mimeType", "text/plain")
            parts = cast("list[dict[str, Any]]", read(document))
            return [made for part in parts for made in _of_part(about, part)]


def _of_part(about: dict[str, Any], part: dict[str, Any]) -> list[dict[str, Any]]:
    """Give what a part of content holds: a text or a resource, nothing else."""
    if part["type"] == "text":
        return [{**about, "text": part["text"]}]
    inside = part.get("resource", {})
    return [inside] if "text" in inside or "blob" in inside else []
