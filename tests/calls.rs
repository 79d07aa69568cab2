//! The vectors of `spec/conformance/calls`: whole calls, from a payload to the bytes of an envelope.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::future::{Future, poll_fn};
use std::pin::pin;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Poll, Waker};
use std::time::Duration;

use serde_json::Value;
use toolc_generated::root;
use toolc_generated::vectors::{calls, cases, payload, recordings, telemetry, text};
use toolrt::call::{Answer, Ask, Asked, Asker, Partial, RequestKind, Role, Sample, Summary};
use toolrt::host::{
    Clock, Confirmer, GrantPolicy, Idempotency, Log, Question, Random, Replay, StateKeys,
};
use toolrt::recording::Recorder;
use toolrt::{
    BoxFuture, Caller, Cancel, Context, Envelope, Event, EventSink, Issue, Outcome, Payload,
    Registry, ToolError, WithSide,
};

use crate::counted::Counted;
use crate::exported::Exported;
use crate::golden_calls::calls::tools::calling::types::*;
use crate::golden_calls::calls::tools::calling::{CallingTools, Client, asks, toolset};

#[test]
fn every_call_ends_as_its_vector_says() {
    let mut wrong = String::new();
    let mut count = 0;
    for file in calls() {
        let known = fs::read_to_string(root().join("tests/cases/calls.tools"));
        assert_eq!(
            text(&file.content, "design"),
            known.expect("the case is there")
        );
        for case in cases(&file) {
            count += 1;
            if let Err(difference) = held(case) {
                let (file, name) = (&file.name, text(case, "name"));
                writeln!(wrong, "{file} / {name}\n{difference}")
                    .expect("a string takes everything");
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(count >= 80, "there are only {count} calls");
}

#[test]
fn every_line_of_a_recording_is_as_its_vector_says() {
    let files = recordings();
    let lines = files.iter().find(|file| file.name == "lines");
    let mut wrong = String::new();
    let mut count = 0;
    for case in cases(lines.expect("there are lines")) {
        count += 1;
        if let Err(difference) = held(case) {
            writeln!(wrong, "{}\n{difference}", text(case, "name"))
                .expect("a string takes everything");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(count >= 25, "there are only {count} calls");
}

#[test]
fn every_call_has_the_spans_and_events_that_its_vector_says() {
    let mut wrong = String::new();
    let mut count = 0;
    for file in telemetry() {
        for case in cases(&file) {
            count += 1;
            if let Err(difference) = held(case) {
                writeln!(wrong, "{}\n{difference}", text(case, "name"))
                    .expect("a string takes everything");
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(count >= 50, "there are only {count} calls");
}

/// Clients know the types: a default counts like the value itself, and a secret for any.
#[test]
fn a_client_is_answered_from_a_recording() {
    let folder = tempfile::tempdir().expect("there is a folder for the recording");
    let path = folder.path().join("calls.jsonl");
    let said = serde_json::json!({"gives": {"names": ["a"], "count": 1}, "echo": true});
    let clock = Standing::at(None);
    let mut registry = Registry::new();
    registry.set_clock(clock.clone());
    let handler = Handler(Some(said), Arc::default(), Arc::default(), Value::Null);
    registry
        .register(toolset(handler))
        .expect("no other tool has these names");
    registry.record(Recorder::open(&path).expect("a file can be made"));
    let cx = Context::new();
    let sent = r#"{"limit":7,"pattern":"b"}"#;
    assert!(clock.run(registry.call("find_names", sent, &cx)).is_ok());
    let replay = Replay::open(&path).expect("the recording is there");
    let client = Client::new(&replay);
    let args = FindNamesArgs {
        limit: Some(7),
        ..FindNamesArgs::new("b".to_owned())
    };
    let found = clock.run(client.find_names(&args, &cx));
    assert_eq!(found.expect("it is recorded").count, 7);
    let other = FindNamesArgs::new("c".to_owned());
    let error = clock.run(client.find_names(&other, &cx));
    let error = format!("{:?}", error.expect_err("it is not recorded"));
    assert!(error.contains("not_recorded"), "{error}");
}

/// The lines of a recording, without what differs from run to run.
fn lines_of(recording: &str) -> Vec<String> {
    let lines = recording.lines().map(|line| {
        let (start, rest) = line.split_once("\"started\":").expect("each has a start");
        let (_, rest) = rest.split_once("\"tool\":").expect("each has a tool");
        format!("{start}\"tool\":{rest}")
    });
    lines.collect()
}

/// Makes the call of a case.
fn held(case: &Value) -> Result<(), String> {
    let logged = Logged::default();
    let ran = Arc::new(AtomicUsize::new(0));
    let handler = Handler(
        case.get("handler").cloned(),
        ran.clone(),
        Arc::default(),
        case["checks"].clone(),
    );
    let done = handler.2.clone();
    let clock = Standing::at(case["host"]["unix_time"].as_u64());
    let mut registry = Registry::new();
    registry.set_ids(Counted::default());
    registry.set_clock(clock.clone());
    registry
        .register(toolset(handler))
        .expect("no other tool has these names");
    registry.set_random(Fixed(case["host"]["random"].as_f64().unwrap_or(0.0)));
    asking(&mut registry, &case["host"]);
    registry.set_log(logged.clone());
    if let Some(limit) = case["host"]["max_payload"].as_u64() {
        registry.set_max_payload(limit as usize);
    }
    if let Some(limit) = case["host"]["max_result"].as_u64() {
        registry.set_max_result(limit as usize);
    }
    if let Some(answer) = case["host"].get("confirm") {
        registry.set_confirmer(Human {
            agrees: answer["agrees"] == true,
            question: text(answer, "question").to_owned(),
        });
    }
    if let Some(keep) = case["host"]["keep_ms"].as_u64() {
        registry.set_idempotency(Idempotency {
            keep: Duration::from_millis(keep),
            ..Idempotency::default()
        });
    }
    let folder = tempfile::tempdir().expect("there is a folder for the recording");
    let recording = folder.path().join("calls.jsonl");
    registry.record(Recorder::open(&recording).expect("a file can be made"));
    for earlier in case["before"].as_array().into_iter().flatten() {
        let tool = earlier.get("tool").unwrap_or(&case["tool"]);
        let tool = tool.as_str().expect("a tool is a text");
        let sent = match earlier.get("payload") {
            Some(_) => payload(earlier),
            None => payload(case),
        };
        clock.run(registry.call(tool, sent, &context(&earlier["context"])));
        clock.pass(earlier["then_ms"].as_u64().unwrap_or(0));
    }
    let mut cx = context(&case["context"]);
    if let Some(said) = case["context"].get("consent") {
        cx = consenting(&registry, case, said, cx);
    }
    let before = fs::read_to_string(&recording).expect("the recording is there");
    let told = Told::default();
    if case.get("told").is_some() {
        cx = cx.with_events(Arc::new(told.clone()));
    }
    let exported = Exported::default();
    registry.trace(exported.telemetry(&case["telemetry"]));
    let envelope = clock.run(registry.call(text(case, "tool"), payload(case), &cx));
    let lines = fs::read_to_string(&recording).expect("the recording is there");
    let lines = lines_of(&lines[before.len()..]);
    if let Some(wanted) = case.get("told") {
        let told = told.0.lock().expect("nobody panics").clone();
        same("events", Value::from(told), &wanted.to_string())?;
    }
    if let Some(wanted) = case.get("spans") {
        same("spans", Value::from(exported.spans()), &wanted.to_string())?;
    }
    if let Some(wanted) = case.get("lines") {
        same("lines", Value::from(lines), &wanted.to_string())?;
    }
    if let Some(attempts) = case["handler"]["attempts"].as_array() {
        same(
            "attempts",
            ran.load(Ordering::SeqCst),
            &attempts.len().to_string(),
        )?;
    }
    same("envelope", envelope.to_json(), text(case, "envelope"))?;
    same(
        "exit code",
        envelope.exit_code(),
        &case["exit_code"].to_string(),
    )?;
    same(
        "HTTP status",
        envelope.http_status(),
        &case["http_status"].to_string(),
    )?;
    let log = logged.0.lock().expect("nobody panics").clone();
    same(
        "log",
        Value::from(log),
        &case
            .get("log")
            .unwrap_or(&Value::Array(Vec::new()))
            .to_string(),
    )?;
    same(
        "how often something was done once",
        done.load(Ordering::Relaxed),
        &case.get("ran").unwrap_or(&Value::from(0)).to_string(),
    )?;
    let read = Envelope::from_json(envelope.to_json().as_bytes()).expect("an envelope");
    same(
        "envelope, read and written",
        read.to_json(),
        text(case, "envelope"),
    )
}

/// What a receiver of events hears, as it travels.
#[derive(Clone, Default)]
struct Told(Arc<Mutex<Vec<String>>>);

impl EventSink for Told {
    fn event(&self, event: Event) {
        self.0.lock().expect("nobody panics").push(event.to_json());
    }
}

fn same(what: &str, got: impl ToString, wanted: &str) -> Result<(), String> {
    let got = got.to_string();
    match got == wanted {
        true => Ok(()),
        false => Err(format!("  {what}\n  wanted {wanted}\n  got    {got}")),
    }
}

/// What the host gives for the call; the id and the caller are the same in all cases that do not say them.
fn context(said: &Value) -> Context {
    let member = |key: &str| said.get(key).and_then(Value::as_str);
    let mut cx = Context::new()
        .with_call_id(member("call_id").unwrap_or("call-1"))
        .with_caller(Caller::new(member("caller").unwrap_or("tests")))
        .with_dry_run(said["dry_run"] == true)
        .with_lowered(said["lowered"] == true)
        .with_detail(said["detail"] == true);
    let kinds = said["can_answer"].as_array().into_iter().flatten();
    let kinds = kinds.filter_map(Value::as_str).map(RequestKind::parse);
    cx = cx.with_can_answer(kinds.map(|kind| kind.expect("a kind of requests")));
    if let Some(responses) = member("responses") {
        cx = cx.with_responses(responses, member("state").expect("there is a state"));
    }
    if let Some(limit) = said["timeout_ms"].as_u64() {
        cx = cx.with_timeout(Duration::from_millis(limit));
    }
    if let Some(key) = member("idempotency_key") {
        cx = cx.with_idempotency_key(key);
    }
    if let Some(id) = member("session_id") {
        cx = cx.with_session_id(id);
    }
    if let Some(id) = member("run_id") {
        cx = cx.with_run_id(id);
    }
    if let Some(id) = member("turn_id") {
        cx = cx.with_turn_id(id);
    }
    if let Some(id) = member("parent_call_id") {
        cx = cx.with_parent_call_id(id);
    }
    if let Some(agent) = member("agent") {
        cx = cx.with_agent(agent.to_owned());
    }
    if let Some(place) = member("traceparent") {
        cx = cx.with_traceparent(place);
    }
    if let Some(state) = member("tracestate") {
        cx = cx.with_tracestate(state);
    }
    for (name, label) in said["labels"].as_object().into_iter().flatten() {
        cx = cx.with_label(name, label.as_str().expect("a label is a text"));
    }
    if said["cancelled"] == true {
        let cancel = Cancel::new();
        cancel.cancel();
        cx = cx.with_cancel(cancel);
    }
    cx
}

/// The context with consent to the call, but for what is said otherwise.
fn consenting(registry: &Registry, case: &Value, said: &Value, cx: Context) -> Context {
    let minute = Duration::from_secs(60);
    let agreement = registry.agreement(text(case, "tool"), payload(case), &cx, "tests", minute);
    let mut agreement = agreement.expect("a call that somebody can agree to");
    for (part, key) in [
        (&mut agreement.tool, "tool"),
        (&mut agreement.args, "args"),
        (&mut agreement.caller, "caller"),
    ] {
        if let Some(other) = said.get(key).and_then(Value::as_str) {
            *part = other.to_owned();
        }
    }
    if let Some(until) = said.get("until").and_then(Value::as_u64) {
        agreement.until = until;
    }
    cx.with_consent(agreement)
}

/// Does what a case says of the handler; without a word of it, it must not run.
struct Handler(Option<Value>, Arc<AtomicUsize>, Arc<AtomicU64>, Value);

impl Handler {
    fn said(&self) -> &Value {
        self.0.as_ref().expect("the handler must not run")
    }

    /// What a case says of this attempt.
    fn attempt(&self) -> &Value {
        let attempts = self.said()["attempts"].as_array().expect("attempts");
        let this = self.1.fetch_add(1, Ordering::SeqCst);
        attempts
            .get(this)
            .expect("another attempt must not be made")
    }

    /// What the handler gives or throws; `build` makes a result of JSON.
    fn answer<T, E: ToolError>(&self, build: fn(&Value) -> T) -> Result<T, E> {
        let said = self.said();
        match said.get("gives") {
            Some(given) => Ok(build(given)),
            None => Err(error(said)),
        }
    }
}

/// A declared error, or one that nobody has declared.
fn error<E: ToolError>(said: &Value) -> E {
    match said.get("throws") {
        Some(thrown) => {
            let details = thrown
                .get("details")
                .map_or("{}".to_owned(), Value::to_string);
            E::from_details(text(thrown, "code"), details.as_bytes()).expect("a declared error")
        }
        None => E::from(toolrt::Internal::new(text(said, "fails"))),
    }
}

fn read<T: Payload>(value: &Value) -> T {
    T::from_json(value.to_string()).expect("a value of its type")
}

impl CallingTools for Handler {
    /// The result is made without a look at its rules, as handlers may do.
    async fn find_names(
        &self,
        _cx: &Context,
        args: FindNamesArgs,
    ) -> Result<FindNamesResult, FindNamesError> {
        if self.said()["echo"] == true {
            let names = vec![args.pattern, args.root.to_string()];
            return Ok(FindNamesResult {
                names,
                count: args.limit.unwrap_or(0),
            });
        }
        self.answer(|given| FindNamesResult {
            names: given["names"]
                .as_array()
                .expect("names")
                .iter()
                .map(|name| name.as_str().expect("a name").to_owned())
                .collect(),
            count: given["count"].as_i64().expect("a count"),
        })
    }

    async fn who_am_i(
        &self,
        _cx: &Context,
        _args: WhoAmIArgs,
        injected: WhoAmIInjected,
    ) -> Result<WhoAmIResult, WhoAmIError> {
        assert_eq!(self.said()["echo"], true);
        Ok(WhoAmIResult {
            run_id: injected.run_id,
            tries: injected.tries,
            note: injected.note,
            level: injected.level,
            dry: injected.dry,
            mode: injected.mode,
            since: injected.since,
            caller: injected.caller,
        })
    }

    async fn drop_paths(
        &self,
        _cx: &Context,
        _args: DropPathsArgs,
    ) -> Result<DropPathsResult, DropPathsError> {
        self.answer(read)
    }

    async fn plan_drop_paths(
        &self,
        _cx: &Context,
        _args: DropPathsArgs,
    ) -> Result<Vec<toolrt::Value>, DropPathsError> {
        let actions = self.said()["plans"].as_array().expect("a plan");
        let value =
            |action: &Value| toolrt::Value::parse(action.to_string().as_bytes()).expect("JSON");
        Ok(actions.iter().map(value).collect())
    }

    async fn drop_all(
        &self,
        _cx: &Context,
        _args: DropAllArgs,
    ) -> Result<DropAllResult, DropAllError> {
        self.answer(read)
    }

    async fn copy_ids(
        &self,
        _cx: &Context,
        _args: CopyIdsArgs,
    ) -> Result<Outcome<CopyIdsResult, CopyIdsError>, CopyIdsError> {
        let Some(partial) = self.said().get("partial") else {
            return self.answer(read).map(Outcome::Complete);
        };
        let number = |key: &str| partial["summary"][key].as_u64().expect("a number");
        Ok(Outcome::Partial(Partial {
            result: read(&partial["result"]),
            errors: partial["errors"]
                .as_array()
                .expect("errors")
                .iter()
                .map(error)
                .collect(),
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
        _args: DrawChartArgs,
    ) -> Result<WithSide<DrawChartResult, DrawChartSide>, DrawChartError> {
        let result = self.answer::<DrawChartResult, DrawChartError>(read)?;
        let Some(side) = self.said().get("side") else {
            return Ok(result.into());
        };
        let series = side.get("series").map(|series| {
            series
                .as_array()
                .expect("numbers")
                .iter()
                .map(|number| number.as_f64().expect("a number"))
                .collect()
        });
        let log = side
            .get("log")
            .map(|log| toolrt::Value::parse(log.to_string().as_bytes()).expect("JSON"));
        Ok(WithSide {
            result,
            side: DrawChartSide { series, log },
        })
    }

    async fn read_pages(
        &self,
        _cx: &Context,
        _args: ReadPagesArgs,
    ) -> Result<ReadPagesResult, ReadPagesError> {
        self.answer(read)
    }

    async fn count_words(
        &self,
        cx: &Context,
        _args: CountWordsArgs,
    ) -> Result<CountWordsResult, CountWordsError> {
        if self.said()["truncated"] == true {
            cx.mark_truncated();
        }
        self.answer(read)
    }

    async fn fetch_page(
        &self,
        cx: &Context,
        _args: FetchPageArgs,
    ) -> Result<FetchPageResult, FetchPageError> {
        let said = self.attempt();
        if said["truncated"] == true {
            cx.mark_truncated();
        }
        match said.get("gives") {
            Some(given) => Ok(FetchPageResult::new(text(given, "text").to_owned())),
            None => Err(error(said)),
        }
    }

    async fn put_note(
        &self,
        _cx: &Context,
        _args: PutNoteArgs,
    ) -> Result<PutNoteResult, PutNoteError> {
        let said = self.attempt();
        match said.get("gives") {
            Some(given) => Ok(read(given)),
            None => Err(error(said)),
        }
    }

    fn check_send_note(&self, _cx: &Context, args: &SendNoteArgs) -> Vec<Issue> {
        let issue = |said: &Value| Issue::of_check(text(said, "path"), text(said, "text"));
        match self.3.get(&args.text) {
            Some(said) => said.as_array().expect("issues").iter().map(issue).collect(),
            None => Vec::new(),
        }
    }

    async fn send_note(
        &self,
        _cx: &Context,
        _args: SendNoteArgs,
    ) -> Result<SendNoteResult, SendNoteError> {
        let said = self.attempt();
        match said.get("gives") {
            Some(given) => Ok(read(given)),
            None => Err(error(said)),
        }
    }

    async fn ship_order(
        &self,
        cx: &Context,
        _args: ShipOrderArgs,
    ) -> Result<ShipOrderResult, ShipOrderError> {
        let mut answers = Vec::new();
        for step in self.said()["asks"].as_array().expect("questions") {
            match step {
                Value::Array(names) => {
                    let asked = names
                        .iter()
                        .map(|name| ask(cx, name.as_str().expect("a name")));
                    for answer in all(asked.collect()).await {
                        answers.push(answer?);
                    }
                }
                step if step.get("once").is_some() => {
                    let (name, ran) = (text(step, "once"), &self.2);
                    let count = cx
                        .once(name, || async {
                            Ok::<i64, ShipOrderError>(
                                ran.fetch_add(1, Ordering::Relaxed) as i64 + 1,
                            )
                        })
                        .await?;
                    answers.push(shown(&count));
                }
                step if step.get("or_none").is_some() => {
                    assert_eq!(text(step, "or_none"), "address");
                    let answer = cx.ask_or_none(asks::SHIP_ORDER_ADDRESS).await?;
                    answers.push(answer.map_or(toolrt::Value::Null, |address| shown(&address)));
                }
                step if step.get("sample").is_some() => {
                    let sample = Sample::new(text(step, "sample"), 100).with_system("Be short.");
                    let answer = cx.sample(sample.then(Role::Assistant, "Well,")).await?;
                    answers.push(shown(&answer));
                }
                _ => {
                    assert_eq!(step, "roots");
                    for root in cx.roots().await? {
                        answers.push(shown(&root.uri));
                        answers.push(root.name.map_or(toolrt::Value::Null, |name| shown(&name)));
                    }
                }
            }
        }
        Ok(ShipOrderResult { answers })
    }

    async fn log_in(&self, _cx: &Context, _args: LogInArgs) -> Result<LogInResult, LogInError> {
        self.answer(read)
    }
}

/// The answer to a question of `ship_order`, as it travels.
fn ask<'a>(cx: &'a Context, name: &str) -> BoxFuture<'a, Result<toolrt::Value, ShipOrderError>> {
    async fn one<T: Send>(
        cx: &Context,
        ask: Ask<T>,
        show: fn(&T) -> toolrt::Value,
    ) -> Result<toolrt::Value, ShipOrderError> {
        Ok(show(&cx.ask(ask).await?))
    }
    match name {
        "address" => Box::pin(one(cx, asks::SHIP_ORDER_ADDRESS, shown)),
        "express" => Box::pin(one(cx, asks::SHIP_ORDER_EXPRESS, shown)),
        "speed" => Box::pin(one(cx, asks::SHIP_ORDER_SPEED, shown)),
        "gift" => Box::pin(one(cx, asks::SHIP_ORDER_GIFT, shown)),
        "count" => Box::pin(one(cx, asks::SHIP_ORDER_COUNT, shown)),
        other => panic!("nobody asks for {other}"),
    }
}

fn shown<T: Payload>(value: &T) -> toolrt::Value {
    let json = value.to_json().expect("a value of its type");
    toolrt::Value::parse(&json).expect("JSON")
}

/// Waits for all, each of which is polled each time.
async fn all<T>(mut futures: Vec<BoxFuture<'_, T>>) -> Vec<T> {
    let mut done: Vec<Option<T>> = futures.iter().map(|_| None).collect();
    poll_fn(|task| {
        for (future, done) in futures.iter_mut().zip(&mut done) {
            if done.is_none()
                && let Poll::Ready(output) = future.as_mut().poll(task)
            {
                *done = Some(output);
            }
        }
        match done.iter().all(Option::is_some) {
            true => Poll::Ready(()),
            false => Poll::Pending,
        }
    })
    .await;
    done.into_iter().flatten().collect()
}

/// The asker, the keys and the policy of a case.
fn asking(registry: &mut Registry, host: &Value) {
    if let Some(answers) = host["asker"].as_array() {
        registry.set_asker(Script(Mutex::new(answers.clone())));
    }
    if let Some(policy) = host.get("policy") {
        registry.set_policy(GrantPolicy::from_json(&policy.to_string()).expect("a policy"));
    }
    if let Some(keys) = host["keys"].as_array() {
        let keys = keys.iter().map(|name| {
            let name = name.as_str().expect("a name");
            (name, [name.as_bytes()[0]; 32])
        });
        let keys = StateKeys::new(keys).expect("keys");
        registry.set_state_keys(keys.with_salts(|| [7; 24]));
    }
}

/// Answers one request after the other.
struct Script(Mutex<Vec<Value>>);

impl Asker for Script {
    fn ask<'a>(&'a self, _asked: Asked<'a>) -> BoxFuture<'a, Answer> {
        let answer = self.0.lock().expect("nobody panics").remove(0);
        Box::pin(async move {
            match answer.get("answer") {
                Some(answer) => Answer::json(answer.to_string()),
                None if answer["declined"] == true => Answer::Declined,
                None => Answer::Nobody,
            }
        })
    }
}

/// A clock that stands still, unless everything waits: then it goes to the next time that somebody waits for.
#[derive(Clone)]
struct Standing(Arc<Mutex<(Duration, BTreeSet<Duration>)>>, u64);

impl Clock for Standing {
    fn unix_time(&self) -> u64 {
        self.1
    }

    fn now(&self) -> Duration {
        self.0.lock().expect("nobody panics").0
    }

    fn sleep(&self, time: Duration) -> Option<BoxFuture<'static, ()>> {
        let clock = self.clone();
        let end = self.now() + time;
        Some(Box::pin(poll_fn(move |_| {
            let mut state = clock.0.lock().expect("nobody panics");
            if state.0 >= end {
                return Poll::Ready(());
            }
            state.1.insert(end);
            Poll::Pending
        })))
    }
}

impl Standing {
    fn at(unix_time: Option<u64>) -> Self {
        Self(Arc::default(), unix_time.unwrap_or(1_800_000_000))
    }

    fn pass(&self, ms: u64) {
        self.0.lock().expect("nobody panics").0 += Duration::from_millis(ms);
    }

    /// Runs a future that waits for nothing but times.
    fn run<F: Future>(&self, future: F) -> F::Output {
        let mut task = std::task::Context::from_waker(Waker::noop());
        let mut future = pin!(future);
        loop {
            if let Poll::Ready(output) = future.as_mut().poll(&mut task) {
                return output;
            }
            let mut state = self.0.lock().expect("nobody panics");
            state.0 = state.1.pop_first().expect("the future waits for something");
        }
    }
}

/// Chance that always says the same.
struct Fixed(f64);

impl Random for Fixed {
    fn fraction(&self) -> f64 {
        self.0
    }
}

/// What went to the host's log.
#[derive(Clone, Default)]
struct Logged(Arc<Mutex<Vec<String>>>);

impl Log for Logged {
    fn failure(&self, _tool: &'static str, _call_id: &str, text: &str) {
        self.0.lock().expect("nobody panics").push(text.to_owned());
    }
}

/// A human who is asked one question.
struct Human {
    agrees: bool,
    question: String,
}

impl Confirmer for Human {
    fn confirm<'a>(&'a self, question: Question<'a>) -> BoxFuture<'a, bool> {
        assert_eq!(question.text, self.question);
        Box::pin(async { self.agrees })
    }
}
