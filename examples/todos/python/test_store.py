"""Tests of the store, and of code that calls its tools."""

from __future__ import annotations

import pytest
from toolrt import Context, Registry
from toolrt.testing import Example, assert_issue, assert_ok, examples, fake

from gen.todos.tools import todos
from store import Store

RUN = "6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10"

#: What the host knows of the run.
CX = Context(run_id=RUN)


@pytest.fixture
def app() -> Registry:
    """Give a registry with a store of its own."""
    return Registry().register(todos.toolset(Store()))


@pytest.mark.parametrize("example", examples(todos))
def test_examples_of_the_design(example: Example, app: Registry) -> None:
    example.check(app, CX)


def test_a_list_has_its_todos(app: Registry) -> None:
    refused = app.call("update_todos", {"items": []}, CX)
    assert_issue(refused, "/items", "items")

    app.call("update_todos", {"items": [{"id": "a", "title": "Read"}]}, CX)
    todo_list = assert_ok(app.call("get_todos", {}, CX))
    assert todo_list.items[0].title == "Read"


def left(client: todos.Client) -> int:
    """Count the todos that are left: code that calls tools."""
    items = client.get_todos().items
    return sum(todo.status is not todos.Status.DONE for todo in items)


def test_callers_need_no_store() -> None:
    app = Registry().register(fake(todos, seed=6))
    assert left(todos.Client(app, CX)) == 1


def test_callers_hear_of_errors() -> None:
    fails = {"get_todos": ("run_not_found", {"run_id": RUN})}
    app = Registry().register(fake(todos, seed=6, fail=fails))
    with pytest.raises(todos.RunNotFound) as failed:
        left(todos.Client(app, CX))
    assert failed.value.run_id == RUN
