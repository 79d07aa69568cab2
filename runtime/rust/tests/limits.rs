//! Calls that wait for their turn.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::task::Poll;
use std::time::Duration;

use toolrt::host::{Limits, Policy, Rate, Refusal, ToolLimits};
use toolrt::spec::Spec;
use toolrt::{Cancel, Context, Envelope, Registry};

use crate::doing::{Hand, Heard, code, registry};
use crate::tasks::{Gate, Tasks};

const SECOND: Duration = Duration::from_secs(1);

/// A registry whose handlers wait at a gate, and how many run.
fn gated() -> (Registry, Hand, Gate, Arc<AtomicUsize>) {
    let (gate, running) = (Gate::default(), Arc::new(AtomicUsize::new(0)));
    let (waits, count) = (gate.clone(), running.clone());
    let (registry, clock, _) = registry(move |_, n| {
        let (waits, count) = (waits.clone(), count.clone());
        async move {
            count.fetch_add(1, Ordering::SeqCst);
            waits.opened().await;
            count.fetch_sub(1, Ordering::SeqCst);
            Ok(n)
        }
    });
    (registry, clock, gate, running)
}

/// Calls `alone` while another call of it runs, and does something meanwhile.
fn waiting(cx: &Context, then: impl FnOnce(&Hand) + Send + 'static) -> (Envelope, Envelope) {
    let (registry, clock, gate, running) = gated();
    let tasks = Tasks::default();
    tasks.run(async {
        let outer = Context::new();
        let mut first = pin!(registry.call("alone", "1", &outer));
        poll_fn(|task| Poll::Ready(first.as_mut().poll(task).is_pending())).await;
        tasks.spawn(async move { then(&clock) });
        let second = registry.call("alone", "2", cx).await;
        assert_eq!(running.load(Ordering::SeqCst), 1);
        gate.open();
        let first = first.await;
        // The place of the one that gave up is nobody's.
        assert!(registry.call("alone", "3", &outer).await.is_ok());
        (first, second)
    })
}

#[test]
fn the_callers_deadline_ends_the_wait() {
    let heard = Heard::default();
    let cx = heard.context().with_timeout(5 * SECOND);
    let (first, second) = waiting(&cx, |clock| clock.pass(6 * SECOND));
    assert!(first.is_ok());
    assert_eq!(code(&second), "timeout");
    assert_eq!(heard.names(), ["call_scheduled", "call_finished"]);
}

#[test]
fn a_cancel_ends_the_wait() {
    let cancel = Cancel::new();
    let cx = Context::new().with_cancel(cancel.clone());
    let (first, second) = waiting(&cx, move |_| cancel.cancel());
    assert!(first.is_ok());
    assert_eq!(code(&second), "cancelled");
}

#[test]
fn a_call_that_is_dropped_waits_no_more() {
    let (registry, _, gate, running) = gated();
    let heard = Heard::default();
    Tasks::default().run(async {
        let cx = Context::new();
        let mut first = pin!(registry.call("alone", "1", &cx));
        poll_fn(|task| Poll::Ready(first.as_mut().poll(task).is_pending())).await;
        let other = heard.context();
        let mut second = Box::pin(registry.call("alone", "2", &other));
        poll_fn(|task| Poll::Ready(second.as_mut().poll(task).is_pending())).await;
        let mut third = Box::pin(registry.call("alone", "3", &cx));
        poll_fn(|task| Poll::Ready(third.as_mut().poll(task).is_pending())).await;
        drop(second);
        assert_eq!(running.load(Ordering::SeqCst), 1);
        gate.open();
        assert!(first.await.is_ok());
        assert!(third.await.is_ok());
    });
    assert_eq!(code(&heard.envelope()), "cancelled");
}

#[test]
fn a_handler_that_is_dropped_gives_its_place_back() {
    let (registry, _, _, running) = gated();
    Tasks::default().run(async {
        let cx = Context::new();
        for count in 1..4 {
            let mut call = Box::pin(registry.call("alone", "1", &cx));
            poll_fn(|task| Poll::Ready(call.as_mut().poll(task).is_pending())).await;
            assert_eq!(running.load(Ordering::SeqCst), count);
        }
    });
}

#[test]
fn the_first_to_wait_is_the_first_to_run() {
    let order = Arc::new(Mutex::new(Vec::new()));
    let ran = order.clone();
    let gate = Gate::default();
    let waits = gate.clone();
    let (registry, _, _) = registry(move |_, n| {
        let (waits, ran) = (waits.clone(), ran.clone());
        async move {
            ran.lock().unwrap().push(n);
            waits.opened().await;
            Ok(n)
        }
    });
    let (registry, tasks) = (Arc::new(registry), Tasks::default());
    let done = Arc::new(AtomicUsize::new(0));
    for n in 0..20 {
        let (registry, done) = (registry.clone(), done.clone());
        tasks.spawn(async move {
            let cx = Context::new();
            let envelope = registry.call("alone", n.to_string(), &cx).await;
            assert!(envelope.is_ok());
            done.fetch_add(1, Ordering::SeqCst);
        });
    }
    tasks.run(async {
        gate.open();
        poll_fn(|task| {
            task.waker().wake_by_ref();
            match done.load(Ordering::SeqCst) {
                20 => Poll::Ready(()),
                _ => Poll::Pending,
            }
        })
        .await;
    });
    assert_eq!(*order.lock().unwrap(), (0..20).collect::<Vec<_>>());
}

#[test]
fn a_handler_calls_its_own_tool() {
    let inner: Arc<Mutex<Option<Arc<Registry>>>> = Arc::default();
    let place = inner.clone();
    let (mut outer, _, _) = registry(move |cx, n| {
        let registry = place.lock().unwrap().clone();
        async move {
            let registry = registry.expect("it is there before calls are");
            if n == 0 {
                return Ok(0);
            }
            let payload = (n - 1).to_string();
            let envelope = Box::pin(registry.call("alone", payload, &cx)).await;
            assert!(envelope.is_ok(), "{envelope:?}");
            Ok(n)
        }
    });
    outer.set_limits(Limits {
        parallel: Some(1),
        ..Limits::default()
    });
    let outer = Arc::new(outer);
    *inner.lock().unwrap() = Some(outer.clone());
    for _ in 0..2 {
        assert!(
            Tasks::default()
                .run(outer.call("alone", "3", &Context::new()))
                .is_ok()
        );
    }
    *inner.lock().unwrap() = None;
}

#[test]
fn refusals_say_when_to_come_again() {
    let (mut registry, clock, _, _) = gated();
    let rate = ToolLimits {
        rate: Some(Rate::new(0, Duration::from_micros(1500))),
        ..ToolLimits::default()
    };
    registry.set_limits(Limits::default().with_tool("act", rate));
    let cx = Context::new();
    let refused = Tasks::default().run(registry.call("act", "1", &cx));
    let error = refused.error.expect("it is refused");
    assert_eq!(
        (
            error.code.as_ref(),
            error.recovery.after_ms,
            error.retryable()
        ),
        ("rate_limited", Some(2), true)
    );
    clock.pass(SECOND);
    registry.set_limits(Limits {
        queue: 0,
        ..Limits::default().with_tool(
            "act",
            ToolLimits {
                parallel: Some(0),
                rate: None,
            },
        )
    });
    let refused = Tasks::default().run(registry.call("act", "1", &cx));
    let error = refused.error.expect("it is refused");
    assert_eq!(error.message, "The host is too busy to run the tool act.");
    assert!(error.retryable());
}

/// Refuses everything, at the last moment.
struct Refusing;

impl Policy for Refusing {
    fn limit(
        &self,
        _: &'static Spec,
        _: &Context,
    ) -> Result<Option<Box<dyn Send + Sync>>, Refusal> {
        panic!("no more");
    }
}

#[test]
fn a_turn_is_given_back_whatever_fails() {
    let (mut registry, _, heard) = registry(|_, n| async move {
        assert!(n > 0, "nothing to do");
        Ok(n)
    });
    let cx = Context::new();
    for _ in 0..3 {
        let failed = Tasks::default().run(registry.call("alone", "0", &cx));
        assert_eq!(code(&failed), "internal");
    }
    assert!(
        Tasks::default()
            .run(registry.call("alone", "1", &cx))
            .is_ok()
    );
    registry.set_policy(Refusing);
    for _ in 0..3 {
        let failed = Tasks::default().run(registry.call("alone", "1", &cx));
        assert_eq!(code(&failed), "internal");
    }
    assert_eq!(heard.log().len(), 6);
}
