//! T0412: descriptions that providers cut or refuse.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;

code!(Warning "T0412" "a description that is too long" "long_description.md");

/// OpenAI's limit, the lowest.
const MOST: usize = 1024;

fn check(design: &Design, findings: &mut Findings) {
    for tool in &design.tools {
        let Some(docs) = tool.docs.as_ref().filter(|docs| docs.len() > MOST) else {
            continue;
        };
        let length = docs.chars().count();
        if length > MOST {
            let message = format!("the description of `{}` has {length} characters", tool.name);
            findings.add(
                Finding::new(&CODE, tool.place.span, message)
                    .here(format!("some providers take {MOST} at most"))
                    .help("move details to the arguments, or to `when` and `avoid`"),
            );
        }
    }
}
