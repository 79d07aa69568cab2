//! Projects of any size, to see how the compiler grows: ten tools a file, each with an enum, three records and a bound method.

use std::fmt::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{fs, io};

use super::command::succeed;

const NOUNS: [&str; 10] = [
    "invoice", "ticket", "repo", "message", "order", "event", "user", "metric", "doc", "job",
];
const VERBS: [&str; 10] = [
    "search", "list", "get", "create", "update", "archive", "merge", "sync", "export", "review",
];
/// What an enum has.
pub const MODES: [&str; 4] = ["fast", "balanced", "exact", "exhaustive"];
/// How many tools share a file.
pub const TOOLS_A_FILE: usize = 10;

/// A line of a record, with its description.
pub type Line = (&'static str, &'static str);

pub const FILTER: [Line; 4] = [
    (
        "Name of the field to filter on.",
        "field: string @length(1..64)",
    ),
    ("Lower bound, inclusive.", "min?: int"),
    ("Upper bound, inclusive.", "max?: int"),
    (
        "Any of these values matches.",
        "any_of: [string] @items(..20) = []",
    ),
];
pub const INPUT: [Line; 8] = [
    (
        "Free text to match; upper and lower case are the same, in titles and in bodies.",
        "query: string @length(1..500)",
    ),
    ("How much work to put into it.", "mode: Mode# = fast"),
    ("What the matches must fulfil as well.", "filter?: Filter#"),
    (
        "Rows must carry all of these tags.",
        "tags: [string] @items(..10) = []",
    ),
    (
        "Most rows in one answer, from 1 to 100; 20 if not said.",
        "limit: int @range(1..100) = 20",
    ),
    (
        "Where the call before this one ended; nothing for the first page.",
        "cursor?: string",
    ),
    (
        "Whether archived rows count as well.",
        "include_archived: bool = false",
    ),
    (
        "Rows that score less than this are left out, 0 to 1.",
        "score_floor?: float @range(0..1)",
    ),
];
pub const OUTPUT: [Line; 6] = [
    (
        "What to quote when asking for help with this call.",
        "request_id: uuid",
    ),
    ("What was found, best first.", "matches: [Filter#]"),
    (
        "How many there are, this page and all others.",
        "total: int @range(0..)",
    ),
    (
        "Where the next call starts; nothing on the last page.",
        "next_cursor?: string",
    ),
    ("How much work was put into it in the end.", "mode: Mode#"),
    ("Labels, free in form.", "labels: [string: string]"),
];
/// The description of a tool, different from all others.
pub fn about(name: &str) -> String {
    format!(
        "Does the work of {name} and answers page by page. Changes nothing, so that it can be repeated."
    )
}

/// Writes a project with a number of tools.
pub fn project(folder: &Path, tools: usize) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for (file, start) in (0..tools).step_by(TOOLS_A_FILE).enumerate() {
        let text = text(file, start..tools.min(start + TOOLS_A_FILE));
        fs::write(folder.join(format!("bench_f{file}.tools")), text)?;
    }
    Ok(())
}

fn text(file: usize, tools: std::ops::Range<usize>) -> String {
    let mut text = format!("/// Bench file {file}.\npackage bench.f{file}\n\n");
    for tool in tools.clone() {
        let name = name(tool);
        writeln!(text, "/// Modes of {name}.\nenum Mode{tool} {{").expect(TAKES_ALL);
        for mode in MODES {
            writeln!(text, "  /// {mode} mode.\n  {mode}").expect(TAKES_ALL);
        }
        text.push_str("}\n\n");
        record(&mut text, tool, "Filter", &FILTER);
        record(&mut text, tool, "Input", &INPUT);
        record(&mut text, tool, "Output", &OUTPUT);
    }
    writeln!(
        text,
        "/// Service {file}.\nservice bench_service_{file} {{\n  version \"1.0.0\""
    )
    .expect(TAKES_ALL);
    for tool in tools.clone() {
        let name = name(tool);
        writeln!(
            text,
            "\n  /// {}\n  method {name}(Input{tool}) -> Output{tool}",
            about(&name)
        )
        .expect(TAKES_ALL);
    }
    writeln!(text, "\n  exports bench_toolset_{file}\n}}\n\n/// Toolset {file}.\ntoolset bench_toolset_{file} {{")
        .expect(TAKES_ALL);
    for tool in tools {
        let name = name(tool);
        writeln!(
            text,
            "\n  /// {}\n  tool {name}(Input{tool}) -> Output{tool} {{",
            about(&name)
        )
        .expect(TAKES_ALL);
        writeln!(text, "    bind bench_service_{file}.{name}\n    readonly\n    idempotent\n    tags search, bench\n  }}")
            .expect(TAKES_ALL);
    }
    text.push_str("}\n");
    text
}

pub const TAKES_ALL: &str = "a string takes everything";

fn record(text: &mut String, tool: usize, kind: &str, lines: &[Line]) {
    writeln!(text, "/// {kind} of {}.\ntype {kind}{tool} {{", name(tool)).expect(TAKES_ALL);
    for (docs, line) in lines {
        writeln!(
            text,
            "  /// {docs}\n  {}",
            line.replace('#', &tool.to_string())
        )
        .expect(TAKES_ALL);
    }
    text.push_str("}\n\n");
}

/// Writes a command with all tools of a project, and what a target makes of it.
pub fn command(toolc: &Path, project: &Path, count: usize, words: &[&str]) -> Result<(), String> {
    let toolsets = 0..count.div_ceil(TOOLS_A_FILE);
    let names: Vec<String> = toolsets
        .map(|file| format!("bench_toolset_{file}"))
        .collect();
    let design = format!(
        "package bench.command\n\nservice box {{\n  cli box {{\n    exposes {}\n  }}\n}}\n",
        names.join(", ")
    );
    fs::write(project.join("command.tools"), design).map_err(|error| error.to_string())?;
    let mut toolc = Command::new(toolc);
    toolc.args(["gen", "."]).args(words);
    succeed(
        toolc
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .current_dir(project),
    )
}

/// The name of a tool.
pub fn name(tool: usize) -> String {
    format!("{}_{}_{tool}", VERBS[tool % 10], NOUNS[tool / 10 % 10])
}
