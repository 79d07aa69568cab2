//! The cost of generated code for rustc: a hundred medium tools, compared with the same types with serde and
//! hand-written checks.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use clap::Args;

use super::command::{succeed, timed, toolc};
use super::{peer, synthesize};
use crate::root::root;

const TOOLS: usize = 100;

/// How thoroughly to measure.
#[derive(Args)]
pub struct Options {
    /// How often each build runs; the table shows medians.
    #[arg(long, default_value_t = 3)]
    runs: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self { runs: 3 }
    }
}

/// The ways to build, with the goals.
const BUILDS: [(&str, &[&str], &str); 3] = [
    ("cargo check", &["check"], "0.40"),
    ("debug", &["build"], "0.40"),
    ("release", &["build", "--release"], "0.50"),
];

/// Writes the packages, builds them in turn, and prints a table.
pub fn run(options: &Options) -> Result<(), String> {
    let toolc = toolc()?;
    let folder = tempfile::tempdir().map_err(|error| format!("no folder to build in: {error}"))?;
    let mut project = Project {
        folder: folder.path().to_owned(),
        toolc,
    };
    project
        .write()
        .map_err(|error| format!("the packages cannot be written: {error}"))?;
    println!(
        "\n{:<26}{:>12}{:>12}{:>8}{:>8}{:>14}",
        "CPU a tool, medians", "toolc", "serde", "ratio", "goal", "whole crate"
    );
    for (name, words, goal) in BUILDS {
        let mut times = PACKAGES.map(|_| Vec::new());
        for package in PACKAGES {
            project.build(package, words)?;
        }
        for _ in 0..options.runs.max(1) {
            for (times, package) in times.iter_mut().zip(PACKAGES) {
                times.push(project.build(package, words)?);
            }
        }
        let [empty, types, peer, whole] = times.map(median);
        // What cargo and an empty crate take is nobody's.
        let each = |time: Duration| time.saturating_sub(empty).as_secs_f64() * 1e3 / TOOLS as f64;
        println!(
            "{name:<26}{:>9.2} ms{:>9.2} ms{:>8.2}{goal:>8}{:>11.2} ms",
            each(types),
            each(peer),
            each(types) / each(peer),
            each(whole)
        );
    }
    let [full, changed, same] = project.incremental(options.runs.max(1))?;
    for (name, again, goal) in [
        ("check after one change", changed, "0.15"),
        ("check after none", same, ""),
    ] {
        println!(
            "{name:<26}{:>9.2} s{:>11.2} s{:>9.2}{goal:>8}",
            again.as_secs_f64(),
            full.as_secs_f64(),
            again.as_secs_f64() / full.as_secs_f64(),
        );
    }
    println!("(the last rows: the whole crate, and its full check in the place of serde)");
    Ok(())
}

/// Nothing; types, codecs and tables; the same by hand; all generated code.
const PACKAGES: [&str; 4] = ["empty", "types", "peer", "whole"];

struct Project {
    folder: PathBuf,
    toolc: PathBuf,
}

impl Project {
    fn write(&mut self) -> std::io::Result<()> {
        synthesize::project(&self.folder.join("tools"), TOOLS)?;
        for package in PACKAGES {
            let folder = self.folder.join(package);
            fs::create_dir_all(folder.join("src"))?;
            fs::write(folder.join("src/lib.rs"), "")?;
            fs::write(folder.join("Cargo.toml"), manifest(package))?;
            fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock"))?;
        }
        self.generate().map_err(std::io::Error::other)?;
        let whole = self.folder.join("whole/src");
        fs::write(
            whole.join("lib.rs"),
            "#[path = \"gen/mod.rs\"]\npub mod tools;\n",
        )?;
        let types = self.folder.join("types/src");
        copy(&whole.join("gen/types"), &types.join("types"))?;
        let mut ours = "pub mod types;\n".to_owned();
        let mut theirs = "pub mod rules;\n".to_owned();
        for (file, first) in (0..TOOLS).step_by(synthesize::TOOLS_A_FILE).enumerate() {
            let tools = first..TOOLS.min(first + synthesize::TOOLS_A_FILE);
            ours.push_str(&entries(file, tools.clone()));
            let generated =
                fs::read_to_string(types.join(format!("types/bench_f{file}/types.rs")))?;
            let module = peer::module(&generated, tools);
            fs::write(self.folder.join(format!("peer/src/f{file}.rs")), module)?;
            let _ = writeln!(theirs, "pub mod f{file};");
        }
        fs::write(types.join("lib.rs"), ours)?;
        fs::write(self.folder.join("peer/src/rules.rs"), peer::RULES)?;
        fs::write(self.folder.join("peer/src/lib.rs"), theirs)
    }

    fn generate(&self) -> Result<(), String> {
        let mut toolc = Command::new(&self.toolc);
        toolc
            .arg("gen")
            .arg(self.folder.join("tools"))
            .args(["--lang", "rust", "--out"]);
        succeed(toolc.arg(self.folder.join("whole/src/gen")))
    }

    /// The CPU time of building a package whose dependencies are built.
    fn build(&self, package: &str, words: &[&str]) -> Result<Duration, String> {
        self.touch(package)?;
        let run = timed(self.cargo(package, words).env("CARGO_INCREMENTAL", "0"))?;
        Ok(run.cpu)
    }

    /// The CPU time of checking the whole crate: at first, after a limit of one tool has changed, and again with only a
    /// new time stamp, which is the time that rustc needs to find that nothing has changed.
    fn incremental(&self, runs: usize) -> Result<[Duration; 3], String> {
        let check = || {
            Ok::<_, String>(
                timed(
                    self.cargo("whole", &["check"])
                        .env("CARGO_INCREMENTAL", "1"),
                )?
                .cpu,
            )
        };
        let source = self.folder.join("tools/bench_f0.tools");
        let text = fs::read_to_string(&source).map_err(|error| error.to_string())?;
        let mut times = [const { Vec::new() }; 3];
        for run in 0..runs {
            self.touch("whole")?;
            let _ = fs::remove_dir_all(self.folder.join("target/debug/incremental"));
            times[0].push(check()?);
            let text = text.replacen("@range(1..100)", &format!("@range(1..{})", 90 - run), 1);
            fs::write(&source, text).map_err(|error| error.to_string())?;
            self.generate()?;
            times[1].push(check()?);
            self.touch("whole")?;
            times[2].push(check()?);
        }
        Ok(times.map(median))
    }

    fn cargo(&self, package: &str, words: &[&str]) -> Command {
        let mut cargo = Command::new("cargo");
        cargo
            .args(words)
            .args(["--offline", "--quiet", "--target-dir"]);
        cargo
            .arg(self.folder.join("target"))
            .current_dir(self.folder.join(package));
        cargo
    }

    fn touch(&self, package: &str) -> Result<(), String> {
        let lib = self.folder.join(package).join("src/lib.rs");
        let text = fs::read(&lib).map_err(|error| format!("{}: {error}", lib.display()))?;
        fs::write(&lib, text).map_err(|error| format!("{}: {error}", lib.display()))
    }
}

fn manifest(package: &str) -> String {
    let runtime = root().join("runtime/rust");
    format!(
        "[package]\nname = \"bench-{package}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\n\
         serde = {{ version = \"1\", features = [\"derive\"] }}\nserde_json = \"1\"\ntoolrt = {{ path = {:?} }}\n",
        runtime.display().to_string()
    )
}

/// A host's calls, so that generic code is instantiated.
fn entries(file: usize, tools: std::ops::Range<usize>) -> String {
    let mut text = String::new();
    for tool in tools {
        for kind in ["Input", "Output"] {
            let of = format!("types::bench_f{file}::types::{kind}{tool}");
            let name = kind.to_lowercase();
            let _ = write!(
                text,
                "\npub fn read_{name}{tool}(json: &[u8]) -> Result<{of}, Vec<toolrt::Issue>> {{\n    toolrt::decode(json)\n}}\n\n\
                 pub fn write_{name}{tool}(value: &{of}) -> Result<Vec<u8>, Vec<toolrt::Issue>> {{\n    toolrt::encode(value)\n}}\n"
            );
        }
    }
    text
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &to)?;
        } else {
            fs::copy(entry.path(), to)?;
        }
    }
    Ok(())
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}
