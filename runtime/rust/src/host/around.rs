//! What surrounds calls: a host's own code that sees each of them begin and end.

use std::fmt;
use std::sync::Arc;

use crate::call::{Context, Envelope};
use crate::caught::caught;
use crate::spec::Spec;

/// Called with the envelope, when a call has ended.
pub type Ends = Box<dyn FnOnce(&Envelope) + Send>;

type Begins = dyn Fn(&'static Spec, &Context) -> Option<Ends> + Send + Sync;

/// Everything that surrounds the calls of a registry, in the order in which it came.
#[derive(Clone, Default)]
pub(crate) struct Around(Vec<Arc<Begins>>);

impl Around {
    pub(crate) fn add(
        &mut self,
        around: impl Fn(&'static Spec, &Context) -> Option<Ends> + Send + Sync + 'static,
    ) {
        self.0.push(Arc::new(around));
    }

    /// Tells everybody that a call begins; gives what is to be called at its end. What panics is told to `log`.
    pub(crate) fn begun(&self, spec: &'static Spec, cx: &Context, log: impl Fn(&str)) -> Vec<Ends> {
        let begun = self.0.iter().filter_map(|begins| {
            let end = caught(|| begins(spec, cx));
            end.unwrap_or_else(|text| {
                log(&failed(&text));
                None
            })
        });
        begun.collect()
    }
}

/// Tells everybody that a call has ended, the last one first.
pub(crate) fn ended(ends: Vec<Ends>, envelope: &Envelope, log: impl Fn(&str)) {
    for end in ends.into_iter().rev() {
        if let Err(text) = caught(|| end(envelope)) {
            log(&failed(&text));
        }
    }
}

fn failed(text: &str) -> String {
    format!("what surrounds calls panicked: {text}")
}

impl fmt::Debug for Around {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Around").field(&self.0.len()).finish()
    }
}
