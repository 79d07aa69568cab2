"""Tools as a provider is sent them, and the way back from its calls."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote

from msgspec.structs import replace

from toolrt.json import Broken, as_bytes, dump, parse
from toolrt.told import described

from .names import lowered, shortened

if TYPE_CHECKING:
    from toolrt.spec import Spec

    from .names import Limits

__all__ = ["Lowering", "renamed_schema"]


class Lowering:
    """Tools as a provider is sent them, and the way back from its calls.

    A tool whose names and description the provider accepts is sent as it is.
    """

    __slots__ = ("_arguments", "_own", "_sent")

    def __init__(self, specs: Iterable[Spec], limits: Limits, prefix: str = "") -> None:
        """Take the tools that are sent together.

        Args:
            specs: The tools.
            limits: What the provider accepts.
            prefix: What a client puts before the names of tools.

        """
        given = {spec.name: spec for spec in specs}
        names = lowered(given, limits.tools.after(prefix) if prefix else limits.tools)
        self._own = {sent: own for own, sent in names.items() if own != sent}
        # By the tool's own name: what each argument is called that is sent by another.
        self._arguments: dict[str, dict[str, str]] = {}
        self._sent: dict[str, Spec] = {}
        for name, spec in given.items():
            renamed = _renamed(spec, limits)
            if renamed:
                self._arguments[name] = {sent: own for own, sent in renamed.items()}
            sent = _sent(spec, names[name], renamed, limits)
            if sent is not spec:
                self._sent[name] = sent

    def __bool__(self) -> bool:
        """Whether a tool is sent in another way than it is declared."""
        return bool(self._sent)

    def sent(self, spec: Spec) -> Spec:
        """Give a tool as it is sent."""
        return self._sent.get(spec.name, spec)

    def sent_schema(self, spec: Spec, schema: dict[str, Any]) -> dict[str, Any]:
        """Give a schema of a tool's arguments as it is sent; it is changed."""
        names = self._arguments.get(spec.name)
        if names:
            _rename_schema(schema, {own: sent for sent, own in names.items()})
        return schema

    def sent_name(self, tool: str) -> str:
        """Give the name by which a tool is sent."""
        sent = self._sent.get(tool)
        return tool if sent is None else sent.name

    def own(self, name: str) -> str:
        """Give the name of the tool that a model calls by the name that was sent."""
        return self._own.get(name, name)

    def arguments_of(self, tool: str) -> Mapping[str, str]:
        """Give the own names of a tool's arguments, by the names that are sent."""
        return self._arguments.get(tool, {})

    def arguments(self, tool: str, payload: Any) -> Any:
        """Give the arguments of a call by their own names.

        Args:
            tool: The tool, by its own name.
            payload: The arguments as a model has sent them.

        """
        names = self._arguments.get(tool)
        if not names or payload is None:
            return payload
        if isinstance(payload, Mapping):
            return _rename_members(payload, names)
        if not isinstance(payload, bytes | bytearray | memoryview | str):
            return payload
        try:
            sent = parse(as_bytes(payload))
        except Broken:
            return payload
        if not isinstance(sent, dict) or not names.keys() & sent.keys():
            return payload
        return dump(_rename_members(sent, names))


def renamed_schema(schema: dict[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    """Give a schema of arguments by other names.

    Args:
        schema: The schema, which stays as it is.
        names: What a property is called then, by what it is called in the schema.

    """
    made = deepcopy(schema)
    _rename_schema(made, names)
    return made


def _renamed(spec: Spec, limits: Limits) -> dict[str, str]:
    """Give the arguments that are sent by other names, by their own."""
    if limits.arguments is None:
        return {}
    schema = parse(as_bytes(spec.input_schema))
    properties = schema.get("properties") if isinstance(schema, dict) else None
    if not isinstance(properties, dict):
        return {}
    names = lowered(properties, limits.arguments)
    return {own: sent for own, sent in names.items() if own != sent}


def _sent(spec: Spec, name: str, renamed: dict[str, str], limits: Limits) -> Spec:
    changes: dict[str, Any] = {}
    if name != spec.name:
        changes["name"] = name
    if limits.description is not None:
        text = described(spec)
        shorter = shortened(text, limits.description)
        if shorter != text:
            # What is left says when to use the tool, as far as it fits.
            changes |= {"description": shorter, "when": None, "avoid": None}
            changes["deprecated"] = None
    if renamed:

        def schema(document: str) -> str:
            whole = parse(as_bytes(document))
            _rename_schema(whole, renamed)
            return dump(whole).decode()

        changes["input_schema"] = schema(spec.input_schema)
        changes["provider_schemas"] = tuple(
            (provider, schema(document)) for provider, document in spec.provider_schemas
        )
        changes["examples"] = tuple(
            replace(one, args=_renamed_text(one.args, renamed)) for one in spec.examples
        )
    return replace(spec, **changes) if changes else spec


def _renamed_text(document: str, names: Mapping[str, str]) -> str:
    value = parse(as_bytes(document))
    if not isinstance(value, dict):
        return document
    return dump(_rename_members(value, names)).decode()


def _rename_members(
    members: Mapping[str, Any], names: Mapping[str, str]
) -> dict[str, Any]:
    """Give members by other names; one that has the other name already stays."""
    return {
        names[name] if name in names and names[name] not in members else name: value
        for name, value in members.items()
    }


#: Keywords with schemas of the same value, one or a list of them.
_SAME_VALUE: Final = ("allOf", "anyOf", "oneOf", "not", "if", "then", "else")
#: Keywords with values that look like schemas, and are none.
_VALUES: Final = frozenset({"const", "default", "enum", "example", "examples"})


def _rename_schema(schema: Any, names: Mapping[str, str]) -> None:
    """Rename properties of a schema's root, wherever it names them."""
    _rename_properties(schema, names)
    _rename_references(schema, names)


def _rename_properties(schema: Any, names: Mapping[str, str]) -> None:
    if not isinstance(schema, dict):
        return
    _change(schema, "required", lambda value: _rename_texts(value, names))
    for keyword in ("properties", "dependentRequired", "dependentSchemas"):
        _change(schema, keyword, lambda value: _rename_keys(value, names))
    needed = schema.get("dependentRequired")
    if isinstance(needed, dict):
        for key in needed:
            _change(needed, key, lambda value: _rename_texts(value, names))
    inside = schema.get("dependentSchemas")
    for one in inside.values() if isinstance(inside, dict) else ():
        _rename_properties(one, names)
    for keyword in _SAME_VALUE:
        own = schema.get(keyword)
        for one in own if isinstance(own, list) else [own]:
            _rename_properties(one, names)


def _change(members: dict[str, Any], key: str, change: Callable[[Any], Any]) -> None:
    if key in members:
        members[key] = change(members[key])


def _rename_keys(value: Any, names: Mapping[str, str]) -> Any:
    if not isinstance(value, dict):
        return value
    return {names.get(key, key): own for key, own in value.items()}


def _rename_texts(value: Any, names: Mapping[str, str]) -> Any:
    if not isinstance(value, list):
        return value
    return [names.get(one, one) if isinstance(one, str) else one for one in value]


def _rename_references(value: Any, names: Mapping[str, str]) -> None:
    """Rename what references to properties of the root name."""
    open_ = [value]
    while open_:
        one = open_.pop()
        if isinstance(one, list):
            open_ += one
        elif isinstance(one, dict):
            target = one.get("$ref")
            if isinstance(target, str):
                one["$ref"] = _referred(target, names)
            open_ += (own for key, own in one.items() if key not in _VALUES)


def _referred(target: str, names: Mapping[str, str]) -> str:
    start = "#/properties/"
    step, slash, rest = target.removeprefix(start).partition("/")
    name = unquote(step).replace("~1", "/").replace("~0", "~")
    if not target.startswith(start) or name not in names:
        return target
    return f"{start}{names[name]}{slash}{rest}"
