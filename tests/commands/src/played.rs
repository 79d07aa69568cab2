//! Handlers that do what a script says; `runtime/python/tests/cli_played.py` is the same.
//!
//! The script is the variable `PLAYED`, an object: which `command` runs; which arguments the handler `takes` and which
//! working directory it is `in`, both of which must be so; whether its `check` finds fault with them; the `events` that it
//! sends, what it `samples`, how long it takes (`waits_ms`); and how it ends: it `gives`, `throws`, `raises` or `plans`.

use std::path::Path;
use std::sync::LazyLock;
use std::time::Duration;
use std::{env, str};

use toolrt::codec::Payload;
use toolrt::{Context, Internal, Issue, Level, Outcome, Partial, Sample, Sink, Summary};
use toolrt::{Tool, ToolError, Value};

static SCRIPT: LazyLock<Value> = LazyLock::new(|| {
    let script = env::var("PLAYED").unwrap_or_else(|_| "{}".to_owned());
    Value::parse(script.as_bytes()).expect("the script is JSON")
});

/// The command that runs.
pub fn command() -> &'static str {
    text(&SCRIPT, "command").unwrap_or_default()
}

/// What is wrong with the arguments.
pub fn checked() -> Vec<Issue> {
    let found = SCRIPT.get("check").into_iter();
    let issue = |check: &Value| {
        let [path, what] = ["path", "text"].map(|key| text(check, key).expect("a text"));
        Issue::of_check(path, what)
    };
    found.map(issue).collect()
}

/// The whole call.
pub async fn played<T: Tool>(cx: &Context, args: &T::Args) -> Result<T::Result, T::Error> {
    begun(cx, args).await?;
    ended::<T>()
}

/// The call of a tool with items, which are numbers.
pub async fn streamed<T: Tool>(
    cx: &Context,
    args: &T::Args,
    sink: &Sink<i64>,
) -> Result<T::Result, T::Error> {
    begun(cx, args).await?;
    for item in items("items") {
        let item = number(item).ok_or_else(|| Internal::new("no number"))?;
        sink.send(&item).await.map_err(Internal::new)?;
    }
    ended::<T>()
}

/// The call of a tool that may do a part of it.
pub async fn in_part<T: Tool>(
    cx: &Context,
    args: &T::Args,
) -> Result<Outcome<T::Result, T::Error>, T::Error> {
    begun(cx, args).await?;
    let failed = items("fails");
    if failed.is_empty() {
        return ended::<T>().map(Outcome::Complete);
    }
    let errors = failed.iter().map(|code| {
        let code = code.as_str().unwrap_or_default();
        T::Error::from_details(code, b"{}").ok_or_else(|| Internal::new("no error of the tool"))
    });
    let errors: Vec<T::Error> = errors.collect::<Result<_, _>>()?;
    let failed = errors.len() as u64;
    Ok(Outcome::Partial(Partial {
        result: given::<T>(SCRIPT.get("gives"))?,
        errors,
        summary: Summary {
            total: failed,
            failed,
            ..Summary::default()
        },
    }))
}

/// What it would do.
pub fn planned() -> Vec<Value> {
    items("plans").to_vec()
}

async fn begun(cx: &Context, args: &impl Payload) -> Result<(), Internal> {
    let args = args.to_json().ok().and_then(|args| Value::parse(&args));
    if SCRIPT
        .get("takes")
        .is_some_and(|takes| args.as_ref() != Some(takes))
    {
        return Err(Internal::new(format!("other arguments: {args:?}")));
    }
    if text(&SCRIPT, "in").is_some_and(|folder| cx.working_dir() != Some(Path::new(folder))) {
        return Err(Internal::new("another working directory"));
    }
    for event in items("events") {
        if let Some(message) = text(event, "progress") {
            cx.progress(message, event.get("percent").map(percent));
        } else if let Some(message) = text(event, "log") {
            let level = text(event, "level").and_then(Level::parse);
            cx.log_at(level.unwrap_or(Level::Info), message);
        } else if let Some(name) = text(event, "artifact") {
            cx.artifact(name, text(event, "uri").unwrap_or_default());
        }
    }
    if let Some(ms) = SCRIPT.get("waits_ms").and_then(number) {
        tokio::time::sleep(Duration::from_millis(ms.unsigned_abs())).await;
    }
    if let Some(text) = text(&SCRIPT, "samples") {
        cx.sample(Sample::new(text, 10)).await?;
    }
    Ok(())
}

fn ended<T: Tool>() -> Result<T::Result, T::Error> {
    if let Some(text) = text(&SCRIPT, "raises") {
        return Err(Internal::new(text).into());
    }
    if let Some(code) = text(&SCRIPT, "throws") {
        let error = T::Error::from_details(code, b"{}");
        return Err(error.unwrap_or_else(|| Internal::new("no error of the tool").into()));
    }
    Ok(given::<T>(SCRIPT.get("gives"))?)
}

fn given<T: Tool>(value: Option<&Value>) -> Result<T::Result, Internal> {
    let value = value.ok_or_else(|| Internal::new("the script has no end"))?;
    let result = T::result().decode(value.to_json().as_bytes());
    result.map_err(|issues| Internal::new(format!("another type: {issues:?}")))
}

fn text<'v>(value: &'v Value, key: &str) -> Option<&'v str> {
    value.get(key).and_then(Value::as_str)
}

fn percent(value: &Value) -> f64 {
    match value {
        Value::Number(number) => number.as_f64(),
        Value::Null | Value::Bool(_) | Value::String(_) | Value::Array(_) | Value::Object(_) => 0.0,
    }
}

fn number(value: &Value) -> Option<i64> {
    match value {
        Value::Number(number) => number.as_i64(),
        Value::Null | Value::Bool(_) | Value::String(_) | Value::Array(_) | Value::Object(_) => {
            None
        }
    }
}

fn items(key: &str) -> &'static [Value] {
    SCRIPT
        .get(key)
        .and_then(Value::as_array)
        .unwrap_or_default()
}

/// Methods of a provider that play the script, each with the name of its tool's type.
#[macro_export]
macro_rules! played {
    ($($name:ident $tool:ident)*) => {
        $(
            async fn $name(
                &self,
                cx: &Context,
                args: <$tool as Tool>::Args,
            ) -> Result<<$tool as Tool>::Result, <$tool as Tool>::Error> {
                played::played::<$tool>(cx, &args).await
            }
        )*
    };
}
