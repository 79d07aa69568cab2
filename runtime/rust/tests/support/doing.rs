//! Tools that do what a test says, and what their hosts give.

use std::future::poll_fn;
use std::sync::{Arc, Mutex};
use std::task::{Poll, Waker};
use std::time::Duration;

use toolrt::call::{Action, TextPart};
use toolrt::host::{Clock, Log};
use toolrt::spec::{AskSpec, Confirm, Effects, ErrorSpec, Example, Spec, ToolsetSpec};
use toolrt::table::Table;
use toolrt::{
    BoxFuture, Codec, Context, Envelope, Event, EventKind, EventSink, Fault, Handled, Handler,
    Internal, Kind, Planner, Registry, Reply, Tool, ToolError, Toolset, ToolsetBuilder, Value,
};

#[derive(Debug)]
pub struct Fails(Internal);

impl From<Internal> for Fails {
    fn from(error: Internal) -> Self {
        Self(error)
    }
}

impl ToolError for Fails {
    fn into_fault(self) -> Fault {
        match self.0.to_string() == "busy" {
            true => Fault::Declared {
                code: "busy",
                details: None,
            },
            false => Fault::Internal(self.0),
        }
    }

    fn from_details(_: &str, _: &[u8]) -> Option<Self> {
        None
    }
}

const NUMBER: Spec = Spec {
    toolset: "doing",
    service: "tests",
    args: Table::INT,
    result: Some(Table::INT),
    item: Some(Table::INT),
    ..Spec::EMPTY
};

/// Asks when its handler does.
pub static ACT: Spec = Spec {
    name: "act",
    asks: QUESTIONS,
    ..NUMBER
};

const QUESTIONS: &[AskSpec] = &[
    AskSpec {
        name: "count",
        question: "How many?",
        schema: r#"{"type":"integer"}"#,
    },
    AskSpec {
        name: "word",
        question: "Which word?",
        schema: r#"{"type":"string"}"#,
    },
];

/// Has a second.
pub static HURRY: Spec = Spec {
    name: "hurry",
    asks: QUESTIONS,
    timeout_ms: Some(1000),
    ..NUMBER
};

/// Asks first, and has a second.
pub static ASK: Spec = Spec {
    name: "ask",
    effects: Effects {
        destructive: Some(true),
        ..Effects::UNSAID
    },
    confirm: Some(Confirm {
        question: &[TextPart::Text("Sure?")],
        denied: None,
    }),
    timeout_ms: Some(1000),
    ..NUMBER
};

pub static PLAN: Spec = Spec {
    name: "plan",
    dry_run: true,
    ..NUMBER
};

/// Helps whoever calls it.
pub static EXPLAIN: Spec = Spec {
    name: "explain",
    output_schema: Some(r#"{"type":"integer"}"#),
    result_hint: Some(&[
        TextPart::Value(&["args"]),
        TextPart::Text(" became "),
        TextPart::Value(&["result"]),
    ]),
    reminder: Some(&[
        TextPart::Value(&["args"]),
        TextPart::Text(" gave "),
        TextPart::Value(&["result"]),
        TextPart::Text("."),
    ]),
    examples: &[
        Example {
            name: Some("One that fails"),
            args: "1",
            result: None,
            error: Some(("too_odd", "{}")),
        },
        Example {
            name: None,
            args: "2",
            result: None,
            error: None,
        },
    ],
    ..NUMBER
};

/// Its argument is secret, and its texts repeat it.
pub static HIDE: Spec = Spec {
    name: "hide",
    args: Table::Secret(&Table::INT),
    call_hint: Some(&[TextPart::Text("with "), TextPart::Value(&["args"])]),
    reminder: Some(&[TextPart::Text("It was "), TextPart::Value(&["args"])]),
    confirm: Some(Confirm {
        question: &[TextPart::Text("Use "), TextPart::Value(&["args"])],
        denied: None,
    }),
    ..NUMBER
};

/// Is tried again, twice.
pub static TRY: Spec = Spec {
    name: "try",
    effects: Effects {
        readonly: true,
        ..Effects::UNSAID
    },
    errors: &[ErrorSpec {
        code: "busy",
        kind: Kind::Unavailable,
        message: "Later.",
        field: None,
        action: Action::Retry,
        after_ms: None,
        hint: None,
    }],
    retries: 2,
    backoff_ms: 1000,
    ..NUMBER
};

/// One call at a time.
pub static ALONE: Spec = Spec {
    name: "alone",
    parallel: Some(1),
    ..NUMBER
};

static DOING: ToolsetSpec = ToolsetSpec {
    name: "doing",
    tools: &[&ACT, &HURRY, &ASK, &PLAN, &EXPLAIN, &HIDE, &TRY, &ALONE],
    ..ToolsetSpec::EMPTY
};

/// What a handler does.
pub type Doing =
    Arc<dyn Fn(Context, i64) -> BoxFuture<'static, Result<i64, Internal>> + Send + Sync>;

macro_rules! tool {
    ($name:ident, $spec:expr) => {
        #[derive(Debug)]
        pub struct $name;

        impl Tool for $name {
            type Args = i64;
            type Result = i64;
            type Error = Fails;
            type Side = ();

            fn spec() -> &'static Spec {
                &$spec
            }

            fn result() -> Codec<i64> {
                Codec::of()
            }
        }

        impl Handler<Doing> for $name {
            type Injected = ();

            async fn call(tools: &Doing, cx: &Context, args: i64, (): ()) -> Handled<Self> {
                Ok(Reply::complete(tools(cx.clone(), args).await?))
            }
        }
    };
}

tool!(Act, ACT);
tool!(Hurry, HURRY);
tool!(Ask, ASK);
tool!(Plan, PLAN);
tool!(Explain, EXPLAIN);
tool!(Hide, HIDE);
tool!(Try, TRY);
tool!(Alone, ALONE);

/// The declared error of `try`, for handlers that give it.
pub fn busy() -> Internal {
    Internal::new("busy")
}

impl Planner<Doing> for Plan {
    fn plan(
        tools: &Doing,
        cx: &Context,
        args: i64,
        (): (),
    ) -> impl Future<Output = Result<Vec<Value>, Fails>> + Send {
        // Called here, and not when the future is polled.
        let acts = tools(cx.clone(), args);
        async move { Ok(vec![Value::from(acts.await?)]) }
    }
}

/// A toolset whose tools all do this.
pub fn toolset<F>(act: impl Fn(Context, i64) -> F + Send + Sync + 'static) -> Toolset
where
    F: Future<Output = Result<i64, Internal>> + Send + 'static,
{
    let act: Doing = Arc::new(move |cx, n| Box::pin(act(cx, n)));
    let mut toolset = ToolsetBuilder::new(&DOING, act);
    toolset.tool::<Act>();
    toolset.tool::<Hurry>();
    toolset.tool::<Ask>();
    toolset.dry_run_tool::<Plan>();
    toolset.tool::<Explain>();
    toolset.tool::<Hide>();
    toolset.tool::<Try>();
    toolset.tool::<Alone>();
    toolset.build()
}

/// A registry of these tools, with a clock that stands and a log that is kept.
pub fn registry<F>(
    act: impl Fn(Context, i64) -> F + Send + Sync + 'static,
) -> (Registry, Hand, Heard)
where
    F: Future<Output = Result<i64, Internal>> + Send + 'static,
{
    let (clock, heard) = (Hand::default(), Heard::default());
    let mut registry = Registry::new();
    registry.set_clock(clock.clone());
    registry.set_log(heard.clone());
    registry.register(toolset(act)).expect("the names are free");
    (registry, clock, heard)
}

/// A clock that is set by hand, with timers.
#[derive(Clone, Default)]
pub struct Hand(Arc<Mutex<(Duration, Vec<Waker>)>>);

impl Hand {
    pub fn pass(&self, time: Duration) {
        let wakers = {
            let mut state = self.0.lock().unwrap();
            state.0 += time;
            std::mem::take(&mut state.1)
        };
        wakers.into_iter().for_each(Waker::wake);
    }
}

impl Clock for Hand {
    fn now(&self) -> Duration {
        self.0.lock().unwrap().0
    }

    fn sleep(&self, time: Duration) -> Option<BoxFuture<'static, ()>> {
        let clock = self.clone();
        let end = self.now() + time;
        Some(Box::pin(poll_fn(move |task| {
            let mut state = clock.0.lock().unwrap();
            if state.0 >= end {
                return Poll::Ready(());
            }
            state.1.push(task.waker().clone());
            Poll::Pending
        })))
    }
}

/// A log, and a receiver of events, that keep what they hear.
#[derive(Clone, Default)]
pub struct Heard {
    pub lines: Arc<Mutex<Vec<String>>>,
    pub events: Arc<Mutex<Vec<Event>>>,
}

impl Heard {
    pub fn log(&self) -> Vec<String> {
        self.lines.lock().unwrap().clone()
    }

    pub fn names(&self) -> Vec<&'static str> {
        let events = self.events.lock().unwrap();
        events.iter().map(|event| event.kind.name()).collect()
    }

    /// The envelope of the one event that ends a call.
    pub fn envelope(&self) -> Envelope {
        let events = self.events.lock().unwrap();
        let mut ends = events.iter().filter_map(|event| match &event.kind {
            EventKind::Finished { envelope } => Some(envelope.as_ref().clone()),
            _ => None,
        });
        let envelope = ends.next().expect("the call has ended");
        assert!(ends.next().is_none(), "it has ended twice");
        envelope
    }

    pub fn context(&self) -> Context {
        Context::new().with_events(Arc::new(self.clone()))
    }
}

impl Log for Heard {
    fn failure(&self, tool: &'static str, _: &str, text: &str) {
        self.lines.lock().unwrap().push(format!("{tool}: {text}"));
    }
}

impl EventSink for Heard {
    fn event(&self, event: Event) {
        self.events.lock().unwrap().push(event);
    }
}

/// The code of a failure.
pub fn code(envelope: &Envelope) -> &str {
    envelope.error.as_ref().map_or("", |error| &error.code)
}
