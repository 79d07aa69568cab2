"""Hosts and their ports: one grammar for URIs, grants and needs.

What is not plainly one of its forms is no host, since other parsers may read it in
another way.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from toolrt.scalars.formats import accepts

__all__ = ["Endpoint", "Host", "Site", "parsed_host", "port_of"]

_MOST_LETTERS: Final = 253

#: Names that lead to this machine or network, beside those without a dot.
_PRIVATE_NAMES: Final = (
    ".localhost",
    ".local",
    ".internal",
    ".home.arpa",
    ".consul",
    ".corp",
    ".home",
    ".intranet",
    ".lan",
    ".localdomain",
    ".mail",
    ".private",
    ".svc",
)

#: Ranges of IPv4, by an address in each and the number of bits that all share.
_PRIVATE_V4: Final = (
    (0x00000000, 8),
    (0x0A000000, 8),
    (0x64400000, 10),
    (0x7F000000, 8),
    # The metadata of a cloud, at an address that is nobody else's.
    (0xA83F8110, 32),
    (0xA9FE0000, 16),
    (0xAC100000, 12),
    (0xC0000000, 24),
    (0xC0000200, 24),
    (0xC0586300, 24),
    (0xC0A80000, 16),
    (0xC6120000, 15),
    (0xC6336400, 24),
    (0xCB007100, 24),
    (0xE0000000, 4),
    (0xF0000000, 4),
)

#: Ranges of IPv6 within 2000::/3, by the first 32 bits: protocols (Teredo),
#: documentation, 6to4, documentation.
_PRIVATE_V6: Final = (
    (0x20010000, 23),
    (0x20010DB8, 32),
    (0x20020000, 16),
    (0x3FFF0000, 20),
)


class Host(Struct, frozen=True):
    """A host."""

    kind: Literal["name", "v4", "v6"]
    #: A name in lower case without a dot behind it, or an address in one spelling.
    text: str
    #: The bits of an address.
    bits: int = 0

    @property
    def is_private(self) -> bool:
        """Whether it is not for everybody.

        Loopback, a private network, a link, a range for something special.
        """
        if self.kind == "name":
            return "." not in self.text or self.text.endswith(_PRIVATE_NAMES)
        if self.kind == "v4":
            return any(_share(self.bits, range_, bits) for range_, bits in _PRIVATE_V4)
        top = self.bits >> 96
        # Only 2000::/3 is for everybody, but for a few ranges in it.
        return top >> 29 != 1 or any(
            _share(top, range_, bits) for range_, bits in _PRIVATE_V6
        )


def parsed_host(text: str) -> Host | None:
    """Read a host as it stands in a URI."""
    if text.startswith("["):
        return _v6(text[1:-1]) if text.endswith("]") else None
    name = text.removesuffix(".")
    labels = name.split(".")
    if len(name) > _MOST_LETTERS or not all(map(_is_label, labels)):
        return None
    if _is_numeric(labels[-1]):
        # `127.1`, `0x7f.0.0.1` and `2130706433` are addresses to some parsers and
        # names to others.
        if not accepts("ipv4", name):
            return None
        return _v4(int.from_bytes(bytes(map(int, labels)), "big"))
    return Host("name", name.lower())


def _v4(bits: int) -> Host:
    text = ".".join(map(str, bits.to_bytes(4, "big")))
    return Host("v4", text, bits)


def _v6(text: str) -> Host | None:
    """Read an address without brackets; what is mapped from IPv4 is that."""
    if not accepts("ipv6", text):
        return None
    head, gap, tail = text.partition("::")
    before, behind = _groups(head), _groups(tail)
    missing = 8 - len(before) - len(behind) if gap else 0
    groups = [*before, *[0] * missing, *behind]
    bits = 0
    for group in groups:
        bits = bits << 16 | group
    if bits >> 32 == 0xFFFF:  # noqa: PLR2004 # what is mapped from IPv4
        return _v4(bits & 0xFFFFFFFF)
    return Host("v6", f"[{':'.join(f'{group:x}' for group in groups)}]", bits)


def _groups(text: str) -> list[int]:
    groups: list[int] = []
    for part in text.split(":") if text else []:
        if "." in part:
            a, b, c, d = map(int, part.split("."))
            groups += [a << 8 | b, c << 8 | d]
        else:
            groups.append(int(part, 16))
    return groups


def _share(one: int, other: int, bits: int) -> bool:
    """Whether two numbers of 32 bits share their first ones."""
    return (one ^ other) >> (32 - bits) == 0


def _is_label(label: str) -> bool:
    plain = label.replace("-", "a").replace("_", "a")
    return (
        1 <= len(label) <= 63  # noqa: PLR2004 # of RFC 1123
        and label.isascii()
        and plain.isalnum()
        and not label.startswith("-")
        and not label.endswith("-")
    )


def _is_numeric(label: str) -> bool:
    """Whether some parser may read a label as a number."""
    if label[:2] in {"0x", "0X"}:
        return all(digit in "0123456789abcdefABCDEF" for digit in label[2:])
    return label.isdigit()


class Endpoint(Struct, frozen=True):
    """Where a URI leads."""

    host: Host
    #: The port that the URI says.
    port: int | None = None
    #: The port that its scheme has anyway, if it is known.
    usual: int | None = None

    @property
    def is_usual(self) -> bool:
        """Whether the port is the one that the scheme has anyway."""
        return self.port is None or self.port == self.usual

    def __str__(self) -> str:
        """Write it as a grant names it."""
        return self.host.text if self.is_usual else f"{self.host.text}:{self.port}"


#: The one that a scheme has anyway, another one, or any.
_Ports: TypeAlias = int | Literal["usual", "any"]


class Site(Struct, frozen=True):
    """Some hosts, and some of their ports: what a grant names behind `net:read:`."""

    host: Host
    #: Whether every name is meant that ends so: `*.example.com`.
    below: bool = False
    ports: _Ports = "usual"

    @classmethod
    def parse(cls, text: str) -> Site | None:
        """Read `host`, `host:port`, `host:*`, `*.host` and addresses.

        IPv6 addresses need no brackets if there is no port.
        """
        bare = _v6(text)
        if bare is not None:
            return cls(bare)
        if text.startswith("["):
            inside, bracket, port = text.partition("]")
            host, colon = inside + bracket, port[:1]
            port = port[1:]
            if colon not in {"", ":"}:
                return None
        else:
            host, colon, port = text.partition(":")
        ports: _Ports | None = "usual"
        if colon:
            ports = "any" if port == "*" else port_of(port)
        below = host.startswith("*.")
        found = parsed_host(host.removeprefix("*."))
        if ports is None or found is None or (below and found.kind != "name"):
            return None
        return cls(found, below, ports)

    def covers(self, other: Site) -> bool:
        """Whether everything that another one names is named here, too."""
        if self.below:
            hosts = _is_below(other.host, self.host)
            hosts = hosts or (other.below and other.host == self.host)
        else:
            hosts = self.host == other.host and not other.below
        return hosts and self.ports in {other.ports, "any"}

    def has(self, place: Endpoint) -> bool:
        """Whether a URI leads here."""
        if self.below:
            host = _is_below(place.host, self.host)
        else:
            host = place.host == self.host
        if self.ports == "usual":
            return host and place.is_usual
        port = place.usual if place.port is None else place.port
        return host and self.ports in {port, "any"}

    @property
    def is_private(self) -> bool:
        """Whether it names one host that is private."""
        return not self.below and self.host.is_private


def port_of(text: str) -> int | None:
    """Give the number of a port, which is written in plain digits."""
    plain = text.isascii() and text.isdigit() and not text.startswith("0")
    # No longer number is read: a long one would take its time.
    if not plain or len(text) > 5:  # noqa: PLR2004
        return None
    port = int(text)
    return port if port <= 0xFFFF else None  # noqa: PLR2004


def _is_below(host: Host, name: Host) -> bool:
    below = host.text.removesuffix(name.text)
    return (
        host.kind == "name"
        and len(below) > 1
        and below.endswith(".")
        and (below != host.text)
    )
