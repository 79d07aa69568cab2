//! Spans by the crate `tracing`: what any subscriber sees of a call.

#![cfg(feature = "tracing")]

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::{Arc, Mutex, PoisonError};

use toolrt::telemetry::Tracing;
use toolrt::{Context, Internal, Level};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::subscriber::with_default;
use tracing::{Event, Metadata, Subscriber};

use crate::doing::registry;
use crate::tasks::Tasks;

/// `tracing` settles once for all threads who wants to know of a place in the code, when it is reached first: a test that
/// listens, and one where nobody does, are apart.
static APART: Mutex<()> = Mutex::new(());

/// The fields of a span or an event.
#[derive(Clone, Default)]
struct Fields(BTreeMap<&'static str, String>);

impl Visit for Fields {
    fn record_str(&mut self, field: &Field, value: &str) {
        self.0.insert(field.name(), value.to_owned());
    }

    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        self.0.insert(field.name(), format!("{value:?}"));
    }
}

/// A subscriber that keeps what it is told.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    spans: Vec<Fields>,
    inside: Vec<u64>,
    /// Events, with the spans that they were in.
    events: Vec<(Fields, Option<u64>, String)>,
}

impl Subscriber for Kept {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }

    fn new_span(&self, span: &Attributes<'_>) -> Id {
        let mut state = self.0.lock().unwrap();
        let mut fields = Fields::default();
        fields.0.insert("NAME", span.metadata().name().to_owned());
        span.record(&mut fields);
        state.spans.push(fields);
        Id::from_u64(state.spans.len() as u64)
    }

    fn record(&self, span: &Id, values: &Record<'_>) {
        let mut state = self.0.lock().unwrap();
        values.record(&mut state.spans[span.into_u64() as usize - 1]);
    }

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut state = self.0.lock().unwrap();
        let mut fields = Fields::default();
        event.record(&mut fields);
        let own = event.parent().map(Id::into_u64);
        let inside = own.or(state.inside.last().copied());
        let level = event.metadata().level().to_string();
        state.events.push((fields, inside, level));
    }

    fn enter(&self, span: &Id) {
        self.0.lock().unwrap().inside.push(span.into_u64());
    }

    fn exit(&self, _: &Id) {
        self.0.lock().unwrap().inside.pop();
    }
}

#[test]
fn a_subscriber_sees_a_span_with_what_happens_in_it() {
    let _apart = APART.lock().unwrap_or_else(PoisonError::into_inner);
    let kept = Kept::default();
    let (mut own, ..) = registry(|cx, n| async move {
        tracing::info!("by the handler");
        cx.log_at(Level::Critical, "by the call");
        match n {
            1 => Ok(n),
            _ => Err(Internal::new("no")),
        }
    });
    own.trace(Tracing::new().with_events(true).with_content(true));
    with_default(kept.clone(), || {
        let cx = Context::new().with_call_id("id").with_agent("planner");
        for payload in ["1", "2"] {
            Tasks::default().run(own.call("act", payload, &cx));
        }
    });
    let state = kept.0.lock().unwrap();
    assert!(state.inside.is_empty());
    let said = |span: usize| {
        let fields = state.spans[span].0.iter();
        let fields = fields.map(|(key, value)| format!("{key}={value}"));
        fields.collect::<Vec<_>>().join(" ")
    };
    let both = "gen_ai.agent.name=planner gen_ai.operation.name=execute_tool";
    let rest = "gen_ai.tool.name=act gen_ai.tool.type=function otel.kind=internal otel.name=execute_tool act";
    let ours = "toolrt.caller=in-process";
    assert_eq!(
        said(0),
        format!(
            "NAME=execute_tool {both} gen_ai.tool.call.arguments=1 gen_ai.tool.call.id=id \
             gen_ai.tool.call.result=1 {rest} {ours} toolrt.service=tests toolrt.status=success \
             toolrt.toolset=doing"
        )
    );
    assert_eq!(
        said(1),
        format!(
            "NAME=execute_tool error.type=internal {both} gen_ai.tool.call.arguments=2 \
             gen_ai.tool.call.id=id {rest} otel.status_code=ERROR {ours} \
             toolrt.error.kind=internal toolrt.service=tests toolrt.status=error \
             toolrt.toolset=doing"
        )
    );
    let events: Vec<_> = state
        .events
        .iter()
        .map(|(fields, span, level)| (fields.0["message"].as_str(), *span, level.as_str()))
        .collect();
    let expected = [
        ("by the handler", Some(1), "INFO"),
        ("by the call", Some(1), "ERROR"),
        ("by the handler", Some(2), "INFO"),
        ("by the call", Some(2), "ERROR"),
    ];
    assert_eq!(events, expected);
}

#[test]
fn nobody_who_listens_is_no_span() {
    let _apart = APART.lock().unwrap_or_else(PoisonError::into_inner);
    let (mut own, ..) = registry(|_, n| async move { Ok(n) });
    own.trace(Tracing::new());
    let ended = Tasks::default().run(own.call("act", "1", &Context::new()));
    assert!(ended.is_ok());
}
