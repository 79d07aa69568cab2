"""The command `file-tools` of the tour, over files that are made up."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from toolrt import Context

NAMES = [*(f"src/{name}.py" for name in ("a", "b", "c")), "README.md", "src/data.json"]


def main() -> None:
    """Run it; the first word is where the generated code is."""
    sys.path.insert(0, sys.argv.pop(1))
    from importlib import import_module  # noqa: PLC0415 # it is measured, too

    from toolrt import Registry  # noqa: PLC0415 # as above

    command: Any = import_module("tour.python.files.cli.file_tools").command
    files: Any = import_module("tour.python.files.tools.files")

    class Files:
        def find_files(self, cx: Context, args: Any) -> Any:
            if args.pattern == "[":
                raise files.BadPattern(position=1)
            if args.pattern == "boom":
                raise ValueError("it is broken")
            if args.pattern == "slow":
                for step in range(200):
                    cx.progress("Searching", step / 2)
                    if cx.token().wait(0.1):
                        break
            if args.pattern == "stuck":
                cx.progress("Searching")
                time.sleep(60)
            if args.pattern == "noisy":
                print("a noise")  # noqa: T201 # that is the point
                subprocess.run(["echo", "another"], check=True)  # noqa: S607 # likewise
            if args.pattern == "log":
                cx.log("looking around")
                cx.log("it is late", level="warning")
            found = [name for name in NAMES if name.endswith(args.pattern.lstrip("*"))]
            start = int(args.cursor) if isinstance(args.cursor, str) else 0
            end = start + args.limit
            matches = [
                files.FileMatch(
                    path=name, size=100 * len(name), modified="2026-01-31T09:30:00Z"
                )
                for name in found[start:end]
            ]
            if end < len(found):
                return files.FindFilesResult(files=matches, next_cursor=str(end))
            return files.FindFilesResult(files=matches)

        def rename_files(self, _: Context, args: Any, sink: Any) -> Any:
            renamed = [
                files.Renamed(from_=path, to=path.replace(args.find, args.replace))
                for path in args.paths
            ]
            for one in renamed:
                sink.send(one)
            return renamed

        def plan_rename_files(self, _: Context, args: Any) -> Any:
            return [f"rename {path}" for path in args.paths]

        def delete_files(self, cx: Context, args: Any) -> Any:
            # How files are opened that are not made up.
            how = os.environ.get("DELETES")
            for path in args.paths if how else ():
                if how == "by text":
                    Path(path).unlink()
                else:
                    cx.path(path).unlink()
            return files.DeleteFilesResult(deleted=len(args.paths))

        def plan_delete_files(self, _: Context, args: Any) -> Any:
            return [f"delete {path}" for path in args.paths]

    app = Registry()
    app.register(files.toolset(Files()))
    if "SHARED" in os.environ:
        # As in a program that does other things as well.
        sys.exit(command(app).run())
    command(app).main()


if __name__ == "__main__":
    main()
