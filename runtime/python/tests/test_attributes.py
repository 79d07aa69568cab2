"""Tools as attributes of a registry, whatever they are called."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from toolrt import Registry
from toolrt.made import tool, toolset_of

TEXT = {"type": "string"}


def registry(*names: str) -> Registry:
    """Give a registry with tools that say what they are called."""

    def named(name: str) -> Any:
        make = tool(name=name, description="Say it.", output_schema=TEXT)
        return make(lambda *_: name)

    return Registry().register(toolset_of("names", [named(name) for name in names]))


def test_underscores_stand_for_what_no_identifier_has() -> None:
    app = registry("create-issue", "files.read-lines", "plain_name")
    assert app.tools.create_issue().result == "create-issue"
    assert app.tools.files_read_lines().result == "files.read-lines"
    assert app.tools.plain_name().result == "plain_name"
    assert asyncio.run(app.atools.create_issue()).result == "create-issue"
    assert app.tools.create_issue.__name__ == "create-issue"
    assert app.tools["create-issue"]().ok
    assert not app.tools["create_issue"]().ok


def test_a_name_as_it_is_comes_first() -> None:
    app = registry("create-issue", "create_issue")
    assert app.tools.create_issue().result == "create_issue"
    assert getattr(app.tools, "create-issue")().result == "create-issue"


@pytest.mark.parametrize("tools", ["tools", "atools"])
def test_who_may_be_meant_is_told(tools: str) -> None:
    app = registry("create-issue", "create.issue", "other")
    message = (
        'create_issue may be each of "create-issue", "create.issue": '
        r"tools\[\.\.\.\] takes the name\."
    )
    with pytest.raises(AttributeError, match=message) as caught:
        getattr(app, tools).create_issue  # noqa: B018 # looking is enough
    assert caught.value.name == "create_issue"
    with pytest.raises(AttributeError, match='There is no tool "create_isue"') as none:
        getattr(app, tools).create_isue  # noqa: B018 # likewise
    assert 'Did you mean "create-issue"?' in str(none.value)
    assert not hasattr(getattr(app, tools), "create_issues")


def test_attributes_are_listed_as_they_are_spelled() -> None:
    app = registry("create-issue", "other")
    assert dir(app.tools) == ["create-issue", "create_issue", "other"]
    assert list(app.tools) == ["create-issue", "other"]
    assert dir(app.atools) == dir(app.tools)
