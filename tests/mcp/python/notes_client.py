"""A client of the notes: does what the test of pairs wants of every client.

`notes_client.py older|modern PID-FILE stdio COMMAND…`, or `… http URL`; it prints a
line for each thing.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, cast

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "examples/notes/python"))

from toolrt import CallFailed, Cancel, Context, ToolError
from toolrt.call import Progress
from toolrt.mcp import (
    ClientOptions,
    Connection,
    Unreachable,
    connect_http,
    connect_stdio,
)

from gen.notes.tools.notes import Client, NoSuchNote

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt import Asked, Event
    from toolrt.call import Asker
    from toolrt.mcp import Era


def main() -> None:
    """Do everything, in order."""
    era, pid, way, *place = sys.argv[1:]
    patience = float(os.environ.get("PATIENCE", "30"))
    options = ClientOptions(era=cast("Era", era), connect_timeout=patience)
    try:
        if way == "stdio":
            connection = connect_stdio(place, options)
        else:
            connection = connect_http(place[0], options)
    except Unreachable:
        print("unreachable")
        return
    with connection:
        calls(connection)
        asks(connection)
        ends(connection, Path(pid))


def calls(connection: Connection) -> None:
    """Show what needs nobody."""
    notes = Client(connection)
    print("list:", ", ".join(notes.list_notes().names))
    print("read:", notes.read_note(name="shopping-list").text.splitlines()[0])
    try:
        notes.read_note(name="no-such")
    except NoSuchNote as error:
        print("missing:", error.name, error.fault and error.fault.field)
    # A typed client sends nothing that is not valid.
    invalid = connection.call("search_notes", b'{"text":"","fuzzy":true}')
    assert invalid.error is not None
    print("invalid:", invalid.error.code, *(one.path for one in invalid.error.issues))

    heard: list[str] = []

    def hears(event: Event) -> None:
        if isinstance(event.kind, Progress):
            percent = event.kind.percent
            # Progress always grows: what is 0 may be a little more.
            of = "" if percent is None else f"{percent:.0f} "
            heard.append(f"{of}{event.kind.message}")

    found = Client(connection, Context().with_events(hears)).search_notes(text="milk")
    print(f"progress: {', '.join(heard)}: {len(found.matches)}")

    def read(_: int) -> bool:
        return bool(Client(connection).read_note(name="shopping-list").text)

    with ThreadPoolExecutor(50) as many:
        print("many:", sum(many.map(read, range(50))))


def asks(connection: Connection) -> None:
    """Show what a human is asked."""
    written = Client(connection).write_note(name="draft", text="Soon.")
    print("write:", shown(written.created))
    print("nobody:", deleted(connection, Context()))
    print("no:", deleted(connection, asking(lambda _: False)))
    cancel = Cancel()

    def cancels(_: Asked) -> bool:
        cancel.cancel()
        time.sleep(1)
        return True

    print("cancel:", deleted(connection, asking(cancels).with_cancel(cancel)))
    print("yes:", deleted(connection, asking(lambda _: True)))
    print("twice:", deleted(connection, asking(lambda _: True)))


def ends(connection: Connection, file: Path) -> None:
    """Show what becomes of servers that say nothing, and of dead ones."""
    pid = int(file.read_text())
    os.kill(pid, signal.SIGSTOP)
    # A signal takes its time, all the more in a process of many threads.
    state = ["ps", "-o", "stat=", "-p", str(pid)]
    while not subprocess.check_output(state).strip().startswith(b"T"):  # noqa: S603 # a number
        time.sleep(0.02)
    time.sleep(0.1)
    hurried = Client(connection, Context().with_timeout(1))
    print("silent:", told(lambda: hurried.read_note(name="shopping-list").text))
    os.kill(pid, signal.SIGCONT)

    def kills(_: Asked) -> bool:
        os.kill(pid, signal.SIGKILL)
        time.sleep(0.1)
        return True

    print("killed:", deleted(connection, asking(kills), "shopping-list"))
    started = time.monotonic()
    while True:
        again = told(lambda: str(len(Client(connection).list_notes().names)))
        if again != "unavailable" or time.monotonic() > started + 3:
            break
        time.sleep(0.1)
    print("again:", again)


def deleted(connection: Connection, cx: Context, name: str = "draft") -> str:
    """Delete a note, and tell whether it was."""
    return told(lambda: shown(Client(connection, cx).delete_note(name=name).deleted))


def told(result: Callable[[], str]) -> str:
    """Give a result as a text, or the code of an error."""
    try:
        return result()
    except (CallFailed, ToolError) as failed:
        return str(failed) if failed.fault is None else failed.fault.code


def asking(asker: Asker) -> Context:
    """Give a context with whoever is asked."""
    return Context().with_asker(asker)


def shown(yes: object) -> str:
    """Write a bool as all the clients do."""
    return "true" if yes else "false"


if __name__ == "__main__":
    main()
