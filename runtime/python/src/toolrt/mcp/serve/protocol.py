"""What the SDK is told of a server: who it is, and who answers which request."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import mcp_types as types
from mcp.server import NotificationOptions, Server
from mcp.shared.exceptions import MCPError
from mcp_types.version import KNOWN_PROTOCOL_VERSIONS
from pydantic import BaseModel, ValidationError

from toolrt.call.event import LEVELS
from toolrt.mcp.definition import icons_of

from .completion import complete
from .incoming import Incoming
from .lists import kept
from .named import named_tools
from .sessions import session_of

if TYPE_CHECKING:
    from mcp.server import ServerRequestContext
    from mcp.server.context import CallNext, HandlerResult
    from mcp.server.models import InitializationOptions

    from .serving import Serving

__all__ = ["Protocol", "protocol_of"]

#: Answers a request.
_Answers: TypeAlias = Callable[[Incoming], Awaitable[dict[str, Any]]]

_Ctx: TypeAlias = "ServerRequestContext[Any, Any]"

#: What a request may have that is answered without the models of the SDK.
_PLAIN: Final[Mapping[str, type]] = {
    "name": str,
    "cursor": str,
    "arguments": dict,
    "inputResponses": dict,
    "requestState": str,
}


class Protocol(Server[Any]):
    """The server of the SDK, which tells the older era of changes as well."""

    def create_initialization_options(
        self,
        notification_options: NotificationOptions | None = None,
        experimental_capabilities: dict[str, dict[str, Any]] | None = None,
        extensions: dict[str, dict[str, Any]] | None = None,
    ) -> InitializationOptions:
        """Give what a client of the older era is told first."""
        changes = NotificationOptions(
            tools_changed=True, resources_changed=True, prompts_changed=True
        )
        return super().create_initialization_options(
            notification_options or changes, experimental_capabilities, extensions
        )


def protocol_of(serving: Serving) -> Protocol:
    """Give the SDK's server of one that is served."""
    server, spec = serving.server, serving.server.spec
    icons = [types.Icon.model_validate(icon) for icon in icons_of(spec.icons)]
    protocol = Protocol(
        server.name,
        version=spec.version or "",
        title=spec.title,
        description=spec.description or None,
        instructions=server.instructions(),
        icons=icons or None,
        on_subscriptions_listen=serving.listen,
        get_tool_input_schema=serving.tools.schema,
    )
    tools, resources, prompts = serving.tools, serving.resources, serving.prompts

    def add(
        method: str,
        params: type[BaseModel],
        answers: Callable[[Incoming], dict[str, Any]] | _Answers,
    ) -> None:
        async def handle(ctx: _Ctx, _: BaseModel) -> dict[str, Any]:
            incoming = Incoming(ctx)
            answer = answers(incoming)
            result = answer if isinstance(answer, dict) else await answer
            if incoming.is_modern:
                result.setdefault("resultType", "complete")
            return result

        protocol.add_request_handler(method, params, handle)

    async def discover(incoming: Incoming) -> dict[str, Any]:
        capabilities = protocol.get_capabilities(
            protocol_version=incoming.ctx.protocol_version
        )
        told: dict[str, Any] = {
            # All that one endpoint answers: it has both eras.
            "supportedVersions": list(KNOWN_PROTOCOL_VERSIONS),
            "capabilities": capabilities.model_dump(
                by_alias=True, mode="json", exclude_none=True
            ),
        }
        if protocol.instructions is not None:
            told["instructions"] = protocol.instructions
        is_private = spec.discovery.permitted
        return {**told, **kept(incoming, spec.cache, private=is_private)}

    add("server/discover", types.RequestParams, discover)
    add("tools/list", types.PaginatedRequestParams, tools.list)
    add("tools/call", types.CallToolRequestParams, tools.call)
    add("logging/setLevel", types.SetLevelRequestParams, _set_level)
    if spec.resources:
        add("resources/list", types.PaginatedRequestParams, resources.list)
        listed = types.PaginatedRequestParams
        add("resources/templates/list", listed, resources.templates)
        add("resources/read", types.ReadResourceRequestParams, resources.read)
    if any(one.watched for one in spec.resources):
        add("resources/subscribe", types.SubscribeRequestParams, resources.watch)
        add("resources/unsubscribe", types.UnsubscribeRequestParams, resources.unwatch)
    if spec.prompts:
        add("prompts/list", types.PaginatedRequestParams, prompts.list)
        add("prompts/get", types.GetPromptRequestParams, prompts.get)
    if any(one.variables for one in spec.resources) or any(
        one.arguments for one in spec.prompts
    ):

        async def completed(incoming: Incoming) -> dict[str, Any]:
            return await complete(incoming, server, prompts, resources)

        add("completion/complete", types.CompleteRequestParams, completed)
    protocol.middleware.append(_Guarded(serving, protocol))
    return protocol


async def _set_level(incoming: Incoming) -> dict[str, Any]:
    """Let a client of the older era hear of the log from a level on."""
    session_of(incoming.ctx).level = incoming.params["level"]
    return {}


class _Guarded:
    """What is around every answer: nothing internal gets out, tools are answered fast.

    What a call gives is made by the pipeline and was checked there; for the SDK to read
    it into models and to check it again would take longer than the call.
    """

    def __init__(self, serving: Serving, protocol: Protocol) -> None:
        self._serving = serving
        self._direct: dict[str, Callable[[Incoming], Any]] = {
            "tools/call": serving.tools.call,
            "tools/list": serving.tools.list,
        }
        self._about = {types.SERVER_INFO_META_KEY: protocol.server_info_stamp}

    async def __call__(self, ctx: _Ctx, call_next: CallNext) -> HandlerResult:
        """Answer a request, or take a notification."""
        try:
            if ctx.method == "initialize":
                self._serving.sessions.keep_place(ctx)
            self._authorize(ctx)
            answers = self._direct.get(ctx.method)
            if answers is not None and _is_plain(ctx):
                return await self._answered(Incoming(ctx), answers)
            result = await call_next(ctx)
        except MCPError as error:
            if error.error.code == types.METHOD_NOT_FOUND:
                raise MCPError(types.METHOD_NOT_FOUND, "Method not found") from None
            raise
        except ValidationError:
            says = "The parameters are not those of the method."
            raise MCPError(types.INVALID_PARAMS, says) from None
        except Exception:
            logging.getLogger("toolrt").exception("a request to a server has failed")
            raise MCPError(types.INTERNAL_ERROR, "The server has failed.") from None
        if ctx.method == "initialize":
            self._serving.sessions.begun(ctx)
        return result

    def _authorize(self, ctx: _Ctx) -> None:
        """Refuse a request that refers to what its caller may not name.

        What it runs, the pipeline refuses.
        """
        found = named_tools(self._serving, ctx.method, ctx.params or {})
        if found.specs and not found.runs:
            self._serving.authorize(Incoming(ctx), found.specs)

    async def _answered(
        self, incoming: Incoming, answers: Callable[[Incoming], Any]
    ) -> dict[str, Any]:
        answer = answers(incoming)
        result: dict[str, Any] = answer if isinstance(answer, dict) else await answer
        if incoming.is_modern:
            result.setdefault("resultType", "complete")
            result["_meta"] = {**result.get("_meta", {}), **self._about}
        return result


def _is_plain(ctx: _Ctx) -> bool:
    """Whether a request has the usual form; any other one the SDK looks at."""
    params = ctx.params or {}
    for name, value in params.items():
        kind = _PLAIN.get(name)
        if kind is not None and not isinstance(value, kind):
            return False
    if ctx.request_id is None or (ctx.method == "tools/call" and "name" not in params):
        return False
    said = ctx.session.client_params
    if not Incoming(ctx).is_modern:
        return said is not None and (ctx.meta is not None or "_meta" not in params)
    meta = ctx.meta
    if meta is None or ctx.session.client_capabilities is None:
        return False
    if said is None and types.CLIENT_INFO_META_KEY in meta:
        return False
    level = meta.get(types.LOG_LEVEL_META_KEY)
    return level is None or level in LEVELS
