//! Many calls at once, whose handlers, callers and hosts do everything that they can do: each ends once, and whatever
//! was taken is given back.
//!
//! The suite makes 10,000 calls; `cargo test -p toolrt --all-features --test storm -- --ignored` makes 100,000.

#[path = "support/doing.rs"]
#[allow(dead_code, reason = "not every test needs all of it")]
mod doing;

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context as Task, Poll, Waker};
use std::time::Duration;

use doing::{Hand, busy, registry};
use toolrt::host::{Idempotency, Limits, Log, MemoryStore, Policy, Rate, Refusal, ToolLimits};
use toolrt::spec::Spec;
use toolrt::{Cancel, Context, Envelope, Event, EventKind, EventSink, Internal, Registry};

const WAVE: usize = 1000;

/// What one call has told.
#[derive(Default)]
struct Ends {
    scheduled: usize,
    finished: Vec<String>,
}

/// A receiver of the events of all calls.
#[derive(Clone, Default)]
struct Told(Arc<Mutex<HashMap<String, Ends>>>);

impl EventSink for Told {
    fn event(&self, event: Event) {
        let mut told = self.0.lock().unwrap();
        let ends = told.entry(event.call_id).or_default();
        match event.kind {
            EventKind::Scheduled => ends.scheduled += 1,
            EventKind::Finished { envelope } => ends.finished.push(envelope.to_json()),
            _ => assert!(ends.finished.is_empty(), "nothing comes after the end"),
        }
    }
}

/// Counts permits.
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
        cx: &Context,
    ) -> Result<Option<Box<dyn Send + Sync>>, Refusal> {
        assert!(cx.label("policy") != Some("panics"), "told to");
        self.0.fetch_add(1, Ordering::SeqCst);
        Ok(Some(Box::new(Permit(self.clone()))))
    }
}

struct Silent;

impl Log for Silent {
    fn failure(&self, _: &'static str, _: &str, _: &str) {}
}

/// Never ready at first, and then as often as it is told to wait.
struct Steps(u32);

impl Future for Steps {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, task: &mut Task<'_>) -> Poll<()> {
        if self.0 == 0 {
            return Poll::Ready(());
        }
        self.0 -= 1;
        task.waker().wake_by_ref();
        Poll::Pending
    }
}

/// What a handler does, by the rest of its argument.
async fn acts(inner: Option<Arc<Registry>>, cx: Context, n: i64) -> Result<i64, Internal> {
    match n % 10 {
        0 => panic!("told to"),
        1 => Err(Internal::new("fails")),
        2 | 3 => {
            Steps(3).await;
            if n % 3 == 0 { Err(busy()) } else { Ok(n) }
        }
        4 => {
            // Until its deadline, its cancel or its caller ends it.
            std::future::pending::<()>().await;
            Ok(n)
        }
        5 => {
            let inner = inner.expect("it is there");
            let tool = ["alone", "try", "act"][n as usize / 10 % 3];
            let payload = (n / 10 * 10 + 6).to_string();
            Box::pin(inner.call(tool, payload, &cx)).await;
            Ok(n)
        }
        _ => {
            Steps((n % 7) as u32).await;
            Ok(n)
        }
    }
}

/// A call that runs, and what its caller does.
struct Caller {
    id: String,
    call: Pin<Box<dyn Future<Output = Envelope> + Send>>,
    cancel: Cancel,
    cancels_at: Option<u32>,
    leaves_at: Option<u32>,
}

struct Storm {
    registry: Arc<Registry>,
    clock: Hand,
    told: Told,
    permits: Permits,
    random: fastrand::Rng,
    calls: usize,
    envelopes: usize,
    dropped: usize,
}

impl Storm {
    fn new(seed: u64) -> Self {
        let place: Arc<Mutex<Option<Arc<Registry>>>> = Arc::default();
        let inner = place.clone();
        let (mut registry, clock, _) = registry(move |cx, n| {
            let inner = inner.lock().unwrap().clone();
            acts(inner, cx, n)
        });
        let permits = Permits::default();
        registry.set_policy(permits.clone());
        registry.set_log(Silent);
        registry.set_idempotency(Idempotency {
            store: Arc::new(MemoryStore::new(500, 100_000)),
            ..Idempotency::default()
        });
        let rate = Rate::new(200, Duration::from_secs(1));
        registry.set_limits(
            Limits {
                parallel: Some(64),
                queue: 100,
                ..Limits::default()
            }
            .with_tool(
                "hurry",
                ToolLimits {
                    parallel: Some(8),
                    rate: None,
                },
            )
            .with_tool(
                "explain",
                ToolLimits {
                    parallel: None,
                    rate: Some(rate),
                },
            ),
        );
        let registry = Arc::new(registry);
        *place.lock().unwrap() = Some(registry.clone());
        Self {
            registry,
            clock,
            told: Told::default(),
            permits,
            random: fastrand::Rng::with_seed(seed),
            calls: 0,
            envelopes: 0,
            dropped: 0,
        }
    }

    fn caller(&mut self) -> Caller {
        self.calls += 1;
        let random = &mut self.random;
        let tool = ["act", "hurry", "try", "alone", "explain"][random.usize(..5)];
        let n = random.i64(0..1000);
        let id = format!("storm-{} {tool}({n})", self.calls);
        let cancel = Cancel::new();
        let mut cx = Context::new()
            .with_call_id(id.clone())
            .with_cancel(cancel.clone())
            .with_events(Arc::new(self.told.clone()));
        // Nobody else ends a handler that waits for ever.
        let must_end = n % 10 == 4;
        if must_end || random.u8(..4) == 0 {
            cx = cx.with_timeout(Duration::from_millis(random.u64(1..3000)));
        }
        if random.u8(..50) == 0 {
            cx = cx.with_label("policy", "panics");
        }
        if random.u8(..8) == 0 {
            cx = cx.with_idempotency_key(random.u8(..200).to_string());
        }
        let sometimes =
            |random: &mut fastrand::Rng| (random.u8(..8) == 0).then(|| random.u32(..30));
        let (cancels_at, leaves_at) = (sometimes(random), sometimes(random));
        let (registry, payload) = (self.registry.clone(), n.to_string());
        let call = Box::pin(async move { registry.call(tool, payload, &cx).await });
        Caller {
            id,
            call,
            cancel,
            cancels_at,
            leaves_at,
        }
    }

    fn wave(&mut self) {
        let mut callers: Vec<Caller> = (0..WAVE).map(|_| self.caller()).collect();
        let mut ended: Vec<(String, Option<String>)> = Vec::new();
        let mut task = Task::from_waker(Waker::noop());
        for turn in 0.. {
            let ids = || {
                callers
                    .iter()
                    .map(|caller| caller.id.as_str())
                    .collect::<Vec<_>>()
            };
            assert!(turn < 5_000, "{:?} never end", ids());
            let mut left = Vec::new();
            for mut caller in callers.drain(..) {
                if caller.leaves_at == Some(turn) {
                    ended.push((caller.id, None));
                    continue;
                }
                if caller.cancels_at == Some(turn) {
                    caller.cancel.cancel();
                }
                match caller.call.as_mut().poll(&mut task) {
                    Poll::Ready(envelope) => ended.push((caller.id, Some(envelope.to_json()))),
                    Poll::Pending => left.push(caller),
                }
            }
            callers = left;
            if callers.is_empty() {
                break;
            }
            self.clock.pass(Duration::from_millis(20));
        }
        let mut told = std::mem::take(&mut *self.told.0.lock().unwrap());
        for (id, envelope) in ended {
            let ends = told.remove(&id);
            let Some(envelope) = envelope else {
                self.dropped += 1;
                // It may have gone before it began.
                assert!(ends.is_none_or(|ends| ends.scheduled == 1 && ends.finished.len() == 1));
                continue;
            };
            self.envelopes += 1;
            let ends = ends.expect("every call begins");
            assert_eq!((ends.scheduled, ends.finished), (1, vec![envelope]));
        }
        // What is left are the calls that handlers have made.
        for ends in told.into_values() {
            assert_eq!((ends.scheduled, ends.finished.len()), (1, 1));
        }
        assert_eq!(self.permits.0.load(Ordering::SeqCst), 0);
    }

    /// All places are free again: as many calls as there may be run at once.
    fn places_are_free(&self) {
        let mut task = Task::from_waker(Waker::noop());
        let cx = Context::new();
        let mut calls: Vec<_> = (0..64)
            .map(|_| Box::pin(self.registry.call("act", "4", &cx)))
            .collect();
        for call in &mut calls {
            assert!(call.as_mut().poll(&mut task).is_pending());
        }
        assert_eq!(self.permits.0.load(Ordering::SeqCst), 64);
        drop(calls);
        assert_eq!(self.permits.0.load(Ordering::SeqCst), 0);
        let mut alone = Box::pin(self.registry.call("alone", "6", &cx));
        while alone.as_mut().poll(&mut task).is_pending() {}
    }
}

/// How much of the process is in memory, in kilobytes, where that is known.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

fn storm(waves: usize) {
    // Panics are part of it; their texts would be most of the output.
    std::panic::set_hook(Box::new(|info| {
        let told = info.payload().downcast_ref::<&str>() == Some(&"told to");
        let ours = info
            .location()
            .is_some_and(|place| place.file().ends_with("storm.rs"));
        if !(told && ours) {
            eprintln!("{info}");
        }
    }));
    let mut storm = Storm::new(7);
    let mut early = None;
    for wave in 0..waves {
        storm.wave();
        if wave == waves / 5 {
            early = memory();
        }
    }
    storm.places_are_free();
    assert_eq!(storm.calls, waves * WAVE);
    assert_eq!(storm.envelopes + storm.dropped, storm.calls);
    assert!(storm.dropped > 0 && storm.envelopes > storm.calls / 2);
    if let (Some(early), Some(late)) = (early, memory()) {
        println!(
            "{} calls; {early} KB after a fifth, {late} KB in the end",
            storm.calls
        );
        assert!(
            late < early + early / 4 + 4096,
            "{early} KB became {late} KB"
        );
    }
}

#[test]
fn every_call_ends_once() {
    storm(10);
}

#[test]
#[ignore = "takes a minute"]
fn every_one_of_many_calls_ends_once() {
    storm(100);
}
