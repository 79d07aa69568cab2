//! T0801: errors that blame an argument which is not there.

use super::{code, walk};
use crate::diagnostics::{Finding, Findings, nearest};
use crate::ir::{Design, Rest};

code!(Error "T0801" "an error blames an argument that is not there" "error_field.md");

fn check(design: &Design, findings: &mut Findings) {
    for tool in &design.tools {
        // Callers of an open record may send whatever is blamed.
        if !matches!(tool.payload.record.rest, Rest::Closed) {
            continue;
        }
        let is_method = walk::is_method(design, tool);
        for thrown in tool
            .errors
            .iter()
            .filter(|thrown| is_method || !thrown.inherited)
        {
            let error = &design[thrown.error];
            let Some(field) = &error.field else { continue };
            let names = || {
                let injected = tool.payload.injected.iter().map(|field| &*field.name);
                tool.payload
                    .record
                    .fields
                    .iter()
                    .map(|field| &*field.name)
                    .chain(injected)
            };
            if names().any(|name| name == &**field) {
                continue;
            }
            let finding = Finding::new(
                &CODE,
                tool.place.span,
                format!(
                    "`{}` throws `{}`, which blames `{field}`",
                    tool.name, error.name
                ),
            )
            .here(format!("has no argument `{field}`"))
            .related(error.place.span, format!("`field {field}`"));
            findings.add(match nearest(field, names()).first() {
                Some(close) => finding.help(format!("write `field {close}`")),
                None => finding.help(format!("add the argument, or remove `field {field}`")),
            });
        }
    }
}
