"""Prompts: which ones there are, and their messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from toolrt.call.envelope import Status
from toolrt.mcp.definition import prompt_definition

from .asked import asked
from .jsons import read
from .lists import kept, page
from .missing import no_such
from .resources import failure
from .results import ENVELOPE
from .texted import arguments_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from toolrt.mcp.server import Server
    from toolrt.mcp.spec import PromptSpec
    from toolrt.spec import Spec

    from .calls import Calls
    from .incoming import Incoming
    from .options import Options
    from .resources import Resources

__all__ = ["Prompts"]


class Prompts:
    """The prompts of a server, as its clients see them."""

    __slots__ = ("_calls", "_options", "_resources", "_server")

    def __init__(
        self, server: Server, calls: Calls, resources: Resources, options: Options
    ) -> None:
        """Take whose prompts they are, what gives them, and what they may show."""
        self._server = server
        self._calls = calls
        self._resources = resources
        self._options = options

    def list(self, incoming: Incoming) -> dict[str, Any]:
        """Give a page of `prompts/list`."""
        entries = [prompt_definition(prompt) for prompt, _ in self._all()]
        result = page(incoming, "prompts", entries, self._options.page_size)
        spec = self._server.spec
        is_private = spec.discovery.permitted
        return {**result, **kept(incoming, spec.cache, private=is_private)}

    def names(self) -> tuple[str, ...]:
        """Give the names of those that can be got."""
        return tuple(prompt.name for prompt, _ in self._all())

    def named(self, name: str) -> tuple[PromptSpec, Spec] | None:
        """Give the prompt of this name, and its tool."""
        return next((pair for pair in self._all() if pair[0].name == name), None)

    async def get(self, incoming: Incoming) -> dict[str, Any]:
        """Give the messages of a prompt.

        Raises:
            MCPError: There is no such prompt, or it has failed.

        """
        name: str = incoming.params["name"]
        found = self.named(name)
        if found is None:
            time = self._server.registry.cpu_budget_ms
            raise await no_such("prompt", name, self.names(), time)
        prompt, spec = found
        given = cast("dict[str, str]", incoming.params.get("arguments") or {})
        payload = arguments_of(self._server.registry, spec, given)
        envelope = await self._calls.call(incoming, spec, payload)
        if envelope.status is Status.INPUT_REQUIRED:
            return {**asked(envelope), "_meta": {ENVELOPE: envelope.rest()}}
        if envelope.error is not None:
            raise failure(envelope)
        messages = cast("list[dict[str, Any]]", read(envelope.result_json or b"[]"))
        result: dict[str, Any] = {
            "messages": [await self._shown(incoming, one) for one in messages],
        }
        if prompt.description:
            result["description"] = prompt.description
        return result

    async def _shown(
        self, incoming: Incoming, message: dict[str, Any]
    ) -> dict[str, Any]:
        """Give a message; a resource that it only names is read from the server."""
        part = message["content"]
        if part["type"] != "resource":
            return message
        inside = part["resource"]
        if "text" in inside or "blob" in inside:
            return message
        contents = await self._resources.contents(incoming, inside["uri"])
        return {**message, "content": {**part, "resource": contents}}

    def _all(self) -> Iterator[tuple[PromptSpec, Spec]]:
        registry = self._server.registry
        for prompt in self._server.spec.prompts:
            spec = registry.get(prompt.tool().name)
            if spec is not None:
                yield prompt, spec
