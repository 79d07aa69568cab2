//! Handlers that fail for now are called again, as often and as late as their design says.

use std::future::poll_fn;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::Poll;
use std::time::Duration;

use toolrt::host::{Clock, Policy, Random, Refusal, RegisterError};
use toolrt::spec::Spec;
use toolrt::{BoxFuture, Cancel, Codec, Context, Envelope, EventKind, Registry, Sink};

use crate::doing::{Hand, Heard, busy, code, registry, toolset};
use crate::tasks::{Gate, Tasks};

const SECOND: Duration = Duration::from_secs(1);

struct Never;

impl Random for Never {
    fn fraction(&self) -> f64 {
        0.0
    }
}

/// A registry whose tools fail `failures` times, and how often they were called.
fn failing(failures: usize) -> (Registry, Hand, Heard, Arc<AtomicUsize>) {
    let runs = Arc::new(AtomicUsize::new(0));
    let count = runs.clone();
    let (mut registry, clock, heard) = registry(move |_, n| {
        let failed = count.fetch_add(1, Ordering::SeqCst) < failures;
        async move { if failed { Err(busy()) } else { Ok(n) } }
    });
    registry.set_random(Never);
    (registry, clock, heard, runs)
}

/// Calls `try`, and passes a second whenever everybody sleeps.
fn tried(registry: &Registry, clock: &Hand, cx: &Context) -> Envelope {
    let tasks = Tasks::default();
    let (passing, over) = (clock.clone(), Gate::default());
    let is_over = over.clone();
    tasks.spawn(async move {
        let mut over = Box::pin(is_over.opened());
        poll_fn(|task| {
            passing.pass(SECOND / 4);
            task.waker().wake_by_ref();
            over.as_mut().poll(task)
        })
        .await;
    });
    tasks.run(async {
        let envelope = registry.call("try", "1", cx).await;
        over.open();
        envelope
    })
}

#[test]
fn receivers_hear_why_a_call_takes_longer() {
    let (registry, clock, heard, _) = failing(2);
    let envelope = tried(&registry, &clock, &heard.context());
    assert!(envelope.is_ok(), "{envelope:?}");
    assert_eq!(envelope.meta.attempts, Some(3));
    let events = heard.events.lock().unwrap();
    let logs: Vec<_> = events
        .iter()
        .filter_map(|event| match &event.kind {
            EventKind::Log { message, .. } => Some(message.as_str()),
            _ => None,
        })
        .collect();
    let expected = [
        "Attempt 1 of 3 failed with busy; the next one begins in 500 ms.",
        "Attempt 2 of 3 failed with busy; the next one begins in 1000 ms.",
    ];
    assert_eq!(logs, expected);
    drop(events);
    let names = [
        "call_scheduled",
        "call_started",
        "log",
        "log",
        "call_finished",
    ];
    assert_eq!(heard.names(), names);
}

#[test]
fn a_cancel_ends_the_wait() {
    let (registry, _, heard, runs) = failing(1);
    let cancel = Cancel::new();
    let tasks = Tasks::default();
    let cx = heard.context().with_cancel(cancel.clone());
    tasks.spawn(async move { cancel.cancel() });
    let envelope = tasks.run(registry.call("try", "1", &cx));
    assert_eq!(code(&envelope), "cancelled");
    assert_eq!(runs.load(Ordering::SeqCst), 1);
    assert_eq!(heard.envelope(), envelope);
}

#[test]
fn a_call_that_is_dropped_while_it_waits_ends() {
    let (registry, _, heard, runs) = failing(1);
    Tasks::default().run(async {
        let cx = heard.context();
        let mut call = Box::pin(registry.call("try", "1", &cx));
        poll_fn(|task| Poll::Ready(call.as_mut().poll(task).is_pending())).await;
    });
    assert_eq!(code(&heard.envelope()), "cancelled");
    assert_eq!(runs.load(Ordering::SeqCst), 1);
}

#[test]
fn whoever_has_sent_an_item_is_not_tried_again() {
    let (mut registry, clock, heard) = registry(|cx, n| async move {
        Sink::new(&cx, Codec::of()).send(&n).await?;
        Err(busy())
    });
    registry.set_random(Never);
    for cx in [Context::new(), heard.context()] {
        let envelope = tried(&registry, &clock, &cx);
        assert_eq!((code(&envelope), envelope.meta.attempts), ("busy", None));
    }
}

/// Counts the permits that are given and those that are out.
#[derive(Clone, Default)]
struct Permits(Arc<[AtomicUsize; 2]>);

struct Permit(Permits);

impl Drop for Permit {
    fn drop(&mut self) {
        self.0.0[1].fetch_sub(1, Ordering::SeqCst);
    }
}

impl Policy for Permits {
    fn limit(
        &self,
        _: &'static Spec,
        _: &Context,
    ) -> Result<Option<Box<dyn Send + Sync>>, Refusal> {
        self.0.iter().for_each(|count| {
            count.fetch_add(1, Ordering::SeqCst);
        });
        Ok(Some(Box::new(Permit(self.clone()))))
    }
}

#[test]
fn all_attempts_are_one_call_for_a_policy() {
    let (mut registry, clock, _, _) = failing(9);
    let permits = Permits::default();
    registry.set_policy(permits.clone());
    let envelope = tried(&registry, &clock, &Context::new());
    assert_eq!((code(&envelope), envelope.meta.attempts), ("busy", Some(3)));
    let counts = permits
        .0
        .each_ref()
        .map(|count| count.load(Ordering::SeqCst));
    assert_eq!(counts, [1, 0]);
}

/// A clock that has timers only as long as tools are registered.
#[derive(Clone, Default)]
struct Losing(Arc<AtomicUsize>);

impl Clock for Losing {
    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn sleep(&self, _: Duration) -> Option<BoxFuture<'static, ()>> {
        None
    }

    fn has_timers(&self) -> bool {
        self.0.load(Ordering::SeqCst) > 0
    }
}

#[test]
fn retries_need_timers() {
    let mut registry = Registry::new();
    let clock = Losing::default();
    registry.set_clock(clock.clone());
    // The tools that declare `timeout` are refused as well, and come first.
    let refused = registry.register(toolset(|_, n| async move { Ok(n) }));
    assert!(matches!(refused, Err(RegisterError::Timers { .. })));
    let error = RegisterError::Timers {
        tool: "try",
        declares: "retries",
    };
    let text = "`try` declares `retries`: build `toolrt` with its feature `tokio`, or set a clock with timers first";
    assert_eq!(error.to_string(), text);

    let (mut registry, _, heard, runs) = failing(1);
    registry.set_clock(clock);
    let line = "try: it is not tried again: the clock has no timers";
    assert_eq!(heard.log().last().map(String::as_str), Some(line));
    let envelope = Tasks::default().run(registry.call("try", "1", &Context::new()));
    assert_eq!((code(&envelope), envelope.meta.attempts), ("busy", None));
    assert_eq!(runs.load(Ordering::SeqCst), 1);
}

#[cfg(feature = "tokio")]
#[test]
fn a_call_waits_outside_of_tokio() {
    struct Thread(std::thread::Thread);

    impl std::task::Wake for Thread {
        fn wake(self: Arc<Self>) {
            self.0.unpark();
        }
    }

    let mut registry = Registry::new();
    registry.set_random(Never);
    let runs = AtomicUsize::new(0);
    registry
        .register(toolset(move |_, n| {
            let failed = runs.fetch_add(1, Ordering::SeqCst) == 0;
            async move { if failed { Err(busy()) } else { Ok(n) } }
        }))
        .unwrap();
    let waker = Arc::new(Thread(std::thread::current())).into();
    let mut task = std::task::Context::from_waker(&waker);
    let cx = Context::new();
    let mut call = Box::pin(registry.call("try", "1", &cx));
    let start = std::time::Instant::now();
    let envelope = loop {
        match call.as_mut().poll(&mut task) {
            Poll::Ready(envelope) => break envelope,
            Poll::Pending => std::thread::park_timeout(10 * SECOND),
        }
    };
    assert!(envelope.is_ok(), "{envelope:?}");
    assert!(start.elapsed() >= SECOND / 2);
}
