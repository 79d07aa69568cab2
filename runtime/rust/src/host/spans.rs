//! The spans of calls: what begins one for each call, and takes its steps inside of it.

use std::any::Any;
use std::fmt;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context as Task, Poll};

use crate::call::{Context, Envelope, EventSink, Place};
use crate::caught::caught;
use crate::spec::Spec;

/// Begins a span for each call; [`Registry::trace`](super::Registry::trace) takes it. It sees what happens, and changes
/// nothing but the place in the trace that the call hands on.
pub trait Spans: Send + Sync {
    /// The span of a call that begins, if it has one.
    fn begin(&self, spec: &'static Spec, cx: &Context) -> Option<Arc<dyn Span>>;
}

/// The span of one call.
pub trait Span: Send + Sync {
    /// Where it stands, for whatever is called from inside of it; `None` if that is not known.
    fn place(&self) -> Option<Place>;

    /// Makes it the current span of this thread, until what it gives is dropped: once for each time that the call is
    /// polled.
    fn enter(&self) -> Box<dyn Any>;

    /// What hears the events of the call for it, if it wants to know them.
    fn events(&self) -> Option<Arc<dyn EventSink>> {
        None
    }

    /// Ends it, once, with the answer to the call.
    fn end(&self, envelope: &Envelope);
}

/// What traces the calls of a registry, if anything does.
#[derive(Clone, Default)]
pub(crate) struct Tracing(pub(crate) Option<Arc<dyn Spans>>);

impl Tracing {
    /// The span of a call that begins, and the context of the call inside of it. What panics is told to `log`.
    pub(crate) fn begun(
        &self,
        spec: &'static Spec,
        cx: Context,
        log: impl Fn(&Context, &str),
    ) -> (Option<Arc<dyn Span>>, Context) {
        let Some(spans) = &self.0 else {
            return (None, cx);
        };
        let begun = caught(|| {
            let span = spans.begin(spec, &cx)?;
            let (place, events) = (span.place(), span.events());
            Some((span, place, events))
        });
        let (span, place, events) = match begun {
            Ok(Some(begun)) => begun,
            Ok(None) => return (None, cx),
            Err(text) => {
                log(&cx, &failed(&text));
                return (None, cx);
            }
        };
        let cx = match place {
            Some(place) => cx.placed(place),
            None => cx,
        };
        let cx = match events {
            Some(events) => cx.and_events(events),
            None => cx,
        };
        (Some(span), cx)
    }
}

/// Tells a span that its call has ended.
pub(crate) fn end(span: &dyn Span, envelope: &Envelope, log: impl Fn(&str)) {
    if let Err(text) = caught(|| span.end(envelope)) {
        log(&failed(&text));
    }
}

fn failed(text: &str) -> String {
    format!("what traces calls panicked: {text}")
}

/// The steps of a call, each part of which is taken inside of its span.
pub(crate) struct Within<'a, F> {
    pub(crate) span: Option<&'a dyn Span>,
    pub(crate) steps: Pin<&'a mut F>,
}

impl<F: Future> Future for Within<'_, F> {
    type Output = F::Output;

    fn poll(self: Pin<&mut Self>, task: &mut Task<'_>) -> Poll<F::Output> {
        let own = self.get_mut();
        // A span that cannot be entered is no matter of the call.
        let _inside = own.span.map(|span| caught(|| span.enter()));
        own.steps.as_mut().poll(task)
    }
}

impl fmt::Debug for Tracing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Tracing").field(&self.0.is_some()).finish()
    }
}
