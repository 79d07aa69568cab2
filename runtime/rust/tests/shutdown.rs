//! Registries that shut down: running calls have their time, and no others begin.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::Duration;

use toolrt::host::{Limits, ShutDown};
use toolrt::{Cancel, Context, EventKind, Internal, Registry, Status};

use crate::doing::{code, toolset};

const LONG: Duration = Duration::from_secs(30);
const SHORT: Duration = Duration::from_millis(20);

fn registry<F>(act: impl Fn(Context, i64) -> F + Send + Sync + 'static) -> Arc<Registry>
where
    F: Future<Output = Result<i64, Internal>> + Send + 'static,
{
    let registry = Registry::new();
    registry.register(toolset(act)).unwrap();
    Arc::new(registry)
}

/// A call on a task of its own, which has begun when this returns.
async fn begun(registry: &Arc<Registry>, tool: &'static str, cx: Context) -> Task {
    let scheduled = Cancel::new();
    let seen = scheduled.clone();
    let cx = cx.with_events(Arc::new(Hears(move || seen.cancel())));
    let registry = registry.clone();
    let task = tokio::spawn(async move { registry.call(tool, b"1", &cx).await });
    scheduled.cancelled().await;
    task
}

type Task = tokio::task::JoinHandle<toolrt::Envelope>;

struct Hears<F>(F);

impl<F: Fn() + Send + Sync> toolrt::EventSink for Hears<F> {
    fn event(&self, event: toolrt::Event) {
        if matches!(event.kind, EventKind::Scheduled) {
            (self.0)();
        }
    }
}

#[tokio::test]
async fn a_running_call_finishes_and_no_other_begins() {
    let go_on = Cancel::new();
    let waits = go_on.clone();
    let registry = registry(move |_, n| {
        let waits = waits.clone();
        async move {
            waits.cancelled().await;
            Ok(n)
        }
    });
    let running = begun(&registry, "act", Context::new()).await;
    let shutting = tokio::spawn({
        let registry = registry.clone();
        async move { registry.shutdown(LONG).await }
    });
    while !registry.is_shut_down() {
        tokio::task::yield_now().await;
    }
    let refused = registry.call("act", b"1", &Context::new()).await;
    assert_eq!(code(&refused), "unavailable");
    let message = &refused.error.as_ref().unwrap().message;
    assert_eq!(message, "The host shuts down, and takes no calls any more.");
    let checked = registry.preflight("act", b"1", &Context::new()).await;
    assert_eq!(code(&checked), "unavailable");
    assert_eq!(
        code(&registry.call("no", b"1", &Context::new()).await),
        "unknown_tool"
    );
    go_on.cancel();
    assert_eq!(running.await.unwrap().status, Status::Success);
    let done = ShutDown {
        finished: 1,
        ..ShutDown::default()
    };
    assert_eq!(shutting.await.unwrap(), done);
    assert_eq!(registry.shutdown(Duration::ZERO).await, done);
}

#[tokio::test]
async fn a_call_that_does_not_end_is_cancelled() {
    let told = Cancel::new();
    let seen = told.clone();
    let registry = registry(move |cx, _| {
        let (seen, token) = (seen.clone(), cx.cancel().clone());
        // What a handler leaves running learns of the end.
        tokio::spawn(async move {
            token.cancelled().await;
            seen.cancel();
        });
        std::future::pending()
    });
    let callers = Cancel::new();
    let running = begun(
        &registry,
        "act",
        Context::new().with_cancel(callers.clone()),
    )
    .await;
    let done = registry.shutdown(SHORT).await;
    assert_eq!((done.finished, done.cancelled, done.left), (0, 1, 0));
    assert_eq!(code(&running.await.unwrap()), "cancelled");
    told.cancelled().await;
    // The token of the caller is the caller's.
    assert!(!callers.is_cancelled());
}

#[tokio::test]
async fn a_handler_that_blocks_its_thread_is_left() {
    let (end, ends) = mpsc::channel::<()>();
    let (begins, begun) = mpsc::channel::<()>();
    let (begins, ends) = (Mutex::new(begins), Mutex::new(ends));
    let registry = registry(move |_, n| {
        begins.lock().unwrap().send(()).unwrap();
        ends.lock().unwrap().recv().unwrap();
        std::future::ready(Ok(n))
    });
    let running = thread::spawn({
        let registry = registry.clone();
        move || {
            let runtime = tokio::runtime::Builder::new_current_thread();
            let runtime = { runtime }.enable_all().build().unwrap();
            runtime.block_on(registry.call("act", b"1", &Context::new()))
        }
    });
    begun.recv().unwrap();
    let done = registry.shutdown(SHORT).await;
    assert_eq!((done.finished, done.cancelled, done.left), (0, 0, 1));
    end.send(()).unwrap();
    assert!(running.join().unwrap().is_ok());
    let done = registry.shutdown(SHORT).await;
    assert_eq!((done.finished, done.cancelled, done.left), (0, 1, 0));
}

#[tokio::test]
async fn who_waits_for_a_turn_is_turned_away() {
    let go_on = Cancel::new();
    let calls = Arc::new(AtomicUsize::new(0));
    let (waits, counted) = (go_on.clone(), calls.clone());
    let mut registry = Registry::new();
    registry.set_limits(Limits {
        parallel: Some(1),
        ..Limits::default()
    });
    registry
        .register(toolset(move |_, n| {
            let (waits, counted) = (waits.clone(), counted.clone());
            async move {
                counted.fetch_add(1, Ordering::SeqCst);
                waits.cancelled().await;
                Ok(n)
            }
        }))
        .unwrap();
    let registry = Arc::new(registry);
    let running = begun(&registry, "act", Context::new()).await;
    let queued = begun(&registry, "act", Context::new()).await;
    let shutting = tokio::spawn({
        let registry = registry.clone();
        async move { registry.shutdown(LONG).await }
    });
    assert_eq!(code(&queued.await.unwrap()), "unavailable");
    go_on.cancel();
    assert_eq!(running.await.unwrap().status, Status::Success);
    let done = shutting.await.unwrap();
    assert_eq!((done.finished, done.cancelled, done.left), (1, 1, 0));
    assert_eq!(calls.load(Ordering::SeqCst), 1);
}

#[tokio::test]
async fn a_running_call_may_make_calls() {
    let go_on = Cancel::new();
    let waits = go_on.clone();
    let own: Arc<Mutex<Option<Arc<Registry>>>> = Arc::default();
    let inner = own.clone();
    let registry = registry(move |cx, n| {
        let (waits, inner) = (waits.clone(), inner.clone());
        async move {
            if cx.parent_call_id().is_none() {
                waits.cancelled().await;
                let registry = inner.lock().unwrap().clone().unwrap();
                let envelope = Box::pin(registry.call("act", b"2", &cx)).await;
                assert!(envelope.is_ok(), "{envelope:?}");
                // A context of nobody is no call of this one.
                let envelope = Box::pin(registry.call("act", b"2", &Context::new())).await;
                assert_eq!(code(&envelope), "unavailable");
            }
            Ok(n)
        }
    });
    *own.lock().unwrap() = Some(registry.clone());
    let running = begun(&registry, "act", Context::new()).await;
    let shutting = tokio::spawn({
        let registry = registry.clone();
        async move { registry.shutdown(LONG).await }
    });
    while !registry.is_shut_down() {
        tokio::task::yield_now().await;
    }
    go_on.cancel();
    assert!(running.await.unwrap().is_ok());
    let done = shutting.await.unwrap();
    assert_eq!((done.finished, done.cancelled, done.left), (1, 0, 0));
    *own.lock().unwrap() = None;
}

#[tokio::test]
async fn a_call_that_its_caller_drops_has_ended() {
    let registry = registry(|_, _| std::future::pending());
    let running = begun(&registry, "act", Context::new()).await;
    running.abort();
    let done = registry.shutdown(LONG).await;
    assert_eq!(done.left, 0);
}
