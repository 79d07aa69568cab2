"""A turn of a model: the calls that it wants, and the messages that answer them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

from toolrt.agent.run import Ended, Run, RunEnded
from toolrt.call.content import Part, Text
from toolrt.call.context import Context
from toolrt.call.envelope import CallFailed, Envelope, Status
from toolrt.sdk.bridge import Bridge, parts
from toolrt.sdk.bridge import text as text_of
from toolrt.told import error_text

from .bounds import Bounds
from .wire import Answer, Call, Finish, Reply, Wire, Wish

__all__ = ["Maker", "Turn"]

_CUT_OFF = (
    "This call was cut off before its end, and nothing was done. Make it again, with "
    "shorter arguments."
)
_REFUSED = "This call was stopped before its end, and nothing was done."


class Maker:
    """Makes the calls of a run."""

    __slots__ = ("bounds", "bridge", "lowered", "run")

    def __init__(
        self, bridge: Bridge[Call], run: Run, lowered: frozenset[str], bounds: Bounds
    ) -> None:
        """Take what makes them.

        Args:
            bridge: The tools, and how their model is answered.
            run: Keeps the count.
            lowered: The tools that have a schema of their own for the provider.
            bounds: How much of a model is taken.

        """
        self.bridge = bridge
        self.run = run
        self.lowered = lowered
        self.bounds = bounds


class Turn:
    """A turn of a model.

        messages += await turn.arun()

    What it says is hostile: whatever it calls, it gets an answer to each of its calls.
    """

    def __init__(self, wire: Wire, reply: Reply, maker: Maker) -> None:
        """Take what a response says."""
        self._wire = wire
        self._maker = maker
        self._messages = reply.messages
        #: What the model says, without its thoughts.
        self.text = reply.text
        #: Why it has ended its turn.
        self.finish = reply.finish
        #: What its provider says of that.
        self.why = reply.why
        #: The calls that it wants, in its order.
        self.calls = tuple(_calls(wire, reply, maker))
        self._places = [wish.place for wish in reply.wishes]
        #: Why the run makes no more calls, as far as this turn shows.
        self.ended: Ended | None = None
        #: What the tool has answered that ends the run (`final`).
        self.final: Envelope[Any] | None = None
        self._answers: dict[int, Answer] = {}
        self._waiting: dict[int, Envelope[Any]] = {}
        self._responses: dict[int, tuple[Any, str]] = {}

    @property
    def truncated(self) -> bool:
        """Whether the model's output or context was full."""
        return self.finish is Finish.TRUNCATED

    @property
    def refused(self) -> bool:
        """Whether the model refuses to answer, or a filter of its provider does."""
        return self.finish is Finish.REFUSED

    @property
    def envelopes(self) -> list[Envelope[Any] | None]:
        """The answers to the calls, in their order; `None` for those not made."""
        known = {index: one.envelope for index, one in self._answers.items()}
        known |= self._waiting
        return [known.get(index) for index in range(len(self.calls))]

    def run(self) -> list[Any]:
        """Make the calls one after the other; give the messages to append.

        The model's own message, then the answers to its calls. A call that has one is
        not made again.

        Raises:
            CallFailed: A call has failed in a way that ends the run, or asks something
                (`input_required`). All calls before it are made.

        """
        for index in self._open():
            call, made = self.calls[index], None
            cx = self._context(index)
            with suppress(RunEnded):
                if call.flaw is None:
                    made = self._maker.run.call(call.name, call.args, cx)
            self._take(index, made)
            self._stop([index])
        return self.messages()

    async def arun(self) -> list[Any]:
        """Make the calls, several at once; give the messages to append.

        As many as the bounds allow. A tool that ends the run (`final`) waits for the
        calls before it, and those after it wait for it.

        Raises:
            CallFailed: As `run` does, when all calls that run have ended.

        """
        turns = asyncio.Semaphore(max(self._maker.bounds.at_once, 1))

        async def one(index: int) -> None:
            call, made = self.calls[index], None
            async with turns:
                cx = self._context(index)
                with suppress(RunEnded):
                    if call.flaw is None:
                        made = await self._maker.run.acall(call.name, call.args, cx)
                self._take(index, made)

        for group in self._groups():
            await asyncio.gather(*map(one, group))
            self._stop(group)
        return self.messages()

    def answer(self, call: Call, responses: Mapping[str, object]) -> None:
        """Bring the answers to what a call has asked; the next `run` goes on with it.

        Args:
            call: One whose envelope is `input_required`.
            responses: `{"NAME": {"answer": …}}` or `{"NAME": {"declined": true}}`.

        Raises:
            KeyError: It has asked nothing.

        """
        for index, envelope in self._waiting.items():
            if self.calls[index] is call:
                self._responses[index] = (responses, envelope.state or "")
                return
        raise KeyError(call.id)

    def messages(self) -> list[Any]:
        """Give the model's own message, and the answers to its calls so far."""
        answers = [self._answers[index] for index in sorted(self._answers)]
        return [*self._messages, *(self._wire.answers(answers) if answers else ())]

    def _open(self) -> Iterator[int]:
        return (index for index in range(len(self.calls)) if index not in self._answers)

    def _groups(self) -> Iterator[list[int]]:
        group: list[int] = []
        for index in self._open():
            spec = self._maker.bridge.app.get(self.calls[index].name)
            if spec is not None and spec.is_final:
                yield from filter(None, (group, [index]))
                group = []
            else:
                group.append(index)
        if group:
            yield group

    def _context(self, index: int) -> Context:
        call = self.calls[index]
        cx = self._maker.bridge.context(call, None, call.id)
        if call.name in self._maker.lowered:
            cx = cx.with_lowered()
        if index in self._responses:
            cx = cx.with_responses(*self._responses[index])
        return cx

    def _take(self, index: int, envelope: Envelope[Any] | None) -> None:
        """Take what has come of a call; nothing, if it was not made."""
        call, place, maker = self.calls[index], self._places[index], self._maker
        if envelope is None:
            text = call.flaw
            if text is None:
                self.ended = maker.run.ended()
                text = f"Nothing was done: {self.ended or 'the run has ended'}."
            self._answers[index] = Answer(call=call, text=text, place=place)
            return
        if envelope.status is Status.INPUT_REQUIRED:
            self._waiting[index] = envelope
            return
        self._waiting.pop(index, None)
        self._responses.pop(index, None)
        spec = maker.bridge.app.get(call.name)
        told = error_text(None, envelope)
        if spec is not None:
            told = text_of(spec, envelope, maker.bridge.said)
        self._answers[index] = Answer(
            call=call,
            text=told,
            place=place,
            envelope=envelope,
            parts=_content(envelope),
        )
        if envelope.ok and spec is not None and spec.is_final:
            self.ended, self.final = Ended.FINISHED, envelope

    def _stop(self, group: list[int]) -> None:
        """End the run, where one of these calls does."""
        for index in group:
            if index in self._waiting:
                raise CallFailed(self._waiting[index])
            envelope = self._answers[index].envelope
            if envelope is not None:
                self._maker.bridge.stop(envelope)


def _content(envelope: Envelope[Any]) -> list[Part] | None:
    """Give the parts of untyped content, and what the tool reminds of."""
    content = parts(envelope)
    if content is None or envelope.meta.reminder is None:
        return content
    return [*content, Text(envelope.meta.reminder)]


def _calls(wire: Wire, reply: Reply, maker: Maker) -> Iterator[Call]:
    """Give the calls of a response, each with an id of its own."""
    most = maker.bounds.calls
    seen: set[str] = set()
    last = len(reply.wishes) - 1
    for index, wish in enumerate(reply.wishes):
        call_id = _id(wire, wish, seen)
        # A name that the provider would not take back ends the conversation.
        name = wish.name if wire.names.fullmatch(wish.name) else _near(wish.name)
        wire.settle(wish.place, call_id, name)
        flaw = None
        if reply.finish is Finish.REFUSED:
            flaw = _REFUSED
        elif reply.finish is Finish.TRUNCATED and index == last:
            flaw = _CUT_OFF
        elif index >= most:
            flaw = f"At most {most} calls of a turn are made, and this one was not."
        tool, args = maker.bridge.meant(wish.name, wish.args)
        yield Call(id=call_id, name=tool, args=args, flaw=flaw)


def _id(wire: Wire, wish: Wish, seen: set[str]) -> str:
    own = wish.id
    if not isinstance(own, str) or not wire.ids.fullmatch(own) or own in seen:
        own = _new_id()
        while own in seen:
            own = _new_id()
    seen.add(own)
    return own


def _new_id() -> str:
    # Nine letters and digits are an id for every provider.
    return os.urandom(5).hex()[:9]


def _near(name: str) -> str:
    kept = (one if one.isascii() and one.isalnum() else "_" for one in name[:64])
    return "".join(kept) or "unnamed"
