"""The options of every command: those that are not an argument of a tool."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec import Struct

__all__ = ["OPTIONS", "SHORT", "WORDS", "Option", "options_of", "usages"]


class Option(Struct, frozen=True, kw_only=True):
    """An option of every command."""

    #: Without the dashes.
    name: str
    #: What stands for its value in help; `None` where it takes none.
    value: str | None = None
    #: Whether it may be given several times.
    repeats: bool = False
    help: str
    #: Where help lists it.
    group: str
    #: Whether it needs a tool.
    of_tool: bool = True
    #: What a command must show to have it: `resources`, `prompts` or `documents`.
    needs: str | None = None

    @property
    def is_optional(self) -> bool:
        """Whether its value may be left out."""
        return self.value is not None and self.value.startswith("[")


def _options(
    group: str, rows: list[tuple[str, str | None, str]], *, of_tool: bool = True
) -> list[Option]:
    return [
        Option(
            name=name,
            value=value,
            help=about,
            group=group,
            of_tool=of_tool,
            repeats=name == "filter",
            needs=_NEEDS.get(name),
        )
        for name, value, about in rows
    ]


#: The options of commands that show resources, prompts or documents.
_NEEDS: Final = {
    "resources": "resources",
    "resource": "resources",
    "prompts": "prompts",
    "prompt": "prompts",
    "docs": "documents",
}

#: Those of all commands, in the order in which help lists them.
OPTIONS: Final[dict[str, Option]] = {
    option.name: option
    for option in [
        *_options(
            "The result",
            [
                ("json", None, "Print the whole envelope as JSON."),
                ("jsonl", None, "Print each row as a line of JSON."),
                ("plain", None, "Print each row as a line, with tabs between fields."),
                ("print0", None, "Print the first field of each row, ended by a NUL."),
                ("fields", "NAMES", "Keep these fields of rows: a,b.c"),
                (
                    "filter",
                    "FIELD=VALUE",
                    "Keep rows with this value; != keeps others.",
                ),
                ("limit", "COUNT", "Keep so many rows at most."),
                ("cursor", "CURSOR", "Begin with this page."),
                ("all", None, "Read all pages."),
                ("output", "FILE", "Write to a file instead of stdout."),
                ("color", "WHEN", "Use colours: auto, always or never."),
                ("no-pager", None, "Print long results without a pager."),
            ],
        ),
        *_options(
            "The call",
            [
                ("yes", None, "Agree to what the tool asks to confirm."),
                ("dry-run", None, "Show what would be done, and do nothing."),
                ("validate", None, "Check the arguments, and do nothing."),
                ("timeout", "TIME", "End the call after this time: 500ms, 5s, 2m, 1h."),
                ("idempotency-key", "KEY", "Answer a repeated call as the first one."),
                ("working-dir", "FOLDER", "Let relative paths start in this folder."),
                ("caller", "NAME", "Say who calls."),
                ("response", "SIZE", "How much envelopes hold: concise or detailed."),
                (
                    "sample-via",
                    "WHERE",
                    "Answer samples by lines on stdin, or by POST to a URL.",
                ),
                ("stream", None, "Print each event of the call as a line of JSON."),
                ("verbose", None, "Print log lines and steps of the call to stderr."),
            ],
        ),
        *_options(
            "About a tool",
            [
                ("manifest", None, "Print everything about the tool as JSON."),
                ("schema", None, "Print the JSON Schema of its arguments."),
                ("examples", None, "Print its examples as JSON."),
            ],
        ),
        *_options(
            "Resources and prompts",
            [
                ("resources", None, "Print all resources as JSON."),
                ("resource", "URI", "Read a resource."),
                ("prompts", None, "Print all prompts as JSON."),
                ("prompt", "NAME [JSON]", "Give the messages of a prompt."),
            ],
            of_tool=False,
        ),
        *_options(
            "About the command",
            [
                ("help", None, "Show help, of a tool behind its name."),
                ("version", None, "Show the version."),
                (
                    "tools",
                    None,
                    "Print the names and descriptions of all tools as JSON.",
                ),
                ("discover", None, "Print everything about all tools as JSON."),
                ("session", None, "Answer calls that come as lines of JSON on stdin."),
                (
                    "completions",
                    "SHELL",
                    "Print completions: bash, zsh, fish, powershell.",
                ),
                ("man", None, "Print the manual page, in roff."),
                (
                    "docs",
                    "[FORMAT]",
                    (
                        "Print a document for agents: "
                        "agents-md, claude-md, skill-md, llms-txt."
                    ),
                ),
            ],
            of_tool=False,
        ),
    ]
}


def options_of(shows: Collection[str] = ()) -> dict[str, Option]:
    """Give the options of a command.

    Args:
        shows: Whether it shows `resources`, `prompts` and `documents`.

    """
    return {
        name: option
        for name, option in OPTIONS.items()
        if option.needs is None or option.needs in shows
    }


#: Options by one letter.
SHORT: Final = {"h": "help", "v": "verbose", "y": "yes", "V": "version", "o": "output"}

#: Words that stand where a tool does, and are none. No tool may be called like them.
WORDS: Final = ("help", "run", "mcp", "calls")


def usages(*, is_served: bool) -> list[str]:
    """Give what begins with such words, other than `help`: with what follows.

    Args:
        is_served: Whether the command can be served over MCP.

    """
    usages = ["run PLAN.json [OPTIONS]", "calls [--file FILE]..."]
    return [*usages, WORDS[2]] if is_served else usages
