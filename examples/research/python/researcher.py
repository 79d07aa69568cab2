"""The agent: it implements `answer_question` by asking its model for steps."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

from toolrt import Refused
from toolrt.agent import RegistryView, Run

from gen.desk.agents import researcher
from gen.desk.tools import research

if TYPE_CHECKING:
    from typing import Any

    from toolrt import Context, Envelope, Registry, Sink

    from model import Script


class Researcher(research.ResearchTools):
    """The agent, with what it calls."""

    def __init__(self, tools: Registry, model: Script) -> None:
        """Take all tools that there are, and a model."""
        self._tools = tools
        self._model = model

    async def answer_question(
        self,
        cx: Context,
        args: research.AnswerQuestionArgs,
        sink: Sink[research.Step],
    ) -> research.Answer:
        """Answer a question from the notes."""
        # The tools that the design lets this agent use, and no others.
        view = RegistryView(self._tools, researcher.agent())
        run = Run(view)
        message = await _prompt(view, cx, args.question)
        while run.ended() is None:
            said = await asyncio.wait_for(self._model.turn(message), run.turn_time())
            if said is None:
                raise research.NotInNotes(question=args.question)
            try:
                step = researcher.NEXT_STEP.decode(said)
            except Refused as wrong:
                # All that is wrong with the answer, in words that a model can act on.
                message = "\n".join(issue.message for issue in wrong.issues)
                continue
            await sink.asend(step)
            if isinstance(step, research.Answer):
                # As a step, it has a `kind` beside.
                return research.Answer(text=step.text, sources=step.sources)
            message = _outcome(await run.acall(step.tool, step.args, cx))
        raise RuntimeError(f"the run has ended: {run.ended()}")


async def _prompt(view: RegistryView, cx: Context, question: str) -> str:
    """Tell the model first what there is; a typed call needs no model."""
    words = [word for word in re.split(r"\W+", question) if len(word) > 4]  # noqa: PLR2004
    found = await researcher.AsyncCalls(view, cx).find_notes(words=words)
    tools = ", ".join(spec.name for spec in view.specs())
    return f"{question} (tools: {tools}; notes: {', '.join(found)})"


def _outcome(envelope: Envelope[Any]) -> str:
    """Tell the model what has become of a call."""
    if envelope.error:
        return f"{envelope.error.code}: {envelope.error.message}"
    return (envelope.result_json or b"").decode()
