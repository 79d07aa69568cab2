"""Consent to a call: a record, a policy that waives it, or a human who is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from toolrt.call.envelope import CallFault
from toolrt.call.error import Internal, Kind, Refusal
from toolrt.call.event import Decided
from toolrt.call.request import Request, RequestKind, answers
from toolrt.call.template import render

from . import faults
from .asking import agreed, unix_time
from .doors import Consent, Question
from .guard import Work

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.call.context import Context
    from toolrt.spec import Spec

    from .host import Host
    from .tool import Tool


class Confirmation:
    """The step of a call that needs consent."""

    __slots__ = ("_cx", "_host", "_spec", "_text")

    def __init__(self, host: Host, cx: Context, spec: Spec) -> None:
        """Begin it."""
        self._host = host
        self._cx = cx
        self._spec = spec
        self._text = f"Run {spec.name}?"

    def asked(
        self,
        tool: Tool[Any, Any],
        args: Any,
        report: Callable[[str, BaseException | None], None],
    ) -> Work | None:
        """Give the work of asking a human; nothing if there is consent already.

        Raises:
            Refusal: There is none, and nobody may be asked.

        """
        host, cx, spec = self._host, self._cx, self._spec
        consent = self._needed(tool, args)
        if consent is None:
            return None
        if consent is not Consent.ASKED:
            raise self._nobody(faults.RECORDED)
        text, confirmer = self._text, host.confirmer
        if confirmer is not None:
            document = tool.args.encode(args)
            question = Question(spec=spec, text=text, args=document, cx=cx)
            return Work(cx, host.clock, lambda _: confirmer(question), report)
        if cx.asking is not None:
            touches = self._touches(tool, args)
            ask = lambda cx: agreed(cx, spec, text, touches)  # noqa: E731
            return Work(cx, host.clock, ask, report)
        raise self._nobody(faults.ASKED)

    def open(self, tool: Tool[Any, Any], args: Any) -> Request | None:
        """Give the question that somebody outside must put to a human.

        Nothing if there is consent already, or if the host has somebody who asks.
        """
        cx = self._cx
        consent = self._needed(tool, args)
        if consent is None:
            return None
        asking = cx.asking
        asker = None if asking is None else asking.asker
        asks = asker is not None and answers(asker, RequestKind.CONFIRM)
        if consent is Consent.ASKED and (self._host.confirmer is not None or asks):
            return None
        name = self._spec.name
        return Request(kind=RequestKind.CONFIRM, tool=name, question=self._text)

    def _needed(self, tool: Tool[Any, Any], args: Any) -> Consent | None:
        """Give whose consent is needed; nothing if there is consent already."""
        host, cx, spec = self._host, self._cx, self._spec
        record = cx.consent
        if record is not None:
            document, now = tool.args.encode(args), unix_time(host)
            if record.covers(spec.name, document, cx.caller, now):
                self._tell(consent="recorded", by=record.by)
                return None
        policy = host.policy
        consent = Consent.ASKED if policy is None else policy.consent(spec, cx)
        if consent is Consent.WAIVED:
            self._tell(consent="waived")
            return None
        if spec.confirm is not None:
            values = {"args": tool.args.to_builtins(args)}
            self._text = cx.shown(render(spec.confirm.question, values))
        return consent

    def _touches(self, tool: Tool[Any, Any], args: Any) -> tuple[str, ...]:
        """Give what the call touches, where somebody is there who is told of it."""
        asking = self._cx.asking
        if asking is None or asking.asker is None:
            return ()
        from .touched import touched  # noqa: PLC0415

        return touched(self._spec, self._cx, tool.args.to_builtins(args))

    def answered(self, answer: object) -> CallFault | None:
        """Give the refusal of the human who was asked; nothing if there is consent.

        Raises:
            Refusal: There was nobody to ask.

        """
        if answer is True:
            self._tell(consent="given")
            return None
        if answer is None and self._host.confirmer is None:
            raise self._nobody(faults.ASKED)
        if answer:
            # A text such as "no" is no consent.
            kind = type(answer).__name__
            raise Internal(f"the confirmer gave a {kind}, and no bool")
        message = "A human has refused the call."
        refusal = CallFault.of("denied", Kind.AUTH, message)
        self._tell(refusal=refusal)
        return refusal

    def _nobody(self, hint: str) -> Refusal:
        refusal = faults.confirmation_required(self._text, hint)
        self._tell(refusal=refusal.fault)
        return refusal

    def _tell(
        self,
        *,
        consent: Literal["recorded", "waived", "given"] | None = None,
        by: str | None = None,
        refusal: CallFault | None = None,
    ) -> None:
        spec, cx = self._spec, self._cx
        if cx.events is None:
            return
        cx.decided(
            Decided(
                step="consent",
                data=spec.data,
                pii=spec.pii,
                consent=consent,
                by=by,
                refusal=refusal,
            )
        )
