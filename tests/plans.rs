//! The vectors of `spec/conformance/plans`: what is wrong with plans, and whole answers to them.

use std::collections::HashMap;
use std::fmt::Write;
use std::fs;
use std::future::{Future, pending};
use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::task::{Poll, Waker};
use std::time::Duration;

use serde_json::{Value, json};
use toolc_generated::root;
use toolc_generated::vectors::{Vectors, cases, plans, text};
use toolrt::call::{Partial, Summary};
use toolrt::host::{Clock, Confirmer, Log, Question};
use toolrt::plan::{Plan, PlanResult};
use toolrt::{
    BoxFuture, Caller, Cancel, Context, Envelope, Executor, Issue, Outcome, Payload, Registry,
    ToolError, WithSide,
};

use crate::counted::Counted;
use crate::golden_calls::calls::tools::calling::types::*;
use crate::golden_calls::calls::tools::calling::{CallingTools, toolset};

fn file() -> Vectors {
    let mut files = plans().into_iter();
    let file = files.find(|file| file.name == "plans");
    file.expect("the file is there")
}

#[test]
fn every_plan_ends_as_its_vector_says() {
    let file = file();
    let known = fs::read_to_string(root().join("tests/cases/calls.tools"));
    assert_eq!(
        text(&file.content, "design"),
        known.expect("the case is there")
    );
    let mut wrong = String::new();
    for case in cases(&file) {
        if let Err(difference) = held(case) {
            let name = text(case, "name");
            writeln!(wrong, "{name}\n{difference}").expect("a string takes everything");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    let count = cases(&file).len();
    assert!(count >= 60, "there are only {count} plans");
}

fn held(case: &Value) -> Result<(), String> {
    let plan = match Plan::from_json(spelled(&case["plan"])) {
        Ok(plan) => plan,
        Err(issues) => return same("issues of the form", plain(&issues), &case["refused"]),
    };
    same("issues of the form", Value::Null, &case["refused"])?;
    let most = case["max_bytes"].as_u64();
    let plan = most.map_or_else(
        || plan.clone(),
        |most| plan.clone().with_max_bytes(most as usize),
    );
    if let Some(written) = case.get("written") {
        same("the plan", plan.to_json().into(), written)?;
        let again = Plan::from_json(plan.to_json()).expect("what is written can be read");
        same("the plan again", again.to_json().into(), written)?;
    }
    let handler = Handler::of(&case["handlers"]);
    let mut registry = Registry::new();
    registry.set_clock(Still);
    registry.set_ids(Counted::default());
    registry.set_log(Quiet);
    if let Some(agrees) = case["confirm"].as_bool() {
        registry.set_confirmer(Human(agrees));
    }
    registry
        .register(toolset(handler.clone()))
        .expect("no other tool has these names");
    let unknowing = Unknowing(&registry);
    let executor: &dyn Executor = match case["unknown"] == true {
        true => &unknowing,
        false => &registry,
    };
    let issues = plan.check(executor.known_tools().as_deref());
    let none = json!([]);
    same(
        "issues",
        plain(&issues),
        case.get("issues").unwrap_or(&none),
    )?;
    if case.get("answer").is_none() {
        return Ok(());
    }
    let result = now(plan.run(executor, &context(&case["context"])));
    same("answer", result.to_json().into(), &case["answer"])?;
    same("exit code", result.exit_code().into(), &case["exit_code"])?;
    let is_ok = Value::from(case["exit_code"] == 0);
    same("success", result.is_ok().into(), &is_ok)?;
    let calls = handler.calls.lock().expect("nobody panics").clone();
    let calls = Value::from(calls);
    let wanted = case.get("calls").unwrap_or(&none);
    same("calls", json_of(&calls), &json_of(wanted))?;
    let left = handler.said.lock().expect("nobody panics");
    assert!(left.values().all(Vec::is_empty), "{}", text(case, "name"));
    read_again(&result, case)
}

/// An answer is an envelope, which others read and write.
fn read_again(result: &PlanResult, case: &Value) -> Result<(), String> {
    let read = Envelope::from_json(result.to_json().as_bytes()).expect("an envelope");
    same(
        "answer, read and written",
        read.to_json().into(),
        &case["answer"],
    )
}

fn same(what: &str, got: Value, wanted: &Value) -> Result<(), String> {
    match got == *wanted {
        true => Ok(()),
        false => Err(format!("  {what}\n  wanted {wanted}\n  got    {got}")),
    }
}

/// A value whose numbers are floats, to compare them by what they are worth.
fn json_of(value: &Value) -> Value {
    match value {
        Value::Number(number) => json!(number.as_f64()),
        Value::Array(items) => items.iter().map(json_of).collect(),
        Value::Object(members) => {
            let members = members.iter();
            Value::Object(
                members
                    .map(|(key, one)| (key.clone(), json_of(one)))
                    .collect(),
            )
        }
        Value::Null | Value::Bool(_) | Value::String(_) => value.clone(),
    }
}

/// Issues as they travel.
fn plain(issues: &[Issue]) -> Value {
    let parsed = |issue: &Issue| -> Value {
        serde_json::from_str(&issue.to_value().to_json()).expect("issues are JSON")
    };
    issues.iter().map(parsed).collect()
}

/// A text, or one whose middle repeats.
fn spelled(said: &Value) -> String {
    if let Some(text) = said.as_str() {
        return text.to_owned();
    }
    let times = said["times"].as_u64().expect("a count") as usize;
    let middle = vec![text(said, "text"); times].join(",");
    format!("{}{middle}{}", text(said, "before"), text(said, "after"))
}

fn context(said: &Value) -> Context {
    let member = |key: &str| said.get(key).and_then(Value::as_str);
    let mut cx = Context::new()
        .with_caller(Caller::new("tests"))
        .with_dry_run(said["dry_run"] == true)
        .with_detail(said["detail"] == true);
    if let Some(id) = member("call_id") {
        cx = cx.with_call_id(id);
    }
    if let Some(id) = member("session_id") {
        cx = cx.with_session_id(id);
    }
    if let Some(key) = member("idempotency_key") {
        cx = cx.with_idempotency_key(key);
    }
    if said["cancelled"] == true {
        let cancel = Cancel::new();
        cancel.cancel();
        cx = cx.with_cancel(cancel);
    }
    cx
}

/// Runs a future that waits for nothing, and may run on any thread.
fn now<F: Future + Send>(future: F) -> F::Output {
    let mut task = std::task::Context::from_waker(Waker::noop());
    match pin!(future).as_mut().poll(&mut task) {
        Poll::Ready(output) => output,
        Poll::Pending => panic!("nothing waits"),
    }
}

/// Runs tools, and does not know what they declare.
struct Unknowing<'r>(&'r Registry);

impl Executor for Unknowing<'_> {
    fn call<'a>(
        &'a self,
        tool: &'a str,
        payload: &'a [u8],
        cx: &'a Context,
    ) -> BoxFuture<'a, Envelope> {
        Executor::call(self.0, tool, payload, cx)
    }
}

/// Does what a case says of each tool, one time after the other.
#[derive(Clone)]
struct Handler {
    said: Arc<Mutex<HashMap<String, Vec<Value>>>>,
    calls: Arc<Mutex<Vec<Value>>>,
}

impl Handler {
    fn of(said: &Value) -> Self {
        let tools = said.as_object().into_iter().flatten();
        let tools = tools.map(|(tool, outcomes)| {
            let outcomes = outcomes.as_array().expect("outcomes").clone();
            (tool.clone(), outcomes)
        });
        Self {
            said: Arc::new(Mutex::new(tools.collect())),
            calls: Arc::default(),
        }
    }

    fn next<A: Payload>(&self, tool: &str, args: &A) -> Value {
        let args = args.to_json().expect("they are valid");
        let args: Value = serde_json::from_slice(&args).expect("JSON");
        self.calls
            .lock()
            .expect("nobody panics")
            .push(json!([tool, args]));
        let mut said = self.said.lock().expect("nobody panics");
        let outcomes = said.get_mut(tool).expect("the tool must not run");
        outcomes.remove(0)
    }

    fn answer<A: Payload, T: Payload, E: ToolError>(&self, tool: &str, args: &A) -> Result<T, E> {
        let said = self.next(tool, args);
        match said.get("gives") {
            Some(given) => Ok(read(given)),
            None => Err(error(&said)),
        }
    }
}

/// A declared error, or one that nobody has declared.
fn error<E: ToolError>(said: &Value) -> E {
    match said.get("throws") {
        Some(thrown) => {
            let details = thrown.get("details");
            let details = details.map_or("{}".to_owned(), Value::to_string);
            E::from_details(text(thrown, "code"), details.as_bytes()).expect("a declared error")
        }
        None => E::from(toolrt::Internal::new(text(said, "fails"))),
    }
}

/// A result, which may be a text, since it nests more deeply than vectors do.
fn read<T: Payload>(value: &Value) -> T {
    let document = value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned);
    T::from_json(document).expect("a value of its type")
}

macro_rules! answers {
    ($($tool:ident($args:ident) -> $result:ident, $error:ident;)*) => {$(
        async fn $tool(&self, _cx: &Context, args: $args) -> Result<$result, $error> {
            self.answer(stringify!($tool), &args)
        }
    )*};
}

impl CallingTools for Handler {
    answers! {
        find_names(FindNamesArgs) -> FindNamesResult, FindNamesError;
        drop_paths(DropPathsArgs) -> DropPathsResult, DropPathsError;
        drop_all(DropAllArgs) -> DropAllResult, DropAllError;
        read_pages(ReadPagesArgs) -> ReadPagesResult, ReadPagesError;
        count_words(CountWordsArgs) -> CountWordsResult, CountWordsError;
        log_in(LogInArgs) -> LogInResult, LogInError;
        fetch_page(FetchPageArgs) -> FetchPageResult, FetchPageError;
        put_note(PutNoteArgs) -> PutNoteResult, PutNoteError;
        send_note(SendNoteArgs) -> SendNoteResult, SendNoteError;
        ship_order(ShipOrderArgs) -> ShipOrderResult, ShipOrderError;
    }

    async fn who_am_i(
        &self,
        _cx: &Context,
        args: WhoAmIArgs,
        _injected: WhoAmIInjected,
    ) -> Result<WhoAmIResult, WhoAmIError> {
        self.answer("who_am_i", &args)
    }

    async fn plan_drop_paths(
        &self,
        _cx: &Context,
        args: DropPathsArgs,
    ) -> Result<Vec<toolrt::Value>, DropPathsError> {
        let paths = args.paths.iter();
        Ok(paths
            .map(|path| format!("drop {}", path.as_str()).into())
            .collect())
    }

    async fn copy_ids(
        &self,
        _cx: &Context,
        args: CopyIdsArgs,
    ) -> Result<Outcome<CopyIdsResult, CopyIdsError>, CopyIdsError> {
        let said = self.next("copy_ids", &args);
        let Some(partial) = said.get("partial") else {
            return match said.get("gives") {
                Some(given) => Ok(Outcome::Complete(read(given))),
                None => Err(error(&said)),
            };
        };
        let number = |key: &str| partial["summary"][key].as_u64().expect("a number");
        let errors = partial["errors"].as_array().expect("errors");
        Ok(Outcome::Partial(Partial {
            result: read(&partial["result"]),
            errors: errors.iter().map(error).collect(),
            summary: Summary {
                total: number("total"),
                succeeded: number("succeeded"),
                failed: number("failed"),
                recoverable: number("recoverable"),
            },
        }))
    }

    async fn draw_chart(
        &self,
        _cx: &Context,
        args: DrawChartArgs,
    ) -> Result<WithSide<DrawChartResult, DrawChartSide>, DrawChartError> {
        let result: Result<DrawChartResult, _> = self.answer("draw_chart", &args);
        result.map(Into::into)
    }
}

/// A clock that stands still.
struct Still;

impl Clock for Still {
    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn sleep(&self, _time: Duration) -> Option<BoxFuture<'static, ()>> {
        Some(Box::pin(pending()))
    }
}

/// A log that nobody reads.
struct Quiet;

impl Log for Quiet {
    fn failure(&self, _tool: &'static str, _call_id: &str, _text: &str) {}
}

/// A human who always says the same.
struct Human(bool);

impl Confirmer for Human {
    fn confirm<'a>(&'a self, _question: Question<'a>) -> BoxFuture<'a, bool> {
        Box::pin(async { self.0 })
    }
}
