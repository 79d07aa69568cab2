//! Judged values: instances and recorded calls, and the tools that they are put to.

use std::collections::HashMap;
use std::path::Path;

use toolc_compiler::import::NoteKind;
use toolc_compiler::ir::Value;

use crate::groups::Group;
use crate::rows::{read, text};

/// The files, and where a row of each has its verdict.
pub const FILES: [(&str, &str); 2] = [("instances.jsonl", "valid"), ("calls.jsonl", "conforms")];

/// Arguments, and whether the definition takes them.
pub struct Asked {
    /// One of [`FILES`].
    pub file: &'static str,
    /// That of the definition.
    pub id: String,
    /// JSON.
    pub arguments: String,
    pub valid: bool,
    /// Why not.
    pub why: String,
}

/// All rows of the files.
pub fn all(folder: &Path) -> Result<Vec<Asked>, String> {
    let mut all = Vec::new();
    for (file, verdict) in FILES {
        for row in read(folder, file)? {
            let (Some(valid), Some(arguments)) = (row.get(verdict), row.get("arguments")) else {
                continue;
            };
            let why = row.get("error").or(row.get("errors"));
            all.push(Asked {
                file,
                id: text(&row, "definition_ref"),
                arguments: arguments.to_json(),
                valid: *valid == Value::Bool(true),
                why: why.map(Value::to_json).unwrap_or_default(),
            });
        }
    }
    Ok(all)
}

/// The tool that a definition became.
pub struct Answers {
    /// The place of its group.
    pub group: usize,
    pub tool: String,
    /// Whether it must agree: it was not repaired.
    pub must: bool,
}

/// By the id of their definition, the tools that answer: where calls were judged by another form of the tool, that form does.
pub fn answering(groups: &[&Group]) -> HashMap<String, Answers> {
    let mut found = HashMap::new();
    let (lifted, own): (Vec<_>, Vec<_>) = groups
        .iter()
        .enumerate()
        .partition(|(_, group)| group.is_lifted());
    for (at, group) in own.into_iter().chain(lifted) {
        for (index, row) in group.rows.iter().enumerate() {
            let mut tools = group.tools(index);
            if let (Some((tool, worst)), None) = (tools.next(), tools.next()) {
                let answers = Answers {
                    group: at,
                    tool: tool.to_owned(),
                    must: worst.is_none_or(|worst| worst >= NoteKind::Escaped),
                };
                found.insert(row.id.clone(), answers);
            }
        }
    }
    found
}
