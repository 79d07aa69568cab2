"""A command that shows resources and prompts: its own, and those of an MCP server."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from cli_lab import Command

if TYPE_CHECKING:
    from cli_lab import Ran


@pytest.fixture(params=["python", "rust"])
def lobby(request: pytest.FixtureRequest) -> Command:
    return Command(request.param, "lobby")


def test_a_resource_is_read_by_its_uri(lobby: Command) -> None:
    ran = lobby.run("--resource", "wall:///rules")
    assert ran.code == 0
    assert ran.envelope["result"] == "Be quiet.\nBe kind."
    assert ran.envelope["meta"]["tool"] == "wall/rules"
    ran = lobby.run("--resource=wall:///notices/a%20b", "--jsonl")
    assert ran.out == b'{"id":"a b","text":"Notice a b."}\n'
    ran = lobby.run("--resource", "wall:///map/1/a", "--stream")
    last = json.loads(ran.out.splitlines()[-1])
    text = [{"type": "text", "text": "Floor 1/a."}]
    assert last["envelope"]["result"] == text


def test_people_get_texts_and_tables(lobby: Command) -> None:
    code, text = lobby.shown("--resource", "wall:///rules")
    assert (code, text) == (0, "Be quiet.\nBe kind.\n")
    code, text = lobby.shown("--resource", "wall:///map/cellar")
    assert (code, text) == (0, "Floor cellar.\n")
    code, text = lobby.shown("--resource", "wall:///notices/7")
    assert code == 0
    assert "Notice 7." in text


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (
            ["--resource", "wall:///rule"],
            'There is no resource "wall:///rule". Did you mean "wall:///rules"?',
        ),
        (
            ["--resource", "wall:///notices/a/b"],
            'There is no resource "wall:///notices/a/b".',
        ),
        (["--prompt", "gret"], 'There is no prompt "gret". Did you mean "greet"?'),
        (["--prompt", "gret", "--validate"], 'There is no prompt "gret".'),
    ],
)
def test_what_is_not_there(lobby: Command, words: list[str], error: str) -> None:
    ran = lobby.run(*words)
    assert ran.code == 10
    fault = ran.envelope["error"]
    assert fault["kind"] == "not_found"
    assert fault["code"] == f"unknown_{words[0][2:]}"
    assert fault["message"].startswith(error)


def test_a_declared_error_is_its_own(lobby: Command) -> None:
    ran = lobby.run("--resource", "wall:///notices/none")
    assert ran.code == 10
    assert ran.envelope["error"]["code"] == "no_notice"
    code, text = lobby.shown("--resource", "wall:///notices/none")
    assert code == 10
    assert text == (
        "lobby --resource wall:///notices/none: There is no such notice.\n"
        "  Look at the wall.\n"
    )


def test_a_prompt_gives_its_messages(lobby: Command) -> None:
    ran = lobby.run("--prompt", "greet", '{"name":"Ada"}')
    said = [
        {"role": "user", "content": {"type": "text", "text": "Greet Ada."}},
        {"role": "assistant", "content": {"type": "text", "text": "I am kind."}},
        {
            "role": "user",
            "content": {"type": "resource", "resource": {"uri": "wall:///rules"}},
        },
    ]
    assert ran.envelope["result"] == said
    ran = lobby.run("--prompt", "greet", "-", stdin=b'{"name":"Ada","how":"cool"}')
    text = ran.envelope["result"][1]["content"]["text"]
    assert text == "I am cool."
    assert len(lobby.run("--prompt", "announce").envelope["result"]) == 1
    ran = lobby.run("--json", "--prompt", "announce", '{"count":3}')
    assert len(ran.envelope["result"]) == 3


def test_its_own_are_called_as_those_of_a_server(lobby: Command) -> None:
    ran = lobby.run("--resource", "lobby:///desk")
    assert ran.envelope["result"] == "A bell."
    assert ran.envelope["meta"]["tool"] == "lobby/desk"
    ran = lobby.run("--resource", "lobby:///hours/sunday", "--jsonl")
    assert ran.out == b'{"day":"sunday","open":false}\n'
    ran = lobby.run("--resource", "lobby:///hours/never")
    assert (ran.code, ran.envelope["error"]["code"]) == (10, "no_notice")
    ran = lobby.run("--prompt", "ring", '{"times":2}')
    texts = [one["content"].get("text") for one in ran.envelope["result"]]
    assert texts == ["Ring 2 times.", None]
    assert ran.envelope["meta"]["tool"] == "lobby/ring"
    ran = lobby.run("--prompt", "ring", '{"times":4}')
    assert [one["path"] for one in ran.envelope["error"]["issues"]] == ["/times"]
    ran = lobby.run("--prompt", "command", '{"to":"Ada"}')
    assert ran.envelope["result"][0]["content"]["text"] == "Ada asks."
    # Nobody is there whom it could ask.
    ran = lobby.run("--prompt", "command")
    assert (ran.code, ran.envelope["error"]["code"]) == (10, "no_asker")
    ran = lobby.run("--resource", "lobby:///des")
    assert 'Did you mean "lobby:///desk"?' in ran.envelope["error"]["message"]
    words = lobby.run("--complete", "--prompt", "").out.decode()
    assert words == "ring\ncommand\ngreet\nannounce\n"


def test_wrong_arguments_of_a_prompt_are_all_issues(lobby: Command) -> None:
    words = ["--prompt", "greet", '{"name":"","how":"kin","x":1}']
    ran = lobby.run(*words)
    assert ran.code == 2
    issues = ran.envelope["error"]["issues"]
    assert {issue["path"] for issue in issues} == {"/name", "/how", "/x"}
    code, text = lobby.shown(*words)
    assert code == 2
    assert text.startswith("lobby --prompt greet: The arguments are not valid.\n")
    assert text.endswith("\nlobby --prompts lists what there is.\n")
    assert "Try:" not in text
    ran = lobby.run("--prompt", "greet", "{", "--validate")
    assert ran.code == 2
    ran = lobby.run("--prompt", "greet", '{"name":"a"}', "--validate")
    assert ran.code == 0
    assert "result" not in ran.envelope or ran.envelope["result"] is None


def test_words_that_do_not_fit_together(lobby: Command) -> None:
    for words, message in (
        (["--resource", "a:b", "picture"], "--resource stands without a tool."),
        (["--prompt", "greet", "x"], "--prompt stands without a tool."),
        (
            ["--resource", "a:b", "--prompt", "greet"],
            "--resource and --prompt are two calls.",
        ),
        (["--prompt", "greet", "--manifest"], "--manifest needs a tool."),
        (["--resource", "wall:///rules", "--all"], "--all is for tools with pages."),
    ):
        ran = lobby.run(*words)
        assert ran.code == 2, words
        issues = ran.envelope["error"]["issues"]
        assert message in [issue["message"] for issue in issues]


def test_lists_are_those_of_mcp(lobby: Command) -> None:
    resources = json.loads(lobby.run("--resources").out)
    assert resources == [
        {
            "name": "hours",
            "title": "Hours",
            "uriTemplate": "lobby:///hours/{day}",
            "description": "Whether somebody is there.",
        },
        {
            "name": "desk",
            "uri": "lobby:///desk",
            "description": "What is on the desk.",
        },
        {
            "name": "rules",
            "uri": "wall:///rules",
            "description": "What visitors must know.",
            "mimeType": "text/markdown",
        },
        {
            "name": "notice",
            "title": "A notice",
            "uriTemplate": "wall:///notices/{id}",
            "description": "A notice.",
        },
        {
            "name": "map",
            "uriTemplate": "wall:///map/{+floor}",
            "description": "The map of the house.",
        },
    ]
    prompts = json.loads(lobby.run("--prompts").out)
    names = ["ring", "command", "greet", "announce"]
    assert [one["name"] for one in prompts] == names
    assert prompts[2]["arguments"] == [
        {"name": "name", "description": "Who comes.", "required": True},
        {"name": "how", "description": "How warmly."},
    ]
    schema = json.loads(lobby.run("--prompt", "greet", "--schema").out)
    assert prompts[2]["input_schema"] == schema
    found = json.loads(lobby.run("--discover").out)
    assert (found["resources"], found["prompts"]) == (resources, prompts)
    # What is registered is shown: no tool of the desk is.
    assert "tools" not in found


def test_help_has_the_options(lobby: Command) -> None:
    text = lobby.run("--help").out.decode()
    assert "\nResources and prompts:\n" in text
    assert "  --prompt NAME [JSON]  Give the messages of a prompt.\n" in text
    page = lobby.run("--man").out.decode()
    assert "\\-\\-resource URI\n" in page
    words = lobby.run("--complete", "--resource", "w").out.decode()
    assert words == "wall:///rules\n"
    bare = Command("python", "front-desk").run("--help").out.decode()
    assert "Resources and prompts" not in bare


def test_resources_are_in_no_session_and_in_no_plan(lobby: Command) -> None:
    line = b'{"tool":"wall/rules","arguments":{}}\n'
    ran: Ran = lobby.run("--session", stdin=line)
    events = [json.loads(line) for line in ran.out.splitlines()]
    (ended,) = [one for one in events if one["event"] == "call_finished"]
    assert ended["envelope"]["error"]["code"] == "unknown_tool"
    plan: Any = {"steps": [{"tool": "wall/rules", "arguments": {}}]}
    ran = lobby.run("run", json.dumps(plan))
    assert ran.code == 2


def test_the_same_bytes_in_both_languages() -> None:
    python, rust = Command("python", "lobby"), Command("rust", "lobby")
    for words in (
        ["--help"],
        ["--man"],
        ["--resources"],
        ["--prompts"],
        ["--discover"],
        ["--complete", "--"],
        ["--complete", ""],
        ["--complete", "calls", "-"],
        ["--prompt", "greet", "--schema"],
        ["--resource", "wall:///notices/1", "--plain"],
        ["--prompt", "announce", "--jsonl"],
        ["--resource", "lobby:///hours/monday", "--plain"],
        ["--prompt", "ring", "--jsonl"],
        ["--prompt", "command", "--schema"],
    ):
        assert python.run(*words).out == rust.run(*words).out, words
