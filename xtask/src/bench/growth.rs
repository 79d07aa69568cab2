//! How the compiler's time grows with the size of a design in one dimension: ten times as many may take twelve times as
//! long.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use clap::Args;
use wait4::Wait4;

use super::command::{succeed, target, toolc};
use crate::root::root;

/// What to measure.
#[derive(Args)]
pub struct Options {
    /// Only kinds whose names contain this.
    pub only: Option<String>,
    /// How many there are of something at first; then ten times as many.
    #[arg(long, default_value_t = 1000)]
    pub size: usize,
    /// How often each command runs; the shortest counts.
    #[arg(long, default_value_t = 3)]
    pub runs: usize,
    /// A command that takes longer is ended, in seconds.
    #[arg(long, default_value_t = 60)]
    pub limit: u64,
    /// Prints only what grows too much.
    #[arg(long)]
    pub worst: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            only: None,
            size: 1000,
            runs: 3,
            limit: 60,
            worst: false,
        }
    }
}

/// How much longer ten times as many may take.
const GOAL: f64 = 12.0;

/// Times below this are too short to say how they grow.
const SHORTEST: Duration = Duration::from_millis(100);

/// A smaller time means that the data fits into caches while ten times as much does not: a single step. Larger times
/// show the growth.
const TELLING: Duration = Duration::from_millis(200);

/// A name, and the words of a command on the folder `in`.
type Words = (&'static str, &'static [&'static str]);

/// The measured commands, by kind of input.
const COMMANDS: [(&str, &[Words]); 3] = [
    (
        "sound",
        &[
            ("check", &["check", "in"]),
            ("fmt", &["fmt", "--check", "in"]),
            ("rust", &["gen", "in", "--lang", "rust", "--out", "out"]),
            ("python", &["gen", "in", "--lang", "python", "--out", "out"]),
        ],
    ),
    (
        "broken",
        &[
            ("check", &["check", "in"]),
            ("json", &["check", "in", "--format", "json"]),
            ("short", &["check", "in", "--format", "short"]),
            ("fmt", &["fmt", "--check", "in"]),
        ],
    ),
    (
        "definitions",
        &[
            ("import", &["import", "in/growth.json", "--out", "out"]),
            (
                "emit",
                &[
                    "emit",
                    "--from",
                    "in/growth.json",
                    "--format",
                    "mcp",
                    "--lossy",
                ],
            ),
        ],
    ),
];

/// Builds toolc, measures each kind in two sizes, and prints a table.
pub fn run(options: &Options) -> Result<(), String> {
    let toolc = toolc()?;
    let grown = grown()?;
    let kinds = Command::new(&grown)
        .output()
        .map_err(|error| format!("{} does not start: {error}", grown.display()))?;
    let kinds = String::from_utf8_lossy(&kinds.stdout).into_owned();
    let (small, large) = (options.size, options.size * 10);
    println!(
        "\n{:<42}{:<8}{small:>11}{large:>11}{:>8}   goal: {GOAL}",
        "CPU, shortest", "", "ratio"
    );
    for line in kinds.lines() {
        let (kind, made) = line.split_once(' ').unwrap_or((line, ""));
        if options
            .only
            .as_ref()
            .is_some_and(|only| !kind.contains(&**only))
        {
            continue;
        }
        let commands = COMMANDS.iter().find(|(name, _)| *name == made);
        let folder = tempfile::tempdir().map_err(|error| format!("no folder: {error}"))?;
        let time = |words: &[&str], size: usize| {
            let folder = folder.path().join(size.to_string());
            if !folder.exists() {
                let mut command = Command::new(&grown);
                command.args([kind, &size.to_string()]);
                succeed(command.arg(folder.join("in")))?;
            }
            shortest(&toolc, words, &folder, options)
        };
        for (name, words) in commands.into_iter().flat_map(|(_, commands)| *commands) {
            let times = [time(words, small)?, time(words, large)?];
            let mut row = row(&times);
            if row.is_too_much && times[0].is_some_and(|time| time < TELLING) {
                let larger = large * 10;
                row = self::row(&[times[1], time(words, larger)?]);
                row.text.push_str(&format!("  ({large} and {larger})"));
            }
            if row.is_too_much || !options.worst {
                println!("{kind:<42}{name:<8}{}", row.text);
            }
        }
    }
    Ok(())
}

struct Row {
    text: String,
    is_too_much: bool,
}

fn row(times: &[Option<Duration>]) -> Row {
    let time = |time: &Option<Duration>| match time {
        Some(time) => format!("{:.0} ms", time.as_secs_f64() * 1e3),
        None => "too long".to_owned(),
    };
    let (ratio, is_too_much) = match times {
        [Some(small), Some(large)] => {
            let ratio = large.as_secs_f64() / small.as_secs_f64().max(1e-6);
            (format!("{ratio:.1}"), ratio > GOAL && *large > SHORTEST)
        }
        _ => ("-".to_owned(), true),
    };
    let times: String = times.iter().map(|it| format!("{:>11}", time(it))).collect();
    let mark = if is_too_much { "  !" } else { "" };
    Row {
        text: format!("{times}{ratio:>8}{mark}"),
        is_too_much,
    }
}

/// The CPU time of the shortest run, whatever the command returns; `None` if one takes too long.
fn shortest(
    toolc: &Path,
    words: &[&str],
    folder: &Path,
    options: &Options,
) -> Result<Option<Duration>, String> {
    let mut best: Option<Duration> = None;
    for _ in 0..options.runs.max(1) {
        let _ = fs::remove_dir_all(folder.join("out"));
        let mut command = Command::new(toolc);
        command.args(words).current_dir(folder);
        let mut child = command
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("{command:?} does not start: {error}"))?;
        let id = child.id();
        let (done, is_done) = std::sync::mpsc::channel::<()>();
        let limit = Duration::from_secs(options.limit);
        let watch = std::thread::spawn(move || {
            let start = Instant::now();
            if is_done.recv_timeout(limit).is_err() && start.elapsed() >= limit {
                let _ = Command::new("kill").arg("-9").arg(id.to_string()).status();
                return true;
            }
            false
        });
        let used = child
            .wait4()
            .map_err(|error| format!("{command:?} cannot be waited for: {error}"))?;
        let _ = done.send(());
        if watch.join().unwrap_or(true) {
            return Ok(None);
        }
        let cpu = used.rusage.utime + used.rusage.stime;
        best = Some(best.map_or(cpu, |best| best.min(cpu)));
    }
    Ok(best)
}

/// Builds the program that writes designs, and returns its path.
fn grown() -> Result<PathBuf, String> {
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--release", "--locked", "--quiet"]);
    cargo.args(["--package", "toolc-designs", "--bin", "grown"]);
    succeed(cargo.current_dir(root()))?;
    Ok(target().join("release/grown"))
}
