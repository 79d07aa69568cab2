"""The command `lobby`: resources and prompts that a command shares, and its own."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

from toolrt import Registry
from toolrt.call.content import Text
from toolrt.mcp import PromptMessage

if TYPE_CHECKING:
    from toolrt import Context


def main() -> None:
    """Run it; the first word is where the generated code is."""
    sys.path.insert(0, sys.argv.pop(1))
    lobby: Any = import_module("commands.python.desk.cli.lobby")
    asks: Any = import_module("commands.python.desk.cli.lobby.asks")
    wall: Any = import_module("commands.python.desk.mcp.wall")

    class Wall:
        def rules(self, _: Context, _args: Any) -> str:
            return "Be quiet.\nBe kind."

        def notice(self, _: Context, args: Any) -> Any:
            if args.id == "none":
                raise wall.NoNotice(id=args.id)
            return wall.NoticeResult(id=args.id, text=f"Notice {args.id}.")

        def map(self, _: Context, args: Any) -> Any:
            return [Text(f"Floor {args.floor}.")]

        def announce(self, _: Context, args: Any) -> Any:
            said = (f"Said {number}." for number in range(args.count))
            return [PromptMessage("user", Text(text)) for text in said]

    class Lobby:
        def hours(self, _: Context, args: Any) -> Any:
            if args.day == "never":
                raise lobby.NoNotice(id=args.day)
            return lobby.HoursResult(day=args.day, open=args.day != "sunday")

        def desk(self, _: Context, _args: Any) -> str:
            return "A bell."

        def command(self, cx: Context, args: Any) -> Any:
            who = args.to if isinstance(args.to, str) else cx.ask(asks.COMMAND_WHO)
            return [PromptMessage("user", Text(f"{who} asks."))]

    app = Registry()
    wall.server(app, Wall())
    lobby.command(app, Lobby()).main()


if __name__ == "__main__":
    main()
