//! T0421: tools with the same description.

use std::hash::Hash;

use foldhash::{HashMap, HashMapExt};

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;
use crate::source::{Span, Text};

code!(Warning "T0421" "two tools with the same description" "same_description.md");

/// How many of the others are shown.
const SHOWN: usize = 3;

/// A tool with a description.
#[derive(Debug, Clone)]
pub struct Described<D> {
    /// The description, or a hash of it.
    pub docs: D,
    /// The name of the tool.
    pub name: Text,
    /// Where the name is.
    pub span: Span,
}

/// The tools that have a description. Whoever has none has a finding of its own.
pub fn described(design: &Design) -> impl Iterator<Item = Described<&str>> {
    design.declared_tools().filter_map(|tool| {
        let docs = tool.docs.as_deref().map_or("", str::trim);
        (!docs.is_empty()).then(|| Described {
            docs,
            name: tool.name.clone(),
            span: tool.place.span,
        })
    })
}

fn check(design: &Design, findings: &mut Findings) {
    alike(described(design), findings);
}

/// Reports those with the same description.
pub fn alike<D: Eq + Hash + Copy>(
    tools: impl Iterator<Item = Described<D>>,
    findings: &mut Findings,
) {
    let mut groups: Vec<Vec<Described<D>>> = Vec::new();
    let mut places: HashMap<D, usize> = HashMap::new();
    for tool in tools {
        let place = *places.entry(tool.docs).or_insert(groups.len());
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
        let finding = Finding::new(&CODE, second.span, message)
            .here("word for word the same")
            .related(first.span, "the first one")
            .help("say of each when to use it and not the others");
        let others = rest.iter().take(SHOWN - 1);
        findings.add(others.fold(finding, |finding, other| {
            finding.related(other.span, "another one")
        }));
    }
}
