//! T0204: patterns that are none.

use super::{code, walk};
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;
use crate::patterns;

code!(Error "T0204" "a pattern that cannot be read" "bad_pattern.md");

fn check(design: &Design, findings: &mut Findings) {
    walk::patterns(design, &mut |pattern| {
        if let Some(why) = patterns::mistake(pattern.source) {
            findings.add(
                Finding::new(&CODE, pattern.span, format!("the pattern of `{}` cannot be read", pattern.name))
                    .here(why)
                    .help("patterns are those of ECMA-262 with the `u` flag: escape only what has a meaning"),
            );
        }
    });
}
