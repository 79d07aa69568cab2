//! Events that are read one by one, of handlers that send from tasks of their own.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use toolrt::{Codec, Context, Event, EventKind, Internal, Registry, Sink};

use crate::doing::{Heard, code, registry};
use crate::tasks::{Gate, Tasks};

fn sink(cx: &Context) -> Sink<i64> {
    Sink::new(cx, Codec::of())
}

async fn read(registry: &Registry, tool: &str, cx: &Context) -> Vec<Event> {
    let mut events = registry.stream(tool, b"3", cx);
    let mut all = Vec::new();
    while let Some(event) = events.next().await {
        all.push(event);
    }
    all
}

fn names(events: &[Event]) -> Vec<&'static str> {
    events.iter().map(|event| event.kind.name()).collect()
}

#[test]
fn a_task_that_a_handler_starts_sends_the_items() {
    let tasks = Tasks::default();
    let others = tasks.clone();
    let (registry, _, _) = registry(move |cx, n| {
        let others = others.clone();
        async move {
            let sent = Gate::default();
            let done = sent.clone();
            let sink = sink(&cx);
            others.spawn(async move {
                for n in 0..n {
                    sink.send(&n).await.expect("somebody reads");
                }
                done.open();
            });
            sent.opened().await;
            Ok(n)
        }
    });
    let events = tasks.run(read(&registry, "act", &Context::new()));
    let expected = [
        "call_scheduled",
        "call_started",
        "item",
        "item",
        "item",
        "call_finished",
    ];
    assert_eq!(names(&events), expected);
}

#[test]
fn two_tasks_send_in_turns_and_nobody_runs_ahead() {
    let tasks = Tasks::default();
    let (others, unread) = (tasks.clone(), Arc::new(AtomicUsize::new(0)));
    let ahead = unread.clone();
    let (registry, _, _) = registry(move |cx, n| {
        let (others, ahead) = (others.clone(), ahead.clone());
        async move {
            let gates = [Gate::default(), Gate::default()];
            for gate in gates.clone() {
                let (sink, ahead) = (sink(&cx), ahead.clone());
                others.spawn(async move {
                    for n in 0..n {
                        sink.send(&n).await.expect("somebody reads");
                        ahead.fetch_add(1, Ordering::SeqCst);
                    }
                    gate.open();
                });
            }
            for gate in &gates {
                gate.opened().await;
            }
            Ok(n)
        }
    });
    let items = tasks.run(async {
        let (cx, mut items) = (Context::new(), 0);
        let mut events = registry.stream("act", b"3", &cx);
        while let Some(event) = events.next().await {
            if matches!(event.kind, EventKind::Item { .. }) {
                items += 1;
                // Each task may have sent one that waits here.
                assert!(unread.load(Ordering::SeqCst) <= items + 2);
            }
        }
        items
    });
    assert_eq!(items, 6);
}

#[test]
fn a_progress_of_a_task_wakes_the_reader_at_once() {
    let tasks = Tasks::default();
    let (others, seen) = (tasks.clone(), Gate::default());
    let go_on = seen.clone();
    let (registry, _, _) = registry(move |cx, n| {
        let (others, go_on) = (others.clone(), go_on.clone());
        async move {
            let step = Gate::default();
            let next = step.clone();
            others.spawn(async move {
                next.opened().await;
                cx.progress("half done", Some(50.0));
            });
            step.open();
            // Only a reader who has seen the progress lets the handler end.
            go_on.opened().await;
            Ok(n)
        }
    });
    let names = tasks.run(async {
        let (cx, mut names) = (Context::new(), Vec::new());
        let mut events = registry.stream("act", b"3", &cx);
        while let Some(event) = events.next().await {
            names.push(event.kind.name());
            if matches!(event.kind, EventKind::Progress { .. }) {
                seen.open();
            }
        }
        names
    });
    assert_eq!(names[2..], ["progress", "call_finished"]);
}

#[test]
fn whoever_stops_reading_ends_the_call_and_the_tasks_that_send() {
    let tasks = Tasks::default();
    let (others, ended) = (tasks.clone(), Gate::default());
    let end = ended.clone();
    let (registry, _, _) = registry(move |cx, _| {
        let (others, end) = (others.clone(), end.clone());
        async move {
            let sink = sink(&cx);
            others.spawn(async move {
                let mut n = 0;
                while sink.send(&n).await.is_ok() {
                    n += 1;
                }
                end.open();
            });
            std::future::pending::<()>().await;
            Ok(0)
        }
    });
    let heard = Heard::default();
    tasks.run(async {
        let cx = heard.context();
        let mut events = registry.stream("act", b"3", &cx);
        while let Some(event) = events.next().await {
            if matches!(event.kind, EventKind::Item { .. }) {
                break;
            }
        }
        drop(events);
        ended.opened().await;
    });
    assert_eq!(code(&heard.envelope()), "cancelled");
    assert_eq!(heard.names().last(), Some(&"call_finished"));
}

#[test]
fn a_task_that_outlives_its_call_is_not_heard_any_more() {
    let tasks = Tasks::default();
    let (others, over, ended) = (tasks.clone(), Gate::default(), Gate::default());
    let (begin, end) = (over.clone(), ended.clone());
    let (registry, _, _) = registry(move |cx, n| {
        let (others, begin, end) = (others.clone(), begin.clone(), end.clone());
        async move {
            let sink = sink(&cx);
            others.spawn(async move {
                begin.opened().await;
                cx.log("too late");
                let refused = sink.send(&1).await.expect_err("the call is over");
                assert_eq!(refused.to_string(), "cancelled: The call was cancelled.");
                end.open();
            });
            Ok(n)
        }
    });
    let heard = Heard::default();
    tasks.run(async {
        let events = read(&registry, "act", &heard.context()).await;
        over.open();
        ended.opened().await;
        assert_eq!(names(&events), heard.names());
    });
    assert_eq!(heard.names().last(), Some(&"call_finished"));
    assert!(heard.envelope().is_ok());
}

/// The inner call's last event is not the last one of the stream.
#[test]
fn calls_of_a_handler_are_part_of_the_stream() {
    let tasks = Tasks::default();
    let inner = Arc::new(registry(|_, n| async move { Ok(n) }).0);
    let (registry, _, _) = registry(move |cx, n| {
        let inner = inner.clone();
        async move {
            inner.call("act", "1", &cx).await;
            cx.log("going on");
            Ok::<i64, Internal>(n)
        }
    });
    let events = tasks.run(read(&registry, "act", &Context::new()));
    let expected = [
        "call_scheduled",
        "call_started",
        "call_scheduled",
        "call_started",
        "call_finished",
        "log",
        "call_finished",
    ];
    assert_eq!(names(&events), expected);
}

/// A client reads the items, and whoever listens behind it is slow.
#[test]
fn whoever_listens_behind_a_client_hears_of_items_in_turn() {
    let tasks = Tasks::default();
    let (registry, _, _) = registry(|cx, n| async move {
        for n in 0..n {
            sink(&cx).send(&n).await?;
        }
        Ok(n)
    });
    let unread = Arc::new(AtomicUsize::new(0));
    let ahead = unread.clone();
    let items = tasks.run(async {
        let mut count = 0;
        let (outer, calls) = (Context::new(), Calls(&registry, ahead));
        let mut events = toolrt::Events::of(&calls, "act", b"5", &outer);
        while let Some(event) = events.next().await {
            if matches!(event.kind, EventKind::Item { .. }) {
                count += 1;
                assert_eq!(unread.load(Ordering::SeqCst), count);
            }
        }
        count
    });
    assert_eq!(items, 5);
}

/// Calls with a client that counts the items, and fails at the last one.
struct Calls<'a>(&'a Registry, Arc<AtomicUsize>);

impl toolrt::Executor for Calls<'_> {
    fn call<'a>(
        &'a self,
        tool: &'a str,
        payload: &'a [u8],
        cx: &'a Context,
    ) -> toolrt::BoxFuture<'a, toolrt::Envelope> {
        let seen = self.1.clone();
        let cx = toolrt::host::with_items(cx, Codec::<i64>::of(), move |n| {
            seen.fetch_add(1, Ordering::SeqCst);
            assert!(n < 4, "nobody wants the last one");
        });
        Box::pin(async move { self.0.call(tool, payload, &cx).await })
    }
}

#[test]
fn an_item_that_is_too_large_ends_the_call_unless_the_handler_goes_on() {
    for goes_on in [false, true] {
        let (mut registry, _, heard) = registry(move |cx, n| async move {
            let sink = sink(&cx);
            sink.send(&99).await?;
            match sink.send(&100).await {
                Err(_) if goes_on => Ok(n),
                sent => sent.map(|()| n),
            }
        });
        registry.set_max_result(2);
        let events = Tasks::default().run(read(&registry, "act", &Context::new()));
        let items = names(&events)
            .iter()
            .filter(|name| **name == "item")
            .count();
        assert_eq!(items, 1);
        let Some(EventKind::Finished { envelope }) = events.last().map(|event| &event.kind) else {
            panic!("the last event is the end");
        };
        assert_eq!(envelope.is_ok(), goes_on);
        assert_eq!(envelope.meta.executed, !goes_on);
        if !goes_on {
            assert_eq!(code(envelope), "invalid_output");
            let line = "act: 3 bytes were given; at most 2 are allowed";
            assert_eq!(heard.log(), [line]);
        }
    }
}
