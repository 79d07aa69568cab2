//! Calls on several threads, in every order in which the threads can come: loom runs each model again and again. A
//! model in which somebody waits for good is a failure.

#[path = "../tests/support/doing.rs"]
#[allow(
    dead_code,
    clippy::wildcard_enum_match_arm,
    reason = "not every test needs all of it, and tests may look at some events only"
)]
mod doing;

use std::sync::Arc;
use std::time::Duration;

use loom::future::block_on;
use loom::model::Builder;
use loom::sync::atomic::{AtomicUsize, Ordering};
use loom::thread;

use crate::host::{Claim, IdempotencyStore, Limits, MemoryStore};
use crate::{Cancel, Codec, Context, EventKind, Internal, Registry, Sink, Status};

/// Runs a model in all orders with so few preemptions: a thread that waits for nothing is interrupted at most twice.
fn tried(model: impl Fn() + Send + Sync + 'static) {
    let mut builder = Builder::new();
    builder.preemption_bound = Some(2);
    builder.max_branches = 100_000;
    let model = Arc::new(model);
    builder.check(move || {
        let model = model.clone();
        started(move || model()).join().expect("the model ends");
    });
}

/// A thread with the stack that a call needs.
fn started<T: Send + 'static>(run: impl FnOnce() -> T + Send + 'static) -> thread::JoinHandle<T> {
    let thread = thread::Builder::new().stack_size(256 * 1024);
    thread.spawn(run).expect("loom has threads")
}

fn registry<F>(act: impl Fn(Context, i64) -> F + Send + Sync + 'static) -> Arc<Registry>
where
    F: Future<Output = Result<i64, Internal>> + Send + 'static,
{
    let registry = Registry::new();
    registry
        .register(doing::toolset(act))
        .expect("the names are free");
    Arc::new(registry)
}

/// A tool that leaves its items to a thread, and ends when it is told to.
fn sends(end: &Cancel) -> Arc<Registry> {
    let end = end.clone();
    registry(move |cx, items| {
        let (end, sink) = (end.clone(), Sink::new(&cx, Codec::of()));
        started(move || {
            for item in 0..items {
                if block_on(sink.send(&item)).is_err() {
                    break;
                }
            }
        });
        async move {
            end.cancelled().await;
            Ok(items)
        }
    })
}

#[test]
fn all_items_of_a_thread_are_read() {
    tried(|| {
        let end = Cancel::new();
        let registry = sends(&end);
        let cx = Context::new();
        let mut events = registry.stream("act", b"2", &cx);
        block_on(async {
            let mut items = 0;
            let mut last = None;
            while let Some(event) = events.next().await {
                items += usize::from(matches!(event.kind, EventKind::Item { .. }));
                // Nothing but the items themselves brings the reader here.
                if items == 2 {
                    end.cancel();
                }
                last = Some(event.kind);
            }
            let Some(EventKind::Finished { envelope }) = last else {
                panic!("{last:?}");
            };
            assert_eq!((items, envelope.status), (2, Status::Success));
        });
    });
}

#[test]
fn who_stops_reading_lets_no_sender_wait() {
    tried(|| {
        let registry = sends(&Cancel::new());
        let cx = Context::new();
        let mut events = registry.stream("act", b"2", &cx);
        block_on(async {
            while let Some(event) = events.next().await {
                if let EventKind::Item { .. } = event.kind {
                    break;
                }
            }
        });
        // The thread ends, or the model would: loom waits for all threads.
        drop(events);
    });
}

#[test]
fn a_call_that_is_cancelled_ends() {
    tried(|| {
        let registry = registry(|_, _| std::future::pending());
        let cancel = Cancel::new();
        let cx = Context::new().with_cancel(cancel.child());
        let other = started(move || cancel.cancel());
        let envelope = block_on(registry.call("act", b"1", &cx));
        assert_eq!(envelope.status, Status::Error);
        other.join().unwrap();
    });
}

/// A handler that must be alone.
fn alone() -> (Arc<Registry>, Arc<AtomicUsize>) {
    let inside = Arc::new(AtomicUsize::new(0));
    let counted = inside.clone();
    let registry = registry(move |_, n| {
        let counted = counted.clone();
        async move {
            assert_eq!(counted.fetch_add(1, Ordering::SeqCst), 0, "two at once");
            thread::yield_now();
            counted.fetch_sub(1, Ordering::SeqCst);
            Ok(n)
        }
    });
    (registry, inside)
}

#[test]
fn calls_of_a_limited_tool_come_one_by_one() {
    tried(|| {
        let (registry, _) = alone();
        let called = |registry: &Registry| {
            let cx = Context::new();
            let envelope = block_on(registry.call("alone", b"1", &cx));
            assert_eq!(envelope.status, Status::Success);
        };
        let others: Vec<_> = (0..2)
            .map(|_| {
                let registry = registry.clone();
                started(move || called(&registry))
            })
            .collect();
        called(&registry);
        others
            .into_iter()
            .for_each(|other| other.join().expect("it ends"));
        called(&registry);
    });
}

#[test]
fn who_stops_waiting_keeps_no_place() {
    tried(|| {
        let (registry, inside) = alone();
        let cancel = Cancel::new();
        let impatient = Context::new().with_cancel(cancel.clone());
        let (one, two) = (registry.clone(), registry.clone());
        let others = [
            started(move || {
                let envelope = block_on(one.call("alone", b"1", &Context::new()));
                assert_eq!(envelope.status, Status::Success);
            }),
            // Cancelled before its turn, in it, or after it: it ends in any case.
            started(move || drop(block_on(two.call("alone", b"1", &impatient)))),
        ];
        cancel.cancel();
        others
            .into_iter()
            .for_each(|other| other.join().expect("it ends"));
        // A handler that was dropped did not come back.
        inside.store(0, Ordering::SeqCst);
        let envelope = block_on(registry.call("alone", b"1", &Context::new()));
        assert_eq!(envelope.status, Status::Success);
    });
}

#[test]
fn who_has_to_give_way_hears_of_it() {
    tried(|| {
        let mut registry = Registry::new();
        registry.set_limits(Limits {
            queue: 2,
            ..Limits::default()
        });
        let toolset = doing::toolset(|_, n| async move {
            match n {
                0 => std::future::pending().await,
                _ => Ok(n),
            }
        });
        registry.register(toolset).expect("the names are free");
        let registry = Arc::new(registry);
        let greedy = Context::new().with_owner("greedy");
        let begun = |payload: &'static [u8]| {
            let mut call = Box::pin(registry.call("alone", payload, &greedy));
            let mut task = std::task::Context::from_waker(std::task::Waker::noop());
            assert!(call.as_mut().poll(&mut task).is_pending());
            call
        };
        let (first, second, third) = (begun(b"0"), begun(b"1"), begun(b"1"));
        let other = registry.clone();
        let modest = started(move || {
            let cx = Context::new().with_owner("modest");
            let envelope = block_on(other.call("alone", b"1", &cx));
            assert_eq!(envelope.status, Status::Success);
        });
        let envelope = block_on(third);
        assert_eq!(envelope.status, Status::Error);
        drop(first);
        modest.join().expect("it ends");
        let envelope = block_on(second);
        assert_eq!(envelope.status, Status::Success);
    });
}

#[test]
fn one_of_two_has_a_key() {
    tried(|| {
        let store = Arc::new(MemoryStore::default());
        let claim = |store: &MemoryStore| {
            let (second, now) = (Duration::from_secs(1), Duration::ZERO);
            let claim = store.claim(&[1; 32], &[2; 32], second, now);
            let claim = claim.expect("memory does not fail");
            if let Claim::Mine { number, .. } = claim {
                let answer = Some((b"{}".as_slice(), second));
                let settled = store.settle(&[1; 32], number, answer, now);
                settled.expect("memory does not fail");
                return true;
            }
            assert!(
                matches!(claim, Claim::Runs { .. } | Claim::Ended(_)),
                "{claim:?}"
            );
            false
        };
        let other = started({
            let store = store.clone();
            move || claim(&store)
        });
        let own = claim(&store);
        assert_ne!(own, other.join().expect("it ends"));
    });
}

#[test]
fn of_a_late_holder_and_another_one_answers() {
    tried(|| {
        let store = Arc::new(MemoryStore::default());
        let (second, late) = (Duration::from_secs(1), Duration::from_secs(2));
        let key = [1; 32];
        let Ok(Claim::Mine { number, .. }) = store.claim(&key, &key, second, Duration::ZERO) else {
            panic!("nobody else has it");
        };
        let holder = started({
            let store = store.clone();
            move || {
                let kept = Some((b"late".as_slice(), second));
                let settled = store.settle(&key, number, kept, late);
                settled.expect("memory does not fail")
            }
        });
        let taken = match store.claim(&key, &key, second, late).expect("likewise") {
            Claim::Mine { number, attempt } => {
                assert_eq!(attempt, 2);
                let kept = Some((b"new".as_slice(), second));
                let settled = store.settle(&key, number, kept, late);
                settled.expect("likewise")
            }
            other @ (Claim::Runs { .. } | Claim::Ended(_) | Claim::Other | Claim::Full) => {
                assert_eq!(other, Claim::Ended(b"late".to_vec()));
                false
            }
        };
        assert_ne!(taken, holder.join().expect("it ends"));
        let kept = store.claim(&key, &key, second, late).expect("likewise");
        let answer: &[u8] = if taken { b"new" } else { b"late" };
        assert_eq!(kept, Claim::Ended(answer.to_vec()));
    });
}

#[test]
fn a_call_keeps_its_tool_or_finds_none() {
    tried(|| {
        let registry = registry(|_, n| async move { Ok(n) });
        let other = started({
            let registry = registry.clone();
            move || assert!(registry.unregister("act"))
        });
        let envelope = block_on(registry.call("act", b"1", &Context::new()));
        let code = envelope.error.map_or("".into(), |error| error.code);
        assert!(code.is_empty() || code == "unknown_tool", "{code}");
        other.join().expect("it ends");
        assert_eq!(
            (registry.changes(), registry.get("act").is_none()),
            (2, true)
        );
    });
}

/// A clock that stands still: who waits for it waits for good.
struct Still;

impl crate::host::Clock for Still {
    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn sleep(&self, _: Duration) -> Option<crate::BoxFuture<'static, ()>> {
        Some(Box::pin(std::future::pending()))
    }
}

#[test]
fn a_call_is_refused_or_waited_for() {
    tried(|| {
        let ran = Arc::new(AtomicUsize::new(0));
        let counted = ran.clone();
        let mut registry = Registry::new();
        registry.set_clock(Still);
        registry
            .register(doing::toolset(move |_, n| {
                let counted = counted.clone();
                async move {
                    counted.fetch_add(1, Ordering::SeqCst);
                    Ok(n)
                }
            }))
            .expect("the names are free");
        let registry = Arc::new(registry);
        let other = started({
            let registry = registry.clone();
            move || block_on(registry.call("act", b"1", &Context::new()))
        });
        // The model ends only if the last call wakes whoever waits for it.
        let done = block_on(registry.shutdown(Duration::from_secs(1)));
        let before = ran.load(Ordering::SeqCst);
        let envelope = other.join().expect("it ends");
        let code = envelope.error.map_or("".into(), |error| error.code);
        assert_eq!((done.cancelled, done.left), (0, 0));
        match &*code {
            // Nothing begins behind the back of who has shut it down.
            "" => assert_eq!(before, 1),
            "unavailable" => assert_eq!((done.finished, before), (0, 0)),
            code => panic!("{code}"),
        }
        assert!(registry.is_shut_down());
        let envelope = block_on(registry.call("act", b"1", &Context::new()));
        assert_eq!(envelope.error.expect("it is refused").code, "unavailable");
        assert_eq!(block_on(registry.shutdown(Duration::ZERO)), done);
    });
}
