//! Each call ends once, whatever its handler and its host do.

use std::future::{pending, poll_fn};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::task::Poll;
use std::time::Duration;

use toolrt::host::{
    Clock, Confirmer, IdSource, Log, Policy, Question, Refusal, RegisterError, SystemClock,
};
use toolrt::spec::Spec;
use toolrt::{
    BoxFuture, Cancel, Codec, Context, Envelope, Event, EventSink, Internal, Registry, Sink, Value,
};

use crate::doing;
use crate::doing::{Hand, Heard, code, registry, toolset};
use crate::tasks::{Gate, Tasks};

const SECOND: Duration = Duration::from_secs(1);

fn now<F: Future>(future: F) -> F::Output {
    Tasks::default().run(future)
}

/// A human who answers when told to.
#[derive(Clone, Default)]
struct Human {
    asked: Gate,
    answers: Gate,
}

impl Confirmer for Human {
    fn confirm<'a>(&'a self, _: Question<'a>) -> BoxFuture<'a, bool> {
        self.asked.open();
        Box::pin(async {
            self.answers.opened().await;
            true
        })
    }
}

/// Calls `ask` and does something while the human is asked.
fn asking(cx: &Context, human: &Human, then: impl FnOnce(&Hand) + Send + 'static) -> Envelope {
    let (mut registry, clock, _) = registry(|_, n| async move { Ok(n) });
    registry.set_confirmer(human.clone());
    let tasks = Tasks::default();
    let asked = human.asked.clone();
    tasks.spawn(async move {
        asked.opened().await;
        then(&clock);
    });
    tasks.run(registry.call("ask", "1", cx))
}

#[test]
fn the_callers_deadline_ends_a_question_that_nobody_answers() {
    let heard = Heard::default();
    let cx = heard.context().with_timeout(5 * SECOND);
    let envelope = asking(&cx, &Human::default(), |clock| clock.pass(6 * SECOND));
    assert_eq!(code(&envelope), "timeout");
    assert_eq!(heard.names(), ["call_scheduled", "call_finished"]);
}

#[test]
fn a_cancel_ends_a_question_that_nobody_answers() {
    let cancel = Cancel::new();
    let cx = Context::new().with_cancel(cancel.clone());
    let envelope = asking(&cx, &Human::default(), move |_| cancel.cancel());
    assert_eq!(code(&envelope), "cancelled");
}

#[test]
fn waiting_for_a_human_does_not_count_against_the_tools_timeout() {
    let human = Human::default();
    let answers = human.answers.clone();
    let envelope = asking(&Context::new(), &human, move |clock| {
        clock.pass(3600 * SECOND);
        answers.open();
    });
    assert!(envelope.is_ok(), "{envelope:?}");
    assert_eq!(envelope.meta.duration_ms, 3_600_000);
}

#[test]
fn a_deadline_that_passes_with_the_answer_does_not_start_the_handler() {
    let human = Human::default();
    let answers = human.answers.clone();
    let heard = Heard::default();
    let cx = heard.context().with_timeout(5 * SECOND);
    let envelope = asking(&cx, &human, move |clock| {
        answers.open();
        clock.pass(6 * SECOND);
    });
    assert_eq!(code(&envelope), "timeout");
}

/// What a handler leaves running.
struct Left {
    cx: Context,
    told: Gate,
}

/// A handler that starts a task and waits for ever.
fn leaves(tasks: &Tasks) -> (Registry, Hand, Heard, Arc<Mutex<Option<Left>>>) {
    let (others, left) = (tasks.clone(), Arc::new(Mutex::new(None)));
    let place = left.clone();
    let (registry, clock, heard) = registry(move |cx, _| {
        let told = Gate::default();
        let (mine, tell) = (cx.clone(), told.clone());
        *place.lock().unwrap() = Some(Left { cx, told });
        others.spawn(async move {
            mine.cancel().cancelled().await;
            tell.open();
        });
        pending()
    });
    (registry, clock, heard, left)
}

#[test]
fn a_timeout_reaches_what_a_handler_has_left_running() {
    let tasks = Tasks::default();
    let (registry, clock, _, left) = leaves(&tasks);
    let late = clock.clone();
    tasks.spawn(async move { late.pass(2 * SECOND) });
    let cx = Context::new();
    let told = tasks.run(async {
        let envelope = registry.call("hurry", "1", &cx).await;
        assert_eq!(code(&envelope), "timeout");
        let left = left.lock().unwrap().take().expect("the handler has run");
        assert!(left.cx.cancel().is_cancelled());
        left.told.opened().await;
        left.cx
    });
    assert_eq!(told.time_left(), Some(Duration::ZERO));
    // The caller's own token is the caller's.
    assert!(!cx.cancel().is_cancelled());
}

#[test]
fn a_handler_reads_how_much_time_is_left() {
    let times = Arc::new(Mutex::new(Vec::new()));
    let seen = times.clone();
    let clock = Hand::default();
    let mut registry = Registry::new();
    registry.set_clock(clock.clone());
    let passing = clock.clone();
    registry
        .register(toolset(move |cx, n| {
            let mut seen = seen.lock().unwrap();
            seen.push(cx.time_left());
            passing.pass(SECOND / 4);
            seen.push(cx.time_left());
            async move { Ok(n) }
        }))
        .unwrap();
    let cx = Context::new();
    assert!(now(registry.call("hurry", "1", &cx)).is_ok());
    let short = cx.clone().with_timeout(SECOND / 2);
    assert!(now(registry.call("hurry", "1", &short)).is_ok());
    assert!(now(registry.call("act", "1", &cx)).is_ok());
    assert_eq!(cx.time_left(), None);
    let quarters = |n: u32| Some(SECOND / 4 * n);
    assert_eq!(
        *times.lock().unwrap(),
        [
            quarters(4),
            quarters(3),
            quarters(2),
            quarters(1),
            None,
            None
        ]
    );
}

/// Counts how many permits are out.
#[derive(Clone, Default)]
struct Permits(Arc<AtomicUsize>);

struct Permit(Permits);

impl Drop for Permit {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::SeqCst);
    }
}

impl Policy for Permits {
    fn limit(
        &self,
        _: &'static Spec,
        _: &Context,
    ) -> Result<Option<Box<dyn Send + Sync>>, Refusal> {
        self.0.fetch_add(1, Ordering::SeqCst);
        Ok(Some(Box::new(Permit(self.clone()))))
    }
}

#[test]
fn a_call_that_is_dropped_says_that_it_has_ended() {
    let tasks = Tasks::default();
    let (mut registry, _, heard, left) = leaves(&tasks);
    let permits = Permits::default();
    registry.set_policy(permits.clone());
    tasks.run(async {
        let cx = heard.context();
        let mut call = Box::pin(registry.call("act", "1", &cx));
        poll_fn(|task| {
            assert!(call.as_mut().poll(task).is_pending());
            Poll::Ready(())
        })
        .await;
        assert_eq!(permits.0.load(Ordering::SeqCst), 1);
        drop(call);
        let left = left.lock().unwrap().take().expect("the handler has run");
        left.told.opened().await;
    });
    assert_eq!(code(&heard.envelope()), "cancelled");
    assert_eq!(
        heard.names(),
        ["call_scheduled", "call_started", "call_finished"]
    );
    assert_eq!(permits.0.load(Ordering::SeqCst), 0);
    assert!(heard.log().is_empty());
}

#[test]
fn a_call_that_is_dropped_ends_after_the_calls_of_its_handler() {
    let (inner, _, _) = registry(|_, _| pending());
    let inner = Arc::new(inner);
    let (registry, _, heard) = registry(move |cx, n| {
        let inner = inner.clone();
        async move {
            inner.call("act", "1", &cx.with_call_id("inner")).await;
            Ok(n)
        }
    });
    now(async {
        let cx = heard.context().with_call_id("outer");
        let mut call = Box::pin(registry.call("act", "1", &cx));
        poll_fn(|task| Poll::Ready(call.as_mut().poll(task).is_pending())).await;
    });
    let events = heard.events.lock().unwrap();
    let ids: Vec<_> = events.iter().map(|event| event.call_id.as_str()).collect();
    assert_eq!(ids, ["outer", "outer", "inner", "inner", "inner", "outer"]);
}

struct NoTimers;

impl Clock for NoTimers {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

#[test]
fn a_timeout_that_nobody_enforces_is_rejected() {
    let mut registry = Registry::new();
    registry.set_clock(NoTimers);
    let refused = registry.register(toolset(|_, n| async move { Ok(n) }));
    let refused = refused.expect_err("nobody would end a handler that waits");
    let (tool, declares) = ("hurry", "timeout");
    assert_eq!(refused, RegisterError::Timers { tool, declares });
    assert_eq!(
        refused.to_string(),
        "`hurry` declares `timeout`: build `toolrt` with its feature `tokio`, or set a clock with timers first"
    );
    assert!(registry.list().is_empty());
    registry.set_clock(SystemClock::new());
    assert!(
        registry
            .register(toolset(|_, n| async move { Ok(n) }))
            .is_err()
    );
}

#[test]
fn a_clock_without_timers_that_comes_later_is_reported() {
    let (mut registry, _, heard) = registry(|_, n| async move { Ok(n) });
    registry.set_clock(NoTimers);
    let text = "nothing enforces its `timeout` while it waits: the clock has no timers";
    let mut lines = ["hurry", "ask"]
        .map(|tool| format!("{tool}: {text}"))
        .to_vec();
    lines.push("try: it is not tried again: the clock has no timers".into());
    assert_eq!(heard.log(), lines);
}

#[cfg(feature = "tokio")]
mod with_tokio {
    use super::*;

    fn timed_out() -> Envelope {
        let mut registry = Registry::new();
        registry.set_log(Heard::default());
        registry
            .register(toolset(|_, n| async move {
                pending::<()>().await;
                Ok(n)
            }))
            .unwrap();
        let cx = Context::new().with_timeout(Duration::from_millis(20));
        let call = async move { registry.call("hurry", "1", &cx).await };
        parked(call)
    }

    /// Runs a future on this thread, asleep until it is woken.
    fn parked<F: Future>(future: F) -> F::Output {
        struct Thread(std::thread::Thread);

        impl std::task::Wake for Thread {
            fn wake(self: Arc<Self>) {
                self.0.unpark();
            }
        }

        let waker = Arc::new(Thread(std::thread::current())).into();
        let mut task = std::task::Context::from_waker(&waker);
        let mut future = std::pin::pin!(future);
        loop {
            match future.as_mut().poll(&mut task) {
                Poll::Ready(output) => return output,
                Poll::Pending => std::thread::park_timeout(10 * SECOND),
            }
        }
    }

    #[test]
    fn a_timeout_holds_outside_of_tokio() {
        assert_eq!(code(&timed_out()), "timeout");
    }

    #[test]
    fn a_timeout_holds_where_tokio_has_no_timers() {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .build()
            .unwrap();
        let _inside = runtime.enter();
        assert_eq!(code(&timed_out()), "timeout");
    }
}

/// The place where something panics.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    Admit,
    ReadsArgs,
    AdmitArgs,
    Limit,
    Permit,
    Asking,
    Answering,
    Now(usize),
    Sleep,
    Timer,
    Ids,
    Log,
    Event(&'static str),
    Ready,
    Handler,
    LaterInHandler,
    DropOfHandler,
    Plan,
}

/// A host that panics in one place.
struct Broken {
    at: Place,
    nows: AtomicUsize,
}

#[derive(Clone)]
struct Host(Arc<Broken>);

impl Host {
    fn reach(&self, place: Place) {
        assert!(self.0.at != place, "broken at {place:?}");
    }
}

/// Panics when it is dropped.
struct Bomb(Host, Place);

impl Drop for Bomb {
    fn drop(&mut self) {
        self.0.reach(self.1);
    }
}

impl Policy for Host {
    fn admit(&self, _: &'static Spec, _: &Context) -> Result<(), Refusal> {
        self.reach(Place::Admit);
        Ok(())
    }

    fn reads_args(&self, _: &'static Spec) -> bool {
        self.reach(Place::ReadsArgs);
        true
    }

    fn admit_args(&self, _: &'static Spec, _: &Value, _: &Context) -> Result<(), Refusal> {
        self.reach(Place::AdmitArgs);
        Ok(())
    }

    fn limit(
        &self,
        _: &'static Spec,
        _: &Context,
    ) -> Result<Option<Box<dyn Send + Sync>>, Refusal> {
        self.reach(Place::Limit);
        Ok(Some(Box::new(Bomb(self.clone(), Place::Permit))))
    }
}

impl Confirmer for Host {
    fn confirm<'a>(&'a self, _: Question<'a>) -> BoxFuture<'a, bool> {
        self.reach(Place::Asking);
        Box::pin(async {
            self.reach(Place::Answering);
            true
        })
    }
}

impl Clock for Host {
    fn now(&self) -> Duration {
        self.reach(Place::Now(self.0.nows.fetch_add(1, Ordering::SeqCst)));
        Duration::ZERO
    }

    fn sleep(&self, _: Duration) -> Option<BoxFuture<'static, ()>> {
        self.reach(Place::Sleep);
        let host = self.clone();
        Some(Box::pin(poll_fn(move |_| {
            host.reach(Place::Timer);
            Poll::Pending
        })))
    }

    fn has_timers(&self) -> bool {
        true
    }
}

impl IdSource for Host {
    fn call_id(&self) -> String {
        self.reach(Place::Ids);
        "the-id".into()
    }
}

impl Log for Host {
    fn failure(&self, _: &'static str, _: &str, _: &str) {
        self.reach(Place::Log);
    }
}

struct Receiver(Host, Heard);

impl EventSink for Receiver {
    fn event(&self, event: Event) {
        let name = event.kind.name();
        self.1.event(event);
        self.0.reach(Place::Event(name));
    }

    fn poll_ready(&self, _: &mut std::task::Context<'_>) -> Poll<()> {
        self.0.reach(Place::Ready);
        Poll::Ready(())
    }
}

/// The call of a tool on a host that panics at one place: its answer, and what was heard.
fn broken(at: Place, tool: &str, dry_run: bool) -> (Envelope, Heard) {
    let host = Host(Arc::new(Broken {
        at,
        nows: AtomicUsize::new(0),
    }));
    let mut registry = Registry::new();
    let inside = host.clone();
    registry.set_clock(host.clone());
    registry
        .register(toolset(move |cx, n| {
            inside.reach(Place::Plan);
            let inside = inside.clone();
            async move {
                inside.reach(Place::Handler);
                let _bomb = Bomb(inside.clone(), Place::DropOfHandler);
                Sink::new(&cx, Codec::of()).send(&n).await?;
                let mut polled = false;
                poll_fn(|task| {
                    task.waker().wake_by_ref();
                    match std::mem::replace(&mut polled, true) {
                        true => Poll::Ready(()),
                        false => Poll::Pending,
                    }
                })
                .await;
                inside.reach(Place::LaterInHandler);
                match inside.0.at {
                    Place::Log => Err(Internal::new("for the log")),
                    Place::DropOfHandler => {
                        pending::<()>().await;
                        Ok(n)
                    }
                    _ => Ok(n),
                }
            }
        }))
        .unwrap();
    registry.set_policy(host.clone());
    registry.set_confirmer(host.clone());
    registry.set_ids(host.clone());
    registry.set_log(host.clone());
    let heard = Heard::default();
    let cancel = Cancel::new();
    let cx = Context::new()
        .with_events(Arc::new(Receiver(host, heard.clone())))
        .with_cancel(cancel.clone())
        .with_dry_run(dry_run);
    let tasks = Tasks::default();
    if at == Place::DropOfHandler {
        tasks.spawn(async move { cancel.cancel() });
    }
    (tasks.run(registry.call(tool, "1", &cx)), heard)
}

#[test]
fn a_panic_of_whoever_is_asked_ends_in_one_envelope_and_one_pair_of_events() {
    use Place::*;
    let internal = [
        Admit,
        ReadsArgs,
        AdmitArgs,
        Limit,
        Asking,
        Answering,
        Ids,
        Log,
        Handler,
        Sleep,
        Timer,
        LaterInHandler,
        Plan,
    ];
    let clock = (0..4).map(Now);
    let fine = [
        Permit,
        Event("call_scheduled"),
        Event("call_started"),
        Event("item"),
        Event("call_finished"),
        Ready,
    ];
    let cases = (internal.into_iter().chain(clock).map(|at| (at, "internal")))
        .chain(fine.map(|at| (at, "")))
        .chain([(DropOfHandler, "cancelled")]);
    for (at, wanted) in cases {
        let (envelope, heard) = broken(at, "ask", false);
        assert_eq!(code(&envelope), wanted, "{at:?}");
        assert_eq!(heard.envelope(), envelope, "{at:?}");
        let names = heard.names();
        assert_eq!(names[0], "call_scheduled", "{at:?}");
        assert_eq!(names.last(), Some(&"call_finished"), "{at:?}");
    }
    let (envelope, heard) = broken(Plan, "plan", true);
    assert_eq!(code(&envelope), "internal");
    assert_eq!(heard.envelope(), envelope);
}

/// A panic whose payload panics when it is dropped.
#[test]
fn even_a_panic_that_panics_ends_in_an_envelope() {
    struct Payload;

    impl Drop for Payload {
        fn drop(&mut self) {
            panic!("once more");
        }
    }

    let (registry, _, heard) = registry(|_, _| async { std::panic::panic_any(Payload) });
    let envelope = now(registry.call("act", "1", &heard.context()));
    assert_eq!(code(&envelope), "internal");
    assert_eq!(heard.envelope(), envelope);
    assert_eq!(heard.log(), ["act: the handler panicked: no text"]);
}

#[test]
fn panics_go_to_the_hosts_log() {
    struct Rude;

    impl EventSink for Rude {
        fn event(&self, event: Event) {
            assert!(event.kind.name() != "call_started", "not now");
        }
    }

    impl Confirmer for Rude {
        fn confirm<'a>(&'a self, _: Question<'a>) -> BoxFuture<'a, bool> {
            panic!("no terminal")
        }
    }

    let (mut registry, _, heard) = registry(|_, n| async move { Ok(n) });
    registry.set_confirmer(Rude);
    let cx = Context::new().with_events(Arc::new(Rude));
    assert!(now(registry.call("act", "1", &cx)).is_ok());
    assert_eq!(code(&now(registry.call("ask", "1", &cx))), "internal");
    assert_eq!(
        heard.log(),
        [
            "act: a receiver of events panicked: not now",
            "ask: the confirmer panicked: no terminal",
        ]
    );
}

mod checked {
    use super::*;
    use toolrt::spec::ToolsetSpec;
    use toolrt::table::Table;
    use toolrt::{Handled, Handler, Issue, Reply, Tool, ToolsetBuilder};

    static SPEC: Spec = Spec {
        name: "even",
        args: Table::INT,
        result: Some(Table::INT),
        ..Spec::EMPTY
    };

    static TOOLS: ToolsetSpec = ToolsetSpec {
        name: "checking",
        tools: &[&SPEC],
        ..ToolsetSpec::EMPTY
    };

    struct Even;

    impl Tool for Even {
        type Args = i64;
        type Result = i64;
        type Error = doing::Fails;
        type Side = ();

        fn spec() -> &'static Spec {
            &SPEC
        }

        fn result() -> Codec<i64> {
            Codec::of()
        }
    }

    impl Handler<()> for Even {
        type Injected = ();

        fn check((): &(), _: &Context, n: &i64) -> Vec<Issue> {
            assert!(*n != 3, "three");
            let issue = Issue::of_check("", "must be even.");
            vec![issue; usize::from(n % 2 == 1) * 200]
        }

        async fn call((): &(), _: &Context, n: i64, (): ()) -> Handled<Self> {
            assert!(n % 2 == 0, "nobody has checked it");
            Ok(Reply::complete(n))
        }
    }

    #[test]
    fn a_provider_checks_arguments() {
        let mut tools = ToolsetBuilder::new(&TOOLS, ());
        tools.tool::<Even>();
        let (mut registry, heard) = (Registry::new(), Heard::default());
        registry.set_log(heard.clone());
        registry.register(tools.build()).unwrap();
        let cx = Context::new();
        let call = |payload: &'static str| now(registry.call("even", payload, &cx));
        assert!(call("2").is_ok());
        let refused = call("1");
        let error = refused.error.as_ref().expect("it is odd");
        assert_eq!((code(&refused), error.issues.len()), ("invalid_input", 100));
        assert_eq!(error.issues[0].message, "The value must be even.");
        assert_eq!(code(&call("3")), "internal");
        assert_eq!(heard.log(), ["even: the check panicked: three"]);
    }
}
