//! What a server says of its tools otherwise than a design does.

use toolrt::Value;
use toolrt::mcp::wraps;
use toolrt::spec::{Implementation, Spec, ToolsetSpec};
use toolrt::{Change, Drift};

use super::compare::fits;
use super::definitions::{Definition, Definitions};

/// The name that a server knows a tool by.
pub(super) fn sent_name(spec: &Spec) -> &'static str {
    match spec.implementation {
        Implementation::Mcp(_) => spec.remote.unwrap_or(spec.name),
        Implementation::Method(_)
        | Implementation::Agent(_)
        | Implementation::Command(_)
        | Implementation::Chain
        | Implementation::External
        | Implementation::Resource(_)
        | Implementation::Prompt(_) => spec.name,
    }
}

/// How the tools of a server differ from those of a toolset.
pub(super) fn drift(toolset: &ToolsetSpec, server: &Definitions) -> Drift {
    let mut drift = Drift::default();
    for spec in toolset.tools {
        let tool = sent_name(spec);
        let Some(own) = server.get(tool) else {
            drift.missing.push(tool.to_owned());
            continue;
        };
        let change = |what: String| Change {
            tool: tool.to_owned(),
            what,
        };
        match changed(spec, own) {
            Some(what) => drift.changed.push(change(what)),
            None => drift.reworded.extend(reworded(spec, own).map(change)),
        }
    }
    drift
}

/// What calls of the design may fail by.
fn changed(spec: &Spec, own: &Definition) -> Option<String> {
    let parsed = |schema: &str| Value::parse(schema.as_bytes()).unwrap_or_default();
    if let Err(what) = fits(&parsed(spec.input_schema), &own.input) {
        return Some(format!("it takes less than the design says: {what}"));
    }
    // A server that promises nothing is read from its texts.
    let output = match wraps(spec) {
        true => own.wrapped().or(own.output.as_ref()),
        false => own.output.as_ref(),
    };
    let declared = spec.output_schema.map(parsed)?;
    let what = fits(output?, &declared).err()?;
    Some(format!("it promises less than the design says: {what}"))
}

fn reworded(spec: &Spec, own: &Definition) -> Option<String> {
    let same = |one: &str, other: Option<&str>| one.trim() == other.unwrap_or_default().trim();
    let described = own.description.as_deref();
    // A server of toolc adds when to use the tool.
    let begins = described.is_some_and(|text| text.starts_with(spec.description));
    if !same(spec.description, described) && (spec.description.is_empty() || !begins) {
        return Some("its description is another one".to_owned());
    }
    let title = own.title.as_deref();
    (!same(spec.title.unwrap_or_default(), title)).then(|| "its title is another one".to_owned())
}
