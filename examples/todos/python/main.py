"""Registers a store of todos and calls its tools, by JSON and by the typed client."""

from __future__ import annotations

from toolrt import Context, Registry

from gen.todos.tools import todos
from store import Store


def main() -> None:
    """Print a result, a refusal with all issues, a typed list, and a declared error."""
    app = Registry()
    app.register(todos.toolset(Store()))

    # The host knows which run it is; the model neither sees nor sends it.
    cx = Context(run_id="6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10")

    print("A call by JSON:")
    payload = """
        {"items": [{"id": "write-spec", "title": "Write the spec", "tags": ["docs"]}]}
    """
    reply = app.call("update_todos", payload, cx)
    print(f"  {(reply.result_json or b'').decode()}")

    print("\nA call with mistakes, all of them listed:")
    wrong = {"id": "Read Spec", "titel": "Read it", "status": "dne", "due": "tomorrow"}
    reply = app.call("update_todos", {"items": [wrong], "mode": 1}, cx)
    if reply.error:
        for issue in reply.error.issues:
            print(f"  {issue.message}")

    print("\nThe typed client:")
    client = todos.Client(app, cx)
    done = todos.Todo(id="write-spec", title="Write the spec", status=todos.Status.DONE)
    snapshot = client.update_todos(items=[done])
    for todo in snapshot.items:
        print(f"  {todo.id}: {todo.title} ({todo.status})")

    print("\nA declared error:")
    elsewhere = Context(run_id="00000000-0000-4000-8000-000000000000")
    try:
        todos.Client(app, elsewhere).get_todos()
    except todos.RunNotFound as error:
        print(f"  {error.code} {error.run_id}: {error}")


if __name__ == "__main__":
    main()
