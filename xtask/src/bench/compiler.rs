//! The speed of the compiler on synthetic projects, beside the goals.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use clap::Args;

use super::beside::{self, Projects};
use super::command::{Run, all, median, toolc};
use super::synthesize;

/// How large the projects are.
#[derive(Args)]
pub struct Options {
    /// How many tools the large project has; the small one has a tenth.
    #[arg(long, default_value_t = 10_000)]
    pub tools: usize,
    /// How often each command runs; the table shows medians.
    #[arg(long, default_value_t = 5)]
    pub runs: usize,
    /// An earlier toolc to compare with.
    #[arg(long)]
    pub earlier: Option<PathBuf>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            tools: 10_000,
            runs: 5,
            earlier: None,
        }
    }
}

/// Builds toolc, measures it on both projects, and prints a table.
pub fn run(options: &Options) -> Result<(), String> {
    let toolc = &toolc()?;
    let large = measure(toolc, options.tools, options.runs)?;
    let small = measure(toolc, (options.tools / 10).max(1), options.runs)?;
    println!(
        "\n{:<44}{:>12}{:>12}",
        format!("{} tools, medians of {}", options.tools, options.runs),
        "measured",
        "goal"
    );
    let row =
        |what: &str, measured: String, goal: &str| println!("{what:<44}{measured:>12}{goal:>12}");
    let seconds = |time: Duration| format!("{:.2} s", time.as_secs_f64());
    row("check, wall", seconds(large.check.wall), "0.80 s");
    row("check, CPU", seconds(large.check.cpu), "");
    row("fmt, wall", seconds(large.format.wall), "0.80 s");
    row(
        "fmt again, nothing changed, wall",
        seconds(large.formatted.wall),
        "",
    );
    row(
        "gen --lang rust, wall",
        seconds(large.generate.wall),
        "2.00 s",
    );
    row(
        "gen --lang rust, CPU",
        seconds(large.generate.cpu),
        "3.00 s",
    );
    let a_byte = large.generate.cpu.as_nanos() as f64 / large.bytes as f64;
    row(
        "gen --lang rust, CPU for a byte written",
        format!("{a_byte:.1} ns"),
        "20.0 ns",
    );
    row(
        "bytes written",
        format!("{:.1} MB", large.bytes as f64 / 1e6),
        "",
    );
    row(
        "gen again, nothing changed, wall",
        seconds(large.unchanged.wall),
        "0.60 s",
    );
    row(
        "gen again, one file changed, wall",
        seconds(large.changed.wall),
        "",
    );
    let ratio = large.changed.wall.as_secs_f64() / large.generate.wall.as_secs_f64();
    row(
        "one file changed, of a run from nothing",
        format!("{ratio:.3}"),
        "0.150",
    );
    row("gen --check, wall", seconds(large.checked.wall), "");
    row(
        "gen --lang rust --lang python, wall",
        seconds(large.both.wall),
        "3.50 s",
    );
    row(
        "gen --lang rust --lang python, best wall",
        seconds(large.both_best),
        "",
    );
    row(
        "gen --lang rust --lang python, CPU",
        seconds(large.both.cpu),
        "",
    );
    let peak = large
        .check
        .peak
        .max(large.generate.peak)
        .max(large.unchanged.peak)
        .max(large.both.peak)
        .max(large.checked.peak);
    row(
        "peak memory",
        format!("{:.0} MiB", peak as f64 / 1_048_576.0),
        "200 MiB",
    );
    for (what, of) in [
        (
            "check",
            (|project: &Project| project.check) as fn(&Project) -> Run,
        ),
        ("gen", |project| project.generate),
        ("gen of both", |project| project.both),
    ] {
        let each = |project: &Project| of(project).wall.as_secs_f64() * 1e6 / project.tools as f64;
        let goal = format!("{:.0} µs", each(&small));
        row(
            &format!("{what}, wall a tool (goal: that of {} tools)", small.tools),
            format!("{:.0} µs", each(&large)),
            &goal,
        );
    }
    let projects = Projects {
        toolc,
        sources: &large.sources,
        folder: large.folder.path(),
        tools: large.tools,
        runs: options.runs,
    };
    beside::run(&projects, options.earlier.as_deref())
}

/// The measurements of one project.
struct Project {
    tools: usize,
    check: Run,
    format: Run,
    formatted: Run,
    generate: Run,
    unchanged: Run,
    /// With one file changed.
    changed: Run,
    checked: Run,
    /// For Rust and Python at once.
    both: Run,
    both_best: Duration,
    bytes: u64,
    sources: PathBuf,
    /// Removed when everything is measured.
    folder: tempfile::TempDir,
}

fn measure(toolc: &Path, tools: usize, runs: usize) -> Result<Project, String> {
    let folder =
        tempfile::tempdir().map_err(|error| format!("no folder for {tools} tools: {error}"))?;
    let sources = folder.path().join("tools");
    synthesize::project(&sources, tools)
        .map_err(|error| format!("{tools} tools cannot be written: {error}"))?;
    let check = || {
        let mut command = Command::new(toolc);
        command.arg("check").arg(&sources);
        command
    };
    let generate = |languages: &[&str], out: &Path, extra: &[&str]| {
        let mut command = Command::new(toolc);
        command.arg("gen").arg(&sources);
        for language in languages {
            command.args(["--lang", language]);
        }
        command.arg("--out").arg(out).args(extra);
        command
    };
    let rust = &["rust"];
    let format = |folder: &Path| {
        let mut command = Command::new(toolc);
        command.arg("fmt").arg(folder);
        command
    };
    // Files as nobody wrote them, so that all of them change: a folder for each run.
    let ugly = |run: usize| folder.path().join(format!("ugly{run}"));
    for run in 0..runs {
        ugly_copy(&sources, &ugly(run))
            .map_err(|error| format!("the sources cannot be copied: {error}"))?;
    }
    let formatted = median(runs, |run| format(&ugly(run)))?;
    let again = median(runs, |run| format(&ugly(run)))?;
    let checked = median(runs, |_| check())?;
    // Each run writes to a folder of its own, and none is removed before the end: some file systems take long to
    // make files where others have just been removed.
    let out = |run: usize| folder.path().join(format!("gen{run}"));
    let generated = median(runs, |run| generate(rust, &out(run), &[]))?;
    let unchanged = median(runs, |_| generate(rust, &out(0), &[]))?;
    let compared = median(runs, |_| generate(rust, &out(0), &["--check"]))?;
    let changed = one_changed(runs, &sources, || generate(rust, &out(0), &[]))?;
    let bytes = size(&out(0));
    let out = |run: usize| folder.path().join(format!("both{run}"));
    let both = all(runs, |run| generate(&["rust", "python"], &out(run), &[]))?;
    Ok(Project {
        tools,
        check: checked,
        format: formatted,
        formatted: again,
        generate: generated,
        unchanged,
        changed,
        checked: compared,
        both: both[both.len() / 2],
        both_best: both[0].wall,
        bytes,
        sources,
        folder,
    })
}

/// Runs of a command, each behind a change of another default in one of the sources, which is as it was afterwards.
fn one_changed(runs: usize, sources: &Path, command: impl Fn() -> Command) -> Result<Run, String> {
    let failed = |error: std::io::Error| format!("no source can be changed: {error}");
    let entries = fs::read_dir(sources).map_err(failed)?;
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let path = &paths[paths.len() / 2];
    let text = fs::read_to_string(path).map_err(failed)?;
    let measured = median(runs, |run| {
        let other = text.replacen("= 20\n", &format!("= {}\n", 21 + run), 1);
        fs::write(path, other).expect("a file that could be read can be written");
        command()
    });
    fs::write(path, text).map_err(failed)?;
    measured
}

/// The files of a folder with two spaces before every line and no other indentation.
fn ugly_copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let text = fs::read_to_string(&path)?;
        let ugly: String = text
            .lines()
            .flat_map(|line| ["  ", line.trim_start(), "\n"])
            .collect();
        fs::write(to.join(path.file_name().unwrap_or_default()), ugly)?;
    }
    Ok(())
}

/// The bytes of all files below a folder.
fn size(folder: &Path) -> u64 {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .map(|entry| match entry.metadata() {
            Ok(meta) if meta.is_dir() => size(&entry.path()),
            Ok(meta) => meta.len(),
            Err(_) => 0,
        })
        .sum()
}
