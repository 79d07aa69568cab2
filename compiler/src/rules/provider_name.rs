//! T0419: names of tools that a provider turns away.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;

code!(Warning "T0419" "a name that providers refuse" "provider_name.md");

const MOST: usize = 64;

fn check(design: &Design, findings: &mut Findings) {
    for tool in &design.tools {
        let good = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
        let here = if tool.name.chars().count() > MOST {
            format!("longer than {MOST} characters")
        } else if !tool.name.bytes().all(good) {
            "only letters, digits, `_` and `-` are taken by all of them".to_owned()
        } else if !tool
            .name
            .starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
        {
            "must start with a letter or `_`".to_owned()
        } else {
            continue;
        };
        findings.add(
            Finding::new(
                &CODE,
                tool.place.span,
                format!("some providers refuse the name `{}`", tool.name),
            )
            .here(here),
        );
    }
}
