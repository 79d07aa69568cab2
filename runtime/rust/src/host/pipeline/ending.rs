//! The end of a call, and what a host says of its time.

use std::time::Duration;

use super::faults::cancelled;
use super::meta_of;
use crate::call::{Context, Envelope, EventKind};
use crate::caught::caught;
use crate::host::registry::Host;
use crate::spec::Spec;

/// The end of a call, which comes in any case: if the future of the call is dropped, too.
pub(super) struct Ending<'a> {
    pub(super) host: &'a Host,
    pub(super) spec: &'static Spec,
    pub(super) cx: &'a Context,
    pub(super) start: Duration,
    pub(super) is_over: bool,
}

impl Ending<'_> {
    /// The envelope, with the time that the call has taken.
    pub(super) fn timed(&self, mut envelope: Envelope) -> Envelope {
        let passed = self.host.now(&mut None).saturating_sub(self.start);
        envelope.meta.duration_ms = u64::try_from(passed.as_millis()).unwrap_or(u64::MAX);
        envelope
    }

    /// Tells of the end.
    pub(super) fn told(&mut self, envelope: Envelope) -> Envelope {
        self.is_over = true;
        self.cx.cancel().end();
        if let Some(asking) = self.cx.asking().filter(|asking| !asking.is_inside()) {
            asking.end();
        }
        self.cx.announce(|| EventKind::Finished {
            envelope: Box::new(envelope.clone()),
        });
        envelope
    }
}

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        if !self.is_over {
            self.cx.cancel().cancel();
            let meta = meta_of(self.spec, self.cx);
            let envelope = self.timed(Envelope::failure(*cancelled(), meta));
            self.told(envelope);
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
