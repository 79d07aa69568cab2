"""A command with secrets, pictures, questions and nested values."""

from __future__ import annotations

import json
import os
import re
import shlex
from typing import TYPE_CHECKING

import pytest
from cli_lab import Command

if TYPE_CHECKING:
    from pathlib import Path


WORDS_OF_A_VISITOR = '{"visitor":{"name":"Ada","address":{"city":"Rome"}},"quiet":true}'


@pytest.fixture(params=["python", "rust"])
def desk(request: pytest.FixtureRequest) -> Command:
    return Command(request.param, "front-desk")


def test_a_secret_comes_from_where_nobody_sees_it(
    desk: Command, tmp_path: Path
) -> None:
    file = tmp_path / "password"
    file.write_text("open sesame\n")
    for word, stdin in ((f"@{file}", b""), ("-", b"open sesame"), ("env:PASS", b"")):
        environ = {"PASS": "open sesame"}
        words = ["sign-in", "ada", "--password", word]
        ran = desk.run(*words, stdin=stdin, environ=environ)
        assert ran.envelope["result"] == {"user": "ada", "length": 11}
        assert "warnings" not in ran.envelope["meta"]
    ran = desk.run("sign-in", "ada", "--password", "env:NONE")
    assert ran.code == 2
    ran = desk.run("sign-in", "ada", "--password", "open sesame")
    assert ran.envelope["ok"]
    (warning,) = ran.envelope["meta"]["warnings"]
    assert "where others can read it" in warning
    assert "sesame" not in warning


def test_a_person_is_asked_for_a_secret_that_is_not_shown(desk: Command) -> None:
    terminal = desk.terminal("sign-in", "ada")
    terminal.until("password: ")
    terminal.type("open sesame\n")
    code, text = terminal.end()
    assert code == 0
    assert "length  11" in text
    assert "sesame" not in text
    code, text = desk.shown("sign-in", "ada", environ={"CLAUDECODE": "1"})
    assert code == 2
    assert "/password is missing" in text


@pytest.mark.parametrize("keys", ["\x03", "\x03\x03\x03", "open\x03"])
def test_an_interrupt_at_the_question_for_a_secret(desk: Command, keys: str) -> None:
    terminal = desk.in_shell("sign-in", "ada")
    terminal.until("password: ")
    assert not terminal.shows_keys()
    terminal.type(keys)
    terminal.until("ended")
    assert terminal.shows_keys()
    terminal.type("\n")
    _, text = terminal.end()
    assert "password: \nfront-desk: The call was cancelled.\nended 130\n" in text


def test_a_secret_that_does_not_come(desk: Command) -> None:
    for keys in ("\x04", "\udcff\n"):
        terminal = desk.terminal("sign-in", "ada")
        terminal.until("password: ")
        terminal.type(keys)
        code, text = terminal.end()
        assert code == 2
        assert "--password is missing" in text
    terminal = desk.terminal("sign-in", "ada")
    terminal.until("password: ")
    terminal.type("open\x04\x04")
    code, text = terminal.end()
    assert (code, "length  4" in text) == (0, True), text


def test_pictures_are_saved_and_replace_nothing(desk: Command, tmp_path: Path) -> None:
    kept = tmp_path / "picture-1.png"
    kept.write_bytes(b"mine")
    here = os.getcwd()  # noqa: PTH109 # the process of a terminal starts there
    os.chdir(tmp_path)
    try:
        code, text = desk.shown("picture", "--count", "2")
    finally:
        os.chdir(here)
    assert code == 0
    assert text == (
        "The door:\n"
        "Saved image image/png: picture-2.png\n"
        "Saved image image/png: picture-3.png\n"
    )
    assert kept.read_bytes() == b"mine"
    assert (tmp_path / "picture-2.png").read_bytes() == b"picture 0"
    ran = desk.run("picture", folder=tmp_path)
    assert len(ran.envelope["result"]) == 2
    assert len(os.listdir(tmp_path)) == 3  # noqa: PTH208


def test_a_question_is_asked_at_a_terminal(desk: Command) -> None:
    words = ["register", "--visitor.name", "Ada", "--visitor.address.city", "London"]
    terminal = desk.terminal(*words, "--verbose")
    terminal.until("Whom do you visit?")
    terminal.type("Grace\n")
    code, text = terminal.end()
    assert code == 0
    assert 'notice: for "Grace"' in text
    assert "London" in text
    ran = desk.run(*words)
    assert ran.envelope["error"]["code"] == "no_asker"


def test_examples_run_as_they_are_printed(desk: Command) -> None:
    code, text = desk.shown("register", "--help")
    assert code == 0
    line = next(line for line in text.splitlines() if line.startswith("  front-desk"))
    assert line.strip().startswith("front-desk register --visitor JSON")
    lines = [line.strip() for line in text.splitlines() if "a1" in line]
    expected = (
        "front-desk register --visitor.name Ada --visitor.address.city London"
        " --rooms a1 --rooms b2 --quiet"
    )
    assert lines == [expected]
    ran = desk.run(*shlex.split(lines[0])[1:])
    assert ran.envelope["result"] == {"name": "Ada", "address": {"city": "London"}}


WELCOME = (
    "welcome",
    '{"user":"ada","password":"sesame","visitor":{"name":"Ada","address":{"city":"Rome"}}}',
)


def test_steps_of_a_chain_are_told(desk: Command) -> None:
    ran = desk.run(*WELCOME, "--verbose")
    assert ran.code == 0, ran
    assert ran.envelope["meta"]["tool"] == "welcome"
    steps = [json.loads(line) for line in ran.err.splitlines()]
    assert [step["meta"]["tool"] for step in steps] == [
        "register",
        "sign_in",
        "register",
    ]
    assert [step["ok"] for step in steps] == [True] * 3
    assert steps[1]["result"] == {"user": "ada", "length": 6}
    assert "sesame" not in ran.err
    assert desk.run(*WELCOME).err == ""
    told = desk.run(*WELCOME, "--verbose", "--stream")
    assert told.err == ""
    assert told.out.count(b'"call_finished"') == 4
    assert desk.run("register", WORDS_OF_A_VISITOR, "--verbose").err == ""

    code, text = desk.shown(*WELCOME, "--verbose")
    assert code == 0
    lines = re.sub(r"\d+ ms", "1 ms", text).splitlines()
    assert lines[:3] == [
        "register: ok, 1 ms",
        "sign_in: ok, 1 ms",
        "register: ok, 1 ms",
    ]


def test_a_step_that_fails_says_why(desk: Command) -> None:
    words = ("welcome", WELCOME[1].replace('"ada"', '"' + "a" * 21 + '"'))
    code, text = desk.shown(*words, "--verbose")
    assert code != 0
    lines = re.sub(r"\d+ ms", "1 ms", text).splitlines()
    assert lines[0] == "register: ok, 1 ms"
    why = "/user must have 1 to 20 characters; got 21."
    assert lines[1] == f"sign_in: failed, 1 ms: {why}"


def test_secrets_are_told_apart_in_help(desk: Command) -> None:
    _, text = desk.shown("sign-in", "--help")
    assert (
        text
        == """\
front-desk sign-in
Sign somebody in.

Usage:
  front-desk sign-in USER --password SECRET [OPTIONS]

Arguments:
  USER, --user TEXT  1 to 20 characters.
  --password SECRET  What nobody else knows.
                     Required.
                     From @FILE, - for stdin, or env:NAME; else a person is
                     asked.
  --pin SECRET       May be null.
                     From @FILE, - for stdin, or env:NAME; else a person is
                     asked.

Examples:
  front-desk sign-in ada --password 'open sesame'

Options of all tools: front-desk --help
"""
    )
