//! Calls with an idempotency key: the same call again gets the first answer.

mod hashes;
mod memory;
#[cfg(feature = "sqlite")]
mod sqlite;

pub(crate) use hashes::{identity, print};
pub use memory::MemoryStore;
#[cfg(feature = "sqlite")]
pub use sqlite::SqliteStore;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::call::asking::Asking;
use crate::call::{BoxFuture, CallFault, Envelope, Status};
use crate::caught::caught;

/// How a host remembers the answers to calls with an idempotency key.
#[derive(Clone)]
pub struct Idempotency {
    /// Where the answers are; in memory by default.
    pub store: Arc<dyn IdempotencyStore>,
    /// How long an answer is kept; a day by default.
    pub keep: Duration,
    /// How long a call blocks its key if nobody hears of its end, because its process has ended; 15 minutes by default.
    /// It must be longer than calls take: past it, the same call runs again.
    pub lease: Duration,
}

impl Default for Idempotency {
    fn default() -> Self {
        Self {
            store: Arc::new(MemoryStore::default()),
            keep: Duration::from_secs(24 * 60 * 60),
            lease: Duration::from_secs(15 * 60),
        }
    }
}

impl fmt::Debug for Idempotency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Idempotency")
            .field("keep", &self.keep)
            .field("lease", &self.lease)
            .finish_non_exhaustive()
    }
}

/// Hashes of SHA-256.
pub type Hash = [u8; 32];

/// What a store knows of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// Nothing: the key is claimed from now on, for a call that [`IdempotencyStore::settle`] ends, with this number.
    Mine(u64),
    /// A call with the key and the same arguments runs.
    Runs,
    /// Such a call has ended, with this envelope.
    Ended(Vec<u8>),
    /// The key belongs to a call with other arguments.
    Other,
    /// There is no room for another key.
    Full,
}

/// Where the answers to calls with an idempotency key are. Its functions run where calls run, and must not block for long.
///
/// Envelopes hold what callers get, secrets included: who can read a store can read those.
pub trait IdempotencyStore: Send + Sync {
    /// Claims a key for `lease`, unless somebody has it, in one step.
    ///
    /// `key` is a hash of the caller, the tool and the key, `print` one of the arguments, `now` the host's clock, which
    /// other processes do not share.
    fn claim(
        &self,
        key: &Hash,
        print: &Hash,
        lease: Duration,
        now: Duration,
    ) -> Result<Claim, StoreError>;

    /// Ends a claim: keeps an envelope for some time, or forgets the key. If the claim has passed to another call, nothing
    /// happens.
    fn settle(
        &self,
        key: &Hash,
        claim: u64,
        kept: Option<(&[u8], Duration)>,
        now: Duration,
    ) -> Result<(), StoreError>;
}

/// Why a store fails; it goes to the host's log.
pub type StoreError = Box<dyn std::error::Error + Send + Sync>;

/// A key that is claimed for a call. If it is dropped before the call has settled it, the call was dropped.
pub(crate) struct Claimed {
    pub(crate) idempotency: Idempotency,
    pub(crate) key: Hash,
    pub(crate) claim: u64,
    /// Whether the handler has begun: from then on, the answer counts.
    pub(crate) has_begun: Arc<AtomicBool>,
    /// What the call asks: if it is dropped because its caller must answer first, it is made again.
    pub(crate) asking: Option<Asking>,
    /// The answer if the call is dropped, and the time then.
    pub(crate) dropped: Option<Box<dyn Fn() -> (Envelope, Duration) + Send + Sync>>,
}

impl Claimed {
    /// The same handler; when it is polled, it has begun.
    pub(crate) fn noticing<'a, T: 'a>(&self, handler: BoxFuture<'a, T>) -> BoxFuture<'a, T> {
        let has_begun = self.has_begun.clone();
        Box::pin(async move {
            has_begun.store(true, Ordering::Release);
            handler.await
        })
    }

    /// Ends the claim with the answer to the call; an error is for the log.
    pub(crate) fn settle(mut self, envelope: &Envelope, now: Duration) -> Result<(), String> {
        self.dropped = None;
        self.settled(envelope, now)
    }

    fn settled(&self, envelope: &Envelope, now: Duration) -> Result<(), String> {
        // A call that asks its caller goes on in the next one, which claims the key again.
        let asks = envelope.status == Status::InputRequired
            || self.asking.as_ref().is_some_and(Asking::has_asked);
        let passes = asks || envelope.error.as_deref().is_some_and(CallFault::retryable);
        let bytes =
            (self.has_begun.load(Ordering::Acquire) && !passes).then(|| envelope.to_bytes());
        let kept = bytes.as_deref().map(|bytes| (bytes, self.idempotency.keep));
        let store = self.idempotency.store.as_ref();
        match caught(|| store.settle(&self.key, self.claim, kept, now)) {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(error.to_string()),
            Err(panic) => Err(panic),
        }
    }
}

impl Drop for Claimed {
    fn drop(&mut self) {
        if let Some(dropped) = self.dropped.take() {
            // Nobody is left to hear of a failure; the lease ends the claim then.
            let _ = caught(|| {
                let (envelope, now) = dropped();
                self.settled(&envelope, now)
            });
        }
    }
}

impl fmt::Debug for Claimed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Claimed").finish_non_exhaustive()
    }
}

/// A number that no other claim of the key has.
fn claim_number() -> u64 {
    use std::collections::hash_map::RandomState;
    use std::hash::BuildHasher;

    // SQLite's numbers have a sign.
    RandomState::new().hash_one(0u8) >> 1
}
