"""The words of a command line, and what they stand for."""

from __future__ import annotations

import errno
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from msgspec import Struct, field

from toolrt import json
from toolrt.call.plain import is_list, is_object

from .mistake import Mistake, nearest
from .options import SHORT, Option, options_of
from .shape import Shape, flag_of, flags_name

__all__ = ["Inputs", "Outside", "Read", "outside", "read", "shown", "tool_named"]


class Inputs(Protocol):
    """What words may refer to."""

    def file(self, path: str) -> bytes:
        """Read a file.

        Raises:
            Outside: The policy does not allow that.
            OSError: It cannot be read.

        """
        ...

    def variable(self, name: str) -> bytes | None:
        """Give a variable of the environment; `None` where it is not set."""
        ...

    def stdin(self) -> bytes:
        """Read stdin to its end.

        Raises:
            OSError: It cannot be read.

        """
        ...


class Outside(PermissionError):
    """A file is neither in the working folder nor where the policy grants it."""


def outside(need: str) -> str:
    """Say what is wrong with such a file."""
    return (
        "is outside of the working folder, and the policy does not grant"
        f" {need} for it."
    )


class Read(Struct, kw_only=True):
    """What the words of a command line stand for."""

    #: The word where the tool stands, as it is written.
    word: str | None = None
    #: The tool, if the command has it.
    tool: str | None = None
    #: Our options, by name, with their values in order.
    options: dict[str, list[str]] = field(default_factory=dict)
    #: The arguments as a whole document.
    document: bytes | None = None
    #: The arguments that flags and positions give.
    arguments: dict[str, object] = field(default_factory=dict)
    #: What should be done otherwise, and is done.
    warnings: list[str] = field(default_factory=list)
    #: What is wrong with the words themselves.
    mistakes: list[Mistake] = field(default_factory=list)

    def has(self, option: str) -> bool:
        """Whether an option of ours was given."""
        return option in self.options

    def one(self, option: str) -> str | None:
        """Give the value of an option; the last one, where it was repeated."""
        values = self.options.get(option)
        return values[-1] if values else None

    def payload(self) -> bytes:
        """Give the arguments as one document: flags count before it."""
        if self.document is None:
            return json.dump(self.arguments)
        if not self.arguments:
            return self.document
        given = json.parse_or_none(self.document)
        if not is_object(given):
            return self.document
        return json.dump({**given, **self.arguments})


def tool_named(word: str, tools: Sequence[str]) -> str | None:
    """Give the tool that a word names: `find-files` is `find_files`."""
    return flags_name(word, list(tools))


def read(
    words: Sequence[str],
    tools: Sequence[str],
    root_of: Callable[[str], Shape],
    inputs: Inputs,
    options: Mapping[str, Option] | None = None,
) -> Read:
    """Read the words of a command line, without the name of the command.

    Args:
        words: The words.
        tools: The names of all tools.
        root_of: Gives the shape of a tool's arguments.
        inputs: Files and stdin.
        options: The options of the command; those of every command where it is `None`.

    """
    reader = _Reader(words, inputs, options_of() if options is None else options)
    reader.before_the_tool(tools)
    if reader.found.tool is not None:
        reader.behind_the_tool(root_of(reader.found.tool))
    elif reader.found.word == "help":
        reader.helped(tools)
    elif reader.found.word == "run":
        reader.planned()
    elif reader.found.word == "mcp":
        for word in reader.loose():
            reader.surplus(word)
    return reader.found


#: How many bytes `@file` and stdin may have: more than any call takes.
LARGEST: Final = 64 * 1024 * 1024


class _Reader:
    def __init__(
        self, words: Sequence[str], inputs: Inputs, options: Mapping[str, Option]
    ) -> None:
        self.words = words
        self.options = options
        self.at = 0
        self.inputs = inputs
        self.found = Read()
        self.stdin: bytes | None = None
        #: The places that flags have set.
        self.set: set[tuple[str, ...]] = set()
        self.root = Shape({})

    def mistake(
        self, text: str, path: Sequence[str] = (), suggestion: str | None = None
    ) -> None:
        self.found.mistakes.append(Mistake.of(text, path, suggestion))

    # What stands before the tool.

    def before_the_tool(self, tools: Sequence[str]) -> None:
        while self.at < len(self.words):
            word = self.words[self.at]
            self.at += 1
            if word == "--":
                continue
            if not word.startswith("-") or word == "-":
                self.found.word = word
                self.found.tool = tool_named(word, tools)
                return
            self.ours(word)

    def helped(self, tools: Sequence[str]) -> None:
        """Take `help find-files` for `find-files --help`."""
        self.found.options["help"] = []
        self.found.word = None
        self.before_the_tool(tools)

    def loose(self) -> list[str]:
        """Take the options of the command that are left, and give all other words."""
        loose: list[str] = []
        while self.at < len(self.words):
            word = self.words[self.at]
            self.at += 1
            if word == "--":
                loose += self.words[self.at :]
                break
            if word == "-" or not word.startswith("-"):
                loose.append(word)
            else:
                self.ours(word)
        return loose

    def planned(self) -> None:
        """Take the plan of `run PLAN.json`, with options around it."""
        loose = self.loose()
        if not loose:
            self.mistake("run needs a plan: run PLAN.json, or - for stdin.")
            return
        plan, *more = loose
        for word in more:
            self.surplus(word)
        if plan == "-":
            self.found.document = self.from_stdin((), "run")
        elif plan.lstrip().startswith("{"):
            self.found.document = plan.encode()
        else:
            self.found.document = self.from_file(plan, "run", ())

    def ours(self, word: str) -> None:
        """Take an option of ours, or report that there is none."""
        name, has_value, value = self.named(word)
        option = self.options.get(name)
        if option is not None:
            self.take(option, value if has_value else None)
            return
        near = nearest(name, self.options)
        self.mistake(
            f"There is no option {shown(word.partition('=')[0])}.",
            suggestion=None if near is None else f"--{near}",
        )

    def named(self, word: str) -> tuple[str, bool, str]:
        """Give the name of an option, whether it has a value, and that."""
        if word.startswith("--"):
            name, has_value, value = word[2:].partition("=")
            return name, bool(has_value), value
        return SHORT.get(word[1:], word[1:]), False, ""

    def take(self, option: Option, value: str | None) -> None:
        flag = f"--{option.name}"
        values = self.found.options.setdefault(option.name, [])
        if option.value is None:
            if value is not None:
                self.mistake(f"{flag} takes no value.")
            return
        if value is None:
            value = self.next_value()
        if value is None and option.is_optional:
            return
        if value is None:
            self.mistake(f"{flag} needs a value: {flag} {option.value}.")
        else:
            values.append(value)
            if option.name == "prompt":
                self.prompted()

    def prompted(self) -> None:
        """Take the arguments of a prompt, if they stand behind its name."""
        word = self.words[self.at] if self.at < len(self.words) else ""
        if word == "-" or word.lstrip().startswith("{"):
            self.at += 1
            self.found.document = self.whole(word)

    def next_value(self) -> str | None:
        """Take the next word, if it can be a value."""
        if self.at < len(self.words) and not self.words[self.at].startswith("--"):
            self.at += 1
            return self.words[self.at - 1]
        return None

    # What stands behind it.

    def behind_the_tool(self, root: Shape) -> None:
        self.root = root
        names = root.names
        loose: list[str] = []
        literal: list[str] = []
        while self.at < len(self.words):
            word = self.words[self.at]
            self.at += 1
            if word == "--":
                literal = list(self.words[self.at :])
                break
            if word == "-" or not word.startswith("-") or _is_negative(word):
                loose.append(word)
            elif word.startswith("--"):
                self.flag(word, names)
            else:
                self.ours(word)
        flags = any(self.set)
        if len(loose) == 1 and not literal and self.is_document(loose[0], flags=flags):
            self.found.document = self.whole(loose[0])
        else:
            self.positions([*loose, *literal])

    def is_document(self, word: str, *, flags: bool) -> bool:
        """Whether a single loose word is all arguments, as JSON."""
        text = word.lstrip()
        if word == "-":
            return True
        if not text.startswith("{"):
            return False
        # With flags beside it, it may as well be a text that is asked for.
        return not flags or is_object(json.parse_or_none(word))

    def whole(self, word: str) -> bytes | None:
        if word != "-":
            return word.encode("utf-8", "surrogatepass")
        return self.from_stdin(())

    def flag(self, word: str, names: list[str]) -> None:
        """Take a flag behind the tool's name."""
        name, has_value, value = self.named(word)
        given = value if has_value else None
        path = self.place(name, names)
        if path is not None:
            self.argument(path, word.partition("=")[0], given)
            return
        negated = self.negated(name, names) if given is None else None
        if negated is not None:
            self.put(negated[0], negated[1], word)
            return
        option = self.options.get(name)
        if option is not None:
            self.take(option, given)
            return
        self.unknown(name, given, names)

    def place(self, name: str, names: list[str]) -> tuple[str, ...] | None:
        """Give the keys that lead to the argument of a flag."""
        key = flags_name(name, names)
        if key is not None:
            return (key,)
        if name.count(".") >= json.MAX_DEPTH:  # no document is so deep
            return None
        return self.below(name, self.root, names)

    def below(
        self, name: str, shape: Shape, names: list[str]
    ) -> tuple[str, ...] | None:
        """Give the keys of a flag such as `--address.city`."""
        dot = name.find(".")
        while dot > 0:
            key = flags_name(name[:dot], names)
            inner = None if key is None else shape.field(key)
            if key is not None and inner is not None and "object" in inner.kinds:
                rest, own = name[dot + 1 :], inner.names
                known = flags_name(rest, own)
                if known is not None:
                    return (key, known)
                deeper = self.below(rest, inner, own)
                if deeper is not None:
                    return (key, *deeper)
                # A key of a map, or one that the decoder reports.
                return (key, rest) if rest else None
            dot = name.find(".", dot + 1)
        return None

    def at_place(self, path: tuple[str, ...]) -> Shape | None:
        shape: Shape | None = self.root
        for key in path:
            shape = None if shape is None else shape.field(key)
        return shape

    def negated(
        self, name: str, names: list[str]
    ) -> tuple[tuple[str, ...], object] | None:
        """Give what `--no-x` sets: false, or null where that is no bool."""
        if not name.startswith("no-"):
            return None
        path = self.place(name[3:], names)
        shape = None if path is None else self.at_place(path)
        if path is None or shape is None:
            return None
        if shape.is_switch:
            return path, False
        return (path, None) if "null" in shape.kinds else None

    def argument(self, path: tuple[str, ...], flag: str, given: str | None) -> None:
        shape = self.at_place(path) or Shape({})
        if shape.is_switch:
            self.put(path, True if given is None else shape.value(given), flag)
            return
        if given is None:
            given = self.next_value()
        if given is None:
            self.mistake(
                f"{flag} needs a value: {flag} VALUE, or {flag}=VALUE where it begins"
                " with --.",
                path,
            )
            return
        value = self.value(shape, given, flag, path)
        if value is not _NOTHING:
            self.put(path, value, flag, repeats=shape.is_list)

    def unknown(self, name: str, given: str | None, names: list[str]) -> None:
        """Report a flag that is none, by the decoder where it can."""
        flags = [known.replace("_", "-") for known in names]
        near = nearest(name, [*flags, *self.options])
        if near is not None and near not in flags:
            if given is None and self.options[near].value is not None:
                self.next_value()
            self.mistake(f"There is no option --{shown(name)}.", (), f"--{near}")
            return
        extra = self.root.field(name)
        if extra is not None:
            self.argument((name,), f"--{name}", given)
            return
        meant = None if near is None else self.root.field(flags_name(near, names) or "")
        if given is None and not (meant is not None and meant.is_switch):
            given = self.next_value()
        key = (name.replace("-", "_"),)
        self.put(key, True if given is None else given, f"--{name}")

    def value(
        self, shape: Shape, text: str, flag: str, path: tuple[str, ...]
    ) -> object:
        """Give what the word behind a flag stands for."""
        if len(path) == 1 and path[0] in self.root.secrets:
            return self.secret(shape, text, flag, path)
        if shape.is_bytes and text.startswith("@"):
            from base64 import b64encode  # noqa: PLC0415

            data = self.from_file(text[1:], flag, path)
            return _NOTHING if data is None else b64encode(data).decode()
        if shape.is_scalar:
            return shape.value(text)
        if text == "-" or text.startswith("@"):
            data = (
                self.from_stdin(path, flag)
                if text == "-"
                else self.from_file(text[1:], flag, path)
            )
            if data is None:
                return _NOTHING
            try:
                return json.parse(data)
            except json.Broken as broken:
                where = "stdin" if text == "-" else shown(text[1:])
                self.mistake(f"{flag}: {where} is not JSON: {broken}", path)
                return _NOTHING
        value = shape.value(text)
        if shape.is_list and not is_list(value):
            return [shape.items.value(text)]
        if shape.is_list and shape.items.is_list and not _all_lists(value):
            return [value]
        return value

    def secret(
        self, shape: Shape, text: str, flag: str, path: tuple[str, ...]
    ) -> object:
        """Give a secret, which should come from where nobody sees it."""
        if text.startswith("env:"):
            name = text.removeprefix("env:")
            value = self.inputs.variable(name)
            if value is None:
                self.mistake(f"{flag}: the variable {shown(name)} is not set.", path)
                return _NOTHING
            return self.text_of(value, shape, flag, path)
        if text != "-" and not text.startswith("@"):
            self.found.warnings.append(
                f"{flag} stands on the command line, where others can read it: use"
                " @FILE, - for stdin, or env:NAME."
            )
            return shape.value(text)
        data = (
            self.from_stdin(path, flag)
            if text == "-"
            else self.from_file(text[1:], flag, path)
        )
        if data is None:
            return _NOTHING
        line = data.removesuffix(b"\n").removesuffix(b"\r")
        return self.text_of(line, shape, flag, path)

    def text_of(
        self, data: bytes, shape: Shape, flag: str, path: tuple[str, ...]
    ) -> object:
        """Give what bytes stand for, which must be a text."""
        try:
            return shape.value(data.decode())
        except UnicodeDecodeError:
            self.mistake(f"{flag}: it is not UTF-8.", path)
            return _NOTHING

    def from_file(self, name: str, flag: str, path: tuple[str, ...]) -> bytes | None:
        try:
            return self.inputs.file(name)
        except OSError as error:
            self.mistake(f"{flag}: {shown(name)} {_why(error)}", path)
            return None

    def from_stdin(self, path: tuple[str, ...], flag: str = "-") -> bytes | None:
        if self.stdin is not None:
            self.mistake(f"{flag}: stdin can be read once.", path)
            return None
        try:
            self.stdin = self.inputs.stdin()
        except OSError as error:
            self.mistake(f"{flag}: stdin {_why(error)}", path)
            return None
        return self.stdin

    def put(
        self,
        path: tuple[str, ...],
        value: object,
        flag: str,
        *,
        repeats: bool = False,
    ) -> None:
        """Set an argument."""
        inner = self.found.arguments
        for key in path[:-1]:
            below = inner.setdefault(key, {})
            if not is_object(below):
                self.mistake(f"{flag} is given twice.", path)
                return
            inner = below
        before = inner.get(path[-1])
        if repeats and is_list(before) and is_list(value):
            before.extend(value)
        elif is_object(before) and is_object(value):
            before.update(value)
        elif path in self.set or path[-1] in inner:
            self.mistake(f"{flag} is given twice.", path)
        else:
            inner[path[-1]] = value
        self.set.add(path)

    def positions(self, words: list[str]) -> None:
        """Give words without flags to the arguments that must be there."""
        given = self.found.arguments
        slots = [name for name in positional(self.root) if name not in given]
        for index, word in enumerate(words):
            name = slots[min(index, len(slots) - 1)] if slots else None
            shape = None if name is None else self.root.field(name)
            if name is None or shape is None:
                self.surplus(word)
            elif shape.is_list:
                value = self.value(shape, word, flag_of(name), (name,))
                if value is not _NOTHING:
                    self.put((name,), value, flag_of(name), repeats=True)
            elif index < len(slots):
                value = self.value(shape, word, flag_of(name), (name,))
                if value is not _NOTHING:
                    self.put((name,), value, flag_of(name))
            else:
                self.surplus(word)

    def surplus(self, word: str) -> None:
        self.mistake(f"There is no argument for {_quoted(word)}.")


def positional(root: Shape) -> list[str]:
    """Give the arguments that words without flags set, in order.

    The scalars that must be there, and a list behind them.
    """
    names: list[str] = []
    lists: list[str] = []
    for name in root.required:
        shape = root.field(name)
        if shape is None or name in root.secrets:
            continue
        if shape.is_scalar:
            names.append(name)
        elif shape.is_list and shape.items.is_scalar:
            lists.append(name)
    return names + (lists if len(lists) == 1 else [])


class _Nothing:
    """Stands for a value that could not be read."""


_NOTHING: Final = _Nothing()


def _all_lists(value: object) -> bool:
    return is_list(value) and all(is_list(item) for item in value)


def _is_negative(word: str) -> bool:
    digits = word[1:].removeprefix(".")
    return digits[:1] in _DIGITS and bool(digits)


#: In JSON there are no others.
_DIGITS: Final = "0123456789"


def shown(text: str) -> str:
    """Give a word as messages repeat it."""
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _quoted(text: str) -> str:
    return json.quoted(shown(text))


#: How many characters of a word a message repeats.
_LONGEST: Final = 60


def _why(error: OSError) -> str:
    """Say why something cannot be read, in the same words on every system."""
    whys: Mapping[type[OSError], str] = {
        Outside: outside("fs:read"),
        FileNotFoundError: "is not there.",
        PermissionError: "may not be read.",
        IsADirectoryError: "is a folder.",
    }
    if error.errno == errno.EFBIG:
        return f"has more than {LARGEST} bytes."
    why = next((why for kind, why in whys.items() if isinstance(error, kind)), None)
    return why or "cannot be read."
