//! What surrounds calls: it sees each begin and end, and changes none.

use std::future::pending;
use std::sync::{Arc, Mutex};

use toolrt::{Caller, Context, Event, EventSink, Internal, Registry};

use crate::doing::{code, registry};
use crate::tasks::Tasks;

/// What was seen, in its order.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<String>>>);

impl Lines {
    fn add(&self, line: String) {
        self.0.lock().unwrap().push(line);
    }

    fn all(&self) -> Vec<String> {
        self.0.lock().unwrap().clone()
    }

    fn see(&self, registry: &mut Registry, name: &'static str) {
        let lines = self.clone();
        registry.around(move |spec, cx| {
            let id = cx.call_id().unwrap_or_default();
            lines.add(format!("{name} {} {id} {}", spec.name, cx.caller()));
            let lines = lines.clone();
            Some(Box::new(move |envelope| {
                let failed = envelope.error.as_ref().map(|error| error.code.to_string());
                lines.add(format!("{name} {}", failed.unwrap_or("success".to_owned())));
            }))
        });
    }
}

impl EventSink for Lines {
    fn event(&self, event: Event) {
        self.add(event.kind.name().to_owned());
    }
}

fn now<F: Future>(future: F) -> F::Output {
    Tasks::default().run(future)
}

#[test]
fn each_call_is_seen_from_outside_in_and_back() {
    let (mut registry, ..) = registry(|_, n| async move { Ok(n) });
    let lines = Lines::default();
    lines.see(&mut registry, "first");
    lines.see(&mut registry, "second");
    let cx = Context::new().with_caller(Caller::new("tests"));
    let cx = cx.with_call_id("id").with_events(Arc::new(lines.clone()));
    now(registry.call("act", "1", &cx));
    let expected = [
        "call_scheduled",
        "first act id tests",
        "second act id tests",
        "call_started",
        "second success",
        "first success",
        "call_finished",
    ];
    assert_eq!(lines.all(), expected);
}

#[test]
fn whatever_becomes_of_a_call_is_seen() {
    let (mut registry, ..) = registry(|_, n| async move {
        assert_ne!(n, 2, "panics");
        Err(Internal::new("fails"))
    });
    let lines = Lines::default();
    lines.see(&mut registry, "own");
    let cx = Context::new().with_call_id("id");
    for (payload, expected) in [
        ("\"x\"", "invalid_input"),
        ("1", "internal"),
        ("2", "internal"),
    ] {
        assert_eq!(code(&now(registry.call("act", payload, &cx))), expected);
        assert_eq!(lines.all().last(), Some(&format!("own {expected}")));
    }
    // A tool that is not there is none.
    now(registry.call("nothing", "1", &cx));
    assert_eq!(lines.all().len(), 6);
}

#[test]
fn a_preflight_is_no_call() {
    let (mut registry, ..) = registry(|_, n| async move { Ok(n) });
    let lines = Lines::default();
    lines.see(&mut registry, "own");
    let checked = now(registry.preflight("act", "1", &Context::new()));
    assert!(checked.error.is_none());
    assert!(lines.all().is_empty(), "{:?}", lines.all());
}

#[test]
fn a_caller_who_goes_is_seen() {
    let (mut registry, ..) = registry(|_, _| pending());
    let lines = Lines::default();
    lines.see(&mut registry, "own");
    let cx = Context::new().with_call_id("id");
    let mut call = Box::pin(registry.call("act", "1", &cx));
    now(std::future::poll_fn(|task| {
        assert!(call.as_mut().poll(task).is_pending());
        std::task::Poll::Ready(())
    }));
    drop(call);
    assert_eq!(lines.all(), ["own act id in-process", "own cancelled"]);
}

#[test]
fn what_panics_goes_to_the_log_alone() {
    let (mut registry, _, log) = registry(|_, n| async move { Ok(n) });
    let lines = Lines::default();
    lines.see(&mut registry, "own");
    registry.around(|_, _| panic!("no beginning"));
    registry.around(|_, _| Some(Box::new(|_| panic!("no end"))));
    registry.around(|_, _| None);
    let cx = Context::new().with_call_id("id");
    assert!(now(registry.call("act", "1", &cx)).error.is_none());
    assert_eq!(lines.all().last().map(String::as_str), Some("own success"));
    let said = log.log();
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(
        said[0].contains("what surrounds calls panicked: no beginning"),
        "{said:?}"
    );
    assert!(
        said[1].contains("what surrounds calls panicked: no end"),
        "{said:?}"
    );
}
