//! T0205: patterns that cost too much.

use super::{code, walk};
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;
use crate::patterns::{self, keywords};

code!(Error "T0205" "a pattern that costs too much" "slow_pattern.md");

fn check(design: &Design, findings: &mut Findings) {
    walk::patterns(design, &mut |pattern| {
        let source = pattern.source;
        if patterns::mistake(source).is_some() {
            return;
        }
        let (why, help) = match patterns::slow(source) {
            Some(slow) => (slow.why, help(source, slow.instead)),
            None if pattern.is_keyword => match keywords::obstacle(source) {
                Some(why) => (why.to_owned(), "say it with `@pattern`, or with a pattern that reads each character in one way".to_owned()),
                None => return,
            },
            None => return,
        };
        findings.add(
            Finding::new(
                &CODE,
                pattern.span,
                format!("the pattern of `{}` costs too much", pattern.name),
            )
            .here(why)
            .help(help),
        );
    });
}

fn help(source: &str, instead: Option<String>) -> String {
    if let Some(instead) = instead {
        return format!(
            "without the back-reference, it is `@pattern({})`",
            between_slashes(&instead)
        );
    }
    if let Some(counted) = patterns::counted(source) {
        let end = |end: Option<u64>| end.map_or_else(String::new, |end| end.to_string());
        return format!(
            "let `@length` count: `@length({}..{}) @pattern({})`",
            end(counted.min),
            end(counted.max),
            between_slashes(&counted.pattern)
        );
    }
    "let it say less: the form with `@pattern`, how much with `@length`, and the rest in the description".to_owned()
}

/// As it is written in a design.
fn between_slashes(pattern: &str) -> String {
    format!("/{pattern}/")
}
