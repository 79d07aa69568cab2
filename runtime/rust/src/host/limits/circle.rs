//! Whether calls would wait for each other, so that none of them ever goes on.

use std::collections::{HashMap, HashSet};

/// Tools for which calls wait that were made inside of others, with the numbers of those.
pub(super) type Waits<'a> = Vec<(&'a str, &'a [u64])>;

/// Whether nobody who has a place of `tool` ever gives it back, because each waits for a call that waits in turn.
///
/// `places` are the calls that have places, with their tools. A circle comes up with its last wait, so it is enough to
/// look when a wait begins; the calls of no handler are in none.
pub(super) fn closes(tool: &str, waits: &Waits<'_>, places: &[(u64, &str)]) -> bool {
    let mut waits_for: HashMap<u64, Vec<&str>> = HashMap::new();
    for (tool, callers) in waits {
        for caller in *callers {
            waits_for.entry(*caller).or_default().push(tool);
        }
    }
    let mut stuck: HashSet<&str> = waits.iter().map(|(tool, _)| *tool).collect();
    loop {
        // A call goes on if nothing that it waits for is stuck; then its tool is not, either.
        let goes_on = |number: &u64| {
            let tools = waits_for.get(number);
            tools.is_none_or(|tools| tools.iter().all(|tool| !stuck.contains(tool)))
        };
        let free: HashSet<&str> = places
            .iter()
            .filter(|(number, tool)| stuck.contains(tool) && goes_on(number))
            .map(|(_, tool)| *tool)
            .collect();
        if free.is_empty() {
            return stuck.contains(tool);
        }
        stuck.retain(|tool| !free.contains(tool));
    }
}
