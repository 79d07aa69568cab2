//! The one-line texts of a tool: what it says while it runs and behind its result, and what a human is asked.

use super::Tool;
use crate::call::{Template, render};
use crate::codec::Payload;
use crate::json::Value;

/// What a call says while it runs (`hint call`); empty where the design says nothing.
pub fn call_hint<T: Tool>(args: &T::Args) -> String {
    text(T::spec().call_hint, &[("args", &args_of::<T>(args))])
}

/// What a call says when it has a result (`hint result`); empty where the design says nothing.
pub fn result_hint<T: Tool>(args: &T::Args, result: &T::Result) -> String {
    behind::<T>(T::spec().result_hint, args, result)
}

/// What the model is reminded of behind the result (`remind`); empty where the design says nothing.
pub fn reminder<T: Tool>(args: &T::Args, result: &T::Result) -> String {
    behind::<T>(T::spec().reminder, args, result)
}

/// What a human is asked before the call (`confirm`); empty where the design asks nothing.
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

/// A value that breaks its type has no texts: nothing is known of its parts.
fn value<E>(json: Result<Vec<u8>, E>) -> Value {
    json.ok()
        .and_then(|json| Value::parse(&json))
        .unwrap_or_default()
}

fn text(template: Option<Template>, roots: &[(&str, &Value)]) -> String {
    template.map_or_else(String::new, |template| render(template, roots))
}
