//! What spans and durations telemetry makes, by exporters that keep them in memory.

use opentelemetry::trace::{SpanId, SpanKind, Status};
use opentelemetry::{Array, KeyValue, Value as Given};
use opentelemetry_sdk::trace::{InMemorySpanExporter, SdkTracer, SdkTracerProvider, SpanData};
use serde_json::{Map, Value, json};
use toolrt::telemetry::OpenTelemetry;

/// The exporter of a tracer.
pub struct Exported {
    spans: InMemorySpanExporter,
    pub provider: SdkTracerProvider,
}

impl Default for Exported {
    fn default() -> Self {
        let spans = InMemorySpanExporter::default();
        let provider = SdkTracerProvider::builder()
            .with_simple_exporter(spans.clone())
            .build();
        Self { spans, provider }
    }
}

impl Exported {
    /// Telemetry with these options.
    pub fn telemetry(&self, options: &Value) -> OpenTelemetry<SdkTracer> {
        let made = OpenTelemetry::of(&self.provider)
            .with_content(options["content"] == true)
            .with_events(options["events"] == true);
        match options["largest_content"].as_u64() {
            Some(bytes) => made.with_largest_content(usize::try_from(bytes).expect("it is small")),
            None => made,
        }
    }

    /// The spans that have ended, in that order.
    pub fn finished(&self) -> Vec<SpanData> {
        self.spans.get_finished_spans().expect("spans are kept")
    }

    /// The spans as vectors have them.
    pub fn spans(&self) -> Vec<Value> {
        let all = self.finished();
        all.iter().map(|span| vector(span, &all)).collect()
    }
}

fn vector(span: &SpanData, all: &[SpanData]) -> Value {
    assert_eq!(span.instrumentation_scope.name(), "toolrt");
    let (status, is_described) = match &span.status {
        Status::Unset => ("unset", false),
        Status::Ok => ("ok", false),
        Status::Error { description } => ("error", !description.is_empty()),
    };
    assert!(!is_described, "{:?}", span.status);
    let kind = match span.span_kind {
        SpanKind::Internal => "internal",
        SpanKind::Client => "client",
        SpanKind::Server => "server",
        SpanKind::Producer => "producer",
        SpanKind::Consumer => "consumer",
    };
    let parent = match above(span, all) {
        Some(parent) => json!(parent.name),
        None if span.parent_span_id == SpanId::INVALID => Value::Null,
        None => json!(format!("{:016x}", span.parent_span_id)),
    };
    let mut made = Map::new();
    made.insert("name".into(), json!(span.name));
    made.insert("kind".into(), json!(kind));
    made.insert("parent".into(), parent);
    made.insert("status".into(), json!(status));
    made.insert("attributes".into(), plain(&span.attributes));
    if is_foreign(span, all) {
        let trace = format!("{:032x}", span.span_context.trace_id());
        made.insert("trace_id".into(), json!(trace));
    }
    let state = span.span_context.trace_state().header();
    if !state.is_empty() {
        made.insert("tracestate".into(), json!(state));
    }
    let events: Vec<Value> = span
        .events
        .iter()
        .map(|event| json!({"name": event.name, "attributes": plain(&event.attributes)}))
        .collect();
    if !events.is_empty() {
        made.insert("events".into(), json!(events));
    }
    Value::Object(made)
}

fn above<'s>(span: &SpanData, all: &'s [SpanData]) -> Option<&'s SpanData> {
    all.iter()
        .find(|one| one.span_context.span_id() == span.parent_span_id)
}

/// Whether the trace has begun elsewhere.
fn is_foreign(span: &SpanData, all: &[SpanData]) -> bool {
    match above(span, all) {
        Some(parent) => is_foreign(parent, all),
        None => span.parent_span_id != SpanId::INVALID,
    }
}

fn plain(attributes: &[KeyValue]) -> Value {
    let given = attributes.iter().map(|one| {
        let value = match &one.value {
            Given::Bool(is_so) => json!(is_so),
            Given::I64(number) => json!(number),
            Given::F64(number) => json!(number),
            Given::Array(Array::String(texts)) => {
                let texts = texts.iter().map(|text| text.as_str());
                json!(texts.collect::<Vec<_>>())
            }
            other => json!(other.as_str()),
        };
        (one.key.to_string(), value)
    });
    Value::Object(given.collect())
}
