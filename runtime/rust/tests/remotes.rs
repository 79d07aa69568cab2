//! Tools that a server elsewhere runs: what is sent, and what becomes of its answers.

use std::sync::{Arc, Mutex};

use toolrt::call::{Action, Json};
use toolrt::host::{Relay, Tool};
use toolrt::spec::{ErrorSpec, Implementation, Spec, ToolsetSpec};
use toolrt::table::Table;
use toolrt::{
    BoxFuture, CallFault, Codec, Context, Envelope, Event, EventKind, EventSink, Executor, Inputs,
    Internal, Kind, Meta, Registry, Status,
};
use toolrt::{Change, Drift, Remote, Remoted};

use crate::tasks::Tasks;

#[derive(Debug)]
enum Fails {
    Late,
    Internal(Internal),
}

impl From<Internal> for Fails {
    fn from(error: Internal) -> Self {
        Self::Internal(error)
    }
}

impl toolrt::ToolError for Fails {
    fn into_fault(self) -> toolrt::Fault {
        match self {
            Self::Late => toolrt::Fault::Declared {
                code: "late",
                details: None,
            },
            Self::Internal(error) => toolrt::Fault::Internal(error),
        }
    }

    fn from_details(code: &str, _: &[u8]) -> Option<Self> {
        (code == "late").then_some(Self::Late)
    }
}

struct Count;

static COUNT: Spec = Spec {
    name: "count",
    remote: Some("count-things"),
    toolset: "web",
    implementation: Implementation::Mcp("search"),
    args: Table::INT,
    result: Some(Table::INT),
    errors: &[ErrorSpec {
        code: "late",
        kind: Kind::Unavailable,
        message: "As the design says it.",
        field: None,
        action: Action::Retry,
        after_ms: None,
        hint: None,
    }],
    ..Spec::EMPTY
};

static WEB: ToolsetSpec = ToolsetSpec {
    name: "web",
    tools: &[&COUNT],
    ..ToolsetSpec::EMPTY
};

impl Tool for Count {
    type Args = i64;
    type Result = i64;
    type Error = Fails;
    type Side = ();

    fn spec() -> &'static Spec {
        &COUNT
    }

    fn result() -> Codec<i64> {
        Codec::of()
    }
}

impl Remoted for Count {
    type Injected = ();

    fn inputs(args: &i64, (): &()) -> Result<Inputs, Internal> {
        Inputs::of(args)
    }
}

/// A server that gives one answer, and keeps what it is sent.
#[derive(Clone)]
struct Answers {
    answer: Envelope,
    sent: Arc<Mutex<Vec<String>>>,
    drift: Option<Drift>,
}

impl Executor for Answers {
    fn call<'a>(
        &'a self,
        tool: &'a str,
        payload: &'a [u8],
        _: &'a Context,
    ) -> BoxFuture<'a, Envelope> {
        let payload = String::from_utf8_lossy(payload);
        self.sent.lock().unwrap().push(format!("{tool} {payload}"));
        Box::pin(std::future::ready(self.answer.clone()))
    }

    fn check(&self, _: &'static ToolsetSpec) -> Result<(), Drift> {
        self.drift.clone().map_or(Ok(()), Err)
    }
}

fn server(answer: Envelope) -> Answers {
    Answers {
        answer,
        sent: Arc::default(),
        drift: None,
    }
}

fn call(server: &Answers, payload: &str) -> Envelope {
    let mut toolset = Remote::builder(&WEB, server.clone()).expect("nothing is different");
    toolset.remote::<Count>();
    let registry = Registry::new();
    registry.register(toolset.build()).unwrap();
    Tasks::default().run(registry.call("count", payload, &Context::new()))
}

fn success(result: &str) -> Envelope {
    Envelope::success(Json::parse(result).unwrap(), Meta::default())
}

#[test]
fn only_valid_arguments_are_sent_under_the_name_that_the_server_knows() {
    let server = server(success("7"));
    let envelope = call(&server, "3.0");
    assert_eq!(envelope.result.expect("it answers").as_str(), "7");
    // The envelope is this registry's.
    assert_eq!(&*envelope.meta.tool, "count");
    assert!(envelope.meta.call_id.starts_with("call-"));
    assert_eq!(call(&server, "\"3\"").error.unwrap().code, "invalid_input");
    assert_eq!(*server.sent.lock().unwrap(), ["count-things 3"]);
}

#[test]
fn answers_become_outcomes_of_the_tool() {
    let fault =
        |code: &'static str, kind| CallFault::new(code, kind, "As \u{1b}[2Jthe server says it.");
    let failure = |fault| Envelope::failure(fault, Meta::default());
    let mut partial = success("7");
    (partial.status, partial.errors) = (Status::Partial, vec![fault("half", Kind::Internal)]);
    let mut asks = success("7");
    asks.status = Status::InputRequired;
    for (answer, code, message) in [
        // The design declares it, so it says what it means.
        (
            failure(fault("late", Kind::Internal)),
            "late",
            "As the design says it.",
        ),
        (
            failure(fault("other", Kind::NotFound)),
            "other",
            r"As \u{1b}[2Jthe server says it.",
        ),
        // The design knows no partial outcome.
        (partial, "half", r"As \u{1b}[2Jthe server says it."),
        (
            asks,
            "no_asker",
            "The server asks what this call cannot pass on.",
        ),
        (
            success("\"seven\""),
            "invalid_output",
            "The tool ran, but its result breaks its declared type.",
        ),
    ] {
        let error = call(&server(answer), "3").error.expect("it fails");
        assert_eq!((&*error.code, &*error.message), (code, message));
    }
}

struct Plans;

static PLANS: Spec = Spec {
    name: "plans",
    dry_run: true,
    ..COUNT
};

impl Tool for Plans {
    type Args = i64;
    type Result = i64;
    type Error = Fails;
    type Side = ();

    fn spec() -> &'static Spec {
        &PLANS
    }

    fn result() -> Codec<i64> {
        Codec::of()
    }
}

impl Remoted for Plans {
    type Injected = ();

    fn inputs(args: &i64, (): &()) -> Result<Inputs, Internal> {
        Inputs::of(args)
    }
}

#[test]
fn a_dry_run_of_what_runs_elsewhere_fails_and_sends_nothing() {
    let server = server(success("7"));
    let mut toolset = Remote::builder(&WEB, server.clone()).expect("nothing is different");
    toolset.remote::<Plans>();
    let registry = Registry::new();
    registry.register(toolset.build()).unwrap();
    let call = |cx: Context| Tasks::default().run(registry.call("plans", "8", &cx));
    let fault = call(Context::new().with_dry_run(true)).error.unwrap();
    assert_eq!(fault.code, "invalid_input");
    assert_eq!(fault.message, "The tool plans cannot say what it would do.");
    assert!(server.sent.lock().unwrap().is_empty());
    assert_eq!(call(Context::new()).result.unwrap().as_str(), "7");
    assert_eq!(*server.sent.lock().unwrap(), ["count-things 8"]);
}

#[test]
fn a_connection_may_refuse_a_design() {
    let drift = Drift {
        missing: vec!["count-things".into()],
        changed: Vec::new(),
        reworded: vec![Change {
            tool: "other".into(),
            what: "its description is another one.".into(),
        }],
    };
    assert!(drift.is_breaking() && !drift.is_empty() && Drift::default().is_empty());
    assert_eq!(
        drift.to_string(),
        "the server has other tools than the design says\n- count-things is missing\n- other is reworded: its description \
         is another one."
    );
    let mut server = server(success("7"));
    server.drift = Some(drift.clone());
    assert_eq!(Remote::builder(&WEB, server).err(), Some(drift));
}

#[test]
fn a_call_that_is_sent_elsewhere_begins_and_ends_once() {
    let told = Arc::new(Told::default());
    let cx = Context::new().with_events(told.clone());
    let id = || "call-7".to_owned();
    let relay = Relay::begin("far", b"{}", &cx, id);
    relay.started();
    relay.progress("half\u{1b}[2J", Some(50.0));
    relay.item(Some(Table::INT), b"3.0").expect("it is one");
    relay
        .item(Some(Table::INT), b"\"3\"")
        .expect_err("it is none");
    let envelope = relay.end(success("1"));
    assert_eq!(
        (&*envelope.meta.tool, &*envelope.meta.call_id),
        ("far", "call-7")
    );
    // Nobody waits for this one.
    drop(Relay::begin("far", b"{}", &cx, id));
    assert_eq!(
        *told.0.lock().unwrap(),
        [
            "call_scheduled far call-7",
            "call_started far call-7",
            r"progress far call-7 half\u{1b}[2J",
            "item far call-7 3",
            "call_finished far call-7 success",
            "call_scheduled far call-7",
            "call_finished far call-7 error",
        ]
    );
}

/// Keeps events.
#[derive(Default)]
struct Told(Mutex<Vec<String>>);

impl EventSink for Told {
    fn event(&self, event: Event) {
        let what = match &event.kind {
            EventKind::Progress { message, .. } => format!(" {message}"),
            EventKind::Item { value } => format!(" {}", value.as_str()),
            EventKind::Finished { envelope } => format!(" {}", envelope.status.as_str()),
            _ => String::new(),
        };
        let line = format!(
            "{} {} {}{what}",
            event.kind.name(),
            event.tool,
            event.call_id
        );
        self.0.lock().unwrap().push(line);
    }
}
