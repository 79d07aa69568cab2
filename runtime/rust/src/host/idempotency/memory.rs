//! Answers in memory, for one process.

use std::collections::{HashMap, VecDeque};
use std::sync::PoisonError;
use std::time::Duration;

use super::{Claim, Hash, IdempotencyStore, REMEMBERED, StoreError, claim_number};
use crate::sync::{Mutex, MutexGuard};

/// Answers in memory. It has room for so many keys and bytes; the answers that came first make room for others.
#[derive(Debug)]
pub struct MemoryStore {
    keys: usize,
    bytes: usize,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    entries: HashMap<Hash, Entry>,
    /// The keys with an answer, by the time when it came, with the number of its claim.
    ended: VecDeque<(Hash, u64)>,
    bytes: usize,
}

#[derive(Debug)]
struct Entry {
    print: Hash,
    claim: u64,
    attempt: u32,
    lease: Duration,
    expires: Duration,
    envelope: Option<Vec<u8>>,
}

impl Entry {
    /// The time until the lease has run out: never more than the lease itself, even if the clock was set back.
    fn left(&mut self, now: Duration) -> Duration {
        self.expires = self.expires.min(now.saturating_add(self.lease));
        self.expires.saturating_sub(now)
    }

    /// Passes to a new claim.
    fn pass(&mut self, lease: Duration, now: Duration) -> Claim {
        self.claim = claim_number();
        self.attempt = self.attempt.saturating_add(1);
        self.lease = lease;
        self.expires = now.saturating_add(lease);
        Claim::Mine {
            number: self.claim,
            attempt: self.attempt,
        }
    }
}

impl MemoryStore {
    /// A store with room for so many keys, and so many bytes of answers. An answer that is larger is not kept.
    pub fn new(keys: usize, bytes: usize) -> Self {
        Self {
            keys,
            bytes,
            state: Mutex::default(),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Default for MemoryStore {
    /// Room for 10,000 keys and 64 MiB.
    fn default() -> Self {
        Self::new(10_000, 64 * 1024 * 1024)
    }
}

impl State {
    fn remove(&mut self, key: &Hash) {
        if let Some(envelope) = self.entries.remove(key).and_then(|entry| entry.envelope) {
            self.bytes -= envelope.len();
        }
    }

    /// What is known of a key, unless that is too long ago.
    fn known(&mut self, key: &Hash, now: Duration) -> Option<&mut Entry> {
        let entry = self.entries.get(key)?;
        let kept = match entry.envelope {
            Some(_) => Duration::ZERO,
            None => REMEMBERED,
        };
        if entry.expires.saturating_add(kept) <= now {
            self.remove(key);
            return None;
        }
        self.entries.get_mut(key)
    }

    /// The call that holds a key with this claim, whether its lease has run out or not.
    fn held(&mut self, key: &Hash, number: u64) -> Option<&mut Entry> {
        let entry = self.entries.get_mut(key);
        entry.filter(|entry| entry.claim == number && entry.envelope.is_none())
    }

    /// Forgets the first answer; whether there was one.
    fn forget_first(&mut self) -> bool {
        while let Some((key, claim)) = self.ended.pop_front() {
            // Since then, the key may have expired and belong to another call.
            if self
                .entries
                .get(&key)
                .is_some_and(|entry| entry.claim == claim)
            {
                self.remove(&key);
                return true;
            }
        }
        false
    }

    fn forget_expired(&mut self, now: Duration) {
        while let Some((key, claim)) = self.ended.front() {
            let entry = self.entries.get(key).filter(|entry| entry.claim == *claim);
            if entry.is_some_and(|entry| entry.expires > now) {
                return;
            }
            let key = *key;
            if entry.is_some() {
                self.remove(&key);
            }
            self.ended.pop_front();
        }
    }
}

impl IdempotencyStore for MemoryStore {
    fn claim(
        &self,
        key: &Hash,
        print: &Hash,
        lease: Duration,
        now: Duration,
    ) -> Result<Claim, StoreError> {
        let mut state = self.state();
        state.forget_expired(now);
        if let Some(entry) = state.known(key, now) {
            if entry.print != *print {
                return Ok(Claim::Other);
            }
            if let Some(envelope) = &entry.envelope {
                return Ok(Claim::Ended(envelope.clone()));
            }
            let left = entry.left(now);
            return Ok(match left.is_zero() {
                true => entry.pass(lease, now),
                false => Claim::Runs {
                    number: entry.claim,
                    left,
                },
            });
        }
        while state.entries.len() >= self.keys {
            if !state.forget_first() {
                // None has an answer; those whose lease has run out make room.
                let is_held = |_: &Hash, entry: &mut Entry| !entry.left(now).is_zero();
                state.entries.retain(is_held);
                if state.entries.len() >= self.keys {
                    return Ok(Claim::Full);
                }
            }
        }
        let number = claim_number();
        let entry = Entry {
            print: *print,
            claim: number,
            attempt: 1,
            lease,
            expires: now.saturating_add(lease),
            envelope: None,
        };
        state.entries.insert(*key, entry);
        Ok(Claim::Mine { number, attempt: 1 })
    }

    fn renew(
        &self,
        key: &Hash,
        number: u64,
        lease: Duration,
        now: Duration,
    ) -> Result<bool, StoreError> {
        let mut state = self.state();
        let Some(entry) = state.held(key, number) else {
            return Ok(false);
        };
        entry.lease = lease;
        entry.expires = now.saturating_add(lease);
        Ok(true)
    }

    fn settle(
        &self,
        key: &Hash,
        number: u64,
        kept: Option<(&[u8], Duration)>,
        now: Duration,
    ) -> Result<bool, StoreError> {
        let mut state = self.state();
        let Some(entry) = state.held(key, number) else {
            return Ok(false);
        };
        let Some((envelope, keep)) = kept.filter(|(envelope, _)| envelope.len() <= self.bytes)
        else {
            if entry.attempt == 1 {
                state.remove(key);
            } else {
                entry.claim = claim_number();
                entry.expires = now;
            }
            return Ok(true);
        };
        while state.bytes + envelope.len() > self.bytes && state.forget_first() {}
        state.bytes += envelope.len();
        if let Some(entry) = state.entries.get_mut(key) {
            entry.expires = now.saturating_add(keep);
            entry.envelope = Some(envelope.to_vec());
        }
        state.ended.push_back((*key, number));
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn key(n: u8) -> Hash {
        [n; 32]
    }

    fn claimed(store: &MemoryStore, n: u8, now: Duration) -> u64 {
        let claim = known(store, n, now);
        let Claim::Mine { number, .. } = claim else {
            panic!("{claim:?}");
        };
        number
    }

    fn ended(store: &MemoryStore, n: u8, envelope: &[u8], now: Duration) {
        let claim = claimed(store, n, now);
        store
            .settle(&key(n), claim, Some((envelope, SECOND)), now)
            .unwrap();
    }

    fn known(store: &MemoryStore, n: u8, now: Duration) -> Claim {
        store.claim(&key(n), &key(0), SECOND, now).unwrap()
    }

    #[test]
    fn the_first_answers_make_room() {
        loom::model(|| {
            let store = MemoryStore::new(3, 10);
            let now = Duration::ZERO;
            (1..=3).for_each(|n| ended(&store, n, b"abc", now));
            ended(&store, 4, b"abcd", now);
            assert_eq!(known(&store, 3, now), Claim::Ended(b"abc".to_vec()));
            assert_eq!(known(&store, 4, now), Claim::Ended(b"abcd".to_vec()));
            assert!(matches!(known(&store, 1, now), Claim::Mine { .. }));
            assert!(store.state().bytes <= 10);
            let claim = claimed(&store, 5, now);
            store
                .settle(&key(5), claim, Some((&[0; 11], SECOND)), now)
                .unwrap();
            assert!(matches!(known(&store, 5, now), Claim::Mine { .. }));
        });
    }

    #[test]
    fn where_all_run_there_is_no_room() {
        loom::model(|| {
            let store = MemoryStore::new(2, 10);
            claimed(&store, 1, Duration::ZERO);
            claimed(&store, 2, Duration::ZERO);
            assert_eq!(known(&store, 3, Duration::ZERO), Claim::Full);
            assert!(matches!(known(&store, 3, SECOND), Claim::Mine { .. }));
        });
    }

    #[test]
    fn what_expires_leaves_nothing() {
        loom::model(|| {
            let store = MemoryStore::new(100, 1000);
            for round in 0..50u32 {
                let now = SECOND * round;
                (1..=9).for_each(|n| ended(&store, n, b"abc", now));
            }
            let late = SECOND * 60;
            let claim = claimed(&store, 1, late);
            store.settle(&key(1), claim, None, late).unwrap();
            let state = store.state();
            assert_eq!(
                (state.entries.len(), state.ended.len(), state.bytes),
                (0, 0, 0)
            );
        });
    }
}
