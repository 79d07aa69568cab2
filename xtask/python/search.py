"""Searches over ten thousand tools, which are those of Rust's `search/tests.rs`."""

from __future__ import annotations

from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any

from toolrt import Registry, Spec, Toolset, ToolsetSpec
from toolrt.host import Tool
from toolrt.mcp.messages import messages_codec

if TYPE_CHECKING:
    from collections.abc import Callable

TOOLS = 10_000
RUNS = 101

NOUNS = (
    "file",
    "mail",
    "user",
    "order",
    "page",
    "image",
    "ticket",
    "branch",
    "table",
    "key",
)
VERBS = (
    "get",
    "list",
    "find",
    "create",
    "update",
    "delete",
    "send",
    "move",
    "copy",
    "check",
)
TAGS = (("disk",), ("net",), ("disk", "rare"), ())

SEARCHES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("text: one word", {"text": "ticket", "limit": 10}),
    (
        "text: a sentence",
        {"text": "find the order that a user names in a file", "limit": 10},
    ),
    ("text: a word that begins many", {"text": "t", "limit": 10}),
    ("text: a miss", {"text": "zebra", "limit": 10}),
    ("tags", {"any_tag": ["rare"]}),
    ("effects", {"readonly": False}),
    ("text and tags", {"text": "delete ticket", "any_tag": ["net"], "limit": 10}),
)


def spec(number: int) -> Spec:
    """Give one tool of many."""
    verb, noun = VERBS[number % 10], NOUNS[number // 10 % 10]
    kind = int(number % 100 > 0) + 2 * int(number % 1000 == 0)
    what = f"Tool {number} is there to {verb} the {noun} that somebody names."
    return Spec(
        name=f"{verb}_{noun}_{number}",
        toolset=f"{noun}s",
        description=what,
        tags=TAGS[kind],
    )


def toolset(specs: list[Spec]) -> Toolset:
    """Give a toolset of them."""
    provider = type("Provider", (), {"run": lambda _cx, _args: None})
    tools = [(tool(spec), "run") for spec in specs]
    about = ToolsetSpec(name="many")
    return Toolset.of("many", lambda: lambda: about, provider, tools)


def tool(spec: Spec) -> Tool[Any, Any]:
    """Give a tool that has this spec."""
    return Tool(name=spec.name, spec=lambda: lambda: spec, args=messages_codec)


def milliseconds(run: Callable[[], object]) -> float:
    """Give how long it takes once."""
    begin = perf_counter()
    run()
    return (perf_counter() - begin) * 1000


def main() -> None:
    """Print the rows."""
    registry = Registry().register(toolset([spec(number) for number in range(TOOLS)]))
    print(f"index\t{milliseconds(lambda: registry.find('')):.3f}")
    for what, query in SEARCHES:
        registry.search(**query)
        times = [milliseconds(lambda: registry.search(**query)) for _ in range(RUNS)]  # noqa: B023 # it runs at once
        print(f"{what}\t{median(times):.3f}")


main()
