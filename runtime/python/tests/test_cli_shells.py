"""Completions in shells: what names and values hold never becomes code."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest
from cli_lab import PATIENCE, Command, environment
from generated import ROOT

from toolrt.cli.completion import script

if TYPE_CHECKING:
    from pathlib import Path

VECTORS = json.loads(
    (ROOT / "spec/conformance/commands/shells.json").read_text(encoding="utf-8")
)
SHELLS = ["bash", "zsh", "fish", "powershell"]

#: How each shell reads a text between single quotes: the whole word.
_WORDS = {
    "bash": r"'[^']*'(?:\\''[^']*')*",
    "zsh": r"'[^']*'(?:\\''[^']*')*",
    "fish": r"'(?:[^'\\]|\\['\\])*'",
    "powershell": "'(?:[^'\u2018-\u201b]|(['\u2018-\u201b])\\1)*'",
}


@pytest.mark.parametrize("case", VECTORS["names"], ids=lambda case: case["name"])
def test_names_are_quoted(case: dict[str, str]) -> None:
    for shell in SHELLS:
        text = script(case["name"], shell)
        assert text is not None
        quoted = case[shell]
        assert re.fullmatch(_WORDS[shell], quoted), (shell, quoted)
        # Without its word, nothing of the name is outside of comments.
        code = [line for line in text.split("\n") if not line.startswith("#")]
        rest = "\n".join(code).replace(quoted, "")
        plain = script("plain", shell)
        assert plain is not None
        function = re.sub("[^A-Za-z0-9_]", "_", case["name"])
        usual = [line for line in plain.split("\n") if not line.startswith("#")]
        wanted = "\n".join(usual).replace("'plain'", "").replace("_plain", "\0")
        assert rest.replace(f"_{function}", "\0") == wanted


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize("language", ["python", "rust"])
def test_both_languages_have_one_script(language: str, shell: str) -> None:
    ran = Command(language).run("--completions", shell)
    assert ran.out.decode() == script("file-tools", shell)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_can_read_them(shell: str, tmp_path: Path) -> None:
    program = shutil.which(shell)
    if program is None:
        pytest.skip("the shell is not here")
    for case in VECTORS["names"]:
        if "\n" in case["name"]:
            continue
        file = tmp_path / "script"
        file.write_text(script(case["name"], shell) or "")
        subprocess.run([program, "-n", str(file)], check=True, timeout=PATIENCE)  # noqa: S603


def test_hostile_names_do_not_run(tmp_path: Path) -> None:
    for case in VECTORS["names"]:
        if "\0" in case["name"]:
            continue
        text = script(case["name"], "bash") or ""
        subprocess.run(  # noqa: S603 # the script of the command
            ["/bin/bash", "-c", text],
            check=False,
            capture_output=True,
            cwd=tmp_path,
            timeout=PATIENCE,
        )
        assert not list(tmp_path.iterdir()), case["name"]


def test_hostile_values_do_not_run(tmp_path: Path) -> None:
    bin_ = tmp_path / "bin"
    bin_.mkdir()
    values = VECTORS["values"]
    (tmp_path / "values").write_text("".join(f"{value}\tabout\n" for value in values))
    app = bin_ / "app"
    app.write_text(f"#!/bin/sh\ncat {tmp_path}/values\n")
    app.chmod(0o755)
    work = tmp_path / "work"
    work.mkdir()
    text = (script("app", "bash") or "") + (
        "COMP_WORDS=(app pick ''); COMP_CWORD=2; _app\n"
        # As if somebody accepts each, and runs the line.
        'for word in "${COMPREPLY[@]}"; do eval "printf \'%s\\0\' $word"; done\n'
    )
    done = subprocess.run(  # noqa: S603 # the script of the command
        ["/bin/bash", "-c", text],
        capture_output=True,
        cwd=work,
        env=environment(PATH=f"{bin_}:{os.environ['PATH']}"),
        check=True,
        timeout=PATIENCE,
    )
    assert done.stdout.decode().split("\0")[:-1] == values
    assert not list(work.iterdir())
