//! What surrounds calls: a host's own code that sees each of them begin and end.

use std::fmt;
use std::sync::Arc;

use crate::call::{Context, Envelope, Surroundings, write_log};
use crate::caught::caught;
use crate::recording::Recorder;
use crate::spec::Spec;

/// Called with the envelope, when a call has ended.
pub type Ends = Box<dyn FnOnce(&Envelope) + Send>;

type Begins = dyn Fn(&'static Spec, &Context, &Arc<Surroundings>) -> Option<Ends> + Send + Sync;

/// Everything that surrounds the calls of a registry, in the order in which it came.
#[derive(Clone, Default)]
pub(crate) struct Around(Vec<Arc<Begins>>);

impl Around {
    pub(crate) fn add(
        &mut self,
        around: impl Fn(&'static Spec, &Context) -> Option<Ends> + Send + Sync + 'static,
    ) {
        self.0.push(Arc::new(move |spec, cx, _| around(spec, cx)));
    }

    /// Records each call; what cannot be written goes to the host's log.
    pub(crate) fn record(&mut self, recorder: Recorder) {
        let recorder = Arc::new(recorder);
        self.0.push(Arc::new(move |spec, cx, host| {
            let (recorder, host) = (recorder.clone(), host.clone());
            let begun = recorder.begin(spec, cx);
            Some(Box::new(move |envelope| {
                if let Some(text) = recorder.end(&begun, envelope) {
                    write_log(host.log.as_ref(), spec.name, &envelope.meta.call_id, &text);
                }
            }))
        }));
    }

    /// Tells everybody that a call begins; gives what is to be called at its end. What panics is told to `log`.
    pub(crate) fn begun(
        &self,
        spec: &'static Spec,
        cx: &Context,
        host: &Arc<Surroundings>,
        log: impl Fn(&str),
    ) -> Vec<Ends> {
        let begun = self.0.iter().filter_map(|begins| {
            let end = caught(|| begins(spec, cx, host));
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
