"""The manual page of a command, in roff (man(7))."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from .help import argument_rows, usage
from .lines import one_line, wrapped
from .options import SHORT, Option, usages
from .shape import Shape

if TYPE_CHECKING:
    from toolrt.spec import Spec

    from .spec import CommandSpec

__all__ = ["page"]

#: No line is broken before roff breaks it.
_WIDE = 1 << 20


def page(
    spec: CommandSpec,
    tools: Sequence[Spec],
    options: Mapping[str, Option],
    *,
    is_served: bool = False,
) -> str:
    """Give the manual page of a command.

    Args:
        spec: The command.
        tools: Its tools, in order.
        options: Its options.
        is_served: Whether it can be served over MCP.

    """
    about = one_line(spec.title or spec.description.strip().split("\n\n")[0])
    lines = [
        f".TH {_quoted(spec.name.upper())} 1 {_quoted('')} {_quoted(_titled(spec))}",
        ".SH NAME",
        f"{_escaped(spec.name)} \\- {_escaped(about)}"
        if about
        else _escaped(spec.name),
        ".SH SYNOPSIS",
        f".B {_escaped(spec.name)}",
        "TOOL [ARGUMENTS] [OPTIONS]",
    ]
    for line in usages(is_served=is_served):
        lines += [".br", f".B {_escaped(spec.name)}", _escaped(line)]
    if spec.description:
        lines += [".SH DESCRIPTION", *_paragraphs(spec.description)]
    lines.append(".SH TOOLS")
    for tool in tools:
        root = Shape.of_tool(tool)
        lines += [f".SS {_escaped(usage(spec.name, tool, root))}"]
        lines += _paragraphs(tool.description)
        lines += _rows(argument_rows(root))
    lines.append(".SH OPTIONS")
    letters = {name: letter for letter, name in SHORT.items()}
    for option in options.values():
        letter = letters.get(option.name)
        flag = f"-{letter}, --{option.name}" if letter else f"--{option.name}"
        term = flag if option.value is None else f"{flag} {option.value}"
        lines += _rows([(term, [option.help])])
    lines += [
        ".SH EXIT STATUS",
        *_rows(
            [
                ("0", ["The tool has done all that it should."]),
                ("2", ["The words or the arguments are not valid."]),
                ("10", ["Something is not there, in the way, or not as it must be."]),
                ("30", ["It is not allowed, or nobody has agreed."]),
                ("40", ["It is not available now."]),
                ("50", ["There was not enough time."]),
                ("70", ["The tool itself has failed."]),
                ("74", ["The answer cannot be written."]),
                ("75", ["A part was done."]),
                ("76", ["The tool asks something first."]),
                ("130", ["It was cancelled."]),
            ]
        ),
    ]
    return "".join(f"{line}\n" for line in lines)


def _titled(spec: CommandSpec) -> str:
    return f"{spec.name} {spec.version}" if spec.version else spec.name


def _rows(rows: Iterable[tuple[str, Sequence[str]]]) -> list[str]:
    lines: list[str] = []
    for term, texts in rows:
        lines += [".TP", f".B {_escaped(term)}"]
        for index, text in enumerate(texts):
            said = [line for line in wrapped(text, _WIDE) if line]
            for at, line in enumerate(said):
                lines += [".br"] if index or at else []
                lines.append(_escaped(line))
    return lines


def _paragraphs(text: str) -> list[str]:
    lines: list[str] = []
    for line in wrapped(text, _WIDE):
        if line:
            lines += [".PP", _escaped(line)]
    return lines


def _escaped(text: str) -> str:
    """Give a text as roff prints it: nothing in it is a request or an escape."""
    text = one_line(text).replace("\\", "\\e").replace("-", "\\-")
    text = text.replace('"', "\\(dq")
    return f"\\&{text}" if text.startswith((".", "'")) else text


def _quoted(text: str) -> str:
    return f'"{_escaped(text)}"'
