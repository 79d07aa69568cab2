//! T0801: errors that blame an argument which is not there.

use super::{code, walk};
use crate::diagnostics::{Finding, Findings, nearest};
use crate::ir::{Design, Place, Record, Rest, Thrown};
use crate::source::Text;

code!(Warning "T0801" "an error blames an argument that is not there" "error_field.md");

fn check(design: &Design, findings: &mut Findings) {
    for tool in &design.tools {
        let is_method = walk::is_method(design, tool);
        let own = tool
            .errors
            .iter()
            .filter(|thrown| is_method || !thrown.inherited);
        let injected = tool.payload.injected.iter().map(|field| &*field.name);
        let names = || names(&tool.payload.record).chain(injected.clone());
        if is_closed(&tool.payload.record) {
            blame(design, (&tool.name, tool.place), own, names, findings);
        }
    }
    for resource in design.resources() {
        let whose = (&resource.name, resource.served.place);
        let names = || resource.variables.iter().map(|name| &**name);
        let errors = resource.served.errors.iter();
        blame(design, whose, errors, names, findings);
    }
    for prompt in design.prompts() {
        let whose = (&prompt.name, prompt.served.place);
        let errors = prompt.served.errors.iter();
        if is_closed(&prompt.args) {
            blame(design, whose, errors, || names(&prompt.args), findings);
        }
    }
}

/// Whether callers send what is declared alone; in an open record they may send whatever is blamed.
fn is_closed(record: &Record) -> bool {
    matches!(record.rest, Rest::Closed)
}

fn names(record: &Record) -> impl Iterator<Item = &str> + Clone {
    record.fields.iter().map(|field| &*field.name)
}

fn blame<'a, N: Iterator<Item = &'a str>>(
    design: &Design,
    (name, place): (&Text, Place),
    errors: impl Iterator<Item = &'a Thrown>,
    names: impl Fn() -> N,
    findings: &mut Findings,
) {
    for thrown in errors {
        let error = &design[thrown.error];
        let Some(field) = &error.field else { continue };
        if names().any(|name| name == &**field) {
            continue;
        }
        let finding = Finding::new(
            &CODE,
            place.span,
            format!("`{name}` throws `{}`, which blames `{field}`", error.name),
        )
        .here(format!("has no argument `{field}`"))
        .related(error.place.span, format!("`field {field}`"));
        findings.add(match nearest(field, names()).first() {
            Some(close) => finding.help(format!("write `field {close}`")),
            None => finding.help(format!(
                "add the argument, or remove `field {field}`: here its envelopes have no `field`"
            )),
        });
    }
}
