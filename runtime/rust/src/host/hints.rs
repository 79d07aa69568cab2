//! The one-line texts of a tool: hints for a call and its result, the reminder, and the question for a human.

use super::Tool;
use crate::call::{Template, render};
use crate::codec::Payload;
use crate::json::Value;

/// The hint while a call runs (`hint call`); empty if the design has none.
pub fn call_hint<T: Tool>(args: &T::Args) -> String {
    text(T::spec().call_hint, &[("args", &args_of::<T>(args))])
}

/// The hint when a call has a result (`hint result`); empty if the design has none.
pub fn result_hint<T: Tool>(args: &T::Args, result: &T::Result) -> String {
    behind::<T>(T::spec().result_hint, args, result)
}

/// The reminder for the model after the result (`remind`); empty if the design has none.
pub fn reminder<T: Tool>(args: &T::Args, result: &T::Result) -> String {
    behind::<T>(T::spec().reminder, args, result)
}

/// The question for a human before the call (`confirm`); empty if the design has none.
pub fn question<T: Tool>(args: &T::Args) -> String {
    let confirm = T::spec().confirm;
    text(
        confirm.map(|confirm| confirm.question),
        &[("args", &args_of::<T>(args))],
    )
}

fn behind<T: Tool>(template: Option<Template>, args: &T::Args, result: &T::Result) -> String {
    let result = value(T::result().encode(result));
    text(
        template,
        &[("args", &args_of::<T>(args)), ("result", &result)],
    )
}

fn args_of<T: Tool>(args: &T::Args) -> Value {
    value(args.to_json())
}

/// A value that violates its type has no texts: its parts are unknown.
fn value<E>(json: Result<Vec<u8>, E>) -> Value {
    json.ok()
        .and_then(|json| Value::parse(&json))
        .unwrap_or_default()
}

fn text(template: Option<Template>, roots: &[(&str, &Value)]) -> String {
    template.map_or_else(String::new, |template| render(template, roots))
}
