//! What a context carries into calls, and what a handler says through it.

use std::sync::Arc;

use toolrt::{Answer, Asked, Asker, BoxFuture, Context, EventKind, Level, RequestKind};

use crate::doing::registry;
use crate::tasks::Tasks;

#[test]
fn levels_are_in_order_and_have_names() {
    assert!(Level::ALL.is_sorted());
    for level in Level::ALL {
        assert_eq!(Level::parse(level.as_str()), Some(level));
    }
    assert_eq!(Level::parse("INFO"), None);
}

#[test]
fn a_line_of_the_log_has_a_level() {
    let (registry, _, heard) = registry(|cx, n| async move {
        cx.log("one");
        cx.log_at(Level::Critical, "two\u{1b}[2J");
        Ok(n)
    });
    let cx = heard.context().with_call_id("call-1");
    Tasks::default().run(registry.call("act", "1", &cx));
    let events = heard.events.lock().unwrap();
    let lines: Vec<String> = events
        .iter()
        .filter(|event| matches!(event.kind, EventKind::Log { .. }))
        .map(toolrt::Event::to_json)
        .collect();
    assert_eq!(
        lines,
        [
            r#"{"event":"log","tool":"act","call_id":"call-1","level":"info","message":"one"}"#,
            r#"{"event":"log","tool":"act","call_id":"call-1","level":"critical","message":"two\\u{1b}[2J"}"#,
        ]
    );
}

#[derive(Debug, PartialEq)]
struct User(&'static str);

#[test]
fn calls_that_a_handler_makes_have_its_trace_and_its_values() {
    let (registry, _, _) = registry(|cx, n| async move {
        for cx in [cx.child(), cx] {
            assert_eq!(cx.traceparent(), Some("00-1-2-01"));
            assert_eq!(cx.tracestate(), Some("a=b"));
            assert_eq!(cx.baggage(), None);
            assert_eq!(cx.value(), Some(&User("ada")));
            assert_eq!(cx.value(), Some(&7_u8));
            assert_eq!(cx.value::<String>(), None);
        }
        Ok(n)
    });
    let cx = Context::new()
        .with_traceparent("00-1-2-01")
        .with_tracestate("a=b")
        .with_value(User("bob"))
        .with_value(7_u8);
    let other = cx.clone();
    let cx = cx.with_value(User("ada"));
    assert!(Tasks::default().run(registry.call("act", "1", &cx)).is_ok());
    assert_eq!(other.value(), Some(&User("bob")));
}

/// Gives the same answer to everything.
struct Says(&'static str);

impl Asker for Says {
    fn ask<'a>(&'a self, _: Asked<'a>) -> BoxFuture<'a, Answer> {
        Box::pin(std::future::ready(Answer::json(self.0)))
    }
}

static COUNT: toolrt::Ask<i64> = toolrt::Ask::new("count", toolrt::Codec::of);

#[test]
fn the_asker_of_a_call_answers_before_the_hosts() {
    let (mut registry, _, _) = registry(|cx, _| async move { cx.ask(COUNT).await });
    registry.set_asker(Says("1"));
    let result = |cx: &Context| {
        let envelope = Tasks::default().run(registry.call("act", "0", cx));
        envelope.result.map(|json| json.as_str().to_owned())
    };
    assert_eq!(result(&Context::new()).as_deref(), Some("1"));
    let own = Context::new().with_asker(Arc::new(Says("2")));
    assert_eq!(result(&own).as_deref(), Some("2"));
}

#[test]
fn a_caller_that_is_forgiven_is_asked_again() {
    let (registry, _, _) = registry(|cx, _| async move { cx.ask(COUNT).await });
    assert!(registry.ensure_state_keys());
    let asks = Context::new().with_can_answer([RequestKind::Ask]);
    let call = |cx: &Context| Tasks::default().run(registry.call("act", "0", cx));
    let first = call(&asks);
    let state = first.state.clone().expect("it asks");
    // Keys that are there stay.
    assert!(registry.ensure_state_keys());
    for wrong in [
        r#"{"count":{"answer":"many"}}"#,
        r#"{"count":7}"#,
        r#"{"other":{"answer":7}}"#,
        "[",
    ] {
        let again = asks.clone().with_responses(wrong, state.clone());
        let strict = call(&again);
        assert_eq!(
            strict.error.expect("it is wrong").kind,
            toolrt::Kind::Input,
            "{wrong}"
        );
        let forgiven = call(&again.forgiving(true));
        assert_eq!(forgiven.requests, first.requests, "{wrong}");
    }
    let right = asks.with_responses(r#"{"count":{"answer":7},"other":1}"#, state);
    let envelope = call(&right.forgiving(true));
    assert_eq!(envelope.result.expect("it goes on").as_str(), "7");
}
