"""A whole call, from the bytes of arguments to an envelope, over a plain function."""

from __future__ import annotations

from functools import partial
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import payloads
from gen.shop.tools import shop
from gen.shop.tools.shop import codecs
from gen.types.bench_shop import codecs as shared
from sample import heading, pair, time

from toolrt import Context, Registry
from toolrt.host import GrantPolicy
from toolrt.recording import Recorder

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt import Codec


class Shop:
    """A shop that does nothing."""

    def place_order(self, _cx: Context, args: shop.Order) -> shop.Order:
        """Give the order back."""
        return args

    def search(self, _cx: Context, args: shop.Search) -> bool:
        """Look at an argument."""
        return args.limit > 0

    def measure(self, _cx: Context, args: shop.Batch) -> bool:
        """Look at the records."""
        return bool(args.records)

    def ping(self, _cx: Context, _args: shop.PingArgs) -> bool:
        """Do nothing."""
        return True

    def place_watched(self, _cx: Context, args: shop.Order) -> shop.Order:
        """Give the order back."""
        return args

    def search_watched(self, _cx: Context, args: shop.Search) -> bool:
        """Look at an argument."""
        return args.limit > 0

    def ping_watched(self, _cx: Context, _args: shop.PingWatchedArgs) -> bool:
        """Do nothing."""
        return True


#: What hosts say of the calls; the policy, what stands behind the names of the tools
#: that are called, and the goal for the call of a search.
HOSTS = (
    ("no policy", None, "", "12 µs"),
    ("policy off", GrantPolicy("off"), "", ""),
    (
        "standard, grants, parallel",
        GrantPolicy(
            "standard",
            capabilities=["net:read:*.example.com", "fs:read"],
            scopes=["orders", "customers"],
        ),
        "_watched",
        "",
    ),
)


def main() -> None:
    provider = Shop()
    for about, policy, watched, most in HOSTS:
        app = Registry(policy=policy)
        app.register(shop.toolset(provider))
        rows = (
            ("ping", f"ping{watched}", "{}", ""),
            ("search", f"search{watched}", payloads.SMALL, most),
            (
                "place",
                "place_watched" if watched else "place_order",
                payloads.MEDIUM,
                "",
            ),
        )
        heading(f"app.call of bytes, {about}", "function")
        for row, name, text, goal in rows:
            data = text.encode()
            if not app.call(name, data).ok:
                raise AssertionError(name)
            plain = _plain(provider, name, text)
            found = pair(partial(app.call, name, data), plain)
            over = time(found.ours - found.theirs)
            times = f"{time(found.ours):>10}{time(found.theirs):>12}"
            print(f"call {row:<39}{times}{over:>8}   {goal}")
    recording(provider)


def recording(provider: Shop) -> None:
    """Measure what recording adds to a call, in a file that nobody else writes."""
    heading("app.call of bytes, recorded", "not recorded")
    with TemporaryDirectory() as folder:
        plain = Registry().register(shop.toolset(provider))
        recorded = Registry().register(shop.toolset(provider))
        recorded.record(Recorder(f"{folder}/calls.jsonl"))
        for row, name, text, goal in (
            ("ping", "ping", "{}", "15 µs"),
            ("place", "place_order", payloads.MEDIUM, ""),
        ):
            data = text.encode()
            found = pair(
                partial(recorded.call, name, data), partial(plain.call, name, data)
            )
            over = time(found.ours - found.theirs)
            times = f"{time(found.ours):>10}{time(found.theirs):>12}"
            print(f"record {row:<37}{times}{over:>8}   {goal}")


def _plain(provider: Shop, name: str, text: str) -> Callable[[], object]:
    """Give the handler alone, with its arguments read beforehand."""
    handler = getattr(provider, name)
    known: dict[str, Codec[Any]] = {
        "ping": codecs.PING_ARGS,
        "search": shared.SEARCH,
        "place_order": shared.ORDER,
        "ping_watched": codecs.PING_WATCHED_ARGS,
        "search_watched": shared.SEARCH,
        "place_watched": shared.ORDER,
    }
    return partial(handler, Context(), known[name].decode(text.encode()))


if __name__ == "__main__":
    main()
