"""What the words of a command line can stand for, by the JSON Schema of an argument."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from toolrt import json
from toolrt.call.plain import is_list, items_of, members_of

if TYPE_CHECKING:
    from toolrt.spec import Spec
else:
    from toolrt.lazy import hinted

    Spec = hinted("Spec", "toolrt.spec")

__all__ = ["Shape", "flag_of", "flags_name"]

#: How many branches of a schema are looked at: a short schema can stand for many.
_MOST_BRANCHES: Final = 256

_DIGITS: Final = frozenset("0123456789")

_NUMBERS: Final = frozenset({"integer", "number"})

_KINDS: Final = {
    "string",
    "integer",
    "number",
    "boolean",
    "null",
    "array",
    "object",
}


class Shape:
    """A schema, as far as words need it: all its branches, side by side."""

    __slots__ = ("_branches", "_root", "kinds", "schema", "secrets")

    def __init__(
        self,
        schema: object,
        root: object = None,
        secrets: frozenset[str] = frozenset(),
    ) -> None:
        """Take a schema.

        Args:
            schema: The schema.
            root: The schema that has its definitions, if that is another one.
            secrets: The names of the fields that nobody may see.

        """
        #: The names of the fields that nobody may see.
        self.secrets = secrets
        self._root = schema if root is None else root
        self.schema: dict[str, Any] = members_of(schema)
        self._branches = list(self._flat(schema))
        #: The types of JSON that it takes.
        self.kinds: set[str] = set().union(*map(_kinds, self._branches))

    @classmethod
    def of_tool(cls, tool: Spec) -> Shape:
        """Give the shape of the arguments of a tool."""
        secrets: frozenset[str] = frozenset()
        if tool.args is not None:
            from toolrt.table.secrets import secret_fields  # noqa: PLC0415

            secrets = frozenset(secret_fields(tool.args.table))
        return cls(json.parse(tool.input_schema), secrets=secrets)

    def _flat(self, schema: object) -> Iterator[dict[str, Any]]:
        """Give the branches of a schema without references and unions around them."""
        waiting, seen = [schema], 0
        while waiting and seen < _MOST_BRANCHES:
            seen += 1
            branch = members_of(waiting.pop())
            name = branch.get("$ref")
            inner = items_of(branch.get("anyOf")) or items_of(branch.get("oneOf"))
            if isinstance(name, str):
                waiting.append(self._definition(name))
            elif inner:
                waiting.extend(reversed(inner))
            else:
                yield branch

    def _definition(self, name: str) -> object:
        if name == "#":
            return self._root
        definitions = members_of(members_of(self._root).get("$defs"))
        return definitions.get(name.removeprefix("#/$defs/"))

    @property
    def said(self) -> dict[str, Any]:
        """What the schema says at its top, with what it refers to behind it."""
        name = self.schema.get("$ref")
        if isinstance(name, str):
            return {**members_of(self._definition(name)), **self.schema}
        return self.schema

    @property
    def limits(self) -> dict[str, Any]:
        """The branch with the limits of a value that is not null."""
        own = [branch for branch in self._branches if _kinds(branch) != {"null"}]
        return own[0] if len(own) == 1 else {}

    @property
    def choices(self) -> list[object] | None:
        """The values that it takes, if they are few; null is left out."""
        values: list[object] = []
        for branch in self._branches:
            if "const" in branch:
                values.append(branch["const"])
            elif is_list(branch.get("enum")):
                values.extend(branch["enum"])
            elif _kinds(branch) == {"boolean"}:
                values.extend((True, False))
            elif _kinds(branch) != {"null"}:
                return None
        return [value for value in values if value is not None] or None

    @property
    def takes_any_text(self) -> bool:
        """Whether a branch takes texts of which no list is given."""
        return any(
            "string" in _kinds(branch)
            and "const" not in branch
            and "enum" not in branch
            for branch in self._branches
        )

    @property
    def is_any(self) -> bool:
        """Whether it takes everything: then a word that is JSON is read as such."""
        return any(_kinds(branch) == _KINDS for branch in self._branches)

    @property
    def is_switch(self) -> bool:
        """Whether it is a bool, which a flag sets without a value."""
        return self.kinds - {"null"} == {"boolean"}

    @property
    def is_scalar(self) -> bool:
        """Whether a single word gives its value, whatever it is."""
        return not self.kinds & {"array", "object"}

    @property
    def is_list(self) -> bool:
        """Whether it is a list, whose flag may be repeated."""
        return self.kinds - {"null"} == {"array"}

    @property
    def is_bytes(self) -> bool:
        """Whether it takes Base64."""
        return self.limits.get("contentEncoding") == "base64"

    @property
    def items(self) -> Shape:
        """The shape of what is in a list."""
        for branch in self._branches:
            if "array" in _kinds(branch) and "items" in branch:
                return Shape(branch["items"], self._root)
        return Shape({}, self._root)

    @property
    def fields(self) -> dict[str, Shape]:
        """The shapes of the fields of an object, if only one branch is an object."""
        objects = [branch for branch in self._branches if "object" in _kinds(branch)]
        if len(objects) != 1:
            return {}
        fields = members_of(objects[0].get("properties")).items()
        return {name: Shape(field, self._root) for name, field in fields}

    def field(self, name: str) -> Shape | None:
        """Give the shape of a field, or of the values of a map."""
        objects = [branch for branch in self._branches if "object" in _kinds(branch)]
        if len(objects) != 1:
            return None
        fields = members_of(objects[0].get("properties"))
        if name in fields:
            return Shape(fields[name], self._root)
        extra = objects[0].get("additionalProperties", True)
        return None if extra is False else Shape(extra, self._root)

    @property
    def names(self) -> list[str]:
        """The names of the fields of an object."""
        objects = [branch for branch in self._branches if "object" in _kinds(branch)]
        if len(objects) != 1:
            return []
        return list(members_of(objects[0].get("properties")))

    @property
    def required(self) -> list[str]:
        """The names of the fields that an object must have."""
        objects = [branch for branch in self._branches if "object" in _kinds(branch)]
        return items_of(objects[0].get("required")) if len(objects) == 1 else []

    def value(self, text: str) -> object:
        """Give what a word stands for.

        The type decides; what does not fit stays a text, for the decoder to report.
        """
        spelled = json.parse_or_none(text) if _may_be_json(text) else None
        is_null = text == "null"
        if self.is_any:
            return text if spelled is None and not is_null else spelled
        kind = _kind_of(spelled)
        if kind in {"array", "object"} and kind in self.kinds:
            return spelled
        if self.takes_any_text:
            return text
        choices = self.choices
        if choices is not None and text in choices:
            return text
        if spelled is None:
            return None if is_null and "null" in self.kinds else text
        fits = kind in self.kinds or (kind in _NUMBERS and bool(self.kinds & _NUMBERS))
        if choices is not None and fits:
            fits = any(type(spelled) is type(one) and spelled == one for one in choices)
        return spelled if fits or kind in {"object", "array"} else text


def _kinds(branch: dict[str, Any]) -> set[str]:
    """Give the types of JSON that a branch takes."""
    said = branch.get("type")
    if isinstance(said, str):
        return {said}
    if is_list(said):
        return {str(kind) for kind in said}
    values = [branch["const"]] if "const" in branch else items_of(branch.get("enum"))
    return {_kind_of(value) for value in values} or _KINDS


def _kind_of(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, str):
        return "string"
    if is_list(value):
        return "array"
    if isinstance(value, dict):
        return "object"
    return "integer" if isinstance(value, int) else "number"


def _may_be_json(text: str) -> bool:
    """Whether it is worth to read a text as JSON: most words are none."""
    return text[:1] in {"{", "[", "-", '"', "t", "f"} or text[:1] in _DIGITS


def flag_of(name: str) -> str:
    """Give the flag of an argument: `max_bytes` is `--max-bytes`."""
    return "--" + name.replace("_", "-")


def flags_name(flag: str, names: list[str]) -> str | None:
    """Give the argument that is meant by a flag without its dashes."""
    if flag in names:
        return flag
    plain = flag.replace("_", "-")
    return next((name for name in names if name.replace("_", "-") == plain), None)
