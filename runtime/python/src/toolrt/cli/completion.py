"""Completions: what a word that somebody types may become, in every shell."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from toolrt import json

from .documents import FORMATS
from .help import sentence
from .lines import one_line
from .options import SHORT, WORDS, Option
from .shape import Shape, flag_of, flags_name
from .words import positional, tool_named

if TYPE_CHECKING:
    from toolrt.spec import Spec

    from .shared import Shared

__all__ = ["candidates", "script"]

#: The values of options that take few.
VALUES: Final = {
    "color": ("auto", "always", "never"),
    "completions": ("bash", "zsh", "fish", "powershell"),
    "docs": FORMATS,
    "response": ("concise", "detailed"),
}


#: The words that stand where a tool does, and what they mean.
_WORDS: Final = (
    (WORDS[0], "Show help."),
    (WORDS[1], "Run a plan."),
    (WORDS[3], "Tell what recordings say."),
    (WORDS[2], "Serve the tools over MCP."),
)


def candidates(
    tools: Sequence[Spec],
    shared: Shared,
    words: Sequence[str],
    *,
    is_served: bool = False,
) -> str:
    """Give what the last word may become, one a line, with a tab and what it means.

    Args:
        tools: The tools of the command.
        shared: Its resources and prompts.
        words: The words behind the command's name; the last one is being typed.
        is_served: Whether it can be served over MCP.

    """
    typed = words[-1] if words else ""
    before = list(words[:-1])
    found: Iterable[tuple[str, str]]
    if before and before[0] == WORDS[3]:
        # Else files, which shells know.
        found = [("--file", "Report this recording.")] if typed[:1] == "-" else []
    else:
        found = _found(tools, shared, before, typed, is_served=is_served)
    lines = [
        f"{word}\t{about}" if about else word
        for word, about in found
        if word.startswith(typed) and _can_be_typed(word)
    ]
    return "".join(f"{line}\n" for line in lines)


def _can_be_typed(word: str) -> bool:
    return word != "" and word.isprintable() and not any(c.isspace() for c in word)


def _found(
    tools: Sequence[Spec],
    shared: Shared,
    before: list[str],
    typed: str,
    *,
    is_served: bool,
) -> Iterable[tuple[str, str]]:
    names = [tool.name for tool in tools]
    tool: Spec | None = None
    root = Shape({})
    previous: Option | Shape | None = None
    slots: list[str] = []
    is_plan = False
    for word in before:
        if previous is not None:
            previous = None
        elif word.startswith("--"):
            previous = _takes(word[2:], root, shared.options)
        elif word.startswith("-") and len(word) > 1:
            option = shared.options.get(SHORT.get(word[1:], ""))
            previous = option if option is not None and option.value else None
        elif tool is None and not is_plan:
            name = tool_named(word, names)
            if name is None and word == WORDS[0]:
                continue
            if name is None and word == WORDS[1]:
                is_plan = True
                continue
            tool = next((one for one in tools if one.name == name), None)
            if tool is None:
                return
            root = Shape.of_tool(tool)
            slots = positional(root)
        else:
            slots = slots[1:]
    if isinstance(previous, Shape):
        yield from ((word, "") for word in _values(previous))
    elif previous is not None:
        yield from ((word, "") for word in _told(shared, previous))
    elif typed.startswith("--") and "=" in typed:
        flag, _, _ = typed.partition("=")
        takes = _takes(flag[2:], root, shared.options)
        values: Sequence[str] = ()
        if isinstance(takes, Shape):
            values = _values(takes)
        elif takes is not None:
            values = _told(shared, takes)
        yield from ((f"{flag}={word}", "") for word in values)
    elif typed.startswith("-"):
        is_of_tool = tool is not None or is_plan
        yield from _flags(root, shared.options, is_of_tool=is_of_tool)
    elif is_plan:
        # Files, which shells know.
        return
    elif tool is None:
        yield from ((one.name.replace("_", "-"), _about(one)) for one in tools)
        # The last two stand first, and `mcp` alone.
        last = 2 if before else 4 if is_served else 3
        yield from _WORDS[:last]
    elif slots:
        shape = root.field(slots[0])
        yield from ((word, "") for word in _values(shape or Shape({})))


def _told(shared: Shared, option: Option) -> Sequence[str]:
    """Give the values of an option, as far as they can be told."""
    return VALUES.get(option.name) or shared.values.get(option.name, ())


def _about(tool: Spec) -> str:
    return sentence(tool.description)


def _takes(
    flag: str, root: Shape, options: Mapping[str, Option]
) -> Option | Shape | None:
    """Give what takes the word behind a flag, if it takes one."""
    if "=" in flag:
        return None
    shape: Shape | None = root
    name = flags_name(flag, root.names)
    steps = [flag] if name is not None else flag.split(".")
    for step in steps:
        known = None if shape is None else flags_name(step, shape.names)
        shape = None if shape is None or known is None else shape.field(known)
    if shape is not None:
        return None if shape.is_switch else shape
    option = options.get(flag)
    return option if option is not None and option.value else None


def _values(shape: Shape) -> list[str]:
    inner = shape.items if shape.is_list else shape
    choices = inner.choices or []
    return [one if isinstance(one, str) else json.dump(one).decode() for one in choices]


def _flags(
    root: Shape, options: Mapping[str, Option], *, is_of_tool: bool
) -> Iterable[tuple[str, str]]:
    taken: set[str] = set()
    for name in root.names:
        shape = root.field(name) or Shape({})
        about = sentence(str(shape.said.get("description", "")))
        flag = flag_of(name)
        taken.add(flag)
        yield flag, about
        if shape.is_switch:
            yield f"--no-{flag[2:]}", about
        for inner in shape.names:
            below = shape.field(inner) or Shape({})
            said = sentence(str(below.said.get("description", "")))
            yield f"{flag}.{flag_of(inner)[2:]}", said
    for option in options.values():
        flag = f"--{option.name}"
        if flag not in taken and (option.of_tool or not is_of_tool):
            yield flag, one_line(option.help)


#: How the shells ask; `NAME` is the command in comments, `QUOTED` in code,
#: `FUNCTION` the same as an identifier.
_SCRIPTS: Final = {
    "bash": """\
# Completions of NAME for bash: source this, or keep it where bash-completion looks.
_FUNCTION() {
    local word line
    COMPREPLY=()
    while IFS= read -r line; do
        word=${line%%$'\\t'*}
        # It stands on the command line as it is.
        [[ $word == *[!A-Za-z0-9_./:=,@+%-]* ]] && printf -v word %q "$word"
        COMPREPLY+=("$word")
    done < <("${COMP_WORDS[0]}" --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _FUNCTION -- QUOTED
""",
    "zsh": """\
#compdef NAME
# Completions of NAME for zsh: keep this as _NAME in a folder of $fpath.
_FUNCTION() {
    local -a found shown
    local line
    while IFS= read -r line; do
        found+=("${line%%$'\\t'*}")
        shown+=("${line/$'\\t'/  -- }")
    done < <("${words[1]}" --complete "${(@)words[2,CURRENT]}" 2>/dev/null)
    if (( $#found )); then
        compadd -l -d shown -a found
    else
        _files
    fi
}
if [[ $funcstack[1] == _FUNCTION ]]; then
    _FUNCTION "$@"
else
    compdef _FUNCTION QUOTED
fi
""",
    "fish": """\
# Completions of NAME for fish: keep this as NAME.fish in ~/.config/fish/completions.
function __FUNCTION
    set -l words (commandline -opc) (commandline -ct)
    $words[1] --complete $words[2..-1] 2>/dev/null
end
complete -c QUOTED -a '(__FUNCTION)'
""",
    "powershell": """\
# Completions of NAME for PowerShell: run this in your profile.
Register-ArgumentCompleter -Native -CommandName QUOTED -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = @($commandAst.CommandElements | Select-Object -Skip 1 |
        Where-Object { $_.Extent.EndOffset -lt $cursorPosition } |
        ForEach-Object { "$_" })
    & QUOTED --complete @words "$wordToComplete" 2>$null | ForEach-Object {
        $parts = $_ -split "`t", 2
        $about = if ($parts.Count -gt 1) { $parts[1] } else { $parts[0] }
        $text = $parts[0]
        # It stands on the command line as it is.
        if ($text -notmatch '^[A-Za-z0-9_./:=+-]+\\z') {
            $language = [System.Management.Automation.Language.CodeGeneration]
            $text = "'" + $language::EscapeSingleQuotedStringContent($text) + "'"
        }
        [System.Management.Automation.CompletionResult]::new(
            $text, $parts[0], 'ParameterValue', $about)
    }
}
""",
}


def script(name: str, shell: str) -> str | None:
    """Give the script that asks for completions; `None` for a shell not known here."""
    text = _SCRIPTS.get(shell)
    if text is None:
        return None
    stands_for = {
        "FUNCTION": re.sub("[^A-Za-z0-9_]", "_", name),
        "NAME": one_line(name),
        "QUOTED": _quoted(name, shell),
    }
    return re.sub("FUNCTION|NAME|QUOTED", lambda found: stands_for[found.group()], text)


#: What stands for a quote in a text between single quotes.
_QUOTES: Final = {
    "bash": {"'": "'\\''"},
    "zsh": {"'": "'\\''"},
    "fish": {"'": "\\'", "\\": "\\\\"},
    "powershell": {quote: quote * 2 for quote in "'\u2018\u2019\u201a\u201b"},
}


def _quoted(name: str, shell: str) -> str:
    """Give the name of a command as a word of a shell, whatever is in it."""
    quotes = _QUOTES[shell]
    return f"'{''.join(quotes.get(char, char) for char in name)}'"
