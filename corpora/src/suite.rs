//! The groups of the JSON Schema test suite: each schema imported as the type of an argument.

use std::collections::BTreeMap;
use std::path::Path;

use rayon::prelude::*;
use toolc_compiler::diagnostics::Severity;
use toolc_compiler::import::{SchemaOptions, import_schema};
use toolc_compiler::ir::Value;
use toolc_compiler::{Input, compile};
use toolc_designs::Tables;
use toolrt::diagnose;

use crate::rows::{read, text};
use crate::told::{goal, list};
use crate::verdicts::DEEPEST;

/// Prints how many tests agree; whether the goal is met.
pub fn told(folder: &Path, all: bool) -> Result<bool, String> {
    let mut fine = true;
    let remotes = remotes(folder)?;
    for (name, assert_formats, least) in [
        ("jsonschema_suite.jsonl", false, 97.0),
        ("jsonschema_formats.jsonl", true, 0.0),
    ] {
        let groups = read(folder, name)?;
        if groups.is_empty() {
            continue;
        }
        let options = SchemaOptions {
            assert_formats,
            documents: remotes.clone(),
        };
        let results = groups.par_iter().map(|group| judged(group, &options));
        println!("\n── JSON Schema test suite: {name}");
        fine &= agreement(results.collect(), least, all);
    }
    Ok(fine)
}

/// What became of a group of tests: its file, how many tests there are, and which differ.
pub type Judged = (String, usize, Vec<String>);

/// Prints how many tests agree; whether these are as many as they must be, in percent.
pub fn agreement(results: Vec<Judged>, least: f64, all: bool) -> bool {
    let mut files: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    let (mut tests, mut lines) = (0, Vec::new());
    for (file, count, differences) in results {
        let sum = files.entry(file).or_default();
        sum.0 += count;
        sum.1 += differences.len();
        tests += count;
        lines.extend(differences);
    }
    let agree = (tests - lines.len()) as f64 / tests.max(1) as f64 * 100.0;
    let fine = goal(
        &format!("{} of {tests} tests agree", tests - lines.len()),
        agree,
        least,
        true,
    );
    for (file, (count, differences)) in files
        .iter()
        .filter(|(_, (_, differences))| *differences > 0)
    {
        println!("    {file}: {differences} of {count} differ");
    }
    list(&lines, all);
    fine
}

fn remotes(folder: &Path) -> Result<Vec<(String, Value)>, String> {
    let path = folder.join("jsonschema_suite_remotes.json");
    let Ok(text) = std::fs::read_to_string(&path) else {
        return Ok(Vec::new());
    };
    let value =
        toolc_compiler::import::value(&text).map_err(|mistake| mistake.message.to_owned())?;
    let Value::Object(entries) = value else {
        return Ok(Vec::new());
    };
    let remotes = entries.into_iter();
    Ok(remotes
        .map(|(uri, value)| (uri.to_string(), value))
        .collect())
}

/// Judges the tests of a group by the type that its schema is imported as.
pub fn judged(group: &Value, options: &SchemaOptions) -> Judged {
    let file = text(group, "file");
    let empty = Vec::new();
    let tests = match group.get("tests") {
        Some(Value::List(tests)) => tests,
        _ => &empty,
    };
    let schema = group.get("schema").cloned().unwrap_or(Value::Null);
    let title = text(group, "description");
    let written = import_schema("Value", &schema, options);
    let checked = compile(vec![Input {
        path: "suite.tools".into(),
        text: written.clone(),
    }]);
    let mut differences = Vec::new();
    if let Some(error) = checked
        .findings
        .iter()
        .find(|finding| finding.code.severity == Severity::Error)
    {
        differences.extend(tests.iter().map(|test| {
            format!(
                "{file}: {title}: {}: {} {} — {}",
                text(test, "description"),
                error.code.id,
                error.message,
                written.replace('\n', " ")
            )
        }));
        return (file, tests.len(), differences);
    }
    let design = &checked.design;
    let Some(tool) = design.tools.iter().find(|tool| &*tool.name == "judge") else {
        return (
            file,
            tests.len(),
            vec![format!("{title}: nothing was written")],
        );
    };
    let field = &tool.payload.record.fields[0];
    let table = Tables::new(design, DEEPEST).ty(&field.ty);
    for test in tests {
        let expected = test.get("valid") == Some(&Value::Bool(true));
        let data = test.get("data").map(Value::to_json).unwrap_or_default();
        let issues = diagnose(table, data.as_bytes());
        if issues.is_empty() != expected {
            let shown: String = written
                .split("toolset")
                .nth(1)
                .unwrap_or_default()
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" ")
                .chars()
                .take(200)
                .collect();
            differences.push(format!(
                "{file}: {title}: {}: {data} should be {expected} — {shown}",
                text(test, "description")
            ));
        }
    }
    (file, tests.len(), differences)
}
