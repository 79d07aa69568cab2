//! Commands from their start to their end, beside the interpreter, msgspec, and commands by Tooli and Typer.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use clap::Args;

use super::command::{Run, median, succeed, target, toolc};
use super::native::native;
use super::python::{alone, cold, executable, python};
use super::session;
use super::synthesize::{self, TOOLS_A_FILE};
use crate::root::root;
use crate::tools;

/// How thoroughly to measure.
#[derive(Args)]
pub struct Options {
    /// How often each command runs; the table shows medians.
    #[arg(long, default_value_t = 21)]
    runs: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self { runs: 21 }
    }
}

/// Builds the commands and those of others, and prints the table.
pub fn run(options: &Options) -> Result<(), String> {
    tools::install()?;
    let toolc = toolc()?;
    let folder = tempfile::tempdir().map_err(|error| format!("no folder to write to: {error}"))?;
    let folder = folder.path();
    let interpreter = alone(folder)?;
    let peers = peers()?;
    let mut cargo = Command::new("cargo");
    cargo.args([
        "build",
        "--release",
        "--locked",
        "--quiet",
        "--package",
        "files-example",
    ]);
    succeed(cargo.current_dir(root()))?;
    let files = target().join("release/files");
    let few = program(&toolc, folder, 10)?;
    let many = program(&toolc, folder, 300)?;
    let measured = |command: &dyn Fn() -> Command| {
        // The first run writes the byte code.
        succeed(command().stdout(std::process::Stdio::null()))?;
        median(options.runs, |_| command())
    };
    let of = |python: &Path, words: &[&str]| {
        measured(&|| {
            let mut command = cold(python);
            command.args(words);
            command
        })
    };
    let native = native(&toolc, folder, 300)?;
    let text = |path: &Path| path.display().to_string();
    let (few, many) = (text(&few), text(&many));
    let tool = synthesize::name(0).replace('_', "-");
    let document = r#"{"query":"q"}"#;
    let bare = of(&interpreter, &["-c", "pass"])?;
    let msgspec = of(&interpreter, &["-c", "import msgspec"])?;
    let peer = |name: &str| {
        let program = root().join("xtask/python").join(name);
        of(&peers, &[&text(&program), "search", "q", "--json"])
    };
    let tooli = peer("peer_tooli.py")?;
    let typer_program = text(&root().join("xtask/python/peer_typer.py"));
    let typer = of(&peers, &[&typer_program, "q"])?;
    let called = of(&interpreter, &[&few, &tool, document])?;
    let called_of_many = of(&interpreter, &[&many, &tool, document])?;
    let discovered = of(&interpreter, &[&many, "--discover"])?;
    let rust = measured(&|| {
        let mut command = Command::new(&files);
        command.args(["find-files", r#"{"limit":1}"#]);
        command
    })?;

    let rust_of_many = measured(&|| {
        let mut command = Command::new(&native);
        command.args([&*tool, document]);
        command
    })?;

    println!(
        "\n{:<44}{:>12}{:>12}  ratios of CPU, and goals",
        format!("commands, medians of {}", options.runs),
        "wall",
        "CPU"
    );
    let row = |what: &str, run: Run, ratios: &[(&str, Run, f64)]| {
        let ratios = ratios.iter().map(|(name, other, goal)| {
            let ratio = run.cpu.as_secs_f64() / other.cpu.as_secs_f64();
            format!("{ratio:.2} of {name} ({goal:.2})")
        });
        println!(
            "{what:<44}{:>9.1} ms{:>9.1} ms  {}",
            milliseconds(run.wall),
            milliseconds(run.cpu),
            ratios.collect::<Vec<_>>().join(", ")
        );
    };
    row("the interpreter alone", bare, &[]);
    row("import msgspec", msgspec, &[]);
    row("Tooli, one tool", tooli, &[]);
    row("Typer with pydantic, one tool", typer, &[]);
    row("Rust, one call", rust, &[("the interpreter", bare, 0.5)]);
    row(
        "Rust, 300 tools, one call",
        rust_of_many,
        &[("the interpreter", bare, 0.5)],
    );
    let goals = [
        ("Tooli", tooli, 0.45),
        ("Typer", typer, 0.55),
        ("msgspec", msgspec, 1.5),
    ];
    row("Python, 10 tools, one call", called, &goals);
    row("Python, 300 tools, one call", called_of_many, &goals);
    row(
        "Python, --discover of 300 tools",
        discovered,
        &[("one call", called_of_many, 1.3)],
    );
    println!(
        "\n{:<44}{:>12}{:>12}  ratio, and goal",
        "a call", "in a session", "in process"
    );
    let with = |program: &dyn Fn() -> Command, count: usize, what: &str, goal: f64| {
        let session = session::each(program, count)?;
        let direct = session::direct(program, count)?;
        let [each, alone] = [session, direct].map(|time| time.as_secs_f64() * 1e6);
        let ratio = each / alone;
        println!("{what:<44}{each:>9.2} µs{alone:>9.2} µs  {ratio:.2} ({goal:.2})");
        Ok::<(), String>(())
    };
    with(&|| Command::new(&native), 200_000, "Rust", 1.5)?;
    let python = || {
        let mut command = cold(&interpreter);
        command.arg(&many);
        command
    };
    with(&python, 50_000, "Python", 3.0)
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

/// A program in Python whose command shows all tools of a synthetic project.
fn program(toolc: &Path, folder: &Path, count: usize) -> Result<PathBuf, String> {
    let failed = |error: std::io::Error| error.to_string();
    let project = folder.join(format!("tools_{count}"));
    synthesize::project(&project, count).map_err(failed)?;
    let toolsets = 0..count.div_ceil(TOOLS_A_FILE);
    synthesize::command(
        toolc,
        &project,
        count,
        &["--lang", "python", "--out", "made"],
    )?;
    let mut text = PROVIDER.to_owned();
    for file in toolsets {
        text.push_str(&format!(
            "from made.bench_service_{file}.tools import bench_toolset_{file}\n\
             registry.register(bench_toolset_{file}.toolset(Provider()))\n"
        ));
    }
    text.push_str(CALLS);
    let program = project.join("program.py");
    fs::write(&program, text).map_err(failed)?;
    Ok(program)
}

/// The end of a program in Python: calls in process, as many as a variable says, or the command.
const CALLS: &str = r#"
import os

if count := os.environ.get("BENCH_CALLS"):
    from toolrt import Context

    cx = Context()
    for _ in range(int(count)):
        registry.call("search_invoice_0", b'{"query":"q"}', cx).to_json()
else:
    command(registry).main()
"#;

const PROVIDER: &str = r#"from toolrt import Registry

from made.box.cli.box import command


class Provider:
    def __getattr__(self, name):
        if name.startswith("check_"):
            return lambda cx, args: ()

        def answer(cx, args):
            from made.types.bench_f0.types import Mode0, Output0

            return Output0(
                request_id="6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10",
                matches=[],
                total=0,
                mode=Mode0.FAST,
                labels={},
            )

        return answer


registry = Registry()
"#;

/// An interpreter with the packages of others.
fn peers() -> Result<PathBuf, String> {
    let folder = target().join("peers");
    let interpreter = folder.join(executable());
    if !interpreter.exists() {
        succeed(python().args(["-m", "venv"]).arg(&folder))?;
    }
    let mut pip = Command::new(&interpreter);
    pip.args(["-m", "pip", "install", "--quiet", "--requirement"]);
    succeed(pip.arg(root().join("xtask/python/peers.txt")))?;
    Ok(interpreter)
}
