//! The scopes of a verified caller: no way of calling a tool gets around them.

use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use toolrt::host::{Catalogue, GrantPolicy, Mode, Policy, Refusal};
use toolrt::plan::Plan;
use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table::Table;
use toolrt::{
    AgentSpec, Codec, Context, Envelope, Handled, Handler, Internal, Planner, Registry,
    RegistryView, Reply, Tool, Toolset, ToolsetBuilder, Value,
};

use crate::doing::{Doing, Fails, Heard, code, registry};
use crate::tasks::Tasks;

const VECTORS: &str = include_str!("../../../spec/conformance/policies/callers.json");

#[derive(Debug, Clone)]
struct NoArgs {}

toolrt::record! { NoArgs: NO_ARGS, closed; }

static SCOPED: Spec = Spec {
    name: "scoped",
    toolset: "scoping",
    args: Table::Record(&NO_ARGS),
    result: Some(Table::INT),
    scopes: &["a", "b"],
    dry_run: true,
    ..Spec::EMPTY
};

static SCOPING: ToolsetSpec = ToolsetSpec {
    name: "scoping",
    tools: &[&SCOPED],
    ..ToolsetSpec::EMPTY
};

static AGENT: AgentSpec = AgentSpec {
    name: "agent",
    tools: &[&SCOPED],
    ..AgentSpec::EMPTY
};

struct Scoped;

impl Tool for Scoped {
    type Args = NoArgs;
    type Result = i64;
    type Error = Fails;
    type Side = ();

    fn spec() -> &'static Spec {
        SPEC.get()
    }

    fn result() -> Codec<i64> {
        Codec::of()
    }
}

impl Handler<Doing> for Scoped {
    type Injected = ();

    async fn call(tools: &Doing, cx: &Context, _: NoArgs, (): ()) -> Handled<Self> {
        Ok(Reply::complete(tools(cx.clone(), 1).await?))
    }
}

impl Planner<Doing> for Scoped {
    async fn plan(tools: &Doing, cx: &Context, _: NoArgs, (): ()) -> Result<Vec<Value>, Fails> {
        Ok(vec![Value::from(tools(cx.clone(), 1).await?)])
    }
}

thread_local! {
    static SPEC: Cell<&'static Spec> = const { Cell::new(&SCOPED) };
}

/// The toolset of `scoped`, and how often it has run.
fn scoped() -> (Toolset, Arc<AtomicUsize>) {
    let ran = Arc::new(AtomicUsize::new(0));
    let runs = ran.clone();
    let act: Doing = Arc::new(move |_, n| {
        runs.fetch_add(1, Ordering::Relaxed);
        Box::pin(async move { Ok(n) })
    });
    let mut toolset = ToolsetBuilder::new(&SCOPING, act);
    toolset.dry_run_tool::<Scoped>();
    (toolset.build(), ran)
}

fn now<F: Future>(future: F) -> F::Output {
    Tasks::default().run(future)
}

fn texts(value: &Value) -> Vec<&'static str> {
    let items = value.as_array().expect("a list").iter();
    let text = |item: &Value| &*item.as_str().expect("a text").to_owned().leak();
    items.map(text).collect()
}

#[test]
fn vectors() {
    let all = Value::parse(VECTORS.as_bytes()).expect("they are JSON");
    let calls = all.get("calls").and_then(Value::as_array).expect("a list");
    for call in calls {
        let at = |key| call.get(key).expect("the vectors have it");
        let about = at("about").as_str().expect("a text");
        SPEC.set(Box::leak(Box::new(Spec {
            name: "act",
            scopes: Vec::leak(texts(at("needs"))),
            capabilities: &[],
            ..SCOPED
        })));
        let mut registry = Registry::new();
        let policy = GrantPolicy::from_json_in(&at("policy").to_json(), "/", &|_| None);
        registry.set_policy(policy.expect(about).allowing_undeclared());
        let (toolset, ran) = scoped();
        registry.register(toolset).expect("the name is free");
        let steps = at("caller").as_array().unwrap_or_default().iter();
        let cx = steps.fold(Context::new(), |cx, step| cx.with_scopes(texts(step)));

        let refused = registry.authorize("act", &cx).err();
        let envelope = now(registry.call("act", "{}", &cx));
        assert_eq!(refused, envelope.error, "{about}");
        assert_eq!(
            ran.load(Ordering::Relaxed),
            usize::from(refused.is_none()),
            "{about}"
        );
        let told = refused.map(|fault| {
            let hint = fault.recovery.hint.clone();
            [
                fault.code.to_string(),
                fault.message.to_string(),
                hint.unwrap_or_default(),
            ]
        });
        let wanted = at("refused").as_object().map(|wanted| {
            ["code", "message", "hint"].map(|key| {
                wanted
                    .get(key)
                    .and_then(Value::as_str)
                    .expect("a text")
                    .to_owned()
            })
        });
        assert_eq!(told, wanted, "{about}");
    }
    SPEC.set(&SCOPED);
    assert!(calls.len() > 10);
    let unknown = Registry::new().authorize("act", &Context::new());
    assert_eq!(
        unknown.map_err(|fault| fault.code.to_string()),
        Err("unknown_tool".to_owned())
    );
}

/// A registry of `scoped`, whose tool `act` does `inner` with its context, under a policy that checks nothing.
fn under_off(
    inner: impl Fn(&Registry, &Context) -> Envelope + Send + Sync + 'static,
) -> (Arc<Registry>, Arc<AtomicUsize>, Arc<Mutex<Vec<Envelope>>>) {
    let own: Arc<Mutex<Option<Arc<Registry>>>> = Arc::default();
    let envelopes: Arc<Mutex<Vec<Envelope>>> = Arc::default();
    let (of, to) = (own.clone(), envelopes.clone());
    let (mut registry, ..) = registry(move |cx, n| {
        let registry = of.lock().unwrap().clone().expect("it is there");
        let envelope = inner(&registry, &cx);
        to.lock().unwrap().push(envelope);
        async move { Ok::<i64, Internal>(n) }
    });
    registry.set_policy(GrantPolicy::new_in(Mode::Off, "/", &|_| None).expect("it is empty"));
    let (toolset, ran) = scoped();
    registry.register(toolset).expect("the name is free");
    let registry = Arc::new(registry);
    *own.lock().unwrap() = Some(registry.clone());
    (registry, ran, envelopes)
}

#[test]
fn no_way_to_call_a_tool_gets_around_its_scopes() {
    let narrow = || Context::new().with_scopes(["a"]);
    type Way = fn(&Registry, &Context) -> Envelope;
    let inside: [(&str, Way); 3] = [
        ("a call", |registry, cx| {
            now(registry.call("scoped", "{}", cx))
        }),
        ("a child that asks for more", |registry, cx| {
            now(registry.call("scoped", "{}", &cx.child().with_scopes(["a", "b"])))
        }),
        ("an agent", |registry, cx| {
            now(RegistryView::new(registry, &AGENT).call("scoped", "{}", cx))
        }),
    ];
    for (about, way) in inside {
        let (registry, ran, envelopes) = under_off(way);
        assert!(now(registry.call("act", "1", &narrow())).is_ok(), "{about}");
        let inner = envelopes.lock().unwrap().pop().expect("it has called");
        assert_eq!(code(&inner), "missing_scope", "{about}");
        assert_eq!(ran.load(Ordering::Relaxed), 0, "{about}");
        // The same way is open for those who have the scopes.
        assert!(now(registry.call("act", "1", &Context::new().with_scopes(["a", "b"]))).is_ok());
        assert!(
            envelopes
                .lock()
                .unwrap()
                .pop()
                .expect("it has called")
                .is_ok(),
            "{about}"
        );
        assert_eq!(ran.load(Ordering::Relaxed), 1, "{about}");
    }

    let (registry, ran, _) = under_off(|registry, cx| now(registry.call("scoped", "{}", cx)));
    let cx = narrow();
    for envelope in [
        now(registry.call("scoped", "{}", &cx)),
        now(registry.call("scoped", "no JSON", &cx)),
        now(registry.call("scoped", "{}", &cx.clone().with_dry_run(true))),
        now(registry.preflight("scoped", "{}", &cx)),
    ] {
        assert_eq!(code(&envelope), "missing_scope");
    }
    let front = Registry::new();
    front
        .register(Catalogue::new(registry.clone()).toolset())
        .expect("the names are free");
    let run = r#"{"name":"scoped","arguments":{}}"#;
    assert_eq!(
        code(&now(front.call("run_tool", run, &cx))),
        "missing_scope"
    );
    let mut plan = Plan::new();
    plan.add("scoped", Value::parse(b"{}").expect("an object"));
    let planned = now(plan.run(&*registry, &cx));
    assert!(
        planned.to_json().contains("missing_scope"),
        "{}",
        planned.to_json()
    );
    assert_eq!(ran.load(Ordering::Relaxed), 0);

    // What a call with all scopes has left is not for one without.
    let keyed = |cx: Context| cx.with_idempotency_key("k");
    let full = Context::new().with_scopes(["a", "b"]);
    assert!(now(registry.call("scoped", "{}", &keyed(full.clone()))).is_ok());
    assert_eq!(
        code(&now(registry.call("scoped", "{}", &keyed(cx)))),
        "missing_scope"
    );
    assert!(
        now(registry.call("scoped", "{}", &keyed(full)))
            .meta
            .replayed
    );
    assert_eq!(ran.load(Ordering::Relaxed), 1);
}

#[test]
fn a_refusal_is_a_decision() {
    let (registry, ..) = under_off(|registry, cx| now(registry.call("scoped", "{}", cx)));
    let heard = Heard::default();
    now(registry.call("scoped", "{}", &heard.context().with_scopes(["a"])));
    assert_eq!(
        heard.names(),
        ["call_scheduled", "policy_decision", "call_finished"]
    );
    let events = heard.events.lock().unwrap();
    let decision = events[1].to_json();
    assert!(decision.ends_with(r#""step":"tool","allowed":false,"code":"missing_scope","reason":"The tool scoped needs the scope \"b\", which the caller does not have.","needs":[{"scope":"b"}]}"#), "{decision}");
}

#[test]
fn what_is_kept_is_its_owners() {
    let (registry, ran, _) = under_off(|registry, cx| now(registry.call("scoped", "{}", cx)));
    let keyed = |owner: Option<&str>| {
        let cx = Context::new().with_idempotency_key("k");
        owner.map_or(cx.clone(), |owner| cx.with_owner(owner))
    };
    // The caller is the same for all of them: a name.
    for (owner, replayed) in [
        (None, false),
        (Some("x"), false),
        (Some("y"), false),
        (Some("x"), true),
    ] {
        let envelope = now(registry.call("scoped", "{}", &keyed(owner)));
        assert_eq!(envelope.meta.replayed, replayed, "{owner:?}");
    }
    assert_eq!(ran.load(Ordering::Relaxed), 3);
}

#[test]
fn a_policy_that_panics_refuses() {
    struct Panics;

    impl Policy for Panics {
        fn admit(&self, _: &'static Spec, _: &Context) -> Result<(), Refusal> {
            panic!("nobody knows")
        }
    }

    let mut registry = Registry::new();
    registry.set_policy(Panics);
    registry.register(scoped().0).expect("the name is free");
    let refused = registry
        .authorize("scoped", &Context::new())
        .expect_err("it panics");
    assert_eq!(refused.code, "internal");
}
