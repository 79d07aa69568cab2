//! Spans by the crate `tracing`, which any subscriber sees.

use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use tracing::field::Empty;

use super::SCOPE;
use super::attributes::{self, Attributes, kept};
use super::options::{Options, options};
use crate::call::{Context, Envelope, Event, EventKind, EventSink, Level, Place};
use crate::host::{Span, Spans};
use crate::spec::Spec;

/// Makes a span for each call, at the level `INFO` of the target `toolrt`; give it to
/// [`Registry::trace`](crate::Registry::trace).
///
/// Its fields are the attributes of the other one, and those by which `tracing-opentelemetry` makes the same span of it. The
/// parent is the current span: a `traceparent` of the context is handed on as it is, since only a subscriber knows what
/// stands for it.
#[derive(Clone, Default)]
pub struct Tracing {
    options: Arc<Options>,
}

impl Tracing {
    /// Spans by the subscriber of the thread that makes the call.
    pub fn new() -> Self {
        Self::default()
    }

    options!();
}

impl Spans for Tracing {
    fn begin(&self, spec: &'static Spec, cx: &Context) -> Option<Arc<dyn Span>> {
        let span = tracing::info_span!(
            target: SCOPE,
            "execute_tool",
            otel.name = Empty,
            otel.kind = "internal",
            otel.status_code = Empty,
            gen_ai.operation.name = Empty,
            gen_ai.tool.name = Empty,
            gen_ai.tool.type = Empty,
            gen_ai.tool.description = Empty,
            gen_ai.tool.call.id = Empty,
            gen_ai.tool.call.arguments = Empty,
            gen_ai.tool.call.result = Empty,
            gen_ai.conversation.id = Empty,
            gen_ai.agent.name = Empty,
            error.type = Empty,
            toolrt.toolset = Empty,
            toolrt.service = Empty,
            toolrt.version = Empty,
            toolrt.caller = Empty,
            toolrt.run_id = Empty,
            toolrt.turn_id = Empty,
            toolrt.parent_call_id = Empty,
            toolrt.dry_run = Empty,
            toolrt.status = Empty,
            toolrt.error.kind = Empty,
            toolrt.denied = Empty,
            toolrt.replayed = Empty,
            toolrt.truncated = Empty,
            toolrt.attempts = Empty,
            toolrt.errors = Empty,
            toolrt.warnings = Empty,
            toolrt.cut = Empty,
        );
        if span.is_disabled() {
            return None;
        }
        span.record("otel.name", attributes::name(spec));
        attributes::begun(spec, cx, &mut Own(&span));
        Some(Arc::new(Begun {
            span,
            spec,
            call_id: cx.call_id().unwrap_or_default().to_owned(),
            content: self.options.content.then(|| cx.clone()),
            options: self.options.clone(),
        }))
    }
}

/// The span of a call.
struct Begun {
    span: tracing::Span,
    spec: &'static Spec,
    call_id: String,
    /// The context of the call, if its arguments are asked for.
    content: Option<Context>,
    options: Arc<Options>,
}

impl Span for Begun {
    fn place(&self) -> Option<Place> {
        None
    }

    fn enter(&self) -> Box<dyn Any> {
        Box::new(self.span.clone().entered())
    }

    fn events(&self) -> Option<Arc<dyn EventSink>> {
        self.options.events.then(|| {
            let heard = Heard {
                span: self.span.clone(),
                call_id: self.call_id.clone(),
            };
            Arc::new(heard) as Arc<dyn EventSink>
        })
    }

    fn end(&self, envelope: &Envelope) {
        let mut own = Own(&self.span);
        attributes::ended(envelope, &mut own);
        if let Some(cx) = &self.content {
            attributes::content(&self.options, self.spec, cx, envelope, &mut own);
        }
        if envelope.error.is_some() {
            self.span.record("otel.status_code", "ERROR");
        }
    }
}

/// Makes events of a call those of its span.
struct Heard {
    span: tracing::Span,
    call_id: String,
}

impl EventSink for Heard {
    fn event(&self, event: Event) {
        // The calls that it makes have spans of their own.
        if event.call_id != self.call_id {
            return;
        }
        #[allow(
            clippy::wildcard_enum_match_arm,
            reason = "the others are no texts for people"
        )]
        match event.kind {
            EventKind::Progress { message, percent } => {
                let message = kept(&message);
                tracing::info!(target: SCOPE, parent: &self.span, { toolrt.percent = percent }, "{message}");
            }
            EventKind::Log { level, message } => self.log(level, &kept(&message)),
            _ => {}
        }
    }
}

impl Heard {
    fn log(&self, level: Level, message: &str) {
        let (span, said) = (&self.span, level.as_str());
        match level {
            Level::Debug => {
                tracing::debug!(target: SCOPE, parent: span, { toolrt.level = said }, "{message}");
            }
            Level::Info | Level::Notice => {
                tracing::info!(target: SCOPE, parent: span, { toolrt.level = said }, "{message}");
            }
            Level::Warning => {
                tracing::warn!(target: SCOPE, parent: span, { toolrt.level = said }, "{message}");
            }
            Level::Error | Level::Critical | Level::Alert | Level::Emergency => {
                tracing::error!(target: SCOPE, parent: span, { toolrt.level = said }, "{message}");
            }
        }
    }
}

/// Attributes as fields of a span.
struct Own<'a>(&'a tracing::Span);

impl Attributes for Own<'_> {
    fn text(&mut self, key: &'static str, text: Cow<'static, str>) {
        self.0.record(key, &*text);
    }

    fn number(&mut self, key: &'static str, number: i64) {
        self.0.record(key, number);
    }

    fn flag(&mut self, key: &'static str) {
        self.0.record(key, true);
    }

    fn texts(&mut self, key: &'static str, texts: &[&'static str]) {
        self.0.record(key, texts.join(","));
    }
}

impl fmt::Debug for Tracing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tracing")
    }
}
