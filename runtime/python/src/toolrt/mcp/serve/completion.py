"""Completions: values that begin with what somebody has typed."""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, cast

from mcp.shared.exceptions import MCPError
from mcp_types import INVALID_PARAMS

from toolrt import json
from toolrt.call.plain import items_of, members_of
from toolrt.mcp.server import Typed

from .beside import beside

if TYPE_CHECKING:
    from toolrt.mcp.server import Completer, Server
    from toolrt.spec import Spec

    from .incoming import Incoming
    from .prompts import Prompts
    from .resources import Resources

__all__ = ["complete"]

#: How many values a client gets.
_MOST: Final = 100

#: How many seconds the host's completer may take.
_PATIENCE: Final = 10.0


async def complete(
    incoming: Incoming, server: Server, prompts: Prompts, resources: Resources
) -> dict[str, Any]:
    """Give the values of an argument, or of a variable.

    Raises:
        MCPError: There is no such prompt or resource, or it has no such argument.

    """
    about = members_of(incoming.params["ref"])
    typed = members_of(incoming.params["argument"])
    argument, value = str(typed["name"]), str(typed["value"])
    context = members_of(incoming.params.get("context"))
    given = {
        name: text
        for name, text in members_of(context.get("arguments")).items()
        if isinstance(text, str)
    }
    own: tuple[str, ...] = ()
    if about["type"] == "ref/prompt":
        prompt = prompts.named(str(about["name"]))
        names = () if prompt is None else prompt[0].arguments
        found = next((one for one in names if one.name == argument), None)
        if prompt is None or found is None:
            raise MCPError(INVALID_PARAMS, "There is no such argument of a prompt.")
        own = found.values
        what = Typed(
            of="prompt",
            name=prompt[0].name,
            argument=argument,
            value=value,
            given=given,
        )
    else:
        resource = resources.named(str(about["uri"]))
        if resource is None or argument not in resource.variables:
            raise MCPError(INVALID_PARAMS, "There is no such variable of a resource.")
        own = _values(resource.tool(), argument)
        what = Typed(
            of="resource",
            name=resource.name,
            argument=argument,
            value=value,
            given=given,
        )
    values = [one for one in own if one.startswith(value)]
    if not own and server.completer is not None:
        values = await _of_host(server.completer, what)
    found_all = len(values) <= _MOST
    completion: dict[str, Any] = {"values": values[:_MOST], "hasMore": not found_all}
    if found_all or own:
        completion["total"] = len(values)
    return {"completion": completion}


def _values(spec: Spec, argument: str) -> tuple[str, ...]:
    """Give all values of a variable, if its type has few."""
    schema = members_of(json.parse(spec.input_schema))
    return tuple(_of_schema(members_of(schema.get("properties")).get(argument), schema))


def _of_schema(given: object, root: dict[str, Any], depth: int = 8) -> Iterator[str]:
    schema = members_of(given)
    reference = schema.get("$ref")
    if isinstance(reference, str) and depth:
        name = reference.removeprefix("#/$defs/")
        yield from _of_schema(members_of(root.get("$defs")).get(name), root, depth - 1)
    if schema.get("type") == "boolean":
        yield from ("true", "false")
    for value in [*items_of(schema.get("enum")), schema.get("const")]:
        if isinstance(value, str):
            yield value
    if depth:
        for one in items_of(schema.get("anyOf")):
            yield from _of_schema(one, root, depth - 1)


async def _of_host(completer: Completer, what: Typed) -> list[str]:
    """Give the host's values; none where it fails or takes too long."""
    try:
        async with asyncio.timeout(_PATIENCE):
            found: Any = completer
            if inspect.iscoroutinefunction(completer):
                found = await completer(what)
            else:
                found = await beside(lambda: completer(what))
                if inspect.isawaitable(found):
                    found = await found
    except Exception:
        logging.getLogger("toolrt").exception("a completer has failed")
        return []
    values = islice(cast("Iterable[object]", found), _MOST + 1)
    return [value for value in values if isinstance(value, str)]
