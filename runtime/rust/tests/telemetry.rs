//! Telemetry: which span is current where, and what becomes of it when calls end.

#![cfg(feature = "opentelemetry")]

use std::any::Any;
use std::future::{pending, poll_fn};
use std::sync::{Arc, Mutex, OnceLock};
use std::task::Poll;
use std::time::Duration;

use opentelemetry::Context as Here;
use opentelemetry::trace::noop::NoopTracerProvider;
use opentelemetry::trace::{TraceContextExt, Tracer, TracerProvider};
use opentelemetry_sdk::metrics::data::{AggregatedMetrics, MetricData};
use opentelemetry_sdk::metrics::{InMemoryMetricExporter, PeriodicReader, SdkMeterProvider};
use opentelemetry_sdk::trace::SdkTracerProvider;
use serde_json::{Value, json};
use toolrt::call::Place;
use toolrt::host::{Span, Spans};
use toolrt::spec::Spec;
use toolrt::telemetry::OpenTelemetry;
use toolrt::{
    AgentSpec, Context, Envelope, Event, EventSink, Internal, Level, Registry, RegistryView,
};

use crate::doing;
use crate::doing::{ACT, code, registry};
use crate::exported::Exported;
use crate::tasks::Tasks;

const PLACE: &str = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
const SPAN: &str = "execute_tool act";

fn now<F: Future>(future: F) -> F::Output {
    Tasks::default().run(future)
}

/// The id of the current span.
fn current() -> String {
    Here::map_current(|here| here.span().span_context().span_id().to_string())
}

/// The id of the span that a context names.
fn named(cx: &Context) -> String {
    let place = cx.traceparent().expect("the context has a place");
    place.split('-').nth(2).expect("it names a span").to_owned()
}

fn span(provider: &SdkTracerProvider, name: &'static str) -> Here {
    Here::current_with_span(provider.tracer("own").start(name))
}

/// Each span's name and that of its parent, in the order of their ends.
fn parents(exported: &Exported) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap_or("nobody").to_owned();
    let all = exported.finished();
    let parent = |id| {
        let mut above = all.iter().filter(|one| one.span_context.span_id() == id);
        above.next().map(|one| one.name.to_string())
    };
    all.iter()
        .map(|one| {
            let id = one.parent_span_id;
            let unknown = match id.to_string().as_str() {
                "0000000000000000" => text(&Value::Null),
                other => other.to_owned(),
            };
            (one.name.to_string(), parent(id).unwrap_or(unknown))
        })
        .collect()
}

fn pair(name: &str, parent: &str) -> (String, String) {
    (name.to_owned(), parent.to_owned())
}

fn traced(exported: &Exported, mut registry: Registry) -> Registry {
    registry.trace(exported.telemetry(&json!({})));
    registry
}

/// Waits once.
async fn turn() {
    let mut waited = false;
    poll_fn(|task| {
        task.waker().wake_by_ref();
        match std::mem::replace(&mut waited, true) {
            true => Poll::Ready(()),
            false => Poll::Pending,
        }
    })
    .await;
}

#[test]
fn what_a_handler_begins_is_a_child_each_time_it_is_polled() {
    let exported = Exported::default();
    let provider = exported.provider.clone();
    let (registry, ..) = registry(move |cx, n| {
        let provider = provider.clone();
        async move {
            assert_eq!(current(), named(&cx));
            turn().await;
            assert_eq!(current(), named(&cx));
            drop(span(&provider, "inside"));
            Ok(n)
        }
    });
    let registry = traced(&exported, registry);
    let cx = Context::new();
    let (mut one, mut two) = (
        Box::pin(registry.call("act", "1", &cx)),
        Box::pin(registry.call("act", "2", &cx)),
    );
    // Both are under way at once, and neither is current between its turns.
    now(poll_fn(|task| {
        for call in [&mut one, &mut two] {
            assert!(call.as_mut().poll(task).is_pending());
            assert_eq!(current(), "0000000000000000");
        }
        Poll::Ready(())
    }));
    assert!(now(one).error.is_none());
    assert!(now(two).error.is_none());
    let both = [pair("inside", SPAN), pair(SPAN, "nobody")];
    assert_eq!(parents(&exported), [both.clone(), both].concat());
    assert_eq!(current(), "0000000000000000");
}

#[test]
fn a_span_around_is_the_parent_unless_the_context_names_one() {
    let exported = Exported::default();
    let (registry, ..) = registry(|_, n| async move { Ok(n) });
    let registry = traced(&exported, registry);
    let around = span(&exported.provider, "around");
    let guard = around.clone().attach();
    now(registry.call("act", "1", &Context::new()));
    now(registry.call("act", "1", &Context::new().with_traceparent(PLACE)));
    drop(guard);
    around.span().end();
    let expected = [
        pair(SPAN, "around"),
        pair(SPAN, "00f067aa0ba902b7"),
        pair("around", "nobody"),
    ];
    assert_eq!(parents(&exported), expected);
}

#[test]
fn a_call_inside_belongs_below_the_nearer_span() {
    static OWN: OnceLock<Registry> = OnceLock::new();
    let exported = Exported::default();
    let provider = exported.provider.clone();
    let (registry, ..) = registry(move |cx, n| {
        let provider = provider.clone();
        async move {
            let own = OWN.get().expect("it is there");
            if n > 1 {
                own.call("act", "1", &cx).await;
                let near = span(&provider, "near");
                let call = own.call("act", "1", &cx);
                opentelemetry::trace::FutureExt::with_context(call, near.clone()).await;
                near.span().end();
                // Whoever names another place means it.
                let other = cx.clone().with_traceparent(PLACE);
                own.call("act", "1", &other).await;
            }
            Ok(n)
        }
    });
    let own = OWN.get_or_init(|| traced(&exported, registry));
    now(own.call("act", "8", &Context::new()));
    let expected = [
        pair(SPAN, SPAN),
        pair(SPAN, "near"),
        pair("near", SPAN),
        pair(SPAN, "00f067aa0ba902b7"),
        pair(SPAN, "nobody"),
    ];
    assert_eq!(parents(&exported), expected);
}

#[test]
fn however_a_call_ends_its_span_does() {
    let exported = Exported::default();
    let (own, clock, _) = registry(|_, n| async move {
        match n {
            1 => panic!("no"),
            2 => Err(Internal::new("no")),
            3 => pending().await,
            _ => Ok(n),
        }
    });
    let own = traced(&exported, own);
    let cx = Context::new();
    now(own.call("act", "1", &cx));
    now(own.call("act", "2", &cx));
    let mut dropped = Box::pin(own.call("act", "3", &cx));
    let mut late = Box::pin(own.call("hurry", "3", &cx));
    now(poll_fn(|task| {
        assert!(dropped.as_mut().poll(task).is_pending());
        assert!(late.as_mut().poll(task).is_pending());
        Poll::Ready(())
    }));
    drop(dropped);
    clock.pass(Duration::from_secs(2));
    assert_eq!(code(&now(late)), "timeout");
    now(own.call("act", "4", &cx));
    now(own.preflight("act", "4", &cx));
    let spans = exported.spans();
    let types: Vec<&Value> = spans
        .iter()
        .map(|span| &span["attributes"]["error.type"])
        .collect();
    let expected = ["internal", "internal", "cancelled", "timeout"].map(Value::from);
    assert_eq!(types[..4], expected.each_ref()[..]);
    assert_eq!((types.len(), types[4]), (5, &Value::Null));
}

#[test]
fn calls_of_another_registry_have_the_place() {
    let (exported, there) = (Exported::default(), Exported::default());
    let (elsewhere, ..) = registry(|_, n| async move { Ok(n) });
    let elsewhere = Arc::new(traced(&there, elsewhere));
    let (own, ..) = registry(move |cx, n| {
        let elsewhere = elsewhere.clone();
        async move {
            elsewhere.call("act", "1", &cx).await;
            Ok(n)
        }
    });
    let own = traced(&exported, own);
    now(own.call("act", "1", &Context::new().with_tracestate("a=1")));
    let place = exported.finished()[0].span_context.span_id().to_string();
    assert_eq!(parents(&there), [(SPAN.to_owned(), place)]);
}

#[test]
fn durations_count_by_tool_and_error() {
    let exporter = InMemoryMetricExporter::default();
    let reader = PeriodicReader::builder(exporter.clone()).build();
    let meters = SdkMeterProvider::builder().with_reader(reader).build();
    let exported = Exported::default();
    let (mut own, ..) = registry(|_, n| async move { Ok(n) });
    own.trace(OpenTelemetry::of(&exported.provider).measured_by(&meters));
    let cx = Context::new().with_agent("planner");
    for payload in ["1", "2", "\"x\""] {
        now(own.call("act", payload, &cx));
    }
    meters.force_flush().expect("it is in memory");
    let finished = exporter.get_finished_metrics().expect("it is in memory");
    let mut rows = Vec::new();
    let scopes = finished.iter().flat_map(|data| data.scope_metrics());
    for metric in scopes.flat_map(|scope| scope.metrics()) {
        assert_eq!(
            (metric.name(), metric.unit()),
            ("gen_ai.execute_tool.duration", "s")
        );
        let AggregatedMetrics::F64(MetricData::Histogram(histogram)) = metric.data() else {
            panic!("it is a histogram: {metric:?}");
        };
        for point in histogram.data_points() {
            let mut said: Vec<String> = point
                .attributes()
                .map(|one| format!("{}={}", one.key, one.value))
                .collect();
            said.sort();
            rows.push((point.count(), said.join(" ")));
        }
    }
    rows.sort();
    let basic = "gen_ai.agent.name=planner gen_ai.operation.name=execute_tool gen_ai.tool.name=act \
                 gen_ai.tool.type=function";
    let expected = [
        (1, format!("error.type=invalid_input {basic}")),
        (2, basic.to_owned()),
    ];
    assert_eq!(rows, expected);
}

#[test]
fn progress_and_logs_of_calls_inside_are_their_own() {
    static OWN: OnceLock<Registry> = OnceLock::new();
    let exported = Exported::default();
    let (mut own, ..) = registry(|cx, n| async move {
        cx.log_at(Level::Warning, format!("log {n}"));
        cx.progress("x".repeat(2_000), Some(50.0));
        if n > 1 {
            let inner = cx.child().with_call_id("inner");
            OWN.get()
                .expect("it is there")
                .call("act", "1", &inner)
                .await;
        }
        Ok(n)
    });
    own.trace(exported.telemetry(&json!({"events": true})));
    let own = OWN.get_or_init(|| own);
    let heard = doing::Heard::default();
    now(own.call("act", "8", &heard.context()));
    let spans = exported.spans();
    for (span, n) in spans.iter().zip([1, 8]) {
        let message = "x".repeat(1_000);
        let expected = json!([
            {"name": "toolrt.log", "attributes": {"toolrt.level": "warning", "toolrt.message": format!("log {n}")}},
            {"name": "toolrt.progress", "attributes": {"toolrt.message": message, "toolrt.percent": 50.0}},
        ]);
        assert_eq!(span["events"], expected);
    }
    let logs = heard.names().iter().filter(|name| **name == "log").count();
    assert_eq!((spans.len(), logs), (2, 2));
}

/// The agent and the session of an event.
type Origin = (Option<String>, Option<String>);

/// A receiver that keeps where events come from.
#[derive(Clone, Default)]
struct Origins(Arc<Mutex<Vec<Origin>>>);

impl EventSink for Origins {
    fn event(&self, event: Event) {
        let agent = event.agent.map(|agent| agent.into_owned());
        self.0.lock().unwrap().push((agent, event.session_id));
    }
}

#[test]
fn what_agents_call_says_who_they_are() {
    static THINKER: AgentSpec = AgentSpec {
        name: "thinker",
        tools: &[&ACT],
        ..AgentSpec::EMPTY
    };
    let exported = Exported::default();
    let (own, ..) = registry(|_, n| async move { Ok(n) });
    let own = traced(&exported, own);
    let view = RegistryView::new(&own, &THINKER);
    let origins = Origins::default();
    let cx = Context::new().with_session_id("s").with_agent("other");
    let cx = cx.with_events(Arc::new(origins.clone()));
    now(view.call("act", "1", &cx));
    now(toolrt::Executor::call(&view, "act", b"1", &cx));
    let expected = (Some("thinker".to_owned()), Some("s".to_owned()));
    assert_eq!(*origins.0.lock().unwrap(), vec![expected; 6]);
    for span in exported.spans() {
        assert_eq!(span["attributes"]["gen_ai.agent.name"], "thinker");
    }
}

/// A tracer that panics where it is told to.
struct Broken(&'static str);

impl Broken {
    fn may(&self, at: &str) {
        assert_ne!(self.0, at, "broken");
    }
}

impl Spans for Broken {
    fn begin(&self, _: &'static Spec, _: &Context) -> Option<Arc<dyn Span>> {
        self.may("begin");
        Some(Arc::new(Self(self.0)))
    }
}

impl Span for Broken {
    fn place(&self) -> Option<Place> {
        self.may("place");
        None
    }

    fn enter(&self) -> Box<dyn Any> {
        self.may("enter");
        Box::new(())
    }

    fn end(&self, _: &Envelope) {
        self.may("end");
    }
}

#[test]
fn a_tracer_that_panics_is_no_matter_of_the_call() {
    for (at, lines) in [("begin", 1), ("place", 1), ("enter", 0), ("end", 1)] {
        let (mut own, _, log) = registry(|_, n| async move { Ok(n) });
        own.trace(Broken(at));
        assert!(now(own.call("act", "1", &Context::new())).is_ok());
        let said = log.log();
        assert_eq!(said.len(), lines, "{said:?}");
        assert!(
            said.iter()
                .all(|line| line.starts_with("act: what traces calls panicked: "))
        );
    }
}

#[test]
fn a_process_without_an_sdk_hands_on_what_it_is_given() {
    let places = Arc::new(Mutex::new(Vec::new()));
    let seen = places.clone();
    let (mut own, ..) = registry(move |cx, n| {
        seen.lock()
            .unwrap()
            .push(cx.traceparent().map(str::to_owned));
        async move { Ok(n) }
    });
    own.trace(OpenTelemetry::of(&NoopTracerProvider::new()).with_events(true));
    now(own.call("act", "1", &Context::new().with_traceparent(PLACE)));
    now(own.call("act", "1", &Context::new()));
    assert_eq!(*places.lock().unwrap(), [Some(PLACE.to_owned()), None]);
}

#[test]
fn hostile_places_are_none_and_hostile_ids_are_cut() {
    let exported = Exported::default();
    let (own, ..) = registry(|_, n| async move { Ok(n) });
    let own = traced(&exported, own);
    for text in [
        "-".repeat(1_000_000),
        "00-".repeat(300_000),
        "\0".to_owned(),
        format!("00-{}", "a".repeat(1_000_000)),
    ] {
        let cx = Context::new()
            .with_traceparent(&*text)
            .with_tracestate(text);
        assert!(now(own.call("act", "1", &cx)).is_ok());
    }
    let cx = Context::new()
        .with_call_id("ä".repeat(5_000))
        .with_session_id("s".repeat(5_000));
    now(own.call("act", "1", &cx));
    assert!(parents(&exported).iter().all(|row| row.1 == "nobody"));
    let spans = exported.spans();
    let attributes = spans[4]["attributes"].as_object().expect("an object");
    let longest = attributes
        .values()
        .filter_map(Value::as_str)
        .map(|text| text.chars().count())
        .max();
    assert_eq!(longest, Some(1_000));
}
