//! Calls with idempotency keys.

use std::sync::Arc;
use std::time::Duration;

use super::Run;
use super::faults::{INSIDE, OTHER, cancelled, key_is_taken, no_turn, still_runs, taken_over};
use super::meta_of;
use crate::call::{Context, Envelope, Meta, write_log};
use crate::host::idempotency::Claimed;
use crate::host::idempotency::leases::{self, Claiming, Holder, Lease};
use crate::host::limits::Full;
use crate::host::registry::Host;
use crate::host::tool::Hidden;
use crate::host::{Claim, Hash, Refusal, idempotency};
use crate::spec::Spec;

impl Run<'_> {
    /// Claims an idempotency key for the call; returns the context of the call with it, or the first answer if the call was
    /// made before. A call of this process with the same key is waited for.
    pub(super) async fn claim(
        &mut self,
        key: &str,
        args: &Hidden,
        cx: &Context,
    ) -> Result<Result<Context, Envelope>, Refusal> {
        let json = self.canonical(args, cx)?;
        let idempotency = self.host.idempotency();
        let key = idempotency::identity(cx, self.spec, key);
        let print = idempotency::print(cx, self.spec, json.as_bytes());
        if cx.is_inside_of(&key) {
            return Err(key_is_taken(INSIDE));
        }
        let lease = idempotency.lease.max(leases::SHORTEST);
        let (mut pause, mut elsewhere) = (FIRST_PAUSE, None);
        loop {
            let claiming = Claiming::of(&key);
            let now = self.host.surroundings.clock.now();
            let claim = idempotency.store.claim(&key, &print, lease, now);
            if let Ok(Claim::Mine { number, .. }) = claim {
                self.claimed = Some(Box::new(self.claimed(key, number, lease, cx)));
            }
            drop(claiming);
            match claim {
                Ok(Claim::Mine { attempt, .. }) => {
                    return Ok(Ok(cx.clone().claiming(key).at_attempt(attempt)));
                }
                Ok(Claim::Ended(bytes)) => {
                    return match Envelope::from_json(&bytes) {
                        Some(mut first) => {
                            first.meta.replayed = true;
                            Ok(Err(first))
                        }
                        None => Err(self.internal("the store has no envelope of the call", cx)),
                    };
                }
                Ok(Claim::Other) => return Err(key_is_taken(OTHER)),
                Ok(Claim::Full) => return Err(no_turn(self.spec, Full::Queue)),
                Ok(Claim::Runs { number, .. }) if leases::is_held_here(&key, number) => {}
                Ok(Claim::Runs { number, .. }) if elsewhere != Some(number) => {
                    // If it is of this process, it may have ended at this moment.
                    elsewhere = Some(number);
                    continue;
                }
                Ok(Claim::Runs { left, .. }) => return Err(still_runs(left)),
                Err(error) => {
                    let text = format!("the store of idempotency keys failed: {error}");
                    return Err(self.internal(&text, cx));
                }
            }
            let Some(timer) = self.host.surroundings.clock.sleep(pause) else {
                return Err(still_runs(lease));
            };
            let timer = Box::pin(async move {
                timer.await;
                Ok(())
            });
            self.guarded("timer", cx, timer).await?;
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    /// What is claimed, with the answer to the call if it is dropped.
    fn claimed(&self, key: Hash, number: u64, length: Duration, cx: &Context) -> Claimed {
        let (meta, surroundings) = (self.meta.clone(), self.host.surroundings.clone());
        let idempotency = self.host.idempotency();
        Claimed {
            keep: idempotency.keep,
            lease: Lease::begin(Holder {
                store: idempotency.store.clone(),
                key,
                number,
                length,
                surroundings: surroundings.clone(),
                tool: self.spec.name,
                call_id: cx.call_id().unwrap_or_default().to_owned(),
                cancel: cx.cancel().clone(),
            }),
            has_begun: Arc::default(),
            asking: cx.asking().filter(|asking| asking.is_inside()).cloned(),
            dropped: Some(Box::new(move || {
                let envelope = Envelope::failure(*cancelled(), meta.clone());
                (envelope, surroundings.clock.now())
            })),
        }
    }
}

/// Ends the claim of a call with its answer. If another call has taken over the key, the answer to that one is the answer
/// for everybody, and this call ends with an error.
pub(super) fn settled(
    claimed: Claimed,
    envelope: Envelope,
    spec: &'static Spec,
    host: &Host,
    cx: &Context,
) -> Envelope {
    let (has_begun, length) = (claimed.has_begun(), claimed.lease.holder().length);
    match claimed.settle(&envelope, host.now(&mut None)) {
        Ok(true) => envelope,
        Ok(false) => {
            let meta = Meta {
                executed: has_begun,
                attempts: envelope.meta.attempts,
                warnings: envelope.meta.warnings,
                duration_ms: envelope.meta.duration_ms,
                ..meta_of(spec, cx)
            };
            Envelope::failure(*taken_over(length), meta)
        }
        Err(text) => {
            let text = format!("the store of idempotency keys failed: {text}");
            let log = host.surroundings.log.as_ref();
            write_log(log, spec.name, cx.call_id().unwrap_or_default(), &text);
            envelope
        }
    }
}

/// How long a call waits for one of this process with the same key at first, and at most, before it looks again.
const FIRST_PAUSE: Duration = Duration::from_millis(10);
const LONGEST_PAUSE: Duration = Duration::from_millis(500);
