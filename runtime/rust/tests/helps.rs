//! What envelopes hold to help their readers.

use toolrt::{Context, Envelope};

use crate::doing::{code, registry};
use crate::tasks::Tasks;

fn call(registry: &toolrt::Registry, payload: &str, cx: &Context) -> Envelope {
    Tasks::default().run(registry.call("explain", payload, cx))
}

fn has_schema(envelope: &Envelope) -> bool {
    envelope.meta.output_schema.is_some()
}

#[test]
fn a_sessions_first_call_of_a_tool_has_the_schema_of_its_result() {
    let (registry, _, _) = registry(|cx, n| async move {
        assert!(!cx.child().detail());
        match n {
            13 => Err(toolrt::Internal::new("unlucky")),
            n => Ok(n),
        }
    });
    let cx = Context::new();
    assert!(!has_schema(&call(&registry, "1", &cx)));
    let session = cx.clone().with_session_id("s");
    // Without a result, it is as if there had been no call.
    assert_eq!(code(&call(&registry, "13", &session)), "internal");
    let first = call(&registry, "1", &session);
    let schema = first.meta.output_schema.as_ref().expect("it is the first");
    assert_eq!(schema.as_str(), r#"{"type":"integer"}"#);
    assert_eq!(Envelope::from_json(&first.to_bytes()), Some(first));
    assert!(!has_schema(&call(&registry, "1", &session)));
    assert!(has_schema(&call(
        &registry,
        "1",
        &session.clone().with_session_id("t")
    )));
    for cx in [cx, session] {
        let detailed = cx.with_detail(true);
        assert!(has_schema(&call(&registry, "1", &detailed)));
        assert!(has_schema(&call(&registry, "1", &detailed)));
        assert!(!has_schema(&call(&registry, "{", &detailed)));
    }
}

#[test]
fn whoever_sends_wrong_arguments_gets_the_first_example_that_works() {
    let (registry, _, _) = registry(|_, n| async move { Ok(n) });
    let envelope = call(&registry, "\"one\"", &Context::new());
    let example = envelope
        .error
        .as_ref()
        .and_then(|error| error.example.clone());
    assert_eq!(example.expect("the design has one").as_str(), "2");
    assert_eq!(Envelope::from_json(&envelope.to_bytes()), Some(envelope));
}

#[test]
fn a_reminder_and_what_was_left_out_are_told() {
    let (registry, _, _) = registry(|cx, n| async move {
        if n == 2 {
            cx.mark_truncated();
        }
        Ok(n * 10)
    });
    // Outside of a call there is no result.
    let cx = Context::new();
    cx.mark_truncated();
    let whole = call(&registry, "1", &cx);
    assert_eq!(whole.meta.reminder.as_deref(), Some("1 gave 10."));
    assert!(!whole.meta.truncated);
    let part = call(&registry, "2", &cx);
    assert!(part.meta.truncated);
    assert_eq!(Envelope::from_json(&part.to_bytes()), Some(part));
}

#[test]
fn whoever_asks_for_it_gets_the_hint_of_the_result() {
    let (registry, _, heard) = registry(|_, n| async move { Ok(n + 1) });
    let hint = |cx: &Context| call(&registry, "1", cx).meta.hint;
    assert_eq!(hint(&Context::new()), None);
    let asks = Context::new().with_hint(true);
    assert_eq!(hint(&asks).as_deref(), Some("1 became 2"));
    assert_eq!(hint(&asks.child()), None);
    // Whoever listens hears of it in any case.
    assert_eq!(hint(&heard.context()), None);
    assert!(heard.names().contains(&"progress"));
    let envelope = call(&registry, "1", &asks);
    assert_eq!(Envelope::from_json(&envelope.to_bytes()), Some(envelope));
}
