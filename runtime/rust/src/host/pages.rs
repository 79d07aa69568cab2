//! All pages of a tool, one call after the other.

use std::marker::PhantomData;

use super::client::{CallError, answer};
use super::{Executor, ExecutorRef, Tool};
use crate::call::{CallFault, Context, Kind, Status};
use crate::codec::Payload;
use crate::json::{Object, Value};
use crate::spec::Paging;

/// All pages of a tool with `pages`, one call after the other: each result's cursor is the next call's argument, until
/// a result has none.
///
/// ```ignore
/// let mut pages = client.pages_find_files(&args, &cx);
/// while let Some(page) = pages.next().await {
///     for file in page?.files {
///         println!("{file}");
///     }
/// }
/// ```
pub struct Pages<'a, T: Tool> {
    executor: ExecutorRef<'a>,
    cx: Context,
    state: State,
    tool: PhantomData<fn() -> T>,
}

enum State {
    /// The arguments of the next call, and the cursor among them, if it is not the caller's.
    Next(Value, Option<Value>),
    /// The arguments violate their type, which the first page reports.
    Refused(Vec<crate::diagnose::Issue>),
    Done,
}

impl<'a, T: Tool> Pages<'a, T> {
    /// The pages from the cursor in `args`; nothing is called yet.
    pub fn new(executor: impl Into<ExecutorRef<'a>>, args: &T::Args, cx: &Context) -> Self {
        let state = match args.to_json() {
            Ok(args) => State::Next(Value::parse(&args).unwrap_or_default(), None),
            Err(issues) => State::Refused(issues),
        };
        Self {
            executor: executor.into(),
            cx: cx.clone(),
            state,
            tool: PhantomData,
        }
    }

    /// The next page; `None` after the last one and after an error.
    pub async fn next(&mut self) -> Option<Result<T::Result, CallError<T::Error>>> {
        let (args, cursor) = match std::mem::replace(&mut self.state, State::Done) {
            State::Next(args, cursor) => (args, cursor),
            State::Refused(issues) => return Some(Err(CallError::Args(issues))),
            State::Done => return None,
        };
        let payload = args.to_json();
        let name = T::spec().name;
        let envelope = self.executor.call(name, payload.as_bytes(), &self.cx).await;
        let next = match (envelope.status, T::spec().paging) {
            (Status::Success, Some(paging)) => {
                let result = envelope.result.as_ref().map(|json| json.value());
                cursor_in(&result.unwrap_or_default(), paging)
            }
            (_, _) => None,
        };
        match (next, T::spec().paging) {
            (Some(next), _) if cursor.as_ref() == Some(&next) => {
                return Some(Err(CallError::Other(Box::new(stuck(name)))));
            }
            (Some(next), Some(paging)) => {
                self.state = State::Next(with(args, paging.cursor, next.clone()), Some(next));
            }
            (_, _) => {}
        }
        let page = answer::<T>(envelope, &self.cx);
        if page.is_err() {
            self.state = State::Done;
        }
        Some(page)
    }
}

/// The cursor of the next page; absent, null and empty ones end the list.
fn cursor_in(result: &Value, paging: Paging) -> Option<Value> {
    let cursor = paging
        .next
        .iter()
        .try_fold(result, |value, key| value.get(key))?;
    let ends = *cursor == Value::Null || cursor.as_str() == Some("");
    (!ends).then(|| cursor.clone())
}

/// The value with another one at a path; objects that are not there yet are made.
fn with(value: Value, path: &[&str], inside: Value) -> Value {
    let Some((key, rest)) = path.split_first() else {
        return inside;
    };
    let mut object = match value {
        Value::Object(object) => object,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            Object::new()
        }
    };
    let old = object.get(key).cloned().unwrap_or_default();
    object.insert(*key, with(old, rest, inside));
    Value::Object(object)
}

fn stuck(tool: &str) -> CallFault {
    let message = format!("The tool {tool} gives the same cursor again, so its pages never end.");
    CallFault::new("internal", Kind::Internal, message)
}
