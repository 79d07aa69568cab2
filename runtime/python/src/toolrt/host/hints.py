"""The one-line texts of a tool.

What it says while it runs and behind its result, and what a human is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from toolrt.call.template import render

from .tool import Tool

if TYPE_CHECKING:
    from toolrt.call.template import Template
else:
    from toolrt.lazy import hinted

    Template = hinted("Template", "toolrt.call.template")

__all__ = ["call_hint", "question", "reminder", "result_hint"]

A = TypeVar("A")
R = TypeVar("R")


def call_hint(tool: Tool[A, Any], args: A) -> str:
    """Give what a call says while it runs (`hint call`).

    Empty where the design says nothing.
    """
    return _text(tool.spec().call_hint, _before(tool, args))


def result_hint(tool: Tool[A, R], args: A, result: R) -> str:
    """Give what a call says when it has a result (`hint result`).

    Empty where the design says nothing.
    """
    return _text(tool.spec().result_hint, _behind(tool, args, result))


def reminder(tool: Tool[A, R], args: A, result: R) -> str:
    """Give what the model is reminded of behind the result (`remind`).

    Empty where the design says nothing.
    """
    return _text(tool.spec().reminder, _behind(tool, args, result))


def question(tool: Tool[A, Any], args: A) -> str:
    """Give what a human is asked before the call (`confirm`).

    Empty where the design asks nothing.
    """
    confirm = tool.spec().confirm
    return _text(None if confirm is None else confirm.question, _before(tool, args))


def _before(tool: Tool[A, Any], args: A) -> dict[str, object]:
    codec = tool.args
    # A value that breaks its type has no texts: nothing is known of its parts.
    return {"args": None if codec.validate(args) else codec.to_builtins(args)}


def _behind(tool: Tool[A, R], args: A, result: R) -> dict[str, object]:
    codec = tool.result_codec()
    value = None if codec.validate(result) else codec.to_builtins(result)
    return {**_before(tool, args), "result": value}


def _text(template: Template | None, roots: dict[str, object]) -> str:
    return "" if template is None else render(template, roots)
