//! Rust: rustfmt, clippy, the compiler, and a program that puts the questions.

mod parts;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use rayon::prelude::*;
use toolc_templates::{Options, Setting};

use super::alike::different;
use super::crashes::{self, Asked, Ended};
use super::{Failure, Language, Place, Sample, Stage};
use crate::twins::{Generated, Twins, tamed};

/// See the module.
#[derive(Debug)]
pub struct Rust {
    /// Whether clippy looks as well, before the compiler.
    pub clippy: bool,
}

const TAKES_ALL: &str = "a string takes everything";

impl Language for Rust {
    fn name(&self) -> &'static str {
        "rust"
    }

    fn asks_all(&self) -> bool {
        false
    }

    fn judge(&self, samples: &[Sample], work: &Path, until: Stage) -> Result<Vec<Failure>, String> {
        let work = work.join("rust");
        let mut failures = Vec::new();
        let mut left: Vec<&Sample> = samples.iter().collect();
        lay_out(&left, &work).map_err(|error| unwritable(&work, &error))?;
        let layout = format(&left, &work)?;
        failures.extend(
            layout
                .into_iter()
                .map(|(index, detail)| left[index].failure(Stage::Layout, detail)),
        );
        if until <= Stage::Layout {
            return Ok(failures);
        }
        // What does not compile is left out, so that the others can be asked.
        while !left.is_empty() {
            let wrong = match self.clippy {
                true => lint(&work)?,
                false => build(&work)?,
            };
            if wrong.is_empty() {
                if until <= Stage::Lints {
                    break;
                }
                failures.extend(values(&left, &work)?);
                break;
            }
            let good = |(index, _): &(usize, &Sample)| !wrong.contains_key(index);
            let kept = left
                .iter()
                .copied()
                .enumerate()
                .filter(good)
                .map(|(_, sample)| sample)
                .collect();
            failures.extend(
                wrong
                    .iter()
                    .map(|(index, detail)| left[*index].failure(Stage::Lints, detail.clone())),
            );
            left = kept;
            lay_out(&left, &work).map_err(|error| unwritable(&work, &error))?;
        }
        Ok(failures)
    }

    fn modes(&self) -> Vec<Options> {
        let mut included = Options {
            included: true,
            ..Options::default()
        };
        included.set("serde", Setting::Flag(true));
        let mut own_crate = Options::default();
        own_crate.set("crate", Setting::text("acme-tools"));
        own_crate.set("description", Setting::text(""));
        own_crate.set(
            "providers",
            Setting::List(vec![
                Setting::text("openai-strict"),
                Setting::text("gemini"),
            ]),
        );
        vec![Options::default(), included, own_crate]
    }

    fn differences(&self, pairs: &[Generated<'_>]) -> Result<Vec<Option<String>>, String> {
        let parts = |path: &str, text: &str, twins: &[Twins]| match path.ends_with(".rs") {
            true => parts::parts(text, &|text| tamed(text, twins)),
            false => parts::manifest(text, &|text| tamed(text, twins)),
        };
        Ok(pairs
            .par_iter()
            .map(|pair| different(pair, &parts))
            .collect())
    }
}

fn unwritable(work: &Path, error: &io::Error) -> String {
    format!("{} cannot be written: {error}", work.display())
}

/// Writes the crate.
fn lay_out(samples: &[&Sample], work: &Path) -> io::Result<()> {
    let source = work.join("src");
    if source.exists() {
        fs::remove_dir_all(&source)?;
    }
    fs::create_dir_all(source.join("trees"))?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let runtime = root.join("runtime/rust");
    let manifest = format!(
        "[package]\nname = \"sweep\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n\
         toolrt = {{ path = {runtime:?}, features = [\"schema\"] }}\n\n[profile.dev]\ndebug = false\nincremental = false\n\n[workspace]\n"
    );
    fs::write(work.join("Cargo.toml"), manifest)?;
    fs::copy(root.join("Cargo.lock"), work.join("Cargo.lock"))?;
    // As users have it.
    fs::write(work.join("rustfmt.toml"), "")?;
    fs::write(source.join("main.rs"), include_str!("harness.rs"))?;
    let mut modules = String::from("//! The generated trees.\n\n");
    let mut all = String::new();
    for (index, sample) in samples.iter().enumerate() {
        let tree = source.join("trees").join(format!("d{index}"));
        for file in &sample.files {
            let path = tree.join(&file.path);
            fs::create_dir_all(path.parent().expect("a file is in a folder"))?;
            fs::write(path, &file.contents)?;
        }
        // A file for each design, so that what is said of it names the design.
        let mut entries = String::from(
            "//! The tools of a design.\n\n#[rustfmt::skip]\npub fn entries() -> Vec<crate::Entry> {\n    vec![\n",
        );
        let files = sample.files.iter();
        for (module, tool) in files.flat_map(|file| tools(&file.path, &file.contents)) {
            writeln!(
                entries,
                "        crate::Entry::of::<super::d{index}::{module}::{tool}>({index}),"
            )
            .expect(TAKES_ALL);
        }
        entries.push_str("    ]\n}\n");
        fs::write(source.join(format!("trees/d{index}_tools.rs")), entries)?;
        writeln!(modules, "pub mod d{index};\nmod d{index}_tools;").expect(TAKES_ALL);
        writeln!(all, "    all.extend(d{index}_tools::entries());").expect(TAKES_ALL);
    }
    write!(
        modules,
        "\n#[rustfmt::skip]\npub fn entries() -> Vec<crate::Entry> {{\n    let mut all = Vec::new();\n{all}    all\n}}\n"
    )
    .expect(TAKES_ALL);
    fs::write(source.join("trees/mod.rs"), modules)
}

/// The tools of a generated file: their modules and names.
fn tools<'f>(path: &str, contents: &'f str) -> impl Iterator<Item = (String, &'f str)> {
    let module = path
        .trim_end_matches(".rs")
        .trim_end_matches("/mod")
        .replace('/', "::");
    // Behind what is said of it, a tool is `Name: spec, …`.
    contents
        .split("\ntoolrt::tool! {\n")
        .skip(1)
        .filter_map(|rest| {
            let mut lines = rest.lines().map(str::trim_start);
            let line = lines.find(|line| !line.starts_with("///"))?;
            line.split_once(':')
        })
        .map(move |(tool, _)| (module.clone(), tool))
}

/// What rustfmt would change: as many of it run as there are threads, since it reads one file after the other.
fn format(samples: &[&Sample], work: &Path) -> Result<BTreeMap<usize, String>, String> {
    let indices: Vec<usize> = (0..samples.len()).collect();
    let share = indices.len().div_ceil(rayon::current_num_threads()).max(1);
    let shares: Vec<BTreeMap<usize, String>> = indices
        .par_chunks(share)
        .map(|indices| format_some(indices, work))
        .collect::<Result<_, _>>()?;
    Ok(shares.into_iter().flatten().collect())
}

fn format_some(indices: &[usize], work: &Path) -> Result<BTreeMap<usize, String>, String> {
    let mut command = Command::new("rustfmt");
    command
        .args(["--edition", "2024", "--check", "--config-path"])
        .arg(work.join("rustfmt.toml"));
    for index in indices {
        command.arg(work.join(format!("src/trees/d{index}/mod.rs")));
    }
    let (good, text) = output(&mut command)?;
    by_design(good, &text, |line| {
        ["Diff in ", "Error ", "error"]
            .iter()
            .any(|start| line.starts_with(start))
    })
}

fn lint(work: &Path) -> Result<BTreeMap<usize, String>, String> {
    let mut command = cargo(work);
    command.args([
        "clippy",
        "--quiet",
        "--offline",
        "--message-format",
        "short",
        "--",
        "-D",
        "warnings",
    ]);
    let (good, text) = output(&mut command)?;
    by_design(good, &text, |line| line.starts_with("src/"))
}

fn build(work: &Path) -> Result<BTreeMap<usize, String>, String> {
    let mut command = cargo(work);
    command.args(["build", "--quiet", "--offline", "--message-format", "short"]);
    let (good, text) = output(&mut command)?;
    // A warning is a word too many, too.
    by_design(good && text.is_empty(), &text, |line| {
        line.starts_with("src/")
    })
}

fn values(samples: &[&Sample], work: &Path) -> Result<Vec<Failure>, String> {
    let wrong = build(work)?;
    if !wrong.is_empty() {
        let wrong = wrong.into_iter();
        return Ok(wrong
            .map(|(index, detail)| samples[index].failure(Stage::Values, detail))
            .collect());
    }
    let questions = work.join("questions.txt");
    let mut program = |all: &[Asked]| {
        let lines: String = all.iter().map(|asked| line(samples, *asked)).collect();
        fs::write(&questions, lines)
            .map_err(|error| format!("{} cannot be written: {error}", questions.display()))?;
        let mut command = Command::new(target(work).join("debug/sweep"));
        let (good, text) = output(command.arg(&questions))?;
        if !good {
            return Ok(Ended::Badly(text));
        }
        text.lines()
            .map(answer)
            .collect::<Result<_, _>>()
            .map(Ended::Well)
    };
    let places = samples.iter().enumerate();
    let all = places.flat_map(|(sample, of)| {
        (0..of.questions.len()).map(move |question| Asked { sample, question })
    });
    crashes::ask(samples, &all.collect::<Vec<_>>(), &mut program)
}

/// A question as the program reads it.
fn line(samples: &[&Sample], asked: Asked) -> String {
    let question = &samples[asked.sample].questions[asked.question];
    let place = match question.place {
        Place::Args => "args",
        Place::Result => "result",
    };
    let valid = match question.valid {
        Some(true) => "valid",
        Some(false) => "invalid",
        None => "unknown",
    };
    format!(
        "{} {} {} {place} {valid} {}\n",
        asked.sample,
        asked.question,
        digits(question.tool.as_bytes()),
        digits(&question.payload)
    )
}

/// What is wrong with an answer, as the program says it.
fn answer(line: &str) -> Result<(Asked, String), String> {
    let mut parts = line.splitn(3, ' ');
    let mut number = || parts.next()?.parse().ok();
    let (Some(sample), Some(question)) = (number(), number()) else {
        return Err(format!("no answer: {line}"));
    };
    let wrong = parts.next().unwrap_or_default().to_owned();
    Ok((Asked { sample, question }, wrong))
}

/// Sorts what a tool says by the designs that its lines name.
fn by_design(
    good: bool,
    text: &str,
    starts: fn(&str) -> bool,
) -> Result<BTreeMap<usize, String>, String> {
    let mut wrong: BTreeMap<usize, String> = BTreeMap::new();
    if good {
        return Ok(wrong);
    }
    let mut current = None;
    for line in text.lines() {
        if starts(line) {
            current = design_of(line).or(current);
        }
        if let Some(index) = current {
            let all = wrong.entry(index).or_default();
            if all.len() < 3000 {
                all.push_str(line);
                all.push('\n');
            }
        }
    }
    if wrong.is_empty() {
        Err(text.chars().take(3000).collect())
    } else {
        Ok(wrong)
    }
}

/// The number in `…/trees/d7/…` and `…/trees/d7_tools.rs`.
fn design_of(line: &str) -> Option<usize> {
    let (_, rest) = line.split_once("trees/d")?;
    rest.split(['/', '_']).next()?.parse().ok()
}

fn cargo(work: &Path) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .current_dir(work)
        .env("CARGO_TARGET_DIR", target(work))
        .env_remove("RUSTFLAGS");
    command
}

fn target(work: &Path) -> PathBuf {
    work.join("target")
}

fn output(command: &mut Command) -> Result<(bool, String), String> {
    let output = command
        .output()
        .map_err(|error| format!("{:?} does not start: {error}", command.get_program()))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned()
        + &String::from_utf8_lossy(&output.stderr);
    Ok((output.status.success(), text))
}

fn digits(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut out, byte| {
        write!(out, "{byte:02x}").expect(TAKES_ALL);
        out
    })
}
