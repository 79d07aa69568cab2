//! Leases of keys, which one thread renews for as long as their calls run.
//!
//! The thread goes by the system's time, whatever the host's clock is, and needs no executor: a handler that blocks its
//! thread keeps its key all the same. It ends with the last lease.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::{Hash, IdempotencyStore};
use crate::call::{Cancel, Surroundings, write_log};
use crate::caught::caught;

/// How long a lease is at least.
pub(crate) const SHORTEST: Duration = Duration::from_millis(100);

/// The thread looks after this at the latest.
#[cfg(not(any(test, all(target_family = "wasm", target_os = "unknown"))))]
const LONGEST_WAIT: Duration = Duration::from_secs(60 * 60);

/// A lease is renewed so often until it has run out.
const TIMES: u32 = 3;

/// Who holds a key: a call of this process.
pub(crate) struct Holder {
    pub(crate) store: Arc<dyn IdempotencyStore>,
    pub(crate) key: Hash,
    /// The number of the claim.
    pub(crate) number: u64,
    /// How long a lease is.
    pub(crate) length: Duration,
    pub(crate) surroundings: Arc<Surroundings>,
    pub(crate) tool: &'static str,
    pub(crate) call_id: String,
    /// The token of the call, which is cancelled when another call takes over its key.
    pub(crate) cancel: Cancel,
}

/// The lease of a call's idempotency key, from its claim to its end.
pub(crate) struct Lease {
    holder: Holder,
    /// When it is to be renewed next, by [`moment`].
    due: AtomicU64,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    is_over: bool,
    is_lost: bool,
    /// Whether the last renewal failed, and the log has it.
    fails: bool,
}

impl Lease {
    /// Renews it from now on, until it ends.
    pub(crate) fn begin(holder: Holder) -> Arc<Self> {
        let lease = Arc::new(Self {
            holder,
            due: AtomicU64::default(),
            state: Mutex::default(),
        });
        lease.put_off();
        HELD.add(&lease);
        lease
    }

    /// Who holds the key.
    pub(crate) fn holder(&self) -> &Holder {
        &self.holder
    }

    /// Ends it: it is renewed no more, and no renewal is under way. Returns whether another call has taken over the key.
    pub(crate) fn end(&self) -> bool {
        let mut state = self.state();
        state.is_over = true;
        let is_lost = state.is_lost;
        drop(state);
        HELD.remove(self);
        is_lost
    }

    /// Begins it anew, unless the call has ended. If the store fails, the call goes on, and the next renewal tries again. If
    /// another call has the key, the call is cancelled.
    fn renew(&self) {
        self.put_off();
        let mut state = self.state();
        if state.is_over {
            return;
        }
        let own = &self.holder;
        let renewed = caught(|| {
            let now = own.surroundings.clock.now();
            own.store.renew(&own.key, own.number, own.length, now)
        });
        let failure = match renewed {
            Ok(Ok(true)) => {
                state.fails = false;
                return;
            }
            Ok(Ok(false)) => {
                state.is_over = true;
                state.is_lost = true;
                drop(state);
                HELD.remove(self);
                self.log("another call has taken over the idempotency key");
                if let Err(panic) = caught(|| own.cancel.cancel()) {
                    self.log(&format!(
                        "the call was not told that it lost its key: {panic}"
                    ));
                }
                return;
            }
            Ok(Err(error)) => error.to_string(),
            Err(panic) => panic,
        };
        let is_known = std::mem::replace(&mut state.fails, true);
        drop(state);
        if !is_known {
            self.log(&format!(
                "the store of idempotency keys failed: a lease was not renewed: {failure}"
            ));
        }
    }

    /// Sets the time of its next renewal.
    fn put_off(&self) {
        let every = (self.holder.length / TIMES).as_millis();
        let every = u64::try_from(every).unwrap_or(u64::MAX).max(1);
        let due = moment().saturating_add(every);
        self.due.store(due, Ordering::Release);
    }

    #[cfg(not(any(test, all(target_family = "wasm", target_os = "unknown"))))]
    fn due(&self) -> u64 {
        self.due.load(Ordering::Acquire)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn log(&self, text: &str) {
        let own = &self.holder;
        write_log(own.surroundings.log.as_ref(), own.tool, &own.call_id, text);
    }
}

/// The leases of this process.
static HELD: Held = Held {
    leases: Mutex::new(Leases {
        by_key: BTreeMap::new(),
        claiming: BTreeMap::new(),
        #[cfg(not(any(test, all(target_family = "wasm", target_os = "unknown"))))]
        next: None,
    }),
    #[cfg(not(any(test, all(target_family = "wasm", target_os = "unknown"))))]
    wakes: std::sync::Condvar::new(),
};

struct Held {
    leases: Mutex<Leases>,
    /// Lets the thread look at once.
    #[cfg(not(any(test, all(target_family = "wasm", target_os = "unknown"))))]
    wakes: std::sync::Condvar,
}

struct Leases {
    /// Calls with one key may have several stores.
    by_key: BTreeMap<Hash, Vec<Arc<Lease>>>,
    /// How many calls claim a key at this moment.
    claiming: BTreeMap<Hash, usize>,
    /// When the thread looks again, by [`moment`]; nothing where there is no thread.
    #[cfg(not(any(test, all(target_family = "wasm", target_os = "unknown"))))]
    next: Option<u64>,
}

/// Whether a claim belongs to a call of this process, or may at this moment.
pub(crate) fn is_held_here(key: &Hash, number: u64) -> bool {
    let leases = HELD.leases();
    let mut held = leases.by_key.get(key).into_iter().flatten();
    leases.claiming.contains_key(key) || held.any(|lease| lease.holder.number == number)
}

/// While it is there, a call claims a key of a store, and takes the lease of it.
pub(crate) struct Claiming(Hash);

impl Claiming {
    /// At first, calls of this process that hold the key renew their leases. So a call that runs never loses its key to
    /// another one of the same process, even if the thread comes late or the host's clock jumps.
    pub(crate) fn of(key: &Hash) -> Self {
        let held: Vec<Arc<Lease>> = {
            let mut leases = HELD.leases();
            *leases.claiming.entry(*key).or_default() += 1;
            leases.by_key.get(key).cloned().unwrap_or_default()
        };
        let claiming = Self(*key);
        held.iter().for_each(|lease| lease.renew());
        claiming
    }
}

impl Drop for Claiming {
    fn drop(&mut self) {
        let mut leases = HELD.leases();
        if let Some(count) = leases.claiming.get_mut(&self.0) {
            *count -= 1;
            if *count == 0 {
                leases.claiming.remove(&self.0);
            }
        }
    }
}

impl Held {
    fn leases(&self) -> MutexGuard<'_, Leases> {
        self.leases.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, lease: &Arc<Lease>) {
        let mut leases = self.leases();
        let held = leases.by_key.entry(lease.holder.key).or_default();
        held.push(lease.clone());
        #[cfg(not(any(test, all(target_family = "wasm", target_os = "unknown"))))]
        renew_from(&mut leases, lease.due());
    }

    fn remove(&self, lease: &Lease) {
        let key = &lease.holder.key;
        let mut leases = self.leases();
        let Some(held) = leases.by_key.get_mut(key) else {
            return;
        };
        let mut places = held.iter();
        let place = places.position(|other| std::ptr::eq(Arc::as_ptr(other), lease));
        let removed = place.map(|place| held.swap_remove(place));
        if held.is_empty() {
            leases.by_key.remove(key);
        }
        drop(leases);
        // What the host has given may do anything when it is dropped.
        drop(removed);
    }
}

/// Starts the thread, or lets it look earlier. In models of threads, and where there are none, nobody renews.
#[cfg(not(any(test, all(target_family = "wasm", target_os = "unknown"))))]
fn renew_from(leases: &mut Leases, due: u64) {
    match leases.next {
        Some(next) if due < next => HELD.wakes.notify_one(),
        Some(_) => {}
        None => {
            let thread = std::thread::Builder::new().name("toolrt-leases".into());
            // Without a thread, leases are renewed when others of this process ask for their keys.
            if thread.spawn(renew_all).is_ok() {
                leases.next = Some(due);
            }
        }
    }
}

#[cfg(not(any(test, all(target_family = "wasm", target_os = "unknown"))))]
fn renew_all() {
    loop {
        let mut leases = HELD.leases();
        let Some(next) = all(&leases).map(|lease| lease.due()).min() else {
            leases.next = None;
            return;
        };
        leases.next = Some(next);
        let wait = Duration::from_millis(next.saturating_sub(moment())).min(LONGEST_WAIT);
        if !wait.is_zero() {
            let woken = HELD.wakes.wait_timeout(leases, wait);
            drop(woken.unwrap_or_else(PoisonError::into_inner));
            continue;
        }
        let now = moment();
        let due = all(&leases).filter(|lease| lease.due() <= now);
        let due: Vec<Arc<Lease>> = due.cloned().collect();
        drop(leases);
        due.iter().for_each(|lease| lease.renew());
    }
}

#[cfg(not(any(test, all(target_family = "wasm", target_os = "unknown"))))]
fn all(leases: &Leases) -> impl Iterator<Item = &Arc<Lease>> {
    leases.by_key.values().flatten()
}

/// The milliseconds since leases are held in this process.
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
fn moment() -> u64 {
    static BEGAN: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    let began = BEGAN.get_or_init(std::time::Instant::now);
    u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX)
}

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
fn moment() -> u64 {
    0
}
