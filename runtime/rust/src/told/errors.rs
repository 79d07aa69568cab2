//! What a client reads of a call beside its result: the text of an error, and the hint.

use super::shape;
use crate::call::{Action, Envelope, Kind, SPELT_OUT, render};
use crate::json::Value;
use crate::spec::Spec;

/// The text of the error of a call, by which a model can do better: what is wrong, what to do, and for arguments that
/// can be corrected their shape and an example. Empty without an error.
pub fn error_text(spec: Option<&Spec>, envelope: &Envelope) -> String {
    let Some(error) = &envelope.error else {
        return String::new();
    };
    let mut lines = vec![error.message.clone()];
    let further = error.issues.iter().skip(SPELT_OUT);
    lines.extend(further.map(|issue| issue.message.to_string()));
    lines.extend(error.recovery.hint.clone());
    if let Some(spec) = spec
        && (error.kind, error.recovery.action) == (Kind::Input, Action::Correct)
    {
        lines.push(format!("Arguments: {}", shape(spec)));
        let example = spec.examples.iter().find(|example| example.error.is_none());
        lines.extend(example.map(|example| format!("Example: {}", example.args)));
    }
    lines.join("\n")
}

/// The tool's `hint result` for a call; nothing if it has none. Where the hint names arguments, the context of the call
/// must have asked for it ([`Context::with_hint`](crate::Context::with_hint)).
pub fn hint_text(spec: &Spec, envelope: &Envelope) -> Option<String> {
    let template = spec.result_hint?;
    if let Some(hint) = &envelope.meta.hint {
        return Some(hint.clone());
    }
    let result = envelope.result.as_ref()?.value();
    Some(render(
        template,
        &[("args", &Value::Null), ("result", &result)],
    ))
}
