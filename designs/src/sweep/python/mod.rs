//! Python: the code of many designs is loaded, linted and asked at once.

mod shapes;

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};
use toolc_compiler::compile;
use toolc_templates::{Options, Setting};
use toolrt_format::base64::encode;

use super::crashes::{self, Asked, Ended};
use super::{Failure, Language, Place, Sample, Stage};
use crate::twins::Generated;

/// See [`Language`].
pub struct Python {
    /// Whether pyright looks as well, after mypy.
    pub pyright: bool,
}

impl Language for Python {
    fn name(&self) -> &'static str {
        "python"
    }

    fn asks_all(&self) -> bool {
        true
    }

    fn judge(&self, samples: &[Sample], work: &Path, until: Stage) -> Result<Vec<Failure>, String> {
        let folder = work.join("python");
        let _ = fs::remove_dir_all(&folder);
        if samples.is_empty() {
            return Ok(Vec::new());
        }
        for sample in samples {
            let below = folder.join(format!("seed{}", sample.seed));
            for file in &sample.files {
                let path = below.join(&file.path);
                let parent = path.parent().expect("a file is in a folder");
                fs::create_dir_all(parent)
                    .and_then(|()| fs::write(&path, &file.contents))
                    .map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
            }
        }
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let config = root.join("tests/python");
        let ruff = config.join("ruff.toml");
        let mypy = config.join("mypy.ini");
        let cache = fresh_cache(&work.join("mypy"));
        let tools: [(Stage, &str, Vec<String>); 3] = [
            (
                Stage::Layout,
                "ruff",
                words(
                    &["format", "--no-cache", "--check", "--quiet", "--config"],
                    &ruff,
                ),
            ),
            (
                Stage::Lints,
                "ruff",
                words(
                    &[
                        "check",
                        "--no-cache",
                        "--quiet",
                        "--output-format",
                        "concise",
                        "--config",
                    ],
                    &ruff,
                ),
            ),
            (
                Stage::Lints,
                "mypy",
                [
                    words(
                        &["--no-error-summary", "--no-sqlite-cache", "--config-file"],
                        &mypy,
                    ),
                    words(&["--cache-dir"], &cache),
                ]
                .concat(),
            ),
        ];
        let mut failures = Vec::new();
        if self.pyright && until >= Stage::Lints {
            pyright(samples, &root, &folder, &mut failures)?;
        }
        for (stage, program, words) in tools {
            if stage > until {
                continue;
            }
            let mut command = Command::new(venv(&root, program));
            command.args(words).arg(".").current_dir(&folder);
            let output = command
                .output()
                .map_err(|error| format!("{program} does not start: {error}"))?;
            if output.status.success() {
                continue;
            }
            let said = String::from_utf8_lossy(&output.stdout).into_owned()
                + &String::from_utf8_lossy(&output.stderr);
            blame(samples, stage, &said, &mut failures);
        }
        if until >= Stage::Values {
            failures.extend(ask(samples, &folder, &venv(&root, "python"))?);
        }
        Ok(failures)
    }

    fn modes(&self) -> Vec<Options> {
        let mut distribution = Options::default();
        distribution.set("package", Setting::text("acme-tools"));
        distribution.set("description", Setting::text(""));
        distribution.set(
            "providers",
            Setting::List(vec![
                Setting::text("openai-strict"),
                Setting::text("gemini"),
            ]),
        );
        vec![Options::default(), distribution]
    }

    fn differences(&self, pairs: &[Generated<'_>]) -> Result<Vec<Option<String>>, String> {
        shapes::differences(
            pairs,
            &venv(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), "python"),
        )
    }
}

/// The checker that npm has, over all designs at once, since most of its time is its start.
fn pyright(
    samples: &[Sample],
    root: &Path,
    folder: &Path,
    failures: &mut Vec<Failure>,
) -> Result<(), String> {
    // As strict as for the goldens, over these designs.
    let known = root.join("tests/python/pyrightconfig.json");
    let text = fs::read_to_string(&known)
        .map_err(|error| format!("{} cannot be read: {error}", known.display()))?;
    let mut config: Value =
        serde_json::from_str(&text).map_err(|error| format!("{}: {error}", known.display()))?;
    config["include"] = json!(["."]);
    fs::write(folder.join("pyrightconfig.json"), config.to_string())
        .map_err(|error| format!("{} cannot be written: {error}", folder.display()))?;
    let output = Command::new("node")
        .arg(root.join("node_modules/pyright/index.js"))
        .arg("--pythonpath")
        .arg(venv(root, "python"))
        .current_dir(folder)
        .output()
        .map_err(|error| format!("pyright does not start: {error}"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stdout).into_owned()
            + &String::from_utf8_lossy(&output.stderr);
        blame(samples, Stage::Lints, &said, failures);
    }
    Ok(())
}

fn words(words: &[&str], last: &Path) -> Vec<String> {
    let words = words.iter().map(|word| (*word).to_owned());
    words.chain([last.display().to_string()]).collect()
}

/// What mypy knows of the runtime and the standard library stays from batch to batch; what it knows of designs goes.
fn fresh_cache(folder: &Path) -> PathBuf {
    for version in fs::read_dir(folder).into_iter().flatten().flatten() {
        for entry in fs::read_dir(version.path()).into_iter().flatten().flatten() {
            if entry.file_name().to_string_lossy().starts_with("seed") {
                let _ = fs::remove_dir_all(entry.path());
            }
        }
    }
    folder.to_owned()
}

/// A program of the environment that the tests have.
pub(crate) fn venv(root: &Path, program: &str) -> PathBuf {
    let folder = if cfg!(windows) {
        ".venv/Scripts"
    } else {
        ".venv/bin"
    };
    let root = root.canonicalize().unwrap_or_else(|_| root.to_owned());
    root.join(folder).join(program)
}

/// Gives each design the lines that name its folder; without any, the first design has them all.
fn blame(samples: &[Sample], stage: Stage, said: &str, failures: &mut Vec<Failure>) {
    let before = failures.len();
    for sample in samples {
        let name = format!("seed{}/", sample.seed);
        let lines: Vec<&str> = said.lines().filter(|line| line.contains(&name)).collect();
        if !lines.is_empty() {
            failures.push(sample.failure(stage, lines.join("\n")));
        }
    }
    if let (true, Some(sample)) = (failures.len() == before, samples.first()) {
        failures.push(sample.failure(stage, said.to_owned()));
    }
}

fn ask(samples: &[Sample], folder: &Path, python: &Path) -> Result<Vec<Failure>, String> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/sweep/python/ask.py");
    let (mut all, mut lines) = (Vec::new(), HashMap::new());
    for (place, sample) in samples.iter().enumerate() {
        let checked = compile(sample.inputs.clone());
        let Ok(ready) = checked.ready() else { continue };
        let codecs: BTreeMap<(String, bool), (String, String)> =
            toolc_templates::python::codecs(ready)
                .into_iter()
                .map(|at| ((at.tool, at.is_result), (at.module, at.codec)))
                .collect();
        for (number, question) in sample.questions.iter().enumerate() {
            let key = (question.tool.clone(), question.place == Place::Result);
            let Some((module, codec)) = codecs.get(&key) else {
                continue;
            };
            let line = json!({
                "sample": place,
                "number": number,
                "module": format!("seed{}.{module}", sample.seed),
                "codec": codec,
                "valid": question.valid,
                "payload": encode(&question.payload),
            });
            all.push(Asked {
                sample: place,
                question: number,
            });
            lines.insert((place, number), line.to_string() + "\n");
        }
    }
    let file = folder.join("questions.jsonl");
    let mut program = |asked: &[Asked]| {
        let lines = asked
            .iter()
            .map(|asked| &*lines[&(asked.sample, asked.question)]);
        fs::write(&file, lines.collect::<String>())
            .map_err(|error| format!("questions cannot be written: {error}"))?;
        let input =
            fs::File::open(&file).map_err(|error| format!("questions cannot be read: {error}"))?;
        let mut command = Command::new(python);
        command.arg(&script).arg(folder).stdin(input);
        let output = command
            .output()
            .map_err(|error| format!("Python does not start: {error}"))?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            return Ok(Ended::Badly(format!("{}\n{said}", output.status)));
        }
        let told = String::from_utf8_lossy(&output.stdout);
        let told = told.lines().map(|line| {
            let answer: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
            let number = |key| answer[key].as_u64().unwrap_or_default() as usize;
            let asked = Asked {
                sample: number("sample"),
                question: number("number"),
            };
            let wrong = answer["wrong"].as_str().unwrap_or_default();
            Ok((asked, wrong.to_owned()))
        });
        told.collect::<Result<_, String>>().map(Ended::Well)
    };
    let samples: Vec<&Sample> = samples.iter().collect();
    crashes::ask(&samples, &all, &mut program)
}
