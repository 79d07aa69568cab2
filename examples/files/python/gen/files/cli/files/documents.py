# Made by toolc from files.tools; do not edit.
"""What the command `files` prints by `--docs`."""

from __future__ import annotations

# fmt: off


def documents() -> dict[str, str]:
    """Give the documents, by their formats."""
    return {
        "agents-md": (
            "<!-- Made by toolc from files.tools; do not edit. -->\n"
            "\n"
            "# files\n"
            "\n"
            "Look at the files of one folder.\n"
            "\n"
            "## Commands\n"
            "\n"
            "- `files`\n"
            "\n"
            "## Tools\n"
            "\n"
            "### `find_files`\n"
            "\n"
            "Find files by their names, in a folder and all folders below it.\n"
            "\n"
            "Usage: `files find-files [OPTIONS]`\n"
            "\n"
            'Example: `files --json find-files \'{"ending":".rs","order":"size"}\'`\n'
            "\n"
            "Parameters:\n"
            "\n"
            '- `ending`: string (at most 20 characters), default `""`. What the name ends in, for example `.rs`; all files without it.\n'
            '- `order`: one of `"path"`, `"size"`, default `"path"`\n'
            "- `limit`: integer (1 to 1000), default `100`\n"
            "\n"
            "Output: object {`files`: list of `FileMatch` {`path`; `size`}; `more`: boolean}\n"
            "\n"
            "Behaviour: reads only; may be repeated: twice is as once.\n"
            "\n"
            "Capabilities: `fs:read`.\n"
            "\n"
            "Next steps:\n"
            "\n"
            "- `read_lines`: To read one of the files\n"
            "\n"
            "### `read_lines`\n"
            "\n"
            "Read lines of a text file.\n"
            "\n"
            "Usage: `files read-lines --path PATH [OPTIONS]`\n"
            "\n"
            "Parameters:\n"
            "\n"
            "- `path` (required): file path\n"
            "- `from`: integer (at least 1), default `1`. The first line, counted from 1.\n"
            "- `count`: integer (1 to 500), default `50`\n"
            "\n"
            "Output: object {`lines`: list of string; `total`: integer (at least 0)}\n"
            "\n"
            "Errors:\n"
            "\n"
            "- `no_such_file` (not_found, correct): Nothing is at this path. Then: Call find_files and pass one of its paths.\n"
            "- `not_text` (precondition, stop): The file is not text. Then: Tell the user that {details.path} is not a text file.\n"
            "\n"
            "Behaviour: reads only; may be repeated: twice is as once.\n"
            "\n"
            "Capabilities: `fs:read`.\n"
            "\n"
            "## Output\n"
            "\n"
            "Every call answers with one JSON object, the envelope. A success:\n"
            "\n"
            "```json\n"
            "{\n"
            '  "ok": true,\n'
            '  "status": "success",\n'
            '  "result": {},\n'
            '  "meta": {\n'
            '    "tool": "find_files",\n'
            '    "toolset": "files",\n'
            '    "service": "files",\n'
            '    "version": "1.0.0",\n'
            '    "call_id": "…",\n'
            '    "duration_ms": 3,\n'
            '    "caller": "agent"\n'
            "  }\n"
            "}\n"
            "```\n"
            "\n"
            "A failure:\n"
            "\n"
            "```json\n"
            "{\n"
            '  "ok": false,\n'
            '  "status": "error",\n'
            '  "error": {\n'
            '    "code": "no_such_file",\n'
            '    "kind": "not_found",\n'
            '    "message": "Nothing is at this path.",\n'
            '    "field": "path",\n'
            '    "retryable": true,\n'
            '    "recovery": {\n'
            '      "action": "correct"\n'
            "    }\n"
            "  },\n"
            '  "meta": {\n'
            '    "tool": "read_lines",\n'
            '    "toolset": "files",\n'
            '    "service": "files",\n'
            '    "version": "1.0.0",\n'
            '    "call_id": "…",\n'
            '    "duration_ms": 3,\n'
            '    "caller": "agent"\n'
            "  }\n"
            "}\n"
            "```\n"
            "\n"
            "`error.recovery.action` says what to do: `correct` (call again with other arguments), `retry` (repeat the call), `replan` (do something else), `stop` (give up).\n"
            "\n"
            "## Rules\n"
            "\n"
            "- Arguments are flags, and what is no scalar is JSON; or pass all of them as one JSON document, as the examples do.\n"
            "- Pass `--json` before the name of the tool, so that stdout has exactly one envelope.\n"
            "- Look at `ok` of the envelope; do not judge by the text. `error.issues` names every wrong argument at once.\n"
            "- Pass `--dry-run` to see what a tool would do, where the tool says that it has one; nothing is done then.\n"
            "- Pass `--yes` only when the user has agreed to what a tool asks to confirm; without it, such a call ends as `confirmation_required`.\n"
            "- Exit codes: 0 success, 2 wrong arguments, 10 not found or conflict, 30 not allowed, 40 try later, 50 timeout, 70 a bug, 75 a part was done, 76 the tool asks something first.\n"
            "- Use only the tools and arguments that stand here; other keys are errors.\n"
        ),
        "claude-md": (
            "<!-- Made by toolc from files.tools; do not edit. -->\n"
            "\n"
            "# files\n"
            "\n"
            "Look at the files of one folder.\n"
            "\n"
            "`files --docs agents-md` prints every tool with its arguments, output and errors.\n"
            "\n"
            "## Calls\n"
            "\n"
            "On the command line, with `--json` before the name of the tool:\n"
            "\n"
            '- `files --json find-files \'{"ending":".rs","order":"size"}\'`\n'
            "\n"
            "In Python, with a registry of the toolsets (`from toolrt import Registry`); the answer is one envelope:\n"
            "\n"
            '- `reply =` `registry.call("find_files", b\'{"ending":".rs","order":"size"}\')`\n'
            "- `if reply.ok:` use `reply.result`, else read `reply.error`: its message and `recovery` say what to do\n"
            "\n"
            "`--dry-run` shows what a tool would do; `--yes` agrees to what it asks, only after the user has agreed.\n"
            "\n"
            "## Tools\n"
            "\n"
            "- `find_files`: Find files by their names, in a folder and all folders below it.\n"
            "- `read_lines`: Read lines of a text file.\n"
        ),
        "skill-md": (
            "---\n"
            'name: "files"\n'
            'description: "Look at the files of one folder. Of the service files. Tools: find_files, read_lines."\n'
            "---\n"
            "\n"
            "<!-- Made by toolc from files.tools; do not edit. -->\n"
            "\n"
            "# files\n"
            "\n"
            "Look at the files of one folder.\n"
            "\n"
            "## Tools\n"
            "\n"
            "- `find_files`: Find files by their names, in a folder and all folders below it.\n"
            "  `files find-files [OPTIONS]`\n"
            "- `read_lines`: Read lines of a text file.\n"
            "  `files read-lines --path PATH [OPTIONS]`\n"
            "\n"
            "## Next steps\n"
            "\n"
            "- After `find_files`, consider `read_lines`: To read one of the files\n"
            "\n"
            "## Output\n"
            "\n"
            "Every call answers with one JSON object, the envelope. A success:\n"
            "\n"
            "```json\n"
            "{\n"
            '  "ok": true,\n'
            '  "status": "success",\n'
            '  "result": {},\n'
            '  "meta": {\n'
            '    "tool": "find_files",\n'
            '    "toolset": "files",\n'
            '    "service": "files",\n'
            '    "version": "1.0.0",\n'
            '    "call_id": "…",\n'
            '    "duration_ms": 3,\n'
            '    "caller": "agent"\n'
            "  }\n"
            "}\n"
            "```\n"
            "\n"
            "A failure:\n"
            "\n"
            "```json\n"
            "{\n"
            '  "ok": false,\n'
            '  "status": "error",\n'
            '  "error": {\n'
            '    "code": "no_such_file",\n'
            '    "kind": "not_found",\n'
            '    "message": "Nothing is at this path.",\n'
            '    "field": "path",\n'
            '    "retryable": true,\n'
            '    "recovery": {\n'
            '      "action": "correct"\n'
            "    }\n"
            "  },\n"
            '  "meta": {\n'
            '    "tool": "read_lines",\n'
            '    "toolset": "files",\n'
            '    "service": "files",\n'
            '    "version": "1.0.0",\n'
            '    "call_id": "…",\n'
            '    "duration_ms": 3,\n'
            '    "caller": "agent"\n'
            "  }\n"
            "}\n"
            "```\n"
            "\n"
            "`error.recovery.action` says what to do: `correct` (call again with other arguments), `retry` (repeat the call), `replan` (do something else), `stop` (give up).\n"
            "\n"
            "## Rules\n"
            "\n"
            "- Arguments are flags, and what is no scalar is JSON; or pass all of them as one JSON document, as the examples do.\n"
            "- Pass `--json` before the name of the tool, so that stdout has exactly one envelope.\n"
            "- Look at `ok` of the envelope; do not judge by the text. `error.issues` names every wrong argument at once.\n"
            "- Pass `--dry-run` to see what a tool would do, where the tool says that it has one; nothing is done then.\n"
            "- Pass `--yes` only when the user has agreed to what a tool asks to confirm; without it, such a call ends as `confirmation_required`.\n"
            "- Exit codes: 0 success, 2 wrong arguments, 10 not found or conflict, 30 not allowed, 40 try later, 50 timeout, 70 a bug, 75 a part was done, 76 the tool asks something first.\n"
            "- Use only the tools and arguments that stand here; other keys are errors.\n"
        ),
        "llms-txt": (
            "# files\n"
            "\n"
            "> Look at the files of one folder. 2 tools.\n"
            "\n"
            "Made by toolc from files.tools; do not edit.\n"
            "\n"
            "files\n"
            "===\n"
            "\n"
            "Find files and read them.\n"
            "\n"
            "`find_files`\n"
            "---\n"
            "\n"
            "Find files by their names, in a folder and all folders below it.\n"
            "\n"
            "Usage: `files find-files [OPTIONS]`\n"
            "\n"
            'Example: `files --json find-files \'{"ending":".rs","order":"size"}\'`\n'
            "\n"
            "Parameters:\n"
            "\n"
            '- `ending`: string (at most 20 characters), default `""`. What the name ends in, for example `.rs`; all files without it.\n'
            '- `order`: one of `"path"`, `"size"`, default `"path"`\n'
            "- `limit`: integer (1 to 1000), default `100`\n"
            "\n"
            "Output: object {`files`: list of `FileMatch` {`path`; `size`}; `more`: boolean}\n"
            "\n"
            "Behaviour: reads only; may be repeated: twice is as once.\n"
            "\n"
            "Capabilities: `fs:read`.\n"
            "\n"
            "Next steps:\n"
            "\n"
            "- `read_lines`: To read one of the files\n"
            "\n"
            "`read_lines`\n"
            "---\n"
            "\n"
            "Read lines of a text file.\n"
            "\n"
            "Usage: `files read-lines --path PATH [OPTIONS]`\n"
            "\n"
            "Parameters:\n"
            "\n"
            "- `path` (required): file path\n"
            "- `from`: integer (at least 1), default `1`. The first line, counted from 1.\n"
            "- `count`: integer (1 to 500), default `50`\n"
            "\n"
            "Output: object {`lines`: list of string; `total`: integer (at least 0)}\n"
            "\n"
            "Errors:\n"
            "\n"
            "- `no_such_file` (not_found, correct): Nothing is at this path. Then: Call find_files and pass one of its paths.\n"
            "- `not_text` (precondition, stop): The file is not text. Then: Tell the user that {details.path} is not a text file.\n"
            "\n"
            "Behaviour: reads only; may be repeated: twice is as once.\n"
            "\n"
            "Capabilities: `fs:read`.\n"
            "\n"
            "Output\n"
            "===\n"
            "\n"
            "Every call answers with one JSON object, the envelope. A success:\n"
            "\n"
            "```json\n"
            "{\n"
            '  "ok": true,\n'
            '  "status": "success",\n'
            '  "result": {},\n'
            '  "meta": {\n'
            '    "tool": "find_files",\n'
            '    "toolset": "files",\n'
            '    "service": "files",\n'
            '    "version": "1.0.0",\n'
            '    "call_id": "…",\n'
            '    "duration_ms": 3,\n'
            '    "caller": "agent"\n'
            "  }\n"
            "}\n"
            "```\n"
            "\n"
            "A failure:\n"
            "\n"
            "```json\n"
            "{\n"
            '  "ok": false,\n'
            '  "status": "error",\n'
            '  "error": {\n'
            '    "code": "no_such_file",\n'
            '    "kind": "not_found",\n'
            '    "message": "Nothing is at this path.",\n'
            '    "field": "path",\n'
            '    "retryable": true,\n'
            '    "recovery": {\n'
            '      "action": "correct"\n'
            "    }\n"
            "  },\n"
            '  "meta": {\n'
            '    "tool": "read_lines",\n'
            '    "toolset": "files",\n'
            '    "service": "files",\n'
            '    "version": "1.0.0",\n'
            '    "call_id": "…",\n'
            '    "duration_ms": 3,\n'
            '    "caller": "agent"\n'
            "  }\n"
            "}\n"
            "```\n"
            "\n"
            "`error.recovery.action` says what to do: `correct` (call again with other arguments), `retry` (repeat the call), `replan` (do something else), `stop` (give up).\n"
            "\n"
            "Rules\n"
            "===\n"
            "\n"
            "- Arguments are flags, and what is no scalar is JSON; or pass all of them as one JSON document, as the examples do.\n"
            "- Pass `--json` before the name of the tool, so that stdout has exactly one envelope.\n"
            "- Look at `ok` of the envelope; do not judge by the text. `error.issues` names every wrong argument at once.\n"
            "- Pass `--dry-run` to see what a tool would do, where the tool says that it has one; nothing is done then.\n"
            "- Pass `--yes` only when the user has agreed to what a tool asks to confirm; without it, such a call ends as `confirmation_required`.\n"
            "- Exit codes: 0 success, 2 wrong arguments, 10 not found or conflict, 30 not allowed, 40 try later, 50 timeout, 70 a bug, 75 a part was done, 76 the tool asks something first.\n"
            "- Use only the tools and arguments that stand here; other keys are errors.\n"
        ),
    }
