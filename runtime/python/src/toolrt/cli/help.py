"""Help of a command and of its tools, for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from toolrt import json
from toolrt.call.plain import members_of
from toolrt.call.template import Scalar, Template
from toolrt.host.touched import effects_of
from toolrt.scalars.patterns import DECIMAL

from .lines import columns, one_line, seen, wrapped
from .options import SHORT, Option, usages
from .shape import Shape, flag_of
from .shell import command_line
from .words import positional

if TYPE_CHECKING:
    from toolrt.spec import Spec, ToolsetSpec

    from .spec import CommandSpec

__all__ = [
    "argument_rows",
    "of_command",
    "of_tool",
    "sentence",
    "template_text",
    "usage",
]

#: What stands for texts of a format.
_FORMATS: Final = {
    "date": "DATE",
    "date-time": "TIMESTAMP",
    "time": "TIME",
    "duration": "DURATION",
    "email": "EMAIL",
    "hostname": "HOST",
    "ipv4": "ADDRESS",
    "ipv6": "ADDRESS",
    "uri": "URI",
    "uuid": "UUID",
}

#: How deep lists of lists are named: the items of a list may be the list itself.
_DEEPEST: Final = 16

#: How long the values of an enum may be where they stand for its value.
_LONGEST_CHOICES: Final = 24


def of_command(
    spec: CommandSpec,
    tools: Sequence[tuple[Spec, ToolsetSpec | None]],
    options: Mapping[str, Option],
    size: int,
    *,
    is_served: bool = False,
) -> str:
    """Give the help of a command.

    Args:
        spec: The command.
        tools: Its tools, each with its toolset, in order.
        options: Its options.
        size: How many columns a line may take.
        is_served: Whether it can be served over MCP.

    """
    head = spec.title or spec.name
    lines = [f"{head} {spec.version}" if spec.version else head]
    if spec.description:
        lines += wrapped(spec.description, size)
    name = spec.name
    lines += [
        "",
        "Usage:",
        f"  {name} TOOL [ARGUMENTS] [OPTIONS]",
        f"  {name} TOOL --help",
        *(f"  {name} {usage}" for usage in usages(is_served=is_served)),
    ]
    for title, group in _grouped(tools):
        rows = [(tool.name.replace("_", "-"), [first_line(tool)]) for tool in group]
        lines += ["", *wrapped(title, size), *columns(rows, size)]
    lines += _options(options, size)
    lines += [
        "",
        *wrapped(
            "Arguments are flags and words, a JSON document as one word, or - for a"
            " document on stdin. Where stdout is no terminal, the answer is one"
            " envelope of JSON.",
            size,
        ),
    ]
    return _text(lines)


def of_tool(
    spec: CommandSpec, tool: Spec, options: Mapping[str, Option], size: int
) -> str:
    """Give the help of a tool.

    Args:
        spec: The command.
        tool: The tool.
        options: The options of the command.
        size: How many columns a line may take.

    """
    root = Shape.of_tool(tool)
    word = tool.name.replace("_", "-")
    title = f"{spec.name} {word}"
    lines = [title if tool.title is None else f"{title}: {one_line(tool.title)}"]
    lines += wrapped(tool.description, size) if tool.description else []
    if tool.deprecated is not None:
        lines += wrapped(f"Deprecated: {tool.deprecated}", size)
    lines += ["", "Usage:", f"  {usage(spec.name, tool, root)}"]
    rows = list(argument_rows(root))
    if rows:
        lines += ["", "Arguments:", *columns(rows, size)]
    for heading, rows in (
        ("About:", _about(tool)),
        ("Errors:", _errors(tool)),
        ("Then:", [(n.tool.replace("_", "-"), [n.reason]) for n in tool.next]),
    ):
        if rows:
            lines += ["", heading, *columns(rows, size)]
    examples = [
        command_line(spec.name, tool.name, root, members_of(json.parse(example.args)))
        for example in tool.examples
    ]
    if examples:
        lines += ["", "Examples:", *(f"  {line}" for line in examples)]
    taken = [name for name in root.names if flag_of(name)[2:] in options]
    for name in taken:
        flag = flag_of(name)
        text = (
            f"{flag} is an argument here; the option of that name stands before {word}."
        )
        lines += ["", *wrapped(text, size)]
    lines += ["", f"Options of all tools: {spec.name} --help"]
    return _text(lines)


def usage(name: str, tool: Spec, root: Shape) -> str:
    """Give the line that shows how a tool is called."""
    words = [name, tool.name.replace("_", "-")]
    placed = positional(root)
    for argument in placed:
        shape = root.field(argument)
        more = "..." if shape is not None and shape.is_list else ""
        words.append(f"{_place(argument)}{more}")
    for argument in root.required:
        shape = root.field(argument)
        if argument not in placed and shape is not None:
            is_secret = argument in root.secrets
            value = "SECRET" if is_secret else _metavar(shape)
            words.append(f"{flag_of(argument)} {value}")
    if len(root.names) > len(root.required):
        words.append("[OPTIONS]")
    return " ".join(words)


def _place(argument: str) -> str:
    return argument.replace("-", "_").upper()


def _text(lines: Iterable[str]) -> str:
    return "".join(f"{line.rstrip()}\n" for line in lines)


def _grouped(
    tools: Sequence[tuple[Spec, ToolsetSpec | None]],
) -> Iterable[tuple[str, list[Spec]]]:
    groups: dict[str, tuple[str, list[Spec]]] = {}
    for tool, toolset in tools:
        said = toolset.title or toolset.description if toolset is not None else ""
        first = sentence(said)
        title = f"{first.rstrip('.')}:" if first else f"{tool.toolset}:"
        groups.setdefault(tool.toolset, (title, []))[1].append(tool)
    return groups.values()


def sentence(text: str) -> str:
    """Give the first paragraph of a text, on one line."""
    return one_line(text.strip().split("\n\n")[0])


def first_line(tool: Spec) -> str:
    """Give what a tool does, on one line."""
    first = sentence(tool.description)
    return f"(deprecated) {first}" if tool.deprecated is not None else first


def argument_rows(root: Shape) -> Iterable[tuple[str, list[str]]]:
    """Give the flags of all arguments, each with what is said of it."""
    places, needed = set(positional(root)), set(root.required)
    for name in root.names:
        yield from _rows_of(root, name, placed=name in places, is_needed=name in needed)


def _rows_of(
    root: Shape, name: str, *, placed: bool, is_needed: bool
) -> Iterable[tuple[str, list[str]]]:
    shape = root.field(name) or Shape({})
    if name in root.secrets:
        texts = _said(shape, needed=is_needed)
        source = "From @FILE, - for stdin, or env:NAME; else a person is asked."
        yield f"{flag_of(name)} SECRET", [*texts, source]
        return
    flag = _flag(flag_of(name), shape)
    term = f"{_place(name)}, {flag}" if placed else flag
    yield term, _said(shape, needed=is_needed and not placed)
    for inner in shape.names:
        below = shape.field(inner) or Shape({})
        yield (
            _flag(f"{flag_of(name)}.{flag_of(inner)[2:]}", below),
            _said(below, needed=inner in shape.required),
        )


def _flag(flag: str, shape: Shape) -> str:
    if shape.is_switch:
        return f"--[no-]{flag[2:]}"
    more = "..." if shape.is_list else ""
    return f"{flag} {_metavar(shape.items if shape.is_list else shape)}{more}"


def _metavar(shape: Shape, depth: int = 0) -> str:
    choices = shape.choices
    if choices is not None:
        words = "|".join(map(_plain, choices))
        return words if len(words) <= _LONGEST_CHOICES else "VALUE"
    if shape.is_list and depth < _DEEPEST:
        return f"{_metavar(shape.items, depth + 1)}..."
    kinds = shape.kinds - {"null"}
    if shape.is_bytes:
        return "@FILE"
    if kinds == {"string"}:
        if shape.limits.get("pattern") == DECIMAL:
            return "DECIMAL"
        return _FORMATS.get(str(shape.limits.get("format")), "TEXT")
    if kinds == {"integer"}:
        return "INTEGER"
    if kinds in ({"number"}, {"integer", "number"}):
        return "NUMBER"
    return "JSON"


def _said(shape: Shape, *, needed: bool) -> list[str]:
    """Give what is said of an argument, each on lines of its own."""
    said = shape.said
    texts = [_docs(said)] if said.get("description") else []
    rules = [*(["Required"] if needed else []), *_rules(shape)]
    if "default" in said:
        rules.append(f"default {_plain(said['default'])}")
    if rules:
        line = "; ".join(rules)
        texts.append(f"{line[0].upper()}{line[1:]}.")
    return texts


def _docs(said: dict[str, Any]) -> str:
    return seen(str(said.get("description", ""))).strip()


def _rules(shape: Shape) -> Iterable[str]:
    """Give the limits of a value, in words."""
    choices = shape.choices
    if choices is not None and not shape.is_switch:
        words = ", ".join(map(_plain, choices))
        if "|".join(map(_plain, choices)) != _metavar(shape):
            yield f"one of {words}"
    inner = shape.limits
    low, high = inner.get("minimum"), inner.get("maximum")
    above, below = inner.get("exclusiveMinimum"), inner.get("exclusiveMaximum")
    if low is not None and high is not None:
        yield f"{_plain(low)} to {_plain(high)}"
    elif low is not None:
        yield f"at least {_plain(low)}"
    elif high is not None:
        yield f"at most {_plain(high)}"
    if above is not None:
        yield f"more than {_plain(above)}"
    if below is not None:
        yield f"less than {_plain(below)}"
    if "multipleOf" in inner:
        yield f"a multiple of {_plain(inner['multipleOf'])}"
    for least, most, what in (
        ("minLength", "maxLength", "character"),
        ("minItems", "maxItems", "item"),
        ("minProperties", "maxProperties", "entry"),
    ):
        if least in inner or most in inner:
            yield _counted(inner.get(least), inner.get(most), what)
    if inner.get("uniqueItems") is True:
        yield "no item twice"
    if isinstance(inner.get("pattern"), str):
        yield f"matches /{one_line(inner['pattern'])}/"
    if "null" in shape.kinds:
        yield "may be null"


def _counted(least: object, most: object, what: str) -> str:
    if least == most:
        return f"{_plain(least)} {_plural(what, least)}"
    if most is None:
        return f"at least {_plain(least)} {_plural(what, least)}"
    if least is None:
        return f"at most {_plain(most)} {_plural(what, most)}"
    return f"{_plain(least)} to {_plain(most)} {_plural(what, most)}"


def _plural(what: str, count: object) -> str:
    if count == 1:
        return what
    return f"{what[:-1]}ies" if what.endswith("y") else f"{what}s"


def _plain(value: object) -> str:
    if isinstance(value, str) and value and value.isprintable():
        return value
    return json.dump(value).decode()


def _about(tool: Spec) -> list[tuple[str, list[str]]]:
    needs = [
        one.name if one.scope is None else f"{one.name}:{one.scope}"
        for one in tool.capabilities
    ]
    rows = [
        ("Effects", ", ".join(effects_of(tool))),
        ("Needs", ", ".join(needs)),
        ("Scopes", ", ".join(tool.scopes)),
        ("Confirms", template_text(tool.confirm.question) if tool.confirm else ""),
        ("Asks", "\n\n".join(one.question for one in tool.asks)),
        ("When", tool.when or ""),
        ("Not when", tool.avoid or ""),
        ("Cost", tool.cost or ""),
        ("Time", f"at most {tool.timeout_ms} ms" if tool.timeout_ms else ""),
        ("Dry run", "--dry-run shows what it would do" if tool.dry_run else ""),
    ]
    return [(name, [text]) for name, text in rows if text]


def _errors(tool: Spec) -> list[tuple[str, list[str]]]:
    return [
        (
            error.code,
            [error.message, *([template_text(error.hint)] if error.hint else [])],
        )
        for error in tool.errors
    ]


def template_text(template: Template) -> str:
    """Give a text with its places for values as the design spells them."""
    pieces: list[str] = []
    for part in template:
        if isinstance(part, str):
            pieces.append(part)
        else:
            path = ".".join(part.path)
            pieces.append(
                f"{{{path}}}" if isinstance(part, Scalar) else f"{{count {path}}}"
            )
    return "".join(pieces)


def _options(options: Mapping[str, Option], size: int) -> list[str]:
    """Give the options of a command."""
    lines: list[str] = []
    letters = {name: letter for letter, name in SHORT.items()}
    groups: dict[str, list[tuple[str, list[str]]]] = {}
    for option in options.values():
        letter = letters.get(option.name)
        flag = f"-{letter}, --{option.name}" if letter else f"--{option.name}"
        term = flag if option.value is None else f"{flag} {option.value}"
        groups.setdefault(option.group, []).append((term, [option.help]))
    for title, rows in groups.items():
        lines += ["", f"{title}:", *columns(rows, size)]
    return lines
