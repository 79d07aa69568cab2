//! T0210: types that do not start with a capital.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;

code!(Error "T0210" "a type without a capital" "type_name.md");

fn check(design: &Design, findings: &mut Findings) {
    for decl in &design.types {
        if decl
            .name
            .starts_with(|first: char| first.is_ascii_uppercase())
        {
            continue;
        }
        let finding = Finding::new(
            &CODE,
            decl.place.span,
            format!("type `{}` does not start with a capital", decl.name),
        )
        .here("lower-case names are those of builtin types");
        let better = capitalised(&decl.name);
        findings.add(if better.is_empty() {
            finding
        } else {
            finding.help(format!("call it `{better}`"))
        });
    }
}

/// `todo-item` → `TodoItem`
fn capitalised(name: &str) -> String {
    let words = name.split(|c: char| !c.is_ascii_alphanumeric());
    let text: String = words
        .filter_map(|word| {
            let mut letters = word.chars();
            letters
                .next()
                .map(|first| first.to_ascii_uppercase().to_string() + letters.as_str())
        })
        .collect();
    if text.starts_with(|first: char| first.is_ascii_uppercase()) {
        text
    } else {
        String::new()
    }
}
