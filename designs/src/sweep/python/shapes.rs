//! Puts pairs of trees to Python's own parser, all in one process.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use super::super::alike;
use crate::twins::{Generated, Twins};

/// What each pair differs in beside texts.
pub(super) fn differences(
    pairs: &[Generated<'_>],
    python: &Path,
) -> Result<Vec<Option<String>>, String> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/sweep/python/shape.py");
    let mut asked =
        tempfile::tempfile().map_err(|error| format!("questions cannot be written: {error}"))?;
    for pair in pairs {
        writeln!(asked, "{}", question(pair))
            .map_err(|error| format!("questions cannot be written: {error}"))?;
    }
    std::io::Seek::rewind(&mut asked)
        .map_err(|error| format!("questions cannot be read: {error}"))?;
    let output = Command::new(python)
        .arg(script)
        .stdin(Stdio::from(asked))
        .output()
        .map_err(|error| format!("Python does not start: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    let told = told
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).map_err(|error| error.to_string()));
    let told: Vec<Value> = told.collect::<Result<_, _>>()?;
    if told.len() != pairs.len() {
        return Err(format!("{} answers for {} pairs", told.len(), pairs.len()));
    }
    let told = pairs.iter().zip(told).map(|(pair, told)| {
        alike::files(pair).or_else(|| {
            let first = told.get(0)?;
            Some(format!("{}: {}", first[0].as_str()?, first[1].as_str()?))
        })
    });
    Ok(told.collect())
}

/// A pair as a line.
fn question(pair: &Generated<'_>) -> Value {
    let files = pair.hostile.iter().zip(&pair.tame);
    let files = files.map(|(ours, theirs)| json!({ "path": ours.path, "hostile": ours.contents, "tame": theirs.contents }));
    let twins = pair.twins.iter().map(Twins::to_json);
    json!({ "files": files.collect::<Vec<_>>(), "twins": twins.collect::<Vec<_>>() })
}
