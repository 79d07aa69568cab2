//! T0804: errors whose names are not in lower_snake.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;

code!(Error "T0804" "an error that is not lower_snake" "error_name.md");

fn check(design: &Design, findings: &mut Findings) {
    for error in &design.errors {
        if is_snake(&error.name) {
            continue;
        }
        let finding = Finding::new(
            &CODE,
            error.place.span,
            format!("`{}` is not a name for an error", error.name),
        )
        .here("names of errors are lower_snake: they are the codes that travel");
        let better = snake(&error.name);
        findings.add(if is_snake(&better) {
            finding.help(format!("call it `{better}`"))
        } else {
            finding
        });
    }
}

fn is_snake(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_lowercase())
        && name.split('_').all(|word| {
            !word.is_empty()
                && word
                    .bytes()
                    .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        })
}

/// `NotFound` → `not_found`
fn snake(name: &str) -> String {
    let mut text = String::new();
    let mut small = false;
    for c in name.chars() {
        if !c.is_ascii_alphanumeric() {
            text.push('_');
        } else {
            if c.is_ascii_uppercase() && small {
                text.push('_');
            }
            text.push(c.to_ascii_lowercase());
        }
        small = c.is_ascii_lowercase() || c.is_ascii_digit();
    }
    let words: Vec<&str> = text.split('_').filter(|word| !word.is_empty()).collect();
    words.join("_")
}
