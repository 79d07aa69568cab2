"""What a server says of its tools otherwise than a design does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from toolrt import json
from toolrt.call.plain import members_of
from toolrt.host.drift import Change, Drift

if TYPE_CHECKING:
    from toolrt.spec import Spec
else:
    from toolrt.lazy import hinted

    Spec = hinted("Spec", "toolrt.spec")

__all__ = ["Change", "Drift", "Known", "compared", "sent_name", "unwrapped"]


class Known(Struct, frozen=True, kw_only=True):
    """A tool as the server defines it."""

    name: str
    title: str | None = None
    description: str = ""
    input_schema: dict[str, Any] = {}
    output_schema: dict[str, Any] | None = None


def definition_of(tool: Known) -> dict[str, Any]:
    """Give the definition of a tool that is made at run time.

    What a server says of effects is none of it: nobody has to believe that.
    """
    definition: dict[str, Any] = {"name": tool.name, "description": tool.description}
    if tool.title is not None:
        definition["title"] = tool.title
    definition["input_schema"] = tool.input_schema
    if tool.output_schema is not None:
        definition["output_schema"] = tool.output_schema
    return definition


def compared(specs: Iterable[Spec], known: Mapping[str, Known]) -> Drift:
    """Give how the tools of a server differ from those of a design.

    Args:
        specs: The tools of the design.
        known: The tools of the server, by name.

    """
    missing: list[str] = []
    changed: list[Change] = []
    reworded: list[Change] = []
    for spec in specs:
        name = sent_name(spec)
        tool = known.get(name)
        if tool is None:
            missing.append(name)
            continue
        what = _changed(spec, tool)
        if what is not None:
            changed.append(Change(name, what))
            continue
        what = _reworded(spec, tool)
        if what is not None:
            reworded.append(Change(name, what))
    return Drift(missing, changed, reworded)


def sent_name(spec: Spec) -> str:
    """Give the name by which a server knows a tool."""
    is_remote = spec.implementation.kind == "mcp" and spec.remote is not None
    return spec.remote or spec.name if is_remote else spec.name


def unwrapped(schema: dict[str, Any]) -> dict[str, Any] | None:
    """Give the schema of `result` where it is all that a result has."""
    fields = members_of(schema.get("properties"))
    if schema.get("type") != "object" or list(fields) != ["result"]:
        return None
    if schema.get("required") != ["result"]:
        return None
    inner = dict(members_of(fields["result"]))
    for names in ("$defs", "definitions"):
        if names in schema:
            inner[names] = schema[names]
    return inner


def _changed(spec: Spec, tool: Known) -> str | None:
    """Give why calls that the design allows may fail."""
    from .schemas import given_up, promised_less  # noqa: PLC0415

    arguments = members_of(json.parse(spec.input_schema))
    why = given_up(_with_injected(spec, arguments, tool), tool.input_schema)
    if why is not None:
        return f"it takes less than the design says: {why}"
    # A server that says nothing of its results may give what it always has given.
    if spec.output_schema is None or tool.output_schema is None:
        return None
    result = members_of(json.parse(spec.output_schema))
    promised = tool.output_schema
    if result.get("type") != "object":
        promised = unwrapped(promised) or promised
    why = promised_less(result, promised)
    return None if why is None else f"it promises less than the design says: {why}"


def _with_injected(
    spec: Spec, arguments: dict[str, Any], tool: Known
) -> dict[str, Any]:
    """Give the schema of what is sent: with the arguments that come from the context.

    Of these the design's schema says nothing, so they are as the server has them.
    """
    if not spec.injected:
        return arguments
    known = members_of(tool.input_schema.get("properties"))
    names = [own.argument for own in spec.injected if own.argument in known]
    return {
        **arguments,
        "properties": {
            **members_of(arguments.get("properties")),
            **{name: known[name] for name in names},
        },
        "required": [*arguments.get("required", ()), *names],
    }


def _reworded(spec: Spec, tool: Known) -> str | None:
    """Give what the server says in other words."""
    own, other = spec.description.strip(), tool.description.strip()
    # A server of toolc adds when to use the tool.
    if own != other and not (own and other.startswith(own)):
        return "its description is another one"
    if (spec.title or "").strip() != (tool.title or "").strip():
        return "its title is another one"
    return None
