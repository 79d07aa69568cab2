//! T0204: patterns that are none.

use std::collections::HashMap;

use super::{code, walk};
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;

code!(Error "T0204" "a pattern that cannot be read" "bad_pattern.md");

fn check(design: &Design, findings: &mut Findings) {
    let mut known: HashMap<&str, Option<String>> = HashMap::new();
    walk::types(design, &mut |ty, name| {
        let Some(constraints) = &ty.constraints else {
            return;
        };
        for pattern in &constraints.patterns {
            if let Some(why) = known.entry(pattern).or_insert_with(|| mistake(pattern)) {
                findings.add(
                    Finding::new(&CODE, ty.place.span, format!("the pattern of `{name}` cannot be read"))
                        .here(why.clone())
                        .help("patterns are those of ECMA-262 with the `u` flag: escape only what has a meaning"),
                );
            }
        }
    });
}

/// Why a text is no pattern.
pub(super) fn mistake(pattern: &str) -> Option<String> {
    regress::Regex::with_flags(pattern, "u")
        .err()
        .map(|error| error.to_string().to_lowercase())
}
