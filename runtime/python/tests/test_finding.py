"""Which tools a query in plain words means, the best ones first."""

from __future__ import annotations

from typing import Any

import pytest
from support import gives

from toolrt import Registry, Spec, Toolset, ToolsetSpec
from toolrt.host import Tool
from toolrt.host.find import words
from toolrt.mcp.messages import messages_codec

ARGS = '{"type":"object","properties":{"pattern":{},"root":{}}}'

SPECS = (
    Spec(
        name="find_files",
        toolset="files",
        title="Find files",
        description="Looks for files by a pattern.",
        tags=("disk",),
        input_schema=ARGS,
    ),
    Spec(
        name="delete_files",
        toolset="files",
        description="Deletes files for good.",
        when="Nobody needs them.",
    ),
    Spec(name="getTodos", toolset="todos", description="Fetch all todos."),
    Spec(name="übersicht", toolset="todos", description="日本語 και ΟΔΟΣ."),
)

#: The tools and queries of `runtime/rust/tests/find.rs`: both languages find the same.
PATTERN = '{"type":"object","properties":{"pattern":{"type":"string"}}}'
SAME = (
    Spec(
        name="findFiles",
        toolset="files",
        description="Finds files by a pattern.",
        input_schema=PATTERN,
    ),
    Spec(
        name="read_file",
        toolset="files",
        title="Read",
        description="Gives the text of a file.",
        when="somebody asks what it says.",
    ),
    Spec(
        name="grep",
        toolset="files",
        tags=("search", "Größe"),
        description="Finds lines in files.",
        input_schema=PATTERN,
    ),
    Spec(name="send_mail", toolset="mail", description="Sends a letter."),
)
SAME_RANKING = {
    "grep": "grep 24",
    "GREP grep": "grep 24",
    "files": "findFiles 8, read_file 4, grep 4",
    "find": "findFiles 16, grep 2",
    "fi": "findFiles 4, read_file 4, grep 2",
    "patt": "findFiles 3",
    "pattern": "findFiles 4, grep 2",
    "letter mail": "send_mail 30",
    "search files for a pattern": "grep 18, findFiles 14, read_file 6, send_mail 2",
    "größe": "grep 36",
    "asks": "read_file 6",
    "nothing": "",
    "": "",
    "... --": "",
}

WORDS = {
    "": [],
    "findFiles": ["find", "files"],
    "HTTPServer2Go": ["httpserver2go"],
    "fs:write ./out-1": ["fs", "write", "out", "1"],
    "naïve Ö2x": ["na", "ï", "ve", "ö", "2x"],
    "日本語 και ΟΔΟΣ": ["日本語", "και", "οδος"],
    "हिन्दी": ["हिन", "दी"],
}

#: Queries, and the tools with their scores.
RANKING: list[tuple[str, list[tuple[str, int]]]] = [
    ("files", [("find_files", 16), ("delete_files", 16)]),
    ("delete", [("delete_files", 24)]),
    ("del", [("delete_files", 12)]),
    ("find files", [("find_files", 40), ("delete_files", 16)]),
    ("Find the FILES files", [("find_files", 40), ("delete_files", 19)]),
    ("disk", [("find_files", 12)]),
    ("pattern", [("find_files", 6)]),
    ("root", [("find_files", 3)]),
    ("roo", []),
    ("needs them", [("delete_files", 12)]),
    ("todos", [("getTodos", 16), ("übersicht", 8)]),
    ("get", [("getTodos", 24)]),
    ("日本", [("übersicht", 3)]),
    ("ΟΔΟΣ", [("übersicht", 6)]),
    ("nothing of it", []),
    ("", []),
]


def toolset(spec: Spec) -> Toolset:
    """Give a toolset of one tool."""
    own: Tool[Any, Any] = Tool(
        name=spec.name, spec=lambda: lambda: spec, args=messages_codec
    )
    provider = type("Provider", (), {"run": gives(None)})
    about = ToolsetSpec(name=spec.toolset)
    return Toolset.of(spec.toolset, lambda: lambda: about, provider, [(own, "run")])


def registry(specs: tuple[Spec, ...] = SPECS) -> Registry:
    return Registry().register(*map(toolset, specs))


@pytest.mark.parametrize("text", WORDS)
def test_words(text: str) -> None:
    assert list(words(text)) == WORDS[text]


@pytest.mark.parametrize(("query", "wanted"), RANKING, ids=lambda one: str(one)[:20])
def test_the_ranking(query: str, wanted: list[tuple[str, int]]) -> None:
    found = [(one.spec.name, one.score) for one in registry().find(query)]
    assert found == wanted


@pytest.mark.parametrize("query", SAME_RANKING)
def test_the_ranking_is_that_of_rust(query: str) -> None:
    found = registry(SAME).find(query)
    text = ", ".join(f"{one.spec.name} {one.score}" for one in found)
    assert text == SAME_RANKING[query]


def test_only_so_many_are_found() -> None:
    tools = registry()
    names = [found.spec.name for found in tools.find("files", 1)]
    assert names == ["find_files"]
    assert not tools.find("files", 0)
    assert not tools.find("files", -1)


def test_what_is_found_follows_the_tools() -> None:
    tools = registry()
    assert len(tools.find("files")) == 2
    tools.unregister("find_files")
    assert [(one.spec.name, one.score) for one in tools.find("files")] == [
        ("delete_files", 16)
    ]


def test_only_the_first_words_of_a_query_count() -> None:
    tools = registry()
    many = " ".join(f"w{n}" for n in range(32))
    assert not tools.find(f"{many} files")
    assert tools.find(f"{many.removesuffix(' w31')} files")
    assert not tools.find(" " * 10_000 + "files")
