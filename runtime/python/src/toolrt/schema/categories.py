r"""The general categories of Unicode, for `\p{…}`: the same table in every language."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

#: The categories, in the order of their letters: `A` to `Z`, then `a` to `d`.
_CATEGORIES: Final = (
    ("Lu", "Uppercase_Letter"),
    ("Ll", "Lowercase_Letter"),
    ("Lt", "Titlecase_Letter"),
    ("Lm", "Modifier_Letter"),
    ("Lo", "Other_Letter"),
    ("Mn", "Nonspacing_Mark"),
    ("Mc", "Spacing_Mark"),
    ("Me", "Enclosing_Mark"),
    ("Nd", "Decimal_Number"),
    ("Nl", "Letter_Number"),
    ("No", "Other_Number"),
    ("Pc", "Connector_Punctuation"),
    ("Pd", "Dash_Punctuation"),
    ("Ps", "Open_Punctuation"),
    ("Pe", "Close_Punctuation"),
    ("Pi", "Initial_Punctuation"),
    ("Pf", "Final_Punctuation"),
    ("Po", "Other_Punctuation"),
    ("Sm", "Math_Symbol"),
    ("Sc", "Currency_Symbol"),
    ("Sk", "Modifier_Symbol"),
    ("So", "Other_Symbol"),
    ("Zs", "Space_Separator"),
    ("Zl", "Line_Separator"),
    ("Zp", "Paragraph_Separator"),
    ("Cc", "Control"),
    ("Cf", "Format"),
    ("Cs", "Surrogate"),
    ("Co", "Private_Use"),
    ("Cn", "Unassigned"),
)
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcd"

#: Other names, and the categories that they stand for.
_GROUPS: Final = {
    "L": "Lu Ll Lt Lm Lo",
    "Letter": "Lu Ll Lt Lm Lo",
    "LC": "Lu Ll Lt",
    "Cased_Letter": "Lu Ll Lt",
    "M": "Mn Mc Me",
    "Mark": "Mn Mc Me",
    "Combining_Mark": "Mn Mc Me",
    "N": "Nd Nl No",
    "Number": "Nd Nl No",
    "P": "Pc Pd Ps Pe Pi Pf Po",
    "Punctuation": "Pc Pd Ps Pe Pi Pf Po",
    "S": "Sm Sc Sk So",
    "Symbol": "Sm Sc Sk So",
    "Z": "Zs Zl Zp",
    "Separator": "Zs Zl Zp",
    "C": "Cc Cf Cs Co Cn",
    "Other": "Cc Cf Cs Co Cn",
    "digit": "Nd",
}

_LAST: Final = 0x10FFFF


def code_points(name: str) -> tuple[tuple[int, int], ...] | None:
    r"""Give what `\p{NAME}` matches; none if it names no general category."""
    match name:
        case "Any":
            return ((0, _LAST),)
        case "ASCII":
            return ((0, 0x7F),)
        case "Assigned":
            return _ranges(frozenset(short for short, _ in _CATEGORIES) - {"Cn"})
        case _:
            pass
    name = name.removeprefix("General_Category=")
    name = name.removeprefix("gc=") if name.startswith("gc=") else name
    if name in _GROUPS:
        return _ranges(frozenset(_GROUPS[name].split(" ")))
    for names in _CATEGORIES:
        if name in names:
            return _ranges(frozenset(names[:1]))
    return None


@cache
def _ranges(wanted: frozenset[str]) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    start = 0
    for letter, count in _runs():
        end = start + count - 1
        if _CATEGORIES[_LETTERS.index(letter)][0] in wanted:
            if found and found[-1][1] + 1 == start:
                found[-1] = (found[-1][0], end)
            else:
                found.append((start, end))
        start = end + 1
    return tuple(found)


@cache
def _runs() -> list[tuple[str, int]]:
    """Read runs of code points: the letter of a category, and how many if not one."""
    text = files("toolrt.schema").joinpath("categories.txt").read_text("ascii")
    found = re.findall(r"([A-Za-z])([0-9]*)", text.replace("\n", ""))
    return [(letter, int(count or "1")) for letter, count in found]
