//! Generated Python, asked for many documents in one process.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde_json::{Value, json};
use toolc_compiler::Checked;
use toolc_templates::{Options, TARGETS};

use super::documents::Document;
use super::{Answer, Told};

/// Where the code is, and the module and codec of each type.
pub(super) struct Asker {
    folder: PathBuf,
    codecs: HashMap<String, (String, String)>,
}

/// What is timed, as `ask.py` has it.
const TIMED: [&str; 3] = ["python decode", "python walk", "python encode"];

impl Asker {
    /// Generates the code.
    pub(super) fn new(checked: &Checked, folder: &Path) -> Result<Self, String> {
        let ready = checked.ready().map_err(|_| "the types have errors")?;
        let target = TARGETS.iter().find(|target| target.name == "python");
        let target = target.expect("there is such a target");
        let files = target
            .files(ready, &Options::default())
            .map_err(|_| "the code cannot be made")?;
        let _ = fs::remove_dir_all(folder);
        for file in files {
            let path = folder.join("made").join(&file.path);
            let parent = path.parent().expect("a file is in a folder");
            fs::create_dir_all(parent)
                .and_then(|()| fs::write(&path, &file.contents))
                .map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
        }
        let places = toolc_templates::python::codecs(ready).into_iter();
        let results = places.filter(|place| place.is_result);
        let codecs = results.map(|at| (at.tool, (format!("made.{}", at.module), at.codec)));
        Ok(Self {
            folder: folder.to_owned(),
            codecs: codecs.collect(),
        })
    }

    /// What Python says of documents, small and large, and how long it takes. What the large one takes is judged by its best
    /// time, so where the first is good enough no other is needed.
    pub(super) fn ask(
        &self,
        documents: &[(u64, Document)],
        told: &[[Told; 2]],
    ) -> Result<Vec<[Answer; 2]>, String> {
        self.asked(documents, told, [5, 1], false)
    }

    /// The same with more care, and how long it takes only to read them.
    pub(super) fn ask_again(
        &self,
        documents: &[(u64, Document)],
        told: &[[Told; 2]],
    ) -> Result<Vec<[Answer; 2]>, String> {
        self.asked(documents, told, [5, 5], true)
    }

    fn asked(
        &self,
        documents: &[(u64, Document)],
        told: &[[Told; 2]],
        runs: [usize; 2],
        reading: bool,
    ) -> Result<Vec<[Answer; 2]>, String> {
        let mut lines = String::new();
        for ((seed, document), told) in documents.iter().zip(told) {
            let (module, codec) = &self.codecs[&format!("check_{}", document.ty.to_lowercase())];
            let payloads = [&document.small, &document.large].into_iter();
            for ((payload, told), runs) in payloads.zip(told).zip(runs) {
                let line = json!({
                    "seed": seed,
                    "module": module,
                    "codec": codec,
                    "payload": String::from_utf8_lossy(payload),
                    "told": told.verdict,
                    "runs": runs,
                    "reading": reading,
                });
                lines.push_str(&line.to_string());
                lines.push('\n');
            }
        }
        let asked = self.folder.join("asked.jsonl");
        fs::write(&asked, lines)
            .map_err(|error| format!("questions cannot be written: {error}"))?;
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let script = root.join("designs/src/hostile/values/ask.py");
        let output = Command::new(crate::sweep::venv(&root, "python"))
            .arg(script)
            .args([&self.folder, &asked])
            .output()
            .map_err(|error| format!("Python does not start: {error}"))?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            return Err(format!("Python: {}\n{said}", output.status));
        }
        let said = String::from_utf8_lossy(&output.stdout);
        let answers: Vec<Answer> = said.lines().map(answer).collect::<Result<_, _>>()?;
        let mut answers = answers.into_iter();
        let mut pairs = Vec::new();
        while let (Some(small), Some(large)) = (answers.next(), answers.next()) {
            pairs.push([small, large]);
        }
        match pairs.len() == documents.len() {
            true => Ok(pairs),
            false => Err("Python did not answer everything".to_owned()),
        }
    }
}

fn answer(line: &str) -> Result<Answer, String> {
    let answer: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let times = TIMED
        .into_iter()
        .zip(answer["times"].as_array().into_iter().flatten());
    let seconds = |time: &Value| time.as_f64().map(Duration::from_secs_f64);
    let times = times.map(|(name, time)| (name, seconds(time).unwrap_or_default()));
    Ok(Answer {
        wrong: answer["wrong"].as_str().map(str::to_owned),
        times: times.collect(),
        reading: seconds(&answer["reading"]),
    })
}
