"""A command: a registry, and the part of it that a design shows on a command line."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NoReturn

from msgspec.structs import replace

from toolrt import json
from toolrt.call.context import Context
from toolrt.call.envelope import CallFault, Envelope, Meta, Status
from toolrt.call.error import Kind
from toolrt.callers import CallerKind, Detected, detect
from toolrt.host.calling import Calling

from .form import Form, form_of, seconds, wanted
from .mistake import Mistake, issues_of
from .options import WORDS
from .output import Output, is_terminal, say, with_streams
from .rows import Wanted
from .shape import Shape
from .shared import Shared
from .signals import Interrupted, Signals
from .words import LARGEST, Outside, Read, outside, read, shown

if TYPE_CHECKING:
    from toolrt.host.doors import Policy
    from toolrt.host.registry import Registry
    from toolrt.host.toolset import Toolset
    from toolrt.spec import Spec

    from .calls import Calls
    from .sampling import Sampler
    from .screen import Screen
    from .shared import Served
    from .spec import CommandSpec
else:
    from toolrt.lazy import hinted

    Registry = hinted("Registry", "toolrt.host.registry")
    Toolset = hinted("Toolset", "toolrt.host.toolset")
    Spec = hinted("Spec", "toolrt.spec")
    Calls = hinted("Calls", "toolrt.cli.calls")
    Sampler = hinted("Sampler", "toolrt.cli.sampling")
    Screen = hinted("Screen", "toolrt.cli.screen")
    Served = hinted("Served", "toolrt.cli.shared")
    CommandSpec = hinted("CommandSpec", "toolrt.cli.spec")

__all__ = ["Command"]

#: The variable that names the session of a call.
_SESSION = "TOOLRT_SESSION_ID"

#: The variables that name the place of a call in a distributed trace.
_TRACE = ("TRACEPARENT", "TRACESTATE")

#: Where `--sample-via` reads answers.
_STDIN = "stdin"

#: What a command ends with whose answer cannot be written.
CANNOT_WRITE = 74

#: What a command ends with of which nobody reads the answer, as if by SIGPIPE.
NOBODY_READS = 141


class Command:
    """A registry as a command, for people and for agents.

    Generated code makes it; a program ends with it:

    >>> command(app).main()  # doctest: +SKIP
    """

    __slots__ = ("_context", "_registry", "_spec")

    def __init__(
        self,
        spec: Callable[[], CommandSpec] | CommandSpec,
        registry: Registry,
        context: Context | None = None,
        toolset: Toolset | None = None,
    ) -> None:
        """Take a command of a design.

        Args:
            spec: What the design declares of it, or what makes that.
            registry: Has its tools; those that are not registered are not shown.
            context: What calls begin with: labels, values, a working directory.
            toolset: Its own resources and prompts, to be registered.

        Raises:
            RegisterError: The registry has these already.

        """
        self._spec = spec() if callable(spec) else spec
        self._registry = registry
        self._context = context or Context()
        if toolset is not None:
            registry.register(toolset)

    @property
    def spec(self) -> CommandSpec:
        """What the design declares of it."""
        return self._spec

    def main(self, words: Sequence[str] | None = None) -> NoReturn:
        """Run the command, and end the process with its exit code.

        The process is the command's own: with `--working-dir` it changes its directory
        before the first call, so that paths lead to the same files whoever opens them.

        Args:
            words: The words behind the command's name; those of the process where they
                are not given.

        """
        code = self._run(words, owns_process=True)
        try:
            sys.stdout.flush()
        except (OSError, ValueError):
            # Python would complain of it again when it ends.
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        raise SystemExit(code)

    def run(self, words: Sequence[str] | None = None) -> int:
        """Run the command, and give its exit code.

        It shares the process with others, so it does not change its directory:
        `--working-dir` is refused where the policy limits the files of a tool, and else
        becomes the working directory of the calls alone.
        """
        return self._run(words, owns_process=False)

    def _run(self, words: Sequence[str] | None, *, owns_process: bool) -> int:
        with_streams()
        given = sys.argv[1:] if words is None else list(words)
        if given == [WORDS[2]]:
            from .served import serve  # noqa: PLC0415 # few commands serve

            return serve(self._spec, self._registry, self._context)
        run = _Run(
            self,
            self._registry,
            self._context,
            given,
            owns_process=owns_process,
        )
        try:
            with run.output, run.signals:
                return run.whole()
        except BrokenPipeError:
            return NOBODY_READS


class _Run:
    """One run of a command."""

    def __init__(
        self,
        command: Command,
        registry: Registry,
        context: Context,
        words: Sequence[str],
        *,
        owns_process: bool,
    ) -> None:
        self.spec = command.spec
        self.owns_process = owns_process
        #: The working directory of the process when the command began: names of files
        #: among the words start there.
        self.start = ""
        #: Where calls work, by `--working-dir`.
        self.folder: str | None = None
        self.registry = registry
        broken = [word for word in words if not _is_unicode(word)]
        self.words = [_readable(word) for word in words]
        self.wrong = [_usage("A word is not UTF-8.") for _ in broken]
        self.calling = Calling(registry.host, frozenset(self.spec.tools), None)
        self.tools = [tool for tool in self.spec.tools if tool in self.calling]
        #: Resources and prompts that it shows.
        self.shared = Shared.of(self.spec, registry)
        self.served: Served | None = None
        self.context = context
        self.environ = os.environ
        self.payload = b"{}"
        self.signals = Signals()
        self.output = Output()
        #: Whether a person may be there: input and output are a terminal.
        self.is_terminal = is_terminal(sys.stdin) and self.output.is_terminal
        #: Whether a tool was called, whose events have been written as they came.
        self.was_called = False

    def whole(self) -> int:
        """Run it, and answer whatever happens."""
        try:
            return self.run()
        except BrokenPipeError:
            raise
        except Interrupted:
            return self.ended(CallFault.cancelled())
        except Exception as error:  # noqa: BLE001 # there is an envelope in any case
            text = "The command itself is broken."
            self.registry.host.log.failure("", "", text, error)
            return self.ended(CallFault.of("internal", Kind.INTERNAL, text))

    def run(self) -> int:
        """Run it."""
        if self.words and self.words[0] == "--complete":
            from .completion import candidates  # noqa: PLC0415
            from .served import is_served  # noqa: PLC0415

            words = self.words[1:]
            served = is_served()
            text = candidates(self.specs(), self.shared, words, is_served=served)
            return self.write(text)
        inputs = _Inputs(self.registry.host.policy, self.context.working_dir)
        options = self.shared.options
        self.found = found = read(self.words, self.tools, self.shape, inputs, options)
        found.mistakes[:0] = self.wrong
        inputs.check(found, has_broken=bool(self.wrong))
        folder = found.one("working-dir")
        if folder is not None and not found.mistakes:
            found.mistakes += self.enter(folder)
        self.caller = self.detected()
        self.when = found.one("color") or "auto"
        is_person = self.caller.is_terminal and not self.caller.is_agent
        is_person = is_person and not found.has("output")
        self.form = form_of(found, is_person=is_person)
        if not found.has("help"):
            self.serve()
        about = self.about()
        if about is not None:
            return about
        kept, wrong = wanted(found)
        mistakes = [*found.mistakes, *map(_usage, wrong), *self.misplaced()]
        envelope: Envelope[Any]
        if found.word is None:
            if not mistakes and not found.options:
                return self.help()
            mistakes = mistakes or [_usage("A tool is missing.")]
            envelope = self.refused(mistakes)
            return self.answer(envelope, Wanted())
        if self.served is not None and self.served.tool is None and not mistakes:
            return self.answer(self.unserved(self.served), Wanted())
        if not mistakes and (self.is_plan or found.tool is not None):
            mistakes = self.unkept()
        if self.is_plan:
            return self.plan(mistakes, kept)
        if found.word == WORDS[2]:
            alone = self.refused([_usage("`mcp` stands alone.")])
            return self.answer(alone, Wanted())
        if found.tool is None:
            # An option that is none may have a value, which stands where the tool does.
            unknown = self.refused(mistakes) if mistakes else self.unknown(found.word)
            return self.answer(unknown, Wanted())
        self.ask_for_secrets(mistakes)
        self.payload = found.payload()
        calls = self.calls()
        if mistakes:
            envelope = self.with_mistakes(found.tool, mistakes, calls.context)
            return self.answer(envelope, Wanted())
        if found.has("validate"):
            return self.validated(calls)
        self.was_called = True
        spec = self.registry.get(found.tool)
        if spec is None:  # it has gone since the words were read
            return self.answer(self.unknown(found.word), Wanted())
        envelope = calls.call(spec, self.payload, kept)
        return self.answer(envelope, kept)

    def enter(self, folder: str) -> list[Mistake]:
        """Let calls work in a folder; give what is wrong with it.

        A handler may open a path by its text, from the working directory of the
        process; the policy must have checked the same file.
        """
        here = f"--working-dir: {shown(folder)}"
        if not self.owns_process:
            policy = self.registry.host.policy
            specs = () if policy is None else self.specs()
            limits = (policy.files(spec) for spec in specs if policy is not None)
            if any(files is not None and files.is_limited for files in limits):
                why = "the host grants folders, and the process is not the command's"
                return [_usage(f"{here} is refused: {why} own.")]
            self.folder = os.path.abspath(folder)  # noqa: PTH100 # pathlib is slow to load
            return []
        try:
            self.start = os.getcwd()  # noqa: PTH109 # likewise
            # Modules that are loaded later still come from where they did.
            sys.path[:] = [os.path.abspath(entry) for entry in sys.path]  # noqa: PTH100 # likewise
            os.chdir(folder)
            self.folder = os.getcwd()  # noqa: PTH109 # likewise
        except (OSError, ValueError):
            return [_usage(f"{here} cannot be entered.")]
        return []

    def serve(self) -> None:
        """Take the words that ask for a resource or a prompt as those of its tool."""
        found = self.found
        self.served, wrong = self.shared.asked(found)
        if wrong is not None:
            found.mistakes.append(_usage(wrong))
        if self.served is None:
            return
        tool = self.served.tool
        found.word = "" if tool is None else tool.name
        if tool is not None:
            found.tool = tool.name
            found.document = self.served.payload
            seen = frozenset({tool.name})
            self.calling = Calling(self.registry.host, seen, None)

    def unserved(self, served: Served) -> Envelope[Any]:
        """Answer the URI or name of what is not there."""
        text = self.shared.missing(served)
        fault = CallFault.of(f"unknown_{served.option}", Kind.NOT_FOUND, text)
        return Envelope(status=Status.ERROR, error=fault, meta=self.meta())

    def ended(self, fault: CallFault) -> int:
        """Answer for a run that came to no other end."""
        caller = detect(self.environ, is_terminal=self.is_terminal)
        meta = Meta(caller=caller.caller)
        envelope: Envelope[Any] = Envelope(status=Status.ERROR, error=fault, meta=meta)
        if caller.is_terminal and not caller.is_agent:
            self.complain(fault.message)
        else:
            try:
                self.write(envelope.to_json() + b"\n")
            except BrokenPipeError:
                return NOBODY_READS
        return envelope.exit_code

    def shape(self, tool: str) -> Shape:
        """Give the shape of a tool's arguments."""
        spec = self.registry.get(tool)
        return Shape({}) if spec is None else Shape.of_tool(spec)

    def specs(self) -> list[Spec]:
        """Give the specs of all tools."""
        found = map(self.registry.get, self.tools)
        return [spec for spec in found if spec is not None]

    def detected(self) -> Detected:
        """Find out who calls."""
        said = self.found.one("caller")
        environ = dict(self.environ) if said else self.environ
        if said:
            environ["TOOLRT_CALLER"] = said
        return detect(environ, is_terminal=self.is_terminal)

    def ask_for_secrets(self, mistakes: Sequence[Mistake]) -> None:
        """Ask a person for the secrets that must be there, without showing them."""
        found = self.found
        may_ask = self.caller.is_terminal and self.caller.kind is CallerKind.HUMAN
        if mistakes or not may_ask or found.document is not None:
            return
        if found.has("validate"):
            return
        root = self.shape(found.tool or "")
        for name in root.required:
            if name in root.secrets and name not in found.arguments:
                from getpass import getpass  # noqa: PLC0415

                try:
                    with self.signals.asking():
                        text = getpass(f"{name}: ")
                except (EOFError, OSError, UnicodeDecodeError):
                    return
                shape = root.field(name)
                found.arguments[name] = shape.value(text) if shape else text

    # What is not a call.

    def about(self) -> int | None:
        """Print what was asked for about the command or a tool, if anything was."""
        found, spec = self.found, self.spec
        if found.has("help"):
            return self.help()
        if found.has("version"):
            return self.write(f"{spec.name} {spec.version or ''}".rstrip() + "\n")
        if found.has("completions"):
            from .completion import script  # noqa: PLC0415

            text = script(spec.name, found.one("completions") or "")
            if text is not None:
                return self.write(text)
            shells = "--completions needs bash, zsh, fish or powershell."
            return self.answer(self.refused([_usage(shells)]), Wanted())
        if found.has("man"):
            from .man import page  # noqa: PLC0415
            from .served import is_served  # noqa: PLC0415

            options, served = self.shared.options, is_served()
            return self.write(page(spec, self.specs(), options, is_served=served))
        if found.has("docs"):
            from . import documents  # noqa: PLC0415

            format_ = found.one("docs")
            if format_ is None:
                format_ = documents.format_of(self.caller.caller)
            told = documents.document(spec, format_)
            if told is not None:
                return self.write(told)
            formats = "--docs needs agents-md, claude-md, skill-md or llms-txt."
            return self.answer(self.refused([_usage(formats)]), Wanted())
        if found.mistakes:
            return None
        if self.words and self.words[0] == "calls":
            from .recorded import WrongWords, report  # noqa: PLC0415

            try:
                return self.write_json(report(self.words[1:], self.environ))
            except WrongWords as wrong:
                return self.answer(self.refused([_usage(str(wrong))]), Wanted())
        if found.has("session"):
            if unkept := self.unkept():
                return self.answer(self.refused(unkept), Wanted())
            from .session import Session  # noqa: PLC0415

            session = Session(self.spec, self.calls(), self.write_lines)
            code = session.run(sys.stdin.buffer)
            return self.unwritten() or code
        document = self.document()
        return None if document is None else self.write_json(document)

    def document(self) -> object:
        """Give what programs may read about the command or a tool; else `None`."""
        found = self.found
        if not any(
            map(
                found.has,
                (
                    "discover",
                    "tools",
                    "resources",
                    "prompts",
                    "manifest",
                    "schema",
                    "examples",
                ),
            )
        ):
            return None
        from . import manifest  # noqa: PLC0415

        if found.has("discover"):
            return manifest.discovered(self.spec, self.specs(), self.shared)
        if found.has("tools"):
            return manifest.listed(self.spec, self.specs())
        if found.has("resources"):
            return self.shared.listed_resources()
        if found.has("prompts"):
            return self.shared.listed_prompts()
        tool = None if found.tool is None else self.registry.get(found.tool)
        if tool is None or (self.served is not None and not found.has("schema")):
            return None
        if found.has("manifest"):
            return manifest.manifest(self.spec, tool)
        if found.has("schema"):
            return json.parse(tool.input_schema)
        return manifest.examples(self.spec, tool)

    def help(self) -> int:
        """Print help."""
        from . import help as helps  # noqa: PLC0415

        screen = self.screen()
        size = min(screen.width, 100)
        found = self.found
        if self.is_plan:
            from .plan import help_of  # noqa: PLC0415

            return self.write_long(help_of(self.spec.name), screen)
        if found.word == WORDS[2]:
            from .served import help_of  # noqa: PLC0415

            return self.write_long(help_of(self.spec.name), screen)
        if found.word is not None and found.tool is None:
            return self.answer(self.unknown(found.word), Wanted())
        tool = None if found.tool is None else self.registry.get(found.tool)
        if tool is not None:
            return self.write_long(
                helps.of_tool(self.spec, tool, self.shared.options, size), screen
            )
        tools = [(one, self.registry.toolset_of(one.name)) for one in self.specs()]
        from .served import is_served  # noqa: PLC0415

        served = is_served()
        text = helps.of_command(
            self.spec, tools, self.shared.options, size, is_served=served
        )
        return self.write_long(text, screen)

    # Calls.

    def calls(self) -> Calls:
        """Give what calls tools, as the words say."""
        from .calls import Calls  # noqa: PLC0415

        found = self.found
        cx = self.context.with_caller(self.caller.caller)
        if (time := found.one("timeout")) is not None and (limit := seconds(time)):
            cx = cx.with_timeout(limit)
        if self.folder is not None:
            cx = cx.with_working_dir(self.folder)
        if (key := found.one("idempotency-key")) is not None:
            cx = cx.with_idempotency_key(key)
        session = self.environ.get(_SESSION, "")
        if session and _is_unicode(session):
            cx = cx.with_session_id(session)
        place, state = map(self.environ.get, _TRACE)
        if place and _is_unicode(place):
            cx = cx.with_traceparent(place)
            if state and _is_unicode(state):
                cx = cx.with_tracestate(state)
        if found.has("dry-run"):
            cx = cx.with_dry_run()
        if found.one("response") == "detailed":
            cx = cx.with_detail()
        may_ask = self.caller.is_terminal and self.caller.kind is CallerKind.HUMAN
        return Calls(
            self.calling,
            cx,
            form=self.form,
            agrees=found.has("yes"),
            may_ask=may_ask and sys.stderr.isatty(),
            verbose=found.has("verbose"),
            all_pages=found.has("all"),
            cursor=found.one("cursor"),
            write_line=self.write_line,
            signals=self.signals,
            sampler=self.sampler(),
        )

    def sampler(self) -> Sampler | None:
        """Give what answers samples, by `--sample-via`."""
        where = self.found.one("sample-via")
        if where is None:
            return None
        from .sampling import Lines, Post  # noqa: PLC0415

        if where != _STDIN:
            return Post(where, self.warn)
        is_stream = self.form is Form.STREAM or self.found.has("session")
        return Lines(self.write_line if is_stream else _to_stderr, self.warn)

    def warn(self, text: str) -> None:
        """Tell of something beside a call: in its envelope, if that is to come."""
        is_later = self.form is not Form.STREAM and not self.is_plan
        if is_later and not self.found.has("session"):
            self.found.warnings.append(text)
            return
        from .lines import one_line  # noqa: PLC0415

        sys.stderr.write(f"warning: {one_line(text)}\n")

    def unkept(self) -> list[Mistake]:
        """Report why answers cannot be kept that calls with an idempotency key need."""
        found = self.found
        if not found.has("idempotency-key"):
            return []
        if found.has("validate") or found.has("dry-run"):
            return []
        from toolrt.state import Unusable  # noqa: PLC0415

        from .kept import keep  # noqa: PLC0415

        try:
            keep(self.registry.host, self.spec.name)
        except Unusable as error:
            return [_usage(f"--idempotency-key: {error}")]
        return []

    @property
    def is_plan(self) -> bool:
        """Whether the words are `run PLAN.json`."""
        return self.found.tool is None and self.found.word == WORDS[1]

    def plan(self, mistakes: Sequence[Mistake], kept: Wanted) -> int:
        """Run a plan."""
        from .plan import Planned, misplaced  # noqa: PLC0415
        from .screen import stderr  # noqa: PLC0415

        found = self.found
        mistakes = [*mistakes, *map(_usage, misplaced(found))]
        if mistakes or found.document is None:
            return self.answer(self.refused(mistakes), Wanted())
        calls = self.calls()
        name, form = self.spec.name, self.form
        planned = Planned(name, calls, form, kept, self.write_line)
        self.signals.cancel = calls.context.token()
        result = planned.run(found.document, validates=found.has("validate"))
        self.signals.answers = True
        screen = self.screen()
        text, beside = planned.written(result, screen, stderr(self.environ))
        return self.put(text, beside, result.exit_code, screen)

    def misplaced(self) -> list[Mistake]:
        """Report options that this tool, or no tool, has no use for."""
        found = self.found
        tool = None if found.tool is None else self.registry.get(found.tool)
        paged = [f"--{name}" for name in ("cursor", "all") if found.has(name)]
        if tool is not None and tool.paging is None and paged:
            return [_usage(f"{paged[0]} is for tools with pages.")]
        about = [
            f"--{name}"
            for name in ("manifest", "schema", "examples")
            if found.has(name)
        ]
        if (found.word is None or self.served is not None) and about:
            return [_usage(f"{about[0]} needs a tool.")]
        return []

    def meta(self, tool: str = "") -> Meta:
        """Give what is known of a call that was not made."""
        return Meta(tool=tool, caller=self.caller.caller)

    def refused(self, mistakes: Sequence[Mistake]) -> Envelope[Any]:
        """Answer words of which no call can be made."""
        fault = CallFault.invalid_input(issues_of(mistakes))
        tool = self.found.tool or self.found.word or ""
        return Envelope(status=Status.ERROR, error=fault, meta=self.meta(tool))

    def unknown(self, word: str) -> Envelope[Any]:
        """Answer the name of a tool that is none."""
        cx = self.context.with_caller(self.caller.caller)
        name = word.replace("-", "_") if word.isascii() else word
        return self.calling.call(name, b"{}", cx)

    def with_mistakes(
        self, tool: str, mistakes: Sequence[Mistake], cx: Context
    ) -> Envelope[Any]:
        """Answer wrong words, with everything that is wrong with the arguments."""
        checked = self.calling.preflight(tool, self.payload, cx)
        fault = checked.error
        more = () if fault is None or fault.code != "invalid_input" else fault.issues
        blamed = {issue.path for issue in mistakes if issue.path}
        issues = [
            *issues_of(mistakes),
            *(issue for issue in more if issue.path not in blamed),
        ]
        meta = checked.meta
        return Envelope(
            status=Status.ERROR, error=CallFault.invalid_input(issues), meta=meta
        )

    def validated(self, calls: Calls) -> int:
        """Say whether the arguments are valid."""
        tool = self.found.tool or ""
        envelope = self.calling.preflight(tool, self.payload, calls.context)
        fine = envelope.error is None
        if self.form is Form.PEOPLE and fine:
            return self.write("The arguments are valid.\n")
        return self.answer(envelope, Wanted())

    # What is written.

    def screen(self) -> Screen:
        """Give the screen of stdout."""
        from .screen import Screen  # noqa: PLC0415

        when = self.when if self.when in {"always", "never"} else "auto"
        size = self.output.size() if self.output.is_terminal else None
        return Screen.of(size, self.environ, when)

    def answer(self, envelope: Envelope[Any], kept: Wanted) -> int:
        """Write the answer to a call, and give the exit code."""
        self.signals.answers = True
        if warnings := self.found.warnings:
            meta = envelope.meta
            meta = replace(meta, warnings=(*warnings, *meta.warnings))
            envelope = replace(envelope, meta=meta)
        output = self.found.one("output")
        if (
            self.form is Form.ENVELOPE
            and envelope.ok
            and kept.is_all
            and output is None
        ):
            return self.write(envelope.to_json() + b"\n")
        from .answer import Answer  # noqa: PLC0415

        tool = None if self.found.tool is None else self.registry.get(self.found.tool)
        form = self.form
        if form is Form.STREAM and not self.was_called:
            form = Form.JSON_LINES
        served = () if self.served is None else self.served.words
        answer = Answer(
            self.spec,
            tool,
            form,
            kept,
            self.payload,
            served=served,
            folder=self.start or ".",
        )
        screen = self.screen()
        text, beside = answer.written(envelope, screen, self.environ)
        return self.put(text, beside, envelope.exit_code, screen)

    def put(self, text: bytes, beside: str, code: int, screen: Screen) -> int:
        """Write what stands on stdout and on stderr, and give the exit code."""
        output = self.found.one("output")
        failed = 0
        if text and output is not None:
            failed = 0 if self.write_file(output, text) else CANNOT_WRITE
        elif text and self.form is Form.PEOPLE:
            failed = self.write_long(text.decode("utf-8", "replace"), screen)
        elif text and self.form is Form.PRINT0 and self.output.is_terminal:
            from .lines import texts0_seen  # noqa: PLC0415

            failed = self.write(texts0_seen(text))
        elif text:
            failed = self.write(text)
        # Behind the result, as it is read.
        say(beside)
        return failed or self.unwritten() or code

    def write_long(self, text: str, screen: Screen) -> int:
        """Write a text for people, by a pager if it is long."""
        from .screen import paged  # noqa: PLC0415

        if self.found.has("no-pager") or not self.caller.is_terminal:
            return self.write(text)
        is_agent = self.caller.kind is not CallerKind.HUMAN
        return (
            0
            if not is_agent and paged(text, screen, self.output.file)
            else self.write(text)
        )

    def write(self, text: bytes | str) -> int:
        """Write to stdout; gives 0, or why it could not be written.

        At a terminal, what hides is escaped as in JSON; others get the bytes as they
        are.
        """
        data = text.encode("utf-8", "replace") if isinstance(text, str) else text
        if self.output.is_terminal:
            from .lines import json_seen  # noqa: PLC0415

            data = json_seen(data)
        if self.output.broken is not None:
            return self.unwritten()
        try:
            self.output.write(data)
        except BrokenPipeError:
            raise
        except OSError as error:
            self.complain(f"stdout cannot be written: {_why(error)}")
            return CANNOT_WRITE
        return 0

    def write_line(self, line: bytes) -> None:
        """Write a line to stdout at once; the end of the run says whether it could."""
        self.write_lines(line + b"\n")

    def write_lines(self, lines: bytes) -> None:
        """Write whole lines to stdout, as `write_line` does."""
        with suppress(BrokenPipeError):
            self.write(lines)

    def unwritten(self) -> int:
        """Give what a command ends with whose answer could not be written; else 0."""
        broken = self.output.broken
        if broken is None:
            return 0
        gone = isinstance(broken, BrokenPipeError)
        return NOBODY_READS if gone else CANNOT_WRITE

    def write_file(self, path: str, data: bytes) -> bool:
        """Replace a file as a whole; whether it could be written."""
        place = os.path.join(self.start, path)  # noqa: PTH118 # pathlib is slow to load
        draft = f"{place}.{os.getpid()}.draft"
        try:
            if _is_device(place):
                with open(place, "wb") as file:  # noqa: PTH123 # likewise
                    file.write(data)
                return True
            with open(draft, "xb") as file:  # noqa: PTH123 # pathlib is slow to load
                file.write(data)
            os.replace(draft, place)  # noqa: PTH105
        except OSError as error:
            if not isinstance(error, FileExistsError):
                with suppress(OSError):
                    os.unlink(draft)  # noqa: PTH108
            self.complain(f"{path} cannot be written: {_why(error)}")
            return False
        return True

    def write_json(self, document: object) -> int:
        """Write a document, with line breaks for people."""
        data = json.dump(document)
        if self.output.is_terminal:
            import msgspec  # noqa: PLC0415

            data = msgspec.json.format(data)
        return self.write(data + b"\n")

    def complain(self, text: str) -> None:
        """Tell people that something of the command itself has failed."""
        from .lines import one_line  # noqa: PLC0415

        sys.stderr.write(f"{self.spec.name}: {one_line(text)}\n")


def _usage(text: str) -> Mistake:
    return Mistake(message=text)


def _to_stderr(line: bytes) -> None:
    """Write a line to stderr at once."""
    say(f"{line.decode()}\n")
    sys.stderr.flush()


def _is_unicode(word: str) -> bool:
    return word.isascii() or not any("\ud800" <= c <= "\udfff" for c in word)


def _readable(word: str) -> str:
    """Give a word with U+FFFD for what is not UTF-8."""
    if _is_unicode(word):
        return word
    try:
        return word.encode(errors="surrogateescape").decode(errors="replace")
    except UnicodeEncodeError:  # no bytes of a process
        return word.encode(errors="replace").decode()


def _is_device(path: str) -> bool:
    """Whether it is neither a file nor a folder: nobody may take its place."""
    try:
        mode = os.stat(path).st_mode  # noqa: PTH116
    except (OSError, ValueError):
        return False
    return not stat.S_ISREG(mode) and not stat.S_ISDIR(mode)


def _why(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


class _Inputs:
    """What words refer to: files and stdin."""

    def __init__(self, policy: Policy | None, folder: str | None) -> None:
        self._policy = policy
        #: Whether arguments were read from stdin.
        self._has_read = False
        self._folder = folder

    def allows(self, need: str, path: str) -> bool:
        """Whether the policy lets a word name this file."""
        policy = self._policy
        return policy is None or policy.allows_file(need, path, self._folder)

    def check(self, found: Read, *, has_broken: bool) -> None:
        """Report what names files or folders that it may not name.

        Args:
            found: The words.
            has_broken: Whether some of them are not UTF-8.

        """
        if not _is_unicode(os.environ.get(_SESSION, "")):
            found.mistakes.append(_usage(f"{_SESSION} is not UTF-8."))
        path = found.one("output")
        if path is not None and has_broken:
            # A name that nobody has given.
            del found.options["output"]
        elif path is not None and not self.allows("fs:write", path):
            text = f"--output: {shown(path)} {outside('fs:write')}"
            found.mistakes.append(_usage(text))
            del found.options["output"]
        where = found.one("sample-via")
        if where == _STDIN and self._has_read:
            text = "--sample-via: stdin can be read once."
            found.mistakes.append(_usage(text))
        elif where is not None and where != _STDIN:
            from .sampling import wrong_url  # noqa: PLC0415

            wrong = wrong_url(where, self._policy, Context())
            found.mistakes += [] if wrong is None else [_usage(wrong)]
        folder = found.one("working-dir")
        if folder is not None and not os.path.isdir(folder):  # noqa: PTH112 # pathlib is slow to load
            text = f"--working-dir: {shown(folder)} is no folder."
            found.mistakes.append(_usage(text))

    def file(self, path: str) -> bytes:
        if not self.allows("fs:read", path):
            raise Outside(errno.EACCES, "it is outside")
        with open(path, "rb") as file:  # noqa: PTH123 # pathlib is slow to load
            return _bounded(file.read(LARGEST + 1))

    def variable(self, name: str) -> bytes | None:
        value = os.environ.get(name)
        return None if value is None else value.encode(errors="surrogateescape")

    def stdin(self) -> bytes:
        self._has_read = True
        return _bounded(sys.stdin.buffer.read(LARGEST + 1))


def _bounded(data: bytes) -> bytes:
    if len(data) > LARGEST:
        raise OSError(errno.EFBIG, f"it has more than {LARGEST} bytes")
    return data
