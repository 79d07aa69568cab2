//! No surface leads a call around a step: each way to call, by each step of `spec/runtime.md` §1.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use toolrt::agent::Run;
use toolrt::host::{AllowAll, CallError, Executor, Limits, Policy, Refusal, ToolLimits, call};
use toolrt::spec::Spec;
use toolrt::{
    AgentSpec, BoxFuture, CallFault, Cancel, Context, Envelope, EventKind, Internal, Kind,
    Registry, RegistryView, Tool, Value,
};

use crate::doing;
use crate::doing::{ACT, ASK, Act, Ask, HURRY, Heard, Hurry, registry};
use crate::tasks::Tasks;

/// The outer call of a handler that calls another tool.
const OUTER: i64 = -1;

/// Ways to call.
const SURFACES: &[&str] = &[
    "registry", "executor", "typed", "stream", "view", "run", "inside",
];

static AGENT: AgentSpec = AgentSpec {
    name: "tester",
    tools: &[&ACT, &HURRY, &ASK],
    ..AgentSpec::EMPTY
};

/// The code of the error that a call ends with; nothing if it does well.
fn code(envelope: Envelope) -> String {
    envelope
        .error
        .map_or_else(String::new, |error| error.code.into_owned())
}

async fn typed<T: Tool<Args = i64>>(registry: &Registry, n: i64, cx: &Context) -> String {
    match call::<T>(registry, &n, cx).await {
        Ok(_) => String::new(),
        Err(CallError::Other(fault) | CallError::Declared(_, fault)) => fault.code.into_owned(),
        Err(other) => panic!("{other}"),
    }
}

async fn made(
    registry: &Arc<Registry>,
    surface: &str,
    tool: &'static str,
    n: i64,
    cx: &Context,
) -> String {
    let payload = n.to_string();
    match surface {
        "registry" => code(registry.call(tool, &payload, cx).await),
        "executor" => {
            let executor: &dyn Executor = registry.as_ref();
            code(executor.call(tool, payload.as_bytes(), cx).await)
        }
        "typed" if tool == "hurry" => typed::<Hurry>(registry, n, cx).await,
        "typed" if tool == "ask" => typed::<Ask>(registry, n, cx).await,
        "typed" => typed::<Act>(registry, n, cx).await,
        "stream" => {
            let mut events = registry.stream(tool, payload.as_bytes(), cx);
            let mut ended = None;
            while let Some(event) = events.next().await {
                if let EventKind::Finished { envelope } = event.kind {
                    ended = Some(*envelope);
                }
            }
            code(ended.expect("the last event has the envelope"))
        }
        "view" => {
            let view = RegistryView::new(registry, &AGENT);
            code(view.call(tool, &payload, cx).await)
        }
        "run" => {
            let mut run = Run::new(RegistryView::new(registry, &AGENT));
            code(run.call(tool, &payload, cx).await.expect("it goes on"))
        }
        other => panic!("{other} is no surface"),
    }
}

/// Closes one door for all calls but outer ones.
struct Closed(&'static str);

impl Closed {
    fn closed(&self, door: &str, cx: &Context) -> Result<(), Refusal> {
        let outer = cx.payload().is_some_and(|payload| payload.as_str() == "-1");
        match door == self.0 && !outer {
            true => Err(Box::new(CallFault::new(
                format!("closed_{door}"),
                Kind::Auth,
                "No.",
            ))),
            false => Ok(()),
        }
    }
}

impl Policy for Closed {
    fn admit(&self, _spec: &'static Spec, cx: &Context) -> Result<(), Refusal> {
        self.closed("admit", cx)
    }

    fn reads_args(&self, _spec: &'static Spec) -> bool {
        true
    }

    fn admit_args(&self, _spec: &'static Spec, _: &Value, cx: &Context) -> Result<(), Refusal> {
        self.closed("args", cx)
    }

    fn limit(
        &self,
        _spec: &'static Spec,
        cx: &Context,
    ) -> Result<Option<Box<dyn Send + Sync>>, Refusal> {
        self.closed("limit", cx).map(|()| None)
    }
}

/// A call that a step ends, or none.
struct Case {
    step: &'static str,
    code: &'static str,
    tool: &'static str,
    n: i64,
    cx: fn(Context) -> Context,
    host: fn(&mut Registry),
    /// Whether the handler begins.
    reaches: bool,
}

const PLAIN: Case = Case {
    step: "nothing is in the way",
    code: "",
    tool: "act",
    n: 7,
    cx: |cx| cx,
    host: |_| {},
    reaches: true,
};

const STOPPED: Case = Case {
    reaches: false,
    ..PLAIN
};

/// What handlers do with these numbers.
const FAILS: i64 = 13;
const HANGS: i64 = 14;
const LONG: i64 = 1_000_000;

const STEPS: &[Case] = &[
    PLAIN,
    Case {
        step: "static policy",
        code: "closed_admit",
        host: |registry| registry.set_policy(Closed("admit")),
        ..STOPPED
    },
    Case {
        step: "payload size",
        code: "too_large",
        n: LONG,
        host: |registry| registry.set_max_payload(2),
        ..STOPPED
    },
    Case {
        step: "argument policy",
        code: "closed_args",
        host: |registry| registry.set_policy(AllowAll.and(Closed("args"))),
        ..STOPPED
    },
    Case {
        step: "dry run",
        code: "invalid_input",
        cx: |cx| cx.with_dry_run(true),
        ..STOPPED
    },
    Case {
        step: "confirm",
        code: "confirmation_required",
        tool: "ask",
        ..STOPPED
    },
    Case {
        step: "limits of the host",
        code: "unavailable",
        tool: "hurry",
        host: |registry| {
            let none = ToolLimits {
                parallel: Some(0),
                ..ToolLimits::default()
            };
            registry.set_limits(Limits::default().with_tool("hurry", none));
        },
        ..STOPPED
    },
    Case {
        step: "limits of the policy",
        code: "closed_limit",
        host: |registry| registry.set_policy(Closed("limit")),
        ..STOPPED
    },
    Case {
        step: "the caller's deadline",
        code: "timeout",
        cx: |cx| cx.with_timeout(Duration::ZERO),
        ..STOPPED
    },
    Case {
        step: "the tool's deadline",
        code: "timeout",
        tool: "hurry",
        n: HANGS,
        ..PLAIN
    },
    Case {
        step: "cancel",
        code: "cancelled",
        cx: |cx| {
            let cancel = Cancel::new();
            cancel.cancel();
            cx.with_cancel(cancel)
        },
        ..STOPPED
    },
    Case {
        step: "execute",
        code: "internal",
        n: FAILS,
        ..PLAIN
    },
    Case {
        step: "result size",
        code: "invalid_output",
        n: LONG,
        host: |registry| registry.set_max_result(2),
        ..PLAIN
    },
];

/// Makes the call of a case by a surface, and gives its code, and whether its handler began.
fn ended(case: &Case, surface: &'static str) -> (String, bool, Heard) {
    let tasks = Tasks::default();
    let begun = Arc::new(AtomicBool::new(false));
    let own: Arc<OnceLock<Arc<Registry>>> = Arc::default();
    let told: Arc<OnceLock<String>> = Arc::default();
    let clock: Arc<OnceLock<doing::Hand>> = Arc::default();
    let (tool, n, change) = (case.tool, case.n, case.cx);
    let handler = {
        let (begun, own, told, clock) = (begun.clone(), own.clone(), told.clone(), clock.clone());
        move |cx: Context, given: i64| -> BoxFuture<'static, Result<i64, Internal>> {
            let (begun, own, told, clock) =
                (begun.clone(), own.clone(), told.clone(), clock.clone());
            Box::pin(async move {
                if given == OUTER {
                    let registry = own.get().expect("it is there").clone();
                    let inner = change(cx.child());
                    let code = made(&registry, "registry", tool, n, &inner).await;
                    told.set(code).expect("it is called once");
                    return Ok(0);
                }
                begun.store(true, Ordering::Release);
                if given == FAILS {
                    return Err(Internal::new("broken"));
                }
                if given == HANGS {
                    clock
                        .get()
                        .expect("it is there")
                        .pass(Duration::from_secs(2));
                    std::future::pending::<()>().await;
                }
                Ok(given)
            })
        }
    };
    let (mut made_registry, hand, heard) = registry(handler);
    clock.set(hand).ok().expect("it is set once");
    (case.host)(&mut made_registry);
    let registry = Arc::new(made_registry);
    own.set(registry.clone()).expect("it is set once");
    let cx = heard.context();
    let code = match surface {
        "inside" => {
            tasks.run(registry.call("act", OUTER.to_string(), &cx));
            told.get().expect("the handler has called").clone()
        }
        _ => tasks.run(made(&registry, surface, tool, n, &change(cx))),
    };
    (code, begun.load(Ordering::Acquire), heard)
}

#[test]
fn no_way_leads_around_a_step() {
    for case in STEPS {
        for surface in SURFACES {
            let (code, begun, heard) = ended(case, surface);
            assert_eq!(code, case.code, "{} by {surface}", case.step);
            assert_eq!(begun, case.reaches, "{} by {surface}", case.step);
            let names = heard.names();
            let count = |name: &str| names.iter().filter(|other| **other == name).count();
            let calls = if *surface == "inside" { 2 } else { 1 };
            assert_eq!(count("call_scheduled"), calls, "{} by {surface}", case.step);
            assert_eq!(count("call_finished"), calls, "{} by {surface}", case.step);
        }
    }
}
