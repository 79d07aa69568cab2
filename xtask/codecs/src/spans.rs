//! What telemetry costs a call: off, and on, over the empty span of the SDK itself.

use std::hint::black_box;
use std::sync::{Arc, Mutex};

use opentelemetry::KeyValue;
use opentelemetry::trace::{SpanKind, TraceContextExt, Tracer, TracerProvider};
use opentelemetry_sdk::error::OTelSdkResult;
use opentelemetry_sdk::trace::{SdkTracerProvider, SpanData, SpanExporter};
use toolrt::telemetry::OpenTelemetry;
use toolrt::{Context, Registry};

use crate::calls::{Shop, now};
use crate::sample::{Bench, pair, time};
use crate::tools::shop::tools::shop;

/// Sends spans nowhere, and keeps what the last one says.
#[derive(Debug, Clone, Default)]
struct Nowhere(Arc<Mutex<Vec<KeyValue>>>);

impl SpanExporter for Nowhere {
    async fn export(&self, mut batch: Vec<SpanData>) -> OTelSdkResult {
        if let Some(span) = batch.pop() {
            *self.0.lock().expect("nobody panics") = span.attributes;
        }
        Ok(())
    }
}

fn registry() -> Registry {
    let registry = Registry::new();
    registry
        .register(shop::toolset(Shop))
        .expect("no tool is there yet");
    registry
}

pub fn run(bench: &Bench) {
    if !bench.wants("telemetry") {
        return;
    }
    let nowhere = Nowhere::default();
    let provider = SdkTracerProvider::builder()
        .with_simple_exporter(nowhere.clone())
        .build();
    let (off, also_off, mut on) = (registry(), registry(), registry());
    on.trace(OpenTelemetry::of(&provider));
    let cx = Context::new();
    let call = |registry: &Registry| {
        let envelope = now(registry.call(black_box("ping"), black_box("{}"), &cx));
        assert!(envelope.is_ok());
    };
    bench.heading("a call of a ping, telemetry off", "another");
    bench.compare("telemetry off", "1.00", || call(&off), || call(&also_off));
    bench.heading("a call of a ping, telemetry on", "off");
    bench.compare("telemetry on", "", || call(&on), || call(&off));
    bench.heading("what the span adds", "empty span");
    let attributes = nowhere.0.lock().expect("nobody panics").clone();
    let tracer = provider.tracer("bench");
    let empty = |attributes: &[KeyValue]| {
        let builder = tracer.span_builder(format!("execute_tool {}", black_box("ping")));
        let builder = builder
            .with_kind(SpanKind::Internal)
            .with_attributes(attributes.to_vec());
        let here = opentelemetry::Context::current_with_span(builder.start(&tracer));
        let inside = here.clone().attach();
        drop(inside);
        here.span().end();
    };
    let both = pair(|| call(&on), || call(&off));
    let added = both.ours - both.theirs;
    let spans = pair(|| empty(&attributes), || empty(&[]));
    for (about, span, goal) in [
        ("with the same attributes", spans.ours, "1.30"),
        ("without attributes", spans.theirs, ""),
    ] {
        let name = format!("telemetry, over one {about}");
        let ratio = added / span;
        let (added, span) = (time(added), time(span));
        println!("{name:<44}{added:>10}{span:>12}{ratio:>8.2}   {goal}");
    }
}
