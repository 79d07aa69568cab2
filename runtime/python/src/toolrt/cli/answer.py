"""The answer of a command: an envelope, in the form that was asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from toolrt import json
from toolrt.call.envelope import Envelope, Status
from toolrt.call.plain import is_object

from .form import Form
from .rows import Wanted, row_field
from .screen import Screen, stderr
from .shape import Shape

if TYPE_CHECKING:
    from toolrt.spec import Spec

    from .spec import CommandSpec

__all__ = ["Answer", "told"]


class Answer:
    """How the envelope of a call becomes what a command writes."""

    def __init__(
        self,
        spec: CommandSpec,
        tool: Spec | None,
        form: Form,
        kept: Wanted,
        payload: bytes,
        *,
        served: tuple[str, ...] = (),
        folder: str = ".",
    ) -> None:
        """Take the call.

        Args:
            spec: The command.
            tool: The tool, if there is one.
            form: The form of the answer.
            kept: What is kept of the result.
            payload: The arguments.
            served: The words that ask for a resource or a prompt.
            folder: Where parts of a result are saved that no terminal can show.

        """
        self._served = served
        self._folder = folder
        self._spec = spec
        self._tool = tool
        self._form = form
        self._kept = kept
        self._payload = payload
        self._field: str | None = None
        if (
            tool is not None
            and tool.output_schema is not None
            and (form is not Form.ENVELOPE or not kept.is_all)
        ):
            self._field = row_field(Shape(json.parse(tool.output_schema)))

    def written(
        self, envelope: Envelope[Any], screen: Screen, environ: Mapping[str, str]
    ) -> tuple[bytes, str]:
        """Give what stands on stdout, and what stands on stderr."""
        envelope = told(envelope)
        form = self._form
        has_result = envelope.result_json is not None
        is_all = self._kept.is_all
        if form is Form.STREAM:
            return b"", ""
        if form is Form.ENVELOPE:
            if not has_result or is_all:
                return envelope.to_json() + b"\n", ""
            return self.kept(envelope).to_json() + b"\n", ""
        if form is Form.PEOPLE:
            return self.for_people(envelope, screen, environ)
        failure = "" if envelope.ok else envelope.to_json().decode() + "\n"
        if not has_result:
            return b"", failure
        result, _ = self._kept.of(
            json.parse(envelope.result_json or b"null"), self._field
        )
        from . import shown  # noqa: PLC0415

        if form is Form.JSON_LINES:
            return shown.json_lines(result, self._field), failure
        if form is Form.PLAIN:
            return shown.plain(result, self._field).encode("utf-8", "replace"), failure
        return shown.print0(result, self._field), failure

    def _wanted(self, envelope: Envelope[Any]) -> tuple[object, bool]:
        """Give what is kept of the result, and whether `--limit` has cut it."""
        result = json.parse(envelope.result_json or b"null")
        return self._kept.of(result, self._field)

    def kept(self, envelope: Envelope[Any]) -> Envelope[Any]:
        """Give the envelope with what is kept of its result."""
        result, is_cut = self._kept.of(
            json.parse(envelope.result_json or b"null"), self._field
        )
        meta = replace(envelope.meta, truncated=True) if is_cut else envelope.meta
        return replace(envelope, result_json=json.dump(result), meta=meta)

    def for_people(
        self, envelope: Envelope[Any], screen: Screen, environ: Mapping[str, str]
    ) -> tuple[bytes, str]:
        """Give tables and texts, and what has failed."""
        tool = self._tool
        text, is_cut = "", False
        if envelope.result_json is not None:
            from . import shown  # noqa: PLC0415

            result, is_cut = self._kept.of(
                json.parse(envelope.result_json), self._field
            )
            if envelope.meta.dry_run and is_object(result):
                # A plan, as every dry run gives it.
                result = result.get("actions", result)
            elif tool is not None and tool.output_schema is None:
                from .saved import with_files  # noqa: PLC0415

                result = with_files(result, tool.name, self._folder)
            text = shown.for_people(result, self._field, screen)
        failed = ""
        if envelope.error is not None or envelope.status is Status.PARTIAL:
            from .failed import Called, for_people  # noqa: PLC0415
            from .lines import one_line  # noqa: PLC0415

            root = None if tool is None else Shape.of_tool(tool)
            args = json.parse_or_none(self._payload)
            name = None if tool is None else tool.name
            call = Called(
                name=self._spec.name,
                tool=name,
                root=root,
                args=args,
                table=None if tool is None or tool.args is None else tool.args.table,
                served=self._served,
            )
            failed = for_people(call, envelope, stderr(environ))
            warnings = envelope.meta.warnings
            failed += "".join(f"warning: {one_line(text)}\n" for text in warnings)
        elif envelope.result_json is not None:
            failed = self.beside(envelope, is_cut=is_cut)
        return text.encode("utf-8", "replace"), failed

    def beside(self, envelope: Envelope[Any], *, is_cut: bool) -> str:
        """Give what people should know beside the result."""
        from .lines import one_line  # noqa: PLC0415

        meta = envelope.meta
        lines = [f"warning: {one_line(text)}" for text in meta.warnings]
        if meta.dry_run:
            lines.append("Nothing was done: this is what would be.")
        if meta.denied:
            lines.append("You have refused; nothing was done.")
        if meta.truncated or is_cut:
            lines.append("There is more that is not shown.")
        if meta.next_cursor is not None:
            cursor = one_line(meta.next_cursor)
            lines.append(f"The next page: --cursor {cursor}; all pages: --all")
        return "".join(f"{line}\n" for line in lines)


def told(envelope: Envelope[Any]) -> Envelope[Any]:
    """Say what to type, where only the command knows."""
    fault = envelope.error
    if fault is None or fault.code != "confirmation_required":
        return envelope
    hint = "Ask the user; where they agree, call again with --yes."
    known = replace(fault, recovery=replace(fault.recovery, hint=hint))
    return replace(envelope, error=known)
