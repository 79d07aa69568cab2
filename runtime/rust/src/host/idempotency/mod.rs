//! Calls with an idempotency key: the same call again gets the first answer.

mod hashes;
pub(crate) mod leases;
mod memory;
#[cfg(feature = "sqlite")]
mod sqlite;
#[cfg(test)]
mod tests;

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
use leases::Lease;

/// How a host remembers the answers to calls with an idempotency key.
#[derive(Clone)]
pub struct Idempotency {
    /// Where the answers are; in memory by default.
    pub store: Arc<dyn IdempotencyStore>,
    /// How long an answer is kept; a day by default.
    pub keep: Duration,
    /// How long a call holds its key if nobody renews that, because its process has ended; 10 seconds by default, and at
    /// least a tenth of a second. The running call renews it after each third of it, so calls may take longer. Past it, the
    /// same call runs again, as the next attempt ([`Context::attempt`](crate::Context::attempt)).
    pub lease: Duration,
}

impl Default for Idempotency {
    fn default() -> Self {
        Self {
            store: Arc::new(MemoryStore::default()),
            keep: Duration::from_secs(24 * 60 * 60),
            lease: Duration::from_secs(10),
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
    /// Nobody holds the key: it is claimed from now on, until [`IdempotencyStore::settle`], or until the lease has run out
    /// and another call claims it.
    Mine {
        /// The number of the claim, for [`IdempotencyStore::renew`] and [`IdempotencyStore::settle`].
        number: u64,
        /// Which attempt of the call this is, counted from 1: one more than that of the call whose lease has run out.
        attempt: u32,
    },
    /// A call with the key and the same arguments holds it.
    Runs {
        /// The number of its claim.
        number: u64,
        /// How long its lease lasts, if it is not renewed.
        left: Duration,
    },
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
    /// Claims a key for `lease`, unless somebody holds it, in one step. A claim whose lease has run out passes to the call
    /// that claims the key next, if its arguments are the same; [`Claim::Mine`] counts.
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

    /// Begins the lease of a claim anew; whether the call still holds the key. A claim whose lease has run out is renewed
    /// as well, while no other call has claimed the key.
    fn renew(
        &self,
        key: &Hash,
        number: u64,
        lease: Duration,
        now: Duration,
    ) -> Result<bool, StoreError>;

    /// Ends a claim: keeps an envelope for some time, or frees the key; whether the call still held it. If the claim has
    /// passed to another call, nothing happens. If the call had taken over a key that it frees, the next attempt still
    /// counts it.
    fn settle(
        &self,
        key: &Hash,
        number: u64,
        kept: Option<(&[u8], Duration)>,
        now: Duration,
    ) -> Result<bool, StoreError>;
}

/// How long a store remembers a call whose lease has run out, so that the next attempt knows of it.
const REMEMBERED: Duration = Duration::from_secs(24 * 60 * 60);

/// Why a store fails; it goes to the host's log.
pub type StoreError = Box<dyn std::error::Error + Send + Sync>;

/// A key that is claimed for a call. If it is dropped before the call has settled it, the call was dropped.
pub(crate) struct Claimed {
    pub(crate) keep: Duration,
    pub(crate) lease: Arc<Lease>,
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

    /// Whether the handler has begun.
    pub(crate) fn has_begun(&self) -> bool {
        self.has_begun.load(Ordering::Acquire)
    }

    /// Ends the claim with the answer to the call; whether the call still held its key. An error is for the log.
    pub(crate) fn settle(mut self, envelope: &Envelope, now: Duration) -> Result<bool, String> {
        self.dropped = None;
        self.settled(envelope, now)
    }

    fn settled(&self, envelope: &Envelope, now: Duration) -> Result<bool, String> {
        if self.lease.end() {
            return Ok(false);
        }
        // A call that asks its caller goes on in the next one, which claims the key again.
        let asks = envelope.status == Status::InputRequired
            || self.asking.as_ref().is_some_and(Asking::has_asked);
        let passes = asks || envelope.error.as_deref().is_some_and(CallFault::retryable);
        let bytes = (self.has_begun() && !passes).then(|| envelope.to_bytes());
        let kept = bytes.as_deref().map(|bytes| (bytes, self.keep));
        let own = self.lease.holder();
        match caught(|| own.store.settle(&own.key, own.number, kept, now)) {
            Ok(Ok(is_mine)) => Ok(is_mine),
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
