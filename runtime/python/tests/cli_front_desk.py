"""The command `front-desk`: secrets, pictures, questions, nested values."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

from toolrt import Registry
from toolrt.call.content import Image, Text

if TYPE_CHECKING:
    from toolrt import Context


def main() -> None:
    """Run it; the first word is where the generated code is."""
    sys.path.insert(0, sys.argv.pop(1))
    command: Any = import_module("commands.python.desk.cli.front_desk").command
    desk: Any = import_module("commands.python.desk.tools.desk")
    asks: Any = import_module("commands.python.desk.tools.desk.asks")

    class Desk:
        def sign_in(self, _: Context, args: Any) -> Any:
            length = len(args.password.expose())
            return desk.SignInResult(user=args.user, length=length)

        def picture(self, _: Context, args: Any) -> Any:
            shot = [f"picture {number}".encode() for number in range(args.count)]
            return [Text("The door:"), *(Image(data, "image/png") for data in shot)]

        def register(self, cx: Context, args: Any) -> Any:
            if not args.quiet:
                host = cx.ask(asks.REGISTER_HOST)
                cx.log(f'for "{host}"', level="notice")
            return args.visitor

    app = Registry()
    app.register(desk.toolset(Desk()))
    command(app).main()


if __name__ == "__main__":
    main()
