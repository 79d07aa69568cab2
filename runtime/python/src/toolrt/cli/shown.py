"""Results as people read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from toolrt import json
from toolrt.call.plain import is_list, is_object

from .lines import cut, one_line, seen, width
from .rows import cell, first_cell, rows_of
from .screen import Screen

__all__ = ["for_people", "json_lines", "plain", "print0"]

#: The narrowest that a column of a table gets.
_NARROWEST: Final = 6


def for_people(result: object, field: str | None, screen: Screen) -> str:
    """Give a result as tables, aligned fields and texts.

    Args:
        result: The result.
        field: The field that has its rows, if it is a record that has any.
        screen: Where it is shown.

    """
    return "".join(f"{line.rstrip()}\n" for line in _lines(result, field, screen))


def _lines(result: object, field: str | None, screen: Screen) -> list[str]:
    rows = rows_of(result, field)
    if rows is None:
        return _record(result, screen) if is_object(result) else _text(result)
    lines = _table(rows, screen)
    if field is not None and is_object(result):
        rest = {key: value for key, value in result.items() if key != field}
        if not rows:
            lines = [f"{one_line(field)}: none"]
        if rest:
            lines += ["", *_record(rest, screen)]
    elif not rows:
        lines = ["none"]
    return lines


def _text(value: object) -> list[str]:
    if value is None:
        return []
    return seen(cell(value)).split("\n")


def _table(rows: Sequence[object], screen: Screen) -> list[str]:
    """Give rows as a table; scalars one a line."""
    if not all(is_object(row) and row for row in rows):
        return [line for row in rows for line in _text(row)]
    names = list(dict.fromkeys(key for row in rows if is_object(row) for key in row))
    cells = [
        [_short(row.get(name)) for name in names] for row in rows if is_object(row)
    ]
    heads = [one_line(name).upper().replace("_", " ") for name in names]
    right = [
        all(_is_number(row.get(name)) for row in rows if is_object(row))
        for name in names
    ]
    sizes = [
        max(width(head), *(width(line[at]) for line in cells))
        for at, head in enumerate(heads)
    ]
    sizes = _fitting(sizes, screen.width - 2 * (len(names) - 1))

    def line(texts: Sequence[str]) -> str:
        parts: list[str] = []
        for text, size, is_right in zip(texts, sizes, right, strict=True):
            short = cut(text, size)
            space = " " * (size - width(short))
            parts.append(space + short if is_right else short + space)
        return "  ".join(parts).rstrip()

    return [screen.bold(line(heads)), *map(line, cells)]


def _fitting(sizes: list[int], room: int) -> list[int]:
    """Make the widest columns narrower until all fit."""
    sizes = list(sizes)
    while sum(sizes) > room:
        widest = max(sizes)
        if widest <= _NARROWEST:
            break
        over = sum(sizes) - room
        next_ = max((size for size in sizes if size < widest), default=_NARROWEST)
        count = sizes.count(widest)
        least = max(next_, _NARROWEST, widest - -(-over // count))
        sizes = [least if size == widest else size for size in sizes]
        if least == widest:
            break
    return sizes


def _record(record: object, screen: Screen) -> list[str]:
    if not is_object(record):
        return _text(record)
    names = [one_line(name) for name in record]
    size = max(map(width, names), default=0)
    lines: list[str] = []
    for name, value in zip(names, record.values(), strict=True):
        start = screen.bold(name) + " " * (size - width(name))
        if is_list(value) and value and all(is_object(item) for item in value):
            inner = Screen(width=screen.width - 2, has_colors=screen.has_colors)
            lines.append(screen.bold(name))
            lines += [f"  {line}" for line in _table(value, inner)]
            continue
        texts = _text(value) if isinstance(value, str) else [_short(value)]
        lines.append(f"{start}  {texts[0] if texts else ''}".rstrip())
        lines += [f"{' ' * size}  {line}".rstrip() for line in texts[1:]]
    return lines


def _short(value: object) -> str:
    """Give a value on one line."""
    if is_list(value) and value and not any(is_list(v) or is_object(v) for v in value):
        return ", ".join(one_line(cell(item)) for item in value)
    return one_line(cell(value))


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def json_lines(result: object, field: str | None) -> bytes:
    """Give each row as a line of JSON."""
    rows = rows_of(result, field)
    return b"".join(
        json.dump(row) + b"\n" for row in ([result] if rows is None else rows)
    )


def plain(result: object, field: str | None) -> str:
    """Give each row as a line, with tabs between its fields."""
    rows = rows_of(result, field)
    if rows is None:
        if not is_object(result):
            return "" if result is None else f"{seen(cell(result))}\n"
        return "".join(
            f"{_escaped(name)}\t{_escaped(cell(value))}\n"
            for name, value in result.items()
        )
    names = list(dict.fromkeys(key for row in rows if is_object(row) for key in row))
    lines: list[str] = []
    for row in rows:
        cells = (
            [cell(row.get(name)) for name in names] if is_object(row) else [cell(row)]
        )
        lines.append("\t".join(map(_escaped, cells)))
    return "".join(f"{line}\n" for line in lines)


def _escaped(text: str) -> str:
    text = text.replace("\\", "\\\\").replace("\t", "\\t")
    return seen(text.replace("\n", "\\n").replace("\r", "\\r"))


def print0(result: object, field: str | None) -> bytes:
    """Give the first field of each row, ended by a NUL.

    A NUL inside of it is left out: it would end the field.
    """
    rows = rows_of(result, field)
    texts = map(first_cell, [result] if rows is None else rows)
    return b"".join(
        text.replace("\0", "").encode("utf-8", "replace") + b"\0" for text in texts
    )
