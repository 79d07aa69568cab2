//! Calls with idempotency keys.

use std::sync::Arc;
use std::time::Duration;

use super::Run;
use super::faults::{INSIDE, OTHER, cancelled, key_is_taken, no_turn, still_runs};
use crate::call::{Context, Envelope};
use crate::host::idempotency::Claimed;
use crate::host::limits::Full;
use crate::host::tool::Hidden;
use crate::host::{Claim, Hash, Refusal, idempotency};

impl Run<'_> {
    /// Claims an idempotency key for the call; returns its hash, or the first answer if the call was made before.
    pub(super) async fn claim(
        &mut self,
        key: &str,
        args: &Hidden,
        cx: &Context,
    ) -> Result<Result<Hash, Envelope>, Refusal> {
        let json = self.canonical(args, cx)?;
        let idempotency = self.host.idempotency();
        let key = idempotency::identity(cx, self.spec, key);
        let print = idempotency::print(cx, self.spec, json.as_bytes());
        if cx.is_inside_of(&key) {
            return Err(key_is_taken(INSIDE));
        }
        let mut pause = FIRST_PAUSE;
        loop {
            let now = self.host.surroundings.clock.now();
            let claim = idempotency
                .store
                .claim(&key, &print, idempotency.lease, now);
            match claim {
                Ok(Claim::Mine(claim)) => {
                    self.claimed = Some(Box::new(self.claimed(key, claim, cx)));
                    return Ok(Ok(key));
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
                Ok(Claim::Runs) => {}
                Err(error) => {
                    let text = format!("the store of idempotency keys failed: {error}");
                    return Err(self.internal(&text, cx));
                }
            }
            let Some(timer) = self.host.surroundings.clock.sleep(pause) else {
                return Err(still_runs());
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
    pub(super) fn claimed(&self, key: Hash, claim: u64, cx: &Context) -> Claimed {
        let (meta, surroundings) = (self.meta.clone(), self.host.surroundings.clone());
        Claimed {
            idempotency: self.host.idempotency().clone(),
            key,
            claim,
            has_begun: Arc::default(),
            asking: cx.asking().filter(|asking| asking.is_inside()).cloned(),
            dropped: Some(Box::new(move || {
                let envelope = Envelope::failure(*cancelled(), meta.clone());
                (envelope, surroundings.clock.now())
            })),
        }
    }
}

/// How long a call waits for one with the same key at first, and at most, before it looks again.
const FIRST_PAUSE: Duration = Duration::from_millis(10);
const LONGEST_PAUSE: Duration = Duration::from_millis(500);
