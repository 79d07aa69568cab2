//! Generated Python and its runtime: values and calls by the programs of `xtask/python`, cold starts, and the time of
//! both targets together.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use clap::Args;

use super::command::{Run, median, succeed, timed, toolc};
use super::{pydantic, synthesize};
use crate::root::root;
use crate::tools;

/// How thoroughly to measure.
#[derive(Args)]
pub struct Options {
    /// How often each program starts; the table shows medians.
    #[arg(long, default_value_t = 21)]
    runs: usize,
    /// How many tools the design has that both targets are made of.
    #[arg(long, default_value_t = 10_000)]
    tools: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            runs: 21,
            tools: 10_000,
        }
    }
}

/// Installs Python's packages, generates, and prints the tables.
pub fn run(options: &Options) -> Result<(), String> {
    tools::install()?;
    let toolc = toolc()?;
    let folder = root().join("xtask/python");
    succeed(Command::new(&toolc).arg("gen").current_dir(&folder))?;
    for program in ["values.py", "calls.py", "spans.py"] {
        succeed(python().arg(program).current_dir(&folder))?;
    }
    starts(&toolc, options.runs)?;
    both_targets(&toolc, options.tools)
}

/// Programs from their start to their end: the interpreter alone, the runtime, packages of which one tool is called.
///
/// They run in an environment with only the runtime and its dependencies; pydantic runs in that of the tests.
fn starts(toolc: &Path, runs: usize) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| format!("no folder to write to: {error}"))?;
    let alone = alone(folder.path())?;
    println!(
        "\n{:<44}{:>12}{:>12}{:>12}",
        format!("cold start, medians of {runs}"),
        "wall",
        "CPU",
        "goal"
    );
    let row = |what: &str, run: Run, goal: &str| {
        let milliseconds = |time: Duration| time.as_secs_f64() * 1_000.0;
        println!(
            "{what:<44}{:>9.1} ms{:>9.1} ms{goal:>12}",
            milliseconds(run.wall),
            milliseconds(run.cpu)
        );
    };
    let start_in = |python: &Path, program: &Path| {
        let command = |_| {
            let mut command = cold(python);
            command.arg(program);
            command
        };
        // The first run writes the byte code.
        succeed(&mut command(0))?;
        median(runs, command)
    };
    let start = |program: &Path| start_in(&alone, program);
    let write = |name: &str, text: &str| -> Result<PathBuf, String> {
        let path = folder.path().join(name);
        fs::write(&path, text).map_err(|error| format!("{name} cannot be written: {error}"))?;
        Ok(path)
    };
    row(
        "the interpreter alone",
        start(&write("nothing.py", "pass\n")?)?,
        "",
    );
    row(
        "import msgspec",
        start(&write("msgspec_alone.py", "import msgspec\n")?)?,
        "",
    );
    row(
        "import toolrt",
        start(&write("runtime.py", "import toolrt\n")?)?,
        "35 ms",
    );
    for (count, goal) in [(10, "45 ms"), (100, "60 ms")] {
        let project = folder.path().join(format!("tools_{count}"));
        synthesize::project(&project, count).map_err(|error| error.to_string())?;
        let mut gen_ = Command::new(toolc);
        gen_.args(["gen", ".", "--lang", "python", "--out", "made"]);
        timed(gen_.current_dir(&project))?;
        let program = project.join("program.py");
        fs::write(&program, calling(count)).map_err(|error| error.to_string())?;
        row(
            &format!("{count} tools, one is called"),
            start(&program)?,
            goal,
        );
    }
    row(
        "pydantic models of 100 such tools",
        start_in(
            &root().join(tools::venv("python")),
            &write("models.py", &pydantic::module(0..100))?,
        )?,
        "",
    );
    Ok(())
}

/// A program that registers all toolsets of a synthetic project and calls one tool.
fn calling(tools: usize) -> String {
    let toolsets = tools.div_ceil(synthesize::TOOLS_A_FILE);
    let mut text = "from toolrt import Registry\n".to_owned();
    for file in 0..toolsets {
        text.push_str(&format!(
            "from made.bench_service_{file}.tools import bench_toolset_{file}\n"
        ));
    }
    text.push_str(
        "\n\nclass Provider:\n    def __getattr__(self, name):\n        \
         if name.startswith(\"check_\"):\n            return lambda cx, args: ()\n\n        \
         def answer(cx, args):\n            \
         from made.types.bench_f0.types import Mode0, Output0\n\n            \
         return Output0(\n                request_id=\"6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10\",\n                \
         matches=[],\n                total=0,\n                mode=Mode0.FAST,\n                labels={},\n            )\n\n        \
         return answer\n\n\nregistry = Registry()\n",
    );
    for file in 0..toolsets {
        text.push_str(&format!(
            "registry.register(bench_toolset_{file}.toolset(Provider()))\n"
        ));
    }
    let name = synthesize::name(0);
    text.push_str(&format!(
        "reply = registry.call(\"{name}\", b'{{\"query\":\"q\"}}')\nassert reply.ok, reply\n"
    ));
    text
}

/// The time of `toolc gen` for both languages at once.
fn both_targets(toolc: &Path, tools: usize) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| format!("no folder to write to: {error}"))?;
    synthesize::project(&folder.path().join("tools"), tools).map_err(|error| error.to_string())?;
    let out = |run| folder.path().join(format!("out{run}"));
    let run = median(3, |run| {
        let mut command = Command::new(toolc);
        command.args([
            "gen", "tools", "--lang", "rust", "--lang", "python", "--out",
        ]);
        command.arg(out(run)).current_dir(folder.path());
        command
    })?;
    println!(
        "\n{:<44}{:>10.2} s{:>12}",
        format!("gen --lang rust --lang python, {tools} tools"),
        run.wall.as_secs_f64(),
        "3.50 s"
    );
    println!(
        "{:<44}{:>10.2} s{:>12}",
        "the same, CPU",
        run.cpu.as_secs_f64(),
        ""
    );
    Ok(())
}

/// An interpreter, below a folder, with only the runtime and its dependencies.
pub fn alone(folder: &Path) -> Result<PathBuf, String> {
    let alone = folder.join("alone");
    let maker = root().join("xtask/python/alone.py");
    succeed(python().arg(maker).arg(&alone))?;
    Ok(alone.join(executable()))
}

/// Where the interpreter of an environment is.
pub fn executable() -> &'static str {
    if cfg!(windows) {
        "Scripts/python.exe"
    } else {
        "bin/python"
    }
}

/// An interpreter that writes byte code, and sees only its installed packages.
pub fn cold(python: &Path) -> Command {
    let mut command = Command::new(python);
    command
        .env_remove("PYTHONDONTWRITEBYTECODE")
        .env_remove("PYTHONPATH");
    command
}

/// The interpreter of the tests.
pub fn python() -> Command {
    Command::new(root().join(tools::venv("python")))
}
