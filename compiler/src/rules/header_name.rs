//! T0212: two arguments in one header.

use foldhash::{HashMap, HashMapExt};

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;

code!(Error "T0212" "two arguments in one header" "header_name.md");

fn check(design: &Design, findings: &mut Findings) {
    let payloads = design
        .methods
        .iter()
        .map(|method| &method.payload)
        .chain(design.tools.iter().map(|tool| &tool.payload));
    for payload in payloads {
        let mut seen = HashMap::new();
        for field in &payload.record.fields {
            let Some(header) = &field.annotations.header else {
                continue;
            };
            let Some(first) = seen.insert(header.to_ascii_lowercase(), field) else {
                continue;
            };
            let message = format!("`{}` and `{}` have one header", first.name, field.name);
            findings.add(
                Finding::new(&CODE, field.place.span, message)
                    .here(format!(
                        "`{header}` again: case makes no difference in the names of headers"
                    ))
                    .related(first.place.span, "the first one"),
            );
        }
    }
}
