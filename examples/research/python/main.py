"""Asks an agent by calling a tool: what its caller sees, and what its model is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt import Context, Registry
from toolrt.call import Finished, Item

from gen.desk.agents import researcher
from gen.desk.tools import research
from gen.library.tools import notes
from model import Script
from notes import Notes
from researcher import Researcher

if TYPE_CHECKING:
    from toolrt.call import Event


def line(event: Event) -> str:
    """Show an event without the time that it took."""
    kind = event.kind
    about = f"{kind.name} {event.tool} {event.call_id} < {event.parent_call_id}"
    if isinstance(kind, Item):
        return f"{about}: {kind.json.decode()}"
    if isinstance(kind, Finished):
        return f"{about}: {kind.envelope.status}"
    return about


def main() -> None:
    """Ask, and print everything."""
    # What the agent calls. It is no business of those who call the agent.
    inside = Registry().register(notes.toolset(Notes()))
    model = Script(
        [
            '{"kind": "call", "tool": "delete_note", "args": {"id": "mill"}}',
            '{"kind": "call", "tool": "read_note", "args": {"id": "bridge"}}',
            '{"kind": "answer", "text": "In 1884.", "source": ["bridge"]}',
            '{"kind": "answer", "text": "In 1884.", "sources": ["bridge"]}',
        ]
    )
    app = Registry().register(research.toolset(Researcher(inside, model)))

    agent = researcher.agent()
    print(f"The agent {agent.name}: {agent.description}")
    for needed in agent.capabilities:
        print(f"  needs {needed.name} {needed.scope or ''}")

    print("\nWhat its caller sees:")
    cx = Context(call_id="call-7", parent_call_id="turn-2")
    question = "When was the bridge built?"
    for event in app.stream("answer_question", {"question": question}, cx):
        print(f"  {line(event)}")

    print("\nWhat its model was told:")
    for message in model.told:
        for text in message.splitlines():
            print(f"  {text}")


if __name__ == "__main__":
    main()
