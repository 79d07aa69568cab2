//! T0430: `@needs` with a capability that the tool does not declare.

use foldhash::{HashSet, HashSetExt};

use super::called::{Called, called};
use super::{code, walk};
use crate::diagnostics::{Finding, Findings, nearest};
use crate::ir::{Capability, Design, Field, Part, Record};

code!(Error "T0430" "a mark with an undeclared capability" "mark_undeclared.md");

fn check(design: &Design, findings: &mut Findings) {
    let mut any = false;
    walk::fields(design, &mut |field| {
        any |= !field.annotations.needs.is_empty();
    });
    // Few designs have marks; the walk below is for each tool.
    if !any {
        return;
    }
    for tool in called(design) {
        let Some((args, declared)) = tool.args else {
            continue;
        };
        // Each capability is reported once.
        let mut told: HashSet<&Capability> = HashSet::new();
        design.visit_parts(args, declared, &mut |part| {
            let Part::Field(field) = part else { return };
            for need in &field.annotations.needs {
                if !declares(&tool, need) && told.insert(need) {
                    findings.add(finding(&tool, args, field, need));
                }
            }
        });
    }
}

/// Whether a tool needs a capability, or a larger one.
fn declares(tool: &Called<'_>, need: &Capability) -> bool {
    tool.capabilities.iter().any(|declared| {
        declared.name == need.name
            && match (&declared.scope, &need.scope) {
                (None, _) | (_, None) => true,
                (Some(whole), Some(part)) => is_within(part, whole),
            }
    })
}

fn finding(tool: &Called<'_>, args: &Record, field: &Field, need: &Capability) -> Finding {
    let name = need.to_string();
    let is_own = args
        .fields
        .iter()
        .any(|own| own.place.span == field.place.span);
    let place = if is_own { field.place } else { tool.place };
    let declared: Vec<String> = tool.capabilities.iter().map(ToString::to_string).collect();
    let near = nearest(&name, declared.iter().map(String::as_str));
    let help = match near[..] {
        [only] => format!(
            "write `@needs({only})`, or `needs {name}` in `{}`",
            tool.name
        ),
        _ => format!("write `needs {name}` in `{}`", tool.name),
    };
    let message = format!(
        "`{}` does not need `{name}`, which binds `{}`",
        tool.name, field.name
    );
    let finding = Finding::new(&CODE, place.span, message)
        .here(match declared[..] {
            [] => "it declares no capabilities".to_owned(),
            _ => format!("it declares `needs {}`", declared.join(", ")),
        })
        .help(help);
    match is_own {
        true => finding,
        false => finding.related(field.place.span, "the mark"),
    }
}

/// Whether a folder is another one or in it; hosts have one part.
fn is_within(part: &str, whole: &str) -> bool {
    let parts = |scope: &str| -> Vec<String> {
        let parts = scope.split('/').filter(|part| *part != ".");
        let inner = parts.clone().filter(|part| !part.is_empty());
        let root = scope.starts_with('/').then(String::new);
        root.into_iter().chain(inner.map(str::to_owned)).collect()
    };
    parts(part).starts_with(&parts(whole))
}
