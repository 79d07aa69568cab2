"""What a command shows of resources and prompts; the tests of Rust expect the same."""

from __future__ import annotations

from toolrt import json
from toolrt.cli.completion import candidates
from toolrt.cli.options import options_of
from toolrt.cli.shared import Shared
from toolrt.mcp.spec import PromptArgument, PromptSpec, ResourceSpec
from toolrt.spec import Spec


def spec() -> Spec:
    return Spec(name="", toolset="", service="", input_schema='{"type":"object"}')


SHARED = Shared(
    [
        ResourceSpec(
            name="notes",
            title="All notes",
            description="What was noted.",
            uri="note:///all",
            mime="text/plain",
            shape="text",
            tool=spec,
        ),
        ResourceSpec(
            name="note",
            uri="note:///{id}",
            variables=("id",),
            shape="text",
            tool=spec,
        ),
    ],
    [
        PromptSpec(
            name="sum_up",
            description="Sum up.",
            arguments=(
                PromptArgument(name="id", description="Which one.", required=True),
            ),
            tool=spec,
        )
    ],
)


def test_resources_and_prompts_are_listed() -> None:
    assert json.dump(SHARED.listed_resources()) == (
        b'[{"name":"notes","title":"All notes","uri":"note:///all","description":"What '
        b'was noted.","mimeType":"text/plain"},{"name":"note","uriTemplate":'
        b'"note:///{id}"}]'
    )
    assert json.dump(SHARED.listed_prompts()) == (
        b'[{"name":"sum_up","description":"Sum up.","arguments":[{"name":"id",'
        b'"description":"Which one.","required":true}],"input_schema":'
        b'{"type":"object"}}]'
    )


def test_options_are_those_of_what_there_is() -> None:
    every = list(options_of())
    more = [name for name in options_of(["resources"]) if name not in every]
    assert more == ["resources", "resource"]
    more = [name for name in options_of(["resources", "prompts"]) if name not in every]
    assert more == ["resources", "resource", "prompts", "prompt"]
    more = [name for name in options_of(["documents"]) if name not in every]
    assert more == ["docs"]


def test_words_that_stand_where_a_tool_does_are_completed() -> None:
    about = "help\tShow help.\nrun\tRun a plan.\n"
    calls = "calls\tTell what recordings say.\n"
    mcp = "mcp\tServe the tools over MCP.\n"
    bare = Shared()
    assert candidates([], bare, [""]) == f"{about}{calls}"
    assert candidates([], bare, [""], is_served=True) == f"{about}{calls}{mcp}"
    assert candidates([], bare, ["--yes", ""], is_served=True) == about
    assert candidates([], bare, ["calls", ""]) == ""
    flag = "--file\tReport this recording.\n"
    assert candidates([], bare, ["calls", "--file", "a", "--"]) == flag
    assert candidates([], bare, ["mcp", "--"], is_served=True) == ""


def test_uris_and_names_are_completed() -> None:
    assert candidates([], SHARED, ["--resource", ""]) == "note:///all\n"
    assert candidates([], SHARED, ["--prompt", "s"]) == "sum_up\n"
    assert candidates([], SHARED, ["--prompt=s"]) == "--prompt=sum_up\n"
    assert candidates([], SHARED, ["--re"]) == (
        "--response\tHow much envelopes hold: concise or detailed.\n"
        "--resources\tPrint all resources as JSON.\n"
        "--resource\tRead a resource.\n"
    )
