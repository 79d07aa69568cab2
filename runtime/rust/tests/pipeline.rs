//! The steps of a call and the doors of its host.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use toolrt::call::{Action, Kind, TextPart};
use toolrt::host::{Clock, Confirmer, IdSource, Log, Policy, Question, Refusal};
use toolrt::spec::{Confirm, Effects, ErrorSpec, Paging, Spec, ToolsetSpec};
use toolrt::table::{Int, Table};
use toolrt::{
    BoxFuture, CallFault, Codec, Context, Envelope, Event, EventSink, Handled, Handler, Internal,
    Registry, Reply, Tool, Toolset, ToolsetBuilder, Value,
};

use crate::args;
use crate::support::block_on;

type Args = args::Args<true>;

#[derive(Debug)]
enum NumberError {
    TooOdd(Args),
    Internal(Internal),
}

toolrt::tool_errors!(NumberError { "too_odd" => TooOdd(Args), });

const EMPTY: Spec = Spec {
    toolset: "numbers",
    service: "maths",
    ..Spec::EMPTY
};

static HALVE: Spec = Spec {
    name: "halve",
    args: args::table(true),
    errors: &[ErrorSpec {
        code: "too_odd",
        kind: Kind::Input,
        message: "The number is odd.",
        field: Some("n"),
        action: Action::Correct,
        after_ms: None,
        hint: Some(&[
            TextPart::Text("Try another than "),
            TextPart::Value(&["details", "n"]),
        ]),
    }],
    timeout_ms: Some(1000),
    paging: Some(Paging {
        cursor: &["n"],
        next: &[],
    }),
    ..EMPTY
};

static REMOVE: Spec = Spec {
    name: "remove",
    effects: Effects {
        destructive: Some(true),
        ..Effects::UNSAID
    },
    confirm: Some(Confirm {
        question: &[TextPart::Text("Remove "), TextPart::Value(&["args", "n"])],
        denied: Some("0"),
    }),
    ..EMPTY
};

static NUMBERS: ToolsetSpec = ToolsetSpec {
    name: "numbers",
    service: "maths",
    tools: &[&HALVE, &REMOVE],
    ..ToolsetSpec::EMPTY
};

static SMALL: Int = Int::ANY.at_most(1000);

macro_rules! tool {
    ($name:ident, $spec:expr, $body:expr) => {
        struct $name;

        impl Tool for $name {
            type Args = Args;
            type Result = i64;
            type Error = NumberError;
            type Side = ();

            fn spec() -> &'static Spec {
                &$spec
            }

            fn result() -> Codec<i64> {
                Codec::new(
                    || Table::Int(&SMALL),
                    |r| r.int(&SMALL),
                    |n, w| w.int(*n, &SMALL),
                )
            }
        }

        impl Handler<()> for $name {
            type Injected = ();

            async fn call((): &(), cx: &Context, args: Args, (): ()) -> Handled<Self> {
                $body(cx.clone(), args).await.map(Reply::complete)
            }
        }
    };
}

tool!(Halve, HALVE, |cx: Context, args: Args| async move {
    match args.n {
        2000.. => Ok(args.n),
        13 => Err(NumberError::internal("unlucky")),
        0 => {
            std::future::pending::<()>().await;
            Ok(0)
        }
        n if n % 2 == 1 => Err(NumberError::TooOdd(args)),
        n => {
            assert!(cx.call_id().is_some() && cx.tool() == "halve");
            Ok(n / 2)
        }
    }
});

tool!(Remove, REMOVE, |_: Context, args: Args| async move {
    Ok(args.n)
});

fn numbers() -> Toolset {
    let mut toolset = ToolsetBuilder::new(&NUMBERS, ());
    toolset.tool::<Halve>();
    toolset.tool::<Remove>();
    toolset.build()
}

/// A clock that goes on by a second whenever it is looked at.
#[derive(Default)]
struct Ticking(Mutex<u64>);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        let mut seconds = self.0.lock().expect("nobody panics here");
        *seconds += 1;
        Duration::from_secs(*seconds)
    }
}

/// A clock that stands, with timers that never ring.
struct Standing;

impl Clock for Standing {
    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn sleep(&self, _time: Duration) -> Option<BoxFuture<'static, ()>> {
        Some(Box::pin(std::future::pending()))
    }
}

struct SameId;

impl IdSource for SameId {
    fn call_id(&self) -> String {
        "the-id".into()
    }
}

#[derive(Default, Clone)]
struct Lines(Arc<Mutex<Vec<String>>>);

impl Lines {
    fn all(&self) -> Vec<String> {
        self.0.lock().expect("nobody panics here").clone()
    }
}

impl Log for Lines {
    fn failure(&self, tool: &'static str, call_id: &str, text: &str) {
        self.0
            .lock()
            .expect("nobody panics here")
            .push(format!("{tool} {call_id}: {text}"));
    }
}

impl EventSink for Lines {
    fn event(&self, event: Event) {
        self.0
            .lock()
            .expect("nobody panics here")
            .push(event.kind.name().to_owned());
    }
}

fn registry() -> Registry {
    let mut registry = Registry::new();
    registry.set_clock(Standing);
    registry.register(numbers()).expect("the names are free");
    registry.set_ids(SameId);
    registry
}

fn fault(envelope: Envelope) -> CallFault {
    *envelope.error.expect("the call fails")
}

fn code(registry: &Registry, tool: &str, payload: &str, cx: &Context) -> String {
    fault(block_on(registry.call(tool, payload, cx)))
        .code
        .into_owned()
}

#[test]
fn two_tools_with_one_name_are_refused_and_all_of_a_toolset_with_them() {
    let registry = registry();
    let error = registry
        .register(numbers())
        .expect_err("the names are taken");
    assert_eq!(
        error.to_string(),
        "the toolset `numbers` already has a tool named `halve`"
    );
    assert!(registry.unregister("halve"));
    assert!(!registry.unregister("halve"));
    assert!(registry.register(numbers()).is_err());
    assert_eq!(registry.list(), ["remove"]);
}

#[cfg(not(feature = "schema"))]
#[test]
fn schemas_that_nobody_enforces_are_refused() {
    static KEYWORDS: toolrt::table::Schema =
        toolrt::table::Schema::new(Table::INT, r#"{"multipleOf":2}"#);
    static EVEN: Spec = Spec {
        name: "even",
        args: Table::Schema(&KEYWORDS),
        ..EMPTY
    };
    tool!(
        Even,
        EVEN,
        |_: Context, args: Args| async move { Ok(args.n) }
    );
    let mut toolset = ToolsetBuilder::new(&NUMBERS, ());
    toolset.tool::<Even>();
    let error = Registry::new()
        .register(toolset.build())
        .expect_err("there is no validator");
    assert_eq!(
        error.to_string(),
        "`even` uses `@schema`: build `toolrt` with its feature `schema`"
    );
}

#[test]
fn calls_say_what_was_repaired() {
    let mut registry = registry();
    let cx = Context::new();
    let nearly = r#"{"n":"8"}"#;
    assert_eq!(code(&registry, "halve", nearly, &cx), "invalid_input");
    registry.set_repair(toolrt::repair::Repairs::ALL);
    let envelope = block_on(registry.call("halve", nearly, &cx));
    assert!(envelope.error.is_none());
    let warning = "/n was given as a string and read as a number.";
    assert_eq!(envelope.meta.warnings, [warning]);
    let envelope = block_on(registry.call("halve", r#"{"n":8}"#, &cx));
    assert!(envelope.error.is_none() && envelope.meta.warnings.is_empty());
    assert_eq!(
        code(&registry, "halve", r#"{"n":"eight"}"#, &cx),
        "invalid_input"
    );
    registry.set_repair(toolrt::repair::Repairs {
        scalars: false,
        ..toolrt::repair::Repairs::ALL
    });
    assert_eq!(code(&registry, "halve", nearly, &cx), "invalid_input");
}

#[test]
fn unknown_tools_and_payloads_that_cannot_be_read() {
    let mut registry = registry();
    let cx = Context::new();
    let error = fault(block_on(registry.call("halv", "{}", &cx)));
    assert_eq!(
        error.message,
        "There is no tool \"halv\". Did you mean \"halve\"?"
    );
    assert_eq!(code(&registry, "halve", "{", &cx), "invalid_json");
    assert_eq!(code(&registry, "halve", "{}", &cx), "invalid_input");
    registry.set_max_payload(4);
    assert_eq!(code(&registry, "halve", "{\"n\":2}", &cx), "too_large");
}

#[test]
fn outcomes_of_a_handler() {
    let log = Lines::default();
    let mut registry = registry();
    registry.set_log(log.clone());
    let cx = Context::new();
    let fine = block_on(registry.call("halve", r#"{"n":4,"more":1}"#, &cx));
    assert_eq!(
        fine.result.map(|result| result.value()),
        Some(Value::from(2))
    );

    let error = fault(block_on(registry.call("halve", r#"{"n":3}"#, &cx)));
    assert_eq!(
        (error.code.as_ref(), error.field.as_deref()),
        ("too_odd", Some("n"))
    );
    assert_eq!(error.recovery.hint.as_deref(), Some("Try another than 3"));

    assert_eq!(code(&registry, "halve", r#"{"n":13}"#, &cx), "internal");
    let broken = block_on(registry.call("halve", r#"{"n":2000}"#, &cx));
    assert!(broken.meta.executed);
    let error = fault(broken);
    assert_eq!(error.code, "invalid_output");
    assert_eq!(
        error.issues[0].message,
        "The value must be at most 1000; got 2000."
    );
    assert_eq!(
        log.all(),
        [
            "halve the-id: unlucky",
            "halve the-id: the result breaks its type: The value must be at most 1000; got 2000.",
        ]
    );
}

#[test]
fn deadlines_and_cancelling_end_a_handler_that_waits() {
    let mut registry = registry();
    let cx = Context::new();
    cx.cancel().cancel();
    assert_eq!(code(&registry, "halve", r#"{"n":0}"#, &cx), "cancelled");
    registry.set_clock(Ticking::default());
    assert_eq!(
        code(&registry, "halve", r#"{"n":0}"#, &Context::new()),
        "timeout"
    );
}

struct Answer(bool);

impl Confirmer for Answer {
    fn confirm<'a>(&'a self, question: Question<'a>) -> BoxFuture<'a, bool> {
        assert_eq!(question.text, "Remove 7");
        assert_eq!(question.args.as_str(), r#"{"n":7}"#);
        Box::pin(std::future::ready(self.0))
    }
}

#[test]
fn destructive_tools_need_consent() {
    let mut registry = registry();
    let payload = r#"{"n":7}"#;
    let cx = Context::new();
    let error = fault(block_on(registry.call("remove", payload, &cx)));
    assert_eq!(error.code, "confirmation_required");
    assert_eq!(error.message, "A human must agree first: Remove 7");
    let hour = Duration::from_secs(3600);
    let agreement = registry.agreement("remove", payload, &cx, "tests", hour);
    let agreed = cx.clone().with_consent(agreement.expect("valid arguments"));
    assert!(block_on(registry.call("remove", payload, &agreed)).is_ok());
    let other = fault(block_on(registry.call("remove", r#"{"n":8}"#, &agreed)));
    assert_eq!(other.code, "confirmation_required");
    let wrong = registry.agreement("remove", "{}", &cx, "tests", hour);
    assert_eq!(wrong.unwrap_err().code, "invalid_input");
    let unknown = registry.agreement("remov", "{}", &cx, "tests", hour);
    assert_eq!(unknown.unwrap_err().code, "unknown_tool");
    registry.set_confirmer(Answer(true));
    assert!(block_on(registry.call("remove", payload, &cx)).is_ok());
    registry.set_confirmer(Answer(false));
    let denied = block_on(registry.call("remove", payload, &cx));
    assert!(denied.is_ok() && denied.meta.denied);
    assert_eq!(denied.result.expect("the declared answer").as_str(), "0");
}

struct NoSevens;

impl Policy for NoSevens {
    fn admit(&self, spec: &'static Spec, _cx: &Context) -> Result<(), Refusal> {
        if spec.name == "remove" {
            return Err(Box::new(CallFault::new("missing_scope", Kind::Auth, "No.")));
        }
        Ok(())
    }

    fn reads_args(&self, _spec: &'static Spec) -> bool {
        true
    }

    fn admit_args(&self, _spec: &'static Spec, args: &Value, _cx: &Context) -> Result<(), Refusal> {
        if args.get("n") == Some(&Value::from(8)) {
            return Err(Box::new(CallFault::new(
                "capability_denied",
                Kind::Auth,
                "No.",
            )));
        }
        Ok(())
    }

    fn limit(
        &self,
        _spec: &'static Spec,
        cx: &Context,
    ) -> Result<Option<Box<dyn Send + Sync>>, Refusal> {
        if cx.label("busy").is_some() {
            return Err(Box::new(CallFault::new(
                "rate_limited",
                Kind::RateLimited,
                "Later.",
            )));
        }
        Ok(None)
    }
}

#[test]
fn a_policy_stands_at_three_doors() {
    let mut registry = registry();
    registry.set_policy(NoSevens);
    let cx = Context::new();
    assert_eq!(
        code(&registry, "remove", "not even read", &cx),
        "missing_scope"
    );
    assert_eq!(
        code(&registry, "halve", r#"{"n":8}"#, &cx),
        "capability_denied"
    );
    let busy = cx.clone().with_label("busy", "yes");
    assert_eq!(
        code(&registry, "halve", r#"{"n":4}"#, &busy),
        "rate_limited"
    );
    assert!(block_on(registry.call("halve", r#"{"n":4}"#, &cx)).is_ok());
}

#[test]
fn events_come_in_order_and_envelopes_travel() {
    let lines = Lines::default();
    let cx = Context::new().with_events(Arc::new(lines.clone()));
    let envelope = block_on(registry().call("halve", r#"{"n":3}"#, &cx));
    assert_eq!(
        lines.all(),
        ["call_scheduled", "call_started", "call_finished"]
    );
    assert_eq!(
        Envelope::from_json(envelope.to_json().as_bytes()),
        Some(envelope)
    );
}

/// A model with a lowered schema sends other shapes; nobody else may.
#[test]
fn lowered_arguments_are_taken_from_whoever_says_so() {
    let registry = registry();
    let sent = r#""{\"n\":4}""#;
    let plain = Context::new();
    let refused = block_on(registry.call("halve", sent, &plain));
    assert_eq!(fault(refused).code, "invalid_input");
    let lowered = plain.with_lowered(true);
    let taken = block_on(registry.call("halve", sent, &lowered));
    assert!(taken.is_ok(), "{taken:?}");
    let own_shape = block_on(registry.call("halve", r#"{"n":4}"#, &lowered));
    assert!(own_shape.is_ok(), "{own_shape:?}");
    assert!(lowered.lowered() && !lowered.child().lowered());
}
