//! Answers in memory, for one process.

use std::collections::{HashMap, VecDeque};
use std::sync::PoisonError;
use std::time::Duration;

use super::{Claim, Hash, IdempotencyStore, StoreError, claim_number};
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
    expires: Duration,
    envelope: Option<Vec<u8>>,
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
        if let Some(entry) = state.entries.get(key).filter(|entry| entry.expires > now) {
            return Ok(match &entry.envelope {
                _ if entry.print != *print => Claim::Other,
                Some(envelope) => Claim::Ended(envelope.clone()),
                None => Claim::Runs,
            });
        }
        state.remove(key);
        while state.entries.len() >= self.keys {
            if !state.forget_first() {
                // All that are left run; those of which nobody hears any more make room.
                state.entries.retain(|_, entry| entry.expires > now);
                if state.entries.len() >= self.keys {
                    return Ok(Claim::Full);
                }
            }
        }
        let claim = claim_number();
        let entry = Entry {
            print: *print,
            claim,
            expires: now.saturating_add(lease),
            envelope: None,
        };
        state.entries.insert(*key, entry);
        Ok(Claim::Mine(claim))
    }

    fn settle(
        &self,
        key: &Hash,
        claim: u64,
        kept: Option<(&[u8], Duration)>,
        now: Duration,
    ) -> Result<(), StoreError> {
        let mut state = self.state();
        let entry = state.entries.get(key);
        if entry.is_none_or(|entry| entry.claim != claim || entry.envelope.is_some()) {
            return Ok(());
        }
        let Some((envelope, keep)) = kept.filter(|(envelope, _)| envelope.len() <= self.bytes)
        else {
            state.remove(key);
            return Ok(());
        };
        while state.bytes + envelope.len() > self.bytes && state.forget_first() {}
        state.bytes += envelope.len();
        if let Some(entry) = state.entries.get_mut(key) {
            entry.expires = now.saturating_add(keep);
            entry.envelope = Some(envelope.to_vec());
        }
        state.ended.push_back((*key, claim));
        Ok(())
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
        let Claim::Mine(number) = claim else {
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
            assert!(matches!(known(&store, 1, now), Claim::Mine(_)));
            assert!(store.state().bytes <= 10);
            let claim = claimed(&store, 5, now);
            store
                .settle(&key(5), claim, Some((&[0; 11], SECOND)), now)
                .unwrap();
            assert!(matches!(known(&store, 5, now), Claim::Mine(_)));
        });
    }

    #[test]
    fn where_all_run_there_is_no_room() {
        loom::model(|| {
            let store = MemoryStore::new(2, 10);
            claimed(&store, 1, Duration::ZERO);
            claimed(&store, 2, Duration::ZERO);
            assert_eq!(known(&store, 3, Duration::ZERO), Claim::Full);
            assert!(matches!(known(&store, 3, SECOND), Claim::Mine(_)));
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

    #[test]
    fn a_claim_that_was_lost_settles_nothing() {
        loom::model(|| {
            let store = MemoryStore::default();
            let lost = claimed(&store, 1, Duration::ZERO);
            let own = claimed(&store, 1, SECOND);
            store
                .settle(&key(1), lost, Some((b"lost", SECOND)), SECOND)
                .unwrap();
            assert_eq!(known(&store, 1, SECOND), Claim::Runs);
            store
                .settle(&key(1), own, Some((b"own", SECOND)), SECOND)
                .unwrap();
            store.settle(&key(1), own, None, SECOND).unwrap();
            assert_eq!(known(&store, 1, SECOND), Claim::Ended(b"own".to_vec()));
            assert_eq!(
                store.claim(&key(1), &key(9), SECOND, SECOND).unwrap(),
                Claim::Other
            );
        });
    }
}
