//! What providers reject in the arguments of tools, by position: one finding, however many tools and providers are
//! affected.

use foldhash::HashMapExt;

use super::Demands;
use super::arguments::{self, Part, Spot};
use crate::ir::{Design, Tool};
use crate::providers::Provider;
use crate::source::Span;

/// One construct that a provider rejects.
pub(super) struct Refusal {
    /// Where it is written.
    pub span: Span,
    /// Its kind, with an article: `a map`.
    pub what: String,
    /// What becomes of it.
    pub outcome: &'static str,
    /// What to do.
    pub help: &'static str,
}

/// The same construct, for all providers that reject it.
pub(super) struct Refused<'a> {
    pub refusal: Refusal,
    /// Where it was found first: `find_files.options.labels`.
    pub path: String,
    /// How many tools have it.
    pub tools: usize,
    last: &'a Tool,
    providers: Vec<&'static str>,
}

impl Refused<'_> {
    /// `OpenAI strict and Anthropic strict`
    pub fn providers(&self) -> String {
        joined(&self.providers)
    }

    /// Whether only one provider rejects it.
    pub fn is_of_one(&self) -> bool {
        self.providers.len() == 1
    }

    /// ` (and 2 more tools)`, if several have it.
    pub fn more(&self) -> String {
        match self.tools - 1 {
            0 => String::new(),
            1 => " (and 1 more tool)".to_owned(),
            more => format!(" (and {more} more tools)"),
        }
    }
}

/// All that `look` finds, in the order of tools and their arguments.
pub(super) fn of<'a>(
    design: &'a Design,
    demands: &Demands,
    look: impl Fn(&Provider, &Part<'a>, &Spot<'_>) -> Vec<Refusal>,
) -> Vec<Refused<'a>> {
    let mut all: Vec<Refused<'a>> = Vec::new();
    if demands.providers.is_empty() {
        return all;
    }
    let mut places = foldhash::HashMap::new();
    for tool in &design.tools {
        arguments::parts(design, tool, &mut |part, spot| {
            for provider in &demands.providers {
                for refusal in look(provider, &part, spot) {
                    let key = (refusal.span, refusal.what.clone(), refusal.outcome);
                    let index = *places.entry(key).or_insert(all.len());
                    if index == all.len() {
                        let dot = if spot.path.is_empty() { "" } else { "." };
                        all.push(Refused {
                            refusal,
                            path: format!("{}{dot}{}", tool.name, spot.path),
                            tools: 1,
                            last: tool,
                            providers: vec![provider.title],
                        });
                        continue;
                    }
                    let known = &mut all[index];
                    if known.last.id != tool.id {
                        known.tools += 1;
                        known.last = tool;
                    }
                    if !known.providers.contains(&provider.title) {
                        known.providers.push(provider.title);
                    }
                }
            }
        });
    }
    all
}

/// `a, b and c`
pub(super) fn joined(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
