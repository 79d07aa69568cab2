//! Spans by the API of OpenTelemetry.

use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;
use std::time::Instant;

use opentelemetry::metrics::{Histogram, Meter, MeterProvider};
use opentelemetry::trace::{SpanKind, SpanRef, Status, TraceContextExt, Tracer, TracerProvider};
use opentelemetry::{Array, InstrumentationScope, KeyValue, StringValue, Value, global};

use super::SCOPE;
use super::attributes::{self, Attributes, kept};
use super::options::{Options, options};
use super::parent::{parent, place};
use crate::call::{Context, Envelope, Event, EventKind, EventSink, Place};
use crate::host::{Span, Spans};
use crate::spec::Spec;

/// How long calls of a tool take, in seconds: the boundaries that the conventions name for durations.
const SECONDS: [f64; 14] = [
    0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92,
];

/// Makes a span for each call, by a tracer of OpenTelemetry, and measures how long calls take; give it to
/// [`Registry::trace`](crate::Registry::trace).
#[derive(Clone)]
pub struct OpenTelemetry<T> {
    tracer: T,
    durations: Option<Histogram<f64>>,
    options: Arc<Options>,
}

impl OpenTelemetry<global::BoxedTracer> {
    /// Spans and durations by the providers of the process; those that are set now.
    pub fn global() -> Self {
        Self::of(&global::tracer_provider()).measured_by(&*global::meter_provider())
    }
}

impl<T> OpenTelemetry<T> {
    /// Spans by the tracers of this provider, and no durations.
    pub fn of<P: TracerProvider<Tracer = T>>(provider: &P) -> Self {
        Self {
            tracer: provider.tracer_with_scope(scope()),
            durations: None,
            options: Arc::default(),
        }
    }

    /// Measures durations as well, by the meters of this provider: `gen_ai.execute_tool.duration`, in seconds.
    #[must_use]
    pub fn measured_by(mut self, provider: &dyn MeterProvider) -> Self {
        let meter: Meter = provider.meter_with_scope(scope());
        let durations = meter
            .f64_histogram("gen_ai.execute_tool.duration")
            .with_description("How long a call of a tool takes.")
            .with_unit("s")
            .with_boundaries(SECONDS.to_vec());
        self.durations = Some(durations.build());
        self
    }

    options!();
}

fn scope() -> InstrumentationScope {
    InstrumentationScope::builder(SCOPE)
        .with_version(env!("CARGO_PKG_VERSION"))
        .build()
}

impl<T> Spans for OpenTelemetry<T>
where
    T: Tracer + Send + Sync,
    T::Span: Send + Sync + 'static,
{
    fn begin(&self, spec: &'static Spec, cx: &Context) -> Option<Arc<dyn Span>> {
        let mut own = Own(Vec::with_capacity(16));
        attributes::begun(spec, cx, &mut own);
        let builder = self.tracer.span_builder(attributes::name(spec));
        let builder = builder.with_kind(SpanKind::Internal).with_attributes(own.0);
        let parent = parent(cx);
        let span = self.tracer.build_with_context(builder, &parent);
        let measured = self.durations.as_ref().map(|durations| Measured {
            durations: durations.clone(),
            start: Instant::now(),
            agent: cx.agent().map(kept),
        });
        let content = self.options.content.then(|| cx.clone());
        Some(Arc::new(Begun {
            here: parent.with_span(span),
            spec,
            call_id: self
                .options
                .events
                .then(|| cx.call_id().unwrap_or_default().to_owned()),
            content,
            measured,
            options: self.options.clone(),
        }))
    }
}

/// The span of a call.
struct Begun {
    here: opentelemetry::Context,
    spec: &'static Spec,
    /// The id of the call, if its events are asked for.
    call_id: Option<String>,
    /// The context of the call, if its arguments are asked for.
    content: Option<Context>,
    measured: Option<Measured>,
    options: Arc<Options>,
}

struct Measured {
    durations: Histogram<f64>,
    start: Instant,
    agent: Option<Cow<'static, str>>,
}

impl Span for Begun {
    fn place(&self) -> Option<Place> {
        place(self.here.span().span_context())
    }

    fn enter(&self) -> Box<dyn Any> {
        Box::new(self.here.clone().attach())
    }

    fn events(&self) -> Option<Arc<dyn EventSink>> {
        let call_id = self.call_id.clone()?;
        self.here.span().is_recording().then(|| {
            let here = self.here.clone();
            Arc::new(Heard { here, call_id }) as Arc<dyn EventSink>
        })
    }

    fn end(&self, envelope: &Envelope) {
        if let Some(measured) = &self.measured {
            measured.end(self.spec, envelope);
        }
        let span = self.here.span();
        attributes::ended(envelope, &mut Later(&span));
        if let Some(cx) = self.content.as_ref().filter(|_| span.is_recording()) {
            attributes::content(&self.options, self.spec, cx, envelope, &mut Later(&span));
        }
        if envelope.error.is_some() {
            // What went wrong may repeat arguments; the type of the error says what it is.
            span.set_status(Status::error(""));
        }
        span.end();
    }
}

impl Measured {
    fn end(&self, spec: &'static Spec, envelope: &Envelope) {
        let mut own = Own(Vec::with_capacity(5));
        own.text("gen_ai.operation.name", "execute_tool".into());
        own.text("gen_ai.tool.name", spec.name.into());
        own.text("gen_ai.tool.type", "function".into());
        if let Some(agent) = &self.agent {
            own.text("gen_ai.agent.name", agent.clone());
        }
        if let Some(error) = &envelope.error {
            own.text("error.type", error.code.clone());
        }
        self.durations
            .record(self.start.elapsed().as_secs_f64(), &own.0);
    }
}

/// Makes events of a call those of its span.
struct Heard {
    here: opentelemetry::Context,
    call_id: String,
}

impl EventSink for Heard {
    fn event(&self, event: Event) {
        // The calls that it makes have spans of their own.
        if event.call_id != self.call_id {
            return;
        }
        let message = |text: &str| KeyValue::new("toolrt.message", StringValue::from(kept(text)));
        #[allow(
            clippy::wildcard_enum_match_arm,
            reason = "the others are no texts for people"
        )]
        match event.kind {
            EventKind::Progress {
                message: text,
                percent,
            } => {
                let mut said = vec![message(&text)];
                said.extend(percent.map(|percent| KeyValue::new("toolrt.percent", percent)));
                self.here.span().add_event("toolrt.progress", said);
            }
            EventKind::Log {
                level,
                message: text,
            } => {
                let level = KeyValue::new("toolrt.level", level.as_str());
                let said = vec![level, message(&text)];
                self.here.span().add_event("toolrt.log", said);
            }
            _ => {}
        }
    }
}

/// Attributes as OpenTelemetry has them.
struct Own(Vec<KeyValue>);

/// Those of a span that has begun: mostly one, for which a list would take longer.
struct Later<'a>(&'a SpanRef<'a>);

/// What takes attributes as OpenTelemetry has them.
trait Takes {
    fn take(&mut self, attribute: KeyValue);
}

impl Takes for Own {
    fn take(&mut self, attribute: KeyValue) {
        self.0.push(attribute);
    }
}

impl Takes for Later<'_> {
    fn take(&mut self, attribute: KeyValue) {
        self.0.set_attribute(attribute);
    }
}

impl<T: Takes> Attributes for T {
    fn text(&mut self, key: &'static str, text: Cow<'static, str>) {
        self.take(KeyValue::new(key, StringValue::from(text)));
    }

    fn number(&mut self, key: &'static str, number: i64) {
        self.take(KeyValue::new(key, number));
    }

    fn flag(&mut self, key: &'static str) {
        self.take(KeyValue::new(key, true));
    }

    fn texts(&mut self, key: &'static str, texts: &[&'static str]) {
        let texts = texts.iter().map(|text| StringValue::from(*text)).collect();
        let texts = Value::Array(Array::String(texts));
        self.take(KeyValue::new(key, texts));
    }
}

impl<T> fmt::Debug for OpenTelemetry<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OpenTelemetry")
    }
}
