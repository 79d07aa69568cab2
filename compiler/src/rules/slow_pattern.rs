//! T0205: patterns that backtrack catastrophically.

use std::collections::HashMap;

use super::{bad_pattern, code, pattern, walk};
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;

code!(Error "T0205" "a pattern that may take forever" "slow_pattern.md");

fn check(design: &Design, findings: &mut Findings) {
    let mut known: HashMap<&str, bool> = HashMap::new();
    walk::types(design, &mut |ty, name| {
        let Some(constraints) = &ty.constraints else {
            return;
        };
        for text in &constraints.patterns {
            // Few patterns repeat anything inside a group; only those are worth a second reading.
            let slow = *known.entry(text).or_insert_with(|| {
                text.contains(')')
                    && pattern::is_exponential(text)
                    && bad_pattern::mistake(text).is_none()
            });
            if slow {
                findings.add(
                    Finding::new(&CODE, ty.place.span, format!("the pattern of `{name}` may take forever"))
                        .here("a repetition can split the same text in many ways")
                        .help("let the parts of each repetition begin with different characters: `^(a+)+$` is `^a+$`"),
                );
            }
        }
    });
}
