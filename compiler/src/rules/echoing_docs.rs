//! T0425: descriptions of parameters that only repeat the name.

use super::{code, walk, words};
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, Field};

code!(Warning "T0425" "a description that repeats the name" "echoing_docs.md");

/// Words that add nothing.
const FILLERS: &[&str] = &[
    "a",
    "an",
    "the",
    "this",
    "that",
    "of",
    "for",
    "to",
    "in",
    "is",
    "it",
    "its",
    "be",
    "used",
    "use",
    "value",
    "field",
    "parameter",
    "param",
    "argument",
    "given",
    "specified",
    "provided",
    "input",
    "which",
];

fn check(design: &Design, findings: &mut Findings) {
    for tool in &design.tools {
        if tool.payload.declared.is_some() || walk::is_method(design, tool) {
            continue;
        }
        for field in &tool.payload.record.fields {
            if repeats(field, &tool.name) {
                findings.add(
                    Finding::new(
                        &CODE,
                        field.place.span,
                        format!("the description of `{}` only repeats its name", field.name),
                    )
                    .here("says nothing new")
                    .help(
                        "say what it does, its unit, or an example; or leave the description out",
                    ),
                );
            }
        }
    }
}

/// Whether all words of the description are in the names of the parameter and its tool.
fn repeats(field: &Field, tool: &str) -> bool {
    let Some(docs) = &field.docs else {
        return false;
    };
    let mut known = words::of_name(&field.name);
    known.extend(words::of_name(tool));
    let words = words::of_text(docs);
    !words.is_empty()
        && words.iter().all(|word| {
            let single = word.strip_suffix('s').unwrap_or(word);
            FILLERS.contains(&word.as_str())
                || known.iter().any(|known| {
                    known == word || known.strip_suffix('s').unwrap_or(known) == single
                })
        })
}
