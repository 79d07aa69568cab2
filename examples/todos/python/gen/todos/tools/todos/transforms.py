# Made by toolc from todos.tools; do not edit.
"""From the arguments of the bound tools of `todos` to the payloads of their methods, and back with the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt import call

from ...service import codecs as todos_service_codecs
from . import codecs

if TYPE_CHECKING:
    from ...service import types as todos_service
    from . import types


def update_todos_payload(
    args: types.UpdateTodosArgs, injected: types.UpdateTodosInjected
) -> todos_service.UpdateTodosPayload:
    """Give what `todos.update_todos` takes for a call of `update_todos`."""
    roots = call.roots(
        args, codecs.UPDATE_TODOS_ARGS, injected, codecs.UPDATE_TODOS_INJECTED
    )
    return call.payload(roots, todos_service_codecs.UPDATE_TODOS_PAYLOAD)


def update_todos_result(result: todos_service.TodosSnapshot) -> types.TodosSnapshot:
    """Give what `update_todos` gives for a result of `todos.update_todos`."""
    return result


def get_todos_payload(
    args: types.GetTodosArgs, injected: types.GetTodosInjected
) -> todos_service.GetTodosPayload:
    """Give what `todos.get_todos` takes for a call of `get_todos`."""
    roots = call.roots(args, codecs.GET_TODOS_ARGS, injected, codecs.GET_TODOS_INJECTED)
    return call.payload(roots, todos_service_codecs.GET_TODOS_PAYLOAD)


def get_todos_result(result: todos_service.TodosSnapshot) -> types.TodosSnapshot:
    """Give what `get_todos` gives for a result of `todos.get_todos`."""
    return result
