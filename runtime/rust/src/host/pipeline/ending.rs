//! The end of a call, and what a host says of its time.

use std::sync::Arc;
use std::time::Duration;

use super::faults::cancelled;
use super::meta_of;
use crate::call::{Context, Envelope, EventKind, write_log};
use crate::caught::caught;
use crate::host::around::{Ends, ended};
use crate::host::registry::Host;
use crate::host::spans::{self, Span};
use crate::spec::Spec;

/// The end of a call, which comes in any case: if the future of the call is dropped, too.
pub(super) struct Ending<'a> {
    pub(super) host: &'a Host,
    pub(super) spec: &'static Spec,
    pub(super) cx: &'a Context,
    pub(super) start: Duration,
    pub(super) is_over: bool,
    /// What surrounds the call, and sees its end.
    pub(super) ends: Vec<Ends>,
    /// The span of the call, if it has one.
    pub(super) span: Option<Arc<dyn Span>>,
}

impl Ending<'_> {
    /// Tells what surrounds calls that this one begins.
    pub(super) fn begin(&mut self) {
        let host = &self.host.surroundings;
        let around = &self.host.around;
        self.ends = around.begun(self.spec, self.cx, host, |text| self.log(text));
    }

    fn log(&self, text: &str) {
        let log = self.host.surroundings.log.as_ref();
        let call_id = self.cx.call_id().unwrap_or_default();
        write_log(log, self.spec.name, call_id, text);
    }

    /// Says in the envelope how much time the call has taken.
    pub(super) fn time(&self, envelope: &mut Envelope) {
        let passed = self.host.now(&mut None).saturating_sub(self.start);
        envelope.meta.duration_ms = u64::try_from(passed.as_millis()).unwrap_or(u64::MAX);
    }

    /// Tells of the end.
    pub(super) fn tell(&mut self, envelope: &Envelope) {
        self.is_over = true;
        self.cx.cancel().end();
        if let Some(asking) = self.cx.asking().filter(|asking| !asking.is_inside()) {
            asking.end();
        }
        ended(std::mem::take(&mut self.ends), envelope, |text| {
            self.log(text);
        });
        if let Some(span) = self.span.take() {
            spans::end(&*span, envelope, |text| self.log(text));
        }
        self.cx.announce(|| EventKind::Finished {
            envelope: Box::new(envelope.clone()),
        });
    }
}

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        if !self.is_over {
            self.cx.cancel().cancel();
            let meta = meta_of(self.spec, self.cx);
            let mut envelope = Envelope::failure(*cancelled(), meta);
            self.time(&mut envelope);
            self.tell(&envelope);
        }
    }
}

/// Clock and ids of a host; if one panics, the first text stays in `broken`.
impl Host {
    pub(super) fn now(&self, broken: &mut Option<String>) -> Duration {
        or_broken(broken, || self.surroundings.clock.now())
    }

    pub(super) fn call_id(&self, broken: &mut Option<String>) -> String {
        or_broken(broken, || self.ids.call_id())
    }
}

fn or_broken<T: Default>(broken: &mut Option<String>, ask: impl FnOnce() -> T) -> T {
    caught(ask).unwrap_or_else(|text| {
        broken.get_or_insert(text);
        T::default()
    })
}
