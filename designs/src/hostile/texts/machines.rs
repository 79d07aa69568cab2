//! What toolc writes for machines that are no compilers: the IR, definitions of tools, and findings in every rendering.

use std::collections::BTreeMap;

use serde_json::Value;
use toolc_build::LoadedProject;
use toolc_build::show::{Rendering, Report, Style};
use toolc_compiler::{Checked, compile};
use toolc_templates::emit::{EmitNotation, emit};

use crate::twins::{Pair, Twins, document, json, tamed};

/// Says what is wrong.
pub(super) fn hold(seed: u64, pair: &Pair) -> Result<(), String> {
    let hostile = compile(pair.hostile.clone());
    let tame = compile(pair.tame.clone());
    ir(&hostile, &tame, &pair.twins)?;
    for (at, (ours, theirs)) in hostile
        .design
        .tools
        .iter()
        .zip(&tame.design.tools)
        .enumerate()
    {
        let (name, format) = EmitNotation::ALL[(seed as usize + at) % EmitNotation::ALL.len()];
        let strict = format.has_strict() && seed.is_multiple_of(2);
        let written = emit(&hostile.design, ours, format, strict).json;
        let ours = json(&written).map_err(|error| format!("{name}: {error}"))?;
        let theirs = json(&emit(&tame.design, theirs, format, strict).json)?;
        if keys(&ours, &pair.twins) != keys(&theirs, &pair.twins) {
            return Err(format!(
                "{name} has other keys: {ours:.2000} and not {theirs:.2000}"
            ));
        }
    }
    findings(pair)
}

fn ir(hostile: &Checked, tame: &Checked, twins: &[Twins]) -> Result<(), String> {
    let ours = replaced(&document(&hostile.design)?, twins);
    let theirs = replaced(&document(&tame.design)?, twins);
    if ours == theirs {
        return Ok(());
    }
    let (ours, theirs) = (format!("{ours:#}"), format!("{theirs:#}"));
    let differs = ours
        .lines()
        .zip(theirs.lines())
        .find(|(ours, theirs)| ours != theirs);
    Err(format!("the IR is another one: {differs:.1000?}"))
}

/// A document with tame texts.
fn replaced(value: &Value, twins: &[Twins]) -> Value {
    match value {
        Value::String(text) => tamed(text, twins).into(),
        Value::Array(items) => items.iter().map(|item| replaced(item, twins)).collect(),
        Value::Object(entries) => entries
            .iter()
            .map(|(key, value)| (tamed(key, twins), replaced(value, twins)))
            .collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => value.clone(),
    }
}

/// A document of which only keys are left, and how many items a list has.
fn keys(value: &Value, twins: &[Twins]) -> Value {
    match value {
        Value::Array(items) => items.iter().map(|item| keys(item, twins)).collect(),
        Value::Object(entries) => entries
            .iter()
            .map(|(key, value)| (marked(tamed(key, twins)), keys(value, twins)))
            .collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Value::Null,
    }
}

/// A key; of a name that was made one that providers accept, only the mark that it begins with (`q0195z`): the rest is made
/// of a text that differs.
fn marked(key: String) -> String {
    let is_accepted = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.');
    match key.strip_prefix('q').and_then(|rest| rest.split_once('z')) {
        Some((number, _)) if number.parse::<u32>().is_ok() && key.chars().all(is_accepted) => {
            format!("q{number}z")
        }
        _ => key,
    }
}

/// All findings of a design with texts where none may be.
fn findings(pair: &Pair) -> Result<(), String> {
    let shown = pair
        .broken
        .iter()
        .map(|input| (input.path.clone(), input.path.clone().into()));
    let mut project = LoadedProject {
        root: "".into(),
        config: None,
        levels: toolc_compiler::Levels::default(),
        inputs: pair.broken.clone(),
        shown: shown.collect::<BTreeMap<_, _>>(),
        read: Vec::new(),
        searched: Vec::new(),
        reading: std::time::Duration::ZERO,
        hashes: Vec::new(),
        interfaces: Vec::new(),
    };
    let checked = project.compile();
    let report = Report {
        findings: Some((&checked, &project)),
        problems: &[],
    };
    let (errors, warnings) = checked.findings.count();
    for (name, rendering) in Rendering::ALL {
        let text = report.render(*rendering, Style::PLAIN);
        let wrong = |wrong: String| format!("findings as {name}: {wrong}");
        let lines = |starts: &dyn Fn(&str) -> bool| match text.lines().find(|line| !starts(line)) {
            Some(line) => Err(wrong(format!("a line of its own: {line:.300}"))),
            None if text.lines().count() != errors + warnings => Err(wrong(format!(
                "{} lines for {} findings",
                text.lines().count(),
                errors + warnings
            ))),
            None => Ok(()),
        };
        match rendering {
            Rendering::Json | Rendering::Sarif => drop(json(&text).map_err(wrong)?),
            Rendering::Junit => {
                roxmltree::Document::parse(&text).map_err(|error| wrong(error.to_string()))?;
            }
            Rendering::Github => {
                lines(&|line| line.starts_with("::error ") || line.starts_with("::warning "))?;
            }
            Rendering::Short => {
                lines(&|line| line.contains("error[T") || line.contains("warning[T"))?;
            }
            // For people.
            Rendering::Text => {}
        }
    }
    Ok(())
}
