"""The loop around a model, the same for those who wait and those on an event loop."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Generator
from typing import TYPE_CHECKING, Any, TypeAlias

from toolrt.agent.run import Ended
from toolrt.codec import Refused

from .outcome import Outcome, Unfinished
from .turn import Turn
from .wire import Finish

if TYPE_CHECKING:
    from toolrt.call.cancel import Cancel

    from .dialogue import Dialogue, Hears

__all__ = ["drive", "drive_async", "steps"]

_MALFORMED = "Your last call could not be read, and nothing was done. Make it again."

#: The steps of a loop: `None` where the model is asked, which takes its turn or why
#: there is none; a turn whose calls are to be made, which takes the messages.
Steps: TypeAlias = "Generator[Turn | None, Any, Outcome[Any]]"


def steps(chat: Dialogue[Any], messages: list[Any]) -> Steps:
    """Give the steps of a run."""
    tries = 0
    for _ in range(chat.bounds.turns):
        if chat.cx is not None and chat.cx.is_cancelled():
            return Outcome(ended=Unfinished.CANCELLED)
        ended = chat.ended()
        # Without calls, the model may still answer.
        if ended is not None and ended is not Ended.CALLS:
            return Outcome(ended=ended)
        turn = yield None
        if not isinstance(turn, Turn):
            return Outcome(ended=turn)
        if turn.refused:
            return Outcome(text=turn.text or turn.why, ended=Unfinished.REFUSED)
        messages += yield turn
        if turn.ended is not None:
            return Outcome(text=turn.text, final=turn.final, ended=turn.ended)
        if turn.calls or turn.finish is Finish.PAUSED:
            tries = 0
            continue
        if turn.truncated:
            return Outcome(text=turn.text, ended=Unfinished.TRUNCATED)
        if turn.finish is Finish.MALFORMED:
            told = _MALFORMED
        elif not chat.is_typed:
            return Outcome(text=turn.text)
        else:
            try:
                return Outcome(text=turn.text, answer=chat.decoded(turn.text))
            except Refused as refused:
                told = f"The answer is not valid.\n{refused}\n\n{chat.told_form()}"
        tries += 1
        if tries >= chat.bounds.tries:
            return Outcome(text=turn.text, ended=Unfinished.TRIES)
        messages.append(chat.wire.said(told))
    return Outcome(ended=Unfinished.TURNS)


def drive(
    chat: Dialogue[Any],
    run: Steps,
    messages: list[Any],
    send: Any,
    hears: Hears | None,
) -> Outcome[Any]:
    """Take the steps for somebody who waits."""
    said: Any = None
    while True:
        try:
            wanted = run.send(said)
        except StopIteration as stop:
            outcome: Outcome[Any] = stop.value
            return outcome
        said = wanted.run() if wanted else chat.turn(send(messages), hears)


async def drive_async(
    chat: Dialogue[Any],
    run: Steps,
    messages: list[Any],
    send: Any,
    hears: Hears | None,
) -> Outcome[Any]:
    """Take the steps on the running event loop."""

    async def asked() -> Turn:
        response = send(messages)
        if inspect.isawaitable(response):
            response = await response
        return await chat.aturn(response, hears)

    said: Any = None
    while True:
        try:
            wanted = run.send(said)
        except StopIteration as stop:
            outcome: Outcome[Any] = stop.value
            return outcome
        said = await (wanted.arun() if wanted else _within(chat, asked()))


async def _within(chat: Dialogue[Any], asked: Any) -> Turn | Ended | Unfinished:
    """Wait for a turn, as long as it may take."""
    cx, limit = chat.cx, asyncio.timeout(chat.turn_time())
    token = cx.token() if cx is not None and cx.may_be_cancelled else None
    try:
        async with limit:
            if token is None:
                turn: Turn = await asked
                return turn
            return await _unless(token, asked)
    except TimeoutError:
        # Or the timeout is the client's own.
        if not limit.expired():
            raise
        return Ended.TIME


async def _unless(token: Cancel, asked: Any) -> Turn | Unfinished:
    """Wait for a turn, unless somebody cancels the run."""
    tasks = asyncio.ensure_future(asked), asyncio.ensure_future(token.cancelled())
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if tasks[0].done():
            turn: Turn = tasks[0].result()
            return turn
        return Unfinished.CANCELLED
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
