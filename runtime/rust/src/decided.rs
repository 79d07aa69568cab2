//! Patterns decided by automata, within the computing time of a call.

use toolrt_pattern::{Automaton, PART};

use crate::meter::spend;

/// Whether an automaton matches in a text, as far as the time is there.
pub(crate) fn decided(automaton: &Automaton, text: &str) -> bool {
    let work = u32::try_from(automaton.work().operations).unwrap_or(u32::MAX);
    let cost = work.saturating_add(4);
    if text.len() < PART && !spend(cost.saturating_mul(text.len() as u32 / 4)) {
        return false;
    }
    automaton.matches_while(text, &mut |chars| {
        spend(cost.saturating_mul(u32::try_from(chars).unwrap_or(u32::MAX) / 4))
    })
}
