//! Calls that run elsewhere, for the executors that send them there.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::call::{Asker, CallFault, Context, Envelope, EventKind, Json, Level, Meta, ready};
use crate::diagnose::{Issue, check};
use crate::table::Table;

/// A call that runs elsewhere: what its caller hears of it, and who answers what is asked meanwhile.
///
/// It is a call of its own, with an id and events from its beginning to its end, which comes in any case. Where a handler
/// of a registry only hands its own call on ([`Remote`](super::Remote)), it is that call, which has both already.
pub struct Relay {
    tool: Cow<'static, str>,
    cx: Context,
    is_own: bool,
    start: Instant,
    is_over: bool,
}

impl Relay {
    /// Begins the call of a tool; `call_id` gives an id if the context has none.
    pub fn begin(
        tool: &str,
        payload: &[u8],
        cx: &Context,
        call_id: impl FnOnce() -> String,
    ) -> Self {
        let is_own = !cx.relays();
        let (tool, cx) = match is_own {
            true => (tool.to_owned().into(), cx.sent(call_id, payload)),
            false => (cx.tool().into(), cx.clone()),
        };
        let relay = Self {
            tool,
            cx,
            is_own,
            start: Instant::now(),
            is_over: false,
        };
        if is_own {
            relay.announce(|| EventKind::Scheduled);
        }
        relay
    }

    /// The context of the call: its token is cancelled when nobody waits for the call any more.
    pub fn cx(&self) -> &Context {
        &self.cx
    }

    /// How much time the call has left, if its context limits it.
    pub fn time_left(&self) -> Option<Duration> {
        let own = self.cx.timeout().filter(|_| self.is_own);
        let own = own.map(|all| all.saturating_sub(self.start.elapsed()));
        [own, self.cx.time_left()].into_iter().flatten().min()
    }

    /// Whether anybody hears of the call.
    pub fn is_heard(&self) -> bool {
        self.cx.events().is_some()
    }

    /// Who answers what is asked while it runs.
    pub fn asker(&self) -> Option<&Arc<dyn Asker>> {
        self.cx.asker()
    }

    /// It has been sent.
    pub fn started(&self) {
        if self.is_own {
            self.announce(|| EventKind::Started);
        }
    }

    /// Tells of progress.
    pub fn progress(&self, message: &str, percent: Option<f64>) {
        self.emit(|| EventKind::Progress {
            message: self.cx.shown(message),
            percent,
        });
    }

    /// Tells of a line of the log.
    pub fn log(&self, level: Level, message: &str) {
        self.emit(|| EventKind::Log {
            level,
            message: self.cx.shown(message),
        });
    }

    /// Tells of something that was made.
    pub fn artifact(&self, name: &str, uri: &str) {
        self.emit(|| EventKind::Artifact {
            name: self.cx.shown(name),
            uri: uri.to_owned(),
        });
    }

    /// Waits until the receiver can take another item.
    pub async fn ready(&self) {
        ready(&self.cx).await;
    }

    /// Tells of an item, which is of the type `of` if that is known; unknown keys are left out.
    ///
    /// # Errors
    /// It is not, or it is no JSON.
    pub fn item(&self, of: Option<Table>, item: &[u8]) -> Result<(), Vec<Issue>> {
        let value = check(of.unwrap_or(Table::Json), item, true)?.canonical;
        self.cx.cancel().send();
        self.emit(|| EventKind::Item {
            value: Json::trusted(value),
        });
        Ok(())
    }

    /// Ends the call: the envelope is that of the call, whatever the other side has called it.
    pub fn end(mut self, mut envelope: Envelope) -> Envelope {
        self.finish(&mut envelope);
        envelope
    }

    fn finish(&mut self, envelope: &mut Envelope) {
        self.is_over = true;
        let passed = self.start.elapsed().as_millis();
        let meta = &mut envelope.meta;
        if meta.tool.is_empty() {
            meta.tool = self.tool.clone();
        }
        meta.call_id = self.cx.call_id().unwrap_or_default().to_owned();
        meta.session_id = self.cx.session_id().map(str::to_owned);
        meta.caller = self.cx.caller().clone().into();
        meta.duration_ms = u64::try_from(passed).unwrap_or(u64::MAX);
        if self.is_own {
            self.cx.cancel().end();
            self.announce(|| EventKind::Finished {
                envelope: Box::new(envelope.clone()),
            });
        }
    }

    fn emit(&self, kind: impl FnOnce() -> EventKind) {
        if !self.cx.cancel().is_over() {
            self.announce(kind);
        }
    }

    fn announce(&self, kind: impl FnOnce() -> EventKind) {
        if self.is_heard() {
            self.cx.forward(self.cx.event(self.tool.clone(), kind()));
        }
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        if !self.is_over {
            if self.is_own {
                self.cx.cancel().cancel();
            }
            let mut envelope = Envelope::failure(CallFault::cancelled(), Meta::default());
            self.finish(&mut envelope);
        }
    }
}

impl fmt::Debug for Relay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Relay").field(&self.tool).finish()
    }
}
