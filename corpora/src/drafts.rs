//! The official suites of all drafts: by the validator of the runtime, and each schema imported as a type.

use std::path::{Path, PathBuf};

use rayon::prelude::*;
use toolc_compiler::import::{SchemaOptions, value};
use toolc_compiler::ir::Value;
use toolrt::schema::{Draft, Options};

use crate::rows::text;
use crate::suite::{Judged, agreement, judged};

/// A folder of the suite, the draft, and the meta-schema that its schemas are by.
const DRAFTS: [(&str, Draft, &str); 5] = [
    (
        "draft4",
        Draft::V4,
        "http://json-schema.org/draft-04/schema#",
    ),
    (
        "draft6",
        Draft::V6,
        "http://json-schema.org/draft-06/schema#",
    ),
    (
        "draft7",
        Draft::V7,
        "http://json-schema.org/draft-07/schema#",
    ),
    (
        "draft2019-09",
        Draft::V2019_09,
        "https://json-schema.org/draft/2019-09/schema",
    ),
    (
        "draft2020-12",
        Draft::V2020_12,
        "https://json-schema.org/draft/2020-12/schema",
    ),
];

/// The address of the folder of documents that schemas of the suite refer to.
const REMOTES: &str = "http://localhost:1234/";

/// How many tests must agree, in percent.
const LEAST: f64 = 99.0;

/// Prints how many tests of a checkout of the suite agree; whether all goals are met.
pub fn told(folder: &Path, all: bool) -> Result<bool, String> {
    let remotes = folder.join("remotes");
    let mut documents = Vec::new();
    for path in files(&remotes, true)? {
        let place = path.strip_prefix(&remotes).unwrap_or(&path);
        let uri = format!("{REMOTES}{}", place.display()).replace('\\', "/");
        documents.push((uri, json(&path)?));
    }
    let given: Vec<(String, toolrt::Value)> = documents
        .iter()
        .map(|(uri, document)| Ok((uri.clone(), parsed(document)?)))
        .collect::<Result<_, String>>()?;
    let options = SchemaOptions {
        assert_formats: false,
        documents,
    };
    let mut fine = true;
    for (name, draft, dialect) in DRAFTS {
        let mut groups = Vec::new();
        for path in files(&folder.join("tests").join(name), false)? {
            let file = path.file_name().unwrap_or_default().to_string_lossy();
            let Value::List(of_file) = json(&path)? else {
                return Err(format!("{} is no list of groups", path.display()));
            };
            for mut group in of_file {
                if let Value::Object(entries) = &mut group {
                    entries.push(("file".into(), Value::String(file.as_ref().into())));
                }
                groups.push(group);
            }
        }
        println!("\n── {name} by the validator");
        let results = groups
            .par_iter()
            .map(|group| validated(group, draft, &given))
            .collect::<Result<Vec<_>, String>>()?;
        fine &= agreement(results, LEAST, all);
        println!("\n── {name} by types");
        let results = groups
            .par_iter()
            .map(|group| judged(&in_dialect(group, dialect), &options));
        fine &= agreement(results.collect(), LEAST, all);
    }
    Ok(fine)
}

/// Judges the tests of a group by the validator.
fn validated(
    group: &Value,
    draft: Draft,
    documents: &[(String, toolrt::Value)],
) -> Result<Judged, String> {
    let schema = parsed(group.get("schema").unwrap_or(&Value::Null))?;
    let validator = Options::new()
        .documents(documents)
        .draft(draft)
        .compile(&schema);
    let (file, title) = (text(group, "file"), text(group, "description"));
    let tests = group
        .get("tests")
        .and_then(Value::items)
        .unwrap_or_default();
    let mut differences = Vec::new();
    for test in tests {
        let expected = test.get("valid") == Some(&Value::Bool(true));
        let data = parsed(test.get("data").unwrap_or(&Value::Null))?;
        let said = match &validator {
            Ok(validator) if validator.accepts(&data) == expected => continue,
            Ok(validator) => format!("{:?}", validator.validate(&data)),
            Err(error) => error.to_string(),
        };
        let test = text(test, "description");
        differences.push(format!(
            "{file}: {title}: {test}: should be {expected}: {said}"
        ));
    }
    Ok((file, tests.len(), differences))
}

/// The group with a schema that says of which draft it is.
fn in_dialect(group: &Value, dialect: &str) -> Value {
    let mut group = group.clone();
    if let Value::Object(entries) = &mut group
        && let Some((_, Value::Object(schema))) =
            entries.iter_mut().find(|(key, _)| &**key == "schema")
        && !schema.iter().any(|(key, _)| &**key == "$schema")
    {
        schema.insert(0, ("$schema".into(), Value::String(dialect.into())));
    }
    group
}

/// The documents in a folder, with those in the folders below it if so; in order.
fn files(folder: &Path, below: bool) -> Result<Vec<PathBuf>, String> {
    let failed = |error| format!("{} cannot be read: {error}", folder.display());
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() && below {
            found.extend(files(&path, below)?);
        } else if path
            .extension()
            .is_some_and(|extension| extension == "json")
        {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn json(path: &Path) -> Result<Value, String> {
    let failed = |why: String| format!("{} cannot be read: {why}", path.display());
    let text = std::fs::read_to_string(path).map_err(|error| failed(error.to_string()))?;
    value(&text).map_err(|mistake| failed(mistake.message.to_string()))
}

/// The value as the runtime has it.
fn parsed(value: &Value) -> Result<toolrt::Value, String> {
    let text = value.to_json();
    toolrt::Value::parse(text.as_bytes()).ok_or_else(|| format!("{text} cannot be read"))
}
