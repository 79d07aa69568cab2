//! What handlers and executors give, checked by the types of a definition.

use std::sync::Arc;

use super::definition::Defined;
use super::failure::Failure;
use crate::call::{Content, Context, Fault, Internal, Json, Outcome};
use crate::codec::Payload;
use crate::diagnose::{Checked, check};
use crate::host::checking::checked;
use crate::host::tool::Produced;
use crate::json::{Object, Value};
use crate::meter::Exhausted;
use crate::table::Table;

/// The type of the result.
pub(super) fn result_of(of: &Defined) -> Table {
    of.spec.result.unwrap_or_else(Content::table)
}

/// What a handler has given.
pub(super) async fn produced(
    of: &'static Defined,
    outcome: Outcome<Value, Failure>,
    cx: &Context,
) -> Result<Produced, Fault> {
    let (result, partial) = match outcome {
        Outcome::Complete(result) => (result, None),
        Outcome::Partial(_) if !of.spec.partial => {
            let text = "the outcome is partial, and the tool does not say that it may be";
            return Err(Fault::Internal(Internal::new(text)));
        }
        Outcome::Partial(partial) => {
            let faults = partial.errors.into_iter().map(|error| fault(of, error));
            (partial.result, Some((faults.collect(), partial.summary)))
        }
    };
    let result = match of.spec.result {
        Some(_) => result,
        None => content(result),
    };
    let (table, document) = (result_of(of), result.to_json().into_bytes());
    let checked = checked_result(table, document.into(), false, cx).await?;
    Ok(Produced {
        result: Json::trusted(checked.canonical),
        side: None,
        partial,
        said: None,
    })
}

/// A result by its type, beside the executor of the call if it takes its time.
pub(super) async fn checked_result(
    table: Table,
    document: Arc<[u8]>,
    lenient: bool,
    cx: &Context,
) -> Result<Checked, Fault> {
    let budget = cx.budget();
    let here = || check(table, &document, lenient);
    let apart = || {
        let document = document.clone();
        move || check(table, &document, lenient)
    };
    match checked(&budget, document.len(), here, apart).await {
        Ok(found) => found.map_err(Fault::InvalidOutput),
        Err(Exhausted) => Err(Fault::TooSlow {
            milliseconds: budget.milliseconds(),
        }),
    }
}

/// Content that may be given in short: a text, a part, or nothing.
fn content(value: Value) -> Value {
    match value {
        Value::Null => Value::Array(Vec::new()),
        Value::String(text) => {
            let mut part = Object::new();
            part.insert("type", "text");
            part.insert("text", text);
            Value::Array(vec![Value::Object(part)])
        }
        Value::Object(part) => Value::Array(vec![Value::Object(part)]),
        Value::Bool(_) | Value::Number(_) | Value::Array(_) => value,
    }
}

/// An error of a handler.
pub(super) fn fault(of: &Defined, failure: Failure) -> Fault {
    let (code, details) = match failure {
        Failure::Declared { code, details } => (code, details),
        Failure::Internal(error) => return Fault::Internal(error),
        Failure::Fault(fault) => return fault,
    };
    match declared(of, &code, details.to_json().as_bytes()) {
        Some(Ok(fault)) => fault,
        Some(Err(issues)) => Fault::InvalidOutput(issues),
        None => {
            let text = format!("the tool does not declare the error {code}");
            Fault::Internal(Internal::new(text))
        }
    }
}

/// The declared error of this code with its details, if there is one.
pub(super) fn declared(
    of: &Defined,
    code: &str,
    details: &[u8],
) -> Option<Result<Fault, Vec<crate::diagnose::Issue>>> {
    let (code, table) = of.details.iter().find(|(known, _)| *known == code)?;
    let checked = match check(*table, details, false) {
        Ok(checked) => checked.canonical,
        Err(issues) => return Some(Err(issues)),
    };
    let details = (checked != b"{}").then(|| Json::of(*table, checked));
    Some(Ok(Fault::Declared { code, details }))
}
