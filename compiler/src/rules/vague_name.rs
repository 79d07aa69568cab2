//! T0422: vague names of tools.

use super::{code, words};
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;

code!(Warning "T0422" "a name that could mean anything" "vague_name.md");

/// Words that name neither an action nor an object.
const VAGUE: &[&str] = &[
    "action",
    "api",
    "call",
    "command",
    "data",
    "do",
    "endpoint",
    "exec",
    "execute",
    "func",
    "function",
    "generic",
    "handle",
    "handler",
    "helper",
    "invoke",
    "it",
    "item",
    "main",
    "manage",
    "manager",
    "method",
    "misc",
    "object",
    "operation",
    "perform",
    "process",
    "query",
    "request",
    "run",
    "something",
    "stuff",
    "task",
    "thing",
    "things",
    "tool",
    "tools",
    "use",
    "util",
    "utils",
    "utility",
    "work",
];

fn check(design: &Design, findings: &mut Findings) {
    for tool in &design.tools {
        let words = words::of_name(&tool.name);
        if words.is_empty() || !words.iter().all(|word| VAGUE.contains(&word.as_str())) {
            continue;
        }
        findings.add(
            Finding::new(
                &CODE,
                tool.place.span,
                format!("the name `{}` could mean anything", tool.name),
            )
            .here("says neither what is done nor to what")
            .help("name it like `find_files` or `send_invoice`: a verb and what it is about"),
        );
    }
}
