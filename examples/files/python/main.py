"""Registers a folder and calls its tools."""

from __future__ import annotations

from pathlib import Path

from toolrt import Registry

from folder import Folder
from gen.files.tools import files


def main() -> None:
    """Print a result, what the typed client reads, and two refusals."""
    app = Registry()
    app.register(files.toolset(Folder(Path(__file__).parent.parent / "sample")))

    print("A call by JSON:")
    reply = app.call("find_files", '{"ending": ".txt", "order": "size", "limit": 2}')
    print(f"  {(reply.result_json or b'').decode()}")

    print("\nThe typed client:")
    client = files.Client(app)
    for file in client.find_files().files:
        try:
            text = client.read_lines(path=file.path)
        except files.NotText as error:
            print(f"  {file.path}: {error} (byte {error.offset})")
        else:
            print(f"  {file.path} has {text.total} lines")

    print("\nOut of the folder, and beside it:")
    for path in ("../toolc.toml", "notes/tuesday.txt"):
        fault = app.tools.read_lines(path=path).error
        if fault:
            print(f"  {path}: {fault.code} {fault.message}")


if __name__ == "__main__":
    main()
