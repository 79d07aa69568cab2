//! What is known of the callers of a registry: what each has taken, and who is served next.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::Duration;

use sha2::{Digest, Sha256};

use super::bucket::{Bucket, FullAt};
use crate::call::Context;

/// Whom a call counts for: its owner, if a verifier says who that is; else the peer that has sent it, if a server knows
/// it; else the caller by its name. These are apart: a caller cannot call itself like an owner.
///
/// It is a hash (SHA-256), and takes as much room for a long name as for a short one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CallerKey([u8; 32]);

impl CallerKey {
    /// The key of calls with a context.
    pub fn of(cx: &Context) -> Self {
        let (kind, text) = match (cx.owner(), cx.peer()) {
            (Some(owner), _) => (b'o', owner),
            (None, Some(peer)) => (b'p', peer),
            (None, None) => (b'c', cx.caller().as_str()),
        };
        let mut hash = Sha256::new();
        hash.update([kind]);
        hash.update(text);
        Self(hash.finalize().into())
    }
}

/// The callers that have calls, and those whose buckets are not full.
#[derive(Debug, Default)]
pub(super) struct Callers {
    all: HashMap<CallerKey, Caller>,
    /// Those that wait, in the order in which they are served.
    rotation: BTreeMap<Position, CallerKey>,
    /// How often something has been served, or has begun to wait.
    clock: u64,
    /// How many have calls.
    busy: usize,
    /// How many have come so far.
    known: u64,
}

/// Whose turn it is: those who were served before others come behind them, and those who were not served come in the
/// order in which they began to wait.
type Position = (u64, u64);

#[derive(Debug, Default)]
struct Caller {
    /// Places that calls have.
    places: u32,
    /// Those of calls that are made inside of no other.
    running: u32,
    /// Numbers of calls that wait.
    waiting: BTreeSet<u64>,
    /// How many of these are made inside of no other.
    outermost: usize,
    /// When it was served last, as long as it has calls.
    served: u64,
    /// Where it is in the rotation, while it waits.
    position: Position,
    full_at: FullAt,
    /// Which was known first, where everything else is the same.
    since: u64,
}

impl Caller {
    fn is_busy(&self) -> bool {
        self.places > 0 || !self.waiting.is_empty()
    }
}

impl Callers {
    /// How many calls of a caller run that are made inside of no other.
    pub(super) fn running(&self, key: &CallerKey) -> u32 {
        self.all.get(key).map_or(0, |caller| caller.running)
    }

    /// How many calls of a caller wait that are made inside of no other.
    pub(super) fn waiting(&self, key: &CallerKey) -> usize {
        self.all.get(key).map_or(0, |caller| caller.outermost)
    }

    /// When the bucket of a caller is full again.
    pub(super) fn full_at(&self, key: &CallerKey) -> FullAt {
        self.all
            .get(key)
            .map_or_else(FullAt::default, |it| it.full_at)
    }

    /// Takes a token of a caller's bucket. At most so many are remembered that have no calls.
    pub(super) fn take(&mut self, key: CallerKey, bucket: &Bucket, now: Duration, most: usize) {
        if !self.all.contains_key(&key) && self.all.len() - self.busy >= most {
            self.forget(bucket, now, most / 2);
        }
        self.change(key, |caller| {
            caller.full_at = bucket.take(caller.full_at, now);
        });
    }

    /// A call gets its place: its caller was served.
    pub(super) fn begin(&mut self, key: CallerKey, is_outermost: bool) {
        self.clock += 1;
        let served = self.clock;
        self.change(key, |caller| {
            caller.places += 1;
            caller.running += u32::from(is_outermost);
            caller.served = served;
            caller.position = (served, 0);
        });
    }

    /// A call gives its place back.
    pub(super) fn end(&mut self, key: CallerKey, is_outermost: bool) {
        self.change(key, |caller| {
            caller.places -= 1;
            caller.running -= u32::from(is_outermost);
        });
    }

    /// A call waits from now on.
    pub(super) fn wait(&mut self, key: CallerKey, number: u64, is_outermost: bool) {
        self.clock += 1;
        let now = self.clock;
        self.change(key, |caller| {
            if caller.waiting.is_empty() {
                caller.position = (caller.served, now);
            }
            caller.waiting.insert(number);
            caller.outermost += usize::from(is_outermost);
        });
    }

    /// A call waits no more.
    pub(super) fn leave(&mut self, key: CallerKey, number: u64, is_outermost: bool) {
        self.change(key, |caller| {
            if caller.waiting.remove(&number) {
                caller.outermost -= usize::from(is_outermost);
            }
        });
    }

    /// The calls that wait, in the order in which they are served: all of one caller before those of another one, and of
    /// each caller the first ones first.
    pub(super) fn in_turn(&self) -> impl Iterator<Item = u64> {
        let callers = self.rotation.values().filter_map(|key| self.all.get(key));
        callers.flat_map(|caller| caller.waiting.iter().copied())
    }

    /// Changes what is known of a caller; one of whom there is nothing to know is forgotten.
    fn change(&mut self, key: CallerKey, change: impl FnOnce(&mut Caller)) {
        let known = &mut self.known;
        let caller = self.all.entry(key).or_insert_with(|| {
            *known += 1;
            Caller {
                since: *known,
                ..Caller::default()
            }
        });
        let was_busy = caller.is_busy();
        let waited = (!caller.waiting.is_empty()).then_some(caller.position);
        change(caller);
        let is_busy = caller.is_busy();
        let waits = (!caller.waiting.is_empty()).then_some(caller.position);
        if waited != waits {
            waited.map(|position| self.rotation.remove(&position));
            waits.map(|position| self.rotation.insert(position, key));
        }
        if !is_busy {
            caller.served = 0;
            if caller.full_at == FullAt::default() {
                self.all.remove(&key);
            }
        }
        self.busy += usize::from(is_busy);
        self.busy -= usize::from(was_busy);
    }

    /// Forgets callers without calls: all whose buckets are full, and then those whose buckets are the fullest, until so
    /// many are left. One that comes again finds a full bucket.
    fn forget(&mut self, bucket: &Bucket, now: Duration, left: usize) {
        let idle = self.all.iter().filter(|(_, caller)| !caller.is_busy());
        let mut idle: Vec<_> = idle
            .map(|(key, caller)| (caller.full_at, caller.since, *key))
            .collect();
        idle.sort_unstable();
        let full = idle.partition_point(|(full_at, _, _)| bucket.is_full(*full_at, now));
        let most = idle.len().saturating_sub(left).max(full);
        for (_, _, key) in idle.into_iter().take(most) {
            self.all.remove(&key);
        }
    }

    /// How many callers are remembered.
    #[cfg(test)]
    pub(super) fn remembered(&self) -> usize {
        let busy = self.all.values().filter(|caller| caller.is_busy()).count();
        assert_eq!(busy, self.busy);
        let waiting = self
            .all
            .values()
            .filter(|caller| !caller.waiting.is_empty());
        assert_eq!(waiting.count(), self.rotation.len());
        self.all.len()
    }
}
