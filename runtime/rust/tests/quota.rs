//! What one caller may take of a registry, and that others get theirs.

use std::future::poll_fn;
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::task::Poll;
use std::time::Duration;

use serde_json::Value;
use toolrt::host::{CallerKey, Limits, Quota, Rate};
use toolrt::{Caller, Cancel, Context, Registry};

use crate::doing::{Hand, code, registry};
use crate::tasks::{Gate, Tasks};

const HOUR: Duration = Duration::from_secs(3600);

/// A registry of which each caller may take so much. Its handlers of 0 wait for a gate.
fn limited(quota: Quota) -> (Registry, Hand, Gate) {
    let gate = Gate::default();
    let waits = gate.clone();
    let (mut registry, clock, _) = registry(move |_, n| {
        let waits = waits.clone();
        async move {
            if n == 0 {
                waits.opened().await;
            }
            Ok(n)
        }
    });
    registry.set_limits(Limits::default().with_quota(quota));
    (registry, clock, gate)
}

fn of(owner: &str) -> Context {
    Context::new().with_owner(owner)
}

async fn begun<F: Future>(mut call: Pin<&mut F>) {
    let is_pending = poll_fn(|task| Poll::Ready(call.as_mut().poll(task).is_pending())).await;
    assert!(is_pending);
}

fn once_an_hour() -> Quota {
    Quota {
        rate: Some(Rate::new(1, HOUR)),
        ..Quota::default()
    }
}

fn one_at_once() -> Quota {
    Quota {
        parallel: Some(1),
        queue: Some(0),
        ..Quota::default()
    }
}

#[test]
fn refusals_are_those_of_the_vectors() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../spec/conformance/limits/quota.json"
    );
    let file = std::fs::read_to_string(path).expect("the vectors are there");
    let file: Value = serde_json::from_str(&file).expect("the vectors are JSON");
    let refusals = file["refusals"].as_array().expect("there are refusals");
    assert_eq!(refusals.len(), 2);
    for refusal in refusals {
        let said = &refusal["quota"];
        let rate = said["rate"]["calls"].as_u64().map(|calls| {
            let per = said["rate"]["per_ms"].as_u64().expect("a rate has a time");
            Rate::new(calls as u32, Duration::from_millis(per))
        });
        let (registry, _, gate) = limited(Quota {
            parallel: said["parallel"].as_u64().map(|most| most as u32),
            queue: said["queue"].as_u64().map(|most| most as usize),
            rate,
            ..Quota::default()
        });
        let cx = of("greedy");
        let refused = Tasks::default().run(async {
            let mut first = pin!(registry.call("act", "0", &cx));
            begun(first.as_mut()).await;
            let refused = registry.call("act", "0", &cx).await;
            assert!(registry.call("act", "1", &of("modest")).await.is_ok());
            gate.open();
            assert!(first.await.is_ok());
            refused
        });
        let envelope: Value = serde_json::from_str(&refused.to_json()).expect("it is JSON");
        assert_eq!(envelope["error"], refusal["error"], "{}", refusal["name"]);
    }
}

#[test]
fn owners_peers_and_names_are_apart() {
    let (registry, _, _) = limited(once_an_hour());
    let tasks = Tasks::default();
    let calls = |cx: &Context| tasks.run(registry.call("act", "1", cx)).is_ok();
    assert!(calls(&of("x")));
    assert!(!calls(&of("x")));
    // It is the same owner, wherever it calls from and whatever it is called.
    assert!(!calls(
        &of("x").with_peer("y").with_caller(Caller::new("z"))
    ));
    assert!(calls(&Context::new().with_peer("x")));
    assert!(!calls(
        &Context::new().with_peer("x").with_caller(Caller::new("w"))
    ));
    assert!(calls(&Context::new().with_caller(Caller::new("x"))));
    assert!(!calls(&Context::new().with_caller(Caller::new("x"))));
    let long = "x".repeat(100_000);
    assert_eq!(size_of_val(&CallerKey::of(&of(&long))), 32);
}

#[test]
fn tokens_come_back_with_time() {
    let (registry, clock, _) = limited(Quota {
        rate: Some(Rate::new(2, Duration::from_secs(1))),
        burst: Some(3),
        ..Quota::default()
    });
    let cx = of("greedy");
    let call = || Tasks::default().run(registry.call("act", "1", &cx));
    for _ in 0..3 {
        assert!(call().is_ok());
    }
    assert_eq!(call().error.unwrap().recovery.after_ms, Some(500));
    clock.pass(Duration::from_millis(500));
    assert!(call().is_ok());
    assert_eq!(code(&call()), "rate_limited");
    clock.pass(HOUR);
    for _ in 0..3 {
        assert!(call().is_ok());
    }
    assert_eq!(code(&call()), "rate_limited");
}

#[test]
fn a_thousand_waiting_calls_do_not_delay_those_of_another_caller() {
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
    let spawn = |owner: &'static str, n: i64| {
        let (registry, done) = (registry.clone(), done.clone());
        tasks.spawn(async move {
            let envelope = registry.call("alone", n.to_string(), &of(owner)).await;
            assert!(envelope.is_ok());
            done.fetch_add(1, Ordering::SeqCst);
        });
    };
    for n in 0..1000 {
        spawn("greedy", n);
    }
    spawn("modest", -1);
    spawn("modest", -2);
    spawn("third", -3);
    tasks.run(async {
        // All others come first.
        let mut have_come = false;
        poll_fn(|task| {
            task.waker().wake_by_ref();
            match std::mem::replace(&mut have_come, true) {
                true => Poll::Ready(()),
                false => Poll::Pending,
            }
        })
        .await;
        gate.open();
        poll_fn(|task| {
            task.waker().wake_by_ref();
            match done.load(Ordering::SeqCst) {
                1003 => Poll::Ready(()),
                _ => Poll::Pending,
            }
        })
        .await;
    });
    // One runs already when the others come.
    assert_eq!(order.lock().unwrap()[..6], [0, -1, -3, 1, -2, 2]);
}

#[test]
fn a_call_that_gives_way_ends_as_unavailable() {
    let (mut registry, _, gate) = limited(Quota::default());
    registry.set_limits(Limits {
        queue: 2,
        ..Limits::default()
    });
    let (greedy, modest) = (of("greedy"), of("modest"));
    Tasks::default().run(async {
        let mut first = pin!(registry.call("alone", "0", &greedy));
        let mut second = pin!(registry.call("alone", "1", &greedy));
        let mut third = pin!(registry.call("alone", "1", &greedy));
        let mut fourth = pin!(registry.call("alone", "1", &modest));
        begun(first.as_mut()).await;
        begun(second.as_mut()).await;
        begun(third.as_mut()).await;
        begun(fourth.as_mut()).await;
        let error = third.await.error.expect("it had to give way");
        assert_eq!(error.message, "The host is too busy to run the tool alone.");
        assert!(error.retryable());
        gate.open();
        for envelope in [first.await, fourth.await, second.await] {
            assert!(envelope.is_ok());
        }
    });
}

#[test]
fn whatever_ends_a_call_gives_its_place_back() {
    let (registry, clock, _) = limited(one_at_once());
    let cx = of("greedy");
    let is_free = async || registry.call("act", "1", &cx).await.is_ok();
    Tasks::default().run(async {
        let mut call = Box::pin(registry.call("act", "0", &cx));
        begun(call.as_mut()).await;
        assert!(!is_free().await);
        drop(call);
        assert!(is_free().await);

        let cancel = Cancel::new();
        let cancelled = cx.clone().with_cancel(cancel.clone());
        let mut call = Box::pin(registry.call("act", "0", &cancelled));
        begun(call.as_mut()).await;
        assert!(!is_free().await);
        cancel.cancel();
        assert_eq!(code(&call.await), "cancelled");
        assert!(is_free().await);

        let late = cx.clone().with_timeout(Duration::from_secs(1));
        let mut call = Box::pin(registry.call("act", "0", &late));
        begun(call.as_mut()).await;
        clock.pass(Duration::from_secs(2));
        assert_eq!(code(&call.await), "timeout");
        assert!(is_free().await);
    });
}
