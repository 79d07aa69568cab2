//! Tools that agents implement: what whoever called them sees, and what agents may call.

use std::collections::BTreeMap;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Poll, Waker};
use std::time::Duration;

use toolrt::agent::{
    AgentPolicy, AgentSpec, Completion, CompletionSpec, Ended, RegistryView, Run, Tally, View,
};
use toolrt::host::{Clock, Log, call, with_items};
use toolrt::spec::{Effects, Handoff, Implementation, Spec, ToolsetSpec};
use toolrt::table::{Schema, Table};
use toolrt::testing::FixedIds;
use toolrt::{
    CallError, Codec, Context, Envelope, Event, EventKind, EventSink, Handled, Handler, Internal,
    Registry, Reply, Sink, Tool, ToolsetBuilder,
};

use crate::support::block_on;

#[derive(Debug)]
enum Fails {
    Internal(Internal),
}

toolrt::tool_errors!(Fails {});

const NUMBER: Spec = Spec {
    toolset: "numbers",
    args: Table::INT,
    result: Some(Table::INT),
    ..Spec::EMPTY
};

static DOUBLE: Spec = Spec {
    name: "double",
    item: Some(Table::INT),
    next: &[
        Handoff {
            tool: "forget",
            reason: "To be done with it",
        },
        Handoff {
            tool: "solve",
            reason: "To go on",
        },
    ],
    ..NUMBER
};

static FORGET: Spec = Spec {
    name: "forget",
    effects: Effects {
        destructive: Some(true),
        ..Effects::UNSAID
    },
    ..NUMBER
};

static SOLVE: Spec = Spec {
    name: "solve",
    implementation: Implementation::Agent("solver"),
    item: Some(Table::INT),
    ..NUMBER
};

/// As `solve`, but of the host's own making.
static RELAY: Spec = Spec {
    name: "relay",
    ..NUMBER
};

static NUMBERS: ToolsetSpec = ToolsetSpec {
    name: "numbers",
    tools: &[&DOUBLE, &FORGET],
    ..ToolsetSpec::EMPTY
};

static SOLVING: ToolsetSpec = ToolsetSpec {
    name: "solving",
    tools: &[&SOLVE, &RELAY],
    ..ToolsetSpec::EMPTY
};

static SOLVER: AgentSpec = AgentSpec {
    name: "solver",
    uses: &[
        View {
            toolset: &NUMBERS,
            tools: &[&DOUBLE],
        },
        View {
            toolset: &SOLVING,
            tools: &[&SOLVE],
        },
    ],
    tools: &[&DOUBLE, &SOLVE],
    implements: &[&SOLVING],
    ..AgentSpec::EMPTY
};

macro_rules! tool {
    ($name:ident, $spec:expr) => {
        #[derive(Debug)]
        struct $name;

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
    };
}

tool!(Double, DOUBLE);
tool!(Forget, FORGET);
tool!(Solve, SOLVE);
tool!(Relay, RELAY);

impl Handler<()> for Double {
    type Injected = ();

    async fn call((): &(), cx: &Context, args: i64, (): ()) -> Handled<Self> {
        cx.progress("doubling", None);
        Sink::new(cx, Codec::of()).send(&args).await?;
        Ok(Reply::complete(args * 2))
    }
}

impl Handler<()> for Forget {
    type Injected = ();

    async fn call((): &(), _cx: &Context, args: i64, (): ()) -> Handled<Self> {
        Ok(Reply::complete(args))
    }
}

/// What an implementation of `solve` and `relay` does with the calls inside.
type Steps = fn(&Registry, &Context, i64) -> Result<i64, Fails>;

struct Solver {
    tools: Registry,
    steps: Steps,
}

macro_rules! solves {
    ($name:ident) => {
        impl Handler<Solver> for $name {
            type Injected = ();

            async fn call(solver: &Solver, cx: &Context, args: i64, (): ()) -> Handled<Self> {
                (solver.steps)(&solver.tools, cx, args).map(Reply::complete)
            }
        }
    };
}

solves!(Solve);
solves!(Relay);

/// A registry whose calls are counted by themselves.
fn counted() -> Registry {
    let mut registry = Registry::new();
    registry.set_ids(FixedIds::of(["call-1", "call-2"]));
    registry
}

fn numbers() -> Registry {
    let registry = counted();
    let mut toolset = ToolsetBuilder::new(&NUMBERS, ());
    toolset.tool::<Double>();
    toolset.tool::<Forget>();
    registry
        .register(toolset.build())
        .expect("the names are free");
    registry
}

fn registry(steps: Steps) -> Registry {
    let registry = counted();
    let tools = numbers();
    let mut toolset = ToolsetBuilder::new(&SOLVING, Solver { tools, steps });
    toolset.tool::<Solve>();
    toolset.tool::<Relay>();
    registry
        .register(toolset.build())
        .expect("the names are free");
    registry
}

/// The events of a call, each as `event tool call < parent`.
#[derive(Default, Clone)]
struct Lines(Arc<Mutex<Vec<String>>>);

impl Lines {
    fn all(&self) -> Vec<String> {
        self.0.lock().expect("nobody panics here").clone()
    }
}

impl EventSink for Lines {
    fn event(&self, event: Event) {
        let parent = event.parent_call_id.as_deref().unwrap_or("-");
        let line = format!(
            "{} {} {} < {parent}",
            event.kind.name(),
            event.tool,
            event.call_id
        );
        self.0.lock().expect("nobody panics here").push(line);
        if let EventKind::Finished { envelope } = event.kind {
            assert_eq!(envelope.meta.call_id, event.call_id);
        }
    }
}

impl Log for Lines {
    fn failure(&self, tool: &'static str, call_id: &str, text: &str) {
        let line = format!("{tool} {call_id}: {text}");
        self.0.lock().expect("nobody panics here").push(line);
    }
}

/// Runs `tool` as a call of somebody else's, and gives what they see of it.
fn seen(tool: &str, steps: Steps) -> (Envelope, Vec<String>) {
    let lines = Lines::default();
    let cx = Context::new()
        .with_call_id("mine")
        .with_parent_call_id("turn")
        .with_session_id("s1")
        .with_events(Arc::new(lines.clone()));
    let envelope = block_on(registry(steps).call(tool, "4", &cx));
    assert_eq!(envelope.meta.session_id.as_deref(), Some("s1"));
    (envelope, lines.all())
}

/// Calls inside in every way there is.
fn in_every_way(tools: &Registry, cx: &Context, n: i64) -> Result<i64, Fails> {
    cx.progress("thinking", None);
    let children = [cx.child(), cx.clone()];
    for inside in children {
        assert!(block_on(tools.call("double", "1", &inside)).is_ok());
        block_on(call::<Double>(tools, &n, &inside)).map_err(Fails::internal)?;
        let mut events = tools.stream("double", b"2", &inside);
        let mut names = Vec::new();
        while let Some(event) = block_on(events.next()) {
            assert_eq!(event.parent_call_id.as_deref(), cx.call_id());
            names.push(event.kind.name());
        }
        assert_eq!(names.len(), 5, "{names:?}");
    }
    block_on(Sink::new(cx, Codec::of()).send(&n))?;
    let items = Arc::new(Mutex::new(Vec::new()));
    let kept = items.clone();
    let inside = with_items(cx, Codec::of(), move |item: i64| {
        kept.lock().expect("nobody panics here").push(item);
    });
    let doubled = block_on(call::<Double>(tools, &n, &inside)).map_err(Fails::internal)?;
    assert_eq!(*items.lock().expect("nobody panics here"), [n]);
    Ok(doubled)
}

#[test]
fn whoever_calls_an_agent_sees_one_call_with_their_own_ids() {
    let (envelope, lines) = seen("solve", in_every_way);
    assert_eq!(envelope.result.expect("it is fine").as_str(), "8");
    assert_eq!(
        lines,
        [
            "call_scheduled solve mine < turn",
            "call_started solve mine < turn",
            "progress solve mine < turn",
            "item solve mine < turn",
            "call_finished solve mine < turn",
        ]
    );
}

#[test]
fn whoever_calls_another_tool_sees_what_it_calls_as_well() {
    let (_, lines) = seen("relay", |tools, cx, n| {
        assert!(block_on(tools.call("double", "1", &cx.child())).is_ok());
        assert!(block_on(tools.call("double", "1", cx)).is_ok());
        Ok(n)
    });
    assert_eq!(
        lines,
        [
            "call_scheduled relay mine < turn",
            "call_started relay mine < turn",
            "call_scheduled double call-1 < mine",
            "call_started double call-1 < mine",
            "progress double call-1 < mine",
            "item double call-1 < mine",
            "call_finished double call-1 < mine",
            "call_scheduled double call-2 < mine",
            "call_started double call-2 < mine",
            "progress double call-2 < mine",
            "item double call-2 < mine",
            "call_finished double call-2 < mine",
            "call_finished relay mine < turn",
        ]
    );
}

#[test]
fn an_agent_may_watch_its_own_calls() {
    let (_, lines) = seen("solve", |tools, cx, n| {
        let own = Lines::default();
        for inside in [
            cx.child().with_events(Arc::new(own.clone())),
            cx.clone().with_events(Arc::new(own.clone())),
        ] {
            assert!(block_on(tools.call("forget", "1", &agreed(inside, "forget", "1"))).is_ok());
        }
        assert_eq!(
            own.all(),
            [
                "call_scheduled forget call-1 < mine",
                "policy_decision forget call-1 < mine",
                "call_started forget call-1 < mine",
                "call_finished forget call-1 < mine",
                "call_scheduled forget call-2 < mine",
                "policy_decision forget call-2 < mine",
                "call_started forget call-2 < mine",
                "call_finished forget call-2 < mine",
            ]
        );
        Ok(n)
    });
    assert_eq!(lines.len(), 3);
}

#[test]
fn agents_inside_agents_show_one_call_each() {
    let (_, lines) = seen("relay", |_, cx, n| {
        let inner = registry(|_, cx, n| {
            let innermost = registry(in_every_way);
            block_on(call::<Solve>(&innermost, &n, cx)).map_err(Fails::internal)
        });
        let own = Lines::default();
        let watched = cx.child().with_events(Arc::new(own.clone()));
        let solved = block_on(call::<Solve>(&inner, &n, &watched)).map_err(Fails::internal)?;
        assert_eq!(
            own.all(),
            [
                "call_scheduled solve call-1 < mine",
                "call_started solve call-1 < mine",
                "call_finished solve call-1 < mine",
            ]
        );
        Ok(solved)
    });
    assert_eq!(lines.len(), 3);
}

#[test]
fn a_context_inside_a_call_is_that_of_another_call() {
    let (_, lines) = seen("relay", |tools, cx, n| {
        let named = cx.clone().with_call_id("named");
        assert_eq!(named.parent_call_id(), Some("mine"));
        assert!(block_on(tools.call("forget", "1", &agreed(named, "forget", "1"))).is_ok());
        assert_eq!(cx.call_id(), Some("mine"));
        Ok(n)
    });
    assert_eq!(lines[2], "call_scheduled forget named < mine");
}

#[test]
fn consent_to_a_call_is_none_to_what_it_calls() {
    let steps: Steps = |tools, cx, n| {
        for inside in [cx, &cx.child()] {
            let refused = block_on(tools.call("forget", "1", inside));
            assert_eq!(
                refused.error.expect("nobody agreed").code,
                "confirmation_required"
            );
        }
        Ok(n)
    };
    let cx = agreed(Context::new(), "solve", "1");
    assert!(block_on(registry(steps).call("solve", "1", &cx)).is_ok());
}

#[test]
fn what_fails_inside_is_the_agents_to_explain() {
    let log = Lines::default();
    let mut tools =
        registry(|tools, cx, n| block_on(call::<Forget>(tools, &n, cx)).map_err(Fails::internal));
    tools.set_log(log.clone());
    let cx = Context::new().with_call_id("mine");
    let envelope = block_on(tools.call("solve", "4", &cx));
    assert_eq!(
        envelope.error.expect("nobody agreed").message,
        "The tool failed for a reason of its own."
    );
    assert_eq!(
        log.all(),
        ["solve mine: confirmation_required: A human must agree first: Run forget?"]
    );

    let stopped = registry(|tools, cx, n| {
        cx.cancel().cancel();
        match block_on(call::<Double>(tools, &n, cx)) {
            Err(CallError::Other(fault)) if fault.code == "cancelled" => {
                Err(Fails::internal(fault.message))
            }
            other => panic!("{other:?}"),
        }
    });
    let envelope = block_on(stopped.call("solve", "4", &Context::new()));
    assert_eq!(
        envelope.error.expect("the caller gave up").code,
        "cancelled"
    );
}

#[test]
fn an_agent_calls_what_it_uses_and_nothing_else() {
    let registry = numbers();
    let view = RegistryView::new(&registry, &SOLVER);
    let cx = agreed(Context::new(), "forget", "1");
    assert!(block_on(view.call("double", "1", &cx)).is_ok());
    assert!(block_on(call::<Double>(&view, &1, &cx)).is_ok());

    let forbidden = block_on(view.call("forget", "1", &cx));
    assert!(!forbidden.meta.call_id.is_empty());
    let error = forbidden.error.expect("the agent does not use it");
    assert_eq!(
        (error.code.as_ref(), error.message.as_str()),
        ("unknown_tool", "There is no tool \"forget\".")
    );
    match block_on(call::<Forget>(&view, &1, &cx)) {
        Err(CallError::Other(fault)) => assert_eq!(fault.code, "unknown_tool"),
        other => panic!("{other:?}"),
    }
    let misspelt = block_on(view.call("doubl", "1", &cx));
    assert_eq!(
        misspelt.error.expect("nothing is called that").message,
        "There is no tool \"doubl\". Did you mean \"double\"?"
    );

    let names = |specs: &mut dyn Iterator<Item = &'static Spec>| -> Vec<&str> {
        specs.map(|spec| spec.name).collect()
    };
    assert_eq!(names(&mut view.specs()), ["double"]);
    assert_eq!(names(&mut view.missing()), ["solve"]);
    assert!(view.get("double").is_some() && view.get("forget").is_none());
    assert!(view.get("solve").is_none(), "nobody has registered it");
    let next: Vec<&str> = SOLVER.next(&DOUBLE).map(|next| next.tool).collect();
    assert_eq!(next, ["solve"], "the agent does not use `forget`");
}

/// A clock that stands where the test puts it.
#[derive(Default, Clone)]
struct Hand(Arc<Mutex<Duration>>);

impl Clock for Hand {
    fn now(&self) -> Duration {
        *self.0.lock().expect("nobody panics here")
    }
}

static LIMITED: AgentSpec = AgentSpec {
    name: "limited",
    tools: &[&DOUBLE, &FORGET, &NOTE, &FINISH],
    policy: AgentPolicy {
        calls: Some(4),
        failures: Some(2),
        time_ms: Some(60_000),
        plan_timeout_ms: Some(45_000),
        tool_timeout_ms: Some(20_000),
        on_missing: None,
    },
    ..AgentSpec::EMPTY
};

static NOTE: Spec = Spec {
    name: "note",
    unmetered: true,
    ..NUMBER
};

static FINISH: Spec = Spec {
    name: "finish",
    is_final: true,
    ..NUMBER
};

tool!(Note, NOTE);
tool!(Finish, FINISH);

/// Says how long a call may take, in seconds.
impl Handler<Hand> for Note {
    type Injected = ();

    async fn call(clock: &Hand, cx: &Context, _args: i64, (): ()) -> Handled<Self> {
        let left = cx.deadline().expect("the run has limits") - clock.now();
        Ok(Reply::complete(left.as_secs() as i64))
    }
}

/// Fails below zero.
impl Handler<Hand> for Finish {
    type Injected = ();

    async fn call(_: &Hand, _cx: &Context, args: i64, (): ()) -> Handled<Self> {
        if args < 0 {
            return Err(Fails::internal("not yet"));
        }
        Ok(Reply::complete(args))
    }
}

fn limited(clock: &Hand) -> Registry {
    let mut registry = numbers();
    let mut toolset = ToolsetBuilder::new(&NUMBERS, clock.clone());
    toolset.tool::<Note>();
    toolset.tool::<Finish>();
    registry
        .register(toolset.build())
        .expect("the names are free");
    registry.set_clock(clock.clone());
    registry
}

/// Makes calls until the run has ended; a call is a tool's name and its argument.
fn until(run: &mut Run<'_>, calls: &[(&str, &str)]) -> (usize, Option<Ended>) {
    for (made, (tool, payload)) in calls.iter().enumerate() {
        match block_on(run.call(tool, payload, &Context::new())) {
            Ok(_) => {}
            Err(ended) => {
                assert_eq!(run.ended(), Some(ended));
                return (made, Some(ended));
            }
        }
    }
    (calls.len(), run.ended())
}

#[test]
fn a_run_ends_at_its_limits() {
    let clock = Hand::default();
    let registry = limited(&clock);
    let run = || Run::new(RegistryView::new(&registry, &LIMITED));

    let fine = [("double", "1"); 6];
    assert_eq!(until(&mut run(), &fine), (4, Some(Ended::Calls)));
    let free = [("note", "1"); 6];
    assert_eq!(until(&mut run(), &free), (6, None));
    let bad = [
        ("double", "x"),
        ("double", "1"),
        ("solve", "1"),
        ("finish", "-1"),
        ("note", "1"),
    ];
    assert_eq!(until(&mut run(), &bad), (4, Some(Ended::Failures)));
    let end = [("finish", "-1"), ("finish", "1"), ("note", "1")];
    assert_eq!(until(&mut run(), &end), (2, Some(Ended::Finished)));
}

#[test]
fn a_run_shares_its_time_among_turns_and_calls() {
    let clock = Hand::default();
    let registry = limited(&clock);
    let mut run = Run::new(RegistryView::new(&registry, &LIMITED));
    let mut left = |seconds: u64, cx: Context| {
        *clock.0.lock().expect("nobody panics here") = Duration::from_secs(seconds);
        let turn = run.turn_time().map(|time| time.as_secs());
        let call = block_on(run.call("note", "1", &cx));
        let call =
            call.map(|envelope| envelope.result.expect("it never fails").as_str().to_owned());
        (turn, call)
    };
    let cx = Context::new;
    assert_eq!(left(0, cx()), (Some(45), Ok("20".into())), "own limits");
    let hurry = cx().with_timeout(Duration::from_secs(5));
    assert_eq!(
        left(10, hurry),
        (Some(45), Ok("5".into())),
        "the caller's limit"
    );
    assert_eq!(left(50, cx()), (Some(10), Ok("10".into())), "what is left");
    assert_eq!(left(60, cx()), (Some(0), Err(Ended::Time)));
    assert_eq!(
        Ended::Time.to_string(),
        "the run has taken all the time that it may take"
    );
}

static SHARED: AgentSpec = AgentSpec {
    name: "shared",
    tools: &[&HELD],
    policy: AgentPolicy {
        calls: Some(4),
        failures: Some(2),
        ..AgentPolicy::UNSAID
    },
    ..AgentSpec::EMPTY
};

static HELD: Spec = Spec {
    name: "held",
    ..NUMBER
};

tool!(Held, HELD);

/// Which calls may end, and whether they succeed, by their arguments.
#[derive(Default, Clone)]
struct Ends(Arc<Mutex<BTreeMap<i64, bool>>>);

impl Ends {
    fn end(&self, call: i64, succeeds: bool) {
        let mut ends = self.0.lock().expect("nobody panics here");
        ends.insert(call, succeeds);
    }
}

/// Waits until its call may end.
impl Handler<Ends> for Held {
    type Injected = ();

    async fn call(ends: &Ends, _cx: &Context, call: i64, (): ()) -> Handled<Self> {
        let ends = || ends.0.lock().expect("nobody panics here");
        let succeeds = poll_fn(|_| match ends().get(&call) {
            Some(succeeds) => Poll::Ready(*succeeds),
            None => Poll::Pending,
        });
        match succeeds.await {
            true => Ok(Reply::complete(call)),
            false => Err(Fails::internal("as it should")),
        }
    }
}

/// A call of a run whose calls are made at once.
type Called<'a> = Pin<Box<dyn Future<Output = Result<Envelope, Ended>> + 'a>>;

/// What a run counts whose calls are made at once.
struct AtOnce<'a> {
    view: RegistryView<'a>,
    tally: &'a Tally,
    ends: &'a Ends,
}

impl<'a> AtOnce<'a> {
    /// Begins a call, which runs until it may end.
    fn begin(&self, call: i64) -> Called<'a> {
        let (tally, view) = (self.tally, self.view);
        let mut called: Called<'a> = Box::pin(async move {
            let payload = call.to_string();
            tally.call(view, "held", payload, &Context::new()).await
        });
        assert!(polled(&mut called).is_none(), "it may not end yet");
        called
    }

    /// Lets a call end.
    fn end(&self, call: i64, mut called: Called<'_>, succeeds: bool) {
        self.ends.end(call, succeeds);
        let envelope = polled(&mut called).expect("it may end");
        assert_eq!(envelope.expect("it has begun").is_ok(), succeeds);
    }

    fn ended(&self) -> Option<Ended> {
        self.tally.ended(self.view)
    }
}

fn polled(called: &mut Called<'_>) -> Option<Result<Envelope, Ended>> {
    let mut task = std::task::Context::from_waker(Waker::noop());
    match called.as_mut().poll(&mut task) {
        Poll::Ready(answer) => Some(answer),
        Poll::Pending => None,
    }
}

/// Runs something with a run whose calls are made at once.
fn at_once(test: impl FnOnce(AtOnce<'_>)) {
    let ends = Ends::default();
    let mut registry = Registry::new();
    registry.set_log(Lines::default());
    let mut toolset = ToolsetBuilder::new(&NUMBERS, ends.clone());
    toolset.tool::<Held>();
    registry
        .register(toolset.build())
        .expect("the names are free");
    let view = RegistryView::new(&registry, &SHARED);
    let tally = Tally::new(view);
    test(AtOnce {
        view,
        tally: &tally,
        ends: &ends,
    });
}

#[test]
fn calls_that_are_made_at_once_share_a_budget() {
    at_once(|run| {
        let calls: Vec<_> = (1..=4).map(|call| run.begin(call)).collect();
        let fifth = block_on(run.tally.call(run.view, "held", "5", &Context::new()));
        assert_eq!(fifth, Err(Ended::Calls));
        for (call, called) in (1..).zip(calls) {
            run.end(call, called, true);
        }
        assert_eq!(run.ended(), Some(Ended::Calls));
    });
}

#[test]
fn failures_in_a_row_are_those_of_calls_that_begin_one_after_the_other() {
    at_once(|run| {
        let (first, second) = (run.begin(1), run.begin(2));
        run.end(2, second, true);
        run.end(1, first, false);
        let third = run.begin(3);
        run.end(3, third, false);
        assert_eq!(run.ended(), None, "the second one has succeeded in between");
    });
    at_once(|run| {
        let (first, second, third) = (run.begin(1), run.begin(2), run.begin(3));
        run.end(3, third, false);
        assert_eq!(run.ended(), None);
        run.end(1, first, false);
        assert_eq!(
            run.ended(),
            Some(Ended::Failures),
            "the second one says nothing yet"
        );
        run.end(2, second, true);
        assert_eq!(run.ended(), None);
    });
}

#[test]
fn a_call_that_is_dropped_has_been_made_and_says_nothing() {
    at_once(|run| {
        let (first, second) = (run.begin(1), run.begin(2));
        run.end(1, first, false);
        drop(second);
        assert_eq!(run.ended(), None);
        let third = run.begin(3);
        run.end(3, third, false);
        assert_eq!(run.ended(), Some(Ended::Failures));
    });
    at_once(|run| {
        for call in 1..=4 {
            drop(run.begin(call));
        }
        assert_eq!(run.ended(), Some(Ended::Calls));
    });
}

#[cfg(feature = "state")]
#[test]
fn a_call_that_asks_counts_when_it_goes_on() {
    use toolrt::{RequestKind, Status};

    let registry = numbers();
    assert!(registry.ensure_state_keys());
    let mut run = Run::new(RegistryView::new(&registry, &LIMITED));
    let cx = Context::new().with_can_answer([RequestKind::Confirm]);
    for _ in 0..6 {
        let asked = block_on(run.call("forget", "1", &cx)).expect("it has not been made");
        assert_eq!(asked.status, Status::InputRequired);
    }
    assert_eq!(run.ended(), None);
    let fine = [("double", "1"); 6];
    assert_eq!(until(&mut run, &fine), (4, Some(Ended::Calls)));
}

static EVEN: Schema = Schema::new(Table::INT, r#"{"multipleOf":2}"#);

static GUESS: CompletionSpec = CompletionSpec {
    name: "guess",
    agent: "solver",
    description: "",
    answer: Table::Schema(&EVEN),
    schema: r#"{"type":"integer","multipleOf":2}"#,
};

/// An even number.
#[derive(Debug)]
struct Guess;

impl Completion for Guess {
    type Answer = i64;

    fn spec() -> &'static CompletionSpec {
        &GUESS
    }

    fn codec() -> Codec<i64> {
        Codec::new(
            || Table::Schema(&EVEN),
            |r| r.schema(&EVEN, |r| r.read()),
            |n, w| w.schema(&EVEN, |w| w.write(n)),
        )
    }
}

#[test]
fn answers_that_nobody_can_check_are_refused() {
    let first = |answer: &str| Guess::decode(answer).map_err(|issues| issues[0].message.clone());
    if cfg!(feature = "schema") {
        assert_eq!(first("4"), Ok(4));
        assert_eq!(
            first("3"),
            Err("The value must be a multiple of 2; got 3.".into())
        );
        assert!(Guess::validate(&4).is_ok() && Guess::validate(&3).is_err());
    } else {
        let missing = "`@schema` is not enforced here: build `toolrt` with its feature `schema`.";
        assert_eq!(first("4"), Err(missing.into()));
        assert!(Guess::validate(&4).is_err());
    }
}

/// The same context for a call that a human has agreed to.
fn agreed(cx: Context, tool: &str, args: &str) -> Context {
    let agreement = toolrt::Agreement::new("tests", tool, args, cx.caller(), u64::MAX);
    cx.with_consent(agreement)
}

#[test]
fn the_calls_of_several_registries_have_different_ids() {
    let id = |registry: Registry| {
        let mut toolset = ToolsetBuilder::new(&NUMBERS, ());
        toolset.tool::<Double>();
        registry
            .register(toolset.build())
            .expect("the name is free");
        block_on(registry.call("double", "1", &Context::new()))
            .meta
            .call_id
    };
    assert_ne!(id(Registry::new()), id(Registry::new()));
}
