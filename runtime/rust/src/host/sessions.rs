//! Which tools a session has called already.

use std::collections::hash_map::RandomState;
use std::collections::{HashSet, VecDeque};
use std::hash::BuildHasher;
use std::sync::{Mutex, PoisonError};

/// How many pairs of a session and a tool are remembered.
const REMEMBERED: usize = 65_536;

/// The pairs of sessions and tools with a call that has succeeded, the latest ones. Sessions are named from outside: only
/// hashes of fixed size are kept.
#[derive(Default)]
pub(crate) struct Sessions {
    hasher: RandomState,
    seen: Mutex<Seen>,
}

#[derive(Default)]
struct Seen {
    pairs: HashSet<u64>,
    order: VecDeque<u64>,
}

impl Sessions {
    /// Whether the session has not called this tool before; from now on it has.
    pub(crate) fn is_first(&self, session: &str, tool: &str) -> bool {
        let pair = self.hasher.hash_one((session, tool));
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if !seen.pairs.insert(pair) {
            return false;
        }
        seen.order.push_back(pair);
        if seen.order.len() > REMEMBERED
            && let Some(oldest) = seen.order.pop_front()
        {
            seen.pairs.remove(&oldest);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::{REMEMBERED, Sessions};

    #[test]
    fn many_sessions_take_no_more_memory() {
        let sessions = Sessions::default();
        assert!(sessions.is_first("s", "tool"));
        assert!(!sessions.is_first("s", "tool"));
        assert!(sessions.is_first("s", "other"));
        for session in 0..REMEMBERED {
            assert!(sessions.is_first(&session.to_string(), "tool"));
        }
        let seen = sessions.seen.lock().unwrap();
        assert_eq!(
            (seen.pairs.len(), seen.order.len()),
            (REMEMBERED, REMEMBERED)
        );
        drop(seen);
        assert!(sessions.is_first("s", "tool"));
    }
}
