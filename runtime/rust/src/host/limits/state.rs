//! What is known of the calls that run and of those that wait.

use std::collections::{BTreeMap, HashMap};
use std::task::Waker;

use super::callers::{CallerKey, Callers};
use super::rate::Window;

#[derive(Debug, Default)]
pub(super) struct State {
    pub(super) next: u64,
    /// How many calls of the registry's own limit run.
    pub(super) running: u32,
    pub(super) tools: Vec<Tool>,
    /// Where a tool is among them.
    pub(super) indices: HashMap<&'static str, usize>,
    pub(super) rate: Window,
    /// Calls that run, by their numbers.
    pub(super) places: BTreeMap<u64, Place>,
    /// Calls that wait, in the order in which they came.
    pub(super) waiting: BTreeMap<u64, Wait>,
    pub(super) callers: Callers,
}

#[derive(Debug, Default)]
pub(super) struct Tool {
    pub(super) running: u32,
    pub(super) waiting: usize,
    pub(super) rate: Window,
}

/// What a call has taken.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    pub(super) tool: &'static str,
    /// Where the tool is in the state.
    pub(super) index: usize,
    /// A place of the registry, if its calls are limited.
    pub(super) takes_one: bool,
    /// The limit on the calls of the tool, if it takes a place of that.
    pub(super) limit: Option<u32>,
    /// Whom the call counts for.
    pub(super) caller: CallerKey,
    /// Whether it is made inside of no other, and so counts for the quota of the caller.
    pub(super) is_outermost: bool,
}

#[derive(Debug)]
pub(super) struct Wait {
    pub(super) place: Place,
    /// The calls that wait for this one, as far as they have places.
    pub(super) callers: Vec<u64>,
    pub(super) waker: Option<Waker>,
}

impl State {
    /// Where a tool is among the tools.
    pub(super) fn index(&mut self, tool: &'static str) -> usize {
        let (tools, indices) = (&mut self.tools, &mut self.indices);
        *indices.entry(tool).or_insert_with(|| {
            tools.push(Tool::default());
            tools.len() - 1
        })
    }

    pub(super) fn take(&mut self, number: u64, place: Place) {
        self.running += u32::from(place.takes_one);
        if place.limit.is_some() {
            self.tools[place.index].running += 1;
        }
        self.callers.begin(place.caller, place.is_outermost);
        self.places.insert(number, place);
    }

    pub(super) fn give_back(&mut self, place: &Place) {
        self.running -= u32::from(place.takes_one);
        if place.limit.is_some() {
            self.tools[place.index].running -= 1;
        }
        self.callers.end(place.caller, place.is_outermost);
    }

    pub(super) fn wait(&mut self, number: u64, wait: Wait) {
        self.tools[wait.place.index].waiting += 1;
        let place = &wait.place;
        self.callers.wait(place.caller, number, place.is_outermost);
        self.waiting.insert(number, wait);
    }

    /// Takes a call out of those that wait: it is served, or it gives up.
    pub(super) fn wait_no_more(&mut self, number: u64) -> Option<Wait> {
        let wait = self.waiting.remove(&number)?;
        let place = &wait.place;
        self.tools[place.index].waiting -= 1;
        self.callers.leave(place.caller, number, place.is_outermost);
        Some(wait)
    }

    /// The call that gives way to one that finds the queue of its tool full: the last one of the caller of whom the most
    /// wait there, if these are at least two more than those of the caller of the new one. Calls that handlers make do not
    /// give way.
    pub(super) fn greediest(&self, place: &Place) -> Option<u64> {
        let mut counts: HashMap<CallerKey, (usize, u64)> = HashMap::new();
        for (number, wait) in &self.waiting {
            if wait.place.index == place.index && wait.place.is_outermost {
                let (count, last) = counts.entry(wait.place.caller).or_default();
                *count += 1;
                *last = *number;
            }
        }
        let own = counts.get(&place.caller).map_or(0, |(count, _)| *count);
        let (count, last) = counts.into_values().max()?;
        (count > own + 1).then_some(last)
    }
}
