//! The plan of a run that makes the files of some packages, and leaves all others as they are listed.
//!
//! It makes the same paths as the last run did. So nothing becomes stale, no folder comes or goes, and no path is in the
//! way of another one: what is decided is only which of these files change.

use super::lock::place_of_hash;
use super::outputs::Outputs;
use super::plan::{Plan, Seen};
use super::run::Run;
use crate::problem::Problem;

impl Plan {
    /// Whether files can be planned alone: each is listed by its target, and by no other one.
    pub(super) fn is_of_part(outputs: &Outputs, seen: &[Seen]) -> bool {
        outputs.is_apart && seen.iter().all(|seen| seen.listed.is_some())
    }

    /// Decides the changes of a part; the lock moves from the run into the plan.
    pub(super) fn of_part(run: &mut Run, mut seen: Vec<Seen>) -> Result<Self, Problem> {
        seen.sort_by(|a, b| (&a.path, &a.target).cmp(&(&b.path, &b.target)));
        let mut plan = Self::default();
        plan.put_new(run, &seen)?;
        let all: usize = run
            .targets
            .iter()
            .map(|target| run.lock.count(target))
            .sum();
        plan.unchanged += all - seen.len();
        plan.lock = std::mem::take(&mut run.lock);
        plan.lock_text = run.lock_text.clone();
        for seen in seen.iter().filter(|seen| seen.listed != Some(seen.new)) {
            plan.lock.insert(&seen.target, &seen.path, seen.new);
            match place_of_hash(&plan.lock_text, &seen.target, &seen.path) {
                Some(place) => plan.lock_text.replace_range(place, &seen.new.to_string()),
                None => plan.lock_text = plan.lock.to_string(),
            }
        }
        Ok(plan)
    }
}
