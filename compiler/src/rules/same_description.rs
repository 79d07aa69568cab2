//! T0421: tools with the same description.

use std::collections::HashMap;

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, Tool};

code!(Warning "T0421" "two tools with the same description" "same_description.md");

/// How many of the others are shown.
const SHOWN: usize = 3;

fn check(design: &Design, findings: &mut Findings) {
    let mut groups: Vec<Vec<&Tool>> = Vec::new();
    let mut places: HashMap<&str, usize> = HashMap::new();
    for tool in &design.tools {
        let docs = tool.docs.as_deref().map_or("", str::trim);
        // Whoever has none has a finding of its own.
        if docs.is_empty() {
            continue;
        }
        let place = *places.entry(docs).or_insert(groups.len());
        if place == groups.len() {
            groups.push(Vec::new());
        }
        groups[place].push(tool);
    }
    for group in groups {
        let [first, second, rest @ ..] = &group[..] else {
            continue;
        };
        let subject = match rest.len() {
            0 => format!("`{}` is", second.name),
            1 => format!("`{}` and another tool are", second.name),
            more => format!("`{}` and {more} other tools are", second.name),
        };
        let message = format!("{subject} described like `{}`", first.name);
        let finding = Finding::new(&CODE, second.place.span, message)
            .here("word for word the same")
            .related(first.place.span, "the first one")
            .help("say of each when to use it and not the others");
        let others = rest.iter().take(SHOWN - 1);
        findings.add(others.fold(finding, |finding, other| {
            finding.related(other.place.span, "another one")
        }));
    }
}
